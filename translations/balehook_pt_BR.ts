<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>Sobre o Balehook</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
Um console para tarefas de importação e webhooks.

Software livre sob a Licença Pública Geral GNU (GPL), versão 3 ou posterior. Usa o Qt %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountBanner</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>Remover conta</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and the files that were fetched for it are deleted, too. Nothing changes at the service.</source>
        <translation>Remover a conta %1 deste programa? O token dela será excluído do chaveiro, e os arquivos baixados para ela também serão excluídos. Nada muda no serviço.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>The account %1 was removed, but not all of its files. %2</source>
        <translation>A conta %1 foi removida, mas nem todos os arquivos dela foram. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>A conta %1 foi removida, mas o token dela ainda pode estar no chaveiro. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed, because the settings could not be saved. %2</source>
        <translation>A conta %1 não foi removida, porque não foi possível salvar as configurações. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>A conta %1 foi removida, mas não foi possível excluir alguns dos dados dela. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>&amp;Slug:</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>URL &amp;base:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>Endereços:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Veri&amp;ficar</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>&amp;Avançado</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>URL do &amp;workspace:</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>Tamanho da &amp;página:</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>Caminho das p&amp;ropriedades:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Páginas:</translation>
    </message>
    <message>
        <source>Ask with page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>Pedir com page[&amp;offset] e page[limit] (não confirmado)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Arquivos:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files at these addresses</source>
        <translation>Enviar o token de acesso para baixar ar&amp;quivos nestes endereços</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>Rótulos de stat&amp;us:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Sa&amp;lvar</translation>
    </message>
    <message>
        <source>&amp;Add account</source>
        <translation>Adicionar &amp;conta</translation>
    </message>
    <message>
        <source>Edit account</source>
        <translation>Editar conta</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>Adicionar conta</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If it is empty, the slug is shown.</source>
        <translation>Exibido na lista de contas. Se estiver vazio, o slug é exibido.</translation>
    </message>
    <message>
        <source>The part of the host name that names the account.</source>
        <translation>A parte do nome do host que identifica a conta.</translation>
    </message>
    <message>
        <source>The whole address, or with “{slug}” in the place of the slug.</source>
        <translation>O endereço completo, ou com “{slug}” no lugar do slug.</translation>
    </message>
    <message>
        <source>Empty: the base URL. Webhooks are created at the address of a “workspace”, and whether that is the same one is not documented.</source>
        <translation>Vazio: a URL base. Os webhooks são criados no endereço de um “workspace”, e não está documentado se é o mesmo.</translation>
    </message>
    <message>
        <source>25 is the default, as it is the service&apos;s own. Larger pages mean fewer requests; the service may answer with smaller ones.</source>
        <translation>O padrão é 25, como no próprio serviço. Páginas maiores exigem menos requisições; o serviço pode responder com páginas menores.</translation>
    </message>
    <message>
        <source>Empty: none. The address that lists properties is not documented; if you know it, type what follows the base URL. It starts with a slash.</source>
        <translation>Vazio: nenhum. O endereço que lista as propriedades não está documentado; se você o conhece, digite o que vem depois da URL base. Ele começa com uma barra.</translation>
    </message>
    <message>
        <source>Not confirmed: the service is said to take these two, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the answer shows another page. Use “Check” to try it.</source>
        <translation>Não confirmado: diz-se que o serviço aceita esses dois parâmetros, mas não está documentado como eles contam. O Balehook conta os registros antes da página, a partir de 0, e para se a resposta mostrar outra página. Use “Verificar” para testar.</translation>
    </message>
    <message>
        <source>Needed only if files of this account lie at its own address and want a sign-in there. Files at other addresses never get the token.</source>
        <translation>Necessário apenas se os arquivos desta conta ficarem no endereço dela e exigirem autenticação. Arquivos em outros endereços nunca recebem o token.</translation>
    </message>
    <message>
        <source>Empty: the code alone is shown. What the codes of a job mean is not documented, so words for them are yours to give.</source>
        <translation>Vazio: só o código é exibido. O significado dos códigos de uma tarefa não está documentado; você escolhe as palavras para eles.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Keep &amp;editing</source>
        <translation>Continuar &amp;editando</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Cole o token de acesso</translation>
    </message>
    <message>
        <source>It is kept in the keychain and never shown.</source>
        <translation>Ele fica guardado no chaveiro e nunca é exibido.</translation>
    </message>
    <message>
        <source>A token belongs to one address and one slug. After this change it is asked for again; you can paste it here.</source>
        <translation>Um token pertence a um endereço e a um slug. Depois desta alteração, ele será pedido novamente; você pode colá-lo aqui.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Há um token armazenado</translation>
    </message>
    <message>
        <source>Leave it empty to keep the stored token.</source>
        <translation>Deixe vazio para manter o token armazenado.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>Nenhum token armazenado</translation>
    </message>
    <message>
        <source>Leave it empty to go on without storing a token.</source>
        <translation>Deixe vazio para continuar sem armazenar um token.</translation>
    </message>
    <message>
        <source>The account is saved, but its token is not stored. Close without the token?</source>
        <translation>A conta foi salva, mas o token dela não foi armazenado. Fechar sem o token?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Descartar o que você digitou?</translation>
    </message>
    <message>
        <source>Type the account&apos;s slug, for example “acme”.</source>
        <translation>Digite o slug da conta, por exemplo “acme”.</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: the letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Um slug tem no máximo 63 caracteres: letras de a a z, algarismos e hifens, que não podem estar no começo nem no fim.</translation>
    </message>
    <message>
        <source>Type the address of the service, for example “https://{slug}.example.com”.</source>
        <translation>Digite o endereço do serviço, por exemplo “https://{slug}.example.com”.</translation>
    </message>
    <message>
        <source>The service tells accounts apart by this part of the host name. It also stands in links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>O serviço distingue as contas por esta parte do nome do host. Ela também aparece nos links de tarefas, como balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The address below which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. Below “Addresses” you see where each request goes.</source>
        <translation>O endereço sob o qual o serviço lista tarefas de importação e webhooks, por exemplo https://{slug}.example.com. “{slug}” representa o slug. Abaixo de “Endereços” você vê para onde vai cada requisição.</translation>
    </message>
    <message>
        <source>The access token that goes with each request to the service. How one is obtained, how long it is good for and what it allows is not documented: ask whoever runs your platform.</source>
        <translation>O token de acesso que acompanha cada requisição ao serviço. Como obtê-lo, por quanto tempo vale e o que permite não está documentado: pergunte a quem opera a sua plataforma.</translation>
    </message>
    <message>
        <source>Asks each listing for one record, with what is typed here, and shows what came. Nothing is stored.</source>
        <translation>Pede um registro a cada listagem, com o que foi digitado aqui, e mostra o que veio. Nada é armazenado.</translation>
    </message>
    <message>
        <source>Another program removed this account, and its token with it. To have it again, close this and add a new account.</source>
        <translation>Outro programa removeu esta conta e, com ela, o token. Para tê-la de volta, feche esta janela e adicione uma nova conta.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. What is loaded stays here; loading goes on by itself when the connection is back.</source>
        <translation>Este computador está offline. O que já foi carregado permanece aqui; o carregamento continua sozinho quando a conexão voltar.</translation>
    </message>
    <message>
        <source>No token is kept for this account. Nothing can be loaded before you enter one.</source>
        <translation>Nenhum token está guardado para esta conta. Nada pode ser carregado antes que você informe um.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Informar token...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>Atualizar token...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>A lista mudou desde que foi carregada; algumas linhas podem ter mudado de lugar.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait; next try in %Ln s.</source>
        <translation>
            <numerusform>O serviço pediu para aguardar; próxima tentativa em %Ln s.</numerusform>
            <numerusform>O serviço pediu para aguardar; próxima tentativa em %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs now, perhaps balehookctl. Wait until it is done, then try again.</source>
        <translation>Outro programa está carregando estas tarefas agora, talvez o balehookctl. Aguarde até que ele termine e tente novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, conta %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Adicionar conta...</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
    <message>
        <source>The charts are not shown, because the part of the program that draws them is missing. Install Balehook again to have them.</source>
        <translation>Os gráficos não são exibidos porque falta a parte do programa que os desenha. Instale o Balehook novamente para tê-los.</translation>
    </message>
    <message>
        <source>The activity of this account is counted over all its jobs. Load them once to see it; you can go on working meanwhile.</source>
        <translation>A atividade desta conta é calculada com todas as tarefas dela. Carregue-as uma vez para vê-la; enquanto isso, você pode continuar trabalhando.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>Carregar tudo...</translation>
    </message>
    <message>
        <source>No job matches what the list is filtered by.</source>
        <translation>Nenhuma tarefa corresponde aos filtros da lista.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Types (14)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityText</name>
    <message>
        <source>Jobs per week, by status</source>
        <translation>Tarefas por semana, por status</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>Tarefas por mês, por status</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>Tarefas por ano, por status</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>Tarefas por dia, por status</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>Linhas com falha por semana</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>Linhas com falha por mês</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>Linhas com falha por ano</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>Linhas com falha por dia</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>code of a status and the user&apos;s word for it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Status %1</source>
        <comment>code, or code and word</comment>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>Outros status</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>não informado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln tarefa</numerusform>
            <numerusform>%Ln tarefas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 linha com falha</numerusform>
            <numerusform>%1 linhas com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>em %Ln dia</numerusform>
            <numerusform>em %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2, com %3.</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>Todas são do tipo %1.</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>A maioria é do tipo %1.</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>O tipo mais frequente é %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are in no bar.</source>
        <translation>
            <numerusform>%Ln tarefa sem data legível não está em nenhuma barra.</numerusform>
            <numerusform>%Ln tarefas sem data legível não estão em nenhuma barra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>Nem todas as tarefas foram carregadas ainda.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuários</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canais</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorLock</name>
    <message>
        <source>Set by your administrator.</source>
        <translation>Definido pelo seu administrador.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>“%1” is not known in the settings of the administrator and is not used.</source>
        <translation>“%1” não é conhecido nas configurações do administrador e não é usado.</translation>
    </message>
    <message>
        <source>The settings of the administrator in %1 could not be read.</source>
        <translation>Não foi possível ler as configurações do administrador em %1.</translation>
    </message>
    <message>
        <source>Not all of the settings of the administrator in %1 could be understood. The rest of them is used.</source>
        <translation>Não foi possível entender todas as configurações do administrador em %1. As demais são usadas.</translation>
    </message>
    <message>
        <source>“%1” in the settings of the administrator is not used, because everybody on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>“%1” nas configurações do administrador não é usado, porque qualquer pessoa neste computador pode lê-lo ali. Um token deve ficar no chaveiro da pessoa que o usa.</translation>
    </message>
    <message>
        <source>“%1” in the settings of the administrator is not used, because its value is not allowed there.</source>
        <translation>“%1” nas configurações do administrador não é usado, porque o valor dele não é permitido ali.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set by your administrator and cannot be removed here.</source>
        <translation>A conta %1 foi definida pelo seu administrador e não pode ser removida aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The answer is not the webhook that was sent.</source>
        <translation>A resposta não é o webhook que foi enviado.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>All languages but English were translated without being read by a native speaker.</source>
        <translation>As traduções para outros idiomas além do inglês não foram revisadas por falantes nativos.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Espaçosas</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduzido</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>&amp;Size of texts:</source>
        <translation>Tamanho dos te&amp;xtos:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Linhas:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Movimento:</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>Não foi possível abrir as configurações.</translation>
    </message>
    <message>
        <source>Balehook is already running, but does not answer.</source>
        <translation>O Balehook já está em execução, mas não responde.</translation>
    </message>
    <message>
        <source>Close its window, or end the program, then start it again.</source>
        <translation>Feche a janela dele ou encerre o programa e inicie-o novamente.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Não foi possível salvar as configurações.</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desativada</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>A cada %Ln s</numerusform>
            <numerusform>A cada %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>A cada %Ln min</numerusform>
            <numerusform>A cada %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>no longer refreshes</source>
        <translation>não atualiza mais</translation>
    </message>
    <message>
        <source>refreshing is paused</source>
        <translation>atualização pausada</translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln s</source>
        <translation>
            <numerusform>atualiza a cada %Ln s</numerusform>
            <numerusform>atualiza a cada %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>refreshes every minute</source>
        <translation>atualiza a cada minuto</translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln min</source>
        <translation>
            <numerusform>atualiza a cada %Ln min</numerusform>
            <numerusform>atualiza a cada %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is no longer refreshed by itself, because it could not be read. What is loaded stays here.</source>
        <translation>A lista não é mais atualizada automaticamente porque não foi possível lê-la. O que já foi carregado permanece aqui.</translation>
    </message>
    <message>
        <source>Switch On Again</source>
        <translation>Ativar novamente</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the address of the service.</source>
        <translation>Informe o endereço do serviço.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>O endereço deve começar com https://.</translation>
    </message>
    <message>
        <source>There is a character in the address that addresses do not have, such as a space or an invisible one. Type the address again.</source>
        <translation>O endereço contém um caractere inválido, como um espaço ou um caractere invisível. Digite o endereço novamente.</translation>
    </message>
    <message>
        <source>Braces are only used for {slug}, which stands for the slug of the account.</source>
        <translation>Chaves só são usadas em {slug}, que representa o slug da conta.</translation>
    </message>
    <message>
        <source>The address must not have a user name or an @ sign. Remove everything up to the @.</source>
        <translation>O endereço não pode ter nome de usuário nem o sinal @. Remova tudo até o @.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #. Remove it and what follows.</source>
        <translation>O endereço deve terminar antes de qualquer ? ou #. Remova o sinal e o que vem depois dele.</translation>
    </message>
    <message>
        <source>This is not the name of a server. Type it as in https://shop.example.com.</source>
        <translation>Este não é o nome de um servidor. Digite-o como em https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>A porta deve ser um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>The path in the address must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation>O caminho no endereço não pode ter partes vazias nem partes formadas só por pontos. Remova-as.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer itself (localhost). Use https, so that the token cannot be read on its way.</source>
        <translation>O http sem criptografia só é permitido para este próprio computador (localhost). Use https para que o token não possa ser lido no caminho.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the token of the account.</source>
        <translation>Cole o token da conta.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste the token alone.</source>
        <translation>Isto é longo demais para ser um token. Cole apenas o token.</translation>
    </message>
    <message>
        <source>There is a space or a line break inside the token. Copy the token again, in one piece.</source>
        <translation>Há um espaço ou uma quebra de linha dentro do token. Copie o token novamente, inteiro.</translation>
    </message>
    <message>
        <source>There is a character in the token that no token has, perhaps an invisible one. Copy the token again from its source.</source>
        <translation>O token contém um caractere inválido, talvez invisível. Copie o token novamente da origem.</translation>
    </message>
    <message>
        <source>A token has only letters, digits and the signs - . _ ~ + / and =, the latter at its end. Copy the token again.</source>
        <translation>Um token só tem letras, algarismos e os sinais - . _ ~ + / e =, este último apenas no fim. Copie o token novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>O arquivo não foi salvo. %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>%1 foi salvo (%2).</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list will grow as you scroll.</source>
        <translation>Nenhum total utilizável foi encontrado. A lista vai crescer conforme você rolar.</translation>
    </message>
    <message>
        <source>Total: %1, found under the name “%2”.</source>
        <translation>Total: %1, encontrado sob o nome “%2”.</translation>
    </message>
    <message>
        <source>The answer repeats neither the page nor the page size.</source>
        <translation>A resposta não repete nem a página nem o tamanho da página.</translation>
    </message>
    <message>
        <source>The answer repeats page %1, but no page size.</source>
        <translation>A resposta repete a página %1, mas nenhum tamanho de página.</translation>
    </message>
    <message>
        <source>The answer repeats a page size of %1, but no page.</source>
        <translation>A resposta repete o tamanho de página %1, mas nenhuma página.</translation>
    </message>
    <message>
        <source>The answer repeats page %1 and a page size of %2.</source>
        <translation>A resposta repete a página %1 e o tamanho de página %2.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Consultando…</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>Status 200, com %Ln registro.</numerusform>
            <numerusform>Status 200, com %Ln registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Status %1.</translation>
    </message>
    <message>
        <source>The answer repeats this: %1</source>
        <translation>A resposta repete isto: %1</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>O serviço diz: %1</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Resultado da verificação</translation>
    </message>
</context>
<context>
    <name>Balehook::ChipsDelegate</name>
    <message>
        <source>+%1</source>
        <comment>so many more values</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Azul-claro</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrom</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Outra cor…</translation>
    </message>
    <message>
        <source>Colour of the account</source>
        <translation>Cor da conta</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Cor: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Go to Anything</source>
        <translation>Ir para qualquer coisa</translation>
    </message>
    <message>
        <source>Type a command, an account, a view or a file</source>
        <translation>Digite um comando, uma conta, uma visualização ou um arquivo</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>Comando, conta, visualização ou arquivo</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Itens que correspondem</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nada corresponde.</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Show Only Some Rows</source>
        <translation>Mostrar só algumas linhas</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contém</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>é exatamente</translation>
    </message>
    <message>
        <source>is anything but</source>
        <translation>é diferente de</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>&amp;Coluna:</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>C&amp;ondição:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>Show These Rows</source>
        <translation>Mostrar estas linhas</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoje</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>Últimas &amp;24 horas</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>Últimos &amp;7 dias</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>Últimos &amp;30 dias</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>&amp;Entre duas datas...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>&amp;Status...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>&amp;Tipo...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>&amp;Usuário...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>&amp;Canal...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>Com arquivo de &amp;falhas</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>Sem &amp;arquivo de falhas</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>Com &amp;linhas com falha</translation>
    </message>
    <message>
        <source>Has No Failed R&amp;ows</source>
        <translation>Sem li&amp;nhas com falha</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>Nú&amp;mero de linhas com sucesso...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>Númer&amp;o de linhas com falha...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>C&amp;riação</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>Atuali&amp;zação</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>Não mais lista&amp;das</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>Este arquivo está vazio.</translation>
    </message>
    <message>
        <source>This file is a workbook of a spreadsheet program, not a text table. Its rows cannot be shown here.</source>
        <translation>Este arquivo é uma pasta de trabalho de um programa de planilhas, não uma tabela de texto. As linhas dele não podem ser exibidas aqui.</translation>
    </message>
    <message>
        <source>This file is a zip archive. What is in it cannot be shown here.</source>
        <translation>Este é um arquivo zip. O conteúdo dele não pode ser exibido aqui.</translation>
    </message>
    <message>
        <source>This file is compressed. What is in it cannot be shown here.</source>
        <translation>Este arquivo está compactado. O conteúdo dele não pode ser exibido aqui.</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>Este arquivo é uma imagem, não uma tabela.</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>Este arquivo é um documento PDF, não uma tabela.</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may ask for a sign-in.</source>
        <translation>Este arquivo é uma página da web, não uma tabela. O link talvez exija autenticação.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. It may be a storage service&apos;s way to say that the link is no longer good.</source>
        <translation>Este arquivo é um documento XML, não uma tabela. Talvez seja a maneira de um serviço de armazenamento dizer que o link não vale mais.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>Este arquivo é um documento JSON, não uma tabela.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not start it.</source>
        <translation>Este arquivo é um programa, não uma tabela. Não o execute.</translation>
    </message>
    <message>
        <source>This file is not a table of text. It is not known what it is.</source>
        <translation>Este arquivo não é uma tabela de texto. Não se sabe o que ele é.</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>&amp;No mínimo:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>No &amp;máximo:</translation>
    </message>
    <message>
        <source>Show These Jobs</source>
        <translation>Mostrar estas tarefas</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts called %1; give the id of one, which &quot;account list --format csv&quot; tells.</source>
        <translation>Há várias contas chamadas %1; informe o ID de uma delas, que &quot;account list --format csv&quot; mostra.</translation>
    </message>
    <message>
        <source>There is no account called %1 in this profile.</source>
        <translation>Não há nenhuma conta chamada %1 neste perfil.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its address: at most 63 letters, digits and hyphens, and no hyphen at either end.</source>
        <translation>SLUG é o nome de uma conta no endereço dela: no máximo 63 letras, algarismos e hifens, sem hífen no começo nem no fim.</translation>
    </message>
    <message>
        <source>There is an account called %1 already.</source>
        <translation>Já existe uma conta chamada %1.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; nothing for none):</source>
        <translation>Token de %1 (não exibido; vazio para nenhum):</translation>
    </message>
    <message>
        <source>No token came on the standard input.</source>
        <translation>Nenhum token veio pela entrada padrão.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was left out.</source>
        <translation>A palavra &quot;Bearer&quot; antes do token foi removida.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>Seu administrador definiu este valor: %1.</translation>
    </message>
    <message>
        <source>The account was not added, because the settings could not be saved. %1</source>
        <translation>A conta não foi adicionada, porque não foi possível salvar as configurações. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account is removed, but not all that it left: %1</source>
        <translation>A conta foi removida, mas nem tudo o que ela deixou: %1</translation>
    </message>
    <message>
        <source>The account is not removed, because the settings could not be saved. Its token stays, too. %1</source>
        <translation>A conta não foi removida, porque não foi possível salvar as configurações. O token dela também permanece. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is missing.</source>
        <translation>Falta a opção --%1.</translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation>--%1 é um número de %2 a %3.</translation>
    </message>
    <message>
        <source>--format is one of table, csv, json and jsonl.</source>
        <translation>--format é table, csv, json ou jsonl.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>There is no option %1 here.</source>
        <translation>A opção %1 não existe aqui.</translation>
    </message>
    <message>
        <source>There is no option %1 before the command.</source>
        <translation>A opção %1 não existe antes do comando.</translation>
    </message>
    <message>
        <source>The option --%1 takes no value.</source>
        <translation>A opção --%1 não aceita valor.</translation>
    </message>
    <message>
        <source>The option --%1 needs a value.</source>
        <translation>A opção --%1 precisa de um valor.</translation>
    </message>
    <message>
        <source>There is no such command; &quot;balehookctl --help&quot; lists them.</source>
        <translation>Esse comando não existe; &quot;balehookctl --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>There is no such command; &quot;balehookctl %1 --help&quot; lists them.</source>
        <translation>Esse comando não existe; &quot;balehookctl %1 --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>There is a word too many behind &quot;%1&quot;.</source>
        <translation>Há uma palavra a mais depois de &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>There is no command; &quot;balehookctl --help&quot; lists them.</source>
        <translation>Falta o comando; &quot;balehookctl --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>There is no command; &quot;balehookctl %1 --help&quot; lists them.</source>
        <translation>Falta o comando; &quot;balehookctl %1 --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object a line).</source>
        <translation>table, csv, json ou jsonl (um objeto por linha).</translation>
    </message>
    <message>
        <source>The account to ask.</source>
        <translation>A conta a consultar.</translation>
    </message>
    <message>
        <source>Which page; the first is 1.</source>
        <translation>Qual página; a primeira é 1.</translation>
    </message>
    <message>
        <source>Records a page; without it as the account has it.</source>
        <translation>Registros por página; sem a opção, o tamanho definido na conta.</translation>
    </message>
    <message>
        <source>All pages, each record once.</source>
        <translation>Todas as páginas, cada registro uma vez.</translation>
    </message>
    <message>
        <source>Jobs of the index with this text; the index also answers what follows.</source>
        <translation>Tarefas do índice com este texto; o índice também responde às opções a seguir.</translation>
    </message>
    <message>
        <source>Jobs with this status; several if it is given several times.</source>
        <translation>Tarefas com este status; vários, se a opção for repetida.</translation>
    </message>
    <message>
        <source>Jobs of this type, or of one of several.</source>
        <translation>Tarefas deste tipo, ou de um dentre vários.</translation>
    </message>
    <message>
        <source>Jobs of this user, or of one of several.</source>
        <translation>Tarefas deste usuário, ou de um dentre vários.</translation>
    </message>
    <message>
        <source>Jobs that have a file of failed rows.</source>
        <translation>Tarefas que têm um arquivo de falhas.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>Tarefas criadas neste dia ou depois.</translation>
    </message>
    <message>
        <source>Jobs created on this day or before.</source>
        <translation>Tarefas criadas neste dia ou antes.</translation>
    </message>
    <message>
        <source>By which field; without it as the service lists them.</source>
        <translation>Por qual campo ordenar; sem a opção, na ordem em que o serviço as lista.</translation>
    </message>
    <message>
        <source>Add an account and put its token into the keychain.</source>
        <translation>Adiciona uma conta e guarda o token dela no chaveiro.</translation>
    </message>
    <message>
        <source>Where its listings are; &quot;{slug}&quot; in it stands for SLUG. Needed.</source>
        <translation>Onde estão as listagens dela; &quot;{slug}&quot; no endereço representa SLUG. Obrigatório.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if that is another address.</source>
        <translation>Onde os webhooks são cadastrados, se for outro endereço.</translation>
    </message>
    <message>
        <source>Where the listing of properties is below the base URL.</source>
        <translation>Onde fica a listagem de propriedades abaixo da URL base.</translation>
    </message>
    <message>
        <source>How the window calls it.</source>
        <translation>Como ela é chamada na janela.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of asking for it.</source>
        <translation>Lê o token da entrada padrão em vez de perguntar por ele.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>Lista as contas do perfil.</translation>
    </message>
    <message>
        <source>Ask each listing of an account for one record.</source>
        <translation>Pede um registro a cada listagem de uma conta.</translation>
    </message>
    <message>
        <source>Remove an account with its token and its files.</source>
        <translation>Remove uma conta com o token e os arquivos dela.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>Lista as tarefas de importação.</translation>
    </message>
    <message>
        <source>Write the failed rows of a job, or with --groups why they failed.</source>
        <translation>Escreve as linhas com falha de uma tarefa ou, com --groups, por que falharam.</translation>
    </message>
    <message>
        <source>Each reason once, with the number of its rows.</source>
        <translation>Cada motivo uma vez, com o número de linhas.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and write its path. Nothing is written over.</source>
        <translation>Salva o arquivo de falhas de uma tarefa e escreve o caminho dele. Nada é sobrescrito.</translation>
    </message>
    <message>
        <source>A new file, or a folder that is there.</source>
        <translation>Um arquivo novo ou uma pasta existente.</translation>
    </message>
    <message>
        <source>The file that was imported, not the one of failed rows.</source>
        <translation>O arquivo que foi importado, não o de linhas com falha.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Lista os webhooks.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent once, whatever happens, and written as the service answers.</source>
        <translation>Cadastra um webhook. Ele é enviado uma vez, aconteça o que acontecer, e mostrado como o serviço o devolve.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Do que trata o evento.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like those of HTTP methods.</source>
        <translation>O que acontece com o recurso, em uma palavra como as dos métodos HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Um evento mais específico dentro do tipo de evento.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>A versão do evento.</translation>
    </message>
    <message>
        <source>The HTTP method with which the URL is called.</source>
        <translation>O método HTTP com que a URL é chamada.</translation>
    </message>
    <message>
        <source>What is called when the event occurs, outside of the service itself.</source>
        <translation>O que é chamado quando o evento ocorre, fora do próprio serviço.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>O canal que cadastra o webhook.</translation>
    </message>
    <message>
        <source>json (the answer as it came), jsonl, csv or table.</source>
        <translation>json (a resposta como veio), jsonl, csv ou table.</translation>
    </message>
    <message>
        <source>List properties of an account, or of a saved listing.</source>
        <translation>Lista as propriedades de uma conta ou de uma listagem salva.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>A listagem salva.</translation>
    </message>
    <message>
        <source>Bring the import jobs of an account into its index, or look for new ones.</source>
        <translation>Traz as tarefas de importação de uma conta para o índice dela, ou procura novas.</translation>
    </message>
    <message>
        <source>Compare all jobs, also if the index is complete.</source>
        <translation>Compara todas as tarefas, mesmo se o índice estiver completo.</translation>
    </message>
    <message>
        <source>Work on the profile in this folder, not on the user&apos;s own.</source>
        <translation>Trabalha no perfil desta pasta, não no do próprio usuário.</translation>
    </message>
    <message>
        <source>End after so long; without it, each request has a deadline.</source>
        <translation>Termina depois desse tempo; sem a opção, cada requisição tem um prazo.</translation>
    </message>
    <message>
        <source>Tell each request on standard error.</source>
        <translation>Informa cada requisição na saída de erro padrão.</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>Uso: balehookctl %1 [OPÇÃO...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>Uso: balehookctl [OPÇÃO...] COMANDO</translation>
    </message>
    <message>
        <source>Say this, or what a command takes.</source>
        <translation>Mostra esta ajuda ou o que um comando aceita.</translation>
    </message>
    <message>
        <source>Tell the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Webhooks with all of these words; all are read and looked through.</source>
        <translation>Webhooks com todas estas palavras; todos são lidos e examinados.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the answer</source>
        <translation>Enviado; aguardando a resposta</translation>
    </message>
    <message>
        <source>Listing the webhooks again, to see what became of it</source>
        <translation>Listando os webhooks novamente para ver o que aconteceu com ele</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, and its answer never came. %3</source>
        <translation>Um webhook para %1 foi enviado em %2, e a resposta nunca chegou. %3</translation>
    </message>
    <message>
        <source>It is not known whether the webhook was registered. %1</source>
        <translation>Não se sabe se o webhook foi cadastrado. %1</translation>
    </message>
    <message>
        <source>The list of webhooks has one that was created since: it was registered. IDs: %1.</source>
        <translation>A lista de webhooks tem um que foi criado desde então: ele foi cadastrado. IDs: %1.</translation>
    </message>
    <message>
        <source>The list of webhooks has none that was created since; older ones that are the same have the IDs %1.</source>
        <translation>A lista de webhooks não tem nenhum que tenha sido criado desde então; outros iguais, mais antigos, têm os IDs %1.</translation>
    </message>
    <message>
        <source>The list of webhooks has none like it. It may still appear there later.</source>
        <translation>A lista de webhooks não tem nenhum igual a ele. Ele ainda pode aparecer lá mais tarde.</translation>
    </message>
    <message>
        <source>The webhook was sent, and its answer was not waited for: it is not known whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>O webhook foi enviado, e não se aguardou a resposta: não se sabe se ele foi cadastrado. O próximo &quot;webhooks create&quot; para esta conta, ou o console, lista os webhooks para descobrir.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>Aguardando outro programa</translation>
    </message>
    <message>
        <source>Nothing was sent, because the other program has not finished yet.</source>
        <translation>Nada foi enviado, porque o outro programa ainda não terminou.</translation>
    </message>
    <message>
        <source>Nothing was sent now.</source>
        <translation>Nada foi enviado agora.</translation>
    </message>
    <message>
        <source>Nothing was sent now. Only if you know that it was not registered, start the same command once more.</source>
        <translation>Nada foi enviado agora. Só se você souber que ele não foi cadastrado, execute o mesmo comando mais uma vez.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them, and sends nothing before.</source>
        <translation>Não foi possível listar os webhooks para descobrir. %1 O próximo &quot;webhooks create&quot; para esta conta, ou o console, os lista e não envia nada antes disso.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>It is empty and sent as an empty text.</source>
        <translation>O campo está vazio e é enviado como texto vazio.</translation>
    </message>
    <message>
        <source>There is a space before or after the text. It is sent as typed.</source>
        <translation>Há um espaço antes ou depois do texto. Ele é enviado como foi digitado.</translation>
    </message>
    <message>
        <source>The text holds line breaks or invisible characters. They are sent as typed.</source>
        <translation>O texto contém quebras de linha ou caracteres invisíveis. Eles são enviados como foram digitados.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>The service says: %1</source>
        <translation>O serviço diz: %1</translation>
    </message>
    <message>
        <source>The system says: %1</source>
        <translation>O sistema diz: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as it is.</source>
        <translation>&quot;jobs download&quot; o salva como ele é.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The file&apos;s host did not say how long it is, so it may be incomplete.</source>
        <translation>O host do arquivo não informou o tamanho; por isso, o arquivo pode estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs read: %2.</source>
        <translation>O serviço não lista nenhuma tarefa com o ID &quot;%1&quot;. Tarefas lidas: %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 read</source>
        <translation>Procurando a tarefa: %1 de %2 lidas</translation>
    </message>
    <message>
        <source>Looking for the job: %1 read</source>
        <translation>Procurando a tarefa: %1 lidas</translation>
    </message>
    <message>
        <source>This job has no file of failed rows.</source>
        <translation>Esta tarefa não tem arquivo de linhas com falha.</translation>
    </message>
    <message>
        <source>This job names no file that was imported.</source>
        <translation>Esta tarefa não indica nenhum arquivo importado.</translation>
    </message>
    <message numerus="yes">
        <source>The next try follows in %n second(s).</source>
        <translation>
            <numerusform>A próxima tentativa será em %n segundo.</numerusform>
            <numerusform>A próxima tentativa será em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 de %2, vindos de %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1, vindos de %2</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 is a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 é um dia como 2026-11-30 ou um horário como 2026-11-30T17:00:00Z.</translation>
    </message>
    <message>
        <source>--sort is the name of a field, such as createdAt, perhaps with &quot;:desc&quot;.</source>
        <translation>--sort é o nome de um campo, como createdAt, que pode ser seguido de &quot;:desc&quot;.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The file&apos;s host did not say how long it is, so it may be incomplete.</source>
        <translation>O host do arquivo não informou o tamanho; por isso, o arquivo pode estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>There is no index of this account to search; &quot;balehookctl sync %1&quot; makes one.</source>
        <translation>Não há índice desta conta para pesquisar; &quot;balehookctl sync %1&quot; cria um.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; the service was not asked.</source>
        <translation>%1 de %2 tarefas correspondem no índice de %3; o serviço não foi consultado.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is not complete; the service was not asked.</source>
        <translation>%1 de %2 tarefas correspondem no índice de %3, que não está completo; o serviço não foi consultado.</translation>
    </message>
    <message>
        <source>The index could not be used and was set aside; &quot;balehookctl sync %1&quot; makes a new one.</source>
        <translation>Não foi possível usar o índice, e ele foi guardado à parte; &quot;balehookctl sync %1&quot; cria um novo.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>Give either --account or --file.</source>
        <translation>Informe --account ou --file, não ambos.</translation>
    </message>
    <message>
        <source>Give either --page or --all.</source>
        <translation>Informe --page ou --all, não ambos.</translation>
    </message>
    <message>
        <source>This account gives no path for its properties. Add it to the account, or list a file.</source>
        <translation>Esta conta não indica um caminho para as propriedades. Adicione-o à conta ou liste um arquivo.</translation>
    </message>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation>
            <numerusform>A próxima tentativa será em %n segundo.</numerusform>
            <numerusform>A próxima tentativa será em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records came.</source>
        <translation>A listagem não tem fim: vieram %1 registros.</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%1 de %2 registros</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 registros</translation>
    </message>
    <message>
        <source>The service counts %1 records, but listed %2.</source>
        <translation>O serviço conta %1 registros, mas listou %2.</translation>
    </message>
    <message>
        <source>Give either --%1 or --search.</source>
        <translation>Informe --%1 ou --search, não ambos.</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks match; all were read from the service now.</source>
        <translation>%1 de %2 webhooks correspondem; todos acabaram de ser lidos do serviço.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 is there already, and is not written over.</source>
        <translation>%1 já existe e não será sobrescrito.</translation>
    </message>
    <message>
        <source>Nothing may be written into the folder %1.</source>
        <translation>Não é permitido gravar na pasta %1.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>A pasta %1 não existe.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. The system says: %1</source>
        <translation>Não foi possível gravar a saída. O sistema diz: %1</translation>
    </message>
    <message>
        <source>It took longer than --timeout allows.</source>
        <translation>Demorou mais do que --timeout permite.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>Não foi possível ler as configurações; elas foram guardadas à parte como %1.</translation>
    </message>
    <message>
        <source>The settings are a copy of %1. What was changed after that is missing.</source>
        <translation>As configurações são uma cópia de %1. Falta o que foi alterado depois disso.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Não foi possível salvar as configurações. %1</translation>
    </message>
    <message>
        <source>No folder could be made for downloaded files in %1.</source>
        <translation>Não foi possível criar em %1 uma pasta para os arquivos baixados.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it holds reasons.</source>
        <translation>Nenhuma coluna deste arquivo parece conter motivos.</translation>
    </message>
    <message>
        <source>It is not certain that the reasons stand in the column &quot;%1&quot;.</source>
        <translation>Não é certo que os motivos estejam na coluna &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation>
            <numerusform>A próxima tentativa será em %n segundo.</numerusform>
            <numerusform>A próxima tentativa será em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%1 de %2 tarefas</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 tarefas</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>falta %n segundo</numerusform>
            <numerusform>faltam %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>The index holds %1 jobs.</source>
        <translation>O índice contém %1 tarefas.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>Não mais listadas: %1.</translation>
    </message>
    <message>
        <source>The index could not be used and was set aside. All jobs are loaded again.</source>
        <translation>Não foi possível usar o índice, e ele foi guardado à parte. Todas as tarefas são carregadas novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>What came on the standard input is too long for a token.</source>
        <translation>O que veio pela entrada padrão é longo demais para um token.</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;De:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Até:</translation>
    </message>
    <message>
        <source>Show These Jobs</source>
        <translation>Mostrar estas tarefas</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 is not opened from here, because such a file could be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 não é aberto daqui porque um arquivo assim pode ser um programa. Abra-o a partir da pasta dele se você souber o que é.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Open %1 with the desktop&apos;s program? The file came from somebody else: formulas in it may be run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>Abrir %1 com o programa padrão do sistema? O arquivo veio de outra pessoa: fórmulas nele podem ser executadas, e uma planilha pode alterar valores, como códigos com zeros à esquerda.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The desktop has no program that takes this file.</source>
        <translation>O sistema não tem um programa que abra este arquivo.</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out addresses and names of accounts</source>
        <translation>&amp;Omitir endereços e nomes de contas</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>Relatório de diagnóstico</translation>
    </message>
    <message>
        <source>Balehook sends this to nobody. Read it, then copy or save it and send it yourself to those who look into a problem. It holds no tokens, no records and no names of files.</source>
        <translation>O Balehook não envia isto a ninguém. Leia, depois copie ou salve e envie você mesmo a quem investiga o problema. O relatório não contém tokens, registros nem nomes de arquivos.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Relatório de diagnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Salvar...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>O relatório foi salvo.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>O relatório foi copiado.</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>Arquivos neste computador</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>&amp;Baixar novamente</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copiar &amp;link</translation>
    </message>
    <message>
        <source>&amp;Remove from the List</source>
        <translation>&amp;Remover da lista</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>Remover c&amp;oncluídos</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Nothing was downloaded since the program started.</source>
        <translation>Nada foi baixado desde que o programa foi iniciado.</translation>
    </message>
    <message>
        <source>Select a download to see more of it.</source>
        <translation>Selecione um download para ver mais sobre ele.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln download está selecionado.</numerusform>
            <numerusform>%Ln downloads estão selecionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>Listar tarefas de importação</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Listar webhooks</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>Listar propriedades</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Criar um webhook</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The answer does not say what it is (it has no Content-Type).</source>
        <translation>A resposta não diz o que é (não tem Content-Type).</translation>
    </message>
    <message>
        <source>The answer is not valid UTF-8 text.</source>
        <translation>A resposta não é um texto UTF-8 válido.</translation>
    </message>
    <message>
        <source>The answer is nested too deeply.</source>
        <translation>A resposta tem níveis de aninhamento demais.</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>A resposta está vazia.</translation>
    </message>
    <message>
        <source>The answer is incomplete or no JSON: %1, at byte %2.</source>
        <translation>A resposta está incompleta ou não é JSON: %1, no byte %2.</translation>
    </message>
    <message>
        <source>The answer is JSON, but not an object.</source>
        <translation>A resposta é JSON, mas não um objeto.</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is missing).</source>
        <translation>A resposta não tem lista de registros (falta &quot;data&quot;).</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is not a list).</source>
        <translation>A resposta não tem lista de registros (&quot;data&quot; não é uma lista).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>This was cancelled.</source>
        <translation>A operação foi cancelada.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1, because this address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>Nada foi enviado a %1 porque o Balehook não pode usar esse endereço aqui. Verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>Nada foi enviado porque o Balehook não pode usar esse endereço aqui. Verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the address of the account and your network connection, then try again.</source>
        <translation>Nenhum servidor chamado %1 foi encontrado. Verifique o endereço da conta e sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>The server was not found. Check the address of the account and your network connection, then try again.</source>
        <translation>O servidor não foi encontrado. Verifique o endereço da conta e sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>%1 could not be reached. Check your network connection, then try again.</source>
        <translation>Não foi possível acessar %1. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>The service could not be reached. Check your network connection, then try again.</source>
        <translation>Não foi possível acessar o serviço. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>%1 did not answer in time. Try again in a moment.</source>
        <translation>%1 não respondeu a tempo. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a moment.</source>
        <translation>O serviço não respondeu a tempo. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the answer was complete. Try again.</source>
        <translation>%1 fechou a conexão antes que a resposta estivesse completa. Tente novamente.</translation>
    </message>
    <message>
        <source>The connection was closed before the answer was complete. Try again.</source>
        <translation>A conexão foi fechada antes que a resposta estivesse completa. Tente novamente.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made, so nothing was sent. Its certificate may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>Não foi possível estabelecer uma conexão segura com %1; por isso, nada foi enviado. O certificado pode ter expirado, ter sido emitido para outro nome ou não ser confiável para este computador. Fale com seu administrador; os detalhes dizem mais.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent. The certificate of the service may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>Não foi possível estabelecer uma conexão segura; por isso, nada foi enviado. O certificado do serviço pode ter expirado, ter sido emitido para outro nome ou não ser confiável para este computador. Fale com seu administrador; os detalhes dizem mais.</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>O proxy %1 não deixou a requisição passar. Verifique Configurações &gt; Rede ou fale com seu administrador.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>O proxy não deixou a requisição passar. Verifique Configurações &gt; Rede ou fale com seu administrador.</translation>
    </message>
    <message>
        <source>The service pointed to another address, at %1. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>O serviço redirecionou para outro endereço, em %1. O redirecionamento não foi seguido, para que o token permaneça no serviço da própria conta. Verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>The service pointed to another address. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>O serviço redirecionou para outro endereço. O redirecionamento não foi seguido, para que o token permaneça no serviço da própria conta. Verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account by %1. Update the token, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta por %1. Atualize o token ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta. Atualize o token ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account: %1 says that it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta: %1 diz que ele não tem permissão. Peça um token com essa permissão ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account, because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta porque não tem permissão. Peça um token com essa permissão ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>%1 has nothing at this address (status %2). Check the address and the slug of the account.</source>
        <translation>%1 não tem nada neste endereço (status %2). Verifique o endereço e o slug da conta.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the address and the slug of the account.</source>
        <translation>O serviço não tem nada neste endereço (status %2). Verifique o endereço e o slug da conta.</translation>
    </message>
    <message>
        <source>%1 asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>%1 pede para aguardar porque recebeu requisições demais. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>The service asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>O serviço pede para aguardar porque recebeu requisições demais. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show its answer.</source>
        <translation>%1 recusou a requisição (status %2). Os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show its answer.</source>
        <translation>O serviço recusou a requisição (status %2). Os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>%1 failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>%1 não conseguiu responder (status %2). Tente novamente em instantes; se continuar assim, avise quem opera o serviço.</translation>
    </message>
    <message>
        <source>The service failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>O serviço não conseguiu responder (status %2). Tente novamente em instantes; se continuar assim, avise quem opera o serviço.</translation>
    </message>
    <message>
        <source>%1 gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>%1 deu uma resposta que não é esperada aqui (status %2). Verifique o endereço da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The service gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>O serviço deu uma resposta que não é esperada aqui (status %2). Verifique o endereço da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The answer of %1 was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>A resposta de %1 era maior do que uma resposta deste tipo pode ser; por isso, não foi lida até o fim. Escolha um tamanho de página menor ou verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>The answer was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>A resposta era maior do que uma resposta deste tipo pode ser; por isso, não foi lida até o fim. Escolha um tamanho de página menor ou verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>The answer of %1 ended before it was complete, so it was not used. Try again.</source>
        <translation>A resposta de %1 terminou antes de estar completa; por isso, não foi usada. Tente novamente.</translation>
    </message>
    <message>
        <source>The answer ended before it was complete, so it was not used. Try again.</source>
        <translation>A resposta terminou antes de estar completa; por isso, não foi usada. Tente novamente.</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>Não foi possível entender a resposta de %1. Verifique o endereço da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The answer could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>Não foi possível entender a resposta. Verifique o endereço da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>%1 did not take page[offset] and page[limit]: it answered with another page than was asked for. Switch them off in the account, under Advanced.</source>
        <translation>%1 não aceitou page[offset] e page[limit]: respondeu com uma página diferente da que foi pedida. Desative-os na conta, em Avançado.</translation>
    </message>
    <message>
        <source>The service did not take page[offset] and page[limit]: it answered with another page than was asked for. Switch them off in the account, under Advanced.</source>
        <translation>O serviço não aceitou page[offset] e page[limit]: respondeu com uma página diferente da que foi pedida. Desative-os na conta, em Avançado.</translation>
    </message>
    <message>
        <source>%1 answered with a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>%1 respondeu com uma página da web em vez de dados. Talvez a rede exija que você entre primeiro: abra uma página da web no navegador e tente novamente. Se isso não ajudar, verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>The answer was a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>A resposta foi uma página da web em vez de dados. Talvez a rede exija que você entre primeiro: abra uma página da web no navegador e tente novamente. Se isso não ajudar, verifique o endereço da conta.</translation>
    </message>
    <message>
        <source>No token is stored for this account. Add its token to go on.</source>
        <translation>Nenhum token está armazenado para esta conta. Adicione o token dela para continuar.</translation>
    </message>
    <message>
        <source>No keychain service answers in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>Nenhum serviço de chaveiro responde nesta sessão; por isso, tokens não podem ser lidos nem armazenados. Inicie um, como o GNOME Keyring ou o KWallet, ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be reached. Unlock it and try again, or keep the token for this session only.</source>
        <translation>O chaveiro parece estar bloqueado; por isso, não é possível acessar o token desta conta. Desbloqueie-o e tente novamente, ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>The keychain does not answer. Look for a question of it on the screen and try again, or keep the token for this session only.</source>
        <translation>O chaveiro não responde. Veja se há uma pergunta dele na tela e tente novamente, ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>O chaveiro não armazenou o token. Tente novamente ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>Este arquivo não pode ser usado aqui. Escolha outro.</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>O link para o arquivo em %1 provavelmente expirou. Atualize a tarefa para obter um novo e tente novamente.</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>O link para o arquivo provavelmente expirou. Atualize a tarefa para obter um novo e tente novamente.</translation>
    </message>
    <message>
        <source>The link leads from one address to the next too often; the last one was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>O link redireciona de um endereço a outro vezes demais; o último foi em %1. Atualize a tarefa para obter um novo link e tente novamente.</translation>
    </message>
    <message>
        <source>The link leads from one address to the next too often. Refresh the job to get a new link, then try again.</source>
        <translation>O link redireciona de um endereço a outro vezes demais. Atualize a tarefa para obter um novo link e tente novamente.</translation>
    </message>
    <message>
        <source>What %1 sent is a program, not a file of rows, so it was not kept. Only fetch it if you know what it is.</source>
        <translation>O que %1 enviou é um programa, não um arquivo de linhas; por isso, não foi guardado. Só o baixe se você souber o que é.</translation>
    </message>
    <message>
        <source>What the server sent is a program, not a file of rows, so it was not kept. Only fetch it if you know what it is.</source>
        <translation>O que o servidor enviou é um programa, não um arquivo de linhas; por isso, não foi guardado. Só o baixe se você souber o que é.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details name them; delete them by hand.</source>
        <translation>Não foi possível excluir alguns arquivos baixados. Os detalhes indicam quais são; exclua-os manualmente.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk, and nothing was kept. Free some room, then try again.</source>
        <translation>Não há espaço suficiente no disco, e nada foi guardado. Libere espaço e tente novamente.</translation>
    </message>
    <message>
        <source>The file is no longer there. It may have been moved, renamed or deleted; open it again.</source>
        <translation>O arquivo não está mais lá. Ele pode ter sido movido, renomeado ou excluído; abra-o novamente.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you are allowed to read it.</source>
        <translation>Não foi possível ler o arquivo. Verifique se é mesmo um arquivo e se você tem permissão para lê-lo.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see what it holds now.</source>
        <translation>O arquivo foi alterado por outro programa enquanto estava aberto. Abra-o novamente para ver o que ele contém agora.</translation>
    </message>
    <message>
        <source>The file is empty: there are no rows in it.</source>
        <translation>O arquivo está vazio: não há linhas nele.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has room; the details give the system&apos;s words.</source>
        <translation>Não foi possível ler ou gravar um arquivo. Verifique se a pasta existe e tem espaço; os detalhes trazem a mensagem do sistema.</translation>
    </message>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>O serviço recebeu requisições demais. Ele pede para aguardar %Ln segundo antes da próxima tentativa.</numerusform>
            <numerusform>O serviço recebeu requisições demais. Ele pede para aguardar %Ln segundos antes da próxima tentativa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is under way already. Wait for its end, or stop it.</source>
        <translation>Já há uma exportação em andamento. Espere que ela termine ou interrompa-a.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>Exportar linhas</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>%Ln linha e&amp;xibida, na ordem em que aparece</numerusform>
            <numerusform>As %Ln linhas e&amp;xibidas, na ordem em que aparecem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>&amp;Todas as linhas do arquivo (%Ln)</numerusform>
            <numerusform>&amp;Todas as %Ln linhas do arquivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;Com %Ln coluna oculta</numerusform>
            <numerusform>&amp;Com %Ln colunas ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (para planilhas)</translation>
    </message>
    <message>
        <source>JSON lines (for programs)</source>
        <translation>Linhas JSON (para programas)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Linhas:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Only the rows that the chosen reasons and conditions leave, in the order of the table.</source>
        <translation>Só as linhas que restam com os motivos e as condições escolhidos, na ordem da tabela.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Keep spreadsheets from running cells as for&amp;mulas</source>
        <translation>Impedir que planilhas executem células como fór&amp;mulas</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>&amp;Nenhuma planilha vai abrir este arquivo</translation>
    </message>
    <message>
        <source>Cells that begin like a formula get an apostrophe in front, so that a spreadsheet shows them and does not run them.</source>
        <translation>Células que começam como uma fórmula recebem um apóstrofo na frente, para que uma planilha as mostre e não as execute.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Switch the guard off only for a file that no spreadsheet opens.</source>
        <translation>Uma planilha pode executar células que começam com =, +, - ou @: elas podem enviar dados para fora ou iniciar programas. Desative a proteção só para um arquivo que nenhuma planilha vá abrir.</translation>
    </message>
    <message>
        <source>CSV has the titles of the columns in its first line and puts every cell in quotation marks. JSON lines has one JSON object in each line.</source>
        <translation>O CSV traz os títulos das colunas na primeira linha e coloca cada célula entre aspas. O JSON Lines tem um objeto JSON em cada linha.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>Exportar webhooks</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>Exportar propriedades</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>Exportar tarefas de importação</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>%Ln propriedade</numerusform>
            <numerusform>%Ln propriedades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln tarefa</numerusform>
            <numerusform>%Ln tarefas</numerusform>
        </translation>
    </message>
    <message>
        <source>The jobs that match are exported, as the view shows them. They are still being counted.</source>
        <translation>As tarefas que correspondem são exportadas como a visualização as mostra. Elas ainda estão sendo contadas.</translation>
    </message>
    <message>
        <source>Everything that the service lists is exported: it is fetched from the service first. The service does not say how much that is.</source>
        <translation>Tudo o que o serviço lista é exportado; antes, é preciso buscar os dados no serviço. O serviço não diz quanto é.</translation>
    </message>
    <message>
        <source>%1, all of the index, in the order of the view.</source>
        <comment>310 jobs</comment>
        <translation>%1, todo o índice, na ordem da visualização.</translation>
    </message>
    <message>
        <source>%1 of %2, as the view shows them.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 de %2, como a visualização mostra.</translation>
    </message>
    <message>
        <source>%1, all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1, toda a listagem salva “%2”.</translation>
    </message>
    <message>
        <source>%1, all that the service lists: they are fetched from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1, tudo o que o serviço lista; antes, é preciso buscar os dados no serviço.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>Exportando: %1 de %2.</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>Exportando: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: the next try is in %Ln second(s).</source>
        <translation>
            <numerusform>Exportando: a próxima tentativa será em %Ln segundo.</numerusform>
            <numerusform>Exportando: a próxima tentativa será em %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>Exportação de %1 para “%2” concluída.</translation>
    </message>
    <message numerus="yes">
        <source>The list moved meanwhile: %Ln record(s) came more than once and were written once.</source>
        <translation>
            <numerusform>A lista mudou nesse meio-tempo: %Ln registro veio mais de uma vez e foi gravado uma vez.</numerusform>
            <numerusform>A lista mudou nesse meio-tempo: %Ln registros vieram mais de uma vez e foram gravados uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service counts %1.</source>
        <translation>O serviço conta %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation>
            <numerusform>%Ln célula que parece uma fórmula tem um apóstrofo na frente.</numerusform>
            <numerusform>%Ln células que parecem uma fórmula têm um apóstrofo na frente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>A exportação para “%1” foi interrompida após %2. Nenhum arquivo foi gravado.</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>A exportação para “%1” falhou após %2, e nenhum arquivo foi gravado. %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: some that match may be missing in the file.</source>
        <translation>Nem todas as tarefas estão no índice ainda: algumas que correspondem podem faltar no arquivo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>Enviado como null.</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>Enviado como texto vazio.</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>Enviado como lista vazia.</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>Enviado como um tipo diferente de texto.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: ausente</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Mostrar todos os %1 caracteres</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>“%1” in the answer of the service</source>
        <translation>“%1” na resposta do serviço</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>The download of %Ln failed files has begun.</source>
        <translation>
            <numerusform>O download de %Ln arquivo de falhas começou.</numerusform>
            <numerusform>O download de %Ln arquivos de falhas começou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is downloaded.</source>
        <translation>Nada será baixado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are here already.</source>
        <translation>
            <numerusform>%Ln arquivo já está aqui.</numerusform>
            <numerusform>%Ln arquivos já estão aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln tarefa não tem arquivo de falhas.</numerusform>
            <numerusform>%Ln tarefas não têm arquivo de falhas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that is not opened.</source>
        <translation>
            <numerusform>%Ln tarefa tem um link que não é aberto.</numerusform>
            <numerusform>%Ln tarefas têm um link que não é aberto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Looking through the rows…</source>
        <translation>Examinando as linhas…</translation>
    </message>
    <message>
        <source>This is done as soon as all rows are read.</source>
        <translation>Isso será feito assim que todas as linhas forem lidas.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>Linhas com falha de %1</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>Ler novamente</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>Este arquivo não tem linhas.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>No row of the file meets these conditions.</source>
        <translation>Nenhuma linha do arquivo atende a estas condições.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message>
        <source>This row is not among those that are shown.</source>
        <translation>Esta linha não está entre as exibidas.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not asked for, so its completeness cannot be checked.</source>
        <translation>O servidor enviou o arquivo com uma codificação que não foi pedida; por isso, não é possível verificar se ele está completo.</translation>
    </message>
    <message>
        <source>The server gave an impossible length of the file.</source>
        <translation>O servidor informou um tamanho impossível para o arquivo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>Voltar à lista</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Announced: %1 bytes. Received: %2 bytes.</source>
        <translation>Anunciados: %1 bytes. Recebidos: %2 bytes.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>How the file is read. Click to change it.</source>
        <translation>Como o arquivo é lido. Clique para alterar.</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Quanto do arquivo foi lido</translation>
    </message>
    <message>
        <source>How the file is read: %1</source>
        <translation>Como o arquivo é lido: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>%Ln linha até agora</numerusform>
            <numerusform>%Ln linhas até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a file&apos;s size, %2 how many rows it has.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with missing or further cells</source>
        <translation>
            <numerusform>%Ln linha com células a menos ou a mais</numerusform>
            <numerusform>%Ln linhas com células a menos ou a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>Aspas abertas no cabeçalho nunca são fechadas</translation>
    </message>
    <message>
        <source>A quotation mark that begins in row %1 is never closed</source>
        <translation>Aspas abertas na linha %1 nunca são fechadas</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files are downloaded at once. Nothing was begun.</source>
        <translation>%1 tarefas estão selecionadas; no máximo %2 arquivos são baixados de uma vez. Nada foi iniciado.</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Salvar como...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 está vazio</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 não está vazio</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contém %2</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Remover: %1</translation>
    </message>
    <message>
        <source>Take this condition back</source>
        <translation>Remover esta condição</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>Localizar:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texto em qualquer célula</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Ocorrência anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Próxima ocorrência (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 até agora…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln célula</numerusform>
            <numerusform>%Ln células</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address at which your platform answers for the account.</source>
        <translation>A URL base: o endereço em que a sua plataforma responde pela conta.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that names the account.</source>
        <translation>O slug da conta: a parte desse endereço que identifica a conta.</translation>
    </message>
    <message>
        <source>A bearer token. Your platform says where you get one; this computer keeps it in its keychain.</source>
        <translation>Um bearer token. A sua plataforma informa onde obtê-lo; este computador o guarda no chaveiro.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>A primeira linha é o &amp;cabeçalho</translation>
    </message>
    <message>
        <source>As &amp;Guessed</source>
        <translation>&amp;Detectar</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Como o arquivo é lido</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>Codi&amp;ficação:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>&amp;Separador das células:</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>vírgula</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>ponto e vírgula</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulação</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1, %2, primeira linha é o cabeçalho</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1, %2, sem cabeçalho</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>%1 of %2 records read; not found yet.</source>
        <translation>%1 de %2 registros lidos; ainda não encontrado.</translation>
    </message>
    <message>
        <source>%1 records read; not found yet.</source>
        <translation>%1 registros lidos; ainda não encontrado.</translation>
    </message>
    <message>
        <source>The id %1 is not among the %2 records read.</source>
        <translation>O ID %1 não está entre os %2 registros lidos.</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Número da linha</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>Ir &amp;para:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order as served.</source>
        <translation>Linhas 1 a %1, na ordem em que o serviço enviou.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>The search was stopped; the id was not found in what was read.</source>
        <translation>A busca foi interrompida; o ID não foi encontrado no que foi lido.</translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation>Essa linha não existe. Digite um número de 1 a %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>Nada foi carregado para esta conta.</translation>
    </message>
    <message>
        <source>Reading the list page by page. Press Esc to stop.</source>
        <translation>Lendo a lista página por página. Pressione Esc para interromper.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>Ir para a linha</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>Digite um número de 1 a %1.</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>&amp;Número da linha:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation>Essa linha não existe. Digite um número de 1 a %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>O que é isto?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>Tarefas de importação</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>Esta conta não tem tarefas de importação.</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>Não foi possível carregar as tarefas de importação.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent something that is no import job. Raw shows it as it came.</source>
        <translation>O serviço enviou algo que não é uma tarefa de importação. A guia “Bruto” mostra como veio.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>succeeded and failed rows</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The service says status &quot;%1&quot;.</source>
        <translation>O serviço informa o status &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1, não mais listada</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%1 de %2 linha com sucesso, %3 com falha</numerusform>
            <numerusform>%1 de %2 linhas com sucesso, %3 com falha</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>com sucesso: %1, com falha: %2</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Succeeded / failed</source>
        <translation>Sucesso / falha</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Arquivo de falhas</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>This job was not in the list when that was last read in full; this is what the service said last.</source>
        <translation>Esta tarefa não estava na lista na última leitura completa; isto é o que o serviço informou por último.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is no import job. It is shown as it was served.</source>
        <translation>Este elemento da lista não é uma tarefa de importação. Ele é exibido como o serviço o enviou.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegível</translation>
    </message>
    <message>
        <source>Job without an id</source>
        <translation>Tarefa sem ID</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tarefa %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>Criada em %1 por %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Criada em %1</translation>
    </message>
    <message>
        <source>Your word for it: %1</source>
        <translation>Seu rótulo: %1</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>ID da tarefa</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation>ID do canal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>User id</source>
        <translation>ID do usuário</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Arquivo de falhas</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Com sucesso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Com falha</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>Selecione uma tarefa primeiro.</translation>
    </message>
    <message>
        <source>The id of this job does not fit into a link.</source>
        <translation>O ID desta tarefa não pode ser usado em um link.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>Link para a tarefa copiado</translation>
    </message>
    <message>
        <source>This is no link to a job, so nothing was opened: %1</source>
        <translation>Este não é um link para uma tarefa; por isso, nada foi aberto: %1</translation>
    </message>
    <message>
        <source>The link leads to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>O link leva a uma tarefa da conta &quot;%1&quot;, que não está configurada aqui. Adicione a conta com esse slug e abra o link novamente.</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Adicionar conta...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln conta tem o slug &quot;%1&quot;. O link foi aberto na primeira delas, %2.</numerusform>
            <numerusform>%Ln contas têm o slug &quot;%1&quot;. O link foi aberto na primeira delas, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs that this account lists now.</source>
        <translation>A tarefa %1 não está entre as %2 tarefas que esta conta lista agora.</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not read.</source>
        <translation>A tarefa %1 não está entre as primeiras %2 tarefas da lista; as outras não foram lidas.</translation>
    </message>
    <message>
        <source>Look Further</source>
        <translation>Continuar procurando</translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>A tarefa %1 mudou</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>account and type of a job</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>Mais %Ln campo</numerusform>
            <numerusform>Mais %Ln campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>A tarefa %1 não está mais listada</translation>
    </message>
    <message>
        <source>%1: the whole list was read twice without it. It is not watched any more.</source>
        <translation>%1: a lista inteira foi lida duas vezes sem ela. Ela não é mais acompanhada.</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: alterado</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field with its old and new value</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>status code and the user&apos;s word for it</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSeeker</name>
    <message>
        <source>Job %1 was not in the list when that was last read in full. What you see of it was kept on this computer.</source>
        <translation>A tarefa %1 não estava na lista na última leitura completa. O que você vê dela foi guardado neste computador.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account now, perhaps balehookctl. Wait until it is done, then delete them again.</source>
        <translation>Outro programa está carregando tarefas desta conta agora, talvez o balehookctl. Aguarde até que ele termine e tente excluí-las novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Kept for Searching</source>
        <translation>Tarefas guardadas para pesquisa</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>Excluir &amp;todas...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are kept on this computer. Deleting them changes nothing at the service; to search again, they have to be loaded again.</source>
        <translation>Para pesquisar todas as tarefas de uma conta, elas são guardadas neste computador. Excluí-las não muda nada no serviço; para pesquisar novamente, é preciso carregá-las de novo.</translation>
    </message>
    <message>
        <source>They take %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>Elas ocupam %1 neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>The service does not list %Ln of them any more: these cannot be loaded again.</source>
        <translation>
            <numerusform>O serviço não lista mais %Ln delas: não será possível carregá-la novamente.</numerusform>
            <numerusform>O serviço não lista mais %Ln delas: não será possível carregá-las novamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the jobs that are kept of the selected accounts?</source>
        <translation>Excluir as tarefas guardadas das contas selecionadas?</translation>
    </message>
    <message>
        <source>Delete the jobs that are kept of all accounts? To search them, they have to be loaded again.</source>
        <translation>Excluir as tarefas guardadas de todas as contas? Para pesquisá-las, será preciso carregá-las novamente.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>As tarefas foram excluídas.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>An account that is no longer here</source>
        <translation>Uma conta que não está mais aqui</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, e uma cópia danificada</translation>
    </message>
    <message>
        <source>Being loaded</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>Nenhuma tarefa carregada</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>Nem todas as tarefas carregadas</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>Todas as tarefas carregadas</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>Gravado por uma versão mais nova</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Danificado</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Não pode ser lido</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>Não há link.</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>O texto é longo demais para ser um link.</translation>
    </message>
    <message>
        <source>This is no complete web address, and what is missing is not guessed. You can copy it.</source>
        <translation>Este não é um endereço da web completo, e o Balehook não adivinha o que falta. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>Only web addresses (https) are opened. You can copy this text.</source>
        <translation>Só são abertos endereços da web (https). Você pode copiar este texto.</translation>
    </message>
    <message>
        <source>The link holds spaces, control characters or invisible characters.</source>
        <translation>O link contém espaços, caracteres de controle ou caracteres invisíveis.</translation>
    </message>
    <message>
        <source>This is no valid web address.</source>
        <translation>Este não é um endereço da web válido.</translation>
    </message>
    <message>
        <source>The link holds a user name or password, which can hide where it leads.</source>
        <translation>O link contém um nome de usuário ou uma senha, o que pode esconder para onde ele leva.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>O link não é criptografado (http); por isso, não é aberto. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>The name of the host has letters that can look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>O nome do host tem letras que podem se parecer com outras; em forma simples, ele é %1. O link não é aberto. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>O link leva a um endereço de rede privada (%1); arquivos não são baixados de lá. Você pode copiá-lo.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Leads to %1</source>
        <translation>Leva a %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Abrir o link no navegador</translation>
    </message>
    <message>
        <source>Save the file to disk; your token is not sent along</source>
        <translation>Salvar o arquivo no disco; seu token não é enviado junto</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>Copiar link: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Abrir no navegador: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>Salvar arquivo: %1</translation>
    </message>
    <message>
        <source>The link to %1 was handed to the browser.</source>
        <translation>O link para %1 foi entregue ao navegador.</translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation>Nenhum navegador aceitou o link. Copie-o e abra-o manualmente.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file is no longer at %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>O arquivo não está mais em %1. Atualize a tarefa para ver se ela tem outro link; se não tiver, peça que a importação seja executada novamente.</translation>
    </message>
    <message>
        <source>%1 wants you to sign in before it gives the file. Open the link in your browser to do so.</source>
        <translation>%1 exige que você entre antes de fornecer o arquivo. Abra o link no navegador para fazer isso.</translation>
    </message>
    <message>
        <source>%1 sent a web page in place of the file, probably to have you sign in. Open the link in your browser; if the page says that the link is no longer good, refresh the job.</source>
        <translation>%1 enviou uma página da web no lugar do arquivo, provavelmente para que você entre. Abra o link no navegador; se a página disser que o link não vale mais, atualize a tarefa.</translation>
    </message>
    <message>
        <source>%1 does not give this file away. The link may have expired, or it may want you to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 não fornece este arquivo. O link pode ter expirado ou exigir que você entre. Atualize a tarefa para obter um novo link ou abra o link no navegador.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>Nenhum servidor chamado %1 foi encontrado. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>Nothing came from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>%1 ficou tempo demais sem enviar nada; por isso, o download foi interrompido. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 has a problem of its own at the moment. Try again later.</source>
        <translation>%1 está com um problema interno no momento. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 fechou a conexão antes que o arquivo estivesse completo. Tente novamente.</translation>
    </message>
    <message>
        <source>%1 sent another number of bytes than it had announced, so the file was not kept. Try again.</source>
        <translation>%1 enviou um número de bytes diferente do que havia anunciado; por isso, o arquivo não foi guardado. Tente novamente.</translation>
    </message>
    <message>
        <source>%1 did not accept the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 não aceitou o link. Atualize a tarefa para obter um novo e tente novamente.</translation>
    </message>
    <message>
        <source>%1 gave an answer that no file can be made of. The details say more.</source>
        <translation>%1 deu uma resposta que não pode ser salva como arquivo. Os detalhes dizem mais.</translation>
    </message>
    <message>
        <source>The link redirects to an address that is not encrypted, or to a private network address, and files are not downloaded from there (%1). Refresh the job, or ask whoever runs the service.</source>
        <translation>O link redireciona para um endereço que não é criptografado ou para um endereço de rede privada, e arquivos não são baixados de lá (%1). Atualize a tarefa ou fale com quem opera o serviço.</translation>
    </message>
    <message>
        <source>The link redirects to an address that is not encrypted, or to a private network address, and files are not downloaded from there. Refresh the job, or ask whoever runs the service.</source>
        <translation>O link redireciona para um endereço que não é criptografado ou para um endereço de rede privada, e arquivos não são baixados de lá. Atualize a tarefa ou fale com quem opera o serviço.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 linhas estão selecionadas; no máximo %2 podem ser copiadas de uma vez. Nada foi copiado.</translation>
    </message>
    <message>
        <source>Reading the rows to copy: %1 of %2.</source>
        <translation>Lendo as linhas a copiar: %1 de %2.</translation>
    </message>
    <message>
        <source>Reading the rows to copy.</source>
        <translation>Lendo as linhas a copiar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln linha copiada</numerusform>
            <numerusform>%Ln linhas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link copiado</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>Esta linha não tem link</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows read.</source>
        <translation>Procurando %1. %2 linhas lidas.</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the end of the list.</source>
        <translation>Não há mais nenhuma tarefa com arquivo de falhas daqui até o fim da lista.</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the start of the list.</source>
        <translation>Não há mais nenhuma tarefa com arquivo de falhas daqui até o começo da lista.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs read.</source>
        <translation>Procurando a próxima tarefa com arquivo de falhas. %1 tarefas lidas.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: as colunas exibidas, para planilhas</translation>
    </message>
    <message>
        <source>JSON: records as the service sent them</source>
        <translation>JSON: registros como o serviço os enviou</translation>
    </message>
    <message>
        <source>JSON lines: the same, a record a line</source>
        <translation>Linhas JSON: o mesmo, um registro por linha</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>Conteúdo:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file is not there (any more). Open it again from where it is now.</source>
        <translation>O arquivo não está (mais) lá. Abra-o novamente de onde ele está agora.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that holds a saved listing.</source>
        <translation>Isto não é um arquivo. Abra um arquivo que contenha uma listagem salva.</translation>
    </message>
    <message>
        <source>The file is too large: it has %1, and a listing may have %2.</source>
        <translation>O arquivo é grande demais: ele tem %1, e uma listagem pode ter no máximo %2.</translation>
    </message>
    <message>
        <source>The file could not be opened. The system says: %1</source>
        <translation>Não foi possível abrir o arquivo. O sistema diz: %1</translation>
    </message>
    <message>
        <source>The file could not be read. The system says: %1</source>
        <translation>Não foi possível ler o arquivo. O sistema diz: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegível</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>Adicionar conta...</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>Nenhuma tarefa corresponde.</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>Nenhuma tarefa corresponde entre as carregadas até agora.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Nothing is loaded: this account has no token yet.</source>
        <translation>Nada foi carregado: esta conta ainda não tem token.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Informar token...</translation>
    </message>
    <message>
        <source>Nothing is loaded, because the token of this account cannot be used.</source>
        <translation>Nada foi carregado porque o token desta conta não pode ser usado.</translation>
    </message>
    <message>
        <source>Nothing is loaded: this computer is offline.</source>
        <translation>Nada foi carregado: este computador está offline.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carregar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>Carregar tudo</translation>
    </message>
    <message>
        <source>Balehook shows what the accounts of your merchants imported, which rows failed and why. There is no account yet; to add one, you need:</source>
        <translation>O Balehook mostra o que as contas dos seus lojistas importaram, quais linhas falharam e por quê. Ainda não há nenhuma conta; para adicionar uma, você precisa de:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Type the path alone, as in /api/platform/v1/property. It is looked for at the base URL, never at another server.</source>
        <translation>Digite só o caminho, como em /api/platform/v1/property. Ele é procurado na URL base, nunca em outro servidor.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>O caminho deve começar com uma barra, como em /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must end before any ? or #. Remove it and what follows.</source>
        <translation>O caminho deve terminar antes de qualquer ? ou #. Remova o sinal e o que vem depois dele.</translation>
    </message>
    <message>
        <source>There is a character in the path that paths do not have, such as a space, a brace or an invisible one. Type the path again.</source>
        <translation>O caminho contém um caractere inválido, como um espaço, uma chave ou um caractere invisível. Digite o caminho novamente.</translation>
    </message>
    <message>
        <source>After a percent sign there must be two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>Depois de um sinal de porcentagem deve haver dois algarismos hexadecimais, que não podem representar uma barra, uma barra invertida ou um caractere de controle.</translation>
    </message>
    <message>
        <source>The path must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation>O caminho não pode ter partes vazias nem partes formadas só por pontos. Remova-as.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>Listas da conta</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title of a list and how many it has</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingText</name>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, as JSON has to be. Save it again as UTF-8.</source>
        <translation>O arquivo não é texto UTF-8, como JSON precisa ser. Salve-o novamente como UTF-8.</translation>
    </message>
    <message>
        <source>What is in the file is nested too deeply.</source>
        <translation>O conteúdo do arquivo tem níveis de aninhamento demais.</translation>
    </message>
    <message>
        <source>The file is not JSON, or not complete: %1, at byte %2.</source>
        <translation>O arquivo não é JSON ou não está completo: %1, no byte %2.</translation>
    </message>
    <message>
        <source>There is no list of records in the file: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>Não há lista de registros no arquivo: ele precisa ter uma lista em &quot;data&quot; ou ser uma lista.</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>Carregando...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>Abrir arquivo de tabela</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabelas (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos os arquivos (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is no file, or may not be read.</source>
        <translation>Não é possível abrir %1: não é um arquivo ou não pode ser lido.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>One file is opened at a time; this is %1.</source>
        <translation>Só um arquivo é aberto por vez; este é %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::MainWindow</name>
    <message>
        <source>Balehook</source>
        <translation>Balehook</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Esta tarefa não tem arquivo de falhas.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Esta tarefa não tem arquivo importado.</translation>
    </message>
    <message>
        <source>%1 – Balehook</source>
        <translation>%1 – Balehook</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualPages</name>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>Esta página ainda não foi traduzida. Ela é exibida em inglês.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Pesquisar no manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln página encontrada</numerusform>
            <numerusform>%Ln páginas encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Mostrar a próxima mensagem</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Use the proxy of the &amp;system</source>
        <translation>Usar o proxy do &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>&amp;Nenhum proxy</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>Este &amp;proxy:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Host:</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;orta:</translation>
    </message>
    <message>
        <source>A password that the proxy wants is asked for when it is needed and never stored.</source>
        <translation>Se o proxy exigir uma senha, ela é pedida quando for necessária e nunca é armazenada.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. A certificate that fails cannot be ignored here.</source>
        <translation>Os certificados são verificados com o repositório de certificados do sistema. Um certificado que não passa na verificação não pode ser ignorado aqui.</translation>
    </message>
    <message>
        <source>Type the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Digite o host do proxy, por exemplo “proxy.example.com”.</translation>
    </message>
    <message>
        <source>This is no host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Este não é um nome de host nem um endereço. Não inclua “http://”, a porta, um caminho nem uma senha.</translation>
    </message>
    <message>
        <source>Requests go through the proxy that the settings of this computer name, if any.</source>
        <translation>As requisições passam pelo proxy indicado nas configurações deste computador, se houver um.</translation>
    </message>
    <message>
        <source>Requests go straight to the addresses of the accounts and to the hosts of files.</source>
        <translation>As requisições vão direto aos endereços das contas e aos hosts dos arquivos.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It learns which hosts are asked, but not what is sent or answered, and no token.</source>
        <translation>Todas as requisições passam por este proxy. Ele fica sabendo a quais hosts se pede algo, mas não o que é enviado ou respondido, nem nenhum token.</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln nova</numerusform>
            <numerusform>%Ln novas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln alterada</numerusform>
            <numerusform>%Ln alteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you looked. The service does not say in which order it lists.</source>
        <translation>Vai para as linhas que são novas ou mudaram desde que você olhou. O serviço não diz em que ordem ele lista.</translation>
    </message>
    <message>
        <source>Searches again, which shows the jobs that came into the index meanwhile.</source>
        <translation>Pesquisa novamente e mostra as tarefas que entraram no índice nesse meio-tempo.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>Salvar como...</translation>
    </message>
    <message>
        <source>Open with the Desktop&apos;s Program</source>
        <translation>Abrir com o programa padrão do sistema</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>Abrir mesmo assim</translation>
    </message>
    <message>
        <source>This file came from outside. The program that opens it may run what is in it: open it only if you trust where it came from.</source>
        <translation>Este arquivo veio de fora. O programa que o abre pode executar o que há nele: abra-o só se você confiar na origem dele.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Console de desktop para tarefas de importação e webhooks.</translation>
    </message>
    <message>
        <source>Keep settings, cache, downloads and keychain entries of this profile in &lt;folder&gt;.</source>
        <translation>Manter configurações, cache, downloads e entradas do chaveiro deste perfil em &lt;pasta&gt;.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>Show the window, tell that it was painted, and end.</source>
        <translation>Mostrar a janela, informar que ela foi desenhada e encerrar.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...), to show.</source>
        <translation>Uma tabela de linhas com falha, uma listagem salva ou um link para uma tarefa (balehook://...) a exibir.</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[arquivo ou link]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation>nova desde a última atualização</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>mudou na última atualização</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>acompanhada</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>não carregada</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movida</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>a caminho</translation>
    </message>
    <message>
        <source>The list changed: this record is in another place now.</source>
        <translation>A lista mudou: este registro está em outro lugar agora.</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1, ativado</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, desativado</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>Visualização das tarefas de importação</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>Arquivo da tarefa %1, %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>Arquivo da tarefa %1</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>Visualização dos webhooks</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>Interromper</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>Abrir listagem salva</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>Listagens salvas (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>Listagens salvas são exibidas dentro de uma conta. Adicione uma conta, e “%1” será aberta nela.</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>Esta é a listagem salva “%1”, não o que a conta lista agora.</translation>
    </message>
    <message>
        <source>Close It</source>
        <translation>Fechar listagem</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>This list holds no properties.</source>
        <translation>Esta lista não contém propriedades.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>Não foi possível carregar as propriedades.</translation>
    </message>
    <message>
        <source>The interface of the service does not say where properties are listed. If you know the path, set it under “Advanced” in the account. You can also open a listing saved as a JSON file, or drop one here.</source>
        <translation>A interface do serviço não diz onde as propriedades são listadas. Se você sabe o caminho, defina-o em “Avançado” na conta. Você também pode abrir uma listagem salva como arquivo JSON ou soltar uma aqui.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>Abrir listagem salva...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln valor: %1</numerusform>
            <numerusform>%Ln valores: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This element is no property. Raw shows it as it came.</source>
        <translation>Este elemento não é uma propriedade. A guia “Bruto” mostra como veio.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Único</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Escopo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>Nome interno</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is no property. It is shown as it was served.</source>
        <translation>Este elemento da lista não é uma propriedade. Ele é exibido como o serviço o enviou.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegível</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>Propriedade sem nome</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propriedade %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln valor</numerusform>
            <numerusform>%Ln valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>Nome interno</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Único</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Escopo</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy password</source>
        <translation>Senha do proxy</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password. They are kept until the program ends and never stored.</source>
        <translation>O proxy %1 exige um nome e uma senha. Eles são mantidos até o programa ser encerrado e nunca são armazenados.</translation>
    </message>
    <message>
        <source>&amp;Use password</source>
        <translation>&amp;Usar senha</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Senha:</translation>
    </message>
    <message>
        <source>Type the name under which the proxy knows you.</source>
        <translation>Digite o nome com que o proxy identifica você.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>Adicionar filtro</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Alterar: %1</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Remover: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Take back all conditions and the order</source>
        <translation>Remover todas as condições e a ordenação</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 ou mais %Ln</numerusform>
            <numerusform>%1 ou mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation>%1: %2 a %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1: no mínimo %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: no máximo %2</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1 nas últimas 24 horas</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 no último %Ln dia</numerusform>
            <numerusform>%1 nos últimos %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1 a partir de %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1 até %2</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Ordenadas por %1, mais recentes primeiro</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Ordenadas por %1, mais antigas primeiro</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Ordenadas por %1, maior número primeiro</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Ordenadas por %1, menor número primeiro</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Ordenadas por %1, de Z a A</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Ordenadas por %1, de A a Z</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>Com arquivo de falhas</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>Sem arquivo de falhas</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>Com linhas com falha</translation>
    </message>
    <message>
        <source>Has no failed rows</source>
        <translation>Sem linhas com falha</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>Ainda listadas</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>Não mais listadas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Arquivo de falhas</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>Linhas com sucesso</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Linhas com falha</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(ausente)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 hoje</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as served</source>
        <translation>Copiar como recebido</translation>
    </message>
    <message>
        <source>The record as served</source>
        <translation>O registro como o serviço o enviou</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Copiar o JSON byte a byte, sem o recuo exibido aqui</translation>
    </message>
    <message>
        <source>The record was copied as served.</source>
        <translation>O registro foi copiado como o serviço o enviou.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Mostrar todos os %1 caracteres</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>Nenhum motivo informado</translation>
    </message>
    <message>
        <source>Other reasons, too many to tell apart</source>
        <translation>Outros motivos, numerosos demais para distinguir</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;valor&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>%1 · below 0.1 %</source>
        <translation>%1 · abaixo de 0,1%</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2%</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>Primeiro na linha %1: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>Motivos em:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>A coluna que diz por que uma linha falhou</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>Vários motivos em uma célula</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>nenhuma coluna</translation>
    </message>
    <message>
        <source>No column looks like reasons. Choose the one that says why a row failed.</source>
        <translation>Nenhuma coluna parece conter motivos. Escolha a que diz por que uma linha falhou.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>É esta a coluna que diz por que uma linha falhou? Se não for, escolha outra.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Baixado em</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>Excluir todos desta &amp;conta...</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>Excluir &amp;todos os arquivos...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Arquivos baixados</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>Manter no &amp;máximo:</translation>
    </message>
    <message>
        <source>No files are kept on this computer.</source>
        <translation>Nenhum arquivo é mantido neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are kept on this computer, %1 in all.</source>
        <translation>
            <numerusform>%Ln arquivo é mantido neste computador, %1 no total.</numerusform>
            <numerusform>%Ln arquivos são mantidos neste computador, %1 no total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account that are under way are cancelled. The files stay where they came from.</source>
        <translation>
            <numerusform>Excluir %Ln arquivo de %1 deste computador? Os downloads da conta em andamento serão cancelados. O arquivo permanece no lugar de onde veio.</numerusform>
            <numerusform>Excluir os %Ln arquivos de %1 deste computador? Os downloads da conta em andamento serão cancelados. Os arquivos permanecem no lugar de onde vieram.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads that are under way are cancelled. The files stay where they came from.</source>
        <translation>
            <numerusform>Excluir %Ln arquivo deste computador? Os downloads em andamento serão cancelados. O arquivo permanece no lugar de onde veio.</numerusform>
            <numerusform>Excluir todos os %Ln arquivos deste computador? Os downloads em andamento serão cancelados. Os arquivos permanecem no lugar de onde vieram.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>Os arquivos foram excluídos.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Selecione uma linha para ver o registro dela aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Selecione uma linha para ver o registro dela aqui.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Close the record pane</source>
        <translation>Fechar o painel do registro</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register webhook</source>
        <translation>Cadastrar webhook</translation>
    </message>
    <message>
        <source>This is sent:</source>
        <translation>Isto é enviado:</translation>
    </message>
    <message>
        <source>Nothing was registered, because the token was not accepted. There is another token now: you can register again.</source>
        <translation>Nada foi cadastrado porque o token não foi aceito. Agora há outro token: você pode cadastrar novamente.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>Nada foi cadastrado. %1</translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation>O serviço diz: %1</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>Conta: %1. Um webhook cadastrado não pode ser alterado nem removido daqui.</translation>
    </message>
    <message>
        <source>Registration under way</source>
        <translation>Cadastro em andamento</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>&amp;Cadastrar</translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation>Voltar a &amp;ele</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalhes</translation>
    </message>
    <message>
        <source>Update &amp;token…</source>
        <translation>Atualizar to&amp;ken…</translation>
    </message>
    <message>
        <source>What you sent last was registered meanwhile. Its ID is %1.</source>
        <translation>O que você enviou por último foi cadastrado nesse meio-tempo. O ID é %1.</translation>
    </message>
    <message>
        <source>Not sent yet, kept from earlier.</source>
        <translation>Ainda não enviado; foi guardado antes.</translation>
    </message>
    <message>
        <source>What you typed earlier was not sent yet. It stays kept until you change this one.</source>
        <translation>O que você digitou antes ainda não foi enviado. Ele fica guardado até que você altere este formulário.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>O webhook foi cadastrado. O ID é %1.</translation>
    </message>
    <message>
        <source>Sending once. You can close this window, the registration goes on.</source>
        <translation>Enviando uma vez. Você pode fechar esta janela; o cadastro continua.</translation>
    </message>
    <message>
        <source>Close, &amp;keep for later</source>
        <translation>Fechar e &amp;guardar para depois</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation>Nada foi enviado. %1</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>Enviados como textos vazios: %1.</translation>
    </message>
    <message>
        <source>What you typed has not been sent yet. It is sent when the other program has finished.</source>
        <translation>O que você digitou ainda não foi enviado. Será enviado quando o outro programa terminar.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>Nada mais é enviado até que ele termine.</translation>
    </message>
    <message>
        <source>Stop &amp;waiting</source>
        <translation>P&amp;arar de esperar</translation>
    </message>
    <message>
        <source>Nothing is sent, and what you typed stays here</source>
        <translation>Nada é enviado, e o que você digitou permanece aqui</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not answer in time.</source>
        <translation>O serviço não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The connection ended before the answer was complete.</source>
        <translation>A conexão terminou antes que a resposta estivesse completa.</translation>
    </message>
    <message>
        <source>The service failed while it answered (status %1).</source>
        <translation>O serviço falhou ao responder (status %1).</translation>
    </message>
    <message>
        <source>The answer was a web page instead of data.</source>
        <translation>A resposta foi uma página da web em vez de dados.</translation>
    </message>
    <message>
        <source>The answer was not the expected one (status %1).</source>
        <translation>A resposta não foi a esperada (status %1).</translation>
    </message>
    <message>
        <source>The answer did not come.</source>
        <translation>A resposta não chegou.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Não foi possível acessar o serviço.</translation>
    </message>
    <message>
        <source>The service got too many requests.</source>
        <translation>O serviço recebeu requisições demais.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account now.</source>
        <translation>Outro programa está cadastrando um webhook nesta conta agora.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1 (processo %2) está cadastrando um webhook nesta conta desde %3.</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. What became of it is not settled there yet.</source>
        <translation>%1 (processo %2) enviou um webhook para esta conta em %3. Lá ainda não está definido o que aconteceu com ele.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent a second time.</source>
        <translation>Outro programa acabou de cadastrar o mesmo webhook; por isso, ele não foi enviado uma segunda vez.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service refused it. It was not sent a second time.</source>
        <translation>Outro programa acabou de enviar o mesmo webhook, e o serviço o recusou. Ele não foi enviado uma segunda vez.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is not known whether it was registered. It was not sent a second time.</source>
        <translation>Outro programa acabou de enviar o mesmo webhook, e não se sabe se ele foi cadastrado. Ele não foi enviado uma segunda vez.</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln linha falhou.</numerusform>
            <numerusform>%Ln linhas falharam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln further reason(s).</source>
        <translation>
            <numerusform>Há mais %Ln motivo.</numerusform>
            <numerusform>Há mais %Ln motivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) came without a reason.</source>
        <translation>
            <numerusform>%Ln linha veio sem motivo.</numerusform>
            <numerusform>%Ln linhas vieram sem motivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln linha, %2</numerusform>
            <numerusform>%1: %Ln linhas, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number; the sign stands as it is usual in the language</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>An example of a failed row: %1 is its number, %2 its error message</extracomment>
        <translation>Linha %1: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is no web address that can be asked.</source>
        <translation>Este não é um endereço da web que possa ser consultado.</translation>
    </message>
    <message>
        <source>The address holds a user name, a password or an impossible port.</source>
        <translation>O endereço contém um nome de usuário, uma senha ou uma porta impossível.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are asked.</source>
        <translation>Só são consultados endereços criptografados (https).</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>O token só é enviado ao endereço da própria conta.</translation>
    </message>
    <message>
        <source>The token holds characters that no token may have.</source>
        <translation>O token contém caracteres que nenhum token pode ter.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>Copiar como &amp;cURL</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>Copiar como cURL com &amp;token...</translation>
    </message>
    <message>
        <source>Copy &amp;Address</source>
        <translation>Copiar &amp;endereço</translation>
    </message>
    <message>
        <source>Copy A&amp;nswer</source>
        <translation>Copiar &amp;resposta</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>&amp;Salvar como HAR...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>The request was copied as a command, without its token.</source>
        <translation>A requisição foi copiada como comando, sem o token.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>Copiar como cURL com token</translation>
    </message>
    <message>
        <source>The command will hold the token of “%1” so that everybody can read it. Whoever gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>O comando vai conter o token de “%1” de forma que qualquer pessoa possa lê-lo. Quem o obtiver poderá fazer tudo o que você pode fazer nesta conta. Não o cole em um chamado nem em um chat.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>&amp;Copiar com token</translation>
    </message>
    <message>
        <source>Nothing was copied, because the token of this account is not known now.</source>
        <translation>Nada foi copiado, porque o token desta conta não é conhecido no momento.</translation>
    </message>
    <message>
        <source>The request was copied as a command that holds the token.</source>
        <translation>A requisição foi copiada como um comando que contém o token.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Look at them before you send them.</source>
        <translation>
            <numerusform>%Ln requisição salva. Revise-a antes de enviar.</numerusform>
            <numerusform>%Ln requisições salvas. Revise-as antes de enviar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Careful: running this registers a webhook again.</source>
        <translation>Cuidado: executar isto cadastra um webhook mais uma vez.</translation>
    </message>
    <message>
        <source>Parts that may be secret were left out. They are called “redacted” here.</source>
        <translation>As partes que podem ser secretas foram omitidas. Elas aparecem aqui como “redacted”.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>Under way</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Resultado desconhecido</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Interrompida</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>This request was stopped here, before its answer was complete.</source>
        <translation>Esta requisição foi interrompida aqui, antes que a resposta estivesse completa.</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Enviada: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Duração: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Bytes recebidos: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Tentativa: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Conta: %1</translation>
    </message>
    <message>
        <source>This body is not kept any more, because newer requests needed the room.</source>
        <translation>Este corpo não é mais guardado, porque requisições mais novas precisaram do espaço.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>Só o começo é guardado.</translation>
    </message>
    <message>
        <source>Nothing is kept of the contents of files, because they hold data of customers.</source>
        <translation>Nada do conteúdo dos arquivos é guardado, porque eles contêm dados de clientes.</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>CABEÇALHOS DA REQUISIÇÃO</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>CORPO DA REQUISIÇÃO</translation>
    </message>
    <message>
        <source>ANSWER HEADERS</source>
        <translation>CABEÇALHOS DA RESPOSTA</translation>
    </message>
    <message>
        <source>ANSWER BODY</source>
        <translation>CORPO DA RESPOSTA</translation>
    </message>
    <message>
        <source>It is not known what became of it. Whether the webhook was registered can only be seen in the list of webhooks.</source>
        <translation>Não se sabe o que aconteceu com ele. Só na lista de webhooks é possível ver se o webhook foi cadastrado.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>Requisições</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>Horário</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Tentativa</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>Requisições</translation>
    </message>
    <message>
        <source>Request and answer</source>
        <translation>Requisição e resposta</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Filtrar requisições</translation>
    </message>
    <message>
        <source>Filter by address, method or status</source>
        <translation>Filtrar por endereço, método ou status</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>Requisições exibidas</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Todas as requisições</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>Requisições com falha</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>Requisições ao serviço</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Choose a request to see what was sent and what was answered.</source>
        <translation>Escolha uma requisição para ver o que foi enviado e o que foi respondido.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>Os &amp;motivos estão nesta coluna</translation>
    </message>
    <message>
        <source>&amp;What It Holds...</source>
        <translation>O &amp;que ela contém...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Ocultar coluna</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Ordem &amp;crescente</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Ordem &amp;decrescente</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>Ordem do &amp;arquivo</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>Ordenar como &amp;texto</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>Ordenar como &amp;números</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>Ordenar como te&amp;xto com números</translation>
    </message>
    <message>
        <source>Holds &amp;Personal Data</source>
        <translation>Contém dados &amp;pessoais</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>Co&amp;lunas exibidas</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>&amp;Todas as colunas</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>What the column %1 holds</source>
        <translation>O que a coluna %1 contém</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%1 de %2 linhas estão vazias</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>Mais de %1 valores distintos</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>Valores distintos: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>Mais frequentes:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>no mínimo %1 × %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>Linha anterior</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Próxima linha</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>As células da linha</translation>
    </message>
    <message>
        <source>Show the Texts in Full</source>
        <translation>Mostrar os textos completos</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Localizar...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Locali&amp;zar próxima</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Localizar an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Ir para a linha...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copiar com ca&amp;beçalhos</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>Como &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Como &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>Como &amp;JSON</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>Copiar li&amp;nhas inteiras</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>Copiar coluna int&amp;eira</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>Copiar &amp;resumo</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>Mascarar dados &amp;pessoais no resumo</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xportar linhas...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>Linha c&amp;ompleta</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>Só linhas com este &amp;valor</translation>
    </message>
    <message>
        <source>Without This Va&amp;lue</source>
        <translation>&amp;Sem este valor</translation>
    </message>
    <message>
        <source>Only Rows &amp;That...</source>
        <translation>Só linhas &amp;que...</translation>
    </message>
    <message>
        <source>Take All Con&amp;ditions Back</source>
        <translation>Remover todas as con&amp;dições</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Ordem &amp;crescente</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Ordem &amp;decrescente</translation>
    </message>
    <message>
        <source>&amp;Order of the File</source>
        <translation>Ordem do &amp;arquivo</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>&amp;Esta coluna...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Ocultar coluna</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>Volt&amp;ar à lista</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copiar co&amp;mo</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>Col&amp;una</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>A exportação foi interrompida. Nenhum arquivo foi gravado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln linha copiada.</numerusform>
            <numerusform>%Ln linhas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too much for the clipboard. Export the rows to a file.</source>
        <translation>Isso é demais para a área de transferência. Exporte as linhas para um arquivo.</translation>
    </message>
    <message>
        <source>The file is still being read. Copy the summary when all rows are there.</source>
        <translation>O arquivo ainda está sendo lido. Copie o resumo quando todas as linhas tiverem sido lidas.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>O resumo foi copiado.</translation>
    </message>
    <message>
        <source>The file is still being read. Export the rows when all of them are there.</source>
        <translation>O arquivo ainda está sendo lido. Exporte as linhas quando todas tiverem sido lidas.</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Exportar linhas</translation>
    </message>
    <message>
        <source>An export is under way already.</source>
        <translation>Já há uma exportação em andamento.</translation>
    </message>
    <message>
        <source>%1 of %2 rows are written.</source>
        <translation>%1 de %2 linhas gravadas.</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Gravando linhas…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 não foi gravado. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln linha gravada em %1.</numerusform>
            <numerusform>%Ln linhas gravadas em %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation>
            <numerusform>%Ln célula que parece uma fórmula tem um apóstrofo na frente.</numerusform>
            <numerusform>%Ln células que parecem uma fórmula têm um apóstrofo na frente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was read as a plain character.</source>
        <translation>Aspas abertas nesta linha nunca são fechadas. Elas foram lidas como um caractere comum.</translation>
    </message>
    <message>
        <source>This line is too long for one row and goes on in the next one.</source>
        <translation>Esta linha do arquivo é longa demais para uma só linha da tabela e continua na próxima.</translation>
    </message>
    <message>
        <source>This row has fewer cells than there are columns.</source>
        <translation>Esta linha tem menos células do que o número de colunas.</translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. The record view shows all of them.</source>
        <translation>Esta linha tem mais células do que o número de colunas. O painel do registro mostra todas.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>Linhas com falha</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Números das linhas</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>Salvar arquivo</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Try Again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Salvar mesmo assim</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The download stopped, because the account was removed or changed. No file was left.</source>
        <translation>O download parou porque a conta foi removida ou alterada. Nenhum arquivo restou.</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progresso do download</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>Salvando %1 de %2: %3</translation>
    </message>
    <message>
        <source>The download was stopped: in the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>O download foi interrompido: na lista de downloads, ou porque a conta foi removida ou alterada. Nenhum arquivo restou.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. It has the length that the server gave.</source>
        <translation>%1 (%2) foi salvo de %3. Tem o tamanho que o servidor informou.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation>%1 (%2) foi salvo de %3. O servidor não informou o tamanho; por isso, não se sabe se o arquivo está completo.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 não foi salvo. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>Tarefas carregadas</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Ocorrência anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Próxima ocorrência (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Compares all jobs with what the service lists now: finds those that changed or are no longer listed.</source>
        <translation>Compara todas as tarefas com o que o serviço lista agora: encontra as que mudaram ou não são mais listadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>&amp;Pesquisar tarefas</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>Pró&amp;xima ocorrência</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Ocorrência an&amp;terior</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>Adicionar &amp;filtro</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>&amp;Ordenar por</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>&amp;Visualizações</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Limpar pesquisa e filtros</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>&amp;Carregar todas as tarefas</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>&amp;Carregar todas as tarefas novamente</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>Pa&amp;usar carregamento</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>&amp;Como o serviço enviou</translation>
    </message>
    <message>
        <source>Conditions need all jobs of the account. Load them once to use them.</source>
        <translation>As condições precisam de todas as tarefas da conta. Carregue-as uma vez para usá-las.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search id, type, user, channel, file names, details</source>
        <translation>Pesquisar ID, tipo, usuário, canal, nomes de arquivo, detalhes</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>Pesquisar tarefas de importação</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>carregadas agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>carregadas há %Ln min</numerusform>
            <numerusform>carregadas há %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>carregadas há %Ln h</numerusform>
            <numerusform>carregadas há %Ln h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>carregadas há %Ln dia</numerusform>
            <numerusform>carregadas há %Ln dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>falta %Ln s</numerusform>
            <numerusform>faltam %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>falta %Ln min</numerusform>
            <numerusform>faltam %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Conditions and sorting need all jobs of the account. Load them once to use them.</source>
        <translation>As condições e a ordenação precisam de todas as tarefas da conta. Carregue-as uma vez para usá-las.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 na %Ln linha carregada</numerusform>
            <numerusform>%1 nas %Ln linhas carregadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %Ln loaded rows</source>
        <translation>
            <numerusform>Na %Ln linha carregada</numerusform>
            <numerusform>Nas %Ln linhas carregadas</numerusform>
        </translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>nem todas carregadas ainda</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>%1 tarefas, %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>Pesquisando %1 tarefas, %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>%1 de %2 tarefas, %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>No mínimo %1 de %2 tarefas, %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>%1 de %2 tarefas carregadas</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>%1 tarefas carregadas</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, o serviço pediu para aguardar %Ln s</numerusform>
            <numerusform>%1, o serviço pediu para aguardar %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs a second</source>
        <translation>
            <numerusform>%Ln tarefa por segundo</numerusform>
            <numerusform>%Ln tarefas por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausado: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>Não foi possível carregar as tarefas.</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>Carregar %Ln tarefa para pesquisar</numerusform>
            <numerusform>Carregar todas as %Ln tarefas para pesquisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>Carregar todas as tarefas para pesquisar</translation>
    </message>
    <message>
        <source>new ones just now</source>
        <translation>as novas agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>new ones %Ln min ago</source>
        <translation>
            <numerusform>as novas há %Ln min</numerusform>
            <numerusform>as novas há %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new ones %Ln h ago</source>
        <translation>
            <numerusform>as novas há %Ln h</numerusform>
            <numerusform>as novas há %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>looking for new ones</source>
        <translation>procurando novas</translation>
    </message>
    <message>
        <source>New jobs could not be looked for. %1</source>
        <translation>Não foi possível procurar novas tarefas. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>Carregar todas as tarefas novamente</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>The settings could not be saved. What you changed is kept until the window is closed, and is tried again with the next change. %1</source>
        <translation>Não foi possível salvar as configurações. O que você alterou é mantido até que a janela seja fechada, e uma nova tentativa é feita na próxima alteração. %1</translation>
    </message>
    <message>
        <source>The account %1 was removed by another program.</source>
        <translation>A conta %1 foi removida por outro programa.</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are of a newer version of Balehook, which this one cannot read. They were left as they are. Start the newer version.</source>
        <translation>As configurações em %1 são de uma versão mais nova do Balehook, e esta não consegue lê-las. Elas foram deixadas como estavam. Inicie a versão mais nova.</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 de %2 linhas falharam</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>value, 312 jobs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, escolhido</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>Nas linhas de um arquivo</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>Em uma tabela</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primeira linha</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Última linha</translation>
    </message>
    <message>
        <source>What can be done with the row</source>
        <translation>O que pode ser feito com a linha</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>No registro</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>Dados ou texto bruto</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>No campo de pesquisa de uma lista</translation>
    </message>
    <message>
        <source>To the rows that were found</source>
        <translation>Ir para as linhas encontradas</translation>
    </message>
    <message>
        <source>Clear the text, then back to the list</source>
        <translation>Limpar o texto, depois voltar à lista</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>Na barra de localização de um arquivo</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>Ir para as linhas</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fechar a barra de localização</translation>
    </message>
    <message>
        <source>In “Go to Anything”</source>
        <translation>Em “Ir para qualquer coisa”</translation>
    </message>
    <message>
        <source>Run what is selected</source>
        <translation>Executar o item selecionado</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>Para baixo e para cima</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>Abrir as linhas com falha, o registro ou a linha completa</translation>
    </message>
    <message>
        <source>Next row of a list whose current column begins like this</source>
        <translation>Próxima linha de uma lista cuja coluna atual começa assim</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Localizar uma ação ou tecla</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs kept for searching are in use by another program. Close it, then try again.</source>
        <translation>As tarefas guardadas para pesquisa estão em uso por outro programa. Feche-o e tente novamente.</translation>
    </message>
    <message>
        <source>The jobs kept for searching may not be written. Check who may write to their folder.</source>
        <translation>Não é permitido gravar as tarefas guardadas para pesquisa. Verifique quem pode gravar na pasta delas.</translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching could not be opened. Check its folder and room.</source>
        <translation>Não foi possível abrir o arquivo das tarefas guardadas para pesquisa. Verifique a pasta dele e o espaço disponível.</translation>
    </message>
    <message>
        <source>The part of Qt that reads SQLite files is missing, so jobs cannot be kept for searching. Install it: on Debian it is the package libqt6sql6-sqlite.</source>
        <translation>Falta a parte do Qt que lê arquivos SQLite; por isso, não é possível guardar tarefas para pesquisa. Instale-a: no Debian, é o pacote libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs kept for searching could not be made. Check who may write above it.</source>
        <translation>Não foi possível criar a pasta das tarefas guardadas para pesquisa. Verifique quem pode gravar na pasta acima dela.</translation>
    </message>
    <message>
        <source>The jobs kept for searching could not be deleted. Check who may write to their folder.</source>
        <translation>Não foi possível excluir as tarefas guardadas para pesquisa. Verifique quem pode gravar na pasta delas.</translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa estava danificado e foi guardado à parte. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching was written by a newer version of this program and has been set aside. Load the jobs again to search them.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa foi gravado por uma versão mais nova deste programa e foi guardado à parte. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa não foi gravado por este programa e foi guardado à parte. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching is damaged and could not be set aside. Check who may write to its folder.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa está danificado e não foi possível guardá-lo à parte. Verifique quem pode gravar na pasta dele.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file is kept as %1.</source>
        <translation>Não foi possível ler as configurações; por isso, o programa iniciou com configurações novas. O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings could not be read, because a slug or an address is missing or not allowed, and are not shown. Nothing of them was removed.</source>
        <translation>
            <numerusform>%Ln conta nas configurações não pôde ser lida, porque falta um slug ou um endereço ou porque ele não é permitido, e não é exibida. Nada dela foi removido.</numerusform>
            <numerusform>%Ln contas nas configurações não puderam ser lidas, porque falta um slug ou um endereço ou porque ele não é permitido, e não são exibidas. Nada delas foi removido.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was typed or sent of webhooks could not be read, and nothing new can be kept or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>Não foi possível ler o que foi digitado ou enviado de webhooks, e nada novo pode ser guardado nem cadastrado enquanto %1 impedir isso. Mova-o e inicie o programa novamente.</translation>
    </message>
    <message>
        <source>What was typed or sent of webhooks could not be read. Look at the list of webhooks before you register one again. The old file is kept as %1.</source>
        <translation>Não foi possível ler o que foi digitado ou enviado de webhooks. Olhe a lista de webhooks antes de cadastrar um novamente. O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in the settings of the administrator could not be used.</source>
        <translation>
            <numerusform>Não foi possível usar %Ln item das configurações do administrador.</numerusform>
            <numerusform>Não foi possível usar %Ln itens das configurações do administrador.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were gone and are now a copy of %1. What was changed after that is missing.</source>
        <translation>As configurações haviam desaparecido e agora são uma cópia de %1. Falta o que foi alterado depois disso.</translation>
    </message>
    <message>
        <source>The settings could not be read and are now a copy of %1. What was changed after that is missing. The damaged file is kept as %2.</source>
        <translation>Não foi possível ler as configurações, e agora elas são uma cópia de %1. Falta o que foi alterado depois disso. O arquivo danificado foi mantido como %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move line</source>
        <translation>Remover lin&amp;ha</translation>
    </message>
    <message>
        <source>Add l&amp;ine</source>
        <translation>Ad&amp;icionar linha</translation>
    </message>
    <message>
        <source>Words for status codes</source>
        <translation>Rótulos para códigos de status</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>Código de status</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Exibido como</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>%1 tarefas, %2 carregadas</translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>%1 webhooks, %2 carregados</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>%1 propriedades, %2 carregadas</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>%1 tarefas carregadas, total desconhecido</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>%1 webhooks carregados, total desconhecido</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>%1 propriedades carregadas, total desconhecido</translation>
    </message>
    <message>
        <source>Jobs found: %1, loaded: %2</source>
        <translation>Tarefas encontradas: %1, carregadas: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionada</numerusform>
            <numerusform>%Ln selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>order as served</source>
        <translation>ordem do serviço</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>atualizado às %1 UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>atualizado às %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requisição</numerusform>
            <numerusform>%Ln requisições</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks found: %1, loaded: %2</source>
        <translation>Webhooks encontrados: %1, carregados: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>&amp;Redefinir colunas</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>há %Ln min</numerusform>
            <numerusform>há %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>há %Ln h</numerusform>
            <numerusform>há %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoje %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ontem %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>date and time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>date, time and zone</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>As written: %1</source>
        <translation>Como está escrito: %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>Hora local: %1</translation>
    </message>
    <message>
        <source>UTC: %1</source>
        <translation>UTC: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenDialog</name>
    <message>
        <source>&amp;Check</source>
        <translation>Veri&amp;ficar</translation>
    </message>
    <message>
        <source>Update token</source>
        <translation>Atualizar token</translation>
    </message>
    <message>
        <source>&amp;Save token</source>
        <translation>&amp;Salvar token</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>Conta:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>Slug:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>Host:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>Host do workspace:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Cole o token de acesso</translation>
    </message>
    <message>
        <source>It takes the place of the present token, is kept in the keychain and never shown.</source>
        <translation>Ele toma o lugar do token atual, fica guardado no chaveiro e nunca é exibido.</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” in front and the white space around the token were left out.</source>
        <translation>A palavra “Bearer” na frente do token e os espaços em volta dele foram removidos.</translation>
    </message>
    <message>
        <source>The word “Bearer” in front of the token was left out.</source>
        <translation>A palavra “Bearer” na frente do token foi removida.</translation>
    </message>
    <message>
        <source>The white space around the token was left out.</source>
        <translation>Os espaços em volta do token foram removidos.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Token de acesso</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>Cole aqui o token de acesso da conta.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for this session only</source>
        <translation>&amp;Manter só nesta sessão</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Tentar no&amp;vamente</translation>
    </message>
    <message>
        <source>The account was removed or changed meanwhile. Close this window and open it again.</source>
        <translation>A conta foi removida ou alterada nesse meio-tempo. Feche esta janela e abra-a novamente.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. A prompt of the system may ask for your password.</source>
        <translation>Armazenando o token no chaveiro. O sistema talvez peça sua senha.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Um token mantido só nesta sessão é esquecido quando o programa é encerrado.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>O link contém o token desta conta; por isso, não é aberto: o servidor dele receberia o token. Entre em contato com quem opera o serviço. Talvez seja preciso substituir o token.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>Mostrar os downloads</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln download falhou</numerusform>
            <numerusform>%Ln downloads falharam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>falta %Ln segundo</numerusform>
            <numerusform>faltam %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>falta %Ln minuto</numerusform>
            <numerusform>faltam %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>falta %Ln hora</numerusform>
            <numerusform>faltam %Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>%1 até agora, %2/s</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%1 de %2, %3/s, %4</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>Aguardando a vez</translation>
    </message>
    <message numerus="yes">
        <source>Tries again in %Ln seconds</source>
        <translation>
            <numerusform>Nova tentativa em %Ln segundo</numerusform>
            <numerusform>Nova tentativa em %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Here, %1</source>
        <translation>Baixado, %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln download</numerusform>
            <numerusform>%Ln downloads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>downloads, per cent</comment>
        <translation>%1, %2%</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Linhas com falha</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>Arquivo nos detalhes</translation>
    </message>
    <message>
        <source>The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation>O servidor não informou o tamanho; por isso, não se sabe se o arquivo está completo.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>Atualizar a tarefa</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>Baixar mesmo assim</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>Enviar o token de acesso</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>Mostrar a cópia anterior</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progresso do download</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>The job was read again and still has the same link. Ask whoever runs the service for a new one.</source>
        <translation>A tarefa foi lida novamente e ainda tem o mesmo link. Peça um novo a quem opera o serviço.</translation>
    </message>
    <message>
        <source>The job was read again and has no such file any more.</source>
        <translation>A tarefa foi lida novamente e não tem mais esse arquivo.</translation>
    </message>
    <message>
        <source>The job was not found again near its place in the list. Refresh the list and look for it.</source>
        <translation>A tarefa não foi encontrada perto do lugar dela na lista. Atualize a lista e procure por ela.</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>%1 da tarefa %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 is downloaded.</source>
        <translation>%1 foi baixado.</translation>
    </message>
    <message>
        <source>The download was cancelled.</source>
        <translation>O download foi cancelado.</translation>
    </message>
    <message>
        <source>The file lies at this account&apos;s own address. If it is the access token that is wanted, you can allow it: the token then goes with this account&apos;s files at its own addresses, and nowhere else. The settings of the account take it back.</source>
        <translation>O arquivo está no endereço da própria conta. Se o que falta é o token de acesso, você pode permitir o envio dele: o token passa a acompanhar os pedidos de arquivos desta conta nos endereços dela, e em nenhum outro lugar. Isso pode ser desfeito nas configurações da conta.</translation>
    </message>
    <message>
        <source>The copy of %1, from before the job changed</source>
        <translation>A cópia de %1, de antes de a tarefa mudar</translation>
    </message>
    <message>
        <source>The link to %1 was handed to the browser.</source>
        <translation>O link para %1 foi entregue ao navegador.</translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation>Nenhum navegador aceitou o link. Copie-o e abra-o manualmente.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origem</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2, criado em %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, channel and URL are registered already: %1. Once more means a twin, which cannot be removed from here.</source>
        <translation>O mesmo evento, canal e URL já estão cadastrados: %1. Cadastrar mais uma vez cria uma duplicata, que não pode ser removida daqui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks that are registered already differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln webhook já cadastrado difere deste só no seguinte: %1.</numerusform>
            <numerusform>%Ln webhooks já cadastrados diferem deste só no seguinte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation>
            <numerusform>O mesmo evento, canal e URL não foram encontrados em %Ln webhook lido até agora. A lista ainda está sendo lida.</numerusform>
            <numerusform>O mesmo evento, canal e URL não foram encontrados nos %Ln webhooks lidos até agora. A lista ainda está sendo lida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>O mesmo evento, canal e URL não foram encontrados em %Ln webhook listado.</numerusform>
            <numerusform>O mesmo evento, canal e URL não foram encontrados nos %Ln webhooks listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation>
            <numerusform>O mesmo evento, canal e URL não foram encontrados em %Ln webhook lido. Não foi possível ler a lista até o fim.</numerusform>
            <numerusform>O mesmo evento, canal e URL não foram encontrados nos %Ln webhooks lidos. Não foi possível ler a lista até o fim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation>
            <numerusform>Isso se refere a %Ln webhook lido até agora. A lista ainda está sendo lida.</numerusform>
            <numerusform>Isso se refere aos %Ln webhooks lidos até agora. A lista ainda está sendo lida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Isso se refere a %Ln webhook listado.</numerusform>
            <numerusform>Isso se refere aos %Ln webhooks listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation>
            <numerusform>Isso se refere a %Ln webhook lido. Não foi possível ler a lista até o fim.</numerusform>
            <numerusform>Isso se refere aos %Ln webhooks lidos. Não foi possível ler a lista até o fim.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln webhooks have the same event, channel and URL.</source>
        <translation>
            <numerusform>%Ln webhook tem o mesmo evento, canal e URL.</numerusform>
            <numerusform>%Ln webhooks têm o mesmo evento, canal e URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln outro webhook difere só no seguinte: %1.</numerusform>
            <numerusform>%Ln outros webhooks diferem só no seguinte: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>versão</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http ou https</translation>
    </message>
    <message>
        <source>capital letters of the host</source>
        <translation>maiúsculas no host</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>barra no fim da URL</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>Ainda não visto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%Ln vez desde %1</numerusform>
            <numerusform>%Ln vezes desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the host is made of the slug, and whether webhooks are created at the same one</source>
        <translation>Como o host é formado a partir do slug, e se os webhooks são criados no mesmo host</translation>
    </message>
    <message>
        <source>Asks there, and sends the token nowhere else.</source>
        <translation>Pede nesse endereço e não envia o token a nenhum outro lugar.</translation>
    </message>
    <message>
        <source>Which of the two ways to ask for a page holds</source>
        <translation>Qual das duas formas de pedir uma página vale</translation>
    </message>
    <message>
        <source>Asks in one way. An answer that repeats another page is an error.</source>
        <translation>Pede de uma só forma. Uma resposta que repete outra página é um erro.</translation>
    </message>
    <message>
        <source>%1 asked for, none repeated</source>
        <translation>pedido %1, nada repetido</translation>
    </message>
    <message>
        <source>%1 asked for, %2 answered</source>
        <translation>pedido %1, respondido %2</translation>
    </message>
    <message>
        <source>How large a page may be</source>
        <translation>O maior tamanho de página</translation>
    </message>
    <message>
        <source>Counts with the size that was answered, and asks for that.</source>
        <translation>Conta com o tamanho que foi respondido e pede com ele.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>“%1”, um texto</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>“%1”, um número</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>dois que diferem</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>O nome do total, e se ele é um número</translation>
    </message>
    <message>
        <source>Takes the documented name first, then the other. Without a total the list grows as you scroll.</source>
        <translation>Usa primeiro o nome documentado, depois o outro. Sem um total, a lista cresce conforme você rola.</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>mais recentes primeiro</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>mais antigos primeiro</translation>
    </message>
    <message>
        <source>not by the time of creation</source>
        <translation>não pela data de criação</translation>
    </message>
    <message>
        <source>In which order a list is served</source>
        <translation>Em que ordem uma lista vem do serviço</translation>
    </message>
    <message>
        <source>Shows it as it is served. Any other order is made here, and the header says so.</source>
        <translation>Mostra na ordem do serviço. Qualquer outra ordem é feita aqui, e o cabeçalho indica isso.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>o total mudou de uma página para a seguinte</translation>
    </message>
    <message>
        <source>a page began with records of the page before it</source>
        <translation>uma página começou com registros da página anterior</translation>
    </message>
    <message>
        <source>Whether a list stands still while it is read</source>
        <translation>Se uma lista fica parada enquanto é lida</translation>
    </message>
    <message>
        <source>Knows records by their ids, so that none is shown twice, and reads again what moved.</source>
        <translation>Reconhece os registros pelo ID, para que nenhum apareça duas vezes, e lê de novo o que mudou de lugar.</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: sem rótulo</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: o seu rótulo é “%2”</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>O que o status de uma tarefa de importação significa</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>Mostra o código, ou o seu rótulo para ele. Nada depende disso.</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>Em UTC (Z)</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>Com diferença em relação ao UTC</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>Sem fuso horário</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Não compreendido</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>Como os horários são escritos fora dos exemplos</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your zone, and all others as they came, sorted last.</source>
        <translation>Mostra no seu fuso os horários dos dois primeiros tipos, e todos os outros como vieram, no fim da ordenação.</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>Um link para o próprio host da conta</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>Um link para outro host</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>Um caminho sem host</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Não é um link</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it wants the token</source>
        <translation>O que é a localização de um arquivo de falhas, e se ela exige o token</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>Abre links e só envia o token ao próprio host da conta se você permitir. Todo o resto é texto.</translation>
    </message>
    <message>
        <source>Fields that records have beside the documented ones</source>
        <translation>Campos que os registros têm além dos documentados</translation>
    </message>
    <message>
        <source>Keeps them, and shows them under Raw.</source>
        <translation>Mantém esses campos e os mostra na guia “Bruto”.</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>Onde as propriedades são listadas</translation>
    </message>
    <message>
        <source>Asks at the path that you give, and nowhere without one.</source>
        <translation>Pede no caminho que você informar; sem ele, em lugar nenhum.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Whether anything but status 200 says that a webhook was created</source>
        <translation>Se algo além do status 200 indica que um webhook foi criado</translation>
    </message>
    <message>
        <source>Takes 201 as well, if the whole webhook came with it. After any other answer it looks in the list for it.</source>
        <translation>Aceita também 201, se o webhook inteiro veio junto. Depois de qualquer outra resposta, procura o webhook na lista.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most for %Ln second(s)</source>
        <translation>
            <numerusform>O serviço pediu para aguardar, no máximo por %Ln segundo</numerusform>
            <numerusform>O serviço pediu para aguardar, no máximo por %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>How often the service may be asked</source>
        <translation>Com que frequência se pode pedir ao serviço</translation>
    </message>
    <message>
        <source>Has two requests for lists on their way at most, and waits as long as it is told.</source>
        <translation>Faz no máximo duas requisições de listas ao mesmo tempo e aguarda o tempo que for indicado.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>Um link para um arquivo de falhas</translation>
    </message>
    <message>
        <source>How a failed file is made up: encoding, separator, header, and the column of reasons</source>
        <translation>Como é formado um arquivo de falhas: codificação, separador, cabeçalho e a coluna dos motivos</translation>
    </message>
    <message>
        <source>Guesses it from each file. The line above the rows says how it is read, and changes it when clicked.</source>
        <translation>Deduz isso de cada arquivo. O texto acima das linhas diz como o arquivo é lido; clique nele para alterar.</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>Um webhook foi criado</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>Quais campos de um webhook podem ficar vazios, e como isso é enviado</translation>
    </message>
    <message>
        <source>Wants the URL only, and sends what is empty as an empty text.</source>
        <translation>Exige só a URL e envia o que está vazio como um texto vazio.</translation>
    </message>
    <message>
        <source>Which webhooks count as the same</source>
        <translation>Quais webhooks são considerados iguais</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Não contado</translation>
    </message>
    <message>
        <source>Calls webhooks alike that have the same event, channel and URL, and warns before one more is registered.</source>
        <translation>Considera iguais os webhooks com o mesmo evento, canal e URL, e avisa antes que mais um seja cadastrado.</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is refused</source>
        <translation>Se os status 401 e 403 significam que o token foi recusado</translation>
    </message>
    <message>
        <source>Takes them so, and asks for no more lists of the account until it has another token.</source>
        <translation>Entende que sim e não pede mais listas da conta até que ela tenha outro token.</translation>
    </message>
    <message>
        <source>What an error looks like, and which of its words are the message</source>
        <translation>Como é um erro, e quais das palavras dele são a mensagem</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>Mostra o status e o texto dos campos com nomes usuais, como “message” ou “detail”.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>Al&amp;terar...</translation>
    </message>
    <message>
        <source>What the Service Does Not Say</source>
        <translation>O que o serviço não diz</translation>
    </message>
    <message>
        <source>Opens the account where you say otherwise.</source>
        <translation>Abre a conta, onde você pode definir outra coisa.</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>Nenhuma conta é exibida.</translation>
    </message>
    <message>
        <source>The description of the service&apos;s interface leaves these open. Found for the account %1 since this program was started; counted, and never sent anywhere.</source>
        <translation>A descrição da interface do serviço deixa estes pontos em aberto. Encontrado na conta %1 desde que este programa foi iniciado; é só contado e nunca enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>A lista foi copiada.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>What is not said</source>
        <translation>O que não é dito</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>O que o programa faz</translation>
    </message>
    <message>
        <source>Say otherwise</source>
        <translation>Definir outra coisa</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>Na conta</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Type a whole address that starts with “https://”, without a user name or password.</source>
        <translation>Digite um endereço completo que comece com “https://”, sem nome de usuário nem senha.</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>&amp;Atualizações do programa...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>O Balehook %1 está disponível; esta é a versão %2.</translation>
    </message>
    <message>
        <source>More about it is at %1.</source>
        <translation>Mais informações em %1.</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Abrir página</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Look for a new version once a day</source>
        <translation>&amp;Procurar uma nova versão uma vez por dia</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>Atualizações do programa</translation>
    </message>
    <message>
        <source>&amp;Address to ask:</source>
        <translation>&amp;Endereço a consultar:</translation>
    </message>
    <message>
        <source>Only this address is asked, over https. No token and nothing of your accounts is sent, and nothing is downloaded or installed.</source>
        <translation>Só este endereço é consultado, por https. Nenhum token e nada das suas contas é enviado, e nada é baixado nem instalado.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Ainda não verificado.</translation>
    </message>
    <message>
        <source>Last checked: %1.</source>
        <translation>Última verificação: %1.</translation>
    </message>
    <message>
        <source>Last checked: %1, without success. %2</source>
        <translation>Última verificação: %1, sem sucesso. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The address answered with status %1.</source>
        <translation>O endereço respondeu com o status %1.</translation>
    </message>
    <message>
        <source>What the address answered does not tell of a version.</source>
        <translation>A resposta do endereço não informa nenhuma versão.</translation>
    </message>
    <message>
        <source>The address could not be reached.</source>
        <translation>Não foi possível acessar o endereço.</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>Valores de %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Localizar um valor</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>Tarefas com &amp;nenhum destes</translation>
    </message>
    <message>
        <source>The values are being counted…</source>
        <translation>Os valores estão sendo contados…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>Nenhuma tarefa tem um valor aqui.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>Há mais %Ln valor, menos frequente.</numerusform>
            <numerusform>Há mais %Ln valores, menos frequentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>Webhooks com &amp;nenhum destes</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>Nenhum webhook tem um valor aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No view is saved yet</source>
        <translation>Nenhuma visualização salva ainda</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>&amp;Salvar como visualização...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>Salvar como visualização</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>&amp;Renomear “%1”...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Renomear...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>&amp;Excluir “%1”</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Renomear visualização</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Name of the view (a view of this name is replaced):</source>
        <translation>Nome da visualização (uma visualização com este nome será substituída):</translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>Selecione uma tarefa primeiro.</translation>
    </message>
    <message>
        <source>Job %1 is not watched any more</source>
        <translation>A tarefa %1 não é mais acompanhada</translation>
    </message>
    <message>
        <source>You will be told when job %1 changes</source>
        <translation>Você receberá um aviso quando a tarefa %1 mudar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs of this account are watched, and no more can be. Stop watching one of them first.</source>
        <translation>
            <numerusform>%Ln tarefa desta conta é acompanhada, e não é possível acompanhar mais. Pare de acompanhá-la primeiro.</numerusform>
            <numerusform>%Ln tarefas desta conta são acompanhadas, e não é possível acompanhar mais. Pare de acompanhar uma delas primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>P&amp;arar de acompanhar tarefa</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>&amp;Acompanhar tarefa</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>Nenhuma tarefa desta conta é acompanhada</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>Mostrar tarefa</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>Selecione um webhook primeiro.</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Mostrar...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>Um webhook está sendo cadastrado nesta conta.</translation>
    </message>
    <message>
        <source>When the program ran last, a webhook was sent and its answer did not come. The webhooks are being read to find out what became of it.</source>
        <translation>Na última execução do programa, um webhook foi enviado e a resposta não chegou. Os webhooks estão sendo lidos para descobrir o que aconteceu com ele.</translation>
    </message>
    <message>
        <source>The answer to a new webhook was lost. The webhooks are being read to find out what became of it.</source>
        <translation>A resposta a um novo webhook se perdeu. Os webhooks estão sendo lidos para descobrir o que aconteceu com ele.</translation>
    </message>
    <message>
        <source>It is not certain whether a webhook that was sent has been registered. Look at what was found before you send it again.</source>
        <translation>Não é certo que um webhook enviado tenha sido cadastrado. Veja o que foi encontrado antes de enviá-lo novamente.</translation>
    </message>
    <message>
        <source>The service refused a webhook. What you typed is kept.</source>
        <translation>O serviço recusou um webhook. O que você digitou foi guardado.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>O webhook foi cadastrado. O ID é %1.</translation>
    </message>
    <message>
        <source>A webhook was not sent. What you typed is kept. %1</source>
        <translation>Um webhook não foi enviado. O que você digitou foi guardado. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is no webhook. It is shown as it was served.</source>
        <translation>Este elemento da lista não é um webhook. Ele é exibido como o serviço o enviou.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegível</translation>
    </message>
    <message>
        <source>Webhook without an id</source>
        <translation>Webhook sem ID</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>Cadastrado em %1</translation>
    </message>
    <message>
        <source>Webhook id</source>
        <translation>ID do webhook</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Recurso</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>Subtipo do evento</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation>ID do canal</translation>
    </message>
    <message>
        <source>URL called</source>
        <translation>URL chamada</translation>
    </message>
    <message>
        <source>Method of the call</source>
        <translation>Método da chamada</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>&amp;Recurso:</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>&amp;Tipo de evento:</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>&amp;Subtipo do evento:</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>&amp;Versão:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Método:</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>&amp;URL:</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>ID do canal e&amp;xterno:</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Do que trata o evento.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like those of HTTP methods.</source>
        <translation>O que acontece com o recurso, em uma palavra como as dos métodos HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Um evento mais específico dentro do tipo de evento.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>A versão do evento.</translation>
    </message>
    <message>
        <source>The HTTP method with which the URL is called.</source>
        <translation>O método HTTP com que a URL é chamada.</translation>
    </message>
    <message>
        <source>What is called when the event occurs, outside of the service itself.</source>
        <translation>O que é chamado quando o evento ocorre, fora do próprio serviço.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>O canal que cadastra o webhook.</translation>
    </message>
    <message>
        <source>The service names this field in its answer.</source>
        <translation>O serviço menciona este campo na resposta.</translation>
    </message>
    <message>
        <source>It is empty and sent as an empty text.</source>
        <translation>O campo está vazio e é enviado como texto vazio.</translation>
    </message>
    <message>
        <source>There is a space before or after the text. It is sent as typed.</source>
        <translation>Há um espaço antes ou depois do texto. Ele é enviado como foi digitado.</translation>
    </message>
    <message>
        <source>The text holds line breaks or invisible characters. They are sent as typed; the request shows them.</source>
        <translation>O texto contém quebras de linha ou caracteres invisíveis. Eles são enviados como foram digitados; a requisição os mostra.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. Which values are allowed is not documented; those that this account uses are offered.</source>
        <translation>%1 É enviado como “%2”. Não está documentado quais valores são permitidos; são oferecidos os que esta conta usa.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, answered “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: enviado “%2”, respondido “%3”.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. Its answer was not waited for, so it may have been created.</source>
        <translation>Este webhook foi enviado em %1. Não se aguardou a resposta; por isso, ele pode ter sido criado.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The answer was lost or odd, so it may have been created.</source>
        <translation>Este webhook foi enviado em %1. A resposta se perdeu ou foi inesperada; por isso, ele pode ter sido criado.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were read.</source>
        <translation>
            <numerusform>Os webhooks da conta estão sendo listados novamente para descobrir. %Ln foi lido.</numerusform>
            <numerusform>Os webhooks da conta estão sendo listados novamente para descobrir. %Ln foram lidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so nothing is known yet. %1</source>
        <translation>Não foi possível listar os webhooks novamente; por isso, ainda não se sabe nada. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since agrees with it in all seven fields. It may still appear later: check again before you send it once more.</source>
        <translation>
            <numerusform>Dos webhooks listados desde então (%Ln), nenhum coincide com ele em todos os sete campos. Ele ainda pode aparecer mais tarde: verifique novamente antes de enviá-lo mais uma vez.</numerusform>
            <numerusform>Nenhum dos %Ln webhooks listados desde então coincide com ele em todos os sete campos. Ele ainda pode aparecer mais tarde: verifique novamente antes de enviá-lo mais uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Listing the webhooks again found one that agrees in all seven fields and was created after the sending. It was very likely created.</source>
        <translation>Ao listar os webhooks novamente, foi encontrado um que coincide em todos os sete campos e foi criado depois do envio. Muito provavelmente, ele foi criado.</translation>
    </message>
    <message>
        <source>Listing the webhooks again found none that agrees in all seven fields and was created after the sending, but there are older ones.</source>
        <translation>Ao listar os webhooks novamente, não foi encontrado nenhum que coincida em todos os sete campos e tenha sido criado depois do envio, mas há outros mais antigos.</translation>
    </message>
    <message>
        <source>Listed already before the sending.</source>
        <translation>Já listado antes do envio.</translation>
    </message>
    <message>
        <source>Created after the sending.</source>
        <translation>Criado depois do envio.</translation>
    </message>
    <message>
        <source>Created before the sending.</source>
        <translation>Criado antes do envio.</translation>
    </message>
    <message>
        <source>When it was created cannot be told.</source>
        <translation>Não se sabe quando foi criado.</translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <translation>&amp;Enviar novamente…</translation>
    </message>
    <message>
        <source>&amp;Back to the form</source>
        <translation>V&amp;oltar ao formulário</translation>
    </message>
    <message>
        <source>This was sent:</source>
        <translation>Isto foi enviado:</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>O que foi enviado</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>What was typed is there, and nothing is sent</source>
        <translation>O que foi digitado continua lá, e nada é enviado</translation>
    </message>
    <message>
        <source>Send &amp;once more</source>
        <translation>Enviar &amp;mais uma vez</translation>
    </message>
    <message>
        <source>Do &amp;not send</source>
        <translation>&amp;Não enviar</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of it, and neither can be removed from here. Send the same once more?</source>
        <translation>Se ele tiver sido criado, haverá dois iguais, e nenhum deles pode ser removido daqui. Enviar o mesmo mais uma vez?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Tentar novamente</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>&amp;Verificar novamente</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, criado em %2. %3</translation>
    </message>
    <message>
        <source>ID %1, as the odd answer has it.</source>
        <translation>ID %1, como consta na resposta inesperada.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>Webhook encontrado</translation>
    </message>
    <message>
        <source>It is this one</source>
        <translation>É este</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a twin</source>
        <translation>Com duplicata</translation>
    </message>
    <message>
        <source>Has no twin</source>
        <translation>Sem duplicata</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y request</source>
        <translation>Co&amp;piar requisição</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requisição</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>Copiar a requisição com o JSON byte a byte, sem o recuo exibido aqui e sem o token</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (não exibido)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>A requisição foi copiada.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent, because it is not settled yet what became of the webhook sent before.</source>
        <translation>Nada foi enviado porque ainda não se sabe o que aconteceu com o webhook enviado antes.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Try Again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>All webhooks are being loaded to be searched…</source>
        <translation>Carregando todos os webhooks para pesquisa…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>Ainda não carregados: uma pesquisa carrega todos os webhooks.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%1 de %Ln webhook, informações %2</numerusform>
            <numerusform>%1 de %Ln webhooks, informações %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln webhook, informações %1</numerusform>
            <numerusform>%Ln webhooks, informações %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>&amp;Pesquisar webhooks</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Limpar pesquisa e filtros</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>Pesquisar em todos os campos dos webhooks</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>Pesquisar webhooks</translation>
    </message>
    <message>
        <source>%1...</source>
        <comment>asks for values of the field</comment>
        <translation>%1...</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookUrlCheck</name>
    <message>
        <source>Type the URL that is called when the event occurs.</source>
        <translation>Digite a URL que é chamada quando o evento ocorre.</translation>
    </message>
    <message>
        <source>There is a space or a line break before or after the URL. Remove it.</source>
        <translation>Há um espaço ou uma quebra de linha antes ou depois da URL. Remova-o.</translation>
    </message>
    <message>
        <source>A URL has no spaces. Remove them, or write them as %20.</source>
        <translation>Uma URL não tem espaços. Remova-os ou escreva-os como %20.</translation>
    </message>
    <message>
        <source>There is a character in the URL that URLs do not have, such as a line break or an invisible one. Type the URL again.</source>
        <translation>A URL contém um caractere inválido, como uma quebra de linha ou um caractere invisível. Digite a URL novamente.</translation>
    </message>
    <message>
        <source>Type the whole URL: it starts with https:// or http://.</source>
        <translation>Digite a URL completa: ela começa com https:// ou http://.</translation>
    </message>
    <message>
        <source>There is no usable name of a server in the URL. Type it as in https://shop.example.com/hook.</source>
        <translation>Não há na URL um nome de servidor utilizável. Digite-a como em https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is no valid URL. Check its port, its percent signs and its brackets.</source>
        <translation>Esta não é uma URL válida. Verifique a porta, os sinais de porcentagem e os colchetes dela.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 é o próprio serviço da conta. Um webhook chama uma URL fora dele.</translation>
    </message>
    <message>
        <source>%1 is the computer itself: the service would call itself, not you.</source>
        <translation>%1 é o próprio computador: o serviço chamaria a si mesmo, não você.</translation>
    </message>
    <message>
        <source>%1 is known inside a private network only. The service may be unable to reach it.</source>
        <translation>%1 só é conhecido dentro de uma rede privada. Talvez o serviço não consiga acessá-lo.</translation>
    </message>
    <message>
        <source>The URL holds a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>A URL contém um nome de usuário ou uma senha. Qualquer pessoa que veja a lista de webhooks pode lê-los.</translation>
    </message>
    <message>
        <source>With http, what is sent can be read and changed on its way. Use https if you can.</source>
        <translation>Com http, o que é enviado pode ser lido e alterado no caminho. Use https se puder.</translation>
    </message>
    <message>
        <source>The name of the server has letters that can be mistaken for others. In ASCII it is %1.</source>
        <translation>O nome do servidor tem letras que podem ser confundidas com outras. Em ASCII, ele é %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs take.</source>
        <translation>
            <numerusform>A URL tem %Ln caractere, mais do que muitos programas aceitam.</numerusform>
            <numerusform>A URL tem %Ln caracteres, mais do que muitos programas aceitam.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksKind</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>This account has no webhooks.</source>
        <translation>Esta conta não tem webhooks.</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>Não foi possível carregar os webhooks.</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>Nenhum webhook corresponde.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln alike</source>
        <translation>
            <numerusform>%Ln igual</numerusform>
            <numerusform>%Ln iguais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nearly alike</source>
        <translation>
            <numerusform>%Ln quase igual</numerusform>
            <numerusform>%Ln quase iguais</numerusform>
        </translation>
    </message>
    <message>
        <source>no twin known</source>
        <translation>nenhuma duplicata conhecida</translation>
    </message>
    <message>
        <source>The service sent something that is no webhook. Raw shows it as it came.</source>
        <translation>O serviço enviou algo que não é um webhook. A guia “Bruto” mostra como veio.</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Recurso</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>Subtipo do evento</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Duplicatas</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Webhooks with the same event, channel and URL.</source>
        <translation>Webhooks com o mesmo evento, canal e URL.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>Abrir arquivo de &amp;tabela...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>Arqui&amp;vos neste computador...</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>E&amp;xportar lista...</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>Adicionar &amp;conta...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>&amp;Editar conta...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>Atualizar to&amp;ken...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>&amp;Remover conta...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copiar com cabeçal&amp;hos</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copiar &amp;link</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copiar lin&amp;k da tarefa</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Ir para a linha...</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Atualizar</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>&amp;Voltar à lista</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>Painel do &amp;registro</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>Painel do registro a&amp;baixo da lista</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>Ativi&amp;dade</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>Linhas &amp;compactas</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>&amp;Horários em UTC</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Aumentar &amp;zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Di&amp;minuir zoom</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>Tamanho &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>&amp;Rede...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>&amp;Sobre o Balehook</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>Mostrar &amp;tarefas de importação</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>Mostrar &amp;webhooks</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>Mostrar &amp;propriedades</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>P&amp;róxima tarefa com arquivo de falhas</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>Tarefa a&amp;nterior com arquivo de falhas</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>&amp;Acompanhar tarefa</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>&amp;Mostrar linhas com falha	Enter</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>Mostrar arquivo &amp;importado</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>&amp;Baixar arquivos de falhas</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>&amp;Downloads...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>Ca&amp;dastrar webhook...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>Cadastrar &amp;semelhante...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>&amp;Abrir listagem salva...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>&amp;Fechar listagem salva</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Confi&amp;gurações</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Tarefas</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>Tarefas acompan&amp;hadas</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Propriedades</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>Tr&amp;ocar de conta</translation>
    </message>
    <message>
        <source>R&amp;efresh by Itself</source>
        <translation>Atualização a&amp;utomática</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Co&amp;lunas</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>Abrir re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>Abrir re&amp;gistro	Enter</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>Mover conta para &amp;cima</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>Mover conta para &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>&amp;Próxima linha</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>Linha a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Go to Anything...</source>
        <translation>&amp;Ir para qualquer coisa...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>Re&amp;quisições</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>A&amp;parência...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>Relatório de &amp;diagnóstico...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>What the Service Does &amp;Not Say...</source>
        <translation>O que o serviço &amp;não diz...</translation>
    </message>
    <message>
        <source>&amp;Jobs Kept for Searching...</source>
        <translation>&amp;Tarefas guardadas para pesquisa...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>Requi&amp;sições listadas</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>Próximo arquivo de falhas</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>Arquivo de falhas anterior</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>Mostrar linhas com falha</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>Barra de &amp;ferramentas</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes as soon as the window has nothing else to do.</source>
        <translation>O idioma muda assim que a janela não tiver mais nada a fazer.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>&amp;Mostrar barra de ferramentas</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>Texto ao &amp;lado dos ícones</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>Texto &amp;sob os ícones</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>Somente í&amp;cones</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>Somente &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>&amp;Padrão da área de trabalho</translation>
    </message>
</context>
</TS>

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
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>Remover conta</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>Remover a conta %1 deste programa? O token dela é excluído do chaveiro, assim como os arquivos baixados para ela. Nada muda no serviço.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>A conta %1 foi removida, mas não foi possível excluir alguns dos arquivos dela. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>A conta %1 foi removida, mas o token dela ainda pode estar no chaveiro. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
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
        <translation>URL do &amp;espaço de trabalho:</translation>
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
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>Usar page[&amp;offset] e page[limit] (não confirmado)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Arquivos:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>Enviar o token de acesso para baixar ar&amp;quivos nestes hosts</translation>
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
        <source>&amp;Add Account</source>
        <translation>Adicionar &amp;conta</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>Editar conta</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>Adicionar conta</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>Exibido na lista de contas. Se estiver vazio, o slug é exibido.</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>A parte do nome do host que identifica a conta.</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>A URL completa, ou uma URL com “{slug}” no lugar do slug.</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>Se estiver vazio, a URL base é usada. Os webhooks são criados na URL de um “espaço de trabalho” (workspace); não está documentado se é o mesmo host.</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>O padrão de 25 é o do próprio serviço. Páginas maiores exigem menos requisições; o serviço pode retornar páginas menores.</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>Opcional. Não está documentado onde as propriedades são listadas; se você conhece o caminho, digite o que vem depois da URL base, começando com uma barra.</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>Não confirmado: diz-se que o serviço aceita esses parâmetros, mas não está documentado como eles contam. O Balehook conta os registros antes da página, a partir de 0, e para se a resposta mostrar outra página. Use “Verificar” para testar.</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>Necessário apenas se os arquivos desta conta estiverem no host da própria conta e exigirem autenticação. Arquivos em outros hosts nunca recebem o token.</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>Se estiver vazio, só o código é exibido. O significado dos códigos de status não está documentado; por isso, você mesmo pode dar rótulos a eles.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>Se&amp;guir editando</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Cole o token de acesso</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>O token é armazenado no chaveiro e nunca é exibido.</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>Um token pertence a uma URL e a um slug. Depois desta alteração, ele será pedido novamente; você pode colá-lo aqui.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Há um token armazenado</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>Deixe vazio para manter o token armazenado.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>Nenhum token armazenado</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>Deixe vazio para continuar sem um token.</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>A conta foi salva, mas o token dela não. Fechar sem armazenar o token?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Descartar o que você digitou?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>Digite o slug da conta, por exemplo “acme”.</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Um slug tem no máximo 63 caracteres: letras minúsculas de a a z, algarismos e hifens, que não podem estar no começo nem no fim.</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>Digite a URL do serviço, por exemplo “https://{slug}.example.com”.</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>Esta parte do nome do host identifica a conta. Ela também faz parte dos links de tarefas, como balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>A URL sob a qual o serviço lista tarefas de importação e webhooks, por exemplo https://{slug}.example.com. “{slug}” representa o slug. “Endereços”, abaixo, mostra para onde vai cada requisição.</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>O token de acesso enviado com cada requisição ao serviço. Como obtê-lo, por quanto tempo é válido e o que permite não está documentado: pergunte a quem opera a sua plataforma.</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>Pede um registro a cada listagem com os valores digitados aqui e mostra o resultado. Nada é armazenado.</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>Outro programa removeu esta conta e o token dela. Para usá-la novamente, feche esta janela e adicione a conta de novo.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>Este computador está offline. As linhas carregadas permanecem aqui; o carregamento continua quando a conexão voltar.</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>Esta conta não tem um token armazenado. Informe um para carregar os dados dela.</translation>
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
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>O serviço pediu para aguardar; próxima tentativa em %Ln s.</numerusform>
            <numerusform>O serviço pediu para aguardar; próxima tentativa em %Ln s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>As linhas mostradas foram recebidas em %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>Outro programa está carregando estas tarefas agora, talvez o balehookctl. Aguarde até que ele termine e tente novamente.</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>A lista de tarefas mudou continuamente enquanto era carregada, por isso podem faltar tarefas.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>Outro programa está adicionando ou removendo uma conta. Este aguarda.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, conta %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1, conta %2, fixada</translation>
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
    <message>
        <source>Filter accounts</source>
        <translation>Filtrar contas</translation>
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
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>Não é possível exibir os gráficos porque falta um componente do programa. Reinstale o Balehook para tê-los.</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>A atividade é contada com todas as tarefas da conta. Carregue-as uma vez para vê-la; enquanto isso, você pode continuar trabalhando.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>Carregar tudo...</translation>
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
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>%Ln tarefa sem data legível não está no gráfico.</numerusform>
            <numerusform>%Ln tarefas sem data legível não estão no gráfico.</numerusform>
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
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>Nenhuma tarefa corresponde aos filtros da lista.</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Sem número de linhas com falha</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln tarefa não tem número de linhas com falha.</numerusform>
            <numerusform>%Ln tarefas não têm número de linhas com falha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>%Ln tarefa com data muito distante no passado ou no futuro não está no gráfico.</numerusform>
            <numerusform>%Ln tarefas com datas muito distantes no passado ou no futuro não estão no gráfico.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>312 jobs, on 14 days</comment>
        <translation>%1 %2.</translation>
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
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>A configuração do administrador “%1” é desconhecida e foi ignorada.</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>Não foi possível ler as configurações do administrador em %1.</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>Não foi possível entender algumas das configurações do administrador em %1. As demais são usadas.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>A configuração do administrador “%1” foi ignorada porque qualquer pessoa neste computador pode lê-la ali. Um token deve ficar no chaveiro da pessoa que o usa.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>A configuração do administrador “%1” foi ignorada porque o valor dela não é permitido.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>A conta %1 foi configurada pelo seu administrador e não pode ser removida aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>A resposta não contém o webhook que foi enviado.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>Todos os idiomas, exceto o inglês, foram traduzidos sem revisão de um falante nativo.</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>Usar a configuração do sistema</translation>
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
        <source>Text si&amp;ze:</source>
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
        <source>Balehook is already running but does not respond.</source>
        <translation>O Balehook já está em execução, mas não responde.</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
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
        <source>auto-refresh off</source>
        <translation>atualização automática desativada</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>atualização automática pausada</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>atualização automática a cada %Ln s</numerusform>
            <numerusform>atualização automática a cada %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>atualização automática a cada minuto</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>atualização automática a cada %Ln min</numerusform>
            <numerusform>atualização automática a cada %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>A atualização automática foi desativada porque não foi possível carregar a lista. As linhas carregadas permanecem aqui.</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>Ativar novamente</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>Informe a URL do serviço.</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>A URL deve começar com https://.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>A URL contém um caractere inválido, como um espaço ou um caractere invisível. Digite-a novamente.</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>Chaves só podem ser usadas em {slug}, que representa o slug da conta.</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>A URL não pode conter nome de usuário nem o sinal @. Remova tudo até o @.</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>A URL não pode conter ? nem #. Remova o sinal e tudo o que vem depois dele.</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>Este não é um nome de servidor válido. Digite-o como em https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>A porta deve ser um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>O caminho na URL não pode conter partes vazias nem partes formadas só por pontos. Remova-as.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>O http sem criptografia só é permitido para este computador (localhost). Use https para que ninguém possa ler o token no caminho.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>Cole o token da conta.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>Isto é longo demais para ser um token. Cole apenas o token.</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>O token contém um espaço ou uma quebra de linha. Copie-o novamente, inteiro.</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>O token contém um caractere inválido, talvez invisível. Copie-o novamente da origem.</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>Um token contém apenas letras, algarismos e os caracteres - . _ ~ + /, com = no fim. Copie-o novamente.</translation>
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
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>Nenhum total utilizável foi encontrado. A lista cresce conforme você rola.</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>Total: %1, no campo “%2”.</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>A resposta não inclui nem a página nem o tamanho da página.</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>A resposta inclui a página %1, mas nenhum tamanho de página.</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>A resposta inclui o tamanho de página %1, mas nenhuma página.</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>A resposta inclui a página %1 e o tamanho de página %2.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Verificando…</translation>
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
        <source>Message in the response: %1</source>
        <translation>Mensagem na resposta: %1</translation>
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
    <name>Balehook::ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
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
        <source>Gray</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>Outra cor…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>Cor da conta</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>Cor: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>Sem cor</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>Cor do rótulo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>Cor: nenhuma</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>Abertura rápida</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>Digite um comando, uma conta, uma visualização ou um arquivo</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>Comando, conta, visualização ou arquivo</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nenhum resultado</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Trocar</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>Comparar linhas com falha</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>Arquivo mais antigo:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>Arquivo mais recente:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Baixar</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Abrir linha</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>Copiar &amp;resumo</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xportar linhas...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>Nenhuma tarefa anterior com o mesmo tipo, usuário e nome de arquivo tem um arquivo de falhas. Os números e as datas no nome do arquivo foram ignorados. Tarefas verificadas: %1.</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>Não foi possível encontrar o envio anterior. %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>Procurando o envio anterior…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>A comparação foi interrompida. Escolha as colunas-chave para iniciá-la de novo.</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>A procura do envio anterior foi interrompida.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>Detectada automaticamente. Linhas com a mesma chave são a mesma linha.</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>Linhas com a mesma chave são a mesma linha.</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>Os arquivos foram comparados.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Não há uma coluna “%1” nos dois arquivos.</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>Os arquivos não têm nenhuma coluna em comum, por isso suas linhas não podem ser comparadas.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>Nenhuma coluna dos dois arquivos parece uma chave. Escolha as colunas que identificam uma linha.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>O resumo foi copiado.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 de %2 linhas gravadas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln linha gravada em %1.</numerusform>
            <numerusform>%Ln linhas gravadas em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Gravando linhas…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 está vazio ou não é uma tabela, por isso suas linhas não podem ser comparadas.</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 não pode ser comparado. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>O download foi interrompido.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tarefa %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>O arquivo de falhas da tarefa %1 não está neste computador e seu link expirou. Atualize a tarefa na lista ou tente baixar o arquivo mesmo assim.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>O arquivo de falhas da tarefa %1 não está neste computador.</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>Baixando %1: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>O arquivo importado da tarefa %1 não está neste computador, e o link dele expirou. Atualize a tarefa na lista ou tente baixar o arquivo mesmo assim.</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>O arquivo importado da tarefa %1 não está neste computador.</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>O que aconteceu com as linhas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>Motivos antes e agora</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar linhas</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texto em qualquer célula</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Linhas comparadas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>Todas as linhas comparadas</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%1 de %2 linhas mostradas</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>Comparação de linhas com falha</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>Arquivo mais antigo: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>Arquivo mais recente: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>Comparadas por: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>Linhas com falha: %1 antes, %2 agora</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>Uma linha que não está no arquivo de falhas mais recente foi importada ou não foi enviada de novo.</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>Motivos, com suas linhas antes e agora:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Há mais %Ln motivo.</numerusform>
            <numerusform>Há mais %Ln motivos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>Ainda com falha, mesmo motivo</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>Ainda com falha, outro motivo</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>Novas com falha</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>Fora do arquivo de falhas mais recente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>Linha antes</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>Linha agora</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>Motivo antes</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>Motivo agora</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>Células alteradas</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>%Ln linha do arquivo mais antigo não tem chave.</numerusform>
            <numerusform>%Ln linhas do arquivo mais antigo não têm chave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>%Ln linha do arquivo mais recente não tem chave.</numerusform>
            <numerusform>%Ln linhas do arquivo mais recente não têm chave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln linha do arquivo mais antigo tem uma chave que não é única.</numerusform>
            <numerusform>%Ln linhas do arquivo mais antigo têm uma chave que não é única.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln linha do arquivo mais recente tem uma chave que não é única.</numerusform>
            <numerusform>%Ln linhas do arquivo mais recente têm uma chave que não é única.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>Não comparadas:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>Filtrar linhas</translation>
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
        <source>is not</source>
        <translation>não é</translation>
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
        <source>Show Rows</source>
        <translation>Mostrar linhas</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>corresponde à expressão regular</translation>
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
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>Nenhuma li&amp;nha com falha</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>Sem número d&amp;e linhas com falha</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>Este arquivo está vazio.</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>Este arquivo é uma pasta de trabalho de um programa de planilhas, não uma tabela de texto. As linhas dele não podem ser exibidas aqui.</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>Este é um arquivo ZIP. O conteúdo dele não pode ser exibido aqui.</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
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
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>Este arquivo é uma página da web, não uma tabela. O link talvez exija autenticação.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>Este arquivo é um documento XML, não uma tabela. Serviços de armazenamento costumam enviar um quando um link expirou.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>Este arquivo é um documento JSON, não uma tabela.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>Este arquivo é um programa, não uma tabela. Não o execute.</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>Este arquivo não é uma tabela de texto. Não foi possível detectar o tipo dele.</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>Arquivo gzip</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>Arquivo zstd</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>Arquivo compactado ZIP</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Pasta de trabalho do Excel</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>Pasta de trabalho do Excel com macros</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>Planilha OpenDocument</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>planilha %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
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
        <source>Show Jobs</source>
        <translation>Mostrar tarefas</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>&amp;Baixar %Ln arquivo que falta...</numerusform>
            <numerusform>&amp;Baixar %Ln arquivos que faltam...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>Há várias contas chamadas %1. Use o ID de uma delas; &quot;account list --format csv&quot; os mostra.</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>Não há nenhuma conta chamada %1 neste perfil.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG é o nome de uma conta na URL dela: no máximo 63 letras, algarismos e hifens, sem hífen no começo nem no fim.</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>Já existe uma conta chamada %1.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>Token de %1 (não exibido; vazio para nenhum):</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>Nenhum token foi lido da entrada padrão.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>A palavra &quot;Bearer&quot; antes do token foi removida.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>Seu administrador definiu este valor: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>A lista de contas é longa demais.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>Esta linha não é um objeto JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1” não é um texto.</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>Campo desconhecido “%1”; os campos são slug, name, url e token.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln conta nas configurações não é listada porque o slug ou a URL dela falta ou é inválido. Ela não foi removida.</numerusform>
            <numerusform>%Ln contas nas configurações não são listadas porque o slug ou a URL delas falta ou é inválido. Elas não foram removidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>A conta foi removida, mas alguns dos dados dela permanecem: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>A conta não foi removida porque não foi possível salvar as configurações. O token dela também foi mantido. %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>A conta foi removida, mas o token dela ainda está no chaveiro, que está bloqueado.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>A conta não foi adicionada, porque não foi possível salvar as configurações. %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>A conta não foi adicionada, porque o chaveiro está bloqueado. Desbloqueie-o e execute o comando novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>Outro programa removeu a conta.</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>Outro programa alterou o endereço da conta. Execute o comando novamente para usar o novo.</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>Outro programa alterou a conta de uma forma que esta versão do Balehook não consegue ler.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>A opção --%1 é obrigatória.</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 deve ser um número de %2 a %3.</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format deve ser table, csv, json ou jsonl.</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>A opção --%1 exige um valor.</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>Informe --%1 ou --%2, não ambos.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>Opção %1 desconhecida.</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>A opção %1 não é válida antes do comando.</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>A opção --%1 não aceita valor.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Comando desconhecido; &quot;balehookctl --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Comando desconhecido; &quot;balehookctl %1 --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>Argumento inesperado depois de &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Nenhum comando informado; &quot;balehookctl --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Nenhum comando informado; &quot;balehookctl %1 --help&quot; lista os comandos.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL é bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>Aqui a conta é informada sem --account: balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>A conta vem depois de --account: balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table, csv, json ou jsonl (um objeto por linha).</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>A conta a usar.</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>A página a listar; a primeira é 1.</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>Registros por página; por padrão, o tamanho definido na conta.</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>Lista todas as páginas, cada registro uma vez.</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>Tarefas com este status; repita para vários.</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>Tarefas que têm um arquivo de falhas.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>Tarefas criadas neste dia ou depois.</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>Tarefas criadas neste dia ou antes.</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>O campo pelo qual ordenar; por padrão, na ordem do serviço.</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>Adiciona uma conta e armazena o token dela no chaveiro.</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>A URL base das listagens dela; &quot;{slug}&quot; representa SLUG. Obrigatório.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>Onde os webhooks são cadastrados, se for diferente.</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>O caminho da listagem de propriedades abaixo da URL base.</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>O nome exibido na janela.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>Lê o token da entrada padrão em vez de perguntar por ele.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>Lista as contas do perfil.</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>Testa a conta pedindo um registro a cada listagem.</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>Remove uma conta com o token e os arquivos dela.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>Lista as tarefas de importação.</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>Mostra as linhas com falha de uma tarefa ou, com --groups, os motivos.</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>Mostra cada motivo uma vez, com o número de linhas.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>Salva o arquivo de falhas de uma tarefa e mostra o caminho dele. Arquivos existentes não são sobrescritos.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>Um arquivo novo ou uma pasta existente.</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>Salva o arquivo importado em vez das linhas com falha.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Lista os webhooks.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>Cadastra um webhook. Ele é enviado exatamente uma vez; a resposta do serviço é mostrada.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Do que trata o evento.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>O que acontece com o recurso, em uma palavra como um método HTTP.</translation>
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
        <source>The HTTP method used to call the URL.</source>
        <translation>O método HTTP usado para chamar a URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>A URL chamada quando o evento ocorre, fora do próprio serviço.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>O canal que cadastra o webhook.</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (a resposta como recebida), jsonl, csv ou table.</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>Lista as propriedades de uma conta ou de uma listagem salva.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>A listagem salva.</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>Baixa as tarefas de importação de uma conta para o índice local, ou o atualiza.</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>Compara todas as tarefas, mesmo se o índice estiver completo.</translation>
    </message>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>Usa o perfil desta pasta em vez do próprio do usuário.</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>Para depois desse tempo; por padrão, cada requisição tem seu próprio prazo.</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>Registra cada requisição na saída de erro padrão.</translation>
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
        <source>Show help for the program or a command.</source>
        <translation>Mostra a ajuda do programa ou de um comando.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostra a versão.</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>Qual tabela de um arquivo zip que contém várias.</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>Qual planilha de uma pasta de trabalho, se não for a primeira visível.</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>Pesquisa no índice local: palavras, &quot;frases&quot;, campo:valor, -palavra. O índice também serve às opções abaixo.</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>Tarefas deste tipo; repita para vários.</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>Tarefas com algumas linhas com falha (&quot;some&quot;) ou nenhuma (&quot;none&quot;), ou &quot;unknown&quot; se o serviço não enviou o número.</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>Lê todos e pesquisa neles: palavras, &quot;frases&quot;, campo:valor, -palavra.</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>Lê todos e os ordena por este campo.</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>Mostra as linhas de um arquivo de tabela, também compactado ou uma pasta de trabalho, ou, com --groups, por que falharam.</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>Procura um valor, como um SKU, em todos os arquivos de falhas baixados. Nenhuma requisição é enviada.</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>Só nestas contas; sem a opção, em todas.</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>Encontra-o também como parte de um valor mais longo.</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>Adiciona uma conta para cada linha JSON (slug, name, url, token) de FILE; - é a entrada padrão.</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>Não envia nenhuma requisição às contas.</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>Compara as linhas com falha de uma tarefa com as de uma tarefa posterior ou com um arquivo.</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>Lista por que as linhas falharam em todos os arquivos de falhas baixados, cada motivo uma vez. Nenhuma requisição é enviada.</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>Só arquivos de tarefas criadas nos últimos dias, como 7d, ou desde esse dia.</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>Tarefas com exatamente este nome de usuário; repita para vários.</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>Mostrar o script que completa comandos, opções e contas no bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemplo:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>Grava um resumo das linhas com falha baixadas de uma tarefa em Markdown e HTML. Nenhuma requisição é enviada.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>Um arquivo novo ou uma pasta existente. Arquivos existentes não são sobrescritos.</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>Grava um arquivo zip com ambos e todas as linhas em CSV.</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>Não oculta nenhum dado pessoal.</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>Inclui uma comparação com o arquivo de falhas baixado desta tarefa ou com um arquivo.</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>Baixa os arquivos de falhas de todas as tarefas que o índice local encontra, para &quot;find&quot;, &quot;reasons&quot; e a janela.</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>Baixa no máximo esta quantidade de arquivos.</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>Apenas informa quantos arquivos seriam baixados e o tamanho aproximado.</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>Mostra uma linha com falha de uma tarefa ao lado da linha dela no arquivo importado, célula por célula.</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>Uma cópia do arquivo importado; sem a opção, o da tarefa é baixado.</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>O número da linha do arquivo importado, a partir de 1; o cabeçalho também conta.</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>As colunas que identificam uma linha; sem a opção, elas são detectadas.</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>As colunas a ocultar; sem a opção, as que contêm dados pessoais, escolhidas na janela ou detectadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>Nenhuma coluna dos dois arquivos parece uma chave; indique uma com --key.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Não há uma coluna “%1” nos dois arquivos.</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>Um dos arquivos não é uma tabela.</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>As linhas são comparadas pela coluna “%1”, que foi detectada; --key indica outra.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>Enviado; aguardando a resposta</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>Listando os webhooks novamente para descobrir o resultado</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>Um webhook para %1 foi enviado em %2, mas nenhuma resposta foi recebida. %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>Não se sabe se o webhook foi cadastrado. %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>A lista não contém nenhum webhook correspondente criado desde então; outros idênticos, mais antigos, têm os IDs %1.</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>A lista não contém nenhum webhook correspondente. Ele ainda pode aparecer mais tarde.</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>O webhook foi enviado, mas o programa não aguardou a resposta: não se sabe se ele foi cadastrado. O próximo &quot;webhooks create&quot; para esta conta, ou o console, lista os webhooks para descobrir.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>Aguardando outro programa</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>Nada foi enviado, porque o outro programa ainda não terminou.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>Não foi possível listar os webhooks para descobrir o resultado. %1 O próximo &quot;webhooks create&quot; para esta conta, ou o console, os lista antes de enviar qualquer coisa.</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>Se você souber que ele não foi cadastrado, execute o mesmo comando novamente.</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>Para cadastrar webhooks novamente sem descobrir, escolha “Voltar ao formulário” no formulário de cadastro do console.</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>O webhook foi enviado, mas nenhuma resposta foi recebida: não se sabe se ele foi cadastrado.</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (criado em %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>A lista contém um webhook correspondente criado mais ou menos naquele momento ou depois; portanto, ele provavelmente foi cadastrado. IDs: %1.</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>Ainda não foi possível procurar um webhook enviado antes: continua sem se saber se ele foi cadastrado.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>O campo está vazio e é enviado como texto vazio.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>O texto tem um espaço no começo ou no fim. Ele é enviado como foi digitado.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>O texto contém quebras de linha ou caracteres invisíveis. Eles são enviados como foram digitados.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>Mensagem do sistema: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>&quot;jobs download&quot; o salva como ele é.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>O arquivo compactado contém várias tabelas. Escolha uma com --member: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE está vazio ou contém apenas espaços.</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%1 de %2 arquivos pesquisados</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>Só as primeiras %1 linhas são exibidas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask e --unmasked se excluem.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>O arquivo de falhas da tarefa %1 não está neste computador. “jobs rows” faz o download dele.</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>O arquivo não tem uma coluna “%1”.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tarefa %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>Nenhuma coluna está oculta; --mask indica colunas com dados pessoais.</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>Colunas ocultas: %1; --mask indica outras.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>O servidor não informou o tamanho do arquivo; por isso, ele pode estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Esta conta não tem índice local para pesquisar; &quot;balehookctl sync %1&quot; o cria.</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Tarefa %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>O Balehook está aberto com este perfil, portanto os arquivos baixados estão em uso. Baixe os arquivos nele ou feche-o antes.</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Aumente o limite no Balehook ou exclua arquivos nele.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>Nem todas as tarefas foram carregadas; &quot;balehookctl sync %1&quot; carrega as demais.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>O serviço não lista nenhuma tarefa com o ID &quot;%1&quot;. Tarefas verificadas: %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>Procurando a tarefa: %1 de %2 verificadas</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>Procurando a tarefa: %1 verificadas</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Esta tarefa não tem arquivo de falhas.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Esta tarefa não tem arquivo importado.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próxima tentativa em %n segundo.</numerusform>
            <numerusform>Próxima tentativa em %n segundos.</numerusform>
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
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 deve ser um dia como 2026-11-30 ou um horário como 2026-11-30T17:00:00Z.</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows deve ser some, none ou unknown.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW é o número de uma linha com falha, a partir de 1.</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key e --line se excluem.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>O arquivo de falhas não é uma tabela.</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>O arquivo importado não é uma tabela.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>Nenhuma coluna dos dois arquivos parece uma chave; indique uma com --key ou uma linha com --line.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Não há uma coluna “%1” nos dois arquivos.</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>O arquivo de falhas não tem essa linha.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>O arquivo importado não tem essa linha.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Nenhuma linha do arquivo importado tem esta chave.</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>A linha foi obtida do arquivo de falhas; --line indica outra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>%Ln linha do arquivo importado tem esta chave; não se sabe qual é a correta.</numerusform>
            <numerusform>%Ln linhas do arquivo importado têm esta chave; não se sabe qual é a correta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>A linha foi procurada pela coluna “%1”, que foi detectada; --key indica outra.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>O servidor não informou o tamanho do arquivo; por isso, ele pode estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Esta conta não tem índice local para pesquisar; &quot;balehookctl sync %1&quot; o cria.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%1 de %2 tarefas correspondem no índice de %3; nenhuma requisição foi enviada ao serviço.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%1 de %2 tarefas correspondem no índice de %3, que está incompleto; nenhuma requisição foi enviada ao serviço.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>O índice estava inutilizável e foi guardado à parte; &quot;balehookctl sync %1&quot; cria um novo.</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Outro programa excluiu o índice; &quot;balehookctl sync %1&quot; cria um novo.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>um momento desconhecido</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Outra versão do Balehook gravou o índice; &quot;balehookctl sync %1&quot; cria um novo.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>Esta conta não tem um caminho para as propriedades. Adicione-o à conta ou liste um arquivo.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próxima tentativa em %n segundo.</numerusform>
            <numerusform>Próxima tentativa em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>A listagem não tem fim: %1 registros foram recebidos.</translation>
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
        <source>The service reports %1 records but listed %2.</source>
        <translation>O serviço informa %1 registros, mas listou %2.</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>%1 de %2 registros correspondem no arquivo.</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>%1 de %2 registros correspondem; todos acabaram de ser pedidos ao serviço.</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>O serviço não listou todos os registros dele; pode haver mais correspondências.</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>O serviço retornou a página %1 em vez da página %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 já existe e não foi sobrescrito.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>A pasta %1 não permite gravação.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>A pasta %1 não existe.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>Não foi possível gravar a saída. Mensagem do sistema: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>O limite de tempo definido por --timeout foi atingido.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>Não foi possível ler as configurações; elas foram guardadas à parte como %1.</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>As configurações foram restauradas a partir de %1. Faltam as alterações posteriores.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Não foi possível salvar as configurações. %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>Não foi possível criar em %1 a pasta para os arquivos baixados.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>Um argumento não é UTF-8 válido.</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>Não foi possível ler os rascunhos e os cadastros em aberto; eles foram guardados à parte como %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort recebe o nome de um campo, com &quot;:desc&quot; para a ordem decrescente. Campos: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>&quot;%1:&quot; não é um campo e é pesquisado como texto. Campos: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>Somente as primeiras %1 palavras e frases de --search são usadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>Nenhuma coluna deste arquivo parece conter motivos.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>A coluna &quot;%1&quot; talvez não contenha os motivos.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since é um número de dias como 7d, um dia como 2026-11-30 ou uma hora como 2026-11-30T17:00:00Z.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>%Ln arquivo de falhas lido</numerusform>
            <numerusform>%Ln arquivos de falhas lidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln não é uma tabela</numerusform>
            <numerusform>%Ln não são tabelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln ilegível</numerusform>
            <numerusform>%Ln ilegíveis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln fórmula não tem valor salvo. A célula dela está vazia.</numerusform>
            <numerusform>%Ln fórmulas não têm valor salvo. As células delas estão vazias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln linha de texto é longa demais para uma só linha da tabela. Ela foi impressa como várias.</numerusform>
            <numerusform>%Ln linhas de texto são longas demais para uma só linha da tabela. Elas foram impressas como várias.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próxima tentativa em %n segundo.</numerusform>
            <numerusform>Próxima tentativa em %n segundos.</numerusform>
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
        <source>%1 per second</source>
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
        <source>The index contains %1 jobs.</source>
        <translation>O índice contém %1 tarefas.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>Não mais listadas: %1.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>O índice estava inutilizável e foi guardado à parte. Todas as tarefas são baixadas novamente.</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>Outro programa excluiu o índice. Todas as tarefas são baixadas novamente.</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>Outra versão do Balehook gravou o índice. Todas as tarefas são baixadas novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>O texto na entrada padrão é longo demais para um token.</translation>
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
        <source>Show Jobs</source>
        <translation>Mostrar tarefas</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 não foi aberto porque um arquivo assim pode ser um programa. Abra-o a partir da pasta dele se você souber o que é.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>Abrir %1 no aplicativo padrão? O arquivo veio de outra pessoa: ele pode conter fórmulas que são executadas, e uma planilha pode alterar valores, como códigos com zeros à esquerda.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>Não há nenhum aplicativo para este tipo de arquivo.</translation>
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
        <source>&amp;Leave out URLs and account names</source>
        <translation>&amp;Omitir URLs e nomes de contas</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>Relatório de diagnóstico</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>O Balehook não envia este relatório a ninguém. Leia, depois copie ou salve e envie a quem investiga o problema. Ele não contém tokens, registros nem nomes de arquivos.</translation>
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
        <source>&amp;Remove from List</source>
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
        <source>Nothing has been downloaded since the program started.</source>
        <translation>Nada foi baixado desde que o programa foi iniciado.</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>Selecione um download para ver os detalhes dele.</translation>
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
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>&amp;Cadastrar duplicata…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>Cadastrar uma duplicata</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>O mesmo webhook já está cadastrado. Cadastrá-lo mais uma vez?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>Cadastrar &amp;duplicata</translation>
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
        <source>The response does not state its type (no Content-Type).</source>
        <translation>A resposta não informa o tipo dela (não tem Content-Type).</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>A resposta não é um texto UTF-8 válido.</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>A resposta tem níveis de aninhamento demais.</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>A resposta está vazia.</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>A resposta está incompleta ou não é JSON: %1, no byte %2.</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>A resposta é JSON, mas não um objeto.</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>A resposta não tem lista de registros (falta &quot;data&quot;).</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>A resposta não tem lista de registros (&quot;data&quot; não é uma lista).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>Canceled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Nada foi enviado a %1 porque o Balehook não pode usar esse endereço aqui. Verifique a URL da conta.</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Nada foi enviado porque o Balehook não pode usar esse endereço aqui. Verifique a URL da conta.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>Nenhum servidor chamado %1 foi encontrado. Verifique a URL da conta e sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>O servidor não foi encontrado. Verifique a URL da conta e sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>Não foi possível conectar a %1. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>Não foi possível conectar ao serviço. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 não respondeu a tempo. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>O serviço não respondeu a tempo. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>%1 fechou a conexão antes que a resposta estivesse completa. Tente novamente.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>A conexão foi fechada antes que a resposta estivesse completa. Tente novamente.</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>Não foi possível estabelecer uma conexão segura com %1; por isso, nada foi enviado. O certificado pode ter expirado, ter sido emitido para outro nome ou não ser confiável para este computador. Fale com seu administrador; veja os detalhes.</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>Não foi possível estabelecer uma conexão segura; por isso, nada foi enviado. O certificado do serviço pode ter expirado, ter sido emitido para outro nome ou não ser confiável para este computador. Fale com seu administrador; veja os detalhes.</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>O proxy %1 recusou a requisição. Verifique Configurações &gt; Rede ou fale com seu administrador.</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>O proxy recusou a requisição. Verifique Configurações &gt; Rede ou fale com seu administrador.</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>O serviço redirecionou para %1. O redirecionamento não foi seguido, para que o token permaneça no serviço da própria conta. Verifique a URL da conta.</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>O serviço redirecionou para outro endereço. O redirecionamento não foi seguido, para que o token permaneça no serviço da própria conta. Verifique a URL da conta.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>%1 não aceitou o token para esta conta. Atualize o token ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta. Atualize o token ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>%1 não aceitou o token para esta conta porque ele não tem permissão. Peça um token com essa permissão ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>O token não foi aceito para esta conta porque não tem permissão. Peça um token com essa permissão ou verifique se ele pertence a esta conta.</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>Nada foi encontrado neste endereço em %1 (status %2). Verifique a URL e o slug da conta.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>O serviço não tem nada neste endereço (status %2). Verifique a URL e o slug da conta.</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 recebeu requisições demais. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>O serviço recebeu requisições demais. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 recusou a requisição (status %2). Os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>O serviço recusou a requisição (status %2). Os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>%1 falhou (status %2). Tente novamente em instantes; se o problema continuar, entre em contato com quem opera o serviço.</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>O serviço falhou (status %2). Tente novamente em instantes; se o problema continuar, entre em contato com quem opera o serviço.</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 retornou uma resposta inesperada (status %2). Verifique a URL da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>O serviço retornou uma resposta inesperada (status %2). Verifique a URL da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>A resposta de %1 excedeu o limite de tamanho; por isso, o resto não foi carregado. Escolha um tamanho de página menor ou verifique a URL da conta.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>A resposta excedeu o limite de tamanho; por isso, o resto não foi carregado. Escolha um tamanho de página menor ou verifique a URL da conta.</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>A resposta de %1 estava incompleta e não foi usada. Tente novamente.</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>A resposta estava incompleta e não foi usada. Tente novamente.</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>Não foi possível entender a resposta de %1. Verifique a URL da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>Não foi possível entender a resposta. Verifique a URL da conta; os detalhes mostram a resposta.</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 não oferece suporte a page[offset] e page[limit]: retornou uma página diferente. Desative-os na conta, em Avançado.</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>O serviço não oferece suporte a page[offset] e page[limit]: retornou uma página diferente. Desative-os na conta, em Avançado.</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 retornou uma página da web em vez de dados. Talvez a rede exija que você entre primeiro: abra uma página da web no navegador e tente novamente. Se isso não ajudar, verifique a URL da conta.</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>A resposta foi uma página da web em vez de dados. Talvez a rede exija que você entre primeiro: abra uma página da web no navegador e tente novamente. Se isso não ajudar, verifique a URL da conta.</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>Esta conta não tem um token armazenado. Adicione o token dela para continuar.</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>Nenhum serviço de chaveiro está disponível nesta sessão; por isso, tokens não podem ser lidos nem armazenados. Inicie um, como o GNOME Keyring ou o KWallet, ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>O chaveiro parece estar bloqueado; por isso, não é possível ler o token desta conta. Desbloqueie-o e tente novamente, ou mantenha o token só nesta sessão.</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
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
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>O link redireciona vezes demais; o último redirecionamento foi em %1. Atualize a tarefa para obter um novo link e tente novamente.</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>O link redireciona vezes demais. Atualize a tarefa para obter um novo link e tente novamente.</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 enviou um programa em vez de um arquivo de linhas; por isso, ele não foi guardado. Só o baixe se você souber o que é.</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>O servidor enviou um programa em vez de um arquivo de linhas; por isso, ele não foi guardado. Só o baixe se você souber o que é.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>Não foi possível excluir alguns arquivos baixados. Os detalhes indicam quais são; exclua-os manualmente.</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>O arquivo não existe mais. Ele pode ter sido movido, renomeado ou excluído; abra-o novamente.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>Não foi possível ler o arquivo. Verifique se é mesmo um arquivo e se você tem permissão para lê-lo.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>O arquivo foi alterado por outro programa enquanto estava aberto. Abra-o novamente para ver o conteúdo atual.</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>O arquivo está vazio: não há linhas nele.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>Não foi possível ler ou gravar um arquivo. Verifique se a pasta existe e tem espaço; os detalhes trazem a mensagem do sistema.</translation>
    </message>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>O serviço recebeu requisições demais. Aguarde %Ln segundo antes da próxima tentativa.</numerusform>
            <numerusform>O serviço recebeu requisições demais. Aguarde %Ln segundos antes da próxima tentativa.</numerusform>
        </translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>Esta expressão regular precisa de tentativas demais em uma célula. Simplifique-a, por exemplo com menos repetições aninhadas.</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>Mensagem do serviço: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>As tarefas guardadas para pesquisa foram excluídas por outro programa. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>As tarefas guardadas para pesquisa foram gravadas por outra versão do Balehook. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>Não há espaço suficiente no disco. Libere espaço e tente novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>Já há uma exportação em andamento. Espere que ela termine ou interrompa-a.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>Nada foi gravado porque a lista a ser exportada não está mais visível.</translation>
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
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>Só as linhas que correspondem aos motivos e filtros escolhidos, na ordem da tabela.</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Pasta de trabalho do Excel (mantém zeros à esquerda)</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>JSON Lines (para programas)</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Prevent spreadsheets from running cells as for&amp;mulas</source>
        <translation>Impedir que planilhas executem células como fór&amp;mulas</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>&amp;Nenhuma planilha vai abrir este arquivo</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>Células que parecem uma fórmula recebem um apóstrofo na frente, para que uma planilha as mostre e não as execute.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>Uma planilha pode executar células que começam com =, +, - ou @: elas podem enviar dados para fora ou iniciar programas. Desative a proteção só para um arquivo que nenhuma planilha vá abrir.</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>CSV tem os títulos das colunas na primeira linha e põe cada célula entre aspas. Uma pasta de trabalho do Excel tem cada célula como texto, para que planilhas não executem nem alterem nenhuma. JSON Lines tem um objeto JSON por linha.</translation>
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
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>As tarefas correspondentes são exportadas como exibidas. Elas ainda estão sendo contadas.</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>Tudo o que o serviço lista é exportado; antes, é baixado do serviço. O serviço não informa quanto é.</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: todo o índice, na ordem exibida.</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 de %2, como exibido.</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: toda a listagem salva “%2”.</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: tudo o que o serviço lista, baixado antes do serviço.</translation>
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
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>Exportando: próxima tentativa em %Ln segundo.</numerusform>
            <numerusform>Exportando: próxima tentativa em %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>Exportação de %1 para “%2” concluída.</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>A lista mudou durante a exportação: %Ln registro foi recebido mais de uma vez e gravado uma vez.</numerusform>
            <numerusform>A lista mudou durante a exportação: %Ln registros foram recebidos mais de uma vez e gravados uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>O serviço informa %1.</translation>
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
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>Nem todas as tarefas estão no índice ainda: podem faltar tarefas correspondentes no arquivo.</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>Nem todos os webhooks foram carregados: podem faltar webhooks correspondentes no arquivo.</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>Nem todas as propriedades foram carregadas: podem faltar propriedades correspondentes no arquivo.</translation>
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
        <source>“%1” in the response</source>
        <translation>“%1” na resposta</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>Baixando %Ln arquivo de falhas.</numerusform>
            <numerusform>Baixando %Ln arquivos de falhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No downloads were started.</source>
        <translation>Nenhum download foi iniciado.</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln arquivo já foi baixado.</numerusform>
            <numerusform>%Ln arquivos já foram baixados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln link expirou.</numerusform>
            <numerusform>%Ln links expiraram.</numerusform>
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
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln tarefa tem um link que não pode ser aberto.</numerusform>
            <numerusform>%Ln tarefas têm um link que não pode ser aberto.</numerusform>
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
        <source>Searching the rows…</source>
        <translation>Pesquisando as linhas…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>Disponível quando todas as linhas estiverem carregadas.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>Linhas com falha de %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
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
        <source>No rows match the filters.</source>
        <translation>Nenhuma linha corresponde aos filtros.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>Esta linha está oculta pelos filtros.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>Não há arquivos de falhas para baixar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>%Ln arquivo de falhas para baixar, cerca de %1.</numerusform>
            <numerusform>%Ln arquivos de falhas para baixar, cerca de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>%Ln arquivo de falhas para baixar. O tamanho é desconhecido.</numerusform>
            <numerusform>%Ln arquivos de falhas para baixar. Os tamanhos são desconhecidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>%1 de %2 arquivos de falhas baixados, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln não pôde ser baixado.</numerusform>
            <numerusform>%Ln não puderam ser baixados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>%Ln link expirou nesse meio-tempo.</numerusform>
            <numerusform>%Ln links expiraram nesse meio-tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>O espaço para arquivos baixados, %1, esgotou-se.</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>%1 de %2 arquivos, %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>O servidor enviou o arquivo com uma codificação que não foi pedida; por isso, não é possível verificar se ele está completo.</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>O servidor informou um tamanho impossível para o arquivo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>Nenhuma tarefa foi carregada, então os arquivos de falhas delas são desconhecidos. Carregue primeiro todas as tarefas.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>Nem todas as tarefas foram carregadas, então alguns arquivos de falhas podem faltar. Carregue todas as tarefas para incluí-los.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>Baixar arquivos de falhas</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Arquivos baixados</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Interromper</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Baixar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>Au&amp;mentar o limite para %1</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>O download para quando o espaço para arquivos baixados se esgota.</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. Em pausa.</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>A lista de downloads diz o motivo, e permite tentar novamente.</translation>
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
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>Esperados: %1 bytes. Recebidos: %2 bytes.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>Formato do arquivo. Clique para alterar.</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>Quanto do arquivo foi carregado</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>Formato do arquivo: %1</translation>
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
        <source>%Ln row(s) with missing or extra cells</source>
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
        <source>A quotation mark in row %1 is never closed</source>
        <translation>Aspas na linha %1 nunca são fechadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>%Ln fórmula sem valor salvo</numerusform>
            <numerusform>%Ln fórmulas sem valor salvo</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%1 de %Ln linha exibida</numerusform>
            <numerusform>%1 de %Ln linhas exibidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>A maioria das linhas não tem tantas células quanto a primeira linha. Se outros caracteres separam as células, altere o formato do arquivo.</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>Alterar formato…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>Tarefa %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>%1 tarefas estão selecionadas; no máximo %2 arquivos podem ser baixados de uma vez. Nenhum download foi iniciado.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Selecione uma linha primeiro.</translation>
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
        <source>Filters</source>
        <translation>Filtros</translation>
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
        <source>Remove filter: %1</source>
        <translation>Remover filtro: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Remover este filtro</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 corresponde a %2</translation>
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
    <message>
        <source>Regular Expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>Localizar uma expressão regular</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>Expressão regular para qualquer célula</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Localizar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>Localizar nas linhas com falha</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Valor a localizar</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU, EAN, endereço de e-mail…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondência</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valor inteiro</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>Parte de um valor</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Pesquisar em</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>Esta conta</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas as contas</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>Linhas encontradas</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Abrir linha</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>A URL base: o endereço do serviço para a conta.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>O slug da conta: a parte desse endereço que identifica a conta.</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>Um token de acesso (bearer token). Pergunte na sua plataforma onde obtê-lo; ele é armazenado no chaveiro deste computador.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>A primeira linha é o &amp;cabeçalho</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>&amp;Detectar automaticamente</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>Formato do arquivo</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>Codi&amp;ficação:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>&amp;Separador das células:</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>Um ou mais caracteres, como || ou ~|~. Digite \t para uma tabulação.</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>outros caracteres</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>&amp;Outros caracteres:</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>Isto não pode separar células. Aspas e quebras de linha não são possíveis.</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>colunas fixas</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>As co&amp;lunas começam em:</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>O número do primeiro caractere de cada coluna, como 1, 11, 25.</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>Digite dois ou mais números crescentes, separados por vírgulas.</translation>
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
    <message>
        <source>First row is the header</source>
        <translation>A primeira linha é o cabeçalho</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>Sem cabeçalho</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>colunas fixas</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>Tarefa e linha</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Todas as células</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>criada em %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>arquivo baixado em %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tarefa %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>mais %Ln linha</numerusform>
            <numerusform>mais %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>%1 de %2 registros verificados; ainda não encontrado.</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>%1 registros verificados; ainda não encontrado.</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>O ID %1 não está entre os %2 registros verificados.</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Número da linha</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>Ir &amp;para:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>Linhas 1 a %1, na ordem do serviço.</translation>
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
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>A busca foi interrompida; o ID não foi encontrado até agora.</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>Essa linha não existe. Digite um número de 1 a %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>Nada foi carregado para esta conta.</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>Pesquisando página por página. Pressione Esc para interromper.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>Ir para a linha</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
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
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>%Ln célula que parece uma fórmula tem um apóstrofo na frente.</numerusform>
            <numerusform>%Ln células que parecem uma fórmula têm um apóstrofo na frente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>Ocultar o &amp;usuário, os endereços de e-mail e os caminhos de arquivo em todos os textos</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>&amp;Incluir a comparação aberta</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>&amp;Markdown e HTML: o resumo com linhas de exemplo</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>Arquivo &amp;zip: o resumo e todas as linhas em CSV</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>Repassar linhas com falha</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Baixar</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>Colunas &amp;ocultas (dados pessoais):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>Colunas ocultas</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>&amp;Gravar...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>O arquivo contém várias tabelas. Mostre primeiro as linhas dele e escolha uma.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 de %2 linhas gravadas.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Gravando…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>O repasse foi interrompido.</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>O repasse não foi gravado por completo. %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>Gravado: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>Linhas da importação com falha</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Hora (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requisição</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>Linhas de exemplo</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>Colunas ocultas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln outra coluna não é mostrada.</numerusform>
            <numerusform>%Ln outras colunas não são mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>Todas as linhas: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>Requisições desta conta</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>Tokens e parâmetros de links de arquivos foram omitidos.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>O arquivo zip teria mais de 4 GB. Grave os arquivos Markdown e HTML em vez dele.</translation>
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
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>ID da tarefa</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>ID do canal</translation>
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
        <source>User ID</source>
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
        <source>Succeeded rows</source>
        <translation>Linhas com sucesso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Com falha</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Linhas com falha</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>de</translation>
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
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>O serviço enviou um elemento que não é uma tarefa de importação. A guia Bruto o mostra como recebido.</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>Status &quot;%1&quot; na resposta</translation>
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
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>Esta tarefa não estava na lista no último carregamento completo; este é o último estado conhecido dela.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>Este elemento da lista não é uma tarefa de importação. Ele é exibido como recebido.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegível</translation>
    </message>
    <message>
        <source>Job without an ID</source>
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
        <source>Your label: %1</source>
        <translation>Seu rótulo: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 de %2 linhas falharam</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>Selecione uma tarefa primeiro.</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>O ID desta tarefa não é válido em um link.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>Link para a tarefa copiado</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>Este não é um link para uma tarefa; por isso, nada foi aberto: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>O link é de uma tarefa da conta &quot;%1&quot;, que não está configurada aqui. Adicione a conta com esse slug e abra o link novamente.</translation>
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
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>A tarefa %1 mudou</translation>
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
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: a lista foi carregada duas vezes sem ela. Ela não é mais acompanhada.</translation>
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
    <name>Balehook::JobReasonsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a day and its rows</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rows by day: %1</source>
        <translation>Linhas por dia: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>Linhas em %Ln dia. A maioria: %1. A última: %2.</numerusform>
            <numerusform>Linhas em %Ln dias. A maioria: %1. A última: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tarefas</translation>
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
        <source>Rows before</source>
        <translation>Linhas antes</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>Linhas desde</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto primeiro</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por último</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por dia</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>novo</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>Conhecido quando todas as tarefas da conta estiverem carregadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>Tarefas com este motivo</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>Motivos em todas as tarefas</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>Mostrar &amp;tarefas</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>Mostrar &amp;linhas</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>Contando motivos…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>Lendo arquivos de falhas…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln motivo</numerusform>
            <numerusform>%Ln motivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln linha com falha</numerusform>
            <numerusform>%Ln linhas com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln tarefa selecionada não está carregada e foi omitida.</numerusform>
            <numerusform>%Ln tarefas selecionadas não estão carregadas e foram omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln tarefa com: %1</numerusform>
            <numerusform>%Ln tarefas com: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>São mostradas as %1 tarefas mais recentes de %2.</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>motivos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln motivo gravado em %1.</numerusform>
            <numerusform>%Ln motivos gravados em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 não foi gravado. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln novo desde %1.</numerusform>
            <numerusform>%Ln novos desde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>Para contar alguns, selecione tarefas na janela principal e escolha Tarefas &gt; Baixar arquivos de falhas.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSeeker</name>
    <message>
        <source>Job %1 was missing when the list was last loaded in full. You see the copy kept on this computer.</source>
        <translation>A tarefa %1 não estava na lista no último carregamento completo. Você vê a cópia guardada neste computador.</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>A tarefa %1 não está entre as %2 tarefas que esta conta lista agora.</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>A tarefa %1 não está entre as primeiras %2 tarefas da lista; as outras não foram verificadas.</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>Continuar pesquisando</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>Link para a tarefa</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>Filtrar arquivos</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>Arquivo, tarefa ou conta</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>Arquivos de falhas neste computador</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>Arquivo de &amp;tabela...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>Arquivos de falhas neste computador:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>Não há outros arquivos de falhas neste computador. Mostre primeiro as linhas com falha de outra tarefa ou escolha um arquivo de tabela.</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>Comparar com arquivo de tabela</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabelas (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos os arquivos (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>Outro programa está carregando tarefas desta conta, talvez o balehookctl. Aguarde até que ele termine e exclua-as novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
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
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>Para pesquisar todas as tarefas de uma conta, elas são guardadas neste computador. Excluí-las não muda nada no serviço; para pesquisar novamente, carregue-as de novo.</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>Elas ocupam %1 neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>O serviço não lista mais %Ln delas: não será possível carregá-la novamente.</numerusform>
            <numerusform>O serviço não lista mais %Ln delas: não será possível carregá-las novamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>Excluir as tarefas guardadas das contas selecionadas?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>Excluir as tarefas guardadas de todas as contas? Para pesquisá-las, carregue-as novamente.</translation>
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
        <source>A removed account</source>
        <translation>Uma conta removida</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, e uma cópia danificada</translation>
    </message>
    <message>
        <source>Loading</source>
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
        <source>Unreadable</source>
        <translation>Ilegível</translation>
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
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>Escolher colunas-chave</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Chave: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>Todas as colunas...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>Escolher colunas-chave</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>Parte de um nome de coluna</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Filtrar colunas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>Usar como chave</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln outra coluna. Digite uma parte do nome para encontrá-la.</numerusform>
            <numerusform>%Ln outras colunas. Digite uma parte do nome para encontrá-las.</numerusform>
        </translation>
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
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>Este não é um endereço da web completo, e o Balehook não adivinha a parte que falta. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>Só são abertos endereços https. Você pode copiar este texto.</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>O link contém espaços, caracteres de controle ou caracteres invisíveis.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Este não é um endereço da web válido.</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>O link contém um nome de usuário ou uma senha, o que pode esconder para onde ele leva.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>O link não é criptografado (http); por isso, não é aberto. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>O nome do host contém letras que se parecem com outras; em forma simples, ele é %1. O link não é aberto. Você pode copiá-lo.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>O link leva a um endereço de rede privada (%1); arquivos não são baixados de lá. Você pode copiá-lo.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
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
        <source>Opens %1</source>
        <translation>Abre %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Abrir o link no navegador</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>Salvar o arquivo; seu token não é enviado</translation>
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
        <source>The link to %1 was opened in the browser.</source>
        <translation>O link para %1 foi aberto no navegador.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Nenhum navegador abriu o link. Copie-o e abra-o você mesmo.</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copiar link</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>O arquivo não existe mais em %1. Atualize a tarefa para ver se ela tem outro link; se não tiver, peça que a importação seja executada novamente.</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>%1 exige que você entre para obter o arquivo. Abra o link no navegador.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 enviou uma página da web no lugar do arquivo, provavelmente para que você entre. Abra o link no navegador; se a página disser que o link expirou, atualize a tarefa.</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 negou o acesso a este arquivo. O link pode ter expirado, ou talvez você precise entrar. Atualize a tarefa para obter um novo link ou abra o link no navegador.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>Nenhum servidor chamado %1 foi encontrado. Verifique sua conexão de rede e tente novamente.</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>Nenhum dado foi recebido de %1 por tempo demais; por isso, o download foi interrompido. Tente novamente em instantes.</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>%1 está com problemas no momento. Tente novamente mais tarde.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 fechou a conexão antes que o arquivo estivesse completo. Tente novamente.</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>O tamanho do arquivo de %1 difere do tamanho informado; por isso, o arquivo não foi guardado. Tente novamente.</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 recusou o link. Atualize a tarefa para obter um novo e tente novamente.</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 retornou uma resposta inutilizável. Veja os detalhes.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>O link redireciona para um endereço não criptografado ou de uma rede privada (%1); arquivos não são baixados de lá. Atualize a tarefa ou entre em contato com quem opera o serviço.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>O link redireciona para um endereço não criptografado ou de uma rede privada; arquivos não são baixados de lá. Atualize a tarefa ou entre em contato com quem opera o serviço.</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>O arquivo tem %1, mas todos os arquivos baixados juntos não podem passar de %2. Aumente o limite e tente novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 linhas estão selecionadas; no máximo %2 podem ser copiadas de uma vez. Nada foi copiado.</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>Carregando as linhas a copiar: %1 de %2.</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>Carregando as linhas a copiar.</translation>
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
        <source>Looking for %1. %2 rows checked.</source>
        <translation>Procurando %1. %2 linhas verificadas.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>Não há mais nenhuma tarefa com arquivo de falhas daqui até o fim da lista.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>Não há mais nenhuma tarefa com arquivo de falhas daqui até o começo da lista.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>Procurando a próxima tarefa com arquivo de falhas. %1 tarefas verificadas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%1 de %Ln linha selecionada copiada; as demais não estão mais na lista</numerusform>
            <numerusform>%1 de %Ln linhas selecionadas copiadas; as demais não estão mais na lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>Nada foi copiado porque as linhas selecionadas não estão mais na lista.</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>Procurando as linhas selecionadas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%1 de %Ln linha selecionada copiada; as demais não estão mais selecionadas</numerusform>
            <numerusform>%1 de %Ln linhas selecionadas copiadas; as demais não estão mais selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>Nada foi copiado porque a seleção mudou antes que as linhas selecionadas fossem encontradas.</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>Nada foi copiado porque a lista mudou antes que as linhas selecionadas fossem carregadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: as colunas exibidas, para planilhas</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON: registros como recebidos do serviço</translation>
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
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Pasta de trabalho do Excel: as colunas exibidas, como texto</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines: o mesmo, um registro por linha</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>O arquivo não existe (mais). Abra-o do local atual.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>Isto não é um arquivo. Abra um arquivo que contenha uma listagem salva.</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>O arquivo é grande demais: ele tem %1, e uma listagem pode ter no máximo %2.</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>Não foi possível abrir o arquivo. Mensagem do sistema: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>Não foi possível ler o arquivo. Mensagem do sistema: %1</translation>
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
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>O serviço enviou um elemento que não é um registro. A guia Bruto o mostra como recebido.</translation>
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
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>Nada foi carregado porque esta conta ainda não tem token.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Informar token...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>Nada foi carregado porque o token desta conta não pode ser usado.</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>Nada foi carregado porque este computador está offline.</translation>
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
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>O Balehook mostra o que as contas dos seus lojistas importaram, quais linhas falharam e por quê. Ainda não há nenhuma conta. Para adicionar uma, você precisa de:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>Digite só o caminho, como em /api/platform/v1/property. Ele é pedido a partir da URL base e nunca a outro servidor.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>O caminho deve começar com uma barra, como em /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>O caminho não pode conter ? nem #. Remova o sinal e tudo o que vem depois dele.</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>O caminho contém um caractere inválido, como um espaço, uma chave ou um caractere invisível. Digite-o novamente.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>Depois de um sinal de porcentagem deve haver dois algarismos hexadecimais, que não podem representar uma barra, uma barra invertida ou um caractere de controle.</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
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
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>O arquivo não é texto UTF-8, que o JSON exige. Salve-o como UTF-8.</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>O conteúdo do arquivo tem níveis de aninhamento demais.</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>O arquivo não é JSON ou não está completo: %1, no byte %2.</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
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
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>Não é possível abrir %1: não é um arquivo ou você não tem permissão para lê-lo.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>O arquivo %1 não existe.</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
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
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>Mostrar tabela</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Salvar como...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tabelas do arquivo compactado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 contém %Ln tabela. Escolha a que deseja exibir.</numerusform>
            <numerusform>%1 contém %Ln tabelas. Escolha a que deseja exibir.</numerusform>
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
        <source>Dismiss</source>
        <translation>Dispensar</translation>
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
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>A pasta de trabalho não tem uma planilha chamada &quot;%1&quot;. Planilhas dela: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>O arquivo compactado não tem um membro chamado &quot;%1&quot;. Tabelas dele: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>O arquivo não é uma pasta de trabalho; por isso, não tem planilhas para escolher.</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>O arquivo não é um arquivo zip; por isso, não tem membros para escolher.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>O arquivo compactado contém várias tabelas. Abra-o e escolha uma antes: %1</translation>
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
        <source>Use the &amp;system proxy</source>
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
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>Se o proxy exigir uma senha, ela será pedida quando for necessária. Ela nunca é armazenada.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>Os certificados são verificados com o repositório de certificados do sistema. Erros de certificado não podem ser ignorados aqui.</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Digite o host do proxy, por exemplo “proxy.example.com”.</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Este não é um nome de host nem um endereço. Não inclua “http://”, a porta, um caminho nem uma senha.</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>As requisições usam o proxy configurado neste computador, se houver um.</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>As requisições vão direto aos endereços das contas e aos hosts dos arquivos.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>Todas as requisições passam por este proxy. Ele vê os nomes dos hosts, mas nenhum token e nada do que é enviado ou recebido.</translation>
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
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>Vai para as linhas que são novas ou mudaram desde a última vez que você olhou. A ordem da lista não está documentada.</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>Pesquisa novamente para mostrar as tarefas adicionadas ao índice nesse meio-tempo.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>Salvar como...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>Abrir no aplicativo padrão</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>Abrir mesmo assim</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>Este arquivo vem de uma fonte externa. O aplicativo que o abre pode executar código contido nele: abra-o só se você confiar na fonte.</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>O arquivo está protegido por senha. Abra-o em outro programa e salve uma cópia sem senha.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>O arquivo está danificado ou incompleto. Baixe-o novamente ou peça uma nova cópia.</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>O arquivo está compactado com %1, que não é aceito aqui.</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>O arquivo compactado não é aberto: os membros dele se sobrepõem ou têm caminhos absolutos. Ele pode ter sido criado para causar dano.</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>O arquivo compactado contém outro, que não é aberto aqui.</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>O arquivo compactado não contém nenhuma tabela.</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>O arquivo é um arquivo tar. Ele não é aberto aqui; descompacte-o primeiro e depois abra a tabela que ele contém.</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>O arquivo é uma pasta de trabalho no formato antigo .xls, que não é aceito aqui. Salve-o como .xlsx para ver as linhas dele aqui.</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>O arquivo é uma pasta de trabalho binária (.xlsb), que não é aceita aqui. Salve-o como .xlsx para ver as linhas dele aqui.</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>O arquivo é um arquivo 7z. Ele não é aberto aqui; descompacte-o primeiro e depois abra a tabela que ele contém.</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>O arquivo é um arquivo RAR. Ele não é aberto aqui; descompacte-o primeiro e depois abra a tabela que ele contém.</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>O arquivo está compactado com %1. Ele não é aberto aqui; descompacte-o primeiro e depois abra a tabela que ele contém.</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>O arquivo é um documento de escritório, não uma tabela.</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>A pasta de trabalho não é aberta: ela contém uma declaração de tipo de documento, que pode ter sido criada para causar dano.</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>Descompactado, o arquivo passa de %1, que é o limite aqui.</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>O arquivo compactado tem mais de %1 membros, que é o limite aqui.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>A pasta de trabalho tem mais de %1 textos diferentes, que é o limite aqui.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>A planilha tem mais de %1 linhas, que é o limite de uma planilha.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>A planilha tem mais de %1 colunas, que é o limite de uma planilha.</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>Uma célula tem mais de %1 caracteres, que é o limite de uma célula.</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>Os elementos da pasta de trabalho têm mais de %1 níveis de aninhamento, que é o limite aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>Foi possível ler %Ln linha.</numerusform>
            <numerusform>Foi possível ler %Ln linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>A pasta de trabalho não é mais lida: seu conteúdo precisaria de memória demais. Ela pode ter sido criada para causar danos.</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>Uma linha tem mais de %1 de texto, que é o limite aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Console de desktop para tarefas de importação e webhooks.</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>Usar o perfil em &lt;pasta&gt;, com configurações, cache, downloads e entradas do chaveiro próprios.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>Mostrar a janela, informar que ela foi desenhada e encerrar.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
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
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>A lista mudou: este registro mudou de lugar.</translation>
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
    <message>
        <source>View of the properties</source>
        <translation>Visualização das propriedades</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>A expressão regular não é válida no caractere %1.</translation>
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
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>Esta lista não contém propriedades.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>Não foi possível carregar as propriedades.</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>Você pode abrir uma listagem salva como arquivo JSON ou soltar uma aqui. Não está documentado onde o serviço lista as propriedades; se você sabe o caminho, defina-o em “Avançado” na conta.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>Abrir listagem salva...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>Nenhuma propriedade corresponde.</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>Definir o caminho...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>O serviço enviou um elemento que não é uma propriedade. A guia Bruto o mostra como recebido.</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
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
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>Este elemento da lista não é uma propriedade. Ele é exibido como recebido.</translation>
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
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>Pesquisar em todos os campos das propriedades</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>Pesquisar propriedades</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%1 de %Ln propriedade, informações %2</numerusform>
            <numerusform>%1 de %Ln propriedades, informações %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln propriedade, informações %1</numerusform>
            <numerusform>%Ln propriedades, informações %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>Carregando todas as propriedades para pesquisa…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>Ainda não carregadas: uma pesquisa carrega todas as propriedades.</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>&amp;Pesquisar propriedades</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Limpar pesquisa e filtros</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>Senha do proxy</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>O proxy %1 exige um nome e uma senha. Eles são mantidos até o programa ser encerrado e nunca são armazenados.</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
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
        <source>Enter your user name for the proxy.</source>
        <translation>Digite seu nome de usuário do proxy.</translation>
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
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price: linhas com as duas palavras, cada uma em qualquer campo
&quot;ada price&quot;: linhas com esta frase
user:ada: linhas com a palavra neste campo
-draft: linhas sem a palavra</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>“%1:” não é um campo desta lista e é pesquisado como texto. Campos: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Limpar pesquisa e filtros</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Limpar pesquisa</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>Somente as primeiras %1 palavras e frases são procuradas.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Alterar: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Remover filtro: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>Remover todos os filtros e a ordenação</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 ou outro %Ln</numerusform>
            <numerusform>%1 ou outros %Ln</numerusform>
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
        <source>Still listed</source>
        <translation>Ainda listadas</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>Não mais listadas</translation>
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
    <message>
        <source>No failed rows</source>
        <translation>Nenhuma linha com falha</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>Com número de linhas com falha</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Sem número de linhas com falha</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>Copiar como recebido</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>O registro como recebido</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Copiar o JSON byte a byte, sem o recuo exibido aqui</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>O registro foi copiado como recebido.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Mostrar todos os %1 caracteres</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
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
        <source>Account</source>
        <translation>Conta</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>Nenhum motivo informado</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
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
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>Só motivos &amp;novos</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criação</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Qualquer dia</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Último %Ln dia</numerusform>
            <numerusform>Últimos %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>Comparar períodos</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sem comparação</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>Comparar: desde hoje</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>Comparar: desde ontem</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>Comparar: desde segunda-feira</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>Comparar: últimos 7 dias</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>Comparar: desde um dia</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>Primeiro dia do segundo período</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>Tarefas selecionadas</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>Tarefas da pesquisa</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Todas as tarefas</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>&amp;Todas as contas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln conta</numerusform>
            <numerusform>%Ln contas</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>Contas: %1</translation>
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
        <source>%1 · below 0.1%</source>
        <translation>%1 · abaixo de 0,1%</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
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
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>Nenhuma coluna parece conter motivos. Escolha a que diz por que uma linha falhou.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>É esta a coluna que diz por que uma linha falhou? Se não for, escolha outra.</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>Somente as linhas que correspondem aos filtros são contadas.</translation>
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
        <source>No files are stored on this computer.</source>
        <translation>Nenhum arquivo está armazenado neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>%Ln arquivo está armazenado neste computador, %1 no total.</numerusform>
            <numerusform>%Ln arquivos estão armazenados neste computador, %1 no total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Excluir %Ln arquivo de %1 deste computador? Os downloads da conta em andamento são cancelados. O original não é afetado.</numerusform>
            <numerusform>Excluir os %Ln arquivos de %1 deste computador? Os downloads da conta em andamento são cancelados. Os originais não são afetados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Excluir %Ln arquivo deste computador? Os downloads em andamento são cancelados. O original não é afetado.</numerusform>
            <numerusform>Excluir todos os %Ln arquivos deste computador? Os downloads em andamento são cancelados. Os originais não são afetados.</numerusform>
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
    <message>
        <source>The index of their values uses %1.</source>
        <translation>O índice dos valores deles ocupa %1.</translation>
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
        <source>Close the record</source>
        <translation>Fechar o registro</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>Recolher o registro</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>Expandir o registro</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>Cadastrar webhook</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>Corpo da requisição:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>Conta: %1. Um webhook cadastrado não pode ser alterado nem removido daqui.</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>Cadastro em andamento</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>&amp;Cadastrar</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
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
        <source>Update &amp;Token…</source>
        <translation>Atualizar to&amp;ken…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>Seu último webhook foi cadastrado nesse meio-tempo. O ID dele é %1.</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>Rascunho anterior, ainda não enviado.</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>Há um rascunho anterior não enviado. Ele fica guardado até que você altere este.</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>Fechar e &amp;guardar rascunho</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>Enviados como textos vazios: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>P&amp;arar de esperar</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>Nada é enviado, e seu rascunho permanece aqui</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>Os rascunhos e registros de webhooks ocupariam %1 e podem ocupar no máximo %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>Enviando uma vez. Você pode fechar esta janela; o cadastro continua.</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>O token da conta está sendo lido do chaveiro.</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>Seu webhook ainda não foi enviado. Ele será enviado quando o outro programa terminar.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>Nada mais é enviado até que ele termine.</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>Nada foi cadastrado porque o token não foi aceito. O token mudou desde então: você pode cadastrar novamente.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>Nada foi cadastrado. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>O serviço não respondeu a tempo.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>A conexão foi fechada antes que a resposta estivesse completa.</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>O serviço falhou ao responder (status %1).</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>A resposta foi uma página da web em vez de dados.</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>A resposta não foi a esperada (status %1).</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>Nenhuma resposta foi recebida.</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>Não foi possível conectar ao serviço.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>O serviço recebeu requisições demais.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
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
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1 (processo %2) enviou um webhook para esta conta em %3. O resultado dele ainda é desconhecido lá.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>Outro programa acabou de cadastrar o mesmo webhook; por isso, ele não foi enviado novamente.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>Outro programa acabou de enviar o mesmo webhook, e o serviço o recusou. Ele não foi enviado novamente.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>Outro programa acabou de enviar o mesmo webhook, e não se sabe se ele foi cadastrado. Ele não foi enviado novamente.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>O webhook foi cadastrado. O ID é %1.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>O serviço recusou um webhook. Seu rascunho foi guardado.</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>Não se sabe se um webhook enviado foi cadastrado. Verifique o que foi encontrado antes de enviá-lo novamente.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>O webhook foi enviado para %1, que não é mais o endereço desta conta. Para descobrir, restaure o slug e as URLs anteriores da conta.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>O serviço recusou um webhook. Seu rascunho anterior foi guardado; este não.</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>O serviço listou só %1 dos %2 webhooks que informa.</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>Não se sabe se o webhook para %1, enviado em %2, foi cadastrado. Depois que a conta for removida, isso só é verificado quando um webhook for cadastrado novamente no mesmo endereço.</translation>
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
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Há mais %Ln motivo.</numerusform>
            <numerusform>Há mais %Ln motivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln linha não tem motivo.</numerusform>
            <numerusform>%Ln linhas não têm motivo.</numerusform>
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
        <source>Row %1 of the file: %2</source>
        <extracomment>An example of a failed row: %1 is its number in the file of failed rows, %2 its error message</extracomment>
        <translation>Linha %1 do arquivo: %2</translation>
    </message>
    <message>
        <source>&lt;%1%</source>
        <extracomment>%1 is a number, 0.1; less than that many percent</extracomment>
        <translation>&lt;%1%</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is not a web address that can be requested.</source>
        <translation>Este não é um endereço da web que possa ser requisitado.</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>O endereço contém um nome de usuário, uma senha ou uma porta inválida.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>Só são requisitados endereços criptografados (https).</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>O token só é enviado ao endereço da própria conta.</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>O token contém caracteres inválidos.</translation>
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
        <source>Copy &amp;URL</source>
        <translation>Copiar &amp;URL</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
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
        <source>The request was copied as a command without its token.</source>
        <translation>A requisição foi copiada como comando, sem o token.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>Copiar como cURL com token</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>O comando vai conter o token de “%1” em texto simples. Quem o obtiver poderá fazer tudo o que você pode fazer nesta conta. Não o cole em um chamado nem em um chat.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>&amp;Copiar com token</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>Nada foi copiado porque o token desta conta não está disponível.</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>A requisição foi copiada como um comando, com o token.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln requisição salva. Revise-a antes de enviar.</numerusform>
            <numerusform>%Ln requisições salvas. Revise-as antes de enviar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>A resposta foi copiada.</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>O início da resposta foi copiado. O restante não foi mantido.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>Cuidado: executar isto cadastra um webhook mais uma vez.</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>As partes que podem ser secretas foram substituídas por “redacted”.</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>O corpo da requisição está ausente. Foi descartado para dar lugar a requisições mais recentes.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
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
        <source>No response</source>
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
        <source>This request was stopped before its response was complete.</source>
        <translation>Esta requisição foi interrompida antes que a resposta estivesse completa.</translation>
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
        <source>This body was dropped to make room for newer requests.</source>
        <translation>Este corpo foi descartado para dar lugar a requisições mais novas.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>Só o começo é guardado.</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>O conteúdo dos arquivos não é guardado porque contém dados de clientes.</translation>
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
        <source>RESPONSE HEADERS</source>
        <translation>CABEÇALHOS DA RESPOSTA</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>CORPO DA RESPOSTA</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>O resultado é desconhecido. Consulte a lista de webhooks para ver se o webhook foi cadastrado.</translation>
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
        <source>URL</source>
        <translation>URL</translation>
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
        <source>Request and response</source>
        <translation>Requisição e resposta</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Filtrar requisições</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>Filtrar por URL, método ou status</translation>
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
        <source>Select a request to see what was sent and received.</source>
        <translation>Selecione uma requisição para ver o que foi enviado e recebido.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>Os &amp;motivos estão nesta coluna</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Per&amp;fil da coluna...</translation>
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
        <source>File &amp;Order</source>
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
        <source>Contains &amp;Personal Data</source>
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
        <source>Profile of the column %1</source>
        <translation>Perfil da coluna %1</translation>
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
    <message>
        <source>Free&amp;ze Column</source>
        <translation>Con&amp;gelar coluna</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>Perfil da coluna</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>Mais curto: %1, mais longo: %2 (caracteres)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>Números: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>Menor: %1, maior: %2</translation>
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
        <source>Show Whole Row</source>
        <translation>Mostrar a linha inteira</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>A linha %1 tem uma célula com mais de 32.767 caracteres, que uma pasta de trabalho não pode conter. Exporte as linhas como CSV.</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>A linha %1 tem mais de 16.384 células, que uma pasta de trabalho não pode conter. Exporte as linhas como CSV.</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>A pasta de trabalho teria mais de 4 GB. Exporte menos linhas ou exporte-as como CSV.</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>O cabeçalho tem uma célula com mais de 32.767 caracteres, que uma pasta de trabalho não pode conter. Exporte as linhas como CSV.</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>O cabeçalho tem mais de 16.384 células, que uma pasta de trabalho não pode conter. Exporte as linhas como CSV.</translation>
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
        <source>Rows Without This Va&amp;lue</source>
        <translation>Linhas &amp;sem este valor</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>Filtrar lin&amp;has...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>Limpar &amp;filtros</translation>
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
        <source>File &amp;Order</source>
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
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copiar lin&amp;k da tarefa</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>Mostrar linhas com falha (&amp;D)</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>Mostrar arquivo importa&amp;do</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>Linhas com falha</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Per&amp;fil da coluna...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparar com...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparar com o envio anterior</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>Repassar...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Linha como foi enviada</translation>
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
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>Isso é demais para a área de transferência. Exporte as linhas para um arquivo.</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>O arquivo ainda está sendo carregado. Copie o resumo quando todas as linhas estiverem carregadas.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>O resumo foi copiado.</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>O arquivo ainda está sendo carregado. Exporte as linhas quando todas estiverem carregadas.</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Exportar linhas</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>Já há uma exportação em andamento.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
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
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln linha copiada como texto simples. Uma planilha pode alterar códigos e executar fórmulas nele; exporte a linha para evitar isso.</numerusform>
            <numerusform>%Ln linhas copiadas como texto simples. Uma planilha pode alterar códigos e executar fórmulas nele; exporte as linhas para evitar isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>Nada foi gravado porque o arquivo a ser exportado não está mais visível.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>Aspas abertas nesta linha nunca são fechadas. Elas foram tratadas como um caractere comum.</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>Esta linha do arquivo é longa demais para uma só linha da tabela e continua na próxima.</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>Esta linha tem menos células que a primeira linha.</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>Esta linha tem mais células que a primeira linha. Elas estão nas últimas colunas.</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>Esta linha tem mais células do que a tabela tem colunas. “Linha completa” mostra todas elas.</translation>
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
        <source>Retry</source>
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
        <source>The download stopped because the account was removed or changed. No file was left.</source>
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
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>O download foi interrompido na lista de downloads, ou porque a conta foi removida ou alterada. Nenhum arquivo restou.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>%1 (%2) foi salvo de %3. O tamanho é o que o servidor informou.</translation>
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
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>%1 (%2) foi salvo de %3.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 já existe. Substituir?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 já existem. Substituir?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
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
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>Compara todas as tarefas com o serviço e encontra as que mudaram ou não são mais listadas.</translation>
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
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln linha em %1</numerusform>
            <numerusform>%Ln linhas em %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln expirado</numerusform>
            <numerusform>%Ln expirados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln não baixado</numerusform>
            <numerusform>%Ln não baixados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln com um link não permitido</numerusform>
            <numerusform>%Ln com um link não permitido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln não é uma tabela</numerusform>
            <numerusform>%Ln não são tabelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln ilegível</numerusform>
            <numerusform>%Ln ilegíveis</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>nem todas as tarefas estão carregadas</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>carregue todas as tarefas para ver quantos há</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>%1 de %2 arquivos de falhas pesquisados</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>In %1 of %2 failed files</source>
        <translation>Em %1 de %2 arquivos de falhas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln pasta de trabalho ou arquivo compactado não lido</numerusform>
            <numerusform>%Ln pastas de trabalho ou arquivos compactados não lidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>&amp;Ordem do serviço</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>Os filtros precisam que todas as tarefas da conta estejam carregadas. Carregue-as uma vez para usar os filtros.</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>Com arquivo de falhas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>Correspondência em: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>Pesquisar ID, tipo, usuário, canal, arquivos, detalhes</translation>
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
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>Os filtros e a ordenação precisam que todas as tarefas da conta estejam carregadas. Carregue-as uma vez para usá-los.</translation>
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
        <source>%Ln jobs per second</source>
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
        <source>checked for new ones just now</source>
        <translation>novas verificadas agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>novas verificadas há %Ln min</numerusform>
            <numerusform>novas verificadas há %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>novas verificadas há %Ln h</numerusform>
            <numerusform>novas verificadas há %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>verificando se há novas</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>Não foi possível verificar se há novas tarefas. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>Carregar todas as tarefas novamente</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>carregadas em um momento desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 encontrados na %Ln linha carregada</numerusform>
            <numerusform>%1 encontrados nas %Ln linhas carregadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>A pesquisa abrange a %Ln linha carregada</numerusform>
            <numerusform>A pesquisa abrange as %Ln linhas carregadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>Sugestões</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>Pesquisar no campo %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many records have it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Balehook::SentRowWindow</name>
    <message>
        <source>Choose &amp;File...</source>
        <translation>Escolher &amp;arquivo...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>ou &amp;linha:</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Linha como foi enviada</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>Linha do arquivo importado</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Baixar</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>Células das duas linhas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Como enviada</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>No arquivo de falhas</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>Linha com falha:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>Arquivo importado:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>Correspondência &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>&amp;Próxima correspondência</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>Escolher o arquivo importado</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Linha %1 de %2</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>Não se sabe onde está o arquivo importado. Escolha uma cópia dele.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>A busca foi interrompida.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>Nenhuma coluna dos dois arquivos parece uma chave. Escolha colunas-chave ou digite a linha.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>O arquivo importado não tem essa linha.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Nenhuma linha do arquivo importado tem esta chave.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>%Ln linha do arquivo importado tem esta chave; não se sabe qual é a correta. Exibida: %1, linha %2.</numerusform>
            <numerusform>%Ln linhas do arquivo importado têm esta chave; não se sabe qual é a correta. Exibida: %1, linha %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>Detectada: linha %1 do arquivo importado.</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>Linha %1 do arquivo importado.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferente</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>só no enviado</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>só no arquivo de falhas</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 está vazio ou não é uma tabela, por isso suas linhas não podem ser exibidas aqui.</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 não pode ser lido aqui. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>Outro programa removeu a conta %1.</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>Outro programa alterou a conta %1 de uma forma que esta versão do Balehook não consegue ler. Ela não é mais exibida, mas não foi removida.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Não foi possível salvar as configurações. Suas alterações continuam valendo enquanto a janela estiver aberta, e uma nova tentativa de salvar será feita na próxima alteração. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>As configurações em %1 são de uma versão mais nova do Balehook, e esta não consegue lê-las. Elas não foram alteradas. Inicie a versão mais nova.</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>As configurações ocupariam %1 e podem ocupar no máximo %2.</translation>
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
        <source>%1, selected</source>
        <translation>%1, selecionado</translation>
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
        <source>Actions for the row</source>
        <translation>Ações para a linha</translation>
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
        <source>To the matching rows</source>
        <translation>Ir para as linhas correspondentes</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>Limpar a pesquisa, depois voltar à lista</translation>
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
        <source>In Quick Open</source>
        <translation>Em Abertura rápida</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>Executar o item selecionado</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>Para baixo e para cima</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>Abrir as linhas com falha, o registro ou a linha completa</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>Próxima linha cuja célula atual começa com estas letras</translation>
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
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>As tarefas guardadas para pesquisa estão em uso por outro programa. Feche-o e tente novamente.</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>Não é possível gravar as tarefas guardadas para pesquisa. Verifique as permissões da pasta.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>Não foi possível abrir o arquivo das tarefas guardadas para pesquisa. Verifique as permissões da pasta e o espaço livre.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Falta o driver SQLite do Qt; por isso, não é possível guardar tarefas para pesquisa. Instale-o: no Debian, o pacote é libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>Não foi possível criar a pasta das tarefas guardadas para pesquisa. Verifique as permissões da pasta pai.</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>Não foi possível excluir as tarefas guardadas para pesquisa. Verifique as permissões da pasta.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa estava danificado e foi guardado à parte. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa não foi gravado por este programa e foi guardado à parte. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>O arquivo das tarefas guardadas para pesquisa está danificado e não foi possível guardá-lo à parte. Verifique as permissões da pasta.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>As tarefas armazenadas para pesquisa foram excluídas. Carregue as tarefas novamente para pesquisá-las.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>Não foi possível ler as configurações; por isso, o programa iniciou com configurações novas. O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln conta nas configurações não é exibida porque o slug ou a URL dela falta ou é inválido. Ela não foi removida.</numerusform>
            <numerusform>%Ln contas nas configurações não são exibidas porque o slug ou a URL delas falta ou é inválido. Elas não foram removidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>Não foi possível ler os rascunhos e o histórico dos webhooks, e nada novo pode ser salvo nem cadastrado enquanto %1 impedir isso. Mova-o e inicie o programa novamente.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>Não foi possível ler os rascunhos e o histórico dos webhooks. Verifique a lista de webhooks antes de cadastrar um novamente. O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>Não foi possível usar %Ln configuração do administrador.</numerusform>
            <numerusform>Não foi possível usar %Ln configurações do administrador.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>As configurações não existiam e foram restauradas a partir de %1. Faltam as alterações posteriores.</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>Não foi possível ler as configurações, e elas foram restauradas a partir de %1. Faltam as alterações posteriores. O arquivo danificado foi mantido como %2.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>Não foi possível ler os rascunhos e o histórico dos webhooks, e nada novo pode ser salvo nem cadastrado enquanto %1 não puder ser aberto. Verifique se você tem permissão para lê-lo e inicie o programa novamente.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>Remover lin&amp;ha</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>Ad&amp;icionar linha</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
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
    <message>
        <source>Color</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>Cor do status %1</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>O código de status %1 tem dois rótulos. Remova uma das duas linhas.</translation>
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
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionada</numerusform>
            <numerusform>%Ln selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
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
        <source>%1 of %2 jobs shown</source>
        <translation>%1 de %2 tarefas exibidas</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>%1 de %2 webhooks exibidos</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>%1 de %2 propriedades exibidas</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>Dados de %1, atualizando…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>Dados de %1, não atualizados</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>%1 de %2 tarefas carregadas exibidas</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incompleto</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>Tabela no arquivo: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>Qual tabela do arquivo é exibida. Clique para escolher outra.</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>Qual tabela do arquivo é exibida.</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tabelas do arquivo compactado</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Planilhas</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>&amp;Redefinir colunas</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>Con&amp;gelar coluna</translation>
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
        <source>As received: %1</source>
        <translation>Como recebido: %1</translation>
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
        <source>Update Token</source>
        <translation>Atualizar token</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
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
        <translation>Host do espaço de trabalho:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Cole o token de acesso</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>Ele substitui o token atual, é armazenado no chaveiro e nunca é exibido.</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” and the white space around the token were removed.</source>
        <translation>A palavra “Bearer” e os espaços em volta do token foram removidos.</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>A palavra “Bearer” antes do token foi removida.</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
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
        <source>&amp;Keep for This Session Only</source>
        <translation>&amp;Manter só nesta sessão</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>Tentar no&amp;vamente</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>A conta foi removida ou alterada nesse meio-tempo. Feche esta janela e abra-a novamente.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>Armazenando o token no chaveiro. O sistema talvez peça sua senha.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Um token mantido só nesta sessão é esquecido quando o programa é encerrado.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
Um token mantido só nesta sessão é esquecido quando o programa é encerrado, a menos que o chaveiro acabe por armazená-lo.</translation>
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
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>Próxima tentativa em %Ln segundo</numerusform>
            <numerusform>Próxima tentativa em %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>Baixado, %1</translation>
    </message>
    <message>
        <source>Canceled</source>
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
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
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
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>O servidor não informou o tamanho; por isso, o arquivo pode estar incompleto.</translation>
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
        <source>Retry</source>
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
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>A tarefa foi atualizada e ainda tem o mesmo link. Peça um novo a quem opera o serviço.</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>A tarefa foi atualizada e não tem mais este arquivo.</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
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
        <source>Downloading %1.</source>
        <translation>Baixando %1.</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>O download foi cancelado.</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>O arquivo está no host da própria conta. Se ele exigir o token de acesso, você pode permitir isso: o token passa a ser enviado para os arquivos desta conta nos hosts dela, e em nenhum outro lugar. Você pode revogar isso nas configurações da conta.</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>A cópia de %1, de antes de a tarefa mudar</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>O link para %1 foi aberto no navegador.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Nenhum navegador abriu o link. Copie-o e abra-o você mesmo.</translation>
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
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln webhook cadastrado difere deste só no seguinte: %1.</numerusform>
            <numerusform>%Ln webhooks cadastrados diferem deste só no seguinte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Isso se refere a %Ln webhook carregado até agora. A lista ainda está sendo carregada.</numerusform>
            <numerusform>Isso se refere aos %Ln webhooks carregados até agora. A lista ainda está sendo carregada.</numerusform>
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
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Isso se refere a %Ln webhook carregado. Não foi possível carregar a lista por completo.</numerusform>
            <numerusform>Isso se refere aos %Ln webhooks carregados. Não foi possível carregar a lista por completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>O mesmo evento, versão, canal e URL já estão cadastrados: %1. Cadastrar novamente cria uma duplicata, que não pode ser removida daqui.</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados em %Ln webhook carregado até agora. A lista ainda está sendo carregada.</numerusform>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados nos %Ln webhooks carregados até agora. A lista ainda está sendo carregada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados em %Ln webhook listado.</numerusform>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados nos %Ln webhooks listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados em %Ln webhook carregado. Não foi possível carregar a lista por completo.</numerusform>
            <numerusform>O mesmo evento, versão, canal e URL não foram encontrados nos %Ln webhooks carregados. Não foi possível carregar a lista por completo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
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
        <source>the case of the host</source>
        <translation>maiúsculas e minúsculas no host</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>barra no fim da URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln outro webhook tem o mesmo evento, versão, canal e URL.</numerusform>
            <numerusform>%Ln outros webhooks têm o mesmo evento, versão, canal e URL.</numerusform>
        </translation>
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
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>Como o slug forma o host, e se os webhooks são criados no mesmo host</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>Envia as requisições para lá e o token a nenhum outro lugar.</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>Qual dos dois estilos de paginação é aceito</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>Usa um deles. Uma resposta que indica outra página é um erro.</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>%1 pedido, nada retornado</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>%1 pedido, %2 retornado</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>O maior tamanho de página</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>Continua com o tamanho de página retornado.</translation>
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
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
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
        <source>not by creation time</source>
        <translation>não pela data de criação</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>A ordem de uma lista</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>Mostra a ordem do serviço. Qualquer outra ordem é feita aqui, e o cabeçalho indica isso.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>o total mudou de uma página para a seguinte</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>uma página começou com registros da página anterior</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>Se uma lista muda enquanto é carregada</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>Reconhece os registros pelo ID, para que nenhum apareça duas vezes, e recarrega o que mudou de lugar.</translation>
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
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>Mostra no seu fuso horário os horários dos dois primeiros tipos, e todos os outros como recebidos, no fim da ordenação.</translation>
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
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>O que é a localização de um arquivo de falhas, e se ela exige o token</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>Abre links e só envia o token ao próprio host da conta se você permitir. Todo o resto é texto.</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>Campos não documentados dos registros</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>Mantém esses campos e os mostra na guia “Bruto”.</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>Onde as propriedades são listadas</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>Requisita o caminho que você digitar; sem ele, nada.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>Se algum status diferente de 200 significa que um webhook foi criado</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>Aceita também 201 com o webhook completo. Depois de qualquer outra resposta, procura o webhook na lista.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>O serviço pediu para aguardar, no máximo por %Ln segundo</numerusform>
            <numerusform>O serviço pediu para aguardar, no máximo por %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>Com que frequência se podem enviar requisições</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>Envia no máximo duas requisições de listas ao mesmo tempo e aguarda o tempo que o serviço pedir.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>Um link para um arquivo de falhas</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>O formato de um arquivo de falhas: codificação, separador, cabeçalho e a coluna dos motivos</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>Detecta isso em cada arquivo. O texto acima das linhas mostra o formato; clique nele para alterar.</translation>
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
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>Exige só a URL e envia os campos vazios como textos vazios.</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>Quais webhooks são duplicatas</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Não contado</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>Se os status 401 e 403 significam que o token é recusado</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>Entende que sim e não pede mais listas da conta até que o token mude.</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>O formato dos erros, e qual texto é a mensagem</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>Mostra o status e o texto dos campos com nomes usuais, como “message” ou “detail”.</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>Trata como duplicatas os webhooks com o mesmo evento, versão, canal e URL, e avisa antes que mais um seja cadastrado.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>Al&amp;terar...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>Comportamento não documentado</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>Abre as configurações da conta que substituem isto.</translation>
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
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>O serviço não documenta estes pontos. Observado na conta %1 desde que o programa foi iniciado; contado aqui e nunca enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>A lista foi copiada.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>Não documentado</translation>
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
        <source>Override</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>Na conta</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>Digite uma URL completa que comece com “https://”, sem nome de usuário nem senha.</translation>
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
        <source>Read more at %1.</source>
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
        <source>&amp;Check for a new version once a day</source>
        <translation>&amp;Procurar uma nova versão uma vez por dia</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>Atualizações do programa</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>&amp;URL a verificar:</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>Só esta URL é requisitada, por https. Nenhum token e nenhum dado das contas é enviado, e nada é baixado nem instalado.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Ainda não verificado.</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>Última verificação: %1.</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>Última verificação: %1, falhou. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>O servidor respondeu com o status %1.</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>Nenhuma informação de versão encontrada.</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>Não foi possível conectar ao servidor.</translation>
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
        <source>Counting the values…</source>
        <translation>Contando os valores…</translation>
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
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>Propriedades com &amp;nenhum destes</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>Nenhuma propriedade tem um valor aqui.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>Nenhuma visualização salva</translation>
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
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>Nome da visualização (uma visualização existente com este nome será substituída):</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>Esta lista tem %n visualização e não guarda mais nenhuma. Nome da visualização a substituir:</numerusform>
            <numerusform>Esta lista tem %n visualizações e não guarda mais nenhuma. Nome da visualização a substituir:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>A visualização “%1” tem um filtro que esta versão do Balehook não conhece. É necessária uma versão mais recente para mostrá-la.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Acompanhadas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln tarefa</numerusform>
            <numerusform>%1, %Ln tarefas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>Selecione uma tarefa primeiro.</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>A tarefa %1 não é mais acompanhada</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>Você receberá um aviso quando a tarefa %1 mudar</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>Você pode acompanhar no máximo %Ln tarefa de uma conta. Pare de acompanhar uma delas primeiro.</numerusform>
            <numerusform>Você pode acompanhar no máximo %Ln tarefas de uma conta. Pare de acompanhar uma delas primeiro.</numerusform>
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
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>ID do webhook</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
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
        <source>Channel ID</source>
        <translation>ID do canal</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
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
        <source>Duplicates</source>
        <translation>Duplicatas</translation>
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
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>Na última execução do programa, um webhook foi enviado e nenhuma resposta foi recebida. Os webhooks estão sendo listados para descobrir o que aconteceu.</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>A resposta a um novo webhook se perdeu. Os webhooks estão sendo listados para descobrir o que aconteceu.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>Um webhook não foi enviado. Seu rascunho foi guardado. %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>Não se sabe se um webhook enviado para %1 foi cadastrado. A conta agora tem outro endereço.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>Um webhook não foi enviado. Seu rascunho anterior foi guardado; este não. %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Não foi possível salvar o rascunho do seu webhook. Ele é mantido enquanto a janela estiver aberta, e uma nova tentativa de salvar será feita na próxima alteração. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>Este elemento da lista não é um webhook. Ele é exibido como recebido.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegível</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
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
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>O que acontece com o recurso, em uma palavra como um método HTTP.</translation>
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
        <source>The HTTP method used to call the URL.</source>
        <translation>O método HTTP usado para chamar a URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>A URL chamada quando o evento ocorre, fora do próprio serviço.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>O canal que cadastra o webhook.</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>A resposta menciona este campo.</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>O campo está vazio e é enviado como texto vazio.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>O texto tem um espaço no começo ou no fim. Ele é enviado como foi digitado.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>O texto contém quebras de linha ou caracteres invisíveis. Eles são enviados como foram digitados; a requisição os mostra.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 É enviado como “%2”. Os valores permitidos não estão documentados; são oferecidos os usados nesta conta.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: enviado “%2”, recebido “%3”.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>Este webhook foi enviado em %1, mas o programa não aguardou a resposta. Ele pode ter sido criado.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>Este webhook foi enviado em %1. A resposta se perdeu ou foi inesperada; por isso, ele pode ter sido criado.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>Os webhooks da conta estão sendo listados novamente para descobrir. %Ln foi carregado.</numerusform>
            <numerusform>Os webhooks da conta estão sendo listados novamente para descobrir. %Ln foram carregados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>Não foi possível listar os webhooks novamente; por isso, o resultado ainda é desconhecido. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>Dos webhooks listados desde então (%Ln), nenhum coincide com ele em todos os sete campos. Ele ainda pode aparecer mais tarde: verifique novamente antes de enviá-lo mais uma vez.</numerusform>
            <numerusform>Nenhum dos %Ln webhooks listados desde então coincide com ele em todos os sete campos. Ele ainda pode aparecer mais tarde: verifique novamente antes de enviá-lo mais uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>Já listado antes do envio.</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>Criado depois do envio.</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>Criado antes do envio.</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>A hora de criação é desconhecida.</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>&amp;Enviar novamente…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>V&amp;oltar ao formulário</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>Webhook enviado:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>O webhook enviado</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>Seu rascunho continua lá, e nada é enviado</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>Enviar n&amp;ovamente</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>&amp;Não enviar</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>Se ele tiver sido criado, haverá dois iguais, e nenhum deles pode ser removido daqui. Enviar o mesmo webhook novamente?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Tentar novamente</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Verificar novamente</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, criado em %2. %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>ID %1, da resposta inesperada.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>Webhook encontrado</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>Este é o meu webhook</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>Criado mais ou menos no momento do envio.</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>A lista agora contém um webhook com os mesmos sete campos, criado mais ou menos no momento em que o seu foi enviado ou depois. Muito provavelmente, é o seu.</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>A lista contém webhooks com os mesmos sete campos, mas nenhum foi criado mais ou menos no momento em que o seu foi enviado ou depois.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>Com duplicata</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>Sem duplicata</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
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
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>Nada foi enviado porque o resultado do webhook anterior ainda é desconhecido.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
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
        <source>Enter the URL that is called when the event occurs.</source>
        <translation>Digite a URL que é chamada quando o evento ocorre.</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>A URL tem um espaço ou uma quebra de linha no começo ou no fim. Remova-o.</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>Uma URL não tem espaços. Remova-os ou escreva-os como %20.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>A URL contém um caractere inválido, como uma quebra de linha ou um caractere invisível. Digite-a novamente.</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>Digite a URL completa: ela começa com https:// ou http://.</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>Não há na URL um nome de servidor utilizável. Digite-a como em https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>Esta não é uma URL válida. Verifique a porta, os sinais de porcentagem e os colchetes dela.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 é o próprio serviço da conta. Um webhook chama uma URL fora dele.</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 é o próprio serviço: ele chamaria a si mesmo, não você.</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 só é conhecido dentro de uma rede privada. Talvez o serviço não consiga conectar a ele.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>A URL contém um nome de usuário ou uma senha. Qualquer pessoa que veja a lista de webhooks pode lê-los.</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>Com http, outras pessoas podem ler e alterar o que é enviado. Use https se puder.</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>O nome do servidor contém letras que se parecem com outras. Em ASCII, ele é %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
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
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicata</numerusform>
            <numerusform>%Ln duplicatas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln semelhante</numerusform>
            <numerusform>%Ln semelhantes</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>nenhuma duplicata encontrada</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>O serviço enviou um elemento que não é um webhook. A guia Bruto o mostra como recebido.</translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>Webhooks com o mesmo evento, versão, canal e URL.</translation>
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
        <source>Auto-R&amp;efresh</source>
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
        <source>Quic&amp;k Open...</source>
        <translation>Abertura ráp&amp;ida...</translation>
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
        <source>&amp;Undocumented Behavior...</source>
        <translation>Comportamento &amp;não documentado...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
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
    <message>
        <source>Imported File</source>
        <translation>Arquivo importado</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>Salvar arquivo de falhas...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>Salvar arquivo importado...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>Fi&amp;xar conta</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>Localizar nas linhas co&amp;m falha...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>Só linhas com este valor</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparar com o envio anterior</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparar com...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>Repassar linhas com falha...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>Motivos em todas as tarefas...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>O idioma muda quando a janela está ociosa.</translation>
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

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>À propos de Balehook</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
Une console pour les tâches d’importation et les webhooks.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il utilise Qt %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>Retirer le compte</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>Retirer le compte %1 de ce programme ? Son jeton est supprimé du trousseau, de même que les fichiers téléchargés pour ce compte. Rien ne change du côté du service.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>Le compte %1 a été retiré, mais certains de ses fichiers n’ont pas pu être supprimés. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>Le compte %1 a été retiré, mais son jeton se trouve peut-être encore dans le trousseau. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>Le compte %1 n’a pas été retiré, car les paramètres n’ont pas pu être enregistrés. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>Le compte %1 a été retiré, mais une partie de ses données n’a pas pu être supprimée. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>&amp;Slug&#xa0;:</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>&amp;URL de base&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Jeton&#xa0;:</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>Adresses&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Avan&amp;cé</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>URL de l’&amp;espace de travail&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>Taille de &amp;page&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>Che&amp;min des propriétés&#xa0;:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Pages&#xa0;:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>Utiliser page[&amp;offset] et page[limit] (non confirmé)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>Envoyer le jeton d’accès pour les &amp;fichiers situés sur ces hôtes</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>Li&amp;bellés des statuts&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregistre&amp;r</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>&amp;Ajouter le compte</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>Modifier le compte</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>Ajouter un compte</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>Affiché dans la liste des comptes. S’il est vide, le slug est affiché.</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>La partie du nom d’hôte qui identifie le compte.</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>L’URL complète, ou une URL avec « {slug} » à la place du slug.</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>Si ce champ est vide, l’URL de base est utilisée. Les webhooks sont créés à l’URL d’un « espace de travail » ; la documentation ne précise pas s’il s’agit du même hôte.</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>La valeur par défaut de 25 est celle du service. Des pages plus grandes demandent moins de requêtes ; le service peut renvoyer des pages plus petites.</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>Facultatif. L’endroit où les propriétés sont listées n’est pas documenté ; si vous connaissez le chemin, saisissez ce qui suit l’URL de base, en commençant par une barre oblique.</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>Non confirmé : le service accepterait ces paramètres, mais leur façon de compter n’est pas documentée. Balehook compte les enregistrements qui précèdent la page, à partir de 0, et s’arrête si la réponse montre une autre page. Utilisez « Vérifier » pour l’essayer.</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>Nécessaire seulement si des fichiers de ce compte se trouvent sur son propre hôte et exigent une authentification. Les fichiers situés sur d’autres hôtes ne reçoivent jamais le jeton.</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>Si ce champ est vide, seul le code est affiché. La signification des codes de statut n’est pas documentée ; vous pouvez donc leur donner vous-même un libellé.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Aban&amp;donner</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>Cont&amp;inuer la saisie</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Collez le jeton d’accès</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>Le jeton est enregistré dans le trousseau et n’est jamais affiché.</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>Un jeton appartient à une URL et à un slug. Après cette modification, il vous est demandé de nouveau ; vous pouvez le coller ici.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Un jeton est enregistré</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>Laissez ce champ vide pour garder le jeton enregistré.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>Aucun jeton n’est enregistré</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>Laissez ce champ vide pour continuer sans jeton.</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>Le compte a été enregistré, mais pas son jeton. Fermer sans enregistrer le jeton ?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Abandonner votre saisie&#xa0;?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>Saisissez le slug du compte, par exemple «&#xa0;acme&#xa0;».</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Un slug compte au plus 63 caractères : les lettres minuscules de a à z, des chiffres, et des traits d’union qui ne sont ni au début ni à la fin.</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>Saisissez l’URL du service, par exemple «&#xa0;https://{slug}.example.com&#xa0;».</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>Cette partie du nom d’hôte identifie le compte. Elle figure aussi dans les liens vers les tâches, comme balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>L’URL sous laquelle le service liste les tâches d’importation et les webhooks, par exemple https://{slug}.example.com. « {slug} » représente le slug. « Adresses », ci-dessous, montre où va chaque requête.</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>Le jeton d’accès envoyé avec chaque requête au service. La façon de l’obtenir, sa durée de validité et ce qu’il permet ne sont pas documentés : demandez aux responsables de votre plateforme.</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>Demande un enregistrement à chaque liste, avec les valeurs saisies ici, et affiche le résultat. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>Un autre programme a retiré ce compte et son jeton. Pour l’utiliser de nouveau, fermez cette fenêtre et ajoutez le compte à nouveau.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>Cet ordinateur est hors ligne. Les lignes chargées restent affichées ; le chargement reprendra au retour de la connexion.</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>Aucun jeton n’est enregistré pour ce compte. Saisissez-en un pour charger ses données.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Saisir le jeton...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>Mettre à jour le jeton...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>La liste a changé depuis son chargement&#xa0;; des lignes ont pu se déplacer.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>Le service demande d’attendre&#xa0;; prochain essai dans %Ln s.</numerusform>
            <numerusform>Le service demande d’attendre&#xa0;; prochain essai dans %Ln s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>Les lignes affichées ont été reçues le %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>Un autre programme charge ces tâches en ce moment, peut-être balehookctl. Attendez qu’il ait terminé, puis réessayez.</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>La liste des tâches n’a cessé de changer pendant son chargement ; il peut donc manquer des tâches.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>Un autre programme ajoute ou retire un compte. Celui-ci l’attend.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, compte %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1, compte %2, épinglé</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Ajouter un compte...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>Filtrer les comptes</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>Les graphiques ne peuvent pas être affichés, car un composant du programme est absent. Réinstallez Balehook pour les obtenir.</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>L’activité se calcule sur l’ensemble des tâches du compte. Chargez-les une fois pour la voir ; vous pouvez continuer à travailler pendant ce temps.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>Tout charger...</translation>
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
        <translation>Tâches par semaine, selon le statut</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>Tâches par mois, selon le statut</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>Tâches par an, selon le statut</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>Tâches par jour, selon le statut</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>Lignes en échec par semaine</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>Lignes en échec par mois</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>Lignes en échec par an</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>Lignes en échec par jour</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>du %1 au %2</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>code of a status and the user&apos;s word for it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Status %1</source>
        <comment>code, or code and word</comment>
        <translation>Statut %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>Autres statuts</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 ligne en échec</numerusform>
            <numerusform>%1 lignes en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>sur %Ln jour</numerusform>
            <numerusform>sur %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2, avec %3.</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>Toutes sont de type %1.</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>La plupart sont de type %1.</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>Le type le plus fréquent est %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>%Ln tâche sans date lisible ne figure pas dans le graphique.</numerusform>
            <numerusform>%Ln tâches sans date lisible ne figurent pas dans le graphique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>Toutes les tâches ne sont pas encore chargées.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Statuts</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>Aucune tâche ne correspond aux filtres de la liste.</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Nombre de lignes en échec inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln tâche n’a pas de nombre de lignes en échec.</numerusform>
            <numerusform>%Ln tâches n’ont pas de nombre de lignes en échec.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>%Ln tâche datée d’un passé ou d’un futur lointain ne figure pas dans le graphique.</numerusform>
            <numerusform>%Ln tâches datées d’un passé ou d’un futur lointain ne figurent pas dans le graphique.</numerusform>
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
        <translation>Défini par votre administrateur.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>Le paramètre d’administrateur « %1 » est inconnu et a été ignoré.</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>Les paramètres d’administrateur dans %1 n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>Certains paramètres d’administrateur dans %1 n’ont pas pu être compris. Les autres sont utilisés.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>Le paramètre d’administrateur « %1 » a été ignoré, car toute personne sur cet ordinateur peut l’y lire. Un jeton doit se trouver dans le trousseau de la personne qui l’utilise.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>Le paramètre d’administrateur « %1 » a été ignoré, car sa valeur n’est pas admise.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>Le compte %1 a été configuré par votre administrateur et ne peut pas être retiré ici.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>La réponse ne contient pas le webhook qui a été envoyé.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>Toutes les langues sauf l’anglais ont été traduites sans relecture par un locuteur natif.</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>Utiliser le réglage du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Aérées</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>Taille du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>Li&amp;gnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Animations&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>Les paramètres n’ont pas pu être ouverts.</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>Balehook est déjà en cours d’exécution, mais ne répond pas.</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>Fermez sa fenêtre ou mettez fin au programme, puis relancez-le.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Les paramètres n’ont pas pu être enregistrés.</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Désactivée</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>Toutes les %Ln s</numerusform>
            <numerusform>Toutes les %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>Toutes les %Ln min</numerusform>
            <numerusform>Toutes les %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>actualisation automatique désactivée</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>actualisation automatique en pause</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>actualisation automatique toutes les %Ln s</numerusform>
            <numerusform>actualisation automatique toutes les %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>actualisation automatique chaque minute</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>actualisation automatique toutes les %Ln min</numerusform>
            <numerusform>actualisation automatique toutes les %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>L’actualisation automatique a été désactivée, car la liste n’a pas pu être chargée. Les lignes chargées restent affichées.</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>Réactiver</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>Saisissez l’URL du service.</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>L’URL doit commencer par https://.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>L’URL contient un caractère non valide, par exemple un espace ou un caractère invisible. Saisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>Les accolades ne sont admises que pour {slug}, qui représente le slug du compte.</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>L’URL ne doit contenir ni nom d’utilisateur ni signe @. Supprimez tout jusqu’au signe @ compris.</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>L’URL ne doit contenir ni ? ni #. Supprimez ce signe et tout ce qui le suit.</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>Ce n’est pas un nom de serveur valide. Saisissez-le comme dans https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Le port doit être un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>Le chemin de l’URL ne doit comporter ni partie vide ni partie formée seulement de points. Supprimez-les.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>Le protocole http simple n’est admis que pour cet ordinateur (localhost). Utilisez https, afin que personne ne puisse lire le jeton en chemin.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>Collez le jeton du compte.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>C’est trop long pour un jeton. Collez uniquement le jeton.</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>Le jeton contient un espace ou un saut de ligne. Copiez-le de nouveau, d’un seul tenant.</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>Le jeton contient un caractère non valide, peut-être invisible. Copiez-le de nouveau depuis sa source.</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>Un jeton ne contient que des lettres, des chiffres et les caractères - . _ ~ + /, avec = à la fin. Copiez-le de nouveau.</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>Le fichier n’a pas été enregistré. %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>Fichier enregistré&#xa0;: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>Aucun total utilisable n’a été trouvé. La liste s’allongera au fil du défilement.</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>Total : %1, dans le champ « %2 ».</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>La réponse ne contient ni la page ni la taille de page.</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>La réponse contient la page %1, mais pas la taille de page.</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>La réponse contient une taille de page de %1, mais pas la page.</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>La réponse contient la page %1 et une taille de page de %2.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>Statut 200, avec %Ln enregistrement.</numerusform>
            <numerusform>Statut 200, avec %Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Statut %1.</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>Message dans la réponse : %1</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Résultat de la vérification</translation>
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
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Bleu clair</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>Autre couleur…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>Couleur du compte</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>Aucune couleur</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>Couleur du libellé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>Couleur : aucune</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>Ouverture rapide</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>Saisissez une commande, un compte, une vue ou un fichier</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>Commande, compte, vue ou fichier</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Inverser</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>Comparer les lignes en échec</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>Fichier plus ancien :</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>Fichier plus récent :</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Ouvrir la ligne</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>Copier le rés&amp;umé</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xporter les lignes...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>Aucune tâche antérieure du même type, du même utilisateur et avec le même nom de fichier n’a de fichier des lignes en échec. Les nombres et les dates du nom de fichier ont été ignorés. Tâches vérifiées : %1.</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>L’envoi précédent est introuvable. %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>Recherche de l’envoi précédent…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>La comparaison a été arrêtée. Choisissez les colonnes clés pour la relancer.</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>La recherche de l’envoi précédent a été arrêtée.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison en cours…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>Détectée automatiquement. Les lignes de même clé sont la même ligne.</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>Les lignes de même clé sont la même ligne.</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>Les fichiers ont été comparés.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Il n’y a pas de colonne « %1 » dans les deux fichiers.</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>Les fichiers n’ont aucune colonne commune : leurs lignes ne peuvent pas être comparées.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>Aucune colonne des deux fichiers ne ressemble à une clé. Choisissez les colonnes qui identifient une ligne.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>Le résumé a été copié.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 lignes écrites sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln ligne écrite dans %1.</numerusform>
            <numerusform>%Ln lignes écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Écriture des lignes…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 est vide ou n’est pas un tableau ; ses lignes ne peuvent pas être comparées.</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 ne peut pas être comparé. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Le téléchargement a été arrêté.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>Le fichier des lignes en échec de la tâche %1 n’est pas sur cet ordinateur et son lien a expiré. Actualisez la tâche dans sa liste, ou essayez tout de même de télécharger le fichier.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>Le fichier des lignes en échec de la tâche %1 n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>Téléchargement de %1 : %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>Le fichier importé de la tâche %1 n’est pas sur cet ordinateur, et son lien a expiré. Actualisez la tâche dans sa liste, ou essayez tout de même de télécharger le fichier.</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>Le fichier importé de la tâche %1 n’est pas sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>Ce que sont devenues les lignes</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>Motifs avant et maintenant</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texte dans une cellule</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Lignes comparées</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>Toutes les lignes comparées</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%1 lignes affichées sur %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>Comparaison des lignes en échec</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>Fichier plus ancien : %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>Fichier plus récent : %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>Comparées par : %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>Lignes en échec : %1 avant, %2 maintenant</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>Une ligne absente du fichier des lignes en échec plus récent a été importée ou n’a pas été renvoyée.</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>Motifs, avec leurs lignes avant et maintenant :</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Il y a %Ln autre motif.</numerusform>
            <numerusform>Il y a %Ln autres motifs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>Toujours en échec, même motif</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>Toujours en échec, autre motif</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>Nouvellement en échec</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>Absentes du fichier des lignes en échec plus récent</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>Ligne avant</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>Ligne maintenant</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>Motif avant</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>Motif maintenant</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>Cellules modifiées</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1 : %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>%Ln ligne du fichier plus ancien n’a pas de clé.</numerusform>
            <numerusform>%Ln lignes du fichier plus ancien n’ont pas de clé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>%Ln ligne du fichier plus récent n’a pas de clé.</numerusform>
            <numerusform>%Ln lignes du fichier plus récent n’ont pas de clé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln ligne du fichier plus ancien a une clé qui n’est pas unique.</numerusform>
            <numerusform>%Ln lignes du fichier plus ancien ont une clé qui n’est pas unique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln ligne du fichier plus récent a une clé qui n’est pas unique.</numerusform>
            <numerusform>%Ln lignes du fichier plus récent ont une clé qui n’est pas unique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>Non comparées :</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contient</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>est exactement</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>n’est pas</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>&amp;Colonne&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>C&amp;ondition&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texte&#xa0;:</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>Afficher les lignes</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>correspond à l’expression régulière</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Aujourd’hui</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>&amp;24 dernières heures</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>&amp;7 derniers jours</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>&amp;30 derniers jours</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>&amp;Entre deux dates...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>&amp;Statut...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>&amp;Type...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>&amp;Utilisateur...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>&amp;Canal...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>Avec un &amp;fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>Sa&amp;ns fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>Avec des &amp;lignes en échec</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>Nombre de lignes &amp;réussies...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>Nombre de lignes en éc&amp;hec...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>Créati&amp;on</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>&amp;Mise à jour</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>&amp;Plus dans la liste</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>Aucune l&amp;igne en échec</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>Nombre &amp;de lignes en échec inconnu</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>Ce fichier est un classeur de tableur, pas un tableau en texte. Ses lignes ne peuvent pas être affichées ici.</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>Ce fichier est une archive ZIP. Son contenu ne peut pas être affiché ici.</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>Ce fichier est compressé. Son contenu ne peut pas être affiché ici.</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>Ce fichier est une image, pas un tableau.</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>Ce fichier est un document PDF, pas un tableau.</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>Ce fichier est une page web, pas un tableau. Le lien demande peut-être une authentification.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>Ce fichier est un document XML, pas un tableau. Les services de stockage en envoient souvent un lorsqu’un lien a expiré.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>Ce fichier est un document JSON, pas un tableau.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>Ce fichier est un programme, pas un tableau. Ne l’exécutez pas.</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>Ce fichier n’est pas un tableau en texte. Son type n’a pas pu être détecté.</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>Fichier gzip</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>Fichier zstd</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>Archive ZIP</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>Classeur Excel avec macros</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>Classeur OpenDocument</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>feuille %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>Au &amp;moins&#xa0;:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Au &amp;plus&#xa0;:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Afficher les tâches</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>&amp;Télécharger %Ln fichier manquant...</numerusform>
            <numerusform>&amp;Télécharger %Ln fichiers manquants...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>Plusieurs comptes s’appellent %1. Utilisez l’identifiant de l’un d’eux ; &quot;account list --format csv&quot; les affiche.</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>Ce profil n’a aucun compte nommé %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG est le nom d’un compte dans son URL : au plus 63 lettres, chiffres et traits d’union, sans trait d’union au début ni à la fin.</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>Un compte nommé %1 existe déjà.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>Jeton de %1 (non affiché&#xa0;; laissez vide pour aucun)&#xa0;:</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>Aucun jeton n’a été lu sur l’entrée standard.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>Le mot &quot;Bearer&quot; placé devant le jeton a été supprimé.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>Votre administrateur a fixé cette valeur&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Impossible de lire %1 : %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>La liste des comptes est trop longue.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>Cette ligne n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>« %1 » n’est pas un texte.</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>Champ inconnu « %1 » ; les champs sont slug, name, url et token.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln compte des paramètres n’est pas répertorié, car son slug ou son URL manque ou n’est pas valide. Il n’a pas été retiré.</numerusform>
            <numerusform>%Ln comptes des paramètres ne sont pas répertoriés, car leur slug ou leur URL manque ou n’est pas valide. Ils n’ont pas été retirés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>Le compte a été retiré, mais une partie de ses données subsiste : %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>Le compte n’a pas été retiré, car les paramètres n’ont pas pu être enregistrés. Son jeton a aussi été conservé. %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>Le compte a été supprimé, mais son jeton se trouve encore dans le trousseau, qui est verrouillé.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>Le compte n’a pas été ajouté, car les paramètres n’ont pas pu être enregistrés. %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>Le compte n’a pas été ajouté, car le trousseau est verrouillé. Déverrouillez-le, puis relancez la commande.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>Un autre programme a retiré le compte.</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>Un autre programme a modifié l’adresse du compte. Exécutez de nouveau la commande pour utiliser la nouvelle.</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>Un autre programme a modifié le compte d’une façon que cette version de Balehook ne peut pas lire.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>L’option --%1 est obligatoire.</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 doit être un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format doit être table, csv, json ou jsonl.</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>L’option --%1 exige une valeur.</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>Indiquez soit --%1, soit --%2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>Option %1 inconnue.</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>L’option %1 n’est pas admise avant la commande.</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>L’option --%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Commande inconnue ; &quot;balehookctl --help&quot; donne la liste des commandes.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Commande inconnue ; &quot;balehookctl %1 --help&quot; donne la liste des commandes.</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>Argument inattendu après &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Aucune commande indiquée ; &quot;balehookctl --help&quot; donne la liste des commandes.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Aucune commande indiquée ; &quot;balehookctl %1 --help&quot; donne la liste des commandes.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL est bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>Ici, le compte s’indique sans --account : balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>Le compte se place après --account : balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table, csv, json ou jsonl (un objet par ligne).</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>Le compte à utiliser.</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>La page à lister ; la première est 1.</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>Enregistrements par page ; par défaut, la valeur du compte.</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>Lister toutes les pages, chaque enregistrement une seule fois.</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>Tâches ayant ce statut ; répétez l’option pour plusieurs.</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>Tâches qui ont un fichier des lignes en échec.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>Tâches créées ce jour-là ou après.</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>Tâches créées ce jour-là ou avant.</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>Le champ de tri&#xa0;; à défaut, l’ordre du service.</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>Ajouter un compte et enregistrer son jeton dans le trousseau.</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>L’URL de base de ses listes ; &quot;{slug}&quot; représente SLUG. Obligatoire.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>L’endroit où les webhooks sont enregistrés, s’il diffère.</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>Le chemin de la liste des propriétés sous l’URL de base.</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>Le nom affiché dans la fenêtre.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>Lire le jeton sur l’entrée standard au lieu de le demander.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>Lister les comptes du profil.</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>Tester le compte en demandant un enregistrement à chaque liste.</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>Retirer un compte avec son jeton et ses fichiers.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>Lister les tâches d’importation.</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>Afficher les lignes en échec d’une tâche ou, avec --groups, les motifs.</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>Afficher chaque motif une seule fois, avec le nombre de ses lignes.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>Enregistrer le fichier des lignes en échec d’une tâche et afficher son chemin. Les fichiers existants ne sont pas écrasés.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>Un nouveau fichier, ou un dossier existant.</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>Enregistrer le fichier importé au lieu des lignes en échec.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Lister les webhooks.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>Enregistrer un webhook. Il est envoyé exactement une fois ; la réponse du service est affichée.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Ce sur quoi porte l’événement.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Ce qui lui arrive, en un mot comme une méthode HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Un événement plus précis au sein du type d’événement.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>La version de l’événement.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>La méthode HTTP utilisée pour appeler l’URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>L’URL appelée lorsque l’événement se produit, en dehors du service lui-même.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Le canal qui enregistre le webhook.</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (la réponse telle que reçue), jsonl, csv ou table.</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>Lister les propriétés d’un compte ou d’une liste enregistrée.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>La liste enregistrée.</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>Télécharger les tâches d’importation d’un compte dans l’index local, ou le mettre à jour.</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>Comparer toutes les tâches, même si l’index est complet.</translation>
    </message>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>Utiliser le profil de ce dossier au lieu de celui de l’utilisateur.</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>Arrêter après ce délai ; par défaut, chaque requête a sa propre limite de temps.</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>Consigner chaque requête sur la sortie d’erreur standard.</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>Utilisation&#xa0;: balehookctl %1 [OPTION...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>Utilisation&#xa0;: balehookctl [OPTION...] COMMANDE</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>Afficher l’aide du programme ou d’une commande.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>Le tableau d’une archive zip qui en contient plusieurs.</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>La feuille d’un classeur, si ce n’est pas la première visible.</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>Chercher dans l’index local : mots, &quot;expressions&quot;, champ:valeur, -mot. L’index sert aussi aux options ci-dessous.</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>Tâches de ce type ; répétez l’option pour plusieurs.</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>Tâches avec des lignes en échec (&quot;some&quot;) ou sans (&quot;none&quot;), ou &quot;unknown&quot; si le service n’a pas envoyé de nombre.</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>Tout lire et y chercher : mots, &quot;expressions&quot;, champ:valeur, -mot.</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>Tout lire et trier selon ce champ.</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>Afficher les lignes d’un fichier de tableau, même compressé ou un classeur, ou, avec --groups, pourquoi elles ont échoué.</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>Chercher une valeur, comme une référence (SKU), dans tous les fichiers des lignes en échec téléchargés. Aucune requête n’est envoyée.</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>Seulement dans ces comptes ; à défaut, dans tous.</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>Le trouver aussi comme partie d’une valeur plus longue.</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>Ajouter un compte pour chaque ligne JSON (slug, name, url, token) de FILE ; - est l’entrée standard.</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>N’envoyer aucune requête aux comptes.</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>Comparer les lignes en échec d’une tâche avec celles d’une tâche ultérieure ou avec un fichier.</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>Lister les motifs des échecs dans tous les fichiers des lignes en échec téléchargés, chaque motif une fois. Aucune requête n’est envoyée.</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>Seulement les fichiers des tâches créées ces derniers jours, comme 7d, ou depuis ce jour.</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>Tâches ayant exactement ce nom d’utilisateur ; à répéter pour plusieurs.</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>Afficher le script qui complète les commandes, les options et les comptes dans bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple :</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>Écrire un résumé des lignes en échec téléchargées d’une tâche en Markdown et en HTML. Aucune requête n’est envoyée.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>Un nouveau fichier, ou un dossier existant. Les fichiers existants ne sont pas écrasés.</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>Écrire une archive zip avec les deux et toutes les lignes en CSV.</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>Ne masquer aucune donnée personnelle.</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>Inclure une comparaison avec le fichier des lignes en échec téléchargé de cette tâche, ou avec un fichier.</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>Télécharger les fichiers des lignes en échec de toutes les tâches que l’index local trouve, pour &quot;find&quot;, &quot;reasons&quot; et la fenêtre.</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>Télécharger au plus ce nombre de fichiers.</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>Dire seulement combien de fichiers seraient téléchargés, et leur taille approximative.</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>Afficher une ligne en échec d’une tâche à côté de sa ligne dans le fichier importé, cellule par cellule.</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>Une copie du fichier importé ; à défaut, celui de la tâche est téléchargé.</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>Le numéro de ligne du fichier importé, à partir de 1 ; l’en-tête compte aussi.</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>Les colonnes qui identifient une ligne ; à défaut, elles sont détectées.</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>Les colonnes à masquer ; à défaut, celles qui contiennent des données personnelles, choisies dans la fenêtre ou détectées.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>Aucune colonne des deux fichiers ne ressemble à une clé ; indiquez-en une avec --key.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Il n’y a pas de colonne « %1 » dans les deux fichiers.</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>L’un des fichiers n’est pas un tableau.</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>Les lignes sont comparées par la colonne « %1 », qui a été détectée ; --key en indique une autre.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>Envoyé&#xa0;; attente de la réponse</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>Nouvelle lecture de la liste des webhooks pour connaître le résultat</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>Un webhook pour %1 a été envoyé le %2, mais aucune réponse n’a été reçue. %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>On ignore si le webhook a été enregistré. %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>La liste ne contient aucun webhook correspondant créé depuis ; des webhooks identiques plus anciens ont les ID %1.</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>La liste ne contient aucun webhook correspondant. Il peut encore y apparaître plus tard.</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>Le webhook a été envoyé, mais le programme n’a pas attendu la réponse : on ignore s’il a été enregistré. Le prochain &quot;webhooks create&quot; pour ce compte, ou la console, lira la liste des webhooks pour le savoir.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>Attente d’un autre programme</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>Rien n’a été envoyé, car l’autre programme n’a pas encore terminé.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>La liste des webhooks n’a pas pu être lue pour connaître le résultat. %1 Le prochain &quot;webhooks create&quot; pour ce compte, ou la console, la lira avant d’envoyer quoi que ce soit.</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>Si vous savez que le webhook n’a pas été enregistré, relancez la même commande.</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>Pour enregistrer de nouveau des webhooks sans le savoir, choisissez « Retour au formulaire » dans le formulaire d’enregistrement de la console.</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>Le webhook a été envoyé, mais aucune réponse n’a été reçue : on ignore s’il a été enregistré.</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (créé le %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>La liste contient un webhook correspondant créé à peu près à ce moment ou plus tard : il a donc probablement été enregistré. ID : %1.</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>Un webhook envoyé plus tôt n’a pas encore pu être recherché : on ignore toujours s’il a été enregistré.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>Le champ est vide et envoyé comme texte vide.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>Il y a un espace au début ou à la fin du texte. Il est envoyé tel que saisi.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>Le texte contient des sauts de ligne ou des caractères invisibles. Ils sont envoyés tels que saisis.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>Message du système&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>&quot;jobs download&quot; l’enregistre tel quel.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>L’archive contient plusieurs tableaux. Choisissez-en un avec --member : %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE est vide ou ne contient que des espaces.</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%1 fichiers parcourus sur %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>Seules les %1 premières lignes sont affichées.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask et --unmasked s’excluent mutuellement.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>Le fichier des lignes en échec de la tâche %1 n’est pas sur cet ordinateur. « jobs rows » le télécharge.</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>Le fichier n’a pas de colonne « %1 ».</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>Aucune colonne n’est masquée ; --mask nomme les colonnes contenant des données personnelles.</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>Colonnes masquées : %1 ; --mask en nomme d’autres.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>Le serveur n’a pas indiqué la longueur du fichier ; celui-ci peut donc être incomplet.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Ce compte n’a pas d’index local à interroger ; &quot;balehookctl sync %1&quot; le crée.</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Tâche %1 : %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>Balehook est ouvert avec ce profil, ses fichiers téléchargés sont donc utilisés. Téléchargez les fichiers dans sa fenêtre, ou fermez-le d’abord.</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Relevez la limite dans Balehook, ou supprimez-y des fichiers.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>Toutes les tâches ne sont pas chargées ; &quot;balehookctl sync %1&quot; charge les autres.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>Le service ne liste aucune tâche d’ID &quot;%1&quot;. Tâches vérifiées : %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>Recherche de la tâche : %1 sur %2 vérifiées</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>Recherche de la tâche : %1 vérifiées</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Cette tâche n’a pas de fichier des lignes en échec.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Cette tâche n’a pas de fichier importé.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Prochain essai dans %n seconde.</numerusform>
            <numerusform>Prochain essai dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 sur %2 depuis %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 depuis %2</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 doit être un jour comme 2026-11-30 ou une date avec l’heure comme 2026-11-30T17:00:00Z.</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows doit être some, none ou unknown.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW est le numéro d’une ligne en échec, à partir de 1.</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key et --line s’excluent mutuellement.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n’y a pas de fichier %1.</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>Le fichier des lignes en échec n’est pas un tableau.</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>Le fichier importé n’est pas un tableau.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>Aucune colonne des deux fichiers ne ressemble à une clé ; indiquez-en une avec --key, ou une ligne avec --line.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Il n’y a pas de colonne « %1 » dans les deux fichiers.</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>Le fichier des lignes en échec n’a pas de telle ligne.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>Le fichier importé n’a pas de telle ligne.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Aucune ligne du fichier importé n’a cette clé.</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>Le numéro de ligne provient du fichier des lignes en échec ; --line en nomme un autre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>%Ln ligne du fichier importé a cette clé ; on ne sait pas laquelle était visée.</numerusform>
            <numerusform>%Ln lignes du fichier importé ont cette clé ; on ne sait pas laquelle était visée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>La ligne a été cherchée par la colonne « %1 », qui a été détectée ; --key en nomme une autre.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>Le serveur n’a pas indiqué la longueur du fichier ; celui-ci peut donc être incomplet.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Ce compte n’a pas d’index local à interroger ; &quot;balehookctl sync %1&quot; le crée.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%1 tâches sur %2 correspondent dans l’index du %3 ; aucune requête n’a été envoyée au service.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%1 tâches sur %2 correspondent dans l’index du %3, qui est incomplet ; aucune requête n’a été envoyée au service.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>L’index était inutilisable et a été mis de côté ; &quot;balehookctl sync %1&quot; en crée un nouveau.</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Un autre programme a supprimé l’index ; « balehookctl sync %1 » en crée un nouveau.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>une date inconnue</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Une autre version de Balehook a écrit l’index ; « balehookctl sync %1 » en crée un nouveau.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>Ce compte n’a pas de chemin pour les propriétés. Ajoutez-le au compte, ou listez un fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Prochain essai dans %n seconde.</numerusform>
            <numerusform>Prochain essai dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>La liste n’a pas de fin : %1 enregistrements ont été reçus.</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%1 enregistrements sur %2</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 enregistrements</translation>
    </message>
    <message>
        <source>The service reports %1 records but listed %2.</source>
        <translation>Le service annonce %1 enregistrements, mais en a listé %2.</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>%1 enregistrements sur %2 correspondent dans le fichier.</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>%1 enregistrements sur %2 correspondent ; tous viennent d’être demandés au service.</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>Le service n’a pas listé tous ses enregistrements ; d’autres correspondent peut-être.</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>Le service a renvoyé la page %1 au lieu de la page %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 existe déjà et n’a pas été écrasé.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>Le dossier %1 n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Le dossier %1 n’existe pas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>La sortie n’a pas pu être écrite. Message du système&#xa0;: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>La limite de temps fixée par --timeout a été atteinte.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>Les paramètres n’ont pas pu être lus et ont été mis de côté sous %1.</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>Les paramètres ont été restaurés à partir du %1. Les modifications ultérieures manquent.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Les paramètres n’ont pas pu être enregistrés. %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>Le dossier des fichiers téléchargés n’a pas pu être créé dans %1.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>Un argument n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>Les brouillons et les enregistrements en suspens n’ont pas pu être lus et ont été mis de côté sous %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort prend le nom d’un champ, suivi de &quot;:desc&quot; pour l’ordre décroissant. Champs : %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>&quot;%1:&quot; n’est pas un champ et est cherché comme texte. Champs : %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>Seuls les %1 premiers mots et expressions de --search sont utilisés.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>Aucune colonne de ce fichier ne semble contenir de motifs.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>La colonne &quot;%1&quot; ne contient peut-être pas les motifs.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since est un nombre de jours comme 7d, un jour comme 2026-11-30 ou une heure comme 2026-11-30T17:00:00Z.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>%Ln fichier des lignes en échec lu</numerusform>
            <numerusform>%Ln fichiers des lignes en échec lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln n’est pas un tableau</numerusform>
            <numerusform>%Ln ne sont pas des tableaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln illisible</numerusform>
            <numerusform>%Ln illisibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln formule n’a pas de valeur enregistrée. Sa cellule est vide.</numerusform>
            <numerusform>%Ln formules n’ont pas de valeur enregistrée. Leurs cellules sont vides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln ligne de texte est trop longue pour une seule ligne du tableau. Elle a été affichée en plusieurs.</numerusform>
            <numerusform>%Ln lignes de texte sont trop longues pour une seule ligne du tableau. Elles ont été affichées en plusieurs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Prochain essai dans %n seconde.</numerusform>
            <numerusform>Prochain essai dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%1 tâches sur %2</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 tâches</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n seconde restante</numerusform>
            <numerusform>%n secondes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>L’index contient %1 tâches.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>Plus dans la liste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>L’index était inutilisable et a été mis de côté. Toutes les tâches sont téléchargées de nouveau.</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>Un autre programme a supprimé l’index. Toutes les tâches sont téléchargées de nouveau.</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>Une autre version de Balehook a écrit l’index. Toutes les tâches sont téléchargées de nouveau.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>Le texte sur l’entrée standard est trop long pour un jeton.</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Du&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Au&#xa0;:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Afficher les tâches</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 n’a pas été ouvert, car un tel fichier peut être un programme. Ouvrez-le depuis son dossier si vous savez ce que c’est.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>Ouvrir %1 dans l’application par défaut ? Le fichier vient d’un tiers : il peut contenir des formules qui s’exécutent, et un tableur peut modifier des valeurs comme les codes à zéros initiaux.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>Aucune application n’existe pour ce type de fichier.</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>&amp;Omettre les URL et les noms de comptes</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>Rapport de diagnostic</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>Balehook n’envoie ce rapport à personne. Lisez-le, puis copiez-le ou enregistrez-le et envoyez-le à ceux qui étudient le problème. Il ne contient ni jetons, ni enregistrements, ni noms de fichiers.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Rapport de diagnostic</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Enregistrer...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>Le rapport a été enregistré.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Le rapport a été copié.</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>Fichiers sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>&amp;Télécharger de nouveau</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>Retirer les ter&amp;minés</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Téléchargements</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>Rien n’a été téléchargé depuis le lancement du programme.</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>Sélectionnez un téléchargement pour en voir les détails.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln téléchargement est sélectionné.</numerusform>
            <numerusform>%Ln téléchargements sont sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>E&amp;nregistrer un doublon…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>Enregistrer un doublon</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>Le même webhook est déjà enregistré. L’enregistrer encore une fois ?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>Enregistrer un &amp;doublon</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>Lister les tâches d’importation</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Lister les webhooks</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>Lister les propriétés</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Créer un webhook</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>La réponse n’indique pas son type (pas de Content-Type).</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>La réponse n’est pas un texte UTF-8 valide.</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>La réponse est imbriquée trop profondément.</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>La réponse est vide.</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>La réponse est incomplète ou n’est pas du JSON&#xa0;: %1, à l’octet %2.</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>La réponse est du JSON, mais pas un objet.</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>La réponse n’a pas de liste d’enregistrements (&quot;data&quot; manque).</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>La réponse n’a pas de liste d’enregistrements (&quot;data&quot; n’est pas une liste).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>Canceled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Rien n’a été envoyé à %1, car Balehook ne peut pas utiliser cette adresse ici. Vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Rien n’a été envoyé, car Balehook ne peut pas utiliser cette adresse ici. Vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>Aucun serveur nommé %1 n’a été trouvé. Vérifiez l’URL du compte et votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>Le serveur n’a pas été trouvé. Vérifiez l’URL du compte et votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>Impossible de se connecter à %1. Vérifiez votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>Impossible de se connecter au service. Vérifiez votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 n’a pas répondu à temps. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>Le service n’a pas répondu à temps. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>%1 a fermé la connexion avant la fin de la réponse. Réessayez.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>La connexion a été fermée avant la fin de la réponse. Réessayez.</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>La connexion sécurisée à %1 n’a pas pu être établie ; rien n’a donc été envoyé. Son certificat est peut-être expiré, établi pour un autre nom ou non reconnu par cet ordinateur. Adressez-vous à votre administrateur ; consultez les détails.</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>La connexion sécurisée n’a pas pu être établie ; rien n’a donc été envoyé. Le certificat du service est peut-être expiré, établi pour un autre nom ou non reconnu par cet ordinateur. Adressez-vous à votre administrateur ; consultez les détails.</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Le proxy %1 a refusé la requête. Vérifiez Paramètres &gt; Réseau, ou adressez-vous à votre administrateur.</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Le proxy a refusé la requête. Vérifiez Paramètres &gt; Réseau, ou adressez-vous à votre administrateur.</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>Le service a redirigé vers %1. La redirection n’a pas été suivie, pour que le jeton reste auprès du service du compte. Vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>Le service a redirigé vers une autre adresse. La redirection n’a pas été suivie, pour que le jeton reste auprès du service du compte. Vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>%1 n’a pas accepté le jeton pour ce compte. Mettez le jeton à jour, ou vérifiez qu’il appartient bien à ce compte.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>Le jeton n’a pas été accepté pour ce compte. Mettez le jeton à jour, ou vérifiez qu’il appartient bien à ce compte.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>%1 n’a pas accepté le jeton pour ce compte, car une autorisation lui manque. Demandez un jeton qui a cette autorisation, ou vérifiez qu’il appartient bien à ce compte.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>Le jeton n’a pas été accepté pour ce compte, car une autorisation lui manque. Demandez un jeton qui a cette autorisation, ou vérifiez qu’il appartient bien à ce compte.</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>Rien n’a été trouvé à cette adresse sur %1 (statut %2). Vérifiez l’URL et le slug du compte.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>Le service n’a rien à cette adresse (statut %2). Vérifiez l’URL et le slug du compte.</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 a reçu trop de requêtes. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>Le service a reçu trop de requêtes. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 a rejeté la requête (statut %2). Les détails montrent sa réponse.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>Le service a rejeté la requête (statut %2). Les détails montrent sa réponse.</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>%1 a rencontré une erreur (statut %2). Réessayez dans un instant ; si le problème persiste, contactez les responsables du service.</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>Le service a rencontré une erreur (statut %2). Réessayez dans un instant ; si le problème persiste, contactez les responsables du service.</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 a renvoyé une réponse inattendue (statut %2). Vérifiez l’URL du compte ; les détails montrent la réponse.</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>Le service a renvoyé une réponse inattendue (statut %2). Vérifiez l’URL du compte ; les détails montrent la réponse.</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>La réponse de %1 dépassait la limite de taille ; le reste n’a donc pas été chargé. Choisissez une taille de page plus petite, ou vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>La réponse dépassait la limite de taille ; le reste n’a donc pas été chargé. Choisissez une taille de page plus petite, ou vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>La réponse de %1 était incomplète et n’a pas été utilisée. Réessayez.</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>La réponse était incomplète et n’a pas été utilisée. Réessayez.</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>La réponse de %1 n’a pas pu être interprétée. Vérifiez l’URL du compte&#xa0;; les détails montrent la réponse.</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>La réponse n’a pas pu être interprétée. Vérifiez l’URL du compte&#xa0;; les détails montrent la réponse.</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 ne prend pas en charge page[offset] et page[limit] : une autre page a été renvoyée. Désactivez-les dans le compte, sous Avancé.</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>Le service ne prend pas en charge page[offset] et page[limit] : une autre page a été renvoyée. Désactivez-les dans le compte, sous Avancé.</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 a renvoyé une page web au lieu de données. Le réseau exige peut-être d’abord une authentification : ouvrez une page web dans votre navigateur, puis réessayez. Si cela ne suffit pas, vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>La réponse était une page web au lieu de données. Le réseau demande peut-être d’abord une authentification&#xa0;: ouvrez une page web dans votre navigateur, puis réessayez. Si cela ne suffit pas, vérifiez l’URL du compte.</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>Ce compte n’a pas de jeton enregistré. Ajoutez son jeton pour continuer.</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>Aucun service de trousseau n’est disponible dans cette session ; les jetons ne peuvent donc être ni lus ni enregistrés. Démarrez-en un, par exemple GNOME Keyring ou KWallet, ou gardez le jeton pour cette session seulement.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>Le trousseau semble verrouillé ; le jeton de ce compte ne peut donc pas être lu. Déverrouillez-le et réessayez, ou gardez le jeton pour cette session seulement.</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>Le trousseau ne répond pas. Cherchez une demande à l’écran et réessayez, ou gardez le jeton pour cette session seulement.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>Le trousseau n’a pas enregistré le jeton. Réessayez, ou gardez le jeton pour cette session seulement.</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>Ce fichier ne peut pas être utilisé ici. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Le lien vers le fichier chez %1 a probablement expiré. Actualisez la tâche pour en obtenir un nouveau, puis réessayez.</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Le lien vers le fichier a probablement expiré. Actualisez la tâche pour en obtenir un nouveau, puis réessayez.</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>Le lien redirige trop de fois ; la dernière redirection était chez %1. Actualisez la tâche pour obtenir un nouveau lien, puis réessayez.</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>Le lien redirige trop de fois. Actualisez la tâche pour obtenir un nouveau lien, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 a envoyé un programme au lieu d’un fichier de lignes ; il n’a donc pas été conservé. Ne le téléchargez que si vous savez ce que c’est.</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>Le serveur a envoyé un programme au lieu d’un fichier de lignes ; il n’a donc pas été conservé. Ne le téléchargez que si vous savez ce que c’est.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>Certains fichiers téléchargés n’ont pas pu être supprimés. Les détails en donnent la liste ; supprimez-les à la main.</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>Le fichier n’existe plus. Il a peut-être été déplacé, renommé ou supprimé ; ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>Le fichier n’a pas pu être lu. Vérifiez qu’il s’agit bien d’un fichier et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>Le fichier a été modifié par un autre programme pendant qu’il était ouvert. Ouvrez-le de nouveau pour voir son contenu actuel.</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>Le fichier est vide&#xa0;: il ne contient aucune ligne.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>Un fichier n’a pas pu être lu ou écrit. Vérifiez que le dossier existe et qu’il y reste de l’espace&#xa0;; les détails donnent le message du système.</translation>
    </message>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>Le service a reçu trop de requêtes. Attendez %Ln seconde avant le prochain essai.</numerusform>
            <numerusform>Le service a reçu trop de requêtes. Attendez %Ln secondes avant le prochain essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>Cette expression régulière demande trop d’essais dans une cellule. Simplifiez-la, par exemple avec moins de répétitions imbriquées.</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>Message du service : %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>Les tâches conservées pour la recherche ont été supprimées par un autre programme. Chargez de nouveau les tâches pour les rechercher.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>Les tâches conservées pour la recherche ont été écrites par une autre version de Balehook. Chargez de nouveau les tâches pour les rechercher.</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>L’espace disponible sur le disque est insuffisant. Libérez de l’espace, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>Une exportation est déjà en cours. Attendez qu’elle se termine, ou arrêtez-la.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>Rien n’a été écrit, car la liste à exporter n’est plus affichée.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>Exporter les lignes</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>%Ln ligne affic&amp;hée</numerusform>
            <numerusform>Les %Ln lignes affic&amp;hées, dans leur ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>&amp;La seule ligne du fichier (%Ln)</numerusform>
            <numerusform>Toutes &amp;les %Ln lignes du fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;Avec %Ln colonne masquée</numerusform>
            <numerusform>&amp;Avec %Ln colonnes masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (pour les tableurs)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Lignes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter...</translation>
    </message>
    <message>
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>Seulement les lignes qui correspondent aux motifs et aux filtres choisis, dans l’ordre du tableau.</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Classeur Excel (zéros initiaux conservés)</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>JSON Lines (pour les programmes)</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Prevent spreadsheets from running cells as for&amp;mulas</source>
        <translation>Empêcher les tableurs d’exécuter des cellules comme des for&amp;mules</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>Aucun &amp;tableur n’ouvrira ce fichier</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>Les cellules qui ressemblent à une formule sont précédées d’une apostrophe, pour qu’un tableur les affiche sans les exécuter.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>Un tableur peut exécuter les cellules qui commencent par =, +, - ou @&#xa0;: elles peuvent transmettre des données ou lancer des programmes. Ne désactivez cette protection que pour un fichier qu’aucun tableur n’ouvrira.</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>Le format CSV contient les titres des colonnes dans sa première ligne et met chaque cellule entre guillemets. Un classeur Excel contient chaque cellule sous forme de texte, pour que les tableurs n’en exécutent ni n’en modifient aucune. JSON Lines contient un objet JSON par ligne.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>Exporter les webhooks</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>Exporter les propriétés</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>Exporter les tâches d’importation</translation>
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
            <numerusform>%Ln propriété</numerusform>
            <numerusform>%Ln propriétés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>Les tâches correspondantes sont exportées telles qu’affichées. Leur décompte est encore en cours.</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>Tout ce que liste le service est exporté ; le contenu est d’abord téléchargé depuis le service, qui n’en indique pas la quantité.</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1 : tout l’index, dans l’ordre affiché.</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 sur %2, comme affiché.</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1 : toute la liste enregistrée « %2 ».</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1 : tout ce que liste le service, d’abord téléchargé depuis celui-ci.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>Exportation&#xa0;: %1 sur %2 dans le fichier.</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>Exportation&#xa0;: %1 dans le fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>Exportation&#xa0;: prochain essai dans %Ln seconde.</numerusform>
            <numerusform>Exportation&#xa0;: prochain essai dans %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>Exportation de %1 vers «&#xa0;%2&#xa0;» terminée.</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>La liste a changé pendant l’exportation : %Ln enregistrement a été reçu plusieurs fois et n’a été écrit qu’une fois.</numerusform>
            <numerusform>La liste a changé pendant l’exportation : %Ln enregistrements ont été reçus plusieurs fois et n’ont été écrits qu’une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>Le service annonce %1.</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>L’exportation vers «&#xa0;%1&#xa0;» a été arrêtée après %2. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>L’exportation vers «&#xa0;%1&#xa0;» a échoué après %2, et aucun fichier n’a été écrit. %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>Toutes les tâches ne sont pas encore dans l’index : des tâches correspondantes peuvent manquer dans le fichier.</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>Tous les webhooks n’ont pas été chargés : il peut manquer des webhooks correspondants dans le fichier.</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>Toutes les propriétés n’ont pas été chargées : il peut manquer des propriétés correspondantes dans le fichier.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>Envoyé comme null.</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>Envoyé comme texte vide.</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>Envoyé comme liste vide.</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>Envoyé sous un autre type que du texte.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1&#xa0;: absent</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Afficher les %1 caractères</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>Informations</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>« %1 » dans la réponse</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>Téléchargement de %Ln fichier des lignes en échec.</numerusform>
            <numerusform>Téléchargement de %Ln fichiers des lignes en échec.</numerusform>
        </translation>
    </message>
    <message>
        <source>No downloads were started.</source>
        <translation>Aucun téléchargement n’a été lancé.</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln fichier est déjà téléchargé.</numerusform>
            <numerusform>%Ln fichiers sont déjà téléchargés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln lien a expiré.</numerusform>
            <numerusform>%Ln liens ont expiré.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln tâche n’a pas de fichier des lignes en échec.</numerusform>
            <numerusform>%Ln tâches n’ont pas de fichier des lignes en échec.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln tâche a un lien qui ne doit pas être ouvert.</numerusform>
            <numerusform>%Ln tâches ont un lien qui ne doit pas être ouvert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>Recherche dans les lignes…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>Disponible lorsque toutes les lignes sont chargées.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>Lignes en échec de %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>Ce fichier n’a pas de lignes.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>Aucune ligne ne correspond aux filtres.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Afficher toutes les lignes</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>Cette ligne est masquée par les filtres.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>Il n’y a aucun fichier des lignes en échec à télécharger.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>%Ln fichier des lignes en échec à télécharger, environ %1.</numerusform>
            <numerusform>%Ln fichiers des lignes en échec à télécharger, environ %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>%Ln fichier des lignes en échec à télécharger. Sa taille est inconnue.</numerusform>
            <numerusform>%Ln fichiers des lignes en échec à télécharger. Leurs tailles sont inconnues.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>%1 fichiers des lignes en échec téléchargés sur %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln n’a pas pu être téléchargé.</numerusform>
            <numerusform>%Ln n’ont pas pu être téléchargés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>%Ln lien a expiré entre-temps.</numerusform>
            <numerusform>%Ln liens ont expiré entre-temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>L’espace prévu pour les fichiers téléchargés, %1, est épuisé.</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>%1 fichiers sur %2, %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>Le serveur a envoyé le fichier dans un encodage qui n’était pas demandé ; on ne peut donc pas vérifier qu’il est complet.</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>Le serveur a indiqué une longueur de fichier impossible.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>Aucune tâche n’est chargée, leurs fichiers des lignes en échec sont donc inconnus. Chargez d’abord toutes les tâches.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>Toutes les tâches ne sont pas chargées, certains fichiers des lignes en échec peuvent donc manquer. Chargez toutes les tâches pour les inclure.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>Télécharger les fichiers des lignes en échec</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Fichiers téléchargés</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>Re&amp;lever la limite à %1</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>Le téléchargement s’arrête quand l’espace prévu pour les fichiers téléchargés est épuisé.</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. En pause.</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>La liste des téléchargements dit pourquoi, et peut réessayer.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>Attendus : %1 octets. Reçus : %2 octets.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>Format du fichier. Cliquez pour le modifier.</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>Partie du fichier déjà chargée</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>Format du fichier : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>%Ln ligne pour l’instant</numerusform>
            <numerusform>%Ln lignes pour l’instant</numerusform>
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
            <numerusform>%Ln ligne avec des cellules manquantes ou en trop</numerusform>
            <numerusform>%Ln lignes avec des cellules manquantes ou en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>Un guillemet ouvert dans l’en-tête n’est jamais fermé</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>Un guillemet de la ligne %1 n’est jamais fermé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>%Ln formule sans valeur enregistrée</numerusform>
            <numerusform>%Ln formules sans valeur enregistrée</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Afficher toutes les lignes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%1 ligne sur %Ln affichée</numerusform>
            <numerusform>%1 lignes sur %Ln affichées</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>La plupart des lignes n’ont pas autant de cellules que la première ligne. Si d’autres caractères séparent les cellules, modifiez le format du fichier.</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>Modifier le format…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>Tâche %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>%1 tâches sont sélectionnées ; au plus %2 fichiers peuvent être téléchargés à la fois. Aucun téléchargement n’a été lancé.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Sélectionnez d’abord une ligne.</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Enregistrer sous...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1&#xa0;: vide</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1&#xa0;: non vide</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contient %2</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Retirer le filtre : %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 correspond à %2</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>Rechercher&#xa0;:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texte dans une cellule</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 pour l’instant…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln cellule</numerusform>
            <numerusform>%Ln cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>Rechercher une expression régulière</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>Expression régulière pour une cellule</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>Rechercher dans les lignes en échec</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Valeur à rechercher</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU, EAN, adresse e-mail…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Correspondance</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valeur entière</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>Partie d’une valeur</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Rechercher dans</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>Ce compte</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Tous les comptes</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>Lignes trouvées</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Ouvrir la ligne</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>L’URL de base : l’adresse du service pour ce compte.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>Le slug du compte : la partie de cette adresse qui identifie le compte.</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>Un jeton d’accès (bearer token). Demandez à votre plateforme où l’obtenir ; il est enregistré dans le trousseau de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>La première ligne est l’&amp;en-tête</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>&amp;Détection automatique</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>Format du fichier</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>Enc&amp;odage&#xa0;:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>Cellules &amp;séparées par&#xa0;:</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>Un ou plusieurs caractères, comme || ou ~|~. Saisissez \t pour une tabulation.</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>d’autres caractères</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>&amp;Autres caractères :</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>Cela ne peut pas séparer des cellules. Les guillemets et les sauts de ligne ne sont pas possibles.</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>colonnes fixes</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>Début des &amp;colonnes :</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>Le numéro du premier caractère de chaque colonne, par exemple 1, 11, 25.</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>Saisissez au moins deux nombres croissants, séparés par des virgules.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1, %2, en-tête en première ligne</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1, %2, sans en-tête</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>La première ligne est l’en-tête</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>Sans en-tête</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>colonnes fixes</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>Tâche et ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Toutes les cellules</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>créée le %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>fichier téléchargé le %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln autre ligne</numerusform>
            <numerusform>%Ln autres lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>%1 enregistrements vérifiés sur %2 ; pas encore trouvé.</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>%1 enregistrements vérifiés ; pas encore trouvé.</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>L’ID %1 ne figure pas parmi les %2 enregistrements vérifiés.</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Numéro de ligne</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>&amp;Aller à&#xa0;:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>Lignes 1 à %1, dans l’ordre du service.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>La recherche a été arrêtée ; l’ID n’a pas été trouvé jusqu’ici.</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>Cette ligne n’existe pas. Saisissez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>Rien n’est chargé pour ce compte.</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>Recherche page par page. Appuyez sur Échap pour arrêter.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Saisissez un nombre de 1 à %1.</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>&amp;Numéro de ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>%Ln cellule qui ressemble à une formule est précédée d’une apostrophe.</numerusform>
            <numerusform>%Ln cellules qui ressemblent à une formule sont précédées d’une apostrophe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>Masquer l’&amp;utilisateur, les adresses e-mail et les chemins de fichiers dans tous les textes</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>&amp;Inclure la comparaison ouverte</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>&amp;Markdown et HTML : le résumé avec des exemples de lignes</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>Archive &amp;zip : le résumé et toutes les lignes en CSV</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>Transmettre les lignes en échec</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>Colonnes mas&amp;quées (données personnelles) :</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>Colonnes masquées</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>É&amp;crire...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>Le fichier contient plusieurs tableaux. Affichez d’abord ses lignes et choisissez-en un.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 lignes écrites sur %2.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>La transmission a été arrêtée.</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>La transmission n’a pas été écrite entièrement. %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>Écrit : %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>Lignes en échec à l’importation</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Heure (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>Exemples de lignes</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>Colonnes masquées : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln autre colonne n’est pas affichée.</numerusform>
            <numerusform>%Ln autres colonnes ne sont pas affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>Toutes les lignes : %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>Requêtes de ce compte</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>Les jetons et les paramètres des liens de fichiers sont omis.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>L’archive dépasserait 4 Go. Écrivez plutôt les fichiers Markdown et HTML.</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Qu’est-ce que c’est&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>ID de la tâche</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>ID du canal</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID de l’utilisateur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Fichier importé</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Réussies</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>Lignes réussies</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Lignes en échec</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>sur</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>Tâches d’importation</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>Ce compte n’a pas de tâches d’importation.</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>Les tâches d’importation n’ont pas pu être chargées.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>Le service a envoyé un élément qui n’est pas une tâche d’importation. L’onglet Brut le montre tel que reçu.</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>Statut &quot;%1&quot; dans la réponse</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1, plus dans la liste</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>Lignes réussies&#xa0;: %1 sur %2&#xa0;; en échec&#xa0;: %3</numerusform>
            <numerusform>Lignes réussies&#xa0;: %1 sur %2&#xa0;; en échec&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>réussies&#xa0;: %1, en échec&#xa0;: %2</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>Cette tâche manquait lors du dernier chargement complet de la liste ; voici son dernier état connu.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>Cet élément de la liste n’est pas une tâche d’importation. Il est affiché tel que reçu.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Enregistrement illisible</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>Tâche sans ID</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Tâche %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>Créée le %1 par %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Créée le %1</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>Votre libellé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 lignes en échec sur %2</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>Sélectionnez d’abord une tâche.</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>L’ID de cette tâche n’est pas valide dans un lien.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>Lien vers la tâche copié</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>Ce n’est pas un lien vers une tâche&#xa0;; rien n’a donc été ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>Le lien est celui d’une tâche du compte « %1 », qui n’est pas configuré ici. Ajoutez le compte portant ce slug, puis rouvrez le lien.</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Ajouter un compte...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln compte porte le slug «&#xa0;%1&#xa0;». Le lien y a été ouvert&#xa0;: %2.</numerusform>
            <numerusform>%Ln comptes portent le slug «&#xa0;%1&#xa0;». Le lien a été ouvert dans le premier d’entre eux, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>La tâche %1 a changé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>%Ln autre champ</numerusform>
            <numerusform>%Ln autres champs</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>La tâche %1 n’est plus dans la liste</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1 : la liste a été chargée deux fois sans la trouver. Elle n’est plus suivie.</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1&#xa0;: contenu modifié</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field with its old and new value</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rows by day: %1</source>
        <translation>Lignes par jour : %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation> ; </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>Lignes sur %Ln jour. Le plus : %1. En dernier : %2.</numerusform>
            <numerusform>Lignes sur %Ln jours. Le plus : %1. En dernier : %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>Lignes avant</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>Lignes depuis</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Vu en premier</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu en dernier</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>Connu une fois toutes les tâches du compte chargées.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>Tâches avec ce motif</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>Motifs de toutes les tâches</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>Afficher les &amp;tâches</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>Afficher les &amp;lignes</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>Décompte des motifs…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>Lecture des fichiers des lignes en échec…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln motif</numerusform>
            <numerusform>%Ln motifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln ligne en échec</numerusform>
            <numerusform>%Ln lignes en échec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln tâche sélectionnée n’est pas chargée et a été ignorée.</numerusform>
            <numerusform>%Ln tâches sélectionnées ne sont pas chargées et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln tâche avec : %1</numerusform>
            <numerusform>%Ln tâches avec : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>Les %1 tâches les plus récentes sur %2 sont affichées.</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>motifs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln motif écrit dans %1.</numerusform>
            <numerusform>%Ln motifs écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 n’a pas été écrit. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln nouveau depuis le %1.</numerusform>
            <numerusform>%Ln nouveaux depuis le %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>Pour en compter, sélectionnez des tâches dans la fenêtre principale, puis choisissez Tâches &gt; Télécharger les fichiers des lignes en échec.</translation>
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
        <translation>La tâche %1 manquait lors du dernier chargement complet de la liste. Vous voyez la copie conservée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>La tâche %1 ne figure pas parmi les %2 tâches que ce compte liste actuellement.</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>La tâche %1 ne figure pas parmi les %2 premières tâches de la liste ; les autres n’ont pas été vérifiées.</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>Continuer la recherche</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>Lien vers la tâche</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>Filtrer les fichiers</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>Fichier, tâche ou compte</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>Fichiers des lignes en échec sur cet ordinateur</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>Un &amp;tableau...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>Fichiers des lignes en échec sur cet ordinateur :</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>Aucun autre fichier des lignes en échec n’est sur cet ordinateur. Affichez d’abord les lignes en échec d’une autre tâche, ou choisissez un tableau.</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>Comparer avec un tableau</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tableaux (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>Un autre programme charge des tâches de ce compte, peut-être balehookctl. Attendez qu’il ait terminé, puis supprimez-les de nouveau.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>Tâches conservées pour la recherche</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>&amp;Tout supprimer...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>Pour permettre la recherche dans toutes les tâches d’un compte, celles-ci sont conservées sur cet ordinateur. Leur suppression ne change rien du côté du service ; pour rechercher de nouveau, rechargez-les.</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>Elles occupent %1 sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>Le service ne liste plus %Ln d’entre elles : elle ne pourra pas être chargée de nouveau.</numerusform>
            <numerusform>Le service ne liste plus %Ln d’entre elles : elles ne pourront pas être chargées de nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>Supprimer les tâches conservées des comptes sélectionnés&#xa0;?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>Supprimer les tâches conservées de tous les comptes ? Pour y effectuer une recherche, rechargez-les.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>Les tâches ont été supprimées.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>Un compte retiré</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, et une copie endommagée</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Chargement en cours</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>Aucune tâche chargée</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>Tâches chargées en partie</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>Toutes les tâches chargées</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>Écrites par une version plus récente</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagées</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>Choisir les colonnes clés</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Clé : %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>Toutes les colonnes...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>Choisir les colonnes clés</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>Partie d’un nom de colonne</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Filtrer les colonnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>Utiliser comme clé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln autre colonne. Saisissez une partie du nom pour la trouver.</numerusform>
            <numerusform>%Ln autres colonnes. Saisissez une partie du nom pour les trouver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>Il n’y a pas de lien.</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>Le texte est trop long pour un lien.</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>Ce n’est pas une adresse web complète, et Balehook ne devine pas la partie manquante. Vous pouvez la copier.</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>Seules les adresses https s’ouvrent d’ici. Vous pouvez copier ce texte.</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>Le lien contient des espaces, des caractères de contrôle ou des caractères invisibles.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Ce n’est pas une adresse web valide.</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>Le lien contient un nom d’utilisateur ou un mot de passe, ce qui peut dissimuler sa destination.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>Le lien n’est pas chiffré (http)&#xa0;; il ne s’ouvre donc pas d’ici. Vous pouvez le copier.</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>Le nom d’hôte contient des lettres qui ressemblent à d’autres ; sa forme simple est %1. Le lien ne s’ouvre pas d’ici. Vous pouvez le copier.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>Le lien mène à une adresse de réseau privé (%1)&#xa0;; aucun fichier n’est téléchargé de là. Vous pouvez le copier.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>Ouvre %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Ouvrir le lien dans le navigateur</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>Enregistrer le fichier ; votre jeton n’est pas envoyé</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>Copier le lien&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Ouvrir dans le navigateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>Enregistrer le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>Le lien vers %1 a été ouvert dans le navigateur.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Aucun navigateur n’a ouvert le lien. Copiez-le et ouvrez-le vous-même.</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>Le fichier n’existe plus sur %1. Actualisez la tâche pour voir si elle a un autre lien ; sinon, demandez que l’importation soit relancée.</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>%1 exige une authentification pour fournir le fichier. Ouvrez le lien dans votre navigateur.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 a envoyé une page web à la place du fichier, sans doute pour demander une authentification. Ouvrez le lien dans votre navigateur ; si la page indique que le lien a expiré, actualisez la tâche.</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 a refusé l’accès à ce fichier. Le lien a peut-être expiré, ou une authentification est nécessaire. Actualisez la tâche pour obtenir un nouveau lien, ou ouvrez le lien dans votre navigateur.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>Aucun serveur nommé %1 n’a été trouvé. Vérifiez votre connexion réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>Aucune donnée n’a été reçue de %1 pendant trop longtemps ; le téléchargement a donc été arrêté. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>%1 rencontre actuellement des problèmes. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 a fermé la connexion avant que le fichier soit complet. Réessayez.</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>La taille du fichier de %1 diffère de celle annoncée ; le fichier n’a donc pas été conservé. Réessayez.</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 a rejeté le lien. Actualisez la tâche pour en obtenir un nouveau, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 a renvoyé une réponse inutilisable. Consultez les détails.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>Le lien redirige vers une adresse non chiffrée ou une adresse de réseau privé (%1) ; aucun fichier n’est téléchargé de là. Actualisez la tâche, ou contactez les responsables du service.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>Le lien redirige vers une adresse non chiffrée ou une adresse de réseau privé ; aucun fichier n’est téléchargé de là. Actualisez la tâche, ou contactez les responsables du service.</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>Le fichier fait %1, mais tous les fichiers téléchargés ensemble ne peuvent dépasser %2. Augmentez la limite, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 lignes sont sélectionnées&#xa0;; au plus %2 peuvent être copiées à la fois. Rien n’a été copié.</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>Chargement des lignes à copier : %1 sur %2.</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>Chargement des lignes à copier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln ligne copiée</numerusform>
            <numerusform>%Ln lignes copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Lien copié</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>Cette ligne n’a pas de lien</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>Recherche de %1. %2 lignes vérifiées.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>Il n’y a pas d’autre tâche avec un fichier des lignes en échec d’ici à la fin de la liste.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>Il n’y a pas d’autre tâche avec un fichier des lignes en échec d’ici au début de la liste.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>Recherche de la prochaine tâche avec un fichier des lignes en échec. %1 tâches vérifiées.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%1 sur %Ln ligne sélectionnée copiée ; les autres ne sont plus dans la liste</numerusform>
            <numerusform>%1 sur %Ln lignes sélectionnées copiées ; les autres ne sont plus dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>Rien n’a été copié, car les lignes sélectionnées ne sont plus dans la liste.</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>Recherche des lignes sélectionnées.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%1 sur %Ln ligne sélectionnée copiée ; les autres ne sont plus sélectionnées</numerusform>
            <numerusform>%1 sur %Ln lignes sélectionnées copiées ; les autres ne sont plus sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>Rien n’a été copié, car la sélection a changé avant que les lignes sélectionnées soient trouvées.</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>Rien n’a été copié, car la liste a changé avant que les lignes sélectionnées soient chargées.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV&#xa0;: les colonnes affichées, pour les tableurs</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON : les enregistrements tels que reçus du service</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Classeur Excel : les colonnes affichées, en texte</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines : de même, un enregistrement par ligne</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>Le fichier n’existe pas (ou plus). Ouvrez-le depuis son emplacement actuel.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>Ce n’est pas un fichier. Ouvrez un fichier qui contient une liste enregistrée.</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>Le fichier est trop volumineux : il fait %1, et une liste peut faire au plus %2.</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>Le fichier n’a pas pu être ouvert. Message du système&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>Le fichier n’a pas pu être lu. Message du système&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln valeur&#xa0;: %1</numerusform>
            <numerusform>%Ln valeurs&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>Le service a envoyé un élément qui n’est pas un enregistrement. L’onglet Brut le montre tel que reçu.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>Ajouter un compte...</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>Aucune tâche ne correspond.</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>Aucune tâche ne correspond parmi celles chargées pour l’instant.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>Rien n’est chargé, car ce compte n’a pas encore de jeton.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Saisir le jeton...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>Rien n’est chargé, car le jeton de ce compte est inutilisable.</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>Rien n’est chargé, car cet ordinateur est hors ligne.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>Tout charger</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>Balehook montre ce que les comptes de vos marchands ont importé, quelles lignes ont échoué et pourquoi. Il n’y a pas encore de compte. Pour en ajouter un, il vous faut :</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>Saisissez seulement le chemin, comme dans /api/platform/v1/property. Il est demandé à partir de l’URL de base, jamais à un autre serveur.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>Le chemin doit commencer par une barre oblique, comme dans /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>Le chemin ne doit contenir ni ? ni #. Supprimez ce signe et tout ce qui le suit.</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>Le chemin contient un caractère non valide, par exemple un espace, une accolade ou un caractère invisible. Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>Un signe pour cent doit être suivi de deux chiffres hexadécimaux, qui ne doivent représenter ni une barre oblique, ni une barre oblique inverse, ni un caractère de contrôle.</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>Le chemin ne doit comporter ni partie vide ni partie formée seulement de points. Supprimez-les.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>Listes du compte</translation>
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
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>Le fichier n’est pas un texte UTF-8, ce que JSON exige. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>Le contenu du fichier est imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>Le fichier n’est pas du JSON, ou n’est pas complet&#xa0;: %1, à l’octet %2.</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>Le fichier ne contient pas de liste d’enregistrements&#xa0;: il doit contenir une liste sous &quot;data&quot;, ou être lui-même une liste.</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>Chargement...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>Ouvrir un tableau</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tableaux (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>%1 ne peut pas être ouvert : ce n’est pas un fichier, ou vous n’avez pas le droit de le lire.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Le fichier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>Un seul fichier s’ouvre à la fois&#xa0;; voici %1.</translation>
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
        <translation>Cette tâche n’a pas de fichier des lignes en échec.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Cette tâche n’a pas de fichier importé.</translation>
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
        <translation>Cette page n’est pas encore traduite. Elle est affichée en anglais.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln page trouvée</numerusform>
            <numerusform>%Ln pages trouvées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>Afficher le tableau</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Enregistrer sous...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tableaux de l’archive</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 contient %Ln tableau. Choisissez celui à afficher.</numerusform>
            <numerusform>%1 contient %Ln tableaux. Choisissez celui à afficher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Afficher le message suivant</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>Le classeur n’a pas de feuille nommée &quot;%1&quot;. Ses feuilles : %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>L’archive n’a pas de membre nommé &quot;%1&quot;. Ses tableaux : %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>Le fichier n’est pas un classeur ; il n’a donc pas de feuilles à choisir.</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>Le fichier n’est pas une archive zip ; il n’a donc pas de membres à choisir.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>L’archive contient plusieurs tableaux. Ouvrez-la et choisissez-en d’abord un : %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>Utiliser le proxy du &amp;système</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>&amp;Aucun proxy</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>Ce &amp;proxy&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Hôte&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;ort&#xa0;:</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>Si le proxy exige un mot de passe, il vous est demandé au moment voulu. Il n’est jamais enregistré.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>Les certificats sont vérifiés à l’aide du magasin de certificats du système. Les erreurs de certificat ne peuvent pas être ignorées ici.</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Saisissez l’hôte du proxy, par exemple «&#xa0;proxy.example.com&#xa0;».</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Ce n’est ni un nom d’hôte ni une adresse. N’indiquez pas «&#xa0;http://&#xa0;», de port, de chemin ni de mot de passe.</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>Les requêtes utilisent le proxy configuré sur cet ordinateur, s’il y en a un.</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>Les requêtes vont directement aux adresses des comptes et aux hôtes des fichiers.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>Toutes les requêtes passent par ce proxy. Il voit les noms d’hôtes, mais aucun jeton ni rien de ce qui est envoyé ou reçu.</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln nouvelle</numerusform>
            <numerusform>%Ln nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>Mène aux lignes nouvelles ou modifiées depuis votre dernier passage. L’ordre de la liste n’est pas documenté.</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>Relance la recherche pour afficher les tâches ajoutées entre-temps à l’index.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>Enregistrer sous...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>Ouvrir dans l’application par défaut</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>Ouvrir malgré tout</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>Ce fichier provient d’une source extérieure. L’application qui l’ouvre peut exécuter du code qu’il contient : ouvrez-le seulement si vous faites confiance à la source.</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>Le fichier est protégé par un mot de passe. Ouvrez-le dans un autre programme, et enregistrez-en une copie sans mot de passe.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>Le fichier est endommagé ou incomplet. Téléchargez-le de nouveau, ou demandez-en une nouvelle copie.</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>Le fichier est compressé avec %1, non pris en charge ici.</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>L’archive n’est pas ouverte : ses membres se chevauchent ou ont des chemins absolus. Elle a peut-être été créée pour nuire.</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>L’archive contient une autre archive, qui ne s’ouvre pas ici.</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>L’archive ne contient aucun tableau.</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Le fichier est une archive tar. Elle ne s’ouvre pas ici ; décompressez-la d’abord, puis ouvrez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>Le fichier est un classeur à l’ancien format .xls, non pris en charge ici. Enregistrez-le en .xlsx pour voir ses lignes ici.</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>Le fichier est un classeur binaire (.xlsb), non pris en charge ici. Enregistrez-le en .xlsx pour voir ses lignes ici.</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Le fichier est une archive 7z. Elle ne s’ouvre pas ici ; décompressez-la d’abord, puis ouvrez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Le fichier est une archive RAR. Elle ne s’ouvre pas ici ; décompressez-la d’abord, puis ouvrez le tableau qu’elle contient.</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Le fichier est compressé avec %1. Il ne s’ouvre pas ici ; décompressez-le d’abord, puis ouvrez le tableau qu’il contient.</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>Le fichier est un document bureautique, pas un tableau.</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>Le classeur n’est pas ouvert : il contient une déclaration de type de document, peut-être créée pour nuire.</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>Une fois décompressé, le fichier dépasse %1, la limite ici.</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>L’archive compte plus de %1 membres, la limite ici.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>Le classeur contient plus de %1 textes différents, la limite ici.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>La feuille compte plus de %1 lignes, la limite d’une feuille.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>La feuille compte plus de %1 colonnes, la limite d’une feuille.</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>Une cellule compte plus de %1 caractères, la limite d’une cellule.</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>Les éléments du classeur sont imbriqués sur plus de %1 niveaux, la limite ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>%Ln ligne a pu être lue.</numerusform>
            <numerusform>%Ln lignes ont pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>La lecture du classeur s’arrête : son contenu demanderait trop de mémoire. Il a peut-être été créé pour nuire.</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>Une ligne compte plus de %1 de texte, la limite ici.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Console de bureau pour les tâches d’importation et les webhooks.</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>Utiliser le profil de &lt;dossier&gt;, avec ses propres paramètres, cache, téléchargements et entrées de trousseau.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>Afficher la fenêtre, signaler qu’elle a été dessinée, puis terminer.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>Un tableau de lignes en échec, une liste enregistrée ou un lien vers une tâche (balehook://...), à afficher.</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[fichier ou lien]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation>nouvelle depuis la dernière actualisation</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>modifiée par la dernière actualisation</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>suivie</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>non chargée</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacée</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>La liste a changé : cet enregistrement s’est déplacé.</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1, activé</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, désactivé</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>Vue des tâches d’importation</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>Fichier de la tâche %1, %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>Fichier de la tâche %1</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>Vue des webhooks</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>Vue des propriétés</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>L’expression régulière n’est pas valide au caractère %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>Ouvrir une liste enregistrée</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>Listes enregistrées (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>Les listes enregistrées s’affichent dans un compte. Ajoutez un compte, et «&#xa0;%1&#xa0;» s’y ouvrira.</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>Ceci est la liste enregistrée «&#xa0;%1&#xa0;», pas ce que le compte liste actuellement.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>Cette liste ne contient pas de propriétés.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>Les propriétés n’ont pas pu être chargées.</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>Vous pouvez ouvrir une liste enregistrée comme fichier JSON, ou en déposer une ici. L’endroit où le service liste les propriétés n’est pas documenté ; si vous connaissez le chemin, indiquez-le sous « Avancé » dans le compte.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>Ouvrir une liste enregistrée...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>Aucune propriété ne correspond.</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>Indiquer le chemin...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>Le service a envoyé un élément qui n’est pas une propriété. L’onglet Brut le montre tel que reçu.</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>Nom interne</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Mise à jour</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>Cet élément de la liste n’est pas une propriété. Il est affiché tel que reçu.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Enregistrement illisible</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>Propriété sans nom</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propriété %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>Rechercher dans tous les champs des propriétés</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>Rechercher des propriétés</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%1 sur %Ln propriété, données %2</numerusform>
            <numerusform>%1 sur %Ln propriétés, données %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln propriété, données %1</numerusform>
            <numerusform>%Ln propriétés, données %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>Chargement de toutes les propriétés pour la recherche…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>Pas encore chargées : une recherche charge toutes les propriétés.</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>Rechercher des &amp;propriétés</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Effacer la recherche et les filtres</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>Mot de passe du proxy</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>Le proxy %1 exige un nom et un mot de passe. Ils sont gardés jusqu’à la fin du programme et jamais enregistrés.</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>&amp;Utiliser le mot de passe</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Mot de passe&#xa0;:</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>Saisissez votre nom d’utilisateur pour le proxy.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>Ajouter un filtre</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price : lignes avec les deux mots, chacun dans n’importe quel champ
&quot;ada price&quot; : lignes avec cette expression
user:ada : lignes avec le mot dans ce champ
-draft : lignes sans le mot</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>« %1: » n’est pas un champ de cette liste et est cherché comme texte. Champs : %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>Seuls les %1 premiers mots et expressions sont recherchés.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Modifier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Retirer le filtre : %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>Retirer tous les filtres et le tri</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 ou %Ln autre</numerusform>
            <numerusform>%1 ou %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation>%1&#xa0;: de %2 à %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1&#xa0;: au moins %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1&#xa0;: au plus %2</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1&#xa0;: 24 dernières heures</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 : %Ln dernier jour</numerusform>
            <numerusform>%1 : %Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1&#xa0;: le %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1&#xa0;: du %2 au %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1&#xa0;: à partir du %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1&#xa0;: jusqu’au %2</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Tri&#xa0;: %1, plus récent d’abord</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Tri&#xa0;: %1, plus ancien d’abord</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Tri&#xa0;: %1, plus grand d’abord</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Tri&#xa0;: %1, plus petit d’abord</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Tri&#xa0;: %1, de Z à A</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Tri&#xa0;: %1, de A à Z</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>Avec un fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>Sans fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>Avec des lignes en échec</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>Encore dans la liste</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>Plus dans la liste</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(absent)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1&#xa0;: aujourd’hui</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>Aucune ligne en échec</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>Nombre de lignes en échec connu</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Nombre de lignes en échec inconnu</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>Copier tel que reçu</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>L’enregistrement tel que reçu</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Copier le JSON octet pour octet, sans l’indentation affichée ici</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>L’enregistrement a été copié tel que reçu.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Afficher les %1 caractères</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>Aucun motif indiqué</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>Autres motifs, trop nombreux pour être distingués</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;valeur&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>Seulement les &amp;nouveaux motifs</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Tous les jours</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Dernières 24 heures</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Dernier %Ln jour</numerusform>
            <numerusform>%Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>Comparer des périodes</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sans comparaison</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>Comparer : depuis aujourd’hui</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>Comparer : depuis hier</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>Comparer : depuis lundi</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>Comparer : 7 derniers jours</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>Comparer : depuis un jour donné</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>Premier jour de la seconde période</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>Tâches sélectionnées</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>Tâches de la recherche</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Toutes les tâches</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>&amp;Tous les comptes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln compte</numerusform>
            <numerusform>%Ln comptes</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>Comptes : %1</translation>
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
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · moins de 0,1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2&#xa0;%</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>Première fois à la ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>Motifs dans&#xa0;:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>La colonne qui indique pourquoi une ligne a échoué</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>Plusieurs motifs dans une cellule</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>aucune colonne</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>Aucune colonne ne semble contenir de motifs. Choisissez celle qui indique pourquoi une ligne a échoué.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>Est-ce bien la colonne qui indique pourquoi une ligne a échoué&#xa0;? Sinon, choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>Seules les lignes qui correspondent aux filtres sont comptées.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Téléchargé</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Provenance</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>Supprimer tous ceux de ce &amp;compte...</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>Supprimer &amp;tous les fichiers...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Fichiers téléchargés</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>Mio</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>Garder au &amp;plus&#xa0;:</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>Aucun fichier n’est conservé sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>%Ln fichier est conservé sur cet ordinateur, %1 au total.</numerusform>
            <numerusform>%Ln fichiers sont conservés sur cet ordinateur, %1 au total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Supprimer de cet ordinateur %Ln fichier de %1 ? Les téléchargements en cours de ce compte sont annulés. L’original n’est pas touché.</numerusform>
            <numerusform>Supprimer de cet ordinateur les %Ln fichiers de %1 ? Les téléchargements en cours de ce compte sont annulés. Les originaux ne sont pas touchés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Supprimer de cet ordinateur %Ln fichier ? Les téléchargements en cours sont annulés. L’original n’est pas touché.</numerusform>
            <numerusform>Supprimer de cet ordinateur la totalité des %Ln fichiers ? Les téléchargements en cours sont annulés. Les originaux ne sont pas touchés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>Les fichiers ont été supprimés.</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>L’index de leurs valeurs occupe %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Sélectionnez une ligne pour voir ici son enregistrement.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Sélectionnez une ligne pour voir ici son enregistrement.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Informations</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>Fermer l’enregistrement</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>Replier l’enregistrement</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>Déplier l’enregistrement</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>Enregistrer un webhook</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>Corps de la requête :</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>Compte : %1. Un webhook enregistré ne peut être ni modifié ni supprimé d’ici.</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>Enregistrement du webhook en cours</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>E&amp;nregistrer</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>&amp;Y revenir</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Déta&amp;ils</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>&amp;Mettre à jour le jeton…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>Votre dernier webhook a été enregistré entre-temps. Son ID est %1.</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>Brouillon antérieur, pas encore envoyé.</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>Il y a un brouillon antérieur non envoyé. Il est gardé tant que vous ne modifiez pas celui-ci.</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>Fermer et &amp;garder le brouillon</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>Envoyés comme textes vides&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>Ne plus &amp;attendre</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>Rien n’est envoyé, et votre brouillon reste ici</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>Les brouillons et les enregistrements des webhooks occuperaient %1, et peuvent occuper au plus %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>Envoi unique en cours. Vous pouvez fermer cette fenêtre ; l’enregistrement du webhook se poursuit.</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>Le jeton du compte est en cours de lecture dans le trousseau.</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>Votre webhook n’a pas encore été envoyé. Il le sera quand l’autre programme aura terminé.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>Rien d’autre n’est envoyé tant qu’il n’a pas terminé.</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>Rien n’a été enregistré, car le jeton n’a pas été accepté. Le jeton a changé depuis : vous pouvez recommencer.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>Rien n’a été enregistré. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>Le service n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>La connexion a été fermée avant la fin de la réponse.</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>Le service a rencontré une erreur en répondant (statut %1).</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>La réponse était une page web au lieu de données.</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>La réponse n’était pas celle attendue (statut %1).</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>Aucune réponse n’a été reçue.</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>Impossible de se connecter au service.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>Le service a reçu trop de requêtes.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>Un autre programme enregistre un webhook dans ce compte.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1 (processus %2) enregistre un webhook dans ce compte depuis le %3.</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1 (processus %2) a envoyé un webhook à ce compte le %3. Le résultat y est encore inconnu.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>Un autre programme vient d’enregistrer le même webhook ; il n’a donc pas été envoyé de nouveau.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>Un autre programme vient d’envoyer le même webhook, et le service l’a rejeté. Il n’a pas été envoyé de nouveau.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>Un autre programme vient d’envoyer le même webhook, et on ignore s’il a été enregistré. Il n’a pas été envoyé de nouveau.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>Le webhook a été enregistré. Son ID est %1.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>Le service a rejeté un webhook. Votre brouillon est gardé.</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>On ignore si un webhook envoyé a été enregistré. Vérifiez ce qui a été trouvé avant de l’envoyer de nouveau.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>Le webhook a été envoyé à %1, qui n’est plus l’adresse de ce compte. Pour le savoir, rétablissez le slug et les URL précédents du compte.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>Le service a rejeté un webhook. Votre brouillon précédent est gardé ; celui-ci ne l’est pas.</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>Le service n’a listé que %1 des %2 webhooks qu’il annonce.</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>On ignore si le webhook pour %1, envoyé le %2, a été enregistré. Une fois le compte supprimé, cela n’est vérifié que lorsqu’un webhook est de nouveau enregistré à la même adresse.</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln ligne a échoué.</numerusform>
            <numerusform>%Ln lignes ont échoué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Il y a %Ln autre motif.</numerusform>
            <numerusform>Il y a %Ln autres motifs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln ligne n’a pas de motif.</numerusform>
            <numerusform>%Ln lignes n’ont pas de motif.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %Ln ligne, %2</numerusform>
            <numerusform>%1&#xa0;: %Ln lignes, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number; the sign stands as it is usual in the language</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Row %1 of the file: %2</source>
        <extracomment>An example of a failed row: %1 is its number in the file of failed rows, %2 its error message</extracomment>
        <translation>Ligne %1 du fichier : %2</translation>
    </message>
    <message>
        <source>&lt;%1%</source>
        <extracomment>%1 is a number, 0.1; less than that many percent</extracomment>
        <translation>&lt;%1 %</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is not a web address that can be requested.</source>
        <translation>Ce n’est pas une adresse web qui puisse être demandée.</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>L’adresse contient un nom d’utilisateur, un mot de passe ou un port non valide.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>Seules les adresses chiffrées (https) sont demandées.</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>Le jeton n’est envoyé qu’à l’adresse du compte lui-même.</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>Le jeton contient des caractères non valides.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>Copier en &amp;cURL</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>Copier en cURL avec le &amp;jeton...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>Copier l’&amp;URL</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>Copier la &amp;réponse</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>&amp;Enregistrer en HAR...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>La requête a été copiée comme commande, sans son jeton.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>Copier en cURL avec le jeton</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>La commande contiendra le jeton de « %1 » en clair. Quiconque l’obtient peut faire dans ce compte tout ce que vous pouvez y faire. Ne la collez ni dans un ticket ni dans une messagerie.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>&amp;Copier avec le jeton</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>Rien n’a été copié, car le jeton de ce compte n’est pas disponible.</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>La requête a été copiée comme commande, avec son jeton.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln requête enregistrée. Vérifiez-la avant de l’envoyer.</numerusform>
            <numerusform>%Ln requêtes enregistrées. Vérifiez-les avant de les envoyer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>La réponse a été copiée.</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>Le début de la réponse a été copié. Le reste n’a pas été conservé.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>Attention : exécuter ceci enregistre un webhook une nouvelle fois.</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>Les parties peut-être secrètes ont été remplacées par « redacted ».</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>Le corps de la requête manque. Il a été supprimé pour faire place à des requêtes plus récentes.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>This request was stopped before its response was complete.</source>
        <translation>Cette requête a été arrêtée avant la fin de sa réponse.</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Envoyée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Statut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Durée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Octets reçus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Essai&#xa0;: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Compte&#xa0;: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>Ce corps a été abandonné pour faire place à des requêtes plus récentes.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>Seul le début est conservé.</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>Le contenu des fichiers n’est pas conservé, car il contient des données de clients.</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>EN-TÊTES DE LA REQUÊTE</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>CORPS DE LA REQUÊTE</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>EN-TÊTES DE LA RÉPONSE</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>CORPS DE LA RÉPONSE</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>Le résultat est inconnu. Consultez la liste des webhooks pour voir si le webhook a été enregistré.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>Requête et réponse</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Filtrer les requêtes</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>Filtrer par URL, méthode ou statut</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>Requêtes affichées</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Toutes les requêtes</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>Requêtes en échec</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>Requêtes au service</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>Sélectionnez une requête pour voir ce qui a été envoyé et reçu.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>Cette colonne contient les &amp;motifs</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Profil de la &amp;colonne...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>Mas&amp;quer la colonne</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Tri croi&amp;ssant</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>Ordre du &amp;fichier</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>Trier comme du &amp;texte</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>Trier comme des &amp;nombres</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>Trier comme du texte &amp;avec nombres</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>Contient des données &amp;personnelles</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>Colonnes affic&amp;hées</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>T&amp;outes les colonnes</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>Profil de la colonne %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%1 lignes vides sur %2</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>Plus de %1 valeurs distinctes</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>Valeurs distinctes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>Les plus fréquentes&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>au moins %1 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>Figer &amp;la colonne</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>Profil de la colonne</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>Plus court : %1, plus long : %2 (caractères)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>Nombres : %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>Plus petit : %1, plus grand : %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>Ligne précédente</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Ligne suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>Les cellules de la ligne</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>Afficher la ligne entière</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>La ligne %1 a une cellule de plus de 32 767 caractères, ce qu’un classeur ne peut pas contenir. Exportez plutôt les lignes en CSV.</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>La ligne %1 a plus de 16 384 cellules, ce qu’un classeur ne peut pas contenir. Exportez plutôt les lignes en CSV.</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>Le classeur dépasserait 4 Go. Exportez moins de lignes, ou exportez-les plutôt en CSV.</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>L’en-tête a une cellule de plus de 32 767 caractères, ce qu’un classeur ne peut pas contenir. Exportez plutôt les lignes en CSV.</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>L’en-tête a plus de 16 384 cellules, ce qu’un classeur ne peut pas contenir. Exportez plutôt les lignes en CSV.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>Rec&amp;hercher...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Occurrence &amp;suivante</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Aller à la ligne...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copier avec les &amp;en-têtes</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>En &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>En &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>En &amp;JSON</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>Copier les &amp;lignes entières</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>Copier la c&amp;olonne entière</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>Copier le rés&amp;umé</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>Mas&amp;quer les données personnelles dans le résumé</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xporter les lignes...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>Li&amp;gne en entier</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>Seulement les lignes avec cette &amp;valeur</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>Lignes sans ce&amp;tte valeur</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>&amp;Filtrer les lignes...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>Efface&amp;r les filtres</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Tri &amp;croissant</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>Ordre du &amp;fichier</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>Ce&amp;tte colonne...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Masquer la colonne</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>Retour à la l&amp;iste</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier co&amp;mme</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>Colon&amp;ne</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copier le lien &amp;de la tâche</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>Afficher les lignes en échec (&amp;B)</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>Afficher le fichier importé (&amp;B)</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>Lignes en échec</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Fichier importé</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>&amp;Profil de la colonne...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparer avec...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparer avec l’envoi précédent</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>Transmettre...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Ligne telle qu’envoyée</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>L’exportation a été arrêtée. Aucun fichier n’a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln ligne copiée.</numerusform>
            <numerusform>%Ln lignes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>C’est trop pour le presse-papiers. Exportez les lignes dans un fichier.</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>Le chargement du fichier est encore en cours. Copiez le résumé lorsque toutes les lignes seront chargées.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>Le résumé a été copié.</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>Le chargement du fichier est encore en cours. Exportez les lignes lorsqu’elles seront toutes chargées.</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Exporter les lignes</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>Une exportation est déjà en cours.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 lignes écrites sur %2.</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Écriture des lignes…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 n’a pas été écrit. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln ligne écrite dans %1.</numerusform>
            <numerusform>%Ln lignes écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln ligne copiée en texte brut. Un tableur peut y modifier des codes et exécuter des formules ; exportez-la pour l’éviter.</numerusform>
            <numerusform>%Ln lignes copiées en texte brut. Un tableur peut y modifier des codes et exécuter des formules ; exportez-les pour l’éviter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>Rien n’a été écrit, car le fichier à exporter n’est plus affiché.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>Un guillemet de cette ligne n’est jamais fermé. Il a été traité comme un caractère ordinaire.</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>Cette ligne du fichier est trop longue pour une seule ligne du tableau et se poursuit dans la suivante.</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>Cette ligne a moins de cellules que la première ligne.</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>Cette ligne a plus de cellules que la première ligne. Elles se trouvent dans les dernières colonnes.</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>Cette ligne a plus de cellules que le tableau n’a de colonnes. « Ligne en entier » les montre toutes.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>Lignes en échec</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Numéros de ligne</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>Enregistrer le fichier</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Enregistrer malgré tout</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>Le téléchargement s’est arrêté, car le compte a été retiré ou modifié. Aucun fichier n’a été laissé.</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progression du téléchargement</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>Enregistrement de %1 depuis %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>Le téléchargement a été arrêté dans la liste des téléchargements, ou parce que le compte a été retiré ou modifié. Aucun fichier n’a été laissé.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>Fichier enregistré&#xa0;: %1 (%2), depuis %3. Il a la longueur indiquée par le serveur.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>Fichier enregistré : %1 (%2), depuis %3.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 existent déjà. Les remplacer ?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>Tâches chargées</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>Compare toutes les tâches avec le service et trouve celles qui ont changé ou ne sont plus dans la liste.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>&amp;Rechercher des tâches</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>Occurrence suiva&amp;nte</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Occurrence précé&amp;dente</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>A&amp;jouter un filtre</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>Trier p&amp;ar</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>V&amp;ues</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>&amp;Charger toutes les tâches</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>&amp;Charger de nouveau toutes les tâches</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>&amp;Mettre en pause le chargement</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln ligne dans %1</numerusform>
            <numerusform>%Ln lignes dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln expiré</numerusform>
            <numerusform>%Ln expirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln non téléchargé</numerusform>
            <numerusform>%Ln non téléchargés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln avec un lien non autorisé</numerusform>
            <numerusform>%Ln avec un lien non autorisé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln n’est pas un tableau</numerusform>
            <numerusform>%Ln ne sont pas des tableaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln illisible</numerusform>
            <numerusform>%Ln illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>toutes les tâches ne sont pas chargées</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>chargez toutes les tâches pour voir combien il y en a</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>%1 fichiers des lignes en échec parcourus sur %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>In %1 of %2 failed files</source>
        <translation>Dans %1 fichiers des lignes en échec sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln classeur ou archive non lu</numerusform>
            <numerusform>%Ln classeurs ou archives non lus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>&amp;Ordre du service</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>Les filtres exigent que toutes les tâches du compte soient chargées. Chargez-les une fois pour utiliser les filtres.</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>Avec fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>Correspond dans : %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>Rechercher ID, type, utilisateur, canal, noms de fichiers, détails</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>Rechercher dans les tâches d’importation</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>chargées à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>chargées il y a %Ln min</numerusform>
            <numerusform>chargées il y a %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>chargées il y a %Ln h</numerusform>
            <numerusform>chargées il y a %Ln h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>chargées il y a %Ln jour</numerusform>
            <numerusform>chargées il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln s restante</numerusform>
            <numerusform>%Ln s restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln min restante</numerusform>
            <numerusform>%Ln min restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>Les filtres et le tri exigent que toutes les tâches du compte soient chargées. Chargez-les une fois pour les utiliser.</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>pas encore toutes chargées</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>%1 tâches, %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>Recherche dans %1 tâches, %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>%1 tâches sur %2, %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>Au moins %1 tâches sur %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>%1 tâches chargées sur %2</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>%1 tâches chargées</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, le service demande d’attendre %Ln s</numerusform>
            <numerusform>%1, le service demande d’attendre %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>%Ln tâche par seconde</numerusform>
            <numerusform>%Ln tâches par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pause&#xa0;: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>Les tâches n’ont pas pu être chargées.</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>Charger %Ln tâche pour la recherche</numerusform>
            <numerusform>Charger les %Ln tâches pour la recherche</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>Charger toutes les tâches pour la recherche</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>nouvelles vérifiées à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>nouvelles vérifiées il y a %Ln min</numerusform>
            <numerusform>nouvelles vérifiées il y a %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>nouvelles vérifiées il y a %Ln h</numerusform>
            <numerusform>nouvelles vérifiées il y a %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>vérification des nouvelles tâches</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>Impossible de vérifier s’il y a de nouvelles tâches. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>Charger de nouveau toutes les tâches</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>chargées à une date inconnue</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 dans %Ln ligne chargée</numerusform>
            <numerusform>%1 dans les %Ln lignes chargées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>La recherche porte sur %Ln ligne chargée</numerusform>
            <numerusform>La recherche porte sur les %Ln lignes chargées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>Rechercher dans le champ %1</translation>
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
        <translation>Choisir un &amp;fichier...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>ou &amp;ligne :</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Ligne telle qu’envoyée</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>Ligne du fichier importé</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>Cellules des deux lignes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Telle qu’envoyée</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>Dans le fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>Ligne en échec :</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>Fichier importé :</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>Résultat &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>Résultat &amp;suivant</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>Choisir le fichier importé</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Ligne %1 de %2</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>L’emplacement du fichier importé n’est pas connu. Choisissez-en une copie.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>Aucune colonne des deux fichiers ne ressemble à une clé. Choisissez des colonnes clés, ou saisissez la ligne.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>Le fichier importé n’a pas de telle ligne.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Aucune ligne du fichier importé n’a cette clé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>%Ln ligne du fichier importé a cette clé ; on ne sait pas laquelle était visée. Affichée : %1, ligne %2.</numerusform>
            <numerusform>%Ln lignes du fichier importé ont cette clé ; on ne sait pas laquelle était visée. Affichée : %1, ligne %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>Détectée : ligne %1 du fichier importé.</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>Ligne %1 du fichier importé.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>seulement à l’envoi</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>seulement dans le fichier des lignes en échec</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 est vide ou n’est pas un tableau ; ses lignes ne peuvent pas être affichées ici.</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 ne peut pas être lu ici. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>Un autre programme a retiré le compte %1.</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>Un autre programme a modifié le compte %1 d’une façon que cette version de Balehook ne peut pas lire. Il n’est plus affiché, mais il n’a pas été retiré.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Les paramètres n’ont pas pu être enregistrés. Vos modifications restent en vigueur tant que la fenêtre est ouverte, et un nouvel enregistrement sera tenté à la prochaine modification. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>Les paramètres dans %1 proviennent d’une version plus récente de Balehook, que celle-ci ne peut pas lire. Ils n’ont pas été modifiés. Lancez la version plus récente.</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>Les paramètres occuperaient %1, et peuvent occuper au plus %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 lignes en échec sur %2</translation>
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
        <translation>%1, sélectionné</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>Dans les lignes d’un fichier</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>Dans un tableau</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Dernière ligne</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>Actions pour la ligne</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>Dans l’enregistrement</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>Informations ou texte brut</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>Dans le champ de recherche d’une liste</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>Aller aux lignes correspondantes</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>Effacer la recherche, puis revenir à la liste</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>Dans la barre de recherche d’un fichier</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>Aller aux lignes</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Fermer la barre de recherche</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>Dans Ouverture rapide</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>Exécuter l’élément sélectionné</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>Vers le bas et vers le haut</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>Ouvrir les lignes en échec, l’enregistrement ou la ligne entière</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>Ligne suivante dont la cellule actuelle commence par ces lettres</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Rechercher une action ou une touche</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>Les tâches conservées pour la recherche sont utilisées par un autre programme. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>Les tâches conservées pour la recherche ne peuvent pas être écrites. Vérifiez les droits du dossier.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>Le fichier des tâches conservées pour la recherche n’a pas pu être ouvert. Vérifiez les droits du dossier et l’espace disponible.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Le pilote SQLite de Qt est absent ; les tâches ne peuvent donc pas être conservées pour la recherche. Installez-le : sous Debian, c’est le paquet libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>Le dossier des tâches conservées pour la recherche n’a pas pu être créé. Vérifiez les droits du dossier parent.</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>Les tâches conservées pour la recherche n’ont pas pu être supprimées. Vérifiez les droits du dossier.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>Le fichier des tâches conservées pour la recherche était endommagé et a été mis de côté. Chargez de nouveau les tâches pour les rechercher.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>Le fichier des tâches conservées pour la recherche n’a pas été écrit par ce programme et a été mis de côté. Chargez de nouveau les tâches pour les rechercher.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>Le fichier des tâches conservées pour la recherche est endommagé et n’a pas pu être mis de côté. Vérifiez les droits du dossier.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>Les tâches enregistrées pour la recherche ont été supprimées. Chargez de nouveau les tâches pour y rechercher.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>Les paramètres n’ont pas pu être lus&#xa0;; le programme a donc démarré avec de nouveaux. L’ancien fichier est conservé sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln compte des paramètres n’est pas affiché, car son slug ou son URL manque ou n’est pas valide. Il n’a pas été retiré.</numerusform>
            <numerusform>%Ln comptes des paramètres ne sont pas affichés, car leur slug ou leur URL manque ou n’est pas valide. Ils n’ont pas été retirés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>Les brouillons et l’historique des webhooks n’ont pas pu être lus, et rien de nouveau ne peut être enregistré tant que %1 fait obstacle. Déplacez-le, puis relancez le programme.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>Les brouillons et l’historique des webhooks n’ont pas pu être lus. Consultez la liste des webhooks avant d’en enregistrer un de nouveau. L’ancien fichier a été conservé sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>%Ln paramètre d’administrateur n’a pas pu être utilisé.</numerusform>
            <numerusform>%Ln paramètres d’administrateur n’ont pas pu être utilisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>Les paramètres manquaient et ont été restaurés à partir du %1. Les modifications ultérieures manquent.</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>Les paramètres n’ont pas pu être lus et ont été restaurés à partir du %1. Les modifications ultérieures manquent. Le fichier endommagé a été conservé sous %2.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>Les brouillons et l’historique des webhooks n’ont pas pu être lus, et rien de nouveau ne peut être enregistré tant que %1 ne peut pas être ouvert. Assurez-vous d’avoir le droit de le lire, puis relancez le programme.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>Re&amp;tirer la ligne</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>Ajouter une &amp;ligne</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>Libellés des codes de statut</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>Code de statut</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Affiché comme</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>Couleur du statut %1</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>Le code de statut %1 a deux libellés. Supprimez l’une des deux lignes.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>%1 tâches, %2 chargées</translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>%1 webhooks, %2 chargés</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>%1 propriétés, %2 chargées</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>%1 tâches chargées, total inconnu</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>%1 webhooks chargés, total inconnu</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>%1 propriétés chargées, total inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>sélection&#xa0;: %Ln</numerusform>
            <numerusform>sélection&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>ordre du service</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>actualisé à %1 UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>actualisé à %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln requête</numerusform>
            <numerusform>%Ln requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>%1 tâches sur %2 affichées</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>%1 webhooks sur %2 affichés</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>%1 propriétés sur %2 affichées</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>État du %1, actualisation…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>État du %1, non actualisé</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>%1 tâches sur %2 chargées affichées</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplet</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>Tableau du fichier : %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>Le tableau du fichier qui est affiché. Cliquez pour en choisir un autre.</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>Le tableau du fichier qui est affiché.</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tableaux de l’archive</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>&amp;Rétablir les colonnes</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>Figer &amp;la colonne</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>il y a %Ln min</numerusform>
            <numerusform>il y a %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>il y a %Ln h</numerusform>
            <numerusform>il y a %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>hier %1</translation>
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
        <translation>Tel que reçu : %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>Heure locale&#xa0;: %1</translation>
    </message>
    <message>
        <source>UTC: %1</source>
        <translation>UTC&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenDialog</name>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>Mettre à jour le jeton</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>&amp;Enregistrer le jeton</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>Compte&#xa0;:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>Slug&#xa0;:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>Hôte&#xa0;:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>Hôte de l’espace de travail&#xa0;:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Collez le jeton d’accès</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>Il remplace le jeton actuel, est enregistré dans le trousseau et n’est jamais affiché.</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Jeton&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” and the white space around the token were removed.</source>
        <translation>Le mot « Bearer » et les espaces autour du jeton ont été supprimés.</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>Le mot « Bearer » placé devant le jeton a été supprimé.</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>Les espaces autour du jeton ont été supprimés.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Jeton d’accès</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>Collez ici le jeton d’accès du compte.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>&amp;Garder pour cette session seulement</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>Le compte a été retiré ou modifié entre-temps. Fermez cette fenêtre et rouvrez-la.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>Enregistrement du jeton dans le trousseau. Le système peut vous demander votre mot de passe.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Un jeton gardé pour cette session seulement est oublié à la fin du programme.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
Un jeton gardé pour cette session seulement est oublié à la fin du programme, sauf si le trousseau finit par le stocker.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>Le lien contient le jeton de ce compte&#xa0;; il ne s’ouvre donc pas d’ici&#xa0;: son serveur recevrait le jeton. Adressez-vous aux responsables du service. Ils devront peut-être remplacer le jeton.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>Afficher les téléchargements</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln téléchargement a échoué</numerusform>
            <numerusform>%Ln téléchargements ont échoué</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>%Ln seconde restante</numerusform>
            <numerusform>%Ln secondes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>%Ln minute restante</numerusform>
            <numerusform>%Ln minutes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>%Ln heure restante</numerusform>
            <numerusform>%Ln heures restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 pour l’instant</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>%1 pour l’instant, %2/s</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%1 sur %2, %3/s, %4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>Prochain essai dans %Ln seconde</numerusform>
            <numerusform>Prochain essai dans %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>Téléchargé, %1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln téléchargement</numerusform>
            <numerusform>%Ln téléchargements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Lignes en échec</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Fichier importé</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>Fichier des détails</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>Le serveur n’a pas indiqué la longueur ; le fichier peut donc être incomplet.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>Actualiser la tâche</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>Télécharger malgré tout</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>Envoyer le jeton d’accès</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>Afficher l’ancienne copie</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progression du téléchargement</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>La tâche a été actualisée et a toujours le même lien. Demandez-en un nouveau aux responsables du service.</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>La tâche a été actualisée et n’a plus ce fichier.</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>La tâche n’a pas été trouvée près de sa place dans la liste. Actualisez la liste et recherchez-la.</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>%1 de la tâche %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1 depuis %2</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>Téléchargement de %1.</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>Le téléchargement a été annulé.</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>Le fichier se trouve sur l’hôte du compte lui-même. S’il exige le jeton d’accès, vous pouvez l’autoriser : le jeton est alors envoyé pour les fichiers de ce compte sur ses propres hôtes, et nulle part ailleurs. Vous pouvez révoquer cette autorisation dans les paramètres du compte.</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>La copie du %1, antérieure à la modification de la tâche</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>Le lien vers %1 a été ouvert dans le navigateur.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Aucun navigateur n’a ouvert le lien. Copiez-le et ouvrez-le vous-même.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Provenance</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2, créé le %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln webhook enregistré ne diffère de celui-ci que par %1.</numerusform>
            <numerusform>%Ln webhooks enregistrés ne diffèrent de celui-ci que par %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Constaté sur %Ln webhook chargé pour l’instant. Le chargement de la liste est encore en cours.</numerusform>
            <numerusform>Constaté sur %Ln webhooks chargés pour l’instant. Le chargement de la liste est encore en cours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Constaté sur %Ln webhook listé.</numerusform>
            <numerusform>Constaté sur %Ln webhooks listés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Constaté sur %Ln webhook chargé. La liste n’a pas pu être chargée complètement.</numerusform>
            <numerusform>Constaté sur %Ln webhooks chargés. La liste n’a pas pu être chargée complètement.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>Le même événement, la même version, le même canal et la même URL sont déjà enregistrés : %1. Un nouvel enregistrement crée un doublon, qui ne peut pas être supprimé d’ici.</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhook chargé pour l’instant. Le chargement de la liste est encore en cours.</numerusform>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhooks chargés pour l’instant. Le chargement de la liste est encore en cours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhook listé.</numerusform>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhooks listés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhook chargé. La liste n’a pas pu être chargée complètement.</numerusform>
            <numerusform>Aucun doublon (même événement, même version, même canal et même URL) sur %Ln webhooks chargés. La liste n’a pas pu être chargée complètement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln autre webhook ne diffère que par %1.</numerusform>
            <numerusform>%Ln autres webhooks ne diffèrent que par %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la version</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>le canal</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http ou https</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>la casse de l’hôte</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>une barre oblique à la fin de l’URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln autre webhook a le même événement, la même version, le même canal et la même URL.</numerusform>
            <numerusform>%Ln autres webhooks ont le même événement, la même version, le même canal et la même URL.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>Pas encore vu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%Ln fois depuis %1</numerusform>
            <numerusform>%Ln fois depuis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>Comment le slug forme l’hôte, et si les webhooks sont créés sur le même hôte</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>Envoie ses requêtes à cette adresse, et n’envoie le jeton nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>Lequel des deux styles de pagination est pris en charge</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>Utilise l’un des deux. Une réponse qui indique une autre page est une erreur.</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>%1 demandé, rien de renvoyé</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>%1 demandé, %2 renvoyé</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>La plus grande taille de page</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>Continue avec la taille de page renvoyée.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>«&#xa0;%1&#xa0;», un texte</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>«&#xa0;%1&#xa0;», un nombre</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>deux qui diffèrent</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>Le nom du total, et s’il s’agit d’un nombre</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>Utilise d’abord le nom documenté, puis l’autre. Sans total, la liste s’allonge au fil du défilement.</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>plus récent d’abord</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>plus ancien d’abord</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>pas selon la date de création</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>L’ordre d’une liste</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>Affiche l’ordre du service. Tout autre tri est fait ici, et l’en-tête l’indique.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>le total a changé d’une page à la suivante</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>une page commençait par des enregistrements de la page précédente</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>Si une liste change pendant son chargement</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>Reconnaît les enregistrements à leur ID, pour n’en afficher aucun deux fois, et recharge ce qui s’est déplacé.</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1&#xa0;: sans libellé</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1&#xa0;: votre libellé est «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>Ce que signifie le statut d’une tâche d’importation</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>Affiche le code, ou le libellé que vous lui avez donné. Rien n’en dépend.</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>En UTC (Z)</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>Avec un décalage par rapport à UTC</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>Sans fuseau horaire</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non compris</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>Comment les heures sont écrites ailleurs que dans les exemples</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>Affiche dans votre fuseau horaire les heures des deux premiers types, et toutes les autres telles que reçues, triées en dernier.</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>Un lien vers l’hôte du compte lui-même</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>Un lien vers un autre hôte</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>Un chemin sans hôte</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Pas un lien</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>Ce qu’est l’emplacement d’un fichier des lignes en échec, et s’il exige le jeton</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>Ouvre les liens, et n’envoie le jeton à l’hôte du compte lui-même que si vous l’autorisez. Tout le reste est du texte.</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>Champs non documentés des enregistrements</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>Les conserve et les affiche sous l’onglet Brut.</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>Où les propriétés sont listées</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>Demande le chemin que vous saisissez, et rien sans chemin.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Statut %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>Si un statut autre que 200 signifie qu’un webhook a été créé</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>Accepte aussi 201 avec le webhook complet. Après toute autre réponse, cherche le webhook dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>Le service a demandé d’attendre, au plus %Ln seconde</numerusform>
            <numerusform>Le service a demandé d’attendre, au plus %Ln secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>À quelle fréquence des requêtes peuvent être envoyées</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>Envoie au plus deux requêtes de listes à la fois, et attend aussi longtemps que le service le demande.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>Un lien vers un fichier des lignes en échec</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>Le format d’un fichier des lignes en échec : encodage, séparateur, en-tête et colonne des motifs</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>Le détecte pour chaque fichier. La mention au-dessus des lignes indique le format ; cliquez dessus pour le modifier.</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>Un webhook a été créé</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>Quels champs d’un webhook peuvent être vides, et comment un champ vide est envoyé</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>N’exige que l’URL, et envoie les champs vides comme textes vides.</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>Quels webhooks sont des doublons</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>Si les statuts 401 et 403 signifient que le jeton est rejeté</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>Les traite ainsi, et ne demande plus aucune liste du compte tant que le jeton ne change pas.</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>Le format des erreurs, et quel texte est le message</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>Affiche le statut, et le texte des champs aux noms habituels, comme «&#xa0;message&#xa0;» ou «&#xa0;detail&#xa0;».</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>Considère comme doublons les webhooks ayant le même événement, la même version, le même canal et la même URL, et avertit avant d’en enregistrer un de plus.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>&amp;Modifier...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>Comportement non documenté</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>Ouvre les paramètres du compte qui remplacent ce comportement.</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>Aucun compte n’est affiché.</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>Le service ne documente pas ces points. Observé pour le compte %1 depuis le démarrage du programme ; compté ici et jamais envoyé nulle part.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>La liste a été copiée.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>Non documenté</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>Ce que fait le programme</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Remplacement</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>Dans le compte</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>Saisissez une URL complète qui commence par « https:// », sans nom d’utilisateur ni mot de passe.</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>&amp;Mises à jour du programme...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>Balehook %1 est disponible&#xa0;; vous utilisez la version %2.</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>Plus d’informations sur %1.</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Ouvrir la page</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Check for a new version once a day</source>
        <translation>&amp;Rechercher une nouvelle version une fois par jour</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>Mises à jour du programme</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>&amp;URL à vérifier :</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>Seule cette URL est demandée, par https. Aucun jeton ni aucune donnée de compte n’est envoyé, et rien n’est téléchargé ni installé.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aucune vérification pour l’instant.</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>Dernière vérification&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>Dernière vérification : %1, échec. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>Le serveur a répondu avec le statut %1.</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>Aucune information de version trouvée.</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>Impossible de se connecter au serveur.</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>Valeurs de %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Rechercher une valeur</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>Tâches avec &amp;aucune de ces valeurs</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>Comptage des valeurs…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>Aucune tâche n’a de valeur ici.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>Il y a %Ln autre valeur, moins fréquente.</numerusform>
            <numerusform>Il y a %Ln autres valeurs, moins fréquentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>Webhooks avec &amp;aucune de ces valeurs</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>Aucun webhook n’a de valeur ici.</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>Propriétés avec &amp;aucune de ces valeurs</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>Aucune propriété n’a de valeur ici.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>Aucune vue enregistrée</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>&amp;Enregistrer comme vue...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>Enregistrer comme vue</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>&amp;Renommer «&#xa0;%1&#xa0;»...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Renommer...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>&amp;Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Renommer la vue</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>Nom de la vue (une vue existante du même nom est remplacée) :</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>Cette liste a %n vue et n’en garde pas plus. Nom de la vue à remplacer :</numerusform>
            <numerusform>Cette liste a %n vues et n’en garde pas plus. Nom de la vue à remplacer :</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>La vue « %1 » a un filtre que cette version de Balehook ne connaît pas. Il faut une version plus récente pour l’afficher.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Suivies</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln tâche</numerusform>
            <numerusform>%1, %Ln tâches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>Sélectionnez d’abord une tâche.</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>La tâche %1 n’est plus suivie</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>Vous serez averti lorsque la tâche %1 changera</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>Vous pouvez suivre au plus %Ln tâche d’un compte. Cessez d’abord d’en suivre une.</numerusform>
            <numerusform>Vous pouvez suivre au plus %Ln tâches d’un compte. Cessez d’abord d’en suivre une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>Ne plus sui&amp;vre la tâche</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Sui&amp;vre la tâche</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>Aucune tâche de ce compte n’est suivie</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>Afficher la tâche</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>ID du webhook</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Type d’événement</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>Sous-type</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>ID du canal</translation>
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
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Création</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>Sélectionnez d’abord un webhook.</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Afficher...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>Un webhook est en cours d’enregistrement dans ce compte.</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>Lors de la dernière utilisation du programme, un webhook a été envoyé et aucune réponse n’a été reçue. Les webhooks sont en cours de listage pour savoir ce qui s’est passé.</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>La réponse à un nouveau webhook a été perdue. Les webhooks sont en cours de listage pour savoir ce qui s’est passé.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>Un webhook n’a pas été envoyé. Votre brouillon est gardé. %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>On ignore si un webhook envoyé à %1 a été enregistré. Le compte a maintenant une autre adresse.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>Un webhook n’a pas été envoyé. Votre brouillon précédent est gardé ; celui-ci ne l’est pas. %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Le brouillon de votre webhook n’a pas pu être enregistré. Il est gardé tant que la fenêtre est ouverte, et un nouvel enregistrement sera tenté à la prochaine modification. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>Cet élément de la liste n’est pas un webhook. Il est affiché tel que reçu.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Enregistrement illisible</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>Webhook sans ID</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>Enregistré le %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>&amp;Ressource&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>&amp;Type d’événement&#xa0;:</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>&amp;Sous-type d’événement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>&amp;Version&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>Mét&amp;hode&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>&amp;URL&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>ID de canal e&amp;xterne&#xa0;:</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Ce sur quoi porte l’événement.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Ce qui lui arrive, en un mot comme une méthode HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Un événement plus précis au sein du type d’événement.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>La version de l’événement.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>La méthode HTTP utilisée pour appeler l’URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>L’URL appelée lorsque l’événement se produit, en dehors du service lui-même.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Le canal qui enregistre le webhook.</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>La réponse cite ce champ.</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>Le champ est vide et envoyé comme texte vide.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>Il y a un espace au début ou à la fin du texte. Il est envoyé tel que saisi.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>Le texte contient des sauts de ligne ou des caractères invisibles. Ils sont envoyés tels que saisis&#xa0;; la requête les montre.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 Envoyé sous le nom « %2 ». Les valeurs admises ne sont pas documentées ; celles utilisées dans ce compte sont proposées.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1&#xa0;: envoyé «&#xa0;%2&#xa0;», reçu «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>Ce webhook a été envoyé le %1, mais le programme n’a pas attendu la réponse. Il a peut-être été créé.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>Ce webhook a été envoyé le %1. La réponse a été perdue ou était inattendue ; il a donc peut-être été créé.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>Les webhooks du compte sont de nouveau listés pour le savoir. %Ln a été chargé.</numerusform>
            <numerusform>Les webhooks du compte sont de nouveau listés pour le savoir. %Ln ont été chargés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>Les webhooks n’ont pas pu être listés de nouveau ; le résultat est donc encore inconnu. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>Sur %Ln webhook listé depuis, aucun ne concorde avec lui sur les sept champs. Il peut encore apparaître plus tard : vérifiez de nouveau avant de l’envoyer à nouveau.</numerusform>
            <numerusform>Aucun des %Ln webhooks listés depuis ne concorde avec lui sur les sept champs. Il peut encore apparaître plus tard : vérifiez de nouveau avant de l’envoyer à nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>Déjà listé avant l’envoi.</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>Créé après l’envoi.</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>Créé avant l’envoi.</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>La date de création est inconnue.</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>&amp;Envoyer de nouveau…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>Retour au &amp;formulaire</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>Webhook envoyé :</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>Le webhook envoyé</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>Votre brouillon s’y trouve, et rien n’est envoyé</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>Envoyer de n&amp;ouveau</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>&amp;Ne pas envoyer</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>S’il a finalement été créé, il y en aura deux, et aucun ne pourra être supprimé d’ici. Envoyer de nouveau le même webhook ?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Vérifier de nouveau</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, créé le %2. %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>ID %1, d’après la réponse inattendue.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>Webhook trouvé</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>C’est mon webhook</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>Créé à peu près au moment de l’envoi.</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>La liste contient maintenant un webhook avec les sept mêmes champs, créé à peu près au moment où le vôtre a été envoyé ou plus tard. C’est très probablement le vôtre.</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>La liste contient des webhooks avec les sept mêmes champs, mais aucun n’a été créé à peu près au moment où le vôtre a été envoyé ou plus tard.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>Avec un doublon</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>Sans doublon</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>Co&amp;pier la requête</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>Copier la requête avec son JSON octet pour octet, sans l’indentation affichée ici et sans le jeton</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (non affiché)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>La requête a été copiée.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>Rien n’a été envoyé, car le résultat du webhook précédent est encore inconnu.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>Chargement de tous les webhooks pour la recherche…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>Pas encore chargés&#xa0;: une recherche charge tous les webhooks.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%1 sur %Ln webhook, données %2</numerusform>
            <numerusform>%1 sur %Ln webhooks, données %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln webhook, données %1</numerusform>
            <numerusform>%Ln webhooks, données %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>&amp;Rechercher des webhooks</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Effacer la recherche et les filtres</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>Rechercher dans tous les champs des webhooks</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>Rechercher dans les webhooks</translation>
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
        <translation>Saisissez l’URL qui est appelée lorsque l’événement se produit.</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>Il y a un espace ou un saut de ligne au début ou à la fin de l’URL. Supprimez-le.</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>Une URL ne contient pas d’espaces. Supprimez-les, ou écrivez-les %20.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>L’URL contient un caractère non valide, par exemple un saut de ligne ou un caractère invisible. Saisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>Saisissez l’URL complète&#xa0;: elle commence par https:// ou http://.</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>L’URL ne contient pas de nom de serveur utilisable. Saisissez-la comme dans https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>Cette URL n’est pas valide. Vérifiez son port, ses signes pour cent et ses crochets.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 est le service du compte lui-même. Un webhook appelle une URL extérieure à ce service.</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 est le service lui-même : il s’appellerait lui-même, et non vous.</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 n’est connu que dans un réseau privé. Le service ne pourra peut-être pas s’y connecter.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>L’URL contient un nom d’utilisateur ou un mot de passe. Toute personne qui voit la liste des webhooks peut les lire.</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>Avec http, d’autres peuvent lire et modifier ce qui est envoyé. Utilisez https si possible.</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>Le nom du serveur contient des lettres qui ressemblent à d’autres. En ASCII, il s’écrit %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>L’URL compte %Ln caractère, plus que n’en acceptent beaucoup de programmes.</numerusform>
            <numerusform>L’URL compte %Ln caractères, plus que n’en acceptent beaucoup de programmes.</numerusform>
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
        <translation>Ce compte n’a pas de webhooks.</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>Les webhooks n’ont pas pu être chargés.</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>Aucun webhook ne correspond.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln doublon</numerusform>
            <numerusform>%Ln doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln semblable</numerusform>
            <numerusform>%Ln semblables</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>aucun doublon trouvé</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>Le service a envoyé un élément qui n’est pas un webhook. L’onglet Brut le montre tel que reçu.</translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>Webhooks ayant le même événement, la même version, le même canal et la même URL.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>&amp;Ouvrir un tableau...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>&amp;Fichiers sur cet ordinateur...</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>E&amp;xporter la liste...</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>&amp;Ajouter un compte...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>&amp;Modifier le compte...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>Mettre à &amp;jour le jeton...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>&amp;Retirer le compte...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copier avec les &amp;en-têtes</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copier le lie&amp;n</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copier le &amp;lien vers la tâche</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Aller à la ligne...</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>R&amp;etour à la liste</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>&amp;Volet de l’enregistrement</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>Volet de l’enregistrement sous la l&amp;iste</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>A&amp;ctivité</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>&amp;Lignes compactes</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>&amp;Heures en UTC</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ré&amp;duire</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>&amp;Réseau...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>À &amp;propos de Balehook</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>Afficher les &amp;tâches d’importation</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>Afficher les &amp;webhooks</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>Afficher les &amp;propriétés</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>Tâche &amp;suivante avec un fichier des lignes en échec</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>Tâche &amp;précédente avec un fichier des lignes en échec</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Sui&amp;vre la tâche</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>Afficher les li&amp;gnes en échec	Entrée</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>Afficher le fichier &amp;importé</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>Télécharger les &amp;fichiers des lignes en échec</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>&amp;Téléchargements...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>Enreg&amp;istrer un webhook...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>Enregistrer un webhook &amp;semblable...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>&amp;Ouvrir une liste enregistrée...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>&amp;Fermer la liste enregistrée</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Para&amp;mètres</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Tâches</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>Tâc&amp;hes suivies</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Propriétés</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>&amp;Changer de compte</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>Actualisation a&amp;utomatique</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>&amp;Ouvrir l’enregistrement</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>&amp;Ouvrir l’enregistrement	Entrée</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>M&amp;onter le compte</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>&amp;Descendre le compte</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>Ligne &amp;suivante</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>Ligne &amp;précédente</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>Ouverture &amp;rapide...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>Re&amp;quêtes</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>&amp;Apparence...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>Rapport de &amp;diagnostic...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>Comportement &amp;non documenté...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>&amp;Tâches conservées pour la recherche...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>Requêtes li&amp;stées</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>Fichier des lignes en échec suivant</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>Fichier des lignes en échec précédent</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>Afficher les lignes en échec</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>&amp;Barre d’outils</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Fichier importé</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>Enregistrer le fichier des lignes en échec...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>Enregistrer le fichier importé...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>É&amp;pingler le compte</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>Recherc&amp;her dans les lignes en échec...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>Seulement les lignes avec cette valeur</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparer avec l’envoi précédent</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparer avec...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>Transmettre les lignes en échec...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>Motifs de toutes les tâches...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>La langue change lorsque la fenêtre est inactive.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>&amp;Afficher la barre d’outils</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>Texte à &amp;côté des icônes</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>Texte &amp;sous les icônes</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>&amp;Icônes uniquement</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>&amp;Texte uniquement</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>Style par &amp;défaut du bureau</translation>
    </message>
</context>
</TS>

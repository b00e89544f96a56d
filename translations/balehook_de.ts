<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>Über Balehook</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
Eine Konsole für Importvorgänge und Webhooks.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Verwendet Qt %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>Konto entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>Das Konto %1 wurde entfernt, aber sein Token ist möglicherweise noch im Schlüsselbund. %2</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>Das Konto %1 aus diesem Programm entfernen? Sein Token wird aus dem Schlüsselbund gelöscht, ebenso die dafür heruntergeladenen Dateien. Beim Dienst ändert sich nichts.</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>Das Konto %1 wurde entfernt, aber einige seiner Dateien konnten nicht gelöscht werden. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>Das Konto %1 wurde nicht entfernt, weil die Einstellungen nicht gespeichert werden konnten. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>Das Konto %1 wurde entfernt, aber einige seiner Daten konnten nicht gelöscht werden. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>&amp;Kontokürzel:</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>Basis-&amp;URL:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>Adressen:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>&amp;Erweitert</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>URL des &amp;Arbeitsbereichs:</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>&amp;Seitengröße:</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>Status&amp;bezeichnungen:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Spei&amp;chern</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>Konto &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>Konto bearbeiten</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>Wird in der Kontenliste angezeigt. Ist das Feld leer, wird das Kontokürzel angezeigt.</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>Der Teil des Hostnamens, der das Konto identifiziert.</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>Die vollständige URL oder eine URL mit „{slug}“ anstelle des Kontokürzels.</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>Ist das Feld leer, wird die Basis-URL verwendet. Webhooks werden unter der URL eines Arbeitsbereichs („workspace“) angelegt; ob das derselbe Host ist, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>Die Vorgabe von 25 ist die des Dienstes. Größere Seiten erfordern weniger Anfragen; der Dienst kann kleinere zurückgeben.</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>Ist das Feld leer, wird nur der Code angezeigt. Was die Statuscodes bedeuten, ist nicht dokumentiert; Sie können ihnen daher selbst Bezeichnungen geben.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Zugriffstoken einfügen</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>Das Token wird im Schlüsselbund gespeichert und nie angezeigt.</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>Ein Token gehört zu einer URL und einem Kontokürzel. Nach dieser Änderung werden Sie erneut danach gefragt; Sie können es hier einfügen.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Ein Token ist gespeichert</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>Lassen Sie das Feld leer, um das gespeicherte Token zu behalten.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>Kein Token gespeichert</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>Lassen Sie das Feld leer, um ohne Token fortzufahren.</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>Das Konto wurde gespeichert, sein Token aber nicht. Schließen, ohne das Token zu speichern?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Ihre Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>Geben Sie das Kontokürzel ein, zum Beispiel „acme“.</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Ein Kontokürzel hat höchstens 63 Zeichen: die Kleinbuchstaben a bis z, Ziffern und Bindestriche, die weder am Anfang noch am Ende stehen.</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>Geben Sie die URL des Dienstes ein, zum Beispiel „https://{slug}.example.com“.</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>Pfad der Ei&amp;genschaften:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Seiten:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>page[&amp;offset] und page[limit] verwenden (unbestätigt)</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>Optional. Wo Eigenschaften aufgelistet werden, ist nicht dokumentiert; wenn Sie den Pfad kennen, geben Sie ein, was auf die Basis-URL folgt, beginnend mit einem Schrägstrich.</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>Unbestätigt: Der Dienst soll diese Parameter annehmen, aber wie sie zählen, ist nicht dokumentiert. Balehook zählt die Datensätze vor der Seite, ab 0, und hält an, wenn die Antwort eine andere Seite zeigt. Mit „Prüfen“ lässt es sich ausprobieren.</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Dateien:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>Zugriffstoken für &amp;Dateien auf diesen Hosts senden</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>Nur nötig, wenn Dateien dieses Kontos auf dessen eigenem Host liegen und eine Anmeldung verlangen. Für Dateien auf anderen Hosts wird das Token nie gesendet.</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>Dieser Teil des Hostnamens identifiziert das Konto. Er ist auch Teil der Links zu Vorgängen, etwa balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>Die URL, unter der der Dienst Importvorgänge und Webhooks auflistet, zum Beispiel https://{slug}.example.com. „{slug}“ steht für das Kontokürzel. „Adressen“ weiter unten zeigt, wohin jede Anfrage geht.</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>Das Zugriffstoken, das mit jeder Anfrage an den Dienst gesendet wird. Wie Sie eines erhalten, wie lange es gültig ist und was es erlaubt, ist nicht dokumentiert: Fragen Sie die Betreiber Ihrer Plattform.</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>Fordert mit den hier eingegebenen Werten aus jeder Liste einen Datensatz an und zeigt das Ergebnis. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>Ein anderes Programm hat dieses Konto und sein Token entfernt. Um es wieder zu verwenden, schließen Sie dieses Fenster und fügen Sie das Konto erneut hinzu.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>Dieser Computer ist offline. Geladene Zeilen bleiben erhalten; das Laden wird fortgesetzt, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>Für dieses Konto ist kein Token gespeichert. Geben Sie eines ein, um seine Daten zu laden.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Token eingeben...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>Token aktualisieren...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>Die Liste hat sich seit dem Laden geändert; Zeilen können verschoben sein.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>Der Dienst bittet zu warten; nächster Versuch in %Ln s.</numerusform>
            <numerusform>Der Dienst bittet zu warten; nächster Versuch in %Ln s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>Die angezeigten Zeilen wurden am %1 empfangen.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>Ein anderes Programm lädt diese Vorgänge gerade, vielleicht balehookctl. Warten Sie, bis es fertig ist, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>Die Liste der Vorgänge hat sich beim Laden immer wieder geändert, daher können einige Vorgänge fehlen.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>Ein anderes Programm fügt gerade ein Konto hinzu oder entfernt eines. Dieses wartet darauf.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, Konto %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1, Konto %2, angeheftet</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Konto hinzufügen...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>Konten filtern</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>Die Diagramme können nicht angezeigt werden, weil eine Komponente des Programms fehlt. Installieren Sie Balehook neu, um sie zu erhalten.</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>Die Aktivität wird über alle Vorgänge des Kontos gezählt. Laden Sie diese einmal, um sie zu sehen; Sie können währenddessen weiterarbeiten.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>Alle laden...</translation>
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
        <translation>Vorgänge pro Woche, nach Status</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>Vorgänge pro Monat, nach Status</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>Vorgänge pro Jahr, nach Status</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>Vorgänge pro Tag, nach Status</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>Fehlgeschlagene Zeilen pro Woche</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>Fehlgeschlagene Zeilen pro Monat</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>Fehlgeschlagene Zeilen pro Jahr</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>Fehlgeschlagene Zeilen pro Tag</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>%1 bis %2</translation>
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
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>Andere Status</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln Vorgang</numerusform>
            <numerusform>%Ln Vorgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 fehlgeschlagene Zeile</numerusform>
            <numerusform>%1 fehlgeschlagene Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>an %Ln Tag</numerusform>
            <numerusform>an %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2, %3.</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>Alle sind vom Typ %1.</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>Die meisten sind vom Typ %1.</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>Der häufigste Typ ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>%Ln Vorgang ohne lesbares Datum ist nicht im Diagramm enthalten.</numerusform>
            <numerusform>%Ln Vorgänge ohne lesbares Datum sind nicht im Diagramm enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>Es sind noch nicht alle Vorgänge geladen.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>Kein Vorgang entspricht den Filtern der Liste.</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Keine Anzahl fehlgeschlagener Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln Vorgang hat keine Anzahl fehlgeschlagener Zeilen.</numerusform>
            <numerusform>%Ln Vorgänge haben keine Anzahl fehlgeschlagener Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>%Ln Vorgang mit einem Datum weit in der Vergangenheit oder Zukunft ist nicht im Diagramm enthalten.</numerusform>
            <numerusform>%Ln Vorgänge mit einem Datum weit in der Vergangenheit oder Zukunft sind nicht im Diagramm enthalten.</numerusform>
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
        <translation>Von Ihrer Administration festgelegt.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>Die Administrationseinstellung „%1“ ist unbekannt und wurde ignoriert.</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>Die Administrationseinstellungen in %1 konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>Einige der Administrationseinstellungen in %1 waren nicht verständlich. Die übrigen werden verwendet.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>Die Administrationseinstellung „%1“ wurde ignoriert, weil alle an diesem Computer sie dort lesen können. Ein Token gehört in den Schlüsselbund der Person, die es verwendet.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>Die Administrationseinstellung „%1“ wurde ignoriert, weil ihr Wert nicht erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>Das Konto %1 wurde von Ihrer Administration eingerichtet und kann hier nicht entfernt werden.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>Die Antwort enthält nicht den gesendeten Webhook.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>Alle Sprachen außer Englisch wurden ohne Prüfung durch Muttersprachler übersetzt.</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>Systemeinstellung verwenden</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Geräumig</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>Text&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>&amp;Bewegung:</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>Die Einstellungen konnten nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>Balehook läuft bereits, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>Schließen Sie das Fenster oder beenden Sie das Programm, und starten Sie es dann neu.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>Alle %Ln s</numerusform>
            <numerusform>Alle %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>Jede Minute</numerusform>
            <numerusform>Alle %Ln Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>automatische Aktualisierung aus</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>automatische Aktualisierung pausiert</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>automatische Aktualisierung alle %Ln s</numerusform>
            <numerusform>automatische Aktualisierung alle %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>automatische Aktualisierung jede Minute</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>automatische Aktualisierung jede Minute</numerusform>
            <numerusform>automatische Aktualisierung alle %Ln Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>Die automatische Aktualisierung wurde ausgeschaltet, weil die Liste nicht geladen werden konnte. Geladene Zeilen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>Wieder einschalten</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>Geben Sie die URL des Dienstes ein.</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>Die URL muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>Die URL enthält ein ungültiges Zeichen, etwa ein Leerzeichen oder ein unsichtbares Zeichen. Geben Sie sie neu ein.</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>Geschweifte Klammern sind nur in {slug} erlaubt, das für das Kontokürzel steht.</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>Die URL darf weder einen Benutzernamen noch ein @ enthalten. Entfernen Sie alles bis einschließlich @.</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>Die URL darf kein ? oder # enthalten. Entfernen Sie das Zeichen und alles, was folgt.</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>Das ist kein gültiger Servername. Geben Sie ihn ein wie in https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Der Port muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>Der Pfad in der URL darf keine leeren Teile und keine Teile nur aus Punkten enthalten. Entfernen Sie diese.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>Unverschlüsseltes http ist nur für diesen Computer (localhost) erlaubt. Verwenden Sie https, damit niemand das Token unterwegs mitlesen kann.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>Fügen Sie das Token des Kontos ein.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>Das ist zu lang für ein Token. Fügen Sie nur das Token ein.</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>Das Token enthält ein Leerzeichen oder einen Zeilenumbruch. Kopieren Sie es noch einmal, in einem Stück.</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>Das Token enthält ein ungültiges Zeichen, vielleicht ein unsichtbares. Kopieren Sie es noch einmal von seiner Quelle.</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>Ein Token enthält nur Buchstaben, Ziffern und die Zeichen - . _ ~ + / sowie = am Ende. Kopieren Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>Die Datei wurde nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>%1 (%2) gespeichert.</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Ergebnis der Prüfung</translation>
    </message>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>Keine brauchbare Gesamtzahl gefunden. Die Liste wächst beim Scrollen.</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>Gesamtzahl: %1, im Feld „%2“.</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>Die Antwort enthält weder Seite noch Seitengröße.</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>Die Antwort enthält Seite %1, aber keine Seitengröße.</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>Die Antwort enthält eine Seitengröße von %1, aber keine Seite.</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>Die Antwort enthält Seite %1 und eine Seitengröße von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>Status 200, mit %Ln Datensatz.</numerusform>
            <numerusform>Status 200, mit %Ln Datensätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Status %1.</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>Meldung in der Antwort: %1</translation>
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
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>Andere Farbe…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>Farbe des Kontos</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>Farbe der Bezeichnung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>Farbe: keine</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>Schnellzugriff</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>Befehl, Konto, Ansicht oder Datei eingeben</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>Befehl, Konto, Ansicht oder Datei</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>Fehlgeschlagene Zeilen vergleichen</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>Ältere Datei:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>Neuere Datei:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Herunterladen</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>Zeile öff&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>Zusammen&amp;fassung kopieren</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>Zeilen &amp;exportieren...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>Kein früherer Vorgang mit demselben Typ, Benutzer und Dateinamen hat eine Fehlerdatei. Zahlen und Datumsangaben im Dateinamen wurden nicht beachtet. Geprüfte Vorgänge: %1.</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>Der vorherige Upload wurde nicht gefunden. %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>Vorheriger Upload wird gesucht…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>Der Vergleich wurde abgebrochen. Wählen Sie die Schlüsselspalten, um ihn neu zu starten.</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>Die Suche nach dem vorherigen Upload wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>Automatisch erkannt. Zeilen mit demselben Schlüssel gelten als dieselbe Zeile.</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>Zeilen mit demselben Schlüssel gelten als dieselbe Zeile.</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>Die Dateien wurden verglichen.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Es gibt keine Spalte „%1“ in beiden Dateien.</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>Die Dateien haben keine gemeinsame Spalte, daher können ihre Zeilen nicht verglichen werden.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>Keine Spalte beider Dateien sieht wie ein Schlüssel aus. Wählen Sie die Spalten, an denen eine Zeile zu erkennen ist.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>Die Zusammenfassung wurde kopiert.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 von %2 Zeilen sind geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 geschrieben.</numerusform>
            <numerusform>%Ln Zeilen in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Zeilen werden geschrieben…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 ist leer oder keine Tabelle; ihre Zeilen können nicht verglichen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 kann nicht verglichen werden. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>Der Download wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>Die Fehlerdatei des Vorgangs %1 ist nicht auf diesem Computer, und ihr Link ist abgelaufen. Aktualisieren Sie den Vorgang in seiner Liste, oder versuchen Sie trotzdem, die Datei herunterzuladen.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>Die Fehlerdatei des Vorgangs %1 ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>%1 wird heruntergeladen: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>Die Importdatei des Vorgangs %1 ist nicht auf diesem Computer, und ihr Link ist abgelaufen. Aktualisieren Sie den Vorgang in seiner Liste oder versuchen Sie trotzdem, die Datei herunterzuladen.</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>Die Importdatei des Vorgangs %1 ist nicht auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>Was aus den Zeilen wurde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>Gründe vorher und jetzt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Text in einer beliebigen Zelle</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Verglichene Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>Alle verglichenen Zeilen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%1 von %2 Zeilen angezeigt</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>Vergleich fehlgeschlagener Zeilen</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>Ältere Datei: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>Neuere Datei: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>Verglichen nach: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>Fehlgeschlagene Zeilen: vorher %1, jetzt %2</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>Eine Zeile, die nicht in der neueren Fehlerdatei steht, wurde entweder importiert oder nicht noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>Gründe mit ihren Zeilen vorher und jetzt:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Es gibt %Ln weiteren Grund.</numerusform>
            <numerusform>Es gibt %Ln weitere Gründe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>Weiterhin fehlgeschlagen, gleicher Grund</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>Weiterhin fehlgeschlagen, anderer Grund</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>Neu fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>Nicht in der neueren Fehlerdatei</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>Zeile vorher</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>Zeile jetzt</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>Grund vorher</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>Grund jetzt</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>Geänderte Zellen</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>%Ln Zeile der älteren Datei hat keinen Schlüssel.</numerusform>
            <numerusform>%Ln Zeilen der älteren Datei haben keinen Schlüssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>%Ln Zeile der neueren Datei hat keinen Schlüssel.</numerusform>
            <numerusform>%Ln Zeilen der neueren Datei haben keinen Schlüssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln Zeile der älteren Datei hat einen mehrfach vorkommenden Schlüssel.</numerusform>
            <numerusform>%Ln Zeilen der älteren Datei haben einen mehrfach vorkommenden Schlüssel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln Zeile der neueren Datei hat einen mehrfach vorkommenden Schlüssel.</numerusform>
            <numerusform>%Ln Zeilen der neueren Datei haben einen mehrfach vorkommenden Schlüssel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>Nicht verglichen:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>ist genau</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>&amp;Spalte:</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>&amp;Bedingung:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Text:</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>Zeilen anzeigen</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>entspricht dem regulären Ausdruck</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>Letzte &amp;24 Stunden</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>Letzte &amp;7 Tage</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>Letzte &amp;30 Tage</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>&amp;Zwischen zwei Daten...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>&amp;Status...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>&amp;Typ...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>&amp;Benutzer...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>&amp;Kanal...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>Mit &amp;Fehlerdatei</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>&amp;Ohne Fehlerdatei</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>Mit fehlgeschlagenen &amp;Zeilen</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>Anzahl &amp;erfolgreicher Zeilen...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>A&amp;nzahl fehlgeschlagener Zeilen...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>E&amp;rstellt</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>&amp;Aktualisiert</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>Nicht &amp;mehr aufgelistet</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>Keine fehlgesc&amp;hlagenen Zeilen</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>Keine Anzahl fehlgesch&amp;lagener Zeilen</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>Diese Datei ist leer.</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>Diese Datei ist eine Arbeitsmappe einer Tabellenkalkulation, keine Texttabelle. Ihre Zeilen können hier nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>Diese Datei ist ein ZIP-Archiv. Ihr Inhalt kann hier nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>Diese Datei ist komprimiert. Der Inhalt kann hier nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>Diese Datei ist ein Bild, keine Tabelle.</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>Diese Datei ist ein PDF-Dokument, keine Tabelle.</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>Diese Datei ist eine Webseite, keine Tabelle. Der Link verlangt möglicherweise eine Anmeldung.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>Diese Datei ist ein XML-Dokument, keine Tabelle. Speicherdienste senden oft eines, wenn ein Link abgelaufen ist.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>Diese Datei ist ein JSON-Dokument, keine Tabelle.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>Diese Datei ist ein Programm, keine Tabelle. Führen Sie sie nicht aus.</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>Diese Datei ist keine Texttabelle. Ihr Typ konnte nicht erkannt werden.</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>gzip-Datei</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>zstd-Datei</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>ZIP-Archiv</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>Excel-Arbeitsmappe mit Makros</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument-Tabellendokument</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>&amp;Mindestens:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>&amp;Höchstens:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Vorgänge anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>%Ln fehlende Datei &amp;herunterladen...</numerusform>
            <numerusform>%Ln fehlende Dateien &amp;herunterladen...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>Es gibt mehrere Konten namens %1. Verwenden Sie die ID eines davon; „account list --format csv“ gibt sie aus.</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>In diesem Profil gibt es kein Konto namens %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG ist der Name eines Kontos in seiner URL: höchstens 63 Buchstaben, Ziffern und Bindestriche, ohne Bindestrich am Anfang oder Ende.</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>Es gibt bereits ein Konto namens %1.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>Token für %1 (wird nicht angezeigt; leer lassen für keines):</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>Von der Standardeingabe wurde kein Token gelesen.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>Das Wort „Bearer“ vor dem Token wurde entfernt.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>Ihre Administration hat %1 dafür festgelegt.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>Die Liste der Konten ist zu lang.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>Diese Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>„%1“ ist kein Text.</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>Unbekanntes Feld „%1“; die Felder sind slug, name, url und token.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln Konto in den Einstellungen wird nicht aufgeführt, weil sein Kontokürzel oder seine URL fehlt oder ungültig ist. Es wurde nicht entfernt.</numerusform>
            <numerusform>%Ln Konten in den Einstellungen werden nicht aufgeführt, weil ihr Kontokürzel oder ihre URL fehlt oder ungültig ist. Sie wurden nicht entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>Das Konto wurde entfernt, aber einige seiner Daten sind noch vorhanden: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>Das Konto wurde nicht entfernt, weil die Einstellungen nicht gespeichert werden konnten. Auch sein Token wurde behalten. %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>Das Konto wurde entfernt, aber sein Token ist noch im Schlüsselbund, der gesperrt ist.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>Das Konto wurde nicht hinzugefügt, weil die Einstellungen nicht gespeichert werden konnten. %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>Das Konto wurde nicht hinzugefügt, weil der Schlüsselbund gesperrt ist. Entsperren Sie ihn, und führen Sie den Befehl erneut aus.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>Ein anderes Programm hat das Konto entfernt.</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>Ein anderes Programm hat die Adresse des Kontos geändert. Führen Sie den Befehl erneut aus, um die neue zu verwenden.</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>Ein anderes Programm hat das Konto so geändert, dass diese Version von Balehook es nicht lesen kann.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>Die Option --%1 ist erforderlich.</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 muss eine Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format muss table, csv, json oder jsonl sein.</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>Die Option --%1 erfordert einen Wert.</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>Geben Sie entweder --%1 oder --%2 an.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>Unbekannte Option %1.</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>Die Option %1 ist vor dem Befehl nicht zulässig.</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>Die Option --%1 nimmt keinen Wert an.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Unbekannter Befehl; „balehookctl --help“ listet die Befehle auf.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Unbekannter Befehl; „balehookctl %1 --help“ listet die Befehle auf.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Kein Befehl angegeben; „balehookctl --help“ listet die Befehle auf.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Kein Befehl angegeben; „balehookctl %1 --help“ listet die Befehle auf.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>Unerwartetes Argument nach „%1“.</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL ist bash, zsh oder fish.</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>Das Konto wird hier ohne --account genannt: balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>Das Konto gehört hinter --account: balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>Das Profil in diesem Ordner statt des Profils des Benutzers verwenden.</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>Nach dieser Zeit abbrechen; standardmäßig hat jede Anfrage ihre eigene Frist.</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>Jede Anfrage auf der Standardfehlerausgabe protokollieren.</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>Aufruf: balehookctl %1 [OPTION...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>Aufruf: balehookctl [OPTION...] COMMAND</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>Hilfe zum Programm oder zu einem Befehl anzeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table, csv, json oder jsonl (ein Objekt je Zeile).</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>Das zu verwendende Konto.</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>Die aufzulistende Seite; die erste ist 1.</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>Datensätze je Seite; standardmäßig wie beim Konto eingestellt.</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>Alle Seiten auflisten, jeden Datensatz einmal.</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>Ein Konto hinzufügen und sein Token im Schlüsselbund speichern.</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>Die Basis-URL seiner Listen; „{slug}“ steht für SLUG. Erforderlich.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>Wo Webhooks registriert werden, falls abweichend.</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>Der Pfad der Liste der Eigenschaften unterhalb der Basis-URL.</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>Der im Fenster angezeigte Name.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>Das Token von der Standardeingabe lesen, statt danach zu fragen.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>Die Konten des Profils auflisten.</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>Das Konto testen, indem aus jeder Liste ein Datensatz angefordert wird.</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>Ein Konto mit seinem Token und seinen Dateien entfernen.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>Importvorgänge auflisten.</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>Die fehlgeschlagenen Zeilen eines Vorgangs oder mit --groups die Gründe ausgeben.</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>Jeden Grund einmal mit der Zahl seiner Zeilen ausgeben.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>Die Fehlerdatei eines Vorgangs speichern und ihren Pfad ausgeben. Vorhandene Dateien werden nicht überschrieben.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>Eine neue Datei oder ein vorhandener Ordner.</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>Die importierte Datei statt der fehlgeschlagenen Zeilen speichern.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Webhooks auflisten.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>Einen Webhook registrieren. Er wird genau einmal gesendet; die Antwort des Dienstes wird ausgegeben.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Worum es bei dem Ereignis geht.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Was damit geschieht, in einem Wort wie eine HTTP-Methode.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Ein genaueres Ereignis innerhalb des Ereignistyps.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>Die Version des Ereignisses.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>Die HTTP-Methode, mit der die URL aufgerufen wird.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>Die URL, die beim Ereignis aufgerufen wird, außerhalb des Dienstes selbst.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Der Kanal, der den Webhook registriert.</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (die Antwort wie empfangen), jsonl, csv oder table.</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>Die Eigenschaften eines Kontos oder einer gespeicherten Liste auflisten.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>Die gespeicherte Liste.</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>Vorgänge mit diesem Status; für mehrere wiederholen.</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>Vorgänge, die eine Fehlerdatei haben.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>Vorgänge, die an diesem Tag oder später erstellt wurden.</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>Vorgänge, die an diesem Tag oder früher erstellt wurden.</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>Das Feld, nach dem sortiert wird; standardmäßig in der Reihenfolge des Dienstes.</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>Die Importvorgänge eines Kontos in den lokalen Index herunterladen oder ihn aktualisieren.</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>Alle Vorgänge vergleichen, auch wenn der Index vollständig ist.</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>Welche Tabelle eines Zip-Archivs, das mehrere enthält.</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>Welches Blatt einer Arbeitsmappe, falls nicht das erste sichtbare.</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>Den lokalen Index durchsuchen: Wörter, „Wortfolgen“, Feld:Wert, -Wort. Der Index wird auch für die folgenden Optionen verwendet.</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>Vorgänge dieses Typs; für mehrere wiederholen.</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>Vorgänge mit einigen fehlgeschlagenen Zeilen („some“) oder keinen („none“), oder „unknown“, wenn der Dienst keine Anzahl gesendet hat.</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>Alle lesen und durchsuchen: Wörter, „Wortfolgen“, Feld:Wert, -Wort.</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>Alle lesen und nach diesem Feld sortieren.</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>Die Zeilen einer Tabellendatei ausgeben, auch komprimiert oder eine Arbeitsmappe, oder mit --groups, warum sie fehlschlugen.</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>Einen Wert, etwa eine Artikelnummer (SKU), in allen heruntergeladenen Fehlerdateien suchen. Es wird keine Anfrage gesendet.</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>Nur in diesen Konten; ohne Angabe in allen.</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>Auch als Teil eines längeren Wertes finden.</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>Für jede JSON-Zeile (slug, name, url, token) in FILE ein Konto hinzufügen; - ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>Keine Anfragen an die Konten senden.</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>Die fehlgeschlagenen Zeilen eines Vorgangs mit denen eines späteren Vorgangs oder mit einer Datei vergleichen.</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>Auflisten, warum Zeilen fehlgeschlagen sind, in allen heruntergeladenen Fehlerdateien, jeder Grund einmal. Es wird keine Anfrage gesendet.</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>Nur Dateien von Vorgängen der letzten Tage, etwa 7d, oder seit diesem Tag.</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>Vorgänge mit genau diesem Benutzernamen; für mehrere wiederholen.</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>Das Skript ausgeben, das Befehle, Optionen und Konten in bash, zsh oder fish vervollständigt.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>Eine Zusammenfassung der heruntergeladenen fehlgeschlagenen Zeilen eines Vorgangs als Markdown und HTML schreiben. Es wird keine Anfrage gesendet.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>Eine neue Datei oder ein vorhandener Ordner. Vorhandene Dateien werden nicht überschrieben.</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>Ein Zip-Archiv mit beidem und allen Zeilen als CSV schreiben.</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>Keine personenbezogenen Daten ausblenden.</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>Einen Vergleich mit der heruntergeladenen Fehlerdatei dieses Vorgangs oder mit einer Datei aufnehmen.</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>Die Fehlerdateien aller Vorgänge herunterladen, die der lokale Index findet: für „find“, „reasons“ und das Fenster.</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>Höchstens so viele Dateien herunterladen.</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>Nur angeben, wie viele Dateien heruntergeladen würden und wie groß sie ungefähr sind.</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>Eine fehlgeschlagene Zeile eines Vorgangs neben ihrer Zeile in der Importdatei ausgeben, Zelle für Zelle.</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>Eine Kopie der Importdatei; ohne Angabe wird die des Vorgangs heruntergeladen.</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>Die Zeilennummer in der Importdatei, ab 1; die Kopfzeile zählt mit.</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>Die Spalten, die eine Zeile kennzeichnen; ohne Angabe werden sie erkannt.</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>Die auszublendenden Spalten; ohne Angabe die mit personenbezogenen Daten, wie im Fenster gewählt oder erkannt.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>Keine Spalte beider Dateien sieht wie ein Schlüssel aus; geben Sie mit --key eine an.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Es gibt keine Spalte „%1“ in beiden Dateien.</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>Eine der Dateien ist keine Tabelle.</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>Die Zeilen werden anhand der Spalte „%1“ verglichen, die erkannt wurde; mit --key geben Sie eine andere an.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>Gesendet; die Antwort wird abgewartet</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>Die Webhooks werden erneut aufgelistet, um das Ergebnis herauszufinden</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>Ein Webhook für %1 wurde gesendet (%2), aber es wurde keine Antwort empfangen. %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>Es ist unbekannt, ob der Webhook registriert wurde. %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>Die Liste enthält keinen passenden, seither erstellten Webhook; ältere identische haben die IDs %1.</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>Die Liste enthält keinen passenden Webhook. Er kann noch später erscheinen.</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>Der Webhook wurde gesendet, aber das Programm hat nicht auf die Antwort gewartet: Es ist unbekannt, ob er registriert wurde. Das nächste „webhooks create“ für dieses Konto oder die Konsole listet die Webhooks auf, um das herauszufinden.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>Warten auf ein anderes Programm</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>Es wurde nichts gesendet, weil das andere Programm noch nicht fertig ist.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>Die Webhooks konnten nicht aufgelistet werden, um das Ergebnis herauszufinden. %1 Das nächste „webhooks create“ für dieses Konto oder die Konsole listet sie auf, bevor etwas gesendet wird.</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>Wenn Sie wissen, dass der Webhook nicht registriert wurde, führen Sie denselben Befehl erneut aus.</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>Um wieder Webhooks zu registrieren, ohne es herauszufinden, wählen Sie „Zurück zum Formular“ im Registrierungsformular der Konsole.</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>Der Webhook wurde gesendet, aber es ging keine Antwort ein: Es ist unbekannt, ob er registriert wurde.</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (erstellt %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>Die Liste enthält einen passenden Webhook, der etwa zu dieser Zeit oder später erstellt wurde. Er wurde also wahrscheinlich registriert. IDs: %1.</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>Ein früher gesendeter Webhook konnte noch nicht gesucht werden: Es ist weiterhin unbekannt, ob er registriert wurde.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>Das Feld ist leer und wird als leerer Text gesendet.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>Am Anfang oder Ende des Textes steht ein Leerzeichen. Er wird wie eingegeben gesendet.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>Der Text enthält Zeilenumbrüche oder unsichtbare Zeichen. Sie werden wie eingegeben gesendet.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>Meldung des Systems: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>„jobs download“ speichert sie, wie sie ist.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>Das Archiv enthält mehrere Tabellen. Wählen Sie eine mit --member aus: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE ist leer oder enthält nur Leerzeichen.</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%1 von %2 Dateien durchsucht</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>Nur die ersten %1 Zeilen werden angezeigt.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask und --unmasked schließen einander aus.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>Die Fehlerdatei des Vorgangs %1 ist nicht auf diesem Computer. „jobs rows“ lädt sie herunter.</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>Es ist keine Spalte ausgeblendet; --mask nennt Spalten mit personenbezogenen Daten.</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>Ausgeblendete Spalten: %1; --mask nennt andere.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>Der Server hat die Länge der Datei nicht angegeben; sie ist daher möglicherweise unvollständig.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Dieses Konto hat keinen lokalen Index, der durchsucht werden kann; „balehookctl sync %1“ legt ihn an.</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Vorgang %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>Balehook läuft mit diesem Profil; die heruntergeladenen Dateien sind daher in Gebrauch. Laden Sie die Dateien dort herunter, oder schließen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Erhöhen Sie die Grenze in Balehook, oder löschen Sie dort Dateien.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>Es sind nicht alle Vorgänge geladen; „balehookctl sync %1“ lädt die übrigen.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>Der Dienst listet keinen Vorgang mit der ID „%1“ auf. Geprüfte Vorgänge: %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>Der Vorgang wird gesucht: %1 von %2 geprüft</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>Der Vorgang wird gesucht: %1 geprüft</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Dieser Vorgang hat keine Fehlerdatei.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Dieser Vorgang hat keine importierte Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 von %2 vom Server %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 vom Server %2</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 muss ein Tag wie 2026-11-30 oder eine Zeit wie 2026-11-30T17:00:00Z sein.</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows muss some, none oder unknown sein.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW ist die Nummer einer fehlgeschlagenen Zeile, ab 1.</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key und --line schließen einander aus.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>Die Fehlerdatei ist keine Tabelle.</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>Die Importdatei ist keine Tabelle.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>Keine Spalte beider Dateien sieht wie ein Schlüssel aus; geben Sie mit --key eine an oder mit --line eine Zeilennummer.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>Es gibt keine Spalte „%1“ in beiden Dateien.</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>Die Fehlerdatei hat keine solche Zeile.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>Die Importdatei hat keine solche Zeile.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Keine Zeile der Importdatei hat diesen Schlüssel.</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>Die Zeilennummer stammt aus der Fehlerdatei; --line nennt eine andere.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>%Ln Zeile der Importdatei hat diesen Schlüssel; welche gemeint war, ist nicht bekannt.</numerusform>
            <numerusform>%Ln Zeilen der Importdatei haben diesen Schlüssel; welche gemeint war, ist nicht bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>Die Zeile wurde anhand der Spalte „%1“ gesucht, die erkannt wurde; --key nennt eine andere.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>Der Server hat die Länge der Datei nicht angegeben; sie ist daher möglicherweise unvollständig.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Dieses Konto hat keinen lokalen Index, der durchsucht werden kann; „balehookctl sync %1“ legt ihn an.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%1 von %2 Vorgängen im Index von %3 stimmen überein; es wurde keine Anfrage an den Dienst gesendet.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%1 von %2 Vorgängen im Index von %3, der unvollständig ist, stimmen überein; es wurde keine Anfrage an den Dienst gesendet.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Der Index war unbrauchbar und wurde beiseitegelegt; „balehookctl sync %1“ legt einen neuen an.</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Ein anderes Programm hat den Index gelöscht; „balehookctl sync %1“ legt einen neuen an.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>unbekannter Zeit</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Eine andere Version von Balehook hat den Index geschrieben; „balehookctl sync %1“ legt einen neuen an.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>Dieses Konto hat keinen Pfad für Eigenschaften. Tragen Sie ihn im Konto ein, oder listen Sie eine Datei auf.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>Die Liste hat kein Ende: %1 Datensätze wurden empfangen.</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%1 von %2 Datensätzen</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>Datensätze: %1</translation>
    </message>
    <message>
        <source>The service reports %1 records but listed %2.</source>
        <translation>Der Dienst meldet %1 Datensätze, hat aber %2 aufgelistet.</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>%1 von %2 Datensätzen der Datei stimmen überein.</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>%1 von %2 Datensätzen stimmen überein; alle wurden gerade vom Dienst angefordert.</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>Der Dienst hat nicht alle seine Datensätze aufgelistet; möglicherweise stimmen weitere überein.</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>Der Dienst hat Seite %1 statt Seite %2 geliefert.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 ist bereits vorhanden und wurde nicht überschrieben.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>Der Ordner %1 ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden. Meldung des Systems: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>Das mit --timeout angegebene Zeitlimit wurde erreicht.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und wurden als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>Die Einstellungen wurden vom %1 wiederhergestellt. Spätere Änderungen fehlen.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>Der Ordner für heruntergeladene Dateien konnte in %1 nicht angelegt werden.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>Ein Argument ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>Die Entwürfe und die offenen Registrierungen konnten nicht gelesen werden und wurden als %1 beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort nimmt den Namen eines Feldes an, mit „:desc“ für absteigende Reihenfolge. Felder: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>„%1:“ ist kein Feld und wird als Text gesucht. Felder: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>Nur die ersten %1 Wörter und Wendungen von --search werden verwendet.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>Keine Spalte dieser Datei scheint Gründe zu enthalten.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>Die Spalte „%1“ enthält die Gründe möglicherweise nicht.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since ist eine Anzahl Tage wie 7d, ein Tag wie 2026-11-30 oder eine Zeit wie 2026-11-30T17:00:00Z.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>%Ln Fehlerdatei gelesen</numerusform>
            <numerusform>%Ln Fehlerdateien gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln keine Tabelle</numerusform>
            <numerusform>%Ln keine Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln nicht lesbar</numerusform>
            <numerusform>%Ln nicht lesbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln Formel hat keinen gespeicherten Wert. Ihre Zelle ist leer.</numerusform>
            <numerusform>%Ln Formeln haben keinen gespeicherten Wert. Ihre Zellen sind leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln Textzeile ist zu lang für eine Tabellenzeile. Sie wurde als mehrere Zeilen ausgegeben.</numerusform>
            <numerusform>%Ln Textzeilen sind zu lang für eine Tabellenzeile. Sie wurden als mehrere Zeilen ausgegeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%1 von %2 Vorgängen</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>Vorgänge: %1</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>Der Index enthält %1 Vorgänge.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>Nicht mehr aufgelistet: %1.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>Der Index war unbrauchbar und wurde beiseitegelegt. Alle Vorgänge werden erneut heruntergeladen.</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>Ein anderes Programm hat den Index gelöscht. Alle Vorgänge werden noch einmal heruntergeladen.</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>Eine andere Version von Balehook hat den Index geschrieben. Alle Vorgänge werden noch einmal heruntergeladen.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>Der Text auf der Standardeingabe ist zu lang für ein Token.</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Vorgänge anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 wurde nicht geöffnet, weil eine solche Datei ein Programm sein kann. Öffnen Sie sie aus ihrem Ordner, wenn Sie wissen, was sie ist.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>%1 in der Standardanwendung öffnen? Die Datei stammt von jemand anderem: Sie kann Formeln enthalten, die ausgeführt werden, und eine Tabellenkalkulation kann Werte verändern, etwa Codes mit führenden Nullen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>Für diese Art von Datei gibt es keine Anwendung.</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>URLs und Kontonamen &amp;weglassen</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>Diagnosebericht</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>Balehook sendet diesen Bericht an niemanden. Lesen Sie ihn, dann kopieren oder speichern Sie ihn und senden Sie ihn an die Personen, die das Problem untersuchen. Er enthält keine Token, keine Datensätze und keine Dateinamen.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Diagnosebericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Speichern...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>Der Bericht wurde gespeichert.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Der Bericht wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>Dateien auf diesem Computer</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>E&amp;rneut herunterladen</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>Seit dem Programmstart wurde nichts heruntergeladen.</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>Wählen Sie einen Download aus, um seine Details zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln Download ist ausgewählt.</numerusform>
            <numerusform>%Ln Downloads sind ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>&amp;Beendete entfernen</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>Duplikat re&amp;gistrieren…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>Duplikat registrieren</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>Derselbe Webhook ist bereits registriert. Noch einmal registrieren?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>&amp;Duplikat registrieren</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>Importvorgänge auflisten</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Webhooks auflisten</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Webhook anlegen</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>Eigenschaften auflisten</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>Die Antwort gibt ihren Typ nicht an (Content-Type fehlt).</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>Die Antwort ist kein gültiger UTF-8-Text.</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>Die Antwort ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>Die Antwort ist unvollständig oder kein JSON: %1, bei Byte %2.</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>Die Antwort ist JSON, aber kein Objekt.</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>Die Antwort enthält keine Liste von Datensätzen („data“ fehlt).</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>Die Antwort enthält keine Liste von Datensätzen („data“ ist keine Liste).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>Der Dienst hat zu viele Anfragen erhalten. Warten Sie %Ln Sekunde bis zum nächsten Versuch.</numerusform>
            <numerusform>Der Dienst hat zu viele Anfragen erhalten. Warten Sie %Ln Sekunden bis zum nächsten Versuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>An %1 wurde nichts gesendet, weil Balehook diese Adresse hier nicht verwenden darf. Prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Es wurde nichts gesendet, weil Balehook diese Adresse hier nicht verwenden darf. Prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>Es wurde kein Server mit dem Namen %1 gefunden. Prüfen Sie die URL des Kontos und Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>Der Server wurde nicht gefunden. Prüfen Sie die URL des Kontos und Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>Es konnte keine Verbindung zu %1 hergestellt werden. Prüfen Sie Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>Es konnte keine Verbindung zum Dienst hergestellt werden. Prüfen Sie Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>%1 hat die Verbindung geschlossen, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>Die Verbindung wurde geschlossen, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>Es konnte keine sichere Verbindung zu %1 hergestellt werden, daher wurde nichts gesendet. Das Zertifikat ist möglicherweise abgelaufen, für einen anderen Namen ausgestellt oder auf diesem Computer nicht vertrauenswürdig. Fragen Sie Ihre Administration; siehe Details.</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>Es konnte keine sichere Verbindung hergestellt werden, daher wurde nichts gesendet. Das Zertifikat des Dienstes ist möglicherweise abgelaufen, für einen anderen Namen ausgestellt oder auf diesem Computer nicht vertrauenswürdig. Fragen Sie Ihre Administration; siehe Details.</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Der Proxy %1 hat die Anfrage abgelehnt. Prüfen Sie Einstellungen &gt; Netzwerk, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Der Proxy hat die Anfrage abgelehnt. Prüfen Sie Einstellungen &gt; Netzwerk, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>Der Dienst hat auf %1 umgeleitet. Der Umleitung wurde nicht gefolgt, damit das Token beim Dienst des Kontos bleibt. Prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>Der Dienst hat auf eine andere Adresse umgeleitet. Der Umleitung wurde nicht gefolgt, damit das Token beim Dienst des Kontos bleibt. Prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>%1 hat das Token für dieses Konto nicht akzeptiert. Aktualisieren Sie das Token, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>Das Token wurde für dieses Konto nicht akzeptiert. Aktualisieren Sie das Token, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>%1 hat das Token für dieses Konto nicht akzeptiert, weil ihm die Berechtigung fehlt. Bitten Sie um ein Token mit dieser Berechtigung, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>Das Token wurde für dieses Konto nicht akzeptiert, weil ihm die Berechtigung fehlt. Bitten Sie um ein Token mit dieser Berechtigung, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 hat zu viele Anfragen erhalten. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>Der Dienst hat zu viele Anfragen erhalten. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 hat die Anfrage abgelehnt (Status %2). Die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt (Status %2). Die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>Bei %1 ist ein Fehler aufgetreten (Status %2). Versuchen Sie es gleich noch einmal; wenn das Problem bestehen bleibt, wenden Sie sich an die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>Beim Dienst ist ein Fehler aufgetreten (Status %2). Versuchen Sie es gleich noch einmal; wenn das Problem bestehen bleibt, wenden Sie sich an die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 hat eine unerwartete Antwort zurückgegeben (Status %2). Prüfen Sie die URL des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>Der Dienst hat eine unerwartete Antwort zurückgegeben (Status %2). Prüfen Sie die URL des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>Die Antwort von %1 hat die Größengrenze überschritten, daher wurde der Rest nicht geladen. Wählen Sie eine kleinere Seitengröße, oder prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>Die Antwort hat die Größengrenze überschritten, daher wurde der Rest nicht geladen. Wählen Sie eine kleinere Seitengröße, oder prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>Die Antwort von %1 war unvollständig und wurde nicht verwendet. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>Die Antwort war unvollständig und wurde nicht verwendet. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>Die Antwort von %1 war nicht verständlich. Prüfen Sie die URL des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>Die Antwort war nicht verständlich. Prüfen Sie die URL des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 hat eine Webseite statt Daten zurückgegeben. Möglicherweise verlangt das Netzwerk zuerst eine Anmeldung: Öffnen Sie eine Webseite in Ihrem Browser, und versuchen Sie es dann erneut. Wenn das nicht hilft, prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>Die Antwort war eine Webseite statt Daten. Möglicherweise verlangt das Netzwerk zuerst eine Anmeldung: Öffnen Sie eine Webseite in Ihrem Browser, und versuchen Sie es dann erneut. Wenn das nicht hilft, prüfen Sie die URL des Kontos.</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>Für dieses Konto ist kein Token gespeichert. Fügen Sie sein Token hinzu, um fortzufahren.</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>In dieser Sitzung ist kein Schlüsselbunddienst verfügbar, daher können Token weder gelesen noch gespeichert werden. Starten Sie einen, etwa GNOME Keyring oder KWallet, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund scheint gesperrt zu sein, daher kann das Token dieses Kontos nicht gelesen werden. Entsperren Sie ihn und versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund antwortet nicht. Suchen Sie auf dem Bildschirm nach einer Rückfrage und versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund hat das Token nicht gespeichert. Versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden. Prüfen Sie, ob der Ordner existiert und freien Speicherplatz hat; die Details zeigen die Meldung des Systems.</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 unterstützt page[offset] und page[limit] nicht: Es wurde eine andere Seite zurückgegeben. Schalten Sie die beiden im Konto unter „Erweitert“ aus.</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>Der Dienst unterstützt page[offset] und page[limit] nicht: Es wurde eine andere Seite zurückgegeben. Schalten Sie die beiden im Konto unter „Erweitert“ aus.</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>Diese Datei kann hier nicht verwendet werden. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Der Link zur Datei bei %1 ist wahrscheinlich abgelaufen. Aktualisieren Sie den Vorgang, um einen neuen zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Der Link zur Datei ist wahrscheinlich abgelaufen. Aktualisieren Sie den Vorgang, um einen neuen zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>Der Link leitet zu oft um; die letzte Umleitung war bei %1. Aktualisieren Sie den Vorgang, um einen neuen Link zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>Der Link leitet zu oft um. Aktualisieren Sie den Vorgang, um einen neuen Link zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 hat ein Programm statt einer Datei mit Zeilen gesendet; es wurde daher nicht behalten. Laden Sie es nur herunter, wenn Sie wissen, was es ist.</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>Der Server hat ein Programm statt einer Datei mit Zeilen gesendet; es wurde daher nicht behalten. Laden Sie es nur herunter, wenn Sie wissen, was es ist.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>Einige heruntergeladene Dateien konnten nicht gelöscht werden. Die Details listen sie auf; löschen Sie sie von Hand.</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>Die Datei existiert nicht mehr. Sie wurde möglicherweise verschoben, umbenannt oder gelöscht; öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>Die Datei konnte nicht gelesen werden. Prüfen Sie, ob es eine Datei ist und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, während sie geöffnet war. Öffnen Sie sie erneut, um ihren aktuellen Inhalt zu sehen.</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>Die Datei ist leer: Sie enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>Unter dieser Adresse auf %1 wurde nichts gefunden (Status %2). Prüfen Sie die URL und das Kürzel des Kontos.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>Der Dienst hat unter dieser Adresse nichts (Status %2). Prüfen Sie die URL und das Kürzel des Kontos.</translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>Dieser reguläre Ausdruck braucht in einer Zelle zu viele Versuche. Vereinfachen Sie ihn, etwa mit weniger verschachtelten Wiederholungen.</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>Meldung des Dienstes: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>Die für die Suche gespeicherten Vorgänge wurden von einem anderen Programm gelöscht. Laden Sie die Vorgänge erneut, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>Die für die Suche gespeicherten Vorgänge wurden von einer anderen Version von Balehook geschrieben. Laden Sie die Vorgänge erneut, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>Es ist nicht genug Speicherplatz frei. Geben Sie Speicherplatz frei, und versuchen Sie es dann erneut.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>Es läuft bereits ein Export. Warten Sie, bis er fertig ist, oder stoppen Sie ihn.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>Es wurde nichts geschrieben, da die zu exportierende Liste nicht mehr angezeigt wird.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>Die an&amp;gezeigte Zeile</numerusform>
            <numerusform>Die %Ln an&amp;gezeigten Zeilen, in ihrer Reihenfolge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>Die einzige Zeile der D&amp;atei</numerusform>
            <numerusform>&amp;Alle %Ln Zeilen der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;Mit %Ln ausgeblendeter Spalte</numerusform>
            <numerusform>&amp;Mit %Ln ausgeblendeten Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (für Tabellenkalkulationen)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>Nur die Zeilen, die den gewählten Gründen und Filtern entsprechen, in der Reihenfolge der Tabelle.</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Excel-Arbeitsmappe (führende Nullen bleiben)</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>JSON Lines (für Programme)</translation>
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
        <translation>Tabellenkalkulationen &amp;keine Zellen als Formeln ausführen lassen</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>&amp;Diese Datei wird in keiner Tabellenkalkulation geöffnet</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>Zellen, die wie eine Formel aussehen, erhalten einen führenden Apostroph, damit eine Tabellenkalkulation sie anzeigt und nicht ausführt.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>Eine Tabellenkalkulation führt möglicherweise Zellen aus, die mit =, +, - oder @ beginnen: Sie können Daten versenden oder Programme starten. Schalten Sie den Schutz nur für eine Datei aus, die in keiner Tabellenkalkulation geöffnet wird.</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>CSV enthält in der ersten Zeile die Spaltentitel und setzt jede Zelle in Anführungszeichen. Eine Excel-Arbeitsmappe enthält jede Zelle als Text, damit Tabellenprogramme keine ausführen oder ändern. JSON Lines enthält ein JSON-Objekt pro Zeile.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>Webhooks exportieren</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>Eigenschaften exportieren</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>Importvorgänge exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>%Ln Webhook</numerusform>
            <numerusform>%Ln Webhooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>%Ln Eigenschaft</numerusform>
            <numerusform>%Ln Eigenschaften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln Vorgang</numerusform>
            <numerusform>%Ln Vorgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>Die passenden Vorgänge werden exportiert wie angezeigt. Sie werden noch gezählt.</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>Alles, was der Dienst auflistet, wird exportiert; es wird zuerst vom Dienst heruntergeladen. Der Dienst meldet nicht, wie viel das ist.</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: der gesamte Index, in der angezeigten Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 von %2, wie angezeigt.</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: die gesamte gespeicherte Liste „%2“.</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: alles, was der Dienst auflistet; es wird zuerst vom Dienst heruntergeladen.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>Export: %1 von %2 geschrieben.</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>Export: %1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>Export: nächster Versuch in %Ln Sekunde.</numerusform>
            <numerusform>Export: nächster Versuch in %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>%1 in „%2“ exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>Die Liste hat sich während des Exports geändert: %Ln Datensatz wurde mehrmals empfangen und einmal geschrieben.</numerusform>
            <numerusform>Die Liste hat sich während des Exports geändert: %Ln Datensätze wurden mehrmals empfangen und einmal geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>Der Dienst meldet %1.</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>Der Export in „%1“ wurde abgebrochen (bis dahin: %2). Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>Der Export in „%1“ ist fehlgeschlagen (bis dahin: %2), und es wurde keine Datei geschrieben. %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>Es sind noch nicht alle Vorgänge im Index: In der Datei fehlen möglicherweise einige passende Vorgänge.</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>Nicht alle Webhooks wurden geladen: In der Datei können passende Webhooks fehlen.</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>Nicht alle Eigenschaften wurden geladen: In der Datei können passende Eigenschaften fehlen.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>Als null gesendet.</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>Als leerer Text gesendet.</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>Nicht als Text, sondern als anderer Typ gesendet.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: fehlt</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Alle %1 Zeichen anzeigen</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>Als leere Liste gesendet.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>„%1“ in der Antwort</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message>
        <source>No downloads were started.</source>
        <translation>Es wurden keine Downloads gestartet.</translation>
    </message>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>%Ln Fehlerdatei wird heruntergeladen.</numerusform>
            <numerusform>%Ln Fehlerdateien werden heruntergeladen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln Datei ist bereits heruntergeladen.</numerusform>
            <numerusform>%Ln Dateien sind bereits heruntergeladen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln Link ist abgelaufen.</numerusform>
            <numerusform>%Ln Links sind abgelaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln Vorgang hat keine Fehlerdatei.</numerusform>
            <numerusform>%Ln Vorgänge haben keine Fehlerdatei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln Vorgang hat einen Link, der nicht geöffnet werden darf.</numerusform>
            <numerusform>%Ln Vorgänge haben einen Link, der nicht geöffnet werden darf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>Die Zeilen werden durchsucht…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>Verfügbar, sobald alle Zeilen geladen sind.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>Fehlgeschlagene Zeilen von %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>Diese Datei hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>Keine Zeile entspricht den Filtern.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Alle Zeilen anzeigen</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>Diese Zeile ist durch die Filter ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>Es gibt keine Fehlerdateien herunterzuladen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>%Ln Fehlerdatei herunterzuladen, etwa %1.</numerusform>
            <numerusform>%Ln Fehlerdateien herunterzuladen, etwa %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>%Ln Fehlerdatei herunterzuladen. Ihre Größe ist nicht bekannt.</numerusform>
            <numerusform>%Ln Fehlerdateien herunterzuladen. Ihre Größen sind nicht bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>%1 von %2 Fehlerdateien heruntergeladen, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln konnte nicht heruntergeladen werden.</numerusform>
            <numerusform>%Ln konnten nicht heruntergeladen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>%Ln Link ist inzwischen abgelaufen.</numerusform>
            <numerusform>%Ln Links sind inzwischen abgelaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>Der Platz für heruntergeladene Dateien, %1, ist aufgebraucht.</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>%1 von %2 Dateien, %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>Der Server hat die Datei in einer Kodierung gesendet, die nicht angefordert war; ihre Vollständigkeit lässt sich daher nicht prüfen.</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>Der Server hat eine unmögliche Dateilänge angegeben.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>Es sind keine Vorgänge geladen, daher sind ihre Fehlerdateien unbekannt. Laden Sie zuerst alle Vorgänge.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>Es sind nicht alle Vorgänge geladen, daher fehlen möglicherweise einige Fehlerdateien. Laden Sie alle Vorgänge, um sie einzubeziehen.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>Fehlerdateien herunterladen</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Heruntergeladene Dateien</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Herunterladen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausieren</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>&amp;Grenze auf %1 erhöhen</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>Der Download hält an, wenn der Platz für heruntergeladene Dateien aufgebraucht ist.</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. Angehalten.</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>Die Liste der Downloads sagt, warum, und kann es noch einmal versuchen.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>Erwartet: %1 Bytes. Empfangen: %2 Bytes.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>Dateiformat. Zum Ändern klicken.</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>Wie viel von der Datei geladen ist</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>Dateiformat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>bisher %Ln Zeile</numerusform>
            <numerusform>bisher %Ln Zeilen</numerusform>
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
            <numerusform>%Ln Zeile mit fehlenden oder zusätzlichen Zellen</numerusform>
            <numerusform>%Ln Zeilen mit fehlenden oder zusätzlichen Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>Ein Anführungszeichen in der Kopfzeile wird nie geschlossen</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>Ein Anführungszeichen in Zeile %1 wird nie geschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>%Ln Formel ohne gespeicherten Wert</numerusform>
            <numerusform>%Ln Formeln ohne gespeicherten Wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Alle Zeilen anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%1 von %Ln Zeile angezeigt</numerusform>
            <numerusform>%1 von %Ln Zeilen angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>Die meisten Zeilen haben nicht so viele Zellen wie die erste Zeile. Wenn andere Zeichen die Zellen trennen, ändern Sie das Dateiformat.</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>Format ändern…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>Vorgang %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>%1 Vorgänge sind ausgewählt; höchstens %2 Dateien können auf einmal heruntergeladen werden. Es wurden keine Downloads gestartet.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Wählen Sie zuerst eine Zeile aus.</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Speichern unter...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 ist nicht leer</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 enthält %2</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Filter entfernen: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 entspricht %2</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>Suchen:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Text in einer beliebigen Zelle</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>bisher %1…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>Einen regulären Ausdruck suchen</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>Regulärer Ausdruck für eine beliebige Zelle</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>In fehlgeschlagenen Zeilen suchen</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Zu suchender Wert</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU, EAN, E-Mail-Adresse…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Ganzer Wert</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>Teil eines Wertes</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>Dieses Konto</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Alle Konten</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>Gefundene Zeilen</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>Zeile öff&amp;nen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>Die Basis-URL: die Adresse des Dienstes für das Konto.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>Das Kontokürzel: der Teil dieser Adresse, der das Konto identifiziert.</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>Ein Bearer-Token. Fragen Sie Ihre Plattform, wo Sie eines erhalten; es wird im Schlüsselbund dieses Computers gespeichert.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>Die erste Zeile ist die &amp;Kopfzeile</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>Automatisch &amp;erkennen</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>Dateiformat</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>K&amp;odierung:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>Zellen ge&amp;trennt durch:</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>Ein oder mehrere Zeichen, etwa || oder ~|~. Geben Sie \t für einen Tabulator ein.</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>andere Zeichen</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>&amp;Andere Zeichen:</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>Das kann keine Zellen trennen. Anführungszeichen und Zeilenumbrüche sind nicht möglich.</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>feste Spalten</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>&amp;Spalten beginnen bei:</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>Die Nummer des ersten Zeichens jeder Spalte, etwa 1, 11, 25.</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>Geben Sie zwei oder mehr aufsteigende Zahlen ein, durch Kommas getrennt.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1, %2, erste Zeile ist Kopfzeile</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1, %2, ohne Kopfzeile</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>Erste Zeile ist die Kopfzeile</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>Keine Kopfzeile</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>feste Spalten</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>Vorgang und Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Alle Zellen</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>erstellt %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>heruntergeladen %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln weitere Zeile</numerusform>
            <numerusform>%Ln weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Zeilennummer</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>&amp;Gehe zu:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>Zeilen 1 bis %1, in der Reihenfolge des Dienstes.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>Diese Zeile gibt es nicht. Geben Sie eine Zahl von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>Für dieses Konto ist nichts geladen.</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>Es wird Seite für Seite gesucht. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>%1 von %2 Datensätzen geprüft; noch nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>%1 Datensätze geprüft; noch nicht gefunden.</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>Die ID %1 ist nicht unter den %2 geprüften Datensätzen.</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>Die Suche wurde abgebrochen; die ID wurde bisher nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Geben Sie eine Zahl von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>&amp;Zeilennummer:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>%Ln Zelle, die wie eine Formel aussieht, hat einen führenden Apostroph.</numerusform>
            <numerusform>%Ln Zellen, die wie eine Formel aussehen, haben einen führenden Apostroph.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>&amp;Benutzer, E-Mail-Adressen und Dateipfade in allen Texten ausblenden</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>Den geö&amp;ffneten Vergleich aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>&amp;Markdown und HTML: die Zusammenfassung mit Beispielzeilen</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>&amp;Zip-Archiv: die Zusammenfassung und alle Zeilen als CSV</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>Fehlgeschlagene Zeilen weitergeben</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Herunterladen</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>Ausgeblendete S&amp;palten (personenbezogene Daten):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>Ausgeblendete Spalten</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>&amp;Schreiben...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>Die Datei enthält mehrere Tabellen. Zeigen Sie zuerst ihre Zeilen an und wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 von %2 Zeilen sind geschrieben.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>Die Weitergabe wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>Die Weitergabe wurde nicht vollständig geschrieben. %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>Geschrieben: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>Beim Import fehlgeschlagene Zeilen</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>Beispielzeilen</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>Ausgeblendete Spalten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln weitere Spalte wird nicht gezeigt.</numerusform>
            <numerusform>%Ln weitere Spalten werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>Alle Zeilen: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>Anfragen dieses Kontos</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>Token und Parameter von Dateilinks sind weggelassen.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>Das Archiv wäre größer als 4 GB. Schreiben Sie stattdessen die Markdown- und die HTML-Datei.</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Was ist das?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>Vorgangs-ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>Kanal-ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>Benutzer-ID</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Importdatei</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Fehlerdatei</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Erfolgreich</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>Erfolgreiche Zeilen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Fehlgeschlagene Zeilen</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>von</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>Importvorgänge</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>Dieses Konto hat keine Importvorgänge.</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>Die Importvorgänge konnten nicht geladen werden.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>Der Dienst hat ein Element gesendet, das kein Importvorgang ist. Der Reiter „Rohdaten“ zeigt es wie empfangen.</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>Status „%1“ in der Antwort</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%1 von %2 Zeile erfolgreich, %3 fehlgeschlagen</numerusform>
            <numerusform>%1 von %2 Zeilen erfolgreich, %3 fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>erfolgreich: %1, fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1, nicht mehr aufgelistet</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>Dieser Vorgang fehlte, als die Liste zuletzt vollständig geladen wurde; dies ist sein letzter bekannter Stand.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>Dieses Element der Liste ist kein Importvorgang. Es wird wie empfangen angezeigt.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Nicht lesbarer Datensatz</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>Vorgang ohne ID</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>Erstellt %1 von %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>Ihre Bezeichnung: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 von %2 Zeilen fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>Wählen Sie zuerst einen Vorgang aus.</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>Die ID dieses Vorgangs ist in einem Link nicht zulässig.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>Link zum Vorgang kopiert</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>Das ist kein Link zu einem Vorgang, daher wurde nichts geöffnet: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>Der Link gehört zu einem Vorgang des Kontos „%1“, das hier nicht eingerichtet ist. Fügen Sie das Konto mit diesem Kontokürzel hinzu, und öffnen Sie den Link dann erneut.</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Konto hinzufügen...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln Konto hat das Kontokürzel „%1“. Der Link wurde im ersten davon geöffnet: %2.</numerusform>
            <numerusform>%Ln Konten haben das Kontokürzel „%1“. Der Link wurde im ersten davon geöffnet: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>Vorgang %1 hat sich geändert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>%Ln weiteres Feld</numerusform>
            <numerusform>%Ln weitere Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>Vorgang %1 ist nicht mehr aufgelistet</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: Die Liste wurde zweimal geladen, ohne dass er darin vorkam. Er wird nicht mehr beobachtet.</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: geändert</translation>
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
        <translation>Zeilen nach Tag: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>Zeilen an %Ln Tag. Die meisten am %1. Zuletzt am %2.</numerusform>
            <numerusform>Zeilen an %Ln Tagen. Die meisten am %1. Zuletzt am %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>Zeilen davor</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>Zeilen seither</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Zuerst gesehen</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>Bekannt, sobald alle Vorgänge des Kontos geladen sind.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>Vorgänge mit diesem Grund</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>Gründe über Vorgänge hinweg</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>&amp;Vorgänge anzeigen</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>&amp;Zeilen anzeigen</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>Gründe werden gezählt…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>Fehlerdateien werden gelesen…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln Grund</numerusform>
            <numerusform>%Ln Gründe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln fehlgeschlagene Zeile</numerusform>
            <numerusform>%Ln fehlgeschlagene Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln ausgewählter Vorgang ist nicht geladen und wurde ausgelassen.</numerusform>
            <numerusform>%Ln ausgewählte Vorgänge sind nicht geladen und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln Vorgang mit: %1</numerusform>
            <numerusform>%Ln Vorgänge mit: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>Die neuesten %1 von %2 Vorgängen sind aufgelistet.</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>Gründe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Grund in %1 geschrieben.</numerusform>
            <numerusform>%Ln Gründe in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 wurde nicht geschrieben. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln neuer seit %1.</numerusform>
            <numerusform>%Ln neue seit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>Um welche zu zählen, wählen Sie im Hauptfenster Vorgänge aus und dann Vorgänge &gt; Fehlerdateien herunterladen.</translation>
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
        <translation>Der Vorgang %1 fehlte, als die Liste zuletzt vollständig geladen wurde. Sie sehen die auf diesem Computer gespeicherte Kopie.</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>Vorgang %1 ist nicht unter den %2 Vorgängen, die dieses Konto jetzt auflistet.</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>Vorgang %1 ist nicht unter den ersten %2 Vorgängen der Liste; die übrigen wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>Weitersuchen</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>Link zum Vorgang</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>Dateien filtern</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>Datei, Vorgang oder Konto</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>Fehlerdateien auf diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>&amp;Tabellendatei...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>Fehlerdateien auf diesem Computer:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>Auf diesem Computer sind keine anderen Fehlerdateien. Zeigen Sie zuerst die fehlgeschlagenen Zeilen eines anderen Vorgangs an, oder wählen Sie eine Tabellendatei.</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>Mit Tabellendatei vergleichen</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>Ein anderes Programm lädt gerade Vorgänge dieses Kontos, vielleicht balehookctl. Warten Sie, bis es fertig ist, und löschen Sie die Vorgänge dann erneut.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>Für die Suche gespeicherte Vorgänge</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>&amp;Alle löschen...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>Um alle Vorgänge eines Kontos durchsuchen zu können, werden sie auf diesem Computer gespeichert. Wenn Sie sie löschen, ändert sich beim Dienst nichts; um wieder zu suchen, laden Sie sie erneut.</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>Sie belegen %1 auf diesem Computer.</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>%Ln davon listet der Dienst nicht mehr auf: Dieser Vorgang kann nicht erneut geladen werden.</numerusform>
            <numerusform>%Ln davon listet der Dienst nicht mehr auf: Diese Vorgänge können nicht erneut geladen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>Die gespeicherten Vorgänge der ausgewählten Konten löschen?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>Die gespeicherten Vorgänge aller Konten löschen? Um sie zu durchsuchen, laden Sie sie erneut.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>Die Vorgänge wurden gelöscht.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>Ein entferntes Konto</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, dazu eine beschädigte Kopie</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>Keine Vorgänge geladen</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>Nicht alle Vorgänge geladen</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>Alle Vorgänge geladen</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>Von neuerer Version geschrieben</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>Schlüsselspalten wählen</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Schlüssel: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>Alle Spalten...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>Schlüsselspalten wählen</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>Teil eines Spaltennamens</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Spalten filtern</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>Als Schlüssel verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln weitere Spalte. Geben Sie einen Teil des Namens ein, um sie zu finden.</numerusform>
            <numerusform>%Ln weitere Spalten. Geben Sie einen Teil des Namens ein, um sie zu finden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>Es gibt keinen Link.</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>Der Text ist zu lang für einen Link.</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>Das ist keine vollständige Webadresse, und Balehook errät den fehlenden Teil nicht. Sie können sie kopieren.</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>Nur https-Adressen werden geöffnet. Sie können diesen Text kopieren.</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>Der Link enthält Leerzeichen, Steuerzeichen oder unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Das ist keine gültige Webadresse.</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>Der Link enthält einen Benutzernamen oder ein Passwort; das kann verbergen, wohin er führt.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>Der Link ist unverschlüsselt (http) und wird daher nicht geöffnet. Sie können ihn kopieren.</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>Der Hostname enthält Buchstaben, die wie andere aussehen; seine einfache Form ist %1. Der Link wird nicht geöffnet. Sie können ihn kopieren.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>Der Link führt zu einer privaten Netzwerkadresse (%1); von dort werden keine Dateien heruntergeladen. Sie können ihn kopieren.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>Öffnet %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Den Link im Browser öffnen</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>Die Datei speichern; Ihr Token wird nicht gesendet</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>Link kopieren: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Im Browser öffnen: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>Datei speichern: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>Der Link zu %1 wurde im Browser geöffnet.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Kein Browser hat den Link geöffnet. Kopieren Sie ihn und öffnen Sie ihn selbst.</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>Die Datei existiert auf %1 nicht mehr. Aktualisieren Sie den Vorgang, um zu sehen, ob er einen anderen Link hat; wenn nicht, bitten Sie darum, den Import noch einmal auszuführen.</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>%1 verlangt eine Anmeldung, um die Datei zu erhalten. Öffnen Sie den Link in Ihrem Browser.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 hat statt der Datei eine Webseite gesendet, wahrscheinlich zur Anmeldung. Öffnen Sie den Link in Ihrem Browser; wenn die Seite besagt, dass der Link abgelaufen ist, aktualisieren Sie den Vorgang.</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 hat den Zugriff auf diese Datei verweigert. Der Link ist möglicherweise abgelaufen, oder Sie müssen sich anmelden. Aktualisieren Sie den Vorgang, um einen neuen Link zu erhalten, oder öffnen Sie den Link in Ihrem Browser.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>Es wurde kein Server mit dem Namen %1 gefunden. Prüfen Sie Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>Von %1 wurden zu lange keine Daten empfangen, daher wurde der Download abgebrochen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>Bei %1 liegt derzeit eine Störung vor. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 hat die Verbindung geschlossen, bevor die Datei vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>Die Größe der Datei von %1 weicht von der angegebenen Größe ab, daher wurde die Datei nicht behalten. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 hat den Link abgelehnt. Aktualisieren Sie den Vorgang, um einen neuen zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 hat eine unbrauchbare Antwort zurückgegeben. Siehe Details.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>Der Link leitet zu einer unverschlüsselten oder privaten Netzwerkadresse um (%1); von dort werden keine Dateien heruntergeladen. Aktualisieren Sie den Vorgang, oder wenden Sie sich an die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>Der Link leitet zu einer unverschlüsselten oder privaten Netzwerkadresse um; von dort werden keine Dateien heruntergeladen. Aktualisieren Sie den Vorgang, oder wenden Sie sich an die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>Die Datei hat %1, aber alle heruntergeladenen Dateien zusammen dürfen höchstens %2 haben. Erhöhen Sie die Grenze, und versuchen Sie es dann erneut.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 Zeilen sind ausgewählt; höchstens %2 können auf einmal kopiert werden. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>Die zu kopierenden Zeilen werden geladen: %1 von %2.</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>Die zu kopierenden Zeilen werden geladen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln Zeile kopiert</numerusform>
            <numerusform>%Ln Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link kopiert</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>Diese Zeile hat keinen Link</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>%1 wird gesucht. %2 Zeilen geprüft.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>Von hier bis zum Ende der Liste gibt es keinen weiteren Vorgang mit Fehlerdatei.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>Von hier bis zum Anfang der Liste gibt es keinen weiteren Vorgang mit Fehlerdatei.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>Der nächste Vorgang mit Fehlerdatei wird gesucht. %1 Vorgänge geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%1 von %Ln ausgewählten Zeile kopiert; die anderen sind nicht mehr in der Liste</numerusform>
            <numerusform>%1 von %Ln ausgewählten Zeilen kopiert; die anderen sind nicht mehr in der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>Es wurde nichts kopiert, weil die ausgewählten Zeilen nicht mehr in der Liste sind.</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>Die ausgewählten Zeilen werden gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%1 von %Ln ausgewählten Zeile kopiert; die anderen sind nicht mehr ausgewählt</numerusform>
            <numerusform>%1 von %Ln ausgewählten Zeilen kopiert; die anderen sind nicht mehr ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>Es wurde nichts kopiert, weil sich die Auswahl geändert hat, bevor die ausgewählten Zeilen gefunden waren.</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>Es wurde nichts kopiert, weil sich die Liste geändert hat, bevor die ausgewählten Zeilen geladen waren.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: die angezeigten Spalten, für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON: Datensätze wie vom Dienst empfangen</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>Inhalt:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Excel-Arbeitsmappe: die angezeigten Spalten, als Text</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines: dasselbe, ein Datensatz je Zeile</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>Die Datei existiert nicht (mehr). Öffnen Sie sie von ihrem aktuellen Ort.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>Das ist keine Datei. Öffnen Sie eine Datei, die eine gespeicherte Liste enthält.</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>Die Datei ist zu groß: Sie hat %1, eine Liste darf höchstens %2 haben.</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>Die Datei konnte nicht geöffnet werden. Meldung des Systems: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>Die Datei konnte nicht gelesen werden. Meldung des Systems: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln Wert: %1</numerusform>
            <numerusform>%Ln Werte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>Der Dienst hat ein Element gesendet, das kein Datensatz ist. Der Reiter „Rohdaten“ zeigt es wie empfangen.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>Konto hinzufügen...</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>Es ist nichts geladen, weil dieses Konto noch kein Token hat.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Token eingeben...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>Es ist nichts geladen, weil das Token dieses Kontos nicht verwendet werden kann.</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>Es ist nichts geladen, weil dieser Computer offline ist.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>Kein passender Vorgang.</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>Kein passender Vorgang unter den bisher geladenen.</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>Alle laden</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>Balehook zeigt, was die Konten Ihrer Händler importiert haben, welche Zeilen fehlgeschlagen sind und warum. Es gibt noch kein Konto. Um eines hinzuzufügen, brauchen Sie:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>Geben Sie nur den Pfad ein, wie in /api/platform/v1/property. Er wird von der Basis-URL angefordert und nie von einem anderen Server.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>Der Pfad muss mit einem Schrägstrich beginnen, wie in /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>Der Pfad darf kein ? oder # enthalten. Entfernen Sie das Zeichen und alles, was folgt.</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>Der Pfad enthält ein ungültiges Zeichen, etwa ein Leerzeichen, eine geschweifte Klammer oder ein unsichtbares Zeichen. Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>Nach einem Prozentzeichen müssen zwei hexadezimale Ziffern stehen, und sie dürfen nicht für einen Schrägstrich, einen umgekehrten Schrägstrich oder ein Steuerzeichen stehen.</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>Der Pfad darf keine leeren Teile und keine Teile nur aus Punkten enthalten. Entfernen Sie diese.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>Listen des Kontos</translation>
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
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>Die Datei ist kein UTF-8-Text, wie ihn JSON erfordert. Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>Der Inhalt der Datei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>Die Datei ist kein JSON oder nicht vollständig: %1, bei Byte %2.</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>Die Datei enthält keine Liste von Datensätzen: Sie braucht eine Liste unter „data“ oder muss selbst eine sein.</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>Wird geladen...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>Tabellendatei öffnen</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>%1 kann nicht geöffnet werden: Es ist keine Datei, oder Sie haben keine Leseberechtigung.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>Es wird immer nur eine Datei geöffnet; dies ist %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::MainWindow</name>
    <message>
        <source>Balehook</source>
        <translation>Balehook</translation>
    </message>
    <message>
        <source>%1 – Balehook</source>
        <translation>%1 – Balehook</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Dieser Vorgang hat keine Fehlerdatei.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Dieser Vorgang hat keine Importdatei.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualPages</name>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>Diese Seite ist noch nicht übersetzt. Sie wird auf Englisch angezeigt.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln Seite gefunden</numerusform>
            <numerusform>%Ln Seiten gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>Tabelle anzeigen</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tabellen im Archiv</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 enthält %Ln Tabelle. Wählen Sie die anzuzeigende.</numerusform>
            <numerusform>%1 enthält %Ln Tabellen. Wählen Sie die anzuzeigende.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Nächste Meldung anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>Die Arbeitsmappe enthält kein Blatt namens „%1“. Ihre Blätter: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>Das Archiv enthält keine Datei namens „%1“. Seine Tabellen: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>Die Datei ist keine Arbeitsmappe und enthält daher keine Blätter zur Auswahl.</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>Die Datei ist kein Zip-Archiv und enthält daher keine Dateien zur Auswahl.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>Das Archiv enthält mehrere Tabellen. Öffnen Sie es und wählen Sie zuerst eine aus: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>&amp;Systemproxy verwenden</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>&amp;Kein Proxy</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>Dieser &amp;Proxy:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>&amp;Host:</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>P&amp;ort:</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>Verlangt der Proxy ein Passwort, werden Sie bei Bedarf danach gefragt. Es wird nie gespeichert.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>Zertifikate werden mit dem Zertifikatspeicher des Systems geprüft. Zertifikatfehler können hier nicht übergangen werden.</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Geben Sie den Host des Proxys ein, zum Beispiel „proxy.example.com“.</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Das ist kein Hostname und keine Adresse. Lassen Sie „http://“, den Port, einen Pfad und ein Passwort weg.</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>Anfragen verwenden den auf diesem Computer eingerichteten Proxy, falls vorhanden.</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>Anfragen gehen direkt an die Adressen der Konten und an die Hosts der Dateien.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>Alle Anfragen gehen über diesen Proxy. Er sieht die Hostnamen, aber kein Token und nichts, was gesendet oder empfangen wird.</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>Geht zu den Zeilen, die neu sind oder sich geändert haben, seit Sie zuletzt hingesehen haben. Die Reihenfolge der Liste ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>Sucht erneut, um die inzwischen zum Index hinzugekommenen Vorgänge anzuzeigen.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>In Standardanwendung öffnen</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>Diese Datei stammt aus einer fremden Quelle. Die Anwendung, die sie öffnet, führt möglicherweise enthaltenen Code aus: Öffnen Sie sie nur, wenn Sie der Quelle vertrauen.</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>Die Datei ist mit einem Passwort geschützt. Öffnen Sie sie in einem anderen Programm, und speichern Sie eine Kopie ohne Passwort.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>Die Datei ist beschädigt oder unvollständig. Laden Sie sie erneut herunter, oder bitten Sie um eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>Die Datei ist mit %1 komprimiert, was hier nicht unterstützt wird.</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>Das Archiv wird nicht geöffnet: Seine Dateien überlappen sich oder haben absolute Pfade. Es wurde möglicherweise erstellt, um Schaden anzurichten.</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>Das Archiv enthält ein weiteres Archiv, das hier nicht geöffnet wird.</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>Das Archiv enthält keine Tabelle.</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Die Datei ist ein tar-Archiv. Es wird hier nicht geöffnet; entpacken Sie es zuerst, und öffnen Sie dann die Tabelle darin.</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>Die Datei ist eine Arbeitsmappe im alten .xls-Format, das hier nicht unterstützt wird. Speichern Sie sie als .xlsx, um ihre Zeilen hier zu sehen.</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>Die Datei ist eine binäre Arbeitsmappe (.xlsb), die hier nicht unterstützt wird. Speichern Sie sie als .xlsx, um ihre Zeilen hier zu sehen.</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Die Datei ist ein 7z-Archiv. Es wird hier nicht geöffnet; entpacken Sie es zuerst, und öffnen Sie dann die Tabelle darin.</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Die Datei ist ein RAR-Archiv. Es wird hier nicht geöffnet; entpacken Sie es zuerst, und öffnen Sie dann die Tabelle darin.</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>Die Datei ist mit %1 komprimiert. Sie wird hier nicht geöffnet; entpacken Sie sie zuerst, und öffnen Sie dann die Tabelle darin.</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>Die Datei ist ein Office-Dokument, keine Tabelle.</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>Die Arbeitsmappe wird nicht geöffnet: Sie enthält eine Dokumenttyp-Deklaration, die möglicherweise Schaden anrichten soll.</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>Die Datei ist entpackt größer als %1; das ist hier die Grenze.</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>Das Archiv enthält mehr als %1 Dateien; das ist hier die Grenze.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>Die Arbeitsmappe enthält mehr als %1 verschiedene Texte; das ist hier die Grenze.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>Das Blatt hat mehr als %1 Zeilen; das ist die Grenze für ein Blatt.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>Das Blatt hat mehr als %1 Spalten; das ist die Grenze für ein Blatt.</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>Eine Zelle hat mehr als %1 Zeichen; das ist die Grenze für eine Zelle.</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>Die Elemente der Arbeitsmappe sind tiefer als %1 Ebenen verschachtelt; das ist hier die Grenze.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>%Ln Zeile konnte gelesen werden.</numerusform>
            <numerusform>%Ln Zeilen konnten gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>Die Arbeitsmappe wird nicht weiter gelesen: Ihr Inhalt würde zu viel Speicher brauchen. Sie wurde möglicherweise erstellt, um Schaden anzurichten.</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>Eine Zeile hat mehr als %1 Text; das ist hier die Grenze.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Desktop-Konsole für Importvorgänge und Webhooks.</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>Das Profil in &lt;Ordner&gt; verwenden, mit eigenen Einstellungen, eigenem Cache und eigenen Downloads und Schlüsselbundeinträgen.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>Das Fenster anzeigen, melden, dass es gezeichnet wurde, und beenden.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>Eine Tabelle mit fehlgeschlagenen Zeilen, eine gespeicherte Liste oder ein Link zu einem Vorgang (balehook://...), der angezeigt werden soll.</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[Datei oder Link]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>Die Liste hat sich geändert: Dieser Datensatz wurde verschoben.</translation>
    </message>
    <message>
        <source>new since the last refresh</source>
        <translation>neu seit der letzten Aktualisierung</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>durch die letzte Aktualisierung geändert</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>beobachtet</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1, ein</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, aus</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>Ansicht der Importvorgänge</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>Datei des Vorgangs %1, %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>Datei des Vorgangs %1</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>Ansicht der Webhooks</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>Ansicht der Eigenschaften</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>Der reguläre Ausdruck ist bei Zeichen %1 ungültig.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>Gespeicherte Liste öffnen</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>Gespeicherte Listen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>Dies ist die gespeicherte Liste „%1“, nicht das, was das Konto jetzt auflistet.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>Gespeicherte Listen werden innerhalb eines Kontos angezeigt. Fügen Sie ein Konto hinzu; „%1“ wird dann dort geöffnet.</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>Diese Liste enthält keine Eigenschaften.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>Die Eigenschaften konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>Sie können eine als JSON-Datei gespeicherte Liste öffnen oder hier ablegen. Wo der Dienst Eigenschaften auflistet, ist nicht dokumentiert; wenn Sie den Pfad kennen, legen Sie ihn im Konto unter „Erweitert“ fest.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>Gespeicherte Liste öffnen...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>Keine passende Eigenschaft.</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>Pfad festlegen...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>Der Dienst hat ein Element gesendet, das keine Eigenschaft ist. Der Reiter „Rohdaten“ zeigt es wie empfangen.</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>Interner Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Eindeutig</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>Dieses Element der Liste ist keine Eigenschaft. Es wird wie empfangen angezeigt.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Nicht lesbarer Datensatz</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>Eigenschaft ohne Namen</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Eigenschaft %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>Alle Felder der Eigenschaften durchsuchen</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>Eigenschaften durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%1 von %Ln Eigenschaft, %2</numerusform>
            <numerusform>%1 von %Ln Eigenschaften, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln Eigenschaft, %1</numerusform>
            <numerusform>%Ln Eigenschaften, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>Alle Eigenschaften werden zum Durchsuchen geladen…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>Noch nicht geladen: Eine Suche lädt alle Eigenschaften.</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>Eigen&amp;schaften durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>S&amp;uche und Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>Der Proxy %1 verlangt einen Namen und ein Passwort. Beides wird bis zum Programmende behalten und nie gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>Passwort &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Passwort:</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>Geben Sie Ihren Benutzernamen für den Proxy ein.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price: Zeilen mit beiden Wörtern, jedes in einem beliebigen Feld
&quot;ada price&quot;: Zeilen mit dieser Wortfolge
user:ada: Zeilen mit dem Wort in diesem Feld
-draft: Zeilen ohne das Wort</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>„%1:“ ist kein Feld dieser Liste und wird als Text gesucht. Felder: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Suche und Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Suche zurücksetzen</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>Nur nach den ersten %1 Wörtern und Wendungen wird gesucht.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Filter entfernen: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>Alle Filter und die Sortierung entfernen</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 oder %Ln weiterer</numerusform>
            <numerusform>%1 oder %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1 in den letzten 24 Stunden</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 innerhalb des letzten Tages</numerusform>
            <numerusform>%1 in den letzten %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1 vom %2 bis %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Sortiert nach %1, neueste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Sortiert nach %1, älteste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Sortiert nach %1, meiste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Sortiert nach %1, wenigste zuerst</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Sortiert nach %1, Z bis A</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Sortiert nach %1, A bis Z</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>Mit Fehlerdatei</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>Ohne Fehlerdatei</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>Mit fehlgeschlagenen Zeilen</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>Noch aufgelistet</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>Nicht mehr aufgelistet</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 heute</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>Keine fehlgeschlagenen Zeilen</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>Mit Anzahl fehlgeschlagener Zeilen</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Keine Anzahl fehlgeschlagener Zeilen</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>Wie empfangen kopieren</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>Der Datensatz wie empfangen</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Das JSON Byte für Byte kopieren, ohne die hier gezeigte Einrückung</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>Der Datensatz wurde wie empfangen kopiert.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Alle %1 Zeichen anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>Kein Grund angegeben</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>Andere Gründe, zu viele, um sie zu unterscheiden</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;Wert&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>Nur &amp;neue Gründe</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Beliebiger Tag</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Letzter %Ln Tag</numerusform>
            <numerusform>Letzte %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>Zeiträume vergleichen</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Kein Vergleich</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>Vergleich: seit heute</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>Vergleich: seit gestern</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>Vergleich: seit Montag</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>Vergleich: letzte 7 Tage</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>Vergleich: seit einem Tag</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>Erster Tag des zweiten Zeitraums</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>Ausgewählte Vorgänge</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>Vorgänge der Suche</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Alle Vorgänge</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>&amp;Alle Konten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln Konto</numerusform>
            <numerusform>%Ln Konten</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>Konten: %1</translation>
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
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · unter 0,1 %</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2&#xa0;%</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>Zuerst in Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>Gründe in:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>Die Spalte, die angibt, warum eine Zeile fehlgeschlagen ist</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>Mehrere Gründe in einer Zelle</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>keine Spalte</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>Keine Spalte scheint Gründe zu enthalten. Wählen Sie die Spalte, die angibt, warum eine Zeile fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>Ist dies die Spalte, die angibt, warum eine Zeile fehlgeschlagen ist? Wenn nicht, wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>Gezählt werden nur Zeilen, die den Filtern entsprechen.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Heruntergeladen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>Alle Dateien dieses &amp;Kontos löschen...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Heruntergeladene Dateien</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>&amp;Höchstens behalten:</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>Auf diesem Computer sind keine Dateien gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>Auf diesem Computer ist %Ln Datei gespeichert, insgesamt %1.</numerusform>
            <numerusform>Auf diesem Computer sind %Ln Dateien gespeichert, insgesamt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>%Ln Datei des Kontos %1 von diesem Computer löschen? Laufende Downloads dieses Kontos werden abgebrochen. Das Original bleibt unverändert.</numerusform>
            <numerusform>%Ln Dateien des Kontos %1 von diesem Computer löschen? Laufende Downloads dieses Kontos werden abgebrochen. Die Originale bleiben unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Die einzige Datei von diesem Computer löschen? Laufende Downloads werden abgebrochen. Das Original bleibt unverändert.</numerusform>
            <numerusform>Alle %Ln Dateien von diesem Computer löschen? Laufende Downloads werden abgebrochen. Die Originale bleiben unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>Die Dateien wurden gelöscht.</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>&amp;Alle Dateien löschen...</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>Der Index ihrer Werte belegt %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Wählen Sie eine Zeile aus, um ihren Datensatz hier zu sehen.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Rohdaten</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>Den Datensatz schließen</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Wählen Sie eine Zeile aus, um ihren Datensatz hier zu sehen.</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>Datensatz einklappen</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>Datensatz ausklappen</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>Webhook registrieren</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>Inhalt der Anfrage:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>Konto: %1. Ein registrierter Webhook kann von hier aus weder geändert noch entfernt werden.</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>Registrierung läuft</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>Re&amp;gistrieren</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>&amp;Zu diesen Eingaben zurück</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Deta&amp;ils</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>&amp;Token aktualisieren…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>Ihr letzter Webhook wurde inzwischen registriert. Seine ID ist %1.</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>Früherer Entwurf, noch nicht gesendet.</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>Es gibt einen früheren, nicht gesendeten Entwurf. Er bleibt erhalten, bis Sie diesen hier ändern.</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>Schließen und Entwurf &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>Als leere Texte gesendet: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>Nicht mehr &amp;warten</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>Es wird nichts gesendet, und Ihr Entwurf bleibt hier stehen</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>Die Entwürfe und Datensätze von Webhooks würden %1 belegen und dürfen höchstens %2 belegen.</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>Wird einmal gesendet. Sie können dieses Fenster schließen, die Registrierung läuft weiter.</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>Das Token des Kontos wird aus dem Schlüsselbund gelesen.</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>Ihr Webhook wurde noch nicht gesendet. Er wird gesendet, sobald das andere Programm fertig ist.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>Bis es fertig ist, wird nichts anderes gesendet.</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>Es wurde nichts registriert, weil das Token nicht akzeptiert wurde. Das Token hat sich seither geändert: Sie können erneut registrieren.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>Es wurde nichts registriert. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>Beim Dienst trat während der Antwort ein Fehler auf (Status %1).</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>Die Antwort war eine Webseite statt Daten.</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>Die Antwort war nicht die erwartete (Status %1).</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>Es wurde keine Antwort empfangen.</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>Es konnte keine Verbindung zum Dienst hergestellt werden.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>Der Dienst hat zu viele Anfragen erhalten.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>Ein anderes Programm registriert gerade einen Webhook in diesem Konto.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1 (Prozess %2) registriert seit dem %3 einen Webhook in diesem Konto.</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1 (Prozess %2) hat einen Webhook an dieses Konto gesendet (%3). Das Ergebnis ist dort noch unbekannt.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>Ein anderes Programm hat gerade denselben Webhook registriert; er wurde daher nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>Ein anderes Programm hat gerade denselben Webhook gesendet, und der Dienst hat ihn abgelehnt. Er wurde nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>Ein anderes Programm hat gerade denselben Webhook gesendet, und es ist unbekannt, ob er registriert wurde. Er wurde nicht erneut gesendet.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>Der Webhook wurde registriert. Seine ID ist %1.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>Der Dienst hat einen Webhook abgelehnt. Ihr Entwurf bleibt erhalten.</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>Es ist unbekannt, ob ein gesendeter Webhook registriert wurde. Prüfen Sie, was gefunden wurde, bevor Sie ihn erneut senden.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>Der Webhook wurde an %1 gesendet. Das ist nicht mehr die Adresse dieses Kontos. Um es herauszufinden, stellen Sie das bisherige Kürzel und die bisherigen URLs des Kontos wieder her.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>Der Dienst hat einen Webhook abgelehnt. Ihr früherer Entwurf bleibt erhalten, dieser nicht.</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>Der Dienst hat nur %1 der %2 Webhooks aufgelistet, die er meldet.</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>Es ist unbekannt, ob der Webhook für %1, gesendet am %2, registriert wurde. Sobald das Konto entfernt ist, wird das erst geprüft, wenn an derselben Adresse wieder ein Webhook registriert wird.</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln Zeile ist fehlgeschlagen.</numerusform>
            <numerusform>%Ln Zeilen sind fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Es gibt %Ln weiteren Grund.</numerusform>
            <numerusform>Es gibt %Ln weitere Gründe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln Zeile hat keinen Grund.</numerusform>
            <numerusform>%Ln Zeilen haben keinen Grund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln Zeile, %2</numerusform>
            <numerusform>%1: %Ln Zeilen, %2</numerusform>
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
        <translation>Zeile %1 der Datei: %2</translation>
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
        <translation>Das ist keine Webadresse, die angefordert werden kann.</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>Die Adresse enthält einen Benutzernamen, ein Passwort oder einen ungültigen Port.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>Nur verschlüsselte Adressen (https) werden angefordert.</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>Das Token wird nur an die eigene Adresse des Kontos gesendet.</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>Das Token enthält ungültige Zeichen.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>Als &amp;cURL kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>Als cURL mit &amp;Token kopieren...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>&amp;URL kopieren</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>A&amp;ntwort kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>Als &amp;HAR speichern...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>Die Anfrage wurde als Befehl kopiert, ohne ihr Token.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>Als cURL mit Token kopieren</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>Der Befehl wird das Token von „%1“ im Klartext enthalten. Wer es erhält, kann in diesem Konto alles tun, was Sie können. Fügen Sie ihn nicht in ein Ticket oder einen Chat ein.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>Mit Token &amp;kopieren</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>Es wurde nichts kopiert, weil das Token dieses Kontos nicht verfügbar ist.</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>Die Anfrage wurde als Befehl mit ihrem Token kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln Anfrage gespeichert. Prüfen Sie sie, bevor Sie sie senden.</numerusform>
            <numerusform>%Ln Anfragen gespeichert. Prüfen Sie sie, bevor Sie sie senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>Die Antwort wurde kopiert.</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>Der Anfang der Antwort wurde kopiert. Der Rest wurde nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>Vorsicht: Wird dies ausgeführt, wird noch einmal ein Webhook registriert.</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>Möglicherweise geheime Teile wurden durch „redacted“ ersetzt.</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>Der Inhalt der Anfrage fehlt. Er wurde verworfen, um Platz für neuere Anfragen zu schaffen.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This request was stopped before its response was complete.</source>
        <translation>Diese Anfrage wurde abgebrochen, bevor ihre Antwort vollständig war.</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Gesendet: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Dauer: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Empfangene Bytes: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Versuch: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Konto: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>Dieser Inhalt wurde verworfen, um Platz für neuere Anfragen zu schaffen.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>Nur der Anfang wird aufbewahrt.</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>Dateiinhalte werden nicht aufbewahrt, weil sie Kundendaten enthalten.</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>HEADER DER ANFRAGE</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>INHALT DER ANFRAGE</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>HEADER DER ANTWORT</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>INHALT DER ANTWORT</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>Das Ergebnis ist unbekannt. Sehen Sie in der Liste der Webhooks nach, ob der Webhook registriert wurde.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
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
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>Anfrage und Antwort</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Anfragen filtern</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>Nach URL, Methode oder Status filtern</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>Welche Anfragen angezeigt werden</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anfragen</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>Fehlgeschlagene Anfragen</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>Anfragen an den Dienst</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>Wählen Sie eine Anfrage aus, um zu sehen, was gesendet und empfangen wurde.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>&amp;Gründe stehen in dieser Spalte</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Spaltenprof&amp;il...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>Spalte a&amp;usblenden</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>&amp;Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>Als &amp;Text sortieren</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>Als &amp;Zahlen sortieren</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>Als Text &amp;mit Zahlen sortieren</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>Enthält &amp;personenbezogene Daten</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>Angezeigte &amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>&amp;Alle Spalten</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>Profil der Spalte %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%1 von %2 Zeilen sind leer</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>Mehr als %1 verschiedene Werte</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>Verschiedene Werte: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>Am häufigsten:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>mindestens %1 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>Spalte &amp;fixieren</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>Spaltenprofil</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>Kürzester: %1, längster: %2 (Zeichen)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>Zahlen: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>Kleinste: %1, größte: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>Vorherige Zeile</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Nächste Zeile</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>Die Zellen der Zeile</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>Ganze Zeile anzeigen</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>Zeile %1 hat eine Zelle mit mehr als 32.767 Zeichen, die eine Arbeitsmappe nicht enthalten kann. Exportieren Sie die Zeilen stattdessen als CSV.</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>Zeile %1 hat mehr als 16.384 Zellen, die eine Arbeitsmappe nicht enthalten kann. Exportieren Sie die Zeilen stattdessen als CSV.</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>Die Arbeitsmappe wäre größer als 4 GB. Exportieren Sie weniger Zeilen, oder exportieren Sie sie stattdessen als CSV.</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>Die Kopfzeile hat eine Zelle mit mehr als 32.767 Zeichen, die eine Arbeitsmappe nicht enthalten kann. Exportieren Sie die Zeilen stattdessen als CSV.</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>Die Kopfzeile hat mehr als 16.384 Zellen, die eine Arbeitsmappe nicht enthalten kann. Exportieren Sie die Zeilen stattdessen als CSV.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>S&amp;uchen...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Rückwärts we&amp;itersuchen</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>Gehe zu Zei&amp;le...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Mit &amp;Spaltentiteln kopieren</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>Als &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>Als &amp;JSON</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>&amp;Ganze Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>Ganze S&amp;palte kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>Zusammen&amp;fassung kopieren</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>Pe&amp;rsonenbezogene Daten in der Zusammenfassung maskieren</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>Zeilen &amp;exportieren...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>&amp;Vollständige Zeile</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>Nur Zeilen &amp;mit diesem Wert</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>Zeilen &amp;ohne diesen Wert</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>Zeile&amp;n filtern...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>Filter zurü&amp;cksetzen</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>&amp;Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>Diese &amp;Spalte...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>Spalte a&amp;usblenden</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>&amp;Zurück zur Liste</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>Spal&amp;te</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Link zum Vorgang kopieren (&amp;J)</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>Fe&amp;hlgeschlagene Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>Import&amp;datei anzeigen</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>Fehlgeschlagene Zeilen</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Importdatei</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Spaltenprof&amp;il...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Vergleichen mit...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Mit vorherigem Upload vergleichen</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>Weitergeben...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Zeile wie gesendet</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln Zeile kopiert.</numerusform>
            <numerusform>%Ln Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>Das ist zu viel für die Zwischenablage. Exportieren Sie die Zeilen in eine Datei.</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>Die Datei wird noch geladen. Kopieren Sie die Zusammenfassung, sobald alle Zeilen geladen sind.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>Die Zusammenfassung wurde kopiert.</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>Die Datei wird noch geladen. Exportieren Sie die Zeilen, sobald alle geladen sind.</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>Es läuft bereits ein Export.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 von %2 Zeilen sind geschrieben.</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Zeilen werden geschrieben…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 wurde nicht geschrieben. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 geschrieben.</numerusform>
            <numerusform>%Ln Zeilen in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln Zeile als reiner Text kopiert. Eine Tabellenkalkulation ändert darin womöglich Codes und führt Formeln aus; exportieren Sie die Zeile, um das zu vermeiden.</numerusform>
            <numerusform>%Ln Zeilen als reiner Text kopiert. Eine Tabellenkalkulation ändert darin womöglich Codes und führt Formeln aus; exportieren Sie die Zeilen, um das zu vermeiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>Es wurde nichts geschrieben, da die zu exportierende Datei nicht mehr angezeigt wird.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>Ein Anführungszeichen in dieser Zeile wird nie geschlossen. Es wurde als gewöhnliches Zeichen behandelt.</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>Diese Zeile ist zu lang für eine einzige Tabellenzeile und geht in der nächsten weiter.</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>Diese Zeile hat weniger Zellen als die erste Zeile.</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>Diese Zeile hat mehr Zellen als die erste Zeile. Sie stehen in den letzten Spalten.</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>Diese Zeile hat mehr Zellen, als die Tabelle Spalten hat. „Vollständige Zeile“ zeigt alle.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>Fehlgeschlagene Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Zeilennummern</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>Datei speichern</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Fortschritt des Downloads</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>Der Download wurde abgebrochen, weil das Konto entfernt oder geändert wurde. Es ist keine Datei zurückgeblieben.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>%1 (%2) von %3 gespeichert. Die Länge entspricht der Angabe des Servers.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>%1 wird von %2 heruntergeladen: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>Der Download wurde in der Liste der Downloads abgebrochen, oder weil das Konto entfernt oder geändert wurde. Es ist keine Datei zurückgeblieben.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>%1 (%2) von %3 gespeichert.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ist bereits vorhanden. Ersetzen?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 sind bereits vorhanden. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>Geladene Vorgänge</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>Vergleicht alle Vorgänge mit dem Dienst und findet solche, die sich geändert haben oder nicht mehr aufgelistet sind.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>Vorgänge &amp;suchen</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>Nächster &amp;Treffer</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Vorige&amp;r Treffer</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>Filter hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>Sortieren n&amp;ach</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>Ansi&amp;chten</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>S&amp;uche und Filter zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>A&amp;lle Vorgänge laden</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>Alle Vorgänge erneut &amp;laden</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>Laden &amp;pausieren</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln Zeile in %1</numerusform>
            <numerusform>%Ln Zeilen in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln abgelaufen</numerusform>
            <numerusform>%Ln abgelaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln nicht heruntergeladen</numerusform>
            <numerusform>%Ln nicht heruntergeladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln mit einem nicht erlaubten Link</numerusform>
            <numerusform>%Ln mit einem nicht erlaubten Link</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln keine Tabelle</numerusform>
            <numerusform>%Ln keine Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln nicht lesbar</numerusform>
            <numerusform>%Ln nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>nicht alle Vorgänge sind geladen</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>laden Sie alle Vorgänge, um zu sehen, wie viele es gibt</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>%1 von %2 Fehlerdateien durchsucht</translation>
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
        <translation>In %1 von %2 Fehlerdateien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln Arbeitsmappe oder Archiv nicht gelesen</numerusform>
            <numerusform>%Ln Arbeitsmappen oder Archive nicht gelesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>Reihenfolge des &amp;Dienstes</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>Für Filter müssen alle Vorgänge des Kontos geladen sein. Laden Sie diese einmal, um Filter zu verwenden.</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>Mit Fehlerdatei</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>Treffer in: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>ID, Typ, Benutzer, Kanal, Dateinamen, Details suchen</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>Importvorgänge suchen</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>gerade eben geladen</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>vor %Ln Min. geladen</numerusform>
            <numerusform>vor %Ln Min. geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>vor %Ln Std. geladen</numerusform>
            <numerusform>vor %Ln Std. geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>vor %Ln Tag geladen</numerusform>
            <numerusform>vor %Ln Tagen geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>noch %Ln s</numerusform>
            <numerusform>noch %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>noch %Ln Min.</numerusform>
            <numerusform>noch %Ln Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>Für Filter und Sortierung müssen alle Vorgänge des Kontos geladen sein. Laden Sie diese einmal, um beides zu verwenden.</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>noch nicht alle geladen</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>Vorgänge: %1, %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>Vorgänge werden durchsucht: %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>%1 von %2 Vorgängen, %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>Mindestens %1 von %2 Vorgängen, %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>%1 von %2 Vorgängen geladen</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>Vorgänge geladen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, der Dienst bittet, %Ln s zu warten</numerusform>
            <numerusform>%1, der Dienst bittet, %Ln s zu warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>%Ln Vorgang pro Sekunde</numerusform>
            <numerusform>%Ln Vorgänge pro Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausiert: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>Die Vorgänge konnten nicht geladen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>%Ln Vorgang zum Durchsuchen laden</numerusform>
            <numerusform>Alle %Ln Vorgänge zum Durchsuchen laden</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>Alle Vorgänge zum Durchsuchen laden</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>gerade eben auf neue geprüft</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>vor %Ln Min. auf neue geprüft</numerusform>
            <numerusform>vor %Ln Min. auf neue geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>vor %Ln Std. auf neue geprüft</numerusform>
            <numerusform>vor %Ln Std. auf neue geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>wird auf neue geprüft</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>Es konnte nicht auf neue Vorgänge geprüft werden. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>Alle Vorgänge erneut laden</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>zu unbekannter Zeit geladen</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 in der %Ln geladenen Zeile gefunden</numerusform>
            <numerusform>%1 in den %Ln geladenen Zeilen gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>Die Suche umfasst die %Ln geladene Zeile</numerusform>
            <numerusform>Die Suche umfasst die %Ln geladenen Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>Im Feld %1 suchen</translation>
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
        <translation>Datei &amp;wählen...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>oder &amp;Zeilennummer:</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Zeile wie gesendet</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>Zeilennummer in der Importdatei</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Herunterladen</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>Zellen beider Zeilen</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Wie gesendet</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>In der Fehlerdatei</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>Fehlgeschlagene Zeile:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>Importdatei:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>Importdatei wählen</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Zeile %1 von %2</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>Es ist nicht bekannt, wo die Importdatei ist. Wählen Sie eine Kopie davon.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>Keine Spalte beider Dateien sieht wie ein Schlüssel aus. Wählen Sie Schlüsselspalten oder geben Sie die Zeilennummer ein.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>Die Importdatei hat keine solche Zeile.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Keine Zeile der Importdatei hat diesen Schlüssel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>%Ln Zeile der Importdatei hat diesen Schlüssel; welche gemeint war, ist nicht bekannt. Angezeigt: %1, Zeilennummer %2.</numerusform>
            <numerusform>%Ln Zeilen der Importdatei haben diesen Schlüssel; welche gemeint war, ist nicht bekannt. Angezeigt: %1, Zeilennummer %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>Erkannt: Zeilennummer %1 der Importdatei.</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>Zeilennummer %1 der Importdatei.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>nur wie gesendet</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>nur in der Fehlerdatei</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 ist leer oder keine Tabelle; ihre Zeilen können hier nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 kann hier nicht gelesen werden. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>Ein anderes Programm hat das Konto %1 entfernt.</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>Ein anderes Programm hat das Konto %1 so geändert, dass diese Version von Balehook es nicht lesen kann. Es wird nicht mehr angezeigt, wurde aber nicht entfernt.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden. Ihre Änderungen gelten, solange das Fenster geöffnet ist, und bei der nächsten Änderung wird das Speichern erneut versucht. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>Die Einstellungen in %1 stammen von einer neueren Version von Balehook, und diese Version kann sie nicht lesen. Sie wurden nicht verändert. Starten Sie die neuere Version.</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>Die Einstellungen würden %1 belegen und dürfen höchstens %2 belegen.</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 von %2 Zeilen fehlgeschlagen</translation>
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
        <translation>%1, ausgewählt</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>In den Zeilen einer Datei</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>In einer Tabelle</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Letzte Zeile</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>Aktionen für die Zeile</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>Im Datensatz</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>Angaben oder Rohdaten</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>Im Suchfeld einer Liste</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>Zu den passenden Zeilen</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>Die Suche löschen, dann zurück zur Liste</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>In der Suchleiste einer Datei</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>Zu den Zeilen</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Die Suchleiste schließen</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>Im Schnellzugriff</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>Das ausgewählte Element ausführen</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>Nach unten und oben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>Die fehlgeschlagenen Zeilen, den Datensatz oder die ganze Zeile öffnen</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>Nächste Zeile, deren aktuelle Zelle mit diesen Buchstaben beginnt</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>Die für die Suche gespeicherten Vorgänge werden von einem anderen Programm verwendet. Schließen Sie es, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>Die für die Suche gespeicherten Vorgänge können nicht geschrieben werden. Prüfen Sie die Berechtigungen des Ordners.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>Die Datei der für die Suche gespeicherten Vorgänge konnte nicht geöffnet werden. Prüfen Sie die Berechtigungen und den freien Speicherplatz des Ordners.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Der SQLite-Treiber von Qt fehlt, daher können Vorgänge nicht für die Suche gespeichert werden. Installieren Sie ihn: Unter Debian heißt das Paket libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>Der Ordner für die zur Suche gespeicherten Vorgänge konnte nicht angelegt werden. Prüfen Sie die Berechtigungen des übergeordneten Ordners.</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>Die für die Suche gespeicherten Vorgänge konnten nicht gelöscht werden. Prüfen Sie die Berechtigungen des Ordners.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>Die Datei der für die Suche gespeicherten Vorgänge war beschädigt und wurde beiseitegelegt. Laden Sie die Vorgänge erneut, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>Die Datei der für die Suche gespeicherten Vorgänge wurde nicht von diesem Programm geschrieben und wurde beiseitegelegt. Laden Sie die Vorgänge erneut, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>Die Datei der für die Suche gespeicherten Vorgänge ist beschädigt und konnte nicht beiseitegelegt werden. Prüfen Sie die Berechtigungen des Ordners.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>Die zum Suchen gespeicherten Vorgänge wurden gelöscht. Laden Sie die Vorgänge erneut, um sie zu durchsuchen.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden; das Programm wurde daher mit neuen gestartet. Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln Konto in den Einstellungen wird nicht angezeigt, weil sein Kontokürzel oder seine URL fehlt oder ungültig ist. Es wurde nicht entfernt.</numerusform>
            <numerusform>%Ln Konten in den Einstellungen werden nicht angezeigt, weil ihr Kontokürzel oder ihre URL fehlt oder ungültig ist. Sie wurden nicht entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>Webhook-Entwürfe und -Verlauf konnten nicht gelesen werden, und es kann nichts Neues gespeichert oder registriert werden, solange %1 im Weg ist. Verschieben Sie die Datei, und starten Sie das Programm dann neu.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>Webhook-Entwürfe und -Verlauf konnten nicht gelesen werden. Prüfen Sie die Liste der Webhooks, bevor Sie einen erneut registrieren. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>%Ln Administrationseinstellung konnte nicht verwendet werden.</numerusform>
            <numerusform>%Ln Administrationseinstellungen konnten nicht verwendet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>Die Einstellungen fehlten und wurden vom %1 wiederhergestellt. Spätere Änderungen fehlen.</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und wurden vom %1 wiederhergestellt. Spätere Änderungen fehlen. Die beschädigte Datei wurde als %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>Webhook-Entwürfe und -Verlauf konnten nicht gelesen werden, und es kann nichts Neues gespeichert oder registriert werden, solange sich %1 nicht öffnen lässt. Stellen Sie sicher, dass Sie die Datei lesen dürfen, und starten Sie das Programm dann neu.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>Zeile ent&amp;fernen</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>&amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>Bezeichnungen für Statuscodes</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>Statuscode</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Angezeigt als</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>Farbe von Status %1</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>Der Statuscode %1 hat zwei Bezeichnungen. Entfernen Sie eine der beiden Zeilen.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>Vorgänge: %1, geladen: %2</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>Vorgänge geladen: %1, Gesamtzahl unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>Reihenfolge des Dienstes</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>aktualisiert um %1 UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>aktualisiert um %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>Webhooks: %1, geladen: %2</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>Eigenschaften: %1, geladen: %2</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>Webhooks geladen: %1, Gesamtzahl unbekannt</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>Eigenschaften geladen: %1, Gesamtzahl unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>%1 von %2 Vorgängen angezeigt</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>%1 von %2 Webhooks angezeigt</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>%1 von %2 Eigenschaften angezeigt</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>Stand: %1, wird aktualisiert …</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>Stand: %1, nicht aktualisiert</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>%1 von %2 geladenen Vorgängen angezeigt</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Unvollständig</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>Tabelle in der Datei: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>Welche Tabelle der Datei angezeigt wird. Klicken Sie, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>Welche Tabelle der Datei angezeigt wird.</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tabellen im Archiv</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>Spalte &amp;fixieren</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>vor %Ln Min.</numerusform>
            <numerusform>vor %Ln Min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>vor %Ln Std.</numerusform>
            <numerusform>vor %Ln Std.</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
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
        <translation>Wie empfangen: %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>Ortszeit: %1</translation>
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
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>Token aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>Token &amp;speichern</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>Konto:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>Kontokürzel:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>Host:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>Host des Arbeitsbereichs:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Zugriffstoken einfügen</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>Es ersetzt das aktuelle Token, wird im Schlüsselbund gespeichert und nie angezeigt.</translation>
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
        <translation>Das Wort „Bearer“ und der Leerraum um das Token wurden entfernt.</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>Das Wort „Bearer“ vor dem Token wurde entfernt.</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>Der Leerraum um das Token wurde entfernt.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Zugriffstoken</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>Fügen Sie hier das Zugriffstoken des Kontos ein.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>Nur für diese S&amp;itzung behalten</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>Das Konto wurde inzwischen entfernt oder geändert. Schließen Sie dieses Fenster und öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>Das Token wird im Schlüsselbund gespeichert. Das System fragt möglicherweise nach Ihrem Passwort.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Ein Token, das nur für diese Sitzung behalten wird, ist nach dem Programmende vergessen.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
Ein Token, das nur für diese Sitzung behalten wird, ist nach dem Programmende vergessen, sofern der Schlüsselbund es nicht doch noch speichert.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>Der Link enthält das Token dieses Kontos und wird daher nicht geöffnet: Der Server, zu dem er führt, würde das Token erhalten. Wenden Sie sich an die Betreiber des Dienstes. Möglicherweise müssen sie das Token ersetzen.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>Die Downloads anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln Download fehlgeschlagen</numerusform>
            <numerusform>%Ln Downloads fehlgeschlagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>noch %Ln Sekunde</numerusform>
            <numerusform>noch %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>noch %Ln Minute</numerusform>
            <numerusform>noch %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>noch %Ln Stunde</numerusform>
            <numerusform>noch %Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>bisher %1, %2/s</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%1 von %2, %3/s, %4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>Nächster Versuch in %Ln Sekunde</numerusform>
            <numerusform>Nächster Versuch in %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>Heruntergeladen, %1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln Download</numerusform>
            <numerusform>%Ln Downloads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Fehlgeschlagene Zeilen</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Importdatei</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>Datei in den Details</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>Der Server hat die Länge nicht angegeben; die Datei ist daher möglicherweise unvollständig.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>Vorgang aktualisieren</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>Trotzdem herunterladen</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>Ältere Kopie anzeigen</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Fortschritt des Downloads</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>Der Vorgang wurde aktualisiert und hat noch denselben Link. Bitten Sie die Betreiber des Dienstes um einen neuen.</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>Der Vorgang wurde aktualisiert und hat diese Datei nicht mehr.</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>Der Vorgang wurde in der Nähe seiner Stelle in der Liste nicht gefunden. Aktualisieren Sie die Liste, und suchen Sie ihn dort.</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>%1 von Vorgang %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>%1 wird heruntergeladen.</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>Der Download wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>Die Kopie vom %1, aus der Zeit vor der Änderung des Vorgangs</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>Der Link zu %1 wurde im Browser geöffnet.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Kein Browser hat den Link geöffnet. Kopieren Sie ihn und öffnen Sie ihn selbst.</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>Zugriffstoken senden</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>Die Datei liegt auf dem eigenen Host des Kontos. Wenn sie das Zugriffstoken erfordert, können Sie das erlauben: Das Token wird dann für die Dateien dieses Kontos auf dessen eigenen Hosts gesendet und sonst nirgendwohin. In den Einstellungen des Kontos können Sie dies widerrufen.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2, erstellt %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Das ergibt sich aus dem bisher einzigen geladenen Webhook. Die Liste wird noch geladen.</numerusform>
            <numerusform>Das ergibt sich aus den %Ln bisher geladenen Webhooks. Die Liste wird noch geladen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Das ergibt sich aus dem einzigen aufgelisteten Webhook.</numerusform>
            <numerusform>Das ergibt sich aus den %Ln aufgelisteten Webhooks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Das ergibt sich aus dem einzigen geladenen Webhook. Die Liste konnte nicht vollständig geladen werden.</numerusform>
            <numerusform>Das ergibt sich aus den %Ln geladenen Webhooks. Die Liste konnte nicht vollständig geladen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln registrierter Webhook unterscheidet sich von diesem nur hierin: %1.</numerusform>
            <numerusform>%Ln registrierte Webhooks unterscheiden sich von diesem nur hierin: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL ist bereits registriert: %1. Eine erneute Registrierung erzeugt ein Duplikat, das von hier aus nicht entfernt werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt im bisher einzigen geladenen Webhook nicht vor. Die Liste wird noch geladen.</numerusform>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt in den bisher geladenen %Ln Webhooks nicht vor. Die Liste wird noch geladen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt im einzigen aufgelisteten Webhook nicht vor.</numerusform>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt in den %Ln aufgelisteten Webhooks nicht vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt im einzigen geladenen Webhook nicht vor. Die Liste konnte nicht vollständig geladen werden.</numerusform>
            <numerusform>Dasselbe Ereignis mit derselben Version, demselben Kanal und derselben URL kommt in den %Ln geladenen Webhooks nicht vor. Die Liste konnte nicht vollständig geladen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln anderer Webhook unterscheidet sich nur hierin: %1.</numerusform>
            <numerusform>%Ln andere Webhooks unterscheiden sich nur hierin: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>der Kanal</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http oder https</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>Groß- und Kleinschreibung des Hosts</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>ein Schrägstrich am Ende der URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln weiterer Webhook hat dasselbe Ereignis, dieselbe Version, denselben Kanal und dieselbe URL.</numerusform>
            <numerusform>%Ln weitere Webhooks haben dasselbe Ereignis, dieselbe Version, denselben Kanal und dieselbe URL.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>Noch nicht vorgekommen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%Ln-mal seit %1</numerusform>
            <numerusform>%Ln-mal seit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>Wie das Kontokürzel den Host bildet und ob Webhooks auf demselben Host angelegt werden</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>Sendet Anfragen dorthin und das Token nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>Welche der beiden Arten des Seitenabrufs unterstützt wird</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>Verwendet eine davon. Eine Antwort, die eine andere Seite enthält, ist ein Fehler.</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>%1 angefordert, keine zurückgegeben</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>%1 angefordert, %2 zurückgegeben</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>Die größte Seitengröße</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>Fährt mit der zurückgegebenen Seitengröße fort.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>„%1“, ein Text</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>„%1“, eine Zahl</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>zwei, die sich unterscheiden</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>Wie die Gesamtzahl heißt und ob sie eine Zahl ist</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>Verwendet zuerst den dokumentierten Namen, dann den anderen. Ohne Gesamtzahl wächst die Liste beim Scrollen.</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>älteste zuerst</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>nicht nach dem Zeitpunkt der Erstellung</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>Die Reihenfolge einer Liste</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>Zeigt die Reihenfolge des Dienstes. Jede andere Reihenfolge entsteht hier, und der Spaltentitel zeigt es an.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>die Gesamtzahl änderte sich von einer Seite zur nächsten</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>eine Seite begann mit Datensätzen der vorherigen Seite</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>Ob sich eine Liste während des Ladens ändert</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>Erkennt Datensätze an der ID, sodass keiner zweimal angezeigt wird, und lädt neu, was sich verschoben hat.</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: keine Bezeichnung</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: Ihre Bezeichnung ist „%2“</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>Was der Status eines Importvorgangs bedeutet</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>Zeigt den Code oder Ihre Bezeichnung dafür. Nichts hängt davon ab.</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>In UTC (Z)</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>Mit Abstand zu UTC</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>Ohne Zeitzone</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Nicht verstanden</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>Wie Zeiten anderswo als in den Beispielen geschrieben werden</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>Zeigt Zeiten der ersten beiden Arten in Ihrer Zeitzone und alle anderen wie empfangen, ans Ende sortiert.</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>Ein Link zum eigenen Host des Kontos</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>Ein Link zu einem anderen Host</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>Ein Pfad ohne Host</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Kein Link</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>Was der Speicherort einer Fehlerdatei ist und ob er das Token verlangt</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>Öffnet Links und sendet das Token nur dann an den eigenen Host des Kontos, wenn Sie es erlauben. Alles andere ist Text.</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>Nicht dokumentierte Felder von Datensätzen</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>Behält sie und zeigt sie unter „Rohdaten“.</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>Wo Eigenschaften aufgelistet werden</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>Fordert den Pfad an, den Sie eingeben, und ohne ihn nichts.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Status %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>Ob ein anderer Status als 200 bedeutet, dass ein Webhook angelegt wurde</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>Akzeptiert auch 201 mit dem vollständigen Webhook. Nach jeder anderen Antwort wird der Webhook in der Liste gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>Der Dienst bat zu warten, höchstens %Ln Sekunde</numerusform>
            <numerusform>Der Dienst bat zu warten, höchstens %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>Wie oft Anfragen gesendet werden dürfen</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>Sendet höchstens zwei Listenanfragen gleichzeitig und wartet so lange, wie der Dienst verlangt.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>Ein Link zu einer Fehlerdatei</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>Das Format einer Fehlerdatei: Kodierung, Trennzeichen, Kopfzeile und die Spalte mit den Gründen</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>Erkennt es anhand jeder Datei. Die Zeile über den Tabellenzeilen zeigt das Format; klicken Sie darauf, um es zu ändern.</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>Ein Webhook wurde angelegt</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>Welche Felder eines Webhooks leer sein dürfen und wie das gesendet wird</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>Verlangt nur die URL und sendet leere Felder als leere Texte.</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>Welche Webhooks Duplikate sind</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>Ob die Status 401 und 403 bedeuten, dass das Token abgelehnt wird</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>Behandelt sie so und fordert keine weiteren Listen des Kontos an, bis sich das Token ändert.</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>Das Format von Fehlern und welcher Text die Meldung ist</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>Zeigt den Status und den Text von Feldern mit üblichen Namen wie „message“ oder „detail“.</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>Behandelt Webhooks mit demselben Ereignis, derselben Version, demselben Kanal und derselben URL als Duplikate und warnt, bevor noch einer registriert wird.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>&amp;Ändern...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>Nicht dokumentiertes Verhalten</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>Öffnet die Kontoeinstellungen, die dies überschreiben.</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>Es wird kein Konto angezeigt.</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>Der Dienst dokumentiert diese Punkte nicht. Beobachtet beim Konto %1 seit dem Programmstart; hier gezählt und nie irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>Die Liste wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>Nicht dokumentiert</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>Was das Programm tut</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>Im Konto</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>Geben Sie eine vollständige URL ein, die mit „https://“ beginnt, ohne Benutzernamen oder Passwort.</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>&amp;Programmaktualisierungen...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>Balehook %1 ist verfügbar; dies ist Version %2.</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>Mehr dazu unter %1.</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Seite öffnen</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Check for a new version once a day</source>
        <translation>Einmal täglich nach einer &amp;neuen Version suchen</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>Programmaktualisierungen</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>Zu prüfende U&amp;RL:</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>Nur diese URL wird angefordert, über https. Es werden weder Token noch Kontodaten gesendet, und es wird nichts heruntergeladen oder installiert.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>Letzte Prüfung: %1.</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>Letzte Prüfung: %1, fehlgeschlagen. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>Der Server hat mit Status %1 geantwortet.</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>Keine Versionsangabe gefunden.</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>Es konnte keine Verbindung zum Server hergestellt werden.</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>Werte für %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>Vorgänge mit &amp;keinem davon</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>Die Werte werden gezählt…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>Kein Vorgang hat hier einen Wert.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>Es gibt %Ln weiteren, weniger häufigen Wert.</numerusform>
            <numerusform>Es gibt %Ln weitere, weniger häufige Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>Webhooks mit &amp;keinem davon</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>Kein Webhook hat hier einen Wert.</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>Eigenschaften mit &amp;keinem davon</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>Keine Eigenschaft hat hier einen Wert.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>Keine gespeicherten Ansichten</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>Als Ansicht &amp;speichern...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>Als Ansicht speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>„%1“ &amp;umbenennen...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Umbenennen...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>„%1“ &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Ansicht umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>Name der Ansicht (eine Ansicht dieses Namens wird ersetzt):</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>Diese Liste hat %n Ansicht, mehr werden nicht aufbewahrt. Name der Ansicht, die ersetzt wird:</numerusform>
            <numerusform>Diese Liste hat %n Ansichten, mehr werden nicht aufbewahrt. Name der Ansicht, die ersetzt wird:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>Die Ansicht „%1“ hat einen Filter, den diese Version von Balehook nicht kennt. Um sie anzuzeigen, ist eine neuere Version nötig.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Beobachtet</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln Vorgang</numerusform>
            <numerusform>%1, %Ln Vorgänge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>Wählen Sie zuerst einen Vorgang aus.</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>Vorgang %1 wird nicht mehr beobachtet</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>Sie werden benachrichtigt, wenn sich Vorgang %1 ändert</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>Sie können höchstens %Ln Vorgang eines Kontos beobachten. Beenden Sie zuerst dessen Beobachtung.</numerusform>
            <numerusform>Sie können höchstens %Ln Vorgänge eines Kontos beobachten. Beenden Sie zuerst die Beobachtung eines davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>Vorgang nicht mehr &amp;beobachten</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Vorgang &amp;beobachten</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>Kein Vorgang dieses Kontos wird beobachtet</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>Vorgang anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>Webhook-ID</translation>
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
        <translation>Ereignistyp</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>Ereignisuntertyp</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>Kanal-ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>Wählen Sie zuerst einen Webhook aus.</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Anzeigen...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>In diesem Konto wird gerade ein Webhook registriert.</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>Als das Programm zuletzt lief, wurde ein Webhook gesendet und keine Antwort empfangen. Die Webhooks werden aufgelistet, um herauszufinden, was geschehen ist.</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>Die Antwort auf einen neuen Webhook ging verloren. Die Webhooks werden aufgelistet, um herauszufinden, was geschehen ist.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>Ein Webhook wurde nicht gesendet. Ihr Entwurf bleibt erhalten. %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>Es ist unbekannt, ob ein an %1 gesendeter Webhook registriert wurde. Das Konto hat jetzt eine andere Adresse.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>Ein Webhook wurde nicht gesendet. Ihr früherer Entwurf bleibt erhalten, dieser nicht. %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Der Entwurf Ihres Webhooks konnte nicht gespeichert werden. Er bleibt erhalten, solange das Fenster geöffnet ist, und bei der nächsten Änderung wird das Speichern erneut versucht. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>Dieses Element der Liste ist kein Webhook. Es wird wie empfangen angezeigt.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Nicht lesbarer Datensatz</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>Webhook ohne ID</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>Registriert %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>&amp;Ressource:</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>&amp;Ereignistyp:</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>Ereignisu&amp;ntertyp:</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>&amp;Version:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Methode:</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>&amp;URL:</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>E&amp;xterne Kanal-ID:</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>Worum es bei dem Ereignis geht.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Was damit geschieht, in einem Wort wie eine HTTP-Methode.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Ein genaueres Ereignis innerhalb des Ereignistyps.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>Die Version des Ereignisses.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>Die HTTP-Methode, mit der die URL aufgerufen wird.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>Die URL, die beim Ereignis aufgerufen wird, außerhalb des Dienstes selbst.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Der Kanal, der den Webhook registriert.</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>Die Antwort nennt dieses Feld.</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>Das Feld ist leer und wird als leerer Text gesendet.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>Am Anfang oder Ende des Textes steht ein Leerzeichen. Er wird wie eingegeben gesendet.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>Der Text enthält Zeilenumbrüche oder unsichtbare Zeichen. Sie werden wie eingegeben gesendet; die Anfrage zeigt sie.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 Es wird als „%2“ gesendet. Die erlaubten Werte sind nicht dokumentiert; angeboten werden die in diesem Konto verwendeten.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: „%2“ gesendet, „%3“ empfangen.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>Dieser Webhook wurde am %1 gesendet, aber das Programm hat nicht auf die Antwort gewartet. Er wurde möglicherweise erstellt.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>Dieser Webhook wurde am %1 gesendet. Die Antwort ging verloren oder war unerwartet; er wurde also möglicherweise erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>Die Webhooks des Kontos werden erneut aufgelistet, um das herauszufinden. %Ln wurde geladen.</numerusform>
            <numerusform>Die Webhooks des Kontos werden erneut aufgelistet, um das herauszufinden. %Ln wurden geladen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>Die Webhooks konnten nicht erneut aufgelistet werden, daher ist das Ergebnis noch unbekannt. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>Der eine seither aufgelistete Webhook stimmt nicht in allen sieben Feldern mit ihm überein. Er kann noch später erscheinen: Prüfen Sie erneut, bevor Sie ihn erneut senden.</numerusform>
            <numerusform>Keiner der %Ln seither aufgelisteten Webhooks stimmt in allen sieben Feldern mit ihm überein. Er kann noch später erscheinen: Prüfen Sie erneut, bevor Sie ihn erneut senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>Bereits vor dem Senden aufgelistet.</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>Nach dem Senden erstellt.</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>Vor dem Senden erstellt.</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>Der Zeitpunkt der Erstellung ist unbekannt.</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>Erneut &amp;senden…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>Zurück zum &amp;Formular</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>Gesendeter Webhook:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>Der gesendete Webhook</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>Ihr Entwurf steht dort, und es wird nichts gesendet</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>Ern&amp;eut senden</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>Nic&amp;ht senden</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>Falls er doch erstellt wurde, gibt es ihn danach zweimal, und keiner der beiden kann von hier aus entfernt werden. Denselben Webhook erneut senden?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, erstellt %2. %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>ID %1, aus der unerwarteten Antwort.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>Gefundener Webhook</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>Das ist mein Webhook</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>Etwa zur Zeit des Sendens erstellt.</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>Die Liste enthält jetzt einen Webhook mit denselben sieben Feldern, der etwa zur Zeit des Sendens oder später erstellt wurde. Es ist sehr wahrscheinlich Ihrer.</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>Die Liste enthält Webhooks mit denselben sieben Feldern, aber keinen, der etwa zur Zeit des Sendens oder später erstellt wurde.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>Mit Duplikat</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>Ohne Duplikat</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>Anfrage &amp;kopieren</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>Die Anfrage mit ihrem JSON Byte für Byte kopieren, ohne die hier gezeigte Einrückung und ohne das Token</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (nicht angezeigt)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>Die Anfrage wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>Es wurde nichts gesendet, weil das Ergebnis des vorherigen Webhooks noch unbekannt ist.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>Alle Webhooks werden zum Durchsuchen geladen…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>Noch nicht geladen: Eine Suche lädt alle Webhooks.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%1 von %Ln Webhook, %2</numerusform>
            <numerusform>%1 von %Ln Webhooks, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln Webhook, %1</numerusform>
            <numerusform>%Ln Webhooks, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>Webhooks &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>S&amp;uche und Filter zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>Alle Felder der Webhooks durchsuchen</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>Webhooks suchen</translation>
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
        <translation>Geben Sie die URL ein, die aufgerufen wird, wenn das Ereignis eintritt.</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>Am Anfang oder Ende der URL steht ein Leerzeichen oder ein Zeilenumbruch. Entfernen Sie das Zeichen.</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>Eine URL enthält keine Leerzeichen. Entfernen Sie sie, oder schreiben Sie sie als %20.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>Die URL enthält ein ungültiges Zeichen, etwa einen Zeilenumbruch oder ein unsichtbares Zeichen. Geben Sie sie neu ein.</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>Geben Sie die vollständige URL ein: Sie beginnt mit https:// oder http://.</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>Die URL enthält keinen brauchbaren Servernamen. Geben Sie sie ein wie in https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>Das ist keine gültige URL. Prüfen Sie den Port, die Prozentzeichen und die Klammern.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 ist der eigene Dienst des Kontos. Ein Webhook ruft eine URL außerhalb davon auf.</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 ist der Dienst selbst: Er würde sich selbst aufrufen, nicht Sie.</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 ist nur in einem privaten Netzwerk bekannt. Möglicherweise kann der Dienst keine Verbindung dorthin herstellen.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>Die URL enthält einen Benutzernamen oder ein Passwort. Alle, die die Liste der Webhooks sehen, können das lesen.</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>Mit http können andere lesen und verändern, was gesendet wird. Verwenden Sie nach Möglichkeit https.</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>Der Servername enthält Buchstaben, die wie andere aussehen. In ASCII lautet er %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>Die URL hat %Ln Zeichen, mehr als viele Programme annehmen.</numerusform>
            <numerusform>Die URL hat %Ln Zeichen, mehr als viele Programme annehmen.</numerusform>
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
        <translation>Dieses Konto hat keine Webhooks.</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>Die Webhooks konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>Kein passender Webhook.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln Duplikat</numerusform>
            <numerusform>%Ln Duplikate</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>keine Duplikate gefunden</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>Der Dienst hat ein Element gesendet, das kein Webhook ist. Der Reiter „Rohdaten“ zeigt es wie empfangen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln fast identischer</numerusform>
            <numerusform>%Ln fast identische</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>Webhooks mit demselben Ereignis, derselben Version, demselben Kanal und derselben URL.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Add Account...</source>
        <translation>Konto hin&amp;zufügen...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>Konto b&amp;earbeiten...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>&amp;Token aktualisieren...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>Konto e&amp;ntfernen...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Mit &amp;Spaltentiteln kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>&amp;Zurück zur Liste</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>&amp;Datensatzbereich</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>&amp;Kompakte Zeilen</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>Zeiten in &amp;UTC</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>&amp;Datensatz öffnen	Enter</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>&amp;Nächster Vorgang mit Fehlerdatei</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>&amp;Vorheriger Vorgang mit Fehlerdatei</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>&amp;Netzwerk...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>Ü&amp;ber Balehook</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Vorgänge</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>Konto &amp;wechseln</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>Datensatzbereich unter der &amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>Tabellendatei ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>&amp;Dateien auf diesem Computer...</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Gehe zu Zeile...</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>&amp;Importvorgänge anzeigen</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>&amp;Webhooks anzeigen</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>&amp;Importdatei anzeigen</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>Fehlerdateien &amp;herunterladen</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>Do&amp;wnloads...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>Webhook &amp;registrieren...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>Ä&amp;hnlichen registrieren...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>Gespeicherte Liste ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>Gespeicherte Liste &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>Eige&amp;nschaften</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>Zei&amp;len</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>Eigenschaf&amp;ten anzeigen</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>Fehlgeschlagene &amp;Zeilen anzeigen	Enter</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>&amp;Datensatz öffnen</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>Liste e&amp;xportieren...</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Link zum Vor&amp;gang kopieren</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>Aktivität anz&amp;eigen</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Vorgang &amp;beobachten</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>Be&amp;obachtete Vorgänge</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>Auto&amp;matisch aktualisieren</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>Konto nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>Konto nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>&amp;Nächste Zeile</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>&amp;Vorherige Zeile</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>Sc&amp;hnellzugriff...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>An&amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>&amp;Darstellung...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>&amp;Diagnosebericht...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>&amp;Nicht dokumentiertes Verhalten...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>&amp;Für die Suche gespeicherte Vorgänge...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>Aufgelistete Anf&amp;ragen</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>Nächste Fehlerdatei</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>Vorherige Fehlerdatei</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>Fehlgeschlagene Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>Werkzeugleisten&amp;optionen</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Importdatei</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>Fehlerdatei speichern...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>Importdatei speichern...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>Konto an&amp;heften</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>In f&amp;ehlgeschlagenen Zeilen suchen...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>Nur Zeilen mit diesem Wert</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Mit vorherigem Upload vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Vergleichen mit...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>Fehlgeschlagene Zeilen weitergeben...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>Gründe über Vorgänge hinweg...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>Die Sprache wechselt, sobald das Fenster untätig ist.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>&amp;Werkzeugleiste anzeigen</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>Text &amp;neben Symbolen</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>Text &amp;unter Symbolen</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>Nur &amp;Symbole</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>Nur &amp;Text</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>&amp;Vorgabe des Desktops</translation>
    </message>
</context>
</TS>

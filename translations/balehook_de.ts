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
Eine Konsole für Importaufträge und Webhooks.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Verwendet Qt %2.</translation>
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
        <translation>Konto entfernen</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, too. Nothing changes at the service.</source>
        <translation>Das Konto %1 aus diesem Programm entfernen? Sein Token wird auch aus dem Schlüsselbund gelöscht. Beim Dienst ändert sich nichts.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>Das Konto %1 wurde entfernt, aber sein Token ist möglicherweise noch im Schlüsselbund. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Slug:</source>
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
        <source>&amp;Add account</source>
        <translation>Konto &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Edit account</source>
        <translation>Konto bearbeiten</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>Konto hinzufügen</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If it is empty, the slug is shown.</source>
        <translation>Wird in der Kontenliste angezeigt. Ist das Feld leer, wird das Kontokürzel angezeigt.</translation>
    </message>
    <message>
        <source>The part of the host name that names the account.</source>
        <translation>Der Teil des Hostnamens, der das Konto bezeichnet.</translation>
    </message>
    <message>
        <source>The whole address, or with “{slug}” in the place of the slug.</source>
        <translation>Die vollständige Adresse, oder mit „{slug}“ anstelle des Kontokürzels.</translation>
    </message>
    <message>
        <source>Empty: the base URL. Webhooks are created at the address of a “workspace”, and whether that is the same one is not documented.</source>
        <translation>Leer: die Basis-URL. Webhooks werden unter der Adresse eines Arbeitsbereichs („workspace“) angelegt; ob das dieselbe ist, ist nicht dokumentiert.</translation>
    </message>
    <message>
        <source>25 is the default, as it is the service&apos;s own. Larger pages mean fewer requests; the service may answer with smaller ones.</source>
        <translation>25 ist die Vorgabe, wie beim Dienst selbst. Größere Seiten bedeuten weniger Anfragen; der Dienst kann mit kleineren antworten.</translation>
    </message>
    <message>
        <source>Empty: the code alone is shown. What the codes of a job mean is not documented, so words for them are yours to give.</source>
        <translation>Leer: Nur der Code wird angezeigt. Was die Codes eines Auftrags bedeuten, ist nicht dokumentiert; die Bezeichnungen dafür legen Sie fest.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Keep &amp;editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Zugriffstoken einfügen</translation>
    </message>
    <message>
        <source>It is kept in the keychain and never shown.</source>
        <translation>Es wird im Schlüsselbund aufbewahrt und nie angezeigt.</translation>
    </message>
    <message>
        <source>A token belongs to one address and one slug. After this change it is asked for again; you can paste it here.</source>
        <translation>Ein Token gehört zu einer Adresse und einem Kontokürzel. Nach dieser Änderung wird es erneut benötigt; Sie können es hier einfügen.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Ein Token ist gespeichert</translation>
    </message>
    <message>
        <source>Leave it empty to keep the stored token.</source>
        <translation>Lassen Sie das Feld leer, um das gespeicherte Token zu behalten.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>Kein Token gespeichert</translation>
    </message>
    <message>
        <source>Leave it empty to go on without storing a token.</source>
        <translation>Lassen Sie das Feld leer, um fortzufahren, ohne ein Token zu speichern.</translation>
    </message>
    <message>
        <source>The account is saved, but its token is not stored. Close without the token?</source>
        <translation>Das Konto ist gespeichert, sein Token aber nicht. Ohne Token schließen?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>Ihre Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>Type the account&apos;s slug, for example “acme”.</source>
        <translation>Geben Sie das Kontokürzel ein, zum Beispiel „acme“.</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: the letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Ein Kontokürzel hat höchstens 63 Zeichen: die Buchstaben a bis z, Ziffern und Bindestriche, die weder am Anfang noch am Ende stehen.</translation>
    </message>
    <message>
        <source>Type the address of the service, for example “https://{slug}.example.com”.</source>
        <translation>Geben Sie die Adresse des Dienstes ein, zum Beispiel „https://{slug}.example.com“.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. What is loaded stays here; loading goes on by itself when the connection is back.</source>
        <translation>Dieser Computer ist offline. Was geladen ist, bleibt hier; das Laden geht von selbst weiter, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>No token is kept for this account. Nothing can be loaded before you enter one.</source>
        <translation>Für dieses Konto ist kein Token gespeichert. Es kann nichts geladen werden, bevor Sie eines eingeben.</translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation>&amp;Token eingeben...</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Update Token...</source>
        <translation>&amp;Token aktualisieren...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>Die Liste hat sich seit dem Laden geändert; Zeilen können verschoben sein.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Aktuali&amp;sieren</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait; next try in %Ln s.</source>
        <translation>
            <numerusform>Der Dienst bittet zu warten; nächster Versuch in %Ln s.</numerusform>
            <numerusform>Der Dienst bittet zu warten; nächster Versuch in %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, Konto %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The answer is not the webhook that was sent.</source>
        <translation>Die Antwort ist nicht der Webhook, der gesendet wurde.</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>Die Einstellungen konnten nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Balehook is already running, but does not answer.</source>
        <translation>Balehook läuft bereits, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Close its window, or end the program, then start it again.</source>
        <translation>Schließen Sie das Fenster oder beenden Sie das Programm, und starten Sie es dann neu.</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the address of the service.</source>
        <translation>Geben Sie die Adresse des Dienstes ein.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>Die Adresse muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>There is a character in the address that addresses do not have, such as a space or an invisible one. Type the address again.</source>
        <translation>Die Adresse enthält ein Zeichen, das in Adressen nicht vorkommt, etwa ein Leerzeichen oder ein unsichtbares Zeichen. Geben Sie die Adresse neu ein.</translation>
    </message>
    <message>
        <source>Braces are only used for {slug}, which stands for the slug of the account.</source>
        <translation>Geschweifte Klammern sind nur in {slug} erlaubt, das für das Kontokürzel steht.</translation>
    </message>
    <message>
        <source>The address must not have a user name or an @ sign. Remove everything up to the @.</source>
        <translation>Die Adresse darf weder einen Benutzernamen noch ein @ enthalten. Entfernen Sie alles bis einschließlich @.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #. Remove it and what follows.</source>
        <translation>Die Adresse darf kein ? oder # enthalten. Entfernen Sie das Zeichen und alles, was folgt.</translation>
    </message>
    <message>
        <source>This is not the name of a server. Type it as in https://shop.example.com.</source>
        <translation>Das ist kein Servername. Geben Sie ihn ein wie in https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Der Port muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>The path in the address must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation>Der Pfad in der Adresse darf keine leeren Teile und keine Teile nur aus Punkten enthalten. Entfernen Sie diese.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer itself (localhost). Use https, so that the token cannot be read on its way.</source>
        <translation>Unverschlüsseltes http ist nur für diesen Computer selbst (localhost) erlaubt. Verwenden Sie https, damit das Token unterwegs nicht mitgelesen werden kann.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the token of the account.</source>
        <translation>Fügen Sie das Token des Kontos ein.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste the token alone.</source>
        <translation>Das ist zu lang für ein Token. Fügen Sie nur das Token ein.</translation>
    </message>
    <message>
        <source>There is a space or a line break inside the token. Copy the token again, in one piece.</source>
        <translation>Im Token steht ein Leerzeichen oder ein Zeilenumbruch. Kopieren Sie das Token noch einmal, in einem Stück.</translation>
    </message>
    <message>
        <source>There is a character in the token that no token has, perhaps an invisible one. Copy the token again from its source.</source>
        <translation>Das Token enthält ein Zeichen, das in keinem Token vorkommt, vielleicht ein unsichtbares. Kopieren Sie das Token noch einmal von seiner Quelle.</translation>
    </message>
    <message>
        <source>A token has only letters, digits and the signs - . _ ~ + / and =, the latter at its end. Copy the token again.</source>
        <translation>Ein Token besteht nur aus Buchstaben, Ziffern und den Zeichen - . _ ~ + / und =, Letzteres nur am Ende. Kopieren Sie das Token noch einmal.</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>It answered, but without a usable total. The list will grow as you scroll.</source>
        <translation>Antwort erhalten, aber ohne brauchbare Gesamtzahl. Die Liste wächst beim Scrollen.</translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), without a page size.</source>
        <translation>Antwort erhalten: insgesamt %1 Datensätze (Feld „%2“), ohne Seitengröße.</translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), page size %3.</source>
        <translation>Antwort erhalten: insgesamt %1 Datensätze (Feld „%2“), Seitengröße %3.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Anfrage läuft…</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Ergebnis der Prüfung</translation>
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
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
    <message>
        <source>Colour of the account</source>
        <translation>Farbe des Kontos</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
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
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>Importaufträge auflisten</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Webhooks auflisten</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Webhook anlegen</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The answer does not say what it is (it has no Content-Type).</source>
        <translation>Die Antwort gibt ihre Art nicht an (Content-Type fehlt).</translation>
    </message>
    <message>
        <source>The answer is not valid UTF-8 text.</source>
        <translation>Die Antwort ist kein gültiger UTF-8-Text.</translation>
    </message>
    <message>
        <source>The answer is nested too deeply.</source>
        <translation>Die Antwort ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>The answer is incomplete or no JSON: %1, at byte %2.</source>
        <translation>Die Antwort ist unvollständig oder kein JSON: %1, bei Byte %2.</translation>
    </message>
    <message>
        <source>The answer is JSON, but not an object.</source>
        <translation>Die Antwort ist JSON, aber kein Objekt.</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is missing).</source>
        <translation>Die Antwort enthält keine Liste von Datensätzen („data“ fehlt).</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is not a list).</source>
        <translation>Die Antwort enthält keine Liste von Datensätzen („data“ ist keine Liste).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %n second(s) before the next try.</source>
        <translation>
            <numerusform>Der Dienst hat zu viele Anfragen erhalten. Er bittet, bis zum nächsten Versuch %n Sekunde zu warten.</numerusform>
            <numerusform>Der Dienst hat zu viele Anfragen erhalten. Er bittet, bis zum nächsten Versuch %n Sekunden zu warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Der Vorgang wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1, because this address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>An %1 wurde nichts gesendet, weil Balehook diese Adresse hier nicht verwenden darf. Prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>Es wurde nichts gesendet, weil Balehook diese Adresse hier nicht verwenden darf. Prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the address of the account and your network connection, then try again.</source>
        <translation>Es wurde kein Server mit dem Namen %1 gefunden. Prüfen Sie die Adresse des Kontos und Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The server was not found. Check the address of the account and your network connection, then try again.</source>
        <translation>Der Server wurde nicht gefunden. Prüfen Sie die Adresse des Kontos und Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 could not be reached. Check your network connection, then try again.</source>
        <translation>%1 ist nicht erreichbar. Prüfen Sie Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The service could not be reached. Check your network connection, then try again.</source>
        <translation>Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Netzwerkverbindung, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>%1 did not answer in time. Try again in a moment.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a moment.</source>
        <translation>Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the answer was complete. Try again.</source>
        <translation>%1 hat die Verbindung geschlossen, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection was closed before the answer was complete. Try again.</source>
        <translation>Die Verbindung wurde geschlossen, bevor die Antwort vollständig war. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made, so nothing was sent. Its certificate may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>Es kam keine sichere Verbindung zu %1 zustande, daher wurde nichts gesendet. Das Zertifikat ist möglicherweise abgelaufen, für einen anderen Namen ausgestellt oder auf diesem Computer nicht vertrauenswürdig. Fragen Sie Ihre Administration; mehr steht in den Details.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent. The certificate of the service may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>Es kam keine sichere Verbindung zustande, daher wurde nichts gesendet. Das Zertifikat des Dienstes ist möglicherweise abgelaufen, für einen anderen Namen ausgestellt oder auf diesem Computer nicht vertrauenswürdig. Fragen Sie Ihre Administration; mehr steht in den Details.</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Der Proxy %1 hat die Anfrage nicht durchgelassen. Prüfen Sie Einstellungen &gt; Netzwerk, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>Der Proxy hat die Anfrage nicht durchgelassen. Prüfen Sie Einstellungen &gt; Netzwerk, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>The service pointed to another address, at %1. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>Der Dienst hat auf eine andere Adresse bei %1 verwiesen. Dem Verweis wurde nicht gefolgt, damit das Token beim Dienst des Kontos bleibt. Prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>The service pointed to another address. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>Der Dienst hat auf eine andere Adresse verwiesen. Dem Verweis wurde nicht gefolgt, damit das Token beim Dienst des Kontos bleibt. Prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account by %1. Update the token, or check that it belongs to this account.</source>
        <translation>Das Token wurde von %1 für dieses Konto nicht akzeptiert. Aktualisieren Sie das Token, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>Das Token wurde für dieses Konto nicht akzeptiert. Aktualisieren Sie das Token, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account: %1 says that it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>Das Token wurde für dieses Konto nicht akzeptiert: Laut %1 fehlt ihm die Berechtigung. Bitten Sie um ein Token mit dieser Berechtigung, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account, because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>Das Token wurde für dieses Konto nicht akzeptiert, weil ihm die Berechtigung fehlt. Bitten Sie um ein Token mit dieser Berechtigung, oder prüfen Sie, ob es zu diesem Konto gehört.</translation>
    </message>
    <message>
        <source>%1 has nothing at this address (status %2). Check the address and the slug of the account; links to files may have expired.</source>
        <translation>%1 hat nichts unter dieser Adresse (Status %2). Prüfen Sie die Adresse und das Kontokürzel; Links zu Dateien können abgelaufen sein.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the address and the slug of the account; links to files may have expired.</source>
        <translation>Der Dienst hat nichts unter dieser Adresse (Status %2). Prüfen Sie die Adresse und das Kontokürzel; Links zu Dateien können abgelaufen sein.</translation>
    </message>
    <message>
        <source>%1 asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>%1 bittet zu warten, weil zu viele Anfragen eingegangen sind. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The service asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>Der Dienst bittet zu warten, weil zu viele Anfragen eingegangen sind. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show its answer.</source>
        <translation>%1 hat die Anfrage abgelehnt (Status %2). Die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show its answer.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt (Status %2). Die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>%1 failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>%1 konnte nicht antworten (Status %2). Versuchen Sie es gleich noch einmal; wenn es so bleibt, informieren Sie die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>The service failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>Der Dienst konnte nicht antworten (Status %2). Versuchen Sie es gleich noch einmal; wenn es so bleibt, informieren Sie die Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>%1 gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>%1 hat eine Antwort gegeben, die hier nicht erwartet wird (Status %2). Prüfen Sie die Adresse des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The service gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>Der Dienst hat eine Antwort gegeben, die hier nicht erwartet wird (Status %2). Prüfen Sie die Adresse des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The answer of %1 was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>Die Antwort von %1 war größer, als eine solche Antwort sein darf, und wurde daher nicht zu Ende gelesen. Wählen Sie eine kleinere Seitengröße, oder prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>The answer was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>Die Antwort war größer, als eine solche Antwort sein darf, und wurde daher nicht zu Ende gelesen. Wählen Sie eine kleinere Seitengröße, oder prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>The answer of %1 ended before it was complete, so it was not used. Try again.</source>
        <translation>Die Antwort von %1 endete, bevor sie vollständig war, und wurde daher nicht verwendet. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The answer ended before it was complete, so it was not used. Try again.</source>
        <translation>Die Antwort endete, bevor sie vollständig war, und wurde daher nicht verwendet. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>Die Antwort von %1 war nicht verständlich. Prüfen Sie die Adresse des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>The answer could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>Die Antwort war nicht verständlich. Prüfen Sie die Adresse des Kontos; die Details zeigen die Antwort.</translation>
    </message>
    <message>
        <source>%1 answered with a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>%1 hat mit einer Webseite statt mit Daten geantwortet. Möglicherweise verlangt das Netzwerk zuerst eine Anmeldung: Öffnen Sie eine Webseite in Ihrem Browser, und versuchen Sie es dann erneut. Wenn das nicht hilft, prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>The answer was a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>Die Antwort war eine Webseite statt Daten. Möglicherweise verlangt das Netzwerk zuerst eine Anmeldung: Öffnen Sie eine Webseite in Ihrem Browser, und versuchen Sie es dann erneut. Wenn das nicht hilft, prüfen Sie die Adresse des Kontos.</translation>
    </message>
    <message>
        <source>No token is stored for this account. Add its token to go on.</source>
        <translation>Für dieses Konto ist kein Token gespeichert. Fügen Sie sein Token hinzu, um fortzufahren.</translation>
    </message>
    <message>
        <source>No keychain service answers in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>In dieser Sitzung antwortet kein Schlüsselbunddienst, daher können Token weder gelesen noch gespeichert werden. Starten Sie einen, etwa GNOME Keyring oder KWallet, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be reached. Unlock it and try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund scheint gesperrt zu sein, daher ist das Token dieses Kontos nicht erreichbar. Entsperren Sie ihn und versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain does not answer. Look for a question of it on the screen and try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund antwortet nicht. Suchen Sie auf dem Bildschirm nach einer Rückfrage und versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>Der Schlüsselbund hat das Token nicht gespeichert. Versuchen Sie es erneut, oder behalten Sie das Token nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has room; the details give the system&apos;s words.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden. Prüfen Sie, ob der Ordner vorhanden ist und genug Platz hat; die Details zeigen die Meldung des Systems.</translation>
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
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>Auftrags-ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation>Kanal-ID</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>User id</source>
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
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>“%1” in the answer of the service</source>
        <translation>„%1“ in der Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Your word for it: %1</source>
        <translation>Ihre Bezeichnung: %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>Erstellt %1 von %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchTarget</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>The server sent the file with an encoding that was not asked for, so its completeness cannot be checked.</source>
        <translation>Der Server hat die Datei in einer Kodierung gesendet, die nicht angefordert war; ihre Vollständigkeit lässt sich daher nicht prüfen.</translation>
    </message>
    <message>
        <source>The server gave an impossible length of the file.</source>
        <translation>Der Server hat eine unmögliche Dateilänge angegeben.</translation>
    </message>
    <message>
        <source>The server pointed to another address that may not be asked.</source>
        <translation>Der Server hat auf eine andere Adresse verwiesen, die nicht abgefragt werden darf.</translation>
    </message>
    <message>
        <source>The server pointed from one address to the next too often.</source>
        <translation>Der Server hat zu oft von einer Adresse zur nächsten verwiesen.</translation>
    </message>
    <message>
        <source>What the server sent is a program, not a file of rows.</source>
        <translation>Was der Server gesendet hat, ist ein Programm und keine Datei mit Zeilen.</translation>
    </message>
    <message>
        <source>Announced: %1 bytes. Received: %2 bytes.</source>
        <translation>Angekündigt: %1 Bytes. Empfangen: %2 Bytes.</translation>
    </message>
    <message>
        <source>The link has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Der Link ist wahrscheinlich abgelaufen. Aktualisieren Sie den Auftrag, um einen neuen zu erhalten, und versuchen Sie es dann erneut.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go to Job</source>
        <translation>Gehe zu Auftrag</translation>
    </message>
    <message>
        <source>%1 of %2 jobs read; not found yet.</source>
        <translation>%1 von %2 Aufträgen gelesen; noch nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 jobs read; not found yet.</source>
        <translation>%1 Aufträge gelesen; noch nicht gefunden.</translation>
    </message>
    <message>
        <source>The id %1 is not among the %2 jobs read.</source>
        <translation>Die ID %1 ist nicht unter den %2 gelesenen Aufträgen.</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Zeilennummer</translation>
    </message>
    <message>
        <source>Job &amp;id</source>
        <translation>Auftrags-&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>&amp;Gehe zu:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order as served.</source>
        <translation>Zeilen 1 bis %1, in der gelieferten Reihenfolge.</translation>
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
        <source>The search was stopped; the job was not found in what was read.</source>
        <translation>Die Suche wurde abgebrochen; der Auftrag wurde in den bisher gelesenen nicht gefunden.</translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation>Diese Zeile gibt es nicht. Geben Sie eine Zahl von 1 bis %1 ein.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>Für dieses Konto ist nichts geladen.</translation>
    </message>
    <message>
        <source>Reading the list page by page. Press Esc to stop.</source>
        <translation>Die Liste wird Seite für Seite gelesen. Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>The service sent something that is no import job. Raw shows it as it came.</source>
        <translation>Der Dienst hat etwas gesendet, das kein Importauftrag ist. „Rohdaten“ zeigt es so, wie es ankam.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>succeeded and failed rows</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The service says status &quot;%1&quot;.</source>
        <translation>Der Dienst meldet den Status „%1“.</translation>
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
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Succeeded / failed</source>
        <translation>Erfolgreich / fehlgeschlagen</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Importdatei</translation>
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
        <source>Failed file</source>
        <translation>Fehlerdatei</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsPage</name>
    <message>
        <source>Import jobs</source>
        <translation>Importaufträge</translation>
    </message>
    <message>
        <source>There is no account yet. Add the account of a merchant to see its import jobs.</source>
        <translation>Es gibt noch kein Konto. Fügen Sie das Konto eines Händlers hinzu, um seine Importaufträge zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>Konto hin&amp;zufügen...</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>Dieses Konto hat keine Importaufträge.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>Aktuali&amp;sieren</translation>
    </message>
    <message>
        <source>Nothing is loaded: this account has no token yet.</source>
        <translation>Nichts geladen: Dieses Konto hat noch kein Token.</translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation>&amp;Token eingeben...</translation>
    </message>
    <message>
        <source>Nothing is loaded, because the token of this account cannot be used.</source>
        <translation>Nichts geladen, weil das Token dieses Kontos nicht verwendet werden kann.</translation>
    </message>
    <message>
        <source>Nothing is loaded: this computer is offline.</source>
        <translation>Nichts geladen: Dieser Computer ist offline.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>Die Importaufträge konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
</context>
<context>
    <name>Balehook::JobsCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 Zeilen sind ausgewählt; höchstens %2 können auf einmal kopiert werden. Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>Reading the rows to copy: %1 of %2.</source>
        <translation>Die zu kopierenden Zeilen werden gelesen: %1 von %2.</translation>
    </message>
    <message>
        <source>Reading the rows to copy.</source>
        <translation>Die zu kopierenden Zeilen werden gelesen.</translation>
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
        <source>This job has no link</source>
        <translation>Dieser Auftrag hat keinen Link</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the end of the list.</source>
        <translation>Von hier bis zum Ende der Liste gibt es keinen weiteren Auftrag mit Fehlerdatei.</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the start of the list.</source>
        <translation>Von hier bis zum Anfang der Liste gibt es keinen weiteren Auftrag mit Fehlerdatei.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs read.</source>
        <translation>Der nächste Auftrag mit Fehlerdatei wird gesucht. %1 Aufträge gelesen.</translation>
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
        <source>This is no complete web address, and what is missing is not guessed. You can copy it.</source>
        <translation>Das ist keine vollständige Webadresse, und was fehlt, wird nicht erraten. Sie können sie kopieren.</translation>
    </message>
    <message>
        <source>Only web addresses (https) are opened. You can copy this text.</source>
        <translation>Nur Webadressen (https) werden geöffnet. Sie können diesen Text kopieren.</translation>
    </message>
    <message>
        <source>The link holds spaces, control characters or invisible characters.</source>
        <translation>Der Link enthält Leerzeichen, Steuerzeichen oder unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>This is no valid web address.</source>
        <translation>Das ist keine gültige Webadresse.</translation>
    </message>
    <message>
        <source>The link holds a user name or password, which can hide where it leads.</source>
        <translation>Der Link enthält einen Benutzernamen oder ein Passwort; das kann verbergen, wohin er führt.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>Der Link ist unverschlüsselt (http) und wird daher nicht geöffnet. Sie können ihn kopieren.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
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
        <source>Leads to %1</source>
        <translation>Führt zu %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Den Link im Browser öffnen</translation>
    </message>
    <message>
        <source>Save the file to disk; your token is not sent along</source>
        <translation>Die Datei auf dem Datenträger speichern; Ihr Token wird nicht mitgesendet</translation>
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
        <source>The link to %1 was handed to the browser.</source>
        <translation>Der Link zu %1 wurde an den Browser übergeben.</translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation>Kein Browser hat den Link angenommen. Kopieren Sie ihn und öffnen Sie ihn von Hand.</translation>
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
        <source>The settings could not be read, so the program started with new ones. The old file is kept as %1.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden; das Programm wurde daher mit neuen gestartet. Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Select a job to see its record here.</source>
        <translation>Wählen Sie einen Auftrag aus, um seinen Datensatz hier zu sehen.</translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Deta&amp;ils</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
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
        <source>Use the proxy of the &amp;system</source>
        <translation>Proxy des &amp;Systems verwenden</translation>
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
        <source>A password that the proxy wants is asked for when it is needed and never stored.</source>
        <translation>Verlangt der Proxy ein Passwort, wird es bei Bedarf abgefragt und nie gespeichert.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. A certificate that fails cannot be ignored here.</source>
        <translation>Zertifikate werden mit dem Zertifikatspeicher des Systems geprüft. Ein ungültiges Zertifikat kann hier nicht übergangen werden.</translation>
    </message>
    <message>
        <source>Type the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Geben Sie den Host des Proxys ein, zum Beispiel „proxy.example.com“.</translation>
    </message>
    <message>
        <source>This is no host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Das ist kein Hostname und keine Adresse. Lassen Sie „http://“, den Port, einen Pfad und ein Passwort weg.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Desktop-Konsole für Importaufträge und Webhooks.</translation>
    </message>
    <message>
        <source>Keep settings, cache, downloads and keychain entries of this profile in &lt;folder&gt;.</source>
        <translation>Einstellungen, Cache, Downloads und Schlüsselbundeinträge dieses Profils in &lt;Ordner&gt; aufbewahren.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Show the window, tell that it was painted, and end.</source>
        <translation>Das Fenster anzeigen, melden, dass es gezeichnet wurde, und beenden.</translation>
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
        <source>on its way</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>The list changed: this record is in another place now.</source>
        <translation>Die Liste hat sich geändert: Dieser Datensatz steht jetzt an anderer Stelle.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation>Sto&amp;ppen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy password</source>
        <translation>Proxy-Passwort</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password. They are kept until the program ends and never stored.</source>
        <translation>Der Proxy %1 verlangt einen Namen und ein Passwort. Beides wird bis zum Programmende behalten und nie gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Use password</source>
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
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as served</source>
        <translation>Wie geliefert kopieren</translation>
    </message>
    <message>
        <source>The record as served</source>
        <translation>Der Datensatz wie geliefert</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Das JSON Byte für Byte kopieren, ohne die hier gezeigte Einrückung</translation>
    </message>
    <message>
        <source>The record was copied as served.</source>
        <translation>Der Datensatz wurde wie geliefert kopiert.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Alle %1 Zeichen anzeigen</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Select a job to see it here.</source>
        <translation>Wählen Sie einen Auftrag aus, um ihn hier zu sehen.</translation>
    </message>
    <message>
        <source>This element of the list is no import job. It is shown as it was served.</source>
        <translation>Dieses Element der Liste ist kein Importauftrag. Es wird so angezeigt, wie es geliefert wurde.</translation>
    </message>
    <message>
        <source>&amp;Facts</source>
        <translation>An&amp;gaben</translation>
    </message>
    <message>
        <source>&amp;Raw</source>
        <translation>R&amp;ohdaten</translation>
    </message>
    <message>
        <source>Close the record pane</source>
        <translation>Den Datensatzbereich schließen</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Nicht lesbarer Datensatz</translation>
    </message>
    <message>
        <source>Job without an id</source>
        <translation>Auftrag ohne ID</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Auftrag %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is no web address that can be asked.</source>
        <translation>Das ist keine Webadresse, die abgefragt werden kann.</translation>
    </message>
    <message>
        <source>The address holds a user name, a password or an impossible port.</source>
        <translation>Die Adresse enthält einen Benutzernamen, ein Passwort oder einen unmöglichen Port.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are asked.</source>
        <translation>Nur verschlüsselte Adressen (https) werden abgefragt.</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>Das Token wird nur an die eigene Adresse des Kontos gesendet.</translation>
    </message>
    <message>
        <source>The token holds characters that no token may have.</source>
        <translation>Das Token enthält Zeichen, die in keinem Token vorkommen dürfen.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Fortschritt des Downloads</translation>
    </message>
    <message>
        <source>The download stopped, because the account was removed or changed. No file was left.</source>
        <translation>Der Download wurde abgebrochen, weil das Konto entfernt oder geändert wurde. Es ist keine Datei zurückgeblieben.</translation>
    </message>
    <message>
        <source>Save file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3 of %4, %5 a second</source>
        <translation>%1 wird von %2 heruntergeladen: %3 von %4, %5 pro Sekunde</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3, %4 a second</source>
        <translation>%1 wird von %2 heruntergeladen: %3, %4 pro Sekunde</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. It has the length that the server gave.</source>
        <translation>%1 (%2) von %3 gespeichert. Die Länge stimmt mit der Angabe des Servers überein.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation>%1 (%2) von %3 gespeichert. Der Server hat keine Länge angegeben; ob die Datei vollständig ist, lässt sich daher nicht sagen.</translation>
    </message>
    <message>
        <source>The server sent a web page in place of the file. The link may have expired, or want you to sign in.</source>
        <translation>Der Server hat statt der Datei eine Webseite gesendet. Der Link ist möglicherweise abgelaufen oder verlangt eine Anmeldung.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>%1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation>Datensatz öffnen</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>&amp;Remove line</source>
        <translation>Zeile ent&amp;fernen</translation>
    </message>
    <message>
        <source>A&amp;dd line</source>
        <translation>&amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Words for status codes</source>
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
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>Aufträge: %1, geladen: %2</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>Aufträge geladen: %1, Gesamtzahl unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>order as served</source>
        <translation>Reihenfolge wie geliefert</translation>
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
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>Spalten &amp;zurücksetzen</translation>
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
        <source>As written: %1</source>
        <translation>Wie geliefert: %1</translation>
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
        <source>Update token</source>
        <translation>Token aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Save token</source>
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
        <source>It takes the place of the present token, is kept in the keychain and never shown.</source>
        <translation>Es ersetzt das bisherige Token, wird im Schlüsselbund aufbewahrt und nie angezeigt.</translation>
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
        <translation>Das Wort „Bearer“ vor dem Token und der Leerraum um das Token wurden weggelassen.</translation>
    </message>
    <message>
        <source>The word “Bearer” in front of the token was left out.</source>
        <translation>Das Wort „Bearer“ vor dem Token wurde weggelassen.</translation>
    </message>
    <message>
        <source>The white space around the token was left out.</source>
        <translation>Der Leerraum um das Token wurde weggelassen.</translation>
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
        <source>&amp;Keep for this session only</source>
        <translation>Nur für diese S&amp;itzung behalten</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>The account was removed or changed meanwhile. Close this window and open it again.</source>
        <translation>Das Konto wurde inzwischen entfernt oder geändert. Schließen Sie dieses Fenster und öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. A prompt of the system may ask for your password.</source>
        <translation>Das Token wird im Schlüsselbund gespeichert. Das System fragt möglicherweise nach Ihrem Passwort.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Ein Token, das nur für diese Sitzung behalten wird, ist nach dem Programmende vergessen.</translation>
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
        <source>&amp;Update Token...</source>
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
        <source>&amp;Go to Job...</source>
        <translation>&amp;Gehe zu Auftrag...</translation>
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
        <translation>&amp;Nächster Auftrag mit Fehlerdatei</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>&amp;Vorheriger Auftrag mit Fehlerdatei</translation>
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
        <translation>A&amp;ufträge</translation>
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
</context>
</TS>

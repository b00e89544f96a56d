<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>Acerca de Balehook</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
Una consola para trabajos de importación y webhooks.

Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Utiliza Qt %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>Quitar cuenta</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>¿Quitar la cuenta %1 de este programa? Su token se elimina del llavero, al igual que los archivos descargados para ella. En el servicio no cambia nada.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>Se quitó la cuenta %1, pero no se pudieron eliminar algunos de sus archivos. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>Se quitó la cuenta %1, pero es posible que su token siga en el llavero. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>No se quitó la cuenta %1, porque no se pudo guardar la configuración. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>Se quitó la cuenta %1, pero no se pudieron eliminar algunos de sus datos. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>&amp;Slug:</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>&amp;URL base:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Token:</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>Direcciones:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vanzado</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>URL del espacio de tra&amp;bajo:</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>Ta&amp;maño de página:</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>&amp;Ruta de las propiedades:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Páginas:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>Usar page[&amp;offset] y page[limit] (sin confirmar)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Archivos:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>Enviar el token de acceso para los arc&amp;hivos de estos hosts</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>Et&amp;iquetas de estado:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>A&amp;gregar cuenta</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>Editar cuenta</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>Agregar cuenta</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>Se muestra en la lista de cuentas. Si se deja vacío, se muestra el slug.</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>La parte del nombre de host que identifica la cuenta.</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>La URL completa, o una URL con “{slug}” en lugar del slug.</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>Si se deja vacío, se usa la URL base. Los webhooks se crean en la URL de un “espacio de trabajo”; no está documentado si es el mismo host.</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>El valor predeterminado de 25 es el del propio servicio. Las páginas más grandes requieren menos solicitudes; el servicio puede devolver páginas más pequeñas.</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>Opcional. No está documentado dónde se listan las propiedades; si conoce la ruta, escriba lo que sigue a la URL base, empezando con una barra.</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>Sin confirmar: se dice que el servicio admite estos parámetros, pero no está documentado cómo cuentan. Balehook cuenta desde 0 los registros anteriores a la página y se detiene si la respuesta muestra otra página. Use “Comprobar” para probarlo.</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>Solo hace falta si los archivos de esta cuenta están en el propio host de la cuenta y requieren iniciar sesión. El token nunca se envía para archivos de otros hosts.</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>Si se deja vacío, solo se muestra el código. No está documentado qué significan los códigos de estado, así que puede ponerles sus propias etiquetas.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>Seguir &amp;editando</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Pegue el token de acceso</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>El token se guarda en el llavero y no se muestra nunca.</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>Un token corresponde a una sola URL y a un solo slug. Después de este cambio se le volverá a pedir; puede pegarlo aquí.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>Hay un token guardado</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>Deje el campo vacío para conservar el token guardado.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>No hay ningún token guardado</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>Deje el campo vacío para continuar sin token.</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>La cuenta se guardó, pero su token no. ¿Cerrar sin guardar el token?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>¿Descartar lo que ha escrito?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>Escriba el slug de la cuenta; por ejemplo, “acme”.</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>Un slug tiene como máximo 63 caracteres: letras minúsculas de la a a la z, dígitos y guiones que no estén ni al principio ni al final.</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>Escriba la URL del servicio; por ejemplo, “https://{slug}.example.com”.</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>Esta parte del nombre de host identifica la cuenta. También forma parte de los enlaces a trabajos, como balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>La URL bajo la que el servicio lista los trabajos de importación y los webhooks; por ejemplo, https://{slug}.example.com. “{slug}” representa el slug. En “Direcciones”, más abajo, se muestra adónde va cada solicitud.</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>El token de acceso que se envía con cada solicitud al servicio. No está documentado cómo se obtiene, cuánto tiempo es válido ni qué permite: pregunte a quienes administran su plataforma.</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>Pide un registro a cada listado con los valores escritos aquí y muestra el resultado. No se guarda nada.</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>Otro programa quitó esta cuenta y su token. Para volver a usarla, cierre esta ventana y agregue la cuenta de nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>Este equipo no tiene conexión. Las filas cargadas se conservan; la carga continuará cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>Esta cuenta no tiene ningún token guardado. Introduzca uno para cargar sus datos.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Introducir token...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>Cambiar token...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>La lista ha cambiado desde que se cargó; es posible que algunas filas se hayan movido.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>El servicio pidió esperar; próximo intento en %Ln s.</numerusform>
            <numerusform>El servicio pidió esperar; próximo intento en %Ln s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>Las filas mostradas se recibieron el %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>Otro programa está cargando estos trabajos en este momento, quizá balehookctl. Espere a que termine y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>La lista de trabajos cambió continuamente mientras se cargaba, por lo que pueden faltar algunos trabajos.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>Otro programa está agregando o quitando una cuenta. Este lo espera.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, cuenta %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1, cuenta %2, fijada</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Agregar cuenta...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>Filtrar cuentas</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>Los gráficos no se pueden mostrar porque falta un componente del programa. Vuelva a instalar Balehook para tenerlos.</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>La actividad se cuenta con todos los trabajos de la cuenta. Cárguelos una vez para verla; mientras tanto puede seguir trabajando.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>Cargar todo...</translation>
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
        <translation>Trabajos por semana, según el estado</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>Trabajos por mes, según el estado</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>Trabajos por año, según el estado</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>Trabajos por día, según el estado</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>Filas con error por semana</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>Filas con error por mes</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>Filas con error por año</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>Filas con error por día</translation>
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
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>Otros estados</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>no indicado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln trabajo</numerusform>
            <numerusform>%Ln trabajos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 fila con error</numerusform>
            <numerusform>%1 filas con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>en %Ln día</numerusform>
            <numerusform>en %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2, con %3.</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>Todos son del tipo %1.</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>La mayoría son del tipo %1.</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>El tipo más frecuente es %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>%Ln trabajo sin fecha legible no aparece en el gráfico.</numerusform>
            <numerusform>%Ln trabajos sin fecha legible no aparecen en el gráfico.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>Aún no se han cargado todos los trabajos.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>Ningún trabajo coincide con los filtros de la lista.</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Sin número de filas con error</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln trabajo no tiene número de filas con error.</numerusform>
            <numerusform>%Ln trabajos no tienen número de filas con error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>%Ln trabajo con una fecha muy lejana en el pasado o el futuro no aparece en el gráfico.</numerusform>
            <numerusform>%Ln trabajos con fechas muy lejanas en el pasado o el futuro no aparecen en el gráfico.</numerusform>
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
        <translation>Establecido por su administrador.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>La opción del administrador “%1” es desconocida y se ignoró.</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>No se pudieron leer las opciones del administrador en %1.</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>No se pudieron entender algunas opciones del administrador en %1. Se usan las demás.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>La opción del administrador “%1” se ignoró porque cualquier persona de este equipo puede leerla ahí. Un token debe estar en el llavero de la persona que lo usa.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>La opción del administrador “%1” se ignoró porque su valor no está permitido.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>Su administrador configuró la cuenta %1, y no se puede quitar aquí.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>La respuesta no contiene el webhook que se envió.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>Todos los idiomas excepto el inglés se tradujeron sin la revisión de un hablante nativo.</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>Usar la configuración del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Amplias</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
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
        <translation>Ta&amp;maño del texto:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Filas:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>Mo&amp;vimiento:</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>No se pudo abrir la configuración.</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>Balehook ya se está ejecutando, pero no responde.</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>Cierre su ventana o finalice el programa y vuelva a iniciarlo.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No se pudo guardar la configuración.</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Nunca</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>Cada %Ln s</numerusform>
            <numerusform>Cada %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>Cada %Ln min</numerusform>
            <numerusform>Cada %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>actualización automática desactivada</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>actualización automática en pausa</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>actualización automática cada %Ln s</numerusform>
            <numerusform>actualización automática cada %Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>actualización automática cada minuto</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>actualización automática cada %Ln min</numerusform>
            <numerusform>actualización automática cada %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>La actualización automática se desactivó porque no se pudo cargar la lista. Las filas cargadas se conservan.</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>Volver a activar</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>Introduzca la URL del servicio.</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>La URL debe empezar por https://.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>La URL contiene un carácter no válido, como un espacio o un carácter invisible. Escríbala de nuevo.</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>Las llaves solo se permiten en {slug}, que representa el slug de la cuenta.</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>La URL no debe contener un nombre de usuario ni el signo @. Quite todo hasta la @ inclusive.</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>La URL no debe contener ? ni #. Quite ese signo y todo lo que sigue.</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>Esto no es un nombre de servidor válido. Escríbalo como en https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>El puerto debe ser un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>La ruta de la URL no debe tener partes vacías ni partes formadas solo por puntos. Quítelas.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>http sin cifrar solo se permite para este equipo (localhost). Use https para que nadie pueda leer el token en el camino.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>Pegue el token de la cuenta.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>Es demasiado largo para ser un token. Pegue solo el token.</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>El token contiene un espacio o un salto de línea. Cópielo de nuevo, de una sola pieza.</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>El token contiene un carácter no válido, quizá uno invisible. Cópielo de nuevo desde su origen.</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>Un token solo contiene letras, dígitos y los caracteres - . _ ~ + /, con = al final. Cópielo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>El archivo no se guardó. %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>Se guardó %1 (%2).</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>No se encontró un total utilizable. La lista crece a medida que se desplaza.</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>Total: %1, en el campo “%2”.</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>La respuesta no incluye ni la página ni el tamaño de página.</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>La respuesta incluye la página %1, pero ningún tamaño de página.</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>La respuesta incluye un tamaño de página de %1, pero ninguna página.</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>La respuesta incluye la página %1 y un tamaño de página de %2.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>Estado 200, con %Ln registro.</numerusform>
            <numerusform>Estado 200, con %Ln registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>Estado %1.</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>Mensaje en la respuesta: %1</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>Resultado de la comprobación</translation>
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
        <translation>Borrar</translation>
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
        <translation>Naranja</translation>
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
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>Otro color…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>Color de la cuenta</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>Color: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>Sin color</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>Color de la etiqueta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>Color: ninguno</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>Acceso rápido</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>Escriba un comando, una cuenta, una vista o un archivo</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>Comando, cuenta, vista o archivo</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Coincidencias</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Intercambiar</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>Comparar filas con error</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>Archivo anterior:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>Archivo más reciente:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Descargar</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Abrir fila</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>Copiar &amp;resumen</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xportar filas...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>Ningún trabajo anterior con el mismo tipo, usuario y nombre de archivo tiene un archivo de errores. No se tuvieron en cuenta los números ni las fechas del nombre de archivo. Trabajos comprobados: %1.</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>No se pudo encontrar la carga anterior. %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>Buscando la carga anterior…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>La comparación se detuvo. Elija las columnas clave para iniciarla de nuevo.</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>La búsqueda de la carga anterior se detuvo.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>Detectada automáticamente. Las filas con la misma clave son la misma fila.</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>Las filas con la misma clave son la misma fila.</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>Se compararon los archivos.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>No hay ninguna columna “%1” en ambos archivos.</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>Los archivos no tienen ninguna columna en común, así que sus filas no se pueden comparar.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>Ninguna columna de ambos archivos parece una clave. Elija las columnas que identifican una fila.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>El resumen se copió.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 de %2 filas escritas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln fila escrita en %1.</numerusform>
            <numerusform>%Ln filas escritas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Escribiendo filas…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 está vacío o no es una tabla, por lo que sus filas no se pueden comparar.</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 no se puede comparar. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>La descarga se detuvo.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Trabajo %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>El archivo de errores del trabajo %1 no está en este equipo y su enlace ha caducado. Actualice el trabajo en su lista o intente descargar el archivo de todos modos.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>El archivo de errores del trabajo %1 no está en este equipo.</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>Descargando %1: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>El archivo importado del trabajo %1 no está en este equipo y su enlace ha caducado. Actualice el trabajo en su lista, o intente descargar el archivo de todos modos.</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>El archivo importado del trabajo %1 no está en este equipo.</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>Qué pasó con las filas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>Motivos antes y ahora</translation>
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
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texto en cualquier celda</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Filas comparadas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>Todas las filas comparadas</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%1 de %2 filas mostradas</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>Comparación de filas con error</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>Archivo anterior: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>Archivo más reciente: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>Comparadas por: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>Filas con error: %1 antes, %2 ahora</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>Una fila que no está en el archivo de errores más reciente se importó o no se volvió a enviar.</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>Motivos, con sus filas antes y ahora:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Hay %Ln motivo más.</numerusform>
            <numerusform>Hay %Ln motivos más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>Siguen con error, mismo motivo</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>Siguen con error, otro motivo</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>Nuevas con error</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>No están en el archivo de errores más reciente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>Fila antes</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>Fila ahora</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>Motivo antes</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>Motivo ahora</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>Celdas modificadas</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>%Ln fila del archivo anterior no tiene clave.</numerusform>
            <numerusform>%Ln filas del archivo anterior no tienen clave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>%Ln fila del archivo más reciente no tiene clave.</numerusform>
            <numerusform>%Ln filas del archivo más reciente no tienen clave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln fila del archivo anterior tiene una clave que no es única.</numerusform>
            <numerusform>%Ln filas del archivo anterior tienen una clave que no es única.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln fila del archivo más reciente tiene una clave que no es única.</numerusform>
            <numerusform>%Ln filas del archivo más reciente tienen una clave que no es única.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>No comparadas:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>Filtrar filas</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>es exactamente</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>&amp;Columna:</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>C&amp;ondición:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;Texto:</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>Mostrar filas</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>coincide con la expresión regular</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoy</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>Últimas &amp;24 horas</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>Últimos &amp;7 días</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>Últimos &amp;30 días</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>E&amp;ntre dos fechas...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>&amp;Estado...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>&amp;Tipo...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>&amp;Usuario...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>&amp;Canal...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>Con archi&amp;vo de errores</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>&amp;Sin archivo de errores</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>Con &amp;filas con error</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>Número de filas co&amp;rrectas...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>Número de filas con err&amp;or...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>Cre&amp;ado</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>&amp;Modificado</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>Ya no está en la l&amp;ista</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>Sin fi&amp;las con error</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>Sin &amp;número de filas con error</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>Este archivo está vacío.</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>Este archivo es un libro de una hoja de cálculo, no una tabla de texto. Sus filas no se pueden mostrar aquí.</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>Este archivo es un archivo ZIP. Su contenido no se puede mostrar aquí.</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>Este archivo está comprimido. Su contenido no se puede mostrar aquí.</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>Este archivo es una imagen, no una tabla.</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>Este archivo es un documento PDF, no una tabla.</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>Este archivo es una página web, no una tabla. Es posible que el enlace pida iniciar sesión.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>Este archivo es un documento XML, no una tabla. Los servicios de almacenamiento suelen enviar uno cuando un enlace ha caducado.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>Este archivo es un documento JSON, no una tabla.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>Este archivo es un programa, no una tabla. No lo ejecute.</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>Este archivo no es una tabla de texto. No se pudo detectar su tipo.</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>Archivo gzip</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>Archivo zstd</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>Archivo comprimido ZIP</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>Libro de Excel con macros</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>Hoja de cálculo OpenDocument</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>hoja %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
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
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>Como mí&amp;nimo:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>Como má&amp;ximo:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Mostrar trabajos</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>Descar&amp;gar %Ln archivo que falta...</numerusform>
            <numerusform>Descar&amp;gar %Ln archivos que faltan...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>Hay varias cuentas llamadas %1. Use el ID de una de ellas; se obtiene con &quot;account list --format csv&quot;.</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>En este perfil no hay ninguna cuenta llamada %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG es el nombre de una cuenta en su URL: como máximo 63 letras, dígitos y guiones, sin guion al principio ni al final.</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>Ya existe una cuenta llamada %1.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>Token de %1 (no se muestra; vacío si no hay):</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>No se leyó ningún token de la entrada estándar.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>Se quitó la palabra &quot;Bearer&quot; que precedía al token.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>Su administrador estableció este valor: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>La lista de cuentas es demasiado larga.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>Esta línea no es un objeto JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1” no es un texto.</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>Campo desconocido “%1”; los campos son slug, name, url y token.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln cuenta de la configuración no aparece en la lista porque su slug o su URL falta o no es válido. No se quitó.</numerusform>
            <numerusform>%Ln cuentas de la configuración no aparecen en la lista porque su slug o su URL falta o no es válido. No se quitaron.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>Se quitó la cuenta, pero quedan algunos de sus datos: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>No se quitó la cuenta porque no se pudo guardar la configuración. Su token también se conservó. %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>La cuenta se quitó, pero su token sigue en el llavero, que está bloqueado.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>No se agregó la cuenta, porque no se pudo guardar la configuración. %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>No se agregó la cuenta, porque el llavero está bloqueado. Desbloquéelo y ejecute el comando de nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>Otro programa quitó la cuenta.</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>Otro programa cambió la dirección de la cuenta. Ejecute de nuevo la orden para usar la nueva.</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>Otro programa cambió la cuenta de una forma que esta versión de Balehook no puede leer.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>La opción --%1 es obligatoria.</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 debe ser un número del %2 al %3.</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format debe ser table, csv, json o jsonl.</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>La opción --%1 requiere un valor.</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>Indique --%1 o --%2, no ambos.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>Opción %1 desconocida.</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>La opción %1 no es válida antes del comando.</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>La opción --%1 no lleva valor.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>Comando desconocido; &quot;balehookctl --help&quot; muestra los comandos.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>Comando desconocido; &quot;balehookctl %1 --help&quot; muestra los comandos.</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>Argumento inesperado después de &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>No se indicó ningún comando; &quot;balehookctl --help&quot; muestra los comandos.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>No se indicó ningún comando; &quot;balehookctl %1 --help&quot; muestra los comandos.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL es bash, zsh o fish.</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>Aquí la cuenta se indica sin --account: balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>La cuenta va detrás de --account: balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table, csv, json o jsonl (un objeto por línea).</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>La cuenta que se usa.</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>La página que se lista; la primera es la 1.</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>Registros por página; de forma predeterminada, los que indique la cuenta.</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>Listar todas las páginas, cada registro una sola vez.</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>Trabajos con este estado; repita la opción para varios.</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>Trabajos que tienen un archivo de errores.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>Trabajos creados en este día o después.</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>Trabajos creados en este día o antes.</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>El campo por el que se ordena; de forma predeterminada, en el orden del servicio.</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>Agregar una cuenta y guardar su token en el llavero.</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>La URL base de sus listados; &quot;{slug}&quot; representa SLUG. Obligatorio.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>Dónde se registran los webhooks, si es distinto.</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>La ruta del listado de propiedades bajo la URL base.</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>El nombre que se muestra en la ventana.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>Leer el token de la entrada estándar en lugar de pedirlo.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>Listar las cuentas del perfil.</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>Probar la cuenta pidiendo un registro a cada listado.</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>Quitar una cuenta con su token y sus archivos.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>Listar trabajos de importación.</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>Mostrar las filas con error de un trabajo o, con --groups, los motivos.</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>Mostrar cada motivo una sola vez, con su número de filas.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>Guardar el archivo de errores de un trabajo y mostrar su ruta. Los archivos existentes no se sobrescriben.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>Un archivo nuevo, o una carpeta existente.</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>Guardar el archivo importado en lugar de las filas con error.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Listar webhooks.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>Registrar un webhook. Se envía exactamente una vez; se muestra la respuesta del servicio.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>De qué trata el evento.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Qué le ocurre, con una palabra como un método HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Un evento más específico dentro del tipo de evento.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>La versión del evento.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>El método HTTP que se usa para llamar a la URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>La URL a la que se llama cuando ocurre el evento, fuera del propio servicio.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>El canal que registra el webhook.</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (la respuesta tal como se recibió), jsonl, csv o table.</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>Listar las propiedades de una cuenta o de un listado guardado.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>El listado guardado.</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>Descargar los trabajos de importación de una cuenta en el índice local, o actualizarlo.</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>Comparar todos los trabajos, aunque el índice esté completo.</translation>
    </message>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>Usar el perfil de esta carpeta en lugar del propio del usuario.</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>Detenerse pasado este tiempo; de forma predeterminada, cada solicitud tiene su propio límite.</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>Registrar cada solicitud en la salida de error estándar.</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>Uso: balehookctl %1 [OPCIÓN...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>Uso: balehookctl [OPCIÓN...] COMANDO</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>Mostrar la ayuda del programa o de un comando.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>Qué tabla de un archivo zip que contiene varias.</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>Qué hoja de un libro, si no es la primera visible.</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>Buscar en el índice local: palabras, &quot;frases&quot;, campo:valor, -palabra. El índice se usa también para las opciones siguientes.</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>Trabajos de este tipo; repita la opción para varios.</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>Trabajos con algunas filas con error (&quot;some&quot;) o ninguna (&quot;none&quot;), o &quot;unknown&quot; si el servicio no envió el número.</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>Leer todos y buscar en ellos: palabras, &quot;frases&quot;, campo:valor, -palabra.</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>Leer todos y ordenarlos por este campo.</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>Mostrar las filas de un archivo de tabla, también comprimido o un libro, o, con --groups, por qué fallaron.</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>Buscar un valor, como un SKU, en todos los archivos de errores descargados. No se envía ninguna solicitud.</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>Solo en estas cuentas; si se omite, en todas.</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>Encontrarlo también como parte de un valor más largo.</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>Agregar una cuenta por cada línea JSON (slug, name, url, token) de FILE; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>No enviar ninguna solicitud a las cuentas.</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>Comparar las filas con error de un trabajo con las de un trabajo posterior o con un archivo.</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>Listar por qué fallaron las filas en todos los archivos de errores descargados, cada motivo una vez. No se envía ninguna solicitud.</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>Solo archivos de trabajos creados en los últimos días, como 7d, o desde ese día.</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>Trabajos con exactamente este nombre de usuario; repetir para varios.</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>Mostrar el script que completa comandos, opciones y cuentas en bash, zsh o fish.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Ejemplo:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>Escribir un resumen de las filas con error descargadas de un trabajo en Markdown y HTML. No se envía ninguna solicitud.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>Un archivo nuevo, o una carpeta existente. Los archivos existentes no se sobrescriben.</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>Escribir un archivo zip con ambos y todas las filas en CSV.</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>No ocultar ningún dato personal.</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>Incluir una comparación con el archivo de errores descargado de este trabajo, o con un archivo.</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>Descargar los archivos de errores de todos los trabajos que encuentra el índice local, para &quot;find&quot;, &quot;reasons&quot; y la ventana.</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>Descargar como máximo esta cantidad de archivos.</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>Solo indicar cuántos archivos se descargarían y su tamaño aproximado.</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>Mostrar una fila con error de un trabajo junto a su fila en el archivo importado, celda por celda.</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>Una copia del archivo importado; si se omite, se descarga el del trabajo.</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>El número de línea del archivo importado, desde 1; el encabezado también cuenta.</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>Las columnas que identifican una fila; si se omite, se detectan.</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>Las columnas que se ocultan; si se omite, las que contienen datos personales, elegidas en la ventana o detectadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>Ninguna columna de ambos archivos parece una clave; indique una con --key.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>No hay ninguna columna “%1” en ambos archivos.</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>Uno de los archivos no es una tabla.</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>Las filas se comparan por la columna “%1”, que se detectó; con --key se indica otra.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>Enviado; esperando la respuesta</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>Listando de nuevo los webhooks para averiguar el resultado</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>Se envió un webhook para %1 (%2), pero no se recibió ninguna respuesta. %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>No se sabe si el webhook se registró. %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>La lista no contiene ningún webhook coincidente creado después; los anteriores idénticos tienen estos ID: %1.</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>La lista no contiene ningún webhook coincidente. Todavía puede aparecer más tarde.</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>El webhook se envió, pero el programa no esperó la respuesta: no se sabe si se registró. El próximo &quot;webhooks create&quot; de esta cuenta, o la consola, lista los webhooks para averiguarlo.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>Esperando a otro programa</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>No se envió nada, porque el otro programa aún no ha terminado.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>No se pudieron listar los webhooks para averiguar el resultado. %1 El próximo &quot;webhooks create&quot; de esta cuenta, o la consola, los lista antes de enviar nada.</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>Si sabe que no se registró, vuelva a ejecutar el mismo comando.</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>Para registrar webhooks de nuevo sin averiguarlo, elija «Volver al formulario» en el formulario de registro de la consola.</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>El webhook se envió, pero no se recibió ninguna respuesta: no se sabe si se ha registrado.</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (creado: %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>La lista contiene un webhook coincidente creado más o menos en ese momento o después, así que probablemente se registró. ID: %1.</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>Todavía no se pudo buscar un webhook enviado antes: sigue sin saberse si se ha registrado.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>El campo está vacío y se envía como texto vacío.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>El texto tiene un espacio al principio o al final. Se envía tal como se escribió.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>El texto contiene saltos de línea o caracteres invisibles. Se envían tal como se escribieron.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>Mensaje del sistema: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>&quot;jobs download&quot; lo guarda tal como está.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>El archivo comprimido contiene varias tablas. Elija una con --member: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE está vacío o solo contiene espacios.</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%1 de %2 archivos examinados</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>Solo se muestran las primeras %1 filas.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask y --unmasked se excluyen mutuamente.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>El archivo de errores del trabajo %1 no está en este equipo. “jobs rows” lo descarga.</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>El archivo no tiene ninguna columna “%1”.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Trabajo %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>No se oculta ninguna columna; --mask indica columnas con datos personales.</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>Columnas ocultas: %1; --mask indica otras.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>El servidor no indicó la longitud del archivo, así que puede estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Esta cuenta no tiene índice local en el que buscar; se crea con &quot;balehookctl sync %1&quot;.</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>Trabajo %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>Balehook está abierto con este perfil, por lo que sus archivos descargados están en uso. Descargue los archivos allí o ciérrelo antes.</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Aumente el límite en Balehook o elimine archivos allí.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>No se han cargado todos los trabajos; con &quot;balehookctl sync %1&quot; se cargan los demás.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>En la lista del servicio no hay ningún trabajo con el ID &quot;%1&quot;. Trabajos comprobados: %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>Buscando el trabajo: %1 de %2 comprobados</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>Buscando el trabajo: %1 comprobados</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>Este trabajo no tiene archivo de errores.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Este trabajo no tiene archivo importado.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próximo intento en %n segundo.</numerusform>
            <numerusform>Próximo intento en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 de %2 desde %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 desde %2</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 debe ser un día como 2026-11-30 o una hora como 2026-11-30T17:00:00Z.</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows debe ser some, none o unknown.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW es el número de una fila con error, desde 1.</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key y --line se excluyen mutuamente.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>El archivo de errores no es una tabla.</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>El archivo importado no es una tabla.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>Ninguna columna de ambos archivos parece una clave; indique una con --key, o una línea con --line.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>No hay ninguna columna “%1” en ambos archivos.</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>El archivo de errores no tiene esa fila.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>El archivo importado no tiene esa línea.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Ninguna fila del archivo importado tiene esta clave.</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>La línea se tomó del archivo de errores; --line indica otra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>%Ln fila del archivo importado tiene esta clave; no se sabe cuál es la correcta.</numerusform>
            <numerusform>%Ln filas del archivo importado tienen esta clave; no se sabe cuál es la correcta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>La fila se buscó por la columna “%1”, que se detectó; --key indica otra.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>El servidor no indicó la longitud del archivo, así que puede estar incompleto.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>Esta cuenta no tiene índice local en el que buscar; se crea con &quot;balehookctl sync %1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%1 de %2 trabajos coinciden en el índice de %3; no se envió ninguna solicitud al servicio.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%1 de %2 trabajos coinciden en el índice de %3, que está incompleto; no se envió ninguna solicitud al servicio.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>El índice era inutilizable y se apartó; con &quot;balehookctl sync %1&quot; se crea uno nuevo.</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Otro programa eliminó el índice; &quot;balehookctl sync %1&quot; crea uno nuevo.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>una hora desconocida</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>Otra versión de Balehook escribió el índice; &quot;balehookctl sync %1&quot; crea uno nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>Esta cuenta no tiene ninguna ruta para las propiedades. Agréguela a la cuenta o indique un archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próximo intento en %n segundo.</numerusform>
            <numerusform>Próximo intento en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>El listado no termina: se recibieron %1 registros.</translation>
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
        <translation>El servicio informa de %1 registros, pero listó %2.</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>%1 de %2 registros del archivo coinciden.</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>%1 de %2 registros coinciden; todos se acaban de pedir al servicio.</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>El servicio no listó todos sus registros; es posible que coincidan más.</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>El servicio devolvió la página %1 en lugar de la página %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 ya existe y no se sobrescribió.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>No se puede escribir en la carpeta %1.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>No existe la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>No se pudo escribir la salida. Mensaje del sistema: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>Se alcanzó el límite de tiempo indicado con --timeout.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>No se pudo leer la configuración; se apartó como %1.</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>La configuración se restauró a partir de la copia del %1. Faltan los cambios posteriores.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>No se pudo guardar la configuración. %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>No se pudo crear en %1 la carpeta para los archivos descargados.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>Un argumento no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>No se pudieron leer los borradores ni los registros pendientes; se apartaron como %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort toma el nombre de un campo, con &quot;:desc&quot; para el orden descendente. Campos: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>&quot;%1:&quot; no es un campo y se busca como texto. Campos: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>Solo se usan las primeras %1 palabras y frases de --search.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>Ninguna columna de este archivo parece contener motivos.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>Es posible que la columna &quot;%1&quot; no contenga los motivos.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since es un número de días como 7d, un día como 2026-11-30 o una hora como 2026-11-30T17:00:00Z.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>%Ln archivo de errores leído</numerusform>
            <numerusform>%Ln archivos de errores leídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln no es una tabla</numerusform>
            <numerusform>%Ln no son tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln ilegible</numerusform>
            <numerusform>%Ln ilegibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln fórmula no tiene un valor guardado. Su celda está vacía.</numerusform>
            <numerusform>%Ln fórmulas no tienen un valor guardado. Sus celdas están vacías.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln línea es demasiado larga para una sola fila. Se escribió como varias filas.</numerusform>
            <numerusform>%Ln líneas son demasiado largas para una sola fila. Se escribieron como varias filas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Próximo intento en %n segundo.</numerusform>
            <numerusform>Próximo intento en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%1 de %2 trabajos</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 trabajos</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>El índice contiene %1 trabajos.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>Ya no están en la lista: %1.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>El índice era inutilizable y se apartó. Se vuelven a descargar todos los trabajos.</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>Otro programa eliminó el índice. Se descargan todos los trabajos de nuevo.</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>Otra versión de Balehook escribió el índice. Se descargan todos los trabajos de nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>El texto de la entrada estándar es demasiado largo para ser un token.</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Desde:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Hasta:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>Mostrar trabajos</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 no se abrió porque un archivo así puede ser un programa. Ábralo desde su carpeta si sabe qué es.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>¿Abrir %1 en la aplicación predeterminada? El archivo procede de otra persona: puede contener fórmulas que se ejecutan, y una hoja de cálculo puede modificar valores como los códigos con ceros iniciales.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>No hay ninguna aplicación para este tipo de archivo.</translation>
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
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>&amp;Omitir las URL y los nombres de cuentas</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>Balehook no envía este informe a nadie. Léalo, después cópielo o guárdelo y envíelo a quienes investigan el problema. No contiene tokens, registros ni nombres de archivos.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>Informe de diagnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Guardar...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>El informe se guardó.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>El informe se copió.</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>Archivos en este equipo</translation>
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
        <translation>&amp;Descargar de nuevo</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copiar &amp;enlace</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>Quitar &amp;terminadas</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Descargas</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>No se ha descargado nada desde que se inició el programa.</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>Seleccione una descarga para ver sus detalles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln descarga seleccionada.</numerusform>
            <numerusform>%Ln descargas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>&amp;Registrar duplicado…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>Registrar un duplicado</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>Ya está registrado el mismo webhook. ¿Registrarlo otra vez?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>Registrar &amp;duplicado</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>Listar trabajos de importación</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Listar webhooks</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>Listar propiedades</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Crear un webhook</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>La respuesta no indica su tipo (no tiene Content-Type).</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>La respuesta no es texto UTF-8 válido.</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>La respuesta tiene demasiados niveles de anidamiento.</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>La respuesta está vacía.</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>La respuesta está incompleta o no es JSON: %1, en el byte %2.</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>La respuesta es JSON, pero no un objeto.</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>La respuesta no tiene ninguna lista de registros (falta &quot;data&quot;).</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>La respuesta no tiene ninguna lista de registros (&quot;data&quot; no es una lista).</translation>
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
        <translation>No se envió nada a %1 porque Balehook no puede usar esa dirección aquí. Compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>No se envió nada porque Balehook no puede usar esa dirección aquí. Compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>No se encontró ningún servidor llamado %1. Compruebe la URL de la cuenta y su conexión de red, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>No se encontró el servidor. Compruebe la URL de la cuenta y su conexión de red, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>No se pudo conectar con %1. Compruebe su conexión de red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>No se pudo conectar con el servicio. Compruebe su conexión de red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 no respondió a tiempo. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>El servicio no respondió a tiempo. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>%1 cerró la conexión antes de que la respuesta estuviera completa. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>La conexión se cerró antes de que la respuesta estuviera completa. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>No se pudo establecer una conexión segura con %1, así que no se envió nada. Puede que su certificado haya caducado, sea para otro nombre o no sea de confianza para este equipo. Consulte a su administrador; vea los detalles.</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>No se pudo establecer una conexión segura, así que no se envió nada. Puede que el certificado del servicio haya caducado, sea para otro nombre o no sea de confianza para este equipo. Consulte a su administrador; vea los detalles.</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>El proxy %1 rechazó la solicitud. Compruebe Configuración &gt; Red o consulte a su administrador.</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>El proxy rechazó la solicitud. Compruebe Configuración &gt; Red o consulte a su administrador.</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>El servicio redirigió a %1. No se siguió la redirección, para que el token no salga del servicio propio de la cuenta. Compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>El servicio redirigió a otra dirección. No se siguió la redirección, para que el token no salga del servicio propio de la cuenta. Compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>%1 no aceptó el token para esta cuenta. Cambie el token o compruebe que corresponde a esta cuenta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>El token no se aceptó para esta cuenta. Cambie el token o compruebe que corresponde a esta cuenta.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>%1 no aceptó el token para esta cuenta porque le falta un permiso. Solicite un token con ese permiso o compruebe que corresponde a esta cuenta.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>El token no se aceptó para esta cuenta, porque le falta un permiso. Solicite un token con ese permiso o compruebe que corresponde a esta cuenta.</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>No se encontró nada en esta dirección de %1 (estado %2). Compruebe la URL y el slug de la cuenta.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>El servicio no tiene nada en esta dirección (estado %2). Compruebe la URL y el slug de la cuenta.</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 recibió demasiadas solicitudes. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>El servicio recibió demasiadas solicitudes. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 rechazó la solicitud (estado %2). Los detalles muestran su respuesta.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>El servicio rechazó la solicitud (estado %2). Los detalles muestran su respuesta.</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>%1 falló (estado %2). Vuelva a intentarlo en un momento; si el problema persiste, póngase en contacto con quienes administran el servicio.</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>El servicio falló (estado %2). Vuelva a intentarlo en un momento; si el problema persiste, póngase en contacto con quienes administran el servicio.</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 devolvió una respuesta inesperada (estado %2). Compruebe la URL de la cuenta; los detalles muestran la respuesta.</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>El servicio devolvió una respuesta inesperada (estado %2). Compruebe la URL de la cuenta; los detalles muestran la respuesta.</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>La respuesta de %1 superó el límite de tamaño, así que el resto no se cargó. Elija un tamaño de página menor o compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>La respuesta superó el límite de tamaño, así que el resto no se cargó. Elija un tamaño de página menor o compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>La respuesta de %1 estaba incompleta y no se usó. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>La respuesta estaba incompleta y no se usó. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>No se pudo entender la respuesta de %1. Compruebe la URL de la cuenta; los detalles muestran la respuesta.</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>No se pudo entender la respuesta. Compruebe la URL de la cuenta; los detalles muestran la respuesta.</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 no admite page[offset] y page[limit]: devolvió una página distinta. Desactive esta opción en la cuenta, en Avanzado.</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>El servicio no admite page[offset] y page[limit]: devolvió una página distinta. Desactive esta opción en la cuenta, en Avanzado.</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 devolvió una página web en lugar de datos. Es posible que la red requiera antes iniciar sesión: abra una página web en su navegador y vuelva a intentarlo. Si eso no ayuda, compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>La respuesta fue una página web en lugar de datos. Es posible que la red pida antes iniciar sesión: abra una página web en su navegador y vuelva a intentarlo. Si eso no ayuda, compruebe la URL de la cuenta.</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>No hay ningún token guardado para esta cuenta. Agregue su token para continuar.</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>En esta sesión no hay ningún servicio de llavero disponible, así que no se pueden leer ni guardar tokens. Inicie uno, como GNOME Keyring o KWallet, o conserve el token solo para esta sesión.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>Parece que el llavero está bloqueado, así que no se puede leer el token de esta cuenta. Desbloquéelo y vuelva a intentarlo, o conserve el token solo para esta sesión.</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>El llavero no responde. Vea si ha abierto alguna pregunta en la pantalla y vuelva a intentarlo, o conserve el token solo para esta sesión.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>El llavero no guardó el token. Vuelva a intentarlo o conserve el token solo para esta sesión.</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>Este archivo no se puede usar aquí. Elija otro.</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Es probable que el enlace al archivo en %1 haya caducado. Actualice el trabajo para obtener uno nuevo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>Es probable que el enlace al archivo haya caducado. Actualice el trabajo para obtener uno nuevo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>El enlace redirige demasiadas veces; la última redirección estaba en %1. Actualice el trabajo para obtener un enlace nuevo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>El enlace redirige demasiadas veces. Actualice el trabajo para obtener un enlace nuevo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 envió un programa en lugar de un archivo de filas, así que no se conservó. Descárguelo solo si sabe qué es.</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>El servidor envió un programa en lugar de un archivo de filas, así que no se conservó. Descárguelo solo si sabe qué es.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>No se pudieron eliminar algunos archivos descargados. Los detalles indican cuáles; elimínelos manualmente.</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>El archivo ya no existe. Puede que se haya movido, renombrado o eliminado; ábralo de nuevo.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>No se pudo leer el archivo. Compruebe que sea un archivo y que tenga permiso para leerlo.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>Otro programa modificó el archivo mientras estaba abierto. Ábralo de nuevo para ver su contenido actual.</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>El archivo está vacío: no contiene ninguna fila.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>No se pudo leer o escribir un archivo. Compruebe que la carpeta exista y tenga espacio; los detalles dan el mensaje del sistema.</translation>
    </message>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>El servicio recibió demasiadas solicitudes. Espere %Ln segundo antes del próximo intento.</numerusform>
            <numerusform>El servicio recibió demasiadas solicitudes. Espere %Ln segundos antes del próximo intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>Esta expresión regular necesita demasiados intentos en una celda. Simplifíquela, por ejemplo con menos repeticiones anidadas.</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>Mensaje del servicio: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>Otro programa eliminó los trabajos guardados para la búsqueda. Cargue los trabajos de nuevo para buscar en ellos.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>Otra versión de Balehook escribió los trabajos guardados para la búsqueda. Cargue los trabajos de nuevo para buscar en ellos.</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>No hay espacio suficiente en el disco. Libere espacio y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>Ya hay una exportación en curso. Espere a que termine o deténgala.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>No se escribió nada porque la lista que se iba a exportar ya no se muestra.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>Exportar filas</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>&amp;La fila mostrada</numerusform>
            <numerusform>&amp;Las %Ln filas mostradas, en su orden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>La ú&amp;nica fila del archivo</numerusform>
            <numerusform>&amp;Todas las filas del archivo (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;Con %Ln columna oculta</numerusform>
            <numerusform>&amp;Con %Ln columnas ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (para hojas de cálculo)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
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
        <translation>Solo las filas que coinciden con los motivos y los filtros elegidos, en el orden de la tabla.</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Libro de Excel (conserva los ceros iniciales)</translation>
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
        <translation>Impedir que las hojas de cálculo ejecuten celdas como fór&amp;mulas</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>Nin&amp;guna hoja de cálculo abrirá este archivo</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>Las celdas que parecen una fórmula llevan un apóstrofo delante, para que la hoja de cálculo las muestre y no las ejecute.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>Una hoja de cálculo puede ejecutar las celdas que empiezan por =, +, - o @: pueden enviar datos o iniciar programas. Desactive la protección solo para un archivo que ninguna hoja de cálculo vaya a abrir.</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>CSV tiene los títulos de las columnas en la primera línea y pone cada celda entre comillas. Un libro de Excel tiene cada celda como texto, para que las hojas de cálculo no ejecuten ni cambien ninguna. JSON Lines tiene un objeto JSON por línea.</translation>
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
        <translation>Exportar propiedades</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>Exportar trabajos de importación</translation>
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
            <numerusform>%Ln propiedad</numerusform>
            <numerusform>%Ln propiedades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln trabajo</numerusform>
            <numerusform>%Ln trabajos</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>Los trabajos que coinciden se exportan tal como se muestran. Todavía se están contando.</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>Se exporta todo lo que el servicio lista; primero se descarga del servicio. El servicio no indica cuánto es.</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: todo el índice, en el orden mostrado.</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 de %2, tal como se muestran.</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: todo el listado guardado “%2”.</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: todo lo que el servicio lista; primero se descarga del servicio.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>Exportando: %1 de %2.</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>Exportando: %1 hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>Exportando: próximo intento en %Ln segundo.</numerusform>
            <numerusform>Exportando: próximo intento en %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>Exportación de %1 a “%2” terminada.</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>La lista cambió durante la exportación: %Ln registro se recibió más de una vez y se escribió una sola vez.</numerusform>
            <numerusform>La lista cambió durante la exportación: %Ln registros se recibieron más de una vez y se escribieron una sola vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>El servicio informa de %1.</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>La exportación a “%1” se detuvo después de %2. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>La exportación a “%1” falló después de %2 y no se escribió ningún archivo. %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>Aún no están todos los trabajos en el índice: es posible que en el archivo falten algunos que coinciden.</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>No se cargaron todos los webhooks: en el archivo pueden faltar webhooks que coinciden.</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>No se cargaron todas las propiedades: en el archivo pueden faltar propiedades que coinciden.</translation>
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
        <translation>Enviado como texto vacío.</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>Enviado como lista vacía.</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>Enviado como un tipo distinto de texto.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: ausente</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Mostrar los %1 caracteres</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>“%1” en la respuesta</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>Descargando %Ln archivo de errores.</numerusform>
            <numerusform>Descargando %Ln archivos de errores.</numerusform>
        </translation>
    </message>
    <message>
        <source>No downloads were started.</source>
        <translation>No se inició ninguna descarga.</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln archivo ya está descargado.</numerusform>
            <numerusform>%Ln archivos ya están descargados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln enlace ha caducado.</numerusform>
            <numerusform>%Ln enlaces han caducado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln trabajo no tiene archivo de errores.</numerusform>
            <numerusform>%Ln trabajos no tienen archivo de errores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln trabajo tiene un enlace que no se debe abrir.</numerusform>
            <numerusform>%Ln trabajos tienen un enlace que no se debe abrir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>Buscando en las filas…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>Disponible cuando estén cargadas todas las filas.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>Filas con error de %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>Este archivo no tiene filas.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>Ninguna fila coincide con los filtros.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>Esta fila está oculta por los filtros.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>No hay archivos de errores para descargar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>%Ln archivo de errores para descargar, unos %1.</numerusform>
            <numerusform>%Ln archivos de errores para descargar, unos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>%Ln archivo de errores para descargar. Su tamaño se desconoce.</numerusform>
            <numerusform>%Ln archivos de errores para descargar. Sus tamaños se desconocen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>%1 de %2 archivos de errores descargados, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln no se pudo descargar.</numerusform>
            <numerusform>%Ln no se pudieron descargar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>%Ln enlace ha caducado entretanto.</numerusform>
            <numerusform>%Ln enlaces han caducado entretanto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>El espacio para archivos descargados, %1, está agotado.</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>%1 de %2 archivos, %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>El servidor envió el archivo con una codificación que no se había pedido, así que no se puede comprobar si está completo.</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>El servidor indicó una longitud imposible para el archivo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>No hay trabajos cargados, así que no se conocen sus archivos de errores. Cargue primero todos los trabajos.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>No se han cargado todos los trabajos, así que pueden faltar algunos archivos de errores. Cargue todos los trabajos para incluirlos.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>Descargar archivos de errores</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Archivos descargados</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Descargar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>A&amp;umentar el límite a %1</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>La descarga se detiene cuando se agota el espacio para archivos descargados.</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. En pausa.</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>La lista de descargas dice por qué, y permite volver a intentarlo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>Esperados: %1 bytes. Recibidos: %2 bytes.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>Formato del archivo. Haga clic para cambiarlo.</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>Qué parte del archivo está cargada</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>Formato del archivo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>%Ln fila hasta ahora</numerusform>
            <numerusform>%Ln filas hasta ahora</numerusform>
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
            <numerusform>%Ln fila con celdas de menos o de más</numerusform>
            <numerusform>%Ln filas con celdas de menos o de más</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>Unas comillas del encabezado no se cierran</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>Unas comillas de la fila %1 no se cierran</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>%Ln fórmula sin valor guardado</numerusform>
            <numerusform>%Ln fórmulas sin valor guardado</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>Se muestran %1 de %Ln fila</numerusform>
            <numerusform>Se muestran %1 de %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>La mayoría de las filas no tienen tantas celdas como la primera línea. Si otros caracteres separan las celdas, cambie el formato del archivo.</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>Cambiar formato…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>Trabajo %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>Hay %1 trabajos seleccionados; se pueden descargar como máximo %2 archivos a la vez. No se inició ninguna descarga.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>Seleccione primero una fila.</translation>
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
        <translation>&amp;Guardar como...</translation>
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
        <translation>%1: vacío</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1: no vacío</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contiene %2</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Quitar filtro: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Quitar este filtro</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 coincide con %2</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>Buscar:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>Texto en cualquier celda</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 hasta ahora…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encontró</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln celda</numerusform>
            <numerusform>%Ln celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>Buscar una expresión regular</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>Expresión regular para cualquier celda</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>Buscar en las filas con error</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Valor que buscar</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU, EAN, dirección de correo…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Coincidencia</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valor completo</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>Parte de un valor</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Buscar en</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>Esta cuenta</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>Filas encontradas</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;Abrir fila</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>La URL base: la dirección del servicio para la cuenta.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>El slug de la cuenta: la parte de esa dirección que identifica la cuenta.</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>Un token de acceso (bearer token). Pregunte en su plataforma dónde se obtiene; se guarda en el llavero de este equipo.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>La primera línea es el &amp;encabezado</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>&amp;Detección automática</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>Formato del archivo</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>&amp;Codificación:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>Se&amp;parador de celdas:</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>Uno o más caracteres, como || o ~|~. Escriba \t para un tabulador.</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>otros caracteres</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>&amp;Otros caracteres:</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>Esto no puede separar celdas. No se admiten comillas ni saltos de línea.</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>columnas fijas</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>Las col&amp;umnas empiezan en:</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>El número del primer carácter de cada columna, como 1, 11, 25.</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>Escriba dos o más números crecientes, separados por comas.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1, %2, la primera línea es el encabezado</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1, %2, sin encabezado</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>La primera fila es el encabezado</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>Sin encabezado</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>columnas fijas</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>Trabajo y fila</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Todas las celdas</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>creado el %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>descargado el %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Trabajo %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln fila más</numerusform>
            <numerusform>%Ln filas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>%1 de %2 registros comprobados; aún no se ha encontrado.</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>%1 registros comprobados; aún no se ha encontrado.</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>El ID %1 no está entre los %2 registros comprobados.</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>&amp;Número de fila</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>Ir &amp;a:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>Filas 1 a %1, en el orden del servicio.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>La búsqueda se detuvo; el ID no se ha encontrado hasta ahora.</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>Esa fila no existe. Escriba un número del 1 al %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>No hay nada cargado para esta cuenta.</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>Buscando página por página. Pulse Esc para detener.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>Ir a la fila</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Escriba un número del 1 al %1.</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>&amp;Número de fila:</translation>
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
            <numerusform>%Ln celda que parece una fórmula lleva un apóstrofo delante.</numerusform>
            <numerusform>%Ln celdas que parecen fórmulas llevan un apóstrofo delante.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>Ocultar al &amp;usuario, las direcciones de correo y las rutas de archivo en todos los textos</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>&amp;Incluir la comparación abierta</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>&amp;Markdown y HTML: el resumen con filas de ejemplo</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>Archivo &amp;zip: el resumen y todas las filas en CSV</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>Entregar filas con error</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Descargar</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>Columnas &amp;ocultas (datos personales):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>Columnas ocultas</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>&amp;Escribir...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>El archivo contiene varias tablas. Muestre primero sus filas y elija una.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 de %2 filas escritas.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>La entrega se detuvo.</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>La entrega no se escribió por completo. %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>Escrito: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>Filas con error de la importación</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Hora (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>Filas de ejemplo</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>Columnas ocultas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln columna más no se muestra.</numerusform>
            <numerusform>%Ln columnas más no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>Todas las filas: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>Solicitudes de esta cuenta</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>Se omiten los tokens y los parámetros de los enlaces de archivos.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>El archivo zip superaría los 4 GB. Escriba en su lugar los archivos Markdown y HTML.</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>¿Qué es esto?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>ID del trabajo</translation>
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
        <translation>ID del canal</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ID del usuario</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Archivo importado</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>Archivo de errores</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>Filas correctas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Filas con error</translation>
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
        <translation>Trabajos de importación</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>Esta cuenta no tiene trabajos de importación.</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>No se pudieron cargar los trabajos de importación.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>El servicio envió un elemento que no es un trabajo de importación. La pestaña Original lo muestra tal como se recibió.</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>Estado &quot;%1&quot; en la respuesta</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1, ya no está en la lista</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%1 de %2 fila correcta, %3 con error</numerusform>
            <numerusform>%1 de %2 filas correctas, %3 con error</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>correctas: %1, con error: %2</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>Este trabajo faltaba la última vez que se cargó la lista completa; este es su último estado conocido.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>Este elemento de la lista no es un trabajo de importación. Se muestra tal como se recibió.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegible</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>Trabajo sin ID</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Trabajo %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>Creado: %1, por %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Creado: %1</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>Su etiqueta: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 de %2 filas con error</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>Seleccione primero un trabajo.</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>El ID de este trabajo no es válido en un enlace.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>Enlace al trabajo copiado</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>Esto no es un enlace a un trabajo, así que no se abrió nada: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>El enlace es de un trabajo de la cuenta &quot;%1&quot;, que no está configurada aquí. Agregue la cuenta con este slug y abra el enlace de nuevo.</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>Agregar cuenta...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln cuenta tiene el slug &quot;%1&quot;. El enlace se abrió en %2.</numerusform>
            <numerusform>%Ln cuentas tienen el slug &quot;%1&quot;. El enlace se abrió en la primera de ellas, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>El trabajo %1 cambió</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>%Ln campo más</numerusform>
            <numerusform>%Ln campos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>El trabajo %1 ya no aparece en la lista</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: la lista se cargó dos veces y no aparece. Ya no se sigue.</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: cambió</translation>
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
        <translation>Filas por día: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>Filas en %Ln día. La mayoría: %1. La última: %2.</numerusform>
            <numerusform>Filas en %Ln días. La mayoría: %1. La última: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>Filas antes</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>Filas desde</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto por primera vez</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por última vez</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>Se sabrá cuando se hayan cargado todos los trabajos de la cuenta.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>Trabajos con este motivo</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>Motivos en todos los trabajos</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>Mostrar &amp;trabajos</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>Mostrar &amp;filas</translation>
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
        <translation>Leyendo archivos de errores…</translation>
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
            <numerusform>%Ln fila con error</numerusform>
            <numerusform>%Ln filas con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln trabajo seleccionado no está cargado y se omitió.</numerusform>
            <numerusform>%Ln trabajos seleccionados no están cargados y se omitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln trabajo con: %1</numerusform>
            <numerusform>%Ln trabajos con: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>Se muestran los %1 trabajos más recientes de %2.</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>motivos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln motivo escrito en %1.</numerusform>
            <numerusform>%Ln motivos escritos en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 no se escribió. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln nuevo desde %1.</numerusform>
            <numerusform>%Ln nuevos desde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>Para contar algunos, seleccione trabajos en la ventana principal y elija Trabajos &gt; Descargar archivos de errores.</translation>
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
        <translation>El trabajo %1 faltaba la última vez que se cargó la lista completa. Lo que ve es la copia guardada en este equipo.</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>El trabajo %1 no está entre los %2 trabajos que contiene ahora la lista de esta cuenta.</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>El trabajo %1 no está entre los primeros %2 trabajos de la lista; los demás no se comprobaron.</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>Seguir buscando</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>Enlace al trabajo</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>Filtrar archivos</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>Archivo, trabajo o cuenta</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>Archivos de errores en este equipo</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>Archivo de &amp;tabla...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>Archivos de errores en este equipo:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>No hay otros archivos de errores en este equipo. Muestre primero las filas con error de otro trabajo o elija un archivo de tabla.</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>Comparar con un archivo de tabla</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tablas (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>Otro programa está cargando trabajos de esta cuenta, quizá balehookctl. Espere a que termine y vuelva a eliminarlos.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>Trabajos guardados para la búsqueda</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>Eliminar &amp;todo...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>Para poder buscar en todos los trabajos de una cuenta, se guardan en este equipo. Eliminarlos no cambia nada en el servicio; para volver a buscar, cárguelos de nuevo.</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>Ocupan %1 en este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>%Ln de ellos ya no está en la lista del servicio y no se podrá volver a cargar.</numerusform>
            <numerusform>%Ln de ellos ya no están en la lista del servicio y no se podrán volver a cargar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>¿Eliminar los trabajos guardados de las cuentas seleccionadas?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>¿Eliminar los trabajos guardados de todas las cuentas? Para buscar en ellos, cárguelos de nuevo.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>Los trabajos se eliminaron.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>Una cuenta quitada</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, y una copia dañada</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>Ningún trabajo cargado</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>Faltan trabajos por cargar</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>Todos los trabajos cargados</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>Escritos con una versión más reciente</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañados</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegibles</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
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
        <translation>Elegir columnas clave</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Clave: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>Todas las columnas...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>Elegir columnas clave</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>Parte de un nombre de columna</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>Filtrar columnas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>Usar como clave</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln columna más. Escriba una parte del nombre para encontrarla.</numerusform>
            <numerusform>%Ln columnas más. Escriba una parte del nombre para encontrarlas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>No hay ningún enlace.</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>El texto es demasiado largo para ser un enlace.</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>Esto no es una dirección web completa, y Balehook no adivina la parte que falta. Puede copiarla.</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>Solo se abren direcciones https. Puede copiar este texto.</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>El enlace contiene espacios, caracteres de control o caracteres invisibles.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>Esto no es una dirección web válida.</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>El enlace contiene un nombre de usuario o una contraseña, que pueden ocultar adónde lleva.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>El enlace no está cifrado (http), así que no se abre. Puede copiarlo.</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>El nombre de host contiene letras que se parecen a otras; su forma simple es %1. El enlace no se abre. Puede copiarlo.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>El enlace lleva a una dirección de red privada (%1); no se descargan archivos desde allí. Puede copiarlo.</translation>
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
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>Abre %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>Abrir el enlace en el navegador</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>Guardar el archivo; su token no se envía</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>Copiar enlace: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>Abrir en el navegador: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>Guardar archivo: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>El enlace a %1 se abrió en el navegador.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Ningún navegador abrió el enlace. Cópielo y ábralo usted.</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copiar enlace</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>El archivo ya no existe en %1. Actualice el trabajo para ver si tiene otro enlace; si no lo tiene, pida que se repita la importación.</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>%1 requiere iniciar sesión para obtener el archivo. Abra el enlace en su navegador.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 envió una página web en lugar del archivo, probablemente para que inicie sesión. Abra el enlace en su navegador; si la página indica que el enlace ha caducado, actualice el trabajo.</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 denegó el acceso a este archivo. Puede que el enlace haya caducado o que tenga que iniciar sesión. Actualice el trabajo para obtener un enlace nuevo o abra el enlace en su navegador.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>No se encontró ningún servidor llamado %1. Compruebe su conexión de red y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>No se recibieron datos de %1 durante demasiado tiempo, así que la descarga se detuvo. Vuelva a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>%1 tiene problemas actualmente. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 cerró la conexión antes de que el archivo estuviera completo. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>El tamaño del archivo de %1 difiere del tamaño indicado, así que el archivo no se conservó. Vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 rechazó el enlace. Actualice el trabajo para obtener uno nuevo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 devolvió una respuesta inutilizable. Vea los detalles.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>El enlace redirige a una dirección sin cifrar o de una red privada (%1); no se descargan archivos desde allí. Actualice el trabajo o póngase en contacto con quienes administran el servicio.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>El enlace redirige a una dirección sin cifrar o de una red privada; no se descargan archivos desde allí. Actualice el trabajo o póngase en contacto con quienes administran el servicio.</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>El archivo ocupa %1, pero todos los archivos descargados juntos no pueden superar %2. Aumente el límite e inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>Hay %1 filas seleccionadas; se pueden copiar como máximo %2 a la vez. No se copió nada.</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>Cargando las filas que se van a copiar: %1 de %2.</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>Cargando las filas que se van a copiar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln fila copiada</numerusform>
            <numerusform>%Ln filas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Enlace copiado</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>Esta fila no tiene enlace</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>Buscando %1. %2 filas comprobadas.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>No hay más trabajos con archivo de errores desde aquí hasta el final de la lista.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>No hay más trabajos con archivo de errores desde aquí hasta el principio de la lista.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>Buscando el siguiente trabajo con archivo de errores. %1 trabajos comprobados.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%1 de %Ln fila seleccionada copiada; las demás ya no están en la lista</numerusform>
            <numerusform>%1 de %Ln filas seleccionadas copiadas; las demás ya no están en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>No se copió nada porque las filas seleccionadas ya no están en la lista.</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>Buscando las filas seleccionadas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%1 de %Ln fila seleccionada copiada; las demás ya no están seleccionadas</numerusform>
            <numerusform>%1 de %Ln filas seleccionadas copiadas; las demás ya no están seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>No se copió nada porque la selección cambió antes de que se encontraran las filas seleccionadas.</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>No se copió nada porque la lista cambió antes de que se cargaran las filas seleccionadas.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: las columnas mostradas, para hojas de cálculo</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON: los registros tal como se recibieron del servicio</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>Contenido:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Libro de Excel: las columnas mostradas, como texto</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines: lo mismo, un registro por línea</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>El archivo no existe (o ya no existe). Ábralo desde su ubicación actual.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>Esto no es un archivo. Abra un archivo que contenga un listado guardado.</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>El archivo es demasiado grande: tiene %1, y un listado puede tener como máximo %2.</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>No se pudo abrir el archivo. Mensaje del sistema: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>No se pudo leer el archivo. Mensaje del sistema: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
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
        <translation>El servicio envió un elemento que no es un registro. La pestaña Original lo muestra tal como se recibió.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>Agregar cuenta...</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>Ningún trabajo coincide.</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>Ningún trabajo coincide entre los cargados hasta ahora.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>No hay nada cargado porque esta cuenta aún no tiene token.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>Introducir token...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>No hay nada cargado, porque el token de esta cuenta no se puede usar.</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>No hay nada cargado porque este equipo no tiene conexión.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>Cargar todo</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>Balehook muestra lo que importaron las cuentas de sus comercios, qué filas fallaron y por qué. Aún no hay ninguna cuenta. Para agregar una, necesita:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>Escriba solo la ruta, como en /api/platform/v1/property. Se pide a partir de la URL base y nunca a otro servidor.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>La ruta debe empezar con una barra, como en /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>La ruta no debe contener ? ni #. Quite ese signo y todo lo que sigue.</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>La ruta contiene un carácter no válido, como un espacio, una llave o un carácter invisible. Escríbala de nuevo.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>Después de un signo de porcentaje debe haber dos dígitos hexadecimales, que no deben representar una barra, una barra invertida ni un carácter de control.</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>La ruta no debe tener partes vacías ni partes formadas solo por puntos. Quítelas.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>Listas de la cuenta</translation>
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
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>El archivo no es texto UTF-8, que es lo que requiere JSON. Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>El contenido del archivo tiene demasiados niveles de anidamiento.</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>El archivo no es JSON o no está completo: %1, en el byte %2.</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>En el archivo no hay ninguna lista de registros: debe tener una lista en &quot;data&quot; o ser una lista.</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>Cargando...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>Abrir archivo de tabla</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tablas (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>No se puede abrir %1: no es un archivo o no tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>Solo se abre un archivo a la vez; este es %1.</translation>
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
        <translation>Este trabajo no tiene archivo de errores.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>Este trabajo no tiene archivo importado.</translation>
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
        <translation>Esta página aún no está traducida. Se muestra en inglés.</translation>
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
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
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
        <translation>Mostrar tabla</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tablas del archivo comprimido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 contiene %Ln tabla. Elija la que desea mostrar.</numerusform>
            <numerusform>%1 contiene %Ln tablas. Elija la que desea mostrar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>Mostrar el mensaje siguiente</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>El libro no tiene ninguna hoja llamada &quot;%1&quot;. Sus hojas: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>El archivo comprimido no tiene ningún miembro llamado &quot;%1&quot;. Sus tablas: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>El archivo no es un libro, así que no tiene hojas para elegir.</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>El archivo no es un archivo zip, así que no tiene miembros para elegir.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>El archivo comprimido contiene varias tablas. Ábralo y elija antes una: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>Usar el proxy del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>Si&amp;n proxy</translation>
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
        <translation>Puer&amp;to:</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>Si el proxy requiere una contraseña, se le pedirá cuando haga falta. No se guarda nunca.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>Los certificados se comprueban con el almacén de certificados del sistema. Los errores de certificado no se pueden ignorar aquí.</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>Escriba el host del proxy; por ejemplo, “proxy.example.com”.</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>Esto no es un nombre de host ni una dirección. Omita “http://”, el puerto, la ruta y la contraseña.</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>Las solicitudes usan el proxy configurado en este equipo, si hay alguno.</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>Las solicitudes van directamente a las direcciones de las cuentas y a los hosts de los archivos.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>Todas las solicitudes pasan por este proxy. Ve los nombres de host, pero ningún token ni nada de lo que se envía o se recibe.</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln nueva</numerusform>
            <numerusform>%Ln nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln modificada</numerusform>
            <numerusform>%Ln modificadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>Va a las filas nuevas o modificadas desde su última consulta. El orden de la lista no está documentado.</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>Busca de nuevo para mostrar los trabajos agregados entretanto al índice.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>Abrir en la aplicación predeterminada</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>Abrir de todos modos</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>Este archivo procede de una fuente externa. La aplicación que lo abra puede ejecutar código que contenga: ábralo solo si confía en la fuente.</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>El archivo está protegido con una contraseña. Ábralo en otro programa y guarde una copia sin ella.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>El archivo está dañado o incompleto. Descárguelo de nuevo o pida una copia nueva.</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>El archivo está comprimido con %1, que no se admite aquí.</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>El archivo comprimido no se abre: sus miembros se superponen o tienen rutas absolutas. Puede que se haya creado para causar daño.</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>El archivo comprimido contiene otro, que no se abre aquí.</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>El archivo comprimido no contiene ninguna tabla.</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>El archivo es un archivo tar. No se abre aquí; descomprímalo primero y abra después la tabla que contiene.</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>El archivo es un libro en el formato antiguo .xls, que no se admite aquí. Guárdelo como .xlsx para ver sus filas aquí.</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>El archivo es un libro binario (.xlsb), que no se admite aquí. Guárdelo como .xlsx para ver sus filas aquí.</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>El archivo es un archivo 7z. No se abre aquí; descomprímalo primero y abra después la tabla que contiene.</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>El archivo es un archivo RAR. No se abre aquí; descomprímalo primero y abra después la tabla que contiene.</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>El archivo está comprimido con %1. No se abre aquí; descomprímalo primero y abra después la tabla que contiene.</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>El archivo es un documento de oficina, no una tabla.</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>El libro no se abre: contiene una declaración de tipo de documento, que puede haberse creado para causar daño.</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>Descomprimido, el archivo supera %1, que es el límite aquí.</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>El archivo comprimido tiene más de %1 miembros, que es el límite aquí.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>El libro tiene más de %1 textos distintos, que es el límite aquí.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>La hoja tiene más de %1 filas, que es el límite de una hoja.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>La hoja tiene más de %1 columnas, que es el límite de una hoja.</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>Una celda tiene más de %1 caracteres, que es el límite de una celda.</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>Los elementos del libro tienen más de %1 niveles de anidamiento, que es el límite aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>Se pudo leer %Ln fila.</numerusform>
            <numerusform>Se pudieron leer %Ln filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>El libro no se sigue leyendo: su contenido necesitaría demasiada memoria. Puede que se haya creado para causar daño.</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>Una fila tiene más de %1 de texto, que es el límite aquí.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>Consola de escritorio para trabajos de importación y webhooks.</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>Usar el perfil de &lt;carpeta&gt;, con su propia configuración, caché, descargas y entradas del llavero.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>Mostrar la ventana, avisar de que se dibujó y terminar.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>Tabla de filas con error, listado guardado o enlace a un trabajo (balehook://...) que se va a mostrar.</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[archivo o enlace]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation>nuevo desde la última actualización</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>modificado por la última actualización</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>en seguimiento</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>no cargado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>La lista cambió: este registro se movió.</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1 (activado)</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1 (desactivado)</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>Vista de los trabajos de importación</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>Archivo del trabajo %1, %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>Archivo del trabajo %1</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>Vista de los webhooks</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>Vista de las propiedades</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>La expresión regular no es válida en el carácter %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>Abrir listado guardado</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>Listados guardados (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>Los listados guardados se muestran dentro de una cuenta. Agregue una cuenta y “%1” se abrirá en ella.</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>Este es el listado guardado “%1”, no la lista actual de la cuenta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>Esta lista no contiene propiedades.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>No se pudieron cargar las propiedades.</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>Puede abrir un listado guardado como archivo JSON, o soltarlo aquí. No está documentado dónde lista el servicio las propiedades; si conoce la ruta, indíquela en “Avanzado”, en la cuenta.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>Abrir listado guardado...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>Ninguna propiedad coincide.</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>Indicar la ruta...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>El servicio envió un elemento que no es una propiedad. La pestaña Original lo muestra tal como se recibió.</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>Nombre interno</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Única</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Modificado</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>Este elemento de la lista no es una propiedad. Se muestra tal como se recibió.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegible</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>Propiedad sin nombre</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propiedad %1</translation>
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
        <translation>Buscar en todos los campos de las propiedades</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>Buscar propiedades</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%1 de %Ln propiedad, %2</numerusform>
            <numerusform>%1 de %Ln propiedades, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln propiedad, %1</numerusform>
            <numerusform>%Ln propiedades, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>Se están cargando todas las propiedades para buscar en ellas…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>Aún no se han cargado: una búsqueda carga todas las propiedades.</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>&amp;Buscar propiedades</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Quitar búsqueda y filtros</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>Contraseña del proxy</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>El proxy %1 pide un nombre y una contraseña. Se conservan hasta que termine el programa y no se guardan nunca.</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>&amp;Usar contraseña</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Contraseña:</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>Escriba su nombre de usuario del proxy.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>Agregar filtro</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price: filas con ambas palabras, cada una en cualquier campo
&quot;ada price&quot;: filas con esta frase
user:ada: filas con la palabra en este campo
-draft: filas sin la palabra</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>“%1:” no es un campo de esta lista y se busca como texto. Campos: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Quitar búsqueda y filtros</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Quitar búsqueda</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>Solo se buscan las primeras %1 palabras y frases.</translation>
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
        <translation>Cambiar: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>Quitar filtro: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar todo</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>Quitar todos los filtros y el orden</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 o %Ln más</numerusform>
            <numerusform>%1 o %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
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
        <translation>%1: como mínimo %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: como máximo %2</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1 en las últimas 24 horas</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 en el último día</numerusform>
            <numerusform>%1 en los últimos %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1 el %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1 del %2 al %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1 desde el %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1 hasta el %2</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>Orden: %1, más recientes primero</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>Orden: %1, más antiguos primero</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>Orden: %1, de más a menos</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>Orden: %1, de menos a más</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>Orden: %1, de la Z a la A</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>Orden: %1, de la A a la Z</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>Con archivo de errores</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>Sin archivo de errores</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>Con filas con error</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>Sigue en la lista</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>Ya no está en la lista</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(ausente)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 hoy</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>Sin filas con error</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>Con número de filas con error</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>Sin número de filas con error</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>Copiar tal como se recibió</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>El registro tal como se recibió</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>Copiar el JSON byte por byte, sin la sangría que se muestra aquí</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>El registro se copió tal como se recibió.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>Mostrar los %1 caracteres</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>Sin motivo indicado</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>Otros motivos, demasiados para distinguirlos</translation>
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
        <translation>Solo motivos &amp;nuevos</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>Cualquier día</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Último %Ln día</numerusform>
            <numerusform>Últimos %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>Comparar períodos</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sin comparación</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>Comparar: desde hoy</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>Comparar: desde ayer</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>Comparar: desde el lunes</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>Comparar: últimos 7 días</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>Comparar: desde un día</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>Primer día del segundo período</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>Trabajos seleccionados</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>Trabajos de la búsqueda</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Todos los trabajos</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>&amp;Todas las cuentas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln cuenta</numerusform>
            <numerusform>%Ln cuentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>Cuentas: %1</translation>
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
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · menos del 0,1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2&#xa0;%</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>La primera, en la fila %1: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>Motivos en:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>La columna que indica por qué falló una fila</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>Varios motivos en una celda</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>ninguna columna</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>Ninguna columna parece contener motivos. Elija la que indica por qué falló una fila.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>¿Es esta la columna que indica por qué falló una fila? Si no lo es, elija otra.</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>Solo se cuentan las filas que coinciden con los filtros.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Descargado</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>Eliminar &amp;todo lo de esta cuenta...</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>Eliminar todos los archi&amp;vos...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>Archivos descargados</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>Conservar como má&amp;ximo:</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>No hay archivos guardados en este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>Hay %Ln archivo guardado en este equipo, %1 en total.</numerusform>
            <numerusform>Hay %Ln archivos guardados en este equipo, %1 en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>¿Eliminar de este equipo el archivo de %1? Las descargas de la cuenta que estén en curso se cancelarán. El original no se ve afectado.</numerusform>
            <numerusform>¿Eliminar de este equipo los %Ln archivos de %1? Las descargas de la cuenta que estén en curso se cancelarán. Los originales no se ven afectados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>¿Eliminar de este equipo el único archivo? Las descargas que estén en curso se cancelarán. El original no se ve afectado.</numerusform>
            <numerusform>¿Eliminar de este equipo los %Ln archivos? Las descargas que estén en curso se cancelarán. Los originales no se ven afectados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>Los archivos se eliminaron.</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>El índice de sus valores ocupa %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>Seleccione una fila para ver aquí su registro.</translation>
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
        <translation>Seleccione una fila para ver aquí su registro.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>Cerrar el registro</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>Contraer el registro</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>Expandir el registro</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>Registrar webhook</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>Cuerpo de la solicitud:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>Cuenta: %1. Un webhook registrado no se puede modificar ni quitar desde aquí.</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>Registro en curso</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>Recuperar&amp;lo</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>Cambiar &amp;token…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>Su último webhook se registró entretanto. Su ID es %1.</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>Borrador anterior, aún sin enviar.</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>Hay un borrador anterior sin enviar. Se conserva mientras no modifique este.</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>Cerrar &amp;y conservar borrador</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>Enviados como textos vacíos: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>De&amp;jar de esperar</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>No se envía nada y su borrador permanece aquí</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>Los borradores y registros de webhooks ocuparían %1 y pueden ocupar como máximo %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>Se está enviando una sola vez. Puede cerrar esta ventana; el registro continúa.</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>Se está leyendo el token de la cuenta del llavero.</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>Su webhook aún no se ha enviado. Se enviará cuando el otro programa haya terminado.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>No se envía nada más hasta que haya terminado.</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>No se registró nada porque el token no se aceptó. El token ha cambiado desde entonces: puede volver a registrar.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>No se registró nada. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>El servicio no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>La conexión se cerró antes de que la respuesta estuviera completa.</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>El servicio falló mientras respondía (estado %1).</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>La respuesta fue una página web en lugar de datos.</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>La respuesta no fue la esperada (estado %1).</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>No se recibió ninguna respuesta.</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>No se pudo conectar con el servicio.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>El servicio recibió demasiadas solicitudes.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>Otro programa está registrando ahora un webhook en esta cuenta.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1 (proceso %2) está registrando un webhook en esta cuenta desde %3.</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1 (proceso %2) envió un webhook a esta cuenta (%3). Su resultado aún se desconoce allí.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>Otro programa acaba de registrar el mismo webhook, así que no se envió de nuevo.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>Otro programa acaba de enviar el mismo webhook y el servicio lo rechazó. No se envió de nuevo.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>Otro programa acaba de enviar el mismo webhook y no se sabe si se registró. No se envió de nuevo.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>El webhook se registró. Su ID es %1.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>El servicio rechazó un webhook. Su borrador se conserva.</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>No se sabe si un webhook enviado se ha registrado. Compruebe lo que se encontró antes de enviarlo de nuevo.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>El webhook se envió a %1, que ya no es la dirección de esta cuenta. Para averiguarlo, restablezca el slug y las URL anteriores de la cuenta.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>El servicio rechazó un webhook. Su borrador anterior se conserva; este no.</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>El servicio listó solo %1 de los %2 webhooks de los que informa.</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>No se sabe si el webhook para %1, enviado el %2, se ha registrado. Una vez quitada la cuenta, solo se comprueba cuando se registre de nuevo un webhook en la misma dirección.</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>Hay %Ln fila con error.</numerusform>
            <numerusform>Hay %Ln filas con error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>Hay %Ln motivo más.</numerusform>
            <numerusform>Hay %Ln motivos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln fila no tiene motivo.</numerusform>
            <numerusform>%Ln filas no tienen motivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln fila, %2</numerusform>
            <numerusform>%1: %Ln filas, %2</numerusform>
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
        <translation>Fila %1 del archivo: %2</translation>
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
        <translation>Esto no es una dirección web que se pueda solicitar.</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>La dirección contiene un nombre de usuario, una contraseña o un puerto no válido.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>Solo se solicitan direcciones cifradas (https).</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>El token solo se envía a la dirección propia de la cuenta.</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>El token contiene caracteres no válidos.</translation>
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
        <translation>Copiar como cURL con &amp;token...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>Copiar &amp;URL</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>Copiar &amp;respuesta</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>&amp;Guardar como HAR...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>La solicitud se copió como comando, sin su token.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>Copiar como cURL con token</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>El comando contendrá el token de “%1” en texto sin cifrar. Quien lo obtenga podrá hacer en esta cuenta lo mismo que usted. No lo pegue en un ticket ni en un chat.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>&amp;Copiar con token</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>No se copió nada porque el token de esta cuenta no está disponible.</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>La solicitud se copió como comando, con su token.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln solicitud guardada. Revísela antes de enviarla.</numerusform>
            <numerusform>%Ln solicitudes guardadas. Revíselas antes de enviarlas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>Se copió la respuesta.</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>Se copió el principio de la respuesta. El resto no se conservó.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>Atención: al ejecutar esto se registra un webhook otra vez.</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>Las partes que pueden ser secretas se reemplazaron por “redacted”.</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>Falta el cuerpo de la solicitud. Se descartó para dejar sitio a solicitudes más recientes.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
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
        <translation>Esta solicitud se detuvo antes de que la respuesta estuviera completa.</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>Enviada: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Estado: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Duración: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>Bytes recibidos: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Intento: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>Cuenta: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>Este cuerpo se descartó para dejar espacio a solicitudes más recientes.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>Solo se conserva el principio.</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>El contenido de los archivos no se conserva porque incluye datos de clientes.</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>ENCABEZADOS DE LA SOLICITUD</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>CUERPO DE LA SOLICITUD</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>ENCABEZADOS DE LA RESPUESTA</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>CUERPO DE LA RESPUESTA</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>El resultado se desconoce. Consulte la lista de webhooks para ver si el webhook se registró.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>Solicitud y respuesta</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>Filtrar solicitudes</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>Filtrar por URL, método o estado</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>Solicitudes que se muestran</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Todas las solicitudes</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>Solicitudes con error</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>Solicitudes al servicio</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>Seleccione una solicitud para ver qué se envió y qué se recibió.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>Los &amp;motivos están en esta columna</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Per&amp;fil de la columna...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Ocultar columna</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>Orden del a&amp;rchivo</translation>
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
        <translation>Ordenar como texto &amp;con números</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>Contiene datos &amp;personales</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>Co&amp;lumnas mostradas</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>Toda&amp;s las columnas</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>Perfil de la columna %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%1 de %2 filas están vacías</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>Más de %1 valores distintos</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>Valores distintos: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>Los más frecuentes:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>al menos %1 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>Inmo&amp;vilizar columna</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>Perfil de la columna</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>Más corto: %1, más largo: %2 (caracteres)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>Números: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>Menor: %1, mayor: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>Fila anterior</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Fila siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>Las celdas de la fila</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>Mostrar la fila completa</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>La fila %1 tiene una celda con más de 32.767 caracteres, que un libro no puede contener. Exporte las filas como CSV.</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>La fila %1 tiene más de 16.384 celdas, que un libro no puede contener. Exporte las filas como CSV.</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>El libro ocuparía más de 4 GB. Exporte menos filas o expórtelas como CSV.</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>El encabezado tiene una celda con más de 32.767 caracteres, que un libro no puede contener. Exporte las filas como CSV.</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>El encabezado tiene más de 16.384 celdas, que un libro no puede contener. Exporte las filas como CSV.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Buscar...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Buscar si&amp;guiente</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Ir a la fila...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copiar con &amp;encabezados</translation>
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
        <translation>Copiar &amp;filas completas</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>Copiar col&amp;umna completa</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>Copiar &amp;resumen</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>Enmascarar da&amp;tos personales en el resumen</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>E&amp;xportar filas...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>Fila com&amp;pleta</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>Solo filas co&amp;n este valor</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>Filas sin este va&amp;lor</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>Filtrar fila&amp;s...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>Quitar to&amp;dos los filtros</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Orden asce&amp;ndente</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>&amp;Orden descendente</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>Orden del arc&amp;hivo</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>Es&amp;ta columna...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>Ocu&amp;ltar columna</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>&amp;Volver a la lista</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>Colu&amp;mna</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copiar enlace al traba&amp;jo</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>Mostrar filas con error (&amp;H)</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>Mostrar arc&amp;hivo importado</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>Filas con error</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Archivo importado</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>Per&amp;fil de la columna...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparar con...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparar con la carga anterior</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>Entregar...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Fila tal como se envió</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>La exportación se detuvo. No se escribió ningún archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln fila copiada.</numerusform>
            <numerusform>%Ln filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>Es demasiado para el portapapeles. Exporte las filas a un archivo.</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>El archivo todavía se está cargando. Copie el resumen cuando estén cargadas todas las filas.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>El resumen se copió.</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>El archivo todavía se está cargando. Exporte las filas cuando estén cargadas todas.</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Exportar filas</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>Ya hay una exportación en curso.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%1 de %2 filas escritas.</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>Escribiendo filas…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 no se escribió. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln fila escrita en %1.</numerusform>
            <numerusform>%Ln filas escritas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln fila copiada como texto sin formato. Una hoja de cálculo puede cambiar códigos y ejecutar fórmulas en él; exporte la fila para evitarlo.</numerusform>
            <numerusform>%Ln filas copiadas como texto sin formato. Una hoja de cálculo puede cambiar códigos y ejecutar fórmulas en él; exporte las filas para evitarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>No se escribió nada porque el archivo que se iba a exportar ya no se muestra.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>Unas comillas de esta fila no se cierran. Se trataron como un carácter normal.</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>Esta línea es demasiado larga para una sola fila y continúa en la siguiente.</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>Esta fila tiene menos celdas que la primera línea.</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>Esta fila tiene más celdas que la primera línea. Están en las últimas columnas.</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>Esta fila tiene más celdas que columnas tiene la tabla. «Fila completa» las muestra todas.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>Filas con error</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Números de fila</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>Guardar archivo</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Guardar de todos modos</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>La descarga se detuvo porque la cuenta se quitó o se modificó. No quedó ningún archivo.</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progreso de la descarga</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>Guardando %1 desde %2: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>La descarga se detuvo en la lista de descargas, o porque la cuenta se quitó o se modificó. No quedó ningún archivo.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>Se guardó %1 (%2), procedente de %3. Su longitud es la que indicó el servidor.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 no se guardó. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>Se guardó %1 (%2), procedente de %3.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 ya existen. ¿Reemplazarlos?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>Trabajos cargados</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>Compara todos los trabajos con el servicio y encuentra los que cambiaron o ya no están en la lista.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>&amp;Buscar trabajos</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>Coincidencia sig&amp;uiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Coincid&amp;encia anterior</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>Agregar fi&amp;ltro</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>&amp;Ordenar por</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>&amp;Vistas</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Quitar búsqueda y filtros</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>&amp;Cargar todos los trabajos</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>&amp;Cargar de nuevo todos los trabajos</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>&amp;Pausar carga</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln fila en %1</numerusform>
            <numerusform>%Ln filas en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln caducado</numerusform>
            <numerusform>%Ln caducados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln sin descargar</numerusform>
            <numerusform>%Ln sin descargar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln con un enlace no permitido</numerusform>
            <numerusform>%Ln con un enlace no permitido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln no es una tabla</numerusform>
            <numerusform>%Ln no son tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln ilegible</numerusform>
            <numerusform>%Ln ilegibles</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>no se han cargado todos los trabajos</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>cargue todos los trabajos para ver cuántos hay</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>%1 de %2 archivos de errores examinados</translation>
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
        <translation>En %1 de %2 archivos de errores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln libro o archivo comprimido sin leer</numerusform>
            <numerusform>%Ln libros o archivos comprimidos sin leer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>&amp;Orden del servicio</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>Para usar filtros, todos los trabajos de la cuenta deben estar cargados. Cárguelos una vez para usar los filtros.</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>Con archivo de errores</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>Coincidencia en: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>Buscar ID, tipo, usuario, canal, nombres de archivo, detalles</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>Buscar trabajos de importación</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>cargados ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>cargados hace %Ln min</numerusform>
            <numerusform>cargados hace %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>cargados hace %Ln h</numerusform>
            <numerusform>cargados hace %Ln h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>cargados hace %Ln día</numerusform>
            <numerusform>cargados hace %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>queda %Ln s</numerusform>
            <numerusform>quedan %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>queda %Ln min</numerusform>
            <numerusform>quedan %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>Para usar filtros y ordenar, todos los trabajos de la cuenta deben estar cargados. Cárguelos una vez para usarlos.</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>aún no se han cargado todos</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>%1 trabajos, %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>Buscando en %1 trabajos, %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>%1 de %2 trabajos, %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>Al menos %1 de %2 trabajos, %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>%1 de %2 trabajos cargados</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>%1 trabajos cargados</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, el servicio pidió esperar %Ln s</numerusform>
            <numerusform>%1, el servicio pidió esperar %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>%Ln trabajo por segundo</numerusform>
            <numerusform>%Ln trabajos por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>En pausa: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>No se pudieron cargar los trabajos.</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>Cargar %Ln trabajo para buscar</numerusform>
            <numerusform>Cargar los %Ln trabajos para buscar</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>Cargar todos los trabajos para buscar</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>nuevos comprobados ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>nuevos comprobados hace %Ln min</numerusform>
            <numerusform>nuevos comprobados hace %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>nuevos comprobados hace %Ln h</numerusform>
            <numerusform>nuevos comprobados hace %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>comprobando si hay nuevos</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>No se pudo comprobar si hay trabajos nuevos. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>Cargar de nuevo todos los trabajos</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>cargados en un momento desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>Encontrados en la fila cargada: %1</numerusform>
            <numerusform>Encontrados en las %Ln filas cargadas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>La búsqueda abarca la fila cargada</numerusform>
            <numerusform>La búsqueda abarca las %Ln filas cargadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>Buscar en el campo %1</translation>
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
        <translation>Elegir &amp;archivo...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>o &amp;línea:</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>Fila tal como se envió</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>Línea del archivo importado</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Descargar</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>Celdas de ambas filas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>Como se envió</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>En el archivo de errores</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>Fila con error:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>Archivo importado:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>Coincidencia &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>Coincidencia &amp;siguiente</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>Elegir el archivo importado</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Fila %1 de %2</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>No se sabe dónde está el archivo importado. Elija una copia.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La búsqueda se detuvo.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>Ninguna columna de ambos archivos parece una clave. Elija columnas clave o introduzca la línea.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>El archivo importado no tiene esa línea.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>Ninguna fila del archivo importado tiene esta clave.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>%Ln fila del archivo importado tiene esta clave; no se sabe cuál es la correcta. Se muestra: %1, línea %2.</numerusform>
            <numerusform>%Ln filas del archivo importado tienen esta clave; no se sabe cuál es la correcta. Se muestra: %1, línea %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>Detectada: línea %1 del archivo importado.</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>Línea %1 del archivo importado.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferente</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>solo en lo enviado</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>solo en el archivo de errores</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 está vacío o no es una tabla, por lo que sus filas no pueden mostrarse aquí.</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 no se puede leer aquí. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>Otro programa quitó la cuenta %1.</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>Otro programa cambió la cuenta %1 de una forma que esta versión de Balehook no puede leer. Ya no se muestra, pero no se quitó.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>No se pudo guardar la configuración. Sus cambios siguen en vigor mientras la ventana esté abierta, y se intentará guardarlos de nuevo con el próximo cambio. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>La configuración de %1 es de una versión más reciente de Balehook, y esta no puede leerla. No se modificó. Inicie la versión más reciente.</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>La configuración ocuparía %1 y puede ocupar como máximo %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%1 de %2 filas con error</translation>
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
        <translation>%1, seleccionado</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>En las filas de un archivo</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>En una tabla</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>Última fila</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>Acciones para la fila</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>En el registro</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>Datos o texto original</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>En el campo de búsqueda de una lista</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>Ir a las filas que coinciden</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>Borrar la búsqueda y después volver a la lista</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>En la barra de búsqueda de un archivo</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>Ir a las filas</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Cerrar la barra de búsqueda</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>En Acceso rápido</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>Ejecutar el elemento seleccionado</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>Abajo y arriba</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>Abrir las filas con error, el registro o la fila completa</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>Fila siguiente cuya celda actual empieza con estas letras</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>Otro programa está usando los trabajos guardados para la búsqueda. Ciérrelo y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>No se pueden escribir los trabajos guardados para la búsqueda. Compruebe los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>No se pudo abrir el archivo de los trabajos guardados para la búsqueda. Compruebe los permisos de la carpeta y el espacio disponible.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Falta el controlador SQLite de Qt, así que no se pueden guardar trabajos para la búsqueda. Instálelo: en Debian, el paquete es libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>No se pudo crear la carpeta de los trabajos guardados para la búsqueda. Compruebe los permisos de la carpeta superior.</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>No se pudieron eliminar los trabajos guardados para la búsqueda. Compruebe los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>El archivo de los trabajos guardados para la búsqueda estaba dañado y se apartó. Cargue los trabajos de nuevo para buscar en ellos.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>El archivo de los trabajos guardados para la búsqueda no lo escribió este programa y se apartó. Cargue los trabajos de nuevo para buscar en ellos.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>El archivo de los trabajos guardados para la búsqueda está dañado y no se pudo apartar. Compruebe los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>Se eliminaron los trabajos guardados para buscar. Vuelva a cargar los trabajos para buscar en ellos.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>No se pudo leer la configuración, así que el programa se inició con una nueva. El archivo anterior se conserva como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln cuenta de la configuración no se muestra porque su slug o su URL falta o no es válido. No se quitó.</numerusform>
            <numerusform>%Ln cuentas de la configuración no se muestran porque su slug o su URL falta o no es válido. No se quitaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>No se pudieron leer los borradores y el historial de los webhooks, y no se puede guardar ni registrar nada nuevo mientras %1 lo impida. Mueva ese archivo e inicie de nuevo el programa.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>No se pudieron leer los borradores y el historial de los webhooks. Consulte la lista de webhooks antes de volver a registrar uno. El archivo anterior se conservó como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>No se pudo usar %Ln opción del administrador.</numerusform>
            <numerusform>No se pudieron usar %Ln opciones del administrador.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>La configuración faltaba y se restauró a partir de la copia del %1. Faltan los cambios posteriores.</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>No se pudo leer la configuración y se restauró a partir de la copia del %1. Faltan los cambios posteriores. El archivo dañado se conservó como %2.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>No se pudieron leer los borradores y el historial de los webhooks, y no se puede guardar ni registrar nada nuevo mientras no se pueda abrir %1. Asegúrese de tener permiso para leer ese archivo e inicie de nuevo el programa.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>&amp;Quitar línea</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>Agregar &amp;línea</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>Etiquetas de los códigos de estado</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>Código de estado</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Se muestra como</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>Color del estado %1</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>El código de estado %1 tiene dos etiquetas. Quite una de las dos líneas.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>%1 trabajos, %2 cargados</translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>%1 webhooks, %2 cargados</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>%1 propiedades, %2 cargadas</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>%1 trabajos cargados, total desconocido</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>%1 webhooks cargados, total desconocido</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>%1 propiedades cargadas, total desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>selección: %Ln</numerusform>
            <numerusform>selección: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>orden del servicio</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>actualizado: %1 UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>actualizado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>Se muestran %1 de %2 trabajos</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>Se muestran %1 de %2 webhooks</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>Se muestran %1 de %2 propiedades</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>Datos del %1, actualizando…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>Datos del %1, sin actualizar</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>Se muestran %1 de %2 trabajos cargados</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
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
        <translation>Tabla del archivo: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>Qué tabla del archivo se muestra. Haga clic para elegir otra.</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>Qué tabla del archivo se muestra.</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>Tablas del archivo comprimido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Hojas</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>&amp;Restablecer columnas</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>Inmo&amp;vilizar columna</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>hace %Ln min</numerusform>
            <numerusform>hace %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>hace %Ln h</numerusform>
            <numerusform>hace %Ln h</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer, %1</translation>
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
        <translation>Tal como se recibió: %1</translation>
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
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>Cambiar token</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>&amp;Guardar token</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>Cuenta:</translation>
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
        <translation>Host del espacio de trabajo:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>Pegue el token de acceso</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>Sustituye al token actual, se guarda en el llavero y no se muestra nunca.</translation>
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
        <translation>Se quitaron la palabra “Bearer” y los espacios que rodeaban al token.</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>Se quitó la palabra “Bearer” que precedía al token.</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>Se quitaron los espacios que rodeaban al token.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Token de acceso</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>Pegue aquí el token de acceso de la cuenta.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>Conservar solo &amp;para esta sesión</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>Reintent&amp;ar</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>La cuenta se quitó o se modificó entretanto. Cierre esta ventana y ábrala de nuevo.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>Se está guardando el token en el llavero. Es posible que el sistema le pida su contraseña.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
Un token conservado solo para esta sesión se olvida cuando termina el programa.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
Un token conservado solo para esta sesión se olvida cuando termina el programa, a menos que el llavero acabe por guardarlo.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>El enlace contiene el token de esta cuenta, así que no se abre: su servidor recibiría el token. Póngase en contacto con quienes administran el servicio. Es posible que tengan que reemplazar el token.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>Mostrar las descargas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln descarga falló</numerusform>
            <numerusform>%Ln descargas fallaron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>queda %Ln segundo</numerusform>
            <numerusform>quedan %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>queda %Ln minuto</numerusform>
            <numerusform>quedan %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>queda %Ln hora</numerusform>
            <numerusform>quedan %Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>%1 hasta ahora, %2/s</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%1 de %2, %3/s, %4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>Próximo intento en %Ln segundo</numerusform>
            <numerusform>Próximo intento en %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>Descargado, %1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln descarga</numerusform>
            <numerusform>%Ln descargas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>Filas con error</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Archivo importado</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>Archivo de los detalles</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>El servidor no indicó la longitud, así que el archivo puede estar incompleto.</translation>
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
        <translation>Actualizar el trabajo</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>Descargar de todos modos</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>Enviar el token de acceso</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>Mostrar la copia anterior</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>Progreso de la descarga</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>El trabajo se actualizó y sigue teniendo el mismo enlace. Pida uno nuevo a quienes administran el servicio.</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>El trabajo se actualizó y ya no tiene este archivo.</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>El trabajo no se encontró cerca de su lugar en la lista. Actualice la lista y búsquelo.</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>%1 del trabajo %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1 desde %2</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>Descargando %1.</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>La descarga se canceló.</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>El archivo está en el propio host de la cuenta. Si requiere el token de acceso, puede permitirlo: el token se enviará entonces para los archivos de esta cuenta en sus propios hosts, y a ningún otro lugar. Puede revocarlo en la configuración de la cuenta.</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>Copia anterior al cambio del trabajo (%1)</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>El enlace a %1 se abrió en el navegador.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>Ningún navegador abrió el enlace. Cópielo y ábralo usted.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origen</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2, creado: %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln webhook registrado se diferencia de este solo en %1.</numerusform>
            <numerusform>%Ln webhooks registrados se diferencian de este solo en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>Este es el único webhook cargado hasta ahora. La lista todavía se está cargando.</numerusform>
            <numerusform>Este está entre los %Ln webhooks cargados hasta ahora. La lista todavía se está cargando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>Este es el único webhook de la lista.</numerusform>
            <numerusform>Este está entre los %Ln webhooks de la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>Este es el único webhook cargado. La lista no se pudo cargar por completo.</numerusform>
            <numerusform>Este está entre los %Ln webhooks cargados. La lista no se pudo cargar por completo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>El mismo evento, versión, canal y URL ya están registrados: %1. Registrarlos otra vez crea un duplicado, que no se puede quitar desde aquí.</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>El mismo evento, versión, canal y URL no están en el único webhook cargado hasta ahora. La lista todavía se está cargando.</numerusform>
            <numerusform>El mismo evento, versión, canal y URL no están entre los %Ln webhooks cargados hasta ahora. La lista todavía se está cargando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>El mismo evento, versión, canal y URL no están en el único webhook de la lista.</numerusform>
            <numerusform>El mismo evento, versión, canal y URL no están entre los %Ln webhooks de la lista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>El mismo evento, versión, canal y URL no están en el único webhook cargado. La lista no se pudo cargar por completo.</numerusform>
            <numerusform>El mismo evento, versión, canal y URL no están entre los %Ln webhooks cargados. La lista no se pudo cargar por completo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln webhook más se diferencia solo en %1.</numerusform>
            <numerusform>%Ln webhooks más se diferencian solo en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la versión</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>el canal</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http o https</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>las mayúsculas y minúsculas del host</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>una barra al final de la URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln webhook más tiene el mismo evento, versión, canal y URL.</numerusform>
            <numerusform>%Ln webhooks más tienen el mismo evento, versión, canal y URL.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>Aún no visto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%Ln vez desde %1</numerusform>
            <numerusform>%Ln veces desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>Cómo forma el slug el host y si los webhooks se crean en el mismo host</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>Envía ahí las solicitudes y el token a ningún otro lugar.</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>Cuál de los dos estilos de paginación se admite</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>Usa uno de ellos. Una respuesta que indica otra página es un error.</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>se pidió %1, no se devolvió ninguno</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>se pidió %1, se devolvió %2</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>El mayor tamaño de página</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>Continúa con el tamaño de página que se devolvió.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>“%1”, un texto</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>“%1”, un número</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>dos que difieren</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>El nombre del total y si es un número</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>Usa primero el nombre documentado y después el otro. Sin un total, la lista crece a medida que se desplaza.</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>más recientes primero</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>más antiguos primero</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>no por la hora de creación</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>El orden de una lista</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>Muestra el orden del servicio. Cualquier otro orden se hace aquí, y el encabezado lo indica.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>el total cambió de una página a la siguiente</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>una página empezó con registros de la página anterior</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>Si una lista cambia mientras se carga</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>Reconoce los registros por su ID, para que ninguno se muestre dos veces, y vuelve a cargar lo que se movió.</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: sin etiqueta</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: su etiqueta es “%2”</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>Qué significa el estado de un trabajo de importación</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>Muestra el código o la etiqueta que usted le puso. Nada depende de ello.</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>En UTC (Z)</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>Con diferencia respecto a UTC</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>Sin zona horaria</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>No se entiende</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>Cómo se escriben las horas fuera de los ejemplos</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>Muestra en su zona horaria las horas de los dos primeros tipos, y todas las demás tal como se recibieron, ordenadas al final.</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>Un enlace al propio host de la cuenta</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>Un enlace a otro host</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>Una ruta sin host</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>No es un enlace</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>Qué es la ubicación de un archivo de errores y si requiere el token</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>Abre los enlaces y envía el token al propio host de la cuenta solo si usted lo permite. Todo lo demás es texto.</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>Campos no documentados de los registros</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>Los conserva y los muestra en “Original”.</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>Dónde se listan las propiedades</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>Pide la ruta que usted escribe; sin ella, nada.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>Si un estado distinto de 200 significa que se creó un webhook</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>Acepta también 201 con el webhook completo. Tras cualquier otra respuesta, busca el webhook en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>El servicio pidió esperar, como máximo %Ln segundo</numerusform>
            <numerusform>El servicio pidió esperar, como máximo %Ln segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>Con qué frecuencia se pueden enviar solicitudes</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>Envía como máximo dos solicitudes de listas a la vez y espera tanto como pida el servicio.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>Un enlace a un archivo de errores</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>El formato de un archivo de errores: codificación, separador, encabezado y columna de motivos</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>Lo detecta en cada archivo. La línea situada sobre las filas muestra el formato; haga clic en ella para cambiarlo.</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>Se creó un webhook</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>Qué campos de un webhook pueden estar vacíos y cómo se envía eso</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>Solo exige la URL, y envía los campos vacíos como textos vacíos.</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>Qué webhooks son duplicados</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No se cuenta</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>Si los estados 401 y 403 significan que se rechaza el token</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>Los interpreta así y no pide más listas de la cuenta hasta que cambie el token.</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>El formato de los errores y qué texto es el mensaje</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>Muestra el estado y el texto de los campos con nombres habituales, como “message” o “detail”.</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>Considera duplicados los webhooks con el mismo evento, versión, canal y URL, y avisa antes de registrar uno más.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>Ca&amp;mbiar...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>Comportamiento no documentado</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>Abre la configuración de la cuenta que lo anula.</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>No se muestra ninguna cuenta.</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>El servicio no documenta estos puntos. Observado en la cuenta %1 desde que se inició el programa; se cuenta aquí y nunca se envía a ninguna parte.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>La lista se copió.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>No documentado</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>Qué hace el programa</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>En la cuenta</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>Escriba una URL completa que empiece por “https://”, sin nombre de usuario ni contraseña.</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>&amp;Actualizaciones del programa...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>Balehook %1 está disponible; esta es la versión %2.</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>Más información en %1.</translation>
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
        <translation>Comprobar si hay una versión &amp;nueva una vez al día</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>Actualizaciones del programa</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>&amp;URL que se comprueba:</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>Solo se solicita esta URL, por https. No se envía ningún token ni datos de las cuentas, y no se descarga ni se instala nada.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>Última comprobación: %1.</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>Última comprobación: %1, con error. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>El servidor respondió con el estado %1.</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>No se encontró información de versión.</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>No se pudo conectar con el servidor.</translation>
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
        <translation>Buscar un valor</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>Trabajos con &amp;ninguno de estos</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>Contando los valores…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>Ningún trabajo tiene aquí un valor.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>Hay %Ln valor más, menos frecuente.</numerusform>
            <numerusform>Hay %Ln valores más, menos frecuentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>Webhooks con &amp;ninguno de estos</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>Ningún webhook tiene aquí un valor.</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>Propiedades con &amp;ninguno de estos</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>Ninguna propiedad tiene aquí un valor.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>No hay vistas guardadas</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>&amp;Guardar como vista...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>Guardar como vista</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>Cambia&amp;r nombre de “%1”...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>Cambia&amp;r nombre...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>&amp;Eliminar “%1”</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>Cambiar nombre de la vista</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>Nombre de la vista (si ya existe una con este nombre, se reemplaza):</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>Esta lista tiene %n vista y no se guardan más. Nombre de la vista que se reemplazará:</numerusform>
            <numerusform>Esta lista tiene %n vistas y no se guardan más. Nombre de la vista que se reemplazará:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>La vista “%1” tiene un filtro que esta versión de Balehook no conoce. Se necesita una versión más reciente para mostrarla.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Seguidos</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln trabajo</numerusform>
            <numerusform>%1, %Ln trabajos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>Seleccione primero un trabajo.</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>El trabajo %1 ya no se sigue</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>Se le avisará cuando cambie el trabajo %1</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>Puede seguir como máximo %Ln trabajo de una cuenta. Deje antes de seguirlo.</numerusform>
            <numerusform>Puede seguir como máximo %Ln trabajos de una cuenta. Deje antes de seguir uno de ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>Dejar de seguir el traba&amp;jo</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Seguir traba&amp;jo</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>No se sigue ningún trabajo de esta cuenta</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>Mostrar trabajo</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>ID del webhook</translation>
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
        <translation>Subtipo de evento</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>ID del canal</translation>
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
        <translation>Creado</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>Seleccione primero un webhook.</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>Mostrar...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>Se está registrando un webhook en esta cuenta.</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>La última vez que se ejecutó el programa se envió un webhook y no se recibió ninguna respuesta. Se están listando los webhooks para averiguar qué ocurrió.</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>La respuesta a un webhook nuevo se perdió. Se están listando los webhooks para averiguar qué ocurrió.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>Un webhook no se envió. Su borrador se conserva. %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>No se sabe si un webhook enviado a %1 se ha registrado. La cuenta tiene ahora otra dirección.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>Un webhook no se envió. Su borrador anterior se conserva; este no. %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>No se pudo guardar el borrador de su webhook. Se conserva mientras la ventana esté abierta, y se intentará guardarlo de nuevo con el próximo cambio. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>Este elemento de la lista no es un webhook. Se muestra tal como se recibió.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>Registro ilegible</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>Webhook sin ID</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>Registrado: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>Recur&amp;so:</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>Ti&amp;po de evento:</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>Subtip&amp;o de evento:</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>Vers&amp;ión:</translation>
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
        <translation>ID e&amp;xterno del canal:</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>De qué trata el evento.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>Qué le ocurre, con una palabra como un método HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>Un evento más específico dentro del tipo de evento.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>La versión del evento.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>El método HTTP que se usa para llamar a la URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>La URL a la que se llama cuando ocurre el evento, fuera del propio servicio.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>El canal que registra el webhook.</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>La respuesta menciona este campo.</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>El campo está vacío y se envía como texto vacío.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>El texto tiene un espacio al principio o al final. Se envía tal como se escribió.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>El texto contiene saltos de línea o caracteres invisibles. Se envían tal como se escribieron; la solicitud los muestra.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 Se envía como “%2”. Los valores permitidos no están documentados; se ofrecen los que se usan en esta cuenta.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: se envió “%2”, se recibió “%3”.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>Este webhook se envió (%1), pero el programa no esperó la respuesta. Es posible que se haya creado.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>Este webhook se envió (%1). La respuesta se perdió o fue inesperada, así que es posible que se haya creado.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>Se están listando de nuevo los webhooks de la cuenta para averiguarlo. Cargados: %Ln.</numerusform>
            <numerusform>Se están listando de nuevo los webhooks de la cuenta para averiguarlo. Cargados: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>No se pudieron listar de nuevo los webhooks, así que el resultado todavía se desconoce. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>El único webhook leído desde entonces no coincide con él en los siete campos. Todavía puede aparecer más tarde: compruébelo de nuevo antes de enviarlo otra vez.</numerusform>
            <numerusform>Ninguno de los %Ln webhooks leídos desde entonces coincide con él en los siete campos. Todavía puede aparecer más tarde: compruébelo de nuevo antes de enviarlo otra vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>Ya estaba en la lista antes del envío.</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>Creado después del envío.</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>Creado antes del envío.</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>La hora de creación se desconoce.</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>Enviar de &amp;nuevo…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>Volver al &amp;formulario</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>Webhook enviado:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>El webhook enviado</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>Su borrador sigue ahí y no se envía nada</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>Enviar &amp;otra vez</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>No en&amp;viar</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>Si después de todo se creó, habrá dos iguales y ninguno se podrá quitar desde aquí. ¿Enviar el mismo webhook otra vez?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, creado: %2. %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>ID %1, de la respuesta inesperada.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>Webhook encontrado</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>Este es mi webhook</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>Creado más o menos en el momento del envío.</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>La lista contiene ahora un webhook con los mismos siete campos, creado más o menos en el momento en que se envió el suyo o después. Es muy probable que sea el suyo.</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>La lista contiene webhooks con los mismos siete campos, pero ninguno creado más o menos en el momento en que se envió el suyo o después.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>Con duplicado</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>Sin duplicado</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>Copi&amp;ar solicitud</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>Copiar la solicitud con su JSON byte por byte, sin la sangría que se muestra aquí y sin el token</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (no se muestra)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>La solicitud se copió.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>No se envió nada porque el resultado del webhook anterior aún se desconoce.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>Se están cargando todos los webhooks para buscar en ellos…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>Aún no se han cargado: una búsqueda carga todos los webhooks.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%1 de %Ln webhook, %2</numerusform>
            <numerusform>%1 de %Ln webhooks, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln webhook, %1</numerusform>
            <numerusform>%Ln webhooks, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>&amp;Buscar webhooks</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>&amp;Quitar búsqueda y filtros</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>Buscar en todos los campos de los webhooks</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>Buscar webhooks</translation>
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
        <translation>Escriba la URL a la que se llama cuando ocurre el evento.</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>La URL tiene un espacio o un salto de línea al principio o al final. Quítelo.</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>Una URL no tiene espacios. Quítelos o escríbalos como %20.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>La URL contiene un carácter no válido, como un salto de línea o un carácter invisible. Escríbala de nuevo.</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>Escriba la URL completa: empieza por https:// o http://.</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>En la URL no hay ningún nombre de servidor utilizable. Escríbala como en https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>Esta URL no es válida. Compruebe el puerto, los signos de porcentaje y los corchetes.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 es el propio servicio de la cuenta. Un webhook llama a una URL fuera de él.</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 es el propio servicio: se llamaría a sí mismo, no a usted.</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 solo se conoce dentro de una red privada. Es posible que el servicio no pueda conectarse a él.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>La URL contiene un nombre de usuario o una contraseña. Cualquiera que vea la lista de webhooks puede leerlos.</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>Con http, otros pueden leer y modificar lo que se envía. Use https si puede.</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>El nombre del servidor contiene letras que se parecen a otras. En ASCII es %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>La URL tiene %Ln carácter, más de lo que admiten muchos programas.</numerusform>
            <numerusform>La URL tiene %Ln caracteres, más de los que admiten muchos programas.</numerusform>
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
        <translation>Esta cuenta no tiene webhooks.</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>No se pudieron cargar los webhooks.</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>Ningún webhook coincide.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicado</numerusform>
            <numerusform>%Ln duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln similar</numerusform>
            <numerusform>%Ln similares</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>no se encontraron duplicados</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>El servicio envió un elemento que no es un webhook. La pestaña Original lo muestra tal como se recibió.</translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>Webhooks con el mismo evento, versión, canal y URL.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>&amp;Abrir archivo de tabla...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>Archivos en este &amp;equipo...</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>E&amp;xportar lista...</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>A&amp;gregar cuenta...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>E&amp;ditar cuenta...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>Cambiar &amp;token...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>&amp;Quitar cuenta...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Copiar con &amp;encabezados</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>Copiar en&amp;lace</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>Copiar enlace al &amp;trabajo</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleccionar to&amp;do</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>&amp;Ir a la fila...</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>&amp;Volver a la lista</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>&amp;Panel del registro</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>Panel del registro &amp;debajo de la lista</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>Ac&amp;tividad</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>&amp;Filas compactas</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>Horas en &amp;UTC</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>&amp;Red...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>Acerca &amp;de Balehook</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>Mostrar trabajos de &amp;importación</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>Mostrar web&amp;hooks</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>Mostrar pr&amp;opiedades</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>&amp;Siguiente trabajo con archivo de errores</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>Trabajo a&amp;nterior con archivo de errores</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>Seguir traba&amp;jo</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>Mostrar &amp;filas con error	Intro</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>Mostrar archivo &amp;importado</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>&amp;Descargar archivos de errores</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>Desca&amp;rgas...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>&amp;Registrar webhook...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>Registrar &amp;similar...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>Abrir &amp;listado guardado...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>&amp;Cerrar listado guardado</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Confi&amp;guración</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Trabajos</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>Trabajos en se&amp;guimiento</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;Webhooks</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Propiedades</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>Ca&amp;mbiar de cuenta</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>Actua&amp;lizar automáticamente</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Columna&amp;s</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>&amp;Abrir registro</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>&amp;Abrir registro	Intro</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>&amp;Subir cuenta</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>&amp;Bajar cuenta</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>Fila &amp;siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>Fila a&amp;nterior</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>A&amp;cceso rápido...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>Solicitud&amp;es</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>A&amp;pariencia...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>&amp;Informe de diagnóstico...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>Comportamiento &amp;no documentado...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>Trabajos guardados para la &amp;búsqueda...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>Solicitudes re&amp;gistradas</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>Archivo de errores siguiente</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>Archivo de errores anterior</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>Mostrar filas con error</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>&amp;Barra de herramientas</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>Archivo importado</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>Guardar archivo de errores...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>Guardar archivo importado...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>&amp;Fijar cuenta</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>Busca&amp;r en las filas con error...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>Solo filas con este valor</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>Comparar con la carga anterior</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>Comparar con...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>Entregar filas con error...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>Motivos en todos los trabajos...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>El idioma cambiará cuando la ventana esté inactiva.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>&amp;Mostrar la barra de herramientas</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>Texto &amp;junto a los iconos</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>Texto &amp;bajo los iconos</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>Solo &amp;iconos</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>Solo &amp;texto</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>&amp;Predeterminado del escritorio</translation>
    </message>
</context>
</TS>

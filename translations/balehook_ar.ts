<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>حول Balehook</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>‏Balehook %1
وحدة تحكم لمهام الاستيراد وخطافات الويب.

برنامج حر بموجب رخصة جنو العمومية العامة (GNU General Public License)، الإصدار 3 أو أي إصدار أحدث. يستخدم Qt %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>إزالة الحساب</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>أُزيل الحساب %1، لكن رمزه المميز قد يكون لا يزال في سلسلة المفاتيح. %2</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>هل تريد إزالة الحساب %1 من هذا البرنامج؟ سيُحذف رمزه المميز من سلسلة المفاتيح، وكذلك الملفات المنزّلة له. لن يتغير شيء لدى الخدمة.</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>أُزيل الحساب %1، لكن تعذّر حذف بعض ملفاته. %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>لم يُزل الحساب %1، لأنه تعذّر حفظ الإعدادات. %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>أُزيل الحساب %1، لكن تعذّر حذف بعض بياناته. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>ال&amp;معرّف المختصر:</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>عنوان &amp;URL الأساسي:</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>ال&amp;رمز المميز:</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>العناوين:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>ت&amp;حقق</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>خيارات م&amp;تقدمة</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>عنوان URL لمساحة ال&amp;عمل:</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>حجم ال&amp;صفحة:</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>تسميات الحا&amp;لة:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ح&amp;فظ</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>إ&amp;ضافة الحساب</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>تعديل الحساب</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>إضافة حساب</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>يظهر في قائمة الحسابات. إذا تُرك فارغًا، يظهر معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>الجزء الذي يدل على الحساب من اسم المضيف.</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>عنوان URL كاملًا، أو عنوان URL يحتوي على «‎{slug}‎» في موضع معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>إذا تُرك فارغًا، يُستخدم عنوان URL الأساسي. تُنشأ خطافات الويب لدى عنوان URL الخاص بـ«مساحة عمل» (workspace)، ولا توضح الوثائق هل هو المضيف نفسه.</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>القيمة الافتراضية 25 هي قيمة الخدمة نفسها. تحتاج الصفحات الأكبر إلى طلبات أقل، وقد تُرجع الخدمة صفحات أصغر.</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>إذا تُرك فارغًا، يظهر الرمز وحده. معاني رموز الحالة غير موثقة، لذا يمكنك اختيار تسميات لها بنفسك.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>تجا&amp;هل</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>متا&amp;بعة التعديل</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>ألصق رمز الوصول المميز</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>يُحفظ الرمز المميز في سلسلة المفاتيح ولا يُعرض أبدًا.</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>يخص الرمز المميز عنوان URL واحدًا ومعرّف حساب مختصرًا واحدًا. بعد هذا التغيير سيُطلب منك مرة أخرى، ويمكنك لصقه هنا.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>يوجد رمز مميز محفوظ</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>اتركه فارغًا للإبقاء على الرمز المميز المحفوظ.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>لا يوجد رمز مميز محفوظ</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>اتركه فارغًا للمتابعة دون رمز مميز.</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>حُفظ الحساب، لكن رمزه المميز لم يُحفظ. هل تريد الإغلاق دون حفظ الرمز المميز؟</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>هل تريد تجاهل ما كتبته؟</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>أدخل معرّف الحساب المختصر، مثل «acme».</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>يتكون معرّف الحساب المختصر من 63 محرفًا على الأكثر: الحروف الصغيرة من a إلى z، والأرقام، والشرطات على ألّا تكون في البداية أو النهاية.</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>أدخل عنوان URL للخدمة، مثل «https://{slug}.example.com».</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>مسار &amp;الخصائص:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>الصفحات:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>استخ&amp;دام page[offset] و page[limit] (غير مؤكد)</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>اختياري. مكان سرد الخصائص غير موثق؛ إذا كنت تعرف المسار، فأدخل ما يلي عنوان URL الأساسي، بدءًا بشرطة مائلة.</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>غير مؤكد: يُقال إن الخدمة تقبل هذين المعاملين، لكن طريقة العدّ فيهما غير موثقة. يعدّ Balehook السجلات التي تسبق الصفحة بدءًا من 0، ويتوقف إذا أظهر الرد صفحة أخرى. استخدم «تحقق» لتجربة ذلك.</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>الملفات:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>إرسال رمز الوصول المميز لجلب الملفات من هذه الم&amp;ضيفات</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>لا يلزم إلا إذا كانت ملفات هذا الحساب على مضيف الحساب نفسه وتتطلب تسجيل الدخول. لا يُرسل الرمز المميز أبدًا لجلب ملفات من مضيفات أخرى.</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>يحدد هذا الجزء من اسم المضيف الحساب. وهو أيضًا جزء من روابط المهام، مثل balehook://acme/import-jobs/4711.</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>عنوان URL الذي تسرد الخدمة ضمنه مهام الاستيراد وخطافات الويب، مثل https://{slug}.example.com. ويمثل «‎{slug}‎» معرّف الحساب المختصر. وتُظهر «العناوين» في الأسفل إلى أين يذهب كل طلب.</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>رمز الوصول المميز الذي يُرسل مع كل طلب إلى الخدمة. كيفية الحصول عليه ومدة صلاحيته وما يُسمح له به أمور غير موثقة: اسأل القائمين على منصتك.</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>يطلب سجلًا واحدًا من كل قائمة بالقيم المدخلة هنا، ويعرض النتيجة. لا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>أزال برنامج آخر هذا الحساب ورمزه المميز. لاستخدامه مرة أخرى، أغلق هذه النافذة وأضف الحساب من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>هذا الحاسوب غير متصل بالشبكة. تبقى الصفوف المحمَّلة هنا، ويُستأنف التحميل عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>لا يوجد رمز مميز محفوظ لهذا الحساب. أدخل رمزًا مميزًا لتحميل بياناته.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>إدخال الرمز المميز...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>تحديث الرمز المميز...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>تغيرت القائمة منذ تحميلها، وقد تكون مواضع الصفوف تغيرت.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>استُلمت الصفوف المعروضة في %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>يحمّل برنامج آخر هذه المهام الآن، ربما balehookctl. انتظر حتى ينتهي، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>ظلت قائمة المهام تتغير أثناء تحميلها، لذلك قد تنقص بعض المهام.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>يضيف برنامج آخر حسابًا أو يزيله. ينتظره هذا البرنامج.</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1، الحساب %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1، الحساب %2، مثبّت</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>إضافة حساب...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>تصفية الحسابات</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>لا يمكن عرض المخططات لأن أحد مكونات البرنامج مفقود. أعد تثبيت Balehook لعرضها.</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>يُحسب النشاط من كل مهام الحساب. حمّلها مرة واحدة لعرضه؛ ويمكنك متابعة العمل في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>تحميل الكل...</translation>
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
        <translation>المهام في كل أسبوع، حسب الحالة</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>المهام في كل شهر، حسب الحالة</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>المهام في كل سنة، حسب الحالة</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>المهام في كل يوم، حسب الحالة</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>الصفوف الفاشلة في كل أسبوع</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>الصفوف الفاشلة في كل شهر</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>الصفوف الفاشلة في كل سنة</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>الصفوف الفاشلة في كل يوم</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>%1 إلى %2</translation>
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
        <translation>الحالة %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>حالات أخرى</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>غير مذكور</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>لا مهام</numerusform>
            <numerusform>مهمة واحدة</numerusform>
            <numerusform>مهمتان</numerusform>
            <numerusform>%Ln مهام</numerusform>
            <numerusform>%Ln مهمة</numerusform>
            <numerusform>%Ln مهمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>لا صفوف فاشلة (%1)</numerusform>
            <numerusform>صف فاشل واحد (%1)</numerusform>
            <numerusform>صفان فاشلان (%1)</numerusform>
            <numerusform>%1 صفوف فاشلة</numerusform>
            <numerusform>%1 صفًا فاشلًا</numerusform>
            <numerusform>%1 صف فاشل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>في أي يوم</numerusform>
            <numerusform>في يوم واحد</numerusform>
            <numerusform>في يومين</numerusform>
            <numerusform>في %Ln أيام</numerusform>
            <numerusform>في %Ln يومًا</numerusform>
            <numerusform>في %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2، و%3.</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>كلها من النوع %1.</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>معظمها من النوع %1.</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>النوع الأكثر تكرارًا هو %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>لا توجد مهام بلا تاريخ مقروء.</numerusform>
            <numerusform>مهمة واحدة بلا تاريخ مقروء لا تظهر في المخطط.</numerusform>
            <numerusform>مهمتان بلا تاريخ مقروء لا تظهران في المخطط.</numerusform>
            <numerusform>%Ln مهام بلا تاريخ مقروء لا تظهر في المخطط.</numerusform>
            <numerusform>%Ln مهمة بلا تاريخ مقروء لا تظهر في المخطط.</numerusform>
            <numerusform>%Ln مهمة بلا تاريخ مقروء لا تظهر في المخطط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>لم تُحمَّل كل المهام بعد.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>الحالات</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>لا توجد مهمة تطابق عوامل تصفية القائمة.</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>عدد الصفوف الفاشلة غير مذكور</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>لا توجد مهام بلا عدد للصفوف الفاشلة.</numerusform>
            <numerusform>مهمة واحدة بلا عدد للصفوف الفاشلة.</numerusform>
            <numerusform>مهمتان بلا عدد للصفوف الفاشلة.</numerusform>
            <numerusform>%Ln مهام بلا عدد للصفوف الفاشلة.</numerusform>
            <numerusform>%Ln مهمة بلا عدد للصفوف الفاشلة.</numerusform>
            <numerusform>%Ln مهمة بلا عدد للصفوف الفاشلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>لا توجد مهام بتاريخ بعيد في الماضي أو المستقبل.</numerusform>
            <numerusform>مهمة واحدة بتاريخ بعيد في الماضي أو المستقبل لا تظهر في المخطط.</numerusform>
            <numerusform>مهمتان بتاريخ بعيد في الماضي أو المستقبل لا تظهران في المخطط.</numerusform>
            <numerusform>%Ln مهام بتاريخ بعيد في الماضي أو المستقبل لا تظهر في المخطط.</numerusform>
            <numerusform>%Ln مهمة بتاريخ بعيد في الماضي أو المستقبل لا تظهر في المخطط.</numerusform>
            <numerusform>%Ln مهمة بتاريخ بعيد في الماضي أو المستقبل لا تظهر في المخطط.</numerusform>
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
        <translation>حدّد المسؤول هذا الإعداد.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>إعداد المسؤول «%1» غير معروف وقد تم تجاهله.</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>تعذّرت قراءة إعدادات المسؤول في %1.</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>تعذّر فهم بعض إعدادات المسؤول في %1. تُستخدم الإعدادات الأخرى.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>تم تجاهل إعداد المسؤول «%1» لأن كل من يستخدم هذا الحاسوب يمكنه قراءته هناك. مكان الرمز المميز هو سلسلة مفاتيح الشخص الذي يستخدمه.</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>تم تجاهل إعداد المسؤول «%1» لأن قيمته غير مسموح بها.</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>أعدّ المسؤول الحساب %1، ولا يمكن إزالته هنا.</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>لا يحتوي الرد على خطاف الويب الذي أُرسل.</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>تُرجمت كل اللغات عدا الإنجليزية دون مراجعة من متحدث أصلي.</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>استخدام إعداد النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>مريحة</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>مضغوطة</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>مخفّضة</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ال&amp;لغة:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>ال&amp;سمة:</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>&amp;حجم النصوص:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>ال&amp;صفوف:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>الح&amp;ركة:</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>تعذّر فتح الإعدادات.</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>البرنامج Balehook قيد التشغيل بالفعل، لكنه لا يستجيب.</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>أغلق نافذته أو أنهِ البرنامج، ثم شغّله من جديد.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>تعذّر حفظ الإعدادات.</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>كل %Ln ث</numerusform>
            <numerusform>كل %Ln ث</numerusform>
            <numerusform>كل %Ln ث</numerusform>
            <numerusform>كل %Ln ث</numerusform>
            <numerusform>كل %Ln ث</numerusform>
            <numerusform>كل %Ln ث</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>كل %Ln د</numerusform>
            <numerusform>كل %Ln د</numerusform>
            <numerusform>كل %Ln د</numerusform>
            <numerusform>كل %Ln د</numerusform>
            <numerusform>كل %Ln د</numerusform>
            <numerusform>كل %Ln د</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>التحديث التلقائي متوقف</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>التحديث التلقائي متوقف مؤقتًا</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
            <numerusform>التحديث التلقائي كل %Ln ث</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>التحديث التلقائي كل دقيقة</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
            <numerusform>التحديث التلقائي كل %Ln د</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>أُوقف التحديث التلقائي لأنه تعذّر تحميل القائمة. تبقى الصفوف المحمَّلة هنا.</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>تشغيل من جديد</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>أدخل عنوان URL للخدمة.</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>يجب أن يبدأ عنوان URL بـ ‎https://‎.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>يحتوي عنوان URL على محرف غير صالح، مثل مسافة أو محرف غير مرئي. أدخله من جديد.</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>لا تُستخدم الأقواس المعقوفة إلا في ‎{slug}‎، الذي يمثل معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>يجب ألّا يحتوي عنوان URL على اسم مستخدم أو علامة @. احذف كل ما يسبق @ مع العلامة نفسها.</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>يجب ألّا يحتوي عنوان URL على ? أو #. احذف العلامة وكل ما يليها.</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>هذا ليس اسم خادم صالحًا. أدخله كما في https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>يجب أن يكون المنفذ رقمًا من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>يجب ألّا يحتوي المسار في عنوان URL على أجزاء فارغة أو أجزاء مكونة من نقاط فقط. احذفها.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>لا يُسمح ببروتوكول http غير المشفر إلا لهذا الحاسوب (localhost). استخدم https حتى لا يتمكن أحد من قراءة الرمز المميز أثناء إرساله.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>ألصق الرمز المميز للحساب.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>هذا النص أطول من أن يكون رمزًا مميزًا. ألصق الرمز المميز وحده.</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>يحتوي الرمز المميز على مسافة أو فاصل أسطر. انسخه من جديد قطعة واحدة.</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>يحتوي الرمز المميز على محرف غير صالح، وقد يكون غير مرئي. انسخه من جديد من مصدره.</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>لا يحتوي الرمز المميز إلا على حروف وأرقام والمحارف - . _ ~ + / مع = في نهايته. انسخه من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>لم يُحفظ الملف. %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>حُفظ %1 (%2).</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>Checking…</source>
        <translation>جارٍ التحقق…</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>نتيجة التحقق</translation>
    </message>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>لم يُعثر على عدد كلي صالح للاستخدام. تطول القائمة أثناء التمرير.</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>العدد الكلي: %1، في الحقل «%2».</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>لا يتضمن الرد الصفحة ولا حجم الصفحة.</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>يتضمن الرد الصفحة %1، لكنه لا يتضمن حجم الصفحة.</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>يتضمن الرد حجم الصفحة %1، لكنه لا يتضمن الصفحة.</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>يتضمن الرد الصفحة %1 وحجم الصفحة %2.</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>الحالة 200، دون سجلات (%Ln).</numerusform>
            <numerusform>الحالة 200، مع سجل واحد (%Ln).</numerusform>
            <numerusform>الحالة 200، مع سجلين (%Ln).</numerusform>
            <numerusform>الحالة 200، مع %Ln سجلات.</numerusform>
            <numerusform>الحالة 200، مع %Ln سجلًا.</numerusform>
            <numerusform>الحالة 200، مع %Ln سجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>الحالة %1.</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>الرسالة الواردة في الرد: %1</translation>
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
        <translation>مسح</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>برتقالي</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>وردي</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>أصفر</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>أزرق فاتح</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>بني</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>لون آخر…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>لون الحساب</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>اللون: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>بلا لون</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>لون التسمية</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا لون</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>اللون: بلا لون</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>الفتح السريع</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>أدخل اسم أمر أو حساب أو طريقة عرض أو ملف</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>أمر أو حساب أو طريقة عرض أو ملف</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>لا توجد نتائج</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>ت&amp;بديل</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>مقارنة الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>الملف الأقدم:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>الملف الأحدث:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;تنزيل</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;فتح الصف</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>&amp;نسخ الملخص</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>تصد&amp;ير الصفوف...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>لا توجد مهمة سابقة من النوع نفسه وللمستخدم نفسه وباسم الملف نفسه ولها ملف صفوف فاشلة. جرى تجاهل الأرقام والتواريخ في اسم الملف. المهام التي فُحصت: %1.</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>تعذّر العثور على الرفع السابق. %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>جارٍ البحث عن الرفع السابق…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>أُوقفت المقارنة. اختر أعمدة المفتاح لبدئها من جديد.</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>أُوقف البحث عن الرفع السابق.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ إجراء المقارنة…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>اكتُشف تلقائيًا. الصفوف التي لها المفتاح نفسه هي الصف نفسه.</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>الصفوف التي لها المفتاح نفسه هي الصف نفسه.</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>اكتملت مقارنة الملفين.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>لا يوجد العمود «%1» في كلا الملفين.</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>لا يوجد عمود مشترك بين الملفين، لذا لا يمكن مقارنة صفوفهما.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>لا يوجد عمود في الملفين يبدو مفتاحًا. اختر الأعمدة التي تميّز كل صف.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>نُسخ الملخص.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>الصفوف المكتوبة: %1 من %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>لم يُكتب أي صف في %1.</numerusform>
            <numerusform>كُتب صف واحد في %1.</numerusform>
            <numerusform>كُتب صفان في %1.</numerusform>
            <numerusform>كُتبت %Ln صفوف في %1.</numerusform>
            <numerusform>كُتب %Ln صفًا في %1.</numerusform>
            <numerusform>كُتب %Ln صف في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>جارٍ كتابة الصفوف…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 فارغ أو ليس جدولًا، لذا لا يمكن مقارنة صفوفه.</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>لا يمكن مقارنة %1. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>أُوقف التنزيل.</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>ملف الصفوف الفاشلة للمهمة %1 ليس على هذا الحاسوب، وقد انتهت صلاحية رابطه. حدّث المهمة في قائمتها، أو حاول تنزيل الملف على أي حال.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>ملف الصفوف الفاشلة للمهمة %1 ليس على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>جارٍ تنزيل %1: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>الملف المستورد للمهمة %1 ليس على هذا الحاسوب، وقد انتهت صلاحية رابطه. حدّث المهمة في قائمتها، أو حاول تنزيل الملف على أي حال.</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>الملف المستورد للمهمة %1 ليس على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>ما آلت إليه الصفوف</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>الأسباب سابقًا والآن</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>سابقًا</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>تصفية الصفوف</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>النص في أي خلية</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>الصفوف المقارنة</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>كل الصفوف المقارنة</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>يُعرض %1 من %2 من الصفوف</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>مقارنة الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>الملف الأقدم: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>الملف الأحدث: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>المقارنة حسب: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>الصفوف الفاشلة: سابقًا %1، والآن %2</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>الصف غير الموجود في ملف الصفوف الفاشلة الأحدث إما استُورد أو لم يُرسل مرة أخرى.</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>الأسباب وعدد صفوفها سابقًا والآن:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 ← %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>لا توجد أسباب أخرى.</numerusform>
            <numerusform>يوجد سبب آخر.</numerusform>
            <numerusform>يوجد سببان آخران.</numerusform>
            <numerusform>توجد %Ln أسباب أخرى.</numerusform>
            <numerusform>يوجد %Ln سببًا آخر.</numerusform>
            <numerusform>يوجد %Ln سبب آخر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>لا تزال فاشلة، للسبب نفسه</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>لا تزال فاشلة، لسبب آخر</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>فاشلة حديثًا</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>ليست في ملف الصفوف الفاشلة الأحدث</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>الصف سابقًا</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>الصف الآن</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>السبب سابقًا</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>السبب الآن</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>الخلايا المتغيرة</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 ← %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>لا يوجد أي صف بلا مفتاح في الملف الأقدم.</numerusform>
            <numerusform>صف واحد في الملف الأقدم بلا مفتاح.</numerusform>
            <numerusform>صفان في الملف الأقدم بلا مفتاح.</numerusform>
            <numerusform>%Ln صفوف في الملف الأقدم بلا مفتاح.</numerusform>
            <numerusform>%Ln صفًا في الملف الأقدم بلا مفتاح.</numerusform>
            <numerusform>%Ln صف في الملف الأقدم بلا مفتاح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>لا يوجد أي صف بلا مفتاح في الملف الأحدث.</numerusform>
            <numerusform>صف واحد في الملف الأحدث بلا مفتاح.</numerusform>
            <numerusform>صفان في الملف الأحدث بلا مفتاح.</numerusform>
            <numerusform>%Ln صفوف في الملف الأحدث بلا مفتاح.</numerusform>
            <numerusform>%Ln صفًا في الملف الأحدث بلا مفتاح.</numerusform>
            <numerusform>%Ln صف في الملف الأحدث بلا مفتاح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>لا يوجد أي صف بمفتاح مكرر في الملف الأقدم.</numerusform>
            <numerusform>صف واحد في الملف الأقدم مفتاحه مكرر.</numerusform>
            <numerusform>صفان في الملف الأقدم مفتاحهما مكرر.</numerusform>
            <numerusform>%Ln صفوف في الملف الأقدم مفتاحها مكرر.</numerusform>
            <numerusform>%Ln صفًا في الملف الأقدم مفتاحها مكرر.</numerusform>
            <numerusform>%Ln صف في الملف الأقدم مفتاحها مكرر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>لا يوجد أي صف بمفتاح مكرر في الملف الأحدث.</numerusform>
            <numerusform>صف واحد في الملف الأحدث مفتاحه مكرر.</numerusform>
            <numerusform>صفان في الملف الأحدث مفتاحهما مكرر.</numerusform>
            <numerusform>%Ln صفوف في الملف الأحدث مفتاحها مكرر.</numerusform>
            <numerusform>%Ln صفًا في الملف الأحدث مفتاحها مكرر.</numerusform>
            <numerusform>%Ln صف في الملف الأحدث مفتاحها مكرر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>لم تُقارن:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>تصفية الصفوف</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>يحتوي على</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>يساوي تمامًا</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>لا يساوي</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>العمو&amp;د:</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>الشر&amp;ط:</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>&amp;النص:</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>عرض الصفوف</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>يطابق التعبير النمطي</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>ال&amp;يوم</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>آخر &amp;24 ساعة</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>آخر &amp;7 أيام</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>آخر &amp;30 يومًا</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>&amp;بين تاريخين...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>ال&amp;حالة...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>ال&amp;نوع...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>ال&amp;مستخدم...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>ال&amp;قناة...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>لها ملف &amp;صفوف فاشلة</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>&amp;ليس لها ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>لها صفوف &amp;فاشلة</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>&amp;عدد الصفوف الناجحة...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>ع&amp;دد الصفوف الفاشلة...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>تا&amp;ريخ الإنشاء</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>&amp;تاريخ التحديث</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>لم تعد مدر&amp;جة</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>لا صفوف فا&amp;شلة</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>عدد الصفوف الفاشلة &amp;غير مذكور</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>هذا الملف فارغ.</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>هذا الملف مصنف لبرنامج جداول بيانات، وليس جدولًا نصيًا. لا يمكن عرض صفوفه هنا.</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>هذا الملف أرشيف ZIP. لا يمكن عرض محتواه هنا.</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>هذا الملف مضغوط. لا يمكن عرض محتواه هنا.</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>هذا الملف صورة، وليس جدولًا.</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>هذا الملف مستند PDF، وليس جدولًا.</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>هذا الملف صفحة ويب، وليس جدولًا. قد يتطلب الرابط تسجيل الدخول.</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>هذا الملف مستند XML، وليس جدولًا. كثيرًا ما ترسل خدمات التخزين مستندًا كهذا عند انتهاء صلاحية الرابط.</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>هذا الملف مستند JSON، وليس جدولًا.</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>هذا الملف برنامج، وليس جدولًا. لا تشغّله.</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>هذا الملف ليس جدولًا نصيًا. تعذّر التعرف على نوعه.</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>ملف gzip</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>ملف zstd</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>أرشيف ZIP</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>مصنف Excel</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>مصنف Excel به وحدات ماكرو</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>جدول بيانات OpenDocument</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>الورقة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>مخفية</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>أي عدد</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>الحد الأ&amp;دنى:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>الحد الأ&amp;قصى:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>عرض المهام</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>&amp;تنزيل الملفات الناقصة...</numerusform>
            <numerusform>&amp;تنزيل الملف الناقص...</numerusform>
            <numerusform>&amp;تنزيل الملفين الناقصين...</numerusform>
            <numerusform>&amp;تنزيل %Ln ملفات ناقصة...</numerusform>
            <numerusform>&amp;تنزيل %Ln ملفًا ناقصًا...</numerusform>
            <numerusform>&amp;تنزيل %Ln ملف ناقص...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>توجد عدة حسابات باسم %1. استخدم معرّف أحدها؛ يعرضها الأمر &quot;account list --format csv&quot;.</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>لا يوجد حساب باسم %1 في ملف التعريف هذا.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>‏SLUG هو اسم الحساب في عنوان URL الخاص به: 63 محرفًا على الأكثر من الحروف والأرقام والشرطات، على ألّا تكون الشرطة في البداية أو النهاية.</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>يوجد حساب باسم %1 بالفعل.</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>الرمز المميز للحساب %1 (لا يُعرض؛ اتركه فارغًا إن لم يوجد):</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>لم يُقرأ أي رمز مميز من الإدخال القياسي.</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>حُذفت الكلمة &quot;Bearer&quot; التي قبل الرمز المميز.</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>القيمة التي حدّدها المسؤول هي %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>تتعذّر قراءة %1: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>قائمة الحسابات طويلة جدًا.</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>هذا السطر ليس كائن JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>«%1» ليس نصًا.</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>حقل غير معروف «%1»؛ الحقول هي slug وname وurl وtoken.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>لا توجد في الإعدادات حسابات بلا معرّف مختصر أو عنوان URL صالح.</numerusform>
            <numerusform>لا يُدرج حساب واحد في الإعدادات لأن معرّفه المختصر أو عنوان URL الخاص به مفقود أو غير صالح. لم يُزل.</numerusform>
            <numerusform>لا يُدرج حسابان في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم يُزالا.</numerusform>
            <numerusform>لا تُدرج %Ln حسابات في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
            <numerusform>لا يُدرج %Ln حسابًا في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
            <numerusform>لا يُدرج %Ln حساب في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>أُزيل الحساب، لكن بقي بعض بياناته: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>لم يُزل الحساب لأنه تعذّر حفظ الإعدادات. وبقي رمزه المميز أيضًا. %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>أُزيل الحساب، لكن رمزه المميز لا يزال في سلسلة المفاتيح المقفلة.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>لم يُضف الحساب، لأنه تعذّر حفظ الإعدادات. %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>لم يُضف الحساب، لأن سلسلة المفاتيح مقفلة. افتح قفلها وشغّل الأمر من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>أزال برنامج آخر الحساب.</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>غيّر برنامج آخر عنوان الحساب. شغّل الأمر مرة أخرى لاستخدام العنوان الجديد.</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>غيّر برنامج آخر الحساب بطريقة لا يستطيع هذا الإصدار من Balehook قراءتها.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>الخيار --%1 مطلوب.</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>يجب أن تكون قيمة --%1 رقمًا من %2 إلى %3.</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>يجب أن تكون قيمة --format واحدة من table و csv و json و jsonl.</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>يتطلب الخيار --%1 قيمة.</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>استخدم إما --%1 أو --%2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>خيار غير معروف %1.</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>الخيار %1 غير صالح قبل الأمر.</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>لا يقبل الخيار --%1 أي قيمة.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>أمر غير معروف؛ يسرد &quot;balehookctl --help&quot; الأوامر.</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>أمر غير معروف؛ يسرد &quot;balehookctl %1 --help&quot; الأوامر.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>لم يُذكر أي أمر؛ يسرد &quot;balehookctl --help&quot; الأوامر.</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>لم يُذكر أي أمر؛ يسرد &quot;balehookctl %1 --help&quot; الأوامر.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>الوسيط %1 مفقود.</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>وسيط غير متوقع بعد &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>‏SHELL هو bash أو zsh أو fish.</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>يُذكر الحساب هنا دون --account:‏ balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>يأتي الحساب بعد --account:‏ balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>استخدام ملف التعريف الموجود في هذا المجلد بدلًا من ملف المستخدم.</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>التوقف بعد هذه المدة؛ افتراضيًا تكون لكل طلب مهلة خاصة به.</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>تسجيل كل طلب على إخراج الأخطاء القياسي.</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>الاستخدام: balehookctl %1 [OPTION...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>الاستخدام: balehookctl [OPTION...] COMMAND</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>عرض مساعدة البرنامج أو أحد الأوامر.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>عرض الإصدار.</translation>
    </message>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table أو csv أو json أو jsonl (كائن واحد في كل سطر).</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>الحساب المطلوب استخدامه.</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>الصفحة المطلوب سردها؛ الأولى هي 1.</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>عدد السجلات في الصفحة؛ افتراضيًا كما في إعداد الحساب.</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>سرد كل الصفحات، وكل سجل مرة واحدة.</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>إضافة حساب وحفظ رمزه المميز في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>عنوان URL الأساسي لقوائمه؛ ويمثل &quot;‎{slug}‎&quot; قيمة SLUG. مطلوب.</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>مكان تسجيل خطافات الويب، إن كان مختلفًا.</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>مسار قائمة الخصائص تحت عنوان URL الأساسي.</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>الاسم الذي تعرضه النافذة.</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>قراءة الرمز المميز من الإدخال القياسي بدلًا من طلبه.</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>عرض حسابات ملف التعريف.</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>اختبار الحساب بطلب سجل واحد من كل قائمة.</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>إزالة حساب مع رمزه المميز وملفاته.</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>عرض مهام الاستيراد.</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>عرض الصفوف الفاشلة لمهمة، أو الأسباب مع ‎--groups.</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>عرض كل سبب مرة واحدة مع عدد صفوفه.</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>حفظ ملف الصفوف الفاشلة لمهمة وعرض مساره. لا تُستبدل الملفات الموجودة.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>ملف جديد، أو مجلد موجود.</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>حفظ الملف المستورد بدلًا من الصفوف الفاشلة.</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>عرض خطافات الويب.</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>تسجيل خطاف ويب. يُرسَل مرة واحدة فقط، ويُعرض رد الخدمة.</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>موضوع الحدث.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>ما يحدث له، بكلمة تشبه أسماء طرق HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>حدث أكثر تحديدًا ضمن نوع الحدث.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>إصدار الحدث.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>طريقة HTTP التي يُستدعى بها عنوان URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>عنوان URL الذي يُستدعى عند وقوع الحدث، خارج الخدمة نفسها.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>القناة التي تسجّل خطاف الويب.</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (الرد كما ورد) أو jsonl أو csv أو table.</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>عرض خصائص حساب، أو قائمة محفوظة.</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>القائمة المحفوظة.</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>المهام التي لها هذه الحالة؛ كرر الخيار لعدة حالات.</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>المهام التي لها ملف صفوف فاشلة.</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>المهام التي أُنشئت في هذا اليوم أو بعده.</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>المهام التي أُنشئت في هذا اليوم أو قبله.</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>الحقل المستخدم للترتيب؛ افتراضيًا بترتيب الخدمة.</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>تنزيل مهام الاستيراد لحساب إلى الفهرس المحلي، أو تحديثه.</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>مقارنة كل المهام، حتى إن كان الفهرس مكتملًا.</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>أي جدول من أرشيف zip يحتوي على عدة جداول.</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>أي ورقة من المصنف، إن لم تكن أول ورقة ظاهرة.</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>البحث في الفهرس المحلي: كلمات، &quot;عبارات&quot;، حقل:قيمة، -كلمة. ويُستخدم الفهرس أيضًا للخيارات التالية.</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>المهام من هذا النوع؛ كرر الخيار لعدة أنواع.</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>المهام التي لها بعض الصفوف الفاشلة (&quot;some&quot;) أو ليس لها أي منها (&quot;none&quot;)، أو &quot;unknown&quot; إذا لم ترسل الخدمة العدد.</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>قراءة الكل والبحث فيها: كلمات، &quot;عبارات&quot;، حقل:قيمة، -كلمة.</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>قراءة الكل وترتيبها حسب هذا الحقل.</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>عرض صفوف ملف جدول، مضغوط أو مصنف أيضًا، أو سبب فشلها مع ‎--groups.</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>البحث عن قيمة، مثل رمز SKU، في كل ملفات الصفوف الفاشلة المنزّلة. لا يُرسل أي طلب.</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>في هذه الحسابات فقط؛ ودون هذا الخيار فيها كلها.</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>العثور عليه أيضًا كجزء من قيمة أطول.</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>إضافة حساب لكل سطر JSON (slug وname وurl وtoken) في FILE؛ وتعني - الدخل القياسي.</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>عدم إرسال أي طلب إلى الحسابات.</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>مقارنة الصفوف الفاشلة لمهمة بصفوف مهمة لاحقة أو بملف.</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>سرد أسباب فشل الصفوف في كل ملفات الصفوف الفاشلة المنزّلة، كل سبب مرة واحدة. لا يُرسل أي طلب.</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>ملفات المهام المُنشأة في الأيام الأخيرة فقط، مثل 7d، أو منذ ذلك اليوم.</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>المهام التي لها اسم المستخدم هذا تمامًا؛ كرّره لعدة أسماء.</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>عرض النص البرمجي الذي يكمل الأوامر والخيارات والحسابات في bash أو zsh أو fish.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>مثال:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>كتابة ملخص للصفوف الفاشلة المنزّلة لمهمة بصيغتي Markdown وHTML. لا يُرسل أي طلب.</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>ملف جديد، أو مجلد موجود. لا تُستبدل الملفات الموجودة.</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>كتابة أرشيف zip يضم الاثنين وكل الصفوف بصيغة CSV.</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>عدم إخفاء أي بيانات شخصية.</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>تضمين مقارنة بملف الصفوف الفاشلة المنزّل لهذه المهمة، أو بملف.</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>تنزيل ملفات الصفوف الفاشلة لكل المهام التي يجدها الفهرس المحلي، للأمرين &quot;find&quot; و&quot;reasons&quot; وللنافذة.</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>تنزيل هذا العدد من الملفات على الأكثر.</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>ذكر عدد الملفات التي ستُنزَّل وحجمها التقريبي فقط.</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>عرض صف فاشل لمهمة بجانب صفه في الملف المستورد، خلية بخلية.</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>نسخة من الملف المستورد؛ ودون هذا الخيار يُنزَّل ملف المهمة.</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>رقم السطر في الملف المستورد، بدءًا من 1؛ وتُحسب الترويسة أيضًا.</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>الأعمدة التي تعرّف الصف؛ ودون هذا الخيار تُكتشف تلقائيًا.</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>الأعمدة المراد إخفاؤها؛ ودون هذا الخيار تُخفى أعمدة البيانات الشخصية كما اختيرت في النافذة أو اكتُشفت.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>لا يوجد عمود مشترك بين الملفين يشبه المفتاح؛ حدد عمودًا باستخدام --key.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>لا يوجد العمود «%1» في كلا الملفين.</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>أحد الملفين ليس جدولًا.</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>تُقارن الصفوف حسب العمود «%1» الذي اكتُشف؛ ويحدد --key عمودًا آخر.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>أُرسل؛ في انتظار الرد</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>جارٍ سرد خطافات الويب من جديد لمعرفة النتيجة</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>أُرسل خطاف ويب للعنوان %1 في %2، لكن لم يرد أي رد. %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>لا يُعرف هل سُجّل خطاف الويب. %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>لا تحتوي القائمة على خطاف ويب مطابق أُنشئ منذ ذلك الحين؛ معرّفات الخطافات الأقدم المماثلة: %1.</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>لا تحتوي القائمة على خطاف ويب مطابق. قد يظهر لاحقًا.</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>أُرسل خطاف الويب، لكن البرنامج لم ينتظر الرد: لا يُعرف هل سُجّل. عند تشغيل &quot;webhooks create&quot; لهذا الحساب في المرة التالية، أو عند تشغيل وحدة التحكم، تُسرد خطافات الويب لمعرفة ذلك.</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>في انتظار برنامج آخر</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>لم يُرسل شيء، لأن البرنامج الآخر لم ينتهِ بعد.</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>تعذّر سرد خطافات الويب لمعرفة النتيجة. %1 عند تشغيل &quot;webhooks create&quot; لهذا الحساب في المرة التالية، أو عند تشغيل وحدة التحكم، تُسرد خطافات الويب قبل إرسال أي شيء.</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>إذا كنت تعرف أن خطاف الويب لم يُسجَّل، فشغّل الأمر نفسه من جديد.</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>لتسجيل خطافات الويب من جديد دون معرفة ما حدث، اختر &quot;العودة إلى النموذج&quot; في نموذج التسجيل في وحدة التحكم.</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>أُرسل خطاف الويب ولم يصل أي رد: لا يُعرف هل سُجّل.</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (أُنشئ في %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>تحتوي القائمة على خطاف ويب مطابق أُنشئ في ذلك الوقت تقريبًا أو بعده، لذا فالأرجح أنه سُجّل. المعرّفات: %1.</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>تعذّر حتى الآن البحث عن خطاف ويب أُرسل من قبل: لا يزال غير معروف هل سُجّل.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>هذا الحقل فارغ ويُرسل كنص فارغ.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>توجد مسافة في بداية النص أو نهايته. يُرسل كما أُدخل.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>يحتوي النص على فواصل أسطر أو محارف غير مرئية. تُرسل كما أُدخلت.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>رسالة النظام: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>يحفظه الأمر &quot;jobs download&quot; كما هو.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>يحتوي الأرشيف على عدة جداول. اختر أحدها باستخدام --member:‏ %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>القيمة VALUE فارغة أو تحتوي على مسافات فقط.</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>الملفات التي تم البحث فيها: %1 من %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>لا تُعرض إلا أول %1 من الصفوف.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>لا يجتمع --mask و--unmasked.</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>ملف الصفوف الفاشلة للمهمة %1 ليس على هذا الحاسوب. ينزّله الأمر «jobs rows».</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>لا يحتوي الملف على العمود «%1».</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>لم يُخفَ أي عمود؛ يحدد --mask أعمدة البيانات الشخصية.</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>الأعمدة المخفية: %1؛ يحدد --mask غيرها.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>لم يذكر الخادم طول الملف، لذا قد يكون غير مكتمل.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>لا يوجد فهرس محلي لهذا الحساب للبحث فيه؛ ينشئه الأمر &quot;balehookctl sync %1&quot;.</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>المهمة %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>يعمل Balehook بملف التعريف هذا، لذا فملفاته المنزّلة قيد الاستخدام. نزّل الملفات من هناك، أو أغلقه أولًا.</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>ارفع الحد في Balehook، أو احذف ملفات منه.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>لم تُحمَّل كل المهام؛ يحمّل الأمر &quot;balehookctl sync %1&quot; الباقي.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>لا تسرد الخدمة مهمة بالمعرّف &quot;%1&quot;. المهام التي تم فحصها: %2.</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>جارٍ البحث عن المهمة. المهام التي تم فحصها: %1 من %2</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>جارٍ البحث عن المهمة. المهام التي تم فحصها: %1</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>لا يوجد ملف صفوف فاشلة لهذه المهمة.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>لا يوجد ملف مستورد لهذه المهمة.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>المحاولة التالية الآن.</numerusform>
            <numerusform>المحاولة التالية بعد ثانية واحدة.</numerusform>
            <numerusform>المحاولة التالية بعد ثانيتين.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثوانٍ.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 من %2، من المضيف %3</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 من المضيف %2</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>يجب أن تكون قيمة --%1 يومًا مثل 2026-11-30، أو وقتًا مثل 2026-11-30T17:00:00Z.</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>يجب أن تكون قيمة --failed-rows واحدة من some و none و unknown.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>‏ROW هو رقم صف فاشل، بدءًا من 1.</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>لا يجتمع --key و--line.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>لا يوجد ملف %1.</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>ملف الصفوف الفاشلة ليس جدولًا.</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>الملف المستورد ليس جدولًا.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>لا يوجد عمود مشترك بين الملفين يشبه المفتاح؛ حدد عمودًا باستخدام --key أو سطرًا باستخدام --line.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>لا يوجد العمود «%1» في كلا الملفين.</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>لا يوجد صف كهذا في ملف الصفوف الفاشلة.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>لا يوجد سطر كهذا في الملف المستورد.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>لا يوجد في الملف المستورد صف بهذا المفتاح.</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>أُخذ السطر من ملف الصفوف الفاشلة؛ يحدد --line غيره.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>لا يوجد في الملف المستورد صف بهذا المفتاح.</numerusform>
            <numerusform>صف واحد في الملف المستورد له هذا المفتاح؛ لا يُعرف أيها المقصود.</numerusform>
            <numerusform>صفان في الملف المستورد لهما هذا المفتاح؛ لا يُعرف أيهما المقصود.</numerusform>
            <numerusform>%Ln صفوف في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود.</numerusform>
            <numerusform>%Ln صفًا في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود.</numerusform>
            <numerusform>%Ln صف في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>بُحث عن الصف بالعمود «%1» الذي اكتُشف؛ يحدد --key غيره.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>لم يذكر الخادم طول الملف، لذا قد يكون غير مكتمل.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>لا يوجد فهرس محلي لهذا الحساب للبحث فيه؛ ينشئه الأمر &quot;balehookctl sync %1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>المهام المطابقة: %1 من %2 في فهرس %3؛ لم يُرسل أي طلب إلى الخدمة.</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>المهام المطابقة: %1 من %2 في فهرس %3، وهو غير مكتمل؛ لم يُرسل أي طلب إلى الخدمة.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>كان الفهرس غير صالح للاستخدام ونُقل جانبًا؛ ينشئ الأمر &quot;balehookctl sync %1&quot; فهرسًا جديدًا.</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>حذف برنامج آخر الفهرس؛ ينشئ الأمر &quot;balehookctl sync %1&quot; فهرسًا جديدًا.</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>وقت غير معروف</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>كتب إصدار آخر من Balehook الفهرس؛ ينشئ الأمر &quot;balehookctl sync %1&quot; فهرسًا جديدًا.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>لا يوجد مسار للخصائص في هذا الحساب. أضفه إلى الحساب، أو اسرد محتوى ملف.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>المحاولة التالية الآن.</numerusform>
            <numerusform>المحاولة التالية بعد ثانية واحدة.</numerusform>
            <numerusform>المحاولة التالية بعد ثانيتين.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثوانٍ.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>لا نهاية للقائمة: عدد السجلات المستلمة %1.</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>السجلات: %1 من %2</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>السجلات: %1</translation>
    </message>
    <message>
        <source>The service reports %1 records but listed %2.</source>
        <translation>تُبلغ الخدمة عن %1 من السجلات، لكنها سردت %2.</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>السجلات المطابقة في الملف: %1 من %2.</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>السجلات المطابقة: %1 من %2؛ طُلبت كلها من الخدمة للتو.</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>لم تسرد الخدمة كل سجلاتها؛ قد يتطابق المزيد.</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>أعادت الخدمة الصفحة %1 بدلًا من الصفحة %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 موجود بالفعل ولم يُستبدل.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>المجلد %1 غير قابل للكتابة.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>المجلد %1 غير موجود.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>تعذّرت كتابة المخرجات. رسالة النظام: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>انتهت المهلة المحددة بالخيار --timeout.</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>تعذّرت قراءة الإعدادات، ونُقل ملفها جانبًا باسم %1.</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>استُعيدت الإعدادات من %1. التغييرات اللاحقة مفقودة.</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>تعذّر حفظ الإعدادات. %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>تعذّر إنشاء مجلد الملفات المنزّلة في %1.</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>أحد الوسائط ليس UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>تعذّرت قراءة المسودات وعمليات التسجيل المعلّقة، ونُقل ملفها جانبًا باسم %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>يأخذ --sort اسم حقل، مع &quot;:desc&quot; للترتيب التنازلي. الحقول: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>‏&quot;%1:&quot; ليس حقلًا ويُبحث عنه كنص. الحقول: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>تُستخدم أول %1 من كلمات --search وعباراته فقط.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>لا يبدو أن أي عمود في هذا الملف يحتوي على الأسباب.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>قد لا يحتوي العمود &quot;%1&quot; على الأسباب.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>قيمة --since عدد أيام مثل 7d، أو يوم مثل 2026-11-30، أو وقت مثل 2026-11-30T17:00:00Z.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>لم يُقرأ أي ملف صفوف فاشلة</numerusform>
            <numerusform>قُرئ ملف صفوف فاشلة واحد</numerusform>
            <numerusform>قُرئ ملفا صفوف فاشلة</numerusform>
            <numerusform>قُرئت %Ln ملفات صفوف فاشلة</numerusform>
            <numerusform>قُرئ %Ln ملف صفوف فاشلة</numerusform>
            <numerusform>قُرئ %Ln ملف صفوف فاشلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>لا ملفات ليست جداول</numerusform>
            <numerusform>ملف واحد ليس جدولًا</numerusform>
            <numerusform>ملفان ليسا جدولين</numerusform>
            <numerusform>%Ln ملفات ليست جداول</numerusform>
            <numerusform>%Ln ملفًا ليست جداول</numerusform>
            <numerusform>%Ln ملف ليست جداول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>لا ملفات غير مقروءة</numerusform>
            <numerusform>ملف واحد غير مقروء</numerusform>
            <numerusform>ملفان غير مقروءين</numerusform>
            <numerusform>%Ln ملفات غير مقروءة</numerusform>
            <numerusform>%Ln ملفًا غير مقروء</numerusform>
            <numerusform>%Ln ملف غير مقروء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>لا صيغ بلا قيمة محفوظة.</numerusform>
            <numerusform>صيغة واحدة بلا قيمة محفوظة. خليتها فارغة.</numerusform>
            <numerusform>صيغتان بلا قيمة محفوظة. خليتاهما فارغتان.</numerusform>
            <numerusform>%Ln صيغ بلا قيمة محفوظة. خلاياها فارغة.</numerusform>
            <numerusform>%Ln صيغة بلا قيمة محفوظة. خلاياها فارغة.</numerusform>
            <numerusform>%Ln صيغة بلا قيمة محفوظة. خلاياها فارغة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>لا أسطر أطول من صف واحد.</numerusform>
            <numerusform>سطر واحد أطول من أن يكون صفًا واحدًا. طُبع كعدة صفوف.</numerusform>
            <numerusform>سطران أطول من أن يكون كل منهما صفًا واحدًا. طُبعا كعدة صفوف.</numerusform>
            <numerusform>%Ln أسطر أطول من أن يكون كل منها صفًا واحدًا. طُبعت كعدة صفوف.</numerusform>
            <numerusform>%Ln سطرًا أطول من أن يكون كل منها صفًا واحدًا. طُبعت كعدة صفوف.</numerusform>
            <numerusform>%Ln سطر أطول من أن يكون كل منها صفًا واحدًا. طُبعت كعدة صفوف.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>المحاولة التالية الآن.</numerusform>
            <numerusform>المحاولة التالية بعد ثانية واحدة.</numerusform>
            <numerusform>المحاولة التالية بعد ثانيتين.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثوانٍ.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
            <numerusform>المحاولة التالية بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>المهام: %1 من %2</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>المهام: %1</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 في الثانية</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>بقي أقل من ثانية</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %n ثوانٍ</numerusform>
            <numerusform>بقيت %n ثانية</numerusform>
            <numerusform>بقيت %n ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>عدد المهام في الفهرس: %1.</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>لم تعد مدرجة: %1.</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>كان الفهرس غير صالح للاستخدام ونُقل جانبًا. تُنزَّل كل المهام من جديد.</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>حذف برنامج آخر الفهرس. تُنزَّل كل المهام مرة أخرى.</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>كتب إصدار آخر من Balehook الفهرس. تُنزَّل كل المهام مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>النص الوارد عبر الإدخال القياسي أطول من أن يكون رمزًا مميزًا.</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;من:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;إلى:</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>عرض المهام</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>لم يُفتح %1 لأن ملفًا كهذا قد يكون برنامجًا. افتحه من مجلده إذا كنت تعرف ما هو.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>عرض في المجلد</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>هل تريد فتح %1 في التطبيق الافتراضي؟ مصدر الملف جهة أخرى: قد يحتوي على صيغ تُشغَّل، وقد يغيّر برنامج جداول البيانات قيمًا مثل الرموز التي تبدأ بأصفار.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>لا يوجد تطبيق لهذا النوع من الملفات.</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>إ&amp;خفاء عناوين URL وأسماء الحسابات</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>تقرير التشخيص</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>لا يرسل Balehook هذا التقرير إلى أحد. اقرأه، ثم انسخه أو احفظه وأرسله إلى من يبحثون في المشكلة. لا يحتوي على رموز مميزة ولا سجلات ولا أسماء ملفات.</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>تقرير التشخيص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>ح&amp;فظ...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>حُفظ التقرير.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>نُسخ التقرير.</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Downloads</source>
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>الملفات على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>عرض في المجلد</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>إ&amp;عادة التنزيل</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>نسخ الرا&amp;بط</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>إ&amp;زالة من القائمة</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>التنزيلات</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>لم يُنزَّل شيء منذ بدء البرنامج.</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>حدد تنزيلًا لعرض تفاصيله.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>لم يُحدَّد أي تنزيل.</numerusform>
            <numerusform>حُدد تنزيل واحد.</numerusform>
            <numerusform>حُدد تنزيلان.</numerusform>
            <numerusform>حُددت %Ln تنزيلات.</numerusform>
            <numerusform>حُدد %Ln تنزيلًا.</numerusform>
            <numerusform>حُدد %Ln تنزيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>إزالة ال&amp;مكتملة</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>&amp;تسجيل مكرر…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>تسجيل مكرر</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>خطاف الويب نفسه مسجّل بالفعل. هل تريد تسجيله مرة أخرى؟</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>تسجيل م&amp;كرر</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>سرد مهام الاستيراد</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>سرد خطافات الويب</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>إنشاء خطاف ويب</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>سرد الخصائص</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>لا يحدد الرد نوع محتواه (لا يوجد Content-Type).</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>الرد ليس نص UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>مستويات التداخل في الرد أعمق من اللازم.</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>الرد فارغ.</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>الرد غير مكتمل أو ليس JSON: %1، عند البايت %2.</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>الرد بصيغة JSON، لكنه ليس كائنًا.</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>لا توجد في الرد قائمة سجلات (الحقل &quot;data&quot; مفقود).</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>لا توجد في الرد قائمة سجلات (الحقل &quot;data&quot; ليس قائمة).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. أعد المحاولة الآن.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. انتظر ثانية واحدة قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. انتظر ثانيتين قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. انتظر %Ln ثوانٍ قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. انتظر %Ln ثانية قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم. انتظر %Ln ثانية قبل المحاولة التالية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>أُلغيت العملية.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>لم يُرسل شيء إلى %1 لأنه لا يُسمح لبرنامج Balehook باستخدام هذا العنوان هنا. تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>لم يُرسل شيء لأنه لا يُسمح لبرنامج Balehook باستخدام هذا العنوان هنا. تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>لم يُعثر على خادم باسم %1. تحقق من عنوان URL للحساب ومن اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>لم يُعثر على الخادم. تحقق من عنوان URL للحساب ومن اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>تعذّر الاتصال بـ %1. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>تعذّر الاتصال بالخدمة. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>لم يصل رد من %1 في الوقت المحدد. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>لم ترد الخدمة في الوقت المحدد. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>أغلق %1 الاتصال قبل اكتمال الرد. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>أُغلق الاتصال قبل اكتمال الرد. أعد المحاولة.</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>تعذّر إنشاء اتصال آمن مع %1، لذا لم يُرسل شيء. قد تكون شهادته منتهية الصلاحية، أو صادرة لاسم آخر، أو غير موثوقة لدى هذا الحاسوب. اسأل المسؤول؛ وانظر التفاصيل.</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>تعذّر إنشاء اتصال آمن، لذا لم يُرسل شيء. قد تكون شهادة الخدمة منتهية الصلاحية، أو صادرة لاسم آخر، أو غير موثوقة لدى هذا الحاسوب. اسأل المسؤول؛ وانظر التفاصيل.</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>رفض الوكيل %1 الطلب. تحقق من الإعدادات &gt; الشبكة، أو اسأل المسؤول.</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>رفض الوكيل الطلب. تحقق من الإعدادات &gt; الشبكة، أو اسأل المسؤول.</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>أعادت الخدمة التوجيه إلى %1. لم تُتبع إعادة التوجيه، حتى يبقى الرمز المميز مع خدمة الحساب نفسها. تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>أعادت الخدمة التوجيه إلى عنوان آخر. لم تُتبع إعادة التوجيه، حتى يبقى الرمز المميز مع خدمة الحساب نفسها. تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>لم يقبل %1 الرمز المميز لهذا الحساب. حدّث الرمز المميز، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>لم يُقبل الرمز المميز لهذا الحساب. حدّث الرمز المميز، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>لم يقبل %1 الرمز المميز لهذا الحساب لأن الإذن اللازم غير متوفر له. اطلب رمزًا مميزًا له هذا الإذن، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>لم يُقبل الرمز المميز لهذا الحساب، لأن الإذن اللازم غير متوفر له. اطلب رمزًا مميزًا له هذا الإذن، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>تلقى %1 طلبات أكثر من اللازم. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>تلقت الخدمة طلبات أكثر من اللازم. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>رفض %1 الطلب (الحالة %2). تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>رفضت الخدمة الطلب (الحالة %2). تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>فشل %1 (الحالة %2). أعد المحاولة بعد لحظات؛ وإذا استمرت المشكلة، فاتصل بالقائمين على الخدمة.</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>فشلت الخدمة (الحالة %2). أعد المحاولة بعد لحظات؛ وإذا استمرت المشكلة، فاتصل بالقائمين على الخدمة.</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>أرجع %1 ردًا غير متوقع (الحالة %2). تحقق من عنوان URL للحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>أرجعت الخدمة ردًا غير متوقع (الحالة %2). تحقق من عنوان URL للحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>تجاوز رد %1 حد الحجم، لذا لم يُحمَّل الباقي. اختر حجم صفحة أصغر، أو تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>تجاوز الرد حد الحجم، لذا لم يُحمَّل الباقي. اختر حجم صفحة أصغر، أو تحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>كان رد %1 غير مكتمل ولم يُستخدم. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>كان الرد غير مكتمل ولم يُستخدم. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>تعذّر فهم رد %1. تحقق من عنوان URL للحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>تعذّر فهم الرد. تحقق من عنوان URL للحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>أرجع %1 صفحة ويب بدلًا من البيانات. قد تتطلب الشبكة تسجيل الدخول أولًا: افتح صفحة ويب في متصفحك، ثم أعد المحاولة. إذا لم يُجدِ ذلك، فتحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>كان الرد صفحة ويب بدلًا من البيانات. قد تتطلب الشبكة تسجيل الدخول أولًا: افتح صفحة ويب في متصفحك، ثم أعد المحاولة. إذا لم يُجدِ ذلك، فتحقق من عنوان URL للحساب.</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>لا يوجد رمز مميز محفوظ لهذا الحساب. أضف رمزه المميز للمتابعة.</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>لا تتوفر أي خدمة لسلسلة المفاتيح في هذه الجلسة، لذا لا يمكن قراءة الرموز المميزة ولا حفظها. شغّل خدمة مثل GNOME Keyring أو KWallet، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>يبدو أن سلسلة المفاتيح مقفلة، لذا لا يمكن قراءة الرمز المميز لهذا الحساب. افتح قفلها وأعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>لا تستجيب سلسلة المفاتيح. ابحث عن مطالبة على الشاشة وأعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>لم تحفظ سلسلة المفاتيح الرمز المميز. أعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>تعذّرت قراءة ملف أو كتابته. تحقق من وجود المجلد ومن وجود مساحة كافية؛ تعرض التفاصيل رسالة النظام.</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>لا يدعم %1 المعاملين page[offset] و page[limit]: فقد أرجع صفحة أخرى. أوقف استخدامهما في الحساب، ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>لا تدعم الخدمة المعاملين page[offset] و page[limit]: فقد أرجعت صفحة أخرى. أوقف استخدامهما في الحساب، ضمن «خيارات متقدمة».</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>لا يمكن استخدام هذا الملف هنا. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>انتهت على الأرجح صلاحية رابط الملف لدى %1. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>انتهت على الأرجح صلاحية رابط الملف. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>يعيد الرابط التوجيه مرات أكثر من اللازم؛ كانت آخر إعادة توجيه لدى %1. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>يعيد الرابط التوجيه مرات أكثر من اللازم. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>أرسل %1 برنامجًا بدلًا من ملف صفوف، لذا لم يُحتفظ به. لا تنزّله إلا إذا كنت تعرف ما هو.</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>أرسل الخادم برنامجًا بدلًا من ملف صفوف، لذا لم يُحتفظ به. لا تنزّله إلا إذا كنت تعرف ما هو.</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>تعذّر حذف بعض الملفات المنزَّلة. تذكر التفاصيل أسماءها؛ احذفها يدويًا.</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>لم يعد الملف موجودًا. ربما نُقل أو أُعيدت تسميته أو حُذف؛ افتحه من جديد.</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>تعذّرت قراءة الملف. تحقق من أنه ملف ومن أنه مسموح لك بقراءته.</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>غيّر برنامج آخر الملف أثناء فتحه. افتحه من جديد لعرض محتواه الحالي.</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>الملف فارغ: لا توجد فيه صفوف.</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>لم يُعثر على شيء لدى %1 في هذا العنوان (الحالة %2). تحقق من عنوان URL للحساب ومعرّفه المختصر.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>لا يوجد شيء لدى الخدمة في هذا العنوان (الحالة %2). تحقق من عنوان URL للحساب ومعرّفه المختصر.</translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>يحتاج هذا التعبير النمطي إلى محاولات كثيرة جدًا في خلية. بسّطه، مثلًا بتكرارات متداخلة أقل.</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>رسالة الخدمة: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>حذف برنامج آخر المهام المحفوظة للبحث. حمّل المهام من جديد للبحث فيها.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>كتب إصدار آخر من Balehook المهام المحفوظة للبحث. حمّل المهام من جديد للبحث فيها.</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>لا توجد مساحة كافية على القرص. أفرغ بعض المساحة، ثم أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>يوجد تصدير جارٍ بالفعل. انتظر انتهاءه، أو أوقفه.</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>عرض في المجلد</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>لم يُكتب شيء لأن القائمة المراد تصديرها لم تعد معروضة.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>تصدير الصفوف</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>الصفوف المعرو&amp;ضة بترتيبها (%Ln)</numerusform>
            <numerusform>الصف المعرو&amp;ض (%Ln)</numerusform>
            <numerusform>الصفان المعرو&amp;ضان بترتيبهما (%Ln)</numerusform>
            <numerusform>الصفوف المعرو&amp;ضة بترتيبها (%Ln)</numerusform>
            <numerusform>الصفوف المعرو&amp;ضة بترتيبها (%Ln)</numerusform>
            <numerusform>الصفوف المعرو&amp;ضة بترتيبها (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>&amp;كل صفوف الملف (%Ln)</numerusform>
            <numerusform>ال&amp;صف الوحيد في الملف (%Ln)</numerusform>
            <numerusform>&amp;كلا صفي الملف (%Ln)</numerusform>
            <numerusform>&amp;كل صفوف الملف (%Ln)</numerusform>
            <numerusform>&amp;كل صفوف الملف (%Ln)</numerusform>
            <numerusform>&amp;كل صفوف الملف (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;مع الأعمدة المخفية (%Ln)</numerusform>
            <numerusform>&amp;مع العمود المخفي (%Ln)</numerusform>
            <numerusform>&amp;مع العمودين المخفيين (%Ln)</numerusform>
            <numerusform>&amp;مع الأعمدة المخفية (%Ln)</numerusform>
            <numerusform>&amp;مع الأعمدة المخفية (%Ln)</numerusform>
            <numerusform>&amp;مع الأعمدة المخفية (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (لبرامج جداول البيانات)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>الصفوف:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;التنسيق:</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;تصدير...</translation>
    </message>
    <message>
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>الصفوف التي تطابق الأسباب وعوامل التصفية المختارة فقط، بترتيب الجدول.</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>مصنف Excel (تبقى الأصفار البادئة)</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>‏JSON Lines (للبرامج)</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
    </message>
    <message>
        <source>Prevent spreadsheets from running cells as for&amp;mulas</source>
        <translation>منع برامج جداول البيانات من تشغيل الخلايا بوصفها &amp;صيغًا</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>&amp;لن يُفتح هذا الملف في أي برنامج جداول بيانات</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>تُضاف فاصلة عليا في بداية الخلايا التي تشبه الصيغ، حتى يعرضها برنامج جداول البيانات دون أن يشغّلها.</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>قد يشغّل برنامج جداول البيانات الخلايا التي تبدأ بإحدى العلامات = أو + أو - أو @: ويمكنها إرسال بيانات إلى الخارج أو تشغيل برامج. لا توقف هذه الحماية إلا لملف لن يُفتح في أي برنامج جداول بيانات.</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>يحتوي CSV على عناوين الأعمدة في سطره الأول ويضع كل خلية بين علامتي اقتباس. ويحتوي مصنف Excel على كل خلية كنص، حتى لا تشغّل برامج جداول البيانات أي خلية أو تغيّرها. ويحتوي JSON Lines على كائن JSON واحد في كل سطر.</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>تصدير خطافات الويب</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>تصدير الخصائص</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>تصدير مهام الاستيراد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>لا خطافات ويب</numerusform>
            <numerusform>خطاف ويب واحد</numerusform>
            <numerusform>خطافا ويب</numerusform>
            <numerusform>%Ln خطافات ويب</numerusform>
            <numerusform>%Ln خطاف ويب</numerusform>
            <numerusform>%Ln خطاف ويب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>لا خصائص</numerusform>
            <numerusform>خاصية واحدة</numerusform>
            <numerusform>خاصيتان</numerusform>
            <numerusform>%Ln خصائص</numerusform>
            <numerusform>%Ln خاصية</numerusform>
            <numerusform>%Ln خاصية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>لا مهام</numerusform>
            <numerusform>مهمة واحدة</numerusform>
            <numerusform>مهمتان</numerusform>
            <numerusform>%Ln مهام</numerusform>
            <numerusform>%Ln مهمة</numerusform>
            <numerusform>%Ln مهمة</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>تُصدَّر المهام المطابقة كما هي معروضة. لا يزال عدّها جاريًا.</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>يُصدَّر كل ما تسرده الخدمة؛ ويُنزَّل أولًا من الخدمة. لا تُبلغ الخدمة عن مقداره.</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: كل الفهرس، بالترتيب المعروض.</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1 من أصل %2، كما هي معروضة.</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: كل القائمة المحفوظة «%2».</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: كل ما تسرده الخدمة، ويُنزَّل أولًا من الخدمة.</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>جارٍ التصدير. ما كُتب حتى الآن: %1 من أصل %2.</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>جارٍ التصدير. ما كُتب حتى الآن: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>جارٍ التصدير: المحاولة التالية الآن.</numerusform>
            <numerusform>جارٍ التصدير: المحاولة التالية بعد ثانية واحدة.</numerusform>
            <numerusform>جارٍ التصدير: المحاولة التالية بعد ثانيتين.</numerusform>
            <numerusform>جارٍ التصدير: المحاولة التالية بعد %Ln ثوانٍ.</numerusform>
            <numerusform>جارٍ التصدير: المحاولة التالية بعد %Ln ثانية.</numerusform>
            <numerusform>جارٍ التصدير: المحاولة التالية بعد %Ln ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>اكتمل التصدير: %1 في «%2».</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>لم تتغير مواضع السجلات في القائمة أثناء التصدير.</numerusform>
            <numerusform>تغيرت القائمة أثناء التصدير: ورد سجل واحد أكثر من مرة وكُتب مرة واحدة.</numerusform>
            <numerusform>تغيرت القائمة أثناء التصدير: ورد سجلان أكثر من مرة وكُتب كل منهما مرة واحدة.</numerusform>
            <numerusform>تغيرت القائمة أثناء التصدير: وردت %Ln سجلات أكثر من مرة وكُتب كل منها مرة واحدة.</numerusform>
            <numerusform>تغيرت القائمة أثناء التصدير: ورد %Ln سجلًا أكثر من مرة وكُتب كل منها مرة واحدة.</numerusform>
            <numerusform>تغيرت القائمة أثناء التصدير: ورد %Ln سجل أكثر من مرة وكُتب كل منها مرة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>تُبلغ الخدمة عن %1.</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>أُوقف التصدير إلى «%1». ما أُنجز قبل ذلك: %2. لم يُكتب أي ملف.</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>فشل التصدير إلى «%1». ما أُنجز قبل ذلك: %2. لم يُكتب أي ملف. %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>ليست كل المهام في الفهرس بعد: قد تغيب عن الملف مهام مطابقة.</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>لم تُحمَّل كل خطافات الويب: قد تنقص الملف بعض خطافات الويب المطابقة.</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>لم تُحمَّل كل الخصائص: قد تنقص الملف بعض الخصائص المطابقة.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>أُرسل بقيمة null.</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>أُرسل نصًا فارغًا.</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>أُرسل بنوع آخر غير النص.</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: غير موجود</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>عرض كل المحارف (%1)</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>أُرسل قائمة فارغة.</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>«%1» في الرد</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message>
        <source>No downloads were started.</source>
        <translation>لم يبدأ أي تنزيل.</translation>
    </message>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>لا توجد ملفات صفوف فاشلة لتنزيلها.</numerusform>
            <numerusform>جارٍ تنزيل ملف صفوف فاشلة واحد.</numerusform>
            <numerusform>جارٍ تنزيل ملفي صفوف فاشلة.</numerusform>
            <numerusform>جارٍ تنزيل %Ln ملفات صفوف فاشلة.</numerusform>
            <numerusform>جارٍ تنزيل %Ln ملف صفوف فاشلة.</numerusform>
            <numerusform>جارٍ تنزيل %Ln ملف صفوف فاشلة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>لا توجد ملفات منزّلة من قبل.</numerusform>
            <numerusform>يوجد ملف واحد منزّل من قبل.</numerusform>
            <numerusform>يوجد ملفان منزّلان من قبل.</numerusform>
            <numerusform>توجد %Ln ملفات منزّلة من قبل.</numerusform>
            <numerusform>يوجد %Ln ملفًا منزّلًا من قبل.</numerusform>
            <numerusform>يوجد %Ln ملف منزّل من قبل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>لم تنته صلاحية أي رابط.</numerusform>
            <numerusform>انتهت صلاحية رابط واحد.</numerusform>
            <numerusform>انتهت صلاحية رابطين.</numerusform>
            <numerusform>انتهت صلاحية %Ln روابط.</numerusform>
            <numerusform>انتهت صلاحية %Ln رابطًا.</numerusform>
            <numerusform>انتهت صلاحية %Ln رابط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>لا توجد مهام بلا ملف صفوف فاشلة.</numerusform>
            <numerusform>مهمة واحدة ليس لها ملف صفوف فاشلة.</numerusform>
            <numerusform>مهمتان ليس لهما ملف صفوف فاشلة.</numerusform>
            <numerusform>%Ln مهام ليس لها ملف صفوف فاشلة.</numerusform>
            <numerusform>%Ln مهمة ليس لها ملف صفوف فاشلة.</numerusform>
            <numerusform>%Ln مهمة ليس لها ملف صفوف فاشلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>لا توجد مهام لها رابط لا يجوز فتحه.</numerusform>
            <numerusform>مهمة واحدة لها رابط لا يجوز فتحه.</numerusform>
            <numerusform>مهمتان لهما رابط لا يجوز فتحه.</numerusform>
            <numerusform>%Ln مهام لها رابط لا يجوز فتحه.</numerusform>
            <numerusform>%Ln مهمة لها رابط لا يجوز فتحه.</numerusform>
            <numerusform>%Ln مهمة لها رابط لا يجوز فتحه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>جارٍ البحث في الصفوف…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>متاح عند تحميل كل الصفوف.</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>الصفوف الفاشلة في %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>إعادة التحميل</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>لا توجد صفوف في هذا الملف.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>لا توجد صفوف تطابق عوامل التصفية.</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>عرض كل الصفوف</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>هذا الصف مخفي بسبب عوامل التصفية.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>لا توجد ملفات صفوف فاشلة لتنزيلها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>لا توجد ملفات صفوف فاشلة لتنزيلها (%1).</numerusform>
            <numerusform>ملف صفوف فاشلة واحد للتنزيل، نحو %1.</numerusform>
            <numerusform>ملفا صفوف فاشلة للتنزيل، نحو %1.</numerusform>
            <numerusform>%Ln ملفات صفوف فاشلة للتنزيل، نحو %1.</numerusform>
            <numerusform>%Ln ملف صفوف فاشلة للتنزيل، نحو %1.</numerusform>
            <numerusform>%Ln ملف صفوف فاشلة للتنزيل، نحو %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>لا توجد ملفات صفوف فاشلة لتنزيلها.</numerusform>
            <numerusform>ملف صفوف فاشلة واحد للتنزيل. حجمه غير معروف.</numerusform>
            <numerusform>ملفا صفوف فاشلة للتنزيل. حجماهما غير معروفين.</numerusform>
            <numerusform>%Ln ملفات صفوف فاشلة للتنزيل. أحجامها غير معروفة.</numerusform>
            <numerusform>%Ln ملف صفوف فاشلة للتنزيل. أحجامها غير معروفة.</numerusform>
            <numerusform>%Ln ملف صفوف فاشلة للتنزيل. أحجامها غير معروفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>ملفات الصفوف الفاشلة التي تم تنزيلها: %1 من %2، %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>لم يتعذّر تنزيل أي ملف.</numerusform>
            <numerusform>تعذّر تنزيل ملف واحد.</numerusform>
            <numerusform>تعذّر تنزيل ملفين.</numerusform>
            <numerusform>تعذّر تنزيل %Ln ملفات.</numerusform>
            <numerusform>تعذّر تنزيل %Ln ملفًا.</numerusform>
            <numerusform>تعذّر تنزيل %Ln ملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>لم تنتهِ صلاحية أي رابط في هذه الأثناء.</numerusform>
            <numerusform>انتهت صلاحية رابط واحد في هذه الأثناء.</numerusform>
            <numerusform>انتهت صلاحية رابطين في هذه الأثناء.</numerusform>
            <numerusform>انتهت صلاحية %Ln روابط في هذه الأثناء.</numerusform>
            <numerusform>انتهت صلاحية %Ln رابطًا في هذه الأثناء.</numerusform>
            <numerusform>انتهت صلاحية %Ln رابط في هذه الأثناء.</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>نفدت المساحة المخصصة للملفات المنزّلة، وهي %1.</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>الملفات: %1 من %2، %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>أرسل الخادم الملف بترميز لم يُطلب، لذا لا يمكن التحقق من اكتماله.</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>أعطى الخادم طولًا غير ممكن للملف.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>لم تُحمَّل أي مهام، لذلك لا تُعرف ملفات الصفوف الفاشلة الخاصة بها. حمّل كل المهام أولًا.</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>لم تُحمَّل كل المهام، لذلك قد تغيب بعض ملفات الصفوف الفاشلة. حمّل كل المهام لتضمينها.</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>تنزيل ملفات الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>الملفات المنزّلة</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إي&amp;قاف</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;تنزيل</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>ا&amp;ستئناف</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>&amp;رفع الحد إلى %1</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>يتوقف التنزيل عند نفاد المساحة المخصصة للملفات المنزّلة.</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1. متوقف مؤقتًا.</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>توضح قائمة التنزيلات السبب، ويمكنها إعادة المحاولة.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>العودة إلى القائمة</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>المتوقع: %1 بايت. المستلم: %2 بايت.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>تنسيق الملف. انقر لتغييره.</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>مقدار ما حُمّل من الملف</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>تنسيق الملف: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>لا صفوف حتى الآن</numerusform>
            <numerusform>صف واحد حتى الآن</numerusform>
            <numerusform>صفان حتى الآن</numerusform>
            <numerusform>%Ln صفوف حتى الآن</numerusform>
            <numerusform>%Ln صفًا حتى الآن</numerusform>
            <numerusform>%Ln صف حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a file&apos;s size, %2 how many rows it has.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with missing or extra cells</source>
        <translation>
            <numerusform>لا صفوف بخلايا ناقصة أو زائدة</numerusform>
            <numerusform>صف واحد بخلايا ناقصة أو زائدة</numerusform>
            <numerusform>صفان بخلايا ناقصة أو زائدة</numerusform>
            <numerusform>%Ln صفوف بخلايا ناقصة أو زائدة</numerusform>
            <numerusform>%Ln صفًا بخلايا ناقصة أو زائدة</numerusform>
            <numerusform>%Ln صف بخلايا ناقصة أو زائدة</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>علامة اقتباس في سطر العناوين لا تُغلق</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>علامة اقتباس في الصف %1 لا تُغلق</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>لا صيغ بلا قيمة محفوظة</numerusform>
            <numerusform>صيغة واحدة بلا قيمة محفوظة</numerusform>
            <numerusform>صيغتان بلا قيمة محفوظة</numerusform>
            <numerusform>%Ln صيغ بلا قيمة محفوظة</numerusform>
            <numerusform>%Ln صيغة بلا قيمة محفوظة</numerusform>
            <numerusform>%Ln صيغة بلا قيمة محفوظة</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>عرض كل الصفوف</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
            <numerusform>الصفوف المعروضة: %1 من %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>عدد الخلايا في معظم الصفوف يختلف عن السطر الأول. إذا كانت أحرف أخرى تفصل بين الخلايا، فغيّر تنسيق الملف.</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>تغيير التنسيق…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>عدد المهام المحددة %1، ويمكن تنزيل %2 من الملفات دفعة واحدة على الأكثر. لم يبدأ أي تنزيل.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>حدد صفًا أولًا.</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;حفظ باسم...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>عوامل التصفية</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 فارغ</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 يساوي %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 غير فارغ</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 لا يساوي %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 يحتوي على %2</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>إزالة عامل التصفية: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>إزالة عامل التصفية هذا</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 يطابق %2</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>بحث:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>النص في أي خلية</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>المطابقة السابقة (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>المطابقة التالية (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 حتى الآن…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>لا خلايا</numerusform>
            <numerusform>خلية واحدة</numerusform>
            <numerusform>خليتان</numerusform>
            <numerusform>%Ln خلايا</numerusform>
            <numerusform>%Ln خلية</numerusform>
            <numerusform>%Ln خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>تعبير نمطي</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>البحث عن تعبير نمطي</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>تعبير نمطي لأي خلية</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;بحث</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>البحث في الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>القيمة المطلوب البحث عنها</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU أو EAN أو عنوان بريد إلكتروني…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>التطابق</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>القيمة كاملة</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>جزء من قيمة</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>البحث في</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>هذا الحساب</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>كل الحسابات</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>الصفوف التي عُثر عليها</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>&amp;فتح الصف</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>عنوان URL الأساسي: عنوان الخدمة للحساب.</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>معرّف الحساب المختصر: الجزء الذي يحدد الحساب من ذلك العنوان.</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>رمز وصول مميز (bearer token). اسأل القائمين على منصتك من أين تحصل عليه؛ يُحفظ في سلسلة مفاتيح هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>السطر الأول هو &amp;سطر العناوين</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>كشف &amp;تلقائي</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>تنسيق الملف</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>التر&amp;ميز:</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>&amp;فاصل الخلايا:</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>حرف واحد أو أكثر، مثل || أو ~|~. اكتب \t لعلامة الجدولة.</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>أحرف أخرى</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>&amp;أحرف أخرى:</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>لا يمكن لهذا أن يفصل بين الخلايا. علامات الاقتباس وفواصل الأسطر غير ممكنة.</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>أعمدة ثابتة</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>ب&amp;داية الأعمدة:</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>رقم أول حرف في كل عمود، مثل 1, 11, 25.</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>أدخل رقمين تصاعديين أو أكثر، تفصل بينها فواصل.</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>فاصلة منقوطة</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>علامة جدولة</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>شرطة عمودية</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1، %2، السطر الأول هو سطر العناوين</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1، %2، دون سطر عناوين</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>الصف الأول هو الترويسة</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>بلا ترويسة</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>أعمدة ثابتة</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>المهمة والصف</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>كل الخلايا</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>أُنشئت %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>نُزّل %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>لا صفوف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفان</numerusform>
            <numerusform>%Ln صفوف</numerusform>
            <numerusform>%Ln صفًا</numerusform>
            <numerusform>%Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>لا صفوف أخرى</numerusform>
            <numerusform>صف آخر</numerusform>
            <numerusform>صفان آخران</numerusform>
            <numerusform>%Ln صفوف أخرى</numerusform>
            <numerusform>%Ln صفًا آخر</numerusform>
            <numerusform>%Ln صف آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>&amp;Row number</source>
        <translation>رقم ال&amp;صف</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>الا&amp;نتقال إلى:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>الصفوف من ١ إلى %1، بترتيب الخدمة.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>انتقال</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>لا يوجد صف بهذا الرقم. أدخل رقمًا من ١ إلى %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>لم يُحمَّل شيء لهذا الحساب.</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>جارٍ البحث صفحة بعد صفحة. اضغط Esc للإيقاف.</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>الانتقال إلى</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>السجلات التي تم فحصها: %1 من %2؛ لم يُعثر عليه بعد.</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>السجلات التي تم فحصها: %1؛ لم يُعثر عليه بعد.</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>المعرّف %1 ليس ضمن السجلات التي تم فحصها (عددها %2).</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>&amp;المعرّف</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>أُوقف البحث؛ لم يُعثر على المعرّف حتى الآن.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>الانتقال إلى صف</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>أدخل رقمًا من ١ إلى %1.</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>&amp;رقم الصف:</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>انتقال</translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>لا توجد خلايا تشبه الصيغ.</numerusform>
            <numerusform>أُضيفت فاصلة عليا أمام خلية واحدة تشبه صيغة.</numerusform>
            <numerusform>أُضيفت فاصلة عليا أمام خليتين تشبهان صيغًا.</numerusform>
            <numerusform>أُضيفت فاصلة عليا أمام %Ln خلايا تشبه صيغًا.</numerusform>
            <numerusform>أُضيفت فاصلة عليا أمام %Ln خلية تشبه صيغًا.</numerusform>
            <numerusform>أُضيفت فاصلة عليا أمام %Ln خلية تشبه صيغًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>الصف</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>إخفاء الم&amp;ستخدم وعناوين البريد ومسارات الملفات في كل النصوص</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>تضمين الم&amp;قارنة المفتوحة</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>&amp;Markdown وHTML: الملخص مع صفوف نموذجية</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>أرشيف &amp;zip: الملخص وكل الصفوف بصيغة CSV</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>تسليم الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;تنزيل</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>الأ&amp;عمدة المخفية (بيانات شخصية):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>الأعمدة المخفية</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>&amp;كتابة...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>يحتوي الملف على عدة جداول. اعرض صفوفه أولًا واختر أحدها.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>الصفوف المكتوبة: %1 من %2.</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>جارٍ الكتابة…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>أُوقف التسليم.</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>لم تُكتب ملفات التسليم كاملة. %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>كُتب: %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>صفوف الاستيراد الفاشلة</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>الوقت (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>صفوف نموذجية</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>الأعمدة المخفية: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>لا توجد أعمدة أخرى غير معروضة.</numerusform>
            <numerusform>عمود آخر واحد غير معروض.</numerusform>
            <numerusform>عمودان آخران غير معروضين.</numerusform>
            <numerusform>%Ln أعمدة أخرى غير معروضة.</numerusform>
            <numerusform>%Ln عمودًا آخر غير معروض.</numerusform>
            <numerusform>%Ln عمود آخر غير معروض.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>كل الصفوف: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>طلبات هذا الحساب</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>حُذفت الرموز المميزة ومعاملات روابط الملفات.</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>سيتجاوز الأرشيف 4 غيغابايت. اكتب ملفي Markdown وHTML بدلًا منه.</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>ما هذا؟</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>معرّف المهمة</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>معرّف القناة</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>معرّف المستخدم</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>الملف المستورد</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>تاريخ التحديث</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>ملف الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>الصفوف الناجحة</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>الصفوف الناجحة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>الفاشلة</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>من</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>مهام الاستيراد</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>لا توجد مهام استيراد في هذا الحساب.</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>تعذّر تحميل مهام الاستيراد.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>أرسلت الخدمة عنصرًا ليس مهمة استيراد. تعرضه علامة التبويب «النص الخام» كما ورد.</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>الحالة &quot;%1&quot; في الرد</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>نجح %1 من الصفوف (%2)، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل صف واحد (%2)، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل صفين (%2)، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل %2 صفوف، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل %2 صفًا، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل %2 صف، وفشل %3</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>الناجحة: %1، الفاشلة: %2</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1، لم تعد مدرجة</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>كانت هذه المهمة غائبة عندما حُمّلت القائمة كاملة آخر مرة؛ هذه آخر حالة معروفة لها.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>هذا العنصر من القائمة ليس مهمة استيراد. يُعرض كما ورد.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>سجل غير مقروء</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>مهمة بلا معرّف</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>الإنشاء: %1، بواسطة %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>الإنشاء: %1</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>تسميتك لها: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>الصفوف الفاشلة: %1 من %2</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>حدد مهمة أولًا.</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>معرّف هذه المهمة غير صالح في رابط.</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>نُسخ رابط المهمة</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>هذا ليس رابط مهمة، لذا لم يُفتح شيء: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>يؤدي الرابط إلى مهمة في الحساب «%1»، وهو غير مضاف هنا. أضف الحساب ذا هذا المعرّف المختصر، ثم افتح الرابط من جديد.</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>إضافة حساب...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>لا توجد حسابات لها المعرّف المختصر «%1». فُتح الرابط في %2.</numerusform>
            <numerusform>يوجد حساب واحد له المعرّف المختصر «%1». فُتح الرابط فيه، وهو %2.</numerusform>
            <numerusform>يوجد حسابان لهما المعرّف المختصر «%1». فُتح الرابط في أولهما، وهو %2.</numerusform>
            <numerusform>توجد %Ln حسابات لها المعرّف المختصر «%1». فُتح الرابط في أولها، وهو %2.</numerusform>
            <numerusform>يوجد %Ln حسابًا لها المعرّف المختصر «%1». فُتح الرابط في أولها، وهو %2.</numerusform>
            <numerusform>يوجد %Ln حساب لها المعرّف المختصر «%1». فُتح الرابط في أولها، وهو %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>تغيرت المهمة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>ولا حقول أخرى</numerusform>
            <numerusform>وحقل آخر</numerusform>
            <numerusform>وحقلان آخران</numerusform>
            <numerusform>و%Ln حقول أخرى</numerusform>
            <numerusform>و%Ln حقلًا آخر</numerusform>
            <numerusform>و%Ln حقل آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>لم تعد المهمة %1 مدرجة</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: حُمّلت القائمة مرتين ولم ترد فيها. لم تعد مراقبة.</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: تغيرت</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field with its old and new value</comment>
        <translation>%1: %2 ← %3</translation>
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
        <translation>الصفوف حسب اليوم: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>؛ </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>صفوف في %Ln يوم. الأكثر: %1. الأخير: %2.</numerusform>
            <numerusform>صفوف في يوم واحد (%Ln). الأكثر: %1. الأخير: %2.</numerusform>
            <numerusform>صفوف في يومين (%Ln). الأكثر: %1. الأخير: %2.</numerusform>
            <numerusform>صفوف في %Ln أيام. الأكثر: %1. الأخير: %2.</numerusform>
            <numerusform>صفوف في %Ln يومًا. الأكثر: %1. الأخير: %2.</numerusform>
            <numerusform>صفوف في %Ln يوم. الأكثر: %1. الأخير: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>المستخدمون</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>القنوات</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>الصفوف قبل</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>الصفوف منذ</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>أول ظهور</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>آخر ظهور</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>حسب اليوم</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>يُعرف ذلك بعد تحميل كل مهام الحساب.</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>الأسباب</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>المهام بهذا السبب</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>الأسباب عبر المهام</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>عرض ال&amp;مهام</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>عرض ال&amp;صفوف</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;تصدير...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>يجري عدّ الأسباب…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>تجري قراءة ملفات الصفوف الفاشلة…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln سبب</numerusform>
            <numerusform>سبب واحد (%Ln)</numerusform>
            <numerusform>سببان (%Ln)</numerusform>
            <numerusform>%Ln أسباب</numerusform>
            <numerusform>%Ln سببًا</numerusform>
            <numerusform>%Ln سبب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln صف فاشل</numerusform>
            <numerusform>صف فاشل واحد (%Ln)</numerusform>
            <numerusform>صفان فاشلان (%Ln)</numerusform>
            <numerusform>%Ln صفوف فاشلة</numerusform>
            <numerusform>%Ln صفًا فاشلًا</numerusform>
            <numerusform>%Ln صف فاشل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln مهمة محددة غير محمّلة ولم تُحتسب.</numerusform>
            <numerusform>مهمة محددة واحدة (%Ln) غير محمّلة ولم تُحتسب.</numerusform>
            <numerusform>مهمتان محددتان (%Ln) غير محمّلتين ولم تُحتسبا.</numerusform>
            <numerusform>%Ln مهام محددة غير محمّلة ولم تُحتسب.</numerusform>
            <numerusform>%Ln مهمة محددة غير محمّلة ولم تُحتسب.</numerusform>
            <numerusform>%Ln مهمة محددة غير محمّلة ولم تُحتسب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln مهمة بهذا السبب: %1</numerusform>
            <numerusform>مهمة واحدة (%Ln) بهذا السبب: %1</numerusform>
            <numerusform>مهمتان (%Ln) بهذا السبب: %1</numerusform>
            <numerusform>%Ln مهام بهذا السبب: %1</numerusform>
            <numerusform>%Ln مهمة بهذا السبب: %1</numerusform>
            <numerusform>%Ln مهمة بهذا السبب: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>تُعرض أحدث %1 من %2 من المهام.</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>الأسباب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>كُتب %Ln سبب في %1.</numerusform>
            <numerusform>كُتب سبب واحد (%Ln) في %1.</numerusform>
            <numerusform>كُتب سببان (%Ln) في %1.</numerusform>
            <numerusform>كُتبت %Ln أسباب في %1.</numerusform>
            <numerusform>كُتب %Ln سببًا في %1.</numerusform>
            <numerusform>كُتب %Ln سبب في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>لم يُكتب %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln سبب جديد منذ %1.</numerusform>
            <numerusform>سبب جديد واحد (%Ln) منذ %1.</numerusform>
            <numerusform>سببان جديدان (%Ln) منذ %1.</numerusform>
            <numerusform>%Ln أسباب جديدة منذ %1.</numerusform>
            <numerusform>%Ln سببًا جديدًا منذ %1.</numerusform>
            <numerusform>%Ln سبب جديد منذ %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>لعدّ بعضها، حدّد مهامًا في النافذة الرئيسية واختر المهام &gt; تنزيل ملفات الصفوف الفاشلة.</translation>
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
        <translation>كانت المهمة %1 غائبة عندما حُمّلت القائمة كاملة آخر مرة. ما تراه هو النسخة المحفوظة على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>المهمة %1 ليست ضمن المهام التي يسردها هذا الحساب الآن (%2).</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>المهمة %1 ليست ضمن أول المهام في القائمة (%2)؛ لم تُفحص المهام الأخرى.</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>متابعة البحث</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 مللي ثانية</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>رابط المهمة</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>مقارنة مع</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>تصفية الملفات</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>ملف أو مهمة أو حساب</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>ملفات الصفوف الفاشلة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>م&amp;قارنة</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>ملف &amp;جدول...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>ملفات الصفوف الفاشلة على هذا الحاسوب:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>لا توجد ملفات صفوف فاشلة أخرى على هذا الحاسوب. اعرض أولًا الصفوف الفاشلة لمهمة أخرى، أو اختر ملف جدول.</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>مقارنة مع ملف جدول</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>الجداول (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>كل الملفات (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>يحمّل برنامج آخر مهام هذا الحساب، ربما balehookctl. انتظر حتى ينتهي، ثم احذفها من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>المهام المحفوظة للبحث</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>حذف ال&amp;كل...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>للبحث في كل مهام حساب، تُحفظ المهام على هذا الحاسوب. لا يغيّر حذفها شيئًا لدى الخدمة؛ وللبحث مرة أخرى حمّلها من جديد.</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>تشغل هذه المهام %1 على هذا الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>لا تزال الخدمة تسرد هذه المهام كلها.</numerusform>
            <numerusform>لم تعد الخدمة تسرد واحدة منها: لا يمكن تحميلها من جديد.</numerusform>
            <numerusform>لم تعد الخدمة تسرد اثنتين منها: لا يمكن تحميلهما من جديد.</numerusform>
            <numerusform>لم تعد الخدمة تسرد %Ln منها: لا يمكن تحميل هذه من جديد.</numerusform>
            <numerusform>لم تعد الخدمة تسرد %Ln منها: لا يمكن تحميل هذه من جديد.</numerusform>
            <numerusform>لم تعد الخدمة تسرد %Ln منها: لا يمكن تحميل هذه من جديد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>هل تريد حذف المهام المحفوظة للحسابات المحددة؟</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>هل تريد حذف المهام المحفوظة لكل الحسابات؟ للبحث فيها حمّلها من جديد.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>حُذفت المهام.</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>حساب مُزال</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1، مع نسخة تالفة</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>قيد التحميل</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>لم تُحمَّل أي مهام</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>لم تُحمَّل كل المهام</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>حُمّلت كل المهام</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>كُتبت بإصدار أحدث</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>تتعذر قراءتها</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>اختيار أعمدة المفتاح</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>المفتاح: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>جميع الأعمدة...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>اختيار أعمدة المفتاح</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>جزء من اسم عمود</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>تصفية الأعمدة</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>استخدام كمفتاح</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>لا توجد أعمدة أخرى.</numerusform>
            <numerusform>يوجد عمود آخر واحد. اكتب جزءًا من الاسم للعثور عليه.</numerusform>
            <numerusform>يوجد عمودان آخران. اكتب جزءًا من الاسم للعثور عليهما.</numerusform>
            <numerusform>توجد %Ln أعمدة أخرى. اكتب جزءًا من الاسم للعثور عليها.</numerusform>
            <numerusform>يوجد %Ln عمودًا آخر. اكتب جزءًا من الاسم للعثور عليها.</numerusform>
            <numerusform>يوجد %Ln عمود آخر. اكتب جزءًا من الاسم للعثور عليها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>لا يوجد رابط.</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>النص أطول من أن يكون رابطًا.</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>هذا ليس عنوان ويب كاملًا، ولا يخمّن Balehook الجزء الناقص. يمكنك نسخه.</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>لا تُفتح إلا عناوين https. يمكنك نسخ هذا النص.</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>يحتوي الرابط على مسافات أو محارف تحكم أو محارف غير مرئية.</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>هذا ليس عنوان ويب صالحًا.</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>يحتوي الرابط على اسم مستخدم أو كلمة مرور، وهو ما قد يخفي وجهته الحقيقية.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>الرابط غير مشفر (http)، لذا لا يُفتح. يمكنك نسخه.</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>يحتوي اسم المضيف على حروف تشبه حروفًا أخرى؛ صيغته المجردة هي %1. لا يُفتح الرابط. يمكنك نسخه.</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>يؤدي الرابط إلى عنوان في شبكة خاصة (%1)، ولا تُنزَّل الملفات من هناك. يمكنك نسخه.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>يفتح %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>فتح الرابط في المتصفح</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>حفظ الملف؛ لا يُرسل رمزك المميز</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>نسخ الرابط: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>فتح في المتصفح: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>حفظ الملف: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>فُتح الرابط المؤدي إلى %1 في المتصفح.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>لم يفتح أي متصفح الرابط. انسخه وافتحه بنفسك.</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>نسخ الرابط</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>لم يعد الملف موجودًا لدى %1. حدّث المهمة لمعرفة هل لها رابط آخر؛ وإن لم يكن، فاطلب تشغيل الاستيراد من جديد.</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>يتطلب %1 تسجيل الدخول للحصول على الملف. افتح الرابط في متصفحك.</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>أرسل %1 صفحة ويب بدلًا من الملف، على الأرجح لطلب تسجيل الدخول. افتح الرابط في متصفحك؛ وإذا ذكرت الصفحة أن صلاحية الرابط انتهت، فحدّث المهمة.</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>رفض %1 الوصول إلى هذا الملف. ربما انتهت صلاحية الرابط، أو قد تحتاج إلى تسجيل الدخول. حدّث المهمة للحصول على رابط جديد، أو افتح الرابط في متصفحك.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>لم يُعثر على خادم باسم %1. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>لم تُستلم أي بيانات من %1 مدة أطول من اللازم، لذا أُوقف التنزيل. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>يواجه %1 مشكلات حاليًا. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>أغلق %1 الاتصال قبل اكتمال الملف. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>يختلف حجم الملف الوارد من %1 عن الحجم المعلن، لذا لم يُحتفظ بالملف. أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>رفض %1 الرابط. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>أرجع %1 ردًا غير صالح للاستخدام. انظر التفاصيل.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>يعيد الرابط التوجيه إلى عنوان غير مشفر أو عنوان في شبكة خاصة (%1)؛ لا تُنزَّل الملفات من هناك. حدّث المهمة، أو اتصل بالقائمين على الخدمة.</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>يعيد الرابط التوجيه إلى عنوان غير مشفر أو عنوان في شبكة خاصة؛ لا تُنزَّل الملفات من هناك. حدّث المهمة، أو اتصل بالقائمين على الخدمة.</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>حجم الملف %1، لكن لا يجوز أن تتجاوز كل الملفات المنزَّلة معًا %2. ارفع الحد، ثم أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>عدد الصفوف المحددة %1، والحد الأقصى للنسخ دفعة واحدة هو %2. لم يُنسخ شيء.</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>جارٍ تحميل الصفوف لنسخها: %1 من %2.</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>جارٍ تحميل الصفوف لنسخها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>لم يُنسخ أي صف</numerusform>
            <numerusform>نُسخ صف واحد</numerusform>
            <numerusform>نُسخ صفان</numerusform>
            <numerusform>نُسخت %Ln صفوف</numerusform>
            <numerusform>نُسخ %Ln صفًا</numerusform>
            <numerusform>نُسخ %Ln صف</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>نُسخ الرابط</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>لا يوجد رابط لهذا الصف</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>جارٍ البحث عن %1. الصفوف التي تم فحصها: %2.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>لا توجد مهمة أخرى لها ملف صفوف فاشلة من هنا إلى نهاية القائمة.</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>لا توجد مهمة أخرى لها ملف صفوف فاشلة من هنا إلى بداية القائمة.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>جارٍ البحث عن المهمة التالية التي لها ملف صفوف فاشلة. المهام التي تم فحصها: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>نُسخ %1 من %Ln صف محدد؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
            <numerusform>نُسخ %1 من صف واحد محدد (%Ln)؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
            <numerusform>نُسخ %1 من صفين محددين (%Ln)؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
            <numerusform>نُسخ %1 من %Ln صفوف محددة؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
            <numerusform>نُسخ %1 من %Ln صفًا محددًا؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
            <numerusform>نُسخ %1 من %Ln صف محدد؛ ولم تعد الصفوف الأخرى في القائمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>لم يُنسخ شيء لأن الصفوف المحددة لم تعد في القائمة.</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>جارٍ البحث عن الصفوف المحددة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>نُسخ %1 من %Ln صف محدد؛ ولم تعد الصفوف الأخرى محددة</numerusform>
            <numerusform>نُسخ %1 من صف واحد محدد (%Ln)؛ ولم تعد الصفوف الأخرى محددة</numerusform>
            <numerusform>نُسخ %1 من صفين محددين (%Ln)؛ ولم تعد الصفوف الأخرى محددة</numerusform>
            <numerusform>نُسخ %1 من %Ln صفوف محددة؛ ولم تعد الصفوف الأخرى محددة</numerusform>
            <numerusform>نُسخ %1 من %Ln صفًا محددًا؛ ولم تعد الصفوف الأخرى محددة</numerusform>
            <numerusform>نُسخ %1 من %Ln صف محدد؛ ولم تعد الصفوف الأخرى محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>لم يُنسخ شيء لأن التحديد تغيّر قبل العثور على الصفوف المحددة.</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>لم يُنسخ شيء لأن القائمة تغيّرت قبل تحميل الصفوف المحددة.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: الأعمدة المعروضة، لبرامج جداول البيانات</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>‏JSON: السجلات كما وردت من الخدمة</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;تصدير...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>المحتوى:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>التن&amp;سيق:</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>مصنف Excel: الأعمدة المعروضة، كنص</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>‏JSON Lines: المحتوى نفسه، سجل في كل سطر</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>الملف غير موجود (أو لم يعد موجودًا). افتحه من موضعه الحالي.</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>هذا ليس ملفًا. افتح ملفًا يحتوي على قائمة محفوظة.</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>الملف أكبر من اللازم: حجمه %1، والحد الأقصى لملف القائمة هو %2.</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>تعذّر فتح الملف. رسالة النظام: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>تعذّرت قراءة الملف. رسالة النظام: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا خيارات أخرى</numerusform>
            <numerusform>وخيار آخر</numerusform>
            <numerusform>وخياران آخران</numerusform>
            <numerusform>و%Ln خيارات أخرى</numerusform>
            <numerusform>و%Ln خيارًا آخر</numerusform>
            <numerusform>و%Ln خيار آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>لا قيم: %1</numerusform>
            <numerusform>قيمة واحدة: %1</numerusform>
            <numerusform>قيمتان: %1</numerusform>
            <numerusform>%Ln قيم: %1</numerusform>
            <numerusform>%Ln قيمة: %1</numerusform>
            <numerusform>%Ln قيمة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>أرسلت الخدمة عنصرًا ليس سجلًا. تعرضه علامة التبويب «النص الخام» كما ورد.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>إضافة حساب...</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>لم يُحمَّل شيء لأنه لا يوجد رمز مميز لهذا الحساب بعد.</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>إدخال الرمز المميز...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>لم يُحمَّل شيء، لأنه لا يمكن استخدام الرمز المميز لهذا الحساب.</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>لم يُحمَّل شيء لأن هذا الحاسوب غير متصل بالشبكة.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>تحميل القائمة</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>لا توجد مهمة مطابقة.</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>لا توجد مهمة مطابقة بين المهام المحمَّلة حتى الآن.</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>تحميل الكل</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>يعرض Balehook ما استوردته حسابات تجارك، والصفوف التي فشلت وأسباب ذلك. لا يوجد حساب بعد. لإضافة حساب تحتاج إلى:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>أدخل المسار فقط، كما في /api/platform/v1/property. يُطلب من عنوان URL الأساسي، ولا يُطلب أبدًا من خادم آخر.</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>يجب أن يبدأ المسار بشرطة مائلة، كما في /api/platform/v1/property.</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>يجب ألّا يحتوي المسار على ? أو #. احذف العلامة وكل ما يليها.</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>يحتوي المسار على محرف غير صالح، مثل مسافة أو قوس معقوف أو محرف غير مرئي. أدخله من جديد.</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>يجب أن يلي علامة النسبة المئوية رقمان ست عشريان، على ألّا يمثلا شرطة مائلة أو شرطة مائلة عكسية أو محرف تحكم.</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>يجب ألّا يحتوي المسار على أجزاء فارغة أو أجزاء مكونة من نقاط فقط. احذفها.</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>قوائم الحساب</translation>
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
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>الملف ليس نص UTF-8، وهو ما يتطلبه JSON. احفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>مستويات التداخل في محتوى الملف أعمق من اللازم.</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>الملف ليس JSON أو غير مكتمل: %1، عند البايت %2.</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>لا توجد في الملف قائمة سجلات: يجب أن يحتوي على قائمة ضمن &quot;data&quot;، أو أن يكون هو نفسه قائمة.</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>جارٍ التحميل...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>فتح ملف جدول</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>الجداول (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>كل الملفات (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>لا يمكن فتح %1: ليس ملفًا، أو ليس لديك إذن بقراءته.</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>الملف %1 غير موجود.</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>يُفتح ملف واحد فقط في كل مرة؛ وهذا هو %1.</translation>
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
        <translation>لا يوجد ملف صفوف فاشلة لهذه المهمة.</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>لا يوجد ملف مستورد لهذه المهمة.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualPages</name>
    <message>
        <source>This page is not translated yet. It is shown in English.</source>
        <translation>لم تُترجم هذه الصفحة بعد، لذا تظهر بالإنجليزية.</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>لم يُعثر على أي صفحة</numerusform>
            <numerusform>عُثر على صفحة واحدة</numerusform>
            <numerusform>عُثر على صفحتين</numerusform>
            <numerusform>عُثر على %Ln صفحات</numerusform>
            <numerusform>عُثر على %Ln صفحة</numerusform>
            <numerusform>عُثر على %Ln صفحة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>عرض الجدول</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>حفظ باسم...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>الجداول في الأرشيف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>تاريخ التعديل</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>لا يحتوي %1 على أي جدول.</numerusform>
            <numerusform>يحتوي %1 على جدول واحد. اختر ما تريد عرضه.</numerusform>
            <numerusform>يحتوي %1 على جدولين. اختر ما تريد عرضه.</numerusform>
            <numerusform>يحتوي %1 على %Ln جداول. اختر ما تريد عرضه.</numerusform>
            <numerusform>يحتوي %1 على %Ln جدولًا. اختر ما تريد عرضه.</numerusform>
            <numerusform>يحتوي %1 على %Ln جدول. اختر ما تريد عرضه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>تجاهل</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ولا رسائل أخرى</numerusform>
            <numerusform>ورسالة أخرى</numerusform>
            <numerusform>ورسالتان أخريان</numerusform>
            <numerusform>و%Ln رسائل أخرى</numerusform>
            <numerusform>و%Ln رسالة أخرى</numerusform>
            <numerusform>و%Ln رسالة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>عرض الرسالة التالية</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>لا يحتوي المصنف على ورقة باسم &quot;%1&quot;. أوراقه: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>لا يحتوي الأرشيف على عضو باسم &quot;%1&quot;. جداوله: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>الملف ليس مصنفًا، لذا لا توجد فيه أوراق للاختيار منها.</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>الملف ليس أرشيف zip، لذا لا توجد فيه أعضاء للاختيار منها.</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>يحتوي الأرشيف على عدة جداول. افتحه واختر أحدها أولًا: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>استخدام وكيل ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>&amp;بدون وكيل</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>هذا ال&amp;وكيل:</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>الم&amp;ضيف:</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>المن&amp;فذ:</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>إذا كان الوكيل يتطلب كلمة مرور، فستُطلب منك عند الحاجة. لا تُحفظ أبدًا.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>يجري التحقق من الشهادات باستخدام مخزن شهادات النظام. لا يمكن تجاهل أخطاء الشهادات هنا.</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>أدخل مضيف الوكيل، مثل «proxy.example.com».</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>هذا ليس اسم مضيف ولا عنوانًا. أدخله دون «http://» والمنفذ والمسار وكلمة المرور.</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>تستخدم الطلبات الوكيل المعدّ على هذا الحاسوب، إن وُجد.</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>تذهب الطلبات مباشرة إلى عناوين الحسابات وإلى مضيفي الملفات.</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>تمر كل الطلبات عبر هذا الوكيل. وهو يرى أسماء المضيفات، لكنه لا يرى أي رمز مميز ولا شيئًا مما يُرسل أو يُستلم.</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>لا صفوف جديدة</numerusform>
            <numerusform>صف جديد</numerusform>
            <numerusform>صفان جديدان</numerusform>
            <numerusform>%Ln صفوف جديدة</numerusform>
            <numerusform>%Ln صفًا جديدًا</numerusform>
            <numerusform>%Ln صف جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>لا صفوف متغيرة</numerusform>
            <numerusform>صف متغير</numerusform>
            <numerusform>صفان متغيران</numerusform>
            <numerusform>%Ln صفوف متغيرة</numerusform>
            <numerusform>%Ln صفًا متغيرًا</numerusform>
            <numerusform>%Ln صف متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>ينتقل إلى الصفوف الجديدة أو المتغيرة منذ آخر اطلاع لك. ترتيب القائمة غير موثق.</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>يعيد البحث لعرض المهام التي أُضيفت إلى الفهرس في هذه الأثناء.</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>حفظ باسم...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>فتح في التطبيق الافتراضي</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>فتح على أي حال</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>هذا الملف من مصدر خارجي. قد يشغّل التطبيق الذي يفتحه تعليمات برمجية فيه: لا تفتحه إلا إذا كنت تثق بالمصدر.</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>الملف محمي بكلمة مرور. افتحه في برنامج آخر، واحفظ نسخة دون كلمة مرور.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>الملف تالف أو غير مكتمل. أعد تنزيله، أو اطلب نسخة جديدة.</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>الملف مضغوط باستخدام %1، وهو غير مدعوم هنا.</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>لا يُفتح الأرشيف: أعضاؤه متداخلة أو لها مسارات مطلقة. ربما أُنشئ لإحداث ضرر.</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>يحتوي الأرشيف على أرشيف آخر لا يُفتح هنا.</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>لا يحتوي الأرشيف على أي جدول.</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>الملف أرشيف tar. لا يُفتح هنا؛ فك ضغطه أولًا، ثم افتح الجدول الذي فيه.</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>الملف مصنف بتنسيق ‎.xls القديم، وهو غير مدعوم هنا. احفظه بتنسيق ‎.xlsx لعرض صفوفه هنا.</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>الملف مصنف ثنائي (‎.xlsb)، وهو غير مدعوم هنا. احفظه بتنسيق ‎.xlsx لعرض صفوفه هنا.</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>الملف أرشيف 7z. لا يُفتح هنا؛ فك ضغطه أولًا، ثم افتح الجدول الذي فيه.</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>الملف أرشيف RAR. لا يُفتح هنا؛ فك ضغطه أولًا، ثم افتح الجدول الذي فيه.</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>الملف مضغوط باستخدام %1. لا يُفتح هنا؛ فك ضغطه أولًا، ثم افتح الجدول الذي فيه.</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>الملف مستند مكتبي، وليس جدولًا.</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>لا يُفتح المصنف: يحتوي على تصريح بنوع المستند ربما أُنشئ لإحداث ضرر.</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>يتجاوز حجم الملف بعد فك ضغطه %1، وهو الحد هنا.</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>يحتوي الأرشيف على أكثر من %1 من الأعضاء، وهو الحد هنا.</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>يحتوي المصنف على أكثر من %1 من النصوص المختلفة، وهو الحد هنا.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>تحتوي الورقة على أكثر من %1 من الصفوف، وهو حد الورقة.</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>تحتوي الورقة على أكثر من %1 من الأعمدة، وهو حد الورقة.</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>تحتوي خلية على أكثر من %1 من المحارف، وهو حد الخلية.</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>عناصر المصنف متداخلة في أكثر من %1 من المستويات، وهو الحد هنا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>لم يمكن قراءة أي صف.</numerusform>
            <numerusform>أمكنت قراءة صف واحد.</numerusform>
            <numerusform>أمكنت قراءة صفين.</numerusform>
            <numerusform>أمكنت قراءة %Ln صفوف.</numerusform>
            <numerusform>أمكنت قراءة %Ln صفًا.</numerusform>
            <numerusform>أمكنت قراءة %Ln صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>لا تُتابع قراءة المصنف: يحتاج محتواه إلى ذاكرة أكثر مما ينبغي. ربما أُنشئ لإحداث ضرر.</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>يحتوي صف على أكثر من %1 من النص، وهو الحد هنا.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>وحدة تحكم مكتبية لمهام الاستيراد وخطافات الويب.</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>استخدام ملف التعريف في &lt;folder&gt;، وله إعداداته وذاكرته المؤقتة وتنزيلاته وإدخالات سلسلة المفاتيح الخاصة به.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>عرض النافذة والإبلاغ عن رسمها ثم الإنهاء.</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>جدول صفوف فاشلة، أو قائمة محفوظة، أو رابط مهمة (balehook://...)، لعرضه.</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[file or link]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>not loaded</source>
        <translation>لم يُحمَّل</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>انتقل</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>جارٍ التحميل…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>تغيرت القائمة: انتقل هذا السجل.</translation>
    </message>
    <message>
        <source>new since the last refresh</source>
        <translation>جديد منذ آخر تحديث</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>تغير في آخر تحديث</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>مراقَبة</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1، مفعّل</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1، غير مفعّل</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>حساب</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>طريقة عرض لمهام الاستيراد</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>ملف المهمة %1، %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>ملف المهمة %1</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>طريقة عرض لخطافات الويب</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>طريقة عرض للخصائص</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>التعبير النمطي غير صالح عند الحرف %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>فتح قائمة محفوظة</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>القوائم المحفوظة (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>هذه هي القائمة المحفوظة «%1»، وليست ما يسرده الحساب الآن.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>تُعرض القوائم المحفوظة ضمن حساب. أضف حسابًا، وسيُفتح «%1» فيه.</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>لا توجد خصائص في هذه القائمة.</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>تعذّر تحميل الخصائص.</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>يمكنك فتح قائمة محفوظة في ملف JSON، أو إسقاط ملف كهذا هنا. مكان سرد الخصائص لدى الخدمة غير موثق؛ إذا كنت تعرف المسار، فعيّنه ضمن «خيارات متقدمة» في الحساب.</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>فتح قائمة محفوظة...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>لا توجد خاصية مطابقة.</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>تعيين المسار...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>أرسلت الخدمة عنصرًا ليس خاصية. تعرضه علامة التبويب «النص الخام» كما ورد.</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>الاسم الداخلي</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>فريدة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>تاريخ التحديث</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>هذا العنصر من القائمة ليس خاصية. يُعرض كما ورد.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>سجل غير مقروء</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>خاصية بلا اسم</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>الخاصية %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>لا قيم</numerusform>
            <numerusform>قيمة واحدة</numerusform>
            <numerusform>قيمتان</numerusform>
            <numerusform>%Ln قيم</numerusform>
            <numerusform>%Ln قيمة</numerusform>
            <numerusform>%Ln قيمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>البحث في كل حقول الخصائص</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>البحث في الخصائص</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
            <numerusform>الخصائص: %1 من %Ln، %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>الخصائص: %Ln، %1</numerusform>
            <numerusform>الخصائص: %Ln، %1</numerusform>
            <numerusform>الخصائص: %Ln، %1</numerusform>
            <numerusform>الخصائص: %Ln، %1</numerusform>
            <numerusform>الخصائص: %Ln، %1</numerusform>
            <numerusform>الخصائص: %Ln، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>يجري تحميل كل الخصائص للبحث فيها…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>لم تُحمَّل بعد: يحمّل البحث كل الخصائص.</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>ال&amp;بحث في الخصائص</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>مسح البحث و&amp;عوامل التصفية</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>يتطلب الوكيل %1 اسمًا وكلمة مرور. يبقيان حتى انتهاء البرنامج ولا يُحفظان أبدًا.</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>اس&amp;تخدام كلمة المرور</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;كلمة المرور:</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>أدخل اسم المستخدم الخاص بك لدى الوكيل.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>إضافة عامل تصفية</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>‏ada price: الصفوف التي فيها الكلمتان، كل منهما في أي حقل
‏&quot;ada price&quot;: الصفوف التي فيها هذه العبارة
‏user:ada: الصفوف التي فيها الكلمة في هذا الحقل
‏‎-draft: الصفوف التي ليس فيها الكلمة</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>«%1:» ليس حقلًا في هذه القائمة ويُبحث عنه كنص. الحقول: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>مسح البحث وعوامل التصفية</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>مسح عوامل التصفية</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>يشمل البحث أول %1 من الكلمات والعبارات فقط.</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>عوامل التصفية</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>تغيير: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>إزالة عامل التصفية: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>إزالة كل عوامل التصفية والترتيب</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 ولا قيم أخرى</numerusform>
            <numerusform>%1 أو قيمة أخرى</numerusform>
            <numerusform>%1 أو قيمتان أخريان</numerusform>
            <numerusform>%1 أو %Ln قيم أخرى</numerusform>
            <numerusform>%1 أو %Ln قيمة أخرى</numerusform>
            <numerusform>%1 أو %Ln قيمة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 لا يساوي %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 يساوي %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation>%1: %2 إلى %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1: %2 على الأقل</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: %2 على الأكثر</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1 خلال آخر 24 ساعة</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 خلال هذا اليوم</numerusform>
            <numerusform>%1 خلال آخر يوم</numerusform>
            <numerusform>%1 خلال آخر يومين</numerusform>
            <numerusform>%1 خلال آخر %Ln أيام</numerusform>
            <numerusform>%1 خلال آخر %Ln يومًا</numerusform>
            <numerusform>%1 خلال آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1 ابتداءً من %2</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1 حتى %2</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>مرتبة حسب %1، الأحدث أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>مرتبة حسب %1، الأقدم أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>مرتبة حسب %1، الأكثر أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>مرتبة حسب %1، الأقل أولًا</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>مرتبة حسب %1، من الياء إلى الألف</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>مرتبة حسب %1، من الألف إلى الياء</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>لها ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>ليس لها ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>لها صفوف فاشلة</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>لا تزال مدرجة</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>لم تعد مدرجة</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(غير موجود)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 اليوم</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>لا صفوف فاشلة</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>عدد الصفوف الفاشلة مذكور</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>عدد الصفوف الفاشلة غير مذكور</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>نسخ كما ورد</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>السجل كما ورد</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>نسخ JSON بايتًا ببايت، دون المسافات البادئة المعروضة هنا</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>نُسخ السجل كما ورد.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>عرض كل المحارف (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>لم يُذكر سبب</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>أسباب أخرى، أكثر من أن يُميَّز بينها</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;قيمة&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>الأسباب ال&amp;جديدة فقط</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>أي يوم</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>آخر 24 ساعة</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>آخر %Ln يوم</numerusform>
            <numerusform>آخر يوم (%Ln)</numerusform>
            <numerusform>آخر يومين (%Ln)</numerusform>
            <numerusform>آخر %Ln أيام</numerusform>
            <numerusform>آخر %Ln يومًا</numerusform>
            <numerusform>آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>مقارنة الفترات</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>بلا مقارنة</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>مقارنة: منذ اليوم</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>مقارنة: منذ أمس</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>مقارنة: منذ الاثنين</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>مقارنة: آخر 7 أيام</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>مقارنة: منذ يوم محدد</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>أول يوم في الفترة الثانية</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>المهام المحددة</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>مهام البحث</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>كل المهام</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>&amp;كل الحسابات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln حساب</numerusform>
            <numerusform>حساب واحد (%Ln)</numerusform>
            <numerusform>حسابان (%Ln)</numerusform>
            <numerusform>%Ln حسابات</numerusform>
            <numerusform>%Ln حسابًا</numerusform>
            <numerusform>%Ln حساب</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>الحسابات: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>كل الصفوف</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · أقل من 0.1 %</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>أول ظهور في الصف %1: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>الأسباب في:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>العمود الذي يذكر سبب فشل الصف</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>عدة أسباب في خلية واحدة</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>الأسباب</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>لا عمود</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>لا يبدو أن أي عمود يحتوي على الأسباب. اختر العمود الذي يذكر سبب فشل الصف.</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>هل هذا هو العمود الذي يذكر سبب فشل الصف؟ إن لم يكن، فاختر عمودًا آخر.</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>لا تُحسب إلا الصفوف التي تطابق عوامل التصفية.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>تاريخ التنزيل</translation>
    </message>
    <message>
        <source>From</source>
        <translation>المصدر</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>حذف كل ملفات &amp;هذا الحساب...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>الملفات المنزّلة</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>الحد الأ&amp;قصى للملفات المحفوظة:</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>لا توجد ملفات محفوظة على هذا الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>لا توجد ملفات محفوظة على هذا الحاسوب (%1).</numerusform>
            <numerusform>ملف واحد محفوظ على هذا الحاسوب، بحجم %1.</numerusform>
            <numerusform>ملفان محفوظان على هذا الحاسوب، بحجم إجمالي %1.</numerusform>
            <numerusform>%Ln ملفات محفوظة على هذا الحاسوب، بحجم إجمالي %1.</numerusform>
            <numerusform>%Ln ملفًا محفوظًا على هذا الحاسوب، بحجم إجمالي %1.</numerusform>
            <numerusform>%Ln ملف محفوظ على هذا الحاسوب، بحجم إجمالي %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>هل تريد حذف ملفات الحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف ملف واحد للحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا يتأثر الملف الأصلي.</numerusform>
            <numerusform>هل تريد حذف ملفين للحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا يتأثر الملفان الأصليان.</numerusform>
            <numerusform>هل تريد حذف %Ln ملفات للحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف %Ln ملفًا للحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف %Ln ملف للحساب %1 من هذا الحاسوب؟ تُلغى تنزيلات الحساب الجارية. لا تتأثر الملفات الأصلية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>هل تريد حذف كل الملفات من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف الملف الوحيد من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا يتأثر الملف الأصلي.</numerusform>
            <numerusform>هل تريد حذف الملفين من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا يتأثر الملفان الأصليان.</numerusform>
            <numerusform>هل تريد حذف كل الملفات (%Ln) من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف كل الملفات (%Ln) من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا تتأثر الملفات الأصلية.</numerusform>
            <numerusform>هل تريد حذف كل الملفات (%Ln) من هذا الحاسوب؟ تُلغى التنزيلات الجارية. لا تتأثر الملفات الأصلية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>حُذفت الملفات.</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>ميبيبايت</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>حذف &amp;كل الملفات...</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>يشغل فهرس قيمها %1.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>حدد صفًا لعرض سجله هنا.</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>النص الخام</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>إغلاق السجل</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>حدد صفًا لعرض سجله هنا.</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>طي السجل</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>توسيع السجل</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>تسجيل خطاف ويب</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>محتوى الطلب:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>الحساب: %1. لا يمكن من هنا تغيير خطاف ويب مسجَّل أو إزالته.</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>التسجيل جارٍ</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>&amp;تسجيل</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>العو&amp;دة إليه</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>إ&amp;فراغ</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>التفا&amp;صيل</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>تحديث الر&amp;مز المميز…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>سُجّل آخر خطاف ويب لك في هذه الأثناء. معرّفه %1.</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>مسودة سابقة لم تُرسل بعد.</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>توجد مسودة سابقة لم تُرسل. تبقى محفوظة إلى أن تغيّر هذه المسودة.</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>إغلاق مع الا&amp;حتفاظ بالمسودة</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>تُرسل كنصوص فارغة: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>إيقاف الانت&amp;ظار</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>لا يُرسل شيء، وتبقى مسودتك هنا</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>ستشغل مسودات خطافات الويب وسجلاتها %1، ولا يمكن أن تشغل أكثر من %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>يُرسل مرة واحدة. يمكنك إغلاق هذه النافذة، وسيستمر التسجيل.</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>يُقرأ الرمز المميز للحساب من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>لم يُرسل خطاف الويب بعد. سيُرسل عندما ينتهي البرنامج الآخر.</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>لن يُرسل شيء آخر إلى أن ينتهي ذلك البرنامج.</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>لم يُسجَّل شيء لأن الرمز المميز لم يُقبل. تغيّر الرمز المميز منذ ذلك الحين: يمكنك إعادة التسجيل.</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>لم يُسجَّل شيء. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>لم ترد الخدمة في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>أُغلق الاتصال قبل اكتمال الرد.</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>فشلت الخدمة أثناء الرد (الحالة %1).</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>كان الرد صفحة ويب بدلًا من البيانات.</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>لم يكن الرد كما هو متوقع (الحالة %1).</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>لم يرد أي رد.</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>تعذّر الاتصال بالخدمة.</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>تلقت الخدمة طلبات أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>يسجّل برنامج آخر خطاف ويب في هذا الحساب الآن.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>برنامج آخر</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>يسجّل %1 (العملية %2) خطاف ويب في هذا الحساب منذ %3.</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>أرسل %1 (العملية %2) خطاف ويب إلى هذا الحساب في %3. لا تزال نتيجته غير معروفة هناك.</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>سجّل برنامج آخر للتو خطاف الويب نفسه، لذا لم يُرسل من جديد.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>أرسل برنامج آخر للتو خطاف الويب نفسه، ورفضته الخدمة. لم يُرسل من جديد.</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>أرسل برنامج آخر للتو خطاف الويب نفسه، ولا يُعرف هل سُجّل. لم يُرسل من جديد.</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>سُجّل خطاف الويب. معرّفه %1.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>رفضت الخدمة خطاف ويب. مسودتك محفوظة.</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>لا يُعرف هل سُجّل خطاف ويب سبق إرساله. راجع ما عُثر عليه قبل إعادة إرساله.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>أُرسل خطاف الويب إلى %1، ولم يعد هذا عنوان هذا الحساب. لمعرفة ما حدث، أعد المعرّف المختصر السابق للحساب وعناوين URL السابقة.</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>رفضت الخدمة خطاف ويب. مسودتك السابقة محفوظة، أما هذه فلا.</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>لم تسرد الخدمة سوى %1 من خطافات الويب التي تُبلغ عنها، وعددها %2.</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>لا يُعرف هل سُجّل خطاف الويب الخاص بـ %1 المُرسل في %2. بعد إزالة الحساب لن يُتحقق من ذلك إلا عند تسجيل خطاف ويب مرة أخرى في العنوان نفسه.</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>لم يفشل أي صف.</numerusform>
            <numerusform>فشل صف واحد.</numerusform>
            <numerusform>فشل صفان.</numerusform>
            <numerusform>فشلت %Ln صفوف.</numerusform>
            <numerusform>فشل %Ln صفًا.</numerusform>
            <numerusform>فشل %Ln صف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>لا توجد أسباب أخرى.</numerusform>
            <numerusform>يوجد سبب آخر.</numerusform>
            <numerusform>يوجد سببان آخران.</numerusform>
            <numerusform>توجد %Ln أسباب أخرى.</numerusform>
            <numerusform>يوجد %Ln سببًا آخر.</numerusform>
            <numerusform>يوجد %Ln سبب آخر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>لا يوجد أي صف بلا سبب.</numerusform>
            <numerusform>صف واحد بلا سبب.</numerusform>
            <numerusform>صفان بلا سبب.</numerusform>
            <numerusform>%Ln صفوف بلا سبب.</numerusform>
            <numerusform>%Ln صفًا بلا سبب.</numerusform>
            <numerusform>%Ln صف بلا سبب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: لا صفوف، %2</numerusform>
            <numerusform>%1: صف واحد، %2</numerusform>
            <numerusform>%1: صفان، %2</numerusform>
            <numerusform>%1: %Ln صفوف، %2</numerusform>
            <numerusform>%1: %Ln صفًا، %2</numerusform>
            <numerusform>%1: %Ln صف، %2</numerusform>
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
        <translation>الصف %1 من الملف: %2</translation>
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
        <translation>هذا ليس عنوان ويب يمكن إرسال طلب إليه.</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>يحتوي العنوان على اسم مستخدم أو كلمة مرور أو منفذ غير صالح.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>لا تُرسل الطلبات إلا إلى عناوين مشفرة (https).</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>لا يُرسل الرمز المميز إلا إلى عنوان الحساب نفسه.</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>يحتوي الرمز المميز على محارف غير صالحة.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>نسخ بصيغة &amp;cURL</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>نسخ بصيغة cURL مع ال&amp;رمز المميز...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>نسخ &amp;عنوان URL</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>نسخ الر&amp;د</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>ح&amp;فظ بصيغة HAR...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;مسح</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>نُسخ الطلب كأمر، دون رمزه المميز.</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>نسخ بصيغة cURL مع الرمز المميز</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>سيحتوي الأمر على الرمز المميز للحساب «%1» كنص صريح. ومن يحصل عليه يستطيع أن يفعل في هذا الحساب كل ما تستطيع أنت فعله. لا تلصقه في تذكرة أو محادثة.</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>&amp;نسخ مع الرمز المميز</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>لم يُنسخ شيء لأن الرمز المميز لهذا الحساب غير متاح.</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>نُسخ الطلب كأمر مع رمزه المميز.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>لم يُحفظ أي طلب.</numerusform>
            <numerusform>حُفظ طلب واحد. راجعه قبل أن ترسله.</numerusform>
            <numerusform>حُفظ طلبان. راجعهما قبل أن ترسلهما.</numerusform>
            <numerusform>حُفظت %Ln طلبات. راجعها قبل أن ترسلها.</numerusform>
            <numerusform>حُفظ %Ln طلبًا. راجعها قبل أن ترسلها.</numerusform>
            <numerusform>حُفظ %Ln طلب. راجعها قبل أن ترسلها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>نُسخ الرد.</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>نُسخت بداية الرد. لم يُحتفظ بالباقي.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>تنبيه: تشغيل هذا الأمر يسجّل خطاف ويب مرة أخرى.</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>استُبدلت الأجزاء التي قد تكون سرية بالكلمة «redacted».</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>نص الطلب مفقود. حُذف لإفساح المجال لطلبات أحدث.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>أُوقف</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 مللي ثانية</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>This request was stopped before its response was complete.</source>
        <translation>أُوقف هذا الطلب قبل اكتمال الرد عليه.</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>وقت الإرسال: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>الحالة: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>المدة: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>البايتات المستلمة: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>المحاولة: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>الحساب: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>حُذف هذا المحتوى لإفساح المجال لطلبات أحدث.</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>لا تُحفظ إلا البداية.</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>لا تُحفظ محتويات الملفات لأنها تحتوي على بيانات عملاء.</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>ترويسات الطلب</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>محتوى الطلب</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>ترويسات الرد</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>محتوى الرد</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>النتيجة غير معروفة. راجع قائمة خطافات الويب لمعرفة هل سُجّل خطاف الويب.</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>المحاولة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>الطلب والرد</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>تصفية الطلبات</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>التصفية حسب عنوان URL أو الطريقة أو الحالة</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>الطلبات المعروضة</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>كل الطلبات</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>الطلبات الفاشلة</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>الطلبات إلى الخدمة</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>حدد طلبًا لترى ما أُرسل وما ورد.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>الأ&amp;سباب في هذا العمود</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>&amp;ملخص العمود...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>إ&amp;خفاء العمود</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>ترتيب تصا&amp;عدي</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>ترتيب تنا&amp;زلي</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>&amp;ترتيب الملف</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>ترتيب &amp;كنص</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>ترتيب كأ&amp;رقام</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>ترتيب كنص &amp;يتضمن أرقامًا</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>يحتوي على &amp;بيانات شخصية</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>الأعمدة المعر&amp;وضة</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>&amp;جميع الأعمدة</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>جارٍ العد…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>ملخص العمود %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>الصفوف الفارغة: %1 من %2</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>أكثر من %1 قيمة مختلفة</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>القيم المختلفة: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>الأكثر تكرارًا:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>على الأقل %1 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>ت&amp;جميد العمود</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>ملخص العمود</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>الأقصر: %1، الأطول: %2 (محارف)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>الأرقام: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>الأصغر: %1، الأكبر: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>الصف السابق</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>الصف التالي</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>خلايا الصف</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>عرض الصف كاملًا</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>يحتوي الصف %1 على خلية تزيد على 32,767 حرفًا، ولا يمكن أن يحتويها مصنف. صدّر الصفوف بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>يحتوي الصف %1 على أكثر من 16,384 خلية، ولا يمكن أن يحتويها مصنف. صدّر الصفوف بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>سيتجاوز حجم المصنف 4 GB. صدّر صفوفًا أقل، أو صدّرها بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>تحتوي الترويسة على خلية تزيد على 32,767 حرفًا، ولا يمكن أن يحتويها مصنف. صدّر الصفوف بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>تحتوي الترويسة على أكثر من 16,384 خلية، ولا يمكن أن يحتويها مصنف. صدّر الصفوف بتنسيق CSV بدلًا من ذلك.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;بحث...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>البحث عن التا&amp;لي</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>البحث عن &amp;السابق</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>الانتقال إلى &amp;صف...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>نسخ مع العنا&amp;وين</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>بتنسيق &amp;CSV</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>بتنسيق &amp;Markdown</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>بتنسيق &amp;JSON</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>نسخ الصفو&amp;ف كاملة</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>نسخ العمود &amp;كاملًا</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>نسخ &amp;ملخص</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>&amp;حجب البيانات الشخصية في الملخص</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>تصد&amp;ير الصفوف...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>عر&amp;ض الصف كاملًا</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>الصفوف &amp;ذات هذه القيمة فقط</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>ا&amp;ستبعاد صفوف هذه القيمة</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>تصفية الصفوف ب&amp;شرط...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>مسح عوامل ال&amp;تصفية</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>ترتيب تصا&amp;عدي</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>ترتيب تنا&amp;زلي</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>&amp;ترتيب الملف</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>&amp;هذا العمود...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>إ&amp;خفاء العمود</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>العود&amp;ة إلى القائمة</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>نسخ &amp;على هيئة</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>العمو&amp;د</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>نس&amp;خ رابط المهمة</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>ع&amp;رض الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>ع&amp;رض الملف المستورد</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>الملف المستورد</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>م&amp;لخص العمود...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>مقارنة مع...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>مقارنة مع الرفع السابق</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>تسليم...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>الصف كما أُرسل</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>أُوقف التصدير. لم يُكتب أي ملف.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>لم يُنسخ أي صف.</numerusform>
            <numerusform>نُسخ صف واحد.</numerusform>
            <numerusform>نُسخ صفان.</numerusform>
            <numerusform>نُسخت %Ln صفوف.</numerusform>
            <numerusform>نُسخ %Ln صفًا.</numerusform>
            <numerusform>نُسخ %Ln صف.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>هذا أكبر مما تستوعبه الحافظة. صدّر الصفوف إلى ملف.</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>لا يزال تحميل الملف جاريًا. انسخ الملخص بعد تحميل جميع الصفوف.</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>نُسخ الملخص.</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>لا يزال تحميل الملف جاريًا. صدّر الصفوف بعد تحميلها جميعًا.</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>تصدير الصفوف</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>يوجد تصدير جارٍ بالفعل.</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>الصفوف المكتوبة: %1 من %2.</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>جارٍ كتابة الصفوف…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>لم يُكتب %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>لم يُكتب أي صف في %1.</numerusform>
            <numerusform>كُتب صف واحد في %1.</numerusform>
            <numerusform>كُتب صفان في %1.</numerusform>
            <numerusform>كُتبت %Ln صفوف في %1.</numerusform>
            <numerusform>كُتب %Ln صفًا في %1.</numerusform>
            <numerusform>كُتب %Ln صف في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>لم يُنسخ أي صف كنص عادي؛ يمكن تصدير الصفوف.</numerusform>
            <numerusform>نُسخ صف واحد كنص عادي. قد يغيّر جدول البيانات الرموز فيه وينفّذ الصيغ؛ يمكن تصدير الصف لتجنب ذلك.</numerusform>
            <numerusform>نُسخ صفان كنص عادي. قد يغيّر جدول البيانات الرموز فيهما وينفّذ الصيغ؛ يمكن تصدير الصفين لتجنب ذلك.</numerusform>
            <numerusform>نُسخت %Ln صفوف كنص عادي. قد يغيّر جدول البيانات الرموز فيها وينفّذ الصيغ؛ يمكن تصدير الصفوف لتجنب ذلك.</numerusform>
            <numerusform>نُسخ %Ln صفًا كنص عادي. قد يغيّر جدول البيانات الرموز فيها وينفّذ الصيغ؛ يمكن تصدير الصفوف لتجنب ذلك.</numerusform>
            <numerusform>نُسخ %Ln صف كنص عادي. قد يغيّر جدول البيانات الرموز فيها وينفّذ الصيغ؛ يمكن تصدير الصفوف لتجنب ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>لم يُكتب شيء لأن الملف المراد تصديره لم يعد معروضًا.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>في هذا الصف علامة اقتباس لم تُغلق. عوملت كمحرف عادي.</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>هذا السطر أطول من أن يتسع له صف واحد، ويستمر في الصف التالي.</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>في هذا الصف خلايا أقل مما في السطر الأول.</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>في هذا الصف خلايا أكثر مما في السطر الأول. وهي في الأعمدة الأخيرة.</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>في هذا الصف خلايا أكثر من أعمدة الجدول. يعرضها كلها الأمر &quot;عرض الصف كاملًا&quot;.</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>أرقام الصفوف</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>حفظ الملف</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>تقدم التنزيل</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>توقف التنزيل، لأن الحساب أُزيل أو تغير. لم يُترك أي ملف.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>حُفظ %1 (%2) من %3. يطابق طوله ما أعلنه الخادم.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>حفظ على أي حال</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>عرض في المجلد</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>جارٍ حفظ %1 من %2: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>أُوقف التنزيل من قائمة التنزيلات، أو لأن الحساب أُزيل أو تغير. لم يُترك أي ملف.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>لم يُحفظ %1. %2</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>حُفظ %1 (%2) من %3.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 موجود بالفعل. أتريد استبداله؟</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 موجودان بالفعل. أتريد استبدالهما؟</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>المهام المحمَّلة</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>المطابقة السابقة (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>المطابقة التالية (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>يقارن كل المهام بالخدمة ويجد المهام التي تغيرت أو لم تعد مدرجة.</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>ال&amp;بحث في المهام</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>المط&amp;ابقة التالية</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>ا&amp;لمطابقة السابقة</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>إ&amp;ضافة عامل تصفية</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>ت&amp;رتيب حسب</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>&amp;طرق العرض</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>مسح البحث و&amp;عوامل التصفية</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>ت&amp;حميل كل المهام</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>ت&amp;حميل كل المهام من جديد</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>&amp;إيقاف التحميل مؤقتًا</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>لا توجد نتائج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>لا ملفات</numerusform>
            <numerusform>ملف واحد</numerusform>
            <numerusform>ملفان</numerusform>
            <numerusform>%Ln ملفات</numerusform>
            <numerusform>%Ln ملفًا</numerusform>
            <numerusform>%Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>لا صفوف في %1</numerusform>
            <numerusform>صف واحد في %1</numerusform>
            <numerusform>صفان في %1</numerusform>
            <numerusform>%Ln صفوف في %1</numerusform>
            <numerusform>%Ln صفًا في %1</numerusform>
            <numerusform>%Ln صف في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>لم تنتهِ صلاحية أي ملف</numerusform>
            <numerusform>انتهت صلاحية ملف واحد</numerusform>
            <numerusform>انتهت صلاحية ملفين</numerusform>
            <numerusform>انتهت صلاحية %Ln ملفات</numerusform>
            <numerusform>انتهت صلاحية %Ln ملفًا</numerusform>
            <numerusform>انتهت صلاحية %Ln ملف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>نُزّلت كلها</numerusform>
            <numerusform>ملف واحد لم يُنزَّل</numerusform>
            <numerusform>ملفان لم يُنزَّلا</numerusform>
            <numerusform>%Ln ملفات لم تُنزَّل</numerusform>
            <numerusform>%Ln ملفًا لم يُنزَّل</numerusform>
            <numerusform>%Ln ملف لم يُنزَّل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>كل الروابط مسموح بها</numerusform>
            <numerusform>ملف واحد برابط غير مسموح به</numerusform>
            <numerusform>ملفان برابطين غير مسموح بهما</numerusform>
            <numerusform>%Ln ملفات بروابط غير مسموح بها</numerusform>
            <numerusform>%Ln ملفًا بروابط غير مسموح بها</numerusform>
            <numerusform>%Ln ملف بروابط غير مسموح بها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>كلها جداول</numerusform>
            <numerusform>ملف واحد ليس جدولًا</numerusform>
            <numerusform>ملفان ليسا جدولين</numerusform>
            <numerusform>%Ln ملفات ليست جداول</numerusform>
            <numerusform>%Ln ملفًا ليست جداول</numerusform>
            <numerusform>%Ln ملف ليست جداول</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>كلها مقروءة</numerusform>
            <numerusform>ملف واحد غير مقروء</numerusform>
            <numerusform>ملفان غير مقروءين</numerusform>
            <numerusform>%Ln ملفات غير مقروءة</numerusform>
            <numerusform>%Ln ملفًا غير مقروء</numerusform>
            <numerusform>%Ln ملف غير مقروء</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>لم تُحمَّل كل المهام</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>حمّل كل المهام لمعرفة عددها</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>ملفات الصفوف الفاشلة التي تم البحث فيها: %1 من %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>In %1 of %2 failed files</source>
        <translation>في %1 من %2 من ملفات الصفوف الفاشلة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>قُرئت كل المصنفات والأرشيفات</numerusform>
            <numerusform>مصنف أو أرشيف واحد لم يُقرأ</numerusform>
            <numerusform>مصنفان أو أرشيفان لم يُقرآ</numerusform>
            <numerusform>%Ln مصنفات أو أرشيفات لم تُقرأ</numerusform>
            <numerusform>%Ln مصنفًا أو أرشيفًا لم يُقرأ</numerusform>
            <numerusform>%Ln مصنف أو أرشيف لم يُقرأ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>&amp;ترتيب الخدمة</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>تتطلب عوامل التصفية تحميل كل مهام الحساب. حمّلها مرة واحدة لاستخدام عوامل التصفية.</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>له ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>التطابق في: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>بحث: المعرّف، النوع، المستخدم، القناة، الملفات، التفاصيل</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>البحث في مهام الاستيراد</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>حُمّلت الآن</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
            <numerusform>حُمّلت قبل %Ln د</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
            <numerusform>حُمّلت قبل %Ln س</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>حُمّلت اليوم</numerusform>
            <numerusform>حُمّلت قبل يوم واحد</numerusform>
            <numerusform>حُمّلت قبل يومين</numerusform>
            <numerusform>حُمّلت قبل %Ln أيام</numerusform>
            <numerusform>حُمّلت قبل %Ln يومًا</numerusform>
            <numerusform>حُمّلت قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>بقي %Ln ث</numerusform>
            <numerusform>بقي %Ln ث</numerusform>
            <numerusform>بقي %Ln ث</numerusform>
            <numerusform>بقي %Ln ث</numerusform>
            <numerusform>بقي %Ln ث</numerusform>
            <numerusform>بقي %Ln ث</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>بقي %Ln د</numerusform>
            <numerusform>بقي %Ln د</numerusform>
            <numerusform>بقي %Ln د</numerusform>
            <numerusform>بقي %Ln د</numerusform>
            <numerusform>بقي %Ln د</numerusform>
            <numerusform>بقي %Ln د</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>تتطلب عوامل التصفية والترتيب تحميل كل مهام الحساب. حمّلها مرة واحدة لاستخدامها.</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>لم تُحمَّل كلها بعد</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>المهام: %1، %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>البحث في المهام (%1)، %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>المهام: %1 من %2، %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>المهام: %1 على الأقل من %2، %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>المهام المحمَّلة: %1 من %2</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>المهام المحمَّلة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
            <numerusform>%1، طلبت الخدمة الانتظار %Ln ث</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>لا مهام في الثانية</numerusform>
            <numerusform>مهمة واحدة في الثانية</numerusform>
            <numerusform>مهمتان في الثانية</numerusform>
            <numerusform>%Ln مهام في الثانية</numerusform>
            <numerusform>%Ln مهمة في الثانية</numerusform>
            <numerusform>%Ln مهمة في الثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>متوقف مؤقتًا: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>تعذّر تحميل المهام.</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>تحميل كل المهام (%Ln) للبحث فيها</numerusform>
            <numerusform>تحميل المهمة الوحيدة (%Ln) للبحث فيها</numerusform>
            <numerusform>تحميل كلتا المهمتين (%Ln) للبحث فيهما</numerusform>
            <numerusform>تحميل كل المهام (%Ln) للبحث فيها</numerusform>
            <numerusform>تحميل كل المهام (%Ln) للبحث فيها</numerusform>
            <numerusform>تحميل كل المهام (%Ln) للبحث فيها</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>تحميل كل المهام للبحث فيها</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>فُحصت الجديدة الآن</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln د</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
            <numerusform>فُحصت الجديدة قبل %Ln س</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>يجري التحقق من وجود مهام جديدة</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>تعذّر التحقق من وجود مهام جديدة. %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>تحميل كل المهام من جديد</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>حُمّلت في وقت غير معروف</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>النتائج في الصفوف المحمَّلة (%Ln): %1</numerusform>
            <numerusform>النتائج في الصف المحمَّل (%Ln): %1</numerusform>
            <numerusform>النتائج في الصفين المحمَّلين (%Ln): %1</numerusform>
            <numerusform>النتائج في الصفوف المحمَّلة (%Ln): %1</numerusform>
            <numerusform>النتائج في الصفوف المحمَّلة (%Ln): %1</numerusform>
            <numerusform>النتائج في الصفوف المحمَّلة (%Ln): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>يشمل البحث الصفوف المحمَّلة (%Ln)</numerusform>
            <numerusform>يشمل البحث الصف المحمَّل (%Ln)</numerusform>
            <numerusform>يشمل البحث الصفين المحمَّلين (%Ln)</numerusform>
            <numerusform>يشمل البحث الصفوف المحمَّلة (%Ln)</numerusform>
            <numerusform>يشمل البحث الصفوف المحمَّلة (%Ln)</numerusform>
            <numerusform>يشمل البحث الصفوف المحمَّلة (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>اقتراحات</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>البحث في الحقل %1</translation>
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
        <translation>اختيار م&amp;لف...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>أو ال&amp;سطر:</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>الصف كما أُرسل</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>سطر الملف المستورد</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;تنزيل</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>خلايا الصفين</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>كما أُرسل</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>في ملف الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>الصف الفاشل:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>الملف المستورد:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>التطابق ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>التطابق ال&amp;تالي</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>اختيار الملف المستورد</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>الصف %1 من %2</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>لا يُعرف مكان الملف المستورد. اختر نسخة منه.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>أُوقف البحث.</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>لا يوجد عمود مشترك بين الملفين يشبه المفتاح. اختر أعمدة المفتاح، أو أدخل السطر.</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>لا يوجد سطر كهذا في الملف المستورد.</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>لا يوجد في الملف المستورد صف بهذا المفتاح.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>لا يوجد في الملف المستورد صف بهذا المفتاح. المعروض: %1، السطر %2.</numerusform>
            <numerusform>صف واحد في الملف المستورد له هذا المفتاح؛ لا يُعرف أيها المقصود. المعروض: %1، السطر %2.</numerusform>
            <numerusform>صفان في الملف المستورد لهما هذا المفتاح؛ لا يُعرف أيهما المقصود. المعروض: %1، السطر %2.</numerusform>
            <numerusform>%Ln صفوف في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود. المعروض: %1، السطر %2.</numerusform>
            <numerusform>%Ln صفًا في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود. المعروض: %1، السطر %2.</numerusform>
            <numerusform>%Ln صف في الملف المستورد لها هذا المفتاح؛ لا يُعرف أيها المقصود. المعروض: %1، السطر %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>اكتُشف: السطر %1 من الملف المستورد.</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>السطر %1 من الملف المستورد.</translation>
    </message>
    <message>
        <source>different</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>في المرسل فقط</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>في ملف الصفوف الفاشلة فقط</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 فارغ أو ليس جدولًا، لذا لا يمكن عرض صفوفه هنا.</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>لا يمكن قراءة %1 هنا. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>أزال برنامج آخر الحساب %1.</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>غيّر برنامج آخر الحساب %1 بطريقة لا يستطيع هذا الإصدار من Balehook قراءتها. لم يعد معروضًا، لكنه لم يُزل.</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>تعذّر حفظ الإعدادات. تظل تغييراتك سارية ما دامت النافذة مفتوحة، ويُعاد الحفظ مع التغيير التالي. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>الإعدادات في %1 تخص إصدارًا أحدث من Balehook، ولا يمكن لهذا الإصدار قراءتها. لم تُغيَّر. شغّل الإصدار الأحدث.</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>ستشغل الإعدادات %1، ولا يمكن أن تشغل أكثر من %2.</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>الصفوف الفاشلة: %1 من %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>value, 312 jobs</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1، محددة</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>في صفوف ملف</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>في جدول</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>الصف الأول</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>الصف الأخير</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>إجراءات الصف</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>حروف</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>في السجل</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>البيانات أو النص الخام</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>في حقل البحث في قائمة</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>الانتقال إلى الصفوف المطابقة</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>مسح البحث، ثم العودة إلى القائمة</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>في شريط البحث في ملف</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>المطابقة التالية</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>المطابقة السابقة</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>الانتقال إلى الصفوف</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>إغلاق شريط البحث</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>في الفتح السريع</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>تنفيذ العنصر المحدد</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>إلى الأسفل وإلى الأعلى</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>فتح الصفوف الفاشلة أو السجل أو الصف كاملًا</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>الصف التالي الذي تبدأ خليته الحالية بهذه الأحرف</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>البحث عن إجراء أو مفتاح</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>المهام المحفوظة للبحث قيد الاستخدام في برنامج آخر. أغلقه، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>لا يمكن كتابة المهام المحفوظة للبحث. تحقق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>تعذّر فتح ملف المهام المحفوظة للبحث. تحقق من أذونات المجلد ومن المساحة المتاحة.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>برنامج تشغيل SQLite في Qt مفقود، لذا لا يمكن حفظ المهام للبحث. ثبّته: اسم الحزمة في Debian هو libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>تعذّر إنشاء مجلد المهام المحفوظة للبحث. تحقق من أذونات المجلد الأب.</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>تعذّر حذف المهام المحفوظة للبحث. تحقق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>كان ملف المهام المحفوظة للبحث تالفًا ونُقل جانبًا. حمّل المهام من جديد للبحث فيها.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>لم يكتب هذا البرنامج ملف المهام المحفوظة للبحث، لذا نُقل جانبًا. حمّل المهام من جديد للبحث فيها.</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>ملف المهام المحفوظة للبحث تالف، وتعذّر نقله جانبًا. تحقق من أذونات المجلد.</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>حُذفت المهام المخزنة للبحث. حمّل المهام مرة أخرى للبحث فيها.</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>تعذّرت قراءة الإعدادات، لذا بدأ البرنامج بإعدادات جديدة. الملف القديم محفوظ باسم %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>لا توجد في الإعدادات حسابات بلا معرّف مختصر أو عنوان URL صالح.</numerusform>
            <numerusform>لا يُعرض حساب واحد في الإعدادات لأن معرّفه المختصر أو عنوان URL الخاص به مفقود أو غير صالح. لم يُزل.</numerusform>
            <numerusform>لا يُعرض حسابان في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم يُزالا.</numerusform>
            <numerusform>لا تُعرض %Ln حسابات في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
            <numerusform>لا يُعرض %Ln حسابًا في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
            <numerusform>لا يُعرض %Ln حساب في الإعدادات لأن المعرّف المختصر أو عنوان URL مفقود أو غير صالح. لم تُزل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>تعذّرت قراءة مسودات خطافات الويب وسجلّها السابق، ولا يمكن حفظ شيء جديد أو تسجيله ما دام %1 يعيق ذلك. انقله، ثم شغّل البرنامج من جديد.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>تعذّرت قراءة مسودات خطافات الويب وسجلّها السابق. راجع قائمة خطافات الويب قبل تسجيل أحدها من جديد. حُفظ الملف القديم باسم %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>كل إعدادات المسؤول صالحة للاستخدام.</numerusform>
            <numerusform>تعذّر استخدام إعداد واحد من إعدادات المسؤول.</numerusform>
            <numerusform>تعذّر استخدام إعدادين من إعدادات المسؤول.</numerusform>
            <numerusform>تعذّر استخدام %Ln إعدادات من إعدادات المسؤول.</numerusform>
            <numerusform>تعذّر استخدام %Ln إعدادًا من إعدادات المسؤول.</numerusform>
            <numerusform>تعذّر استخدام %Ln إعداد من إعدادات المسؤول.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>كانت الإعدادات مفقودة واستُعيدت من %1. التغييرات اللاحقة مفقودة.</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>تعذّرت قراءة الإعدادات واستُعيدت من %1. التغييرات اللاحقة مفقودة. حُفظ الملف التالف باسم %2.</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>تعذّرت قراءة مسودات خطافات الويب وسجلّها السابق، ولا يمكن حفظ شيء جديد أو تسجيله ما دام فتح %1 متعذرًا. تأكد من أن لك إذن قراءته، ثم شغّل البرنامج من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>إ&amp;زالة السطر</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>إضافة س&amp;طر</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>تسميات رموز الحالة</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>رمز الحالة</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>يظهر باسم</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>لون الحالة %1</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>لرمز الحالة %1 تسميتان. أزل أحد السطرين.</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>المهام: %1، المحمَّلة: %2</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>المهام المحمَّلة: %1، العدد الكلي غير معروف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
            <numerusform>المحدد: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>ترتيب الخدمة</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>آخر تحديث %1 بتوقيت UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>آخر تحديث %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>لا طلبات</numerusform>
            <numerusform>طلب واحد</numerusform>
            <numerusform>طلبان</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>خطافات الويب: %1، المحمَّلة: %2</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>الخصائص: %1، المحمَّلة: %2</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>خطافات الويب المحمَّلة: %1، العدد الكلي غير معروف</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>الخصائص المحمَّلة: %1، العدد الكلي غير معروف</translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>المهام المعروضة: %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>خطافات الويب المعروضة: %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>الخصائص المعروضة: %1 من %2</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>البيانات بتاريخ %1، جارٍ التحديث…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>البيانات بتاريخ %1، لم تُحدَّث</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>المهام المعروضة: %1 من %2 محمّلة</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>غير مكتمل</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>الجدول في الملف: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>جدول الملف المعروض. انقر لاختيار جدول آخر.</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>جدول الملف المعروض.</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>الجداول في الأرشيف</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>الأوراق</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>إعادة &amp;ضبط الأعمدة</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>ت&amp;جميد العمود</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>قبل %Ln د</numerusform>
            <numerusform>قبل %Ln د</numerusform>
            <numerusform>قبل %Ln د</numerusform>
            <numerusform>قبل %Ln د</numerusform>
            <numerusform>قبل %Ln د</numerusform>
            <numerusform>قبل %Ln د</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>قبل %Ln س</numerusform>
            <numerusform>قبل %Ln س</numerusform>
            <numerusform>قبل %Ln س</numerusform>
            <numerusform>قبل %Ln س</numerusform>
            <numerusform>قبل %Ln س</numerusform>
            <numerusform>قبل %Ln س</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>اليوم %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>أمس %1</translation>
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
        <translation>كما ورد: %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>التوقيت المحلي: %1</translation>
    </message>
    <message>
        <source>UTC: %1</source>
        <translation>توقيت UTC: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenDialog</name>
    <message>
        <source>&amp;Check</source>
        <translation>ت&amp;حقق</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>تحديث الرمز المميز</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>ح&amp;فظ الرمز المميز</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>الحساب:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>المعرّف المختصر:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>المضيف:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>مضيف مساحة العمل:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>ألصق رمز الوصول المميز</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>يحل محل الرمز المميز الحالي، ويُحفظ في سلسلة المفاتيح ولا يُعرض أبدًا.</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>ال&amp;رمز المميز:</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” and the white space around the token were removed.</source>
        <translation>حُذفت الكلمة «Bearer» والمسافات المحيطة بالرمز المميز.</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>حُذفت الكلمة «Bearer» التي قبل الرمز المميز.</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>حُذفت المسافات المحيطة بالرمز المميز.</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>رمز الوصول المميز</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>ألصق رمز الوصول المميز للحساب هنا.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>الاحتفاظ به لهذه ال&amp;جلسة فقط</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>إعادة المحا&amp;ولة</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>أُزيل الحساب أو تغير في هذه الأثناء. أغلق هذه النافذة وافتحها من جديد.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>جارٍ حفظ الرمز المميز في سلسلة المفاتيح. قد يطلب النظام كلمة مرورك.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
الرمز المميز المحتفظ به لهذه الجلسة فقط يُنسى عند انتهاء البرنامج.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
الرمز المميز المحتفظ به لهذه الجلسة فقط يُنسى عند انتهاء البرنامج، ما لم تخزّنه سلسلة المفاتيح في النهاية.</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>يحتوي الرابط على الرمز المميز لهذا الحساب، لذا لا يُفتح: سيتلقى خادم الرابط الرمز المميز. اتصل بالقائمين على الخدمة. قد يتعين عليهم استبدال الرمز المميز.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>عرض التنزيلات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>لم يفشل أي تنزيل</numerusform>
            <numerusform>فشل تنزيل واحد</numerusform>
            <numerusform>فشل تنزيلان</numerusform>
            <numerusform>فشلت %Ln تنزيلات</numerusform>
            <numerusform>فشل %Ln تنزيلًا</numerusform>
            <numerusform>فشل %Ln تنزيل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>بقي أقل من ثانية</numerusform>
            <numerusform>بقيت ثانية واحدة</numerusform>
            <numerusform>بقيت ثانيتان</numerusform>
            <numerusform>بقيت %Ln ثوانٍ</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
            <numerusform>بقيت %Ln ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>بقي أقل من دقيقة</numerusform>
            <numerusform>بقيت دقيقة واحدة</numerusform>
            <numerusform>بقيت دقيقتان</numerusform>
            <numerusform>بقيت %Ln دقائق</numerusform>
            <numerusform>بقيت %Ln دقيقة</numerusform>
            <numerusform>بقيت %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>بقي أقل من ساعة</numerusform>
            <numerusform>بقيت ساعة واحدة</numerusform>
            <numerusform>بقيت ساعتان</numerusform>
            <numerusform>بقيت %Ln ساعات</numerusform>
            <numerusform>بقيت %Ln ساعة</numerusform>
            <numerusform>بقيت %Ln ساعة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>‏%1 حتى الآن</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>‏%1 حتى الآن، %2/ث</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>‏%1 من %2، %3/ث، %4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>المحاولة التالية الآن</numerusform>
            <numerusform>المحاولة التالية بعد ثانية واحدة</numerusform>
            <numerusform>المحاولة التالية بعد ثانيتين</numerusform>
            <numerusform>المحاولة التالية بعد %Ln ثوانٍ</numerusform>
            <numerusform>المحاولة التالية بعد %Ln ثانية</numerusform>
            <numerusform>المحاولة التالية بعد %Ln ثانية</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>منزّل، %1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>لا تنزيلات</numerusform>
            <numerusform>تنزيل واحد</numerusform>
            <numerusform>تنزيلان</numerusform>
            <numerusform>%Ln تنزيلات</numerusform>
            <numerusform>%Ln تنزيلًا</numerusform>
            <numerusform>%Ln تنزيل</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1، %2 %</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>الملف المستورد</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>ملف في التفاصيل</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>لم يذكر الخادم الطول، لذا قد يكون الملف غير مكتمل.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>تحديث المهمة</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>تنزيل على أي حال</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>عرض النسخة الأقدم</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>نسخ الرابط</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>تقدم التنزيل</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>نُسخ الرابط.</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>حُدّثت المهمة ولا يزال لها الرابط نفسه. اطلب رابطًا جديدًا من القائمين على الخدمة.</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>حُدّثت المهمة ولم يعد لها هذا الملف.</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>لم يُعثر على المهمة قرب موضعها في القائمة. حدّث القائمة وابحث عنها.</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>‏%1 للمهمة %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>جارٍ تنزيل %1.</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>أُلغي التنزيل.</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>نسخة %1 من قبل تغيّر المهمة</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>فُتح الرابط المؤدي إلى %1 في المتصفح.</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>لم يفتح أي متصفح الرابط. انسخه وافتحه بنفسك.</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>إرسال رمز الوصول المميز</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>الملف على مضيف الحساب نفسه. إذا كان يتطلب رمز الوصول المميز، فيمكنك السماح بذلك: عندئذ يُرسل الرمز المميز لملفات هذا الحساب على مضيفاته نفسها، ولا يُرسل إلى أي مكان آخر. يمكنك إلغاء ذلك في إعدادات الحساب.</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>From</source>
        <translation>المصدر</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2، أُنشئ %3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln أخرى</numerusform>
            <numerusform>و%Ln آخر</numerusform>
            <numerusform>و%Ln آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>لم يُحمَّل أي خطاف ويب حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>شمل البحث خطاف الويب الوحيد المحمَّل حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>شمل البحث خطافي الويب المحمَّلين حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>لا توجد خطافات ويب مدرجة.</numerusform>
            <numerusform>شمل البحث خطاف الويب الوحيد المدرج.</numerusform>
            <numerusform>شمل البحث خطافي الويب المدرجين.</numerusform>
            <numerusform>شمل البحث خطافات الويب المدرجة (%Ln).</numerusform>
            <numerusform>شمل البحث خطافات الويب المدرجة (%Ln).</numerusform>
            <numerusform>شمل البحث خطافات الويب المدرجة (%Ln).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>لم يُحمَّل أي خطاف ويب. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>شمل البحث خطاف الويب الوحيد المحمَّل. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>شمل البحث خطافي الويب المحمَّلين. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>شمل البحث خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>لا توجد خطافات ويب مسجَّلة لا تختلف عن هذا إلا في %1.</numerusform>
            <numerusform>يوجد خطاف ويب واحد مسجَّل لا يختلف عن هذا إلا في %1.</numerusform>
            <numerusform>يوجد خطافا ويب مسجَّلان لا يختلفان عن هذا إلا في %1.</numerusform>
            <numerusform>توجد %Ln خطافات ويب مسجَّلة لا تختلف عن هذا إلا في %1.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب مسجَّل لا تختلف عن هذا إلا في %1.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب مسجَّل لا تختلف عن هذا إلا في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>الحدث والإصدار والقناة وعنوان URL نفسها مسجَّلة بالفعل: %1. التسجيل مرة أخرى ينشئ مكررًا لا يمكن إزالته من هنا.</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها؛ لم يُحمَّل أي خطاف ويب حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطاف الويب الوحيد المحمَّل حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافي الويب المحمَّلين حتى الآن. لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة حتى الآن (%Ln). لا يزال تحميل القائمة جاريًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها؛ لا توجد خطافات ويب مدرجة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطاف الويب الوحيد المدرج.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافي الويب المدرجين.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المدرجة (%Ln).</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المدرجة (%Ln).</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المدرجة (%Ln).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها؛ لم يُحمَّل أي خطاف ويب. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطاف الويب الوحيد المحمَّل. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافي الويب المحمَّلين. تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
            <numerusform>لا يتكرر الحدث والإصدار والقناة وعنوان URL نفسها في خطافات الويب المحمَّلة (%Ln). تعذّر تحميل القائمة كاملة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>لا توجد خطافات ويب أخرى لا تختلف إلا في %1.</numerusform>
            <numerusform>يوجد خطاف ويب آخر لا يختلف إلا في %1.</numerusform>
            <numerusform>يوجد خطافا ويب آخران لا يختلفان إلا في %1.</numerusform>
            <numerusform>توجد %Ln خطافات ويب أخرى لا تختلف إلا في %1.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب أخرى لا تختلف إلا في %1.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب أخرى لا تختلف إلا في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http أو https</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>حالة أحرف المضيف</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>شرطة مائلة في نهاية عنوان URL</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>لا توجد خطافات ويب أخرى لها الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
            <numerusform>يوجد خطاف ويب آخر له الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
            <numerusform>يوجد خطافا ويب آخران لهما الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
            <numerusform>توجد %Ln خطافات ويب أخرى لها الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب آخر لها الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
            <numerusform>يوجد %Ln خطاف ويب آخر لها الحدث والإصدار والقناة وعنوان URL نفسها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>لم يظهر بعد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>ولا مرة منذ %1</numerusform>
            <numerusform>مرة واحدة منذ %1</numerusform>
            <numerusform>مرتين منذ %1</numerusform>
            <numerusform>%Ln مرات منذ %1</numerusform>
            <numerusform>%Ln مرة منذ %1</numerusform>
            <numerusform>%Ln مرة منذ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>كيف يكوّن معرّف الحساب المختصر اسم المضيف، وهل تُنشأ خطافات الويب لدى المضيف نفسه</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>يرسل الطلبات إلى هناك، ولا يرسل الرمز المميز إلى أي مكان آخر.</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>أي أسلوبي تقسيم الصفحات مدعوم</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>يستخدم أحدهما. والرد الذي يشير إلى صفحة أخرى يُعدّ خطأ.</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>طُلب %1، ولم يُرجَع شيء</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>طُلب %1، وأُرجع %2</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>أكبر حجم للصفحة</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>يتابع بحجم الصفحة الذي أُرجع.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>«%1»، نص</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>«%1»، رقم</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>عددان مختلفان</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>اسم العدد الكلي، وهل هو رقم</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>يأخذ الاسم الموثق أولًا، ثم الآخر. وإذا لم يوجد عدد كلي، تطول القائمة أثناء التمرير.</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>ليس حسب وقت الإنشاء</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>ترتيب القائمة</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>يعرض ترتيب الخدمة. وأي ترتيب آخر يُجرى هنا، ويذكر رأس الجدول ذلك.</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>تغيّر العدد الكلي من صفحة إلى التالية</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>بدأت صفحة بسجلات من الصفحة السابقة</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>هل تتغير القائمة أثناء تحميلها</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>يتعرف على السجلات من معرّفاتها حتى لا يُعرض أي منها مرتين، ويعيد تحميل ما انتقل.</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: بلا تسمية</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: تسميتك له «%2»</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>معنى حالة مهمة الاستيراد</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>يعرض الرمز، أو التسمية التي وضعتها له. ولا يعتمد عليه شيء.</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>بتوقيت UTC (Z)</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>بفارق عن UTC</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>دون منطقة زمنية</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>غير مفهوم</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>كيف تُكتب الأوقات خارج الأمثلة</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>يعرض الأوقات من النوعين الأولين بمنطقتك الزمنية، وكل ما عداها كما ورد، وترتيبها في الآخر.</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>رابط إلى مضيف الحساب نفسه</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>رابط إلى مضيف آخر</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>مسار دون مضيف</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>ليس رابطًا</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>ماهية موقع ملف الصفوف الفاشلة، وهل يتطلب الرمز المميز</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>يفتح الروابط، ولا يرسل الرمز المميز إلى مضيف الحساب نفسه إلا إذا سمحت بذلك. وكل ما عدا الروابط نص.</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>الحقول غير الموثقة في السجلات</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>يحتفظ بها، ويعرضها في «النص الخام».</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>أين تُسرد الخصائص</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>يطلب المسار الذي تدخله، ولا يطلب شيئًا دونه.</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>الحالة %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>هل تدل أي حالة غير 200 على أن خطاف ويب قد أُنشئ</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>يقبل 201 أيضًا مع خطاف الويب كاملًا. وبعد أي رد آخر يبحث عن خطاف الويب في القائمة.</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>طلبت الخدمة الانتظار، دون مدة</numerusform>
            <numerusform>طلبت الخدمة الانتظار، ثانية واحدة على الأكثر</numerusform>
            <numerusform>طلبت الخدمة الانتظار، ثانيتين على الأكثر</numerusform>
            <numerusform>طلبت الخدمة الانتظار، %Ln ثوانٍ على الأكثر</numerusform>
            <numerusform>طلبت الخدمة الانتظار، %Ln ثانية على الأكثر</numerusform>
            <numerusform>طلبت الخدمة الانتظار، %Ln ثانية على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>عدد مرات إرسال الطلبات المسموح بها</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>يرسل طلبين للقوائم في الوقت نفسه على الأكثر، وينتظر المدة التي تطلبها الخدمة.</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>رابط إلى ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>تنسيق ملف الصفوف الفاشلة: الترميز والفاصل وسطر العناوين وعمود الأسباب</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>يكتشفه من كل ملف. ويعرض السطر الذي فوق الصفوف التنسيق؛ انقر عليه لتغييره.</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>أُنشئ خطاف ويب</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>أي حقول خطاف الويب يجوز أن تكون فارغة، وكيف يُرسل ذلك</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>لا يشترط إلا عنوان URL، ويرسل الحقول الفارغة كنصوص فارغة.</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>أي خطافات الويب مكررة</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>لا يُحصى</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>هل تعني الحالتان 401 و 403 أن الرمز المميز مرفوض</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>يعدّهما كذلك، ولا يطلب قوائم أخرى للحساب إلى أن يتغير الرمز المميز.</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>تنسيق الأخطاء، وأي نص هو الرسالة</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>يعرض الحالة، ونص الحقول ذات الأسماء المعتادة مثل «message» أو «detail».</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>يعدّ خطافات الويب التي لها الحدث والإصدار والقناة وعنوان URL نفسها مكررة، ويحذّر قبل تسجيل خطاف آخر.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>&amp;تغيير...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>السلوك غير الموثق</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>يفتح إعدادات الحساب التي تغيّر هذا السلوك.</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;نسخ كنص</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>لا يوجد حساب معروض.</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>لا توثق الخدمة هذه النقاط. ما لوحظ في الحساب %1 منذ بدء تشغيل البرنامج؛ يُحصى هنا ولا يُرسل إلى أي مكان أبدًا.</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>نُسخت القائمة.</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>غير موثق</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>ما يفعله البرنامج</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>تغيير السلوك</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>في الحساب</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>أدخل عنوان URL كاملًا يبدأ بـ «‎https://‎»، دون اسم مستخدم أو كلمة مرور.</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>تحديثات ال&amp;برنامج...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>يتوفر الإصدار %1 من Balehook؛ هذا هو الإصدار %2.</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>المزيد عنه على %1.</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>فتح الصفحة</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Check for a new version once a day</source>
        <translation>البحث عن إصدار &amp;جديد مرة كل يوم</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>تحديثات البرنامج</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>&amp;عنوان URL المراد فحصه:</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>لا يُطلب إلا عنوان URL هذا، عبر https. لا يُرسل رمز مميز ولا أي بيانات من الحسابات، ولا يُنزَّل شيء ولا يُثبَّت.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>لم يجرِ التحقق بعد.</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>آخر تحقق: %1.</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>آخر تحقق: %1، فشل. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>رد الخادم بالحالة %1.</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>لم يُعثر على معلومات عن الإصدار.</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>تعذّر الاتصال بالخادم.</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>قيم %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>البحث عن قيمة</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>المهام التي &amp;ليس لها أي من هذه القيم</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>يجري عدّ القيم…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>لا توجد قيمة هنا لأي مهمة.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>لا توجد قيم أخرى أقل تكرارًا.</numerusform>
            <numerusform>توجد قيمة أخرى أقل تكرارًا.</numerusform>
            <numerusform>توجد قيمتان أخريان أقل تكرارًا.</numerusform>
            <numerusform>توجد %Ln قيم أخرى أقل تكرارًا.</numerusform>
            <numerusform>توجد %Ln قيمة أخرى أقل تكرارًا.</numerusform>
            <numerusform>توجد %Ln قيمة أخرى أقل تكرارًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>خطافات الويب التي &amp;ليس لها أي من هذه القيم</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>لا توجد قيمة هنا لأي خطاف ويب.</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>الخصائص التي &amp;ليس لها أي من هذه القيم</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>لا توجد قيمة هنا لأي خاصية.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>لا توجد طرق عرض محفوظة</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>&amp;حفظ كطريقة عرض...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>حفظ كطريقة عرض</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>إعادة &amp;تسمية «%1»...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>إعادة &amp;تسمية...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>ح&amp;ذف «%1»</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>إعادة تسمية طريقة العرض</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>اسم طريقة العرض (تُستبدل طريقة العرض الموجودة بهذا الاسم):</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>لا توجد طرق عرض في هذه القائمة (%n)، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
            <numerusform>في هذه القائمة طريقة عرض واحدة (%n)، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
            <numerusform>في هذه القائمة طريقتا عرض (%n)، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
            <numerusform>في هذه القائمة %n طرق عرض، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
            <numerusform>في هذه القائمة %n طريقة عرض، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
            <numerusform>في هذه القائمة %n طريقة عرض، ولا يُحفظ المزيد. اسم طريقة العرض المراد استبدالها:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>تحتوي طريقة العرض «%1» على عامل تصفية لا يعرفه هذا الإصدار من Balehook. يلزم إصدار أحدث لعرضها.</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>المُراقَبة</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1، لا مهام</numerusform>
            <numerusform>%1، مهمة واحدة</numerusform>
            <numerusform>%1، مهمتان</numerusform>
            <numerusform>%1، %Ln مهام</numerusform>
            <numerusform>%1، %Ln مهمة</numerusform>
            <numerusform>%1، %Ln مهمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>حدد مهمة أولًا.</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>لم تعد المهمة %1 مراقَبة</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>سيُعلمك البرنامج عند تغير المهمة %1</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>لا يمكنك مراقبة أي مهمة من مهام الحساب.</numerusform>
            <numerusform>يمكنك مراقبة مهمة واحدة على الأكثر من مهام الحساب. أوقف مراقبتها أولًا.</numerusform>
            <numerusform>يمكنك مراقبة مهمتين على الأكثر من مهام الحساب. أوقف مراقبة إحداهما أولًا.</numerusform>
            <numerusform>يمكنك مراقبة %Ln مهام على الأكثر من مهام الحساب. أوقف مراقبة إحداها أولًا.</numerusform>
            <numerusform>يمكنك مراقبة %Ln مهمة على الأكثر من مهام الحساب. أوقف مراقبة إحداها أولًا.</numerusform>
            <numerusform>يمكنك مراقبة %Ln مهمة على الأكثر من مهام الحساب. أوقف مراقبة إحداها أولًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>إيقاف مرا&amp;قبة المهمة</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>مرا&amp;قبة المهمة</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>لا توجد مهمة مراقَبة في هذا الحساب</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>عرض المهمة</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>معرّف خطاف الويب</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>المعرّف</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>المورد</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>نوع الحدث</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>النوع الفرعي للحدث</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>معرّف القناة</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>القناة</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>تاريخ التحديث</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>المكررات</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>حدد خطاف ويب أولًا.</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>عرض...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>يجري تسجيل خطاف ويب في هذا الحساب.</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>عند آخر تشغيل للبرنامج أُرسل خطاف ويب ولم يرد أي رد. يجري سرد خطافات الويب لمعرفة ما حدث.</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>فُقد الرد على خطاف ويب جديد. يجري سرد خطافات الويب لمعرفة ما حدث.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>لم يُرسل خطاف ويب. مسودتك محفوظة. %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>لا يُعرف هل سُجّل خطاف ويب أُرسل إلى %1. للحساب الآن عنوان مختلف.</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>لم يُرسل خطاف ويب. مسودتك السابقة محفوظة، أما هذه فلا. %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>تعذّر حفظ مسودة خطاف الويب. تبقى ما دامت النافذة مفتوحة، ويُعاد الحفظ مع التغيير التالي. %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>هذا العنصر من القائمة ليس خطاف ويب. يُعرض كما ورد.</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>سجل غير مقروء</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>خطاف ويب بلا معرّف</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>خطاف الويب %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>التسجيل: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>المو&amp;رد:</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>نوع الحد&amp;ث:</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>النو&amp;ع الفرعي للحدث:</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>الإصد&amp;ار:</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;طريقة HTTP:</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>عنوان &amp;URL:</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>معرّف القنا&amp;ة الخارجي:</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>موضوع الحدث.</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>ما يحدث له، بكلمة تشبه أسماء طرق HTTP.</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>حدث أكثر تحديدًا ضمن نوع الحدث.</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>إصدار الحدث.</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>طريقة HTTP التي يُستدعى بها عنوان URL.</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>عنوان URL الذي يُستدعى عند وقوع الحدث، خارج الخدمة نفسها.</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>القناة التي تسجل خطاف الويب.</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>يذكر الرد هذا الحقل.</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>هذا الحقل فارغ ويُرسل كنص فارغ.</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>توجد مسافة في بداية النص أو نهايته. يُرسل كما أُدخل.</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>يحتوي النص على فواصل أسطر أو محارف غير مرئية. تُرسل كما أُدخلت؛ ويعرضها الطلب.</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 يُرسل باسم «%2». القيم المسموح بها غير موثقة؛ وتُعرض عليك القيم التي يستخدمها هذا الحساب.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: أُرسل «%2»، وورد «%3».</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>أُرسل خطاف الويب هذا في %1، لكن البرنامج لم ينتظر الرد. ربما أُنشئ.</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>أُرسل خطاف الويب هذا في %1. فُقد الرد أو كان غير متوقع، لذا ربما أُنشئ.</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. لم يُحمَّل أي منها بعد.</numerusform>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. حُمّل واحد.</numerusform>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. حُمّل اثنان.</numerusform>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. حُمّلت %Ln منها.</numerusform>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. حُمّل %Ln منها.</numerusform>
            <numerusform>تُسرد خطافات الويب للحساب من جديد لمعرفة ذلك. حُمّل %Ln منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>تعذّر سرد خطافات الويب من جديد، لذا لا تزال النتيجة غير معروفة. %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>لم يُسرد أي خطاف ويب منذ ذلك الحين. قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
            <numerusform>خطاف الويب الوحيد المسرود منذ ذلك الحين لا يطابقه في الحقول السبعة كلها. قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
            <numerusform>لا يطابقه في الحقول السبعة كلها أي من خطافي الويب المسرودين منذ ذلك الحين. قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
            <numerusform>لا يطابقه في الحقول السبعة كلها أي من خطافات الويب المسرودة منذ ذلك الحين (%Ln). قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
            <numerusform>لا يطابقه في الحقول السبعة كلها أي من خطافات الويب المسرودة منذ ذلك الحين (%Ln). قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
            <numerusform>لا يطابقه في الحقول السبعة كلها أي من خطافات الويب المسرودة منذ ذلك الحين (%Ln). قد يظهر لاحقًا: تحقق من جديد قبل إرساله مرة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>كان مدرجًا قبل الإرسال.</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>أُنشئ بعد الإرسال.</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>أُنشئ قبل الإرسال.</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>وقت الإنشاء غير معروف.</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>إعادة الإرسا&amp;ل…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>العو&amp;دة إلى النموذج</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>خطاف الويب المرسل:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>خطاف الويب المرسل</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>مسودتك هناك، ولا يُرسل شيء</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>إعادة الإر&amp;سال</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>&amp;عدم الإرسال</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>إن كان قد أُنشئ بالفعل، فسيوجد منه اثنان، ولا يمكن إزالة أي منهما من هنا. هل تريد إرسال خطاف الويب نفسه من جديد؟</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>إعادة المحا&amp;ولة</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>التحقق من &amp;جديد</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>المعرّف %1، أُنشئ %2. %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>المعرّف %1، من الرد غير المتوقع.</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>خطاف الويب الذي عُثر عليه</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>هذا خطاف الويب الخاص بي</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>أُنشئ في وقت الإرسال تقريبًا.</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>تحتوي القائمة الآن على خطاف ويب له الحقول السبعة نفسها، أُنشئ في وقت إرسال خطافك تقريبًا أو بعده. الأرجح جدًا أنه خطافك.</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>تحتوي القائمة على خطافات ويب لها الحقول السبعة نفسها، لكن لم يُنشأ أي منها في وقت إرسال خطافك تقريبًا أو بعده.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>لها مكرر</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>ليس لها مكرر</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>&amp;نسخ الطلب</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>نسخ الطلب مع JSON بايتًا ببايت، دون المسافات البادئة المعروضة هنا ودون الرمز المميز</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (غير معروض)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>نُسخ الطلب.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>لم يُرسل شيء لأن نتيجة خطاف الويب السابق لا تزال غير معروفة.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>يجري تحميل كل خطافات الويب للبحث فيها…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>لم تُحمَّل بعد: يحمّل البحث كل خطافات الويب.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
            <numerusform>خطافات الويب: %1 من %Ln، %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
            <numerusform>خطافات الويب: %Ln، %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>ال&amp;بحث في خطافات الويب</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>مسح البحث و&amp;عوامل التصفية</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>البحث في كل حقول خطافات الويب</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>البحث في خطافات الويب</translation>
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
        <translation>أدخل عنوان URL الذي يُستدعى عند وقوع الحدث.</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>توجد مسافة أو فاصل أسطر في بداية عنوان URL أو نهايته. احذف ذلك.</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>لا يحتوي عنوان URL على مسافات. احذفها، أو اكتبها على صورة %20.</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>يحتوي عنوان URL على محرف غير صالح، مثل فاصل أسطر أو محرف غير مرئي. أدخله من جديد.</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>أدخل عنوان URL كاملًا: يبدأ بـ ‎https://‎ أو ‎http://‎.</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>لا يوجد في عنوان URL اسم خادم صالح للاستخدام. أدخله كما في https://shop.example.com/hook.</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>هذا ليس عنوان URL صالحًا. تحقق من المنفذ وعلامات النسبة المئوية والأقواس فيه.</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>‏%1 هو خدمة الحساب نفسها. يستدعي خطاف الويب عنوان URL خارجها.</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>‏%1 هو الخدمة نفسها: ستستدعي نفسها، لا حاسوبك.</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>‏%1 معروف داخل شبكة خاصة فقط. قد لا تتمكن الخدمة من الاتصال به.</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>يحتوي عنوان URL على اسم مستخدم أو كلمة مرور. يمكن لكل من يرى قائمة خطافات الويب قراءته.</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>مع http، يمكن لآخرين قراءة ما يُرسل وتغييره. استخدم https إن أمكن.</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>يحتوي اسم الخادم على حروف تشبه حروفًا أخرى. اسمه بترميز ASCII هو %1.</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>عنوان URL فارغ.</numerusform>
            <numerusform>يتكون عنوان URL من محرف واحد، وهذا أكثر مما تقبله برامج كثيرة.</numerusform>
            <numerusform>يتكون عنوان URL من محرفين، وهذا أكثر مما تقبله برامج كثيرة.</numerusform>
            <numerusform>يتكون عنوان URL من %Ln محارف، وهذا أكثر مما تقبله برامج كثيرة.</numerusform>
            <numerusform>يتكون عنوان URL من %Ln محرفًا، وهذا أكثر مما تقبله برامج كثيرة.</numerusform>
            <numerusform>يتكون عنوان URL من %Ln محرف، وهذا أكثر مما تقبله برامج كثيرة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksKind</name>
    <message>
        <source>Webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
    <message>
        <source>This account has no webhooks.</source>
        <translation>لا توجد خطافات ويب في هذا الحساب.</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>تعذّر تحميل خطافات الويب.</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>لا يوجد خطاف ويب مطابق.</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>لا مكررات</numerusform>
            <numerusform>مكرر واحد</numerusform>
            <numerusform>مكرران</numerusform>
            <numerusform>%Ln مكررات</numerusform>
            <numerusform>%Ln مكررًا</numerusform>
            <numerusform>%Ln مكرر</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>لم يُعثر على مكررات</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>أرسلت الخدمة عنصرًا ليس خطاف ويب. تعرضه علامة التبويب «النص الخام» كما ورد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>لا مشابه</numerusform>
            <numerusform>مشابه واحد</numerusform>
            <numerusform>مشابهان</numerusform>
            <numerusform>%Ln مشابهة</numerusform>
            <numerusform>%Ln مشابهًا</numerusform>
            <numerusform>%Ln مشابه</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>خطافات الويب التي لها الحدث والإصدار والقناة وعنوان URL نفسها.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Add Account...</source>
        <translation>إ&amp;ضافة حساب...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>&amp;تعديل الحساب...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>ت&amp;حديث الرمز المميز...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>إ&amp;زالة الحساب...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>نسخ مع ال&amp;عناوين</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>نسخ ال&amp;رابط</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>ت&amp;حديث</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>ال&amp;عودة إلى القائمة</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>لوحة ال&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>صفوف م&amp;ضغوطة</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>الأوقات بتوقيت &amp;UTC</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>الح&amp;جم العادي</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>&amp;فتح السجل	Enter</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>المهمة ال&amp;تالية التي لها ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>المهمة ال&amp;سابقة التي لها ملف صفوف فاشلة</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>ال&amp;شبكة...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>&amp;حول Balehook</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>الم&amp;هام</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>&amp;خطافات الويب</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>الإعدا&amp;دات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>تب&amp;ديل الحساب</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>الأع&amp;مدة</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>لوحة السجل أس&amp;فل القائمة</translation>
    </message>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>فتح ملف &amp;جدول...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>الملفات على هذا الحا&amp;سوب...</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>الانتقال إلى &amp;صف...</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>عرض مه&amp;ام الاستيراد</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>عرض &amp;خطافات الويب</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>عرض الملف المست&amp;ورد</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>تن&amp;زيل ملفات الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>التنز&amp;يلات...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>&amp;تسجيل خطاف ويب...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>تسجيل خطاف &amp;مشابه...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>&amp;فتح قائمة محفوظة...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>إ&amp;غلاق القائمة المحفوظة</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>الخصا&amp;ئص</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>الصفو&amp;ف</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>عرض الخصا&amp;ئص</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>عرض ال&amp;صفوف الفاشلة	Enter</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>&amp;فتح السجل</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>تصد&amp;ير القائمة...</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>نسخ رابط ال&amp;مهمة</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>النشا&amp;ط</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>مرا&amp;قبة المهمة</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>الم&amp;هام المراقَبة</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>التح&amp;ديث التلقائي</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>نقل الحساب إلى الأ&amp;على</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>نقل الحساب إلى الأ&amp;سفل</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>الصف ال&amp;تالي</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>الصف السا&amp;بق</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>الف&amp;تح السريع...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>الطل&amp;بات</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>ال&amp;مظهر...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>تقرير الت&amp;شخيص...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>السلوك &amp;غير الموثق...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>المهام المحفوظة للبح&amp;ث...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>الطلبات المد&amp;رجة</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>ملف الصفوف الفاشلة التالي</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>ملف الصفوف الفاشلة السابق</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>عرض الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>&amp;شريط الأدوات</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>الملف المستورد</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>حفظ ملف الصفوف الفاشلة...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>حفظ الملف المستورد...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>ت&amp;ثبيت الحساب</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>البحث في الصفوف ال&amp;فاشلة...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>الصفوف ذات هذه القيمة فقط</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>مقارنة مع الرفع السابق</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>مقارنة مع...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>تسليم الصفوف الفاشلة...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>الأسباب عبر المهام...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>تتغير اللغة عندما تكون النافذة خاملة.</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>&amp;عرض شريط الأدوات</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>النص ب&amp;جانب الأيقونات</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>النص &amp;تحت الأيقونات</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>الأي&amp;قونات فقط</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>ال&amp;نص فقط</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>الإعداد الافتراضي ل&amp;سطح المكتب</translation>
    </message>
</context>
</TS>

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
        <translation>Balehook %1
وحدة تحكم لمهام الاستيراد وخطافات الويب (Webhooks).

برنامج حر بموجب رخصة جنو العمومية العامة (GNU General Public License)، الإصدار 3 أو أي إصدار أحدث. يستخدم Qt %2.</translation>
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
        <translation>إزالة الحساب</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, too. Nothing changes at the service.</source>
        <translation>هل تريد إزالة الحساب %1 من هذا البرنامج؟ سيُحذف رمزه المميز من سلسلة المفاتيح أيضًا. لن يتغير شيء لدى الخدمة.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>أُزيل الحساب %1، لكن رمزه المميز قد يكون لا يزال في سلسلة المفاتيح. %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>&amp;Slug:</source>
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
        <source>&amp;Add account</source>
        <translation>إ&amp;ضافة الحساب</translation>
    </message>
    <message>
        <source>Edit account</source>
        <translation>تعديل الحساب</translation>
    </message>
    <message>
        <source>Add account</source>
        <translation>إضافة حساب</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If it is empty, the slug is shown.</source>
        <translation>يظهر في قائمة الحسابات. إذا تُرك فارغًا، يظهر معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>The part of the host name that names the account.</source>
        <translation>الجزء الذي يدل على الحساب من اسم المضيف.</translation>
    </message>
    <message>
        <source>The whole address, or with “{slug}” in the place of the slug.</source>
        <translation>العنوان كاملًا، أو مع «{slug}» في موضع معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>Empty: the base URL. Webhooks are created at the address of a “workspace”, and whether that is the same one is not documented.</source>
        <translation>إذا تُرك فارغًا: عنوان URL الأساسي. تُنشأ خطافات الويب (Webhooks) في عنوان «مساحة عمل» (workspace)، ولا توضح الوثائق هل هو العنوان نفسه.</translation>
    </message>
    <message>
        <source>25 is the default, as it is the service&apos;s own. Larger pages mean fewer requests; the service may answer with smaller ones.</source>
        <translation>القيمة الافتراضية 25، وهي القيمة الافتراضية للخدمة نفسها. الصفحات الأكبر تعني طلبات أقل، وقد ترد الخدمة بصفحات أصغر.</translation>
    </message>
    <message>
        <source>Empty: the code alone is shown. What the codes of a job mean is not documented, so words for them are yours to give.</source>
        <translation>إذا تُرك فارغًا: يظهر الرمز وحده. معاني رموز حالة المهمة غير موثقة، لذا يمكنك اختيار تسميات لها بنفسك.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>تجا&amp;هل</translation>
    </message>
    <message>
        <source>Keep &amp;editing</source>
        <translation>متا&amp;بعة التعديل</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>ألصق رمز الوصول المميز</translation>
    </message>
    <message>
        <source>It is kept in the keychain and never shown.</source>
        <translation>يُحفظ في سلسلة المفاتيح ولا يُعرض أبدًا.</translation>
    </message>
    <message>
        <source>A token belongs to one address and one slug. After this change it is asked for again; you can paste it here.</source>
        <translation>يخص الرمز المميز عنوانًا واحدًا ومعرّف حساب مختصرًا واحدًا. بعد هذا التغيير سيُطلب مرة أخرى، ويمكنك لصقه هنا.</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>يوجد رمز مميز محفوظ</translation>
    </message>
    <message>
        <source>Leave it empty to keep the stored token.</source>
        <translation>اتركه فارغًا للإبقاء على الرمز المميز المحفوظ.</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>لا يوجد رمز مميز محفوظ</translation>
    </message>
    <message>
        <source>Leave it empty to go on without storing a token.</source>
        <translation>اتركه فارغًا للمتابعة دون حفظ رمز مميز.</translation>
    </message>
    <message>
        <source>The account is saved, but its token is not stored. Close without the token?</source>
        <translation>حُفظ الحساب، لكن رمزه المميز لم يُحفظ. هل تريد الإغلاق دون الرمز المميز؟</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>هل تريد تجاهل ما كتبته؟</translation>
    </message>
    <message>
        <source>Type the account&apos;s slug, for example “acme”.</source>
        <translation>اكتب معرّف الحساب المختصر، مثل «acme».</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: the letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>يتكون معرّف الحساب المختصر من 63 محرفًا على الأكثر: الحروف من a إلى z، والأرقام، والشرطات على ألّا تكون في البداية أو النهاية.</translation>
    </message>
    <message>
        <source>Type the address of the service, for example “https://{slug}.example.com”.</source>
        <translation>اكتب عنوان الخدمة، مثل «https://{slug}.example.com».</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. What is loaded stays here; loading goes on by itself when the connection is back.</source>
        <translation>هذا الحاسوب غير متصل بالشبكة. يبقى ما تم تحميله هنا، ويُستأنف التحميل تلقائيًا عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>No token is kept for this account. Nothing can be loaded before you enter one.</source>
        <translation>لا يوجد رمز مميز محفوظ لهذا الحساب. لا يمكن تحميل أي شيء قبل إدخاله.</translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation>إدخال ال&amp;رمز المميز...</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>إعادة المحا&amp;ولة</translation>
    </message>
    <message>
        <source>&amp;Update Token...</source>
        <translation>ت&amp;حديث الرمز المميز...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>تغيرت القائمة منذ تحميلها، وقد تكون مواضع الصفوف تغيرت.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>ت&amp;حديث</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait; next try in %Ln s.</source>
        <translation>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
            <numerusform>طلبت الخدمة الانتظار؛ المحاولة التالية بعد %Ln ث.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1، الحساب %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>الحسابات</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>نقل لأ&amp;على</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>نقل لأ&amp;سفل</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The answer is not the webhook that was sent.</source>
        <translation>الرد ليس خطاف الويب (Webhook) الذي أُرسل.</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>تعذّر فتح الإعدادات.</translation>
    </message>
    <message>
        <source>Balehook is already running, but does not answer.</source>
        <translation>البرنامج Balehook قيد التشغيل بالفعل، لكنه لا يستجيب.</translation>
    </message>
    <message>
        <source>Close its window, or end the program, then start it again.</source>
        <translation>أغلق نافذته أو أنهِ البرنامج، ثم شغّله من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the address of the service.</source>
        <translation>أدخل عنوان الخدمة.</translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation>يجب أن يبدأ العنوان بـ https://.</translation>
    </message>
    <message>
        <source>There is a character in the address that addresses do not have, such as a space or an invisible one. Type the address again.</source>
        <translation>في العنوان محرف لا يُستخدم في العناوين، مثل مسافة أو محرف غير مرئي. اكتب العنوان من جديد.</translation>
    </message>
    <message>
        <source>Braces are only used for {slug}, which stands for the slug of the account.</source>
        <translation>لا تُستخدم الأقواس المعقوفة إلا في {slug}، الذي يمثل معرّف الحساب المختصر.</translation>
    </message>
    <message>
        <source>The address must not have a user name or an @ sign. Remove everything up to the @.</source>
        <translation>يجب ألّا يحتوي العنوان على اسم مستخدم أو علامة @. احذف كل ما يسبق @ مع العلامة نفسها.</translation>
    </message>
    <message>
        <source>The address must end before any ? or #. Remove it and what follows.</source>
        <translation>يجب أن ينتهي العنوان قبل أي علامة ? أو #. احذف العلامة وما يليها.</translation>
    </message>
    <message>
        <source>This is not the name of a server. Type it as in https://shop.example.com.</source>
        <translation>هذا ليس اسم خادم. اكتبه كما في https://shop.example.com.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>يجب أن يكون المنفذ رقمًا من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>The path in the address must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation>يجب ألّا يحتوي المسار في العنوان على أجزاء فارغة أو أجزاء مكونة من نقاط فقط. احذفها.</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer itself (localhost). Use https, so that the token cannot be read on its way.</source>
        <translation>لا يُسمح ببروتوكول http غير المشفر إلا لهذا الحاسوب نفسه (localhost). استخدم https حتى لا يمكن قراءة الرمز المميز أثناء إرساله.</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the token of the account.</source>
        <translation>ألصق الرمز المميز للحساب.</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste the token alone.</source>
        <translation>هذا النص أطول من أن يكون رمزًا مميزًا. ألصق الرمز المميز وحده.</translation>
    </message>
    <message>
        <source>There is a space or a line break inside the token. Copy the token again, in one piece.</source>
        <translation>توجد مسافة أو فاصل أسطر داخل الرمز المميز. انسخ الرمز المميز من جديد قطعة واحدة.</translation>
    </message>
    <message>
        <source>There is a character in the token that no token has, perhaps an invisible one. Copy the token again from its source.</source>
        <translation>في الرمز المميز محرف لا يوجد في أي رمز مميز، وقد يكون غير مرئي. انسخ الرمز المميز من جديد من مصدره.</translation>
    </message>
    <message>
        <source>A token has only letters, digits and the signs - . _ ~ + / and =, the latter at its end. Copy the token again.</source>
        <translation>لا يحتوي الرمز المميز إلا على حروف وأرقام والعلامات - . _ ~ + / و =، والأخيرة في نهايته فقط. انسخ الرمز المميز من جديد.</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>It answered, but without a usable total. The list will grow as you scroll.</source>
        <translation>وصل رد، لكن دون عدد كلي صالح للاستخدام. ستطول القائمة أثناء التمرير.</translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), without a page size.</source>
        <translation>وصل رد: العدد الكلي للسجلات %1 (الحقل «%2»)، دون حجم صفحة.</translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), page size %3.</source>
        <translation>وصل رد: العدد الكلي للسجلات %1 (الحقل «%2»)، حجم الصفحة %3.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>نتيجة التحقق</translation>
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
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>لون آخر…</translation>
    </message>
    <message>
        <source>Colour of the account</source>
        <translation>لون الحساب</translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation>اللون: %1</translation>
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
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>سرد مهام الاستيراد</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>سرد خطافات الويب (Webhooks)</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>إنشاء خطاف ويب (Webhook)</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The answer does not say what it is (it has no Content-Type).</source>
        <translation>لا يحدد الرد نوع محتواه (لا يوجد Content-Type).</translation>
    </message>
    <message>
        <source>The answer is not valid UTF-8 text.</source>
        <translation>الرد ليس نص UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>The answer is nested too deeply.</source>
        <translation>مستويات التداخل في الرد أعمق من اللازم.</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>الرد فارغ.</translation>
    </message>
    <message>
        <source>The answer is incomplete or no JSON: %1, at byte %2.</source>
        <translation>الرد غير مكتمل أو ليس JSON: %1، عند البايت %2.</translation>
    </message>
    <message>
        <source>The answer is JSON, but not an object.</source>
        <translation>الرد بصيغة JSON، لكنه ليس كائنًا.</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is missing).</source>
        <translation>لا توجد في الرد قائمة سجلات (الحقل &quot;data&quot; مفقود).</translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is not a list).</source>
        <translation>لا توجد في الرد قائمة سجلات (الحقل &quot;data&quot; ليس قائمة).</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %n second(s) before the next try.</source>
        <translation>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار %n ثانية قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار %n ثانية قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار ثانيتين (%n) قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار %n ثوانٍ قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار %n ثانية قبل المحاولة التالية.</numerusform>
            <numerusform>تلقت الخدمة طلبات أكثر من اللازم، وتطلب الانتظار %n ثانية قبل المحاولة التالية.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>أُلغيت هذه العملية.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1, because this address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>لم يُرسل شيء إلى %1، لأن هذا العنوان ليس من العناوين التي يُسمح لبرنامج Balehook باستخدامها هنا. تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>Nothing was sent, because the address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation>لم يُرسل شيء، لأن العنوان ليس من العناوين التي يُسمح لبرنامج Balehook باستخدامها هنا. تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the address of the account and your network connection, then try again.</source>
        <translation>لم يُعثر على خادم باسم %1. تحقق من عنوان الحساب ومن اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The server was not found. Check the address of the account and your network connection, then try again.</source>
        <translation>لم يُعثر على الخادم. تحقق من عنوان الحساب ومن اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 could not be reached. Check your network connection, then try again.</source>
        <translation>تعذّر الوصول إلى %1. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The service could not be reached. Check your network connection, then try again.</source>
        <translation>تعذّر الوصول إلى الخدمة. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>%1 did not answer in time. Try again in a moment.</source>
        <translation>لم يصل رد من %1 في الوقت المحدد. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a moment.</source>
        <translation>لم ترد الخدمة في الوقت المحدد. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>%1 closed the connection before the answer was complete. Try again.</source>
        <translation>أغلق %1 الاتصال قبل اكتمال الرد. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The connection was closed before the answer was complete. Try again.</source>
        <translation>أُغلق الاتصال قبل اكتمال الرد. أعد المحاولة.</translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made, so nothing was sent. Its certificate may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>تعذّر إنشاء اتصال آمن مع %1، لذا لم يُرسل شيء. قد تكون شهادته منتهية الصلاحية، أو صادرة لاسم آخر، أو غير موثوقة لدى هذا الحاسوب. اسأل المسؤول؛ وفي التفاصيل معلومات إضافية.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent. The certificate of the service may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation>تعذّر إنشاء اتصال آمن، لذا لم يُرسل شيء. قد تكون شهادة الخدمة منتهية الصلاحية، أو صادرة لاسم آخر، أو غير موثوقة لدى هذا الحاسوب. اسأل المسؤول؛ وفي التفاصيل معلومات إضافية.</translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>لم يسمح الوكيل %1 بمرور الطلب. تحقق من الإعدادات &gt; الشبكة، أو اسأل المسؤول.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>لم يسمح الوكيل بمرور الطلب. تحقق من الإعدادات &gt; الشبكة، أو اسأل المسؤول.</translation>
    </message>
    <message>
        <source>The service pointed to another address, at %1. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>أحالت الخدمة إلى عنوان آخر لدى %1. لم تُتبع الإحالة، حتى يبقى الرمز المميز مع خدمة الحساب نفسها. تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>The service pointed to another address. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation>أحالت الخدمة إلى عنوان آخر. لم تُتبع الإحالة، حتى يبقى الرمز المميز مع خدمة الحساب نفسها. تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account by %1. Update the token, or check that it belongs to this account.</source>
        <translation>لم يقبل %1 الرمز المميز لهذا الحساب. حدّث الرمز المميز، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>لم يُقبل الرمز المميز لهذا الحساب. حدّث الرمز المميز، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account: %1 says that it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>لم يُقبل الرمز المميز لهذا الحساب: أفاد %1 بأن الإذن اللازم غير متوفر له. اطلب رمزًا مميزًا له هذا الإذن، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>The token was not accepted for this account, because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>لم يُقبل الرمز المميز لهذا الحساب، لأن الإذن اللازم غير متوفر له. اطلب رمزًا مميزًا له هذا الإذن، أو تحقق من أنه يخص هذا الحساب.</translation>
    </message>
    <message>
        <source>%1 has nothing at this address (status %2). Check the address and the slug of the account; links to files may have expired.</source>
        <translation>لا يوجد شيء لدى %1 في هذا العنوان (الحالة %2). تحقق من عنوان الحساب ومعرّفه المختصر؛ وقد تكون روابط الملفات منتهية الصلاحية.</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the address and the slug of the account; links to files may have expired.</source>
        <translation>لا يوجد شيء لدى الخدمة في هذا العنوان (الحالة %2). تحقق من عنوان الحساب ومعرّفه المختصر؛ وقد تكون روابط الملفات منتهية الصلاحية.</translation>
    </message>
    <message>
        <source>%1 asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>يطلب %1 الانتظار، لأنه تلقى طلبات أكثر من اللازم. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>The service asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation>تطلب الخدمة الانتظار، لأنها تلقت طلبات أكثر من اللازم. أعد المحاولة بعد لحظات.</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show its answer.</source>
        <translation>رفض %1 الطلب (الحالة %2). تعرض التفاصيل رده.</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show its answer.</source>
        <translation>رفضت الخدمة الطلب (الحالة %2). تعرض التفاصيل ردها.</translation>
    </message>
    <message>
        <source>%1 failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>فشل %1 في الرد (الحالة %2). أعد المحاولة بعد لحظات؛ وإذا استمر ذلك، فأبلغ القائمين على الخدمة.</translation>
    </message>
    <message>
        <source>The service failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation>فشلت الخدمة في الرد (الحالة %2). أعد المحاولة بعد لحظات؛ وإذا استمر ذلك، فأبلغ القائمين على الخدمة.</translation>
    </message>
    <message>
        <source>%1 gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>أعطى %1 ردًا غير متوقع هنا (الحالة %2). تحقق من عنوان الحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The service gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation>أعطت الخدمة ردًا غير متوقع هنا (الحالة %2). تحقق من عنوان الحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The answer of %1 was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>رد %1 أكبر من الحجم المسموح به لهذا النوع من الردود، لذا لم يُقرأ حتى نهايته. اختر حجم صفحة أصغر، أو تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>The answer was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation>الرد أكبر من الحجم المسموح به لهذا النوع من الردود، لذا لم يُقرأ حتى نهايته. اختر حجم صفحة أصغر، أو تحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>The answer of %1 ended before it was complete, so it was not used. Try again.</source>
        <translation>انتهى رد %1 قبل اكتماله، لذا لم يُستخدم. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The answer ended before it was complete, so it was not used. Try again.</source>
        <translation>انتهى الرد قبل اكتماله، لذا لم يُستخدم. أعد المحاولة.</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>تعذّر فهم رد %1. تحقق من عنوان الحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>The answer could not be understood. Check the address of the account; the details show the answer.</source>
        <translation>تعذّر فهم الرد. تحقق من عنوان الحساب؛ تعرض التفاصيل الرد.</translation>
    </message>
    <message>
        <source>%1 answered with a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>رد %1 بصفحة ويب بدلًا من البيانات. قد تتطلب الشبكة تسجيل الدخول أولًا: افتح صفحة ويب في متصفحك، ثم أعد المحاولة. إذا لم يُجدِ ذلك، فتحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>The answer was a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation>كان الرد صفحة ويب بدلًا من البيانات. قد تتطلب الشبكة تسجيل الدخول أولًا: افتح صفحة ويب في متصفحك، ثم أعد المحاولة. إذا لم يُجدِ ذلك، فتحقق من عنوان الحساب.</translation>
    </message>
    <message>
        <source>No token is stored for this account. Add its token to go on.</source>
        <translation>لا يوجد رمز مميز محفوظ لهذا الحساب. أضف رمزه المميز للمتابعة.</translation>
    </message>
    <message>
        <source>No keychain service answers in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>لا تستجيب أي خدمة لسلسلة المفاتيح في هذه الجلسة، لذا لا يمكن قراءة الرموز المميزة ولا حفظها. شغّل خدمة مثل GNOME Keyring أو KWallet، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be reached. Unlock it and try again, or keep the token for this session only.</source>
        <translation>يبدو أن سلسلة المفاتيح مقفلة، لذا لا يمكن الوصول إلى الرمز المميز لهذا الحساب. افتح قفلها وأعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain does not answer. Look for a question of it on the screen and try again, or keep the token for this session only.</source>
        <translation>لا تستجيب سلسلة المفاتيح. ابحث عن سؤال منها على الشاشة وأعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>لم تحفظ سلسلة المفاتيح الرمز المميز. أعد المحاولة، أو احتفظ بالرمز المميز لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has room; the details give the system&apos;s words.</source>
        <translation>تعذّرت قراءة ملف أو كتابته. تحقق من وجود المجلد ومن وجود مساحة كافية؛ تعرض التفاصيل رسالة النظام.</translation>
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
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>معرّف المهمة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation>معرّف القناة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>User id</source>
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
        <source>Failed</source>
        <translation>الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>“%1” in the answer of the service</source>
        <translation>«%1» في رد الخدمة</translation>
    </message>
    <message>
        <source>Your word for it: %1</source>
        <translation>تسميتك لها: %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>الإنشاء: %1، بواسطة %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>الإنشاء: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchTarget</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>لا توجد مساحة كافية على القرص.</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>The server sent the file with an encoding that was not asked for, so its completeness cannot be checked.</source>
        <translation>أرسل الخادم الملف بترميز لم يُطلب، لذا لا يمكن التحقق من اكتماله.</translation>
    </message>
    <message>
        <source>The server gave an impossible length of the file.</source>
        <translation>أعطى الخادم طولًا غير ممكن للملف.</translation>
    </message>
    <message>
        <source>The server pointed to another address that may not be asked.</source>
        <translation>أحال الخادم إلى عنوان آخر لا يُسمح بإرسال طلب إليه.</translation>
    </message>
    <message>
        <source>The server pointed from one address to the next too often.</source>
        <translation>أحال الخادم من عنوان إلى آخر مرات أكثر من اللازم.</translation>
    </message>
    <message>
        <source>What the server sent is a program, not a file of rows.</source>
        <translation>ما أرسله الخادم برنامج، وليس ملف صفوف.</translation>
    </message>
    <message>
        <source>Announced: %1 bytes. Received: %2 bytes.</source>
        <translation>المعلن: %1 بايت. المستلم: %2 بايت.</translation>
    </message>
    <message>
        <source>The link has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>انتهت صلاحية الرابط على الأرجح. حدّث المهمة للحصول على رابط جديد، ثم أعد المحاولة.</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go to Job</source>
        <translation>الانتقال إلى مهمة</translation>
    </message>
    <message>
        <source>%1 of %2 jobs read; not found yet.</source>
        <translation>المهام المقروءة: %1 من %2؛ لم يُعثر عليها بعد.</translation>
    </message>
    <message>
        <source>%1 jobs read; not found yet.</source>
        <translation>المهام المقروءة: %1؛ لم يُعثر عليها بعد.</translation>
    </message>
    <message>
        <source>The id %1 is not among the %2 jobs read.</source>
        <translation>المعرّف %1 ليس ضمن المهام المقروءة (عددها %2).</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>رقم ال&amp;صف</translation>
    </message>
    <message>
        <source>Job &amp;id</source>
        <translation>معرّف ال&amp;مهمة</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>الا&amp;نتقال إلى:</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order as served.</source>
        <translation>الصفوف من 1 إلى %1، بالترتيب الوارد من الخدمة.</translation>
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
        <source>The search was stopped; the job was not found in what was read.</source>
        <translation>أُوقف البحث؛ لم يُعثر على المهمة فيما تمت قراءته.</translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation>لا يوجد صف بهذا الرقم. اكتب رقمًا من 1 إلى %1.</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>لم يُحمَّل شيء لهذا الحساب.</translation>
    </message>
    <message>
        <source>Reading the list page by page. Press Esc to stop.</source>
        <translation>جارٍ قراءة القائمة صفحة بعد صفحة. اضغط Esc للإيقاف.</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>unreadable</source>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>The service sent something that is no import job. Raw shows it as it came.</source>
        <translation>أرسلت الخدمة شيئًا ليس مهمة استيراد. يعرضه «النص الخام» كما ورد.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>succeeded and failed rows</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The service says status &quot;%1&quot;.</source>
        <translation>الحالة بحسب الخدمة: &quot;%1&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>نجح %1 من أصل %2 صف، وفشل %3</numerusform>
            <numerusform>نجح %1 من أصل %2 صف، وفشل %3</numerusform>
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
        <source>not given</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Succeeded / failed</source>
        <translation>الناجحة / الفاشلة</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>الملف المستورد</translation>
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
        <source>Failed file</source>
        <translation>ملف الصفوف الفاشلة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>تاريخ التحديث</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>المعرّف</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsPage</name>
    <message>
        <source>Import jobs</source>
        <translation>مهام الاستيراد</translation>
    </message>
    <message>
        <source>There is no account yet. Add the account of a merchant to see its import jobs.</source>
        <translation>لا يوجد حساب بعد. أضف حساب أحد التجار لعرض مهام الاستيراد الخاصة به.</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>إ&amp;ضافة حساب...</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>لا توجد مهام استيراد في هذا الحساب.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>ت&amp;حديث</translation>
    </message>
    <message>
        <source>Nothing is loaded: this account has no token yet.</source>
        <translation>لم يُحمَّل شيء: لا يوجد رمز مميز لهذا الحساب بعد.</translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation>إدخال ال&amp;رمز المميز...</translation>
    </message>
    <message>
        <source>Nothing is loaded, because the token of this account cannot be used.</source>
        <translation>لم يُحمَّل شيء، لأنه لا يمكن استخدام الرمز المميز لهذا الحساب.</translation>
    </message>
    <message>
        <source>Nothing is loaded: this computer is offline.</source>
        <translation>لم يُحمَّل شيء: هذا الحاسوب غير متصل بالشبكة.</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>تحمي&amp;ل</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>تعذّر تحميل مهام الاستيراد.</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>إعادة المحا&amp;ولة</translation>
    </message>
</context>
<context>
    <name>Balehook::JobsCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>عدد الصفوف المحددة %1، والحد الأقصى للنسخ دفعة واحدة هو %2. لم يُنسخ شيء.</translation>
    </message>
    <message>
        <source>Reading the rows to copy: %1 of %2.</source>
        <translation>جارٍ قراءة الصفوف لنسخها: %1 من %2.</translation>
    </message>
    <message>
        <source>Reading the rows to copy.</source>
        <translation>جارٍ قراءة الصفوف لنسخها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>نُسخ %Ln صف</numerusform>
            <numerusform>نُسخ %Ln صف</numerusform>
            <numerusform>نُسخ صفان (%Ln)</numerusform>
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
        <source>This job has no link</source>
        <translation>لا يوجد رابط لهذه المهمة</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the end of the list.</source>
        <translation>لا توجد مهمة أخرى لها ملف صفوف فاشلة من هنا إلى نهاية القائمة.</translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the start of the list.</source>
        <translation>لا توجد مهمة أخرى لها ملف صفوف فاشلة من هنا إلى بداية القائمة.</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs read.</source>
        <translation>جارٍ البحث عن المهمة التالية التي لها ملف صفوف فاشلة. المهام المقروءة: %1.</translation>
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
        <source>This is no complete web address, and what is missing is not guessed. You can copy it.</source>
        <translation>هذا ليس عنوان ويب كاملًا، ولا يُخمَّن الجزء الناقص. يمكنك نسخه.</translation>
    </message>
    <message>
        <source>Only web addresses (https) are opened. You can copy this text.</source>
        <translation>لا تُفتح إلا عناوين الويب (https). يمكنك نسخ هذا النص.</translation>
    </message>
    <message>
        <source>The link holds spaces, control characters or invisible characters.</source>
        <translation>يحتوي الرابط على مسافات أو محارف تحكم أو محارف غير مرئية.</translation>
    </message>
    <message>
        <source>This is no valid web address.</source>
        <translation>هذا ليس عنوان ويب صالحًا.</translation>
    </message>
    <message>
        <source>The link holds a user name or password, which can hide where it leads.</source>
        <translation>يحتوي الرابط على اسم مستخدم أو كلمة مرور، وهو ما قد يخفي وجهته الحقيقية.</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>الرابط غير مشفر (http)، لذا لا يُفتح. يمكنك نسخه.</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Copy link</source>
        <translation>نسخ الرابط</translation>
    </message>
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
        <source>Leads to %1</source>
        <translation>يؤدي إلى %1</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>فتح الرابط في المتصفح</translation>
    </message>
    <message>
        <source>Save the file to disk; your token is not sent along</source>
        <translation>حفظ الملف على القرص؛ لا يُرسل رمزك المميز معه</translation>
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
        <source>The link to %1 was handed to the browser.</source>
        <translation>أُرسل الرابط المؤدي إلى %1 إلى المتصفح.</translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation>لم يفتح أي متصفح الرابط. انسخه وافتحه يدويًا.</translation>
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
        <translation>تعذّرت قراءة الإعدادات، لذا بدأ البرنامج بإعدادات جديدة. الملف القديم محفوظ باسم %1.</translation>
    </message>
    <message>
        <source>Select a job to see its record here.</source>
        <translation>حدد مهمة لعرض سجلها هنا.</translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>رسالة</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>الت&amp;فاصيل</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخريان</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n أخرى</numerusform>
        </translation>
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
        <source>Use the proxy of the &amp;system</source>
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
        <source>A password that the proxy wants is asked for when it is needed and never stored.</source>
        <translation>كلمة المرور التي يتطلبها الوكيل تُطلب عند الحاجة ولا تُحفظ أبدًا.</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. A certificate that fails cannot be ignored here.</source>
        <translation>يجري التحقق من الشهادات باستخدام مخزن شهادات النظام. لا يمكن هنا تجاهل شهادة فشل التحقق منها.</translation>
    </message>
    <message>
        <source>Type the host of the proxy, for example “proxy.example.com”.</source>
        <translation>اكتب مضيف الوكيل، مثل «proxy.example.com».</translation>
    </message>
    <message>
        <source>This is no host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>هذا ليس اسم مضيف ولا عنوانًا. اكتبه دون «http://» والمنفذ والمسار وكلمة المرور.</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>وحدة تحكم مكتبية لمهام الاستيراد وخطافات الويب (Webhooks).</translation>
    </message>
    <message>
        <source>Keep settings, cache, downloads and keychain entries of this profile in &lt;folder&gt;.</source>
        <translation>حفظ الإعدادات وذاكرة التخزين المؤقت والتنزيلات وإدخالات سلسلة المفاتيح لهذا الملف الشخصي في &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>Show the window, tell that it was painted, and end.</source>
        <translation>عرض النافذة والإبلاغ عن رسمها ثم الإنهاء.</translation>
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
        <source>on its way</source>
        <translation>قيد التحميل</translation>
    </message>
    <message>
        <source>The list changed: this record is in another place now.</source>
        <translation>تغيرت القائمة: هذا السجل في موضع آخر الآن.</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy password</source>
        <translation>كلمة مرور الوكيل</translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password. They are kept until the program ends and never stored.</source>
        <translation>يتطلب الوكيل %1 اسمًا وكلمة مرور. يبقيان حتى انتهاء البرنامج ولا يُحفظان أبدًا.</translation>
    </message>
    <message>
        <source>&amp;Use password</source>
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
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as served</source>
        <translation>نسخ كما ورد</translation>
    </message>
    <message>
        <source>The record as served</source>
        <translation>السجل كما ورد</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>نسخ JSON بايتًا ببايت، دون المسافات البادئة المعروضة هنا</translation>
    </message>
    <message>
        <source>The record was copied as served.</source>
        <translation>نُسخ السجل كما ورد.</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>عرض كل المحارف (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Select a job to see it here.</source>
        <translation>حدد مهمة لعرضها هنا.</translation>
    </message>
    <message>
        <source>This element of the list is no import job. It is shown as it was served.</source>
        <translation>هذا العنصر من القائمة ليس مهمة استيراد. يُعرض كما ورد من الخدمة.</translation>
    </message>
    <message>
        <source>&amp;Facts</source>
        <translation>&amp;البيانات</translation>
    </message>
    <message>
        <source>&amp;Raw</source>
        <translation>النص الخا&amp;م</translation>
    </message>
    <message>
        <source>Close the record pane</source>
        <translation>إغلاق لوحة السجل</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>سجل غير مقروء</translation>
    </message>
    <message>
        <source>Job without an id</source>
        <translation>مهمة بلا معرّف</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>المهمة %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is no web address that can be asked.</source>
        <translation>هذا ليس عنوان ويب يمكن إرسال طلب إليه.</translation>
    </message>
    <message>
        <source>The address holds a user name, a password or an impossible port.</source>
        <translation>يحتوي العنوان على اسم مستخدم أو كلمة مرور أو منفذ غير ممكن.</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are asked.</source>
        <translation>لا تُرسل الطلبات إلا إلى عناوين مشفرة (https).</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>لا يُرسل الرمز المميز إلا إلى عنوان الحساب نفسه.</translation>
    </message>
    <message>
        <source>The token holds characters that no token may have.</source>
        <translation>يحتوي الرمز المميز على محارف غير مسموح بها في أي رمز مميز.</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>حفظ على أي حال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>تقدم التنزيل</translation>
    </message>
    <message>
        <source>The download stopped, because the account was removed or changed. No file was left.</source>
        <translation>توقف التنزيل، لأن الحساب أُزيل أو تغير. لم يُترك أي ملف.</translation>
    </message>
    <message>
        <source>Save file</source>
        <translation>حفظ الملف</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3 of %4, %5 a second</source>
        <translation>جارٍ حفظ %1 من %2: %3 من أصل %4، بسرعة %5 في الثانية</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3, %4 a second</source>
        <translation>جارٍ حفظ %1 من %2: %3، بسرعة %4 في الثانية</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. It has the length that the server gave.</source>
        <translation>حُفظ %1 (%2) من %3. يطابق طوله ما أعلنه الخادم.</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation>حُفظ %1 (%2) من %3. لم يذكر الخادم الطول، لذا لا يمكن معرفة هل الملف مكتمل.</translation>
    </message>
    <message>
        <source>The server sent a web page in place of the file. The link may have expired, or want you to sign in.</source>
        <translation>أرسل الخادم صفحة ويب بدلًا من الملف. ربما انتهت صلاحية الرابط، أو أنه يتطلب تسجيل الدخول.</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation>لم يُحفظ %1. %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
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
        <source>In the list</source>
        <translation>في القائمة</translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation>فتح السجل</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>&amp;Remove line</source>
        <translation>إ&amp;زالة السطر</translation>
    </message>
    <message>
        <source>A&amp;dd line</source>
        <translation>إضافة س&amp;طر</translation>
    </message>
    <message>
        <source>Words for status codes</source>
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
        <source>order as served</source>
        <translation>الترتيب كما ورد</translation>
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
            <numerusform>%Ln طلب</numerusform>
            <numerusform>%Ln طلب</numerusform>
            <numerusform>طلبان (%Ln)</numerusform>
            <numerusform>%Ln طلبات</numerusform>
            <numerusform>%Ln طلبًا</numerusform>
            <numerusform>%Ln طلب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>إعادة &amp;ضبط الأعمدة</translation>
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
        <source>As written: %1</source>
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
        <source>Update token</source>
        <translation>تحديث الرمز المميز</translation>
    </message>
    <message>
        <source>&amp;Save token</source>
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
        <source>It takes the place of the present token, is kept in the keychain and never shown.</source>
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
        <source>The word “Bearer” in front and the white space around the token were left out.</source>
        <translation>حُذفت كلمة «Bearer» من بداية الرمز المميز والمسافات المحيطة به.</translation>
    </message>
    <message>
        <source>The word “Bearer” in front of the token was left out.</source>
        <translation>حُذفت كلمة «Bearer» من بداية الرمز المميز.</translation>
    </message>
    <message>
        <source>The white space around the token was left out.</source>
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
        <source>&amp;Keep for this session only</source>
        <translation>الاحتفاظ به لهذه ال&amp;جلسة فقط</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>إعادة المحا&amp;ولة</translation>
    </message>
    <message>
        <source>The account was removed or changed meanwhile. Close this window and open it again.</source>
        <translation>أُزيل الحساب أو تغير في هذه الأثناء. أغلق هذه النافذة وافتحها من جديد.</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. A prompt of the system may ask for your password.</source>
        <translation>جارٍ حفظ الرمز المميز في سلسلة المفاتيح. قد يطلب النظام كلمة مرورك.</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
الرمز المميز المحتفظ به لهذه الجلسة فقط يُنسى عند انتهاء البرنامج.</translation>
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
        <source>&amp;Update Token...</source>
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
        <source>&amp;Go to Job...</source>
        <translation>الانت&amp;قال إلى مهمة...</translation>
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
        <translation>الحجم العا&amp;دي</translation>
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
        <translation>&amp;خطافات الويب (Webhooks)</translation>
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
</context>
</TS>

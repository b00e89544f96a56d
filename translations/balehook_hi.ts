<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>Balehook के बारे में</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
आयात जॉब और वेबहुक के लिए कंसोल।

GNU General Public License, संस्करण 3 या उसके बाद के संस्करण के तहत मुक्त सॉफ़्टवेयर। इसमें Qt %2 का उपयोग होता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>खाता हटाएँ</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>क्या खाता %1 को इस प्रोग्राम से हटाना है? कीचेन से उसका टोकन मिटा दिया जाएगा और उसके लिए डाउनलोड की गई फ़ाइलें भी मिटा दी जाएँगी। सेवा पर कुछ नहीं बदलेगा।</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>हटाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>खाता %1 हटा दिया गया, लेकिन उसकी कुछ फ़ाइलें मिटाई नहीं जा सकीं। %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>खाता %1 हटा दिया गया, लेकिन उसका टोकन शायद अब भी कीचेन में है। %2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>खाता %1 नहीं हटाया गया, क्योंकि सेटिंग सहेजी नहीं जा सकीं। %2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>खाता %1 हटा दिया गया, लेकिन उसका कुछ डेटा मिटाया नहीं जा सका। %2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>नाम (&amp;N):</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>स्लग (&amp;G):</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>बेस URL (&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>टोकन (&amp;T):</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>पते:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>जाँचें (&amp;C)</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>उन्नत (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>वर्कस्पेस URL (&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>पेज का आकार (&amp;P):</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>प्रॉपर्टी का पथ (&amp;R):</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>पेज:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>page[offset] और page[limit] का उपयोग करें (पुष्टि नहीं हुई) (&amp;O)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>फ़ाइलें:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>इन होस्ट की फ़ाइलों के लिए एक्सेस टोकन भेजें (&amp;F)</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>स्थिति के लेबल (&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>खाता जोड़ें (&amp;A)</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>खाता संपादित करें</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>खाता जोड़ें</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>खातों की सूची में दिखता है। खाली होने पर स्लग दिखता है।</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>होस्ट नाम का वह भाग जो खाते की पहचान करता है।</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>पूरा URL, या ऐसा URL जिसमें स्लग की जगह “{slug}” हो।</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>खाली होने पर बेस URL का उपयोग होता है। वेबहुक किसी वर्कस्पेस (“workspace”) के URL पर बनाए जाते हैं; वह यही होस्ट है या नहीं, यह दस्तावेज़ों में नहीं लिखा है।</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>डिफ़ॉल्ट 25 सेवा का अपना है। बड़े पेजों के लिए कम अनुरोध लगते हैं; सेवा इससे छोटे पेज भी लौटा सकती है।</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>वैकल्पिक। प्रॉपर्टी की सूची कहाँ है, यह दस्तावेज़ों में नहीं लिखा है; अगर आप पथ जानते हैं, तो बेस URL के बाद का भाग दर्ज करें, स्लैश से शुरू करते हुए।</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>पुष्टि नहीं हुई: कहा जाता है कि सेवा ये पैरामीटर स्वीकार करती है, लेकिन इनकी गिनती कैसे होती है, यह दस्तावेज़ों में नहीं लिखा है। Balehook पेज से पहले के रिकॉर्ड 0 से गिनता है, और अगर जवाब में कोई दूसरा पेज हो, तो रुक जाता है। इसे आज़माने के लिए “जाँचें” का उपयोग करें।</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>इसकी ज़रूरत तभी है जब इस खाते की फ़ाइलें खाते के अपने होस्ट पर हों और साइन इन ज़रूरी हो। दूसरे होस्ट की फ़ाइलों के लिए टोकन कभी नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>खाली होने पर केवल कोड दिखता है। स्थिति कोड का अर्थ दस्तावेज़ों में नहीं लिखा है, इसलिए उन्हें आप ख़ुद लेबल दे सकते हैं।</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>छोड़ दें (&amp;D)</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>संपादन जारी रखें (&amp;E)</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>एक्सेस टोकन चिपकाएँ</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>टोकन कीचेन में सहेजा जाता है और कभी दिखाया नहीं जाता।</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>टोकन एक URL और एक स्लग का होता है। इस बदलाव के बाद वह आपसे फिर से पूछा जाएगा; आप उसे यहाँ चिपका सकते हैं।</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>टोकन सहेजा हुआ है</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>सहेजा हुआ टोकन बनाए रखने के लिए इसे खाली छोड़ें।</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>कोई टोकन सहेजा हुआ नहीं है</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>बिना टोकन के आगे बढ़ने के लिए इसे खाली छोड़ें।</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>खाता सहेज लिया गया, लेकिन उसका टोकन नहीं। क्या टोकन सहेजे बिना बंद करना है?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>आपने जो टाइप किया है, क्या उसे छोड़ देना है?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>खाते का स्लग दर्ज करें, उदाहरण के लिए “acme”।</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>स्लग में ज़्यादा से ज़्यादा 63 वर्ण होते हैं: a से z तक के छोटे अक्षर, अंक और हाइफ़न, जो न शुरू में हों, न अंत में।</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>सेवा का URL दर्ज करें, उदाहरण के लिए “https://{slug}.example.com”।</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>होस्ट नाम का यह भाग खाते की पहचान करता है। यह जॉब के लिंक का भी हिस्सा है, जैसे balehook://acme/import-jobs/4711।</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>वह URL जिसके नीचे सेवा आयात जॉब और वेबहुक की सूची देती है, उदाहरण के लिए https://{slug}.example.com। “{slug}” स्लग की जगह लिखा जाता है। नीचे “पते” में दिखता है कि हर अनुरोध कहाँ जाता है।</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>वह एक्सेस टोकन जो सेवा को हर अनुरोध के साथ भेजा जाता है। वह कैसे मिलता है, कितने समय तक मान्य है और किसकी अनुमति देता है, यह दस्तावेज़ों में नहीं लिखा है: आपका प्लेटफ़ॉर्म चलाने वालों से पूछें।</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>यहाँ दर्ज किए गए मानों से हर लिस्टिंग से एक रिकॉर्ड का अनुरोध करता है और परिणाम दिखाता है। कुछ भी सहेजा नहीं जाता।</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>किसी दूसरे प्रोग्राम ने यह खाता और उसका टोकन हटा दिया। उसका फिर से उपयोग करने के लिए यह विंडो बंद करें और खाता फिर से जोड़ें।</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>यह कंप्यूटर ऑफ़लाइन है। लोड हुई पंक्तियाँ यहीं रहेंगी; कनेक्शन लौटने पर लोड होना फिर शुरू होगा।</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>इस खाते का कोई टोकन सहेजा हुआ नहीं है। डेटा लोड करने के लिए टोकन दर्ज करें।</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>टोकन दर्ज करें...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>टोकन अपडेट करें...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>लोड होने के बाद सूची बदल गई है; हो सकता है कि पंक्तियों की जगह बदल गई हो।</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>रीफ़्रेश करें</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>सेवा ने प्रतीक्षा करने को कहा है; अगली कोशिश %Ln सेकंड में होगी।</numerusform>
            <numerusform>सेवा ने प्रतीक्षा करने को कहा है; अगली कोशिश %Ln सेकंड में होगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>दिखाई गई पंक्तियाँ %1 को मिली थीं।</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>इन जॉब को अभी कोई दूसरा प्रोग्राम लोड कर रहा है, शायद balehookctl। उसके पूरा होने तक प्रतीक्षा करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>लोड होते समय जॉब की सूची लगातार बदलती रही, इसलिए कुछ जॉब छूट गए हो सकते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>कोई दूसरा प्रोग्राम खाता जोड़ या हटा रहा है। यह प्रोग्राम उसकी प्रतीक्षा कर रहा है।</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1, खाता %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1, खाता %2, पिन किया हुआ</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>खाते</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>खाता जोड़ें...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>खाते फ़िल्टर करें</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>गतिविधि</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>गतिविधि</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>चार्ट नहीं दिखाए जा सकते, क्योंकि प्रोग्राम का एक घटक मौजूद नहीं है। उन्हें पाने के लिए Balehook को फिर से इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>गतिविधि खाते के सभी जॉब से गिनी जाती है। उसे देखने के लिए उन्हें एक बार लोड करें; इस बीच आप काम जारी रख सकते हैं।</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>सभी लोड करें...</translation>
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
        <translation>प्रति सप्ताह जॉब, स्थिति के अनुसार</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>प्रति माह जॉब, स्थिति के अनुसार</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>प्रति वर्ष जॉब, स्थिति के अनुसार</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>प्रति दिन जॉब, स्थिति के अनुसार</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>प्रति सप्ताह विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>प्रति माह विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>प्रति वर्ष विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>प्रति दिन विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>%1 से %2 तक</translation>
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
        <translation>स्थिति %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>अन्य स्थितियाँ</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>नहीं दिया गया</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln जॉब</numerusform>
            <numerusform>%Ln जॉब</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 विफल पंक्ति</numerusform>
            <numerusform>%1 विफल पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>%Ln दिन में</numerusform>
            <numerusform>%Ln दिनों में</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1 %2, जिनमें %3।</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>सभी %1 प्रकार के हैं।</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>ज़्यादातर %1 प्रकार के हैं।</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>सबसे अधिक आने वाला प्रकार %1 है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>बिना पढ़ी जा सकने वाली तारीख का %Ln जॉब चार्ट में नहीं है।</numerusform>
            <numerusform>बिना पढ़ी जा सकने वाली तारीख के %Ln जॉब चार्ट में नहीं हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>सभी जॉब अभी लोड नहीं हुए हैं।</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>उपयोगकर्ता</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>स्थितियाँ</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>सूची के फ़िल्टर से कोई जॉब मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>विफल पंक्तियों की संख्या नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln जॉब में विफल पंक्तियों की संख्या नहीं है।</numerusform>
            <numerusform>%Ln जॉब में विफल पंक्तियों की संख्या नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>बहुत पुरानी या बहुत आगे की तारीख का %Ln जॉब चार्ट में नहीं है।</numerusform>
            <numerusform>बहुत पुरानी या बहुत आगे की तारीख के %Ln जॉब चार्ट में नहीं हैं।</numerusform>
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
        <translation>आपके व्यवस्थापक ने तय किया है।</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>व्यवस्थापक की सेटिंग “%1” अज्ञात है और उसे अनदेखा किया गया।</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>%1 में व्यवस्थापक की सेटिंग पढ़ी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>%1 में व्यवस्थापक की कुछ सेटिंग समझी नहीं जा सकीं। बाकी का उपयोग किया जाता है।</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>व्यवस्थापक की सेटिंग “%1” को अनदेखा किया गया, क्योंकि वहाँ उसे इस कंप्यूटर पर हर कोई पढ़ सकता है। टोकन की जगह उसी व्यक्ति के कीचेन में है जो उसका उपयोग करता है।</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>व्यवस्थापक की सेटिंग “%1” को अनदेखा किया गया, क्योंकि उसके मान की अनुमति नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>खाता %1 आपके व्यवस्थापक ने सेट अप किया है और उसे यहाँ हटाया नहीं जा सकता।</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>जवाब में वह वेबहुक नहीं है जो भेजा गया था।</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>रूप-रंग</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>अंग्रेज़ी को छोड़कर सभी भाषाओं का अनुवाद किसी मातृभाषी की समीक्षा के बिना हुआ है।</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>सिस्टम की सेटिंग का उपयोग करें</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>आरामदायक</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>सघन</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>कम</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>पूरी</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>भाषा (&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>थीम (&amp;T):</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>टेक्स्ट का आकार (&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>पंक्तियाँ (&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>गति (&amp;M):</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>सेटिंग खोली नहीं जा सकीं।</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>Balehook पहले से चल रहा है, लेकिन जवाब नहीं दे रहा।</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>उसकी विंडो बंद करें या प्रोग्राम को समाप्त करें, फिर उसे दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>सेटिंग सहेजी नहीं जा सकीं।</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>बंद (&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>हर %Ln सेकंड में</numerusform>
            <numerusform>हर %Ln सेकंड में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>हर %Ln मिनट में</numerusform>
            <numerusform>हर %Ln मिनट में</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>अपने आप रीफ़्रेश बंद</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>अपने आप रीफ़्रेश रुका हुआ है</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>हर %Ln सेकंड में अपने आप रीफ़्रेश</numerusform>
            <numerusform>हर %Ln सेकंड में अपने आप रीफ़्रेश</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>हर मिनट अपने आप रीफ़्रेश</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>हर %Ln मिनट में अपने आप रीफ़्रेश</numerusform>
            <numerusform>हर %Ln मिनट में अपने आप रीफ़्रेश</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>अपने आप रीफ़्रेश बंद कर दिया गया, क्योंकि सूची लोड नहीं की जा सकी। लोड हुई पंक्तियाँ यहीं रहेंगी।</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>फिर से चालू करें</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>सेवा का URL दर्ज करें।</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>URL https:// से शुरू होना चाहिए।</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>URL में कोई अमान्य वर्ण है, जैसे खाली जगह या कोई अदृश्य वर्ण। उसे फिर से दर्ज करें।</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>मझले कोष्ठक केवल {slug} के लिए हैं, जो खाते के स्लग की जगह लिखा जाता है।</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>URL में उपयोगकर्ता नाम या @ चिह्न नहीं होना चाहिए। @ तक का पूरा भाग हटाएँ।</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>URL में ? या # नहीं होना चाहिए। उसे और उसके बाद का सब कुछ हटाएँ।</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>यह मान्य सर्वर नाम नहीं है। इसे इस तरह दर्ज करें: https://shop.example.com</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>पोर्ट 1 से 65535 तक की कोई संख्या होना चाहिए।</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>URL के पथ में न खाली भाग होने चाहिए, न ऐसे भाग जिनमें केवल बिंदु हों। उन्हें हटाएँ।</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>बिना एन्क्रिप्शन वाले http की अनुमति केवल इसी कंप्यूटर (localhost) के लिए है। https का उपयोग करें, ताकि टोकन को रास्ते में कोई पढ़ न सके।</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>खाते का टोकन चिपकाएँ।</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>यह टोकन के लिए बहुत लंबा है। केवल टोकन चिपकाएँ।</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>टोकन में खाली जगह या लाइन ब्रेक है। उसे एक ही टुकड़े में फिर से कॉपी करें।</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>टोकन में कोई अमान्य वर्ण है, शायद कोई अदृश्य वर्ण। उसे उसके स्रोत से फिर से कॉपी करें।</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>टोकन में केवल अक्षर, अंक और - . _ ~ + / वर्ण होते हैं, और अंत में =। उसे फिर से कॉपी करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>फ़ाइल सहेजी नहीं गई। %1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>%1 सहेजी गई (%2)।</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>उपयोग लायक कोई कुल संख्या नहीं मिली। जैसे-जैसे आप स्क्रॉल करते हैं, सूची बढ़ती है।</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>कुल: %1, “%2” फ़ील्ड में।</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>जवाब में न पेज शामिल है, न पेज का आकार।</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>जवाब में पेज %1 शामिल है, लेकिन पेज का आकार नहीं।</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>जवाब में पेज का आकार %1 शामिल है, लेकिन पेज नहीं।</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>जवाब में पेज %1 और पेज का आकार %2 शामिल हैं।</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच की जा रही है…</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>स्थिति 200, %Ln रिकॉर्ड के साथ।</numerusform>
            <numerusform>स्थिति 200, %Ln रिकॉर्ड के साथ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>स्थिति %1।</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>जवाब में संदेश: %1</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>जाँच का परिणाम</translation>
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
        <translation>साफ़ करें</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>नीला</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>नारंगी</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>हरा</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>गुलाबी</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>पीला</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>बैंगनी</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>हल्का नीला</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>भूरा</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>धूसर</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>अन्य रंग…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>खाते का रंग</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>रंग: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>कोई रंग नहीं</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>लेबल का रंग</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>रंग: कोई नहीं</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>त्वरित खोज</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>कोई कमांड, खाता, दृश्य या फ़ाइल दर्ज करें</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>कमांड, खाता, दृश्य या फ़ाइल</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>मेल</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>कोई मेल नहीं</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>अदला-बदली (&amp;S)</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>विफल पंक्तियों की तुलना</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>पुरानी फ़ाइल:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>नई फ़ाइल:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>डाउनलोड करें (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>पंक्ति खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>सारांश कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>पंक्तियाँ निर्यात करें (&amp;E)...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>समान प्रकार, उपयोगकर्ता और फ़ाइल नाम वाले किसी पिछले जॉब में विफल पंक्तियों की फ़ाइल नहीं है। फ़ाइल नाम की संख्याओं और तारीखों को अनदेखा किया गया। जाँचे गए जॉब: %1।</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>पिछला अपलोड नहीं मिला। %1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>पिछला अपलोड खोजा जा रहा है…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>तुलना रोक दी गई। इसे फिर से शुरू करने के लिए कुंजी कॉलम चुनें।</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>पिछले अपलोड की खोज रोक दी गई।</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>तुलना की जा रही है…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>अपने आप पहचानी गई। समान कुंजी वाली पंक्तियाँ एक ही पंक्ति हैं।</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>समान कुंजी वाली पंक्तियाँ एक ही पंक्ति हैं।</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>फ़ाइलों की तुलना हो गई।</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>दोनों फ़ाइलों में कॉलम “%1” नहीं है।</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>फ़ाइलों में कोई समान कॉलम नहीं है, इसलिए उनकी पंक्तियों की तुलना नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>दोनों फ़ाइलों का कोई कॉलम कुंजी जैसा नहीं है। वे कॉलम चुनें जिनसे पंक्ति पहचानी जाती है।</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>सारांश कॉपी किया गया।</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 में से %1 पंक्तियाँ लिखी जा चुकी हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln पंक्ति %1 में लिखी गई।</numerusform>
            <numerusform>%Ln पंक्तियाँ %1 में लिखी गईं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>पंक्तियाँ लिखी जा रही हैं…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 ख़ाली है या तालिका नहीं है, इसलिए उसकी पंक्तियों की तुलना नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 की तुलना नहीं की जा सकती। %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>डाउनलोड रोक दिया गया।</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>जॉब %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>जॉब %1 की विफल पंक्तियों की फ़ाइल इस कंप्यूटर पर नहीं है और उसके लिंक की समय-सीमा समाप्त हो गई है। सूची में जॉब को रीफ़्रेश करें, या फिर भी फ़ाइल डाउनलोड करके देखें।</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>जॉब %1 की विफल पंक्तियों की फ़ाइल इस कंप्यूटर पर नहीं है।</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>%1 डाउनलोड हो रही है: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>जॉब %1 की आयात की गई फ़ाइल इस कंप्यूटर पर नहीं है, और उसके लिंक की समय-सीमा बीत चुकी है। सूची में जॉब को रीफ़्रेश करें, या फिर भी फ़ाइल डाउनलोड करने की कोशिश करें।</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>जॉब %1 की आयात की गई फ़ाइल इस कंप्यूटर पर नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>पंक्तियों का परिणाम</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>पहले और अब के कारण</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>पहले</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>अब</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>पंक्तियाँ फ़िल्टर करें</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>किसी भी सेल का टेक्स्ट</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>तुलना की गई पंक्तियाँ</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>तुलना की गई सभी पंक्तियाँ</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>खोज रहे हैं…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%2 में से %1 पंक्तियाँ दिखाई गईं</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>विफल पंक्तियों की तुलना</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>पुरानी फ़ाइल: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>नई फ़ाइल: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>तुलना का आधार: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>विफल पंक्तियाँ: पहले %1, अब %2</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>जो पंक्ति विफल पंक्तियों की नई फ़ाइल में नहीं है, वह या तो आयात हो गई या दोबारा नहीं भेजी गई।</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>कारण, पहले और अब की पंक्तियों सहित:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>%Ln और कारण है।</numerusform>
            <numerusform>%Ln और कारण हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>अब भी विफल, वही कारण</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>अब भी विफल, दूसरा कारण</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>नई विफल</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>विफल पंक्तियों की नई फ़ाइल में नहीं</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>परिणाम</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>कुंजी</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>पहले की पंक्ति</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>अब की पंक्ति</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>पहले का कारण</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>अब का कारण</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>बदले हुए सेल</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>पुरानी फ़ाइल की %Ln पंक्ति में कुंजी नहीं है।</numerusform>
            <numerusform>पुरानी फ़ाइल की %Ln पंक्तियों में कुंजी नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>नई फ़ाइल की %Ln पंक्ति में कुंजी नहीं है।</numerusform>
            <numerusform>नई फ़ाइल की %Ln पंक्तियों में कुंजी नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>पुरानी फ़ाइल की %Ln पंक्ति की कुंजी अद्वितीय नहीं है।</numerusform>
            <numerusform>पुरानी फ़ाइल की %Ln पंक्तियों की कुंजी अद्वितीय नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>नई फ़ाइल की %Ln पंक्ति की कुंजी अद्वितीय नहीं है।</numerusform>
            <numerusform>नई फ़ाइल की %Ln पंक्तियों की कुंजी अद्वितीय नहीं है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>जिनकी तुलना नहीं हुई:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>पंक्तियाँ फ़िल्टर करें</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>यह शामिल है</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>ठीक यही है</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>यह नहीं है</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>कॉलम (&amp;C):</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>शर्त (&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>टेक्स्ट (&amp;T):</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>पंक्तियाँ दिखाएँ</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>इस रेगुलर एक्सप्रेशन से मेल खाता है</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>आज (&amp;T)</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>पिछले 24 घंटे (&amp;2)</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>पिछले 7 दिन (&amp;7)</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>पिछले 30 दिन (&amp;3)</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>दो तारीखों के बीच (&amp;B)...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>स्थिति (&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>प्रकार (&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>उपयोगकर्ता (&amp;U)...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>चैनल (&amp;C)...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>विफल पंक्तियों की फ़ाइल है (&amp;F)</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>विफल पंक्तियों की फ़ाइल नहीं है (&amp;N)</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>विफल पंक्तियाँ हैं (&amp;R)</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>सफल पंक्तियों की संख्या (&amp;M)...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>विफल पंक्तियों की संख्या (&amp;I)...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>बनाया गया (&amp;A)</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>अपडेट किया गया (&amp;P)</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>अब सूची में नहीं (&amp;D)</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>विफल पंक्तियाँ नहीं (&amp;O)</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>विफल पंक्तियों की संख्या नहीं (&amp;W)</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>यह फ़ाइल खाली है।</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>यह फ़ाइल किसी स्प्रेडशीट प्रोग्राम की वर्कबुक है, टेक्स्ट तालिका नहीं। इसकी पंक्तियाँ यहाँ नहीं दिखाई जा सकतीं।</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>यह फ़ाइल एक ZIP संग्रह है। इसकी सामग्री यहाँ नहीं दिखाई जा सकती।</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>यह फ़ाइल संपीड़ित है। इसकी सामग्री यहाँ नहीं दिखाई जा सकती।</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>यह फ़ाइल एक चित्र है, तालिका नहीं।</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>यह फ़ाइल एक PDF दस्तावेज़ है, तालिका नहीं।</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>यह फ़ाइल एक वेब पेज है, तालिका नहीं। हो सकता है कि लिंक साइन इन माँगता हो।</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>यह फ़ाइल एक XML दस्तावेज़ है, तालिका नहीं। लिंक की समय-सीमा बीत जाने पर संग्रहण सेवाएँ अक्सर ऐसा दस्तावेज़ भेजती हैं।</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>यह फ़ाइल एक JSON दस्तावेज़ है, तालिका नहीं।</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>यह फ़ाइल एक प्रोग्राम है, तालिका नहीं। इसे न चलाएँ।</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>यह फ़ाइल टेक्स्ट तालिका नहीं है। इसका प्रकार पहचाना नहीं जा सका।</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>gzip फ़ाइल</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>zstd फ़ाइल</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>ZIP आर्काइव</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel वर्कबुक</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>मैक्रो वाली Excel वर्कबुक</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument स्प्रेडशीट</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>शीट %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln पंक्ति</numerusform>
            <numerusform>%Ln पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>छिपी हुई</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>कम से कम (&amp;L):</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>ज़्यादा से ज़्यादा (&amp;M):</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>जॉब दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>%Ln बाक़ी फ़ाइल डाउनलोड करें... (&amp;D)</numerusform>
            <numerusform>%Ln बाक़ी फ़ाइलें डाउनलोड करें... (&amp;D)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>%1 नाम के कई खाते हैं। उनमें से किसी एक की ID का उपयोग करें; &quot;account list --format csv&quot; उन्हें दिखाता है।</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>इस प्रोफ़ाइल में %1 नाम का कोई खाता नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG वह नाम है जिससे खाता अपने URL में पहचाना जाता है: ज़्यादा से ज़्यादा 63 अक्षर, अंक और हाइफ़न, और किसी भी सिरे पर हाइफ़न नहीं।</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>%1 नाम का खाता पहले से है।</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>%1 का टोकन (दिखाया नहीं जाता; टोकन न देना हो तो खाली छोड़ें):</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>मानक इनपुट से कोई टोकन नहीं पढ़ा गया।</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>टोकन से पहले का शब्द &quot;Bearer&quot; हटा दिया गया।</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>आपके व्यवस्थापक ने इसे %1 पर तय किया है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 पढ़ा नहीं जा सकता: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>खातों की सूची बहुत लंबी है।</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>यह पंक्ति JSON ऑब्जेक्ट नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1” कोई टेक्स्ट नहीं है।</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>अज्ञात फ़ील्ड “%1”; फ़ील्ड slug, name, url और token हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>सेटिंग का %Ln खाता सूची में नहीं है, क्योंकि उसका स्लग या URL मौजूद नहीं है या अमान्य है। उसे हटाया नहीं गया।</numerusform>
            <numerusform>सेटिंग के %Ln खाते सूची में नहीं हैं, क्योंकि उनका स्लग या URL मौजूद नहीं है या अमान्य है। उन्हें हटाया नहीं गया।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>खाता हटा दिया गया, लेकिन उसका कुछ डेटा बचा है: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>खाता नहीं हटाया गया, क्योंकि सेटिंग सहेजी नहीं जा सकीं। उसका टोकन भी रखा गया है। %1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>खाता हटा दिया गया, लेकिन उसका टोकन अब भी कीचेन में है, जो लॉक है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>खाता नहीं जोड़ा गया, क्योंकि सेटिंग सहेजी नहीं जा सकीं। %1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>खाता नहीं जोड़ा गया, क्योंकि कीचेन लॉक है। उसे अनलॉक करें और कमांड फिर से चलाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>किसी दूसरे प्रोग्राम ने खाता हटा दिया।</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>किसी दूसरे प्रोग्राम ने खाते का पता बदल दिया। नए पते का उपयोग करने के लिए कमांड फिर से चलाएँ।</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>किसी दूसरे प्रोग्राम ने खाते को इस तरह बदल दिया कि Balehook का यह संस्करण उसे पढ़ नहीं सकता।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>विकल्प --%1 देना ज़रूरी है।</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 का मान %2 से %3 तक की कोई संख्या होना चाहिए।</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format का मान table, csv, json या jsonl में से एक होना चाहिए।</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>विकल्प --%1 को एक मान चाहिए।</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>--%1 और --%2 में से कोई एक दें।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>अज्ञात विकल्प %1।</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>विकल्प %1 कमांड से पहले मान्य नहीं है।</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>विकल्प --%1 कोई मान नहीं लेता।</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>अज्ञात कमांड; &quot;balehookctl --help&quot; से कमांड की सूची मिलती है।</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>अज्ञात कमांड; &quot;balehookctl %1 --help&quot; से कमांड की सूची मिलती है।</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; के बाद अप्रत्याशित तर्क।</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>कोई कमांड नहीं दी गई है; &quot;balehookctl --help&quot; से कमांड की सूची मिलती है।</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>कोई कमांड नहीं दी गई है; &quot;balehookctl %1 --help&quot; से कमांड की सूची मिलती है।</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 नहीं दिया गया है।</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL का मान bash, zsh या fish होता है।</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>यहाँ खाता --account के बिना लिखा जाता है: balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>खाता --account के बाद आता है: balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table, csv, json या jsonl (प्रति पंक्ति एक ऑब्जेक्ट)।</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>उपयोग किया जाने वाला खाता।</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>सूची का पेज; पहला पेज 1 है।</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>प्रति पेज रिकॉर्ड; डिफ़ॉल्ट रूप से खाते की सेटिंग के अनुसार।</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>सभी पेजों की सूची दिखाएँ, हर रिकॉर्ड एक बार।</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>इस स्थिति वाले जॉब; कई के लिए दोहराएँ।</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>वे जॉब जिनमें विफल पंक्तियों की फ़ाइल है।</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>इस दिन या इसके बाद बनाए गए जॉब।</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>इस दिन या इससे पहले बनाए गए जॉब।</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>क्रम के लिए फ़ील्ड; डिफ़ॉल्ट रूप से सेवा के क्रम में।</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>खाता जोड़ें और उसका टोकन कीचेन में सहेजें।</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>इसकी लिस्टिंग का बेस URL; &quot;{slug}&quot; की जगह SLUG लिया जाता है। देना ज़रूरी है।</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>वेबहुक कहाँ रजिस्टर किए जाते हैं, अगर वह अलग है।</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>बेस URL के नीचे प्रॉपर्टी की लिस्टिंग का पथ।</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>विंडो में दिखने वाला नाम।</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>टोकन पूछने के बजाय उसे मानक इनपुट से पढ़ें।</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>प्रोफ़ाइल के खातों की सूची दिखाएँ।</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>हर लिस्टिंग से एक रिकॉर्ड का अनुरोध करके खाते को परखें।</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>खाते को उसके टोकन और उसकी फ़ाइलों के साथ हटाएँ।</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>आयात जॉब की सूची दिखाएँ।</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>किसी जॉब की विफल पंक्तियाँ, या --groups के साथ कारण दिखाएँ।</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>हर कारण एक बार दिखाएँ, उसकी पंक्तियों की संख्या के साथ।</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>जॉब की विफल पंक्तियों की फ़ाइल सहेजें और उसका पथ दिखाएँ। मौजूदा फ़ाइलें बदली नहीं जातीं।</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>कोई नई फ़ाइल, या कोई मौजूदा फ़ोल्डर।</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>विफल पंक्तियों के बजाय आयात की गई फ़ाइल सहेजें।</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>वेबहुक की सूची दिखाएँ।</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>वेबहुक रजिस्टर करें। इसे ठीक एक बार भेजा जाता है; सेवा का जवाब दिखाया जाता है।</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>इवेंट किस चीज़ के बारे में है।</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>उसके साथ क्या होता है, HTTP मेथड जैसे शब्द में।</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>इवेंट के प्रकार के भीतर कोई अधिक विशिष्ट इवेंट।</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>इवेंट का संस्करण।</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>वह HTTP मेथड जिससे URL को कॉल किया जाता है।</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>वह URL जिसे इवेंट होने पर कॉल किया जाता है; वह सेवा के बाहर होता है।</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>वह चैनल जो वेबहुक को रजिस्टर करता है।</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json (जवाब जैसा मिला), jsonl, csv या table।</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>किसी खाते या सहेजी गई लिस्टिंग की प्रॉपर्टी की सूची दिखाएँ।</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>सहेजी गई लिस्टिंग।</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>खाते के आयात जॉब स्थानीय इंडेक्स में डाउनलोड करें, या उसे अपडेट करें।</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>सभी जॉब की तुलना करें, भले ही इंडेक्स पूरा हो।</translation>
    </message>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>उपयोगकर्ता की अपनी प्रोफ़ाइल के बजाय इस फ़ोल्डर की प्रोफ़ाइल का उपयोग करें।</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>इतने समय बाद रुकें; डिफ़ॉल्ट रूप से हर अनुरोध की अपनी समय-सीमा होती है।</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>हर अनुरोध को मानक त्रुटि आउटपुट पर दर्ज करें।</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>उपयोग: balehookctl %1 [OPTION...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>उपयोग: balehookctl [OPTION...] COMMAND</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>प्रोग्राम या किसी कमांड की सहायता दिखाएँ।</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>संस्करण दिखाएँ।</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>कई तालिकाओं वाले zip संग्रह की कौन-सी तालिका।</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>वर्कबुक की कौन-सी शीट, अगर पहली दिखने वाली नहीं।</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>स्थानीय इंडेक्स में खोजें: शब्द, &quot;वाक्यांश&quot;, फ़ील्ड:मान, -शब्द। नीचे के विकल्पों के लिए भी इंडेक्स का उपयोग होता है।</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>इस प्रकार के जॉब; कई के लिए दोहराएँ।</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>कुछ विफल पंक्तियों (&quot;some&quot;) या कोई नहीं (&quot;none&quot;) वाले जॉब, या अगर सेवा ने संख्या नहीं भेजी, तो &quot;unknown&quot;।</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>सभी पढ़ें और उनमें खोजें: शब्द, &quot;वाक्यांश&quot;, फ़ील्ड:मान, -शब्द।</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>सभी पढ़ें और इस फ़ील्ड के अनुसार क्रम में लगाएँ।</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>किसी तालिका फ़ाइल की पंक्तियाँ दिखाएँ, संपीड़ित फ़ाइल या वर्कबुक की भी, या --groups के साथ, वे क्यों विफल हुईं।</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>डाउनलोड की गई सभी विफल पंक्तियों की फ़ाइलों में कोई मान, जैसे SKU, ढूँढें। कोई अनुरोध नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>केवल इन खातों में; न देने पर सभी में।</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>उसे किसी लंबे मान के भाग के रूप में भी ढूँढें।</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>FILE में JSON (slug, name, url, token) की हर पंक्ति के लिए एक खाता जोड़ें; - मानक इनपुट है।</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>खातों को कोई अनुरोध न भेजें।</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>किसी जॉब की विफल पंक्तियों की तुलना बाद के जॉब की पंक्तियों या किसी फ़ाइल से करें।</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>डाउनलोड की गई सभी विफल पंक्तियों की फ़ाइलों में पंक्तियाँ क्यों विफल हुईं, हर कारण एक बार दिखाएँ। कोई अनुरोध नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>केवल पिछले दिनों (जैसे 7d) में या उस दिन से बने जॉब की फ़ाइलें।</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>ठीक इसी उपयोगकर्ता नाम वाले जॉब; कई के लिए दोहराएँ।</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>वह स्क्रिप्ट दिखाएँ जो bash, zsh या fish में कमांड, विकल्प और खाते पूरे करती है।</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>उदाहरण:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>किसी जॉब की डाउनलोड की गई विफल पंक्तियों का सारांश Markdown और HTML में लिखें। कोई अनुरोध नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>कोई नई फ़ाइल, या कोई मौजूदा फ़ोल्डर। मौजूदा फ़ाइलें बदली नहीं जातीं।</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>दोनों और सभी पंक्तियाँ CSV के रूप में एक zip संग्रह में लिखें।</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>कोई निजी डेटा न छिपाएँ।</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>इस जॉब की डाउनलोड की गई विफल पंक्तियों की फ़ाइल या किसी फ़ाइल से तुलना शामिल करें।</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>स्थानीय इंडेक्स में मिले सभी जॉब की विफल पंक्तियों की फ़ाइलें डाउनलोड करें: &quot;find&quot;, &quot;reasons&quot; और विंडो के लिए।</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>अधिक से अधिक इतनी फ़ाइलें डाउनलोड करें।</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>केवल यह बताएँ कि कितनी फ़ाइलें डाउनलोड होंगी और वे लगभग कितनी बड़ी हैं।</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>किसी जॉब की विफल पंक्ति को आयात की गई फ़ाइल की उसकी पंक्ति के साथ, सेल दर सेल दिखाएँ।</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>आयात की गई फ़ाइल की प्रति; न देने पर जॉब की फ़ाइल डाउनलोड की जाती है।</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>आयात की गई फ़ाइल की पंक्ति संख्या, 1 से; हेडर भी गिना जाता है।</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>वे कॉलम जो किसी पंक्ति की पहचान करते हैं; न देने पर अपने आप पहचाने जाते हैं।</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>छिपाए जाने वाले कॉलम; न देने पर निजी डेटा वाले कॉलम, जैसे विंडो में चुने गए या पहचाने गए।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>दोनों फ़ाइलों का कोई कॉलम कुंजी जैसा नहीं लगता; --key से एक बताएँ।</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>दोनों फ़ाइलों में कॉलम “%1” नहीं है।</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>फ़ाइलों में से एक तालिका नहीं है।</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>पंक्तियों की तुलना कॉलम “%1” से होती है, जो अपने आप पहचाना गया; --key से दूसरा बताएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>भेजा गया; जवाब की प्रतीक्षा है</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>परिणाम पता करने के लिए वेबहुक की सूची फिर से ली जा रही है</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>%1 के लिए एक वेबहुक %2 को भेजा गया था, लेकिन कोई जवाब नहीं मिला। %3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>यह पता नहीं है कि वेबहुक रजिस्टर हुआ या नहीं। %1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>सूची में उसके बाद बनाया गया कोई मेल खाता वेबहुक नहीं है; पुराने समान वेबहुक की ID हैं: %1।</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>सूची में कोई मेल खाता वेबहुक नहीं है। हो सकता है कि वह बाद में दिखे।</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>वेबहुक भेजा गया, लेकिन प्रोग्राम ने जवाब की प्रतीक्षा नहीं की: यह पता नहीं है कि वह रजिस्टर हुआ या नहीं। यह पता लगाने के लिए इस खाते की अगली &quot;webhooks create&quot; या कंसोल वेबहुक की सूची लेगा।</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>दूसरे प्रोग्राम की प्रतीक्षा है</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>कुछ भी नहीं भेजा गया, क्योंकि दूसरे प्रोग्राम का काम अभी पूरा नहीं हुआ है।</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>परिणाम पता करने के लिए वेबहुक की सूची नहीं ली जा सकी। %1 इस खाते की अगली &quot;webhooks create&quot; या कंसोल कुछ भी भेजने से पहले यह सूची लेगा।</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>अगर आपको पता है कि वेबहुक रजिस्टर नहीं हुआ, तो वही कमांड फिर से चलाएँ।</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>यह जाने बिना फिर से वेबहुक रजिस्टर करने के लिए, कंसोल के रजिस्ट्रेशन फ़ॉर्म में &quot;फ़ॉर्म पर वापस जाएँ&quot; चुनें।</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>वेबहुक भेजा गया, लेकिन कोई जवाब नहीं मिला: यह पता नहीं है कि वह रजिस्टर हुआ या नहीं।</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (बनाया गया: %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>सूची में लगभग उसी समय या उसके बाद बनाया गया एक मेल खाता वेबहुक है, इसलिए वह शायद रजिस्टर हो गया। ID: %1।</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>पहले भेजा गया एक वेबहुक अभी तक खोजा नहीं जा सका: अब भी पता नहीं है कि वह रजिस्टर हुआ या नहीं।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>फ़ील्ड खाली है और खाली टेक्स्ट के रूप में भेजा जाता है।</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>टेक्स्ट के शुरू या अंत में खाली जगह है। उसे वैसे ही भेजा जाता है जैसे दर्ज किया गया।</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>टेक्स्ट में लाइन ब्रेक या अदृश्य वर्ण हैं। उन्हें वैसे ही भेजा जाता है जैसे दर्ज किया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>सिस्टम का संदेश: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>&quot;jobs download&quot; इसे ज्यों का त्यों सहेजता है।</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>संग्रह में कई तालिकाएँ हैं। --member से कोई एक चुनें: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE खाली है या उसमें केवल खाली जगह है।</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%2 में से %1 फ़ाइलों में खोजा गया</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1। %2।</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>केवल पहली %1 पंक्तियाँ दिखाई गई हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask और --unmasked एक साथ नहीं दिए जा सकते।</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>जॉब %1 की विफल पंक्तियों की फ़ाइल इस कंप्यूटर पर नहीं है। “jobs rows” उसे डाउनलोड करता है।</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>फ़ाइल में कॉलम “%1” नहीं है।</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>जॉब %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>कोई कॉलम छिपाया नहीं गया; --mask से निजी डेटा वाले कॉलम बताएँ।</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>छिपाए गए कॉलम: %1; --mask से दूसरे बताएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>सर्वर ने फ़ाइल की लंबाई नहीं बताई, इसलिए वह अधूरी हो सकती है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>खोजने के लिए इस खाते का कोई स्थानीय इंडेक्स नहीं है; &quot;balehookctl sync %1&quot; उसे बनाता है।</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>जॉब %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>Balehook इस प्रोफ़ाइल के साथ चल रहा है, इसलिए डाउनलोड की गई फ़ाइलें उपयोग में हैं। फ़ाइलें वहीं डाउनलोड करें, या पहले उसे बंद करें।</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Balehook में सीमा बढ़ाएँ, या वहाँ फ़ाइलें हटाएँ।</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>सभी जॉब लोड नहीं हुए हैं; &quot;balehookctl sync %1&quot; बाकी लोड करता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>सेवा की सूची में &quot;%1&quot; ID वाला कोई जॉब नहीं है। जाँचे गए जॉब: %2।</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>जॉब ढूँढा जा रहा है: %2 में से %1 जाँचे गए</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>जॉब ढूँढा जा रहा है: %1 जाँचे गए</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>इस जॉब में विफल पंक्तियों की कोई फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>इस जॉब में आयात की गई कोई फ़ाइल नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%3 से %2 में से %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%2 से %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 का मान 2026-11-30 जैसा कोई दिन या 2026-11-30T17:00:00Z जैसा कोई समय होना चाहिए।</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows का मान some, none या unknown होना चाहिए।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW किसी विफल पंक्ति की संख्या है, 1 से।</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key और --line एक साथ नहीं दिए जा सकते।</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 नाम की कोई फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>विफल पंक्तियों की फ़ाइल तालिका नहीं है।</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>आयात की गई फ़ाइल तालिका नहीं है।</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>दोनों फ़ाइलों का कोई कॉलम कुंजी जैसा नहीं लगता; --key से कॉलम या --line से पंक्ति बताएँ।</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>दोनों फ़ाइलों में कॉलम “%1” नहीं है।</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>विफल पंक्तियों की फ़ाइल में ऐसी कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>आयात की गई फ़ाइल में ऐसी कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>आयात की गई फ़ाइल की किसी पंक्ति में यह कुंजी नहीं है।</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>पंक्ति संख्या विफल पंक्तियों की फ़ाइल से ली गई; --line से दूसरी बताएँ।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>आयात की गई फ़ाइल की %Ln पंक्ति में यह कुंजी है; यह पता नहीं कि कौन सी सही है।</numerusform>
            <numerusform>आयात की गई फ़ाइल की %Ln पंक्तियों में यह कुंजी है; यह पता नहीं कि कौन सी सही है।</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>पंक्ति अपने आप पहचाने गए कॉलम “%1” से ढूँढी गई; --key से दूसरा बताएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>सर्वर ने फ़ाइल की लंबाई नहीं बताई, इसलिए वह अधूरी हो सकती है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>खोजने के लिए इस खाते का कोई स्थानीय इंडेक्स नहीं है; &quot;balehookctl sync %1&quot; उसे बनाता है।</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%3 के इंडेक्स में %2 में से %1 जॉब मेल खाते हैं; सेवा को कोई अनुरोध नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%3 के इंडेक्स में, जो अधूरा है, %2 में से %1 जॉब मेल खाते हैं; सेवा को कोई अनुरोध नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>इंडेक्स उपयोग लायक नहीं था और उसे अलग रख दिया गया है; &quot;balehookctl sync %1&quot; नया इंडेक्स बनाता है।</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>किसी दूसरे प्रोग्राम ने इंडेक्स हटा दिया; &quot;balehookctl sync %1&quot; नया बनाता है।</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>अज्ञात समय</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>इंडेक्स Balehook के किसी दूसरे संस्करण ने लिखा था; &quot;balehookctl sync %1&quot; नया बनाता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>इस खाते में प्रॉपर्टी का कोई पथ नहीं है। उसे खाते में जोड़ें, या किसी फ़ाइल की सूची दिखाएँ।</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>लिस्टिंग का कोई अंत नहीं है: %1 रिकॉर्ड मिले।</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%2 में से %1 रिकॉर्ड</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 रिकॉर्ड</translation>
    </message>
    <message>
        <source>The service reports %1 records but listed %2.</source>
        <translation>सेवा %1 रिकॉर्ड बताती है, लेकिन उसने सूची में %2 दिए।</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>फ़ाइल में %2 में से %1 रिकॉर्ड मेल खाते हैं।</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>%2 में से %1 रिकॉर्ड मेल खाते हैं; सभी का अनुरोध अभी सेवा से किया गया।</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>सेवा ने अपने सभी रिकॉर्ड सूची में नहीं दिए; हो सकता है कि और भी मेल खाएँ।</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>सेवा ने पेज %2 के बजाय पेज %1 लौटाया।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 पहले से मौजूद है और उसे बदला नहीं गया।</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>फ़ोल्डर %1 में लिखा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>फ़ोल्डर %1 मौजूद नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>आउटपुट लिखा नहीं जा सका। सिस्टम का संदेश: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>--timeout में दी गई समय-सीमा पूरी हो गई।</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकीं और उन्हें %1 नाम से अलग रख दिया गया।</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>सेटिंग %1 से बहाल की गईं। बाद के बदलाव इनमें नहीं हैं।</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>सेटिंग सहेजी नहीं जा सकीं। %1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>%1 में डाउनलोड की गई फ़ाइलों का फ़ोल्डर नहीं बनाया जा सका।</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>एक आर्ग्युमेंट मान्य UTF-8 नहीं है।</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>ड्राफ़्ट और अधूरे रजिस्ट्रेशन पढ़े नहीं जा सके और उन्हें %1 नाम से अलग रख दिया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort में किसी फ़ील्ड का नाम दें, घटते क्रम के लिए &quot;:desc&quot; के साथ। फ़ील्ड: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>&quot;%1:&quot; कोई फ़ील्ड नहीं है और उसे टेक्स्ट के रूप में खोजा जाता है। फ़ील्ड: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>--search के केवल पहले %1 शब्द और वाक्यांश इस्तेमाल होते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>इस फ़ाइल का कोई भी कॉलम ऐसा नहीं लगता जिसमें कारण हों।</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>हो सकता है कि &quot;%1&quot; कॉलम में कारण न हों।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since 7d जैसी दिनों की संख्या, 2026-11-30 जैसा दिन या 2026-11-30T17:00:00Z जैसा समय होता है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>विफल पंक्तियों की %Ln फ़ाइल पढ़ी गई</numerusform>
            <numerusform>विफल पंक्तियों की %Ln फ़ाइलें पढ़ी गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln तालिका नहीं है</numerusform>
            <numerusform>%Ln तालिकाएँ नहीं हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln पढ़ने योग्य नहीं</numerusform>
            <numerusform>%Ln पढ़ने योग्य नहीं</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln सूत्र का सहेजा गया मान नहीं है। उसका सेल खाली है।</numerusform>
            <numerusform>%Ln सूत्रों के सहेजे गए मान नहीं हैं। उनके सेल खाली हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln लाइन एक पंक्ति के लिए बहुत लंबी है। उसे कई पंक्तियों के रूप में छापा गया।</numerusform>
            <numerusform>%Ln लाइनें एक पंक्ति के लिए बहुत लंबी हैं। उन्हें कई पंक्तियों के रूप में छापा गया।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
            <numerusform>अगली कोशिश %n सेकंड में होगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%2 में से %1 जॉब</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>%1 जॉब</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 प्रति सेकंड</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n सेकंड बाकी</numerusform>
            <numerusform>%n सेकंड बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>इंडेक्स में %1 जॉब हैं।</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>अब सूची में नहीं: %1।</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>इंडेक्स उपयोग लायक नहीं था और उसे अलग रख दिया गया है। सभी जॉब फिर से डाउनलोड किए जा रहे हैं।</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>किसी दूसरे प्रोग्राम ने इंडेक्स हटा दिया। सभी जॉब फिर से डाउनलोड किए जा रहे हैं।</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>इंडेक्स Balehook के किसी दूसरे संस्करण ने लिखा था। सभी जॉब फिर से डाउनलोड किए जा रहे हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>मानक इनपुट का टेक्स्ट टोकन के लिए बहुत लंबा है।</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>से (&amp;F):</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>तक (&amp;T):</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>जॉब दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>%1 को नहीं खोला गया, क्योंकि ऐसी फ़ाइल कोई प्रोग्राम हो सकती है। अगर आप जानते हैं कि वह क्या है, तो उसे उसके फ़ोल्डर से खोलें।</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>फ़ोल्डर में दिखाएँ</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>क्या %1 को डिफ़ॉल्ट ऐप्लिकेशन में खोलना है? यह फ़ाइल किसी और से आई है: इसमें ऐसे सूत्र हो सकते हैं जो चलते हैं, और स्प्रेडशीट कुछ मान बदल सकती है, जैसे वे कोड जो शून्य से शुरू होते हैं।</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>इस प्रकार की फ़ाइल के लिए कोई ऐप्लिकेशन नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>URL और खातों के नाम छोड़ दें (&amp;L)</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>निदान रिपोर्ट</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>Balehook यह रिपोर्ट किसी को नहीं भेजता। इसे पढ़ें, फिर कॉपी करें या सहेजें और समस्या की जाँच करने वालों को भेजें। इसमें न टोकन हैं, न रिकॉर्ड और न फ़ाइलों के नाम।</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>निदान रिपोर्ट</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>सहेजें (&amp;S)...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>रिपोर्ट सहेज ली गई।</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>रिपोर्ट कॉपी की गई।</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation>फ़ोल्डर में दिखाएँ</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>डाउनलोड</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>इस कंप्यूटर की फ़ाइलें</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>रद्द करें (&amp;C)</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>फिर से डाउनलोड करें (&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>लिंक कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>सूची से हटाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>पूरे हुए हटाएँ (&amp;I)</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>डाउनलोड</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>प्रोग्राम शुरू होने के बाद से कुछ डाउनलोड नहीं हुआ है।</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>किसी डाउनलोड का विवरण देखने के लिए उसे चुनें।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln डाउनलोड चुना गया है।</numerusform>
            <numerusform>%Ln डाउनलोड चुने गए हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>लिंक कॉपी किया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>डुप्लिकेट रजिस्टर करें (&amp;G)…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>डुप्लिकेट रजिस्टर करना</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>यही वेबहुक पहले से रजिस्टर है। इसे एक बार और रजिस्टर करें?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>डुप्लिकेट रजिस्टर करें (&amp;D)</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>आयात जॉब की सूची लें</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>वेबहुक की सूची लें</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>प्रॉपर्टी की सूची लें</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>वेबहुक बनाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>जवाब अपना प्रकार नहीं बताता (Content-Type नहीं है)।</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>जवाब मान्य UTF-8 टेक्स्ट नहीं है।</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>जवाब में नेस्टिंग बहुत गहरी है।</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>जवाब खाली है।</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>जवाब अधूरा है या JSON नहीं है: %1, बाइट %2 पर।</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>जवाब JSON है, लेकिन ऑब्जेक्ट नहीं है।</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>जवाब में रिकॉर्ड की कोई सूची नहीं है (&quot;data&quot; मौजूद नहीं है)।</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>जवाब में रिकॉर्ड की कोई सूची नहीं है (&quot;data&quot; सूची नहीं है)।</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>Canceled.</source>
        <translation>रद्द किया गया।</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>%1 को कुछ नहीं भेजा गया, क्योंकि Balehook यहाँ इस पते का उपयोग नहीं कर सकता। खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>कुछ नहीं भेजा गया, क्योंकि Balehook यहाँ इस पते का उपयोग नहीं कर सकता। खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>%1 नाम का कोई सर्वर नहीं मिला। खाते का URL और अपना नेटवर्क कनेक्शन जाँचें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>सर्वर नहीं मिला। खाते का URL और अपना नेटवर्क कनेक्शन जाँचें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>%1 से कनेक्ट नहीं किया जा सका। अपना नेटवर्क कनेक्शन जाँचें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>सेवा से कनेक्ट नहीं किया जा सका। अपना नेटवर्क कनेक्शन जाँचें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 ने समय पर जवाब नहीं दिया। थोड़ी देर में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>सेवा ने समय पर जवाब नहीं दिया। थोड़ी देर में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>%1 ने जवाब पूरा होने से पहले कनेक्शन बंद कर दिया। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>जवाब पूरा होने से पहले कनेक्शन बंद हो गया। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>%1 से सुरक्षित कनेक्शन नहीं बन सका, इसलिए कुछ नहीं भेजा गया। हो सकता है कि उसके प्रमाणपत्र की समय-सीमा बीत चुकी हो, वह किसी दूसरे नाम के लिए बना हो या यह कंप्यूटर उस पर भरोसा न करता हो। अपने व्यवस्थापक से पूछें; विवरण में और जानकारी है।</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>सुरक्षित कनेक्शन नहीं बन सका, इसलिए कुछ नहीं भेजा गया। हो सकता है कि सेवा के प्रमाणपत्र की समय-सीमा बीत चुकी हो, वह किसी दूसरे नाम के लिए बना हो या यह कंप्यूटर उस पर भरोसा न करता हो। अपने व्यवस्थापक से पूछें; विवरण में और जानकारी है।</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>प्रॉक्सी %1 ने अनुरोध अस्वीकार कर दिया। सेटिंग &gt; नेटवर्क में जाँचें या अपने व्यवस्थापक से पूछें।</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>प्रॉक्सी ने अनुरोध अस्वीकार कर दिया। सेटिंग &gt; नेटवर्क में जाँचें या अपने व्यवस्थापक से पूछें।</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>सेवा ने %1 पर रीडायरेक्ट किया। रीडायरेक्ट का पालन नहीं किया गया, ताकि टोकन खाते की अपनी सेवा तक ही रहे। खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>सेवा ने किसी दूसरे पते पर रीडायरेक्ट किया। रीडायरेक्ट का पालन नहीं किया गया, ताकि टोकन खाते की अपनी सेवा तक ही रहे। खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>%1 ने इस खाते के लिए टोकन स्वीकार नहीं किया। टोकन अपडेट करें, या जाँचें कि वह इसी खाते का है।</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>इस खाते के लिए टोकन स्वीकार नहीं किया गया। टोकन अपडेट करें, या जाँचें कि वह इसी खाते का है।</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>%1 ने इस खाते के लिए टोकन स्वीकार नहीं किया, क्योंकि उसके पास अनुमति नहीं है। इस अनुमति वाला टोकन माँगें, या जाँचें कि वह इसी खाते का है।</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>इस खाते के लिए टोकन स्वीकार नहीं किया गया, क्योंकि उसके पास अनुमति नहीं है। इस अनुमति वाला टोकन माँगें, या जाँचें कि वह इसी खाते का है।</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>%1 के इस पते पर कुछ नहीं मिला (स्थिति %2)। खाते का URL और स्लग जाँचें।</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>सेवा के इस पते पर कुछ नहीं है (स्थिति %2)। खाते का URL और स्लग जाँचें।</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 को बहुत सारे अनुरोध मिले। थोड़ी देर में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>सेवा को बहुत सारे अनुरोध मिले। थोड़ी देर में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 ने अनुरोध अस्वीकार कर दिया (स्थिति %2)। उसका जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>सेवा ने अनुरोध अस्वीकार कर दिया (स्थिति %2)। उसका जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>%1 विफल रहा (स्थिति %2)। थोड़ी देर में फिर से कोशिश करें; अगर समस्या बनी रहे, तो सेवा चलाने वालों से संपर्क करें।</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>सेवा विफल रही (स्थिति %2)। थोड़ी देर में फिर से कोशिश करें; अगर समस्या बनी रहे, तो सेवा चलाने वालों से संपर्क करें।</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 ने अप्रत्याशित जवाब लौटाया (स्थिति %2)। खाते का URL जाँचें; जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>सेवा ने अप्रत्याशित जवाब लौटाया (स्थिति %2)। खाते का URL जाँचें; जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>%1 का जवाब आकार की सीमा से बड़ा था, इसलिए बाकी लोड नहीं किया गया। पेज का छोटा आकार चुनें, या खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>जवाब आकार की सीमा से बड़ा था, इसलिए बाकी लोड नहीं किया गया। पेज का छोटा आकार चुनें, या खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>%1 का जवाब अधूरा था और उसका उपयोग नहीं किया गया। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>जवाब अधूरा था और उसका उपयोग नहीं किया गया। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 का जवाब समझा नहीं जा सका। खाते का URL जाँचें; जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>जवाब समझा नहीं जा सका। खाते का URL जाँचें; जवाब विवरण में है।</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 में page[offset] और page[limit] का समर्थन नहीं है: उसने दूसरा पेज लौटाया। इन्हें खाते में “उन्नत” के अंतर्गत बंद करें।</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>सेवा में page[offset] और page[limit] का समर्थन नहीं है: उसने दूसरा पेज लौटाया। इन्हें खाते में “उन्नत” के अंतर्गत बंद करें।</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 ने डेटा के बजाय एक वेब पेज लौटाया। हो सकता है कि नेटवर्क पर पहले साइन इन करना पड़े: अपने ब्राउज़र में कोई वेब पेज खोलें, फिर दोबारा कोशिश करें। अगर इससे काम न बने, तो खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>जवाब डेटा के बजाय एक वेब पेज था। हो सकता है कि नेटवर्क पर पहले साइन इन करना पड़े: अपने ब्राउज़र में कोई वेब पेज खोलें, फिर दोबारा कोशिश करें। अगर इससे काम न बने, तो खाते का URL जाँचें।</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>इस खाते का कोई टोकन सहेजा हुआ नहीं है। आगे बढ़ने के लिए इसका टोकन जोड़ें।</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>इस सत्र में कोई कीचेन सेवा उपलब्ध नहीं है, इसलिए टोकन न पढ़े जा सकते हैं, न सहेजे जा सकते हैं। GNOME Keyring या KWallet जैसी कोई सेवा शुरू करें, या टोकन को केवल इस सत्र के लिए रखें।</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>लगता है कि कीचेन लॉक है, इसलिए इस खाते का टोकन पढ़ा नहीं जा सकता। उसे अनलॉक करके फिर से कोशिश करें, या टोकन को केवल इस सत्र के लिए रखें।</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>कीचेन जवाब नहीं दे रहा। देखें कि स्क्रीन पर उसका कोई सवाल तो नहीं है और फिर से कोशिश करें, या टोकन को केवल इस सत्र के लिए रखें।</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>कीचेन ने टोकन नहीं सहेजा। फिर से कोशिश करें, या टोकन को केवल इस सत्र के लिए रखें।</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>इस फ़ाइल का उपयोग यहाँ नहीं किया जा सकता। कोई दूसरी फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>%1 पर मौजूद फ़ाइल के लिंक की समय-सीमा शायद बीत चुकी है। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>फ़ाइल के लिंक की समय-सीमा शायद बीत चुकी है। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>लिंक बहुत बार रीडायरेक्ट करता है; आख़िरी रीडायरेक्ट %1 पर था। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>लिंक बहुत बार रीडायरेक्ट करता है। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 ने पंक्तियों की फ़ाइल के बजाय एक प्रोग्राम भेजा, इसलिए उसे नहीं रखा गया। उसे तभी डाउनलोड करें जब आप जानते हों कि वह क्या है।</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>सर्वर ने पंक्तियों की फ़ाइल के बजाय एक प्रोग्राम भेजा, इसलिए उसे नहीं रखा गया। उसे तभी डाउनलोड करें जब आप जानते हों कि वह क्या है।</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>डाउनलोड की गई कुछ फ़ाइलें मिटाई नहीं जा सकीं। उनके नाम विवरण में हैं; उन्हें ख़ुद मिटाएँ।</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>फ़ाइल अब मौजूद नहीं है। हो सकता है कि उसे कहीं और ले जाया गया हो, उसका नाम बदला गया हो या उसे मिटा दिया गया हो; उसे फिर से खोलें।</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>फ़ाइल पढ़ी नहीं जा सकी। जाँचें कि वह फ़ाइल ही है और आपको उसे पढ़ने की अनुमति है।</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>फ़ाइल खुली थी और तभी उसे किसी दूसरे प्रोग्राम ने बदल दिया। उसमें अब क्या है, यह देखने के लिए उसे फिर से खोलें।</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>फ़ाइल खाली है: उसमें कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>कोई फ़ाइल पढ़ी या लिखी नहीं जा सकी। जाँचें कि फ़ोल्डर मौजूद है और उसमें जगह है; सिस्टम का संदेश विवरण में है।</translation>
    </message>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>सेवा को बहुत सारे अनुरोध मिले। अगली कोशिश से पहले %Ln सेकंड प्रतीक्षा करें।</numerusform>
            <numerusform>सेवा को बहुत सारे अनुरोध मिले। अगली कोशिश से पहले %Ln सेकंड प्रतीक्षा करें।</numerusform>
        </translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>इस रेगुलर एक्सप्रेशन को एक सेल में बहुत ज़्यादा कोशिशें चाहिए। इसे आसान बनाएँ, जैसे एक-दूसरे के अंदर कम दोहराव रखें।</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>सेवा का संदेश: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>खोज के लिए रखे गए जॉब किसी दूसरे प्रोग्राम ने हटा दिए। जॉब खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>खोज के लिए रखे गए जॉब Balehook के किसी दूसरे संस्करण ने लिखे थे। जॉब खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>डिस्क पर पर्याप्त जगह नहीं है। कुछ जगह खाली करें, फिर दोबारा कोशिश करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>एक निर्यात पहले से चल रहा है। उसके पूरा होने की प्रतीक्षा करें, या उसे रोकें।</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>फ़ोल्डर में दिखाएँ</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>कुछ नहीं लिखा गया, क्योंकि निर्यात की जाने वाली सूची अब नहीं दिख रही है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>पंक्तियाँ निर्यात करें</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>दिख रही %Ln पंक्ति (&amp;S)</numerusform>
            <numerusform>दिख रही %Ln पंक्तियाँ, उनके क्रम में (&amp;S)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>फ़ाइल की एकमात्र पंक्ति (%Ln) (&amp;A)</numerusform>
            <numerusform>फ़ाइल की सभी %Ln पंक्तियाँ (&amp;A)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>%Ln छिपे कॉलम के साथ (&amp;W)</numerusform>
            <numerusform>%Ln छिपे कॉलमों के साथ (&amp;W)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV (स्प्रेडशीट के लिए)</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>पंक्तियाँ:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>फ़ॉर्मैट (&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>निर्यात करें (&amp;E)...</translation>
    </message>
    <message>
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>केवल वे पंक्तियाँ जो चुने गए कारणों और फ़िल्टर से मेल खाती हैं, तालिका के क्रम में।</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Excel वर्कबुक (शुरुआती शून्य बने रहते हैं)</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>JSON Lines (प्रोग्रामों के लिए)</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>फ़ॉर्मैट</translation>
    </message>
    <message>
        <source>Prevent spreadsheets from running cells as for&amp;mulas</source>
        <translation>स्प्रेडशीट को सेल सूत्र के रूप में चलाने से रोकें (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>यह फ़ाइल किसी स्प्रेडशीट में नहीं खुलेगी (&amp;N)</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>जो सेल सूत्र जैसे दिखते हैं, उनके आगे एपॉस्ट्रॉफ़ी लगाई जाती है, ताकि स्प्रेडशीट उन्हें दिखाए, चलाए नहीं।</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>स्प्रेडशीट =, +, - या @ से शुरू होने वाले सेल चला सकती है: वे डेटा बाहर भेज सकते हैं या प्रोग्राम शुरू कर सकते हैं। यह सुरक्षा केवल ऐसी फ़ाइल के लिए बंद करें जो किसी स्प्रेडशीट में नहीं खुलेगी।</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>CSV की पहली पंक्ति में कॉलम के शीर्षक होते हैं और हर सेल उद्धरण चिह्नों में होता है। Excel वर्कबुक में हर सेल टेक्स्ट होता है, ताकि स्प्रेडशीट किसी सेल को न चलाए, न बदले। JSON Lines में हर पंक्ति में एक JSON ऑब्जेक्ट होता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>वेबहुक निर्यात करें</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>प्रॉपर्टी निर्यात करें</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>आयात जॉब निर्यात करें</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>%Ln वेबहुक</numerusform>
            <numerusform>%Ln वेबहुक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>%Ln प्रॉपर्टी</numerusform>
            <numerusform>%Ln प्रॉपर्टी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln जॉब</numerusform>
            <numerusform>%Ln जॉब</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>मेल खाने वाले जॉब उसी रूप में निर्यात होंगे जैसे वे दिख रहे हैं। उनकी गिनती अभी चल रही है।</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>सेवा की सूची का सब कुछ निर्यात होगा; उसे पहले सेवा से डाउनलोड किया जाएगा। सेवा यह नहीं बताती कि वह कितना है।</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: पूरा इंडेक्स, दिख रहे क्रम में।</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%2 में से %1, जैसे दिख रहे हैं।</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: पूरी सहेजी गई लिस्टिंग “%2”।</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: सेवा की पूरी सूची, जो पहले सेवा से डाउनलोड की जाएगी।</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>निर्यात जारी है: अब तक %1, कुल %2 में से।</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>निर्यात जारी है: अब तक %1।</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>निर्यात जारी है: अगली कोशिश %Ln सेकंड में होगी।</numerusform>
            <numerusform>निर्यात जारी है: अगली कोशिश %Ln सेकंड में होगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>“%2” में %1 का निर्यात हुआ।</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>निर्यात के दौरान सूची बदल गई: %Ln रिकॉर्ड एक से ज़्यादा बार मिला और एक ही बार लिखा गया।</numerusform>
            <numerusform>निर्यात के दौरान सूची बदल गई: %Ln रिकॉर्ड एक से ज़्यादा बार मिले और एक ही बार लिखे गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>सेवा के अनुसार: %1।</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>“%1” में निर्यात %2 के बाद रोक दिया गया। कोई फ़ाइल नहीं लिखी गई।</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>“%1” में निर्यात %2 के बाद विफल हो गया, और कोई फ़ाइल नहीं लिखी गई। %3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>सभी जॉब अभी इंडेक्स में नहीं हैं: हो सकता है कि मेल खाने वाले कुछ जॉब फ़ाइल में न हों।</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>सभी वेबहुक लोड नहीं हुए: फ़ाइल में कुछ मेल खाते वेबहुक छूट गए हो सकते हैं।</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>सभी प्रॉपर्टी लोड नहीं हुईं: फ़ाइल में कुछ मेल खाती प्रॉपर्टी छूट गई हो सकती हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>null के रूप में भेजा गया।</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>खाली टेक्स्ट के रूप में भेजा गया।</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>खाली सूची के रूप में भेजा गया।</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>टेक्स्ट के बजाय किसी और प्रकार में भेजा गया।</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: मौजूद नहीं</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>सभी %1 वर्ण दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>तथ्य</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>जवाब में “%1”</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>विफल पंक्तियों की %Ln फ़ाइल डाउनलोड की जा रही है।</numerusform>
            <numerusform>विफल पंक्तियों की %Ln फ़ाइलें डाउनलोड की जा रही हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No downloads were started.</source>
        <translation>कोई डाउनलोड शुरू नहीं किया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln फ़ाइल पहले से डाउनलोड की जा चुकी है।</numerusform>
            <numerusform>%Ln फ़ाइलें पहले से डाउनलोड की जा चुकी हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln लिंक की समय-सीमा बीत चुकी है।</numerusform>
            <numerusform>%Ln लिंक की समय-सीमा बीत चुकी है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln जॉब में विफल पंक्तियों की कोई फ़ाइल नहीं है।</numerusform>
            <numerusform>%Ln जॉब में विफल पंक्तियों की कोई फ़ाइल नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln जॉब में ऐसा लिंक है जिसे खोला नहीं जा सकता।</numerusform>
            <numerusform>%Ln जॉब में ऐसा लिंक है जिसे खोला नहीं जा सकता।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>कॉलम %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>पंक्तियों में खोजा जा रहा है…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>सभी पंक्तियाँ लोड होने पर उपलब्ध।</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>%1 की विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>फिर से लोड करें</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>इस फ़ाइल में कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>फ़िल्टर से कोई पंक्ति मेल नहीं खाती।</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>सभी पंक्तियाँ दिखाएँ</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>यह पंक्ति फ़िल्टर से छिपी हुई है।</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>डाउनलोड करने के लिए विफल पंक्तियों की कोई फ़ाइल नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>डाउनलोड करने के लिए विफल पंक्तियों की %Ln फ़ाइल, लगभग %1।</numerusform>
            <numerusform>डाउनलोड करने के लिए विफल पंक्तियों की %Ln फ़ाइलें, लगभग %1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>डाउनलोड करने के लिए विफल पंक्तियों की %Ln फ़ाइल। उसका आकार पता नहीं है।</numerusform>
            <numerusform>डाउनलोड करने के लिए विफल पंक्तियों की %Ln फ़ाइलें। उनके आकार पता नहीं हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>विफल पंक्तियों की %2 में से %1 फ़ाइलें डाउनलोड हुईं, %3।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln डाउनलोड नहीं हो सकी।</numerusform>
            <numerusform>%Ln डाउनलोड नहीं हो सकीं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>इस बीच %Ln लिंक की समय-सीमा बीत गई।</numerusform>
            <numerusform>इस बीच %Ln लिंक की समय-सीमा बीत गई।</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>डाउनलोड की गई फ़ाइलों की जगह, %1, पूरी भर गई है।</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>%2 में से %1 फ़ाइलें, %3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>सर्वर ने फ़ाइल ऐसी एन्कोडिंग के साथ भेजी जो माँगी नहीं गई थी, इसलिए यह जाँचा नहीं जा सकता कि वह पूरी है या नहीं।</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>सर्वर ने फ़ाइल की असंभव लंबाई बताई।</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>कोई जॉब लोड नहीं है, इसलिए उनकी विफल पंक्तियों की फ़ाइलें पता नहीं हैं। पहले सभी जॉब लोड करें।</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>सभी जॉब लोड नहीं हुए हैं, इसलिए विफल पंक्तियों की कुछ फ़ाइलें छूट सकती हैं। उन्हें शामिल करने के लिए सभी जॉब लोड करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>विफल पंक्तियों की फ़ाइलें डाउनलोड करें</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>डाउनलोड की गई फ़ाइलें</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>रोकें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>डाउनलोड करें (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>विराम (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>फिर शुरू करें (&amp;R)</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>सीमा %1 तक बढ़ाएँ (&amp;L)</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>डाउनलोड की गई फ़ाइलों की जगह भर जाने पर डाउनलोड रुक जाता है।</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1। विराम पर।</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>डाउनलोड की सूची में कारण दिया है, और वहाँ से फिर कोशिश की जा सकती है।</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>सूची पर वापस जाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>अपेक्षित: %1 बाइट। मिले: %2 बाइट।</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>फ़ाइल का फ़ॉर्मैट। बदलने के लिए क्लिक करें।</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>फ़ाइल का कितना भाग लोड हुआ है</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>फ़ाइल का फ़ॉर्मैट: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln पंक्ति</numerusform>
            <numerusform>%Ln पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>अब तक %Ln पंक्ति</numerusform>
            <numerusform>अब तक %Ln पंक्तियाँ</numerusform>
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
            <numerusform>%Ln पंक्ति में सेल कम या ज़्यादा हैं</numerusform>
            <numerusform>%Ln पंक्तियों में सेल कम या ज़्यादा हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>हेडर का एक उद्धरण चिह्न कभी बंद नहीं होता</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>पंक्ति %1 का एक उद्धरण चिह्न कभी बंद नहीं होता</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>सहेजे गए मान के बिना %Ln सूत्र</numerusform>
            <numerusform>सहेजे गए मान के बिना %Ln सूत्र</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>सभी पंक्तियाँ दिखाएँ</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%Ln में से %1 पंक्ति दिखाई गई</numerusform>
            <numerusform>%Ln में से %1 पंक्तियाँ दिखाई गईं</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>ज़्यादातर पंक्तियों में उतने सेल नहीं हैं जितने पहली पंक्ति में हैं। अगर सेल किन्हीं और वर्णों से अलग होते हैं, तो फ़ाइल का फ़ॉर्मैट बदलें।</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>फ़ॉर्मैट बदलें…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>जॉब %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>%1 जॉब चुने गए हैं; एक बार में ज़्यादा से ज़्यादा %2 फ़ाइलें डाउनलोड की जा सकती हैं। कोई डाउनलोड शुरू नहीं किया गया।</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>लिंक कॉपी किया गया।</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>पहले एक पंक्ति चुनें।</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>इस रूप में सहेजें (&amp;S)...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>फ़िल्टर</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 खाली है</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 खाली नहीं है</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1: %2 के अलावा</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 में शामिल: %2</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>फ़िल्टर हटाएँ: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>यह फ़िल्टर हटाएँ</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1, %2 से मेल खाता है</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>ढूँढें:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>किसी भी सेल का टेक्स्ट</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>पिछला मेल (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>अगला मेल (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>अब तक %1…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>नहीं मिला</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln सेल</numerusform>
            <numerusform>%Ln सेल</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>रेगुलर एक्सप्रेशन</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>रेगुलर एक्सप्रेशन ढूँढें</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>किसी भी सेल के लिए रेगुलर एक्सप्रेशन</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>ढूँढें (&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>रोकें (&amp;T)</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>विफल पंक्तियों में ढूँढें</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>ढूँढने का मान</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU, EAN, ईमेल पता…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>मिलान</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>पूरा मान</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>मान का भाग</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>इसमें खोजें</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>यह खाता</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>सभी खाते</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>मिली हुई पंक्तियाँ</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>पंक्ति खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>खोज रहे हैं…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>बेस URL: इस खाते के लिए सेवा का पता।</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>खाते का स्लग: उस पते का वह भाग जो खाते की पहचान करता है।</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>एक एक्सेस टोकन (bearer token)। वह कहाँ मिलता है, यह अपने प्लेटफ़ॉर्म से पूछें; वह इस कंप्यूटर के कीचेन में सहेजा जाता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>पहली पंक्ति हेडर है (&amp;H)</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>अपने आप पहचानें (&amp;D)</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>फ़ाइल का फ़ॉर्मैट</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>एन्कोडिंग (&amp;E):</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>सेल अलग करने वाला चिह्न (&amp;S):</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>एक या ज़्यादा वर्ण, जैसे || या ~|~। टैब के लिए \t टाइप करें।</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>अन्य वर्ण</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>अन्य वर्ण (&amp;O):</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>इससे सेल अलग नहीं हो सकते। उद्धरण चिह्न और लाइन ब्रेक संभव नहीं हैं।</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>तय कॉलम</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>कॉलम यहाँ से शुरू (&amp;C):</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>हर कॉलम के पहले वर्ण की संख्या, जैसे 1, 11, 25।</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>बढ़ते क्रम में दो या अधिक संख्याएँ अल्पविराम से अलग करके डालें।</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>अल्पविराम</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>अर्धविराम</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>टैब</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>खड़ी रेखा</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1, %2, पहली पंक्ति हेडर है</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1, %2, कोई हेडर नहीं</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>पहली पंक्ति शीर्षक है</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>कोई शीर्षक नहीं</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>तय कॉलम</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>जॉब और पंक्ति</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>मान</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>सभी सेल</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>%1 को बना</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>%1 को डाउनलोड</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln पंक्ति</numerusform>
            <numerusform>%Ln पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>जॉब %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln और पंक्ति</numerusform>
            <numerusform>%Ln और पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>पंक्ति %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>कॉलम %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>यहाँ जाएँ</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>%2 में से %1 रिकॉर्ड जाँचे गए; अब तक नहीं मिला।</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>%1 रिकॉर्ड जाँचे गए; अब तक नहीं मिला।</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>जाँचे गए %2 रिकॉर्ड में ID %1 नहीं है।</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>पंक्ति संख्या (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>ID (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>यहाँ जाएँ (&amp;G):</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>पंक्तियाँ 1 से %1, सेवा के क्रम में।</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>प्रगति</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>जाएँ</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>खोज रोक दी गई; ID अब तक नहीं मिली।</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>ऐसी कोई पंक्ति नहीं है। 1 से %1 तक की कोई संख्या दर्ज करें।</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>इस खाते के लिए कुछ भी लोड नहीं हुआ है।</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>पेज दर पेज खोजा जा रहा है। रोकने के लिए Esc दबाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>पंक्ति पर जाएँ</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>1 से %1 तक की कोई संख्या दर्ज करें।</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>पंक्ति संख्या (&amp;R):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>जाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>सूत्र जैसे दिखने वाले %Ln सेल के आगे एपॉस्ट्रॉफ़ी लगाई गई है।</numerusform>
            <numerusform>सूत्र जैसे दिखने वाले %Ln सेल के आगे एपॉस्ट्रॉफ़ी लगाई गई है।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>पंक्ति</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>सभी पाठों में उपयोगकर्ता, ई-मेल पते और फ़ाइल पथ छिपाएँ (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>खुली हुई तुलना शामिल करें (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>Markdown और HTML: नमूना पंक्तियों के साथ सारांश (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>zip संग्रह: सारांश और सभी पंक्तियाँ CSV के रूप में (&amp;Z)</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>विफल पंक्तियाँ सौंपना</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>डाउनलोड करें (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>छिपाए गए कॉलम (निजी डेटा) (&amp;H):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>छिपाए गए कॉलम</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>लिखें (&amp;W)...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>फ़ाइल में कई तालिकाएँ हैं। पहले उसकी पंक्तियाँ दिखाएँ और उनमें से एक चुनें।</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>पढ़ा जा रहा है…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 में से %1 पंक्तियाँ लिखी जा चुकी हैं।</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>लिखा जा रहा है…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>सौंपना रोक दिया गया।</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>सौंपी जाने वाली फ़ाइलें पूरी नहीं लिखी गईं। %1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>लिखा गया: %1।</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>आयात की विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>समय (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>अनुरोध</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>जवाब</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>अवधि</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>नमूना पंक्तियाँ</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>छिपाए गए कॉलम: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln और कॉलम नहीं दिखाया गया।</numerusform>
            <numerusform>%Ln और कॉलम नहीं दिखाए गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>सभी पंक्तियाँ: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>इस खाते के अनुरोध</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>टोकन और फ़ाइल लिंक के पैरामीटर छोड़ दिए गए हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>संग्रह 4 GB से बड़ा होगा। इसके बजाय Markdown और HTML फ़ाइलें लिखें।</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>यह क्या है?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>जॉब ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>चैनल ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>उपयोगकर्ता ID</translation>
    </message>
    <message>
        <source>User</source>
        <translation>उपयोगकर्ता</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>आयात की गई फ़ाइल</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>बनाया गया</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>अपडेट किया गया</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>विफल पंक्तियों की फ़ाइल</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>सफल</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>सफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>विफल</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>कुल</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>आयात जॉब</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>इस खाते में कोई आयात जॉब नहीं है।</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>आयात जॉब लोड नहीं किए जा सके।</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>सेवा ने ऐसा तत्व भेजा जो आयात जॉब नहीं है। “मूल डेटा” टैब उसे वैसा ही दिखाता है जैसा वह मिला।</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>जवाब में स्थिति &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1, अब सूची में नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%2 में से %1 पंक्ति सफल, %3 विफल</numerusform>
            <numerusform>%2 में से %1 पंक्तियाँ सफल, %3 विफल</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>सफल: %1, विफल: %2</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>जब सूची पिछली बार पूरी लोड हुई थी, तब यह जॉब उसमें नहीं था; यह उसकी आख़िरी ज्ञात स्थिति है।</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>सूची का यह तत्व आयात जॉब नहीं है। इसे वैसा ही दिखाया गया है जैसा यह मिला।</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>न पढ़ा जा सकने वाला रिकॉर्ड</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>बिना ID का जॉब</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>जॉब %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>%1 को %2 ने बनाया</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>%1 को बनाया गया</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>आपका लेबल: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%2 में से %1 पंक्तियाँ विफल</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>पहले कोई जॉब चुनें।</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>इस जॉब की ID लिंक में मान्य नहीं है।</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>जॉब का लिंक कॉपी किया गया</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>यह किसी जॉब का लिंक नहीं है, इसलिए कुछ नहीं खोला गया: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>लिंक &quot;%1&quot; खाते के एक जॉब का है, लेकिन वह खाता यहाँ सेट अप नहीं है। इस स्लग वाला खाता जोड़ें, फिर लिंक को दोबारा खोलें।</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>खाता जोड़ें...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln खाते का स्लग &quot;%1&quot; है। लिंक %2 में खोला गया।</numerusform>
            <numerusform>%Ln खातों का स्लग &quot;%1&quot; है। लिंक उनमें से पहले, %2, में खोला गया।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>जॉब %1 बदल गया</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>%Ln और फ़ील्ड</numerusform>
            <numerusform>%Ln और फ़ील्ड</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>जॉब %1 अब सूची में नहीं है</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: सूची दो बार लोड हुई और यह उसमें नहीं मिला। अब इसकी निगरानी नहीं की जा रही।</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: बदल गया</translation>
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
        <translation>दिन के अनुसार पंक्तियाँ: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>%Ln दिन में पंक्तियाँ। सबसे ज़्यादा: %1। आख़िरी: %2।</numerusform>
            <numerusform>%Ln दिनों में पंक्तियाँ। सबसे ज़्यादा: %1। आख़िरी: %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>उपयोगकर्ता</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>पहले की पंक्तियाँ</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>बाद की पंक्तियाँ</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>पहली बार</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>आख़िरी बार</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>दिन के अनुसार</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>नया</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>खाते के सभी जॉब लोड होने के बाद पता चलेगा।</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>इस कारण वाले जॉब</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>सभी जॉब के कारण</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>जॉब दिखाएँ(&amp;J)</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>पंक्तियाँ दिखाएँ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>निर्यात करें (&amp;E)...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>कारण गिने जा रहे हैं…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>विफल पंक्तियों की फ़ाइलें पढ़ी जा रही हैं…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1 (%2)।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln कारण</numerusform>
            <numerusform>%Ln कारण</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln विफल पंक्ति</numerusform>
            <numerusform>%Ln विफल पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln चुना गया जॉब लोड नहीं है और छोड़ दिया गया।</numerusform>
            <numerusform>%Ln चुने गए जॉब लोड नहीं हैं और छोड़ दिए गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln जॉब, कारण: %1</numerusform>
            <numerusform>%Ln जॉब, कारण: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>%2 में से सबसे नए %1 जॉब दिखाए गए हैं।</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>कारण</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln कारण %1 में लिखा गया।</numerusform>
            <numerusform>%Ln कारण %1 में लिखे गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 नहीं लिखी गई। %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%1 से %Ln नया।</numerusform>
            <numerusform>%1 से %Ln नए।</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>गिनने के लिए मुख्य विंडो में जॉब चुनें और फिर जॉब &gt; विफल पंक्तियों की फ़ाइलें डाउनलोड करें चुनें।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation>%1।</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSeeker</name>
    <message>
        <source>Job %1 was missing when the list was last loaded in full. You see the copy kept on this computer.</source>
        <translation>जब सूची पिछली बार पूरी लोड हुई थी, तब जॉब %1 उसमें नहीं था। आपको इस कंप्यूटर पर रखी प्रति दिख रही है।</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>इस खाते की सूची में अभी जो %2 जॉब हैं, उनमें जॉब %1 नहीं है।</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>सूची के पहले %2 जॉब में जॉब %1 नहीं है; बाकी नहीं जाँचे गए।</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>खोज जारी रखें</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>जॉब का लिंक</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>इससे तुलना करें</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>फ़ाइलें फ़िल्टर करें</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>फ़ाइल, जॉब या खाता</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>इस कंप्यूटर पर विफल पंक्तियों की फ़ाइलें</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>तुलना करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>तालिका फ़ाइल (&amp;T)...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>इस कंप्यूटर पर विफल पंक्तियों की फ़ाइलें:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>इस कंप्यूटर पर विफल पंक्तियों की कोई दूसरी फ़ाइल नहीं है। पहले किसी दूसरे जॉब की विफल पंक्तियाँ दिखाएँ, या कोई तालिका फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>तालिका फ़ाइल से तुलना करें</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>तालिकाएँ (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>सभी फ़ाइलें (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>कोई दूसरा प्रोग्राम अभी इस खाते के जॉब लोड कर रहा है, शायद balehookctl। उसका काम पूरा होने तक प्रतीक्षा करें, फिर उन्हें दोबारा मिटाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>खोज के लिए रखे गए जॉब</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>मिटाएँ (&amp;E)</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>सभी मिटाएँ (&amp;A)...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>किसी खाते के सभी जॉब में खोजने के लिए उन्हें इस कंप्यूटर पर रखा जाता है। उन्हें मिटाने से सेवा पर कुछ नहीं बदलता; फिर से खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>ये इस कंप्यूटर पर %1 जगह लेते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>इनमें से %Ln जॉब अब सेवा की सूची में नहीं है: उसे फिर से लोड नहीं किया जा सकता।</numerusform>
            <numerusform>इनमें से %Ln जॉब अब सेवा की सूची में नहीं हैं: उन्हें फिर से लोड नहीं किया जा सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>क्या चुने गए खातों के रखे हुए जॉब मिटाने हैं?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>क्या सभी खातों के रखे हुए जॉब मिटाने हैं? उनमें खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>जॉब मिटा दिए गए।</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>हटाया गया खाता</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1, और एक ख़राब प्रति</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>लोड हो रहे हैं</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>कोई जॉब लोड नहीं</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>सभी जॉब लोड नहीं हुए</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>सभी जॉब लोड हुए</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>किसी नए संस्करण का लिखा हुआ</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>ख़राब</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>कुंजी कॉलम चुनें</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>कुंजी: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>सभी कॉलम...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>कुंजी कॉलम चुनें</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>कॉलम के नाम का भाग</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>कॉलम फ़िल्टर करें</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>कुंजी के रूप में उपयोग करें</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln और कॉलम है। उसे ढूँढने के लिए नाम का भाग लिखें।</numerusform>
            <numerusform>%Ln और कॉलम हैं। उन्हें ढूँढने के लिए नाम का भाग लिखें।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>कोई लिंक नहीं है।</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>यह टेक्स्ट लिंक होने के लिए बहुत लंबा है।</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>यह पूरा वेब पता नहीं है, और Balehook छूटे हुए भाग का अनुमान नहीं लगाता। आप इसे कॉपी कर सकते हैं।</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>केवल https पते खोले जाते हैं। आप इस टेक्स्ट को कॉपी कर सकते हैं।</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>लिंक में खाली जगह, नियंत्रण वर्ण या अदृश्य वर्ण हैं।</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>यह मान्य वेब पता नहीं है।</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>लिंक में उपयोगकर्ता नाम या पासवर्ड है, जिससे यह छिप सकता है कि वह कहाँ ले जाता है।</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>लिंक एन्क्रिप्ट नहीं है (http), इसलिए उसे नहीं खोला जाता। आप उसे कॉपी कर सकते हैं।</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>होस्ट नाम में ऐसे अक्षर हैं जो दूसरे अक्षरों जैसे दिखते हैं; उसका सादा रूप %1 है। लिंक नहीं खोला जाता। आप उसे कॉपी कर सकते हैं।</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>लिंक किसी निजी नेटवर्क के पते (%1) पर ले जाता है; वहाँ से फ़ाइलें डाउनलोड नहीं की जातीं। आप लिंक को कॉपी कर सकते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>सहेजें…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>लिंक कॉपी किया गया।</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>%1 खोलता है</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>लिंक को ब्राउज़र में खोलें</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>फ़ाइल सहेजें; आपका टोकन नहीं भेजा जाता</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>लिंक कॉपी करें: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>ब्राउज़र में खोलें: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>फ़ाइल सहेजें: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>%1 का लिंक ब्राउज़र में खोला गया।</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>किसी ब्राउज़र ने लिंक नहीं खोला। उसे कॉपी करके ख़ुद खोलें।</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>लिंक कॉपी करें</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>फ़ाइल अब %1 पर मौजूद नहीं है। यह देखने के लिए जॉब को रीफ़्रेश करें कि उसका कोई दूसरा लिंक है या नहीं; अगर नहीं, तो आयात को फिर से चलाने का अनुरोध करें।</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>फ़ाइल पाने के लिए %1 पर साइन इन करना ज़रूरी है। लिंक को अपने ब्राउज़र में खोलें।</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 ने फ़ाइल की जगह एक वेब पेज भेजा, शायद इसलिए कि आप साइन इन करें। लिंक को अपने ब्राउज़र में खोलें; अगर पेज बताए कि लिंक की समय-सीमा बीत चुकी है, तो जॉब को रीफ़्रेश करें।</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 ने इस फ़ाइल का एक्सेस देने से मना कर दिया। हो सकता है कि लिंक की समय-सीमा बीत चुकी हो, या आपको साइन इन करना पड़े। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, या लिंक को अपने ब्राउज़र में खोलें।</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>%1 नाम का कोई सर्वर नहीं मिला। अपना नेटवर्क कनेक्शन जाँचें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>%1 से बहुत देर तक कोई डेटा नहीं मिला, इसलिए डाउनलोड रोक दिया गया। थोड़ी देर में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>%1 पर अभी समस्याएँ आ रही हैं। बाद में फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>%1 ने फ़ाइल पूरी होने से पहले कनेक्शन बंद कर दिया। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>%1 से मिली फ़ाइल का आकार बताए गए आकार से अलग है, इसलिए फ़ाइल नहीं रखी गई। फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 ने लिंक अस्वीकार कर दिया। नया लिंक पाने के लिए जॉब को रीफ़्रेश करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 ने ऐसा जवाब लौटाया जिसका उपयोग नहीं हो सकता। विवरण देखें।</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>लिंक किसी बिना एन्क्रिप्शन वाले या निजी नेटवर्क के पते पर रीडायरेक्ट करता है (%1); वहाँ से फ़ाइलें डाउनलोड नहीं की जातीं। जॉब को रीफ़्रेश करें, या सेवा चलाने वालों से संपर्क करें।</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>लिंक किसी बिना एन्क्रिप्शन वाले या निजी नेटवर्क के पते पर रीडायरेक्ट करता है; वहाँ से फ़ाइलें डाउनलोड नहीं की जातीं। जॉब को रीफ़्रेश करें, या सेवा चलाने वालों से संपर्क करें।</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>फ़ाइल %1 की है, लेकिन डाउनलोड की गई सभी फ़ाइलें मिलाकर %2 से ज़्यादा नहीं हो सकतीं। सीमा बढ़ाएँ, फिर दोबारा कोशिश करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 पंक्तियाँ चुनी गई हैं; एक बार में ज़्यादा से ज़्यादा %2 कॉपी की जा सकती हैं। कुछ भी कॉपी नहीं किया गया।</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>कॉपी करने के लिए पंक्तियाँ लोड हो रही हैं: %2 में से %1।</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>कॉपी करने के लिए पंक्तियाँ लोड हो रही हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln पंक्ति कॉपी की गई</numerusform>
            <numerusform>%Ln पंक्तियाँ कॉपी की गईं</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>लिंक कॉपी किया गया</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>इस पंक्ति में कोई लिंक नहीं है</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>%1 को ढूँढा जा रहा है। %2 पंक्तियाँ जाँची गईं।</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>यहाँ से सूची के अंत तक विफल पंक्तियों की फ़ाइल वाला कोई और जॉब नहीं है।</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>यहाँ से सूची की शुरुआत तक विफल पंक्तियों की फ़ाइल वाला कोई और जॉब नहीं है।</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>विफल पंक्तियों की फ़ाइल वाला अगला जॉब ढूँढा जा रहा है। %1 जॉब जाँचे गए।</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%Ln चुनी गई पंक्ति में से %1 कॉपी की गई; बाकी अब सूची में नहीं हैं</numerusform>
            <numerusform>%Ln चुनी गई पंक्तियों में से %1 कॉपी की गईं; बाकी अब सूची में नहीं हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>कुछ कॉपी नहीं हुआ, क्योंकि चुनी गई पंक्तियाँ अब सूची में नहीं हैं।</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>चुनी गई पंक्तियाँ ढूँढी जा रही हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%Ln चुनी गई पंक्ति में से %1 कॉपी की गई; बाकी अब चुनी हुई नहीं हैं</numerusform>
            <numerusform>%Ln चुनी गई पंक्तियों में से %1 कॉपी की गईं; बाकी अब चुनी हुई नहीं हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>कुछ कॉपी नहीं हुआ, क्योंकि चुनी गई पंक्तियाँ मिलने से पहले चयन बदल गया।</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>कुछ कॉपी नहीं हुआ, क्योंकि चुनी गई पंक्तियाँ लोड होने से पहले सूची बदल गई।</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: दिख रहे कॉलम, स्प्रेडशीट के लिए</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON: रिकॉर्ड, जैसे सेवा से मिले</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>निर्यात करें (&amp;E)...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>सामग्री:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>फ़ॉर्मैट (&amp;F):</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Excel वर्कबुक: दिखाए गए कॉलम, टेक्स्ट के रूप में</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines: वही, प्रति पंक्ति एक रिकॉर्ड</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>फ़ाइल (अब) मौजूद नहीं है। उसे उसकी मौजूदा जगह से खोलें।</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>यह फ़ाइल नहीं है। ऐसी फ़ाइल खोलें जिसमें सहेजी गई लिस्टिंग हो।</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>फ़ाइल बहुत बड़ी है: उसका आकार %1 है, और लिस्टिंग का आकार %2 तक हो सकता है।</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>फ़ाइल खोली नहीं जा सकी। सिस्टम का संदेश: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>फ़ाइल पढ़ी नहीं जा सकी। सिस्टम का संदेश: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>नहीं दिया गया</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>और %Ln अन्य</numerusform>
            <numerusform>और %Ln अन्य</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln मान: %1</numerusform>
            <numerusform>%Ln मान: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>सेवा ने ऐसा तत्व भेजा जो रिकॉर्ड नहीं है। “मूल डेटा” टैब उसे वैसा ही दिखाता है जैसा वह मिला।</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>खाता जोड़ें...</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>कोई जॉब मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>अब तक लोड हुए जॉब में से कोई मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>रीफ़्रेश करें</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>कुछ भी लोड नहीं हुआ है, क्योंकि इस खाते में अभी कोई टोकन नहीं है।</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>टोकन दर्ज करें...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>कुछ भी लोड नहीं हुआ है, क्योंकि इस खाते के टोकन का उपयोग नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>कुछ भी लोड नहीं हुआ है, क्योंकि यह कंप्यूटर ऑफ़लाइन है।</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>लोड करें</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>सभी लोड करें</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>Balehook दिखाता है कि आपके व्यापारियों के खातों ने क्या आयात किया, कौन-सी पंक्तियाँ विफल हुईं और क्यों। अभी कोई खाता नहीं है। खाता जोड़ने के लिए आपको चाहिए:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>केवल पथ दर्ज करें, जैसे /api/platform/v1/property। उसका अनुरोध बेस URL से किया जाता है, किसी दूसरे सर्वर से कभी नहीं।</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>पथ स्लैश से शुरू होना चाहिए, जैसे /api/platform/v1/property।</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>पथ में ? या # नहीं होना चाहिए। उसे और उसके बाद का सब कुछ हटाएँ।</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>पथ में कोई अमान्य वर्ण है, जैसे खाली जगह, मझला कोष्ठक या कोई अदृश्य वर्ण। उसे फिर से दर्ज करें।</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>प्रतिशत चिह्न के बाद दो हेक्साडेसिमल अंक होने चाहिए, और उनका अर्थ स्लैश, बैकस्लैश या नियंत्रण वर्ण नहीं होना चाहिए।</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>पथ में न खाली भाग होने चाहिए, न ऐसे भाग जिनमें केवल बिंदु हों। उन्हें हटाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>खाते की सूचियाँ</translation>
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
        <translation>फ़ाइल खाली है।</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>फ़ाइल UTF-8 टेक्स्ट नहीं है, जो JSON के लिए ज़रूरी है। उसे UTF-8 में सहेजें।</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>फ़ाइल की सामग्री में नेस्टिंग बहुत गहरी है।</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>फ़ाइल JSON नहीं है या पूरी नहीं है: %1, बाइट %2 पर।</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>फ़ाइल में रिकॉर्ड की कोई सूची नहीं है: सूची या तो &quot;data&quot; के अंतर्गत होनी चाहिए, या फ़ाइल स्वयं एक सूची होनी चाहिए।</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>लोड हो रहा है...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>तालिका फ़ाइल खोलें</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>तालिकाएँ (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>सभी फ़ाइलें (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>%1 को खोला नहीं जा सकता: वह फ़ाइल नहीं है, या आपको उसे पढ़ने की अनुमति नहीं है।</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>फ़ाइल %1 मौजूद नहीं है।</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>एक बार में एक ही फ़ाइल खोली जाती है; यह फ़ाइल %1 है।</translation>
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
        <translation>इस जॉब में कोई विफल पंक्तियों की फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>इस जॉब में आयात की गई कोई फ़ाइल नहीं है।</translation>
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
        <translation>इस पेज का अनुवाद अभी नहीं हुआ है। इसे अंग्रेज़ी में दिखाया जा रहा है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>मैनुअल</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>मैनुअल में खोजें</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln पेज मिला</numerusform>
            <numerusform>%Ln पेज मिले</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>तालिका दिखाएँ</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>इस रूप में सहेजें...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>आर्काइव की तालिकाएँ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>संशोधित</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 में %Ln तालिका है। दिखाने के लिए एक चुनें।</numerusform>
            <numerusform>%1 में %Ln तालिकाएँ हैं। दिखाने के लिए एक चुनें।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>संदेश</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>ख़ारिज करें</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>और %Ln अन्य</numerusform>
            <numerusform>और %Ln अन्य</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>अगला संदेश दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>वर्कबुक में &quot;%1&quot; नाम की कोई शीट नहीं है। उसकी शीट: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>संग्रह में &quot;%1&quot; नाम का कोई सदस्य नहीं है। उसकी तालिकाएँ: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>फ़ाइल वर्कबुक नहीं है, इसलिए उसमें चुनने के लिए शीट नहीं हैं।</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>फ़ाइल zip संग्रह नहीं है, इसलिए उसमें चुनने के लिए सदस्य नहीं हैं।</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>आर्काइव में कई तालिकाएँ हैं। उसे खोलकर पहले कोई एक चुनें: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>नेटवर्क</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>प्रॉक्सी</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>सिस्टम की प्रॉक्सी का उपयोग करें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>प्रॉक्सी नहीं (&amp;N)</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>यह प्रॉक्सी (&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>होस्ट (&amp;H):</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>पोर्ट (&amp;O):</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>अगर प्रॉक्सी को पासवर्ड चाहिए, तो वह ज़रूरत पड़ने पर आपसे पूछा जाता है। उसे कभी सहेजा नहीं जाता।</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>प्रमाणपत्रों की जाँच सिस्टम के प्रमाणपत्र भंडार से की जाती है। प्रमाणपत्र की त्रुटियों को यहाँ अनदेखा नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>प्रॉक्सी का होस्ट दर्ज करें, उदाहरण के लिए “proxy.example.com”।</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>यह होस्ट का नाम या पता नहीं है। “http://”, पोर्ट, पथ और पासवर्ड छोड़ दें।</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>अनुरोध इस कंप्यूटर पर कॉन्फ़िगर की गई प्रॉक्सी का उपयोग करते हैं, अगर कोई हो।</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>अनुरोध सीधे खातों के पतों और फ़ाइलों के होस्ट पर जाते हैं।</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>सभी अनुरोध इस प्रॉक्सी से होकर जाते हैं। उसे होस्ट नाम दिखते हैं, लेकिन कोई टोकन नहीं, और न ही वह जो भेजा या प्राप्त किया जाता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln नई</numerusform>
            <numerusform>%Ln नई</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln बदली</numerusform>
            <numerusform>%Ln बदलीं</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>उन पंक्तियों पर ले जाता है जो आपके पिछली बार देखने के बाद नई आई हैं या बदली हैं। सूची का क्रम दस्तावेज़ों में नहीं लिखा है।</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>इस बीच इंडेक्स में जुड़े जॉब दिखाने के लिए फिर से खोजता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>इस रूप में सहेजें...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>डिफ़ॉल्ट ऐप्लिकेशन में खोलें</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>फिर भी खोलें</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>यह फ़ाइल किसी बाहरी स्रोत से आई है। इसे खोलने वाला ऐप्लिकेशन इसमें मौजूद कोड चला सकता है: इसे तभी खोलें जब आपको स्रोत पर भरोसा हो।</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>फ़ाइल पासवर्ड से सुरक्षित है। उसे किसी दूसरे प्रोग्राम में खोलें और बिना पासवर्ड की प्रति सहेजें।</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>फ़ाइल ख़राब या अधूरी है। उसे फिर से डाउनलोड करें, या नई प्रति माँगें।</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>फ़ाइल %1 से संपीड़ित है, जो यहाँ समर्थित नहीं है।</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>संग्रह नहीं खोला गया: उसके सदस्य एक-दूसरे पर चढ़े हुए हैं या उनके पथ पूर्ण हैं। हो सकता है कि उसे नुकसान पहुँचाने के लिए बनाया गया हो।</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>संग्रह में एक और संग्रह है, जिसे यहाँ नहीं खोला जाता।</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>संग्रह में कोई तालिका नहीं है।</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>फ़ाइल एक tar संग्रह है। इसे यहाँ नहीं खोला जाता; पहले इसे खोलकर निकालें, फिर इसके अंदर की तालिका खोलें।</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>फ़ाइल पुराने .xls फ़ॉर्मैट की वर्कबुक है, जो यहाँ समर्थित नहीं है। उसकी पंक्तियाँ यहाँ देखने के लिए उसे .xlsx में सहेजें।</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>फ़ाइल एक बाइनरी वर्कबुक (.xlsb) है, जो यहाँ समर्थित नहीं है। उसकी पंक्तियाँ यहाँ देखने के लिए उसे .xlsx में सहेजें।</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>फ़ाइल एक 7z संग्रह है। इसे यहाँ नहीं खोला जाता; पहले इसे खोलकर निकालें, फिर इसके अंदर की तालिका खोलें।</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>फ़ाइल एक RAR संग्रह है। इसे यहाँ नहीं खोला जाता; पहले इसे खोलकर निकालें, फिर इसके अंदर की तालिका खोलें।</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>फ़ाइल %1 से संपीड़ित है। इसे यहाँ नहीं खोला जाता; पहले इसे खोलकर निकालें, फिर इसके अंदर की तालिका खोलें।</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>फ़ाइल एक ऑफ़िस दस्तावेज़ है, तालिका नहीं।</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>वर्कबुक नहीं खोली गई: उसमें दस्तावेज़ प्रकार की घोषणा है, जो नुकसान पहुँचाने के लिए बनाई गई हो सकती है।</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>खोलने पर फ़ाइल %1 से बड़ी होती है, जो यहाँ की सीमा है।</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>संग्रह में %1 से ज़्यादा सदस्य हैं, जो यहाँ की सीमा है।</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>वर्कबुक में %1 से ज़्यादा अलग-अलग टेक्स्ट हैं, जो यहाँ की सीमा है।</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>शीट में %1 से ज़्यादा पंक्तियाँ हैं, जो शीट की सीमा है।</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>शीट में %1 से ज़्यादा कॉलम हैं, जो शीट की सीमा है।</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>एक सेल में %1 से ज़्यादा वर्ण हैं, जो सेल की सीमा है।</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>वर्कबुक के तत्व %1 से ज़्यादा स्तरों तक नेस्टेड हैं, जो यहाँ की सीमा है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>%Ln पंक्ति पढ़ी जा सकी।</numerusform>
            <numerusform>%Ln पंक्तियाँ पढ़ी जा सकीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>वर्कबुक आगे नहीं पढ़ी गई: उसकी सामग्री के लिए बहुत ज़्यादा मेमोरी चाहिए होगी। हो सकता है कि उसे नुकसान पहुँचाने के लिए बनाया गया हो।</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>एक पंक्ति में %1 से ज़्यादा टेक्स्ट है, जो यहाँ की सीमा है।</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>आयात जॉब और वेबहुक के लिए डेस्कटॉप कंसोल।</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>&lt;फ़ोल्डर&gt; में मौजूद प्रोफ़ाइल का उपयोग करें, जिसकी सेटिंग, कैश, डाउनलोड और कीचेन प्रविष्टियाँ अपनी हैं।</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>विंडो दिखाएँ, उसके बन जाने की सूचना दें और प्रोग्राम समाप्त करें।</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>दिखाने के लिए विफल पंक्तियों की तालिका, सहेजी गई लिस्टिंग या किसी जॉब का लिंक (balehook://...)।</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[फ़ाइल या लिंक]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation>पिछले रीफ़्रेश के बाद नया</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>पिछले रीफ़्रेश में बदला हुआ</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>निगरानी में</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>लोड नहीं हुआ</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>जगह बदली</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>लोड हो रहा है…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>सूची बदल गई: इस रिकॉर्ड की जगह बदल गई है।</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1, चालू</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, बंद</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>आयात जॉब का दृश्य</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>जॉब %1 की फ़ाइल, %2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>जॉब %1 की फ़ाइल</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>वेबहुक का दृश्य</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>प्रॉपर्टी का दृश्य</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>रेगुलर एक्सप्रेशन वर्ण %1 पर मान्य नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>प्रगति</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>सहेजी गई लिस्टिंग खोलें</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>सहेजी गई लिस्टिंग (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>सहेजी गई लिस्टिंग किसी खाते के भीतर दिखाई जाती है। कोई खाता जोड़ें, और “%1” वहाँ खुल जाएगी।</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>यह सहेजी गई लिस्टिंग “%1” है, खाते की अभी की सूची नहीं।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>प्रॉपर्टी</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>इस सूची में कोई प्रॉपर्टी नहीं है।</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>प्रॉपर्टी लोड नहीं की जा सकीं।</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>आप JSON फ़ाइल के रूप में सहेजी गई लिस्टिंग खोल सकते हैं, या उसे खींचकर यहाँ छोड़ सकते हैं। सेवा प्रॉपर्टी की सूची कहाँ देती है, यह दस्तावेज़ों में नहीं लिखा है; अगर आप पथ जानते हैं, तो उसे खाते में “उन्नत” के अंतर्गत सेट करें।</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>सहेजी गई लिस्टिंग खोलें...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>कोई प्रॉपर्टी मेल नहीं खाती।</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>पथ सेट करें...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>सेवा ने ऐसा तत्व भेजा जो प्रॉपर्टी नहीं है। “मूल डेटा” टैब उसे वैसा ही दिखाता है जैसा वह मिला।</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>लेबल</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>आंतरिक नाम</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>वर्णन</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>अद्वितीय</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>दायरा</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>बनाई गई</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>अपडेट की गई</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>सूची का यह तत्व प्रॉपर्टी नहीं है। इसे वैसा ही दिखाया गया है जैसा यह मिला।</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>न पढ़ा जा सकने वाला रिकॉर्ड</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>बिना नाम की प्रॉपर्टी</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>प्रॉपर्टी %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln मान</numerusform>
            <numerusform>%Ln मान</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>प्रॉपर्टी के सभी फ़ील्ड खोजें</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>प्रॉपर्टी खोजें</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%Ln में से %1 प्रॉपर्टी, %2</numerusform>
            <numerusform>%Ln में से %1 प्रॉपर्टी, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln प्रॉपर्टी, %1</numerusform>
            <numerusform>%Ln प्रॉपर्टी, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>खोजने के लिए सभी प्रॉपर्टी लोड हो रही हैं…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>अभी लोड नहीं हुईं: खोजने पर सभी प्रॉपर्टी लोड होती हैं।</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>प्रॉपर्टी खोजें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>खोज और फ़िल्टर साफ़ करें (&amp;C)</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>प्रॉक्सी पासवर्ड</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>प्रॉक्सी %1 को नाम और पासवर्ड चाहिए। उन्हें प्रोग्राम समाप्त होने तक रखा जाता है और कभी सहेजा नहीं जाता।</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>पासवर्ड का उपयोग करें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>नाम (&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>पासवर्ड (&amp;P):</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>प्रॉक्सी के लिए अपना उपयोगकर्ता नाम दर्ज करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>फ़िल्टर जोड़ें</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>दृश्य</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price: दोनों शब्दों वाली पंक्तियाँ, हर शब्द किसी भी फ़ील्ड में
&quot;ada price&quot;: इस वाक्यांश वाली पंक्तियाँ
user:ada: इस फ़ील्ड में शब्द वाली पंक्तियाँ
-draft: बिना शब्द वाली पंक्तियाँ</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>“%1:” इस सूची का फ़ील्ड नहीं है और उसे टेक्स्ट के रूप में खोजा जाता है। फ़ील्ड: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>खोज और फ़िल्टर साफ़ करें</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>खोज साफ़ करें</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>फ़िल्टर साफ़ करें</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>केवल पहले %1 शब्द और वाक्यांश खोजे जाते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>फ़िल्टर</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>बदलें: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>फ़िल्टर हटाएँ: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>साफ़ करें</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>सभी फ़िल्टर और क्रम हटाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 या %Ln अन्य</numerusform>
            <numerusform>%1 या %Ln अन्य</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1: %2 के अलावा</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation>%1: %2 से %3 तक</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1: कम से कम %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: ज़्यादा से ज़्यादा %2</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1: पिछले 24 घंटों में</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1: पिछले %Ln दिन में</numerusform>
            <numerusform>%1: पिछले %Ln दिनों में</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1: %2 को</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1: %2 से %3 तक</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1: %2 से</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1: %2 तक</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>क्रम: %1, सबसे नए पहले</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>क्रम: %1, सबसे पुराने पहले</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>क्रम: %1, सबसे अधिक पहले</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>क्रम: %1, सबसे कम पहले</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>क्रम: %1, Z से A</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>क्रम: %1, A से Z</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>विफल पंक्तियों की फ़ाइल है</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>विफल पंक्तियों की फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>विफल पंक्तियाँ हैं</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>अब भी सूची में</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>अब सूची में नहीं</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>(मौजूद नहीं)</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1: आज</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>विफल पंक्तियाँ नहीं</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>विफल पंक्तियों की संख्या है</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>विफल पंक्तियों की संख्या नहीं</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>जैसा मिला, वैसा कॉपी करें</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>रिकॉर्ड, जैसा मिला</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>JSON को बाइट दर बाइट कॉपी करें, यहाँ दिखने वाले इंडेंट के बिना</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>रिकॉर्ड को वैसा ही कॉपी किया गया जैसा वह मिला।</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>सभी %1 वर्ण दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>बनाया गया</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>User</source>
        <translation>उपयोगकर्ता</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>कोई कारण नहीं दिया गया</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>अन्य कारण, जो अलग-अलग बताने के लिए बहुत अधिक हैं</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;मान&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>सिर्फ़ नए कारण(&amp;N)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>बनाया गया</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>कोई भी दिन</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>पिछले 24 घंटे</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>पिछला %Ln दिन</numerusform>
            <numerusform>पिछले %Ln दिन</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>अवधियों की तुलना</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>तुलना नहीं</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>तुलना: आज से</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>तुलना: कल से</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>तुलना: सोमवार से</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>तुलना: पिछले 7 दिन</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>तुलना: किसी दिन से</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>दूसरी अवधि का पहला दिन</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>चुने गए जॉब</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>खोज के जॉब</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>सभी जॉब</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>सभी खाते(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln खाता</numerusform>
            <numerusform>%Ln खाते</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>खाते: %1</translation>
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
        <translation>सभी पंक्तियाँ</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · 0.1 % से कम</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>पहली बार पंक्ति %1 में: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>कारण इस कॉलम में:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>वह कॉलम जो बताता है कि पंक्ति क्यों विफल हुई</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>एक सेल में कई कारण</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>कोई कॉलम नहीं</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>किसी कॉलम में कारण नहीं लगते। वह कॉलम चुनें जो बताता है कि पंक्ति क्यों विफल हुई।</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>क्या यही वह कॉलम है जो बताता है कि पंक्ति क्यों विफल हुई? अगर नहीं, तो कोई दूसरा चुनें।</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>केवल वे पंक्तियाँ गिनी जाती हैं जो फ़िल्टर से मेल खाती हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>डाउनलोड हुआ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>स्रोत</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation>मिटाएँ (&amp;E)</translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>इस खाते की सभी फ़ाइलें मिटाएँ (&amp;A)...</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>सभी फ़ाइलें मिटाएँ (&amp;L)...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>डाउनलोड की गई फ़ाइलें</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>ज़्यादा से ज़्यादा रखें (&amp;M):</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>इस कंप्यूटर पर कोई फ़ाइल नहीं रखी गई है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>इस कंप्यूटर पर %Ln फ़ाइल रखी है, कुल %1।</numerusform>
            <numerusform>इस कंप्यूटर पर %Ln फ़ाइलें रखी हैं, कुल %1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>क्या %1 की %Ln फ़ाइल को इस कंप्यूटर से मिटाना है? खाते के चल रहे डाउनलोड रद्द कर दिए जाएँगे। मूल फ़ाइल पर कोई असर नहीं पड़ता।</numerusform>
            <numerusform>क्या %1 की %Ln फ़ाइलों को इस कंप्यूटर से मिटाना है? खाते के चल रहे डाउनलोड रद्द कर दिए जाएँगे। मूल फ़ाइलों पर कोई असर नहीं पड़ता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>क्या इस कंप्यूटर से %Ln फ़ाइल को मिटाना है? चल रहे डाउनलोड रद्द कर दिए जाएँगे। मूल फ़ाइल पर कोई असर नहीं पड़ता।</numerusform>
            <numerusform>क्या इस कंप्यूटर से सभी %Ln फ़ाइलों को मिटाना है? चल रहे डाउनलोड रद्द कर दिए जाएँगे। मूल फ़ाइलों पर कोई असर नहीं पड़ता।</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>फ़ाइलें मिटा दी गईं।</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>उनके मानों का इंडेक्स %1 लेता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>किसी पंक्ति का रिकॉर्ड यहाँ देखने के लिए उसे चुनें।</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>रिकॉर्ड</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>किसी पंक्ति का रिकॉर्ड यहाँ देखने के लिए उसे चुनें।</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>तथ्य</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>मूल डेटा</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>रिकॉर्ड बंद करें</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>रिकॉर्ड समेटें</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>रिकॉर्ड खोलें</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>वेबहुक रजिस्टर करें</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>अनुरोध की बॉडी:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>खाता: %1। रजिस्टर किए गए वेबहुक को यहाँ से न बदला जा सकता है, न हटाया जा सकता है।</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>रजिस्टर किया जा रहा है</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>रजिस्टर करें (&amp;G)</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>उस पर वापस जाएँ (&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>साफ़ करें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>विवरण (&amp;D)</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>टोकन अपडेट करें (&amp;T)…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>आपका पिछला वेबहुक इस बीच रजिस्टर हो गया है। उसकी ID %1 है।</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>पहले का ड्राफ़्ट, अभी नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>पहले का एक ड्राफ़्ट भेजा नहीं गया है। जब तक आप इसे नहीं बदलते, वह रखा रहेगा।</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>बंद करें और ड्राफ़्ट रखें (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>बंद करें (&amp;C)</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>खाली टेक्स्ट के रूप में भेजे जाने वाले फ़ील्ड: %1।</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>प्रतीक्षा रोकें (&amp;W)</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>कुछ भी नहीं भेजा जाता, और आपका ड्राफ़्ट यहीं बना रहता है</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>वेबहुक के ड्राफ़्ट और रिकॉर्ड %1 लेंगे, और ज़्यादा से ज़्यादा %2 ले सकते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>एक बार भेजा जा रहा है। आप यह विंडो बंद कर सकते हैं, रजिस्टर करना जारी रहेगा।</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>खाते का टोकन कीचेन से पढ़ा जा रहा है।</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>आपका वेबहुक अभी नहीं भेजा गया है। दूसरे प्रोग्राम का काम पूरा होने पर वह भेजा जाएगा।</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>उसका काम पूरा होने तक और कुछ नहीं भेजा जाएगा।</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>कुछ भी रजिस्टर नहीं हुआ, क्योंकि टोकन स्वीकार नहीं किया गया। उसके बाद टोकन बदल गया है: आप फिर से रजिस्टर कर सकते हैं।</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>कुछ भी रजिस्टर नहीं हुआ। %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>सेवा ने समय पर जवाब नहीं दिया।</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>जवाब पूरा होने से पहले कनेक्शन बंद हो गया।</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>जवाब देते समय सेवा विफल हो गई (स्थिति %1)।</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>जवाब डेटा के बजाय एक वेब पेज था।</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>जवाब वह नहीं था जिसकी अपेक्षा थी (स्थिति %1)।</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>कोई जवाब नहीं मिला।</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>सेवा से कनेक्ट नहीं किया जा सका।</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>सेवा को बहुत सारे अनुरोध मिले।</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>कोई दूसरा प्रोग्राम अभी इस खाते में एक वेबहुक रजिस्टर कर रहा है।</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>एक अन्य प्रोग्राम</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1 (प्रक्रिया %2) %3 से इस खाते में एक वेबहुक रजिस्टर कर रहा है।</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1 (प्रक्रिया %2) ने %3 पर इस खाते में एक वेबहुक भेजा। उसका परिणाम वहाँ अभी अज्ञात है।</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>किसी दूसरे प्रोग्राम ने अभी-अभी यही वेबहुक रजिस्टर किया है, इसलिए उसे फिर से नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>किसी दूसरे प्रोग्राम ने अभी-अभी यही वेबहुक भेजा, और सेवा ने उसे अस्वीकार कर दिया। उसे फिर से नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>किसी दूसरे प्रोग्राम ने अभी-अभी यही वेबहुक भेजा, और यह पता नहीं है कि वह रजिस्टर हुआ या नहीं। उसे फिर से नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>वेबहुक रजिस्टर हो गया। उसकी ID %1 है।</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>सेवा ने एक वेबहुक अस्वीकार कर दिया। आपका ड्राफ़्ट रखा हुआ है।</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>यह पता नहीं है कि भेजा गया वेबहुक रजिस्टर हुआ या नहीं। उसे फिर से भेजने से पहले जाँचें कि क्या मिला।</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>कुछ भी नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>वेबहुक %1 पर भेजा गया था, जो अब इस खाते का पता नहीं है। जानने के लिए खाते का पिछला स्लग और पिछले URL फिर से डालें।</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>सेवा ने एक वेबहुक अस्वीकार कर दिया। आपका पिछला ड्राफ़्ट रखा हुआ है; यह नहीं।</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>सेवा ने अपने बताए %2 वेबहुक में से सूची में केवल %1 दिए।</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>यह पता नहीं है कि %2 को %1 के लिए भेजा गया वेबहुक रजिस्टर हुआ या नहीं। खाता हटाने के बाद इसकी जाँच तभी होती है, जब उसी पते पर फिर कोई वेबहुक रजिस्टर किया जाए।</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln पंक्ति विफल रही।</numerusform>
            <numerusform>%Ln पंक्तियाँ विफल रहीं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>%Ln और कारण है।</numerusform>
            <numerusform>%Ln और कारण हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln पंक्ति का कोई कारण नहीं है।</numerusform>
            <numerusform>%Ln पंक्तियों का कोई कारण नहीं है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln पंक्ति, %2</numerusform>
            <numerusform>%1: %Ln पंक्तियाँ, %2</numerusform>
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
        <translation>फ़ाइल की पंक्ति %1: %2</translation>
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
        <translation>यह ऐसा वेब पता नहीं है जिस पर अनुरोध भेजा जा सके।</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>पते में उपयोगकर्ता नाम, पासवर्ड या कोई अमान्य पोर्ट है।</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>अनुरोध केवल एन्क्रिप्ट किए गए (https) पतों पर भेजे जाते हैं।</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>टोकन केवल खाते के अपने पते पर भेजा जाता है।</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>टोकन में अमान्य वर्ण हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>cURL के रूप में कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>टोकन के साथ cURL के रूप में कॉपी करें (&amp;T)...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>URL कॉपी करें (&amp;U)</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>जवाब कॉपी करें (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>HAR के रूप में सहेजें (&amp;S)...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>साफ़ करें (&amp;L)</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>अनुरोध को कमांड के रूप में कॉपी किया गया, उसके टोकन के बिना।</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>टोकन के साथ cURL के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>कमांड में “%1” का टोकन सादे टेक्स्ट में होगा। वह जिसके हाथ लगे, वह इस खाते में वह सब कर सकता है जो आप कर सकते हैं। उसे किसी टिकट या चैट में न चिपकाएँ।</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>टोकन के साथ कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>कुछ भी कॉपी नहीं हुआ, क्योंकि इस खाते का टोकन उपलब्ध नहीं है।</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>अनुरोध को कमांड के रूप में कॉपी किया गया, उसके टोकन के साथ।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln अनुरोध सहेजा गया। भेजने से पहले उसे जाँच लें।</numerusform>
            <numerusform>%Ln अनुरोध सहेजे गए। भेजने से पहले उन्हें जाँच लें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>जवाब कॉपी किया गया।</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>जवाब की शुरुआत कॉपी की गई। बाकी हिस्सा नहीं रखा गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>सावधान: इसे चलाने पर वेबहुक फिर से रजिस्टर हो जाएगा।</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>जो भाग गोपनीय हो सकते हैं, उनकी जगह “redacted” लिखा गया।</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>अनुरोध का मुख्य भाग मौजूद नहीं है। नए अनुरोधों के लिए जगह बनाने को उसे हटा दिया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>जारी है</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>परिणाम अज्ञात</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>रोका गया</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>कोई जवाब नहीं</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>This request was stopped before its response was complete.</source>
        <translation>यह अनुरोध जवाब पूरा होने से पहले रोक दिया गया।</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>भेजा गया: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>स्थिति: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>अवधि: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>मिले बाइट: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>प्रयास: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>खाता: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>नए अनुरोधों के लिए जगह बनाने को यह बॉडी हटा दी गई।</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>केवल शुरुआती भाग रखा गया है।</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>फ़ाइलों की सामग्री नहीं रखी जाती, क्योंकि उसमें ग्राहकों का डेटा होता है।</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>अनुरोध के हेडर</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>अनुरोध की बॉडी</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>जवाब के हेडर</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>जवाब की बॉडी</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>परिणाम अज्ञात है। वेबहुक रजिस्टर हुआ या नहीं, यह वेबहुक की सूची में देखें।</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>अनुरोध</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>मेथड</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>अवधि</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>बाइट</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>प्रयास</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>अनुरोध</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>अनुरोध और जवाब</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>अनुरोध फ़िल्टर करें</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>URL, मेथड या स्थिति से फ़िल्टर करें</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>कौन-से अनुरोध दिखते हैं</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>सभी अनुरोध</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>विफल अनुरोध</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>सेवा को भेजे गए अनुरोध</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>क्या भेजा और प्राप्त किया गया, यह देखने के लिए कोई अनुरोध चुनें।</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>कारण इसी कॉलम में हैं (&amp;R)</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>कॉलम का प्रोफ़ाइल (&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>कॉलम छिपाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>बढ़ते क्रम में लगाएँ (&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>घटते क्रम में लगाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>फ़ाइल का क्रम (&amp;F)</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>टेक्स्ट के रूप में क्रम (&amp;T)</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>संख्याओं के रूप में क्रम (&amp;N)</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>संख्याओं वाले टेक्स्ट के रूप में क्रम (&amp;X)</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>इसमें निजी डेटा है (&amp;P)</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>दिखाए जाने वाले कॉलम (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>सभी कॉलम (&amp;A)</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>गिना जा रहा है…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>कॉलम %1 का प्रोफ़ाइल</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%2 में से %1 पंक्तियाँ खाली हैं</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>%1 से ज़्यादा अलग-अलग मान</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>अलग-अलग मान: %1</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>सबसे अधिक आने वाले:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>कम से कम %1 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>कॉलम स्थिर करें (&amp;Z)</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>कॉलम का प्रोफ़ाइल</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>सबसे छोटा: %1, सबसे लंबा: %2 (वर्ण)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>संख्याएँ: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>सबसे छोटी: %1, सबसे बड़ी: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>पिछली पंक्ति</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>अगली पंक्ति</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>पंक्ति के सेल</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>पूरी पंक्ति दिखाएँ</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>पंक्ति %1</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>पंक्ति %1 के एक सेल में 32,767 से ज़्यादा वर्ण हैं, जो वर्कबुक में नहीं आ सकते। इसके बजाय पंक्तियों को CSV के रूप में निर्यात करें।</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>पंक्ति %1 में 16,384 से ज़्यादा सेल हैं, जो वर्कबुक में नहीं आ सकते। इसके बजाय पंक्तियों को CSV के रूप में निर्यात करें।</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>वर्कबुक 4 GB से बड़ी हो जाएगी। कम पंक्तियाँ निर्यात करें, या इसके बजाय उन्हें CSV के रूप में निर्यात करें।</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>हेडर के एक सेल में 32,767 से ज़्यादा वर्ण हैं, जो वर्कबुक में नहीं आ सकते। इसके बजाय पंक्तियों को CSV के रूप में निर्यात करें।</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>हेडर में 16,384 से ज़्यादा सेल हैं, जो वर्कबुक में नहीं आ सकते। इसके बजाय पंक्तियों को CSV के रूप में निर्यात करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>ढूँढें (&amp;F)...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>अगला ढूँढें (&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>पिछला ढूँढें (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>पंक्ति पर जाएँ (&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>हेडर के साथ कॉपी करें (&amp;H)</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>CSV के रूप में (&amp;C)</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Markdown के रूप में (&amp;M)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>JSON के रूप में (&amp;J)</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>पूरी पंक्तियाँ कॉपी करें (&amp;R)</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>पूरा कॉलम कॉपी करें (&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>सारांश कॉपी करें (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>सारांश में निजी डेटा छिपाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>पंक्तियाँ निर्यात करें (&amp;E)...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>पूरी पंक्ति (&amp;W)</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>केवल इस मान वाली पंक्तियाँ (&amp;V)</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>इस मान के बिना पंक्तियाँ (&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>पंक्तियाँ फ़िल्टर करें (&amp;T)...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>फ़िल्टर साफ़ करें (&amp;D)</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>बढ़ते क्रम में लगाएँ (&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>घटते क्रम में लगाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>फ़ाइल का क्रम (&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>यह कॉलम (&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>कॉलम छिपाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>सूची पर वापस जाएँ (&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>इस रूप में कॉपी करें (&amp;A)</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>कॉलम (&amp;U)</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>जॉब का लिंक कॉपी करें (&amp;K)</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>विफल पंक्तियाँ दिखाएँ (&amp;I)</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>आयात की गई फ़ाइल दिखाएँ (&amp;I)</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>आयात की गई फ़ाइल</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>कॉलम का प्रोफ़ाइल (&amp;W)...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>इससे तुलना करें...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>पिछले अपलोड से तुलना करें</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>सौंपें...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>भेजी गई पंक्ति</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>निर्यात रोक दिया गया। कोई फ़ाइल नहीं लिखी गई।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln पंक्ति कॉपी की गई।</numerusform>
            <numerusform>%Ln पंक्तियाँ कॉपी की गईं।</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>यह क्लिपबोर्ड के लिए बहुत ज़्यादा है। पंक्तियों को किसी फ़ाइल में निर्यात करें।</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>फ़ाइल अभी लोड हो रही है। सभी पंक्तियाँ लोड होने पर सारांश कॉपी करें।</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>सारांश कॉपी किया गया।</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>फ़ाइल अभी लोड हो रही है। सभी पंक्तियाँ लोड होने पर उन्हें निर्यात करें।</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>पंक्तियाँ निर्यात करें</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>एक निर्यात पहले से चल रहा है।</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 में से %1 पंक्तियाँ लिखी जा चुकी हैं।</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>पंक्तियाँ लिखी जा रही हैं…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 नहीं लिखी गई। %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln पंक्ति %1 में लिखी गई।</numerusform>
            <numerusform>%Ln पंक्तियाँ %1 में लिखी गईं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln पंक्ति सादे टेक्स्ट के रूप में कॉपी की गई। स्प्रेडशीट उसमें कोड बदल सकती है और सूत्र चला सकती है; इससे बचने के लिए पंक्ति निर्यात करें।</numerusform>
            <numerusform>%Ln पंक्तियाँ सादे टेक्स्ट के रूप में कॉपी की गईं। स्प्रेडशीट उनमें कोड बदल सकती है और सूत्र चला सकती है; इससे बचने के लिए पंक्तियाँ निर्यात करें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>कुछ नहीं लिखा गया, क्योंकि निर्यात की जाने वाली फ़ाइल अब नहीं दिख रही है।</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>इस पंक्ति का एक उद्धरण चिह्न कभी बंद नहीं होता। उसे साधारण वर्ण माना गया।</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>यह लाइन एक पंक्ति के लिए बहुत लंबी है और अगली पंक्ति में जारी रहती है।</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>इस पंक्ति में पहली पंक्ति से कम सेल हैं।</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>इस पंक्ति में पहली पंक्ति से ज़्यादा सेल हैं। वे आखिरी कॉलम में हैं।</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>इस पंक्ति में तालिका के कॉलमों से ज़्यादा सेल हैं। &quot;पूरी पंक्ति&quot; उन सभी को दिखाता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>पंक्ति संख्याएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>फ़ाइल सहेजें</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>फिर भी सहेजें</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>फ़ोल्डर में दिखाएँ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>डाउनलोड रुक गया, क्योंकि खाता हटा दिया गया या बदल दिया गया। कोई फ़ाइल नहीं छोड़ी गई।</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>डाउनलोड की प्रगति</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>%2 से %1 सहेजी जा रही है: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>डाउनलोड या तो डाउनलोड की सूची में रोका गया, या इसलिए रुका कि खाता हटा दिया गया या बदल दिया गया। कोई फ़ाइल नहीं छोड़ी गई।</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>%3 से %1 सहेजी गई (%2)। उसकी लंबाई वही है जो सर्वर ने बताई थी।</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 सहेजी नहीं गई। %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>%3 से %1 सहेजी गई (%2)।</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 पहले से मौजूद है। क्या उसे बदलना है?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 पहले से मौजूद हैं। क्या उन्हें बदलना है?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>बदलें</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>लोड हुए जॉब</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>पिछला मेल (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>अगला मेल (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>विराम</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>फिर शुरू करें</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>सभी जॉब की तुलना सेवा से करता है और उन्हें ढूँढता है जो बदल गए हैं या अब सूची में नहीं हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>जॉब खोजें (&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>अगला मेल (&amp;M)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>पिछला मेल (&amp;V)</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>फ़िल्टर जोड़ें (&amp;F)</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>क्रम का आधार (&amp;T)</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>दृश्य (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>खोज और फ़िल्टर साफ़ करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>सभी जॉब लोड करें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>सभी जॉब फिर से लोड करें (&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>लोड होने को विराम दें (&amp;U)</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>कोई मेल नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln फ़ाइल</numerusform>
            <numerusform>%Ln फ़ाइलों</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%1 में %Ln पंक्ति</numerusform>
            <numerusform>%1 में %Ln पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln की समय-सीमा बीती</numerusform>
            <numerusform>%Ln की समय-सीमा बीती</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln डाउनलोड नहीं हुई</numerusform>
            <numerusform>%Ln डाउनलोड नहीं हुईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln का लिंक अनुमति प्राप्त नहीं</numerusform>
            <numerusform>%Ln के लिंक अनुमति प्राप्त नहीं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln तालिका नहीं</numerusform>
            <numerusform>%Ln तालिका नहीं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln पढ़ी नहीं जा सकी</numerusform>
            <numerusform>%Ln पढ़ी नहीं जा सकीं</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>सभी जॉब लोड नहीं हुए हैं</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>कितनी हैं, यह देखने के लिए सभी जॉब लोड करें</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>विफल पंक्तियों की %2 फ़ाइलों में से %1 में खोजा गया</translation>
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
        <translation>विफल पंक्तियों की %2 में से %1 फ़ाइलों में</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln वर्कबुक या आर्काइव नहीं पढ़ा गया</numerusform>
            <numerusform>%Ln वर्कबुक या आर्काइव नहीं पढ़े गए</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>सेवा के क्रम में (&amp;A)</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>फ़िल्टर के लिए खाते के सभी जॉब लोड होने चाहिए। फ़िल्टर का उपयोग करने के लिए उन्हें एक बार लोड करें।</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>विफल पंक्तियों की फ़ाइल है</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>इसमें मेल: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>ID, प्रकार, उपयोगकर्ता, चैनल, फ़ाइल नाम, विवरण खोजें</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>आयात जॉब खोजें</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>अभी-अभी लोड हुए</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>%Ln मिनट पहले लोड हुए</numerusform>
            <numerusform>%Ln मिनट पहले लोड हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>%Ln घंटे पहले लोड हुए</numerusform>
            <numerusform>%Ln घंटे पहले लोड हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>%Ln दिन पहले लोड हुए</numerusform>
            <numerusform>%Ln दिन पहले लोड हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln सेकंड बाकी</numerusform>
            <numerusform>%Ln सेकंड बाकी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln मिनट बाकी</numerusform>
            <numerusform>%Ln मिनट बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>फ़िल्टर और क्रम के लिए खाते के सभी जॉब लोड होने चाहिए। इनका उपयोग करने के लिए उन्हें एक बार लोड करें।</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>अभी सभी लोड नहीं हुए</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>%1 जॉब, %2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>%1 जॉब में खोज, %2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>%2 में से %1 जॉब, %3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>%2 में से कम से कम %1 जॉब, %3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>%2 में से %1 जॉब लोड हुए</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>%1 जॉब लोड हुए</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, सेवा ने %Ln सेकंड प्रतीक्षा करने को कहा है</numerusform>
            <numerusform>%1, सेवा ने %Ln सेकंड प्रतीक्षा करने को कहा है</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>%Ln जॉब प्रति सेकंड</numerusform>
            <numerusform>%Ln जॉब प्रति सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>विराम पर: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>जॉब लोड नहीं किए जा सके।</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>खोजने के लिए %Ln जॉब लोड करें</numerusform>
            <numerusform>खोजने के लिए सभी %Ln जॉब लोड करें</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>खोजने के लिए सभी जॉब लोड करें</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>नए अभी-अभी जाँचे गए</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>नए %Ln मिनट पहले जाँचे गए</numerusform>
            <numerusform>नए %Ln मिनट पहले जाँचे गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>नए %Ln घंटे पहले जाँचे गए</numerusform>
            <numerusform>नए %Ln घंटे पहले जाँचे गए</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>नए जाँचे जा रहे हैं</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>नए जॉब की जाँच नहीं की जा सकी। %1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>सभी जॉब फिर से लोड करें</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>पता नहीं कब लोड हुए</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>लोड हुई %Ln पंक्ति में %1 मिले</numerusform>
            <numerusform>लोड हुई %Ln पंक्तियों में %1 मिले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>खोज लोड हुई %Ln पंक्ति में होती है</numerusform>
            <numerusform>खोज लोड हुई %Ln पंक्तियों में होती है</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>सुझाव</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>फ़ील्ड %1 में खोजें</translation>
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
        <translation>फ़ाइल चुनें (&amp;F)...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>या पंक्ति संख्या (&amp;L):</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>भेजी गई पंक्ति</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>आयात की गई फ़ाइल की पंक्ति संख्या</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>डाउनलोड करें (&amp;D)</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>दोनों पंक्तियों के सेल</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>जैसा भेजा गया</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>विफल पंक्तियों की फ़ाइल में</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>अंतर</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>विफल पंक्ति:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>आयात की गई फ़ाइल:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>पिछला मिलान (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>अगला मिलान (&amp;N)</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>आयात की गई फ़ाइल चुनें</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>%2 की पंक्ति %1</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>यह पता नहीं कि आयात की गई फ़ाइल कहाँ है। उसकी कोई प्रति चुनें।</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>खोज रहे हैं…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>खोज रोक दी गई।</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>दोनों फ़ाइलों का कोई कॉलम कुंजी जैसा नहीं लगता। कुंजी कॉलम चुनें, या पंक्ति संख्या दें।</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>आयात की गई फ़ाइल में ऐसी कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>आयात की गई फ़ाइल की किसी पंक्ति में यह कुंजी नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>आयात की गई फ़ाइल की %Ln पंक्ति में यह कुंजी है; यह पता नहीं कि कौन सी सही है। दिखाई गई: %1, पंक्ति संख्या %2।</numerusform>
            <numerusform>आयात की गई फ़ाइल की %Ln पंक्तियों में यह कुंजी है; यह पता नहीं कि कौन सी सही है। दिखाई गई: %1, पंक्ति संख्या %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>पहचानी गई: आयात की गई फ़ाइल की पंक्ति संख्या %1।</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>आयात की गई फ़ाइल की पंक्ति संख्या %1।</translation>
    </message>
    <message>
        <source>different</source>
        <translation>अलग</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>केवल भेजी गई में</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>केवल विफल पंक्तियों की फ़ाइल में</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 ख़ाली है या तालिका नहीं है, इसलिए उसकी पंक्तियाँ यहाँ नहीं दिखाई जा सकतीं।</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 यहाँ नहीं पढ़ा जा सकता। %2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>किसी दूसरे प्रोग्राम ने खाता %1 हटा दिया।</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>किसी दूसरे प्रोग्राम ने खाते %1 को इस तरह बदल दिया कि Balehook का यह संस्करण उसे पढ़ नहीं सकता। उसे अब नहीं दिखाया जा रहा, लेकिन हटाया नहीं गया।</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>सेटिंग सहेजी नहीं जा सकीं। जब तक विंडो खुली है, आपके बदलाव लागू रहते हैं, और अगले बदलाव के साथ सहेजने की फिर कोशिश होगी। %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>%1 में मौजूद सेटिंग Balehook के किसी नए संस्करण की हैं, जिन्हें यह संस्करण नहीं पढ़ सकता। उन्हें बदला नहीं गया। नया संस्करण शुरू करें।</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>सेटिंग %1 लेंगी, और ज़्यादा से ज़्यादा %2 ले सकती हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%2 में से %1 पंक्तियाँ विफल</translation>
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
        <translation>%1, चुना हुआ</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>फ़ाइल की पंक्तियों में</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>तालिका में</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>पहली पंक्ति</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>आख़िरी पंक्ति</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>पंक्ति के लिए क्रियाएँ</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>अक्षर</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>रिकॉर्ड में</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>तथ्य या मूल डेटा</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>सूची पर वापस जाएँ</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>सूची के खोज फ़ील्ड में</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>मेल खाने वाली पंक्तियों पर जाएँ</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>खोज साफ़ करें, फिर सूची पर वापस जाएँ</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>फ़ाइल के खोज बार में</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>अगला मेल</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>पिछला मेल</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>पंक्तियों पर जाएँ</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>खोज बार बंद करें</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>त्वरित खोज में</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>चुना हुआ आइटम चलाएँ</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>नीचे और ऊपर</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>विफल पंक्तियाँ, रिकॉर्ड या पूरी पंक्ति खोलें</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>अगली पंक्ति जिसका मौजूदा सेल इन अक्षरों से शुरू होता है</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>कीबोर्ड शॉर्टकट</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>कीबोर्ड शॉर्टकट</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>क्रिया</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>क्रिया या कुंजी ढूँढें</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>खोज के लिए रखे गए जॉब का उपयोग कोई दूसरा प्रोग्राम कर रहा है। उसे बंद करें, फिर दोबारा कोशिश करें।</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>खोज के लिए रखे गए जॉब लिखे नहीं जा सकते। फ़ोल्डर की अनुमतियाँ जाँचें।</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>खोज के लिए रखे गए जॉब की फ़ाइल खोली नहीं जा सकी। फ़ोल्डर की अनुमतियाँ और खाली जगह जाँचें।</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Qt का SQLite ड्राइवर मौजूद नहीं है, इसलिए जॉब खोज के लिए नहीं रखे जा सकते। उसे इंस्टॉल करें: Debian पर उसका पैकेज libqt6sql6-sqlite है।</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>खोज के लिए रखे जाने वाले जॉब का फ़ोल्डर नहीं बनाया जा सका। उसके मूल फ़ोल्डर की अनुमतियाँ जाँचें।</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>खोज के लिए रखे गए जॉब मिटाए नहीं जा सके। फ़ोल्डर की अनुमतियाँ जाँचें।</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>खोज के लिए रखे गए जॉब की फ़ाइल ख़राब थी और उसे अलग रख दिया गया है। जॉब खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>खोज के लिए रखे गए जॉब की फ़ाइल इस प्रोग्राम की लिखी हुई नहीं थी और उसे अलग रख दिया गया है। जॉब खोजने के लिए उन्हें फिर से लोड करें।</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>खोज के लिए रखे गए जॉब की फ़ाइल ख़राब है और उसे अलग नहीं रखा जा सका। फ़ोल्डर की अनुमतियाँ जाँचें।</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>खोज के लिए सहेजे गए जॉब हटा दिए गए। उनमें खोजने के लिए जॉब फिर से लोड करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकीं, इसलिए प्रोग्राम नई सेटिंग के साथ शुरू हुआ। पुरानी फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>सेटिंग का %Ln खाता नहीं दिखाया जा रहा, क्योंकि उसका स्लग या URL मौजूद नहीं है या अमान्य है। उसे हटाया नहीं गया।</numerusform>
            <numerusform>सेटिंग के %Ln खाते नहीं दिखाए जा रहे, क्योंकि उनका स्लग या URL मौजूद नहीं है या अमान्य है। उन्हें हटाया नहीं गया।</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>वेबहुक के ड्राफ़्ट और इतिहास पढ़े नहीं जा सके, और जब तक %1 वहाँ मौजूद है, तब तक न कुछ नया सहेजा जा सकता है, न रजिस्टर किया जा सकता है। उसे कहीं और ले जाएँ, फिर प्रोग्राम दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>वेबहुक के ड्राफ़्ट और इतिहास पढ़े नहीं जा सके। कोई वेबहुक फिर से रजिस्टर करने से पहले वेबहुक की सूची जाँचें। पुरानी फ़ाइल %1 नाम से रखी गई।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>व्यवस्थापक की %Ln सेटिंग का उपयोग नहीं किया जा सका।</numerusform>
            <numerusform>व्यवस्थापक की %Ln सेटिंग का उपयोग नहीं किया जा सका।</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>सेटिंग मौजूद नहीं थीं और %1 से बहाल की गईं। बाद के बदलाव इनमें नहीं हैं।</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकीं और %1 से बहाल की गईं। बाद के बदलाव इनमें नहीं हैं। ख़राब फ़ाइल %2 नाम से रखी गई।</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>वेबहुक के ड्राफ़्ट और इतिहास पढ़े नहीं जा सके, और जब तक %1 खुल नहीं सकती, तब तक न कुछ नया सहेजा जा सकता है, न रजिस्टर किया जा सकता है। पक्का करें कि आपको उसे पढ़ने की अनुमति है, फिर प्रोग्राम दोबारा शुरू करें।</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>पंक्ति हटाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>पंक्ति जोड़ें (&amp;I)</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>स्थिति कोड के लेबल</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>स्थिति कोड</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>इस रूप में दिखता है</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>स्थिति %1 का रंग</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>स्थिति कोड %1 के दो लेबल हैं। दोनों पंक्तियों में से एक हटाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>%1 जॉब, %2 लोड हुए</translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>%1 वेबहुक, %2 लोड हुए</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>%1 प्रॉपर्टी, %2 लोड हुईं</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>%1 जॉब लोड हुए, कुल संख्या ज्ञात नहीं</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>%1 वेबहुक लोड हुए, कुल संख्या ज्ञात नहीं</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>%1 प्रॉपर्टी लोड हुईं, कुल संख्या ज्ञात नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln चयनित</numerusform>
            <numerusform>%Ln चयनित</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>सेवा का क्रम</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>%1 UTC पर अपडेट</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>%1 पर अपडेट</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln अनुरोध</numerusform>
            <numerusform>%Ln अनुरोध</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>%2 में से %1 जॉब दिखाए गए</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>%2 में से %1 वेबहुक दिखाए गए</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>%2 में से %1 प्रॉपर्टी दिखाई गईं</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>%1 तक का डेटा, रीफ़्रेश हो रहा है…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>%1 तक का डेटा, रीफ़्रेश नहीं हुआ</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>लोड किए गए %2 में से %1 जॉब दिखाए गए</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>तालिका</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>अधूरा</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>फ़ाइल में तालिका: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>फ़ाइल की कौन-सी तालिका दिखाई गई है। दूसरी चुनने के लिए क्लिक करें।</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>फ़ाइल की कौन-सी तालिका दिखाई गई है।</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>आर्काइव की तालिकाएँ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>शीट</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>कॉलम रीसेट करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>कॉलम स्थिर करें (&amp;F)</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>अभी-अभी</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>%Ln मिनट पहले</numerusform>
            <numerusform>%Ln मिनट पहले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>%Ln घंटे पहले</numerusform>
            <numerusform>%Ln घंटे पहले</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>आज %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>कल %1</translation>
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
        <translation>जैसा मिला: %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>स्थानीय समय: %1</translation>
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
        <translation>जाँचें (&amp;C)</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>टोकन अपडेट करें</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>टोकन सहेजें (&amp;S)</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>खाता:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>स्लग:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>होस्ट:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>वर्कस्पेस होस्ट:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>एक्सेस टोकन चिपकाएँ</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>यह मौजूदा टोकन की जगह लेता है, कीचेन में सहेजा जाता है और कभी दिखाया नहीं जाता।</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>टोकन (&amp;T):</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” and the white space around the token were removed.</source>
        <translation>शब्द “Bearer” और टोकन के आसपास की खाली जगह हटा दी गई।</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>टोकन से पहले का शब्द “Bearer” हटा दिया गया।</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>टोकन के आसपास की खाली जगह हटा दी गई।</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>एक्सेस टोकन</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>खाते का एक्सेस टोकन यहाँ चिपकाएँ।</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>केवल इस सत्र के लिए रखें (&amp;K)</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>फिर कोशिश करें (&amp;Y)</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>इस बीच खाता हटा दिया गया या बदल दिया गया। यह विंडो बंद करके फिर से खोलें।</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>टोकन कीचेन में सहेजा जा रहा है। सिस्टम आपसे आपका पासवर्ड पूछ सकता है।</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
केवल इस सत्र के लिए रखा गया टोकन प्रोग्राम समाप्त होने पर भुला दिया जाता है।</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
केवल इस सत्र के लिए रखा गया टोकन प्रोग्राम समाप्त होने पर भुला दिया जाता है, बशर्ते कीचेन उसे आख़िरकार सहेज न ले।</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>लिंक में इस खाते का टोकन है, इसलिए उसे नहीं खोला जाता: टोकन उसके सर्वर को मिल जाता। सेवा चलाने वालों से संपर्क करें। हो सकता है कि उन्हें टोकन बदलना पड़े।</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>डाउनलोड दिखाएँ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln डाउनलोड विफल हुआ</numerusform>
            <numerusform>%Ln डाउनलोड विफल हुए</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>%Ln सेकंड बाकी</numerusform>
            <numerusform>%Ln सेकंड बाकी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>%Ln मिनट बाकी</numerusform>
            <numerusform>%Ln मिनट बाकी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>%Ln घंटा बाकी</numerusform>
            <numerusform>%Ln घंटे बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>अब तक %1</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>अब तक %1, %2/से॰</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%2 में से %1, %3/से॰, %4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>प्रतीक्षा में</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>अगली कोशिश %Ln सेकंड में</numerusform>
            <numerusform>अगली कोशिश %Ln सेकंड में</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>डाउनलोड हुआ, %1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>रद्द किया गया</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln डाउनलोड</numerusform>
            <numerusform>%Ln डाउनलोड</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>विफल पंक्तियाँ</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>आयात की गई फ़ाइल</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>विवरण में दी गई फ़ाइल</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>सर्वर ने लंबाई नहीं बताई, इसलिए फ़ाइल अधूरी हो सकती है।</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>जॉब रीफ़्रेश करें</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>ब्राउज़र में खोलें</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>फिर भी डाउनलोड करें</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>एक्सेस टोकन भेजें</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>पुरानी प्रति दिखाएँ</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>लिंक कॉपी करें</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>डाउनलोड की प्रगति</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>लिंक कॉपी किया गया।</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>जॉब को रीफ़्रेश किया गया और उसका लिंक अब भी वही है। सेवा चलाने वालों से नया लिंक माँगें।</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>जॉब को रीफ़्रेश किया गया और उसमें अब यह फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>जॉब सूची में अपनी जगह के आसपास नहीं मिला। सूची को रीफ़्रेश करें और उसे ढूँढें।</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>जॉब %2: %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1, %2 से</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>%1 डाउनलोड हो रही है।</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>डाउनलोड रद्द कर दिया गया।</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>फ़ाइल खाते के अपने होस्ट पर है। अगर उसे एक्सेस टोकन चाहिए, तो आप इसकी अनुमति दे सकते हैं: तब टोकन इस खाते के अपने होस्ट पर मौजूद फ़ाइलों के लिए भेजा जाएगा, और कहीं नहीं। यह अनुमति आप खाते की सेटिंग में वापस ले सकते हैं।</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>%1 की प्रति, जॉब के बदलने से पहले की</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>%1 का लिंक ब्राउज़र में खोला गया।</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>किसी ब्राउज़र ने लिंक नहीं खोला। उसे कॉपी करके ख़ुद खोलें।</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>जॉब</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>From</source>
        <translation>स्रोत</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1 (%2, %3 को बनाया गया)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>%Ln अन्य</numerusform>
            <numerusform>%Ln अन्य</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>रजिस्टर किया गया %Ln वेबहुक इससे केवल इस बात में अलग है: %1।</numerusform>
            <numerusform>रजिस्टर किए गए %Ln वेबहुक इससे केवल इस बात में अलग हैं: %1।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>यह अब तक लोड हुए %Ln वेबहुक के आधार पर है। सूची अभी लोड हो रही है।</numerusform>
            <numerusform>यह अब तक लोड हुए %Ln वेबहुक के आधार पर है। सूची अभी लोड हो रही है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>यह सूची के %Ln वेबहुक के आधार पर है।</numerusform>
            <numerusform>यह सूची के %Ln वेबहुक के आधार पर है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>यह लोड हुए %Ln वेबहुक के आधार पर है। सूची पूरी लोड नहीं हो सकी।</numerusform>
            <numerusform>यह लोड हुए %Ln वेबहुक के आधार पर है। सूची पूरी लोड नहीं हो सकी।</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>यही इवेंट, संस्करण, चैनल और URL पहले से रजिस्टर हैं: %1। फिर से रजिस्टर करने पर डुप्लिकेट बनता है, जिसे यहाँ से हटाया नहीं जा सकता।</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL अब तक लोड हुए %Ln वेबहुक में नहीं हैं। सूची अभी लोड हो रही है।</numerusform>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL अब तक लोड हुए %Ln वेबहुक में से किसी में नहीं हैं। सूची अभी लोड हो रही है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL सूची के %Ln वेबहुक में नहीं हैं।</numerusform>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL सूची के %Ln वेबहुक में से किसी में नहीं हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL लोड हुए %Ln वेबहुक में नहीं हैं। सूची पूरी लोड नहीं हो सकी।</numerusform>
            <numerusform>यही इवेंट, संस्करण, चैनल और URL लोड हुए %Ln वेबहुक में से किसी में नहीं हैं। सूची पूरी लोड नहीं हो सकी।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln अन्य वेबहुक केवल इस बात में अलग है: %1।</numerusform>
            <numerusform>%Ln अन्य वेबहुक केवल इस बात में अलग हैं: %1।</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>संस्करण</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http या https</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>होस्ट के छोटे-बड़े अक्षर</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>URL के अंत का स्लैश</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln अन्य वेबहुक का इवेंट, संस्करण, चैनल और URL यही है।</numerusform>
            <numerusform>%Ln अन्य वेबहुक का इवेंट, संस्करण, चैनल और URL एक ही है।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>अभी तक नहीं देखा गया</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%1 से %Ln बार</numerusform>
            <numerusform>%1 से %Ln बार</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>स्लग से होस्ट कैसे बनता है, और क्या वेबहुक उसी होस्ट पर बनाए जाते हैं</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>अनुरोध वहीं भेजता है, और टोकन कहीं और नहीं।</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>पेज माँगने के दो तरीकों में से कौन-सा समर्थित है</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>उनमें से एक का उपयोग करता है। जिस जवाब में कोई दूसरा पेज हो, उसे त्रुटि माना जाता है।</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>%1 का अनुरोध, कुछ नहीं लौटा</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>%1 का अनुरोध, %2 लौटा</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>पेज का सबसे बड़ा आकार</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>लौटाए गए पेज के आकार के साथ आगे बढ़ता है।</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>“%1”, टेक्स्ट</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>“%1”, संख्या</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>दो अलग-अलग</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>कुल संख्या का नाम, और वह संख्या है या नहीं</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>पहले दस्तावेज़ों में लिखा नाम लेता है, फिर दूसरा। कुल संख्या न हो, तो स्क्रॉल करने पर सूची बढ़ती जाती है।</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>सबसे नए पहले</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>सबसे पुराने पहले</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>बनाए जाने के समय के अनुसार नहीं</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>सूची का क्रम</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>सेवा का क्रम दिखाता है। कोई भी दूसरा क्रम यहीं बनाया जाता है, और शीर्षक में यह लिखा होता है।</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>एक पेज से अगले पेज तक कुल संख्या बदल गई</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>कोई पेज अपने से पहले वाले पेज के रिकॉर्ड से शुरू हुआ</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>लोड होने के दौरान सूची बदलती है या नहीं</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>रिकॉर्ड को ID से पहचानता है, ताकि कोई दो बार न दिखे, और जो खिसक गया, उसे फिर से लोड करता है।</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: कोई लेबल नहीं</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: आपका लेबल “%2”</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>आयात जॉब की स्थिति का क्या अर्थ है</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>कोड दिखाता है, या उसके लिए आपका लेबल। इस पर कुछ भी निर्भर नहीं है।</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>UTC (Z) में</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>UTC से अंतर के साथ</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>बिना समय क्षेत्र के</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>समझा नहीं गया</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>उदाहरणों के अलावा समय कैसे लिखा जाता है</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>पहले दो प्रकार के समय आपके समय क्षेत्र में दिखाता है, और बाकी सभी वैसे ही जैसे वे मिले, क्रम में सबसे अंत में।</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>खाते के अपने होस्ट का लिंक</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>किसी दूसरे होस्ट का लिंक</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>बिना होस्ट का पथ</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>लिंक नहीं</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>विफल पंक्तियों की फ़ाइल का स्थान क्या है, और क्या उसे टोकन चाहिए</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>लिंक खोलता है, और खाते के अपने होस्ट को टोकन केवल आपकी अनुमति से भेजता है। बाकी सब कुछ टेक्स्ट है।</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>रिकॉर्ड के वे फ़ील्ड जो दस्तावेज़ों में नहीं हैं</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>उन्हें रखता है और “मूल डेटा” में दिखाता है।</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>प्रॉपर्टी की सूची कहाँ है</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>आपके दर्ज किए पथ का अनुरोध करता है; पथ न हो, तो कुछ नहीं।</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>स्थिति %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>क्या 200 के अलावा किसी स्थिति का अर्थ है कि वेबहुक बन गया</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>पूरे वेबहुक के साथ 201 भी स्वीकार करता है। किसी भी दूसरे जवाब के बाद वेबहुक को सूची में ढूँढता है।</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>सेवा ने प्रतीक्षा करने को कहा, ज़्यादा से ज़्यादा %Ln सेकंड</numerusform>
            <numerusform>सेवा ने प्रतीक्षा करने को कहा, ज़्यादा से ज़्यादा %Ln सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>अनुरोध कितनी बार भेजे जा सकते हैं</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>सूचियों के लिए एक साथ ज़्यादा से ज़्यादा दो अनुरोध भेजता है, और सेवा जितना कहे उतनी प्रतीक्षा करता है।</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>विफल पंक्तियों की फ़ाइल का लिंक</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>विफल पंक्तियों की फ़ाइल का फ़ॉर्मैट: एन्कोडिंग, सेल अलग करने वाला चिह्न, हेडर और कारणों का कॉलम</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>हर फ़ाइल से इसे पहचानता है। पंक्तियों के ऊपर की लाइन फ़ॉर्मैट दिखाती है; बदलने के लिए उस पर क्लिक करें।</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>वेबहुक बनाया गया</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>वेबहुक के कौन-से फ़ील्ड खाली हो सकते हैं, और खाली फ़ील्ड कैसे भेजा जाता है</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>केवल URL को ज़रूरी मानता है, और खाली फ़ील्ड को खाली टेक्स्ट के रूप में भेजता है।</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>कौन-से वेबहुक डुप्लिकेट हैं</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>गिना नहीं जाता</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>क्या स्थिति 401 और 403 का अर्थ है कि टोकन अस्वीकार कर दिया गया</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>यही अर्थ मानता है, और जब तक टोकन न बदले, खाते की और सूचियों का अनुरोध नहीं करता।</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>त्रुटियों का फ़ॉर्मैट, और कौन-सा टेक्स्ट संदेश है</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>स्थिति दिखाता है, और “message” या “detail” जैसे प्रचलित नामों वाले फ़ील्ड का टेक्स्ट।</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>एक ही इवेंट, संस्करण, चैनल और URL वाले वेबहुक को डुप्लिकेट मानता है, और एक और रजिस्टर होने से पहले चेतावनी देता है।</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>बदलें (&amp;H)...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>दस्तावेज़ों में न लिखा व्यवहार</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>खाते की वे सेटिंग खोलता है जो इसे बदलती हैं।</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>टेक्स्ट के रूप में कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>कोई खाता नहीं दिखाया जा रहा।</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>सेवा के दस्तावेज़ों में ये बातें नहीं लिखी हैं। खाते %1 के लिए प्रोग्राम शुरू होने के बाद से देखा गया; यहीं गिना जाता है, कहीं भेजा नहीं जाता।</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>सूची कॉपी की गई।</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>दस्तावेज़ों में नहीं</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>क्या मिला</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>प्रोग्राम क्या करता है</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>बदलाव</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>खाते में</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>“https://” से शुरू होने वाला पूरा URL दर्ज करें, बिना उपयोगकर्ता नाम या पासवर्ड के।</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>प्रोग्राम अपडेट (&amp;P)...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>Balehook %1 उपलब्ध है; यह %2 है।</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>इसके बारे में और जानकारी %1 पर है।</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>पेज खोलें</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Check for a new version once a day</source>
        <translation>दिन में एक बार नए संस्करण की जाँच करें (&amp;C)</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>प्रोग्राम अपडेट</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>जाँच के लिए URL (&amp;U):</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>केवल इसी URL का अनुरोध https से किया जाता है। कोई टोकन या खातों का डेटा नहीं भेजा जाता, और कुछ भी डाउनलोड या इंस्टॉल नहीं किया जाता।</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>अभी तक जाँच नहीं हुई।</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>पिछली जाँच: %1।</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>पिछली जाँच: %1, विफल। %2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>सर्वर ने स्थिति %1 के साथ जवाब दिया।</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>संस्करण की कोई जानकारी नहीं मिली।</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>सर्वर से कनेक्ट नहीं किया जा सका।</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>%1 के मान</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>कोई मान ढूँढें</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>वे जॉब जिनमें इनमें से कुछ न हो (&amp;N)</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>मान गिने जा रहे हैं…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>किसी जॉब का यहाँ कोई मान नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>%Ln और मान है, जो कम आता है।</numerusform>
            <numerusform>%Ln और मान हैं, जो कम आते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>वे वेबहुक जिनमें इनमें से कुछ न हो (&amp;N)</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>यहाँ किसी वेबहुक का कोई मान नहीं है।</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>वे प्रॉपर्टी जिनमें इनमें से कुछ न हो (&amp;N)</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>यहाँ किसी प्रॉपर्टी का कोई मान नहीं है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>कोई सहेजा गया दृश्य नहीं</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>दृश्य के रूप में सहेजें (&amp;S)...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>दृश्य के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>“%1” का नाम बदलें (&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>नाम बदलें (&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>“%1” मिटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>मिटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>दृश्य का नाम बदलें</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>नाम बदलें</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>दृश्य का नाम (इस नाम का मौजूदा दृश्य बदल दिया जाएगा):</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>इस सूची में %n दृश्य है, और इससे अधिक नहीं रखे जाते। जिस दृश्य को बदलना है उसका नाम:</numerusform>
            <numerusform>इस सूची में %n दृश्य हैं, और इससे अधिक नहीं रखे जाते। जिस दृश्य को बदलना है उसका नाम:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>दृश्य “%1” में ऐसा फ़िल्टर है जिसे Balehook का यह संस्करण नहीं जानता। उसे दिखाने के लिए नए संस्करण की ज़रूरत है।</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>दृश्य</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>निगरानी में</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln जॉब</numerusform>
            <numerusform>%1, %Ln जॉब</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>पहले कोई जॉब चुनें।</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>जॉब %1 की निगरानी अब नहीं की जा रही</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>जॉब %1 के बदलने पर आपको सूचना मिलेगी</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>आप किसी खाते के ज़्यादा से ज़्यादा %Ln जॉब की निगरानी कर सकते हैं। पहले उसकी निगरानी रोकें।</numerusform>
            <numerusform>आप किसी खाते के ज़्यादा से ज़्यादा %Ln जॉब की निगरानी कर सकते हैं। पहले उनमें से किसी एक की निगरानी रोकें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>जॉब की निगरानी रोकें (&amp;J)</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>जॉब की निगरानी करें (&amp;J)</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>इस खाते के किसी जॉब की निगरानी नहीं की जा रही</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>जॉब दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>वेबहुक ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>रिसोर्स</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>इवेंट का प्रकार</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>इवेंट का उप-प्रकार</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>संस्करण</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>चैनल ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>चैनल</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>मेथड</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>बनाया गया</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>अपडेट किया गया</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>डुप्लिकेट</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>पहले कोई वेबहुक चुनें।</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>दिखाएँ...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>इस खाते में एक वेबहुक रजिस्टर किया जा रहा है।</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>जब प्रोग्राम पिछली बार चला था, तब एक वेबहुक भेजा गया था और कोई जवाब नहीं मिला। क्या हुआ, यह पता लगाने के लिए वेबहुक की सूची ली जा रही है।</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>एक नए वेबहुक का जवाब खो गया। क्या हुआ, यह पता लगाने के लिए वेबहुक की सूची ली जा रही है।</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>एक वेबहुक नहीं भेजा गया। आपका ड्राफ़्ट रखा हुआ है। %1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>यह पता नहीं है कि %1 पर भेजा गया वेबहुक रजिस्टर हुआ या नहीं। खाते का पता अब दूसरा है।</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>एक वेबहुक नहीं भेजा गया। आपका पिछला ड्राफ़्ट रखा हुआ है; यह नहीं। %1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>आपके वेबहुक का ड्राफ़्ट सहेजा नहीं जा सका। जब तक विंडो खुली है, यह रखा जाता है, और अगले बदलाव के साथ सहेजने की फिर कोशिश होगी। %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>सूची का यह तत्व वेबहुक नहीं है। इसे वैसा ही दिखाया गया है जैसा यह मिला।</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>न पढ़ा जा सकने वाला रिकॉर्ड</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>बिना ID का वेबहुक</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>वेबहुक %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>%1 को रजिस्टर किया गया</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>रिसोर्स (&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>इवेंट का प्रकार (&amp;E):</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>इवेंट का उप-प्रकार (&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>संस्करण (&amp;V):</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>मेथड (&amp;M):</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>URL (&amp;U):</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>बाहरी चैनल ID (&amp;X):</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>इवेंट किस चीज़ के बारे में है।</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>उसके साथ क्या होता है, HTTP मेथड जैसे शब्द में।</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>इवेंट के प्रकार के भीतर कोई अधिक विशिष्ट इवेंट।</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>इवेंट का संस्करण।</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>वह HTTP मेथड जिससे URL को कॉल किया जाता है।</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>वह URL जिसे इवेंट होने पर कॉल किया जाता है; वह सेवा के बाहर होता है।</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>वह चैनल जो वेबहुक को रजिस्टर करता है।</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>जवाब में इस फ़ील्ड का नाम है।</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>फ़ील्ड खाली है और खाली टेक्स्ट के रूप में भेजा जाता है।</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>टेक्स्ट के शुरू या अंत में खाली जगह है। उसे वैसे ही भेजा जाता है जैसे दर्ज किया गया।</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>टेक्स्ट में लाइन ब्रेक या अदृश्य वर्ण हैं। उन्हें वैसे ही भेजा जाता है जैसे दर्ज किया गया; अनुरोध में वे दिखते हैं।</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 यह “%2” के रूप में भेजा जाता है। कौन-से मान चलते हैं, यह दस्तावेज़ों में नहीं लिखा है; जिन मानों का यह खाता उपयोग करता है, वे सुझाए जाते हैं।</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: भेजा गया “%2”, मिला “%3”।</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>यह वेबहुक %1 को भेजा गया था, लेकिन प्रोग्राम ने जवाब की प्रतीक्षा नहीं की। हो सकता है कि यह बन गया हो।</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>यह वेबहुक %1 को भेजा गया था। जवाब खो गया या अप्रत्याशित था, इसलिए हो सकता है कि यह बन गया हो।</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>पता लगाने के लिए खाते के वेबहुक की सूची फिर से ली जा रही है। %Ln लोड हुआ।</numerusform>
            <numerusform>पता लगाने के लिए खाते के वेबहुक की सूची फिर से ली जा रही है। %Ln लोड हुए।</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>वेबहुक की सूची फिर से नहीं ली जा सकी, इसलिए परिणाम अब भी अज्ञात है। %1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>उसके बाद सूची में मिला %Ln वेबहुक सभी सात फ़ील्ड में इससे मेल नहीं खाता। हो सकता है कि यह बाद में दिखे: इसे एक बार और भेजने से पहले फिर से जाँचें।</numerusform>
            <numerusform>उसके बाद सूची में मिले %Ln वेबहुक में से कोई भी सभी सात फ़ील्ड में इससे मेल नहीं खाता। हो सकता है कि यह बाद में दिखे: इसे एक बार और भेजने से पहले फिर से जाँचें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>भेजने से पहले ही सूची में था।</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>भेजने के बाद बनाया गया।</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>भेजने से पहले बनाया गया।</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>बनाए जाने का समय अज्ञात है।</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>फिर से भेजें (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>फ़ॉर्म पर वापस जाएँ (&amp;B)</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>भेजा गया वेबहुक:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>भेजा गया वेबहुक</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>क्या मिला</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>आपका ड्राफ़्ट वहाँ बना रहता है, और कुछ भी भेजा नहीं जाता</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>फिर से भेजें (&amp;A)</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>न भेजें (&amp;N)</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>अगर यह बन ही चुका है, तो ऐसे दो हो जाएँगे, और दोनों में से किसी को भी यहाँ से हटाया नहीं जा सकता। क्या यही वेबहुक फिर से भेजना है?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>फिर कोशिश करें (&amp;R)</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>फिर से जाँचें (&amp;A)</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1, %2 को बनाया गया। %3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>ID %1, अप्रत्याशित जवाब से।</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>मिला हुआ वेबहुक</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>यह मेरा वेबहुक है</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>लगभग भेजने के समय बनाया गया।</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>सूची में अब एक वेबहुक है जिसके सातों फ़ील्ड वही हैं और जो लगभग आपके वेबहुक के भेजे जाने के समय या उसके बाद बनाया गया था। बहुत संभव है कि यह आपका ही है।</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>सूची में ऐसे वेबहुक हैं जिनके सातों फ़ील्ड वही हैं, लेकिन उनमें से कोई भी लगभग आपके वेबहुक के भेजे जाने के समय या उसके बाद नहीं बनाया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>डुप्लिकेट है</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>डुप्लिकेट नहीं है</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>अनुरोध कॉपी करें (&amp;Y)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>अनुरोध</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>अनुरोध को उसके JSON के साथ बाइट दर बाइट कॉपी करें, यहाँ दिखने वाले इंडेंट के बिना और टोकन के बिना</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer … (दिखाया नहीं जाता)</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>अनुरोध कॉपी किया गया।</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>कुछ भी नहीं भेजा गया, क्योंकि पिछले वेबहुक का परिणाम अब भी अज्ञात है।</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>खोजने के लिए सभी वेबहुक लोड हो रहे हैं…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>अभी लोड नहीं हुए: खोजने पर सभी वेबहुक लोड होते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%Ln में से %1 वेबहुक, %2</numerusform>
            <numerusform>%Ln में से %1 वेबहुक, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln वेबहुक, %1</numerusform>
            <numerusform>%Ln वेबहुक, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>वेबहुक खोजें (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>खोज और फ़िल्टर साफ़ करें (&amp;C)</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>वेबहुक के सभी फ़ील्ड खोजें</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>वेबहुक खोजें</translation>
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
        <translation>वह URL दर्ज करें जिसे इवेंट होने पर कॉल किया जाता है।</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>URL के शुरू या अंत में खाली जगह या लाइन ब्रेक है। उसे हटाएँ।</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>URL में खाली जगह नहीं होती। उसे हटाएँ, या %20 के रूप में लिखें।</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>URL में कोई अमान्य वर्ण है, जैसे लाइन ब्रेक या कोई अदृश्य वर्ण। उसे फिर से दर्ज करें।</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>पूरा URL दर्ज करें: वह https:// या http:// से शुरू होता है।</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>URL में उपयोग लायक कोई सर्वर नाम नहीं है। इसे इस तरह दर्ज करें: https://shop.example.com/hook</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>यह मान्य URL नहीं है। उसका पोर्ट, प्रतिशत चिह्न और कोष्ठक जाँचें।</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 खाते की अपनी सेवा है। वेबहुक उसके बाहर के किसी URL को कॉल करता है।</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 स्वयं सेवा है: वह आपको नहीं, ख़ुद को कॉल करेगी।</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 केवल किसी निजी नेटवर्क के भीतर ही मिलता है। हो सकता है कि सेवा उससे कनेक्ट न कर सके।</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>URL में उपयोगकर्ता नाम या पासवर्ड है। वेबहुक की सूची देखने वाला हर व्यक्ति उसे पढ़ सकता है।</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>http के साथ, जो भेजा जाता है उसे दूसरे पढ़ और बदल सकते हैं। अगर हो सके, तो https का उपयोग करें।</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>सर्वर के नाम में ऐसे अक्षर हैं जो दूसरे अक्षरों जैसे दिखते हैं। ASCII में वह %1 है।</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>URL में %Ln वर्ण है, जो कई प्रोग्रामों की सीमा से ज़्यादा है।</numerusform>
            <numerusform>URL में %Ln वर्ण हैं, जो कई प्रोग्रामों की सीमा से ज़्यादा हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksKind</name>
    <message>
        <source>Webhooks</source>
        <translation>वेबहुक</translation>
    </message>
    <message>
        <source>This account has no webhooks.</source>
        <translation>इस खाते में कोई वेबहुक नहीं है।</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>वेबहुक लोड नहीं किए जा सके।</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>कोई वेबहुक मेल नहीं खाता।</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln डुप्लिकेट</numerusform>
            <numerusform>%Ln डुप्लिकेट</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln मिलता-जुलता</numerusform>
            <numerusform>%Ln मिलते-जुलते</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>कोई डुप्लिकेट नहीं मिला</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>सेवा ने ऐसा तत्व भेजा जो वेबहुक नहीं है। “मूल डेटा” टैब उसे वैसा ही दिखाता है जैसा वह मिला।</translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>वे वेबहुक जिनका इवेंट, संस्करण, चैनल और URL एक ही है।</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>तालिका फ़ाइल खोलें (&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>इस कंप्यूटर की फ़ाइलें (&amp;F)...</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>सूची निर्यात करें (&amp;X)...</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>खाता जोड़ें (&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>खाता संपादित करें (&amp;E)...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>टोकन अपडेट करें (&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>खाता हटाएँ (&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>बाहर निकलें (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>हेडर के साथ कॉपी करें (&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>लिंक कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>जॉब का लिंक कॉपी करें (&amp;K)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>सभी चुनें (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>पंक्ति पर जाएँ (&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>रीफ़्रेश करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>सूची पर वापस जाएँ (&amp;B)</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>रिकॉर्ड पैनल (&amp;P)</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>रिकॉर्ड पैनल सूची के नीचे (&amp;W)</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>गतिविधि (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>सघन पंक्तियाँ (&amp;C)</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>समय UTC में (&amp;U)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>ज़ूम इन करें (&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>ज़ूम आउट करें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>सामान्य आकार (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>नेटवर्क (&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>कीबोर्ड शॉर्टकट (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>Balehook के बारे में (&amp;A)</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>आयात जॉब दिखाएँ (&amp;J)</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>वेबहुक दिखाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>प्रॉपर्टी दिखाएँ (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>विफल पंक्तियों की फ़ाइल वाला अगला जॉब (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>विफल पंक्तियों की फ़ाइल वाला पिछला जॉब (&amp;P)</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>जॉब की निगरानी करें (&amp;J)</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>विफल पंक्तियाँ दिखाएँ (&amp;R)	Enter</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>आयात की गई फ़ाइल दिखाएँ (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>विफल पंक्तियों की फ़ाइलें डाउनलोड करें (&amp;D)</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>डाउनलोड (&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>वेबहुक रजिस्टर करें (&amp;R)...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>ऐसा ही रजिस्टर करें (&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>सहेजी गई लिस्टिंग खोलें (&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>सहेजी गई लिस्टिंग बंद करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>फ़ाइल (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>संपादन (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>देखें (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>सेटिंग (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>जॉब (&amp;J)</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>निगरानी वाले जॉब (&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>पंक्तियाँ (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>वेबहुक (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>प्रॉपर्टी (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>खाता बदलें (&amp;S)</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>अपने आप रीफ़्रेश (&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>कॉलम (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>रिकॉर्ड खोलें (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>रिकॉर्ड खोलें (&amp;O)	Enter</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>खाता ऊपर ले जाएँ (&amp;U)</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>खाता नीचे ले जाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>अगली पंक्ति (&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>पिछली पंक्ति (&amp;V)</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>त्वरित खोज (&amp;G)...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>अनुरोध (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>रूप-रंग (&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>निदान रिपोर्ट (&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>मैनुअल (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>दस्तावेज़ों में न लिखा व्यवहार (&amp;U)...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>खोज के लिए रखे गए जॉब (&amp;J)...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>सूचीबद्ध अनुरोध (&amp;D)</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>विफल पंक्तियों की अगली फ़ाइल</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>विफल पंक्तियों की पिछली फ़ाइल</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>विफल पंक्तियाँ दिखाएँ</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>टूलबार (&amp;A)</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>आयात की गई फ़ाइल</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>विफल पंक्तियों की फ़ाइल सहेजें...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>आयात की गई फ़ाइल सहेजें...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>खाता पिन करें (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>विफल पंक्तियों में ढूँढें (&amp;D)...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>केवल इस मान वाली पंक्तियाँ</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>पिछले अपलोड से तुलना करें</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>तुलना करें</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>इससे तुलना करें...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>विफल पंक्तियाँ सौंपें...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>सभी जॉब के कारण...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>विंडो के निष्क्रिय होने पर भाषा बदलती है।</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>टूलबार</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>टूलबार दिखाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>आइकन के बगल में टेक्स्ट (&amp;B)</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>आइकन के नीचे टेक्स्ट (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>केवल आइकन (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>केवल टेक्स्ट (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>डेस्कटॉप का डिफ़ॉल्ट (&amp;D)</translation>
    </message>
</context>
</TS>

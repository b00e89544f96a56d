<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation>Balehook について</translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation>Balehook %1
インポートジョブと Webhook のためのコンソールです。

GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。Qt %2 を使用しています。</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation>アカウントの削除</translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and so are the files downloaded for it. Nothing changes on the service.</source>
        <translation>アカウント %1 をこのプログラムから削除しますか? トークンはキーチェーンから削除され、このアカウントのためにダウンロードしたファイルも削除されます。サービス側では何も変わりません。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its files could not be deleted. %2</source>
        <translation>アカウント %1 を削除しましたが、一部のファイルを削除できませんでした。%2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation>アカウント %1 を削除しましたが、トークンがまだキーチェーンに残っている可能性があります。%2</translation>
    </message>
    <message>
        <source>The account %1 was not removed because the settings could not be saved. %2</source>
        <translation>設定を保存できなかったため、アカウント %1 は削除されませんでした。%2</translation>
    </message>
    <message>
        <source>The account %1 was removed, but some of its data could not be deleted. %2</source>
        <translation>アカウント %1 を削除しましたが、データの一部を削除できませんでした。%2</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Slu&amp;g:</source>
        <translation>スラッグ(&amp;G):</translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation>ベース URL(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>トークン(&amp;T):</translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation>アドレス:</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>詳細設定(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation>ワークスペース URL(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation>ページサイズ(&amp;P):</translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation>プロパティのパス(&amp;R):</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>ページ:</translation>
    </message>
    <message>
        <source>Use page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation>page[offset] と page[limit] を使用する（未確認）(&amp;O)</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>ファイル:</translation>
    </message>
    <message>
        <source>Send the access token for &amp;files on these hosts</source>
        <translation>これらのホストにあるファイルにもアクセストークンを送信する(&amp;F)</translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation>ステータスのラベル(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add Account</source>
        <translation>アカウントを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Edit Account</source>
        <translation>アカウントの編集</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>アカウントの追加</translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If empty, the slug is shown.</source>
        <translation>アカウントの一覧に表示されます。空の場合はスラッグが表示されます。</translation>
    </message>
    <message>
        <source>The part of the host name that identifies the account.</source>
        <translation>ホスト名のうち、アカウントを識別する部分です。</translation>
    </message>
    <message>
        <source>The full URL, or a URL with “{slug}” in place of the slug.</source>
        <translation>完全な URL、またはスラッグの部分を「{slug}」とした URL です。</translation>
    </message>
    <message>
        <source>If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; whether that is the same host is not documented.</source>
        <translation>空の場合はベース URL を使用します。Webhook は「ワークスペース」の URL で作成されますが、それが同じホストかどうかはドキュメントに記載されていません。</translation>
    </message>
    <message>
        <source>The default of 25 is the service&apos;s own. Larger pages need fewer requests; the service may return smaller ones.</source>
        <translation>既定値の 25 は、サービスの既定値です。ページを大きくするとリクエストの回数は減りますが、サービスがより小さいページを返すこともあります。</translation>
    </message>
    <message>
        <source>Optional. Where properties are listed is not documented; if you know the path, enter what follows the base URL, beginning with a slash.</source>
        <translation>省略できます。プロパティの一覧の場所はドキュメントに記載されていません。パスがわかる場合は、ベース URL に続く部分を、スラッシュから入力してください。</translation>
    </message>
    <message>
        <source>Unconfirmed: the service is said to accept these parameters, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the response shows a different page. Use “Check” to try it.</source>
        <translation>未確認です。サービスはこれらのパラメーターを受け付けるとされていますが、数え方はドキュメントに記載されていません。Balehook はそのページより前にあるレコードを 0 から数え、応答が別のページを示した場合は中止します。「確認」で試すことができます。</translation>
    </message>
    <message>
        <source>Only needed if files of this account are on the account&apos;s own host and require sign-in. Files on other hosts never get the token.</source>
        <translation>このアカウントのファイルがアカウント自身のホストにあり、サインインが必要な場合にのみ使用します。ほかのホストにあるファイルにトークンが送信されることはありません。</translation>
    </message>
    <message>
        <source>If empty, only the code is shown. What the status codes mean is not documented, so you can label them yourself.</source>
        <translation>空の場合はコードだけが表示されます。ステータスコードの意味はドキュメントに記載されていないため、自由にラベルを付けられます。</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Keep &amp;Editing</source>
        <translation>編集を続ける(&amp;E)</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>アクセストークンを貼り付け</translation>
    </message>
    <message>
        <source>The token is stored in the keychain and never shown.</source>
        <translation>トークンはキーチェーンに保存され、表示されることはありません。</translation>
    </message>
    <message>
        <source>A token belongs to one URL and one slug. After this change you are asked for it again; you can paste it here.</source>
        <translation>トークンは 1 つの URL と 1 つのスラッグに属します。この変更後は、もう一度入力を求められます。ここに貼り付けることもできます。</translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation>トークンは保存されています</translation>
    </message>
    <message>
        <source>Leave empty to keep the stored token.</source>
        <translation>保存されているトークンをそのまま使う場合は、空にしておいてください。</translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation>トークンは保存されていません</translation>
    </message>
    <message>
        <source>Leave empty to continue without a token.</source>
        <translation>トークンなしで続ける場合は、空にしておいてください。</translation>
    </message>
    <message>
        <source>The account was saved, but its token was not. Close without storing the token?</source>
        <translation>アカウントは保存されましたが、トークンは保存されませんでした。トークンを保存せずに閉じますか?</translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation>入力した内容を破棄しますか?</translation>
    </message>
    <message>
        <source>Enter the account&apos;s slug, for example “acme”.</source>
        <translation>アカウントのスラッグを入力してください（例: 「acme」）。</translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: lowercase letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation>スラッグは 63 文字以内で、使用できるのは英小文字 a ～ z、数字、ハイフンです。ハイフンは先頭と末尾には使用できません。</translation>
    </message>
    <message>
        <source>Enter the URL of the service, for example “https://{slug}.example.com”.</source>
        <translation>サービスの URL を入力してください（例: 「https://{slug}.example.com」）。</translation>
    </message>
    <message>
        <source>This part of the host name identifies the account. It is also part of links to jobs, such as balehook://acme/import-jobs/4711.</source>
        <translation>ホスト名のこの部分がアカウントを識別します。balehook://acme/import-jobs/4711 のような、ジョブへのリンクにも含まれます。</translation>
    </message>
    <message>
        <source>The URL under which the service lists import jobs and webhooks, for example https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows where each request goes.</source>
        <translation>サービスのインポートジョブと Webhook の一覧がある URL です（例: https://{slug}.example.com）。「{slug}」はスラッグを表します。下の「アドレス」に、各リクエストの送信先が表示されます。</translation>
    </message>
    <message>
        <source>The access token sent with each request to the service. How to get one, how long it is valid and what it permits is not documented: ask the people who run your platform.</source>
        <translation>サービスへの各リクエストに付けて送信されるアクセストークンです。入手方法、有効期間、許可される操作はドキュメントに記載されていません。プラットフォームの運営者にお問い合わせください。</translation>
    </message>
    <message>
        <source>Requests one record from each listing with the values entered here and shows the result. Nothing is stored.</source>
        <translation>ここに入力した値で各一覧にレコードを 1 件ずつ要求し、結果を表示します。何も保存されません。</translation>
    </message>
    <message>
        <source>Another program removed this account and its token. To use it again, close this window and add the account again.</source>
        <translation>別のプログラムが、このアカウントとトークンを削除しました。もう一度使うには、このウィンドウを閉じて、アカウントを追加し直してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. Loaded rows stay here; loading resumes when the connection is back.</source>
        <translation>このコンピューターはオフラインです。読み込んだ行はそのまま残ります。接続が回復すると、読み込みは再開します。</translation>
    </message>
    <message>
        <source>This account has no stored token. Enter one to load its data.</source>
        <translation>このアカウントにはトークンが保存されていません。データを読み込むには、トークンを入力してください。</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>トークンを入力...</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Update Token...</source>
        <translation>トークンを更新...</translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation>一覧は読み込み後に変更されています。行の位置が変わっている可能性があります。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>再読み込み</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>サービスから待機を求められました。%Ln 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown were received on %1.</source>
        <translation>表示中の行は %1 に受信したものです。</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountSync</name>
    <message>
        <source>Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, then try again.</source>
        <translation>これらのジョブは現在、別のプログラム（balehookctl など）が読み込んでいます。完了するまで待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The list of jobs kept changing while it was loaded, so some jobs may be missing.</source>
        <translation>読み込み中にジョブの一覧が変わり続けたため、一部のジョブが欠けている可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountTurn</name>
    <message>
        <source>Another program is adding or removing an account. This one waits for it.</source>
        <translation>別のプログラムがアカウントを追加または削除しています。このプログラムは完了を待っています。</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation>%1、アカウント %2</translation>
    </message>
    <message>
        <source>%1, account %2, pinned</source>
        <translation>%1、アカウント %2、ピン留め</translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>アカウントを追加...</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>アカウントのフィルター</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>The charts cannot be shown because a component of the program is missing. Reinstall Balehook to get them.</source>
        <translation>プログラムのコンポーネントがないため、グラフを表示できません。表示するには Balehook を再インストールしてください。</translation>
    </message>
    <message>
        <source>Activity is counted over all jobs of the account. Load them once to see it; you can keep working while they load.</source>
        <translation>アクティビティは、アカウントのすべてのジョブをもとに集計されます。表示するには、ジョブを一度すべて読み込んでください。読み込み中も作業を続けられます。</translation>
    </message>
    <message>
        <source>Load All...</source>
        <translation>すべて読み込む...</translation>
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
        <translation>週ごとのジョブ数（ステータス別）</translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation>月ごとのジョブ数（ステータス別）</translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation>年ごとのジョブ数（ステータス別）</translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation>日ごとのジョブ数（ステータス別）</translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation>週ごとの失敗行数</translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation>月ごとの失敗行数</translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation>年ごとの失敗行数</translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation>日ごとの失敗行数</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>code of a status and the user&apos;s word for it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Status %1</source>
        <comment>code, or code and word</comment>
        <translation>ステータス %1</translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation>その他のステータス</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>指定なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>ジョブ %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>失敗行 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>%Ln 日分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation>%1（%2）、%3。</translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation>すべてタイプ %1 です。</translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation>大部分はタイプ %1 です。</translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation>最も多いタイプは %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>日付を読み取れないジョブ %Ln 件は、グラフに含まれていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation>まだすべてのジョブが読み込まれていません。</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>No job matches the filters of the list.</source>
        <translation>一覧のフィルターに一致するジョブはありません。</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>失敗行数なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>ジョブ %Ln 件には失敗行の件数がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>過去または未来の遠い日付のジョブ %Ln 件は、グラフに含まれていません。</numerusform>
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
        <translation>管理者によって設定されています。</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorReader</name>
    <message>
        <source>The administrator setting “%1” is unknown and was ignored.</source>
        <translation>管理者の設定「%1」は不明なため、無視されました。</translation>
    </message>
    <message>
        <source>The administrator settings in %1 could not be read.</source>
        <translation>%1 にある管理者の設定を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Some of the administrator settings in %1 could not be understood. The others are used.</source>
        <translation>%1 にある管理者の設定の一部を解釈できませんでした。ほかの設定は使用します。</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because everyone on this computer can read it there. A token belongs in the keychain of the person who uses it.</source>
        <translation>管理者の設定「%1」は、このコンピューターの誰もが読み取れる場所にあるため、無視されました。トークンは、使用する本人のキーチェーンに保管してください。</translation>
    </message>
    <message>
        <source>The administrator setting “%1” was ignored because its value is not allowed.</source>
        <translation>管理者の設定「%1」は、許可されていない値のため、無視されました。</translation>
    </message>
</context>
<context>
    <name>Balehook::AdministratorSettings</name>
    <message>
        <source>The account %1 was set up by your administrator and cannot be removed here.</source>
        <translation>アカウント %1 は管理者によって設定されているため、ここでは削除できません。</translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The response does not contain the webhook that was sent.</source>
        <translation>応答に、送信した Webhook が含まれていません。</translation>
    </message>
</context>
<context>
    <name>Balehook::AppearanceDialog</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>All languages except English were translated without review by a native speaker.</source>
        <translation>英語以外のすべての言語は、母語話者による確認なしに翻訳されました。</translation>
    </message>
    <message>
        <source>Use System Setting</source>
        <translation>システムの設定を使用</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>少なくする</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>Text si&amp;ze:</source>
        <translation>文字の大きさ(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>行の間隔(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <translation>動き(&amp;M):</translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation>設定を開けませんでした。</translation>
    </message>
    <message>
        <source>Balehook is already running but does not respond.</source>
        <translation>Balehook はすでに起動していますが、応答しません。</translation>
    </message>
    <message>
        <source>Close its window or end the program, then start it again.</source>
        <translation>ウィンドウを閉じるかプログラムを終了してから、もう一度起動してください。</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>設定を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>%Ln 秒ごと</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>%Ln 分ごと</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh off</source>
        <translation>自動再読み込みはオフ</translation>
    </message>
    <message>
        <source>auto-refresh paused</source>
        <translation>自動再読み込みは一時停止中</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>%Ln 秒ごとに自動再読み込み</numerusform>
        </translation>
    </message>
    <message>
        <source>auto-refresh every minute</source>
        <translation>1 分ごとに自動再読み込み</translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>%Ln 分ごとに自動再読み込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto-refresh was turned off because the list could not be loaded. Loaded rows stay here.</source>
        <translation>一覧を読み込めなかったため、自動再読み込みをオフにしました。読み込んだ行はそのまま残ります。</translation>
    </message>
    <message>
        <source>Turn On Again</source>
        <translation>再びオンにする</translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the URL of the service.</source>
        <translation>サービスの URL を入力してください。</translation>
    </message>
    <message>
        <source>The URL must start with https://.</source>
        <translation>URL は https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a space or an invisible character. Enter it again.</source>
        <translation>空白や見えない文字など、URL に使用できない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>Braces may only be used for {slug}, which stands for the account slug.</source>
        <translation>波かっこは、アカウントのスラッグを表す {slug} にのみ使用できます。</translation>
    </message>
    <message>
        <source>The URL must not contain a user name or an @ sign. Remove everything up to the @.</source>
        <translation>URL にユーザー名や @ 記号を含めることはできません。@ までの部分をすべて削除してください。</translation>
    </message>
    <message>
        <source>The URL must not contain ? or #. Remove it and everything after it.</source>
        <translation>URL に ? や # を含めることはできません。その記号と後に続く部分をすべて削除してください。</translation>
    </message>
    <message>
        <source>This is not a valid server name. Enter it as in https://shop.example.com.</source>
        <translation>これは有効なサーバー名ではありません。https://shop.example.com のように入力してください。</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>ポートは 1 ～ 65535 の数値である必要があります。</translation>
    </message>
    <message>
        <source>The path in the URL must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>URL のパスに、空の部分やドットだけの部分を含めることはできません。削除してください。</translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer (localhost). Use https so that nobody can read the token on the way.</source>
        <translation>暗号化されない http は、このコンピューター（localhost）に対してのみ使用できます。トークンを途中で読み取られないように、https を使用してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the account&apos;s token.</source>
        <translation>アカウントのトークンを貼り付けてください。</translation>
    </message>
    <message>
        <source>This is too long for a token. Paste only the token.</source>
        <translation>トークンとしては長すぎます。トークンだけを貼り付けてください。</translation>
    </message>
    <message>
        <source>The token contains a space or a line break. Copy it again, in one piece.</source>
        <translation>トークンに空白または改行が含まれています。全体を続けてコピーし直してください。</translation>
    </message>
    <message>
        <source>The token contains an invalid character, perhaps an invisible one. Copy it again from its source.</source>
        <translation>トークンに無効な文字が含まれています。見えない文字の可能性もあります。元の場所からコピーし直してください。</translation>
    </message>
    <message>
        <source>A token contains only letters, digits and the characters - . _ ~ + / with = at the end. Copy it again.</source>
        <translation>トークンに使用できるのは、英字、数字、記号 - . _ ~ + / と、末尾の = だけです。トークンをコピーし直してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation>ファイルは保存されませんでした。%1</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>%1 を保存しました（%2）。</translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list grows as you scroll.</source>
        <translation>総数として使用できる値が見つかりませんでした。一覧はスクロールするにつれて増えていきます。</translation>
    </message>
    <message>
        <source>Total: %1, in the field “%2”.</source>
        <translation>総数: %1（フィールド「%2」）。</translation>
    </message>
    <message>
        <source>The response includes neither page nor page size.</source>
        <translation>応答には、ページもページサイズも含まれていません。</translation>
    </message>
    <message>
        <source>The response includes page %1 but no page size.</source>
        <translation>応答にはページ %1 が含まれていますが、ページサイズは含まれていません。</translation>
    </message>
    <message>
        <source>The response includes a page size of %1 but no page.</source>
        <translation>応答にはページサイズ %1 が含まれていますが、ページは含まれていません。</translation>
    </message>
    <message>
        <source>The response includes page %1 and a page size of %2.</source>
        <translation>応答にはページ %1 とページサイズ %2 が含まれています。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>確認中…</translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>ステータス 200、レコード %Ln 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation>ステータス %1。</translation>
    </message>
    <message>
        <source>Message in the response: %1</source>
        <translation>応答のメッセージ: %1</translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation>確認の結果</translation>
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
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Other Color…</source>
        <translation>その他の色…</translation>
    </message>
    <message>
        <source>Account color</source>
        <translation>アカウントの色</translation>
    </message>
    <message>
        <source>Color: %1</source>
        <translation>色: %1</translation>
    </message>
    <message>
        <source>No Color</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>Label color</source>
        <translation>ラベルの色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Color: none</source>
        <translation>色: なし</translation>
    </message>
</context>
<context>
    <name>Balehook::CommandPalette</name>
    <message>
        <source>Quick Open</source>
        <translation>クイックオープン</translation>
    </message>
    <message>
        <source>Enter a command, account, view or file</source>
        <translation>コマンド、アカウント、ビュー、ファイルを入力</translation>
    </message>
    <message>
        <source>Command, account, view or file</source>
        <translation>コマンド、アカウント、ビュー、ファイル</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致する項目</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致する項目はありません</translation>
    </message>
</context>
<context>
    <name>Balehook::CompareWindow</name>
    <message>
        <source>&amp;Swap</source>
        <translation>入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>Compare Failed Rows</source>
        <translation>失敗行の比較</translation>
    </message>
    <message>
        <source>Older file:</source>
        <translation>古いファイル:</translation>
    </message>
    <message>
        <source>Newer file:</source>
        <translation>新しいファイル:</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>ダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>行を開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy Summary</source>
        <translation>要約をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>行をエクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>No earlier job of the same type, user and file name has a failed file. Numbers and dates in the file name were ignored. Jobs checked: %1.</source>
        <translation>種類、ユーザー、ファイル名が同じ以前のジョブには、失敗行ファイルがありません。ファイル名の数字と日付は無視しました。確認したジョブ: %1。</translation>
    </message>
    <message>
        <source>The previous upload could not be found. %1</source>
        <translation>前回のアップロードが見つかりませんでした。%1</translation>
    </message>
    <message>
        <source>Looking for the previous upload…</source>
        <translation>前回のアップロードを検索中…</translation>
    </message>
    <message>
        <source>The comparison was stopped. Choose the key columns to start it again.</source>
        <translation>比較を中止しました。もう一度始めるには、キーの列を選んでください。</translation>
    </message>
    <message>
        <source>The search for the previous upload was stopped.</source>
        <translation>前回のアップロードの検索を中止しました。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Detected. Rows with the same key are the same row.</source>
        <translation>自動検出。キーが同じ行は同じ行として扱われます。</translation>
    </message>
    <message>
        <source>Rows with the same key are the same row.</source>
        <translation>キーが同じ行は同じ行として扱われます。</translation>
    </message>
    <message>
        <source>The files have been compared.</source>
        <translation>ファイルを比較しました。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>両方のファイルに共通の列「%1」がありません。</translation>
    </message>
    <message>
        <source>The files have no column in common, so their rows cannot be compared.</source>
        <translation>2 つのファイルに共通の列がないため、行を比較できません。</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose the columns that say which row is which.</source>
        <translation>両方のファイルにキーと思われる列がありません。行を見分ける列を選んでください。</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>要約をコピーしました。</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 行中 %1 行を書き出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln 行を %1 に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>行を書き出しています…</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be compared.</source>
        <translation>%1 は空か、表ではないため、行を比較できません。</translation>
    </message>
    <message>
        <source>%1 cannot be compared. %2</source>
        <translation>%1 を比較できません。%2</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparedSide</name>
    <message>
        <source>The download was stopped.</source>
        <translation>ダウンロードを中止しました。</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>ジョブ %1 の失敗行ファイルはこのコンピューターになく、リンクの期限も切れています。一覧でジョブを再読み込みするか、そのままダウンロードを試してください。</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer.</source>
        <translation>ジョブ %1 の失敗行ファイルはこのコンピューターにありません。</translation>
    </message>
    <message>
        <source>Downloading %1: %2</source>
        <translation>%1 をダウンロード中: %2</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer, and its link has expired. Refresh the job in its list, or try to download the file all the same.</source>
        <translation>ジョブ %1 のインポート元ファイルはこのコンピューターになく、リンクの期限も切れています。一覧でジョブを再読み込みするか、そのままダウンロードを試してください。</translation>
    </message>
    <message>
        <source>The imported file of job %1 is not on this computer.</source>
        <translation>ジョブ %1 のインポート元ファイルはこのコンピューターにありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonPanes</name>
    <message>
        <source>What became of the rows</source>
        <translation>各行の結果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Reasons before and now</source>
        <translation>前回と今回の理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>行をフィルター</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>任意のセルのテキスト</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>比較した行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>All compared rows</source>
        <translation>比較したすべての行</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>%1 of %2 rows shown</source>
        <translation>%2 行中 %1 行を表示</translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message>
        <source>Comparison of failed rows</source>
        <translation>失敗行の比較</translation>
    </message>
    <message>
        <source>Older file: %1</source>
        <translation>古いファイル: %1</translation>
    </message>
    <message>
        <source>Newer file: %1</source>
        <translation>新しいファイル: %1</translation>
    </message>
    <message>
        <source>Compared by: %1</source>
        <translation>比較のキー: %1</translation>
    </message>
    <message>
        <source>Failed rows: %1 before, %2 now</source>
        <extracomment>Both are numbers of rows</extracomment>
        <translation>失敗行: 前回 %1、今回 %2</translation>
    </message>
    <message>
        <source>A row that is not in the newer failed file was either imported or not sent again.</source>
        <translation>新しい失敗行ファイルにない行は、インポートされたか、再送されなかったかのどちらかです。</translation>
    </message>
    <message>
        <source>Reasons, with their rows before and now:</source>
        <translation>理由と前回・今回の行数:</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A reason with its numbers of rows before and now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>ほかに %Ln 種類の理由があります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message>
        <source>Still failing, same reason</source>
        <translation>引き続き失敗（同じ理由）</translation>
    </message>
    <message>
        <source>Still failing, another reason</source>
        <translation>引き続き失敗（別の理由）</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>新たに失敗</translation>
    </message>
    <message>
        <source>Not in the newer failed file</source>
        <translation>新しい失敗行ファイルにない</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>前回の行</translation>
    </message>
    <message>
        <source>Row now</source>
        <translation>今回の行</translation>
    </message>
    <message>
        <source>Reason before</source>
        <translation>前回の理由</translation>
    </message>
    <message>
        <source>Reason now</source>
        <translation>今回の理由</translation>
    </message>
    <message>
        <source>Changed cells</source>
        <translation>変更されたセル</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>古いファイルの %Ln 行にはキーがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>新しいファイルの %Ln 行にはキーがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>古いファイルの %Ln 行はキーが一意ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>新しいファイルの %Ln 行はキーが一意ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared:</source>
        <translation>比較していない行:</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Filter Rows</source>
        <translation>行のフィルター</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>を含む</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>と等しい</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>と等しくない</translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation>列(&amp;C):</translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation>条件(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>テキスト(&amp;T):</translation>
    </message>
    <message>
        <source>Show Rows</source>
        <translation>行を表示</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>が正規表現に一致</translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation>今日(&amp;T)</translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation>過去 24 時間(&amp;2)</translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation>過去 7 日間(&amp;7)</translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation>過去 30 日間(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation>期間を指定(&amp;B)...</translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation>ステータス(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation>タイプ(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation>ユーザー(&amp;U)...</translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation>チャネル(&amp;C)...</translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation>失敗行ファイルあり(&amp;F)</translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation>失敗行ファイルなし(&amp;N)</translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation>失敗行あり(&amp;R)</translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation>成功行の数(&amp;M)...</translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation>失敗行の数(&amp;I)...</translation>
    </message>
    <message>
        <source>Cre&amp;ated</source>
        <translation>作成日時(&amp;A)</translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation>更新日時(&amp;P)</translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation>一覧から消えたもの(&amp;D)</translation>
    </message>
    <message>
        <source>No Failed R&amp;ows</source>
        <translation>失敗行なし(&amp;O)</translation>
    </message>
    <message>
        <source>No Count of Failed Ro&amp;ws</source>
        <translation>失敗行数なし(&amp;W)</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation>このファイルは空です。</translation>
    </message>
    <message>
        <source>This file is a spreadsheet workbook, not a text table. Its rows cannot be shown here.</source>
        <translation>このファイルはテキストの表ではなく、表計算プログラムのブックです。行をここに表示することはできません。</translation>
    </message>
    <message>
        <source>This file is a ZIP archive. Its contents cannot be shown here.</source>
        <translation>このファイルは ZIP アーカイブです。内容をここに表示することはできません。</translation>
    </message>
    <message>
        <source>This file is compressed. Its contents cannot be shown here.</source>
        <translation>このファイルは圧縮されています。内容をここに表示することはできません。</translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation>このファイルは表ではなく、画像です。</translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation>このファイルは表ではなく、PDF 文書です。</translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may require sign-in.</source>
        <translation>このファイルは表ではなく、Web ページです。リンク先でサインインが必要な可能性があります。</translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. Storage services often send one when a link has expired.</source>
        <translation>このファイルは表ではなく、XML 文書です。リンクの期限が切れると、ストレージサービスはよく XML 文書を返します。</translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation>このファイルは表ではなく、JSON 文書です。</translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not run it.</source>
        <translation>このファイルは表ではなく、プログラムです。実行しないでください。</translation>
    </message>
    <message>
        <source>This file is not a text table. Its type could not be detected.</source>
        <translation>このファイルはテキストの表ではありません。ファイルの種類を検出できませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message>
        <source>gzip file</source>
        <translation>gzip ファイル</translation>
    </message>
    <message>
        <source>zstd file</source>
        <translation>zstd ファイル</translation>
    </message>
    <message>
        <source>ZIP archive</source>
        <translation>ZIP アーカイブ</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel ブック</translation>
    </message>
    <message>
        <source>Excel workbook with macros</source>
        <translation>マクロ付き Excel ブック</translation>
    </message>
    <message>
        <source>OpenDocument spreadsheet</source>
        <translation>OpenDocument 表計算ドキュメント</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>シート %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>下限(&amp;L):</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>上限(&amp;M):</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>ジョブを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>足りない %Ln 件をダウンロード(&amp;D)...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts named %1. Use the ID of one of them; &quot;account list --format csv&quot; prints them.</source>
        <translation>%1 という名前のアカウントが複数あります。いずれかの ID を使用してください。ID は「account list --format csv」で表示できます。</translation>
    </message>
    <message>
        <source>There is no account named %1 in this profile.</source>
        <translation>このプロファイルに %1 という名前のアカウントはありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, with no hyphen at either end.</source>
        <translation>SLUG は、URL に含まれるアカウントの名前です。63 文字以内の英字、数字、ハイフンで指定します。ハイフンは先頭と末尾には使用できません。</translation>
    </message>
    <message>
        <source>There is already an account named %1.</source>
        <translation>%1 という名前のアカウントはすでにあります。</translation>
    </message>
    <message>
        <source>Token of %1 (not shown; leave empty for none):</source>
        <translation>%1 のトークン（表示されません。不要な場合は何も入力しないでください）:</translation>
    </message>
    <message>
        <source>No token was read from standard input.</source>
        <translation>標準入力からトークンを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was removed.</source>
        <translation>トークンの前の「Bearer」という語は取り除かれました。</translation>
    </message>
    <message>
        <source>Your administrator set it to %1.</source>
        <translation>管理者によって %1 に設定されています。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountImport</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み取れません: %2</translation>
    </message>
    <message>
        <source>The list of accounts is too long.</source>
        <translation>アカウントの一覧が長すぎます。</translation>
    </message>
    <message>
        <source>This line is not a JSON object.</source>
        <translation>この行は JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a text.</source>
        <translation>「%1」はテキストではありません。</translation>
    </message>
    <message>
        <source>Unknown field “%1”; the fields are slug, name, url and token.</source>
        <translation>不明なフィールド「%1」です。使えるフィールドは slug、name、url、token です。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>設定のうち %Ln 件のアカウントは、スラッグまたは URL がないか無効なため、一覧に含まれていません。削除はされていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account was removed, but some of its data remains: %1</source>
        <translation>アカウントは削除されましたが、データの一部が残っています: %1</translation>
    </message>
    <message>
        <source>The account was not removed because the settings could not be saved. Its token was kept, too. %1</source>
        <translation>設定を保存できなかったため、アカウントは削除されませんでした。トークンもそのまま残っています。%1</translation>
    </message>
    <message>
        <source>The account was removed, but its token is still in the keychain, which is locked.</source>
        <translation>アカウントは削除されましたが、キーチェーンがロックされているため、トークンはまだ残っています。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountStorer</name>
    <message>
        <source>The account was not added because the settings could not be saved. %1</source>
        <translation>設定を保存できなかったため、アカウントは追加されませんでした。%1</translation>
    </message>
    <message>
        <source>The account was not added because the keychain is locked. Unlock it and run the command again.</source>
        <translation>キーチェーンがロックされているため、アカウントは追加されませんでした。ロックを解除してから、コマンドをもう一度実行してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountWatch</name>
    <message>
        <source>Another program removed the account.</source>
        <translation>別のプログラムがアカウントを削除しました。</translation>
    </message>
    <message>
        <source>Another program changed the address of the account. Run the command again to use the new one.</source>
        <translation>別のプログラムがアカウントのアドレスを変更しました。新しいアドレスを使うには、コマンドをもう一度実行してください。</translation>
    </message>
    <message>
        <source>Another program changed the account in a way that this version of Balehook cannot read.</source>
        <translation>別のプログラムが、このバージョンの Balehook では読み取れない形でアカウントを変更しました。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is required.</source>
        <translation>オプション --%1 は必須です。</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3.</source>
        <translation>--%1 は %2 ～ %3 の数値である必要があります。</translation>
    </message>
    <message>
        <source>--format must be table, csv, json or jsonl.</source>
        <translation>--format は table、csv、json、jsonl のいずれかである必要があります。</translation>
    </message>
    <message>
        <source>The option --%1 requires a value.</source>
        <translation>オプション --%1 には値が必要です。</translation>
    </message>
    <message>
        <source>Give either --%1 or --%2.</source>
        <translation>--%1 と --%2 のどちらか一方を指定してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>Unknown option %1.</source>
        <translation>不明なオプション %1 です。</translation>
    </message>
    <message>
        <source>The option %1 is not valid before the command.</source>
        <translation>オプション %1 はコマンドの前では使用できません。</translation>
    </message>
    <message>
        <source>The option --%1 does not take a value.</source>
        <translation>オプション --%1 に値を指定することはできません。</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>不明なコマンドです。コマンドの一覧は「balehookctl --help」で確認できます。</translation>
    </message>
    <message>
        <source>Unknown command; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>不明なコマンドです。コマンドの一覧は「balehookctl %1 --help」で確認できます。</translation>
    </message>
    <message>
        <source>Unexpected argument after &quot;%1&quot;.</source>
        <translation>「%1」の後に予期しない引数があります。</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl --help&quot; lists the commands.</source>
        <translation>コマンドが指定されていません。コマンドの一覧は「balehookctl --help」で確認できます。</translation>
    </message>
    <message>
        <source>No command given; &quot;balehookctl %1 --help&quot; lists the commands.</source>
        <translation>コマンドが指定されていません。コマンドの一覧は「balehookctl %1 --help」で確認できます。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 が指定されていません。</translation>
    </message>
    <message>
        <source>SHELL is bash, zsh or fish.</source>
        <translation>SHELL には bash、zsh、fish のいずれかを指定します。</translation>
    </message>
    <message>
        <source>This command takes the account without --account: balehookctl %1 SLUG</source>
        <translation>ここでは、アカウントを --account なしで指定します: balehookctl %1 SLUG</translation>
    </message>
    <message>
        <source>Name the account with --account: balehookctl %1 --account SLUG</source>
        <translation>アカウントは --account の後に指定します: balehookctl %1 --account SLUG</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object per line).</source>
        <translation>table、csv、json、jsonl（1 行に 1 オブジェクト）のいずれか。</translation>
    </message>
    <message>
        <source>The account to use.</source>
        <translation>使用するアカウント。</translation>
    </message>
    <message>
        <source>The page to list; the first is 1.</source>
        <translation>一覧表示するページ。最初のページは 1。</translation>
    </message>
    <message>
        <source>Records per page; the account&apos;s setting by default.</source>
        <translation>1 ページのレコード数。既定ではアカウントの設定に従う。</translation>
    </message>
    <message>
        <source>List all pages, each record once.</source>
        <translation>すべてのページを一覧表示する。各レコードは 1 回だけ出力する。</translation>
    </message>
    <message>
        <source>Jobs with this status; repeat for several.</source>
        <translation>このステータスのジョブ。複数の場合は繰り返し指定する。</translation>
    </message>
    <message>
        <source>Jobs that have a failed file.</source>
        <translation>失敗行ファイルがあるジョブ。</translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation>この日以降に作成されたジョブ。</translation>
    </message>
    <message>
        <source>Jobs created on this day or earlier.</source>
        <translation>この日以前に作成されたジョブ。</translation>
    </message>
    <message>
        <source>The field to sort by; in the order of the service by default.</source>
        <translation>並べ替えに使うフィールド。既定ではサービスの順序。</translation>
    </message>
    <message>
        <source>Add an account and store its token in the keychain.</source>
        <translation>アカウントを追加し、そのトークンをキーチェーンに保存する。</translation>
    </message>
    <message>
        <source>The base URL of its listings; &quot;{slug}&quot; stands for SLUG. Required.</source>
        <translation>一覧のベース URL。「{slug}」は SLUG を表す。必須。</translation>
    </message>
    <message>
        <source>Where webhooks are registered, if different.</source>
        <translation>Webhook を登録する場所（異なる場合）。</translation>
    </message>
    <message>
        <source>The path of the properties listing below the base URL.</source>
        <translation>ベース URL 以下の、プロパティの一覧のパス。</translation>
    </message>
    <message>
        <source>The name shown in the window.</source>
        <translation>ウィンドウに表示する名前。</translation>
    </message>
    <message>
        <source>Read the token from standard input instead of prompting for it.</source>
        <translation>トークンを対話的に尋ねず、標準入力から読み取る。</translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation>プロファイルのアカウントを一覧表示する。</translation>
    </message>
    <message>
        <source>Test the account by requesting one record from each listing.</source>
        <translation>各一覧にレコードを 1 件ずつ要求して、アカウントをテストする。</translation>
    </message>
    <message>
        <source>Remove an account with its token and files.</source>
        <translation>アカウントを、トークンとファイルとともに削除する。</translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation>インポートジョブを一覧表示する。</translation>
    </message>
    <message>
        <source>Print the failed rows of a job or, with --groups, the reasons.</source>
        <translation>ジョブの失敗行を出力する。--groups を付けると、理由を出力する。</translation>
    </message>
    <message>
        <source>Print each reason once, with its number of rows.</source>
        <translation>理由ごとに 1 回だけ、該当する行数とともに出力する。</translation>
    </message>
    <message>
        <source>Save the failed file of a job and print its path. Existing files are not overwritten.</source>
        <translation>ジョブの失敗行ファイルを保存し、そのパスを出力する。既存のファイルは上書きしない。</translation>
    </message>
    <message>
        <source>A new file, or an existing folder.</source>
        <translation>新しいファイル、または既存のフォルダー。</translation>
    </message>
    <message>
        <source>Save the imported file instead of the failed rows.</source>
        <translation>失敗行の代わりに、インポート元ファイルを保存する。</translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation>Webhook を一覧表示する。</translation>
    </message>
    <message>
        <source>Register a webhook. It is sent exactly once; the response of the service is printed.</source>
        <translation>Webhook を登録する。送信は 1 回だけで、サービスの応答を出力する。</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>イベントの対象。</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>対象に起きること。HTTP メソッドに似た語で指定する。</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>イベントタイプの中の、より具体的なイベント。</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>イベントのバージョン。</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>URL の呼び出しに使う HTTP メソッド。</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>イベントの発生時に呼び出される、サービスの外部の URL。</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Webhook を登録するチャネル。</translation>
    </message>
    <message>
        <source>json (the response as received), jsonl, csv or table.</source>
        <translation>json（受信したままの応答）、jsonl、csv、table のいずれか。</translation>
    </message>
    <message>
        <source>List the properties of an account or of a saved listing.</source>
        <translation>アカウント、または保存済み一覧のプロパティを一覧表示する。</translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation>保存済み一覧。</translation>
    </message>
    <message>
        <source>Download an account&apos;s import jobs into the local index, or update it.</source>
        <translation>アカウントのインポートジョブをローカルインデックスにダウンロードする、またはインデックスを更新する。</translation>
    </message>
    <message>
        <source>Compare all jobs even if the index is complete.</source>
        <translation>インデックスが完全な場合でも、すべてのジョブを比較する。</translation>
    </message>
    <message>
        <source>Use the profile in this folder instead of the user&apos;s own.</source>
        <translation>ユーザー自身のプロファイルではなく、このフォルダーのプロファイルを使用する。</translation>
    </message>
    <message>
        <source>Stop after this time; by default, each request has its own deadline.</source>
        <translation>この時間が経過したら中止する。既定では、リクエストごとの期限が適用される。</translation>
    </message>
    <message>
        <source>Log each request to standard error.</source>
        <translation>各リクエストを標準エラー出力に記録する。</translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation>使い方: balehookctl %1 [OPTION...]</translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation>使い方: balehookctl [OPTION...] COMMAND</translation>
    </message>
    <message>
        <source>Show help for the program or a command.</source>
        <translation>プログラムまたはコマンドのヘルプを表示する。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示する。</translation>
    </message>
    <message>
        <source>Which table of a zip archive that contains several.</source>
        <translation>複数の表を含む zip アーカイブの中の表。</translation>
    </message>
    <message>
        <source>Which sheet of a workbook, if not the first visible one.</source>
        <translation>ブックのシート（最初に表示されるシート以外の場合）。</translation>
    </message>
    <message>
        <source>Search the local index: words, &quot;phrases&quot;, field:value, -word. The index also serves the options below.</source>
        <translation>ローカルインデックスを検索する: 語、「フレーズ」、フィールド:値、-語。以下のオプションでもインデックスを使用する。</translation>
    </message>
    <message>
        <source>Jobs of this type; repeat for several.</source>
        <translation>このタイプのジョブ。複数の場合は繰り返し指定する。</translation>
    </message>
    <message>
        <source>Jobs with &quot;some&quot; failed rows, &quot;none&quot;, or &quot;unknown&quot; if the service sent no count.</source>
        <translation>失敗行がある（「some」）またはない（「none」）ジョブ。サービスが数を送信していない場合は「unknown」。</translation>
    </message>
    <message>
        <source>Read all and search them: words, &quot;phrases&quot;, field:value, -word.</source>
        <translation>すべて読み取って検索する: 語、「フレーズ」、フィールド:値、-語。</translation>
    </message>
    <message>
        <source>Read all and sort them by this field.</source>
        <translation>すべて読み取り、このフィールドで並べ替える。</translation>
    </message>
    <message>
        <source>Print the rows of a table file (text, workbook or compressed) or, with --groups, why they failed.</source>
        <translation>表のファイル（圧縮ファイルやブックも可）の行を出力する。--groups を付けると、失敗した理由を出力する。</translation>
    </message>
    <message>
        <source>Find a value, such as a SKU, in all downloaded failed files. No request is sent.</source>
        <translation>SKU などの値を、ダウンロード済みのすべての失敗行ファイルから検索する。リクエストは送信しない。</translation>
    </message>
    <message>
        <source>Only in these accounts; by default, in all of them.</source>
        <translation>これらのアカウントのみ。省略時はすべてのアカウント。</translation>
    </message>
    <message>
        <source>Also find it as a part of a longer value.</source>
        <translation>より長い値の一部としても検索する。</translation>
    </message>
    <message>
        <source>Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard input.</source>
        <translation>FILE の JSON（slug、name、url、token）1 行につきアカウントを 1 つ追加する。- は標準入力。</translation>
    </message>
    <message>
        <source>Do not request anything from the accounts.</source>
        <translation>アカウントにはリクエストを送信しない。</translation>
    </message>
    <message>
        <source>Compare the failed rows of a job with those of a later job or with a file.</source>
        <translation>ジョブの失敗行を、後のジョブの失敗行またはファイルと比較する。</translation>
    </message>
    <message>
        <source>List why rows failed in all downloaded failed files, each reason once. No request is sent.</source>
        <translation>ダウンロード済みのすべての失敗行ファイルについて、行が失敗した理由を 1 回ずつ一覧表示する。リクエストは送信しない。</translation>
    </message>
    <message>
        <source>Only files of jobs created in the last days, such as 7d, or since that day.</source>
        <translation>最近の日数（7d など）以内、またはその日以降に作成されたジョブのファイルのみ。</translation>
    </message>
    <message>
        <source>Jobs of exactly this user name; repeat for several.</source>
        <translation>このユーザー名に完全に一致するジョブ。複数指定するには繰り返します。</translation>
    </message>
    <message>
        <source>Print the script that completes commands, options and accounts in bash, zsh or fish.</source>
        <translation>bash、zsh、fish でコマンド、オプション、アカウントを補完するスクリプトを出力します。</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>例:</translation>
    </message>
    <message>
        <source>Write a summary of a job&apos;s downloaded failed rows as Markdown and HTML. No request is sent.</source>
        <translation>ダウンロード済みのジョブの失敗行の要約を Markdown と HTML で書き出す。リクエストは送信しない。</translation>
    </message>
    <message>
        <source>A new file, or an existing folder. Existing files are not overwritten.</source>
        <translation>新しいファイル、または既存のフォルダー。既存のファイルは上書きしない。</translation>
    </message>
    <message>
        <source>Write a zip archive with both and all rows as CSV.</source>
        <translation>両方とすべての行の CSV を含む zip アーカイブを書き出す。</translation>
    </message>
    <message>
        <source>Do not hide personal data.</source>
        <translation>個人情報を隠さない。</translation>
    </message>
    <message>
        <source>Include a comparison with the downloaded failed file of this job, or with a file.</source>
        <translation>このジョブのダウンロード済みの失敗行ファイル、またはファイルとの比較を含める。</translation>
    </message>
    <message>
        <source>Download the failed files of all jobs that the local index finds, for &quot;find&quot;, &quot;reasons&quot; and the window.</source>
        <translation>ローカルインデックスで見つかったすべてのジョブの失敗行ファイルをダウンロードする。「find」、「reasons」、ウィンドウで使用できる。</translation>
    </message>
    <message>
        <source>Download at most this many files.</source>
        <translation>最大でこの数のファイルをダウンロードする。</translation>
    </message>
    <message>
        <source>Only print how many files would be downloaded, and about how large they are.</source>
        <translation>ダウンロードされるファイルの数とおおよそのサイズだけを表示する。</translation>
    </message>
    <message>
        <source>Print a failed row of a job beside its row in the imported file, cell by cell.</source>
        <translation>ジョブの失敗行を、インポート元ファイルの行と並べてセルごとに出力する。</translation>
    </message>
    <message>
        <source>A copy of the imported file; by default, it is downloaded.</source>
        <translation>インポート元ファイルのコピー。省略時はジョブのファイルをダウンロードする。</translation>
    </message>
    <message>
        <source>The line of the imported file, from 1; the header is a line, too.</source>
        <translation>インポート元ファイルの行番号 (1 から)。ヘッダーも 1 行と数える。</translation>
    </message>
    <message>
        <source>The columns that identify a row; detected by default.</source>
        <translation>行を識別する列。省略時は自動で検出する。</translation>
    </message>
    <message>
        <source>The columns to hide; by default, those with personal data, as chosen in the window or detected.</source>
        <translation>隠す列。省略時は、ウィンドウで選んだ、または検出した個人情報の列。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CompareCommand</name>
    <message>
        <source>No column of both files looks like a key; name one with --key.</source>
        <translation>両方のファイルに、キーと思われる列がありません。--key で指定してください。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>両方のファイルに共通の列「%1」がありません。</translation>
    </message>
    <message>
        <source>One of the files is not a table.</source>
        <translation>ファイルの一方が表ではありません。</translation>
    </message>
    <message>
        <source>Rows are compared by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>行は、検出された列「%1」で比較されます。別の列は --key で指定します。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the response</source>
        <translation>送信しました。応答を待っています</translation>
    </message>
    <message>
        <source>Listing the webhooks again to find out the outcome</source>
        <translation>結果を確認するため、Webhook の一覧を再取得しています</translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, but no response was received. %3</source>
        <translation>%1 の Webhook は %2 に送信されましたが、応答を受信しませんでした。%3</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook was registered. %1</source>
        <translation>Webhook が登録されたかどうかは不明です。%1</translation>
    </message>
    <message>
        <source>The list contains no matching webhook created since then; older identical ones have the IDs %1.</source>
        <translation>送信後に作成された、一致する Webhook は一覧にありません。同じ内容の以前の Webhook の ID は %1 です。</translation>
    </message>
    <message>
        <source>The list contains no matching webhook. It may still appear later.</source>
        <translation>一致する Webhook は一覧にありません。後で現れる可能性があります。</translation>
    </message>
    <message>
        <source>The webhook was sent, but the program did not wait for the response: it is unknown whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation>Webhook は送信されましたが、プログラムが応答を待たなかったため、登録されたかどうかは不明です。このアカウントで次に「webhooks create」を実行したとき、またはコンソールを使用したときに、Webhook の一覧を取得して確認します。</translation>
    </message>
    <message>
        <source>Waiting for another program</source>
        <translation>別のプログラムを待っています</translation>
    </message>
    <message>
        <source>Nothing was sent because the other program has not finished yet.</source>
        <translation>別のプログラムがまだ完了していないため、何も送信されませんでした。</translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out the outcome. %1 The next &quot;webhooks create&quot; for this account, or the console, lists them before it sends anything.</source>
        <translation>結果を確認するための Webhook の一覧を取得できませんでした。%1 このアカウントで次に「webhooks create」を実行したとき、またはコンソールを使用したときは、何かを送信する前に一覧を取得します。</translation>
    </message>
    <message>
        <source>If you know that it was not registered, run the same command again.</source>
        <translation>登録されていないことがわかっている場合は、同じコマンドをもう一度実行してください。</translation>
    </message>
    <message>
        <source>To register webhooks again without finding out, choose &quot;Back to Form&quot; in the registration form of the console.</source>
        <translation>結果を確認せずにもう一度 Webhook を登録するには、コンソールの登録フォームで「フォームに戻る」を選んでください。</translation>
    </message>
    <message>
        <source>The webhook was sent, but no response was received: it is unknown whether it was registered.</source>
        <translation>Webhook は送信されましたが、応答がありませんでした。登録されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 (created %2)</source>
        <translation>%1 (作成: %2)</translation>
    </message>
    <message>
        <source>The list contains a matching webhook created at about that time or later, so it was probably registered. IDs: %1.</source>
        <translation>送信とほぼ同時か、それ以降に作成された、一致する Webhook が一覧にあるため、登録された可能性が高いです。ID: %1。</translation>
    </message>
    <message>
        <source>A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was registered.</source>
        <translation>以前に送信した Webhook をまだ確認できていません。登録されたかどうかは依然として不明です。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>このフィールドは空で、空のテキストとして送信されます。</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>テキストの先頭または末尾に空白があります。入力どおりに送信されます。</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered.</source>
        <translation>テキストに改行または見えない文字が含まれています。入力どおりに送信されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>Message from the system: %1</source>
        <translation>システムからのメッセージ: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as is.</source>
        <translation>「jobs download」を使うと、そのままの形で保存できます。</translation>
    </message>
    <message>
        <source>The archive contains several tables. Choose one with --member: %1</source>
        <translation>アーカイブに複数の表があります。--member で 1 つ選択してください: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FindCommand</name>
    <message>
        <source>VALUE is empty or contains only spaces.</source>
        <translation>VALUE が空か、空白だけです。</translation>
    </message>
    <message>
        <source>%1 of %2 files searched</source>
        <translation>%2 件中 %1 件のファイルを検索済み</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Only the first %1 rows are shown.</source>
        <translation>最初の %1 行だけが表示されています。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::HandoffCommand</name>
    <message>
        <source>--mask and --unmasked exclude each other.</source>
        <translation>--mask と --unmasked は同時に指定できません。</translation>
    </message>
    <message>
        <source>The failed file of job %1 is not on this computer. &quot;jobs rows&quot; downloads it.</source>
        <translation>ジョブ %1 の失敗行ファイルはこのコンピューターにありません。「jobs rows」でダウンロードできます。</translation>
    </message>
    <message>
        <source>The file has no column &quot;%1&quot;.</source>
        <translation>ファイルに列「%1」がありません。</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message>
        <source>No column is hidden; --mask names columns with personal data.</source>
        <translation>隠した列はありません。個人情報の列は --mask で指定します。</translation>
    </message>
    <message>
        <source>Hidden columns: %1; --mask names others.</source>
        <translation>隠した列: %1。--mask で変更できます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>サーバーがファイルの長さを示さなかったため、ファイルが不完全な可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFetchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>このアカウントには検索用のローカルインデックスがありません。「balehookctl sync %1」で作成できます。</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>ジョブ %1: %2</translation>
    </message>
    <message>
        <source>Balehook is running with this profile, so its downloaded files are in use. Download the files there, or close it first.</source>
        <translation>このプロファイルで Balehook が実行中のため、ダウンロードしたファイルは使用中です。Balehook でダウンロードするか、先に終了してください。</translation>
    </message>
    <message>
        <source>Raise the limit in Balehook, or delete files there.</source>
        <translation>Balehook で上限を引き上げるか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Not all jobs are loaded; &quot;balehookctl sync %1&quot; loads the rest.</source>
        <translation>すべてのジョブが読み込まれていません。「balehookctl sync %1」で残りを読み込めます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs checked: %2.</source>
        <translation>サービスの一覧に ID「%1」のジョブはありません。確認したジョブ: %2 件。</translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 checked</source>
        <translation>ジョブを探しています: %1 / %2 件確認済み</translation>
    </message>
    <message>
        <source>Looking for the job: %1 checked</source>
        <translation>ジョブを探しています: %1 件確認済み</translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation>このジョブには失敗行ファイルがありません。</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>このジョブにはインポート元ファイルがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation>%1 / %2（取得元: %3）</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1（取得元: %2）</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--%1 には 2026-11-30 のような日付、または 2026-11-30T17:00:00Z のような日時を指定します。</translation>
    </message>
    <message>
        <source>--failed-rows must be some, none or unknown.</source>
        <translation>--failed-rows は some、none、unknown のいずれかである必要があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message>
        <source>ROW is the number of a failed row, from 1.</source>
        <translation>ROW は失敗行の番号 (1 から) です。</translation>
    </message>
    <message>
        <source>--key and --line exclude each other.</source>
        <translation>--key と --line は同時に指定できません。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 はありません。</translation>
    </message>
    <message>
        <source>The failed file is not a table.</source>
        <translation>失敗行ファイルは表ではありません。</translation>
    </message>
    <message>
        <source>The imported file is not a table.</source>
        <translation>インポート元ファイルは表ではありません。</translation>
    </message>
    <message>
        <source>No column of both files looks like a key; name one with --key, or a line with --line.</source>
        <translation>両方のファイルに、キーと思われる列がありません。--key で列を、または --line で行を指定してください。</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot; in both files.</source>
        <translation>両方のファイルに共通の列「%1」がありません。</translation>
    </message>
    <message>
        <source>The failed file has no such row.</source>
        <translation>失敗行ファイルにその行はありません。</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>インポート元ファイルにその行はありません。</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>インポート元ファイルに、このキーの行はありません。</translation>
    </message>
    <message>
        <source>The line was taken from the failed file; --line names another one.</source>
        <translation>行番号は失敗行ファイルから取りました。--line で変更できます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>インポート元ファイルの %Ln 行がこのキーです。どの行かは分かりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was looked for by the column &quot;%1&quot;, which was detected; --key names another one.</source>
        <translation>行は検出した列「%1」で検索しました。--key で変更できます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The server did not state the length of the file, so it may be incomplete.</source>
        <translation>サーバーがファイルの長さを示さなかったため、ファイルが不完全な可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>This account has no local index to search; &quot;balehookctl sync %1&quot; creates it.</source>
        <translation>このアカウントには検索用のローカルインデックスがありません。「balehookctl sync %1」で作成できます。</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; no request was sent to the service.</source>
        <translation>%3 時点のインデックスで、ジョブ %2 件中 %1 件が一致しました。サービスにリクエストは送信していません。</translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is incomplete; no request was sent to the service.</source>
        <translation>%3 時点の不完全なインデックスで、ジョブ %2 件中 %1 件が一致しました。サービスにリクエストは送信していません。</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>インデックスを使用できなかったため、退避しました。「balehookctl sync %1」で新しく作成できます。</translation>
    </message>
    <message>
        <source>Another program deleted the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>別のプログラムがインデックスを削除しました。「balehookctl sync %1」で新しく作成できます。</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <comment>the index of an unknown time</comment>
        <translation>不明な時刻</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index; &quot;balehookctl sync %1&quot; creates a new one.</source>
        <translation>インデックスは別のバージョンの Balehook が書き込んだものです。「balehookctl sync %1」で新しく作成できます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>This account has no path for properties. Add it to the account, or list a file.</source>
        <translation>このアカウントにはプロパティのパスが設定されていません。アカウントにパスを追加するか、ファイルを指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records were received.</source>
        <translation>一覧に終わりがありません: %1 件のレコードを受信しました。</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>レコード %1 / %2 件</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>レコード %1 件</translation>
    </message>
    <message>
        <source>The service reports %1 records but listed %2.</source>
        <translation>サービスが示す件数は %1 件ですが、一覧にあったレコードは %2 件です。</translation>
    </message>
    <message>
        <source>%1 of %2 records match in the file.</source>
        <translation>ファイルのレコード %2 件中 %1 件が一致しました。</translation>
    </message>
    <message>
        <source>%1 of %2 records match; all were just requested from the service.</source>
        <translation>レコード %2 件中 %1 件が一致しました。すべて今サービスに要求したものです。</translation>
    </message>
    <message>
        <source>The service did not list all of its records; more may match.</source>
        <translation>サービスの一覧にすべてのレコードが含まれていないため、ほかにも一致する可能性があります。</translation>
    </message>
    <message>
        <source>The service returned page %1 instead of page %2.</source>
        <translation>サービスはページ %2 ではなくページ %1 を返しました。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 already exists and was not overwritten.</source>
        <translation>%1 はすでに存在するため、上書きされませんでした。</translation>
    </message>
    <message>
        <source>The folder %1 is not writable.</source>
        <translation>フォルダー %1 には書き込めません。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>フォルダー %1 は存在しません。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. Message from the system: %1</source>
        <translation>出力を書き込めませんでした。システムからのメッセージ: %1</translation>
    </message>
    <message>
        <source>The time limit given by --timeout was reached.</source>
        <translation>--timeout で指定した制限時間に達しました。</translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>設定を読み取れなかったため、%1 として退避しました。</translation>
    </message>
    <message>
        <source>The settings were restored from %1. Later changes are missing.</source>
        <translation>設定を %1 の時点から復元しました。それ以降の変更は含まれていません。</translation>
    </message>
    <message>
        <source>The settings could not be saved. %1</source>
        <translation>設定を保存できませんでした。%1</translation>
    </message>
    <message>
        <source>The folder for downloaded files could not be created in %1.</source>
        <translation>ダウンロードしたファイル用のフォルダーを %1 に作成できませんでした。</translation>
    </message>
    <message>
        <source>An argument is not valid UTF-8.</source>
        <translation>引数の 1 つが正しい UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>The drafts and open registrations could not be read and were set aside as %1.</source>
        <translation>下書きと、結果の分からない登録を読み取れなかったため、%1 として退避しました。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::QueryOptions</name>
    <message>
        <source>--sort takes the name of a field, with &quot;:desc&quot; for descending order. Fields: %1</source>
        <translation>--sort にはフィールド名を指定します。降順の場合は「:desc」を付けます。フィールド: %1</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not a field and is searched as text. Fields: %2</source>
        <translation>「%1:」はフィールドではないため、テキストとして検索します。フィールド: %2</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases of --search are used.</source>
        <translation>--search の語句は最初の %1 個だけが使われます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it contains reasons.</source>
        <translation>このファイルには、理由が含まれていると思われる列がありません。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may not contain the reasons.</source>
        <translation>列「%1」に理由が含まれていない可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message>
        <source>--since is a number of days like 7d, a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation>--since には、7d のような日数、2026-11-30 のような日付、または 2026-11-30T17:00:00Z のような日時を指定します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>失敗行ファイル %Ln 件を読み込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>表ではないもの %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>読み取れないもの %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln 個の数式に、保存された値がありません。そのセルは空です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln 個の行は長すぎて 1 行に収まらないため、複数の行として出力しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>ジョブ %1 / %2 件</translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation>ジョブ %1 件</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>毎秒 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>残り %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The index contains %1 jobs.</source>
        <translation>インデックスにジョブが %1 件あります。</translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation>一覧から消えたジョブ: %1 件。</translation>
    </message>
    <message>
        <source>The index was unusable and has been set aside. All jobs are downloaded again.</source>
        <translation>インデックスを使用できなかったため、退避しました。すべてのジョブをダウンロードし直します。</translation>
    </message>
    <message>
        <source>Another program deleted the index. All jobs are downloaded again.</source>
        <translation>別のプログラムがインデックスを削除しました。すべてのジョブをもう一度ダウンロードします。</translation>
    </message>
    <message>
        <source>Another version of Balehook wrote the index. All jobs are downloaded again.</source>
        <translation>インデックスは別のバージョンの Balehook が書き込んだものです。すべてのジョブをもう一度ダウンロードします。</translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>The text on standard input is too long for a token.</source>
        <translation>標準入力のテキストは、トークンとしては長すぎます。</translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>開始日(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>終了日(&amp;T):</translation>
    </message>
    <message>
        <source>Show Jobs</source>
        <translation>ジョブを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 was not opened because such a file can be a program. Open it from its folder if you know what it is.</source>
        <translation>この種類のファイルはプログラムの可能性があるため、%1 は開かれませんでした。内容がわかっている場合は、フォルダーから開いてください。</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Open %1 in the default application? The file comes from somebody else: it may contain formulas that run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation>%1 を既定のアプリケーションで開きますか? このファイルは外部から届いたものです。実行される数式が含まれていることや、先頭にゼロが付くコードなどの値が表計算プログラムによって変更されることがあります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>There is no application for this kind of file.</source>
        <translation>この種類のファイルを開くアプリケーションがありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>Balehook::DiagnosticDialog</name>
    <message>
        <source>&amp;Leave out URLs and account names</source>
        <translation>URL とアカウント名を含めない(&amp;L)</translation>
    </message>
    <message>
        <source>Diagnostic Report</source>
        <translation>診断レポート</translation>
    </message>
    <message>
        <source>Balehook does not send this report to anyone. Read it, then copy or save it and send it to the people who look into the problem. It contains no tokens, no records and no file names.</source>
        <translation>Balehook がこのレポートを送信することはありません。内容を読んでから、コピーまたは保存して、問題を調べる担当者に送ってください。トークン、レコード、ファイル名は含まれていません。</translation>
    </message>
    <message>
        <source>Diagnostic report</source>
        <translation>診断レポート</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>保存(&amp;S)...</translation>
    </message>
    <message>
        <source>The report was saved.</source>
        <translation>レポートを保存しました。</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>レポートをコピーしました。</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Files on This Computer</source>
        <translation>このコンピューター上のファイル</translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation>再ダウンロード(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>一覧から削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation>完了したものを削除(&amp;I)</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Nothing has been downloaded since the program started.</source>
        <translation>プログラムの起動後にダウンロードしたものはありません。</translation>
    </message>
    <message>
        <source>Select a download to see its details.</source>
        <translation>ダウンロードを選択すると、詳細が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>%Ln 件のダウンロードを選択しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
</context>
<context>
    <name>Balehook::DuplicateQuestion</name>
    <message>
        <source>Re&amp;gister Duplicate…</source>
        <translation>重複を登録(&amp;G)…</translation>
    </message>
    <message>
        <source>Register a Duplicate</source>
        <translation>重複の登録</translation>
    </message>
    <message>
        <source>The same webhook is registered already. Register it once more?</source>
        <translation>同じ Webhook がすでに登録されています。もう一度登録しますか?</translation>
    </message>
    <message>
        <source>Register &amp;Duplicate</source>
        <translation>重複を登録(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation>インポートジョブの一覧表示</translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation>Webhook の一覧表示</translation>
    </message>
    <message>
        <source>List properties</source>
        <translation>プロパティの一覧表示</translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation>Webhook の作成</translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The response does not state its type (no Content-Type).</source>
        <translation>応答の種類が示されていません（Content-Type がありません）。</translation>
    </message>
    <message>
        <source>The response is not valid UTF-8 text.</source>
        <translation>応答は有効な UTF-8 テキストではありません。</translation>
    </message>
    <message>
        <source>The response is nested too deeply.</source>
        <translation>応答の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The response is empty.</source>
        <translation>応答は空です。</translation>
    </message>
    <message>
        <source>The response is incomplete or not JSON: %1, at byte %2.</source>
        <translation>応答が不完全であるか、JSON ではありません: %1（%2 バイト目）。</translation>
    </message>
    <message>
        <source>The response is JSON but not an object.</source>
        <translation>応答は JSON ですが、オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is missing).</source>
        <translation>応答にレコードのリストがありません（「data」がありません）。</translation>
    </message>
    <message>
        <source>The response has no list of records (&quot;data&quot; is not a list).</source>
        <translation>応答にレコードのリストがありません（「data」がリストではありません）。</translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>Canceled.</source>
        <translation>キャンセルされました。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1 because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Balehook はここでこのアドレスを使用できないため、%1 には何も送信されませんでした。アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>Nothing was sent because Balehook may not use this address here. Check the account&apos;s URL.</source>
        <translation>Balehook はここでこのアドレスを使用できないため、何も送信されませんでした。アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>サーバー %1 が見つかりませんでした。アカウントの URL とネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The server was not found. Check the account&apos;s URL and your network connection, then try again.</source>
        <translation>サーバーが見つかりませんでした。アカウントの URL とネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Could not connect to %1. Check your network connection, then try again.</source>
        <translation>%1 に接続できませんでした。ネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Could not connect to the service. Check your network connection, then try again.</source>
        <translation>サービスに接続できませんでした。ネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 did not respond in time. Try again in a moment.</source>
        <translation>%1 から時間内に応答がありませんでした。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service did not respond in time. Try again in a moment.</source>
        <translation>サービスから時間内に応答がありませんでした。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 closed the connection before the response was complete. Try again.</source>
        <translation>応答が完了する前に、%1 が接続を閉じました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The connection was closed before the response was complete. Try again.</source>
        <translation>応答が完了する前に、接続が閉じられました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>A secure connection to %1 could not be established, so nothing was sent. Its certificate may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>%1 との安全な接続を確立できなかったため、何も送信されませんでした。証明書の期限が切れているか、別の名前に対して発行されているか、このコンピューターで信頼されていない可能性があります。管理者にお問い合わせください。詳しくは詳細をご覧ください。</translation>
    </message>
    <message>
        <source>A secure connection could not be established, so nothing was sent. The certificate of the service may be expired, issued for another name or not trusted by this computer. Ask your administrator; see the details.</source>
        <translation>安全な接続を確立できなかったため、何も送信されませんでした。サービスの証明書の期限が切れているか、別の名前に対して発行されているか、このコンピューターで信頼されていない可能性があります。管理者にお問い合わせください。詳しくは詳細をご覧ください。</translation>
    </message>
    <message>
        <source>The proxy %1 refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>プロキシ %1 がリクエストを拒否しました。「設定」&gt;「ネットワーク」を確認するか、管理者にお問い合わせください。</translation>
    </message>
    <message>
        <source>The proxy refused the request. Check Settings &gt; Network, or ask your administrator.</source>
        <translation>プロキシがリクエストを拒否しました。「設定」&gt;「ネットワーク」を確認するか、管理者にお問い合わせください。</translation>
    </message>
    <message>
        <source>The service redirected to %1. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>サービスが %1 にリダイレクトしました。アカウント自身のサービス以外にトークンが渡らないように、リダイレクトには従いませんでした。アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>The service redirected to another address. The redirect was not followed, so that the token stays with the account&apos;s own service. Check the account&apos;s URL.</source>
        <translation>サービスが別のアドレスにリダイレクトしました。アカウント自身のサービス以外にトークンが渡らないように、リダイレクトには従いませんでした。アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account. Update the token, or check that it belongs to this account.</source>
        <translation>このアカウントのトークンは %1 に受け入れられませんでした。トークンを更新するか、トークンがこのアカウントのものであることを確認してください。</translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation>このアカウントのトークンは受け入れられませんでした。トークンを更新するか、トークンがこのアカウントのものであることを確認してください。</translation>
    </message>
    <message>
        <source>%1 did not accept the token for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>権限がないため、このアカウントのトークンは %1 に受け入れられませんでした。この権限を持つトークンを入手するか、トークンがこのアカウントのものであることを確認してください。</translation>
    </message>
    <message>
        <source>The token was not accepted for this account because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation>権限がないため、このアカウントのトークンは受け入れられませんでした。この権限を持つトークンを入手するか、トークンがこのアカウントのものであることを確認してください。</translation>
    </message>
    <message>
        <source>Nothing was found at this address on %1 (status %2). Check the account&apos;s URL and slug.</source>
        <translation>%1 のこのアドレスには何も見つかりませんでした（ステータス %2）。アカウントの URL とスラッグを確認してください。</translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the account&apos;s URL and slug.</source>
        <translation>サービスのこのアドレスには何もありません（ステータス %2）。アカウントの URL とスラッグを確認してください。</translation>
    </message>
    <message>
        <source>%1 received too many requests. Try again in a moment.</source>
        <translation>%1 が受け取ったリクエストが多すぎます。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The service received too many requests. Try again in a moment.</source>
        <translation>サービスが受け取ったリクエストが多すぎます。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show the response.</source>
        <translation>%1 がリクエストを拒否しました（ステータス %2）。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show the response.</source>
        <translation>サービスがリクエストを拒否しました（ステータス %2）。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>%1 failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>%1 でエラーが発生しました（ステータス %2）。しばらくしてから、もう一度お試しください。問題が続く場合は、サービスの運営者に連絡してください。</translation>
    </message>
    <message>
        <source>The service failed (status %2). Try again in a moment; if the problem persists, contact the people who run the service.</source>
        <translation>サービスでエラーが発生しました（ステータス %2）。しばらくしてから、もう一度お試しください。問題が続く場合は、サービスの運営者に連絡してください。</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 から予期しない応答がありました（ステータス %2）。アカウントの URL を確認してください。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>The service returned an unexpected response (status %2). Check the account&apos;s URL; the details show the response.</source>
        <translation>サービスから予期しない応答がありました（ステータス %2）。アカウントの URL を確認してください。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>The response from %1 exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>%1 の応答がサイズの上限を超えたため、残りは読み込まれませんでした。ページサイズを小さくするか、アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so the rest was not loaded. Choose a smaller page size, or check the account&apos;s URL.</source>
        <translation>応答がサイズの上限を超えたため、残りは読み込まれませんでした。ページサイズを小さくするか、アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>The response from %1 was incomplete and was not used. Try again.</source>
        <translation>%1 の応答が不完全なため、使用しませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The response was incomplete and was not used. Try again.</source>
        <translation>応答が不完全なため、使用しませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The response from %1 could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>%1 の応答を解釈できませんでした。アカウントの URL を確認してください。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>The response could not be understood. Check the account&apos;s URL; the details show the response.</source>
        <translation>応答を解釈できませんでした。アカウントの URL を確認してください。応答の内容は詳細で確認できます。</translation>
    </message>
    <message>
        <source>%1 does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>%1 は page[offset] と page[limit] に対応しておらず、別のページを返しました。アカウントの「詳細設定」でオフにしてください。</translation>
    </message>
    <message>
        <source>The service does not support page[offset] and page[limit]: it returned a different page. Turn them off in the account, under Advanced.</source>
        <translation>サービスは page[offset] と page[limit] に対応しておらず、別のページを返しました。アカウントの「詳細設定」でオフにしてください。</translation>
    </message>
    <message>
        <source>%1 returned a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>%1 からの応答は、データではなく Web ページでした。ネットワークへのサインインが先に必要な可能性があります。ブラウザーで Web ページを開いてから、もう一度お試しください。解決しない場合は、アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>The response was a web page instead of data. The network may require you to sign in first: open a web page in your browser, then try again. If that does not help, check the account&apos;s URL.</source>
        <translation>応答は、データではなく Web ページでした。ネットワークへのサインインが先に必要な可能性があります。ブラウザーで Web ページを開いてから、もう一度お試しください。解決しない場合は、アカウントの URL を確認してください。</translation>
    </message>
    <message>
        <source>This account has no stored token. Add its token to continue.</source>
        <translation>このアカウントのトークンが保存されていません。続けるには、トークンを追加してください。</translation>
    </message>
    <message>
        <source>No keychain service is available in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation>このセッションではキーチェーンサービスを利用できないため、トークンの読み取りも保存もできません。GNOME Keyring や KWallet などを起動するか、トークンをこのセッションだけで保持してください。</translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be read. Unlock it and try again, or keep the token for this session only.</source>
        <translation>キーチェーンがロックされているため、このアカウントのトークンを読み取れないようです。ロックを解除してもう一度試すか、トークンをこのセッションだけで保持してください。</translation>
    </message>
    <message>
        <source>The keychain does not respond. Look for a prompt on your screen and try again, or keep the token for this session only.</source>
        <translation>キーチェーンが応答しません。画面にキーチェーンの確認が表示されていないか確かめてもう一度試すか、トークンをこのセッションだけで保持してください。</translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation>キーチェーンがトークンを保存しませんでした。もう一度試すか、トークンをこのセッションだけで保持してください。</translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation>このファイルはここでは使用できません。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>%1 にあるファイルへのリンクは、期限が切れている可能性があります。ジョブを再読み込みして新しいリンクを取得してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation>ファイルへのリンクは、期限が切れている可能性があります。ジョブを再読み込みして新しいリンクを取得してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The link redirects too many times; the last redirect was at %1. Refresh the job to get a new link, then try again.</source>
        <translation>リンクのリダイレクト回数が多すぎます。最後のリダイレクト先は %1 でした。ジョブを再読み込みして新しいリンクを取得してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The link redirects too many times. Refresh the job to get a new link, then try again.</source>
        <translation>リンクのリダイレクト回数が多すぎます。ジョブを再読み込みして新しいリンクを取得してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>%1 から送られたのは、行のファイルではなくプログラムのため、保存しませんでした。内容がわかっている場合にのみダウンロードしてください。</translation>
    </message>
    <message>
        <source>The server sent a program instead of a file of rows, so it was not kept. Only download it if you know what it is.</source>
        <translation>サーバーから送られたのは、行のファイルではなくプログラムのため、保存しませんでした。内容がわかっている場合にのみダウンロードしてください。</translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details list them; delete them manually.</source>
        <translation>ダウンロードしたファイルの一部を削除できませんでした。詳細で対象のファイルを確認し、手動で削除してください。</translation>
    </message>
    <message>
        <source>The file no longer exists. It may have been moved, renamed or deleted; open it again.</source>
        <translation>ファイルは存在しません。移動、名前の変更、削除が行われた可能性があります。開き直してください。</translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you have permission to read it.</source>
        <translation>ファイルを読み取れませんでした。対象がファイルであることと、読み取る権限があることを確認してください。</translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see its current contents.</source>
        <translation>開いている間に、ファイルが別のプログラムによって変更されました。現在の内容を見るには、開き直してください。</translation>
    </message>
    <message>
        <source>The file is empty: it has no rows.</source>
        <translation>ファイルは空です。行がありません。</translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has free space; the details show the message from the system.</source>
        <translation>ファイルの読み取りまたは書き込みができませんでした。フォルダーが存在し、空き容量があることを確認してください。システムからのメッセージは詳細で確認できます。</translation>
    </message>
    <message numerus="yes">
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>サービスが受け取ったリクエストが多すぎます。再試行まで %Ln 秒待ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This regular expression needs too many attempts in a cell. Make it simpler, for example with fewer nested repetitions.</source>
        <translation>この正規表現は 1 つのセルで試行回数が多すぎます。入れ子の繰り返しを減らすなど、簡単にしてください。</translation>
    </message>
    <message>
        <source>Message from the service: %1</source>
        <translation>サービスからのメッセージ: %1</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted by another program. Load the jobs again to search them.</source>
        <translation>検索用に保管されているジョブは、別のプログラムによって削除されました。検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>The jobs stored for searching were written by another version of Balehook. Load the jobs again to search them.</source>
        <translation>検索用に保管されているジョブは、別のバージョンの Balehook が書き込んだものです。検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>There is not enough free disk space. Free some space, then try again.</source>
        <translation>ディスクの空き容量が不足しています。空き容量を増やしてから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is already in progress. Wait until it finishes, or stop it.</source>
        <translation>別のエクスポートがすでに進行中です。終了を待つか、中止してください。</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Nothing was written because the list to be exported is no longer shown.</source>
        <translation>エクスポートする一覧がもう表示されていないため、何も書き出されませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation>行のエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>表示中の %Ln 行を表示順に(&amp;S)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>ファイルの %Ln 行すべて(&amp;A)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>非表示の %Ln 列を含める(&amp;W)</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation>CSV（表計算プログラム用）</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>行:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>エクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>Only the rows that match the chosen reasons and filters, in the order of the table.</source>
        <translation>選択した理由とフィルターに一致する行だけを、表の順序で書き出します。</translation>
    </message>
    <message>
        <source>Excel workbook (leading zeros stay)</source>
        <translation>Excel ブック（先頭のゼロを保持）</translation>
    </message>
    <message>
        <source>JSON Lines (for programs)</source>
        <translation>JSON Lines（プログラム用）</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Prevent spreadsheets from running cells as for&amp;mulas</source>
        <translation>表計算プログラムでセルが数式として実行されないようにする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation>このファイルを表計算プログラムで開くことはない(&amp;N)</translation>
    </message>
    <message>
        <source>Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows them and does not run them.</source>
        <translation>数式のように見えるセルの先頭にアポストロフィを付けます。表計算プログラムでは、数式として実行されず、文字として表示されます。</translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Turn this protection off only for a file that no spreadsheet opens.</source>
        <translation>=、+、-、@ で始まるセルは、表計算プログラムで実行されることがあります。その場合、データが外部に送信されたり、プログラムが起動されたりするおそれがあります。この保護は、表計算プログラムで開くことのないファイルに限ってオフにしてください。</translation>
    </message>
    <message>
        <source>CSV has the column titles in its first line and quotes every cell. An Excel workbook has every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one JSON object per line.</source>
        <translation>CSV では、1 行目に列のタイトルがあり、すべてのセルが引用符で囲まれます。Excel ブックでは、表計算ソフトがセルを実行したり変更したりしないように、すべてのセルがテキストになります。JSON Lines では、1 行に JSON オブジェクトが 1 つあります。</translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation>Webhook のエクスポート</translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation>プロパティのエクスポート</translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation>インポートジョブのエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>Webhook %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>プロパティ %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>ジョブ %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The matching jobs are exported as shown. They are still being counted.</source>
        <translation>一致するジョブを表示どおりにエクスポートします。件数はまだ集計中です。</translation>
    </message>
    <message>
        <source>Everything the service lists is exported; it is downloaded from the service first. The service does not report how much that is.</source>
        <translation>サービスの一覧にあるものをすべてエクスポートします。先にサービスからダウンロードします。サービスは件数を示していません。</translation>
    </message>
    <message>
        <source>%1: all of the index, in the order shown.</source>
        <comment>310 jobs</comment>
        <translation>%1: インデックス内のすべて（表示の順序）。</translation>
    </message>
    <message>
        <source>%1 of %2, as shown.</source>
        <comment>312 jobs of 48,210</comment>
        <translation>%1（全 %2 件中）、表示どおり。</translation>
    </message>
    <message>
        <source>%1: all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation>%1: 保存済み一覧「%2」のすべて。</translation>
    </message>
    <message>
        <source>%1: everything the service lists, downloaded from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation>%1: サービスの一覧のすべて。先にサービスからダウンロードします。</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation>エクスポート中: %1を書き出しました（全 %2 件）。</translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation>エクスポート中: %1を書き出しました。</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>エクスポート中: %Ln 秒後に再試行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation>%1を「%2」にエクスポートしました。</translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>エクスポート中に一覧が変わりました。重複して受信したレコード %Ln 件は、1 回だけ書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports %1.</source>
        <translation>サービスが示す件数は %1 件です。</translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation>「%1」へのエクスポートは、%2の時点で中止されました。ファイルは書き出されていません。</translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation>「%1」へのエクスポートは、%2の時点で失敗しました。ファイルは書き出されていません。%3</translation>
    </message>
    <message>
        <source>Not all jobs are in the index yet: the file may lack some matching jobs.</source>
        <translation>まだすべてのジョブがインデックスにないため、一致するジョブの一部がファイルに含まれない可能性があります。</translation>
    </message>
    <message>
        <source>Not all webhooks were loaded: the file may lack some matching webhooks.</source>
        <translation>すべての Webhook が読み込まれていません。ファイルに一致する Webhook の一部が欠けている可能性があります。</translation>
    </message>
    <message>
        <source>Not all properties were loaded: the file may lack some matching properties.</source>
        <translation>すべてのプロパティが読み込まれていません。ファイルに一致するプロパティの一部が欠けている可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation>null として送信されました。</translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation>空のテキストとして送信されました。</translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation>空のリストとして送信されました。</translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation>テキスト以外の型で送信されました。</translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation>%1: 項目なし</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>%1 文字すべてを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>“%1” in the response</source>
        <translation>応答では「%1」</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>失敗行ファイル %Ln 件をダウンロードしています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No downloads were started.</source>
        <translation>ダウンロードは開始されませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln 件のファイルはすでにダウンロード済みです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln 件のリンクの期限が切れています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln 件のジョブには失敗行ファイルがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln 件のジョブのリンクは開けません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Searching the rows…</source>
        <translation>行を検索しています…</translation>
    </message>
    <message>
        <source>Available when all rows are loaded.</source>
        <translation>すべての行を読み込むと使用できます。</translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation>%1 の失敗行</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>読み込み直す</translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation>このファイルには行がありません。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>フィルターに一致する行はありません。</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>すべての行を表示</translation>
    </message>
    <message>
        <source>This row is hidden by the filters.</source>
        <translation>この行はフィルターで非表示になっています。</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message>
        <source>There are no failed files to download.</source>
        <translation>ダウンロードする失敗行ファイルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>ダウンロードする失敗行ファイル: %Ln 件、約 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>ダウンロードする失敗行ファイル: %Ln 件。サイズは不明です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 failed files downloaded, %3.</source>
        <translation>失敗行ファイル %1 / %2 件をダウンロードしました。%3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln 件はダウンロードできませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>その間に %Ln 件のリンクの有効期限が切れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The space for downloaded files, %1, is used up.</source>
        <translation>ダウンロードしたファイル用の容量 %1 を使い切りました。</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3</source>
        <translation>ファイル %1 / %2 件、%3</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not requested, so it cannot be checked for completeness.</source>
        <translation>要求していないエンコードでサーバーからファイルが送られたため、完全かどうかを確認できません。</translation>
    </message>
    <message>
        <source>The server stated an impossible file length.</source>
        <translation>サーバーが示したファイルの長さが無効です。</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDesk</name>
    <message>
        <source>No jobs are loaded, so their failed files are unknown. Load all jobs first.</source>
        <translation>ジョブが読み込まれていないため、失敗行ファイルは不明です。先にすべてのジョブを読み込んでください。</translation>
    </message>
    <message>
        <source>Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.</source>
        <translation>すべてのジョブが読み込まれていないため、一部の失敗行ファイルが含まれない可能性があります。含めるには、すべてのジョブを読み込んでください。</translation>
    </message>
</context>
<context>
    <name>Balehook::FetchDialog</name>
    <message>
        <source>Download Failed Files</source>
        <translation>失敗行ファイルをダウンロード</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>ダウンロードしたファイル</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>ダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;R)</translation>
    </message>
    <message>
        <source>Raise the &amp;Limit to %1</source>
        <translation>上限を %1 に引き上げる(&amp;L)</translation>
    </message>
    <message>
        <source>Downloading stops when the space for downloaded files is used up.</source>
        <translation>ダウンロードしたファイル用の容量を使い切ると、ダウンロードは停止します。</translation>
    </message>
    <message>
        <source>%1. Paused.</source>
        <translation>%1。一時停止中。</translation>
    </message>
    <message>
        <source>The list of downloads shows why and lets you try again.</source>
        <translation>ダウンロードの一覧で理由を確認し、やり直せます。</translation>
    </message>
</context>
<context>
    <name>Balehook::FileBar</name>
    <message>
        <source>Back to the List</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Expected: %1 bytes. Received: %2 bytes.</source>
        <translation>予期した長さ: %1 バイト。受信した長さ: %2 バイト。</translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>File format. Click to change it.</source>
        <translation>ファイル形式です。クリックすると変更できます。</translation>
    </message>
    <message>
        <source>How much of the file is loaded</source>
        <translation>ファイルの読み込みの進行状況</translation>
    </message>
    <message>
        <source>File format: %1</source>
        <translation>ファイル形式: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>これまでに %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a file&apos;s size, %2 how many rows it has.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with missing or extra cells</source>
        <translation>
            <numerusform>セルの数に過不足がある行: %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation>ヘッダーの引用符が閉じられていません</translation>
    </message>
    <message>
        <source>A quotation mark in row %1 is never closed</source>
        <translation>%1 行目の引用符が閉じられていません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>保存された値のない数式 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>すべての行を表示</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%Ln 行中 %1 行を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Most rows do not have as many cells as the first line. If other characters separate the cells, change the file format.</source>
        <translation>ほとんどの行で、セルの数が最初の行と異なります。セルが別の文字で区切られている場合は、ファイル形式を変更してください。</translation>
    </message>
    <message>
        <source>Change Format…</source>
        <translation>形式を変更…</translation>
    </message>
</context>
<context>
    <name>Balehook::FilePlace</name>
    <message>
        <source>Job %1</source>
        <translation>ジョブ %1</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were started.</source>
        <translation>%1 件のジョブを選択していますが、一度にダウンロードできるファイルは %2 件までです。ダウンロードは開始されませんでした。</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <translation>先に行を選択してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>名前を付けて保存(&amp;S)...</translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1: 空</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1: 空以外</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1: %2 以外</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1: %2 を含む</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>フィルターを解除: %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>このフィルターを解除</translation>
    </message>
    <message>
        <source>%1 matches %2</source>
        <extracomment>A column and a regular expression.</extracomment>
        <translation>%1 が %2 に一致</translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>Find:</source>
        <translation>検索:</translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation>任意のセルのテキスト</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>これまでに %1…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln セル</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Find a regular expression</source>
        <translation>正規表現で検索</translation>
    </message>
    <message>
        <source>Regular expression for any cell</source>
        <translation>任意のセルの正規表現</translation>
    </message>
</context>
<context>
    <name>Balehook::FindRowsDialog</name>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Find in Failed Rows</source>
        <translation>失敗行を検索</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>検索する値</translation>
    </message>
    <message>
        <source>SKU, EAN, email address…</source>
        <translation>SKU、EAN、メールアドレス…</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>値全体</translation>
    </message>
    <message>
        <source>Part of a value</source>
        <translation>値の一部</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>検索対象</translation>
    </message>
    <message>
        <source>This account</source>
        <translation>このアカウント</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>すべてのアカウント</translation>
    </message>
    <message>
        <source>Found rows</source>
        <translation>見つかった行</translation>
    </message>
    <message>
        <source>&amp;Open Row</source>
        <translation>行を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
</context>
<context>
    <name>Balehook::FirstSteps</name>
    <message>
        <source>The base URL: the address of the service for the account.</source>
        <translation>ベース URL: このアカウントのサービスのアドレスです。</translation>
    </message>
    <message>
        <source>The account slug: the part of that address that identifies the account.</source>
        <translation>アカウントスラッグ: そのアドレスのうち、アカウントを識別する部分です。</translation>
    </message>
    <message>
        <source>A bearer token. Ask your platform where to get one; it is stored in the keychain of this computer.</source>
        <translation>ベアラートークン: 入手先はプラットフォームにお問い合わせください。トークンはこのコンピューターのキーチェーンに保存されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation>最初の行はヘッダー(&amp;H)</translation>
    </message>
    <message>
        <source>Auto-&amp;Detect</source>
        <translation>自動判定(&amp;D)</translation>
    </message>
    <message>
        <source>File Format</source>
        <translation>ファイル形式</translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation>エンコード(&amp;E):</translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation>セルの区切り(&amp;S):</translation>
    </message>
    <message>
        <source>One or more characters, such as || or ~|~. Type \t for a tab.</source>
        <translation>1 文字以上 (例: ||、~|~)。タブは \t と入力します。</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>その他の文字</translation>
    </message>
    <message>
        <source>&amp;Other characters:</source>
        <translation>その他の文字(&amp;O):</translation>
    </message>
    <message>
        <source>These characters cannot separate cells. Quotation marks and line breaks are not allowed.</source>
        <translation>これではセルを区切れません。引用符と改行は使用できません。</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>固定幅の列</translation>
    </message>
    <message>
        <source>&amp;Columns begin at:</source>
        <translation>列の開始位置(&amp;C):</translation>
    </message>
    <message>
        <source>The number of the first character of each column, such as 1, 11, 25.</source>
        <translation>各列の最初の文字が何文字目か（例: 1, 11, 25）。</translation>
    </message>
    <message>
        <source>Enter two or more increasing numbers, separated by commas.</source>
        <translation>2 つ以上の数を小さい順に、コンマで区切って入力してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>縦線</translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation>%1、%2、先頭行はヘッダー</translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation>%1、%2、ヘッダーなし</translation>
    </message>
    <message>
        <source>First row is the header</source>
        <translation>先頭行は見出し</translation>
    </message>
    <message>
        <source>No header</source>
        <translation>見出しなし</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>What separates the cells of a file, as it was typed, such as &quot;||&quot;.</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>fixed columns</source>
        <translation>固定幅の列</translation>
    </message>
</context>
<context>
    <name>Balehook::FoundRowsModel</name>
    <message>
        <source>Job and row</source>
        <translation>ジョブと行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>すべてのセル</translation>
    </message>
    <message>
        <source>created %1</source>
        <translation>作成 %1</translation>
    </message>
    <message>
        <source>downloaded %1</source>
        <translation>ダウンロード %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>ほか %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列 %1</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>%1 of %2 records checked; not found yet.</source>
        <translation>レコード %2 件中 %1 件を確認しました。まだ見つかっていません。</translation>
    </message>
    <message>
        <source>%1 records checked; not found yet.</source>
        <translation>レコード %1 件を確認しました。まだ見つかっていません。</translation>
    </message>
    <message>
        <source>The ID %1 is not among the %2 records checked.</source>
        <translation>確認したレコード %2 件の中に、ID %1 はありません。</translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation>行番号(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;ID</source>
        <translation>ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation>移動先(&amp;G):</translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order of the service.</source>
        <translation>1 ～ %1 行目（サービスの順序）。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>The search was stopped; the ID was not found so far.</source>
        <translation>検索は中止されました。この ID はまだ見つかっていません。</translation>
    </message>
    <message>
        <source>There is no such row. Enter a number from 1 to %1.</source>
        <translation>その行はありません。1 ～ %1 の数値を入力してください。</translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation>このアカウントでは何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Searching page by page. Press Esc to stop.</source>
        <translation>1 ページずつ検索しています。中止するには Esc キーを押してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation>行へ移動</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>1 ～ %1 の数値を入力してください。</translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation>行番号(&amp;R):</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>数式のように見えるセル %Ln 個の先頭に、アポストロフィを付けました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Handoff</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffDialog</name>
    <message>
        <source>Hide the &amp;user, email addresses and file paths in all text</source>
        <translation>すべてのテキストでユーザー、メールアドレス、ファイルのパスを隠す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Include the comparison that is open</source>
        <translation>開いている比較を含める(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Markdown and HTML: the summary with sample rows</source>
        <translation>Markdown と HTML: 要約と行の例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Zip archive: the summary and all rows as CSV</source>
        <translation>zip アーカイブ: 要約とすべての行の CSV(&amp;Z)</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows</source>
        <translation>失敗行の引き継ぎ</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>ダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hidden columns (personal data):</source>
        <translation>隠す列 (個人情報)(&amp;H):</translation>
    </message>
    <message>
        <source>Hidden columns</source>
        <translation>隠す列</translation>
    </message>
    <message>
        <source>&amp;Write...</source>
        <translation>書き出す(&amp;W)...</translation>
    </message>
    <message>
        <source>The file contains several tables. Show its rows and choose one of them first.</source>
        <translation>ファイルに複数の表があります。先に行を表示して、表を選んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 行中 %1 行を書き出しました。</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き出しています…</translation>
    </message>
    <message>
        <source>The hand-off was stopped.</source>
        <translation>引き継ぎは中止されました。</translation>
    </message>
    <message>
        <source>The hand-off was not written completely. %1</source>
        <translation>引き継ぎを最後まで書き出せませんでした。%1</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <extracomment>%1 are one or two names of files</extracomment>
        <translation>書き出しました: %1。</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message>
        <source>Failed import rows</source>
        <translation>インポートの失敗行</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>時刻 (UTC)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Sample rows</source>
        <translation>行の例</translation>
    </message>
    <message>
        <source>Hidden columns: %1</source>
        <translation>隠した列: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>ほかに %Ln 列は表示していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows: %1</source>
        <translation>すべての行: %1</translation>
    </message>
    <message>
        <source>Requests of this account</source>
        <translation>このアカウントのリクエスト</translation>
    </message>
    <message>
        <source>Tokens and queries of file links are left out.</source>
        <translation>トークンとファイルのリンクのパラメーターは省いています。</translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffTarget</name>
    <message>
        <source>The archive would be larger than 4 GB. Write the Markdown and HTML files instead.</source>
        <translation>アーカイブが 4 GB を超えます。代わりに Markdown と HTML のファイルを書き出してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::HelpPage</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>これは何?</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJob</name>
    <message>
        <source>Job ID</source>
        <translation>ジョブ ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>チャネル ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>User ID</source>
        <translation>ユーザー ID</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>インポート元ファイル</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation>失敗行ファイル</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation>成功行</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>失敗行</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Heads the column after &quot;Failed&quot;: so many failed of so many rows.</extracomment>
        <translation>全行数</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation>インポートジョブ</translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation>このアカウントにインポートジョブはありません。</translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation>インポートジョブを読み込めませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent an element that is not an import job. The Raw tab shows it as received.</source>
        <translation>サービスから、インポートジョブではない要素が送られました。「生データ」タブで、受信したままの内容を確認できます。</translation>
    </message>
    <message>
        <source>Status &quot;%1&quot; in the response</source>
        <translation>応答のステータス「%1」</translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation>%1、一覧になし</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%2 行中 %1 行が成功、%3 行が失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation>成功: %1、失敗: %2</translation>
    </message>
    <message>
        <source>This job was missing when the list was last loaded in full; this is its last known state.</source>
        <translation>前回一覧全体を読み込んだとき、このジョブは一覧にありませんでした。最後に確認された状態を表示しています。</translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is not an import job. It is shown as received.</source>
        <translation>一覧のこの要素はインポートジョブではありません。受信したままの内容を表示しています。</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>読み取れないレコード</translation>
    </message>
    <message>
        <source>Job without an ID</source>
        <translation>ID のないジョブ</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation>作成: %1（%2）</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>作成: %1</translation>
    </message>
    <message>
        <source>Your label: %1</source>
        <translation>設定したラベル: %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%2 行中 %1 行が失敗</translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation>先にジョブを選択してください。</translation>
    </message>
    <message>
        <source>The ID of this job is not valid in a link.</source>
        <translation>このジョブの ID はリンクに使用できません。</translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation>ジョブへのリンクをコピーしました</translation>
    </message>
    <message>
        <source>This is not a link to a job, so nothing was opened: %1</source>
        <translation>ジョブへのリンクではないため、何も開きませんでした: %1</translation>
    </message>
    <message>
        <source>The link is to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation>このリンクは、ここに設定されていないアカウント「%1」のジョブを指しています。このスラッグのアカウントを追加してから、リンクをもう一度開いてください。</translation>
    </message>
    <message>
        <source>Add Account...</source>
        <translation>アカウントを追加...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>スラッグ「%1」のアカウントが %Ln 件あります。リンクは最初のアカウント %2 で開きました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation>ジョブ %1 が変更されました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>ほか %Ln 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation>ジョブ %1 が一覧から消えました</translation>
    </message>
    <message>
        <source>%1: the list was loaded twice without it. It is no longer watched.</source>
        <translation>%1: 一覧を 2 回読み込みましたが、見つかりませんでした。監視を終了しました。</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: 変更あり</translation>
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
        <translation>日別の行数: %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between days</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>行のある日は %Ln 日。最多は %1。最後は %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Rows before</source>
        <translation>前の行数</translation>
    </message>
    <message>
        <source>Rows since</source>
        <translation>以降の行数</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>初回</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>日別</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a reason</comment>
        <translation>新規</translation>
    </message>
    <message>
        <source>Known once all jobs of the account are loaded.</source>
        <translation>アカウントのすべてのジョブが読み込まれると表示されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Jobs with this reason</source>
        <translation>この理由のジョブ</translation>
    </message>
    <message>
        <source>Reasons Across Jobs</source>
        <translation>ジョブ全体の理由</translation>
    </message>
    <message>
        <source>Show &amp;Jobs</source>
        <translation>ジョブを表示(&amp;J)</translation>
    </message>
    <message>
        <source>Show &amp;Rows</source>
        <translation>行を表示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>エクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>Counting reasons…</source>
        <translation>理由を数えています…</translation>
    </message>
    <message>
        <source>Reading failed files…</source>
        <translation>失敗行ファイルを読んでいます…</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>reasons, coverage</comment>
        <translation>%1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln 件の理由</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>失敗行 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>選択した %Ln 件のジョブは読み込まれていないため、含まれていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>次の理由のジョブ %Ln 件: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 of %2 jobs are listed.</source>
        <translation>%2 件のうち新しい %1 件のジョブを表示しています。</translation>
    </message>
    <message>
        <source>reasons</source>
        <comment>name of a file</comment>
        <translation>理由</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln 件の理由を %1 に書き込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 は書き出されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%1 以降の新規: %Ln 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>To count some, select jobs in the main window and choose Jobs &gt; Download Failed Files.</source>
        <translation>数えるには、メインウィンドウでジョブを選択し、［ジョブ］&gt;［失敗行ファイルをダウンロード］を選びます。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a whole sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSeeker</name>
    <message>
        <source>Job %1 was missing when the list was last loaded in full. You see the copy kept on this computer.</source>
        <translation>前回一覧全体を読み込んだとき、ジョブ %1 は一覧にありませんでした。表示しているのは、このコンピューターに保管されているコピーです。</translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs this account lists now.</source>
        <translation>このアカウントの現在の一覧にあるジョブ %2 件の中に、ジョブ %1 はありません。</translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not checked.</source>
        <translation>一覧の先頭から %2 件のジョブの中に、ジョブ %1 はありません。残りのジョブは確認していません。</translation>
    </message>
    <message>
        <source>Keep Searching</source>
        <translation>検索を続ける</translation>
    </message>
</context>
<context>
    <name>Balehook::JobSummary</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Link to the job</source>
        <translation>ジョブへのリンク</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptFileDialog</name>
    <message>
        <source>Compare With</source>
        <translation>比較するファイル</translation>
    </message>
    <message>
        <source>Filter files</source>
        <translation>ファイルをフィルター</translation>
    </message>
    <message>
        <source>File, job or account</source>
        <translation>ファイル、ジョブ、アカウント</translation>
    </message>
    <message>
        <source>Failed files on this computer</source>
        <translation>このコンピューター上の失敗行ファイル</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Table File...</source>
        <translation>表のファイル(&amp;T)...</translation>
    </message>
    <message>
        <source>Failed files on this computer:</source>
        <translation>このコンピューター上の失敗行ファイル:</translation>
    </message>
    <message>
        <source>No other failed files are on this computer. Show the failed rows of another job first, or choose a table file.</source>
        <translation>このコンピューターにはほかの失敗行ファイルがありません。先に別のジョブの失敗行を表示するか、表のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Compare With Table File</source>
        <translation>表のファイルと比較</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>すべてのファイル (%1)</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexes</name>
    <message>
        <source>Another program is loading jobs of this account, perhaps balehookctl. Wait until it finishes, then delete them again.</source>
        <translation>このアカウントのジョブは現在、別のプログラム（balehookctl など）が読み込んでいます。完了するまで待ってから、もう一度削除してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message>
        <source>Jobs Stored for Searching</source>
        <translation>検索用に保管されているジョブ</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete &amp;All...</source>
        <translation>すべて削除(&amp;A)...</translation>
    </message>
    <message>
        <source>To search all jobs of an account, they are stored on this computer. Deleting them changes nothing on the service; to search again, load them again.</source>
        <translation>アカウントのすべてのジョブを検索できるように、ジョブはこのコンピューターに保管されます。削除しても、サービス側では何も変わりません。もう一度検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>They use %1 on this computer.</source>
        <comment>bytes</comment>
        <translation>このコンピューターで %1 を使用しています。</translation>
    </message>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>そのうち %Ln 件は、サービスの一覧にもうないため、読み込み直すことはできません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the stored jobs of the selected accounts?</source>
        <translation>選択したアカウントについて、保管されているジョブを削除しますか?</translation>
    </message>
    <message>
        <source>Delete the stored jobs of all accounts? To search them, load them again.</source>
        <translation>すべてのアカウントについて、保管されているジョブを削除しますか? 検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The jobs were deleted.</source>
        <translation>ジョブを削除しました。</translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesModel</name>
    <message>
        <source>A removed account</source>
        <translation>削除されたアカウント</translation>
    </message>
    <message>
        <source>%1, and a damaged copy</source>
        <comment>state of an index</comment>
        <translation>%1、破損したコピーあり</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>No jobs loaded</source>
        <translation>ジョブは未読み込み</translation>
    </message>
    <message>
        <source>Not all jobs loaded</source>
        <translation>一部のジョブのみ読み込み済み</translation>
    </message>
    <message>
        <source>All jobs loaded</source>
        <translation>すべてのジョブを読み込み済み</translation>
    </message>
    <message>
        <source>Written by a newer version</source>
        <translation>より新しいバージョンで作成</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsButton</name>
    <message>
        <source>Choose Key Columns</source>
        <extracomment>On a button: %1 are the names of the columns by which rows are matched</extracomment>
        <translation>キーの列を選択</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>キー: %1</translation>
    </message>
    <message>
        <source>All Columns...</source>
        <translation>すべての列...</translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message>
        <source>Choose Key Columns</source>
        <translation>キーの列を選択</translation>
    </message>
    <message>
        <source>Part of a column name</source>
        <translation>列名の一部</translation>
    </message>
    <message>
        <source>Filter columns</source>
        <translation>列のフィルター</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Use as Key</source>
        <translation>キーとして使用</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>ほかに %Ln 列あります。名前の一部を入力すると見つかります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation>リンクがありません。</translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation>リンクとしては長すぎるテキストです。</translation>
    </message>
    <message>
        <source>This is not a complete web address, and Balehook does not guess the missing part. You can copy it.</source>
        <translation>これは完全な Web アドレスではありません。Balehook は足りない部分を推測しません。コピーすることはできます。</translation>
    </message>
    <message>
        <source>Only https addresses are opened. You can copy this text.</source>
        <translation>開けるのは https アドレスだけです。このテキストをコピーすることはできます。</translation>
    </message>
    <message>
        <source>The link contains spaces, control characters or invisible characters.</source>
        <translation>リンクに空白、制御文字、または見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>This is not a valid web address.</source>
        <translation>これは有効な Web アドレスではありません。</translation>
    </message>
    <message>
        <source>The link contains a user name or password, which can hide where it leads.</source>
        <translation>リンクにユーザー名またはパスワードが含まれているため、実際の行き先がわかりにくくなっています。</translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation>リンクが暗号化されていない（http）ため、開きません。コピーすることはできます。</translation>
    </message>
    <message>
        <source>The host name contains letters that look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation>ホスト名に、ほかの文字と見分けにくい文字が含まれています。実際の表記は %1 です。リンクは開きません。コピーすることはできます。</translation>
    </message>
    <message>
        <source>The link leads to a private network address (%1); files are not downloaded from there. You can copy it.</source>
        <translation>リンク先はプライベートネットワークのアドレス（%1）です。そこからファイルはダウンロードされません。リンクをコピーすることはできます。</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>Opens %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation>リンクをブラウザーで開く</translation>
    </message>
    <message>
        <source>Save the file; your token is not sent</source>
        <translation>ファイルを保存（トークンは送信されません）</translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation>リンクをコピー: %1</translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation>ブラウザーで開く: %1</translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation>ファイルを保存: %1</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>%1 へのリンクをブラウザーで開きました。</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>リンクを開くブラウザーがありませんでした。コピーして、ご自身で開いてください。</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>リンクをコピー</translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file no longer exists on %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation>ファイルは %1 に存在しません。ジョブを再読み込みして、別のリンクがあるかどうか確認してください。ない場合は、インポートの再実行を依頼してください。</translation>
    </message>
    <message>
        <source>%1 requires you to sign in to get the file. Open the link in your browser.</source>
        <translation>%1 からファイルを取得するには、サインインが必要です。リンクをブラウザーで開いて、サインインしてください。</translation>
    </message>
    <message>
        <source>%1 sent a web page instead of the file, probably to have you sign in. Open the link in your browser; if the page says that the link has expired, refresh the job.</source>
        <translation>%1 から、ファイルではなく Web ページが送られました。サインインを求めるページの可能性があります。リンクをブラウザーで開いてください。リンクの期限が切れたと表示される場合は、ジョブを再読み込みしてください。</translation>
    </message>
    <message>
        <source>%1 denied access to this file. The link may have expired, or you may need to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation>%1 はこのファイルへのアクセスを拒否しました。リンクの期限が切れているか、サインインが必要な可能性があります。ジョブを再読み込みして新しいリンクを取得するか、リンクをブラウザーで開いてください。</translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation>サーバー %1 が見つかりませんでした。ネットワーク接続を確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>No data was received from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation>%1 から長い間データを受信しなかったため、ダウンロードを中止しました。しばらくしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is currently having problems. Try again later.</source>
        <translation>現在、%1 で問題が発生しています。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation>ファイルが完了する前に、%1 が接続を閉じました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The size of the file from %1 differs from the size it stated, so the file was not kept. Try again.</source>
        <translation>%1 から届いたファイルのサイズが、示されたサイズと異なるため、ファイルを保存しませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 rejected the link. Refresh the job to get a new one, then try again.</source>
        <translation>%1 がリンクを拒否しました。ジョブを再読み込みして新しいリンクを取得してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 returned an unusable response. See the details.</source>
        <translation>%1 からの応答は使用できません。詳細をご覧ください。</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address (%1); files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>リンクは、暗号化されていないアドレスまたはプライベートネットワークのアドレスにリダイレクトされます。そこからファイルはダウンロードされません（%1）。ジョブを再読み込みするか、サービスの運営者にお問い合わせください。</translation>
    </message>
    <message>
        <source>The link redirects to an unencrypted address or a private network address; files are not downloaded from there. Refresh the job, or contact the people who run the service.</source>
        <translation>リンクは、暗号化されていないアドレスまたはプライベートネットワークのアドレスにリダイレクトされます。そこからファイルはダウンロードされません。ジョブを再読み込みするか、サービスの運営者にお問い合わせください。</translation>
    </message>
    <message>
        <source>The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try again.</source>
        <translation>ファイルのサイズは %1 ですが、ダウンロードしたファイルの合計は %2 までです。上限を上げてから、もう一度試してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation>%1 行を選択していますが、一度にコピーできるのは %2 行までです。何もコピーしていません。</translation>
    </message>
    <message>
        <source>Loading the rows to copy: %1 of %2.</source>
        <translation>コピーする行を読み込んでいます: %1 / %2。</translation>
    </message>
    <message>
        <source>Loading the rows to copy.</source>
        <translation>コピーする行を読み込んでいます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln 行をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>リンクをコピーしました</translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation>この行にはリンクがありません</translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows checked.</source>
        <translation>%1 を探しています。%2 行を確認しました。</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the end of the list.</source>
        <translation>ここから一覧の最後までに、失敗行ファイルのあるジョブはほかにありません。</translation>
    </message>
    <message>
        <source>There is no other job with a failed file from here to the start of the list.</source>
        <translation>ここから一覧の先頭までに、失敗行ファイルのあるジョブはほかにありません。</translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs checked.</source>
        <translation>失敗行ファイルのある次のジョブを探しています。%1 件のジョブを確認しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>選択した %Ln 行のうち %1 行をコピーしました。残りは一覧にもうありません</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selected rows are no longer in the list.</source>
        <translation>選択した行が一覧にもうないため、何もコピーされませんでした。</translation>
    </message>
    <message>
        <source>Looking for the selected rows.</source>
        <translation>選択した行を探しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>選択した %Ln 行のうち %1 行をコピーしました。残りはもう選択されていません</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied because the selection changed before the selected rows were found.</source>
        <translation>選択した行が見つかる前に選択が変わったため、何もコピーされませんでした。</translation>
    </message>
    <message>
        <source>Nothing was copied because the list changed before the selected rows were loaded.</source>
        <translation>選択した行が読み込まれる前に一覧が変わったため、何もコピーされませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation>CSV: 表示中の列（表計算プログラム用）</translation>
    </message>
    <message>
        <source>JSON: records as received from the service</source>
        <translation>JSON: サービスから受信したままのレコード</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>エクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>内容:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>Excel workbook: the columns shown, as text</source>
        <translation>Excel ブック: 表示中の列、テキストとして</translation>
    </message>
    <message>
        <source>JSON Lines: the same, one record per line</source>
        <translation>JSON Lines: 同上、1 行に 1 レコード</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file does not exist (any more). Open it from its current location.</source>
        <translation>ファイルは存在しません（または、なくなりました）。現在の場所から開いてください。</translation>
    </message>
    <message>
        <source>This is not a file. Open a file that contains a saved listing.</source>
        <translation>これはファイルではありません。保存済み一覧のファイルを開いてください。</translation>
    </message>
    <message>
        <source>The file is too large: it is %1, and a listing can be at most %2.</source>
        <translation>ファイルが大きすぎます。サイズは %1 ですが、一覧の上限は %2 です。</translation>
    </message>
    <message>
        <source>The file could not be opened. Message from the system: %1</source>
        <translation>ファイルを開けませんでした。システムからのメッセージ: %1</translation>
    </message>
    <message>
        <source>The file could not be read. Message from the system: %1</source>
        <translation>ファイルを読み取れませんでした。システムからのメッセージ: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>値 %Ln 個: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The service sent an element that is not a record. The Raw tab shows it as received.</source>
        <translation>サービスから、レコードではない要素が送られました。「生データ」タブで、受信したままの内容を確認できます。</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>Add Account...</source>
        <translation>アカウントを追加...</translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation>一致するジョブはありません。</translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation>これまでに読み込んだ中に、一致するジョブはありません。</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Nothing is loaded because this account has no token yet.</source>
        <translation>このアカウントにはまだトークンがないため、何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Enter Token...</source>
        <translation>トークンを入力...</translation>
    </message>
    <message>
        <source>Nothing is loaded because the token of this account cannot be used.</source>
        <translation>このアカウントのトークンを使用できないため、何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Nothing is loaded because this computer is offline.</source>
        <translation>このコンピューターはオフラインのため、何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Load All</source>
        <translation>すべて読み込む</translation>
    </message>
    <message>
        <source>Balehook shows what your merchants&apos; accounts imported, which rows failed and why. There is no account yet. To add one, you need:</source>
        <translation>Balehook では、ショップのアカウントでインポートされた内容、失敗した行、その理由を確認できます。アカウントはまだありません。追加するには、次のものが必要です:</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Enter only the path, as in /api/platform/v1/property. It is requested from the base URL and never from another server.</source>
        <translation>/api/platform/v1/property のように、パスだけを入力してください。このパスはベース URL から要求され、ほかのサーバーには要求されません。</translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation>パスは /api/platform/v1/property のように、スラッシュで始まる必要があります。</translation>
    </message>
    <message>
        <source>The path must not contain ? or #. Remove it and everything after it.</source>
        <translation>パスに ? や # を含めることはできません。その記号と後に続く部分を削除してください。</translation>
    </message>
    <message>
        <source>The path contains an invalid character, such as a space, a brace or an invisible character. Enter it again.</source>
        <translation>空白、波かっこ、見えない文字など、パスに使用できない文字が含まれています。パスを入力し直してください。</translation>
    </message>
    <message>
        <source>A percent sign must be followed by two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation>パーセント記号の後には、2 桁の 16 進数が必要です。スラッシュ、バックスラッシュ、制御文字を表すことはできません。</translation>
    </message>
    <message>
        <source>The path must not contain empty parts or parts that are only dots. Remove them.</source>
        <translation>パスに、空の部分やドットだけの部分を含めることはできません。削除してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation>アカウントに属する一覧</translation>
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
        <translation>ファイルは空です。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, which JSON requires. Save it as UTF-8.</source>
        <translation>ファイルが、JSON に必要な UTF-8 テキストではありません。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>The contents of the file are nested too deeply.</source>
        <translation>ファイルの内容の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The file is not JSON or is incomplete: %1, at byte %2.</source>
        <translation>ファイルが JSON ではないか、不完全です: %1（%2 バイト目）。</translation>
    </message>
    <message>
        <source>The file contains no list of records: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation>ファイルにレコードのリストがありません。「data」の下にリストがあるか、全体がリストである必要があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::LoadingNote</name>
    <message>
        <source>Loading...</source>
        <translation>読み込み中...</translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation>表のファイルを開く</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>すべてのファイル (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is not a file, or you do not have permission to read it.</source>
        <translation>%1 を開けません。ファイルではないか、読み取る権限がありません。</translation>
    </message>
    <message>
        <source>The file %1 does not exist.</source>
        <translation>ファイル %1 は存在しません。</translation>
    </message>
    <message>
        <source>Only one file is opened at a time; this is %1.</source>
        <translation>一度に開けるファイルは 1 つです。開いたのは %1 です。</translation>
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
        <translation>このジョブには失敗行ファイルがありません。</translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation>このジョブにはインポート元ファイルがありません。</translation>
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
        <translation>このページはまだ翻訳されていないため、英語で表示しています。</translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln ページ見つかりました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MemberChooser</name>
    <message>
        <source>Show Table</source>
        <translation>表を表示</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>名前を付けて保存...</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>アーカイブ内の表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>更新日時</translation>
    </message>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 には %Ln 個の表があります。表示するものを選んでください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the next message</source>
        <translation>次のメッセージを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::MissingName</name>
    <message>
        <source>The workbook has no sheet named &quot;%1&quot;. Its sheets: %2</source>
        <translation>ブックに「%1」という名前のシートはありません。含まれるシート: %2</translation>
    </message>
    <message>
        <source>The archive has no member named &quot;%1&quot;. Its tables: %2</source>
        <translation>アーカイブに「%1」という名前のメンバーはありません。含まれる表: %2</translation>
    </message>
    <message>
        <source>The file is not a workbook, so it has no sheets to choose from.</source>
        <translation>このファイルはブックではないため、選択できるシートがありません。</translation>
    </message>
    <message>
        <source>The file is not a zip archive, so it has no members to choose from.</source>
        <translation>このファイルは zip アーカイブではないため、選択できるメンバーがありません。</translation>
    </message>
    <message>
        <source>The archive contains several tables. Open it and choose one first: %1</source>
        <translation>アーカイブに複数の表があります。先に開いて 1 つ選択してください: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>Use the &amp;system proxy</source>
        <translation>システムのプロキシを使用する(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation>プロキシを使用しない(&amp;N)</translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation>次のプロキシを使用する(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation>ホスト(&amp;H):</translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation>ポート(&amp;O):</translation>
    </message>
    <message>
        <source>If the proxy requires a password, you are asked for it when it is needed. It is never stored.</source>
        <translation>プロキシにパスワードが必要な場合は、必要になったときに入力を求めます。保存されることはありません。</translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. Certificate errors cannot be ignored here.</source>
        <translation>証明書は、システムの証明書ストアを使って検証されます。証明書のエラーをここで無視することはできません。</translation>
    </message>
    <message>
        <source>Enter the host of the proxy, for example “proxy.example.com”.</source>
        <translation>プロキシのホストを入力してください（例: 「proxy.example.com」）。</translation>
    </message>
    <message>
        <source>This is not a host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation>これはホスト名でもアドレスでもありません。「http://」、ポート、パス、パスワードは入力しないでください。</translation>
    </message>
    <message>
        <source>Requests use the proxy configured on this computer, if any.</source>
        <translation>このコンピューターにプロキシが設定されている場合、リクエストはそのプロキシを使用します。</translation>
    </message>
    <message>
        <source>Requests go directly to the accounts&apos; addresses and to the hosts of files.</source>
        <translation>リクエストは、アカウントのアドレスとファイルのホストに直接送信されます。</translation>
    </message>
    <message>
        <source>All requests go through this proxy. It sees the host names, but no token and nothing that is sent or received.</source>
        <translation>すべてのリクエストがこのプロキシを経由します。プロキシにはホスト名がわかりますが、トークンや、送受信した内容はわかりません。</translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>新規 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you last looked. The order of the list is not documented.</source>
        <translation>前回の確認以降に追加または変更された行へ移動します。一覧の順序はドキュメントに記載されていません。</translation>
    </message>
    <message>
        <source>Searches again to show the jobs added to the index since.</source>
        <translation>もう一度検索し、その間にインデックスに追加されたジョブを表示します。</translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>Save As...</source>
        <translation>名前を付けて保存...</translation>
    </message>
    <message>
        <source>Open in Default Application</source>
        <translation>既定のアプリケーションで開く</translation>
    </message>
    <message>
        <source>Open Anyway</source>
        <translation>それでも開く</translation>
    </message>
    <message>
        <source>This file comes from an outside source. The application that opens it may run code it contains: open it only if you trust the source.</source>
        <translation>このファイルは外部から届いたものです。開いたアプリケーションによって、含まれているコードが実行されることがあります。入手元を信頼できる場合にのみ開いてください。</translation>
    </message>
</context>
<context>
    <name>Balehook::ObstacleText</name>
    <message>
        <source>The file is protected with a password. Open it in another program, and save a copy without one.</source>
        <translation>ファイルはパスワードで保護されています。別のプログラムで開き、パスワードなしのコピーを保存してください。</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete. Download it again, or ask for a new copy.</source>
        <translation>ファイルが破損しているか不完全です。ダウンロードし直すか、新しいコピーを依頼してください。</translation>
    </message>
    <message>
        <source>The file is compressed with %1, which is not supported here.</source>
        <translation>ファイルは %1 で圧縮されていますが、ここでは対応していません。</translation>
    </message>
    <message>
        <source>The archive is not opened: files in it overlap or have absolute paths. It may have been made to do harm.</source>
        <translation>アーカイブを開きません。メンバーが重なり合っているか、絶対パスが含まれています。悪意をもって作成された可能性があります。</translation>
    </message>
    <message>
        <source>The archive contains another archive, which is not opened here.</source>
        <translation>アーカイブに別のアーカイブが含まれていますが、ここでは開けません。</translation>
    </message>
    <message>
        <source>The archive contains no table.</source>
        <translation>アーカイブに表がありません。</translation>
    </message>
    <message>
        <source>The file is a tar archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>このファイルは tar アーカイブです。ここでは開けません。先に展開してから、中の表を開いてください。</translation>
    </message>
    <message>
        <source>The file is a workbook in the old .xls format, which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>このファイルは古い .xls 形式のブックで、ここでは対応していません。行をここで見るには、.xlsx として保存してください。</translation>
    </message>
    <message>
        <source>The file is a binary workbook (.xlsb), which is not supported here. Save it as .xlsx to see its rows here.</source>
        <translation>このファイルはバイナリ形式のブック（.xlsb）で、ここでは対応していません。行をここで見るには、.xlsx として保存してください。</translation>
    </message>
    <message>
        <source>The file is a 7z archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>このファイルは 7z アーカイブです。ここでは開けません。先に展開してから、中の表を開いてください。</translation>
    </message>
    <message>
        <source>The file is a RAR archive. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>このファイルは RAR アーカイブです。ここでは開けません。先に展開してから、中の表を開いてください。</translation>
    </message>
    <message>
        <source>The file is compressed with %1. It is not opened here; unpack it first, then open the table in it.</source>
        <translation>ファイルは %1 で圧縮されています。ここでは開けません。先に展開してから、中の表を開いてください。</translation>
    </message>
    <message>
        <source>The file is an office document, not a table.</source>
        <translation>このファイルは表ではなく、オフィス文書です。</translation>
    </message>
    <message>
        <source>The workbook is not opened: it contains a document type declaration, which may have been made to do harm.</source>
        <translation>ブックを開きません。悪意をもって作成された可能性がある文書型宣言が含まれています。</translation>
    </message>
    <message>
        <source>The file unpacks to more than %1, which is the limit here.</source>
        <translation>展開後のサイズが、上限の %1 を超えています。</translation>
    </message>
    <message>
        <source>The archive contains more than %1 files, which is the limit here.</source>
        <translation>アーカイブのメンバー数が、上限の %1 を超えています。</translation>
    </message>
    <message>
        <source>The workbook has more than %1 different texts, which is the limit here.</source>
        <translation>ブックの異なるテキストの数が、上限の %1 を超えています。</translation>
    </message>
    <message>
        <source>The sheet has more than %1 rows, which is the limit of a sheet.</source>
        <translation>シートの行数が、上限の %1 行を超えています。</translation>
    </message>
    <message>
        <source>The sheet has more than %1 columns, which is the limit of a sheet.</source>
        <translation>シートの列数が、上限の %1 列を超えています。</translation>
    </message>
    <message>
        <source>A cell has more than %1 characters, which is the limit of a cell.</source>
        <translation>セルの文字数が、上限の %1 文字を超えています。</translation>
    </message>
    <message>
        <source>The workbook&apos;s elements are nested more than %1 deep, which is the limit here.</source>
        <translation>ブックの要素の入れ子が、上限の %1 段階を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>%Ln 行を読み取れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The workbook is not read further: its contents would need too much memory. It may have been made to do harm.</source>
        <translation>ブックの読み込みを中止しました。内容が必要とするメモリが多すぎます。悪意をもって作成された可能性があります。</translation>
    </message>
    <message>
        <source>A row has more than %1 of text, which is the limit here.</source>
        <translation>1 行のテキストが、ここでの上限である %1 を超えています。</translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation>インポートジョブと Webhook のためのデスクトップコンソール。</translation>
    </message>
    <message>
        <source>Use the profile in &lt;folder&gt;, with settings, cache, downloads and keychain entries of its own.</source>
        <translation>&lt;フォルダー&gt; のプロファイルを使用する（設定、キャッシュ、ダウンロード、キーチェーンの項目は独自のもの）。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Show the window, report that it was painted, and quit.</source>
        <translation>ウィンドウを表示し、描画されたことを知らせて終了する。</translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...) to show.</source>
        <translation>表示するもの。失敗行の表、保存済み一覧、またはジョブへのリンク（balehook://...）。</translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation>[ファイルまたはリンク]</translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation>前回の再読み込み以降に追加</translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation>前回の再読み込みで変更</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>監視中</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移動済み</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>The list changed: this record has moved.</source>
        <translation>一覧が変更され、このレコードの位置が変わりました。</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteModel</name>
    <message>
        <source>%1, on</source>
        <translation>%1、オン</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1、オフ</translation>
    </message>
</context>
<context>
    <name>Balehook::PaletteSource</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>View of the import jobs</source>
        <translation>インポートジョブのビュー</translation>
    </message>
    <message>
        <source>File of job %1, %2</source>
        <translation>ジョブ %1 のファイル、%2</translation>
    </message>
    <message>
        <source>File of job %1</source>
        <translation>ジョブ %1 のファイル</translation>
    </message>
    <message>
        <source>View of the webhooks</source>
        <translation>Webhook のビュー</translation>
    </message>
    <message>
        <source>View of the properties</source>
        <translation>プロパティのビュー</translation>
    </message>
</context>
<context>
    <name>Balehook::PatternText</name>
    <message>
        <source>The regular expression is not valid at character %1.</source>
        <translation>正規表現の %1 文字目が正しくありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation>保存済み一覧を開く</translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation>保存済み一覧 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation>保存済み一覧は、アカウントの中に表示されます。アカウントを追加すると、「%1」がそこで開きます。</translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation>これは保存済み一覧「%1」であり、アカウントの現在の一覧ではありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>This list contains no properties.</source>
        <translation>この一覧にプロパティはありません。</translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation>プロパティを読み込めませんでした。</translation>
    </message>
    <message>
        <source>You can open a listing saved as a JSON file, or drop one here. Where the service lists properties is not documented; if you know the path, set it under “Advanced” in the account.</source>
        <translation>JSON ファイルとして保存した一覧を開くか、ここにドロップできます。サービスのプロパティの一覧の場所はドキュメントに記載されていません。パスがわかる場合は、アカウントの「詳細設定」で設定してください。</translation>
    </message>
    <message>
        <source>Open Saved Listing...</source>
        <translation>保存済み一覧を開く...</translation>
    </message>
    <message>
        <source>No property matches.</source>
        <translation>一致するプロパティはありません。</translation>
    </message>
    <message>
        <source>Set the Path...</source>
        <translation>パスを設定...</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>The service sent an element that is not a property. The Raw tab shows it as received.</source>
        <translation>サービスから、プロパティではない要素が送られました。「生データ」タブで、受信したままの内容を確認できます。</translation>
    </message>
</context>
<context>
    <name>Balehook::Property</name>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation>内部名</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>一意</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>スコープ</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日時</translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is not a property. It is shown as received.</source>
        <translation>一覧のこの要素はプロパティではありません。受信したままの内容を表示しています。</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>読み取れないレコード</translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation>名前のないプロパティ</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>プロパティ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>値 %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertySearch</name>
    <message>
        <source>Search all fields of properties</source>
        <translation>プロパティのすべてのフィールドを検索</translation>
    </message>
    <message>
        <source>Search properties</source>
        <translation>プロパティを検索</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>プロパティ %Ln 件中 %1 件、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>プロパティ %Ln 件、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading all properties to search them…</source>
        <translation>検索用にすべてのプロパティを読み込んでいます…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all properties.</source>
        <translation>未読み込み: 検索すると、すべてのプロパティを読み込みます。</translation>
    </message>
    <message>
        <source>&amp;Search Properties</source>
        <translation>プロパティを検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>検索とフィルターをクリア(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy Password</source>
        <translation>プロキシのパスワード</translation>
    </message>
    <message>
        <source>The proxy %1 requires a name and a password. They are kept until the program ends and never stored.</source>
        <translation>プロキシ %1 には、ユーザー名とパスワードが必要です。これらはプログラムの終了まで使用され、保存されることはありません。</translation>
    </message>
    <message>
        <source>&amp;Use Password</source>
        <translation>このパスワードを使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>ユーザー名(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>パスワード(&amp;P):</translation>
    </message>
    <message>
        <source>Enter your user name for the proxy.</source>
        <translation>プロキシのユーザー名を入力してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryBar</name>
    <message>
        <source>Add Filter</source>
        <translation>フィルターを追加</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>ada price: rows with both words, each in any field
&quot;ada price&quot;: rows with this phrase
user:ada: rows with the word in this field
-draft: rows without the word</source>
        <translation>ada price: 両方の語を、いずれかのフィールドに含む行
&quot;ada price&quot;: このフレーズを含む行
user:ada: このフィールドに語を含む行
-draft: 語を含まない行</translation>
    </message>
    <message>
        <source>“%1:” is not a field of this list and is searched as text. Fields: %2</source>
        <translation>「%1:」はこの一覧のフィールドではないため、テキストとして検索します。フィールド: %2</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>検索とフィルターをクリア</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Only the first %1 words and phrases are searched for.</source>
        <translation>検索されるのは最初の %1 個の語句だけです。</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryChips</name>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>変更: %1</translation>
    </message>
    <message>
        <source>Remove filter: %1</source>
        <translation>フィルターを解除: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Remove all filters and the sort order</source>
        <translation>すべてのフィルターと並べ替えを解除</translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 またはほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1: %2 以外</translation>
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
        <translation>%1: %2 ～ %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation>%1: %2 以上</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation>%1: %2 以下</translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation>%1: 過去 24 時間</translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1: 過去 %Ln 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation>%1: %2 ～ %3</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation>%1: %2 以降</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation>%1: %2 まで</translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation>並べ替え: %1（新しい順）</translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation>並べ替え: %1（古い順）</translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation>並べ替え: %1（多い順）</translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation>並べ替え: %1（少ない順）</translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation>並べ替え: %1（Z から A）</translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation>並べ替え: %1（A から Z）</translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation>失敗行ファイルあり</translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation>失敗行ファイルなし</translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation>失敗行あり</translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation>一覧にあり</translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation>一覧になし</translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation>（項目なし）</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1: 今日</translation>
    </message>
    <message>
        <source>No failed rows</source>
        <translation>失敗行なし</translation>
    </message>
    <message>
        <source>Has a count of failed rows</source>
        <translation>失敗行数あり</translation>
    </message>
    <message>
        <source>No count of failed rows</source>
        <translation>失敗行数なし</translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as Received</source>
        <translation>受信したままコピー</translation>
    </message>
    <message>
        <source>The record as received</source>
        <translation>受信したままのレコード</translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation>JSON を、ここに表示されている字下げなしで、1 バイトも変えずにコピーします</translation>
    </message>
    <message>
        <source>The record was copied as received.</source>
        <translation>レコードを受信したままコピーしました。</translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation>%1 文字すべてを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonJobsModel</name>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation>理由の記載なし</translation>
    </message>
    <message>
        <source>Other reasons, too many to distinguish</source>
        <translation>その他の理由（多すぎて区別できません）</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation>&lt;値&gt;</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsChoice</name>
    <message>
        <source>Only &amp;new reasons</source>
        <translation>新しい理由のみ(&amp;N)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Any day</source>
        <translation>すべての日</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>過去 24 時間</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>過去 %Ln 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare periods</source>
        <translation>期間を比較</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>比較しない</translation>
    </message>
    <message>
        <source>Compare: since today</source>
        <translation>比較: 今日以降</translation>
    </message>
    <message>
        <source>Compare: since yesterday</source>
        <translation>比較: 昨日以降</translation>
    </message>
    <message>
        <source>Compare: since Monday</source>
        <translation>比較: 月曜日以降</translation>
    </message>
    <message>
        <source>Compare: last 7 days</source>
        <translation>比較: 過去 7 日間</translation>
    </message>
    <message>
        <source>Compare: since a day</source>
        <translation>比較: 指定日以降</translation>
    </message>
    <message>
        <source>First day of the second period</source>
        <translation>2 番目の期間の初日</translation>
    </message>
    <message>
        <source>Selected jobs</source>
        <translation>選択したジョブ</translation>
    </message>
    <message>
        <source>Jobs of the search</source>
        <translation>検索のジョブ</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>すべてのジョブ</translation>
    </message>
    <message>
        <source>&amp;All Accounts</source>
        <translation>すべてのアカウント(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln 件のアカウント</numerusform>
        </translation>
    </message>
    <message>
        <source>Accounts: %1</source>
        <translation>アカウント: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>%1 · below 0.1%</source>
        <translation>%1 · 0.1 % 未満</translation>
    </message>
    <message>
        <source>%1 · %2%</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation>最初は %1 行目: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>Reasons in:</source>
        <translation>理由の列:</translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation>行が失敗した理由が書かれている列</translation>
    </message>
    <message>
        <source>Several reasons in one cell</source>
        <translation>1 つのセルに複数の理由</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>列なし</translation>
    </message>
    <message>
        <source>No column looks like it contains reasons. Choose the one that says why a row failed.</source>
        <translation>理由と思われる列がありません。行が失敗した理由が書かれている列を選択してください。</translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation>この列に、行が失敗した理由が書かれていますか? 違う場合は、別の列を選択してください。</translation>
    </message>
    <message>
        <source>Only rows that match the filters are counted.</source>
        <translation>フィルターに一致する行だけを数えています。</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>ダウンロード日時</translation>
    </message>
    <message>
        <source>From</source>
        <translation>取得元</translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation>削除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation>このアカウントのファイルをすべて削除(&amp;A)...</translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation>すべてのファイルを削除(&amp;L)...</translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation>ダウンロードしたファイル</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation>保管の上限(&amp;M):</translation>
    </message>
    <message>
        <source>No files are stored on this computer.</source>
        <translation>このコンピューターに保管されているファイルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>このコンピューターに %Ln 件のファイルが保管されています（合計 %1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>%1 の %Ln 件のファイルをこのコンピューターから削除しますか? 進行中のこのアカウントのダウンロードはキャンセルされます。元のファイルに影響はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>%Ln 件のファイルをすべてこのコンピューターから削除しますか? 進行中のダウンロードはキャンセルされます。元のファイルに影響はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation>ファイルを削除しました。</translation>
    </message>
    <message>
        <source>The index of their values uses %1.</source>
        <translation>値のインデックスは %1 を使用しています。</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>行を選択すると、そのレコードがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation>行を選択すると、そのレコードがここに表示されます。</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>生データ</translation>
    </message>
    <message>
        <source>Close the record</source>
        <translation>レコードを閉じる</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>レコードを折りたたむ</translation>
    </message>
    <message>
        <source>Unfold the record</source>
        <translation>レコードを展開</translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register Webhook</source>
        <translation>Webhook の登録</translation>
    </message>
    <message>
        <source>Request body:</source>
        <translation>リクエスト本文:</translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation>アカウント: %1。登録した Webhook をここから変更または削除することはできません。</translation>
    </message>
    <message>
        <source>Registration in progress</source>
        <translation>登録中</translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation>登録(&amp;G)</translation>
    </message>
    <message>
        <source>Go &amp;Back to It</source>
        <translation>その内容に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>Update &amp;Token…</source>
        <translation>トークンを更新(&amp;T)…</translation>
    </message>
    <message>
        <source>Your last webhook has since been registered. Its ID is %1.</source>
        <translation>前回の Webhook は登録されていました。ID は %1 です。</translation>
    </message>
    <message>
        <source>Draft from earlier, not sent yet.</source>
        <translation>以前の未送信の下書きです。</translation>
    </message>
    <message>
        <source>There is an unsent draft from earlier. It is kept until you change this one.</source>
        <translation>以前の未送信の下書きがあります。この内容を変更するまで保持されます。</translation>
    </message>
    <message>
        <source>Close and &amp;Keep Draft</source>
        <translation>下書きを保持して閉じる(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation>空のテキストとして送信される項目: %1。</translation>
    </message>
    <message>
        <source>Stop &amp;Waiting</source>
        <translation>待機を中止(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing is sent, and your draft stays here</source>
        <translation>何も送信されず、下書きはここに残ります</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationFile</name>
    <message>
        <source>The drafts and records of webhooks would take %1, and can take at most %2.</source>
        <translation>Webhook の下書きとレコードのサイズは %1 になりますが、上限は %2 です。</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationTexts</name>
    <message>
        <source>Sending once. You can close this window; the registration continues.</source>
        <translation>1 回だけ送信しています。このウィンドウを閉じても、登録は続行されます。</translation>
    </message>
    <message>
        <source>The token of the account is being read from the keychain.</source>
        <translation>アカウントのトークンをキーチェーンから読み取っています。</translation>
    </message>
    <message>
        <source>Your webhook has not been sent yet. It is sent when the other program has finished.</source>
        <translation>Webhook はまだ送信されていません。別のプログラムが完了すると送信されます。</translation>
    </message>
    <message>
        <source>Nothing else is sent until it has finished.</source>
        <translation>それが完了するまで、ほかには何も送信されません。</translation>
    </message>
    <message>
        <source>Nothing was registered because the token was not accepted. The token has changed since: you can register again.</source>
        <translation>トークンが受け入れられなかったため、何も登録されませんでした。その後トークンが変わったため、もう一度登録できます。</translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation>何も登録されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>Balehook::RegistrationWords</name>
    <message>
        <source>The service did not respond in time.</source>
        <translation>サービスから時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>応答が完了する前に、接続が閉じられました。</translation>
    </message>
    <message>
        <source>The service failed while responding (status %1).</source>
        <translation>サービスは応答中に失敗しました（ステータス %1）。</translation>
    </message>
    <message>
        <source>The response was a web page instead of data.</source>
        <translation>応答は、データではなく Web ページでした。</translation>
    </message>
    <message>
        <source>The response was not the expected one (status %1).</source>
        <translation>予期しない応答でした（ステータス %1）。</translation>
    </message>
    <message>
        <source>No response was received.</source>
        <translation>応答を受信しませんでした。</translation>
    </message>
    <message>
        <source>Could not connect to the service.</source>
        <translation>サービスに接続できませんでした。</translation>
    </message>
    <message>
        <source>The service received too many requests.</source>
        <translation>サービスが受け取ったリクエストが多すぎます。</translation>
    </message>
    <message>
        <source>Another program is registering a webhook in this account.</source>
        <translation>現在、別のプログラムがこのアカウントに Webhook を登録しています。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>%1 (process %2) has been registering a webhook in this account since %3.</source>
        <translation>%1（プロセス %2）が、%3 からこのアカウントに Webhook を登録しています。</translation>
    </message>
    <message>
        <source>%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown there.</source>
        <translation>%1（プロセス %2）が、%3 にこのアカウントへ Webhook を送信しました。その結果は、送信元でまだ不明です。</translation>
    </message>
    <message>
        <source>Another program has just registered the same webhook, so it was not sent again.</source>
        <translation>別のプログラムが同じ Webhook を登録したばかりのため、再度の送信は行われませんでした。</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and the service rejected it. It was not sent again.</source>
        <translation>別のプログラムが同じ Webhook を送信したばかりで、サービスはそれを拒否しました。再度の送信は行われませんでした。</translation>
    </message>
    <message>
        <source>Another program has just sent the same webhook, and it is unknown whether it was registered. It was not sent again.</source>
        <translation>別のプログラムが同じ Webhook を送信したばかりで、それが登録されたかどうかは不明です。再度の送信は行われませんでした。</translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation>Webhook を登録しました。ID は %1 です。</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your draft is kept.</source>
        <translation>サービスが Webhook を拒否しました。下書きは保持されています。</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent has been registered. Check what was found before you send it again.</source>
        <translation>送信した Webhook が登録されたかどうかは不明です。もう一度送信する前に、見つかった内容を確認してください。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信されませんでした。</translation>
    </message>
    <message>
        <source>The webhook was sent to %1, which is no longer the address of this account. To find out, restore the account&apos;s previous slug and URLs.</source>
        <translation>Webhook は %1 に送信されましたが、これは現在このアカウントのアドレスではありません。確認するには、アカウントのスラッグと URL を以前のものに戻してください。</translation>
    </message>
    <message>
        <source>The service rejected a webhook. Your earlier draft is kept; this one is not.</source>
        <translation>サービスが Webhook を拒否しました。以前の下書きは保持されていますが、この下書きは保持されていません。</translation>
    </message>
    <message>
        <source>The service listed only %1 of the %2 webhooks that it reports.</source>
        <translation>サービスが示す %2 件の Webhook のうち、一覧にあったのは %1 件だけです。</translation>
    </message>
    <message>
        <source>It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this is only looked up when a webhook is next registered at the same address.</source>
        <translation>%2 に送信した %1 の Webhook が登録されたかどうかは不明です。アカウントを削除すると、次に同じアドレスで Webhook を登録するときにだけ確認されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln 行が失敗しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>ほかに %Ln 種類の理由があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln 行には理由の記載がありませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln 行、%2</numerusform>
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
        <translation>ファイルの %1 行目: %2</translation>
    </message>
    <message>
        <source>&lt;%1%</source>
        <extracomment>%1 is a number, 0.1; less than that many percent</extracomment>
        <translation>%1% 未満</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is not a web address that can be requested.</source>
        <translation>これは、要求できる Web アドレスではありません。</translation>
    </message>
    <message>
        <source>The address contains a user name, a password or an invalid port.</source>
        <translation>アドレスに、ユーザー名、パスワード、または無効なポートが含まれています。</translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are requested.</source>
        <translation>要求できるのは、暗号化された（https）アドレスだけです。</translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation>トークンは、アカウント自身のアドレスにのみ送信されます。</translation>
    </message>
    <message>
        <source>The token contains invalid characters.</source>
        <translation>トークンに無効な文字が含まれています。</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message>
        <source>Copy as &amp;cURL</source>
        <translation>cURL としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as cURL with &amp;Token...</source>
        <translation>トークン付きで cURL としてコピー(&amp;T)...</translation>
    </message>
    <message>
        <source>Copy &amp;URL</source>
        <translation>URL をコピー(&amp;U)</translation>
    </message>
    <message>
        <source>Copy R&amp;esponse</source>
        <translation>応答をコピー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save as HAR...</source>
        <translation>HAR として保存(&amp;S)...</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>The request was copied as a command without its token.</source>
        <translation>リクエストをトークンなしのコマンドとしてコピーしました。</translation>
    </message>
    <message>
        <source>Copy as cURL with Token</source>
        <translation>トークン付きで cURL としてコピー</translation>
    </message>
    <message>
        <source>The command will contain the token of “%1” in plain text. Anyone who gets it can do what you can do in this account. Do not paste it into a ticket or a chat.</source>
        <translation>コマンドには、「%1」のトークンが平文で含まれます。これを手に入れた人は、このアカウントであなたと同じ操作ができます。チケットやチャットには貼り付けないでください。</translation>
    </message>
    <message>
        <source>&amp;Copy with Token</source>
        <translation>トークン付きでコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Nothing was copied because the token of this account is not available.</source>
        <translation>このアカウントのトークンを利用できないため、何もコピーしませんでした。</translation>
    </message>
    <message>
        <source>The request was copied as a command with its token.</source>
        <translation>リクエストをトークン付きのコマンドとしてコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>リクエストを %Ln 件保存しました。送る前に内容を確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The response was copied.</source>
        <translation>応答をコピーしました。</translation>
    </message>
    <message>
        <source>The beginning of the response was copied. The rest was not kept.</source>
        <translation>応答の先頭をコピーしました。残りは保持されていません。</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCurl</name>
    <message>
        <source>Caution: running this registers a webhook again.</source>
        <translation>注意: これを実行すると、Webhook がもう一度登録されます。</translation>
    </message>
    <message>
        <source>Parts that may be secret were replaced by “redacted”.</source>
        <translation>秘密の可能性がある部分は「redacted」に置き換えられました。</translation>
    </message>
    <message>
        <source>The request body is missing. It was dropped to make room for newer requests.</source>
        <translation>リクエストの本文がありません。新しいリクエストの場所を空けるために破棄されました。</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestText</name>
    <message>
        <source>In progress</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>結果は不明</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>try</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>This request was stopped before its response was complete.</source>
        <translation>このリクエストは、応答が完了する前に中止されました。</translation>
    </message>
    <message>
        <source>Sent: %1</source>
        <translation>送信: %1</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>ステータス: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>所要時間: %1</translation>
    </message>
    <message>
        <source>Bytes received: %1</source>
        <translation>受信バイト数: %1</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>試行: %1</translation>
    </message>
    <message>
        <source>Account: %1</source>
        <translation>アカウント: %1</translation>
    </message>
    <message>
        <source>This body was dropped to make room for newer requests.</source>
        <translation>新しいリクエストのための領域を空けるため、この本文は破棄されました。</translation>
    </message>
    <message>
        <source>Only the beginning is kept.</source>
        <translation>先頭の部分だけが残っています。</translation>
    </message>
    <message>
        <source>File contents are not kept because they contain customer data.</source>
        <translation>ファイルの内容には顧客のデータが含まれるため、保持しません。</translation>
    </message>
    <message>
        <source>REQUEST HEADERS</source>
        <translation>リクエストヘッダー</translation>
    </message>
    <message>
        <source>REQUEST BODY</source>
        <translation>リクエスト本文</translation>
    </message>
    <message>
        <source>RESPONSE HEADERS</source>
        <translation>応答ヘッダー</translation>
    </message>
    <message>
        <source>RESPONSE BODY</source>
        <translation>応答本文</translation>
    </message>
    <message>
        <source>The outcome is unknown. Check the list of webhooks to see whether the webhook was registered.</source>
        <translation>結果は不明です。Webhook が登録されたかどうかは、Webhook の一覧で確認してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsDock</name>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
</context>
<context>
    <name>Balehook::RequestsPanel</name>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Request and response</source>
        <translation>リクエストと応答</translation>
    </message>
    <message>
        <source>Filter requests</source>
        <translation>リクエストをフィルター</translation>
    </message>
    <message>
        <source>Filter by URL, method or status</source>
        <translation>URL、メソッド、ステータスでフィルター</translation>
    </message>
    <message>
        <source>Which requests are shown</source>
        <translation>表示するリクエスト</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>すべてのリクエスト</translation>
    </message>
    <message>
        <source>Failed requests</source>
        <translation>失敗したリクエスト</translation>
    </message>
    <message>
        <source>Requests to the service</source>
        <translation>サービスへのリクエスト</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Select a request to see what was sent and received.</source>
        <translation>リクエストを選択すると、送信した内容と受信した内容が表示されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation>この列を理由の列にする(&amp;R)</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>列のプロファイル(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>列を非表示(&amp;H)</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>昇順に並べ替え(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>降順に並べ替え(&amp;D)</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>ファイルの順序(&amp;F)</translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation>文字列として並べ替え(&amp;T)</translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation>数値として並べ替え(&amp;N)</translation>
    </message>
    <message>
        <source>Sort as Te&amp;xt with Numbers</source>
        <translation>数字を含む文字列として並べ替え(&amp;X)</translation>
    </message>
    <message>
        <source>Contains &amp;Personal Data</source>
        <translation>個人情報を含む(&amp;P)</translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation>表示する列(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation>すべての列(&amp;A)</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Profile of the column %1</source>
        <translation>列 %1 のプロファイル</translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation>%2 行中 %1 行が空</translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation>異なる値: %1 種類を超えています</translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation>異なる値: %1 種類</translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation>最も多い値:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation>%1 以上 × %2</translation>
    </message>
    <message>
        <source>Free&amp;ze Column</source>
        <translation>列を固定(&amp;Z)</translation>
    </message>
    <message>
        <source>Column Profile</source>
        <translation>列のプロファイル</translation>
    </message>
    <message>
        <source>Shortest: %1, longest: %2 (characters)</source>
        <translation>最短: %1、最長: %2 (文字)</translation>
    </message>
    <message>
        <source>Numbers: %1</source>
        <translation>数値: %1</translation>
    </message>
    <message>
        <source>Smallest: %1, largest: %2</source>
        <extracomment>Numbers, as they stand in their cells.</extracomment>
        <translation>最小: %1、最大: %2</translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation>前の行</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>次の行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation>行のセル</translation>
    </message>
    <message>
        <source>Show Whole Row</source>
        <translation>行全体を表示</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1 行目</translation>
    </message>
</context>
<context>
    <name>Balehook::RowExporter</name>
    <message>
        <source>Row %1 has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>%1 行目に 32,767 文字を超えるセルがあり、ブックには入りません。代わりに CSV としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>Row %1 has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>%1 行目に 16,384 個を超えるセルがあり、ブックには入りません。代わりに CSV としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>The workbook would be larger than 4 GB. Export fewer rows, or export them as CSV instead.</source>
        <translation>ブックが 4 GB を超えます。エクスポートする行を減らすか、代わりに CSV としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>The header has a cell with more than 32,767 characters, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>ヘッダーに 32,767 文字を超えるセルがあり、ブックには入りません。代わりに CSV としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>The header has more than 16,384 cells, which a workbook cannot contain. Export the rows as CSV instead.</source>
        <translation>ヘッダーに 16,384 個を超えるセルがあり、ブックには入りません。代わりに CSV としてエクスポートしてください。</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation>検索(&amp;F)...</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>行へ移動(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>ヘッダー付きでコピー(&amp;H)</translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation>CSV(&amp;C)</translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation>行全体をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation>列全体をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation>要約をコピー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation>要約の個人情報をマスク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation>行をエクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>Ro&amp;w in Full</source>
        <translation>行の全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation>この値の行だけ(&amp;V)</translation>
    </message>
    <message>
        <source>Rows Without This Va&amp;lue</source>
        <translation>この値の行を除外(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ilter Rows...</source>
        <translation>行のフィルター(&amp;T)...</translation>
    </message>
    <message>
        <source>Clear Fil&amp;ters</source>
        <translation>フィルターをクリア(&amp;D)</translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>昇順に並べ替え(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>降順に並べ替え(&amp;D)</translation>
    </message>
    <message>
        <source>File &amp;Order</source>
        <translation>ファイルの順序(&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation>この列(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>列を非表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>一覧に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>形式を選択してコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>ジョブへのリンクをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Show Faile&amp;d Rows</source>
        <translation>失敗行を表示(&amp;I)</translation>
    </message>
    <message>
        <source>Show Importe&amp;d File</source>
        <translation>インポート元ファイルを表示(&amp;I)</translation>
    </message>
    <message>
        <source>Failed Rows</source>
        <translation>失敗行</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>インポート元ファイル</translation>
    </message>
    <message>
        <source>Column Prof&amp;ile...</source>
        <translation>列のプロファイル(&amp;P)...</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>ほかのファイルと比較...</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>前回のアップロードと比較</translation>
    </message>
    <message>
        <source>Hand Off...</source>
        <translation>引き継ぐ...</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>送信時の行</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation>エクスポートは中止されました。ファイルは書き出されていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln 行をコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is too much for the clipboard. Export the rows to a file.</source>
        <translation>クリップボードには大きすぎます。行をファイルにエクスポートしてください。</translation>
    </message>
    <message>
        <source>The file is still loading. Copy the summary when all rows are loaded.</source>
        <translation>ファイルはまだ読み込み中です。すべての行を読み込んでから、要約をコピーしてください。</translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation>要約をコピーしました。</translation>
    </message>
    <message>
        <source>The file is still loading. Export the rows when all of them are loaded.</source>
        <translation>ファイルはまだ読み込み中です。すべての行を読み込んでから、行をエクスポートしてください。</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>行のエクスポート</translation>
    </message>
    <message>
        <source>An export is already in progress.</source>
        <translation>別のエクスポートがすでに進行中です。</translation>
    </message>
    <message>
        <source>%1 of %2 rows written.</source>
        <translation>%2 行中 %1 行を書き出しました。</translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation>行を書き出しています…</translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation>%1 は書き出されませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln 行を %1 に書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln 行を書式なしテキストとしてコピーしました。表計算ソフトでは、コードが変更されたり数式が実行されたりすることがあります。これを避けるには、行をエクスポートしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was written because the file to be exported is no longer shown.</source>
        <translation>エクスポートするファイルがもう表示されていないため、何も書き出されませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was treated as a plain character.</source>
        <translation>この行の引用符が閉じられていません。通常の文字として扱いました。</translation>
    </message>
    <message>
        <source>This line is too long for one row and continues in the next one.</source>
        <translation>この行は 1 行としては長すぎるため、次の行に続きます。</translation>
    </message>
    <message>
        <source>This row has fewer cells than the first line.</source>
        <translation>この行のセルは最初の行より少なくなっています。</translation>
    </message>
    <message>
        <source>This row has more cells than the first line. They are in the last columns.</source>
        <translation>この行のセルは最初の行より多くなっています。余分なセルは最後の列に表示されます。</translation>
    </message>
    <message>
        <source>This row has more cells than the table has columns. Row in Full shows all of them.</source>
        <translation>この行のセルは表の列より多くなっています。「行の全体を表示」ですべて表示されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation>失敗行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>行番号</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation>ファイルの保存</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The download stopped because the account was removed or changed. No file was left.</source>
        <translation>アカウントが削除または変更されたため、ダウンロードは中止されました。ファイルは残っていません。</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>ダウンロードの進行状況</translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation>%1 を %2 から保存中: %3</translation>
    </message>
    <message>
        <source>The download was stopped from the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation>ダウンロードは中止されました。ダウンロードの一覧で中止されたか、アカウントが削除または変更されたためです。ファイルは残っていません。</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. Its length is the one stated by the server.</source>
        <translation>%3 から %1 を保存しました（%2）。長さはサーバーが示した値と一致しています。</translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation>%1 は保存されませんでした。%2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3.</source>
        <translation>%3 から %1 を保存しました（%2）。</translation>
    </message>
</context>
<context>
    <name>Balehook::SaveName</name>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 は既に存在します。置き換えますか?</translation>
    </message>
    <message>
        <source>%1 already exist. Replace them?</source>
        <extracomment>%1 are the names of two files</extracomment>
        <translation>%1 は既に存在します。両方とも置き換えますか?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation>読み込み済みのジョブ</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Compares all jobs with the service and finds those that changed or are no longer listed.</source>
        <translation>すべてのジョブをサービスの現在の一覧と比較し、変更されたジョブと一覧から消えたジョブを見つけます。</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation>ジョブを検索(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation>次の一致(&amp;M)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>前の一致(&amp;V)</translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation>フィルターを追加(&amp;F)</translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation>並べ替え(&amp;T)</translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation>ビュー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>検索とフィルターをクリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation>すべてのジョブを読み込む(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Load All Jobs Again</source>
        <translation>すべてのジョブを読み込み直す(&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation>読み込みを一時停止(&amp;U)</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 件のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%1に %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>期限切れ %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>未ダウンロード %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>許可されないリンク %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>表でないもの %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>読み取り不可 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>not all jobs are loaded</source>
        <translation>一部のジョブが未読み込み</translation>
    </message>
    <message>
        <source>load all jobs to see how many there are</source>
        <translation>件数を見るには、すべてのジョブを読み込んでください</translation>
    </message>
    <message>
        <source>%1 of %2 failed files searched</source>
        <translation>失敗行ファイル %2 件中 %1 件を検索済み</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>In %1 of %2 failed files</source>
        <translation>失敗行ファイル %2 件中 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>読めないブックまたはアーカイブ %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation>サービスの順序(&amp;A)</translation>
    </message>
    <message>
        <source>Filters need all jobs of the account to be loaded. Load them once to use filters.</source>
        <translation>フィルターを使用するには、アカウントのすべてのジョブを読み込む必要があります。一度すべて読み込んでください。</translation>
    </message>
    <message>
        <source>Has Failed File</source>
        <translation>失敗行ファイルあり</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchMarks</name>
    <message>
        <source>Match in: %1</source>
        <comment>columns out of view</comment>
        <translation>一致した列: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search ID, type, user, channel, file names, details</source>
        <translation>ID、タイプ、ユーザー、チャネル、ファイル名、詳細を検索</translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation>インポートジョブを検索</translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation>たった今読み込み</translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>%Ln 分前に読み込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>%Ln 時間前に読み込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>%Ln 日前に読み込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>残り %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>残り %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters and sorting need all jobs of the account to be loaded. Load them once to use them.</source>
        <translation>フィルターと並べ替えを使用するには、アカウントのすべてのジョブを読み込む必要があります。一度すべて読み込んでください。</translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation>読み込み未完了</translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation>ジョブ %1 件、%2</translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation>ジョブ %1 件を検索中、%2</translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation>ジョブ %2 件中 %1 件、%3</translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation>ジョブ %2 件中 %1 件以上、%3</translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation>ジョブ %1 / %2 件読み込み済み</translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation>ジョブ %1 件読み込み済み</translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1、サービスの要求により %Ln 秒待機</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>毎秒ジョブ %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>一時停止中: %1</translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation>ジョブを読み込めませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>検索用に %Ln 件のジョブをすべて読み込む</numerusform>
        </translation>
    </message>
    <message>
        <source>Load All Jobs to Search Them</source>
        <translation>検索用にすべてのジョブを読み込む</translation>
    </message>
    <message>
        <source>checked for new ones just now</source>
        <translation>新規はたった今確認</translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>新規は %Ln 分前に確認</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>新規は %Ln 時間前に確認</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>loaded 3 days ago, new ones 2 min ago</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>checking for new ones</source>
        <translation>新規を確認中</translation>
    </message>
    <message>
        <source>Could not check for new jobs. %1</source>
        <translation>新しいジョブを確認できませんでした。%1</translation>
    </message>
    <message>
        <source>Load All Jobs Again</source>
        <translation>すべてのジョブを読み込み直す</translation>
    </message>
    <message>
        <source>loaded at an unknown time</source>
        <translation>読み込み日時は不明</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>読み込み済みの %Ln 行で %1 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>検索の対象は読み込み済みの %Ln 行です</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchSuggestions</name>
    <message>
        <source>Suggestions</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Search in the field %1</source>
        <translation>フィールド %1 を検索</translation>
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
        <translation>ファイルを選択(&amp;F)...</translation>
    </message>
    <message>
        <source>or &amp;line:</source>
        <translation>または行番号(&amp;L):</translation>
    </message>
    <message>
        <source>Row as It Was Sent</source>
        <translation>送信時の行</translation>
    </message>
    <message>
        <source>Line of the imported file</source>
        <translation>インポート元ファイルの行番号</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>ダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>Cells of both rows</source>
        <translation>両方の行のセル</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>送信時</translation>
    </message>
    <message>
        <source>In the failed file</source>
        <translation>失敗行ファイル</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Failed row:</source>
        <translation>失敗行:</translation>
    </message>
    <message>
        <source>Imported file:</source>
        <translation>インポート元ファイル:</translation>
    </message>
    <message>
        <source>&amp;Previous Match</source>
        <translation>前の一致(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>次の一致(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the Imported File</source>
        <translation>インポート元ファイルの選択</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>%2 の %1 行目</translation>
    </message>
    <message>
        <source>It is not known where the imported file is. Choose a copy of it.</source>
        <translation>インポート元ファイルの場所が分かりません。コピーを選択してください。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>検索は中止されました。</translation>
    </message>
    <message>
        <source>No column of both files looks like a key. Choose key columns, or enter the line.</source>
        <translation>両方のファイルに、キーと思われる列がありません。キーの列を選ぶか、行番号を入力してください。</translation>
    </message>
    <message>
        <source>The imported file has no such line.</source>
        <translation>インポート元ファイルにその行はありません。</translation>
    </message>
    <message>
        <source>No row of the imported file has this key.</source>
        <translation>インポート元ファイルに、このキーの行はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>インポート元ファイルの %Ln 行がこのキーです。どの行かは分かりません。表示: %1、行番号 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Detected: line %1 of the imported file.</source>
        <translation>検出: インポート元ファイルの行番号 %1。</translation>
    </message>
    <message>
        <source>Line %1 of the imported file.</source>
        <translation>インポート元ファイルの行番号 %1。</translation>
    </message>
    <message>
        <source>different</source>
        <translation>異なる</translation>
    </message>
    <message>
        <source>only as sent</source>
        <translation>送信時のみ</translation>
    </message>
    <message>
        <source>only in the failed file</source>
        <translation>失敗行ファイルのみ</translation>
    </message>
    <message>
        <source>%1 is empty or not a table, so its rows cannot be shown here.</source>
        <translation>%1 は空か、表ではないため、ここに行を表示できません。</translation>
    </message>
    <message>
        <source>%1 cannot be read here. %2</source>
        <translation>%1 はここで読み込めません。%2</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsNotices</name>
    <message>
        <source>Another program removed the account %1.</source>
        <translation>別のプログラムがアカウント %1 を削除しました。</translation>
    </message>
    <message>
        <source>Another program changed the account %1 in a way that this version of Balehook cannot read. It is no longer shown, but it was not removed.</source>
        <translation>別のプログラムが、このバージョンの Balehook では読み取れない形でアカウント %1 を変更しました。表示されなくなりましたが、削除はされていません。</translation>
    </message>
    <message>
        <source>The settings could not be saved. Your changes stay in effect while the window is open, and saving is tried again with the next change. %1</source>
        <translation>設定を保存できませんでした。変更した内容はウィンドウが開いている間は有効で、次に変更したときにもう一度保存を試みます。%1</translation>
    </message>
</context>
<context>
    <name>Balehook::SettingsStorage</name>
    <message>
        <source>The settings in %1 are from a newer version of Balehook, which this version cannot read. They were not changed. Start the newer version.</source>
        <translation>%1 にある設定は、より新しいバージョンの Balehook のもので、このバージョンでは読み取れません。設定は変更されていません。新しいバージョンを起動してください。</translation>
    </message>
    <message>
        <source>The settings would take %1, and can take at most %2.</source>
        <translation>設定のサイズは %1 になりますが、上限は %2 です。</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation>%2 行中 %1 行が失敗</translation>
    </message>
</context>
<context>
    <name>Balehook::ShareListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>value, 312 jobs</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1、選択済み</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutList</name>
    <message>
        <source>In the rows of a file</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>最初の行</translation>
    </message>
    <message>
        <source>Last row</source>
        <translation>最後の行</translation>
    </message>
    <message>
        <source>Actions for the row</source>
        <translation>行の操作</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字キー</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Facts or raw text</source>
        <translation>項目または生データ</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>In the search field of a list</source>
        <translation>一覧の検索欄</translation>
    </message>
    <message>
        <source>To the matching rows</source>
        <translation>一致する行へ移動</translation>
    </message>
    <message>
        <source>Clear the search, then back to the list</source>
        <translation>検索をクリアしてから一覧に戻る</translation>
    </message>
    <message>
        <source>In the find bar of a file</source>
        <translation>ファイルの検索バー</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>To the rows</source>
        <translation>行へ移動</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>検索バーを閉じる</translation>
    </message>
    <message>
        <source>In Quick Open</source>
        <translation>クイックオープン</translation>
    </message>
    <message>
        <source>Run the selected item</source>
        <translation>選択した項目を実行</translation>
    </message>
    <message>
        <source>Down and up</source>
        <translation>下へ、上へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open the failed rows, the record, or the row in full</source>
        <translation>失敗行、レコード、または行全体を開く</translation>
    </message>
    <message>
        <source>Next row whose current cell begins with these letters</source>
        <translation>現在のセルが入力した文字で始まる次の行</translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作またはキーを検索</translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs stored for searching are in use by another program. Close it, then try again.</source>
        <translation>検索用に保管されているジョブは、別のプログラムが使用中です。そのプログラムを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The jobs stored for searching cannot be written. Check the folder&apos;s permissions.</source>
        <translation>検索用に保管されているジョブに書き込めません。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching could not be opened. Check the folder&apos;s permissions and free space.</source>
        <translation>検索用に保管されているジョブのファイルを開けませんでした。フォルダーの権限と空き容量を確認してください。</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing, so jobs cannot be stored for searching. Install it: on Debian, the package is libqt6sql6-sqlite.</source>
        <translation>Qt の SQLite ドライバーがないため、検索用にジョブを保管できません。インストールしてください。Debian では libqt6sql6-sqlite パッケージです。</translation>
    </message>
    <message>
        <source>The folder for the jobs stored for searching could not be created. Check the permissions of its parent folder.</source>
        <translation>検索用のジョブを保管するフォルダーを作成できませんでした。親フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The jobs stored for searching could not be deleted. Check the folder&apos;s permissions.</source>
        <translation>検索用に保管されているジョブを削除できませんでした。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was damaged and has been set aside. Load the jobs again to search them.</source>
        <translation>検索用に保管されているジョブのファイルが破損していたため、退避しました。検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching was not written by this program and has been set aside. Load the jobs again to search them.</source>
        <translation>検索用に保管されているジョブのファイルは、このプログラムで作成されたものではなかったため、退避しました。検索するには、ジョブを読み込み直してください。</translation>
    </message>
    <message>
        <source>The file of the jobs stored for searching is damaged and could not be set aside. Check the folder&apos;s permissions.</source>
        <translation>検索用に保管されているジョブのファイルは破損していますが、退避できませんでした。フォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The jobs stored for searching were deleted. Load the jobs again to search them.</source>
        <translation>検索用に保存されたジョブは削除されました。検索するには、ジョブをもう一度読み込んでください。</translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file was kept as %1.</source>
        <translation>設定を読み取れなかったため、新しい設定で起動しました。元のファイルは %1 として保管されています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>設定のうち %Ln 件のアカウントは、スラッグまたは URL がないか無効なため、表示していません。削除はされていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation>Webhook の下書きと履歴を読み取れませんでした。%1 が妨げになっている間は、新しい内容の保存も登録もできません。これを移動してから、プログラムを再起動してください。</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read. Check the list of webhooks before you register one again. The old file was kept as %1.</source>
        <translation>Webhook の下書きと履歴を読み取れませんでした。もう一度登録する前に、Webhook の一覧を確認してください。元のファイルは %1 として保管しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>管理者の設定のうち %Ln 件を使用できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings were missing and were restored from %1. Later changes are missing.</source>
        <translation>設定がなくなっていたため、%1 の時点から復元しました。それ以降の変更は含まれていません。</translation>
    </message>
    <message>
        <source>The settings could not be read and were restored from %1. Later changes are missing. The damaged file was kept as %2.</source>
        <translation>設定を読み取れなかったため、%1 の時点から復元しました。それ以降の変更は含まれていません。破損したファイルは %2 として保管しました。</translation>
    </message>
    <message>
        <source>Webhook drafts and history could not be read, and nothing new can be saved or registered while %1 cannot be opened. Make sure that you may read it, then start the program again.</source>
        <translation>Webhook の下書きと履歴を読み取れませんでした。%1 を開けない間は、新しい内容の保存も登録もできません。読み取りの権限があることを確認してから、プログラムを再起動してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>Re&amp;move Line</source>
        <translation>行を削除(&amp;M)</translation>
    </message>
    <message>
        <source>Add L&amp;ine</source>
        <translation>行を追加(&amp;I)</translation>
    </message>
    <message>
        <source>Labels for status codes</source>
        <translation>ステータスコードのラベル</translation>
    </message>
    <message>
        <source>Status code</source>
        <translation>ステータスコード</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>表示名</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Color of status %1</source>
        <translation>ステータス %1 の色</translation>
    </message>
    <message>
        <source>Status code %1 has two labels. Remove one of the two lines.</source>
        <translation>ステータスコード %1 にラベルが 2 つあります。どちらかの行を削除してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation>ジョブ %1 件、%2 件読み込み済み</translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation>Webhook %1 件、%2 件読み込み済み</translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation>プロパティ %1 件、%2 件読み込み済み</translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation>ジョブ %1 件読み込み済み、総数不明</translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation>Webhook %1 件読み込み済み、総数不明</translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation>プロパティ %1 件読み込み済み、総数不明</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln 件選択</numerusform>
        </translation>
    </message>
    <message>
        <source>order of the service</source>
        <translation>サービスの順序</translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation>最終取得 %1 UTC</translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation>最終取得 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>リクエスト %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs shown</source>
        <translation>ジョブ %2 件中 %1 件を表示</translation>
    </message>
    <message>
        <source>%1 of %2 webhooks shown</source>
        <translation>Webhook %2 件中 %1 件を表示</translation>
    </message>
    <message>
        <source>%1 of %2 properties shown</source>
        <translation>プロパティ %2 件中 %1 件を表示</translation>
    </message>
    <message>
        <source>As of %1, refreshing…</source>
        <translation>%1 時点、更新中…</translation>
    </message>
    <message>
        <source>As of %1, not refreshed</source>
        <translation>%1 時点、未更新</translation>
    </message>
    <message>
        <source>%1 of %2 loaded jobs shown</source>
        <translation>読み込んだジョブ %2 件中 %1 件を表示</translation>
    </message>
</context>
<context>
    <name>Balehook::SummaryMaker</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完全</translation>
    </message>
</context>
<context>
    <name>Balehook::TableChooser</name>
    <message>
        <source>Table in the file: %1</source>
        <translation>ファイル内の表: %1</translation>
    </message>
    <message>
        <source>Which table of the file is shown. Click to choose another one.</source>
        <translation>ファイルのどの表が表示されているか。クリックすると別の表を選べます。</translation>
    </message>
    <message>
        <source>Which table of the file is shown.</source>
        <translation>ファイルのどの表が表示されているか。</translation>
    </message>
    <message>
        <source>Tables in the archive</source>
        <translation>アーカイブ内の表</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>シート</translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation>列をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Freeze Column</source>
        <translation>列を固定(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>%Ln 分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>%Ln 時間前</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨日 %1</translation>
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
        <translation>受信したままの値: %1</translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation>現地時刻: %1</translation>
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
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <source>Update Token</source>
        <translation>トークンの更新</translation>
    </message>
    <message>
        <source>&amp;Save Token</source>
        <translation>トークンを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Account:</source>
        <translation>アカウント:</translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation>スラッグ:</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>ホスト:</translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation>ワークスペースのホスト:</translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation>アクセストークンを貼り付け</translation>
    </message>
    <message>
        <source>It replaces the current token, is stored in the keychain and never shown.</source>
        <translation>現在のトークンと置き換えられ、キーチェーンに保存されます。表示されることはありません。</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>トークン(&amp;T):</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” and the white space around the token were removed.</source>
        <translation>「Bearer」という語と、トークンの前後の空白は取り除かれました。</translation>
    </message>
    <message>
        <source>The word “Bearer” before the token was removed.</source>
        <translation>トークンの前の「Bearer」という語は取り除かれました。</translation>
    </message>
    <message>
        <source>The white space around the token was removed.</source>
        <translation>トークンの前後の空白は取り除かれました。</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation>アカウントのアクセストークンをここに貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for This Session Only</source>
        <translation>このセッションだけで保持(&amp;K)</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>再試行(&amp;Y)</translation>
    </message>
    <message>
        <source>The account has been removed or changed. Close this window and open it again.</source>
        <translation>その間にアカウントが削除または変更されました。このウィンドウを閉じて、開き直してください。</translation>
    </message>
    <message>
        <source>Storing the token in the keychain. The system may ask for your password.</source>
        <translation>トークンをキーチェーンに保存しています。システムからパスワードの入力を求められることがあります。</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation>%1
このセッションだけで保持するトークンは、プログラムの終了時に破棄されます。</translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends, unless the keychain stores it after all.</source>
        <translation>%1
このセッションだけで保持するトークンは、キーチェーンが結局それを保存した場合を除き、プログラムの終了時に破棄されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::TokenLink</name>
    <message>
        <source>The link contains this account&apos;s token, so it is not opened: its server would receive the token. Contact the people who run the service. They may have to replace the token.</source>
        <translation>リンクにこのアカウントのトークンが含まれています。開くとリンク先のサーバーにトークンが渡るため、開きません。サービスの運営者に連絡してください。トークンの交換が必要な可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation>ダウンロードを表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln 件のダウンロードが失敗</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>残り %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>残り %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>残り %Ln 時間</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 受信済み</translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation>%1 受信済み、%2/秒</translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation>%1 / %2、%3/秒、%4</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>%Ln 秒後に再試行</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloaded, %1</source>
        <translation>ダウンロード済み、%1</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>ダウンロード %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <comment>downloads, percent</comment>
        <translation>%1、%2 %</translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation>失敗行</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>インポート元ファイル</translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation>詳細にあるファイル</translation>
    </message>
    <message>
        <source>The server did not state the length, so the file may be incomplete.</source>
        <translation>サーバーが長さを示さなかったため、ファイルが不完全な可能性があります。</translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation>ジョブを再読み込み</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation>それでもダウンロード</translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation>アクセストークンを送信</translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation>以前のコピーを表示</translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation>リンクをコピー</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>ダウンロードの進行状況</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>リンクをコピーしました。</translation>
    </message>
    <message>
        <source>The job was refreshed and still has the same link. Ask the people who run the service for a new one.</source>
        <translation>ジョブを再読み込みしましたが、リンクは変わっていません。サービスの運営者に新しいリンクを依頼してください。</translation>
    </message>
    <message>
        <source>The job was refreshed and no longer has this file.</source>
        <translation>ジョブを再読み込みしましたが、このファイルはなくなっていました。</translation>
    </message>
    <message>
        <source>The job was not found near its place in the list. Refresh the list and look for it.</source>
        <translation>一覧の元の位置の付近に、ジョブが見つかりませんでした。一覧を再読み込みして探してください。</translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation>ジョブ %2 の%1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation>%1（取得元: %2）</translation>
    </message>
    <message>
        <source>Downloading %1.</source>
        <translation>%1 をダウンロードしています。</translation>
    </message>
    <message>
        <source>The download was canceled.</source>
        <translation>ダウンロードはキャンセルされました。</translation>
    </message>
    <message>
        <source>The file is on the account&apos;s own host. If it requires the access token, you can allow that: the token is then sent for this account&apos;s files on its own hosts, and nowhere else. You can revoke this in the settings of the account.</source>
        <translation>このファイルは、アカウント自身のホストにあります。アクセストークンが必要な場合は、送信を許可できます。許可すると、このアカウント自身のホストにあるファイルにのみトークンが送信され、ほかには送信されません。許可はアカウントの設定で取り消せます。</translation>
    </message>
    <message>
        <source>The copy of %1 from before the job changed</source>
        <translation>ジョブが変更される前の、%1 時点のコピー</translation>
    </message>
    <message>
        <source>The link to %1 was opened in the browser.</source>
        <translation>%1 へのリンクをブラウザーで開きました。</translation>
    </message>
    <message>
        <source>No browser opened the link. Copy it and open it yourself.</source>
        <translation>リンクを開くブラウザーがありませんでした。コピーして、ご自身で開いてください。</translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>From</source>
        <translation>取得元</translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation>%1（%2、作成: %3）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>登録されている %Ln 件の Webhook は、%1だけがこの Webhook と異なります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>これは、これまでに読み込んだ %Ln 件の Webhook を調べた結果です。一覧はまだ読み込み中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>これは、一覧にある %Ln 件の Webhook を調べた結果です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>これは、読み込んだ %Ln 件の Webhook を調べた結果です。一覧を完全に読み込むことはできませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, version, channel and URL are already registered: %1. Registering again creates a duplicate, which cannot be removed from here.</source>
        <translation>イベント、バージョン、チャネル、URL が同じ Webhook がすでに登録されています: %1。もう一度登録すると重複します。重複した Webhook をここから削除することはできません。</translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>これまでに読み込んだ %Ln 件の Webhook の中に、イベント、バージョン、チャネル、URL が同じものはありません。一覧はまだ読み込み中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>一覧にある %Ln 件の Webhook の中に、イベント、バージョン、チャネル、URL が同じものはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>読み込んだ %Ln 件の Webhook の中に、イベント、バージョン、チャネル、URL が同じものはありません。一覧を完全に読み込むことはできませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>ほかの %Ln 件の Webhook は、%1だけが異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>the channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>プロトコル（http または https）</translation>
    </message>
    <message>
        <source>the case of the host</source>
        <translation>ホスト名の大文字と小文字</translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation>URL の末尾のスラッシュの有無</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>ほかに %Ln 件の Webhook で、イベント、バージョン、チャネル、URL が同じです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message>
        <source>Not seen yet</source>
        <translation>まだ確認されていません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%1 から %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>How the slug forms the host, and whether webhooks are created on the same host</source>
        <translation>スラッグからホストが作られる方法と、Webhook が同じホストで作成されるかどうか</translation>
    </message>
    <message>
        <source>Sends requests there, and the token nowhere else.</source>
        <translation>そこにリクエストを送信し、トークンをほかの場所に送信しません。</translation>
    </message>
    <message>
        <source>Which of the two paging styles is supported</source>
        <translation>2 つのページ指定方式のうち、どちらに対応しているか</translation>
    </message>
    <message>
        <source>Uses one of them. A response that repeats another page is an error.</source>
        <translation>どちらか 1 つを使用します。応答に別のページが含まれていた場合は、エラーになります。</translation>
    </message>
    <message>
        <source>%1 requested, none returned</source>
        <translation>要求 %1、応答に含まれず</translation>
    </message>
    <message>
        <source>%1 requested, %2 returned</source>
        <translation>要求 %1、応答 %2</translation>
    </message>
    <message>
        <source>The largest page size</source>
        <translation>最大のページサイズ</translation>
    </message>
    <message>
        <source>Continues with the page size that was returned.</source>
        <translation>返されたページサイズで続行します。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>“%1”, a text</source>
        <translation>「%1」（テキスト）</translation>
    </message>
    <message>
        <source>“%1”, a number</source>
        <translation>「%1」（数値）</translation>
    </message>
    <message>
        <source>two that differ</source>
        <translation>異なる 2 つの値</translation>
    </message>
    <message>
        <source>The name of the total, and whether it is a number</source>
        <translation>総数の名前と、それが数値かどうか</translation>
    </message>
    <message>
        <source>Uses the documented name first, then the other. Without a total, the list grows as you scroll.</source>
        <translation>ドキュメントに記載された名前を先に使い、次にもう一方を使います。総数がない場合、一覧はスクロールするにつれて増えていきます。</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>not by creation time</source>
        <translation>作成日時順ではない</translation>
    </message>
    <message>
        <source>The order of a list</source>
        <translation>一覧の順序</translation>
    </message>
    <message>
        <source>Shows the order of the service. Any other order is made here, and the header says so.</source>
        <translation>サービスの順序で表示します。ほかの順序にはここで並べ替え、見出しにその旨を表示します。</translation>
    </message>
    <message>
        <source>the total changed from one page to the next</source>
        <translation>次のページで総数が変わった</translation>
    </message>
    <message>
        <source>a page began with records of the previous page</source>
        <translation>ページの先頭に前のページのレコードがあった</translation>
    </message>
    <message>
        <source>Whether a list changes while it is loading</source>
        <translation>読み込み中に一覧が変わるかどうか</translation>
    </message>
    <message>
        <source>Recognizes records by ID, so that none is shown twice, and reloads what moved.</source>
        <translation>レコードを ID で識別して二重に表示しないようにし、移動したものは読み込み直します。</translation>
    </message>
    <message>
        <source>%1: no label</source>
        <translation>%1: ラベルなし</translation>
    </message>
    <message>
        <source>%1: you call it “%2”</source>
        <translation>%1: ラベルは「%2」</translation>
    </message>
    <message>
        <source>What the status of an import job means</source>
        <translation>インポートジョブのステータスの意味</translation>
    </message>
    <message>
        <source>Shows the code, or your label for it. Nothing depends on it.</source>
        <translation>コード、または設定したラベルを表示します。ほかの動作には影響しません。</translation>
    </message>
    <message>
        <source>In UTC (Z)</source>
        <translation>UTC（Z）</translation>
    </message>
    <message>
        <source>With an offset from UTC</source>
        <translation>UTC からの時差付き</translation>
    </message>
    <message>
        <source>Without a time zone</source>
        <translation>タイムゾーンなし</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>読み取れない形式</translation>
    </message>
    <message>
        <source>How times are written elsewhere than in the examples</source>
        <translation>例にない場所での時刻の書き方</translation>
    </message>
    <message>
        <source>Shows times of the first two kinds in your time zone, and all others as received, sorted last.</source>
        <translation>最初の 2 種類の時刻はお使いのタイムゾーンで表示します。ほかはすべて受信したまま表示し、並べ替えでは最後に置きます。</translation>
    </message>
    <message>
        <source>A link to the account&apos;s own host</source>
        <translation>アカウント自体のホストへのリンク</translation>
    </message>
    <message>
        <source>A link to another host</source>
        <translation>別のホストへのリンク</translation>
    </message>
    <message>
        <source>A path without a host</source>
        <translation>ホストのないパス</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>リンクではない</translation>
    </message>
    <message>
        <source>What the location of a failed file is, and whether it requires the token</source>
        <translation>失敗行ファイルの場所が何を表し、トークンが必要かどうか</translation>
    </message>
    <message>
        <source>Opens links, and sends the token to the account&apos;s own host only if you allow it. Anything else is text.</source>
        <translation>リンクを開きます。アカウント自体のホストには、許可された場合に限りトークンを送信します。リンク以外はテキストとして扱います。</translation>
    </message>
    <message>
        <source>Undocumented fields of records</source>
        <translation>レコードに含まれる、ドキュメントに記載のないフィールド</translation>
    </message>
    <message>
        <source>Keeps them and shows them under Raw.</source>
        <translation>そのまま残し、「生データ」に表示します。</translation>
    </message>
    <message>
        <source>Where properties are listed</source>
        <translation>プロパティの一覧の場所</translation>
    </message>
    <message>
        <source>Requests the path you enter, and nothing without one.</source>
        <translation>入力したパスに要求します。パスがなければ、何も要求しません。</translation>
    </message>
    <message>
        <source>Status %1</source>
        <translation>ステータス %1</translation>
    </message>
    <message>
        <source>Whether any status other than 200 means that a webhook was created</source>
        <translation>200 以外のステータスが、Webhook の作成を意味するかどうか</translation>
    </message>
    <message>
        <source>Also accepts 201 with the complete webhook. After any other response, it looks for the webhook in the list.</source>
        <translation>完全な Webhook を含む 201 も受け入れます。それ以外の応答の後は、一覧で Webhook を探します。</translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>サービスから待つように求められました（最長 %Ln 秒）</numerusform>
        </translation>
    </message>
    <message>
        <source>How often requests may be sent</source>
        <translation>リクエストを送信してよい頻度</translation>
    </message>
    <message>
        <source>Sends at most two list requests at a time, and waits as long as the service asks.</source>
        <translation>一覧のリクエストを同時に送信するのは 2 件までとし、サービスが求める時間だけ待ちます。</translation>
    </message>
    <message>
        <source>A link to a failed file</source>
        <translation>失敗行ファイルへのリンク</translation>
    </message>
    <message>
        <source>The format of a failed file: encoding, separator, header, and the column of reasons</source>
        <translation>失敗行ファイルの形式: エンコード、区切り文字、ヘッダー、理由の列</translation>
    </message>
    <message>
        <source>Detects it from each file. The line above the rows shows the format; click it to change it.</source>
        <translation>ファイルごとに検出します。形式は行の上に表示され、クリックすると変更できます。</translation>
    </message>
    <message>
        <source>A webhook was created</source>
        <translation>Webhook の作成</translation>
    </message>
    <message>
        <source>Which fields of a webhook may be empty, and how that is sent</source>
        <translation>Webhook のどのフィールドを空にでき、空の値をどのように送信するか</translation>
    </message>
    <message>
        <source>Requires only the URL, and sends empty fields as empty texts.</source>
        <translation>URL だけを必須とし、空のフィールドは空のテキストとして送信します。</translation>
    </message>
    <message>
        <source>Which webhooks are duplicates</source>
        <translation>どの Webhook が重複か</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>集計していません</translation>
    </message>
    <message>
        <source>Whether status 401 and 403 mean that the token is rejected</source>
        <translation>ステータス 401 と 403 が、トークンの拒否を意味するかどうか</translation>
    </message>
    <message>
        <source>Treats them so, and requests no more lists of the account until the token changes.</source>
        <translation>拒否とみなし、トークンが変わるまで、アカウントの一覧をそれ以上要求しません。</translation>
    </message>
    <message>
        <source>The format of errors, and which text is the message</source>
        <translation>エラーの形式と、その中のどのテキストがメッセージか</translation>
    </message>
    <message>
        <source>Shows the status, and the text of fields with usual names such as “message” or “detail”.</source>
        <translation>ステータスと、「message」や「detail」など、よく使われる名前のフィールドのテキストを表示します。</translation>
    </message>
    <message>
        <source>Treats webhooks with the same event, version, channel and URL as duplicates, and warns before another one is registered.</source>
        <translation>イベント、バージョン、チャネル、URL が同じ Webhook を重複とみなし、もう 1 件登録する前に警告します。</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsDialog</name>
    <message>
        <source>C&amp;hange...</source>
        <translation>変更(&amp;H)...</translation>
    </message>
    <message>
        <source>Undocumented Behavior</source>
        <translation>ドキュメントにない動作</translation>
    </message>
    <message>
        <source>Opens the account settings that override this.</source>
        <translation>これを上書きするアカウントの設定を開きます。</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>No account is shown.</source>
        <translation>アカウントが表示されていません。</translation>
    </message>
    <message>
        <source>The service does not document these points. Observed for the account %1 since the program started; counted here and never sent anywhere.</source>
        <translation>これらの点は、サービスのドキュメントに記載されていません。プログラムの起動後にアカウント %1 で観察された内容です。ここで集計し、どこにも送信しません。</translation>
    </message>
    <message>
        <source>The list was copied.</source>
        <translation>一覧をコピーしました。</translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownsModel</name>
    <message>
        <source>Undocumented</source>
        <translation>ドキュメントにない点</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>確認された内容</translation>
    </message>
    <message>
        <source>What the program does</source>
        <translation>プログラムの動作</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>上書き</translation>
    </message>
    <message>
        <source>In the account</source>
        <translation>アカウントで指定</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateAddress</name>
    <message>
        <source>Enter a complete URL that starts with “https://”, without a user name or password.</source>
        <translation>「https://」で始まる完全な URL を、ユーザー名やパスワードを含めずに入力してください。</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateCommands</name>
    <message>
        <source>&amp;Program Updates...</source>
        <translation>プログラムの更新(&amp;P)...</translation>
    </message>
    <message>
        <source>Balehook %1 is available; this is %2.</source>
        <translation>Balehook %1 を利用できます。現在のバージョンは %2 です。</translation>
    </message>
    <message>
        <source>Read more at %1.</source>
        <translation>詳しくは %1 をご覧ください。</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>ページを開く</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateDialog</name>
    <message>
        <source>&amp;Check for a new version once a day</source>
        <translation>1 日 1 回、新しいバージョンを確認する(&amp;C)</translation>
    </message>
    <message>
        <source>Program Updates</source>
        <translation>プログラムの更新</translation>
    </message>
    <message>
        <source>&amp;URL to check:</source>
        <translation>確認する URL(&amp;U):</translation>
    </message>
    <message>
        <source>Only this URL is requested, over https. Neither a token nor any account data is sent, and nothing is downloaded or installed.</source>
        <translation>この URL にのみ、https で要求します。トークンやアカウントのデータが送信されることはなく、ダウンロードやインストールも行いません。</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>まだ確認していません。</translation>
    </message>
    <message>
        <source>Last check: %1.</source>
        <translation>最終確認: %1。</translation>
    </message>
    <message>
        <source>Last check: %1, failed. %2</source>
        <translation>最終確認: %1（失敗）。%2</translation>
    </message>
</context>
<context>
    <name>Balehook::UpdateNotice</name>
    <message>
        <source>The server responded with status %1.</source>
        <translation>サーバーからステータス %1 の応答がありました。</translation>
    </message>
    <message>
        <source>No version information found.</source>
        <translation>バージョンの情報が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Could not connect to the server.</source>
        <translation>サーバーに接続できませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation>%1の値</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>値を検索</translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation>これらのいずれでもないジョブ(&amp;N)</translation>
    </message>
    <message>
        <source>Counting the values…</source>
        <translation>値を集計しています…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation>この値を持つジョブはありません。</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>ほかに、件数の少ない値が %Ln 種類あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks with &amp;none of these</source>
        <translation>これらのいずれでもない Webhook(&amp;N)</translation>
    </message>
    <message>
        <source>No webhook has a value here.</source>
        <translation>この項目に値のある Webhook はありません。</translation>
    </message>
    <message>
        <source>Properties with &amp;none of these</source>
        <translation>これらのいずれでもないプロパティ(&amp;N)</translation>
    </message>
    <message>
        <source>No property has a value here.</source>
        <translation>この項目に値のあるプロパティはありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No saved views</source>
        <translation>保存したビューはありません</translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation>ビューとして保存(&amp;S)...</translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation>ビューとして保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation>「%1」の名前を変更(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>名前を変更(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation>「%1」を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation>ビューの名前の変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Name of the view (an existing view of this name is replaced):</source>
        <translation>ビューの名前（同じ名前のビューは置き換えられます）:</translation>
    </message>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>この一覧には %n 件のビューがあり、これ以上は保存されません。置き換えるビューの名前:</numerusform>
        </translation>
    </message>
    <message>
        <source>The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to show it.</source>
        <translation>ビュー「%1」には、このバージョンの Balehook が知らないフィルターがあります。表示するには、新しいバージョンが必要です。</translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>監視中</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1、ジョブ %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation>先にジョブを選択してください。</translation>
    </message>
    <message>
        <source>Job %1 is no longer watched</source>
        <translation>ジョブ %1 の監視を終了しました</translation>
    </message>
    <message>
        <source>You will be notified when job %1 changes</source>
        <translation>ジョブ %1 が変更されるとお知らせします</translation>
    </message>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>監視できるジョブは、アカウントごとに %Ln 件までです。先にいずれかの監視を終了してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation>ジョブの監視を終了(&amp;J)</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>ジョブを監視(&amp;J)</translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation>このアカウントで監視しているジョブはありません</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Show Job</source>
        <translation>ジョブを表示</translation>
    </message>
</context>
<context>
    <name>Balehook::Webhook</name>
    <message>
        <source>Webhook ID</source>
        <translation>Webhook ID</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>イベントタイプ</translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation>イベントサブタイプ</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Channel ID</source>
        <translation>チャネル ID</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日時</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation>先に Webhook を選択してください。</translation>
    </message>
    <message>
        <source>Show...</source>
        <translation>表示...</translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation>このアカウントで Webhook を登録しています。</translation>
    </message>
    <message>
        <source>When the program last ran, a webhook was sent and no response was received. The webhooks are being listed to find out what happened.</source>
        <translation>プログラムの前回の実行時に、Webhook を送信しましたが応答を受信しませんでした。何が起きたか確認するため、Webhook の一覧を取得しています。</translation>
    </message>
    <message>
        <source>The response to a new webhook was lost. The webhooks are being listed to find out what happened.</source>
        <translation>新しい Webhook に対する応答が失われました。何が起きたか確認するため、Webhook の一覧を取得しています。</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your draft is kept. %1</source>
        <translation>Webhook は送信されませんでした。下書きは保持されています。%1</translation>
    </message>
    <message>
        <source>It is unknown whether a webhook that was sent to %1 has been registered. The account now has a different address.</source>
        <translation>%1 に送信した Webhook が登録されたかどうかは不明です。アカウントのアドレスは現在、別のものになっています。</translation>
    </message>
    <message>
        <source>A webhook was not sent. Your earlier draft is kept; this one is not. %1</source>
        <translation>Webhook は送信されませんでした。以前の下書きは保持されていますが、この下書きは保持されていません。%1</translation>
    </message>
    <message>
        <source>The draft of your webhook could not be saved. It is kept while the window is open, and saving is tried again with the next change. %1</source>
        <translation>Webhook の下書きを保存できませんでした。下書きはウィンドウが開いている間は保持され、次に変更したときにもう一度保存を試みます。%1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is not a webhook. It is shown as received.</source>
        <translation>一覧のこの要素は Webhook ではありません。受信したままの内容を表示しています。</translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation>読み取れないレコード</translation>
    </message>
    <message>
        <source>Webhook without an ID</source>
        <translation>ID のない Webhook</translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation>Webhook %1</translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation>登録: %1</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation>リソース(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation>イベントタイプ(&amp;E):</translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation>イベントサブタイプ(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation>バージョン(&amp;V):</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>メソッド(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation>URL(&amp;U):</translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation>外部チャネル ID(&amp;X):</translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation>イベントの対象です。</translation>
    </message>
    <message>
        <source>What happens to it, in a word like an HTTP method.</source>
        <translation>対象に起きることです。HTTP メソッドに似た語で指定します。</translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation>イベントタイプの中の、より具体的なイベントです。</translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation>イベントのバージョンです。</translation>
    </message>
    <message>
        <source>The HTTP method used to call the URL.</source>
        <translation>URL の呼び出しに使う HTTP メソッドです。</translation>
    </message>
    <message>
        <source>The URL called when the event occurs, outside the service itself.</source>
        <translation>イベントの発生時に呼び出される、サービスの外部の URL です。</translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation>Webhook を登録するチャネルです。</translation>
    </message>
    <message>
        <source>The response names this field.</source>
        <translation>応答でこのフィールドが示されています。</translation>
    </message>
    <message>
        <source>The field is empty and is sent as an empty text.</source>
        <translation>このフィールドは空で、空のテキストとして送信されます。</translation>
    </message>
    <message>
        <source>The text has a space at its start or end. It is sent as entered.</source>
        <translation>テキストの先頭または末尾に空白があります。入力どおりに送信されます。</translation>
    </message>
    <message>
        <source>The text contains line breaks or invisible characters. They are sent as entered; the request shows them.</source>
        <translation>テキストに改行または見えない文字が含まれています。入力どおりに送信されます。リクエストの表示で確認できます。</translation>
    </message>
    <message>
        <source>%1 It is sent as “%2”. The allowed values are not documented; those used in this account are offered.</source>
        <translation>%1 「%2」として送信されます。使用できる値はドキュメントに記載されていません。このアカウントで使われている値が候補に表示されます。</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, received “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation>%1: 送信「%2」、受信「%3」。</translation>
    </message>
    <message>
        <source>This webhook was sent on %1, but the program did not wait for the response. It may have been created.</source>
        <translation>この Webhook は %1 に送信されましたが、プログラムは応答を待ちませんでした。作成された可能性があります。</translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The response was lost or unexpected, so it may have been created.</source>
        <translation>この Webhook は %1 に送信されました。応答が失われたか、予期しないものだったため、作成された可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>結果を確認するため、アカウントの Webhook の一覧を再取得しています。%Ln 件を読み込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so the outcome is still unknown. %1</source>
        <translation>Webhook の一覧を再取得できなかったため、結果はまだ不明です。%1</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>その後一覧にあった %Ln 件の Webhook の中に、7 つのフィールドすべてが一致するものはありません。後で現れる可能性があるため、もう一度送信する前に再確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Already listed before it was sent.</source>
        <translation>送信前から一覧にありました。</translation>
    </message>
    <message>
        <source>Created after it was sent.</source>
        <translation>送信後に作成されました。</translation>
    </message>
    <message>
        <source>Created before it was sent.</source>
        <translation>送信前に作成されました。</translation>
    </message>
    <message>
        <source>The time of creation is unknown.</source>
        <translation>作成日時は不明です。</translation>
    </message>
    <message>
        <source>&amp;Send Again…</source>
        <translation>もう一度送信(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Back to Form</source>
        <translation>フォームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Sent webhook:</source>
        <translation>送信した Webhook:</translation>
    </message>
    <message>
        <source>The sent webhook</source>
        <translation>送信した Webhook</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかった内容</translation>
    </message>
    <message>
        <source>Your draft is there, and nothing is sent</source>
        <translation>下書きはフォームに残っており、何も送信されません</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>もう一度送信(&amp;A)</translation>
    </message>
    <message>
        <source>Do &amp;Not Send</source>
        <translation>送信しない(&amp;N)</translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of them, and neither can be removed from here. Send the same webhook again?</source>
        <translation>すでに作成されていた場合は 2 件になり、どちらもここから削除できません。同じ Webhook をもう一度送信しますか?</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>再確認(&amp;A)</translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation>ID %1、作成: %2。%3</translation>
    </message>
    <message>
        <source>ID %1, from the unexpected response.</source>
        <translation>予期しない応答に含まれていた ID %1。</translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation>見つかった Webhook</translation>
    </message>
    <message>
        <source>This Is My Webhook</source>
        <translation>これが自分の Webhook です</translation>
    </message>
    <message>
        <source>Created at about the time it was sent.</source>
        <translation>送信とほぼ同時に作成されました。</translation>
    </message>
    <message>
        <source>The list now contains a webhook with the same seven fields, created at about the time yours was sent or later. It is very likely yours.</source>
        <translation>7 つのフィールドすべてが同じで、送信とほぼ同時かそれ以降に作成された Webhook が一覧にあります。送信した Webhook と考えてほぼ間違いありません。</translation>
    </message>
    <message>
        <source>The list contains webhooks with the same seven fields, but none that was created at about the time yours was sent or later.</source>
        <translation>7 つのフィールドすべてが同じ Webhook は一覧にありますが、送信とほぼ同時かそれ以降に作成されたものはありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPart</name>
    <message>
        <source>Has a duplicate</source>
        <translation>重複あり</translation>
    </message>
    <message>
        <source>Has no duplicate</source>
        <translation>重複なし</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y Request</source>
        <translation>リクエストをコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation>リクエストをコピーします（JSON は 1 バイトも変えません。ここに表示されている字下げとトークンは含まれません）</translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation>Authorization: Bearer …（非表示）</translation>
    </message>
    <message>
        <source>The request was copied.</source>
        <translation>リクエストをコピーしました。</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent because the outcome of the previous webhook is still unknown.</source>
        <translation>前の Webhook の結果がまだ不明なため、何も送信されませんでした。</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Loading all webhooks to search them…</source>
        <translation>検索用にすべての Webhook を読み込んでいます…</translation>
    </message>
    <message>
        <source>Not loaded yet: a search loads all webhooks.</source>
        <translation>未読み込み: 検索すると、すべての Webhook を読み込みます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>Webhook %Ln 件中 %1 件、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>Webhook %Ln 件、%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchDesk</name>
    <message>
        <source>Search &amp;Webhooks</source>
        <translation>Webhook を検索(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation>検索とフィルターをクリア(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookSearchRow</name>
    <message>
        <source>Search all fields of webhooks</source>
        <translation>Webhook のすべてのフィールドを検索</translation>
    </message>
    <message>
        <source>Search webhooks</source>
        <translation>Webhook を検索</translation>
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
        <translation>イベントの発生時に呼び出される URL を入力してください。</translation>
    </message>
    <message>
        <source>The URL has a space or a line break at its start or end. Remove it.</source>
        <translation>URL の先頭または末尾に空白か改行があります。削除してください。</translation>
    </message>
    <message>
        <source>A URL contains no spaces. Remove them, or write them as %20.</source>
        <translation>URL に空白を含めることはできません。削除するか、%20 と書いてください。</translation>
    </message>
    <message>
        <source>The URL contains an invalid character, such as a line break or an invisible character. Enter it again.</source>
        <translation>改行や見えない文字など、URL に使用できない文字が含まれています。URL を入力し直してください。</translation>
    </message>
    <message>
        <source>Enter the complete URL: it starts with https:// or http://.</source>
        <translation>URL 全体を入力してください。https:// または http:// で始まります。</translation>
    </message>
    <message>
        <source>The URL has no usable server name. Enter it as in https://shop.example.com/hook.</source>
        <translation>URL に、使用できるサーバー名がありません。https://shop.example.com/hook のように入力してください。</translation>
    </message>
    <message>
        <source>This is not a valid URL. Check its port, percent signs and brackets.</source>
        <translation>これは有効な URL ではありません。ポート、パーセント記号、角かっこを確認してください。</translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation>%1 はアカウント自身のサービスです。Webhook が呼び出すのは、その外部の URL です。</translation>
    </message>
    <message>
        <source>%1 is the service itself: it would call itself, not you.</source>
        <translation>%1 はサービス自身を指します。お使いのコンピューターではなく、サービス自身を呼び出すことになります。</translation>
    </message>
    <message>
        <source>%1 is only known within a private network. The service may be unable to connect to it.</source>
        <translation>%1 はプライベートネットワーク内でのみ有効です。サービスから接続できない可能性があります。</translation>
    </message>
    <message>
        <source>The URL contains a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation>URL にユーザー名またはパスワードが含まれています。Webhook の一覧を見る人は、誰でもそれを読むことができます。</translation>
    </message>
    <message>
        <source>With http, others can read and change what is sent. Use https if you can.</source>
        <translation>http では、送信内容を他人に読み取られたり変更されたりする可能性があります。可能であれば https を使用してください。</translation>
    </message>
    <message>
        <source>The server name contains letters that look like others. In ASCII it is %1.</source>
        <translation>サーバー名に、ほかの文字と見間違えやすい文字が含まれています。ASCII での表記は %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>URL は %Ln 文字です。多くのプログラムの上限を超えています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksKind</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>This account has no webhooks.</source>
        <translation>このアカウントに Webhook はありません。</translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation>Webhook を読み込めませんでした。</translation>
    </message>
    <message>
        <source>No webhook matches.</source>
        <translation>一致する Webhook はありません。</translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>重複 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>類似 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>no duplicates found</source>
        <translation>重複なし</translation>
    </message>
    <message>
        <source>The service sent an element that is not a webhook. The Raw tab shows it as received.</source>
        <translation>サービスから、Webhook ではない要素が送られました。「生データ」タブで、受信したままの内容を確認できます。</translation>
    </message>
    <message>
        <source>Webhooks with the same event, version, channel and URL.</source>
        <translation>イベント、バージョン、チャネル、URL が同じ Webhook です。</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation>表のファイルを開く(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation>このコンピューター上のファイル(&amp;F)...</translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation>一覧をエクスポート(&amp;X)...</translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation>アカウントを追加(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation>アカウントを編集(&amp;E)...</translation>
    </message>
    <message>
        <source>Update &amp;Token...</source>
        <translation>トークンを更新(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation>アカウントを削除(&amp;R)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>ヘッダー付きでコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation>ジョブへのリンクをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation>行へ移動(&amp;G)...</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation>一覧に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation>レコードペイン(&amp;P)</translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation>レコードペインを一覧の下に表示(&amp;W)</translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation>アクティビティ(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation>行をコンパクトに表示(&amp;C)</translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation>時刻を UTC で表示(&amp;U)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>標準サイズ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation>ネットワーク(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation>Balehook について(&amp;A)</translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation>インポートジョブを表示(&amp;J)</translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation>Webhook を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation>プロパティを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation>失敗行ファイルのある次のジョブ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation>失敗行ファイルのある前のジョブ(&amp;P)</translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation>ジョブを監視(&amp;J)</translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation>失敗行を表示(&amp;R)	Enter</translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation>インポート元ファイルを表示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation>失敗行ファイルをダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation>ダウンロード(&amp;W)...</translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation>Webhook を登録(&amp;R)...</translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation>類似の Webhook を登録(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation>保存済み一覧を開く(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation>保存済み一覧を閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>ジョブ(&amp;J)</translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation>監視中のジョブ(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation>Webhook(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>プロパティ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation>アカウントを切り替え(&amp;S)</translation>
    </message>
    <message>
        <source>Auto-R&amp;efresh</source>
        <translation>自動再読み込み(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>列(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation>レコードを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation>レコードを開く(&amp;O)	Enter</translation>
    </message>
    <message>
        <source>Move Account &amp;Up</source>
        <translation>アカウントを上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move Account &amp;Down</source>
        <translation>アカウントを下へ移動(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next Row</source>
        <translation>次の行(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Row</source>
        <translation>前の行(&amp;V)</translation>
    </message>
    <message>
        <source>Quic&amp;k Open...</source>
        <translation>クイックオープン(&amp;G)...</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>リクエスト(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Appearance...</source>
        <translation>外観(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Diagnostic Report...</source>
        <translation>診断レポート(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undocumented Behavior...</source>
        <translation>ドキュメントにない動作(&amp;U)...</translation>
    </message>
    <message>
        <source>&amp;Jobs Stored for Searching...</source>
        <translation>検索用に保管されているジョブ(&amp;J)...</translation>
    </message>
    <message>
        <source>Liste&amp;d Requests</source>
        <translation>一覧内のリクエスト(&amp;D)</translation>
    </message>
    <message>
        <source>Next Failed File</source>
        <translation>次の失敗行ファイル</translation>
    </message>
    <message>
        <source>Previous Failed File</source>
        <translation>前の失敗行ファイル</translation>
    </message>
    <message>
        <source>Show Failed Rows</source>
        <translation>失敗行を表示</translation>
    </message>
    <message>
        <source>Tool B&amp;ar</source>
        <translation>ツールバー(&amp;A)</translation>
    </message>
    <message>
        <source>Imported File</source>
        <translation>インポート元ファイル</translation>
    </message>
    <message>
        <source>Save Failed File...</source>
        <translation>失敗行ファイルを保存...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save Imported File...</source>
        <translation>インポート元ファイルを保存...</translation>
    </message>
    <message>
        <source>&amp;Pin Account</source>
        <translation>アカウントをピン留め(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find in Failed Rows...</source>
        <translation>失敗行を検索(&amp;D)...</translation>
    </message>
    <message>
        <source>Only Rows with This Value</source>
        <translation>この値の行だけ</translation>
    </message>
    <message>
        <source>Compare With Previous Upload</source>
        <translation>前回のアップロードと比較</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare With...</source>
        <translation>ほかのファイルと比較...</translation>
    </message>
    <message>
        <source>Hand Off Failed Rows...</source>
        <translation>失敗行を引き継ぐ...</translation>
    </message>
    <message>
        <source>Reasons Across Jobs...</source>
        <translation>ジョブ全体の理由...</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowKeeper</name>
    <message>
        <source>The language changes when the window is idle.</source>
        <translation>ウィンドウがアイドル状態になると、言語が切り替わります。</translation>
    </message>
</context>
<context>
    <name>Balehook::WindowToolBar</name>
    <message>
        <source>Tool Bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>&amp;Show Tool Bar</source>
        <translation>ツールバーを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Text &amp;Beside Icons</source>
        <translation>アイコンの横にテキスト(&amp;B)</translation>
    </message>
    <message>
        <source>Text &amp;Under Icons</source>
        <translation>アイコンの下にテキスト(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Icons Only</source>
        <translation>アイコンのみ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Text Only</source>
        <translation>テキストのみ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Desktop Default</source>
        <translation>デスクトップの既定(&amp;D)</translation>
    </message>
</context>
</TS>

// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testcertificates.h"

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>

namespace Balehook::Testing {

namespace {

/// The folder with ca.pem, key.pem and one certificate a kind; made once for each test program.
class CertificateFolder final
{
public:
    CertificateFolder()
    {
        run({"ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "ca.key"});
        run({"req", "-x509", "-new", "-key", "ca.key", "-days", "2", "-subj", "/CN=Balehook test authority", "-out",
             "ca.pem"});
        run({"ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "server.key"});
        run({"req", "-new", "-key", "server.key", "-subj", "/CN=Balehook test server", "-out", "server.csr"});
        write("good.ext", "subjectAltName=IP:127.0.0.1,DNS:localhost\n");
        write("wrong.ext", "subjectAltName=DNS:elsewhere.invalid,DNS:*.elsewhere.invalid\n");
        sign("good.ext", "good.pem", "2");
        sign("wrong.ext", "wrong.pem", "2");
        sign("good.ext", "expired.pem", "-1");
    }

    QByteArray read(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }

    void sign(const char *extensions, const char *certificate, const char *days) const
    {
        run({"x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", days,
             "-extfile", extensions, "-out", certificate});
    }

    void run(std::initializer_list<const char *> arguments) const
    {
        QStringList list;
        for (const char *argument : arguments)
            list.append(QString::fromLatin1(argument));
        QProcess openssl;
        openssl.setWorkingDirectory(m_folder.path());
        openssl.start(QStringLiteral("openssl"), list);
        openssl.waitForFinished();
        if (openssl.exitCode() != 0)
            qWarning().noquote() << "openssl:" << openssl.readAllStandardError();
    }

    QTemporaryDir m_folder;
};

const CertificateFolder &folder()
{
    static const CertificateFolder made;
    return made;
}

} // namespace

QSslConfiguration TestCertificates::server(Kind kind)
{
    const char *name = kind == Kind::Good ? "good.pem" : kind == Kind::WrongName ? "wrong.pem" : "expired.pem";
    QSslConfiguration configuration;
    configuration.setLocalCertificate(QSslCertificate(folder().read(name)));
    configuration.setPrivateKey(QSslKey(folder().read("server.key"), QSsl::Ec));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

TestCertificates::Trust::Trust()
    : m_before(QSslConfiguration::defaultConfiguration())
{
    QSslConfiguration trusting = m_before;
    trusting.setCaCertificates({QSslCertificate(folder().read("ca.pem"))});
    QSslConfiguration::setDefaultConfiguration(trusting);
}

TestCertificates::Trust::~Trust()
{
    QSslConfiguration::setDefaultConfiguration(m_before);
}

} // namespace Balehook::Testing

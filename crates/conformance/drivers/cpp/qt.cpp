// Qt: QUrl. "StrictMode: Only valid URLs are accepted. This mode is useful for general URL validation."
// QUrl "conforms to the URI specification from RFC 3986"; FullyEncoded has components as in a URI.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <cstdio>
#include <iostream>
#include <string>

static QJsonObject refused(const QUrl &url) { return {{"error", url.errorString()}}; }

static QJsonObject result(QJsonObject members) { return {{"result", members}}; }

static QJsonObject split(const QString &text) {
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() && !text.isEmpty())
        return refused(url);
    QJsonObject it{{"path", url.path(QUrl::FullyEncoded)}};
    it["query"] = url.hasQuery() ? QJsonValue(url.query(QUrl::FullyEncoded)) : QJsonValue();
    it["fragment"] = url.hasFragment() ? QJsonValue(url.fragment(QUrl::FullyEncoded)) : QJsonValue();
    // The same for an undefined and an empty component; schemes and hosts come in lower case.
    const auto put = [&](const char *name, const QString &component) {
        if (!component.isEmpty() && text.contains(component))
            it[name] = component;
    };
    put("scheme", url.scheme());
    if (url.scheme().isEmpty())
        it["scheme"] = QJsonValue();
    put("userinfo", url.userInfo(QUrl::FullyEncoded));
    const QString host = url.host(QUrl::FullyEncoded);
    put("host", host.contains(':') ? "[" + host + "]" : host);
    if (url.port() >= 0 && text.contains(":" + QString::number(url.port())))
        it["port"] = QString::number(url.port());
    return result(it);
}

static QJsonObject answer(const QString &operation, const QJsonObject &input) {
    const QString text = input["text"].toString();
    // isValid: "non-empty and valid".
    if (operation == "check" && text.isEmpty())
        return {{"unsupported", "whether an empty reference is valid is not told"}};
    if (operation == "check")
        return result({{"valid", QUrl(text, QUrl::StrictMode).isValid()}});
    if (operation == "split")
        return split(text);
    if (operation == "resolve") {
        const QUrl base(input["base"].toString(), QUrl::StrictMode);
        const QUrl reference(input["reference"].toString(), QUrl::StrictMode);
        return result({{"text", base.resolved(reference).toString(QUrl::FullyEncoded)}});
    }
    return {{"unsupported", "no such operation"}};
}

static void write(const QJsonObject &value) {
    for (const QChar unit : QString::fromUtf8(QJsonDocument(value).toJson(QJsonDocument::Compact)))
        std::printf(unit.unicode() < 0x7f ? "%c" : "\\u%04x", unit.unicode());
    std::puts("");
    std::fflush(stdout);
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    const QJsonArray uris{"RFC 3986"};
    write({{"name", "Qt QUrl"}, {"version", qVersion()}, {"source", "https://doc.qt.io/qt-5/qurl.html"},
           {"language", "C++"}, {"claims", uris}, {"call", "QUrl(text, QUrl::StrictMode)"},
           {"operations", QJsonArray{"check", "split", "resolve"}},
           {"documents", QJsonObject{{"check", uris}, {"split", uris}, {"resolve", uris}}},
           {"productions", QJsonArray{"URI-reference"}},
           {"note", "\"StrictMode: Only valid URLs are accepted. This mode is useful for general URL validation.\""}});
    while (std::getline(std::cin, line)) {
        const QJsonObject request = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        QJsonObject reply = answer(request["operation"].toString(), request["input"].toObject());
        reply["seq"] = request["seq"];
        write(reply);
    }
}

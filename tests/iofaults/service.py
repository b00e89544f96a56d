# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A service as the interface says, in this process: what it was asked can be counted, and it begins anew for each run."""

import datetime
import http.server
import json
import threading
import urllib.parse

ROWS = b"sku,name,reason\n" + b"".join(b"s%d,Shirt %d,price is missing\n" % (i, i) for i in range(2000))


def time_text(minutes=0):
    moment = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=minutes)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.000Z")


class _Port(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, client_address):
        pass  # programs are killed in the middle of a request


class Service:
    """answer: "ok", "lost" (created, but the connection is closed) or "refuse"."""

    def __init__(self):
        self.reset()
        service = self

        class Api(_Handler):
            def do_GET(self):
                service._get(self)

            def do_POST(self):
                service._post(self)

        class Files(_Handler):
            def do_GET(self):
                self.reply(200, ROWS, "text/csv", {"ETag": '"1"', "Last-Modified": "Sun, 01 Nov 2026 00:00:00 GMT",
                                                   "Accept-Ranges": "bytes"})

        self._ports = [_Port(("127.0.0.1", 0), handler) for handler in (Api, Files)]
        for port in self._ports:
            threading.Thread(target=port.serve_forever, args=(0.01,), daemon=True).start()
        self.url, self.files = (f"http://127.0.0.1:{port.server_address[1]}" for port in self._ports)

    def reset(self, jobs=60, answer="ok"):
        self.answer = answer
        self.jobs = jobs
        self.posts = 0
        self.webhooks = []

    def state(self):
        return self.answer, self.jobs, self.posts, list(self.webhooks)

    def restore(self, state):
        self.answer, self.jobs, self.posts, webhooks = state
        self.webhooks = list(webhooks)

    def _job(self, number):
        return {"id": f"j{number}", "jobType": "product.import", "channelId": "1", "status": str(number % 3),
                "userId": "7", "userName": "Ann", "filePath": f"{self.files}/in/{number}.csv",
                "failedFilePath": f"{self.files}/rows/{number}.csv", "successCount": "5", "failureCount": "2",
                "additionalDetails": "x" * 300, "createdAt": f"2026-01-02T03:{number % 60:02}:05.678Z",
                "updatedAt": "2026-01-02T03:04:05.678Z"}

    def _get(self, request):
        place = urllib.parse.urlsplit(request.path)
        query = dict(urllib.parse.parse_qsl(place.query))
        page, size = int(query.get("page", 1)), int(query.get("per_page", 25))
        if place.path.endswith("/import-job"):
            numbers = range(self.jobs, 0, -1)[(page - 1) * size:page * size]
            records, total, name = [self._job(number) for number in numbers], self.jobs, "result"
        elif place.path.endswith("/client-webhook"):
            records, total, name = self.webhooks[(page - 1) * size:page * size], len(self.webhooks), "total"
        else:
            request.reply(404, b"{}")
            return
        request.reply(200, json.dumps({name: total, "page": page, "perPage": size, "data": records}).encode())

    def _post(self, request):
        draft = json.loads(request.rfile.read(int(request.headers["Content-Length"])))
        self.posts += 1
        if self.answer == "refuse":
            request.reply(422, b'{"message":"webhookUrl is wrong"}')
            return
        webhook = dict(draft, id=f"w{self.posts}", createdAt=time_text(), updatedAt=time_text())
        self.webhooks.insert(0, webhook)
        if self.answer == "hang":
            request.connection.recv(1)  # until the other side goes
        if self.answer in ("lost", "hang"):
            request.close_connection = True
            return
        request.reply(200, json.dumps(webhook).encode())


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def log_message(self, *_):
        pass

    def reply(self, status, body, kind="application/json", more=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in dict(more).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

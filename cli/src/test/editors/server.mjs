// The YAML language server as an editor talks to it: JSON-RPC over its standard input and output.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const PATIENCE = 20_000;

export class Server {
  /** @param schemas the editor's setting yaml.schemas */
  constructor(schemas) {
    this.settings = {
      yaml: {
        schemas,
        schemaStore: { enable: false },
        validate: true,
        hover: true,
        completion: true,
      },
    };
    this.marks = new Map();
    this.waiting = new Map();
    this.watching = new Map();
    this.input = Buffer.alloc(0);
    this.number = 0;
    this.versions = new Map();
  }

  async start() {
    const bin = createRequire(import.meta.url).resolve("yaml-language-server/bin/yaml-language-server");
    this.process = spawn(process.execPath, [bin, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    const capabilities = {
      workspace: { configuration: true },
      textDocument: { publishDiagnostics: {}, hover: { contentFormat: ["markdown"] } },
    };
    await this.request("initialize", { processId: process.pid, rootUri: null, capabilities });
    this.send({ method: "initialized", params: {} });
    this.send({ method: "workspace/didChangeConfiguration", params: { settings: this.settings } });
  }

  /** Opens a document; what is marked in it. */
  open(uri, text) {
    this.versions.set(uri, 1);
    const textDocument = { uri, languageId: "yaml", version: 1, text };
    return this.marked(uri, () =>
      this.send({ method: "textDocument/didOpen", params: { textDocument } }),
    );
  }

  /** Changes a document; what is marked in it then. */
  change(uri, text) {
    const version = this.versions.get(uri) + 1;
    this.versions.set(uri, version);
    return this.marked(uri, () =>
      this.send({
        method: "textDocument/didChange",
        params: { textDocument: { uri, version }, contentChanges: [{ text }] },
      }),
    );
  }

  marked(uri, action) {
    return this.patiently("marks of " + uri, (done) => {
      this.watching.set(uri, done);
      action();
    });
  }

  /** Asks something of a place in a document. */
  ask(method, uri, position) {
    return this.request(method, { textDocument: { uri }, position });
  }

  request(method, params) {
    const id = ++this.number;
    return this.patiently(method, (done) => {
      this.waiting.set(id, done);
      this.send({ id, method, params });
    });
  }

  patiently(what, start) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("No answer: " + what)), PATIENCE);
      start((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(bytes) {
    this.input = Buffer.concat([this.input, bytes]);
    for (;;) {
      const head = this.input.indexOf("\r\n\r\n");
      if (head < 0) {
        return;
      }
      const length = Number(/Content-Length: (\d+)/i.exec(this.input.subarray(0, head))[1]);
      const end = head + 4 + length;
      if (this.input.length < end) {
        return;
      }
      const message = JSON.parse(this.input.subarray(head + 4, end).toString());
      this.input = this.input.subarray(end);
      this.take(message);
    }
  }

  take(message) {
    if (message.method === "workspace/configuration") {
      const result = message.params.items.map((i) => this.settings[i.section] ?? {});
      this.send({ id: message.id, result });
    } else if (message.method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = message.params;
      this.marks.set(uri, diagnostics);
      this.watching.get(uri)?.(diagnostics);
      this.watching.delete(uri);
    } else if (message.method !== undefined && message.id !== undefined) {
      this.send({ id: message.id, result: null });
    } else if (message.id !== undefined) {
      this.waiting.get(message.id)?.(message.result);
      this.waiting.delete(message.id);
    }
  }

  stop() {
    this.process.kill();
  }
}

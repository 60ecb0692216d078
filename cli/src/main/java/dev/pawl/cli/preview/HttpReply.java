package dev.pawl.cli.preview;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.pawl.diagrams.document.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * An answer to a browser.
 *
 * @param policy what the document may do, as a Content-Security-Policy
 */
record HttpReply(int status, String type, String policy, byte[] body) {

  /** Nothing at all. */
  private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";

  /** The preview's own pages: its own scripts, and frames in which machines are shown. */
  private static final String OWN =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /**
   * A machine's page: its own inline scripts, and nothing from the network, the preview included.
   * Anybody may have written it, so it gets an origin of its own and cannot reach the preview.
   */
  private static final String MACHINE =
      "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:;"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

  static HttpReply plain(int status, String text) {
    return of(status, "text/plain", NOTHING, text + "\n");
  }

  static HttpReply json(Object value) {
    return of(200, "application/json", NOTHING, JsonText.of(value));
  }

  static HttpReply own(String type, String text) {
    return of(200, type, OWN, text);
  }

  /** A machine's page, with a script that tells the preview where it is scrolled to. */
  static HttpReply machine(String html) {
    String page = html + "<script>\n" + Pages.text("framed.js") + "</script>\n";
    return of(200, "text/html", MACHINE, page);
  }

  private static HttpReply of(int status, String type, String policy, String text) {
    return new HttpReply(
        status, type + "; charset=utf-8", policy, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends it, whole, and ends the exchange. */
  void send(HttpExchange exchange) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Content-Security-Policy", policy);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    // the address holds the token
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (!policy.equals(MACHINE)) {
      // browsers refuse it together with a sandbox
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
    }
    if (status == 405) {
      headers.set("Allow", "GET, HEAD");
    }
    boolean head = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, head || body.length == 0 ? -1 : body.length);
    if (!head) {
      exchange.getResponseBody().write(body);
    }
    exchange.close();
  }
}

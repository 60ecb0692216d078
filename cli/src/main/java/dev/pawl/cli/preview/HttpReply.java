package dev.pawl.cli.preview;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.pawl.cli.playground.Pages;
import dev.pawl.diagrams.document.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * An HTTP reply to a browser.
 *
 * @param status the HTTP status
 * @param type the MIME type of the body
 * @param policy the value of the header {@code Content-Security-Policy}
 * @param body the bytes of the body
 */
record HttpReply(int status, String type, String policy, byte[] body) {

  /** The content security policy for replies that load nothing. */
  private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";

  /**
   * The content security policy for the preview's own pages. The policy allows the pages' own
   * scripts, and frames with pages of machines.
   */
  private static final String OWN =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /**
   * The content security policy for a machine's page. The policy allows inline scripts, but no
   * access to the network. The author of a machine is not trusted, so the page has its own origin
   * and cannot access the preview.
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

  /**
   * Returns a reply with the page of a machine. A script in the page reports the scroll position to
   * the preview.
   */
  static HttpReply machine(String html) {
    return of(200, "text/html", MACHINE, Pages.framed(html));
  }

  private static HttpReply of(int status, String type, String policy, String text) {
    return new HttpReply(
        status, type + "; charset=utf-8", policy, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends the reply and ends the exchange. */
  void send(HttpExchange exchange) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Content-Security-Policy", policy);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    // the address contains the secret token, so it must not be sent to other servers
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (!policy.equals(MACHINE)) {
      // browsers reject this header in a reply with a sandbox
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

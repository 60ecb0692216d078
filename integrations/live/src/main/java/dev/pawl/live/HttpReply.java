package dev.pawl.live;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import dev.pawl.engine.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A reply to a browser.
 *
 * @param status the HTTP status
 * @param type the content type
 * @param policy the value of the header {@code Content-Security-Policy}
 * @param body the body of the reply
 */
record HttpReply(int status, String type, String policy, byte[] body) {

  /** The value of the header {@code Content-Security-Policy} that allows nothing. */
  private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";

  /**
   * The value of the header {@code Content-Security-Policy} for the page with the list of machines.
   * This value allows the scripts and styles of the page.
   */
  private static final String OWN =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  static HttpReply plain(int status, String text) {
    return of(status, "text/plain", NOTHING, text + "\n");
  }

  static HttpReply json(JsonWriter json) {
    return of(200, "application/json", NOTHING, json.toString());
  }

  static HttpReply own(String type, String text) {
    return of(200, type, OWN, text);
  }

  static HttpReply machine(MachinePage page) {
    return of(200, "text/html", page.policy(), page.html());
  }

  private static HttpReply of(int status, String type, String policy, String text) {
    return new HttpReply(
        status, type + "; charset=utf-8", policy, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sets the HTTP headers that every reply has. */
  static void secure(Headers headers, String type, String policy) {
    headers.set("Content-Type", type);
    headers.set("Content-Security-Policy", policy);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    // the address contains the secret token
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
  }

  void send(HttpExchange exchange) throws IOException {
    secure(exchange.getResponseHeaders(), type, policy);
    if (status == 405) {
      exchange.getResponseHeaders().set("Allow", "GET, HEAD");
    }
    boolean head = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, head || body.length == 0 ? -1 : body.length);
    if (!head) {
      exchange.getResponseBody().write(body);
    }
  }
}

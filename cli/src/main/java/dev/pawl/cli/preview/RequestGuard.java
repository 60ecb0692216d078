package dev.pawl.cli.preview;

import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A guard that refuses requests of clients that do not know the secret token: other programs, other
 * users, and pages on other sites. Thread-safe.
 *
 * <p>A page on another site can send requests to the loopback address. If the host name of the site
 * resolves to the loopback address (DNS rebinding), the page could also read the replies.
 * Therefore, the guard checks the headers {@code Host} and {@code Origin}, and each path must
 * contain a random token.
 */
final class RequestGuard {

  private static final int TOKEN_BYTES = 16;

  private final String token;
  private final Set<String> hosts;

  /**
   * Creates a guard with a new random token.
   *
   * @param address the loopback address, as it is written in a URL
   * @param port the port of the server
   */
  RequestGuard(String address, int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    this.token = HexFormat.of().formatHex(random);
    this.hosts = Set.of(address + ":" + port, "localhost:" + port);
  }

  /** Returns the start of all paths: {@code /TOKEN/}. */
  String prefix() {
    return "/" + token + "/";
  }

  /** Returns the reply that refuses a request; empty if the request is allowed. */
  Optional<HttpReply> refusal(HttpExchange exchange) {
    Optional<String> host = singleValue(exchange, "Host");
    if (host.isEmpty() || !hosts.contains(host.get())) {
      return refused(421, "The preview answers only at its own address.");
    }
    List<String> origins = exchange.getRequestHeaders().getOrDefault("Origin", List.of());
    if (!origins.stream().allMatch(o -> o.equals("http://" + host.get()))) {
      return refused(403, "Pages of other origins are not served.");
    }
    String path = exchange.getRequestURI().getRawPath();
    if (path == null || !hasToken(path)) {
      return refused(404, "Open the address that was printed when the preview started.");
    }
    return Optional.empty();
  }

  /**
   * Returns whether a path starts with the token. All comparisons take equally long, so that their
   * time reveals nothing about the token.
   */
  private boolean hasToken(String path) {
    String start = path.substring(0, Math.min(path.length(), prefix().length()));
    return MessageDigest.isEqual(
        start.getBytes(StandardCharsets.UTF_8), prefix().getBytes(StandardCharsets.UTF_8));
  }

  private static Optional<String> singleValue(HttpExchange exchange, String header) {
    List<String> values = exchange.getRequestHeaders().getOrDefault(header, List.of());
    return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
  }

  private static Optional<HttpReply> refused(int status, String why) {
    return Optional.of(HttpReply.plain(status, why));
  }
}

package dev.pawl.live;

import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Refuses requests from programs, users and web pages that do not know the address of the live
 * view. This class is thread-safe.
 *
 * <p>A web page of another origin can send requests to the loopback address. If the page used a
 * host name that resolves to the loopback address (DNS rebinding), it could also read the replies.
 * Therefore this class checks the headers {@code Host}, {@code Origin} and {@code Sec-Fetch-Site},
 * and the address contains a random token.
 */
final class RequestGuard {

  private static final int TOKEN_BYTES = 16;

  /**
   * The accepted values of {@code Sec-Fetch-Site}: for requests from pages of the live view, and
   * for an address that a user opens.
   */
  private static final Set<String> SITES = Set.of("same-origin", "none");

  private final String prefix;
  private final Set<String> hosts;

  /**
   * Creates a guard with a new token.
   *
   * @param address the loopback address as written in a URL
   * @param port the port of the server
   */
  RequestGuard(String address, int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    this.prefix = "/" + HexFormat.of().formatHex(random) + "/";
    this.hosts = Set.of(address + ":" + port, "localhost:" + port);
  }

  /** Returns the prefix of every path that the server accepts: the secret token between slashes. */
  String prefix() {
    return prefix;
  }

  /** Returns the reply that refuses a request, or empty if the request is allowed. */
  Optional<HttpReply> refusal(HttpExchange exchange) {
    List<String> host = headers(exchange, "Host");
    if (host.size() != 1 || !hosts.contains(host.get(0))) {
      return refused(421, "The live view answers only at its own address.");
    }
    String origin = "http://" + host.get(0);
    if (!headers(exchange, "Origin").stream().allMatch(origin::equals)
        || !SITES.containsAll(headers(exchange, "Sec-Fetch-Site"))) {
      return refused(
          403, "Pages of other origins are not served. Type the address in the browser.");
    }
    if (!hasToken(exchange.getRequestURI().getRawPath())) {
      return refused(404, "Open the address that was printed when the program started.");
    }
    if (!Set.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
      return refused(405, "Only GET requests are allowed.");
    }
    return Optional.empty();
  }

  /**
   * Returns whether a path starts with the prefix. The time of the comparison is constant, so that
   * it reveals nothing about the token.
   */
  private boolean hasToken(String path) {
    String start = path.substring(0, Math.min(path.length(), prefix.length()));
    return MessageDigest.isEqual(
        start.getBytes(StandardCharsets.UTF_8), prefix.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> headers(HttpExchange exchange, String name) {
    return exchange.getRequestHeaders().getOrDefault(name, List.of());
  }

  private static Optional<HttpReply> refused(int status, String why) {
    return Optional.of(HttpReply.plain(status, why));
  }
}

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
 * Lets in who was given the address, and nobody else: what other programs, other users and pages of
 * other origins ask for is refused. Safe for use by several threads.
 *
 * <p>A page of another origin may send requests to the loopback, and with a name that it lets lead
 * there (DNS rebinding) read the answers; so the host and the origin are looked at, and the address
 * holds a token that nobody can guess.
 */
final class RequestGuard {

  private static final int TOKEN_BYTES = 16;

  private final String token;
  private final Set<String> hosts;

  /**
   * Guards a port.
   *
   * @param address the loopback's address as it stands in a URL
   */
  RequestGuard(String address, int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    this.token = HexFormat.of().formatHex(random);
    this.hosts = Set.of(address + ":" + port, "localhost:" + port);
  }

  /** The beginning of every path: {@code /TOKEN/}. */
  String prefix() {
    return "/" + token + "/";
  }

  /** The reply that refuses a request, if it is refused. */
  Optional<HttpReply> refusal(HttpExchange exchange) {
    Optional<String> host = only(exchange, "Host");
    if (host.isEmpty() || !hosts.contains(host.get())) {
      return refused(421, "This preview answers to its own address alone.");
    }
    List<String> origins = exchange.getRequestHeaders().getOrDefault("Origin", List.of());
    if (!origins.stream().allMatch(o -> o.equals("http://" + host.get()))) {
      return refused(403, "Pages of other origins are not served.");
    }
    String path = exchange.getRequestURI().getRawPath();
    if (path == null || !hasToken(path)) {
      return refused(404, "Open the address that was printed when the preview began.");
    }
    return Optional.empty();
  }

  /** Compares in a time that tells nothing of how much was right. */
  private boolean hasToken(String path) {
    String start = path.substring(0, Math.min(path.length(), prefix().length()));
    return MessageDigest.isEqual(
        start.getBytes(StandardCharsets.UTF_8), prefix().getBytes(StandardCharsets.UTF_8));
  }

  private static Optional<String> only(HttpExchange exchange, String header) {
    List<String> values = exchange.getRequestHeaders().getOrDefault(header, List.of());
    return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
  }

  private static Optional<HttpReply> refused(int status, String why) {
    return Optional.of(HttpReply.plain(status, why));
  }
}

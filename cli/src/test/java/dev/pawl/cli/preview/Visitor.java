package dev.pawl.cli.preview;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A client of the preview that sends each request exactly as written. Therefore it can also send
 * requests that no browser would send.
 */
final class Visitor {

  private final URI address;

  Visitor(PreviewServer server) {
    this.address = URI.create(server.address());
  }

  record Answer(int status, String head, String body) {

    /** Parses the body as JSON. */
    Map<String, Object> json() {
      // every JSON text is also a YAML text
      return new Yaml(new SafeConstructor(new LoaderOptions())).load(body);
    }
  }

  String host() {
    return address.getAuthority();
  }

  String prefix() {
    return address.getPath();
  }

  /** Requests a path below the address of the preview. */
  Answer get(String path) throws IOException {
    return send("GET", prefix() + path, List.of("Host: " + host()), "");
  }

  Answer post(String path, String body) throws IOException {
    return send("POST", prefix() + path, List.of("Host: " + host()), body);
  }

  Answer send(String method, String target, List<String> headers, String body) throws IOException {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    StringBuilder request = new StringBuilder(method + " " + target + " HTTP/1.1\r\n");
    headers.forEach(header -> request.append(header).append("\r\n"));
    request.append("Connection: close\r\nContent-Length: ").append(content.length);
    request.append("\r\n\r\n");
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      OutputStream out = socket.getOutputStream();
      out.write(request.toString().getBytes(StandardCharsets.ISO_8859_1));
      out.write(content);
      out.flush();
      InputStream in = socket.getInputStream();
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      int end = text.indexOf("\r\n\r\n");
      if (end < 0) {
        return new Answer(0, text, "");
      }
      return new Answer(
          Integer.parseInt(text.substring(9, 12)), text.substring(0, end), text.substring(end + 4));
    }
  }

  /** Returns the state of the preview as soon as it is newer than a version. */
  Map<String, Object> state(long after) throws IOException {
    return get("state?after=" + after).json();
  }

  /** Waits until the view of a machine meets a condition. */
  Map<String, Object> await(String id, Predicate<Map<String, Object>> wanted) throws IOException {
    long end = System.nanoTime() + 30_000_000_000L;
    long version = -1;
    Map<String, Object> state = Map.of();
    while (System.nanoTime() < end) {
      state = state(version);
      version = ((Number) state.get("version")).longValue();
      for (Object machine : (List<?>) state.get("machines")) {
        @SuppressWarnings("unchecked")
        Map<String, Object> told = (Map<String, Object>) machine;
        if (told.get("id").equals(id) && wanted.test(told)) {
          return told;
        }
      }
    }
    throw new AssertionError("Not shown as it should: " + state);
  }

  String page(String id) throws IOException {
    return get("machine?id=" + id).body();
  }
}

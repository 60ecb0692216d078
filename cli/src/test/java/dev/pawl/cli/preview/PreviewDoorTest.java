package dev.pawl.cli.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which requests the preview allows. */
class PreviewDoorTest {

  private static final String DOOR =
      """
      machine: Door
      package: com.acme
      states:
        OPEN: { initial: true, on: { shut: CLOSED } }
        CLOSED: { on: { open: OPEN } }
      """;
  private static final String SECRET = "machine: Secret\nstates: { A: { initial: true } }\n";

  @TempDir Path folder;

  private PreviewServer server;
  private Visitor visitor;

  @BeforeEach
  void start() throws IOException {
    Files.createDirectories(folder.resolve("shown"));
    Files.writeString(folder.resolve("shown/door.pawl.yaml"), DOOR);
    Files.writeString(folder.resolve("secret.pawl.yaml"), SECRET);
    server = PreviewServer.start(folder.resolve("shown"), "", 0);
    visitor = new Visitor(server);
  }

  @AfterEach
  void end() {
    server.close();
  }

  private int status(String method, String target, String... headers) throws IOException {
    return visitor.send(method, target, List.of(headers), "").status();
  }

  @Test
  void requestWithAddressIsServed() throws IOException {
    assertEquals(200, visitor.get("").status());
    assertEquals(200, visitor.get("playground").status());
    assertEquals(200, visitor.get("preview.js").status());
    assertEquals(200, visitor.get("machine?id=door.pawl.yaml").status());
    String local = "Host: localhost:" + URI.create(server.address()).getPort();
    assertEquals(200, status("GET", visitor.prefix(), local));
    assertEquals(200, status("HEAD", visitor.prefix(), local));
    assertEquals(
        200, status("GET", visitor.prefix(), local, local.replace("Host: ", "Origin: http://")));
  }

  @Test
  void requestWithOtherHostIsRefused() throws IOException {
    int port = URI.create(server.address()).getPort();
    for (String host :
        List.of("evil.example", "evil.example:" + port, "127.0.0.1", "127.0.0.1:1", "")) {
      assertEquals(421, status("GET", visitor.prefix(), "Host: " + host), host);
    }
    assertEquals(421, status("GET", visitor.prefix(), "Host: " + visitor.host(), "Host: a"));
    assertNotEquals(200, status("GET", visitor.prefix()));
  }

  @Test
  void requestWithOtherOriginIsRefused() throws IOException {
    String host = "Host: " + visitor.host();
    for (String origin :
        List.of("http://evil.example", "null", "https://" + visitor.host(), "http://localhost")) {
      assertEquals(403, status("GET", visitor.prefix(), host, "Origin: " + origin), origin);
      assertEquals(403, status("POST", visitor.prefix() + "try", host, "Origin: " + origin));
    }
  }

  @Test
  void requestWithoutTokenIsRefused() throws IOException {
    String host = "Host: " + visitor.host();
    String token = visitor.prefix().substring(1, visitor.prefix().length() - 1);
    assertTrue(token.matches("[0-9a-f]{32}"), token);
    for (String target :
        List.of(
            "/",
            "/state",
            "/preview.js",
            "/" + token,
            "/" + token.substring(1) + "/",
            "/" + "0".repeat(32) + "/",
            "/" + token.toUpperCase(Locale.ROOT).replaceAll("^", "A") + "/",
            "//" + token + "/",
            "/x/../" + token + "/")) {
      Visitor.Answer answer = visitor.send("GET", target, List.of(host), "");
      assertEquals(404, answer.status(), target);
      assertFalse(answer.body().contains("Door"), answer.body());
    }
    try (PreviewServer other = PreviewServer.start(folder, "", 0)) {
      assertNotEquals(visitor.prefix(), new Visitor(other).prefix());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.pawl.yaml",
        "%2e%2e/secret.pawl.yaml",
        "..%2fsecret.pawl.yaml",
        "door.pawl.yaml",
        "machine?id=../secret.pawl.yaml",
        "machine?id=%2e%2e%2fsecret.pawl.yaml",
        "machine?id=/etc/passwd",
        "machine?id=",
        "machine",
        "tried?number=../1",
        "tried?number=99999999999999999999",
        "example.pawl.yaml",
        "preview.html",
        "PreviewServer.class",
        "machine?id=%zz",
        "state/../machine?id=..%5csecret.pawl.yaml"
      })
  void pathOfFileIsNotFound(String path) throws IOException {
    Visitor.Answer answer = visitor.get(path);
    assertTrue(List.of(400, 404).contains(answer.status()), answer.toString());
    assertFalse(answer.body().contains("Secret"), answer.body());
  }

  @Tag("slow")
  @Test
  void incompleteRequestsDoNotBlockOthers() throws IOException {
    List<Socket> sockets = new ArrayList<>();
    try {
      int port = Integer.parseInt(visitor.host().replaceAll(".*:", ""));
      for (int i = 0; i < 150; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        sockets.add(socket);
        String begun =
            i % 3 == 0
                ? "GET "
                : i % 3 == 1
                    ? "GET / HTTP/1.1\r\nHost: " + visitor.host() + "\r\nX-Slow:"
                    : "POST "
                        + visitor.prefix()
                        + "try HTTP/1.1\r\nHost: "
                        + visitor.host()
                        + "\r\nContent-Length: 100\r\n\r\nmachine";
        socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
      }
      assertTimeout(
          Duration.ofSeconds(8), () -> assertEquals(200, visitor.get("state?after=-1").status()));
      for (Socket socket : sockets) {
        // the server closes incomplete requests after its timeout
        socket.setSoTimeout(60_000);
        assertTrue(closed(socket));
      }
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  private static boolean closed(Socket socket) throws IOException {
    try {
      return socket.getInputStream().readAllBytes() != null;
    } catch (SocketException e) {
      return true;
    }
  }

  @Test
  void pageOfMachineIsSandboxed() throws IOException {
    String head = visitor.get("machine?id=door.pawl.yaml").head();
    assertTrue(head.contains("sandbox allow-scripts;"), head);
    assertFalse(head.contains("allow-same-origin"), head);
    assertTrue(visitor.get("frames.js").body().contains("frame.sandbox = \"allow-scripts\""));
  }

  @Test
  void changingMethodsAreRefused() throws IOException {
    String host = "Host: " + visitor.host();
    for (String method : List.of("PUT", "DELETE", "PATCH", "POST", "OPTIONS", "TRACE")) {
      Visitor.Answer answer =
          visitor.send(method, visitor.prefix() + "machine?id=door.pawl.yaml", List.of(host), "");
      assertEquals(405, answer.status(), method);
      assertTrue(answer.head().contains("Allow: GET, HEAD"), answer.head());
    }
    assertEquals(405, visitor.get("try").status());
    assertEquals(413, visitor.post("try", "x".repeat(3_000_001)).status());
    assertEquals(DOOR, Files.readString(folder.resolve("shown/door.pawl.yaml")));
    try (var files = Files.list(folder.resolve("shown"))) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void linksOutOfFolderAreRefusedAndReported() throws IOException {
    Path shown = folder.resolve("shown");
    Files.createSymbolicLink(shown.resolve("zero.pawl.yaml"), Path.of("/dev/zero"));
    Files.createDirectories(folder.resolve("others"));
    Files.writeString(folder.resolve("others/too.pawl.yaml"), SECRET);
    Files.createSymbolicLink(shown.resolve("others"), folder.resolve("others"));
    Path in = shown.resolve("in.pawl.yaml");
    Files.createSymbolicLink(in, Path.of("door.pawl.yaml"));
    visitor.await("in.pawl.yaml", m -> m.get("name").equals("Door"));
    var state = visitor.state(-1);
    assertTrue(state.get("notes").toString().contains("zero.pawl.yaml"), state.toString());
    assertTrue(state.get("notes").toString().contains("leads out of the folder"));
    assertFalse(state.get("machines").toString().contains("Secret"), state.toString());
    assertEquals(404, visitor.get("machine?id=zero.pawl.yaml").status());
    assertEquals(404, visitor.get("machine?id=others/too.pawl.yaml").status());

    // a file that is replaced by a device while it is shown must not be opened
    Files.delete(in);
    Files.createSymbolicLink(in, Path.of("/dev/zero"));
    visitor.await(
        "door.pawl.yaml",
        m -> {
          try {
            return !visitor.page("in.pawl.yaml").contains("Door");
          } catch (IOException e) {
            throw new AssertionError(e);
          }
        });
  }

  @Test
  void otherAddressesRefuseConnections() throws IOException {
    Optional<InetAddress> other =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .filter(a -> !a.isLoopbackAddress() && !a.isLinkLocalAddress())
            .findFirst();
    assumeTrue(other.isPresent(), "this computer has no address but the loopback");
    int port = URI.create(server.address()).getPort();
    assertThrows(ConnectException.class, () -> new Socket(other.get(), port).close());
  }

  @Test
  void repliesAreNotCachedAndSendNoReferrer() throws IOException {
    for (String path : List.of("", "state", "machine?id=door.pawl.yaml", "preview.css", "no")) {
      String head = visitor.get(path).head().toLowerCase(Locale.ROOT);
      assertTrue(head.contains("cache-control: no-store"), head);
      assertTrue(head.contains("referrer-policy: no-referrer"), head);
      assertTrue(head.contains("x-content-type-options: nosniff"), head);
      assertTrue(head.contains("default-src 'none'"), head);
      assertFalse(head.contains("access-control-allow"), head);
    }
  }

  @Test
  void manyWaitingBrowsersDoNotBlockOthers() throws Exception {
    // each of these requests waits for the next change
    long version = ((Number) visitor.state(-1).get("version")).longValue();
    var sockets = new ArrayList<Socket>();
    for (int i = 0; i < 60; i++) {
      Socket socket =
          new Socket(InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort());
      String request = "GET " + visitor.prefix() + "state?after=" + version + " HTTP/1.1\r\n";
      socket.getOutputStream().write((request + "Host: " + visitor.host() + "\r\n\r\n").getBytes());
      sockets.add(socket);
    }
    assertEquals(200, visitor.get("playground").status());
    assertEquals(200, visitor.post("try", DOOR).status());
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}

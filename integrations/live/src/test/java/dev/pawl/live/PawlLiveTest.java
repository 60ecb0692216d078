package dev.pawl.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests which requests the server of the live view serves and refuses. */
class PawlLiveTest {

  private PawlLive live;
  private URI address;

  @BeforeEach
  void start() {
    live = PawlLive.start();
    address = URI.create(live.address());
  }

  @AfterEach
  void stop() {
    live.close();
  }

  /** Sends a request with exactly the given headers and returns the reply. */
  private String send(String method, String path, String... headers) throws IOException {
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket.setSoTimeout(30_000);
      String head = String.join("\r\n", headers);
      String request =
          method + " " + path + " HTTP/1.1\r\nConnection: close\r\n" + head + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String host() {
    return "Host: " + address.getAuthority();
  }

  private String get(String path) throws IOException {
    return send("GET", address.getPath() + path, host());
  }

  private static int status(String reply) {
    return Integer.parseInt(reply.substring(9, 12));
  }

  @Test
  void ownRequestIsServed() throws IOException {
    assertThat(status(get(""))).isEqualTo(200);
    assertThat(status(send("GET", address.getPath(), "Host: localhost:" + address.getPort())))
        .isEqualTo(200);
    assertThat(
            status(
                send(
                    "GET",
                    address.getPath(),
                    host(),
                    "Origin: http://" + address.getAuthority(),
                    "Sec-Fetch-Site: same-origin")))
        .isEqualTo(200);
  }

  @Test
  void missingTokenIsRefused() throws IOException {
    assertThat(status(send("GET", "/", host()))).isEqualTo(404);
    assertThat(status(send("GET", "/machines", host()))).isEqualTo(404);
    assertThat(status(send("GET", "/stream?name=dev.pawl.live.Parcel", host()))).isEqualTo(404);
  }

  @Test
  void wrongTokenIsRefused() throws IOException {
    String wrong = address.getPath().replaceFirst("[0-9a-f]/$", "x/");
    assertThat(status(send("GET", wrong, host()))).isEqualTo(404);
    assertThat(status(send("GET", address.getPath().substring(0, 10), host()))).isEqualTo(404);
  }

  @Test
  void otherOriginIsRefused() throws IOException {
    for (String header :
        List.of(
            "Origin: http://evil.example",
            "Origin: null",
            "Origin: https://" + address.getAuthority(),
            "Origin: http://127.0.0.1:1",
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Site: same-site")) {
      assertThat(status(send("GET", address.getPath(), host(), header))).as(header).isEqualTo(403);
    }
  }

  @Test
  void otherHostIsRefused() throws IOException {
    for (String host : List.of("evil.example:" + address.getPort(), "127.0.0.1", "127.0.0.1:1")) {
      assertThat(status(send("GET", address.getPath(), "Host: " + host))).as(host).isEqualTo(421);
    }
    assertThat(status(send("GET", address.getPath(), host(), host()))).isNotEqualTo(200);
  }

  @Test
  void otherAddressesOfThisComputerDoNotAnswer() throws Exception {
    assertThat(InetAddress.getByName(address.getHost()).isLoopbackAddress()).isTrue();
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress other : Collections.list(each.getInetAddresses())) {
        if (!other.isLoopbackAddress()) {
          assertThatThrownBy(() -> new Socket(other, address.getPort()).close())
              .as("%s", other)
              .isInstanceOf(IOException.class);
        }
      }
    }
  }

  @Test
  void nothingCanBeWritten() throws IOException {
    for (String method : List.of("POST", "PUT", "DELETE", "OPTIONS", "PATCH")) {
      assertThat(status(send(method, address.getPath(), host(), "Content-Length: 0")))
          .as(method)
          .isEqualTo(405);
    }
  }

  @Test
  void repliesKeepTheAddressSecret() throws IOException {
    new WasherMachine();
    for (String path :
        List.of("", "machines", "live.js", "machine?name=dev.pawl.live.Washer", "no")) {
      String reply = get(path);
      assertThat(reply)
          .as(path)
          .containsIgnoringCase("Referrer-Policy: no-referrer")
          .containsIgnoringCase("Cache-Control: no-store")
          .containsIgnoringCase("Content-Security-Policy: default-src 'none'")
          .containsIgnoringCase("frame-ancestors 'none'")
          .doesNotContainIgnoringCase("Access-Control-Allow");
    }
  }

  @Test
  void unknownPathsAndMachinesAreNotFound() throws IOException {
    for (String path :
        List.of(
            "no", "../pom.xml", "machine", "machine?name=", "machine?name=%ff", "stream?name=No")) {
      assertThat(status(get(path))).as(path).isEqualTo(404);
    }
  }

  @Test
  void pageOfMachineHasTheLiveScript() throws IOException {
    new WasherMachine();
    String page = get("machine?name=dev.pawl.live.Washer");
    assertThat(page).contains("<script src=\"live.js\">", "<svg", "WASHING");
    assertThat(page).contains("script-src 'self' 'sha256-").contains("connect-src 'self'");
    assertThat(page).doesNotContain("<meta http-equiv=\"Content-Security-Policy\"");
  }

  @Test
  void streamBeginsWithWhatIsKnown() throws IOException {
    WasherMachine washer = WasherMachine.builder().entityId("w-\n\"1").build();
    washer.start();
    String path = address.getPath() + "stream?name=dev.pawl.live.Washer";
    try (Socket socket = new Socket(address.getHost(), address.getPort())) {
      socket
          .getOutputStream()
          .write(
              ("GET " + path + " HTTP/1.1\r\n" + host() + "\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      InputStream in = socket.getInputStream();
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      StringBuilder all = new StringBuilder();
      while (!all.toString().contains("WASHING")) {
        String line = lines.readLine();
        assertThat(line).as("%s", all).isNotNull();
        all.append(line).append('\n');
      }
      assertThat(all).contains("text/event-stream", "\"w-\\n\\\"1\"", "\"start\"");
    }
  }

  @Test
  void incompleteRequestsDoNotDelayOthers() throws IOException {
    List<Socket> incomplete = new ArrayList<>();
    try {
      for (int i = 0; i < 200; i++) {
        Socket socket = new Socket(address.getHost(), address.getPort());
        incomplete.add(socket);
        socket.getOutputStream().write("GET /".getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(status(get("machines"))).isEqualTo(200);
    } finally {
      for (Socket socket : incomplete) {
        socket.close();
      }
    }
  }

  @Test
  void secondStartReturnsTheRunningOne() {
    assertThat(PawlLive.start()).isSameAs(live);
    live.close();
    assertThatThrownBy(() -> get("")).isInstanceOf(IOException.class);
    live = PawlLive.start();
    assertThat(live.address()).isNotEqualTo(address.toString());
  }

  @Test
  void usedPortIsReported() throws IOException {
    live.close();
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      assertThatThrownBy(() -> PawlLive.start(port))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("port " + port)
          .hasMessageContaining("Choose another port");
    }
    assertThatThrownBy(() -> PawlLive.start(70_000)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void threadsAreDaemons() throws IOException {
    get("");
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(t -> t.getName().startsWith("pawl-live") || t.getName().startsWith("HTTP-Disp"))
        .isNotEmpty()
        .allMatch(Thread::isDaemon);
  }
}

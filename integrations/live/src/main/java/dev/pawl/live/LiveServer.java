package dev.pawl.live;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.pawl.diagrams.document.TextResource;
import dev.pawl.engine.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The HTTP server of the live view. The server listens on the loopback address and changes nothing
 * in the program. All threads of the server are daemon threads.
 */
final class LiveServer {

  /**
   * The maximum number of threads. Each open page uses one thread, and so does each request that
   * has been received incompletely. A timeout for such requests would apply to all HTTP servers of
   * the program.
   */
  private static final int THREADS = 512;

  /** The maximum number of open pages. */
  private static final int STREAMS = 24;

  /** The time between two batches of updates. A page redraws after each batch. */
  private static final Duration BATCH = Duration.ofMillis(50);

  /** The number of batch intervals between two updates with the list of instances. */
  private static final int LIST_INTERVAL = 20;

  /**
   * The number of batch intervals without updates after which the server sends an empty comment to
   * find out whether the page is still open.
   */
  private static final int KEEP_ALIVE_INTERVAL = 100;

  private static final Map<String, String> ASSETS =
      Map.of(
          "live.js", "text/javascript",
          "live.css", "text/css",
          "machines.js", "text/javascript",
          "machines.css", "text/css");

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final RequestGuard guard;
  private final LiveRecorder recorder;
  private final Semaphore streams = new Semaphore(STREAMS);
  private final String address;
  private volatile boolean closed;

  private LiveServer(HttpServer server, InetAddress loopback, LiveRecorder recorder) {
    this.server = server;
    this.recorder = recorder;
    int port = server.getAddress().getPort();
    String host =
        loopback instanceof Inet6Address
            ? "[" + loopback.getHostAddress() + "]"
            : loopback.getHostAddress();
    this.guard = new RequestGuard(host, port);
    this.address = "http://" + host + ":" + port + guard.prefix();
    this.threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            30,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            LiveServer::daemon);
    threads.allowCoreThreadTimeOut(true);
    server.setExecutor(threads);
    server.createContext("/", this::serve);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "pawl-live-http");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Starts a server on the loopback address.
   *
   * @param port the port; 0 for any free port
   * @throws IOException if the port is not available
   */
  static LiveServer start(int port, LiveRecorder recorder) throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), 0);
    LiveServer live = new LiveServer(server, loopback, recorder);
    // the server's own thread is a daemon only if a daemon starts it
    Thread starter = daemon(server::start);
    starter.start();
    try {
      starter.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return live;
  }

  /** Returns the address to open in a browser. The address contains the secret token. */
  String address() {
    return address;
  }

  void close() {
    closed = true;
    server.stop(0);
    threads.shutdownNow();
  }

  private void serve(HttpExchange exchange) throws IOException {
    try (exchange) {
      Optional<HttpReply> refusal = guard.refusal(exchange);
      String path = exchange.getRequestURI().getRawPath();
      if (refusal.isPresent()) {
        refusal.get().send(exchange);
      } else if (path.equals(guard.prefix() + "stream")) {
        stream(exchange);
      } else {
        reply(exchange, path.substring(guard.prefix().length())).send(exchange);
      }
    }
  }

  private HttpReply reply(HttpExchange exchange, String path) {
    String type = ASSETS.get(path);
    if (type != null) {
      return HttpReply.own(type, asset(path));
    }
    return switch (path) {
      case "" -> HttpReply.own("text/html", asset("machines.html"));
      case "machines" -> HttpReply.json(machines());
      case "machine" ->
          named(exchange)
              .flatMap(LiveMachine::page)
              .flatMap(MachinePage::live)
              .map(HttpReply::machine)
              .orElseGet(LiveServer::nothing);
      default -> nothing();
    };
  }

  private static HttpReply nothing() {
    return HttpReply.plain(404, "This page does not exist.");
  }

  private Optional<LiveMachine> named(HttpExchange exchange) {
    return Optional.ofNullable(value(exchange, "name")).flatMap(recorder::machine);
  }

  private JsonWriter machines() {
    return new JsonWriter()
        .field("leftOut", recorder.leftOut())
        .field(
            "machines",
            (Object)
                recorder.machines().entrySet().stream()
                    .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                    .map(entry -> entry.getValue().summary())
                    .toList());
  }

  /** Sends updates about a machine to a page until the page is closed. */
  private void stream(HttpExchange exchange) throws IOException {
    Optional<LiveMachine> machine = named(exchange);
    if (machine.isEmpty()) {
      nothing().send(exchange);
    } else if (!streams.tryAcquire()) {
      HttpReply.plain(503, "Too many pages are open. Close some of them.").send(exchange);
    } else {
      LiveStream stream = machine.get().open(value(exchange, "instance"));
      try {
        HttpReply.secure(
            exchange.getResponseHeaders(),
            "text/event-stream; charset=utf-8",
            "default-src 'none'");
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(200, head ? -1 : 0);
        if (!head) {
          send(machine.get(), stream, exchange.getResponseBody());
        }
      } finally {
        machine.get().close(stream);
        streams.release();
      }
    }
  }

  private void send(LiveMachine machine, LiveStream stream, OutputStream out) throws IOException {
    int silent = 0;
    for (int number = 0; !closed; number++) {
      Optional<Map<String, Object>> batch = machine.take(stream, number % LIST_INTERVAL == 0);
      silent = batch.isPresent() ? 0 : silent + 1;
      if (batch.isPresent()) {
        String json =
            new JsonWriter()
                .field("leftOut", recorder.leftOut())
                .field("batch", (Object) batch.get())
                .toString();
        out.write(("data: " + json + "\n\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      } else if (silent % KEEP_ALIVE_INTERVAL == 0) {
        out.write(":\n\n".getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
      try {
        Thread.sleep(BATCH.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static String asset(String name) {
    return TextResource.read("/dev/pawl/live/" + name);
  }

  /**
   * Returns the decoded value of a query parameter, or null if the parameter is missing or
   * malformed.
   */
  private static @Nullable String value(HttpExchange exchange, String name) {
    String query = exchange.getRequestURI().getRawQuery();
    for (String part : query == null ? new String[0] : query.split("&")) {
      if (part.startsWith(name + "=")) {
        try {
          return URLDecoder.decode(part.substring(name.length() + 1), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
          return null;
        }
      }
    }
    return null;
  }
}

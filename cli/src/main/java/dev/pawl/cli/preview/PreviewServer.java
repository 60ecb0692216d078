package dev.pawl.cli.preview;

import static java.util.Objects.requireNonNull;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.pawl.cli.playground.Pages;
import dev.pawl.cli.playground.Playground;
import java.io.IOException;
import java.io.InputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * An HTTP server on the loopback address, which serves the machines in a folder. A request must
 * contain the secret token in the server's address. All replies are served from memory, so no
 * request can read other files.
 */
public final class PreviewServer implements AutoCloseable {

  /** The maximum time for which a request of a browser waits for changes. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(20);

  /** The limit for requests that wait for changes. Further requests get a reply at once. */
  private static final int MAX_WAITING_REQUESTS = 24;

  /**
   * The maximum number of threads. A request that is sent incompletely keeps a thread until its
   * timeout.
   */
  private static final int THREADS = 512;

  private static final int REQUEST_TIMEOUT_SECONDS = 10;

  /** The timeout must be longer than {@link #MAX_WAIT}, because a reply can wait for changes. */
  private static final int REPLY_TIMEOUT_SECONDS = 60;

  private static final Duration IDLE_THREAD = Duration.ofSeconds(30);

  static {
    setTimeout("sun.net.httpserver.maxReqTime", REQUEST_TIMEOUT_SECONDS);
    setTimeout("sun.net.httpserver.maxRspTime", REPLY_TIMEOUT_SECONDS);
  }

  /** A machine that is drawn once when the server starts, so that classes are loaded. */
  private static final String FIRST_RUN =
      "machine: A\nstates: { B: { initial: true, to: C }, C: }\n";

  /** The limit for a typed text. No machine needs more. */
  private static final int MAX_TEXT_BYTES = 3_000_000;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "css", "text/css",
          "js", "text/javascript",
          "json", "application/json");

  private static final Set<String> ASSETS =
      Set.of(
          "preview.css",
          "elements.js",
          "frames.js",
          "preview.js",
          "highlight.js",
          "completion.js",
          "share.js",
          "server.js",
          "playground.js",
          "schema.json");

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final RequestGuard guard;
  private final MachineWatcher watcher;
  private final TriedPages tried = new TriedPages();
  private final Semaphore waiting = new Semaphore(MAX_WAITING_REQUESTS);
  private final String name;
  private final String address;

  private PreviewServer(HttpServer server, InetAddress loopback, Path folder, String onlyFile) {
    this.server = server;
    int port = server.getAddress().getPort();
    String host =
        loopback instanceof Inet6Address
            ? "[" + loopback.getHostAddress() + "]"
            : loopback.getHostAddress();
    this.guard = new RequestGuard(host, port);
    this.address = "http://" + host + ":" + port + guard.prefix();
    this.name = folder.resolve(onlyFile).toString();
    this.watcher = new MachineWatcher(folder, onlyFile);
    this.threads =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            IDLE_THREAD.toSeconds(),
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "pawl-preview-http");
              thread.setDaemon(true);
              return thread;
            });
    threads.allowCoreThreadTimeOut(true);
    server.setExecutor(threads);
    server.createContext("/", this::serve);
  }

  /**
   * Sets a timeout of the JDK's HTTP server, because the server has no timeout by default. Keeps a
   * timeout that the user has set.
   *
   * @param property the system property for the timeout
   */
  private static void setTimeout(String property, int seconds) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, Integer.toString(seconds));
    }
  }

  /**
   * Starts a server for a folder.
   *
   * @param onlyFile the name of the only file to serve; empty to serve all
   * @param port the port; 0 for any port that is free
   * @throws IOException if the port is in use
   */
  public static PreviewServer start(Path folder, String onlyFile, int port) throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), 0);
    PreviewServer preview = new PreviewServer(server, loopback, folder, onlyFile);
    preview.watcher.start();
    // the first drawing in a JVM is slow, so it is done before the user needs one
    preview.threads.execute(() -> Playground.attempt(FIRST_RUN));
    server.start();
    return preview;
  }

  /** Returns the server's address with the secret token, to open in a browser. */
  public String address() {
    return address;
  }

  /**
   * Returns whether the folder contains no machines. If the folder contains no machines, the user
   * should start with the playground.
   */
  public boolean isEmpty() {
    return watcher.now().machines().isEmpty();
  }

  @Override
  public void close() {
    watcher.close();
    server.stop(0);
    threads.shutdownNow();
  }

  private void serve(HttpExchange exchange) throws IOException {
    try {
      reply(exchange).send(exchange);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | StackOverflowError e) {
      HttpReply.plain(500, "This is a bug of Pawl: " + e).send(exchange);
    } finally {
      exchange.close();
    }
  }

  private HttpReply reply(HttpExchange exchange) throws IOException, InterruptedException {
    Optional<HttpReply> refusal = guard.refusal(exchange);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    String path = exchange.getRequestURI().getRawPath().substring(guard.prefix().length());
    boolean typed = path.equals("try") || path.equals("render");
    String method = exchange.getRequestMethod();
    if (typed ? !method.equals("POST") : !Set.of("GET", "HEAD").contains(method)) {
      return HttpReply.plain(405, "Only GET requests are allowed.");
    }
    String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
    if (typed) {
      return typed(exchange, path.equals("render") ? value(query, "to") : "");
    } else if (ASSETS.contains(path)) {
      String type = requireNonNull(TYPES.get(path.substring(path.lastIndexOf('.') + 1)));
      return HttpReply.own(type, Pages.text(path));
    }
    return switch (path) {
      case "" -> HttpReply.own("text/html", Pages.text("preview.html"));
      case "playground" -> HttpReply.own("text/html", Pages.text("playground.html"));
      case "examples" -> HttpReply.json(Playground.examples());
      case "state" -> HttpReply.json(state(number(query, "after")).json(name));
      case "machine" ->
          watcher
              .now()
              .find(value(query, "id"))
              .filter(machine -> !machine.page().isEmpty())
              .map(machine -> HttpReply.machine(machine.page()))
              .orElseGet(PreviewServer::gone);
      case "tried" ->
          tried
              .page(number(query, "number"))
              .map(HttpReply::machine)
              .orElseGet(PreviewServer::gone);
      default -> gone();
    };
  }

  private static HttpReply gone() {
    return HttpReply.plain(404, "This page does not exist.");
  }

  private PreviewState state(long known) throws InterruptedException {
    if (!waiting.tryAcquire()) {
      return watcher.now();
    }
    try {
      return watcher.after(known, MAX_WAIT);
    } finally {
      waiting.release();
    }
  }

  /**
   * Returns the reply to a text that the user has typed.
   *
   * @param format the document to return, such as {@code svg}; empty for the problems and the HTML
   *     page
   */
  private HttpReply typed(HttpExchange exchange, String format) throws IOException {
    byte[] body;
    try (InputStream in = exchange.getRequestBody()) {
      body = in.readNBytes(MAX_TEXT_BYTES + 1);
    }
    if (body.length > MAX_TEXT_BYTES) {
      return HttpReply.plain(413, "The text is too long for a machine.");
    }
    String text = new String(body, StandardCharsets.UTF_8);
    if (format.isEmpty()) {
      return HttpReply.json(tried.attempt(text));
    }
    try {
      return HttpReply.own("text/plain", Playground.render(text, format));
    } catch (IllegalArgumentException e) {
      return gone();
    }
  }

  private static String value(String query, String name) {
    for (String part : query.split("&")) {
      if (part.startsWith(name + "=")) {
        try {
          return URLDecoder.decode(part.substring(name.length() + 1), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
          return "";
        }
      }
    }
    return "";
  }

  /** Returns a number in a query string; -1 if there is none. */
  private static long number(String query, String name) {
    String value = value(query, name);
    return value.matches("\\d{1,18}") ? Long.parseLong(value) : -1;
  }
}

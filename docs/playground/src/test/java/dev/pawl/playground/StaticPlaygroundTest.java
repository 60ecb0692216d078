package dev.pawl.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import dev.pawl.processor.browser.Browser;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The playground without a server works in a browser, as a folder and as one file. */
@Tag("long")
class StaticPlaygroundTest {

  private static final Path FILES = Path.of(System.getProperty("pawl.playground.files", "none"));
  private static final String FRAME = "#page iframe";

  @TempDir static Path profile;

  private static Browser browser;
  private static HttpServer server;

  @BeforeAll
  static void start() throws IOException {
    assumeTrue(Files.exists(FILES), "mvn -Dplayground compiles the playground");
    browser = Browser.start(profile);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          Path file = FILES.resolve(exchange.getRequestURI().getPath().substring(1));
          byte[] body = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
          String name = file.toString();
          String type =
              name.endsWith(".css")
                  ? "text/css"
                  : name.endsWith(".js") ? "text/javascript" : "text/html";
          exchange.getResponseHeaders().set("Content-Type", type);
          exchange.sendResponseHeaders(
              body.length > 0 ? 200 : 404, body.length > 0 ? body.length : -1);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
      server.stop(0);
    }
  }

  @BeforeEach
  void wide() {
    browser.width(1280);
    browser.scheme("light");
  }

  static List<String> addresses() {
    return Files.exists(FILES)
        ? List.of(
            "http://localhost:" + server.getAddress().getPort() + "/playground/index.html",
            FILES.resolve("pawl-playground.html").toUri().toString())
        : List.of("none");
  }

  /** Opens the playground as a new visitor, without the text of the test before. */
  private static void open(String address) {
    browser.go(address);
    browser.run("sessionStorage.clear()");
    browser.go("about:blank");
    browser.go(address);
    awaitFrame("PACKED");
  }

  private static void awaitFrame(String wanted) {
    browser.awaitInFrame(wanted, FRAME, "document.body.textContent.includes('" + wanted + "')");
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void typingIsDrawnAndLinkRestoresText(String address) {
    open(address);
    System.out.println(browser.run("return Math.round(performance.now())") + " ms to a picture");
    browser.awaitInFrame(
        "it can be walked", FRAME, "document.querySelector('#walk:not([hidden]) .result')");
    assertFalse(browser.one("#home").isDisplayed());
    browser.run(
        "window.copied = ''; navigator.clipboard.writeText = async (t) => { window.copied = t; }");
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      times.add(timeOf("yaml.value.replace(/machine: .*/, 'machine: Parcel" + i + "')"));
    }
    times.sort(null);
    System.out.println(
        times.get(10) + " ms from typing to the page, " + times.get(19) + " at most");
    awaitFrame("Parcel19");

    browser.run(
        "const yaml = document.getElementById('yaml');"
            + "yaml.setRangeText('  BOX: { on: { open: LOTS } }\\n', yaml.value.length, yaml.value.length);"
            + "yaml.dispatchEvent(new Event('input'))");
    browser.await(
        "the problem is shown",
        "document.getElementById('marks').textContent.includes('Did you mean \"LOST\"?')");
    browser.one("#share").click();
    browser.await("the link is copied", "window.copied.includes('#z=')");
    String link = (String) browser.run("return window.copied");
    browser.go("about:blank");
    browser.go(link);
    browser.await(
        "the text is restored", "document.getElementById('yaml').value.includes('open: LOTS')");
    browser.await("it has been checked", "document.querySelector('#marks li.error')");
    assertEquals(List.of(), browser.complaints());
  }

  /** Changes the text and returns the milliseconds until its page is shown. */
  private static long timeOf(String text) {
    Object took =
        browser.later(
            "const yaml = document.getElementById('yaml'); const start = performance.now();"
                + "const before = document.body.dataset.tried;"
                + "const watcher = new MutationObserver(() => {"
                + "  if (document.body.dataset.tried !== before) {"
                + "    watcher.disconnect(); done(performance.now() - start); } });"
                + "watcher.observe(document.body, { attributes: true });"
                + "yaml.value = "
                + text
                + "; yaml.dispatchEvent(new Event('input'))");
    return Math.round(((Number) took).doubleValue());
  }

  /** Each page replaces the content of the frame; nothing of the page before may stay active. */
  @ParameterizedTest
  @MethodSource("addresses")
  void walkStaysAndDigitsFireOnceAfterTyping(String address) {
    open(address);
    fireFirst();
    for (int i = 0; i < 3; i++) {
      timeOf("yaml.value.replace(/machine: .*/, 'machine: Again" + i + "')");
    }
    awaitFrame("Again2");
    browser.awaitInFrame("the walk stays", FRAME, steps(2));
    fireFirst();
    browser.awaitInFrame("one step more", FRAME, steps(3));
    assertEquals(1L, browser.run("return document.querySelectorAll('iframe').length"));
    assertEquals(List.of(), browser.complaints());
  }

  private static void fireFirst() {
    browser.awaitInFrame(
        "a key fires an event",
        FRAME,
        "document.querySelector('#walk:not([hidden]) .result')"
            + " && (document.body.dispatchEvent("
            + "new KeyboardEvent('keydown', { key: '1', bubbles: true })), true)");
  }

  private static String steps(int count) {
    return "document.querySelectorAll('.trail li').length === " + count;
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void typingIsNotBlocked(String address) {
    open(address);
    Object longest =
        browser.later(
            "const yaml = document.getElementById('yaml'); const first = yaml.value;"
                + "let longest = 0; let before = performance.now(); let ticks = 0;"
                + "(function tick() { const now = performance.now();"
                + "  longest = Math.max(longest, now - before); before = now;"
                + "  yaml.value = first.replace('Parcel', 'Parcel' + ticks);"
                + "  yaml.dispatchEvent(new Event('input'));"
                + "  if (++ticks < 60) { setTimeout(tick, 30); } else { done(longest); } })()");
    System.out.println(longest + " ms between two keys that follow each other in 30 ms, at most");
    awaitFrame("Parcel59");
  }

  @Test
  void pictureIsSavedAsPng() {
    open(addresses().get(1));
    browser.run(
        "window.saved = null; const create = URL.createObjectURL;"
            + "URL.createObjectURL = (blob) => { if (blob.type === 'image/png') {"
            + " window.saved = blob; } return create(blob); };"
            + "document.getElementById('format').value = 'png'");
    browser.one("#save").click();
    browser.await("a picture is saved", "window.saved && window.saved.size > 10000");
    Object signature =
        browser.later(
            "window.saved.slice(0, 4).arrayBuffer().then((b) => done([...new Uint8Array(b)]))");
    assertEquals(Arrays.asList(137L, 80L, 78L, 71L), signature);
  }

  @Test
  void pagesHaveNoAccessibilityProblems() {
    for (String scheme : List.of("light", "dark")) {
      for (int width : List.of(1280, 390)) {
        browser.scheme(scheme);
        browser.width(width);
        open(addresses().get(0));
        assertEquals(List.of(), browser.hindrances(), scheme + " " + width);
        assertTrue(
            (Boolean) browser.run("return document.documentElement.scrollWidth <= innerWidth"));
      }
    }
  }
}

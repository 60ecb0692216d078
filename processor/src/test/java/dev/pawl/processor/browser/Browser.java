package dev.pawl.processor.browser;

import dev.pawl.language.Tools;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * Chromium without a window. Tests are skipped where it is not installed; {@code -Dpawl.chromium}
 * and {@code -Dpawl.chromedriver} say where it is if not where Debian puts it. Nothing is
 * downloaded.
 */
public final class Browser implements AutoCloseable {

  private static final Path CHROMIUM =
      Path.of(System.getProperty("pawl.chromium", "/usr/bin/chromium"));
  private static final Path DRIVER =
      Path.of(System.getProperty("pawl.chromedriver", "/usr/bin/chromedriver"));

  /** It would warn of each version of Chromium that is newer than itself. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  private final ChromeDriver driver;
  private final Path folder;
  private int pages;

  private Browser(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /**
   * Starts one.
   *
   * @param folder where pages may be written
   */
  public static Browser start(Path folder) {
    Tools.require(
        Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
        "without Chromium and its driver no browser looks at the pages");
    SELENIUM.setLevel(Level.SEVERE);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(CHROMIUM.toFile());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--user-data-dir=" + folder.resolve("profile"));
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(DRIVER.toFile()).build();
    return new Browser(new ChromeDriver(service, options), folder);
  }

  /** Opens a page, and forgets what was logged before. */
  public void open(String html) {
    open(html, "");
  }

  /** Opens a page at a part of it, as {@code #state-OPEN} says. */
  public void open(String html, String fragment) {
    try {
      Path file = folder.resolve("page" + pages++ + ".html");
      Files.writeString(file, html);
      driver.manage().logs().get(LogType.BROWSER);
      driver.manage().logs().get(LogType.PERFORMANCE);
      driver.get(file.toUri() + fragment);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Goes to an address. */
  public void go(String address) {
    driver.manage().logs().get(LogType.BROWSER);
    driver.manage().logs().get(LogType.PERFORMANCE);
    driver.get(address);
  }

  /** Runs a script in the page until it calls {@code done(result)}. */
  public Object later(String script, Object... arguments) {
    String ending = "const done = arguments[arguments.length - 1];";
    return driver.executeAsyncScript(ending + script, arguments);
  }

  /** Waits until a script's result is true. */
  public void await(String what, String script) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (!Boolean.TRUE.equals(run("return Boolean(" + script + ");"))) {
      if (System.nanoTime() > end) {
        throw new AssertionError(what + ": " + script);
      }
    }
  }

  /** Waits until a script's result is true in a frame, which may have another origin. */
  public void awaitInFrame(String what, String selector, String script) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (true) {
      try {
        driver.switchTo().frame(driver.findElement(By.cssSelector(selector)));
        if (Boolean.TRUE.equals(run("return Boolean(" + script + ");"))) {
          return;
        }
      } catch (WebDriverException e) {
        // there is none yet, or another has just taken its place
      } finally {
        driver.switchTo().defaultContent();
      }
      if (System.nanoTime() > end) {
        throw new AssertionError(what + ": " + script);
      }
    }
  }

  /**
   * What hinders people who see, hear or move otherwise, as axe-core finds it; nothing left out.
   */
  public List<String> hindrances() {
    driver.executeScript(Axe.SCRIPT);
    Object found =
        later(
            "axe.run(document, { resultTypes: ['violations'] }).then((r) => done("
                + "r.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html))));");
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  /** Read once, as it is large. */
  private static final class Axe {
    private static final String SCRIPT = script();

    private static String script() {
      try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** What was written to the console, and what was asked of the network but the page itself. */
  public List<String> complaints() {
    List<String> complaints = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
      complaints.add(entry.getMessage());
    }
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      String message = entry.getMessage();
      boolean request =
          message.contains("\"Network.requestWillBeSent\"")
              && message.contains("\"documentURL\":\"file:");
      if (request
          && !message.contains("\"url\":\"file:///")
          && !message.contains("\"url\":\"data:")) {
        complaints.add(message);
      }
    }
    return complaints;
  }

  /** Lets the screen be so wide, in pixels. */
  public void width(int pixels) {
    cdp(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", pixels, "height", 800, "deviceScaleFactor", 1, "mobile", pixels < 600));
  }

  /** Chooses the reader's scheme of colours, {@code light} or {@code dark}. */
  public void scheme(String name) {
    scheme(name, "no-preference");
  }

  /**
   * Chooses the reader's scheme of colours and how much contrast there is to be.
   *
   * @param contrast {@code more}, {@code less} or {@code no-preference}
   */
  public void scheme(String name, String contrast) {
    List<Object> features =
        List.of(
            Map.of("name", "prefers-color-scheme", "value", name),
            Map.of("name", "prefers-contrast", "value", contrast));
    cdp("Emulation.setEmulatedMedia", Map.of("features", features));
  }

  /** Asks for less motion, as readers do, or no more. */
  public void reducedMotion(boolean on) {
    List<Object> features =
        List.of(Map.of("name", "prefers-reduced-motion", "value", on ? "reduce" : "no-preference"));
    cdp("Emulation.setEmulatedMedia", Map.of("features", features));
  }

  /** Presses a key where the focus is. */
  public void press(CharSequence key) {
    new Actions(driver).sendKeys(key).perform();
  }

  /** Shows pages as they are printed on A4, or on a screen again. */
  public void printing(boolean on) {
    cdp("Emulation.setEmulatedMedia", Map.of("media", on ? "print" : "screen"));
    // 21 cm less the margins, at 96 pixels for an inch
    width(on ? 688 : 1280);
  }

  /** What those who hear the page are told: the role and name of all that has one, in order. */
  public List<Map.Entry<String, String>> told() {
    cdp("Accessibility.enable", Map.of());
    List<Map.Entry<String, String>> told = new ArrayList<>();
    for (Object node : (List<?>) cdp("Accessibility.getFullAXTree", Map.of()).get("nodes")) {
      Map<?, ?> properties = (Map<?, ?>) node;
      if (!Boolean.TRUE.equals(properties.get("ignored"))) {
        told.add(Map.entry(text(properties.get("role")), text(properties.get("name"))));
      }
    }
    cdp("Accessibility.disable", Map.of());
    return told;
  }

  private static String text(Object value) {
    return value instanceof Map<?, ?> map ? String.valueOf(map.get("value")).strip() : "";
  }

  private Map<String, Object> cdp(String command, Map<String, Object> arguments) {
    return driver.executeCdpCommand(command, arguments);
  }

  /** Runs a script in the page. */
  public Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  public List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  public WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** The texts of elements, as they are shown. */
  public List<String> texts(String selector) {
    return all(selector).stream().map(WebElement::getText).toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}

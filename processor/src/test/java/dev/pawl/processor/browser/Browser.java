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
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * Headless Chromium. Tests are skipped if it is not installed. {@code -Dpawl.chromium} and {@code
 * -Dpawl.chromedriver} set the paths of the programs if they differ from Debian's paths. Nothing is
 * downloaded.
 */
public final class Browser implements AutoCloseable {

  private static final Path CHROMIUM =
      Path.of(System.getProperty("pawl.chromium", "/usr/bin/chromium"));
  private static final Path DRIVER =
      Path.of(System.getProperty("pawl.chromedriver", "/usr/bin/chromedriver"));

  /** The logger of Selenium, which would warn of every newer version of Chromium. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

  private final ChromeDriver driver;
  private final Path folder;
  private int pages;

  private Browser(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /**
   * Starts a browser.
   *
   * @param folder the folder for pages
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

  /** Opens a page and clears the log. */
  public void open(String html) {
    open(html, "");
  }

  /** Opens a page at a fragment such as {@code #state-OPEN}. */
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

  /** Opens an address. */
  public void go(String address) {
    driver.manage().logs().get(LogType.BROWSER);
    driver.manage().logs().get(LogType.PERFORMANCE);
    driver.get(address);
  }

  /** Opens an address in a new tab, which hides the page of the current tab. */
  public void goInNewTab(String address) {
    driver.switchTo().newWindow(WindowType.TAB);
    go(address);
  }

  /** Closes the current tab and shows the first tab. */
  public void closeTab() {
    driver.close();
    driver.switchTo().window(driver.getWindowHandles().iterator().next());
    driver.executeCdpCommand("Page.bringToFront", Map.of());
  }

  /** Runs a script in the page until it calls {@code done(result)}. */
  public Object later(String script, Object... arguments) {
    String ending = "const done = arguments[arguments.length - 1];";
    return driver.executeAsyncScript(ending + script, arguments);
  }

  /** Waits until a script returns true. */
  public void await(String what, String script) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (!Boolean.TRUE.equals(run("return Boolean(" + script + ");"))) {
      pause(end, what + ": " + script);
    }
  }

  /** Leaves the processors to the browser for a moment. */
  private static void pause(long end, String awaited) {
    if (System.nanoTime() > end) {
      throw new AssertionError(awaited);
    }
    LockSupport.parkNanos(20_000_000);
  }

  /** Waits until a script returns true in a frame, which can have another origin. */
  public void awaitInFrame(String what, String selector, String script) {
    long end = System.nanoTime() + 20_000_000_000L;
    while (true) {
      try {
        driver.switchTo().frame(driver.findElement(By.cssSelector(selector)));
        if (Boolean.TRUE.equals(run("return Boolean(" + script + ");"))) {
          return;
        }
      } catch (WebDriverException e) {
        // the frame does not exist yet, or has just been replaced
      } finally {
        driver.switchTo().defaultContent();
      }
      pause(end, what + ": " + script);
    }
  }

  /** Returns all accessibility violations that axe-core finds. */
  public List<String> hindrances() {
    driver.executeScript(Axe.SCRIPT);
    Object found =
        later(
            "axe.run(document, { resultTypes: ['violations'],"
                + " rules: { 'label-content-name-mismatch': { enabled: true } } }).then((r) => done("
                + "r.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html))));");
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }

  /** The source of axe-core, which is read only once because it is large. */
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

  /** Returns the messages of the console, and the requests except for the page itself. */
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

  /**
   * Sets the width of the screen in pixels. The height is that of a phone if the width is small,
   * and otherwise that of a desktop.
   */
  public void width(int pixels) {
    boolean isPhone = pixels < 600;
    int height = isPhone ? 844 : 900;
    cdp(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", pixels, "height", height, "deviceScaleFactor", 1, "mobile", isPhone));
  }

  /** Sets the preferred color scheme, {@code light} or {@code dark}. */
  public void scheme(String name) {
    scheme(name, "no-preference");
  }

  /**
   * Sets the preferred color scheme and contrast.
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

  /** Sets whether the reader prefers reduced motion. */
  public void reducedMotion(boolean on) {
    List<Object> features =
        List.of(Map.of("name", "prefers-reduced-motion", "value", on ? "reduce" : "no-preference"));
    cdp("Emulation.setEmulatedMedia", Map.of("features", features));
  }

  /** Clicks four pixels next to the start of a line of the picture. */
  public void clickBeside(String line) {
    List<?> place =
        (List<?>)
            run(
                "const line = document.querySelector(arguments[0]);"
                    + "line.scrollIntoView({ block: 'center' });"
                    + "const { x, y } = line.getPointAtLength(3).matrixTransform(line.getScreenCTM());"
                    + "return [Math.round(x) + 4, Math.round(y)];",
                line);
    new Actions(driver)
        .moveToLocation(((Long) place.get(0)).intValue(), ((Long) place.get(1)).intValue())
        .click()
        .perform();
  }

  /** Presses a key in the focused element. */
  public void press(CharSequence key) {
    new Actions(driver).sendKeys(key).perform();
  }

  /** Sets whether pages are shown as printed on A4 or on a screen. */
  public void printing(boolean on) {
    cdp("Emulation.setEmulatedMedia", Map.of("media", on ? "print" : "screen"));
    // 21 cm minus the margins, at 96 pixels per inch
    width(on ? 688 : 1280);
  }

  /** Returns the role and the name of every node of the accessibility tree, in order. */
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

  /** Returns the visible texts of elements. */
  public List<String> texts(String selector) {
    return all(selector).stream().map(WebElement::getText).toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}

package dev.pawl.cli.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.preview.PreviewServer;
import dev.pawl.processor.browser.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests the preview and the playground in a browser. */
@Tag("slow")
class PreviewPageTest {

  private static final String DOOR =
      """
      machine: Door
      package: com.acme
      states:
        OPEN: { initial: true, on: { shut: CLOSED } }
        CLOSED: { on: { open: OPEN } }
      """;

  @TempDir static Path profile;
  @TempDir Path folder;

  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.start(profile);
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void wide() {
    browser.width(1280);
    browser.scheme("light");
  }

  private void write(String text) throws IOException {
    Files.writeString(folder.resolve("door.pawl.yaml"), text);
  }

  /** Waits until the displayed page contains a text. */
  private void awaitFrame(String what, String wanted) {
    browser.awaitInFrame(
        what, "#page iframe:not(.behind)", "document.body.textContent.includes('" + wanted + "')");
  }

  private static String shown(String id) {
    return "!document.getElementById('" + id + "').hidden";
  }

  @Test
  void changedFileUpdatesPage() throws IOException {
    write(DOOR);
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      awaitFrame("the machine is shown", "CLOSED");
      assertEquals(List.of("Door"), browser.texts("#machines a"));
      assertFalse(browser.one("#problems").isDisplayed());

      write(DOOR.replace("CLOSED", "BOLTED"));
      awaitFrame("the picture follows", "BOLTED");

      write(DOOR.replace("shut: CLOSED", "shut: CLOSDE"));
      browser.await("the errors stand in the page", shown("problems"));
      assertTrue(
          browser.one("#report").getText().contains("PAWL012"), browser.one("#report").getText());
      assertTrue(browser.one("#report").getText().contains("  OPEN: { initial: true, on: {"));
      assertTrue(browser.one("#report").getText().lines().anyMatch(l -> l.strip().equals("^")));
      assertTrue(browser.one("#stale").isDisplayed());
      assertTrue(browser.one("#stale").getText().startsWith("The picture is of "));
      awaitFrame("the last picture stays", "BOLTED");
      assertEquals(List.of("1 error"), browser.texts("#machines .chip"));

      write(DOOR);
      awaitFrame("all is well again", "CLOSED");
      assertFalse(browser.one("#problems").isDisplayed());
      assertFalse(browser.one("#stale").isDisplayed());
      assertEquals(List.of(), browser.complaints());
    }
    browser.await("who serves has gone, which is said", shown("gone"));
  }

  @Test
  void pageOfFailingPropertyShowsItsPath() throws IOException {
    write(DOOR + "verify: { properties: { stays: { never: in(CLOSED) } } }\n");
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      browser.await("the error stands above the page", shown("problems"));
      assertTrue(browser.one("#report").getText().contains("PAWL161"));
      awaitFrame("the page is of this machine", "does not compile");
      assertFalse(browser.one("#stale").isDisplayed());
      browser.awaitInFrame(
          "the path is followed",
          "#page iframe:not(.behind)",
          "(() => { const click = (what) => document.querySelector(what).click();"
              + "click('#properties .show'); click('#walk .path button');"
              + "return document.querySelector('.here a').textContent === 'CLOSED'; })()");
    }
  }

  @Test
  void scriptOfPageCannotAccessPreview() throws IOException {
    Path compiled = Files.createDirectories(folder.resolve("classes/META-INF/pawl"));
    Files.writeString(compiled.resolve("com.acme.Evil.json"), "{}");
    Files.writeString(
        compiled.resolve("com.acme.Evil.html"),
        """
        <!DOCTYPE html><html><body><p class="picture">evil</p><script>
        let tried = 0;
        for (const attack of [
          () => { parent.document.title = "taken over"; },
          () => { top.location = "about:blank"; },
          () => { parent.document.body.textContent = ""; },
          () => { localStorage.setItem("a", "b"); },
          () => { window.open("about:blank"); },
        ]) {
          try { attack(); } catch { }
          tried++;
        }
        parent.postMessage({ pawl: "here", hash: "javascript:alert(1)", x: 0, y: 0, left: 0, top: 0 }, "*");
        document.body.append("tried " + tried);
        </script></body></html>
        """);
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      awaitFrame("its script has run", "tried 5");
      assertEquals("Evil \u2013 Pawl preview", browser.run("return document.title"));
      assertEquals(List.of("Evil"), browser.texts("#machines a"));
    }
  }

  @Test
  void changedFileKeepsPositionInPage() throws IOException {
    write(DOOR);
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      awaitFrame("the machine is shown", "CLOSED");
      browser.awaitInFrame(
          "it is scrolled and walked",
          "#page iframe:not(.behind)",
          "(document.body.style.height = '5000px', scrollTo(0, 200), location.hash = '#state-OPEN',"
              + " true)");
      write(DOOR.replace("shut", "slam"));
      awaitFrame("the page follows", "slam");
      browser.awaitInFrame(
          "its address is kept", "#page iframe:not(.behind)", "location.hash === '#state-OPEN'");
    }
  }

  @Test
  void selectedMachineStaysSelected() throws IOException {
    write(DOOR);
    Files.writeString(folder.resolve("gate.pawl.yaml"), DOOR.replace("Door", "Gate"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      awaitFrame("the first is shown", "Door");
      browser.all("#machines a").get(1).click();
      awaitFrame("the other is shown", "Gate");
      write(DOOR + "#");
      write(DOOR);
      browser.go("about:blank");
      browser.go(server.address() + "#gate.pawl.yaml");
      awaitFrame("the address says which", "Gate");
    }
  }

  @Test
  void emptyFolderShowsNoticeUntilMachineExists() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address());
      browser.await("there is nothing yet", shown("nothing"));
      write(DOOR);
      awaitFrame("it appears", "CLOSED");
      assertFalse(browser.one("#nothing").isDisplayed());
    }
  }

  @Test
  void typingUpdatesProblemsPictureAndWalk() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address() + "playground");
      awaitFrame("the example is drawn", "Parcel");
      assertTrue(browser.one("#good").isDisplayed());
      browser.run(
          "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }");
      assertTrue(copied("java").contains("enum ParcelState"));
      assertTrue(copied("mmd").startsWith("stateDiagram-v2"));
      assertTrue(copied("svg").startsWith("<svg"));
      assertTrue(copied("txt").contains("\u250C"));

      WebElement editor = browser.one("#yaml");
      editor.sendKeys(Keys.chord(Keys.CONTROL, "a"));
      browser.run("document.execCommand('insertText', false, arguments[0])", DOOR);
      awaitFrame("what was typed is drawn", "Door");
      browser.awaitInFrame(
          "it can be walked",
          "#page iframe:not(.behind)",
          "document.querySelector('#walk:not([hidden]) .result')");

      editor.sendKeys(Keys.chord(Keys.CONTROL, Keys.END), "  BOX: { on: { open: OPNE } }\n");
      browser.await("problems follow", "document.querySelectorAll('#marks li.error').length > 0");
      browser.await(
          "what was meant is said",
          "document.getElementById('marks').textContent.includes('Did you mean \"OPEN\"?')");
      browser.await("the picture is said to be old", shown("stale"));
      browser.await(
          "the line is marked",
          "document.querySelector('#numbers .error').textContent.trim() === '6'");

      browser.all("#marks .place").get(0).click();
      assertEquals("yaml", browser.run("return document.activeElement.id"));
      editor.sendKeys(Keys.chord(Keys.CONTROL, "z"));
      assertEquals(List.of(), browser.complaints());
    }
  }

  /** Copies the machine in the given format and returns the copied text. */
  private static String copied(String format) {
    browser.run("window.copied = ''; document.getElementById('format').value = '" + format + "'");
    browser.one("#copy").click();
    browser.await("it is copied", "window.copied");
    return (String) browser.run("return window.copied");
  }

  @Test
  void exampleReplacesTextAndIsUndone() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address() + "playground");
      awaitFrame("the first example is drawn", "Parcel");
      assertEquals(5, browser.all("#examples option").size());
      browser.run(
          "const examples = document.getElementById('examples'); examples.selectedIndex = 3;"
              + "examples.dispatchEvent(new Event('change'))");
      awaitFrame("the other example is drawn", "Player");
      assertTrue(browser.one("#good").isDisplayed());
      browser.one("#yaml").sendKeys(Keys.chord(Keys.CONTROL, "z"));
      awaitFrame("the first example is drawn again", "Parcel");
    }
  }

  @Test
  void keysAndNamesAreCompleted() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address() + "playground");
      awaitFrame("the example is drawn", "Parcel");
      WebElement editor = browser.one("#yaml");
      editor.sendKeys(Keys.chord(Keys.CONTROL, "a"), "machine: A", Keys.ENTER, "sta");
      browser.await("the key is offered", shown("choices"));
      assertEquals(List.of("states"), browser.texts("#choices b"));
      editor.sendKeys(Keys.ENTER, Keys.ENTER, "RED: { ini");
      assertEquals(List.of("initial"), browser.texts("#choices b"));
      editor.sendKeys(Keys.TAB, "t");
      assertEquals(List.of("true"), browser.texts("#choices b"));
      editor.sendKeys(Keys.ESCAPE, "rue, on: { go: GREEN } }", Keys.ENTER);
      editor.sendKeys("GREEN: { on: { stop: ", Keys.chord(Keys.CONTROL, " "));
      assertEquals(List.of("RED", "GREEN"), browser.texts("#choices b"));
      editor.sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
      assertEquals(
          "RED",
          browser.run("return document.querySelector('[aria-selected=true] b').textContent"));
      assertEquals(List.of(), browser.hindrances());
      editor.sendKeys(Keys.ENTER, " } }");
      assertEquals(
          "machine: A\nstates: \n  RED: { initial: true, on: { go: GREEN } }\n"
              + "  GREEN: { on: { stop: RED } }",
          browser.run("return document.getElementById('yaml').value"));
      awaitFrame("the machine is drawn", "GREEN");
    }
  }

  @Test
  void addressContainsSharedText() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address() + "playground");
      awaitFrame("the example is drawn", "Parcel");
      String shared = DOOR + "# \u00e9\u4e2d\ud83d\ude00";
      String link = (String) browser.later("Share.encode(arguments[0]).then(done)", shared);
      assertTrue(link.startsWith("#z=") && link.length() < DOOR.length() * 2, link);
      browser.go("about:blank");
      browser.go(server.address() + "playground" + link);
      awaitFrame("the shared machine is drawn", "Door");
      assertEquals(shared, browser.run("return document.getElementById('yaml').value"));
      browser.one("#yaml").sendKeys("#");
      assertEquals("", browser.run("return location.hash"));

      browser.go("about:blank");
      browser.go(server.address() + "playground#t=machine%3A%20Plain");
      browser.await(
          "a plain text is read", "document.getElementById('yaml').value === 'machine: Plain'");
      browser.go("about:blank");
      browser.go(server.address() + "playground#z=AAAA");
      browser.await("a broken link is ignored", "document.getElementById('yaml').value !== ''");
    }
  }

  @Test
  void editorIndentsAndEscapeLeavesIt() {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      browser.go(server.address() + "playground");
      awaitFrame("the example is drawn", "Parcel");
      WebElement editor = browser.one("#yaml");
      editor.sendKeys(Keys.chord(Keys.CONTROL, "a"), "states:", Keys.ENTER, "A:", Keys.ENTER);
      editor.sendKeys(Keys.TAB, "x", Keys.chord(Keys.SHIFT, Keys.TAB));
      assertEquals(
          "states:\n  A:\n    x", browser.run("return document.getElementById('yaml').value"));
      editor.sendKeys(Keys.ESCAPE, Keys.TAB);
      assertFalse("yaml".equals(browser.run("return document.activeElement.id")));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void pagesHaveNoAccessibilityProblems() throws IOException {
    write(DOOR.replace("shut: CLOSED", "shut: CLOSDE"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      for (String scheme : List.of("light", "dark")) {
        for (int width : List.of(scheme.equals("light") ? 1280 : 390)) {
          browser.scheme(scheme);
          browser.width(width);
          browser.go(server.address());
          browser.await("the problems are shown", shown("problems"));
          assertEquals(List.of(), browser.hindrances(), scheme + " " + width);
          browser.go(server.address() + "playground");
          awaitFrame("the playground is drawn", "Parcel");
          assertEquals(List.of(), browser.hindrances(), scheme + " " + width);
          assertTrue(
              (Boolean) browser.run("return document.documentElement.scrollWidth <= innerWidth"));
        }
      }
    }
  }
}

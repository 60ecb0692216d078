package dev.pawl.processor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.document.HtmlIndex;
import dev.pawl.diagrams.document.IndexEntry;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.MachineSummary;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests that the index page finds machines without a server. */
@Tag("slow")
class IndexPageTest {

  @TempDir static Path folder;

  private static Browser browser;
  private static String index;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.start(folder);
    List<IndexEntry> entries = new ArrayList<>();
    Map<String, Machine> machines = new LinkedHashMap<>(SeedMachines.all());
    machines.putAll(ChartMachines.all());
    for (Map.Entry<String, Machine> entry : machines.entrySet()) {
      String file = entry.getKey();
      Files.writeString(
          folder.resolve(file + ".svg"), SvgPainter.paint(ResolvedMachine.of(entry.getValue())));
      entries.add(
          new IndexEntry(
              MachineSummary.of(entry.getValue()), file, List.of("html", "svg", "md", "json")));
    }
    for (String text : HostileStrings.visible()) {
      Machine hostile =
          MachineSketch.named(text)
              .described(text)
              .state(text, s -> s.tags(text).on(text, text))
              .machine();
      entries.add(new IndexEntry(MachineSummary.of(hostile), "hostile", List.of("html")));
    }
    index = HtmlIndex.of(entries);
    String keep = System.getProperty("pawl.pages", "");
    if (!keep.isEmpty()) {
      Files.createDirectories(Path.of(keep));
      for (Path file : Files.list(folder).filter(f -> f.toString().endsWith(".svg")).toList()) {
        Files.writeString(Path.of(keep).resolve(file.getFileName()), Files.readString(file));
      }
      Files.writeString(
          Path.of(keep, "index.html"), HtmlIndex.of(entries.subList(0, machines.size())));
    }
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  private static List<String> shown() {
    return texts("h2");
  }

  @SuppressWarnings("unchecked")
  private static List<String> texts(String part) {
    return (List<String>)
        browser.run(
            "return [...document.querySelectorAll('.card:not([hidden])')]"
                + ".map(card => (arguments[0] ? card.querySelector(arguments[0]) : card).innerText)",
            part);
  }

  @Test
  void everyCardHasAPictureAndNoErrors() {
    browser.open(index);
    assertEquals(List.of(), browser.complaints());
    browser.run("document.querySelectorAll('img').forEach(i => { i.loading = 'eager'; })");
    long drawn =
        (Long)
            browser.run(
                "return Promise.all([...document.images].map(i => i.decode()))"
                    + ".then(() => [...document.images].filter(i => i.naturalWidth > 0).length)");
    assertEquals(SeedMachines.all().size() + ChartMachines.all().size(), drawn);
    assertEquals(1, browser.all(".cards").size());
    // each picture is shown as a whole
    assertEquals(
        Boolean.TRUE,
        browser.run(
            "return [...document.querySelectorAll('.thumb')].every((thumb) => {"
                + " const t = thumb.getBoundingClientRect();"
                + " const i = thumb.firstChild.getBoundingClientRect();"
                + " return i.bottom <= t.bottom && i.right <= t.right"
                + " && getComputedStyle(thumb.firstChild).objectFit === 'contain'; });"));
    for (int width : List.of(390, 1280)) {
      browser.width(width);
      long wide = (Long) browser.run("return document.scrollingElement.scrollWidth");
      assertTrue(wide <= width, () -> wide + " wide");
    }
  }

  @Test
  void wordsOfNamesStatesAndEventsFindMachines() {
    browser.open(index);
    browser.one("body").sendKeys("/");
    WebElement input = browser.one("#search input");
    assertEquals(input, browser.run("return document.activeElement"));
    input.sendKeys("half_open");
    List<String> found = shown();
    assertTrue(!found.isEmpty() && found.size() < browser.all(".card").size(), found::toString);
    assertTrue(found.get(0).toLowerCase().contains("circuit"), found::toString);
    assertEquals("#half_open", browser.run("return location.hash"));
    input.sendKeys(" nowhere");
    assertEquals(List.of(), shown());
    assertTrue(browser.one("#nothing").isDisplayed());
    input.sendKeys(Keys.ESCAPE);
    assertEquals(browser.all(".card").size(), shown().size());
  }

  @Test
  void tagFiltersMachines() {
    browser.open(index);
    WebElement tag = browser.one("button.tag");
    String name = tag.getText();
    tag.sendKeys(Keys.SPACE);
    assertEquals("true", tag.getDomAttribute("aria-pressed"));
    List<String> found = shown();
    assertTrue(!found.isEmpty() && found.size() < browser.all(".card").size(), found::toString);
    texts("").forEach(card -> assertTrue(card.contains(name), card));
    tag.click();
    assertEquals(browser.all(".card").size(), shown().size());
  }
}

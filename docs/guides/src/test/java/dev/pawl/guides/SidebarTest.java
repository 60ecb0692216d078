package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the sidebar of the site links to every document. */
class SidebarTest {

  /** Pages that {@code site/assemble.mjs} copies from other folders. */
  private static final Set<String> OTHERS =
      Set.of("/", "/changelog", "/contributing", "/benchmarking");

  @Test
  void everyPageIsLinkedOnce() throws IOException {
    List<String> links = new ArrayList<>();
    Matcher link =
        Pattern.compile("\"link\": \"([^\"]+)\"")
            .matcher(Files.readString(Documents.ROOT.resolve("docs/site/sidebar.json")));
    while (link.find()) {
      links.add(link.group(1));
    }
    TreeSet<String> pages = new TreeSet<>(OTHERS);
    for (Path document : Documents.all()) {
      boolean ofCode = document.getFileName().toString().matches("PAWL\\d+[.]md");
      // the list of problems links to the pages of codes
      if (document.startsWith(Documents.ROOT.resolve("docs")) && !ofCode) {
        pages.add(SiteAddress.of(document));
      }
    }
    assertEquals(List.copyOf(pages), links.stream().sorted().toList());
  }

  @Test
  void lockFileNamesNoPackageHost() throws IOException {
    String lock = Files.readString(Documents.ROOT.resolve("docs/site/package-lock.json"));
    assertFalse(lock.contains("\"resolved\""));
  }
}

package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the targets of all links exist, including the anchors that GitHub and the site
 * generate.
 */
class LinksTest {

  private static final Pattern LINK =
      Pattern.compile(
          "\\]\\((?<target>[^)\\s]+)\\)|<(?:a|img) [^>]*(?:href|src)=\"(?<html>[^\"]+)\"");
  private static final Pattern HEADING = Pattern.compile("^#{1,6} (?<text>.+?) *#*$");
  private static final Pattern ID = Pattern.compile("<a id=\"([^\"]+)\">");

  /** Addresses of the project: its site and its repository. */
  private static final Pattern OWN =
      Pattern.compile(
          "https://pawl\\.dev(?<page>/[\\w./-]*)?(?<at>#[\\w-]*)?"
              + "|https://github\\.com/pawl-dev/pawl\\b(?<path>[\\w./-]*)(?<anchor>#[\\w-]+)?");

  private static final Set<String> NOT_PUBLISHED =
      Set.of("target", "node_modules", ".git", "test", "it", "recorded");

  /** Pages of the repository's host that are not files. */
  private static final Set<String> HOSTED =
      Set.of("", ".git", "/issues", "/releases", "/security/advisories/new", "/blob/main/");

  private final Map<Path, Set<String>> anchors = new HashMap<>();

  @Test
  void targetsOfLinksExist() throws IOException {
    List<Path> documents = new ArrayList<>(Documents.all());
    try (Stream<Path> here = Files.list(Documents.ROOT)) {
      here.filter(file -> file.toString().endsWith(".md")).forEach(documents::add);
    }
    documents.add(Documents.ROOT.resolve("benchmarks/README.md"));
    List<String> dead = new ArrayList<>();
    int links = 0;
    for (Path document : documents) {
      Matcher link = LINK.matcher(prose(Documents.read(document)));
      while (link.find()) {
        String target = link.group("target") != null ? link.group("target") : link.group("html");
        if (!target.matches("[a-z]+:.*")) {
          links++;
          if (!leads(document, target)) {
            dead.add(Documents.ROOT.relativize(document) + ": " + target);
          }
        }
      }
    }
    assertEquals(List.of(), dead);
    assertTrue(links > 100, "only " + links);
  }

  /** Tests the addresses in documents and in all published files, for example in messages. */
  @Test
  void addressesOfTheProjectExist() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        Documents.ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return NOT_PUBLISHED.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().matches(".*[.](md|java|json|xml|ya?ml|mts|mjs|toml|html)")) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    List<String> dead = new ArrayList<>();
    int found = 0;
    for (Path file : files) {
      Matcher own = OWN.matcher(Files.readString(file));
      while (own.find()) {
        found++;
        boolean there =
            own.group("path") == null
                ? onSite(own.group("page"), own.group("at"))
                : inSources(own.group("path"), own.group("anchor"));
        if (!there) {
          dead.add(Documents.ROOT.relativize(file) + ": " + own.group());
        }
      }
    }
    assertEquals(List.of(), dead);
    assertTrue(found > 20, "only " + found);
  }

  /** Returns whether the site has a page or a file at an address. */
  private boolean onSite(String page, String anchor) throws IOException {
    String name = page == null ? "" : page.substring(1).replaceAll("[.]$", "");
    if (name.isEmpty()) {
      return true;
    }
    String address = "/" + name.replaceAll("/$", "");
    for (Path document : Documents.all().subList(1, Documents.all().size())) {
      if (SiteAddress.of(document).replaceAll("/$", "").equals(address)) {
        return has(document, anchor);
      }
    }
    // the code appends the number of a problem
    return address.equals("/problems") || Files.exists(Documents.ROOT.resolve("docs/" + name));
  }

  private boolean inSources(String path, String anchor) throws IOException {
    String bare = path.replaceAll("[./]$", "");
    if (HOSTED.contains(path) || HOSTED.contains(bare)) {
      return has(Documents.ROOT.resolve("README.md"), anchor);
    }
    Path file = Documents.ROOT.resolve(bare.replaceFirst("^/(blob|tree)/main/", ""));
    return path.matches("/(blob|tree)/main/.+") && Files.exists(file) && has(file, anchor);
  }

  /** Returns whether an anchor exists. If code composes the anchor, only the page is checked. */
  private boolean has(Path document, String anchor) throws IOException {
    return anchor == null || anchor.equals("#") || anchors(document).contains(anchor.substring(1));
  }

  private boolean leads(Path document, String target) throws IOException {
    String[] parts = target.split("#", 2);
    Path file = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]).normalize();
    if (!file.startsWith(Documents.ROOT) || !Files.exists(file)) {
      return false;
    }
    return parts.length == 1 || anchors(file).contains(parts[1]);
  }

  private Set<String> anchors(Path file) throws IOException {
    Set<String> known = anchors.get(file);
    if (known == null) {
      known = new HashSet<>();
      if (file.toString().endsWith(".md")) {
        String text = Documents.read(file);
        Matcher id = ID.matcher(text);
        while (id.find()) {
          known.add(id.group(1));
        }
        for (String line : prose(text).split("\n")) {
          Matcher heading = HEADING.matcher(line);
          if (heading.matches()) {
            String slug = slug(heading.group("text"));
            String unique = slug;
            for (int i = 1; !known.add(unique); i++) {
              unique = slug + "-" + i;
            }
          }
        }
      }
      anchors.put(file, known);
    }
    return known;
  }

  /** Returns the anchor that GitHub generates for a heading. */
  private static String slug(String heading) {
    return heading
        .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }

  /** Returns a text without code. */
  private static String prose(String text) {
    return text.replaceAll("(?sm)^ *(```|~~~~*).*?^ *\\1 *$", "")
        .replaceAll("`[^`\n]*`(?=[^\\]]|$)", "``");
  }
}

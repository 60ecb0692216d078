package dev.pawl.guides;

import java.nio.file.Path;
import java.util.Map;

/** The addresses of pages on the site, as {@code site/assemble.mjs} assigns them. */
final class SiteAddress {

  /** Pages whose addresses are short, because messages and responses contain them. */
  private static final Map<String, String> SHORT =
      Map.of(
          "reference/problems/index", "/problems/",
          "frameworks/spring-requests", "/spring/");

  private SiteAddress() {}

  /** Returns the address of a page below {@code docs}, without the host. */
  static String of(Path document) {
    Path docs = Documents.ROOT.resolve("docs");
    String name = docs.relativize(document).toString().replace('\\', '/').replace(".md", "");
    if (SHORT.containsKey(name)) {
      return SHORT.get(name);
    }
    return name.startsWith("reference/problems/")
        ? name.substring("reference".length()) + "/"
        : "/" + name;
  }
}

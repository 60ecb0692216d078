package dev.pawl.guides.snippet;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code in a document. A comment above the block, which readers do not see, names what
 * the block needs:
 *
 * <pre>
 * fixture=A,B   files below src/test/snippets that are compiled with the block; in such a file, the
 *               block replaces a comment line "snippet"; a fixture has no imports
 * name=N        the name by which other blocks refer to this block
 * with=N        compiled with the block of that name, in this document or else in another
 * pair=N        both blocks of that name generate the same types
 * in=PATH       the block is a part of that file, which is compiled and tested elsewhere; the
 *               document links to the file, or the block shows its imports and is compiled, too
 * fails=CODE    the block does not compile, with that problem
 * picture=PATH  the picture of the machine; -Dpawl.guides.update=true writes it
 * other         the block is not code for Pawl
 * </pre>
 *
 * A comment that begins with "snippets:" and a language applies to all blocks of the document that
 * have no comment of this kind.
 */
record Snippet(
    Path document,
    int line,
    String language,
    String text,
    Map<String, String> directives,
    Assumed assumed) {

  private static final Pattern FENCE =
      Pattern.compile(
          "(?:<!-- (?<comment>[a-z]+:? [^>]*?) -->\n)?"
              + "^(?<indent> *)```(?<language>java|yaml|xml|kotlin|groovy)\n(?<text>.*?)^ *```\n",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern DEFAULT =
      Pattern.compile("^<!-- snippets: (?<language>\\w+) (?<words>.*) -->$", Pattern.MULTILINE);

  static List<Snippet> of(Path document) throws IOException {
    String page = Documents.read(document);
    Assumed assumed = Assumed.by(page);
    Map<String, String> defaults = new LinkedHashMap<>();
    Matcher said = DEFAULT.matcher(page);
    while (said.find()) {
      defaults.put(said.group("language"), said.group("words"));
    }
    List<Snippet> snippets = new ArrayList<>();
    Matcher fence = FENCE.matcher(page);
    while (fence.find()) {
      String language = fence.group("language");
      String comment = fence.group("comment");
      if (comment != null && comment.startsWith("code:")) {
        continue; // compared with its file by ShownCodeTest
      }
      boolean own = comment != null && comment.startsWith("snippet: ");
      String words =
          own ? comment.substring("snippet: ".length()) : defaults.getOrDefault(language, "");
      Map<String, String> directives = new LinkedHashMap<>();
      for (String word : words.isBlank() ? new String[0] : words.strip().split("\\s+")) {
        String[] parts = word.split("=", 2);
        directives.put(parts[0], parts.length == 2 ? parts[1] : "");
      }
      int line = (int) page.substring(0, fence.start("language")).lines().count();
      snippets.add(
          new Snippet(
              document, line, language, fence.group("text").stripIndent(), directives, assumed));
    }
    return snippets;
  }

  boolean has(String directive) {
    return directives.containsKey(directive);
  }

  String get(String directive) {
    return directives.get(directive);
  }

  /** Returns the names after a directive. */
  List<String> names(String directive) {
    return has(directive) ? List.of(get(directive).split(",")) : List.of();
  }

  @Override
  public String toString() {
    return Documents.ROOT.relativize(document) + ":" + line;
  }
}

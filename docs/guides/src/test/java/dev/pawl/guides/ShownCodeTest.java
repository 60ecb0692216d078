package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Tests that documents show the code of files that are compiled and tested. A block below {@code
 * <!-- code: PATH#REGION -->} must equal the lines of that file between {@code // guide: REGION}
 * and {@code // end}. With {@code -Dpawl.guides.update=true}, the block is replaced instead.
 */
class ShownCodeTest {

  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- code: (?<path>[^#\\s]+)#(?<region>\\S+) -->\n```\\w+\n(?<code>.*?)```\n",
          Pattern.DOTALL);

  @Test
  void shownCodeEqualsFiles() throws IOException {
    int shown = 0;
    for (Path document : Documents.all()) {
      String text = Documents.read(document);
      StringBuilder filled = new StringBuilder();
      Matcher block = BLOCK.matcher(text);
      int end = 0;
      while (block.find()) {
        filled.append(text, end, block.start("code"));
        filled.append(region(block.group("path"), block.group("region")));
        end = block.end("code");
        shown++;
      }
      filled.append(text, end, text.length());
      if (Boolean.getBoolean("pawl.guides.update")) {
        Files.writeString(document, filled);
      } else {
        assertEquals(
            filled.toString(), text, () -> document + " is stale: see CONTRIBUTING.md, guides");
      }
    }
    assertTrue(shown > 10, "only " + shown + " blocks");
  }

  private static String region(String path, String name) throws IOException {
    List<String> lines = Files.readAllLines(Documents.ROOT.resolve(path));
    int from = -1;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.equals("// guide: " + name) || line.equals("# guide: " + name)) {
        from = i + 1;
      } else if (from >= 0 && (line.equals("// end") || line.equals("# end"))) {
        return String.join("\n", lines.subList(from, i)).stripTrailing().stripIndent() + "\n";
      }
    }
    throw new AssertionError(path + " has no region " + name);
  }
}

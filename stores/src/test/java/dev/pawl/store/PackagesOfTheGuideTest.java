package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The guide names the right package of each type. */
class PackagesOfTheGuideTest {

  private static final Pattern ROW =
      Pattern.compile("^\\| `(dev\\.pawl[a-z.]*)` \\| (.*) \\|$", Pattern.MULTILINE);

  private static final Pattern NAME = Pattern.compile("\\b[A-Z][A-Za-z]+");

  @Test
  void guideNamesPackageOfEachType() throws Exception {
    String guide = guide();
    Map<String, String> told = new HashMap<>();
    Matcher row = ROW.matcher(guide);
    while (row.find()) {
      Matcher type = Pattern.compile("`([A-Za-z]+)`").matcher(row.group(2));
      while (type.find()) {
        Class<?> found = Class.forName(row.group(1) + "." + type.group(1));
        assertTrue(Modifier.isPublic(found.getModifiers()), type.group(1));
        told.put(type.group(1), row.group(1));
      }
    }
    TreeSet<String> missing = new TreeSet<>();
    Map<String, String> offered = offered();
    for (String code : code(guide)) {
      Matcher name = NAME.matcher(code);
      while (name.find()) {
        if (offered.containsKey(name.group()) && !told.containsKey(name.group())) {
          missing.add(name.group() + " of " + offered.get(name.group()));
        }
      }
    }
    assertEquals(new TreeSet<>(), missing);
  }

  /** Returns the pages on persistence. */
  private static String guide() throws IOException {
    StringBuilder guide = new StringBuilder();
    try (Stream<Path> pages = Files.list(Path.of("..", "docs", "persistence"))) {
      for (Path page : pages.sorted().toList()) {
        guide.append(Files.readString(page)).append('\n');
      }
    }
    return guide.toString();
  }

  /** Returns the texts of code blocks and of code in backticks. */
  private static List<String> code(String guide) {
    List<String> code = new ArrayList<>();
    Matcher found = Pattern.compile("```java\n(.*?)```|`([^`\n]+)`", Pattern.DOTALL).matcher(guide);
    while (found.find()) {
      code.add(found.group());
    }
    return code;
  }

  /** Returns the exported types of stores, with their packages. */
  private static Map<String, String> offered() throws IOException {
    Map<String, String> offered = new HashMap<>();
    for (String line : Files.readAllLines(Path.of("../build/api/pawl-stores.txt"))) {
      Matcher type =
          Pattern.compile("(?:class|interface|enum|record) (dev\\.pawl[a-z.]*)\\.([A-Z]\\w+)")
              .matcher(line);
      if (!line.startsWith(" ") && type.find()) {
        offered.put(type.group(2), type.group(1));
      }
    }
    return offered;
  }
}

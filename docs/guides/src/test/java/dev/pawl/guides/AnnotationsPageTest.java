package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Assume;
import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.MapsTo;
import dev.pawl.Param;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the page about annotations contains all annotations and elements, with an example of
 * each.
 */
class AnnotationsPageTest {

  private static final List<Class<?>> ANNOTATIONS =
      List.of(
          StateMachine.class,
          Initial.class,
          Final.class,
          State.class,
          Transition.class,
          Event.class,
          Param.class,
          Forbid.class,
          MapsTo.class,
          Verify.class,
          Assume.class);

  private final String page =
      Documents.read("guide/annotations.md", "guide/transitions.md", "guide/properties.md");

  AnnotationsPageTest() throws IOException {}

  @Test
  void everyAnnotationIsListed() throws IOException {
    TreeSet<String> known = new TreeSet<>();
    ANNOTATIONS.forEach(type -> known.add(type.getSimpleName()));
    TreeSet<String> found = new TreeSet<>();
    Path api = Documents.ROOT.resolve("runtime/src/main/java/dev/pawl");
    try (Stream<Path> files = Files.list(api)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file).contains("\npublic @interface ")) {
          found.add(file.getFileName().toString().replace(".java", ""));
        }
      }
    }
    assertTrue(found.remove("Generated"), "only generated types have it");
    assertEquals(found, known);
  }

  @Test
  void everyElementHasRowAndExample() {
    List<String> missing = new ArrayList<>();
    for (Class<?> annotation : ANNOTATIONS) {
      String name = annotation.getSimpleName();
      for (Method element : annotation.getDeclaredMethods()) {
        if (!listed(name, element.getName())) {
          missing.add("no row for " + element.getName() + " of @" + name);
        }
        if (!used(name, element.getName())) {
          missing.add("no example with " + element.getName() + " of @" + name);
        }
        missing.addAll(constants(element));
      }
    }
    assertEquals(List.of(), missing);
  }

  /** Returns whether the section of an annotation has a row for an element. */
  private boolean listed(String annotation, String element) {
    Matcher section =
        Pattern.compile("^## (?<title>.*)\n(?<body>(?:(?!^## ).*\n)*)", Pattern.MULTILINE)
            .matcher(page);
    while (section.find()) {
      if (Pattern.compile("@" + annotation + "\\b").matcher(section.group("title")).find()
          && Pattern.compile(
                  "^\\| ([^|]*, )?`" + element + "`( of `@" + annotation + "`)?(,[^|]*)? \\|",
                  Pattern.MULTILINE)
              .matcher(section.group("body"))
              .find()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether an example uses an element. For properties, an example in YAML suffices,
   * because its keys have the same names.
   */
  private boolean used(String annotation, String element) {
    boolean property = Set.of("Verify", "Assume").contains(annotation);
    if (property && Pattern.compile("\\b" + element + ": ").matcher(page).find()) {
      return true;
    }
    Matcher uses =
        Pattern.compile("@" + annotation + "\\((?<in>(?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*)\\)")
            .matcher(page);
    while (uses.find()) {
      if (Pattern.compile("\\b" + element + " = ").matcher(uses.group("in")).find()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the constants of an element's type that the page does not name. */
  private List<String> constants(Method element) {
    Class<?> type = element.getReturnType();
    type = type.isArray() ? type.getComponentType() : type;
    List<String> missing = new ArrayList<>();
    if (type.isEnum()) {
      for (Object constant : type.getEnumConstants()) {
        if (!page.contains("`" + constant + "`")) {
          missing.add("no word of " + constant + " of " + type.getSimpleName());
        }
      }
    }
    return missing;
  }

  @Test
  void storedNamesAreThoseOfThePage() {
    Matcher row = Pattern.compile("\\| `(\\w+)` \\| `([^`]+)` \\| `([^`]+)` \\|").matcher(page);
    int rows = 0;
    while (row.find()) {
      if (row.group(1).matches("[A-Z_]+") && row.group(1).contains("_")) {
        rows++;
        String state = wire(row.group(1), List.of("half", "open"), "HALF_OPEN");
        String event = wire(row.group(1), List.of("cooldown", "expires"), "cooldownExpires");
        assertEquals(state, row.group(2));
        assertEquals(event, row.group(3));
      }
    }
    assertTrue(rows == StateMachine.WireNames.values().length, "rows: " + rows);
  }

  private static String wire(String style, List<String> words, String declared) {
    return switch (StateMachine.WireNames.valueOf(style)) {
      case AS_DECLARED -> declared;
      case SNAKE_CASE -> String.join("_", words);
      case KEBAB_CASE -> String.join("-", words);
      case CAMEL_CASE ->
          words.get(0) + Character.toUpperCase(words.get(1).charAt(0)) + words.get(1).substring(1);
    };
  }
}

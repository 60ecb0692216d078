package dev.pawl.processor.generate.serialize;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Source that is the same for every machine but for names. It is generated with each machine, as
 * the runtime is to stay small for programs that do without.
 */
final class Support {

  private Support() {}

  /** What a text has in place of what differs. */
  private static final Pattern HOLE =
      Pattern.compile("\\Apackage PACKAGE;\n\n|IMPORTS\n|GENERATED\n|NAME|MACHINE");

  /**
   * A source file of a machine.
   *
   * @param hidden the types of {@code java.lang} that must be imported, as the package has others
   */
  static String source(
      String file,
      String packageName,
      String prefix,
      String machine,
      boolean annotated,
      Set<String> hidden) {
    String text = text(file);
    StringBuilder imports = new StringBuilder();
    hidden.stream()
        .filter(name -> Pattern.compile("\\b" + name + "\\b").matcher(text).find())
        .sorted()
        .forEach(name -> imports.append("import java.lang.").append(name).append(";\n"));
    imports.append(annotated ? "import javax.annotation.processing.Generated;\n\n" : "\n");
    Map<String, String> fillings =
        Map.of(
            "package PACKAGE;\n\n",
            packageName.isEmpty() ? "" : "package " + packageName + ";\n\n",
            "IMPORTS\n",
            imports.toString(),
            "GENERATED\n",
            annotated ? "@Generated(\"dev.pawl.processor\")\n" : "",
            "NAME",
            prefix,
            "MACHINE",
            machine);
    return HOLE.matcher(text)
        .replaceAll(hole -> Matcher.quoteReplacement(fillings.get(hole.group())));
  }

  private static String text(String file) {
    try (InputStream in = Support.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

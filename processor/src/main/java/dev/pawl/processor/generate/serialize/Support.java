package dev.pawl.processor.generate.serialize;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Source that is the same for every machine but for names. It is generated with each machine, as
 * the runtime is to stay small for programs that do without.
 */
final class Support {

  private Support() {}

  /** A source file of a machine. */
  static String source(
      String file, String packageName, String prefix, String machine, boolean annotated) {
    String text = text(file);
    text =
        packageName.isEmpty()
            ? text.substring(text.indexOf('\n') + 2)
            : text.replaceFirst("PACKAGE", packageName);
    return text.replace(
            "IMPORTS\n", annotated ? "import javax.annotation.processing.Generated;\n\n" : "\n")
        .replace("GENERATED\n", annotated ? "@Generated(\"dev.pawl.processor\")\n" : "")
        .replace("NAME", prefix)
        .replace("MACHINE", machine);
  }

  private static String text(String file) {
    try (InputStream in = Support.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

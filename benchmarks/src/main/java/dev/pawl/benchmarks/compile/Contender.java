package dev.pawl.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A processor with the types it is measured on.
 *
 * @param name its name in tables
 * @param classPath the jars that declarations and generated code need
 * @param processorPath the processor's jars
 * @param source the form in which types are declared
 * @param options javac options for the processor
 */
record Contender(
    String name,
    List<Path> classPath,
    List<Path> processorPath,
    Source source,
    List<String> options) {

  /**
   * Writes the sources of some types, and a class that no processor has to do with.
   *
   * @param folder an empty folder
   * @param types how many types
   * @return javac's arguments: options for the processor, and files
   */
  List<String> write(Path folder, int types) throws IOException {
    List<String> arguments = new ArrayList<>();
    Path plain = folder.resolve("Plain.java");
    Files.writeString(plain, "final class Plain {}\n");
    arguments.add(plain.toString());
    for (int i = 0; i < types; i++) {
      Path file = folder.resolve("T" + i + source.suffix());
      Files.writeString(file, source.of("T" + i));
      if (!source.isOption()) {
        arguments.add(file.toString());
      }
    }
    if (source.isOption() && types > 0) {
      arguments.add("-Apawl.machines=" + folder);
    }
    arguments.addAll(options);
    return arguments;
  }
}

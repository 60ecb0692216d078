package dev.pawl.benchmarks.compile.subject;

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
 * @param processorPath the processor's jars; none where nothing is processed
 * @param source the form in which types are declared
 * @param options javac options for the processor
 */
public record Contender(
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
   * @return javac's arguments: options, and files
   */
  public List<String> write(Path folder, int types) throws IOException {
    Files.createDirectories(folder);
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
    if (!classPath.isEmpty()) {
      arguments.addAll(List.of("-cp", Javac.path(classPath)));
    }
    if (processorPath.isEmpty()) {
      arguments.add("-proc:none");
    } else {
      arguments.addAll(List.of("-processorpath", Javac.path(processorPath)));
    }
    return arguments;
  }

  /** The same with other options. */
  public Contender with(List<String> newOptions) {
    return new Contender(name, classPath, processorPath, source, newOptions);
  }

  /**
   * Makes sure that all types were compiled, and what is to be generated for them was.
   *
   * @param folder where javac has put its classes
   * @throws IllegalStateException if something is missing
   */
  public void check(Path folder, int types) {
    for (int i = 0; i < types; i++) {
      Path proof = folder.resolve(source.proof("T" + i));
      if (!Files.exists(proof)) {
        throw new IllegalStateException(name + " has not made " + proof);
      }
    }
  }
}

package dev.pawl.benchmarks.compile.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An annotation processor, and the types with which it is measured.
 *
 * @param name the name for tables
 * @param classPath the jars that declarations and generated code need
 * @param processorPath the jars of the processor; empty if there is no processor
 * @param source the form of the declarations
 * @param options the javac options for the processor
 */
public record CompilationContender(
    String name,
    List<Path> classPath,
    List<Path> processorPath,
    Source source,
    List<String> options) {

  /**
   * Writes the sources of types, and one class that has no annotations.
   *
   * @param folder an empty folder
   * @param types the number of types
   * @return the arguments of javac: options, and files
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

  /** Returns this contender with other options. */
  public CompilationContender with(List<String> newOptions) {
    return new CompilationContender(name, classPath, processorPath, source, newOptions);
  }

  /**
   * Checks that all types were compiled and their code was generated.
   *
   * @param folder the folder of the compiled classes
   * @param types the number of types
   * @throws IllegalStateException if a class is missing
   */
  public void check(Path folder, int types) {
    for (int i = 0; i < types; i++) {
      Path proof = folder.resolve(source.proof("T" + i));
      if (!Files.exists(proof)) {
        throw new IllegalStateException(name + " has not created " + proof);
      }
    }
  }
}

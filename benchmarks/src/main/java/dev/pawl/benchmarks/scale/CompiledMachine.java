package dev.pawl.benchmarks.scale;

import dev.pawl.benchmarks.start.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A random machine of any size, compiled for the measurement, with equivalent handwritten code.
 *
 * @param states the number of states, each with ten events
 * @param classes the folder of the classes
 */
record CompiledMachine(int states, Path classes) implements AutoCloseable {

  /** Compiles a machine into a temporary folder. */
  static CompiledMachine of(int states) throws IOException {
    Path classes = Files.createTempDirectory("pawl-subject");
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("Methods", MachineSource.methods(states));
    sources.put("Arrays", MachineSource.arrays(states));
    if (CodeStyle.ONE_SWITCH.fits(states)) {
      sources.put("OneSwitch", MachineSource.oneSwitch(states));
    }
    for (CodeStyle shape : CodeStyle.values()) {
      if (shape.fits(states)) {
        sources.put(shape.type(), shape.source());
      }
    }
    Path declaration = Files.createDirectories(classes.resolve("machines"));
    Files.writeString(declaration.resolve("walk.pawl.yaml"), MachineSource.declaration(states));
    compile(classes, declaration, sources);
    return new CompiledMachine(states, classes);
  }

  private static void compile(Path classes, Path declaration, Map<String, String> sources)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(unit(name, text)));
    List<Path> path = List.of(ClassPath.own(), ClassPath.of("pawl-runtime"));
    List<String> options =
        List.of(
            "-d",
            classes.toString(),
            "-nowarn",
            "-cp",
            path.get(0) + File.pathSeparator + path.get(1),
            "-processorpath",
            ClassPath.of("pawl-processor").toString(),
            "-Apawl.machines=" + declaration,
            "-Apawl.outputs=none");
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      if (!compiler.getTask(messages, files, null, options, null, units).call()) {
        throw new IllegalStateException("the subject does not compile:\n" + messages);
      }
    }
  }

  private static JavaFileObject unit(String name, String text) {
    URI uri = URI.create("string:///subject/" + name + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreErrors) {
        return text;
      }
    };
  }

  /** Returns the class path of a JVM that uses the machine. */
  List<Path> classPath() {
    List<Path> all = new ArrayList<>(List.of(classes));
    all.addAll(ClassPath.all());
    return all;
  }

  /** Deletes the classes. */
  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

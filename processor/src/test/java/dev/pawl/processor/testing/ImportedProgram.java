package dev.pawl.processor.testing;

import dev.pawl.processor.PawlProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The classes of an imported machine, compiled by javac with Pawl's processor. */
public final class ImportedProgram {

  private final ClassLoader loader;

  private ImportedProgram(Path classes) {
    try {
      this.loader =
          new URLClassLoader(
              new URL[] {classes.toUri().toURL()}, ImportedProgram.class.getClassLoader());
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Compiles all YAML and Java below a folder.
   *
   * @throws AssertionError if javac reports errors
   */
  public static ImportedProgram compile(Path folder) throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.walk(folder)) {
      sources = files.filter(f -> f.toString().endsWith(".java")).toList();
    }
    Path classes = Files.createDirectories(folder.resolve("classes"));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (var manager = javac.getStandardFileManager(messages, null, null)) {
      List<String> options =
          List.of(
              "-d",
              classes.toString(),
              "-classpath",
              System.getProperty("java.class.path"),
              "-Apawl.machines=" + folder,
              "-Apawl.outputs=none");
      var task =
          javac.getTask(
              null, manager, messages, options, null, manager.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new PawlProcessor()));
      boolean good = task.call();
      List<String> errors = new ArrayList<>();
      for (var message : messages.getDiagnostics()) {
        if (message.getKind() == Diagnostic.Kind.ERROR) {
          errors.add(message.toString());
        }
      }
      if (!good) {
        throw new AssertionError(String.join("\n", errors));
      }
    }
    return new ImportedProgram(classes);
  }

  /** Returns a compiled class. */
  public Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, true, loader);
  }

  /**
   * Runs a comparison that an import has written.
   *
   * @param test the name of the class that completes the comparison
   */
  public void runSideBySide(String test) throws Exception {
    Class<?> type = load(test);
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Method method = type.getSuperclass().getDeclaredMethod("machinesTakeTheSameSteps");
    method.setAccessible(true);
    try {
      method.invoke(constructor.newInstance());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}

package dev.pawl.guides.snippet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** One run of the compiler in this process. */
public record Compilation(
    Path classes, Path generated, List<String> errors, List<String> messages) {

  /** Returns the errors of one source, whose type is not public. */
  public static List<String> errorsOf(String source) throws IOException {
    Path folder = Files.createTempDirectory("pawl-guides");
    try {
      Files.writeString(folder.resolve("Shown.java"), source);
      Path machines = Files.createDirectories(folder.resolve("machines"));
      return of(folder.resolve("out"), List.of(folder), machines, List.of()).errors();
    } finally {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** Compiles all sources below some folders, and the machines of one. */
  static Compilation of(Path output, List<Path> folders, Path machines, List<String> options)
      throws IOException {
    return of(output, folders, machines, options, "dev.pawl.");
  }

  /** Compiles them with the processors whose names begin with one of the given prefixes. */
  static Compilation of(
      Path output, List<Path> folders, Path machines, List<String> options, String... processors)
      throws IOException {
    Path classes = Files.createDirectories(output.resolve("classes"));
    Path generated = Files.createDirectories(output.resolve("generated"));
    List<Path> sources = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-d",
                classes.toString(),
                "-s",
                generated.toString(),
                "-Xmaxerrs",
                "1000",
                "-Xmaxwarns",
                "1000",
                "-Apawl.outputs=none",
                "-Apawl.machines=" + machines));
    arguments.addAll(options);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null,
              files,
              diagnostics,
              arguments,
              null,
              files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(processors(processors));
      task.call();
    }
    List<String> errors =
        diagnostics.getDiagnostics().stream()
            .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
            .map(Object::toString)
            .toList();
    List<String> messages = diagnostics.getDiagnostics().stream().map(Object::toString).toList();
    return new Compilation(classes, generated, errors, messages);
  }

  private static List<Processor> processors(String... beginnings) {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> Stream.of(beginnings).anyMatch(found.type().getName()::startsWith))
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}

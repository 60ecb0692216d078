package dev.pawl.processor.e2e;

import dev.pawl.processor.PawlProcessor;
import dev.pawl.processor.ProcessedAnnotations;
import dev.pawl.processor.testing.Ecj;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compilers that the processor supports, which compile real files. */
public enum Tool {
  JAVAC {
    @Override
    JavaCompiler compiler(Job job) {
      return ToolProvider.getSystemJavaCompiler();
    }

    @Override
    List<String> strictness(Job job) {
      // no processor claims the annotations of libraries
      boolean libraries = job.classPath().stream().anyMatch(Tool::hasAnnotations);
      return List.of(libraries ? "-Xlint:all,-processing" : "-Xlint:all", "-Werror");
    }
  },
  ECJ {
    @Override
    JavaCompiler compiler(Job job) {
      return job.modular() ? new EclipseCompiler() : new Ecj();
    }

    @Override
    List<String> strictness(Job job) {
      return List.of();
    }
  };

  abstract JavaCompiler compiler(Job job);

  /**
   * Returns the options with which a warning fails the compilation, if the compiler has such
   * options.
   */
  abstract List<String> strictness(Job job);

  private static boolean hasAnnotations(String library) {
    return library.contains("jakarta") || library.contains("spring");
  }

  /** Runs a compilation with the processor, and with other processors before it. */
  public Compiled compile(Job job, Processor... others) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter log = new StringWriter();
    JavaCompiler compiler = compiler(job);
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      Files.createDirectories(job.classes());
      Files.createDirectories(job.generated());
      if (!job.classPath().isEmpty()) {
        // ECJ adds its own class path unless this option is set
        files.setLocationFromPaths(
            StandardLocation.CLASS_PATH, job.classPath().stream().map(Path::of).toList());
      }
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              log,
              files,
              diagnostics,
              options(job),
              null,
              files.getJavaFileObjectsFromPaths(job.sources()));
      List<Processor> processors = new ArrayList<>(List.of(others));
      processors.addAll(List.of(new PawlProcessor(), new ProcessedAnnotations(), new Bystander()));
      task.setProcessors(processors);
      boolean success = task.call();
      List<Message> messages =
          diagnostics.getDiagnostics().stream().map(Message::of).distinct().toList();
      return new Compiled(this, job, success, messages, log.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(log.toString(), e);
    }
  }

  private List<String> options(Job job) {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("-d", job.classes().toString(), "-s", job.generated().toString()));
    boolean said = job.options().contains("--release");
    if (!said && (this == ECJ || job.release() != Runtime.version().feature())) {
      options.addAll(List.of("--release", Integer.toString(job.release())));
    }
    if (this == ECJ) {
      // the IDE sets this option, too; without it, imports for Javadoc count as unused
      options.add("-enableJavadoc");
    }
    if (!job.modular()) {
      options.addAll(List.of("-classpath", Job.RUNTIME.toString()));
    }
    if (job.strict()) {
      options.addAll(strictness(job));
    }
    options.addAll(job.options());
    return options;
  }

  /** Returns the releases that the running JDK supports and the processor is tested with. */
  static List<Integer> releases() {
    int running = Runtime.version().feature();
    return List.of(17, 21, 25).stream().filter(r -> r <= running).toList();
  }

  /** Returns the place from which a class was loaded. */
  public static Path locationOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}

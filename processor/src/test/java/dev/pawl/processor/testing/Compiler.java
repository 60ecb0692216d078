package dev.pawl.processor.testing;

import dev.pawl.processor.e2e.Job;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The two supported compilers, which compile real files. */
public enum Compiler {
  JAVAC {
    @Override
    JavaCompiler tool() {
      return ToolProvider.getSystemJavaCompiler();
    }
  },
  ECJ {
    @Override
    JavaCompiler tool() {
      return new Ecj();
    }
  };

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:public )?(?:abstract |final )?(?:@?\\w+) (\\w+)[^;]*\\{");

  abstract JavaCompiler tool();

  /** The result of a compilation. */
  public record Result(boolean success, List<Message> messages, Path output) {

    /** Returns the messages that contain a text. */
    public List<Message> with(String text) {
      return messages.stream().filter(m -> m.text().contains(text)).toList();
    }

    public String text() {
      return String.join("\n", messages.stream().map(Message::toString).toList());
    }
  }

  /** A diagnostic; the file is empty if unknown. */
  public record Message(Diagnostic.Kind kind, String file, long line, long column, String text) {}

  /** Compiles the sources below a folder, with a processor unless it is null. */
  public Result compile(Path folder, Processor processor, List<String> options, String... sources) {
    return compile(folder, processor, options, List.of(sources));
  }

  private Result compile(
      Path folder, Processor processor, List<String> options, List<String> sources) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler tool = tool();
    StringWriter log = new StringWriter();
    try (StandardJavaFileManager files =
        tool.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      // not the class path of the tests: each compilation would index all of its jars
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(Job.RUNTIME));
      Path output = Files.createDirectories(folder.resolve("out"));
      List<Path> paths = new ArrayList<>();
      for (String source : sources) {
        paths.add(write(folder.resolve("src"), source));
      }
      List<String> all = new ArrayList<>();
      // without -s, ECJ would write generated sources into the working directory
      all.addAll(List.of("-d", output.toString(), "-s", output.toString()));
      if (this == ECJ || Runtime.version().feature() != 17) {
        // javac needs no such option, which would slow it down
        all.addAll(List.of("--release", "17"));
      }
      all.addAll(processor == null ? List.of("-proc:none") : List.of());
      all.addAll(options);
      JavaCompiler.CompilationTask task =
          tool.getTask(
              log, files, diagnostics, all, null, files.getJavaFileObjectsFromPaths(paths));
      if (processor != null) {
        task.setProcessors(List.of(processor));
      }
      boolean success = task.call();
      return new Result(
          success, diagnostics.getDiagnostics().stream().map(Compiler::message).toList(), output);
    } catch (IOException e) {
      throw new UncheckedIOException(log.toString(), e);
    }
  }

  private static Message message(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new Message(
        diagnostic.getKind(),
        source == null ? "" : Path.of(source.toUri()).getFileName().toString(),
        diagnostic.getLineNumber(),
        diagnostic.getColumnNumber(),
        diagnostic.getMessage(Locale.ROOT));
  }

  private static Path write(Path folder, String source) throws IOException {
    String type = source.startsWith("module ") ? "module-info" : "package-info";
    Matcher declaration = TYPE.matcher(source);
    if (type.equals("package-info") && declaration.find()) {
      type = declaration.group(1);
    }
    Matcher declared = PACKAGE.matcher(source);
    Path place = declared.find() ? folder.resolve(declared.group(1).replace('.', '/')) : folder;
    Files.createDirectories(place);
    return Files.writeString(place.resolve(type + ".java"), source);
  }

  /** Returns the options of a processor. */
  public static List<String> options(Map<String, String> values) {
    return values.entrySet().stream().map(e -> "-A" + e.getKey() + "=" + e.getValue()).toList();
  }
}

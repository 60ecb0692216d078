package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.read.annotation.CompilerTypes;
import dev.pawl.processor.read.annotation.EnumReader;
import dev.pawl.processor.testing.ElementProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Java sources and YAML files whose machines are read in one compilation. Missing types, such as
 * generated ones, are tolerated.
 */
final class Declarations {

  private static final Set<Code> LIBRARIES = Set.of(Code.LIBRARY_MISSING, Code.SPRING_MISSING);

  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, String> files = new LinkedHashMap<>();
  private String sourcePath = "";

  /** Adds a source; replaces one with the same path. */
  Declarations source(String path, String text) {
    sources.put(path, text);
    return this;
  }

  /** Adds a YAML file. */
  Declarations file(Path path) {
    files.put(path.toString(), read(path));
    return this;
  }

  /** Removes the YAML files. */
  void withoutFiles() {
    files.clear();
  }

  /** Adds an enum; replaces a type with the same name. */
  void enumeration(String packageName, String typeName, String text) {
    String qualified = qualified(packageName, typeName);
    sources
        .entrySet()
        .removeIf(
            s ->
                s.getKey().endsWith("/" + typeName + ".java")
                    && declares(s.getValue(), packageName));
    source("written/" + qualified.replace('.', '/') + ".java", text);
  }

  private static boolean declares(String source, String packageName) {
    return packageName.isEmpty()
        ? !source.startsWith("package ") && !source.contains("\npackage ")
        : source.contains("package " + packageName + ";");
  }

  static String qualified(String packageName, String typeName) {
    return packageName.isEmpty() ? typeName : packageName + "." + typeName;
  }

  /** Adds all sources and YAML files below a folder. */
  Declarations folder(Path folder) {
    for (Path path : Job.below(folder, ".java")) {
      if (!Set.of("Program.java", "package-info.java").contains(path.getFileName().toString())) {
        source(path.toString(), read(path));
      }
    }
    Job.below(folder, ".yaml").forEach(this::file);
    return this;
  }

  /** Adds a folder to the source path. */
  Declarations sourcePath(Path folder) {
    sourcePath = folder.toString();
    return this;
  }

  static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the machines of all enums, by the names of the enums, followed by the machines of all
   * files, by the names of the files.
   */
  Map<String, ResolvedMachine> machines() {
    Map<String, ResolvedMachine> machines = new LinkedHashMap<>();
    Set<String> seen = new HashSet<>();
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              if (!seen.isEmpty() || round.processingOver()) {
                return;
              }
              seen.add("");
              ElementFilter.typesIn(round.getRootElements())
                  .forEach(type -> enums(type, environment, machines));
              files.forEach((path, text) -> file(path, text, environment, machines));
            });
    List<String> options = new ArrayList<>(List.of("-proc:only", "-implicit:none"));
    options.addAll(List.of("-classpath", Job.RUNTIME + File.pathSeparator + classPath()));
    if (!sourcePath.isEmpty()) {
      options.addAll(List.of("-sourcepath", sourcePath));
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((path, text) -> units.add(new Text(path, text)));
    units.add(new Text("dev/pawl/none/None.java", "package dev.pawl.none; class None {}"));
    List<String> syntax = new ArrayList<>();
    JavaCompiler.CompilationTask task =
        javac.getTask(
            null,
            null,
            d -> {
              if (d.getCode().startsWith("compiler.err.illegal")
                  || d.getCode().startsWith("compiler.err.expected")
                  || d.getCode().startsWith("compiler.err.premature")) {
                syntax.add(d.toString());
              }
            },
            options,
            null,
            units);
    task.setProcessors(List.of(processor));
    task.call();
    processor.rethrow();
    if (!syntax.isEmpty()) {
      throw new AssertionError(syntax);
    }
    return machines;
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private static void enums(
      TypeElement type, ProcessingEnvironment environment, Map<String, ResolvedMachine> machines) {
    Problems problems = new Problems();
    Elements elements = environment.getElementUtils();
    new EnumReader(elements, new CompilerTypes(elements, environment.getTypeUtils(), type), false)
        .read(type, problems)
        .ifPresent(m -> machines.put(type.getQualifiedName().toString(), checked(m, problems)));
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(t -> enums(t, environment, machines));
  }

  private static void file(
      String path,
      String text,
      ProcessingEnvironment environment,
      Map<String, ResolvedMachine> machines) {
    Problems problems = new Problems();
    CompilerTypes types =
        new CompilerTypes(environment.getElementUtils(), environment.getTypeUtils());
    Optional<Machine> machine =
        YamlReader.read(path, text, packageOf(Path.of(path)), true, types, problems);
    machine.ifPresent(m -> machines.put(path, checked(m, problems)));
  }

  /**
   * Returns the package of a file that declares none. The package is the folder of the file,
   * relative to the test resources.
   */
  private static String packageOf(Path path) {
    String folder = path.getParent().toString().replace(path.getFileSystem().getSeparator(), ".");
    int at = folder.indexOf(".resources.dev.");
    return at < 0 ? "" : folder.substring(at + ".resources.".length());
  }

  private static ResolvedMachine checked(Machine machine, Problems problems) {
    Checks.run(machine, problems, false);
    // errors about missing libraries are ignored, because other tests check them
    List<Problem> errors =
        problems.all().stream()
            .filter(p -> p.code().severity() == Severity.ERROR && !LIBRARIES.contains(p.code()))
            .toList();
    if (!errors.isEmpty()) {
      throw new AssertionError(machine.name() + ": " + errors);
    }
    return ResolvedMachine.of(machine);
  }

  /** A source in memory. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String path, String text) {
      super(URI.create("memory:///" + path.replace('\\', '/')), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}

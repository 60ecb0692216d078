package dev.pawl.processor.lockstep;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.plan.Planner;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles charts as fast as possible: the generated code without the processor, documents, files
 * and warnings, so that more charts can be compared.
 */
final class InMemoryCompiler implements ChartCompiler {

  private static final List<String> OPTIONS =
      List.of(
          "-proc:none",
          "-nowarn",
          "-g:none",
          "-classpath",
          Job.RUNTIME + File.pathSeparator + Tool.locationOf(MachineDriver.class));

  @Override
  public ClassLoader compile(List<ChartSource.Chart> charts) {
    List<Text> texts = new ArrayList<>();
    for (ChartSource.Chart chart : charts) {
      String inPackage = chart.packageName() + ".";
      texts.add(new Text(inPackage + DriverSource.NAME, DriverSource.of(chart.machine())));
      int release = Runtime.version().feature();
      ResolvedMachine machine = ResolvedMachine.of(chart.machine());
      StableNumbers ids = new Locks(Optional.empty(), false).number(machine, new Problems()).ids();
      Generators.generate(
              Planner.plan(machine),
              ids,
              "",
              new Generators.Target(release, true, false, Set.of(), List.of()))
          .forEach(s -> texts.add(new Text(inPackage + s.name(), s.text())));
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Map<String, Bytes> classes = new HashMap<>();
    try (JavaFileManager files =
        new Outputs(
            javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8),
            classes)) {
      if (!javac.getTask(null, files, diagnostics, OPTIONS, null, texts).call()) {
        throw new AssertionError(diagnostics.getDiagnostics());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Loader(classes);
  }

  /** A source in memory. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String type, String text) {
      super(URI.create("memory:///" + type.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** A class in memory. */
  private static final class Bytes extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Bytes(String type) {
      super(URI.create("memory:///" + type.replace('.', '/') + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  /** Stores the output of the compiler. */
  private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, Bytes> classes;

    Outputs(JavaFileManager files, Map<String, Bytes> classes) {
      super(files);
      this.classes = classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String type, JavaFileObject.Kind kind, FileObject sibling) {
      return classes.computeIfAbsent(type, Bytes::new);
    }
  }

  /** Loads compiled classes, with assertions enabled. */
  private static final class Loader extends ClassLoader {
    private final Map<String, Bytes> classes;

    Loader(Map<String, Bytes> classes) {
      super(InMemoryCompiler.class.getClassLoader());
      this.classes = classes;
      setDefaultAssertionStatus(true);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      Bytes found = classes.get(name);
      if (found == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = found.bytes.toByteArray();
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}

package dev.pawl.processor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result of a compilation.
 *
 * @param log the output of the compiler besides its messages
 */
public record Compiled(Tool tool, Job job, boolean success, List<Message> messages, String log) {

  /** Returns the problems that the processor reported. */
  List<Message> problems() {
    return messages.stream().filter(m -> m.code().isPresent()).toList();
  }

  List<Message> problems(String code) {
    return problems().stream().filter(m -> m.code().orElseThrow().equals(code)).toList();
  }

  /** Returns the codes of the problems, in the order of the messages. */
  List<String> codes() {
    return problems().stream().map(m -> m.code().orElseThrow()).toList();
  }

  /** Returns all messages and the log, for failing tests. */
  public String text() {
    return messages.stream().map(Message::toString).collect(Collectors.joining("\n")) + log;
  }

  /** Returns this result; fails if there is any message about a file. */
  public Compiled clean() {
    if (!success || messages.stream().anyMatch(m -> m.isError() || m.isOurWarning())) {
      throw new AssertionError(tool + ", release " + job.release() + ":\n" + text());
    }
    generated()
        .forEach(
            (name, text) -> {
              if (name.endsWith(".java")
                  && !StandardCharsets.US_ASCII.newEncoder().canEncode(text)) {
                throw new AssertionError(name + " is not ASCII:\n" + text);
              }
            });
    return this;
  }

  /** Returns all generated sources and resources, sorted by path. */
  TreeMap<String, String> generated() {
    TreeMap<String, String> files = new TreeMap<>();
    add(job.generated(), ".java", files);
    add(job.classes(), ".java", files);
    add(job.classes().resolve("META-INF"), "", files);
    return files;
  }

  private void add(Path folder, String suffix, TreeMap<String, String> files) {
    Path root = folder.endsWith("META-INF") ? folder.getParent() : folder;
    for (Path file : Job.below(folder, suffix)) {
      try {
        files.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * Returns a class loader for the compiled classes and the missing parts of their class path, with
   * assertions enabled.
   */
  public URLClassLoader loader() {
    try {
      List<URL> urls = new ArrayList<>();
      urls.add(job.classes().toUri().toURL());
      for (String entry : job.classPath()) {
        urls.add(Path.of(entry).toUri().toURL());
      }
      URLClassLoader loader =
          new URLClassLoader(urls.toArray(new URL[0]), Compiled.class.getClassLoader());
      loader.setDefaultAssertionStatus(true);
      return loader;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a compiled program. Rethrows exceptions of the program. */
  void run(String mainClass) {
    try (URLClassLoader loader = loader()) {
      Method main = loader.loadClass(mainClass).getMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      String where = tool + ", release " + job.release() + ", " + mainClass + ": ";
      throw new AssertionError(where + e.getCause(), e.getCause());
    } catch (ReflectiveOperationException | IOException e) {
      throw new AssertionError(mainClass, e);
    }
  }
}

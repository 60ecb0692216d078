package dev.pawl.processor.serialize;

import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.NullMarked;

/**
 * The machines of the samples, as the samples declare them, but with all serializers. The compiler
 * uses only the sources that the machines name.
 */
final class SampleMachines {

  private static final Path MAIN = Path.of("..", "samples", "src", "main");
  private static final Path JAVA = MAIN.resolve("java");
  private static final Path JSPECIFY = Tool.locationOf(NullMarked.class);

  private static final Pattern NAME = Pattern.compile("(?m)^machine: *(\\w+)");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package: *([\\w.]+)");
  private static final Pattern IN_YAML = Pattern.compile("(?m)^serializers:.*\\n");
  private static final Pattern IN_JAVA = Pattern.compile("serializers = (\\{[^}]*\\}|[\\w.]+)");
  private static final Pattern ANNOTATION = Pattern.compile("(?m)^@StateMachine\\b(\\()?");
  private static final String ALL =
      "serializers = {dev.pawl.Serializer.JSON, dev.pawl.Serializer.JACKSON,"
          + " dev.pawl.Serializer.JPA, dev.pawl.Serializer.BINARY}";

  private final Path temp;
  private final SortedSet<String> declared = new TreeSet<>();

  /**
   * Collects the declarations.
   *
   * @param temp an empty folder for the compilation
   */
  SampleMachines(Path temp) {
    this.temp = temp;
    Job.below(MAIN, ".yaml").forEach(this::document);
    Job.below(JAVA, ".java").forEach(this::annotated);
  }

  /** Returns the names of all machines, or of the enums that declare them. */
  SortedSet<String> declared() {
    return declared;
  }

  private void document(Path file) {
    String text = read(file);
    Matcher name = NAME.matcher(text);
    if (!name.find()) {
      return;
    }
    Path within = MAIN.relativize(file);
    Path place = within.subpath(1, within.getNameCount());
    boolean beside = within.startsWith("resources");
    declared.add((beside ? packageOf(place) : first(PACKAGE, text)) + "." + name.group(1));
    String asking = "serializers: [json, jackson, jpa, binary]\n";
    Job.write(
        temp.resolve(beside ? "src" : "machines"),
        place.toString(),
        asking + IN_YAML.matcher(text).replaceAll(""));
  }

  private void annotated(Path file) {
    String text = read(file);
    Matcher annotation = ANNOTATION.matcher(text);
    if (!annotation.find()) {
      return;
    }
    Path place = JAVA.relativize(file);
    if (!file.endsWith("package-info.java")) {
      declared.add(packageOf(place) + "." + file.getFileName().toString().replace(".java", ""));
      Matcher asked = IN_JAVA.matcher(text);
      text =
          asked.find()
              ? asked.replaceFirst(ALL)
              : annotation.replaceFirst(
                  "@StateMachine(" + ALL + (annotation.group(1) == null ? ")" : ", "));
    }
    Job.write(temp.resolve("src"), place.toString(), text);
  }

  private static String packageOf(Path place) {
    return place.getParent().toString().replace(place.getFileSystem().getSeparator(), ".");
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.find()) {
      throw new AssertionError(pattern + " in " + text);
    }
    return matcher.group(1);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles all machines. */
  List<SampleMachine> compile() {
    Path source = temp.resolve("src");
    Job job =
        Job.of(source, temp.resolve("work"))
            .with("-classpath", Libraries.path() + File.pathSeparator + JSPECIFY)
            .with("-implicit:class", "-sourcepath", source + File.pathSeparator + JAVA)
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with("-Apawl.lock=" + temp.resolve("lock"))
            .with("-Apawl.warnings=off", "-Apawl.outputs=none");
    ClassLoader loader = Tool.JAVAC.compile(job).clean().loader();
    return Job.below(job.classes(), "Machine.class").stream()
        .map(c -> job.classes().relativize(c))
        .map(c -> packageOf(c) + "." + c.getFileName().toString().replace("Machine.class", ""))
        .map(prefix -> new SampleMachine(loader, prefix))
        .toList();
  }
}

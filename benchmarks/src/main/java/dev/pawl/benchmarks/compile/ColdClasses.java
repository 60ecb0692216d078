package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts the classes that javac loads when it compiles a first machine. */
final class ColdClasses {

  private static final Pattern LOADED = Pattern.compile("\\s([\\w.$/+]+) source: ");
  private static final String OURS = "dev.pawl.";

  private ColdClasses() {}

  /**
   * Counts the classes, and returns them as a table.
   *
   * @param settings the JDK and the contenders
   * @param folder an empty folder
   */
  static String count(CompilationSettings settings, Path folder)
      throws IOException, InterruptedException {
    Javac javac = new Javac(settings.home());
    StringBuilder text = new StringBuilder(javac.version()).append('\n');
    for (CompilationContender contender : settings.pawl()) {
      Path place = Files.createDirectory(folder.resolve(contender.name()));
      List<String> idle = loaded(javac, contender, 0, place);
      List<String> first = loaded(javac, contender, 1, place);
      text.append("\n| ").append(contender.name()).append(" | classes | of them lambdas |\n");
      text.append("|---|---|---|\n");
      append(text, "idle", idle.stream().filter(c -> c.startsWith(OURS)).toList());
      append(text, "first machine", first.stream().filter(c -> c.startsWith(OURS)).toList());
      append(text, "its JDK classes, beyond idle", theirs(first, idle));
      Map<String, List<String>> packages = new TreeMap<>();
      for (String name : first) {
        if (name.startsWith(OURS)) {
          String packageName = name.substring(0, name.replaceAll("/.*", "").lastIndexOf('.'));
          packages.computeIfAbsent(packageName, p -> new ArrayList<>()).add(name);
        }
      }
      packages.forEach((packageName, names) -> append(text, packageName, names));
    }
    return text.toString();
  }

  private static List<String> theirs(List<String> first, List<String> idle) {
    List<String> theirs = new ArrayList<>(first);
    theirs.removeAll(idle);
    theirs.removeIf(name -> name.startsWith(OURS));
    return theirs;
  }

  private static void append(StringBuilder text, String name, List<String> classes) {
    long lambdas = classes.stream().filter(c -> c.contains("Lambda")).count();
    text.append("| ").append(name).append(" | ").append(classes.size());
    text.append(" | ").append(lambdas).append(" |\n");
  }

  private static List<String> loaded(
      Javac javac, CompilationContender contender, int types, Path folder)
      throws IOException, InterruptedException {
    Path place = Files.createDirectory(folder.resolve("of" + types));
    Subject subject = Subject.of(javac, contender, types, place);
    Path log = place.resolve("loaded.txt");
    List<String> arguments = new ArrayList<>(subject.arguments());
    arguments.add("-J-Xlog:class+load:file=" + log);
    javac.compile(arguments, place.resolve("out"));
    try (Stream<String> lines = Files.lines(log)) {
      return lines.map(LOADED::matcher).filter(Matcher::find).map(m -> m.group(1)).toList();
    }
  }
}

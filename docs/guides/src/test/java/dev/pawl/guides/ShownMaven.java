package dev.pawl.guides;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks a Maven command in a document against the build and the sources. */
final class ShownMaven {

  private static final Set<String> FLAGS = Set.of("-q", "-B", "-ntp", "-am", "-o", "-U", "-T1C");

  private static final Set<String> GOALS =
      Set.of(
          "clean",
          "compile",
          "test",
          "package",
          "verify",
          "install",
          "deploy",
          "site",
          "dependency:copy",
          "spotless:apply",
          "versions:set");

  /** Properties of Maven and of its plugins. */
  private static final Set<String> OTHERS =
      Set.of(
          "skipTests",
          "groups",
          "surefire.failIfNoSpecifiedTests",
          "maven.repo.local",
          "artifact",
          "outputDirectory",
          "mdep.stripVersion",
          "newVersion",
          "generateBackupPoms");

  private final String poms;
  private final String sources;
  private final Set<String> classes = new HashSet<>();

  ShownMaven() throws IOException {
    StringBuilder allPoms = new StringBuilder();
    StringBuilder allSources = new StringBuilder();
    Files.walkFileTree(
        Documents.ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            return Set.of("target", "node_modules", ".git", "resources").contains(name)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            String name = file.getFileName().toString();
            if (name.equals("pom.xml")) {
              allPoms.append(Files.readString(file));
            } else if (name.endsWith(".java")) {
              String path = file.toString().replace('\\', '/');
              classes.add(path.replaceAll(".*/src/\\w+/java/|\\.java$", "").replace('/', '.'));
              allSources.append(Files.readString(file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    poms = allPoms.toString();
    sources = allSources.toString();
  }

  boolean isClass(String name) {
    return classes.contains(name);
  }

  boolean mentioned(String text) {
    return sources.contains(text);
  }

  List<String> problems(List<String> words) {
    List<String> problems = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("-pl")) {
        i++;
        for (String module : words.get(i).split(",")) {
          boolean placeholder = module.equals("MODULE");
          if (!placeholder && !Files.exists(Documents.ROOT.resolve(module).resolve("pom.xml"))) {
            problems.add("no module " + module);
          }
        }
      } else if (word.startsWith("-P")) {
        for (String profile : word.substring(2).split(",")) {
          if (!poms.contains("<id>" + profile + "</id>")) {
            problems.add("no profile " + profile);
          }
        }
      } else if (word.startsWith("-D")) {
        String[] parts = word.substring(2).split("=", 2);
        if (!isProperty(parts[0]) || parts.length == 2 && !isValue(parts[0], parts[1])) {
          problems.add("unknown: " + word);
        }
      } else if (!FLAGS.contains(word) && !GOALS.contains(word)) {
        problems.add("no goal " + word);
      }
    }
    return problems;
  }

  private boolean isProperty(String name) {
    return OTHERS.contains(name)
        || name.equals("test")
        || poms.contains("<name>" + name + "</name>")
        || poms.contains("<" + name + ">")
        || poms.contains("${" + name + "}")
        || sources.contains("\"" + name + "\"");
  }

  private boolean isValue(String name, String value) {
    return switch (name) {
      case "test" -> List.of(value.split(",")).stream().allMatch(this::isTest);
      case "artifact" -> isArtifact(value.split(":"));
      case "pawl.sample" -> value.matches("NAME|all") || mentioned("return \"" + value + "\";");
      default -> true;
    };
  }

  private boolean isTest(String name) {
    Pattern wanted = Pattern.compile("(.*\\.)?" + name.replace("*", "\\w*"));
    return classes.stream().anyMatch(type -> wanted.matcher(type).matches());
  }

  private boolean isArtifact(String[] parts) {
    return parts[0].equals("dev.pawl")
        && poms.contains("<artifactId>" + parts[1] + "</artifactId>")
        && poms.contains("<version>" + parts[2] + "</version>")
        && poms.contains("<type>" + parts[3] + "</type>");
  }
}

package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the files that check and update the repository. */
class RepositoryTest {

  private static final Set<String> BUILT = Set.of("target", "node_modules", ".git");
  private static final Pattern FOLDER = Pattern.compile("^ +- (/\\S+)$", Pattern.MULTILINE);
  private static final Pattern CHECKS = Pattern.compile("check: \\[(.+)]");
  private static final Pattern UNSEEDED = Pattern.compile("(new (?:Splittable)?Random\\(\\))");
  private static final Pattern CHARACTERS =
      Pattern.compile("\"[^\"\n]*\\\\\\\\([RhH]|[pP]\\{(?:Is\\w+|N)})");
  private static final Pattern ACTION = Pattern.compile("uses: (\\S+)");

  /** Returns the files of the repository with a name that ends with {@code end}. */
  private static List<Path> files(String end) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        Documents.ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return BUILT.contains(String.valueOf(folder.getFileName()))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(end)) {
              files.add(Documents.ROOT.relativize(file));
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  private static List<String> found(Pattern pattern, Path file) throws IOException {
    Matcher match = pattern.matcher(Files.readString(Documents.ROOT.resolve(file)));
    return match.results().map(one -> one.group(1)).toList();
  }

  @Test
  void dependabotUpdatesEveryPackageOfNode() throws IOException {
    List<String> folders =
        files("package.json").stream()
            .map(file -> "/" + file.getParent().toString().replace('\\', '/'))
            .sorted()
            .toList();
    assertTrue(folders.contains("/docs/site"), folders::toString);
    assertEquals(folders, found(FOLDER, Path.of(".github/dependabot.yml")));
  }

  @Test
  void actionsArePinned() throws IOException {
    List<String> actions = new ArrayList<>();
    try (Stream<Path> workflows = Files.list(Documents.ROOT.resolve(".github/workflows"))) {
      for (Path workflow : workflows.toList()) {
        actions.addAll(found(ACTION, workflow));
      }
    }
    assertTrue(actions.size() > 10, actions::toString);
    assertEquals(
        List.of(), actions.stream().filter(one -> !one.matches("\\S+@[0-9a-f]{40}")).toList());
  }

  @Test
  void randomChecksRunEachNight() throws IOException {
    List<String> nightly = found(CHECKS, Path.of(".github/workflows/nightly.yml"));
    List<String> checks = List.of(nightly.get(0).split(", "));
    try (Stream<Path> all = Files.list(Documents.ROOT.resolve(".ci/long.d"))) {
      for (Path check : all.toList()) {
        String text = Files.readString(check);
        if (text.contains("-Dpawl.fuzz=") && !text.contains("-Dpawl.fuzz.seed=")) {
          assertTrue(checks.contains(check.getFileName().toString()), check::toString);
        }
      }
    }
    assertTrue(checks.contains("lockstep"), checks::toString);
    for (String check : checks) {
      Path script = Documents.ROOT.resolve(".ci/long.d").resolve(check);
      assertTrue(Files.exists(script), script::toString);
      // a failure prints the seed of the night
      assertFalse(Files.readString(script).contains("-Dpawl.fuzz.seed="), script::toString);
    }
  }

  @Test
  void randomTestsHaveASeed() throws IOException {
    List<String> without = new ArrayList<>();
    for (Path test : files("Test.java")) {
      if (!found(UNSEEDED, test).isEmpty()) {
        without.add(test.toString());
      }
    }
    assertEquals(List.of(), without);
  }

  /** TeaVM, which compiles these modules for the playground, lacks some classes of characters. */
  @Test
  void playgroundHasAllClassesOfCharacters() throws IOException {
    List<String> unknown = new ArrayList<>();
    for (Path source : files(".java")) {
      String path = source.toString().replace('\\', '/');
      if (path.startsWith("language/src/main/") || path.startsWith("diagrams/src/main/")) {
        found(CHARACTERS, source).forEach(one -> unknown.add(source + ": " + one));
      }
    }
    assertEquals(List.of(), unknown);
  }

  @Test
  void scriptsOfPagesAreChecked() throws IOException {
    String check = Files.readString(Documents.ROOT.resolve(".ci/scripts"));
    int scripts = 0;
    for (Path script : files(".js")) {
      String folder = script.getParent().toString().replace('\\', '/');
      if (folder.contains("/src/main/")) {
        scripts++;
        String text = Files.readString(Documents.ROOT.resolve(script));
        assertTrue(text.startsWith("// @ts-check\n"), script::toString);
        String parent = folder.substring(0, folder.lastIndexOf('/'));
        assertTrue(check.contains(folder) || check.contains(parent + "/{"), script::toString);
      }
    }
    assertTrue(scripts > 20, "only " + scripts);
  }
}

package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests random declarations, valid or broken, in Java and in YAML, down to random bytes: the
 * processor terminates without exceptions, reports only problems, and declarations without problems
 * compile. See {@link Fuzz} for the number.
 */
class RandomDeclarationsTest {

  private static final int BATCH = 50;

  @TempDir Path temp;

  @Test
  void randomDeclarationsCauseOnlyProblems() {
    Fuzz fuzz = Fuzz.of(getClass());
    int count = fuzz.count();
    SplittableRandom random = fuzz.random();
    List<String> documents = documents(random);
    for (int done = 0; done < count; done += BATCH) {
      Path folder = temp.resolve("batch" + done);
      for (int i = done; i < Math.min(done + BATCH, count); i++) {
        write(folder, i, random.split(), documents);
      }
      assertTimeoutPreemptively(Duration.ofMinutes(2), () -> check(folder));
    }
  }

  /** Returns valid documents, which are then damaged. */
  private static List<String> documents(SplittableRandom random) {
    List<String> all = new ArrayList<>();
    for (GoodCase good : GoodCase.all()) {
      Job.below(good.folder(), ".yaml").forEach(f -> all.add(GoodCase.read(f)));
    }
    for (int i = 0; i < 40; i++) {
      all.add(new RandomText(new RandomMachine(random.split(), 4), "p").yaml());
    }
    return all.stream().map(text -> text.replaceFirst("(?m)^package: .*\n", "")).toList();
  }

  private static void write(
      Path folder, int number, SplittableRandom random, List<String> documents) {
    RandomSoup soup = new RandomSoup(random);
    String name = "X" + number + "State";
    RandomText sane = new RandomText(new RandomMachine(random.split(), 4), "x" + number);
    if (number % 8 < 3) {
      Job.write(folder, "src/" + name + ".java", new RandomEnum(random).text("x" + number, name));
      return;
    } else if (number % 8 == 3) {
      String java = sane.java().replace("enum MState", "enum " + name);
      Job.write(folder, "src/" + name + ".java", soup.renamedJava(java));
      return;
    }
    byte[] bytes =
        switch (number % 8) {
          case 4 -> soup.tokens();
          case 5, 6 -> soup.mutated(documents.get(random.nextInt(documents.size())));
          default -> soup.renamedYaml(sane.yaml()).getBytes(StandardCharsets.UTF_8);
        };
    try {
      Path file = Job.write(folder, "machines/x" + number + ".pawl.yaml", "");
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Job job(Path folder, Path work) {
    Job.write(folder, "src/Nothing.java", "class Nothing {}\n");
    return Job.of(folder.resolve("src"), work)
        .lenient()
        .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.strict=true", "-nowarn")
        .with("-Xmaxerrs", "100000", "-Xmaxwarns", "100000");
  }

  private static void check(Path folder) {
    Compiled compiled = compile(folder, "-proc:only");
    Set<String> broken = new HashSet<>();
    for (Message message : compiled.messages()) {
      if (message.code().filter("PAWL049"::equals).isPresent()) {
        fail(message + "\n" + folder);
      }
      if (message.isError()) {
        broken.add(message.position().map(Message.Position::file).orElse(message.file()));
      }
    }
    // declarations without errors must compile; two files can declare one machine, so only some are
    // used
    for (Path file :
        Stream.of(".java", ".yaml").flatMap(s -> Job.below(folder, s).stream()).toList()) {
      if (broken.contains(file.getFileName().toString())) {
        delete(file);
      }
    }
    Compiled rest = compile(folder, "-Apawl.warnings=off");
    List<Message> errors = rest.messages().stream().filter(Message::isError).toList();
    if (!errors.isEmpty()) {
      fail("Without problems, but does not compile:\n" + errors + sources(folder));
    }
  }

  private static Compiled compile(Path folder, String option) {
    try {
      return Tool.JAVAC.compile(job(folder, folder.resolve("work" + option)).with(option));
    } catch (RuntimeException | Error e) {
      throw new AssertionError("thrown" + sources(folder), e);
    }
  }

  private static String sources(Path folder) {
    StringBuilder all = new StringBuilder();
    for (Path file : Job.below(folder, "")) {
      if (!file.toString().contains("work-")) {
        all.append("\n--- ").append(file).append("\n").append(lossy(file));
      }
    }
    return all.toString();
  }

  private static String lossy(Path file) {
    return String.join("\n", BadCase.lines(file));
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

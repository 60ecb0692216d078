package dev.pawl.processor.read.file;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.GoodDocuments;
import dev.pawl.language.yaml.YamlReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tests damaged documents: reading terminates and reports only problems. */
class FuzzTest {

  private static final int DOCUMENTS = Integer.getInteger("pawl.fuzz.documents", 3_000);

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ": ",
          ", ",
          "- ",
          "? ",
          "&a ",
          "*a",
          "!!map ",
          "!x ",
          "| \n",
          "> \n",
          "\"",
          "'",
          "#",
          "%",
          "@",
          "`",
          "\t",
          "\r",
          "\n",
          "\0",
          "---\n",
          "...\n",
          "<<: ",
          "~",
          "\\x",
          "\\U00110000",
          "\u2028",
          "\u0085",
          "\uFEFF",
          "🙂",
          "to: ",
          "on: ",
          "guard: ",
          "states: ",
          "initial: ",
          "%YAML 99999999999.1\n",
          "in(A)",
          "after: ",
          "always: ",
          "60s: ",
          "history: deep",
          "parallel: true",
          "entry: ",
          "raise: ",
          "defer: ",
          "data: ",
          "done.A: ",
          "\"*\": ",
          "!",
          "&&",
          "||",
          "(",
          ")");

  @Test
  void neverThrowsAndNeverHangs() {
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("FuzzTest: -Dpawl.fuzz.seed=" + seed);
    SplittableRandom random = new SplittableRandom(seed);
    List<byte[]> seeds =
        GoodDocuments.all().stream()
            .map(p -> GoodDocuments.text(p).getBytes(StandardCharsets.UTF_8))
            .toList();
    assertTimeoutPreemptively(
        Duration.ofMinutes(10),
        () -> {
          for (int i = 0; i < DOCUMENTS; i++) {
            byte[] bytes = seeds.get(random.nextInt(seeds.size()));
            int times = 1 + random.nextInt(8);
            for (int j = 0; j < times; j++) {
              bytes = mutated(bytes, random);
            }
            read(bytes, seed, i);
          }
        });
  }

  private static byte[] mutated(byte[] bytes, SplittableRandom random) {
    if (bytes.length == 0) {
      return new byte[] {(byte) random.nextInt(256)};
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int from = random.nextInt(bytes.length);
    int length = Math.min(bytes.length - from, 1 + random.nextInt(20));
    out.write(bytes, 0, from);
    int after = from;
    switch (random.nextInt(6)) {
      case 0 -> after = from + length;
      case 1 -> out.write(bytes, from, length);
      case 2 ->
          out.writeBytes(
              PIECES.get(random.nextInt(PIECES.size())).getBytes(StandardCharsets.UTF_8));
      case 3 -> {
        out.write(random.nextInt(256));
        after = from + 1;
      }
      case 4 -> out.write(bytes, random.nextInt(bytes.length - length + 1), length);
      default -> {
        out.writeBytes(PIECES.get(random.nextInt(PIECES.size())).getBytes(StandardCharsets.UTF_8));
        after = from + length;
      }
    }
    out.write(bytes, after, bytes.length - after);
    return out.toByteArray();
  }

  private static void read(byte[] bytes, long seed, int number) {
    // malformed bytes become U+FFFD here; other tests check that files with malformed bytes are
    // rejected
    String text = new String(bytes, StandardCharsets.UTF_8);
    try {
      FileText.decode(bytes);
      Problems problems = new Problems();
      boolean read =
          YamlReader.read("m.yaml", text, "com.acme", true, new FakeTypes(), problems).isPresent();
      if (!read && problems.all().isEmpty()) {
        fail("Neither a machine nor a problem");
      }
      problems.all().forEach(FuzzTest::checkPlace);
    } catch (RuntimeException | Error e) {
      throw new AssertionError("Seed " + seed + ", document " + number + ":\n" + text, e);
    }
  }

  private static void checkPlace(Problem problem) {
    Origin.InFile place = (Origin.InFile) problem.origin();
    boolean inside =
        place.line() >= 1 && place.column() >= 1 && place.column() <= place.text().length() + 2;
    if (!inside || problem.message().contains("\n")) {
      fail(problem.toString());
    }
  }
}

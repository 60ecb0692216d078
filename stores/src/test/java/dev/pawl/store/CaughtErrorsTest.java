package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Lists each catch of {@code RuntimeException} in the runtime and the stores. Such a catch must not
 * contain calls of application code, which can throw any exception, including checked ones.
 */
class CaughtErrorsTest {

  private static final Pattern NARROW =
      Pattern.compile("catch \\(([^)]*\\bRuntimeException\\b[^)]*) \\w+\\)");

  /** The catches inside which no application code runs. */
  private static final Set<String> ALLOWED =
      Set.of(
          "UnknownNames.java: JSON of a snapshot",
          "TimerQueue.java: a row that cannot be read",
          "TimerPass.java: the database",
          "SnapshotChange.java: JSON of a snapshot",
          "StoreCommand.java: the command line",
          "CallersSteps.java: the database",
          "OutboxTransactions.java: the database",
          "TimerWorker.java: the database",
          "StoreTransactions.java: the database",
          "StepWriter.java: the database",
          "Retry.java: a retry is for errors of the database");

  @Test
  void narrowCatchesAreKnown() throws IOException {
    List<String> found = new ArrayList<>();
    for (String module : List.of("runtime", "stores")) {
      Path sources = Path.of("..", module, "src", "main", "java");
      assertTrue(Files.isDirectory(sources), sources::toString);
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          Matcher narrow = NARROW.matcher(Files.readString(file));
          while (narrow.find()) {
            if (narrow.group(1).matches(".*\\b(SQL|IO)Exception\\b.*")) {
              continue; // the code that throws uses the database or a file
            }
            String name = file.getFileName() + ": ";
            if (ALLOWED.stream().noneMatch(a -> a.startsWith(name))) {
              found.add(name + narrow.group());
            }
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }
}

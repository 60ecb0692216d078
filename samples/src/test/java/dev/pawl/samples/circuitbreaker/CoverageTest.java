package dev.pawl.samples.circuitbreaker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.hook.JsonLinesHook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests whose steps are recorded in a file, which the page of the machine can show. */
class CoverageTest {

  @TempDir static Path target;

  private static JsonLinesHook<CircuitBreakerState, CircuitBreakerEvent> coverage;

  @BeforeAll
  static void open() throws IOException {
    coverage = JsonLinesHook.appendingTo(target.resolve("circuit-coverage.jsonl"));
  }

  @AfterAll
  static void close() throws IOException {
    coverage.close();
    String lines = Files.readString(target.resolve("circuit-coverage.jsonl"));
    assertEquals(1, lines.lines().count(), lines);
    assertTrue(lines.contains("\"from\":\"CLOSED\",\"to\":\"OPEN\""), lines);
  }

  @Test
  void tooManyFailuresOpenIt() {
    CircuitBreakerMachine circuit = CircuitBreakerMachine.builder().hook(coverage).build();
    circuit.failureThresholdExceeded();
    assertEquals(CircuitBreakerState.OPEN, circuit.state());
  }
}

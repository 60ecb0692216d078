package dev.pawl.store.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.store.sample.WorkstreamCodec;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamMachine;
import dev.pawl.store.sample.WorkstreamState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditFileTest {

  @TempDir Path folder;

  private Path path;
  private Instant now = Instant.parse("2025-11-22T20:00:00Z");

  @BeforeEach
  void name() {
    path = folder.resolve("audit.jsonl");
  }

  private static WorkstreamMachine live(AuditFile file) {
    return WorkstreamMachine.builder()
        .entityId("WS-1")
        .hook(
            JsonLinesHook.<WorkstreamState, WorkstreamEvent>to(file)
                .names(WorkstreamCodec::toWire, WorkstreamCodec::eventToWire))
        .build();
  }

  private List<Map<String, Object>> read(int bad) throws IOException {
    List<Map<String, Object>> records = new ArrayList<>();
    assertEquals(bad, AuditReader.readAll(path, records::add).size());
    return records;
  }

  @Test
  void stepsAndRefusalsAreWritten() throws IOException {
    try (AuditFile file = AuditFile.at(path).fsync(Fsync.EVERY_LINE).open()) {
      WorkstreamMachine machine = live(file);
      machine.startExecution(Cause.by("ada").because("zwei\nZeilen"));
      assertThrows(IllegalTransitionError.class, machine::retryAttempt);
    }
    List<Map<String, Object>> records = read(0);
    assertEquals(2, records.size());
    assertEquals("startExecution", records.get(0).get("event"));
    assertEquals("zwei\nZeilen", records.get(0).get("reason"));
    assertEquals("illegal", records.get(1).get("refused"));
  }

  @Test
  void truncatedLineIsReportedAndWritingContinues() throws IOException {
    SplittableRandom random = new SplittableRandom(20251122);
    for (int round = 0; round < 50; round++) {
      Files.deleteIfExists(path);
      try (AuditFile file = AuditFile.at(path).open()) {
        live(file).startExecution(Cause.by("ada"));
      }
      byte[] whole = Files.readAllBytes(path);
      int cut = 1 + random.nextInt(whole.length - 2);
      Files.write(path, whole);
      Files.write(path, java.util.Arrays.copyOf(whole, cut), StandardOpenOption.APPEND);

      List<Map<String, Object>> records = new ArrayList<>();
      List<AuditReader.BadLine> bad = AuditReader.read(path, records::add);
      assertEquals(1, records.size());
      assertEquals(1, bad.size());
      assertTrue(bad.get(0).torn());
      assertEquals(2, bad.get(0).line());
      assertEquals(whole.length, bad.get(0).offset());
      assertEquals(new String(whole, 0, cut), bad.get(0).text());

      try (AuditFile file = AuditFile.at(path).open()) {
        live(file).startExecution(Cause.by("bob"));
      }
      records.clear();
      bad = AuditReader.read(path, records::add);
      assertEquals(2, records.size());
      assertEquals("bob", records.get(1).get("actor"));
      assertEquals(1, bad.size());
      assertFalse(bad.get(0).torn());
    }
  }

  @Test
  void fullFileIsRotated() throws IOException {
    try (AuditFile file =
        AuditFile.at(path).rotateAt(1000).keep(3).fsync(Fsync.NEVER).clock(() -> now).open()) {
      WorkstreamMachine machine = live(file);
      machine.startExecution();
      for (int i = 0; i < 40; i++) {
        now = now.plusSeconds(i % 3);
        machine.stepFails();
        machine.retryEligible();
        machine.retryAttempt(Cause.by("retry " + i));
      }
    }
    List<Path> files = AuditFile.files(path);
    assertEquals(4, files.size());
    assertEquals(path, files.get(3));
    for (Path file : files) {
      assertTrue(Files.size(file) < 1300, file + " has " + Files.size(file));
    }
    List<Map<String, Object>> records = read(0);
    for (int i = 1; i < records.size(); i++) {
      long before = (Long) records.get(i - 1).get("sequence");
      assertEquals(before + 1, records.get(i).get("sequence"));
    }
    assertEquals(121L, records.get(records.size() - 1).get("sequence"));
  }

  @Test
  void eachPeriodHasOneFile() throws IOException {
    try (AuditFile file =
        AuditFile.at(path).rotateEvery(Duration.ofDays(1)).clock(() -> now).open()) {
      WorkstreamMachine machine = live(file);
      machine.startExecution();
      now = Instant.parse("2025-11-22T23:59:59.999Z");
      machine.stepFails();
      now = Instant.parse("2025-11-23T00:00:00Z");
      machine.retryEligible();
    }
    assertEquals(
        List.of("audit.jsonl.pawl-000000001", "audit.jsonl"),
        AuditFile.files(path).stream().map(p -> p.getFileName().toString()).toList());
    assertEquals(3, read(0).size());
  }

  @Test
  void closedFileRejectsLines() throws IOException {
    AuditFile file = AuditFile.at(path).open();
    WorkstreamMachine machine = live(file);
    file.close();
    file.close();
    assertThrows(UncheckedIOException.class, machine::startExecution);
    for (Runnable wrong :
        List.<Runnable>of(
            () -> AuditFile.at(path).rotateAt(0),
            () -> AuditFile.at(path).rotateEvery(Duration.ZERO),
            () -> AuditFile.at(path).keep(-1))) {
      assertThrows(IllegalArgumentException.class, wrong::run);
    }
  }

  @Test
  void linesOfSeveralThreadsAreNotMixed() throws Exception {
    try (AuditFile file = AuditFile.at(path).rotateAt(5000).clock(() -> now).open()) {
      ExecutorService pool = Executors.newFixedThreadPool(4);
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        running.add(
            pool.submit(
                () -> {
                  WorkstreamMachine machine = live(file);
                  machine.startExecution();
                  for (int n = 0; n < 100; n++) {
                    machine.stepFails();
                    machine.retryEligible();
                    machine.retryAttempt();
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
      pool.shutdown();
    }
    assertEquals(4 * 301, read(0).size());
  }
}

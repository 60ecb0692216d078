package dev.pawl.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.JsonReader;
import dev.pawl.hook.Records.Light;
import dev.pawl.hook.Records.Signal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesHookTest {

  private final StringBuilder out = new StringBuilder();
  private final JsonLinesHook<Light, Signal> hook = JsonLinesHook.to(out);

  @Test
  void interruptDoesNotLoseLines(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("audit.jsonl");
    try (JsonLinesHook<Light, Signal> lines = JsonLinesHook.appendingTo(file)) {
      Thread.currentThread().interrupt();
      for (int i = 1; i <= 10; i++) {
        lines.after(Records.step(i, Cause.none()));
      }
      assertTrue(Thread.interrupted(), "the thread stays interrupted");
      lines.after(Records.step(11, Cause.none()));
    }
    assertEquals(11, Files.readAllLines(file).size());
  }

  @Test
  void stepsAreWritten() {
    hook.after(Records.step(1, Cause.none()));
    hook.after(
        Records.step(
            2,
            Cause.by("janitor")
                .because("all \"green\"\n")
                .code(Thread.State.NEW)
                .with("try", 3)
                .with("tags", List.of("a", Map.of("deep", true)))));
    hook.after(Records.forced(null));
    assertEquals(
        """
        {"sequence":1,"timestamp":"2025-01-01T00:00:01Z","machine":"Light","entityId":"l-1",\
        "from":"RED","to":"GREEN","event":"GO","forced":false}
        {"sequence":2,"timestamp":"2025-01-01T00:00:02Z","machine":"Light","entityId":"l-1",\
        "from":"RED","to":"GREEN","event":"GO","forced":false,"actor":"janitor",\
        "reason":"all \\"green\\"\\n","code":"NEW",\
        "attributes":{"try":3,"tags":["a",{"deep":true}]}}
        {"sequence":9,"timestamp":"1970-01-01T00:00:00Z","machine":"Light","entityId":null,\
        "from":"RED","to":"GREEN","event":null,"forced":true}
        """,
        out.toString());
  }

  @Test
  void attributesWithoutTextAreNull() {
    Object mute =
        new Object() {
          @Override
          public String toString() {
            return null;
          }
        };
    hook.after(
        Records.step(1, Cause.none().with("mute", mute).with("in", Map.of("a", List.of(mute)))));
    hook.after(Records.step(2, Cause.none().with("keys", Map.of(mute, 1))));
    List<Object> attributes =
        out.toString().lines().map(line -> JsonReader.object(line).get("attributes")).toList();
    assertEquals("{mute=null, in={a=[null]}}", attributes.get(0).toString());
    assertEquals("{keys={null=1}}", attributes.get(1).toString());
  }

  @Test
  void refusalsAreWritten() {
    LifecycleEvent<Light, Signal> attempt = Records.attempt(Light.GREEN, Signal.GO);
    Refusal illegal = Records.refusal(Refusal.Kind.ILLEGAL, Light.GREEN, Signal.GO);
    Refusal guard = Records.refusal(Refusal.Kind.GUARD, Light.RED, Signal.GO);
    hook.refused(attempt, new Outcome.Illegal<>(Light.GREEN, illegal));
    hook.refused(attempt, new Outcome.GuardRefused<>(Light.RED, guard));
    hook.refused(attempt, new Outcome.Vetoed<>(Light.RED, new TransitionVetoedError("no")));
    hook.refused(attempt, new Outcome.Ignored<>(Light.RED, false));
    List<Map<String, Object>> lines = out.toString().lines().map(JsonReader::object).toList();
    assertEquals(
        List.of("illegal", "guardRefused", "vetoed", "ignored"),
        lines.stream().map(line -> line.get("refused")).toList());
    assertEquals(illegal.toString(), lines.get(0).get("why"));
    assertEquals(guard.toString(), lines.get(1).get("why"));
    assertEquals("no", lines.get(2).get("why"));
    assertFalse(lines.get(3).containsKey("why"));
    assertTrue(lines.get(0).containsKey("to"));
    assertEquals(null, lines.get(0).get("to"));
    assertEquals("me", lines.get(0).get("actor"));
  }

  @Test
  void namesAreConfigurable() {
    JsonLinesHook<Light, Signal> named =
        hook.names(
            state -> state.name().toLowerCase(Locale.ROOT),
            event -> event.name().toLowerCase(Locale.ROOT));
    named.after(Records.step(1, Cause.none()));
    named.after(Records.forced("x"));
    assertTrue(out.toString().contains("\"from\":\"red\",\"to\":\"green\",\"event\":\"go\""));
    assertTrue(out.toString().contains("\"event\":null"));
  }

  @Test
  void everyLineIsFlushed() {
    List<String> calls = new ArrayList<>();
    Writer writer =
        new Writer() {
          @Override
          public void write(char[] chars, int offset, int length) {
            calls.add("write");
          }

          @Override
          public void flush() {
            calls.add("flush");
          }

          @Override
          public void close() {
            calls.add("close");
          }
        };
    try (JsonLinesHook<Light, Signal> flushing = JsonLinesHook.to(writer)) {
      flushing.after(Records.step(1, Cause.none()));
      flushing.after(Records.step(2, Cause.none()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertEquals(List.of("write", "flush", "write", "flush"), calls);
  }

  @Test
  void streamGetsUtf8AndStaysOpen() throws IOException {
    boolean[] closed = {false};
    OutputStream stream =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (JsonLinesHook<Light, Signal> toStream = JsonLinesHook.to(stream)) {
      toStream.after(Records.step(1, Cause.by("é😀")));
      assertTrue(
          ((ByteArrayOutputStream) stream).toString(StandardCharsets.UTF_8).contains("\"é😀\""));
    }
    assertFalse(closed[0]);
  }

  @Test
  void printStreamUsesItsOwnCharset() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, false, StandardCharsets.ISO_8859_1);
    JsonLinesHook<Light, Signal> printing = JsonLinesHook.to(stream);
    printing.after(Records.step(1, Cause.by("é")));
    assertTrue(bytes.toString(StandardCharsets.ISO_8859_1).endsWith("\"actor\":\"é\"}\n"));
  }

  @Test
  void fileIsAppendedToAndClosed(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("audit.jsonl");
    for (int i = 1; i <= 2; i++) {
      try (JsonLinesHook<Light, Signal> toFile = JsonLinesHook.appendingTo(file)) {
        toFile.after(Records.step(i, Cause.by("\uD800")));
        assertEquals(i, Files.readAllLines(file).size());
      }
    }
    JsonLinesHook<Light, Signal> closed = JsonLinesHook.appendingTo(file);
    closed.close();
    assertThrows(UncheckedIOException.class, () -> closed.after(Records.forced("x")));
    assertEquals(
        List.of("\uD800", "\uD800"),
        Files.readAllLines(file).stream().map(l -> JsonReader.object(l).get("actor")).toList());
  }

  @Test
  void incompleteLineIsEndedBeforeNextLine() {
    StringWriter written = new StringWriter();
    int[] room = {20};
    Appendable full =
        new Appendable() {
          @Override
          public Appendable append(CharSequence text) throws IOException {
            int length = Math.min(room[0], text.length());
            written.append(text, 0, length);
            room[0] -= length;
            if (length < text.length()) {
              throw new IOException("full");
            }
            return this;
          }

          @Override
          public Appendable append(CharSequence text, int start, int end) throws IOException {
            return append(text.subSequence(start, end));
          }

          @Override
          public Appendable append(char c) throws IOException {
            return append(String.valueOf(c));
          }
        };
    JsonLinesHook<Light, Signal> torn = JsonLinesHook.to(full);
    LifecycleEvent<Light, Signal> step = Records.step(1, Cause.none());
    assertEquals(
        "full",
        assertThrows(UncheckedIOException.class, () -> torn.after(step)).getCause().getMessage());
    room[0] = 1_000;
    torn.after(step);
    torn.after(step);
    List<String> lines = written.toString().lines().toList();
    assertEquals(3, lines.size());
    assertEquals(20, lines.get(0).length());
    assertEquals(lines.get(1), lines.get(2));
  }

  @Test
  void incompleteLineIsEndedAfterUncheckedException() {
    StringBuilder written = new StringBuilder();
    boolean[] full = {true};
    Writer writer =
        new Writer() {
          @Override
          public void write(char[] text, int start, int length) {
            written.append(text, start, full[0] ? 20 : length);
            if (full[0]) {
              throw new IllegalStateException("full");
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    JsonLinesHook<Light, Signal> torn = JsonLinesHook.to(writer);
    LifecycleEvent<Light, Signal> step = Records.step(1, Cause.none());
    assertThrows(IllegalStateException.class, () -> torn.after(step));
    full[0] = false;
    torn.after(step);
    torn.after(step);
    List<String> lines = written.toString().lines().toList();
    assertEquals(3, lines.size());
    assertEquals(20, lines.get(0).length());
    assertEquals(lines.get(1), lines.get(2));
  }

  @Test
  void linesOfThreadsAreNotInterleaved() throws InterruptedException {
    JsonLinesHook<Light, Signal> other = hook.names(Enum::name, Enum::name);
    List<Thread> threads = new ArrayList<>();
    for (JsonLinesHook<Light, Signal> one : List.of(hook, other, hook)) {
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) {
                  one.after(Records.step(i, Cause.by("x".repeat(i % 50))));
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(1_500, out.toString().lines().map(JsonReader::object).count());
  }
}

package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.hook.RingHook;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The first event in a cold JVM is quick because nothing large is loaded for it: no lambda, no
 * concatenation and no switch that the JVM has to link at run time, and few classes.
 */
class ColdStartTest {

  /** What a program does, without a lambda of its own. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      System.out.println("<<<");
      Simple instance = new Simple();
      Engine<Workstream.State, Event> engine =
          new Engine<>(new Rules(), new Hooks<>(hooks()), new Clock(), false);
      engine.fire(instance, Event.START, Cause.none());
      System.out.println(">>>");
      System.out.println(instance.state());
    }

    private static List<RingHook<Workstream.State, Event>> hooks() {
      return List.of(new RingHook<>(3));
    }
  }

  private static final class Clock implements InstantSource {
    @Override
    public Instant instant() {
      return Instant.EPOCH;
    }
  }

  private static final class Rules extends Definition<Workstream.State, Event> {
    Rules() {
      super("Simple", Workstream.State.values(), new String[0], new String[0]);
    }

    @Override
    protected List<Candidate<Workstream.State>> candidates(Workstream.State from, int event) {
      return List.of();
    }
  }

  private static final class Simple extends Handmade<Workstream.State, Event> {
    Simple() {
      super(new Rules(), Workstream.State.S_PENDING);
    }

    @Override
    public String entityId() {
      return null;
    }

    @Override
    protected int select(Event event) {
      return 0;
    }

    @Override
    protected Workstream.State target(int transition, Event event) {
      return Workstream.State.S_RUNNING;
    }
  }

  @Test
  void theFirstEventLoadsLittle(@TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    List<String> places = new ArrayList<>();
    for (Class<?> type : List.of(Engine.class, Program.class)) {
      places.add(
          Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
    }
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load=info:stdout",
                "-cp",
                String.join(File.pathSeparator, places),
                Program.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertEquals(0, process.waitFor());
    String all = Files.readString(out, StandardCharsets.UTF_8);
    assertTrue(all.contains("S_RUNNING"), all);
    List<String> loaded =
        all.substring(all.indexOf("<<<"), all.indexOf(">>>"))
            .lines()
            .filter(line -> line.contains("source:"))
            .toList();
    List<String> linked =
        loaded.stream()
            .filter(l -> l.contains("Lambda") || l.contains("java.lang.invoke"))
            .toList();
    assertEquals(List.of(), linked);
    long ours = loaded.stream().filter(line -> line.contains(" dev.pawl.")).count();
    assertTrue(ours > 5 && ours <= 25, String.join("\n", loaded));
    assertTrue(loaded.size() <= ours + 40, String.join("\n", loaded));
  }
}

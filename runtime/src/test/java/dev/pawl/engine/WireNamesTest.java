package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.engine.Workstream.State;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WireNamesTest {

  private static final String[] NAMES = {
    "pending", "running", "failed", "retrying", "success", "abandoned"
  };

  private final WireNames<State> names =
      new WireNames<>("Workstream state", State.values(), NAMES)
          .alias("waiting", State.S_PENDING)
          .alias("Waiting", State.S_PENDING);

  private String wrong(String name) {
    return assertThrows(IllegalArgumentException.class, () -> names.read(name)).getMessage();
  }

  @Test
  void namesSurviveRoundTrip() {
    for (State state : State.values()) {
      assertEquals(NAMES[state.ordinal()], names.of(state));
      assertSame(state, names.read(names.of(state)));
    }
  }

  @Test
  void constantsMayBeInAnyOrder() {
    State[] states = State.values();
    Collections.reverse(Arrays.asList(states));
    String[] reversed = NAMES.clone();
    Collections.reverse(Arrays.asList(reversed));
    WireNames<State> moved = new WireNames<>("state", states, reversed);
    for (State state : State.values()) {
      assertEquals(names.of(state), moved.of(state));
      assertSame(state, moved.read(names.of(state)));
    }
  }

  @Test
  void formerNamesAreReadButNotWritten() {
    assertSame(State.S_PENDING, names.read("waiting"));
    assertSame(State.S_PENDING, names.read("Waiting"));
    assertEquals("pending", names.of(State.S_PENDING));
  }

  @ParameterizedTest
  @CsvSource({
    "runing, running",
    "RUNNING, running",
    "Retryin, retrying",
    "faild, failed",
    "fialed, failed",
    "sucess, success",
    "abandonned, abandoned",
    "bandoned, abandoned",
  })
  void errorSuggestsNearestName(String name, String nearest) {
    assertEquals(
        "There is no Workstream state \"" + name + "\". Did you mean \"" + nearest + "\"?",
        wrong(name));
  }

  @ParameterizedTest
  @CsvSource({"xyz", "''", "S_PENDING_STATE", "successfully finished"})
  void errorListsAllNamesIfNoneIsNear(String name) {
    assertEquals(
        "There is no Workstream state \""
            + name
            + "\". Known: pending, running, failed, retrying, success, abandoned.",
        wrong(name));
  }

  @Test
  void nullNameThrows() {
    assertTrue(wrong(null).endsWith(" Known: " + String.join(", ", NAMES) + "."), wrong(null));
  }

  @Test
  void errorListsFirstNamesOfMany() {
    WireNames<State> many =
        new WireNames<>("thing", State.values(), Numbers.names("a rather long name ", 6));
    assertFalse(wrongOf(many).contains("more"), wrongOf(many));
    ChronoUnit[] units = ChronoUnit.values();
    WireNames<ChronoUnit> sixteen =
        new WireNames<>("unit", units, Numbers.names("name ", units.length));
    assertTrue(wrongOf(sixteen).endsWith(", name 10, name 11, and 4 more."), wrongOf(sixteen));
  }

  private static String wrongOf(WireNames<?> names) {
    return assertThrows(IllegalArgumentException.class, () -> names.read("?")).getMessage();
  }

  @Test
  void nameWithOneEditIsSuggested() {
    long seed = Long.getLong("pawl.fuzz.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 2_000; round++) {
      String name = NAMES[random.nextInt(NAMES.length)];
      StringBuilder edited = new StringBuilder(name);
      int at = random.nextInt(name.length());
      switch (random.nextInt(3)) {
        case 0 -> edited.deleteCharAt(at);
        case 1 -> edited.insert(at, '_');
        default -> edited.setCharAt(at, '_');
      }
      String message = wrong(edited.toString());
      assertTrue(message.endsWith(" Did you mean \"" + name + "\"?"), seed + ": " + message);
    }
  }

  @Test
  void longUnknownNameIsShortened() {
    String message = wrong("x".repeat(1_000_000));
    assertTrue(message.length() < 500, "" + message.length());
  }
}

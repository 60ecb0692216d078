package dev.pawl.language.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChecksTest {

  private static final List<String> STATES =
      List.of("A", "B", "a", "HALF_OPEN", "halfOpen", "HALF2", "HALF_2", "", "--", "new", "*", "X");

  private static final List<String> EVENTS =
      List.of("go", "GO", "stop", "", "default", "isActive", "toStatus", "toA", "!", "next");

  private static final List<String> METHODS =
      List.of("p", "q", "r", "s", "wait", "true", "circuitLogic", "p", "_", "2x", "");

  private static final List<String> TAGS = List.of("active", "final", "", "in use", "inUse", "A");

  /** The number of events that each state of a large machine handles. */
  private static final int EVENTS_EACH = 10;

  @Tag("slow")
  @Test
  void randomMachinesAreCheckedWithoutException() {
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("ChecksTest seed " + seed);
    for (int i = 0; i < 2_000; i++) {
      SplittableRandom random = new SplittableRandom(seed + i);
      Machine machine = broken(random);
      try {
        Problems first = new Problems();
        Checks.run(machine, first, true);
        Problems second = new Problems();
        Checks.run(machine, second, true);
        assertEquals(first.all(), second.all());
      } catch (RuntimeException e) {
        fail("seed " + (seed + i) + ": " + machine, e);
      }
    }
  }

  private static Machine broken(SplittableRandom random) {
    Machines machine = Machines.machine(one(random, List.of("Circuit", "", "!", "new", "A B")));
    machine.wireNames(WireNames.values()[random.nextInt(4)]);
    machine.inPackage(one(random, List.of("", "com.acme", "com.new", ".", "com..x", "9")));
    if (random.nextInt(4) == 0) {
      machine.context("Context");
    }
    if (random.nextInt(4) == 0) {
      machine.eventType("Signal", random.nextBoolean() ? new String[0] : new String[] {"go"});
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      machine.event(one(random, EVENTS), random.nextBoolean() ? new String[0] : new String[] {"x"});
    }
    int depth = 0;
    for (int i = random.nextInt(9); i > 0; i--) {
      String name = one(random, STATES);
      int kind = random.nextInt(5);
      Machines state =
          kind == 0 ? machine.initial(name) : kind == 1 ? machine.end(name) : machine.state(name);
      decorate(random, state);
      transitions(random, machine);
      depth += nest(random, machine, depth);
    }
    for (; depth > 0; depth--) {
      machine.outside();
    }
    machine.root();
    behave(random, machine);
    transitions(random, machine);
    for (int i = random.nextInt(3); i > 0; i--) {
      machine.forbid(one(random, STATES), one(random, STATES), one(random, List.of("", "no %s")));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      machine.view(
          one(random, List.of("", "com.acme")),
          one(random, List.of("Status", "Outer.Status", "A")),
          random.nextBoolean() ? List.of() : List.of("UP", "DOWN"),
          one(random, STATES) + "=UP",
          one(random, STATES) + "=DWON");
    }
    return machine.build();
  }

  /**
   * Nests further states in the last one, ends the nesting, or keeps the level. Returns the change
   * of the depth.
   */
  private static int nest(SplittableRandom random, Machines machine, int depth) {
    behave(random, machine);
    switch (random.nextInt(4)) {
      case 0 -> {
        machine.inside();
        return 1;
      }
      case 1 -> {
        if (depth > 0) {
          machine.outside();
          behave(random, machine);
          return -1;
        }
        return 0;
      }
      default -> {
        return 0;
      }
    }
  }

  private static void behave(SplittableRandom random, Machines machine) {
    switch (random.nextInt(14)) {
      case 0 -> machine.parallel();
      case 1 -> machine.defaults(one(random, STATES));
      case 2 -> machine.defaults(one(random, STATES), one(random, STATES));
      case 3 -> machine.entry(one(random, METHODS)).exit(one(random, METHODS));
      case 4 -> machine.raiseOnEntry(one(random, EVENTS));
      case 5 -> machine.ignore(one(random, EVENTS)).defer(one(random, EVENTS));
      case 6 -> machine.data(one(random, METHODS), "int");
      case 7 -> machine.history(one(random, STATES), Behavior.History.DEEP);
      case 8 -> machine.history(one(random, STATES), Behavior.History.SHALLOW, one(random, STATES));
      default -> {}
    }
  }

  private static void decorate(SplittableRandom random, Machines machine) {
    switch (random.nextInt(8)) {
      case 0 -> machine.external();
      case 1 -> machine.tag(one(random, TAGS), one(random, TAGS));
      case 2 -> machine.wireName(one(random, STATES)).alias(one(random, STATES));
      default -> {}
    }
  }

  private static void transitions(SplittableRandom random, Machines machine) {
    for (int i = random.nextInt(5); i > 0; i--) {
      switch (random.nextInt(9)) {
        case 5 -> machine.always(one(random, STATES));
        case 6 -> machine.after(one(random, METHODS), one(random, STATES));
        case 7 -> machine.on(Event.DONE_PREFIX + one(random, STATES), one(random, STATES));
        case 8 -> machine.on("*", one(random, STATES)).internal();
        case 0 -> machine.to(one(random, STATES));
        case 1 -> machine.on(one(random, EVENTS));
        case 2 -> machine.on(one(random, EVENTS), one(random, STATES), one(random, STATES));
        default -> machine.on(one(random, EVENTS), one(random, STATES));
      }
      switch (random.nextInt(9)) {
        case 0, 1, 2 -> machine.guard(RandomFormulas.next(random, METHODS, 3));
        case 3 -> machine.update(one(random, METHODS));
        case 4 -> machine.choose(one(random, METHODS));
        case 5 -> machine.effect(one(random, METHODS)).raise(one(random, EVENTS));
        case 6 -> machine.guard(new Formula.In(one(random, STATES)));
        default -> {}
      }
    }
  }

  private static String one(SplittableRandom random, List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  @ParameterizedTest
  @CsvSource({"true, false", "true, true", "false, false"})
  void thousandsOfTransitionsAreChecked(boolean known, boolean guarded) {
    checkLarge(500, known, guarded);
  }

  /**
   * A quadratic algorithm would exceed the timeout, even though the timeout is long enough for a
   * busy computer.
   */
  @Tag("long")
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  @ParameterizedTest
  @CsvSource({"true, false", "true, true", "false, false"})
  void tensOfThousandsOfTransitionsAreCheckedInTime(boolean known, boolean guarded) {
    checkLarge(4_000, known, guarded);
  }

  private static void checkLarge(int states, boolean known, boolean guarded) {
    Problems problems = new Problems();
    Checks.run(large(states, known, guarded), problems, false);
    Map<Code, Integer> told = new EnumMap<>(Code.class);
    problems.all().forEach(p -> told.merge(p.code(), 1, Integer::sum));
    // ten transitions of other states lead into STATE_17; ten of STATE_3 and eleven of the root
    // lead out of STATE_3
    Map<Code, Integer> expected = new EnumMap<>(Map.of(Code.FORBIDDEN_PRESENT, known ? 31 : 21));
    if (!known) {
      expected.put(Code.UNKNOWN_TARGET, states * EVENTS_EACH);
    }
    if (!guarded) {
      // counts the transitions of the root whose events every state handles without a guard
      expected.put(Code.SHADOWED, EVENTS_EACH);
    }
    if (states > 1_000) {
      expected.put(Code.TOO_LARGE, 1);
    }
    assertEquals(expected, told);
  }

  private static Machine large(int states, boolean known, boolean guarded) {
    Machines machine = Machines.machine("Large");
    for (int s = 0; s < states; s++) {
      Machines state = s == 0 ? machine.initial("STATE_0") : machine.state("STATE_" + s);
      for (int e = 0; e < EVENTS_EACH; e++) {
        int target = (s * 7 + e * 13 + 1) % states;
        machine.on("event" + e, known ? "STATE_" + target : "STAET_" + target);
        if (guarded) {
          machine.guard("p" + (s + e) % 50 + " && !p" + (s * 3 + e) % 41 + " || p" + s % 60);
        }
      }
    }
    machine.end("END").root().on("stop", "END");
    for (int e = 0; e < EVENTS_EACH; e++) {
      machine.on("event" + e, "END").guard("q" + e + " || r");
    }
    return machine.forbid("*", "STATE_17", "no").forbid("STATE_3", "*", "no").build();
  }

  /** {@code WireNameClash} relies on this, so it does not check events. */
  @Test
  void eventsWithEqualWireNamesHaveEqualJavaNames() {
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("ChecksTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20_000; i++) {
      String a = name(random);
      String b = name(random);
      for (WireNames style : WireNames.values()) {
        if (!Words.of(a).isEmpty() && style.of(a).equals(style.of(b))) {
          Words v = Words.of(a);
          Words w = Words.of(b);
          assertTrue(
              v.type().equals(w.type())
                  || v.method().equals(w.method())
                  || v.constant().equals(w.constant()),
              "seed " + seed + ": " + a + " " + b);
        }
      }
    }
  }

  private static String name(SplittableRandom random) {
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      name.append("aAbB2_- ".charAt(random.nextInt(8)));
    }
    return name.toString();
  }
}

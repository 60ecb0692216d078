package dev.pawl.diagrams.text;

import dev.pawl.diagrams.text.FlatModel.Triple;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Random flat machines with up to 25 states and 60 transitions, in many shapes and naming styles.
 */
final class RandomModels {

  private static final int MAX_STATES = 25;
  private static final int MAX_TRANSITIONS = 60;

  /** The distribution of transitions over states. */
  private enum Shape {
    /** Between any states. */
    ANY,
    /** To one of the next few states, rarely back. */
    CHAIN,
    /** From and to one central state. */
    STAR,
    /** Within several parts that are not connected. Some states have no transitions. */
    PARTS,
    /** Between few states, so that lines have several labels. */
    CROWD,
    /** Often from a state to itself. */
    LOOPS
  }

  /** The styles of labels. */
  private enum Words {
    MIXED("start", "stop", "agent reports success", "retry (within max_retries)", "x", "Ready"),
    LETTERS("a", "b", "c", "d", "v", "o", "x", "T", "V"),
    NUMBERS("1", "2", "42", "3rd try", "404", "0x1F", "12:30", "7"),
    // No label starts with a word of another label, because the external reader would then read the
    // wrong label.
    SENTENCES(
        "operator has confirmed that the shipment may leave the building",
        "an error that nobody expected was reported by somebody else",
        "nothing happened for as long as the contract allows"),
    UNBROKEN("anEventNameOfSomeForty", "verificationOfTheDocumentsHasBeenDone", "goOnceMore"),
    GUARDED("submit [complete && !locked]", "cancel [mayCancel] / refund, notify", "tick [n > 3]"),
    FOREIGN("größer", "état suivant", "старт", "状態遷移", "λ→μ", "Überprüfung läuft"),
    ALIKE("go", "go on", "go on again", "on", "on again", "again", "go again"),
    SNAKES("start_execution", "retry_max_reached", "all_steps_succeed", "a_b", "step_fails"),
    STROKES("request / reply", "timeout / error", "yes/no", "and-or", "a.b.c", "end.", "1/2");

    private final String[] texts;

    Words(String... texts) {
      this.texts = texts;
    }
  }

  private final SplittableRandom random;
  private final List<String> states = new ArrayList<>();
  private final List<Triple> triples = new ArrayList<>();
  private final Set<String> used = new LinkedHashSet<>();
  private final Shape shape;
  private final Words words;

  private RandomModels(int seed) {
    random = new SplittableRandom(7919L * seed + 13);
    shape = Shape.values()[random.nextInt(Shape.values().length)];
    words = Words.values()[random.nextInt(Words.values().length)];
  }

  /** Returns the machine of a seed. */
  static FlatModel of(int seed) {
    return new RandomModels(seed).model("m" + seed);
  }

  private FlatModel model(String name) {
    int size = shape == Shape.CROWD ? 2 + random.nextInt(4) : 2 + random.nextInt(MAX_STATES - 1);
    int naming = random.nextInt(5);
    for (int i = 0; i < size; i++) {
      states.add(name(i, naming));
    }
    int transitions = 1 + random.nextInt(MAX_TRANSITIONS);
    for (int i = 0; i < transitions; i++) {
      add(i);
    }
    int initials = Math.min(size, random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 1);
    return new FlatModel(name, states, triples, initials);
  }

  private String name(int i, int naming) {
    return switch (naming) {
      case 0 -> String.valueOf((char) ('A' + i));
      case 1 -> (random.nextBoolean() ? "S" : "STATE_OF_") + i;
      case 2 -> "State" + i + (random.nextInt(5) == 0 ? "WaitingForTheAnswerOfTheOtherSide" : "");
      case 3 -> "S_" + "X".repeat(1 + random.nextInt(8)) + "_" + i;
      default -> (random.nextBoolean() ? "in Prüfung " : "状態 ") + i;
    };
  }

  private void add(int i) {
    int size = states.size();
    int from = random.nextInt(size);
    int any = random.nextInt(size);
    int to =
        switch (shape) {
          case ANY, CROWD -> any;
          case CHAIN ->
              random.nextInt(5) == 0 ? any : Math.min(size - 1, from + 1 + random.nextInt(3));
          case STAR -> from == 0 ? any : random.nextInt(4) == 0 ? any : 0;
          case PARTS -> from - from % 5 + random.nextInt(Math.min(5, size - from + from % 5));
          case LOOPS -> random.nextInt(3) == 0 ? from : any;
        };
    String text = words.texts[random.nextInt(words.texts.length)];
    String label = random.nextInt(3) == 0 ? text : text + " " + i;
    if (used.add(states.get(from) + "\n" + label)) {
      triples.add(new Triple(states.get(from), label, states.get(to)));
    }
  }
}

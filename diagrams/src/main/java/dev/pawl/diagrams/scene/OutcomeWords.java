package dev.pawl.diagrams.scene;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Set;

/**
 * Recognizes words in names that describe an outcome, such as a failure, an interruption or a
 * success. {@code docs/internals/layout.md} lists these words.
 */
final class OutcomeWords {

  /**
   * Stems of words for failure and cancellation. For example, {@code cancel} also matches {@code
   * cancelled}.
   */
  private static final List<String> FAILURES =
      List.of(
          "abandon", "abort", "cancel", "crash", "declin", "denied", "discard", "error", "expir",
          "fail", "fatal", "fault", "invalid", "kill", "panic", "refus", "reject", "revok");

  /**
   * Words for failure that must match exactly, because longer words with these beginnings mean
   * something else.
   */
  private static final Set<String> WHOLE_FAILURES =
      Set.of("banned", "broken", "dead", "dropped", "lost", "timedout", "timeout", "unpaid");

  /** Stems of words for events and states that interrupt the work. */
  private static final List<String> DETOURS =
      List.of(
          "block",
          "deny",
          "degrad",
          "dismiss",
          "dispute",
          "exception",
          "hold",
          "paus",
          "refund",
          "reset",
          "restart",
          "retry",
          "rollback",
          "skip",
          "suspend",
          "terminat",
          "unreach",
          "unstable",
          "void",
          "wait",
          "withdraw");

  /**
   * Words for interruption that must match exactly, because words such as {@code recovered} and
   * {@code retrieve} mean something else.
   */
  private static final Set<String> WHOLE_DETOURS =
      Set.of("recover", "recovering", "recovery", "recovers", "retried", "retries");

  /** Stems of words for states in which the work is done. */
  private static final List<String> SUCCESSES =
      List.of("complete", "deliver", "done", "finish", "fulfil", "succe");

  /** Stems of words that mean that the work is done if the name of an end contains them. */
  private static final List<String> GOOD_ENDS =
      List.of(
          "accept", "approv", "confirm", "grant", "merged", "paid", "publish", "resolv", "settl");

  /**
   * Stems of words for states in which an object is removed. The removal of an object does not say
   * whether the work was done before.
   */
  private static final List<String> REMOVALS =
      List.of("delet", "deprecat", "destroy", "purg", "remov", "retir");

  private static final Set<String> NEGATIONS = Set.of("no", "non", "not", "never", "without");

  private OutcomeWords() {}

  /** Returns whether a state's name, or one of its tags, says that something failed. */
  static boolean isFailure(StateTree tree, State state) {
    if (state.isHistory()) {
      return false;
    }
    boolean failed = saysFailure(state.name());
    for (NameReference tag : tree.tags(state)) {
      failed |= saysFailure(tag.name());
    }
    return failed;
  }

  /** Returns whether a name says that something failed. */
  static boolean saysFailure(String name) {
    return saysFailure(words(name));
  }

  private static boolean saysFailure(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean isTimedOut = word.equals("out") && i > 0 && words.get(i - 1).equals("timed");
      boolean isNegated = i > 0 && NEGATIONS.contains(words.get(i - 1));
      if (!isNegated && (isTimedOut || WHOLE_FAILURES.contains(word) || starts(word, FAILURES))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a name says that something failed, or that the work is interrupted. */
  static boolean isAvoided(String name) {
    List<String> words = words(name);
    return saysFailure(words)
        || words.stream().anyMatch(w -> WHOLE_DETOURS.contains(w) || starts(w, DETOURS));
  }

  /** Returns whether a name says that the work is done. */
  static boolean isSuccess(String name) {
    return says(name, SUCCESSES);
  }

  /**
   * Returns whether a state with the given name, if it is an end, is the end of successful work.
   */
  static boolean isGoodEnd(String name) {
    return isSuccess(name) || says(name, GOOD_ENDS);
  }

  /** Returns whether a name says that an object is removed. */
  static boolean isRemoval(String name) {
    return words(name).stream().anyMatch(word -> starts(word, REMOVALS));
  }

  private static boolean says(String name, List<String> stems) {
    List<String> words = words(name);
    return words.stream().anyMatch(word -> starts(word, stems) && !word.endsWith("ing"))
        && !saysFailure(words);
  }

  private static boolean starts(String word, List<String> stems) {
    // A stream would take most of the time in which a scene is read.
    for (String stem : stems) {
      if (word.startsWith(stem)) {
        return true;
      }
    }
    return false;
  }

  private static List<String> words(String name) {
    return Words.of(name).lowerCase();
  }
}

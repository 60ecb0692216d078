package dev.pawl.diagrams.scene;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words of a name that describe an outcome: something failed or was cancelled, the work is
 * interrupted, or the work is done. {@code docs/internals/layout.md} lists these words.
 */
final class OutcomeWords {

  /** Stems of words for failure and cancellation: {@code cancel} also matches {@code cancelled}. */
  private static final NavigableSet<String> FAILURES =
      stems(
          "abandon", "abort", "cancel", "crash", "declin", "denied", "discard", "error", "expir",
          "fail", "fatal", "fault", "invalid", "kill", "panic", "refus", "reject", "revok");

  /**
   * Words for failure that must match exactly, because longer words with these beginnings mean
   * something else.
   */
  private static final Set<String> WHOLE_FAILURES =
      Set.of("banned", "broken", "dead", "dropped", "lost", "timedout", "timeout", "unpaid");

  /** Stems of words for events and states that interrupt the work. */
  private static final NavigableSet<String> INTERRUPTIONS =
      stems(
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
  private static final Set<String> WHOLE_INTERRUPTIONS =
      Set.of("recover", "recovering", "recovery", "recovers", "retried", "retries");

  /** Stems of words for states in which the work is done. */
  private static final NavigableSet<String> SUCCESSES =
      stems("complete", "deliver", "done", "finish", "fulfil", "succe");

  /** Stems of words for good ends. In other names these words do not mean that the work is done. */
  private static final NavigableSet<String> GOOD_ENDS =
      stems("accept", "approv", "confirm", "grant", "merged", "paid", "publish", "resolv", "settl");

  /**
   * Stems of words for states in which an object is removed. Such a word does not show whether the
   * work was done before the removal.
   */
  private static final NavigableSet<String> REMOVALS =
      stems("delet", "deprecat", "destroy", "purg", "remov", "retir");

  private static final Set<String> NEGATIONS = Set.of("no", "non", "not", "never", "without");

  private final List<String> words;
  private final boolean isFailure;
  private final boolean isAvoided;

  OutcomeWords(String name) {
    words = Words.of(name).lowerCase();
    isFailure = findFailure();
    isAvoided =
        isFailure
            || words.stream()
                .anyMatch(w -> WHOLE_INTERRUPTIONS.contains(w) || starts(w, INTERRUPTIONS));
  }

  private boolean findFailure() {
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

  /** Returns the number of all words of the name. */
  int count() {
    return words.size();
  }

  /** Returns whether the name says that something failed. */
  boolean saysFailure() {
    return isFailure;
  }

  /** Returns whether the name says that something failed, or that the work is interrupted. */
  boolean isAvoided() {
    return isAvoided;
  }

  /** Returns whether the name says that the work is done. */
  boolean isSuccess() {
    return says(SUCCESSES);
  }

  /** Returns whether the name is that of a good end. */
  boolean isGoodEnd() {
    return isSuccess() || says(GOOD_ENDS);
  }

  /** Returns whether the name says that an object is removed. */
  boolean isRemoval() {
    return words.stream().anyMatch(word -> starts(word, REMOVALS));
  }

  private boolean says(NavigableSet<String> stems) {
    return !isFailure
        && words.stream().anyMatch(word -> starts(word, stems) && !word.endsWith("ing"));
  }

  /** Returns stems, none of which may be the beginning of another one. */
  private static NavigableSet<String> stems(String... stems) {
    return new TreeSet<>(List.of(stems));
  }

  private static boolean starts(String word, NavigableSet<String> stems) {
    // Only the last stem before the word in alphabetic order can be its beginning.
    String stem = stems.floor(word);
    return stem != null && word.startsWith(stem);
  }
}

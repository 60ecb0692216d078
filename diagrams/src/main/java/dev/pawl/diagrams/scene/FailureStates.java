package dev.pawl.diagrams.scene;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.name.Words;
import java.util.Set;

/** Tells which states are what went wrong, where words leave no doubt. */
final class FailureStates {

  /** In the name of any state, or in a tag. */
  private static final Set<String> ANYWHERE =
      Set.of(
          "fail", "failed", "failing", "failure", "error", "errored", "fault", "faulted",
          "crashed");

  /** In the name of an end. */
  private static final Set<String> ENDS =
      Set.of(
          "abandoned",
          "aborted",
          "canceled",
          "cancelled",
          "dead",
          "declined",
          "denied",
          "discarded",
          "dropped",
          "expired",
          "invalid",
          "killed",
          "lost",
          "refused",
          "rejected",
          "revoked",
          "timeout");

  private FailureStates() {}

  /** Whether a state's own name, or a tag, says so. */
  static boolean said(StateTree tree, State state) {
    if (state.isHistory()) {
      return false;
    }
    boolean said = says(state.name(), ANYWHERE) || (state.isFinal() && says(state.name(), ENDS));
    for (NameReference tag : tree.tags(state)) {
      said |= says(tag.name(), ANYWHERE);
    }
    return said;
  }

  private static boolean says(String name, Set<String> words) {
    return Words.of(name).lowerCase().stream().anyMatch(words::contains);
  }
}

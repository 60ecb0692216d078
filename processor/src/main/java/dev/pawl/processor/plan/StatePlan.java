package dev.pawl.processor.plan;

import dev.pawl.language.model.State;

/**
 * A state and its Java names.
 *
 * @param ordinal the index of the state among all states; equal to the ordinal of the constant
 * @param declared the state as declared
 * @param constant the name of the state's enum constant
 * @param type the simple name of the phase class of the state
 * @param method the name of the state's method in the generated phases and cases
 */
public record StatePlan(int ordinal, State declared, String constant, String type, String method) {

  /** Returns whether the state carries data. */
  public boolean hasData() {
    return !declared.behavior().data().isEmpty();
  }

  public String name() {
    return declared.name();
  }
}

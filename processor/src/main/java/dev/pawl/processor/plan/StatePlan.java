package dev.pawl.processor.plan;

import dev.pawl.language.model.State;

/**
 * A state and its Java names.
 *
 * @param ordinal the index of the state among all states, and the ordinal of its constant
 * @param constant the name of the state's enum constant
 * @param type the simple name of the state's class in phases
 * @param method the name of the state's method in phases and cases
 */
public record StatePlan(int ordinal, State declared, String constant, String type, String method) {

  public boolean hasData() {
    return !declared.behavior().data().isEmpty();
  }

  public String name() {
    return declared.name();
  }
}

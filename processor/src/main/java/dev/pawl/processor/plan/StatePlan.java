package dev.pawl.processor.plan;

import dev.pawl.language.model.State;

/**
 * A leaf state and its Java names.
 *
 * @param ordinal its position, which is its constant's ordinal
 * @param constant the enum constant
 * @param type the class of its phase
 * @param method the method that stands for it in phases and cases
 */
public record StatePlan(int ordinal, State declared, String constant, String type, String method) {

  /** Whether it carries a payload. */
  public boolean hasData() {
    return !declared.behavior().data().isEmpty();
  }

  public String name() {
    return declared.name();
  }
}

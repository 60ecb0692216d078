package dev.pawl.language.model;

import java.util.List;

/**
 * A mapping of all states onto another enum.
 *
 * @param type the enum onto which states are mapped
 * @param constants the constants of that enum, in declared order
 * @param entries the mapped states, in declared order
 */
public record View(TypeRef type, List<String> constants, List<Entry> entries, Origin origin) {

  public View {
    constants = List.copyOf(constants);
    entries = List.copyOf(entries);
  }

  /** Returns the name of the generated method that maps a state, such as {@code toAgentStatus}. */
  public String method() {
    return "to" + type.simpleName();
  }

  /** A state and the constant onto which it is mapped. */
  public record Entry(NameReference state, NameReference value) {}
}

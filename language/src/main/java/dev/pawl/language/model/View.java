package dev.pawl.language.model;

import java.util.List;

/**
 * A total mapping of the states onto another enum.
 *
 * @param type the enum mapped onto
 * @param constants that enum's constants, in order
 * @param entries what is mapped to what, in declared order
 */
public record View(TypeRef type, List<String> constants, List<Entry> entries, Origin origin) {

  public View {
    constants = List.copyOf(constants);
    entries = List.copyOf(entries);
  }

  /** The generated method that maps a state: {@code toAgentStatus}. */
  public String method() {
    return "to" + type.simpleName();
  }

  /** One state and the constant it is shown as. */
  public record Entry(NameReference state, NameReference value) {}
}

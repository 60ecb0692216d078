package dev.pawl.processor.lock;

import dev.pawl.language.model.Storage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** All states or all events of a machine, with what is needed to number them. */
final class NumberedNames {

  private final String machine;
  private final boolean states;
  private final List<DeclaredName> declared;
  private final Map<String, DeclaredName> byName = new HashMap<>();
  private final Storage storage;
  private final UnaryOperator<String> wireName;

  NumberedNames(
      String machine,
      boolean states,
      List<DeclaredName> declared,
      Storage storage,
      UnaryOperator<String> wireName) {
    this.machine = machine;
    this.states = states;
    this.declared = declared;
    declared.forEach(d -> byName.putIfAbsent(d.name(), d));
    this.storage = storage;
    this.wireName = wireName;
  }

  String machine() {
    return machine;
  }

  List<DeclaredName> declared() {
    return declared;
  }

  Optional<DeclaredName> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** Returns the declaration {@code renamedFrom} of a state or event, if there is one. */
  Optional<Storage.Renamed> renamed(DeclaredName one) {
    return storage.renamed(states, one.name());
  }

  /** Returns the declarations of names that belonged to removed states or events. */
  List<Storage.Reserved> reserved() {
    return storage.reserved(states);
  }

  /** Returns the wire name of a state or event for which the declaration contains none. */
  String wireName(String name) {
    return wireName.apply(name);
  }

  /** Returns the keyword at the start of lines in lock files: {@code state} or {@code event}. */
  String kind() {
    return states ? LockLine.STATE : LockLine.EVENT;
  }

  /**
   * Returns the key of a declaration with the names of removed states or events: {@code reserved}
   * or {@code reservedEvents}.
   */
  String reservedKey() {
    return states ? "reserved" : "reservedEvents";
  }
}

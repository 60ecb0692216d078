package dev.pawl.processor.lock;

import dev.pawl.language.model.Storage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The states or the events of a machine, with the declarations that are relevant for their numbers.
 */
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

  /** Returns the former names of a state or event, as declared with {@code renamedFrom}. */
  Optional<Storage.Renamed> renamed(DeclaredName one) {
    return storage.renamed(states, one.name());
  }

  /** Returns the reserved names, which belonged to removed states or events. */
  List<Storage.Reserved> reserved() {
    return storage.reserved(states);
  }

  /** Returns the wire name that a state or event has by default. */
  String wireName(String name) {
    return wireName.apply(name);
  }

  /** Returns the keyword in lock files: {@code state} or {@code event}. */
  String kind() {
    return states ? LockLine.STATE : LockLine.EVENT;
  }

  /** Returns the key under which a declaration lists reserved names. */
  String reservedKey() {
    return states ? "reserved" : "reservedEvents";
  }
}

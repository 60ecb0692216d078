package dev.pawl.processor.lock;

import dev.pawl.language.model.Storage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The states of a machine, or its events, as they are numbered. */
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

  /** The names that one of these was renamed from. */
  Optional<Storage.Renamed> renamed(DeclaredName one) {
    return storage.renamed(states).stream().filter(r -> r.name().equals(one.name())).findFirst();
  }

  /** Those that were there once. */
  List<Storage.Reserved> reserved() {
    return storage.reserved(states);
  }

  /** The name of a subject in data, unless its declaration says otherwise. */
  String wireName(String name) {
    return wireName.apply(name);
  }

  /** The name of the kind in a lock file. */
  String kind() {
    return states ? LockLine.STATE : LockLine.EVENT;
  }

  /** The key under which a declaration has those that were there once. */
  String reservedKey() {
    return states ? "reserved" : "reservedEvents";
  }
}

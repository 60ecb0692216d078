package dev.pawl.processor.sync;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The machines that a marker in a document can name. A marker contains the declared name or the
 * Java name of a machine, with or without the package.
 */
public final class KnownMachines {

  private record Known(Machine machine, Optional<ResolvedMachine> resolved) {

    String qualifiedName() {
      return machine.inPackage(machine.name());
    }

    Stream<String> simpleNames() {
      return Stream.of(machine.name(), Words.of(machine.name()).type());
    }

    boolean isNamed(String name) {
      return simpleNames().anyMatch(name::equals) || isQualified(name);
    }

    boolean isQualified(String name) {
      return simpleNames().map(machine::inPackage).anyMatch(name::equals);
    }
  }

  private final List<Known> all = new ArrayList<>();
  private boolean complete = true;

  /** Adds a machine without errors. */
  public void add(ResolvedMachine machine) {
    all.add(new Known(machine.declared(), Optional.of(machine)));
  }

  /**
   * Adds a machine with errors.
   *
   * @param machine the machine; empty if its name could not be read
   */
  public void addFailed(Optional<Machine> machine) {
    machine.ifPresentOrElse(m -> all.add(new Known(m, Optional.empty())), () -> complete = false);
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns whether the name of every machine could be read. */
  boolean isComplete() {
    return complete;
  }

  /** The result of looking up a name. */
  sealed interface Lookup {

    /**
     * Exactly one machine has the name.
     *
     * @param machine the machine; empty if it has errors
     */
    record Found(Optional<ResolvedMachine> machine) implements Lookup {}

    /**
     * No machine or several machines have the name.
     *
     * @param qualified the names of these machines with their packages
     */
    record NotUnique(Set<String> qualified) implements Lookup {
      public NotUnique {
        qualified = new LinkedHashSet<>(qualified);
      }
    }
  }

  Lookup find(String name) {
    List<Known> exact = all.stream().filter(k -> k.isQualified(name)).toList();
    List<Known> found =
        exact.isEmpty() ? all.stream().filter(k -> k.isNamed(name)).toList() : exact;
    Set<String> names = new LinkedHashSet<>();
    found.forEach(k -> names.add(k.qualifiedName()));
    if (names.size() != 1) {
      return new Lookup.NotUnique(names);
    }
    // of two declarations with the same name, only the second has an error
    return new Lookup.Found(found.stream().flatMap(k -> k.resolved().stream()).findFirst());
  }

  /** Returns the names of all known machines, with and without packages, for hints in messages. */
  List<String> names() {
    return all.stream().flatMap(k -> Stream.of(k.machine().name(), k.qualifiedName())).toList();
  }
}

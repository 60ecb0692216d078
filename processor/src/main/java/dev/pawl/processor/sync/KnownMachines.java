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
 * The machines that markers can name. A marker contains the declared name or the Java name of a
 * machine, with or without the package. Not thread-safe.
 */
public final class KnownMachines {

  private record Known(Machine machine, Optional<ResolvedMachine> good) {

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
   * @param machine the machine; empty if the errors prevent even reading its name
   */
  public void addFailed(Optional<Machine> machine) {
    machine.ifPresentOrElse(m -> all.add(new Known(m, Optional.empty())), () -> complete = false);
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns whether the names of all machines are known. */
  boolean isComplete() {
    return complete;
  }

  /** The result of a look-up by name. */
  sealed interface Denoted {

    /**
     * The result if exactly one machine has the name. The component is empty if that machine has
     * errors.
     */
    record One(Optional<ResolvedMachine> machine) implements Denoted {}

    /**
     * The result if no machine or several machines have the name, with the qualified names of these
     * machines.
     */
    record Names(Set<String> qualified) implements Denoted {
      public Names {
        qualified = new LinkedHashSet<>(qualified);
      }
    }
  }

  Denoted named(String name) {
    List<Known> exact = all.stream().filter(k -> k.isQualified(name)).toList();
    List<Known> found =
        exact.isEmpty() ? all.stream().filter(k -> k.isNamed(name)).toList() : exact;
    Set<String> names = new LinkedHashSet<>();
    found.forEach(k -> names.add(k.qualifiedName()));
    if (names.size() != 1) {
      return new Denoted.Names(names);
    }
    // if a machine is declared twice, only the second declaration has an error
    return new Denoted.One(found.stream().flatMap(k -> k.good().stream()).findFirst());
  }

  /** Returns the names of all known machines, for hints. */
  List<String> names() {
    return all.stream().flatMap(k -> Stream.of(k.machine().name(), k.qualifiedName())).toList();
  }
}

package dev.pawl.spring.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.ComparedTypes;
import dev.pawl.cli.importer.ImportedMachine;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.statemachine.state.State;

/**
 * The result of reading a machine of Spring Statemachine.
 *
 * @param machine the imported machine
 * @param tree the states of the machine in Spring Statemachine
 * @param code the guards and actions of the machine
 * @param events a map from names of events to the events of the machine
 */
record WalkedMachine<S, E>(
    ImportedMachine machine,
    StateTree<S, E> tree,
    CodeNames<SpringCode> code,
    Map<String, E> events) {

  /** Returns the name of the Java type of the states. */
  String stateType() {
    return typeName(tree.all().stream().map(State::getId));
  }

  /** Returns the name of the Java type of the events. */
  String eventType() {
    return typeName(events.values().stream());
  }

  private static String typeName(Stream<?> ids) {
    Set<Class<?>> types = new LinkedHashSet<>();
    ids.forEach(id -> types.add(id instanceof Enum<?> e ? e.getDeclaringClass() : id.getClass()));
    return ComparedTypes.name(commonType(types).orElse(null));
  }

  /**
   * Returns the most specific type that the given types have in common, such as an interface that
   * several enums implement. Returns empty if only types of the JDK are common, or if no common
   * type is more specific than all others.
   */
  private static Optional<Class<?>> commonType(Set<Class<?>> types) {
    if (types.size() == 1) {
      return Optional.of(types.iterator().next());
    }
    Set<Class<?>> common = new LinkedHashSet<>();
    types.stream().limit(1).forEach(t -> addSupertypes(t, common));
    common.removeIf(
        c -> c.getName().startsWith("java.") || !types.stream().allMatch(c::isAssignableFrom));
    return common.stream()
        .filter(c -> common.stream().allMatch(other -> other.isAssignableFrom(c)))
        .findFirst();
  }

  private static void addSupertypes(@Nullable Class<?> type, Set<Class<?>> supertypes) {
    if (type != null && supertypes.add(type)) {
      addSupertypes(type.getSuperclass(), supertypes);
      Stream.of(type.getInterfaces()).forEach(i -> addSupertypes(i, supertypes));
    }
  }
}

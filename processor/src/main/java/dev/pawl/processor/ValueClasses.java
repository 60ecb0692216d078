package dev.pawl.processor;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.generate.ValuesGenerator;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Checks for value classes of Kotlin in the methods that the application implements. Kotlin renames
 * such methods, so that a call of the generated interface throws an {@link AbstractMethodError}.
 */
final class ValueClasses {

  private ValueClasses() {}

  /** Reports value classes that the application would have to supply or convert. */
  static void check(Plan plan, TypeLookup types, Problems problems) {
    Set<TypeRef> passed = new LinkedHashSet<>(ValuesGenerator.convertedTypes(plan));
    plan.logic().stream().map(LogicMethod::data).forEach(type -> type.ifPresent(passed::add));
    passed.stream()
        .filter(types::isKotlinValueClass)
        .forEach(
            type ->
                problems.add(
                    Code.WRONG_TYPE,
                    TypeLookup.INSTEAD_OF_VALUE_CLASS,
                    origin(plan.machine(), type),
                    "\"" + type.shortName() + "\"",
                    "a class that Kotlin does not inline",
                    "a value class"));
  }

  /** Returns the origin of the first component that names a type, or else of the machine. */
  private static Origin origin(Machine machine, TypeRef type) {
    Stream<Event.Param> data =
        machine.tree().nodes().stream().flatMap(s -> s.behavior().data().stream());
    Stream<Event.Param> payload = machine.events().stream().flatMap(e -> e.payload().stream());
    return Stream.concat(data, payload)
        .filter(p -> names(p.type(), type))
        .map(Event.Param::origin)
        .findFirst()
        .orElse(machine.origin());
  }

  private static boolean names(TypeRef whole, TypeRef type) {
    return whole.equals(type) || whole.arguments().stream().anyMatch(a -> names(a, type));
  }
}

package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A rule that reports declared names that become the same name in Java. Names that differ only in
 * case or in separators, such as {@code Paid} and {@code PAID}, or {@code INREVIEW} and {@code
 * IN_REVIEW}, become types whose files would be the same on Windows and macOS. {@link NameClaims}
 * compares the names.
 */
final class NameClash implements Rule {

  /** The suffixes of generated top-level types. */
  private static final List<String> TYPES =
      List.of(
          ("State Event Transitions Machine Phase Cases Validator Codec Logic Effects Data"
                  + " Plain Kept Values Jackson Jackson3 StateConverter EventConverter Binary Bytes Stored Beans")
              .split(" "));

  /** The names of types that are nested in generated types or inherited by them. */
  private static final Set<String> NESTED =
      Set.of("All Builder Candidate Driven EnumDesc Facts Instance Rules Tree Type".split(" "));

  @Override
  public void check(CheckContext machine) {
    String prefix = Words.of(machine.name()).type();
    NameClaims states = new NameClaims(machine);
    // a nested type cannot have the name of its enclosing type
    claimGenerated(states, prefix, List.of("State", "Phase"));
    for (State state : machine.states()) {
      states.claim("The state " + state.name(), state.origin(), NameClaims.derived(state.words()));
      components(state.behavior().data(), machine);
    }
    NameClaims events = new NameClaims(machine);
    claimGenerated(events, prefix, List.of("Event"));
    Set<String> names = new HashSet<>();
    for (Event event : machine.machine().events()) {
      if (!names.add(event.name())) {
        // TimerName reports a timer that has the name of another event
        continue;
      } else if (machine.has(Code.BAD_DELAY, event.origin())) {
        // the name of the event contains the invalid delay, which the reader has reported
        continue;
      }
      events.claim("The event " + event.name(), event.origin(), NameClaims.derived(event.words()));
      components(event.payload(), machine);
    }
    NameClaims logic = new NameClaims(machine);
    claimGenerated(logic, prefix, TYPES);
    claimMethods(logic, UserMethod.logic(machine));
    claimMethods(new NameClaims(machine), UserMethod.effects(machine));
    hidden(machine);
  }

  /**
   * Claims the names of methods. Skips repeated names. {@link LogicConflict} reports a repeated
   * name if the kinds of the methods differ.
   */
  private static void claimMethods(NameClaims claims, List<UserMethod> methods) {
    Set<String> seen = new HashSet<>();
    for (UserMethod method : methods) {
      Words words = Words.of(method.name().name());
      if (seen.add(method.name().name()) && !words.isEmpty()) {
        List<String> names = new ArrayList<>(List.of("method " + words.method()));
        if (method.isChoice()) {
          names.add("type " + words.type());
        }
        claims.claim(method.subject(), method.name().origin(), names);
      }
    }
  }

  /**
   * Reports user types that a nested generated type would hide. Only types without a package are
   * affected, because no qualified name can distinguish the two types.
   */
  private static void hidden(CheckContext machine) {
    Machine m = machine.machine();
    if (!m.packageName().isEmpty()) {
      return;
    }
    Set<String> nested = new HashSet<>(NESTED);
    machine.states().forEach(s -> nested.add(s.words().type()));
    m.events().forEach(e -> nested.add(e.words().type()));
    machine.transitions().stream()
        .flatMap(d -> d.declared().choose().stream())
        .forEach(c -> nested.add(Words.of(c.name()).type()));
    m.context().ifPresent(t -> hidden(t, m.origin(), nested, machine));
    m.stateType().ifPresent(t -> hidden(t, m.origin(), nested, machine));
    m.eventType().ifPresent(t -> hidden(t.type(), m.origin(), nested, machine));
    m.views().forEach(v -> hidden(v.type(), v.origin(), nested, machine));
    m.events().forEach(e -> hidden(e.payload(), nested, machine));
    machine.states().forEach(s -> hidden(s.behavior().data(), nested, machine));
  }

  private static void hidden(List<Event.Param> of, Set<String> nested, CheckContext subject) {
    of.forEach(p -> hidden(p.type(), p.origin(), nested, subject));
  }

  private static void hidden(
      TypeRef type, Origin origin, Set<String> nested, CheckContext subject) {
    if (!type.isWildcard() && type.packageName().isEmpty()) {
      String name = type.simpleNames().get(0);
      if (nested.contains(name)) {
        subject.report(
            Code.NAME_CLASH, origin, "The type " + name, "a type nested in a generated type", name);
      }
    }
    type.arguments().forEach(a -> hidden(a, origin, nested, subject));
  }

  private static void claimGenerated(NameClaims claims, String prefix, List<String> types) {
    types.forEach(
        t -> claims.claim("The generated type", Origin.NONE, List.of("type " + prefix + t)));
  }

  private static void components(List<Event.Param> of, CheckContext subject) {
    NameClaims components = new NameClaims(subject);
    for (Event.Param component : of) {
      components.claim(
          "The component " + component.name(),
          component.origin(),
          List.of("component " + component.name()));
    }
  }
}

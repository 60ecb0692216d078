package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Property.AlwaysPossible;
import dev.pawl.language.model.Property.Atom;
import dev.pawl.language.model.Property.Proposition;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Verification;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A rule that reports unknown names in properties and assumptions, and claims or assumptions that
 * are not allowed.
 */
final class BadVerification implements Rule {

  @Override
  public void check(CheckContext machine) {
    Verification declared = machine.machine().verification();
    if (declared.isEmpty()) {
      return;
    }
    Set<String> predicates = new LinkedHashSet<>();
    Set<String> updates = new LinkedHashSet<>();
    Set<String> choices = new LinkedHashSet<>();
    machine
        .transitions()
        .forEach(
            t -> {
              t.declared().guard().ifPresent(g -> predicates.addAll(g.formula().predicates()));
              t.declared().update().ifPresent(u -> updates.add(u.name()));
              t.declared().choose().ifPresent(c -> choices.add(c.name()));
            });
    Set<String> asked = new LinkedHashSet<>(predicates);
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.Invariant invariant) {
        asked.addAll(invariant.formula().predicates());
      }
    }
    Map<String, NameReference> counting = new HashMap<>();
    for (Verification.Counter counter : declared.counters()) {
      Stream.concat(counter.below().stream(), counter.reached().stream())
          .forEach(p -> requireOneCounter(machine, p, counter, counting));
      counter.increments().forEach(u -> checkName(machine, u, "an update", updates));
      counter.resets().forEach(u -> checkName(machine, u, "an update", updates));
      counter.resets().forEach(u -> requireNoIncrement(machine, u, counter));
      counter.below().ifPresent(p -> checkName(machine, p, "a predicate", asked));
      counter.reached().ifPresent(p -> checkName(machine, p, "a predicate", asked));
      counter.below().ifPresent(p -> predicates.add(p.name()));
      counter.reached().ifPresent(p -> predicates.add(p.name()));
    }
    boolean isLimited =
        declared.assumptions().stream().anyMatch(Verification.DeferredAtMost.class::isInstance);
    Set<String> neverArriving = new HashSet<>();
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.NeverArriving each) {
        each.events().forEach(e -> neverArriving.add(machine.machine().denoted(e.name())));
      }
    }
    for (Verification.Assumption assumption : declared.assumptions()) {
      check(machine, assumption, predicates, isLimited, neverArriving);
    }
    predicates.addAll(choices);
    for (Property property : declared.properties()) {
      property.propositions().forEach(p -> check(machine, p));
      property.accepted().forEach(p -> checkName(machine, p, "a predicate or choice", predicates));
      check(machine, property);
    }
  }

  private static void check(
      CheckContext machine,
      Verification.Assumption assumption,
      Set<String> predicates,
      boolean isLimited,
      Set<String> neverArriving) {
    if (assumption instanceof Verification.Invariant invariant) {
      Guard guard = new Guard(invariant.formula(), invariant.origin());
      guard
          .formula()
          .predicates()
          .forEach(
              p ->
                  checkName(machine, new NameReference(p, guard.at(p)), "a predicate", predicates));
      for (String state : guard.formula().states()) {
        machine.report(
            Code.BAD_ASSUMPTION,
            "Assumptions are about predicates.",
            guard.at(state),
            Formula.in(state) + " is decided by the machine itself");
      }
    } else if (assumption instanceof Verification.NeverArriving never) {
      for (NameReference event : never.events()) {
        if (event(machine, event.name()).isEmpty()) {
          unknownEvent(machine, event.name(), event.origin());
        }
      }
    } else if (assumption instanceof Verification.KeepsArriving arriving) {
      for (NameReference event : arriving.events()) {
        Optional<Event> found = event(machine, event.name());
        if (found.isEmpty()) {
          unknownEvent(machine, event.name(), event.origin());
        } else if (found.get().kind() == Event.Kind.DONE
            || machine.resolved().isTimer(found.get())) {
          machine.report(
              Code.BAD_ASSUMPTION,
              "Every timer that keeps running elapses without an assumption.",
              event.origin(),
              event.name() + " is raised by the machine itself");
        } else if (neverArriving.contains(found.get().name())) {
          machine.report(
              Code.BAD_ASSUMPTION,
              "Leave out one of the two assumptions.",
              event.origin(),
              event.name() + " keeps arriving, but another assumption says that it never arrives");
        } else if (isLimited && isDeferred(machine, found.get())) {
          machine.report(
              Code.BAD_ASSUMPTION,
              "Leave out one of the two assumptions.",
              event.origin(),
              event.name()
                  + " keeps arriving and may be deferred, so no limit of deferred events holds");
        }
      }
    }
  }

  /**
   * Reports a predicate that already depends on a counter. If two counters decided one predicate,
   * they would contradict each other as soon as only one of them is full.
   *
   * @param counting the predicates of the counters so far, each with the name of its counter
   */
  private static void requireOneCounter(
      CheckContext machine,
      NameReference predicate,
      Verification.Counter counter,
      Map<String, NameReference> counting) {
    NameReference other = counting.putIfAbsent(predicate.name(), counter.name());
    if (other != null) {
      machine.report(
          Code.BAD_ASSUMPTION,
          "Use another predicate here, and declare with an assumption \"always\" how the two are related.",
          predicate.origin(),
          "The counter " + other.name() + " already decides " + predicate.name());
    }
  }

  /** Reports an update that resets a counter and also increments this counter. */
  private static void requireNoIncrement(
      CheckContext machine, NameReference reset, Verification.Counter counter) {
    if (counter.increments().stream().anyMatch(u -> u.name().equals(reset.name()))) {
      machine.report(
          Code.BAD_ASSUMPTION,
          "Leave it out of one of the two lists.",
          reset.origin(),
          reset.name() + " both increments and resets the counter " + counter.name().name());
    }
  }

  /** Returns whether any state defers an event. */
  private static boolean isDeferred(CheckContext machine, Event event) {
    return machine.resolved().nodes().stream().anyMatch(n -> n.deferred().contains(event));
  }

  /**
   * Reports a name that {@code known} does not contain.
   *
   * @param kind the kind of the known names, such as {@code a predicate}, for the message
   */
  private static void checkName(
      CheckContext machine, NameReference name, String kind, Set<String> known) {
    if (!known.contains(name.name())) {
      machine.report(
          Code.BAD_ASSUMPTION,
          Nearest.hint(name.name(), known),
          name.origin(),
          "\"" + name.name() + "\" is not " + kind + " of " + machine.name());
    }
  }

  private static void check(CheckContext machine, Proposition proposition) {
    Guard text = new Guard(proposition.formula(), proposition.origin());
    proposition.formula().states().forEach(s -> state(machine, s, text.at(s)));
    for (String predicate : proposition.formula().predicates()) {
      Atom atom = Atom.of(predicate);
      if (atom.kind() == Atom.Kind.EVENT) {
        if (event(machine, atom.name()).isEmpty()) {
          unknownEvent(machine, atom.name(), text.at(atom.name()));
        }
      } else if (atom.kind() != Atom.Kind.FINAL) {
        state(machine, atom.name(), text.at(atom.name()));
      }
    }
  }

  private static void check(CheckContext machine, Property property) {
    if (property.claim() instanceof Property.HandlesAll handles) {
      state(machine, handles.state().name(), handles.state().origin());
      for (NameReference event : handles.except()) {
        if (event(machine, event.name()).isEmpty()) {
          unknownEvent(machine, event.name(), event.origin());
        }
      }
      reportScope(machine, property, "handlesAll");
    } else if (property.claim() instanceof AlwaysPossible possible) {
      reportScope(machine, property, "alwaysPossible");
      possible
          .given()
          .filter(g -> g.formula().predicates().stream().anyMatch(p -> !p.equals("final")))
          .ifPresent(
              g ->
                  machine.report(
                      Code.BAD_PROPERTY,
                      "Use in(STATE) there.",
                      g.origin(),
                      property.name().name(),
                      "uses %s as \"%s\", which tests only states"
                          .formatted(g.text(), condition(property))));
    } else if (property.claim() instanceof Property.AtMost most
        && most.of().formula().predicates().stream().allMatch(p -> p.equals("final"))) {
      machine.report(
          Code.BAD_PROPERTY,
          "Use entered(STATE), exited(STATE) or event(EVENT) there.",
          most.of().origin(),
          property.name().name(),
          "counts " + most.of().text() + ", which is a condition and does not occur");
    }
  }

  /**
   * Reports a property that has a scope although properties with this claim cannot have a scope.
   */
  private static void reportScope(CheckContext machine, Property property, String claim) {
    if (!property.scope().equals(Property.Scope.ALWAYS)) {
      machine.report(
          Code.BAD_PROPERTY,
          claim.equals("alwaysPossible")
              ? "Limit it with \"" + condition(property) + "\"."
              : "Remove the scope: the property holds whenever its state is active.",
          property.origin(),
          property.name().name(),
          "has after, before or between, which " + claim + " does not allow");
    }
  }

  /** Returns the key that limits {@code alwaysPossible}. */
  private static String condition(Property property) {
    return Wording.writtenAt(property.origin(), "during", "while");
  }

  private static void state(CheckContext machine, String name, Origin origin) {
    List<State> states = machine.tree().declared();
    if (states.stream().noneMatch(s -> s.name().equals(name) && !s.isHistory())) {
      machine.report(Code.UNKNOWN_STATE, machine.stateHint(name), origin, name, machine.name());
    }
  }

  private static Optional<Event> event(CheckContext machine, String name) {
    String denoted = machine.machine().denoted(name);
    return machine.machine().events().stream().filter(e -> e.name().equals(denoted)).findFirst();
  }

  private static void unknownEvent(CheckContext machine, String name, Origin origin) {
    List<String> names = machine.machine().events().stream().map(Event::name).toList();
    machine.report(Code.UNKNOWN_EVENT, Nearest.hint(name, names), origin, name, machine.name());
  }
}

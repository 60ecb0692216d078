package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.Timer;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.DataFilling;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;

/**
 * A method that the user implements.
 *
 * @param kind the kind of the method with an article, such as {@code a predicate} or {@code an
 *     update}
 * @param named whether the declaration contains the name of the method; false if the name is
 *     derived from a data component that the method supplies
 */
record UserMethod(String kind, boolean named, NameReference name) {

  /** Returns the methods of {@code Logic}, in declared order. */
  public static List<UserMethod> logic(CheckContext machine) {
    List<UserMethod> all = new ArrayList<>();
    for (ResolvedTransition declared : machine.transitions()) {
      Transition transition = declared.declared();
      for (Guard guard : transition.guard().stream().toList()) {
        for (String predicate : guard.formula().predicates()) {
          all.add(
              new UserMethod(
                  "a predicate", true, new NameReference(predicate, guard.at(predicate))));
        }
      }
      transition.update().ifPresent(u -> all.add(new UserMethod("an update", true, u)));
      transition.choose().ifPresent(c -> all.add(new UserMethod("a choice", true, c)));
    }
    for (State state : machine.declaring()) {
      for (Timer timer : state.behavior().timers()) {
        Delay delay = timer.delay();
        if (delay.constant().isEmpty()) {
          all.add(new UserMethod("a delay", true, new NameReference(delay.text(), delay.origin())));
        }
      }
      state.behavior().data().forEach(c -> all.add(supplier(c, state)));
    }
    return all;
  }

  /** Returns the method that supplies a data component that cannot be filled otherwise. */
  private static UserMethod supplier(Event.Param component, State state) {
    String method = DataFilling.supplier(state, component);
    String kind = "the method for " + component.name() + " of " + state.name();
    return new UserMethod(kind, false, new NameReference(method, component.origin()));
  }

  /**
   * Returns the methods of {@code Effects}, in declared order, with entry and exit effects last.
   */
  public static List<UserMethod> effects(CheckContext machine) {
    List<NameReference> effects = new ArrayList<>();
    machine.transitions().forEach(d -> effects.addAll(d.declared().effects()));
    for (State state : machine.declaring()) {
      effects.addAll(state.behavior().entry().effects());
      effects.addAll(state.behavior().exit().effects());
    }
    return effects.stream().map(e -> new UserMethod("an effect", true, e)).toList();
  }

  public boolean isChoice() {
    return kind.equals("a choice");
  }

  /**
   * Returns the kind and the name of the method as the beginning of a sentence, such as {@code The
   * predicate retriesLeft}.
   */
  public String subject() {
    return named
        ? "The " + kind.substring(kind.indexOf(' ') + 1) + " " + name.name()
        : "T" + kind.substring(1);
  }
}

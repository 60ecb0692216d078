package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.EventMethodName;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import java.util.HashSet;
import java.util.Set;

/**
 * Determines the Java names of states, events and methods of the user. If a name would be a keyword
 * or the name of a generated member, an event's method gets the prefix {@code fire}, and any other
 * name gets an underscore at its end.
 */
final class JavaNames {

  /** The names of methods that the generated types of all machines have. */
  private static final Set<String> TAKEN =
      Set.of(
          "state",
          "events",
          "targets",
          "isInitial",
          "isFinal",
          "eventType",
          "stateType",
          "wireName",
          "internal");

  /**
   * The names of methods that {@code Transitions} has in all machines and that an event with
   * payload cannot have. Methods for events without payload can have the same names, because their
   * parameters are different.
   */
  private static final Set<String> TAKEN_WITH_PARAMETERS =
      Set.of(
          "next",
          "permits",
          "transition",
          "canTransition",
          "select",
          "target",
          "step",
          "elapse",
          "follow",
          "move",
          "isWithin");

  private final String prefix;
  private final boolean carriesData;
  private final Set<String> ofTransitions = new HashSet<>();
  private final EventMethodName methods;

  public JavaNames(Machine machine) {
    this.prefix = Words.of(machine.name()).type();
    this.carriesData = machine.states().stream().anyMatch(s -> !s.behavior().data().isEmpty());
    for (State state : machine.states()) {
      for (NameReference tag : state.tags()) {
        ofTransitions.add(State.tagMethod(tag.name()));
      }
    }
    machine.views().forEach(v -> ofTransitions.add(v.method()));
    if (machine.hasNesting()) {
      ofTransitions.addAll(Set.of("parent", "ancestors"));
    }
    if (machine.hasNesting() && !ChartShape.isChart(machine)) {
      ofTransitions.add("leaf");
    }
    this.methods = new EventMethodName(machine);
  }

  public String prefix() {
    return prefix;
  }

  public StatePlan state(int ordinal, State state, boolean enumGiven) {
    Words words = state.words();
    return new StatePlan(
        ordinal,
        state,
        enumGiven ? state.name() : JavaName.escaped(words.constant(), false),
        JavaName.escaped(words.type(), takenType(words.type())),
        JavaName.escaped(words.method(), isTaken(words.method())));
  }

  private static boolean isTaken(String method) {
    return JavaName.isMethodOfObject(method) || TAKEN.contains(method);
  }

  private boolean takenType(String type) {
    return type.equals(prefix + "Phase")
        || (carriesData && (type.equals("Type") || type.equals(prefix + "State")));
  }

  public EventPlan event(int ordinal, Event event, boolean enumGiven) {
    Words words = event.words();
    String method = words.method();
    boolean taken =
        isTaken(method)
            || ofTransitions.contains(method)
            || (!event.payload().isEmpty() && TAKEN_WITH_PARAMETERS.contains(method));
    String type = words.type();
    return new EventPlan(
        ordinal,
        event,
        enumGiven ? event.name() : JavaName.escaped(words.constant(), false),
        JavaName.escaped(type, type.equals("Type") || type.equals(prefix + "Event")),
        taken || !JavaName.escaped(method, false).equals(method) ? methods.fired(event) : method,
        methods.of(event));
  }
}

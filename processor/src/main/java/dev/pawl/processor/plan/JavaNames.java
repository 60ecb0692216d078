package dev.pawl.processor.plan;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.NameReference;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.name.JavaName;
import dev.pawl.processor.model.name.Words;
import java.util.HashSet;
import java.util.Set;

/**
 * Decides the Java names of states, events and the user's methods. Where the derived name is a
 * keyword, or the generated types already have a member of that name, the method of an event begins
 * with {@code fire}, and any other name gets a trailing underscore.
 */
final class JavaNames {

  /** Names without parameters that generated types have. */
  private static final Set<String> TAKEN =
      Set.of(
          ("state builder context entityId sequence events targets initialStates finalStates"
                  + " isInitial isFinal isDriven isListened permitted eventValues stepEngine stepOutcomes"
                  + " stepState stepMarks stepRules isStepping isMine eventType stateType"
                  + " configuration remaining snapshot requireNothingQueued begin wireName")
              .split(" "));

  /** Names that generated types have with parameters, which only a payload could meet. */
  private static final Set<String> TAKEN_WITH_PARAMETERS =
      Set.of(
          ("next permits transition canTransition from fire tryFire fireUnwatched"
                  + " tryFireUnwatched post force is step become read commit updated perform select"
                  + " target enter steps elapse stateAt leaf follow isExchanged made refused unmade"
                  + " listened")
              .split(" "));

  private final String prefix;
  private final boolean carriesData;
  private final Set<String> ofMachine = new HashSet<>();
  private final Set<String> ofEvents = new HashSet<>();

  public JavaNames(Machine machine) {
    this.prefix = Words.of(machine.name()).type();
    this.carriesData = machine.states().stream().anyMatch(s -> !s.behavior().data().isEmpty());
    for (State state : machine.states()) {
      for (NameReference tag : state.tags()) {
        ofMachine.add(State.tagMethod(tag.name()));
      }
    }
    machine.views().forEach(v -> ofMachine.add(v.method()));
    if (machine.nested()) {
      ofMachine.addAll(Set.of("parent", "ancestors"));
    }
    if (machine.nested() && !ChartShape.isChart(machine)) {
      ofMachine.add("leaf");
    }
    machine.events().forEach(e -> ofEvents.add(e.words().method()));
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
            || method.equals("internal")
            || ofMachine.contains(method)
            || (!event.payload().isEmpty() && TAKEN_WITH_PARAMETERS.contains(method));
    String type = words.type();
    return new EventPlan(
        ordinal,
        event,
        enumGiven ? event.name() : JavaName.escaped(words.constant(), false),
        JavaName.escaped(type, type.equals("Type") || type.equals(prefix + "Event")),
        taken || !JavaName.escaped(method, false).equals(method) ? fired(type) : method);
  }

  /** The method of an event that cannot have the event's own name: {@code fireState}. */
  private String fired(String type) {
    String method = "fire" + type;
    while (ofEvents.contains(method)) {
      method += "_";
    }
    return method;
  }

  /** The method of the user's for a declared name. */
  public static String logic(String name) {
    String method = Words.of(name).method();
    return JavaName.escaped(method, JavaName.isMethodOfObject(method));
  }
}

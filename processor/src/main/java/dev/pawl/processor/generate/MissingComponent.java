package dev.pawl.processor.generate;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;

/**
 * A component that data of earlier versions does not contain, so that the application must supply a
 * value.
 *
 * @param ofState whether the component belongs to a state, as opposed to an event
 * @param owner the name of the state or event
 * @param method the method of the application that supplies the value
 */
record MissingComponent(boolean ofState, String owner, Event.Param param, String method) {

  static List<MissingComponent> of(Plan plan, StableNumbers ids) {
    List<MissingComponent> absent = new ArrayList<>();
    for (StatePlan state : plan.states()) {
      add(ids, true, state.name(), state.declared().behavior().data(), absent);
    }
    for (EventPlan event : plan.events()) {
      add(ids, false, event.name(), event.declared().payload(), absent);
    }
    return absent;
  }

  private static void add(
      StableNumbers ids,
      boolean ofState,
      String owner,
      List<Event.Param> params,
      List<MissingComponent> absent) {
    for (Event.Param param : params) {
      boolean added =
          ids.find(ofState, owner)
              .flatMap(e -> e.part(param.name()))
              .filter(StableNumbers.Part::added)
              .isPresent();
      if (added && !param.type().isOptional()) {
        String method =
            Words.of(param.name()).method()
                + (ofState ? "OfStored" : "OfStoredEvent")
                + Words.of(owner).type();
        absent.add(new MissingComponent(ofState, owner, param, method));
      }
    }
  }
}

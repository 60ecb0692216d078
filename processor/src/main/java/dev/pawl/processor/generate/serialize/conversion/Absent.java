package dev.pawl.processor.generate.serialize.conversion;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.model.storage.Ids;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;

/**
 * A component that data of earlier versions lacks, for which the user gives a value.
 *
 * @param ofState whether it is a state's, or else an event's
 * @param owner the name of the state or event
 * @param method the user's method that gives a value
 */
public record Absent(boolean ofState, String owner, Event.Param param, String method) {

  /** All of a machine. */
  static List<Absent> of(Plan plan, Ids ids) {
    List<Absent> absent = new ArrayList<>();
    for (StatePlan state : plan.states()) {
      add(ids, true, state.name(), state.declared().behavior().data(), absent);
    }
    for (EventPlan event : plan.events()) {
      add(ids, false, event.name(), event.declared().payload(), absent);
    }
    return absent;
  }

  private static void add(
      Ids ids, boolean ofState, String owner, List<Event.Param> params, List<Absent> absent) {
    for (Event.Param param : params) {
      boolean added =
          ids.find(ofState, owner)
              .flatMap(e -> e.part(param.name()))
              .filter(Ids.Part::added)
              .isPresent();
      if (added && !Conversions.isOptional(param.type())) {
        String method =
            Words.of(param.name()).method()
                + (ofState ? "OfStored" : "OfStoredEvent")
                + Words.of(owner).type();
        absent.add(new Absent(ofState, owner, param, method));
      }
    }
  }
}

package dev.pawl.language.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the sources of data components, and in which cases the user must supply a value. */
class DataFillingTest {

  private static final String MACHINE =
      """
      events: { load: { payload: { size: Integer } } }
      states:
        IDLE: { initial: true, on: { load: BUSY, wake: BUSY } }
        BUSY: { data: { size: Integer, tries: Integer }, on: { next: DONE, load: BUSY } }
        DONE: { data: { size: Integer }, always: [ { guard: again, to: BUSY } ] }
      """;

  private static String filling(String state, int component) {
    ResolvedMachine machine = Tables.machine(MACHINE);
    StateNode node = Tables.node(machine, state);
    Event.Param param = node.declared().behavior().data().get(component);
    DataFilling filling = new DataFilling(machine);
    DataFilling.Carriers carriers = filling.carriers(node, param);
    String carried =
        names(List.copyOf(carriers.events()))
            + " | "
            + Tables.names(List.copyOf(carriers.sources()));
    return carried
        + filling
            .supplied(node, param)
            .map(
                s ->
                    " | supplied on "
                        + names(s.events())
                        + (s.always() ? " and always" : "")
                        + " from "
                        + Tables.names(List.copyOf(s.sources())))
            .orElse("");
  }

  private static String names(List<Event> events) {
    return String.join(" ", events.stream().map(Event::name).toList());
  }

  @Test
  void eventPrecedesSourceStateAndUserWhenDataIsFilled() {
    assertEquals("load | DONE | supplied on wake from IDLE", filling("BUSY", 0));
    assertEquals(" | BUSY | supplied on load wake and always from IDLE DONE", filling("BUSY", 1));
    assertEquals(" | BUSY", filling("DONE", 0));
  }
}

package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events that wait for an instance, by what its hooks have heard alone: each deferral once, and
 * once what became of the event, both with the cause with which it was fired.
 */
final class DeferralModel {

  /** The codes of causes. Data has their names; a cause that was read has no constant. */
  private enum Why {
    HURRY,
    DOUBT
  }

  private final Map<String, Object> fired = new HashMap<>();
  private final List<Map.Entry<Object, String>> waiting = new ArrayList<>();

  /** Events that machines raise themselves, so that a cause does not tell whose they are. */
  private final Set<Object> raised = new HashSet<>();

  /** The cause with which an event is fired now. */
  Cause fired(Object event) {
    String actor = "caller " + fired.size();
    fired.put(actor, event);
    Why why = Why.values()[fired.size() % 2];
    return Cause.by(actor).because("of " + event).code(why).with("number", fired.size());
  }

  /** Hears of a step, or of an attempt if there is an outcome. */
  void heard(LifecycleEvent<?, ?> record, Outcome<?> outcome) {
    Object event = record.event();
    String actor = record.cause().actor();
    if (event == null) {
      return;
    }
    if (!event.equals(fired.get(String.valueOf(actor)))) {
      raised.add(event);
    } else {
      assertEquals("of " + event, record.cause().reason());
      int number = Integer.parseInt(actor.substring("caller ".length())) + 1;
      assertEquals(Why.values()[number % 2].name(), record.cause().codeName());
      assertEquals(number, ((Number) record.cause().attributes().get("number")).intValue());
    }
    Map.Entry<Object, String> one = Map.entry(event, String.valueOf(actor));
    if (outcome instanceof Outcome.Ignored<?> ignored && ignored.queued()) {
      waiting.add(one);
    } else {
      waiting.remove(one);
    }
  }

  /** How many wait. */
  int size() {
    return waiting.size();
  }

  /** Requires the same to wait. */
  void requireAs(List<Snapshot.Deferred<?>> found, String chart) {
    List<Map.Entry<Object, String>> all = new ArrayList<>();
    found.forEach(d -> all.add(Map.entry(d.event(), String.valueOf(d.cause().actor()))));
    all.removeIf(one -> raised.contains(one.getKey()));
    List<Map.Entry<Object, String>> known = new ArrayList<>(waiting);
    known.removeIf(one -> raised.contains(one.getKey()));
    assertEquals(known, all, chart);
  }
}

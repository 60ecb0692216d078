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
 * The deferred events of an instance according to its hooks: one call for each deferral and one for
 * its result, both with the original cause.
 */
final class DeferralModel {

  /**
   * The codes of causes. Stored data contains the name of a code, so a cause that was read has no
   * constant.
   */
  private enum Why {
    HURRY,
    DOUBT
  }

  private final Map<String, Object> fired = new HashMap<>();
  private final List<Map.Entry<Object, String>> waiting = new ArrayList<>();

  /** Events that machines raise themselves, so that the cause does not identify them. */
  private final Set<Object> raised = new HashSet<>();

  /** Returns the cause with which an event is fired now. */
  Cause fired(Object event) {
    String actor = "caller " + fired.size();
    fired.put(actor, event);
    Why why = Why.values()[fired.size() % 2];
    return Cause.by(actor).because("of " + event).code(why).with("number", fired.size());
  }

  /** Processes a record: a step, or an attempt if there is an outcome. */
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

  /** Returns the number of deferred events. */
  int size() {
    return waiting.size();
  }

  /** Requires that the given deferred events are expected. */
  void requireAs(List<Snapshot.Deferred<?>> found, String chart) {
    List<Map.Entry<Object, String>> all = new ArrayList<>();
    found.forEach(d -> all.add(Map.entry(d.event(), String.valueOf(d.cause().actor()))));
    all.removeIf(one -> raised.contains(one.getKey()));
    List<Map.Entry<Object, String>> known = new ArrayList<>(waiting);
    known.removeIf(one -> raised.contains(one.getKey()));
    assertEquals(known, all, chart);
  }
}

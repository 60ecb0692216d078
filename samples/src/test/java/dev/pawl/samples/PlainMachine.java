package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.IllegalTransitionError;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests a machine whose events have neither payload nor guards. */
abstract class PlainMachine<S extends Enum<S>, E extends Enum<E>> extends DocumentedMachine<S> {

  private final Class<E> events;

  PlainMachine(Generated<S> generated, Class<E> events) {
    super(generated);
    this.events = events;
  }

  private List<E> events() {
    return List.of(events.getEnumConstants());
  }

  @Override
  List<Stimulus<S>> stimuli() {
    return events().stream().map(e -> generated().stimulus(label(e), e)).toList();
  }

  private String label(E event) {
    return cells().stream()
        .map(Row::event)
        .filter(l -> constant(l).equals(event.name()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("The document does not know " + event));
  }

  /**
   * Returns the constant of an event, such as {@code RETRY_WITHIN_MAX_RETRIES} for {@code retry
   * (within max_retries)}.
   */
  private static String constant(String label) {
    return String.join("_", Stream.of(label.split("[^A-Za-z0-9]+")).toList())
        .toUpperCase(Locale.ROOT);
  }

  @Test
  void functionsAreNamedAfterEvents() {
    for (Stimulus<S> stimulus : stimuli()) {
      for (S from : states()) {
        if (stimulus.permits().test(from)) {
          assertSame(
              stimulus.next().apply(from), generated().eventFunction(stimulus.event(), from));
        } else {
          assertThrows(
              IllegalTransitionError.class,
              () -> generated().eventFunction(stimulus.event(), from),
              stimulus.label() + " in " + from);
        }
      }
    }
  }

  @Test
  void eventsHaveWireNames() {
    for (E event : events()) {
      String wireName = event.name().toLowerCase(Locale.ROOT);
      assertSame(event, generated().eventFromWire(wireName));
      assertEquals(wireName, generated().eventToWire(event));
    }
  }
}

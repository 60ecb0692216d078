package dev.pawl.samples;

import dev.pawl.engine.JsonReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * The content of a machine's document, as other people have copied it to {@code
 * seed-machines.json}.
 *
 * @param states all states, in order
 * @param initial the initial states
 * @param last the final states
 * @param transitions all transitions
 */
record SeedFacts(
    List<String> states, List<String> initial, List<String> last, List<Row> transitions) {

  /** Returns the facts about the machine with a name. */
  static SeedFacts of(String machine) {
    Map<?, ?> facts = (Map<?, ?>) JsonReader.object(text()).get(machine);
    List<Row> rows =
        ((List<?>) facts.get("transitions"))
            .stream()
                .map(SeedFacts::strings)
                .map(t -> new Row(t.get(0), t.get(1), t.get(2)))
                .toList();
    return new SeedFacts(
        strings(facts.get("states")),
        strings(facts.get("initial")),
        strings(facts.get("final")),
        rows);
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }

  private static String text() {
    try (InputStream in = SeedFacts.class.getResourceAsStream("/seed-machines.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

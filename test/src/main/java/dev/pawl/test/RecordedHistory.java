package dev.pawl.test;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.engine.JsonReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/**
 * Creates tests that replay recorded steps of instances against the current version of machines.
 * There is one test for each instance. Each step must be legal after the previous steps. Guards are
 * not evaluated, and payloads of events are not needed.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> ordersOfLastWeek() {
 *   return RecordedHistory.of(OrderMachine.class).lines(Path.of("audit.jsonl")).tests();
 * }
 * }</pre>
 *
 * <p>Steps come from files that {@link dev.pawl.hook.JsonLinesHook} writes, from records that hooks
 * get, or from any other source such as a store. A source may contain steps of several machines and
 * instances. Steps of machines that were not passed to {@link #of} are ignored. A step with the
 * number 1 begins a new instance. States and events can be given by their declared names or by
 * their stored names. Refused events are not replayed.
 *
 * <p>A forced step may lead from any state to any state. For steps before a {@linkplain
 * LifecycleEvent#isMigration() migration}, only the step numbers are checked.
 *
 * <p>This class is not thread-safe.
 */
public final class RecordedHistory {

  private static final int MAX_SHOWN = 10;

  /**
   * The key of an attribute of a step's cause. The attribute is present if a store forced the step
   * without loading the instance.
   */
  private static final String RESCUED = "foundState";

  /**
   * A recorded step of an instance.
   *
   * @param place the position of the record in its source, for error messages
   * @param rescued whether a store forced the step without loading the instance
   */
  record RecordedStep(
      String place,
      long sequence,
      String from,
      @Nullable String event,
      String to,
      boolean forced,
      boolean migrated,
      boolean rescued) {}

  private record Key(String machine, @Nullable String entityId) {
    @Override
    public String toString() {
      return entityId == null ? machine : machine + " " + entityId;
    }
  }

  private final Map<String, HistoryReplay> machines = new LinkedHashMap<>();

  /**
   * The recorded steps of instances. For each key, there is a list of successive instances with
   * this key, and each instance is a list of steps.
   */
  private final Map<Key, List<List<RecordedStep>>> instances = new LinkedHashMap<>();

  private final Map<String, List<String>> badLines = new LinkedHashMap<>();
  private final Set<String> others = new LinkedHashSet<>();
  private int records;

  private RecordedHistory() {}

  /**
   * Returns a history without steps.
   *
   * @param machines the generated classes of the machines whose steps are replayed
   * @throws IllegalStateException if the class path does not contain the model of a machine
   */
  @SafeVarargs
  public static RecordedHistory of(Class<? extends Machine<?, ?>>... machines) {
    RecordedHistory history = new RecordedHistory();
    for (Class<? extends Machine<?, ?>> machine : machines) {
      HistoryReplay replay = new HistoryReplay(new GeneratedMachine(machine));
      history.machines.put(replay.machine(), replay);
    }
    return history;
  }

  // Sources.

  /**
   * Adds the lines of a file that {@link dev.pawl.hook.JsonLinesHook} wrote. If some lines cannot
   * be read, a separate failing test reports them.
   *
   * @throws IllegalArgumentException if the file cannot be read
   */
  public RecordedHistory lines(Path file) {
    String name = String.valueOf(file.getFileName());
    List<String> bad = badLines.computeIfAbsent(name, f -> new ArrayList<>());
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (MalformedInputException e) {
      throw new IllegalArgumentException("The file " + file + " is not in UTF-8.", e);
    } catch (IOException e) {
      throw new IllegalArgumentException("The file " + file + " cannot be read: " + e, e);
    }
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        String place = name + ":" + (i + 1);
        try {
          add(place, JsonReader.object(lines.get(i)));
        } catch (IllegalArgumentException e) {
          bad.add(place + ": " + e.getMessage());
        }
      }
    }
    return this;
  }

  private void add(String place, Map<String, @Nullable Object> line) {
    if (line.containsKey("refused")) {
      return;
    }
    Object attributes = line.get("attributes");
    Map<?, ?> all = attributes instanceof Map<?, ?> map ? map : Map.of();
    boolean forced = value(line, "forced", Boolean.class);
    add(
        new Key(value(line, "machine", String.class), optional(line, "entityId")),
        new RecordedStep(
            place,
            value(line, "sequence", Long.class),
            value(line, "from", String.class),
            optional(line, "event"),
            value(line, "to", String.class),
            forced,
            all.containsKey(Cause.MIGRATION),
            forced && all.containsKey(RESCUED)));
  }

  private static <T> T value(Map<String, @Nullable Object> line, String key, Class<T> type) {
    Object value = line.get(key);
    if (!type.isInstance(value)) {
      String expected =
          type == Long.class ? "a whole number" : type == String.class ? "a text" : "true or false";
      throw new IllegalArgumentException(
          "\"" + key + "\" must be " + expected + ", but is " + value + ".");
    }
    return type.cast(value);
  }

  private static @Nullable String optional(Map<String, @Nullable Object> line, String key) {
    return line.get(key) == null ? null : value(line, key, String.class);
  }

  /**
   * Adds steps given by the records that hooks get after each step.
   *
   * @throws IllegalArgumentException if a record does not contain the states before and after the
   *     step
   */
  public RecordedHistory events(Iterable<? extends LifecycleEvent<?, ?>> events) {
    for (LifecycleEvent<?, ?> event : events) {
      String place = "record " + (records + 1);
      if (event.from() == null || event.to() == null) {
        throw new IllegalArgumentException(
            place
                + " has no states: "
                + event
                + ". Stores do not keep their data; add the stored names with step(…).");
      }
      Map<String, ?> attributes = event.cause().attributes();
      step(
          event.machine(),
          event.entityId(),
          new RecordedStep(
              place,
              event.sequence(),
              DeclaredName.of(event.from()),
              event.event() == null ? null : DeclaredName.of(event.event()),
              DeclaredName.of(event.to()),
              event.forced(),
              event.isMigration(),
              event.forced() && attributes.containsKey(RESCUED)));
    }
    return this;
  }

  /**
   * Adds a step from any source, such as a store. Do not add steps before a migration.
   *
   * @param machine the declared name of the machine
   * @param entityId the id of the instance
   * @param sequence the number of the step among the steps of the instance, starting at 1
   * @param from the name of the state that was exited
   * @param event the name of the event, or null for a step without an event
   * @param to the name of the state that was entered
   * @param forced whether the step was forced
   */
  public RecordedHistory step(
      String machine,
      String entityId,
      long sequence,
      String from,
      @Nullable String event,
      String to,
      boolean forced) {
    String place = "record " + (records + 1);
    step(
        machine,
        entityId,
        new RecordedStep(place, sequence, from, event, to, forced, false, forced));
    return this;
  }

  private void step(String machine, @Nullable String entityId, RecordedStep step) {
    records++;
    add(new Key(machine, entityId), step);
  }

  private void add(Key key, RecordedStep step) {
    if (!machines.containsKey(key.machine())) {
      others.add(key.machine());
      return;
    }
    List<List<RecordedStep>> all = instances.computeIfAbsent(key, k -> new ArrayList<>());
    if (all.isEmpty() || step.sequence() == 1) {
      all.add(new ArrayList<>());
    }
    all.get(all.size() - 1).add(step);
  }

  // Tests.

  /**
   * Returns one test for each instance. Also returns a failing test for each file with lines that
   * cannot be read, and for each machine without steps.
   */
  public Stream<DynamicTest> tests() {
    List<DynamicTest> tests = new ArrayList<>();
    badLines.forEach(
        (file, lines) -> {
          if (!lines.isEmpty()) {
            String name = file + ": " + counted(lines.size(), "line") + " cannot be read";
            tests.add(DynamicTest.dynamicTest(name, () -> fail(shown(name, lines))));
          }
        });
    for (String machine : machines.keySet()) {
      if (instances.keySet().stream().noneMatch(k -> k.machine().equals(machine))) {
        String name = machine + " has no recorded steps";
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () ->
                    fail(
                        name + (others.isEmpty() ? "." : "; there are steps of " + others + "."))));
      }
    }
    instances.forEach(
        (key, all) -> {
          for (int i = 0; i < all.size(); i++) {
            List<RecordedStep> steps = all.get(i);
            tests.add(
                DynamicTest.dynamicTest(
                    name(key, all.size() == 1 ? 0 : i + 1, steps), () -> replay(key, steps)));
          }
        });
    return tests.stream();
  }

  private static void fail(String message) {
    throw new AssertionFailedError(message);
  }

  private static String name(Key key, int number, List<RecordedStep> steps) {
    return key
        + (number == 0 ? "" : " (" + number + ")")
        + ": "
        + counted(steps.size(), "step")
        + ", "
        + steps.get(0).from()
        + " → "
        + steps.get(steps.size() - 1).to();
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static String shown(String title, List<String> lines) {
    int more = lines.size() - MAX_SHOWN;
    return title
        + "\n  "
        + String.join("\n  ", lines.subList(0, Math.min(MAX_SHOWN, lines.size())))
        + (more > 0 ? "\n  and " + more + " more" : "");
  }

  private void replay(Key key, List<RecordedStep> steps) {
    HistoryReplay replay = machines.get(key.machine());
    if (replay != null) {
      replay.require(key.toString(), key.entityId(), steps);
    }
  }
}

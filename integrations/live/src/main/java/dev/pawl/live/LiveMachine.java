package dev.pawl.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Stores what was observed of one machine: its instances and their active leaf states, how often
 * each transition was taken, and the last entries of the log. To limit memory, only the instances
 * with the most recent steps are stored. This class is thread-safe.
 */
final class LiveMachine {

  /** The maximum number of instances that are stored. */
  static final int MAX_INSTANCES = 10_000;

  /** The maximum number of log entries that are stored for pages that are opened later. */
  static final int MAX_LOG_ENTRIES = 200;

  private final String name;
  private final String declaredName;

  private final Map<String, Instance> instances = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<Object, String> labels = new WeakHashMap<>();
  private final Map<String, Integer> inState = new TreeMap<>();
  private final Map<TakenTransition, Long> taken = new HashMap<>();
  private final Deque<LogEntry> log = new ArrayDeque<>();
  private final List<LiveStream> streams = new ArrayList<>();
  private final Set<ClassLoader> loaders = Collections.newSetFromMap(new WeakHashMap<>());
  private Optional<String> page = Optional.empty();

  private int anonymous;
  private long forgotten;
  private long steps;
  private long refusals;

  /** The number of class loaders that have loaded the machine. */
  private int generation;

  /** The stored observations of an instance. */
  private static final class Instance {
    private List<String> leaves = List.of();

    /** The transitions that were taken since {@link LiveMachine#entered} was called last. */
    private final List<TakenTransition> taken = new ArrayList<>(1);
  }

  LiveMachine(String name, String declaredName) {
    this.name = name;
    this.declaredName = declaredName;
  }

  /**
   * Records the class loader of an instance. If the class loader is new, all earlier observations
   * are removed. A class loader is new when a program loads the machine again, for example after a
   * restart by Spring Boot's developer tools.
   */
  synchronized void loadedBy(@Nullable ClassLoader given) {
    ClassLoader loader = given == null ? ClassLoader.getSystemClassLoader() : given;
    if (!loaders.add(loader)) {
      return;
    }
    generation++;
    page = MachinePage.read(loader, name);
    instances.clear();
    labels.clear();
    inState.clear();
    taken.clear();
    log.clear();
    forgotten = 0;
    steps = 0;
    refusals = 0;
  }

  /**
   * Returns the HTML page of the machine from the newest class loader, or empty if there is no
   * page.
   */
  synchronized Optional<String> page() {
    return page;
  }

  // Reports of the program.

  /** Records the active leaf states of an instance after its start or after a step. */
  synchronized void entered(Object key, List<String> leaves) {
    String label = label(key);
    boolean isNew = !instances.containsKey(label);
    Instance instance = instance(label);
    List<TakenTransition> transitions = List.copyOf(instance.taken);
    instance.taken.clear();
    boolean changed = !leaves.equals(instance.leaves);
    count(instance.leaves, -1);
    count(leaves, 1);
    instance.leaves = leaves;
    if (isNew) {
      add(entry(label, List.of(), leaves, "", "began"));
    } else if (!transitions.isEmpty()) {
      steps++;
      add(entry(label, transitions, leaves, "", "taken"));
    } else if (changed) {
      add(entry(label, List.of(), leaves, "", "forced"));
    }
  }

  /** Records a transition that is being taken. */
  synchronized void taken(Object key, TakenTransition transition) {
    TakenTransition counted =
        new TakenTransition(transition.leaf(), transition.event(), transition.candidate(), null);
    taken.merge(counted, 1L, Long::sum);
    String label = label(key);
    instance(label).taken.add(transition);
    streams.forEach(stream -> stream.taken(label, counted));
  }

  /** Records an event that led to no step. */
  synchronized void refused(Object key, String event, String reason) {
    refusals++;
    String label = label(key);
    add(entry(label, List.of(), instance(label).leaves, event, reason));
  }

  private static LogEntry entry(
      String label,
      List<TakenTransition> transitions,
      List<String> leaves,
      String event,
      String what) {
    return new LogEntry(System.currentTimeMillis(), label, transitions, leaves, event, what);
  }

  private void add(LogEntry entry) {
    log.addLast(entry);
    if (log.size() > MAX_LOG_ENTRIES) {
      log.removeFirst();
    }
    streams.forEach(stream -> stream.add(entry));
  }

  /**
   * Returns the label of an instance. The label is the id of the instance or, if the instance has
   * no id, a number.
   */
  private String label(Object key) {
    return key instanceof String id ? id : labels.computeIfAbsent(key, k -> "#" + ++anonymous);
  }

  private Instance instance(String label) {
    Instance instance = instances.computeIfAbsent(label, l -> new Instance());
    if (instances.size() > MAX_INSTANCES) {
      String eldest = instances.keySet().iterator().next();
      Instance removed = instances.remove(eldest);
      if (removed != null) {
        count(removed.leaves, -1);
      }
      forgotten++;
    }
    return instance;
  }

  private void count(List<String> leaves, int change) {
    for (String leaf : leaves) {
      inState.merge(leaf, change, (one, other) -> one + other == 0 ? null : one + other);
    }
  }

  // Readers.

  /** Returns the data that the list of machines shows about this machine. */
  synchronized Map<String, Object> summary() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("declared", declaredName);
    json.put("page", page.isPresent());
    json.put("instances", instances.size());
    json.put("forgotten", forgotten);
    json.put("steps", steps);
    json.put("refusals", refusals);
    json.put("states", new LinkedHashMap<>(inState));
    return json;
  }

  /**
   * Adds a stream. The first batch of the stream contains all observations so far.
   *
   * @param followed the label of the only instance that the page shows; null for all instances
   */
  synchronized LiveStream open(@Nullable String followed) {
    LiveStream stream = new LiveStream(followed);
    log.forEach(stream::add);
    if (followed == null) {
      taken.forEach(stream::taken);
    }
    streams.add(stream);
    return stream;
  }

  synchronized void close(LiveStream stream) {
    streams.remove(stream);
  }

  /**
   * Returns the updates that a stream has not sent yet, or empty if there are no updates.
   *
   * @param listed whether the updates include the list of instances
   */
  synchronized Optional<Map<String, Object>> take(LiveStream stream, boolean listed) {
    return stream
        .take(generation, listed)
        .map(
            batch -> {
              batch.put("generation", generation);
              batch.put("steps", steps);
              batch.put("refusals", refusals);
              batch.put("instances", instances.size());
              batch.put("forgotten", forgotten);
              batch.put("states", states(stream.followed()));
              if (listed) {
                batch.put("list", list());
              }
              return batch;
            });
  }

  private Map<String, Integer> states(@Nullable String followed) {
    if (followed == null) {
      return new LinkedHashMap<>(inState);
    }
    Map<String, Integer> one = new LinkedHashMap<>();
    // containsKey does not change the order of the instances, as get does
    if (instances.containsKey(followed)) {
      instance(followed).leaves.forEach(leaf -> one.put(leaf, 1));
    }
    return one;
  }

  /**
   * Returns a map from labels of the instances with the most recent steps to their active leaf
   * states.
   */
  private Map<String, List<String>> list() {
    Map<String, List<String>> last = new TreeMap<>();
    int skipped = Math.max(0, instances.size() - LiveStream.MAX_LISTED_INSTANCES);
    int number = 0;
    for (Map.Entry<String, Instance> each : instances.entrySet()) {
      if (number++ >= skipped) {
        last.put(each.getKey(), each.getValue().leaves);
      }
    }
    return last;
  }
}

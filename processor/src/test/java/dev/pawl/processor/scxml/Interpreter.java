package dev.pawl.processor.scxml;

import dev.pawl.language.Named;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.processor.scxml.Selection.Enabled;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * An interpreter of the model: the algorithm of SCXML 1.0, appendix D, with the extensions of Pawl.
 * The interpreter is slow and simple, and shares no code with the generator and the runtime.
 */
public final class Interpreter {

  /** The maximum number of microsteps without an event. */
  private static final int MAX_EVENTLESS = 100;

  /** The maximum number of raised events; more cannot be compared. */
  private static final int MOST = 250;

  /** Thrown if events raise further events endlessly. */
  public static final class EndlessException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final class LoopException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Machine machine;
  private final Answers answers;
  private final Configuration configuration;
  private Integer context;
  private final Deque<String> internalQueue = new ArrayDeque<>();
  private final List<Waiting> deferred = new ArrayList<>();

  /** The number of events deferred so far. */
  private int deferredSoFar;

  /**
   * The active leaves when the events were deferred; empty if events were deferred in different
   * leaves.
   */
  private List<String> deferredIn = List.of();

  private final RunningTimers timers = new RunningTimers();
  private final List<String> effects = new ArrayList<>();
  private final List<String> records = new ArrayList<>();
  private final List<String> observations = new ArrayList<>();
  private int microsteps;

  /**
   * The number of deferred events that are not offered again yet, while other deferred events are.
   */
  private int offered;

  /** The maximum number of events that were deferred at the same time. */
  private int mostDeferred;

  /** Creates an instance that has not started. */
  public Interpreter(Machine machine, Answers answers, Integer context) {
    this.machine = machine;
    this.answers = answers;
    this.context = machine.context().isPresent() ? context : null;
    this.configuration = new Configuration(Node.document(machine.root()));
  }

  /** Starts the instance. */
  public Step start() {
    try {
      TreeSet<Node> entry = configuration.initialEntrySet();
      entry.remove(configuration.root());
      observe(null, new TreeSet<>(), entry);
      enter(configuration.initialEntrySet());
      settle();
      offerDeferred();
      return step(Step.STARTED);
    } catch (LoopException e) {
      return Step.loop();
    }
  }

  /** Starts the instance in the given leaves, as if the instance had just entered them. */
  public Step startIn(List<String> leaves) {
    for (String leaf : leaves) {
      for (Node node = configuration.node(leaf); node != null; node = node.parent) {
        configuration.active.add(node);
      }
    }
    try {
      settle();
      return step(Step.STARTED);
    } catch (LoopException e) {
      return Step.loop();
    }
  }

  /** Returns whether the instance has ended. */
  public boolean isOver() {
    return configuration.isOver();
  }

  /** Returns the active states, including superstates and the root. */
  List<Node> active() {
    return List.copyOf(configuration.active);
  }

  /** Fires an event. If the event belongs to a timer, the timer has elapsed. */
  public Step fire(String event) {
    forget();
    timers.elapse(event);
    try {
      String outcome = macrostep(event, Optional.empty());
      offerDeferred();
      return step(outcome);
    } catch (LoopException e) {
      return Step.loop();
    }
  }

  /**
   * Returns the microsteps since the last event from outside, each with its event and the states
   * that it exited and entered.
   */
  public List<String> observations() {
    return List.copyOf(observations);
  }

  /** Returns the maximum number of events that were deferred at the same time. */
  public int mostDeferred() {
    return mostDeferred;
  }

  /**
   * Returns a text of everything that determines how the instance continues, except the context and
   * timers.
   */
  public String key() {
    String leaves = String.join(" ", configuration.leaves());
    if (isOver()) {
      return leaves + " over";
    }
    List<String> events = deferred.stream().map(Waiting::event).toList();
    return leaves
        + configuration.history()
        + " deferred "
        + events
        + (events.isEmpty() ? List.of() : deferredIn);
  }

  /** Returns the records since the last external event, even if it caused a loop. */
  public List<String> records() {
    return List.copyOf(records);
  }

  private void forget() {
    effects.clear();
    records.clear();
    observations.clear();
    microsteps = 0;
  }

  /**
   * Returns the event of the timer that is due first. If several timers are due at this time,
   * returns the event of the timer that was started first.
   */
  public Optional<String> due() {
    return isOver() ? Optional.empty() : timers.due();
  }

  /** Returns whether the timer of an event runs. */
  public boolean isRunning(String event) {
    return timers.isRunning(event);
  }

  /** Returns the time until a timer is due; unlimited if no timer runs. */
  public long untilDue() {
    return isOver() ? Long.MAX_VALUE : timers.untilDue();
  }

  /** Lets time pass in which no timer is due. */
  public Step pass(long millis) {
    forget();
    timers.pass(millis);
    return step(Step.WAITED);
  }

  /** Lets time pass until a timer is due, and fires the event of the timer. */
  public Step fireDue() {
    String event = due().orElseThrow();
    timers.pass(untilDue());
    return fire(event);
  }

  /** Fires an internal event from outside, which is refused. */
  public Step refuse() {
    forget();
    return step(machine.lenient() ? Step.IGNORED : Step.ILLEGAL);
  }

  /**
   * Continues as if the instance was stored and restored: all timers start with their remaining
   * durations, in the order in which they are due.
   */
  public Step resume() {
    forget();
    return step(Step.RESUMED);
  }

  private Step step(String outcome) {
    // an instance that has ended handles no events, so its timers do not count
    List<String> left = isOver() ? List.of() : timers.left();
    return new Step(outcome, configuration.leaves(), effects, records, context, left);
  }

  /** A deferred event with its position in the order of all deferred events. */
  private record Waiting(String event, int place) {}

  private void defer(Waiting waiting) {
    List<String> leaves = configuration.leaves();
    deferredIn = deferred.isEmpty() || deferredIn.equals(leaves) ? leaves : List.of();
    deferred.add(waiting);
    mostDeferred = Math.max(mostDeferred, deferred.size() + offered);
  }

  private Waiting anew(String event) {
    return new Waiting(event, deferredSoFar++);
  }

  /**
   * Offers events that were deferred in another configuration again, the oldest first, as long as
   * the configuration changes. An event that is deferred again keeps its position.
   */
  private void offerDeferred() {
    while (!isOver() && !deferred.isEmpty() && !deferredIn.equals(configuration.leaves())) {
      deferredIn = configuration.leaves();
      List<Waiting> waiting = new ArrayList<>(deferred);
      deferred.clear();
      while (!isOver() && !waiting.isEmpty() && deferredIn.equals(configuration.leaves())) {
        Waiting next = waiting.remove(0);
        offered = waiting.size();
        macrostep(next.event(), Optional.of(next));
      }
      deferred.addAll(waiting);
      offered = 0;
      deferred.sort(Comparator.comparingInt(Waiting::place));
    }
  }

  private String macrostep(String name, Optional<Waiting> offered) {
    if (isOver()) {
      return machine.lenient() ? Step.IGNORED : Step.ILLEGAL;
    }
    Selection selection = select(name);
    List<Enabled> taken = selection.taken();
    if (!taken.isEmpty()) {
      microstep(taken, name);
      settle();
      return Step.MOVED;
    }
    if (selection.deferred()) {
      defer(offered.orElseGet(() -> anew(name)));
      return Step.QUEUED;
    }
    if (selection.ignored() || machine.lenient()) {
      return Step.IGNORED;
    }
    return selection.refused() ? Step.GUARD_REFUSED : Step.ILLEGAL;
  }

  private Selection select(String name) {
    Event event =
        Named.event(machine, name)
            .or(
                () ->
                    Optional.of(name).filter(n -> n.startsWith(Event.DONE_PREFIX)).map(this::done))
            .orElseThrow(() -> new IllegalArgumentException(name));
    return Selection.on(event, configuration, answers, context);
  }

  /** Takes all enabled eventless transitions and processes raised events, until there are none. */
  private void settle() {
    int inARow = 0;
    while (!isOver()) {
      List<Enabled> taken = Selection.eventless(configuration, answers, context).taken();
      String event = null;
      if (!taken.isEmpty()) {
        if (++inARow > MAX_EVENTLESS) {
          throw new LoopException();
        }
      } else if (internalQueue.isEmpty()) {
        configuration.rest();
        return;
      } else {
        inARow = 0;
        event = internalQueue.remove();
        Selection selection = select(event);
        taken = selection.taken();
        if (taken.isEmpty() && selection.deferred()) {
          defer(anew(event));
        }
      }
      if (!taken.isEmpty()) {
        microstep(taken, event);
      }
    }
    internalQueue.clear();
  }

  private void microstep(List<Enabled> taken, String event) {
    if (++microsteps > MOST) {
      throw new EndlessException();
    }
    TreeSet<Node> exit = new TreeSet<>();
    taken.forEach(t -> exit.addAll(configuration.exitSet(t)));
    List<String> froms = taken.stream().map(this::from).toList();
    configuration.recordHistory(exit);
    List<Node> domains = taken.stream().map(this::domain).toList();
    TreeSet<Node> entry = configuration.entrySet(taken);
    observe(event, exit, entry);
    for (Node state : exit.descendingSet()) {
      perform(state.state.behavior().exit());
      timers.stop(state);
      configuration.active.remove(state);
    }
    for (Enabled enabled : taken) {
      enabled.transition().update().ifPresent(u -> context = answers.update(u.name(), context));
      enabled.transition().effects().forEach(e -> effects.add(e.name()));
      raise(enabled.transition().raise());
    }
    enter(entry);
    for (int i = 0; i < taken.size(); i++) {
      String to = domains.get(i) == null ? froms.get(i) : to(domains.get(i), entry);
      records.add(Step.record(froms.get(i), to, event));
    }
  }

  private void observe(String event, TreeSet<Node> exit, TreeSet<Node> entry) {
    observations.add((event == null ? "" : event) + " -" + exit + " +" + entry);
  }

  private void enter(TreeSet<Node> entry) {
    for (Node state : entry) {
      configuration.active.add(state);
      perform(state.state.behavior().entry());
      timers.start(state);
      if (state.isFinal() && !state.parent.isRoot()) {
        done(state.parent);
        Node grandparent = state.parent.parent;
        if (grandparent.isParallel() && configuration.isInFinalState(grandparent)) {
          done(grandparent);
        }
      }
    }
  }

  private void done(Node state) {
    String event = Event.DONE_PREFIX + state.name();
    // an enum of the user contains all events of the machine
    boolean exists = machine.eventType().isEmpty() || Named.event(machine, event).isPresent();
    if (!state.isRoot() && exists) {
      internalQueue.add(event);
    }
  }

  private Event done(String name) {
    return new Event(name, "", List.of(), Event.Kind.DONE, false, Origin.NONE);
  }

  private void perform(Behavior.Actions actions) {
    actions.effects().forEach(e -> effects.add(e.name()));
    raise(actions.raise());
  }

  private void raise(List<NameReference> events) {
    events.forEach(e -> internalQueue.add(e.name()));
  }

  /** Returns the domain of a transition; null if the transition has no targets. */
  private Node domain(Enabled enabled) {
    return enabled.targets().isEmpty() ? null : enabled.domain(configuration);
  }

  private String from(Enabled enabled) {
    return enabled.targets().isEmpty()
        ? enabled.leaf().name()
        : around(configuration.exitSet(enabled));
  }

  private static String to(Node domain, TreeSet<Node> entry) {
    TreeSet<Node> entered = new TreeSet<>(entry);
    entered.removeIf(n -> !n.isDescendantOf(domain));
    return around(entered);
  }

  /**
   * Returns the innermost state that contains all active leaves; the first leaf if only the root
   * contains them.
   */
  private static String around(TreeSet<Node> states) {
    List<Node> leaves = states.stream().filter(Node::isAtomic).toList();
    for (Node n = leaves.get(0); !n.isRoot(); n = n.parent) {
      Node around = n;
      if (leaves.stream().allMatch(l -> l == around || l.isDescendantOf(around))) {
        return n.name();
      }
    }
    return leaves.get(0).name();
  }
}

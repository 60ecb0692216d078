package dev.pawl.spring.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ObjectMethods;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.springframework.messaging.Message;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.action.ActionListener;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.transition.Transition;
import org.springframework.statemachine.trigger.CompositeTriggerListener;
import org.springframework.statemachine.trigger.TimerTrigger;
import org.springframework.statemachine.trigger.TriggerListener;

/** The machine of Spring Statemachine in a {@link SideBySide} comparison. */
final class SpringSide<S, E> {

  private final StateMachine<S, E> machine;
  private final ComparedCode<S, E> code;
  private final StateTree<S, E> tree;
  private final Set<Object> unreported;
  private final Map<TimerTrigger<S, E>, List<TriggerListener>> timerListeners =
      new IdentityHashMap<>();
  private final List<String> actions = Collections.synchronizedList(new ArrayList<>());

  @SuppressWarnings("deprecation") // the other method does not exist in version 2
  SpringSide(ComparedCode<S, E> code) {
    this.machine = code.machine();
    this.code = code;
    this.tree = code.tree();
    this.unreported = code.unreported();
    ActionListener<S, E> listener = listener();
    for (StateMachine<S, E> region : tree.machines()) {
      region.getTransitions().forEach(t -> t.addActionListener(listener));
      region.getStates().forEach(s -> s.addActionListener(listener));
    }
    timers(t -> true).forEach(this::takeOver);
    machine.start();
  }

  /** Removes the listeners of a timer, so that the comparison decides when the timer fires. */
  private void takeOver(TimerTrigger<S, E> timer) {
    CompositeTriggerListener listeners = SpringInternals.listeners(timer);
    List<TriggerListener> taken = new ArrayList<>();
    listeners.getListeners().reverse().forEachRemaining(taken::add);
    taken.forEach(listeners::unregister);
    timerListeners.put(timer, taken);
  }

  /**
   * Creates a listener of actions. The listener is a proxy, because its method has different
   * parameters in each major version of Spring Statemachine.
   */
  @SuppressWarnings("unchecked")
  private ActionListener<S, E> listener() {
    return (ActionListener<S, E>)
        Proxy.newProxyInstance(
            ActionListener.class.getClassLoader(),
            new Class<?>[] {ActionListener.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("onExecute")) {
                report(SpringCode.of(arguments[1]));
              }
              return ObjectMethods.answer(proxy, method, arguments);
            });
  }

  private void report(SpringCode action) {
    if (!unreported.contains(action.original())) {
      code.methods().method(action).ifPresent(actions::add);
    }
  }

  @SuppressWarnings("deprecation") // the other methods do not exist in version 2
  void send(Message<E> message) {
    machine.sendEvent(message);
  }

  void elapse(TimerTrigger<S, E> timer) {
    timerListeners.getOrDefault(timer, List.of()).forEach(TriggerListener::triggered);
  }

  /** Returns the names of the innermost active states. */
  Set<String> configuration() {
    Collection<S> active = active();
    Set<String> names = new TreeSet<>();
    for (State<S, E> state : tree.all()) {
      if (active.contains(state.getId()) && state.isSimple()) {
        names.add(Ids.name(state.getId()));
      }
    }
    return names;
  }

  /**
   * Returns, for each action that has run, the name of its method in Pawl. Actions that Spring
   * Statemachine does not report at every call are omitted.
   */
  List<String> actions() {
    return actions;
  }

  Map<Object, Object> variables() {
    return machine.getExtendedState().getVariables();
  }

  /** Returns the timers of the active states. */
  List<TimerTrigger<S, E>> timers() {
    Collection<S> active = active();
    return timers(t -> active.contains(t.getSource().getId()));
  }

  private List<TimerTrigger<S, E>> timers(Predicate<Transition<S, E>> of) {
    List<TimerTrigger<S, E>> timers = new ArrayList<>();
    for (StateMachine<S, E> region : tree.machines()) {
      for (Transition<S, E> transition : region.getTransitions()) {
        if (transition.getTrigger() instanceof TimerTrigger<S, E> timer && of.test(transition)) {
          timers.add(timer);
        }
      }
    }
    return timers;
  }

  private Collection<S> active() {
    return machine.getState() == null ? List.of() : machine.getState().getIds();
  }

  @SuppressWarnings("deprecation") // the other method does not exist in version 2
  void stop() {
    machine.stop();
  }
}

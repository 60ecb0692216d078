package dev.pawl.guides.spring;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineContext;
import org.springframework.statemachine.StateMachineEventResult.ResultType;
import org.springframework.statemachine.StateMachinePersist;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.StateMachineBuilder;
import org.springframework.statemachine.config.configurers.StateConfigurer.History;
import org.springframework.statemachine.persist.DefaultStateMachinePersister;
import reactor.core.publisher.Mono;

/** A claim on an insurance, with Spring Statemachine. */
class SpringClaim {

  enum State {
    DRAFT,
    OPEN,
    MISSING,
    COMPLETE,
    UNASSIGNED,
    INSPECTING,
    REPORTED,
    ALL_THERE, // a join
    DECIDING,
    FIRST_LOOK,
    SECOND_LOOK,
    WHERE_IT_WAS, // a history
    SUSPENDED,
    REJECTED,
    PAID,
    CLOSED,
    WITHDRAWN
  }

  enum Event {
    SUBMIT,
    PAPER,
    ASSIGN,
    REPORT,
    AGREE,
    REJECT,
    SUSPEND,
    RESUME,
    APPEAL,
    ACCEPT,
    WITHDRAW
  }

  private final StateMachine<State, Event> machine;

  SpringClaim(Consumer<String> effects) throws Exception {
    // guide: before
    StateMachineBuilder.Builder<State, Event> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(State.DRAFT)
        .state(State.OPEN, say(effects, "openFile"), say(effects, "closeFile"))
        .join(State.ALL_THERE)
        .state(State.DECIDING)
        .state(State.SUSPENDED)
        .state(State.REJECTED)
        .end(State.PAID)
        .end(State.CLOSED)
        .end(State.WITHDRAWN)
        .and()
        .withStates()
        .parent(State.OPEN)
        .initial(State.MISSING)
        .end(State.COMPLETE)
        .and()
        .withStates()
        .parent(State.OPEN)
        .initial(State.UNASSIGNED)
        .stateEntry(State.INSPECTING, say(effects, "sendInspector"))
        .end(State.REPORTED)
        .and()
        .withStates()
        .parent(State.DECIDING)
        .initial(State.FIRST_LOOK)
        .state(State.SECOND_LOOK)
        .history(State.WHERE_IT_WAS, History.SHALLOW);
    builder
        .configureTransitions()
        .withExternal()
        .source(State.MISSING)
        .target(State.COMPLETE)
        .event(Event.PAPER)
        .guard(context -> number(context, "papers") == 2)
        .action(context -> variables(context).merge("papers", 1, SpringClaim::sum))
        .and()
        .withInternal()
        .source(State.MISSING)
        .event(Event.PAPER)
        .guard(context -> number(context, "papers") != 2)
        .action(context -> variables(context).merge("papers", 1, SpringClaim::sum))
        .action(say(effects, "thank"))
        .and()
        .withJoin()
        .source(State.OPEN)
        .target(State.ALL_THERE)
        .and()
        .withExternal()
        .source(State.ALL_THERE)
        .target(State.DECIDING);
    // end
    builder
        .configureTransitions()
        .withExternal()
        .source(State.DRAFT)
        .target(State.OPEN)
        .event(Event.SUBMIT)
        .guard(context -> amount(context) > 50)
        .action(context -> variables(context).put("amount", amount(context)))
        .and()
        .withExternal()
        .source(State.UNASSIGNED)
        .target(State.INSPECTING)
        .event(Event.ASSIGN)
        .and()
        .withExternal()
        .source(State.INSPECTING)
        .target(State.REPORTED)
        .event(Event.REPORT)
        .and()
        .withExternal()
        .source(State.SUSPENDED)
        .target(State.WHERE_IT_WAS)
        .event(Event.RESUME)
        .and()
        .withExternal()
        .source(State.OPEN)
        .target(State.WITHDRAWN)
        .event(Event.WITHDRAW)
        .and()
        .withExternal()
        .source(State.FIRST_LOOK)
        .target(State.SECOND_LOOK)
        .event(Event.AGREE)
        .guard(context -> number(context, "amount") > 1000)
        .and()
        .withExternal()
        .source(State.FIRST_LOOK)
        .target(State.PAID)
        .event(Event.AGREE)
        .guard(context -> number(context, "amount") <= 1000)
        .action(say(effects, "pay"))
        .and()
        .withExternal()
        .source(State.SECOND_LOOK)
        .target(State.PAID)
        .event(Event.AGREE)
        .action(say(effects, "pay"))
        .and()
        .withExternal()
        .source(State.DECIDING)
        .target(State.REJECTED)
        .event(Event.REJECT)
        .and()
        .withExternal()
        .source(State.DECIDING)
        .target(State.SUSPENDED)
        .event(Event.SUSPEND)
        .and()
        .withExternal()
        .source(State.DECIDING)
        .target(State.WITHDRAWN)
        .event(Event.WITHDRAW)
        .and()
        .withExternal()
        .source(State.REJECTED)
        .target(State.DECIDING)
        .event(Event.APPEAL)
        .guard(context -> !variables(context).containsKey("appealed"))
        .action(context -> variables(context).put("appealed", true))
        .and()
        .withExternal()
        .source(State.REJECTED)
        .target(State.CLOSED)
        .event(Event.ACCEPT);
    machine = builder.build();
    machine.startReactively().block();
  }

  /** Returns whether the event was accepted. */
  boolean fire(Event event, int amount) {
    Message<Event> message = MessageBuilder.withPayload(event).setHeader("amount", amount).build();
    return machine
        .sendEvent(Mono.just(message))
        .any(result -> result.getResultType() == ResultType.ACCEPTED)
        .block();
  }

  /** Returns the data that a persister writes. */
  StateMachineContext<State, Event> saved() throws Exception {
    List<StateMachineContext<State, Event>> written = new ArrayList<>();
    new DefaultStateMachinePersister<State, Event, String>(
            new StateMachinePersist<>() {
              @Override
              public void write(StateMachineContext<State, Event> context, String id) {
                written.add(context);
              }

              @Override
              public StateMachineContext<State, Event> read(String id) {
                return written.get(0);
              }
            })
        .persist(machine, "c-1");
    return written.get(0);
  }

  Set<State> states() {
    return EnumSet.copyOf(machine.getState().getIds());
  }

  private static Action<State, Event> say(Consumer<String> effects, String effect) {
    return context -> effects.accept(effect);
  }

  private static int amount(StateContext<State, Event> context) {
    return (Integer) context.getMessageHeader("amount");
  }

  private static Map<Object, Object> variables(StateContext<State, Event> context) {
    return context.getExtendedState().getVariables();
  }

  private static int number(StateContext<State, Event> context, String name) {
    return (Integer) variables(context).getOrDefault(name, 0);
  }

  private static Object sum(Object a, Object b) {
    return (Integer) a + (Integer) b;
  }
}

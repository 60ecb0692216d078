package dev.pawl.guides.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.guides.TurnState;
import dev.pawl.guides.Turns;
import dev.pawl.guides.snippet.Compilation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineEventResult.ResultType;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.StateMachineBuilder;
import org.springframework.statemachine.config.configurers.StateConfigurer.History;
import org.springframework.statemachine.guard.Guard;
import org.springframework.statemachine.listener.StateMachineListenerAdapter;
import org.springframework.statemachine.state.RegionState;
import org.springframework.statemachine.state.State;
import reactor.core.publisher.Mono;

/** Tests the differences from Spring Statemachine that the guide describes. */
class SpringDifferencesTest {

  private final List<String> done = new ArrayList<>();

  private StateMachine<String, String> machine(
      Guard<String, String> guard, Action<String, String> action) throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial("A")
        .state("A", context -> {}, context -> done.add("exit A"))
        .state("B", context -> done.add("entry B"), context -> {});
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .event("go")
        .guard(guard)
        .action(action);
    StateMachine<String, String> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }

  private static ResultType send(StateMachine<String, String> machine, String event) {
    return machine
        .sendEvent(Mono.just(MessageBuilder.withPayload(event).build()))
        .blockLast()
        .getResultType();
  }

  @Test
  void unexpectedEventIsOnlyDeniedInResult() throws Exception {
    assertEquals(ResultType.DENIED, send(machine(context -> true, context -> {}), "typo"));
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(IllegalTransitionError.class, claim::accept);
    assertInstanceOf(Outcome.Illegal.class, claim.tryFire(ClaimEvent.accept()));
  }

  @Test
  void eventWithRefusingGuardIsAccepted() throws Exception {
    StateMachine<String, String> machine = machine(context -> false, context -> {});
    assertEquals(ResultType.ACCEPTED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(GuardRefusedError.class, () -> claim.submit(1));
    assertInstanceOf(Outcome.GuardRefused.class, claim.tryFire(ClaimEvent.submit(1)));
  }

  @Test
  void throwingGuardRefusesInSpringAndThrowsInPawl() throws Exception {
    StateMachine<String, String> machine =
        machine(
            context -> {
              throw new IllegalStateException("no connection");
            },
            context -> {});
    assertEquals(ResultType.ACCEPTED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
    Turns turns =
        new Turns() {
          @Override
          public boolean mayGo(Integer count) {
            throw new IllegalStateException("no connection");
          }
        };
    assertThrows(IllegalStateException.class, turns.machine::go);
    assertEquals(TurnState.A, turns.machine.state());
    assertEquals(0, turns.machine.sequence());
  }

  @Test
  void throwingActionSilentlyPreventsStep() throws Exception {
    StateMachine<String, String> machine =
        machine(
            context -> true,
            context -> {
              throw new IllegalStateException("no connection");
            });
    List<Exception> told = new ArrayList<>();
    machine.addStateListener(
        new StateMachineListenerAdapter<>() {
          @Override
          public void stateMachineError(StateMachine<String, String> itself, Exception error) {
            told.add(error);
          }

          @Override
          public void stateContext(StateContext<String, String> context) {
            if (context.getException() != null) {
              told.add(context.getException());
            }
          }
        });
    assertEquals(ResultType.DENIED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
    assertTrue(done.isEmpty(), done::toString);
    assertEquals(List.of(), told);
    Turns update =
        new Turns() {
          @Override
          public Integer count(Integer count) {
            throw new IllegalStateException("no connection");
          }
        };
    assertThrows(IllegalStateException.class, update.machine::go);
    assertEquals(TurnState.A, update.machine.state());
    Turns effect =
        new Turns() {
          @Override
          public void act(Integer count) {
            throw new IllegalStateException("no connection");
          }
        };
    assertThrows(IllegalStateException.class, effect.machine::go);
    assertEquals(TurnState.B, effect.machine.state());
  }

  @Test
  void transitionActionRunsBeforeExit() throws Exception {
    send(machine(context -> true, context -> done.add("action")), "go");
    assertEquals(List.of("action", "exit A", "entry B"), done);
    Turns turns = new Turns();
    turns.machine.go();
    assertEquals(List.of("exit A", "action", "entry B"), turns.done);
  }

  @Test
  void joinHistoryAndChoiceAreConstants() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial("A")
        .choice("CHOICE")
        .state("BOTH")
        .join("JOIN")
        .end("END")
        .and()
        .withStates()
        .parent("BOTH")
        .initial("LEFT")
        .end("LEFT_END")
        .history("HISTORY", History.SHALLOW)
        .and()
        .withStates()
        .parent("BOTH")
        .initial("RIGHT")
        .end("RIGHT_END");
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("CHOICE")
        .event("go")
        .and()
        .withChoice()
        .source("CHOICE")
        .last("BOTH")
        .and()
        .withJoin()
        .source("BOTH")
        .target("JOIN")
        .and()
        .withExternal()
        .source("JOIN")
        .target("END");
    Set<String> ids = new TreeSet<>();
    for (State<String, String> state : builder.build().getStates()) {
      ids.add(state.getId());
      if (state instanceof RegionState<String, String> regions) {
        regions.getRegions().forEach(r -> r.getStates().forEach(s -> ids.add(s.getId())));
      }
    }
    assertTrue(ids.containsAll(List.of("CHOICE", "JOIN", "HISTORY")), ids::toString);

    TreeSet<String> states = new TreeSet<>();
    Arrays.stream(ClaimState.values()).map(Enum::name).forEach(states::add);
    TreeSet<String> springs = new TreeSet<>();
    Arrays.stream(SpringClaim.State.values()).map(Enum::name).forEach(springs::add);
    springs.removeAll(states);
    assertEquals(Set.of("ALL_THERE"), springs);
    ClaimMachine claim = Claims.begin(effect -> {});
    claim.force(ClaimState.SUSPENDED, Cause.by("ada"));
    claim.resume();
    assertEquals(ClaimState.FIRST_LOOK, claim.state());
    assertFalse(claim.is(ClaimState.WHERE_IT_WAS));
  }

  private enum Sign {
    LIT,
    DARK,
    FORGOTTEN
  }

  @Test
  void constantMayBeOmitted() throws Exception {
    StateMachineBuilder.Builder<Sign, String> builder = StateMachineBuilder.builder();
    builder.configureStates().withStates().initial(Sign.LIT).state(Sign.DARK);
    builder.configureTransitions().withExternal().source(Sign.LIT).target(Sign.DARK).event("go");
    assertEquals(2, builder.build().getStates().size());
    String sign =
        """
        import dev.pawl.*;

        @StateMachine
        enum SignState {
          @Initial @Transition(on = "go", to = "DARK") LIT,
          @Transition(on = "back", to = "LIT") DARK,
          @Transition(on = "go", to = "DARK") FORGOTTEN
        }
        """;
    List<String> errors = Compilation.errorsOf(sign);
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).contains("FORGOTTEN"), errors::toString);
    assertEquals(List.of(), Compilation.errorsOf(sign.replaceAll("DARK,\n.*FORGOTTEN", "DARK")));
  }

  /** Tests that in SCXML and UML a history records only the last exit of its state. */
  @Test
  void historyDoesNotRecordStateEnteredByDefault() throws Exception {
    SpringClaim before = new SpringClaim(effect -> {});
    ClaimMachine after = Claims.begin(effect -> {});
    List<String> events =
        List.of(
            "submit", "assign", "report", "paper", "paper", "paper", "agree", "reject", "appeal",
            "suspend", "resume");
    for (String event : events) {
      before.fire(SpringClaim.Event.valueOf(event.toUpperCase(Locale.ROOT)), 1_999);
      after.tryFire(Claims.event(event, 1_999));
    }
    assertTrue(before.states().contains(SpringClaim.State.SECOND_LOOK), before.states()::toString);
    assertEquals(ClaimState.FIRST_LOOK, after.state());
  }
}

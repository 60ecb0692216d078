package dev.pawl.guides.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineEventResult.ResultType;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.StateMachineBuilder;
import org.springframework.statemachine.guard.Guard;
import reactor.core.publisher.Mono;

/** What the guide says of Spring Statemachine, where it means something else. */
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
  void anEventThatNobodyExpectsIsDeniedInTheResultAlone() throws Exception {
    assertEquals(ResultType.DENIED, send(machine(context -> true, context -> {}), "typo"));
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(IllegalTransitionError.class, claim::accept);
  }

  @Test
  void anEventWhoseGuardRefusesIsAccepted() throws Exception {
    StateMachine<String, String> machine = machine(context -> false, context -> {});
    assertEquals(ResultType.ACCEPTED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
    ClaimMachine claim = Claims.begin(effect -> {});
    assertThrows(GuardRefusedError.class, () -> claim.submit(1));
  }

  @Test
  void aGuardThatThrowsIsOneThatRefuses() throws Exception {
    StateMachine<String, String> machine =
        machine(
            context -> {
              throw new IllegalStateException("no connection");
            },
            context -> {});
    assertEquals(ResultType.ACCEPTED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
  }

  @Test
  void anActionThatThrowsPreventsTheStepInSilence() throws Exception {
    StateMachine<String, String> machine =
        machine(
            context -> true,
            context -> {
              throw new IllegalStateException("no connection");
            });
    assertEquals(ResultType.DENIED, send(machine, "go"));
    assertEquals("A", machine.getState().getId());
    assertTrue(done.isEmpty(), done::toString);
  }

  @Test
  void anActionOfATransitionRunsBeforeTheExit() throws Exception {
    send(machine(context -> true, context -> done.add("action")), "go");
    assertEquals(List.of("action", "exit A", "entry B"), done);
  }

  /** In SCXML and UML a state that is left forgets where it was left before. */
  @Test
  void aHistoryKnowsNothingOfAStateThatWasEnteredByDefault() throws Exception {
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

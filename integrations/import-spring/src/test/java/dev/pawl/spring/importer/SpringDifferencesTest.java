package dev.pawl.spring.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.spring.importer.samples.Showcase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;
import org.springframework.statemachine.config.StateMachineFactory;

/** Tests the documented differences between Spring Statemachine and Pawl. */
@SuppressWarnings("deprecation") // version 2 has no other methods
class SpringDifferencesTest {

  @TempDir Path folder;

  private static StateMachineBuilder.Builder<String, String> builder() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder.configureStates().withStates().initial("A").state("B", "kept").state("C").state("D");
    return builder;
  }

  private static boolean isReactive() {
    return Arrays.stream(StateMachine.class.getMethods())
        .anyMatch(m -> m.getName().equals("startReactively"));
  }

  private static <S, E> void send(StateMachine<S, E> machine, E event) {
    machine.sendEvent(MessageBuilder.withPayload(event).build());
  }

  @Test
  @SuppressWarnings("unchecked")
  void transitionToTheStateAroundContinuesInTheActiveOnes() {
    try (var context = new AnnotationConfigApplicationContext(Showcase.class)) {
      StateMachine<Showcase.States, Showcase.Events> machine =
          context.getBean(StateMachineFactory.class).getStateMachine();
      machine.start();
      send(machine, Showcase.Events.I);
      send(machine, Showcase.Events.F);
      send(machine, Showcase.Events.G);
      assertTrue(machine.getState().getIds().contains(Showcase.States.S211));
    }
  }

  @Test
  void deferredEventIsKeptUntilAStateTakesIt() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .event("next")
        .and()
        .withExternal()
        .source("B")
        .target("C")
        .event("next")
        .and()
        .withExternal()
        .source("C")
        .target("D")
        .event("next")
        .and()
        .withExternal()
        .source("D")
        .target("A")
        .event("kept");
    StateMachine<String, String> machine = builder.build();
    machine.start();
    send(machine, "next");
    send(machine, "kept");
    send(machine, "next"); // C does not take it
    send(machine, "next"); // D takes it with the next event
    send(machine, "other");
    send(machine, "next");
    assertTrue(!machine.getState().getId().equals("C"), machine.getState()::toString);
  }

  @Test
  void guardWithoutEventIsAskedOnce() throws Exception {
    assumeTrue(isReactive(), "version 2 asks it after each event, as Pawl does");
    AtomicInteger asked = new AtomicInteger();
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("C")
        .guard(
            context -> {
              asked.incrementAndGet();
              return false;
            })
        .and()
        .withInternal()
        .source("A")
        .event("stay");
    StateMachine<String, String> machine = builder.build();
    machine.start();
    int before = asked.get();
    send(machine, "stay");
    assertEquals(before, asked.get());
  }

  @Test
  void lastBranchIsTakenWithoutItsGuard() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder.configureStates().withStates().initial("A").choice("X").state("B").state("C");
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("X")
        .event("go")
        .and()
        .withChoice()
        .source("X")
        .first("B", context -> false)
        .then("C", context -> false);
    StateMachine<String, String> machine = builder.build();
    machine.start();
    send(machine, "go");
    assertEquals("C", machine.getState().getId());
  }

  @Test
  void defaultSubstateIsEnteredBeforeTheTarget() throws Exception {
    List<String> entered = new ArrayList<>();
    StateMachine<String, String> machine = nested(entered);
    machine.start();
    send(machine, "toFirst");
    assertEquals(List.of("OUTER", "FIRST", "FIRST"), entered);
    send(machine, "back");
    entered.clear();
    send(machine, "toSecond");
    assertEquals(List.of("OUTER", "FIRST", "SECOND"), entered);
    assertRemark("entry of FIRST from outside OUTER");
    assertRemark("entry of SECOND from outside OUTER");
  }

  @Test
  void choiceDoesNotEnterTheStateAroundSourceAndTargetAgain() throws Exception {
    List<String> entered = new ArrayList<>();
    StateMachine<String, String> machine = nested(entered);
    machine.start();
    send(machine, "toFirst");
    entered.clear();
    send(machine, "choose");
    assertEquals(List.of("SECOND"), entered);
    assertRemark("choice X from OUTER into OUTER");
  }

  private static StateMachine<String, String> nested(List<String> entered) throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial("A")
        .choice("X")
        .state("OUTER", context -> entered.add("OUTER"), null)
        .and()
        .withStates()
        .parent("OUTER")
        .initial("FIRST")
        .state("FIRST", context -> entered.add("FIRST"), null)
        .state("SECOND", context -> entered.add("SECOND"), null);
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("FIRST")
        .event("toFirst")
        .and()
        .withExternal()
        .source("A")
        .target("SECOND")
        .event("toSecond")
        .and()
        .withExternal()
        .source("OUTER")
        .target("A")
        .event("back")
        .and()
        .withExternal()
        .source("OUTER")
        .target("X")
        .event("choose")
        .and()
        .withChoice()
        .source("X")
        .first("A", context -> false)
        .last("SECOND");
    return builder.build();
  }

  private void assertRemark(String remark) throws Exception {
    StateMachine<String, String> machine = nested(new ArrayList<>());
    List<String> remarks = SpringImport.of(machine).name("M").writeTo(folder).remarks();
    assertTrue(remarks.stream().anyMatch(r -> r.startsWith(remark)), remarks::toString);
  }
}

package dev.pawl.spring.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.spring.importer.samples.Showcase;
import java.nio.file.Files;
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
    assumeTrue(isReactive(), "version 2 evaluates it after each event, as Pawl does");
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

  @Test
  void transitionWithoutEventDoesNotWaitForTheEndOfSubstates() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder.configureStates().withStates().parent("B").initial("B1").end("B2");
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .event("go")
        .and()
        .withExternal()
        .source("B1")
        .target("B2")
        .event("on")
        .and()
        .withExternal()
        .source("B")
        .target("C");
    StateMachine<String, String> machine = builder.build();
    String yaml = yaml(machine);
    assertTrue(yaml.contains("always: C") && !yaml.contains("done."), yaml);
    machine.start();
    send(machine, "go");
    assertEquals("C", machine.getState().getId());
  }

  @Test
  void exitActionsInRegionsDoNotRunWhenTheRegionsAreLeft() throws Exception {
    List<String> ran = new ArrayList<>();
    StateMachine<String, String> machine = regions(ran);
    assertRegionsRemark(
        "exit actions of A1 in the regions of P: also run when P is left; Spring Statemachine 3 and"
            + " 4 do not run them then");
    machine.start();
    send(machine, "go");
    send(machine, "off");
    assertEquals(isReactive() ? List.of() : List.of("exit A1"), ran);
  }

  @Test
  void joinCountsStatesThatWereReachedBefore() throws Exception {
    StateMachine<String, String> machine = regions(new ArrayList<>());
    assertRegionsRemark(
        "join J: checks whether its states are active; Spring Statemachine also counts states that"
            + " were reached before P was last left");
    machine.start();
    send(machine, "go");
    send(machine, "a");
    send(machine, "off");
    send(machine, "go");
    send(machine, "b");
    assertEquals("OK", machine.getState().getId());
  }

  @Test
  void actionsOfTransitionsFromJoinsDoNotRun() throws Exception {
    List<String> ran = new ArrayList<>();
    StateMachine<String, String> machine = regions(ran);
    assertRegionsRemark(
        "actions of the transition J to OK: not imported; Spring Statemachine does not run actions"
            + " of transitions from joins");
    String yaml = yaml(machine);
    assertTrue(yaml.contains("done.P: OK"), yaml);
    machine.start();
    send(machine, "go");
    send(machine, "a");
    send(machine, "b");
    assertEquals("OK", machine.getState().getId());
    assertTrue(!ran.contains("joined"), ran::toString);
  }

  @Test
  void onlyOneRegionTakesAnEvent() throws Exception {
    StateMachine<String, String> machine = regions(new ArrayList<>());
    assertRegionsRemark(
        "event both in several regions of P: taken by each of them; Spring Statemachine lets only"
            + " one of them take it");
    machine.start();
    send(machine, "go");
    send(machine, "both");
    assertEquals("P", machine.getState().getId());
    assertEquals(1, machine.getState().getIds().stream().filter(s -> s.endsWith("E")).count());
  }

  @Test
  void internalTransitionIsNotTakenIfOneRegionTakesTheEvent() throws Exception {
    List<String> ran = new ArrayList<>();
    StateMachine<String, String> machine = regions(ran);
    assertRegionsRemark(
        "internal transition for note in P: also taken if only some of the regions in P take the"
            + " event; Spring Statemachine then takes only their transitions");
    machine.start();
    send(machine, "go");
    send(machine, "note");
    assertEquals(List.of("note in A1"), ran);
  }

  @Test
  void forkToStateAndStatesInsideEntersTheInnerStates() throws Exception {
    StateMachine<String, String> machine = regions(new ArrayList<>());
    String yaml = yaml(machine);
    assertTrue(yaml.contains("fork: AE"), yaml);
    machine.start();
    send(machine, "fork");
    assertTrue(machine.getState().getIds().containsAll(List.of("P", "AE", "B1")));
  }

  /** Returns a machine with a state P that has two regions, a fork and a join. */
  private static StateMachine<String, String> regions(List<String> ran) throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial("OFF")
        .fork("F")
        .state("P")
        .join("J")
        .state("OK")
        .and()
        .withStates()
        .parent("P")
        .initial("A1")
        .state("A1", null, context -> ran.add("exit A1"))
        .end("AE")
        .and()
        .withStates()
        .parent("P")
        .initial("B1")
        .end("BE");
    builder
        .configureTransitions()
        .withExternal()
        .source("OFF")
        .target("P")
        .event("go")
        .and()
        .withExternal()
        .source("OFF")
        .target("F")
        .event("fork")
        .and()
        .withFork()
        .source("F")
        .target("P")
        .target("AE")
        .and()
        .withExternal()
        .source("A1")
        .target("AE")
        .event("a")
        .and()
        .withExternal()
        .source("A1")
        .target("AE")
        .event("both")
        .and()
        .withExternal()
        .source("B1")
        .target("BE")
        .event("b")
        .and()
        .withExternal()
        .source("B1")
        .target("BE")
        .event("both")
        .and()
        .withInternal()
        .source("A1")
        .event("note")
        .action(context -> ran.add("note in A1"))
        .and()
        .withInternal()
        .source("P")
        .event("note")
        .action(context -> ran.add("note in P"))
        .and()
        .withJoin()
        .source("AE")
        .source("BE")
        .target("J")
        .and()
        .withExternal()
        .source("J")
        .target("OK")
        .action(context -> ran.add("joined"))
        .and()
        .withExternal()
        .source("P")
        .target("OFF")
        .event("off");
    return builder.build();
  }

  private void assertRegionsRemark(String remark) throws Exception {
    List<String> remarks =
        SpringImport.of(regions(new ArrayList<>())).name("M").writeTo(folder).remarks();
    assertTrue(remarks.contains(remark), remarks::toString);
  }

  private String yaml(StateMachine<String, String> machine) throws Exception {
    return Files.readString(SpringImport.of(machine).name("M").writeTo(folder).files().get(0));
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

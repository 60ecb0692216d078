package dev.pawl.spring.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.spring.importer.samples.Features;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.StateMachineBuilder;

class SpringImportTest {

  private static final Action<String, String> NOTIFY = context -> {};

  @TempDir Path folder;

  private static StateMachineBuilder.Builder<String, String> builder() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = StateMachineBuilder.builder();
    builder.configureStates().withStates().initial("A").state("B").state("C");
    return builder;
  }

  private String yaml(SpringImport imported) throws Exception {
    return Files.readString(imported.writeTo(folder).files().get(0));
  }

  @Test
  void partsWithoutCounterpartAreListed() throws Exception {
    ImportFolder.Written result = Samples.importTo(folder, Features.class);
    String yaml = Files.readString(result.files().get(0));
    for (String construct :
        List.of(
            "security rule hasRole('ADMIN') of the transition go in first state",
            "security rule ANY of [ROLE_USER] of the transition wait in first state",
            "error action of decide in WAIT",
            "history BACK",
            "deferred event later of WAIT")) {
      assertTrue(
          result.remarks().stream().anyMatch(r -> r.startsWith(construct)),
          () -> construct + " in " + result.remarks());
      assertTrue(yaml.contains("# - " + construct), yaml);
    }
  }

  @Test
  void omittedStatesAreListed() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("B")
        .target("C")
        .event("go")
        .and()
        .withExternal()
        .source("C")
        .target("B")
        .event("back");
    String yaml = yaml(SpringImport.of(builder.build()).name("M"));
    assertTrue(yaml.contains("# - state \"B\": left out; it is never entered"), yaml);
    assertTrue(yaml.contains("# - state \"C\": left out; it is never entered"), yaml);
  }

  @Test
  void textOfAnExpressionIsKeptAsAComment() throws Exception {
    ImportFolder.Written result = Samples.importTo(folder, Features.class);
    String logic = Files.readString(folder.resolve("com/acme/FeaturesLogicImpl.java"));
    assertTrue(logic.contains("extendedState.variables.isEmpty()"), logic);
    assertTrue(logic.contains("undecided, "), logic);
    assertTrue(result.files().contains(folder.resolve("com/acme/FeaturesSideBySide.java")));
  }

  @Test
  void completedClassesAreKept() throws Exception {
    ImportFolder.Written first = Samples.importTo(folder, Features.class);
    Path test = folder.resolve("com/acme/FeaturesSideBySideTest.java");
    assertTrue(first.files().contains(test));
    Files.writeString(test, "mine");
    ImportFolder.Written second = Samples.importTo(folder, Features.class);
    assertEquals("mine", Files.readString(test));
    assertTrue(!second.files().contains(test), second.files()::toString);
  }

  @Test
  void lambdaIsNamedByTheUserOrItsPlace() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .event("go")
        .action(NOTIFY)
        .and()
        .withExternal()
        .source("B")
        .target("C")
        .event("on")
        .guard(context -> true)
        .action(NOTIFY);
    String named = yaml(SpringImport.of(builder.build()).name("M").name(NOTIFY, "notifyOwner"));
    assertTrue(named.contains("go: { to: B, effects: notifyOwner }"), named);
    assertTrue(named.contains("on: { guard: mayOnInB, to: C, effects: notifyOwner }"), named);
    String derived = yaml(SpringImport.of(builder.build()).name("M"));
    assertTrue(derived.contains("effects: goInA"), derived);
  }

  @Test
  @SuppressWarnings("deprecation") // version 2 has no other method
  void anonymousTransitionsAreTriedInTheOrderOfSpring() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .guard(context -> true)
        .and()
        .withExternal()
        .source("A")
        .target("C")
        .guard(context -> true);
    var machine = builder.build();
    String yaml = yaml(SpringImport.of(machine).name("M"));
    machine.start();
    String reached = machine.getState().getId();
    assertTrue(yaml.indexOf("to: " + reached) < yaml.lastIndexOf("to: "), yaml);
  }

  /** An interface of the enums of states. */
  public interface Place {}

  /** Outer states. */
  public enum Outer implements Place {
    OFF,
    ON
  }

  /** Inner states. */
  public enum Inner implements Place {
    SLOW,
    FAST
  }

  @Test
  void statesOfSeveralEnumsHaveTheirCommonTypeInTheComparison() throws Exception {
    StateMachineBuilder.Builder<Place, Object> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(Outer.OFF)
        .state(Outer.ON)
        .and()
        .withStates()
        .parent(Outer.ON)
        .initial(Inner.SLOW)
        .state(Inner.FAST);
    builder
        .configureTransitions()
        .withExternal()
        .source(Outer.OFF)
        .target(Outer.ON)
        .event("go")
        .and()
        .withExternal()
        .source(Inner.SLOW)
        .target(Inner.FAST)
        .event(7);
    SpringImport.of(builder.build()).name("M").writeTo(folder);
    String comparison = Files.readString(folder.resolve("MSideBySide.java"));
    String types = "<" + Place.class.getCanonicalName() + ", Object>";
    assertTrue(comparison.contains("StateMachine" + types + " springMachine"), comparison);
  }

  @Test
  void nameWithoutLettersIsRefused() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder.configureTransitions().withExternal().source("A").target("B").event("go");
    SpringImport imported = SpringImport.of(builder.build());
    assertThrows(IllegalArgumentException.class, () -> imported.name("--"));
  }

  @Test
  void machineWithErrorsIsReported() throws Exception {
    StateMachineBuilder.Builder<String, String> builder = builder();
    builder
        .configureTransitions()
        .withExternal()
        .source("A")
        .target("B")
        .and()
        .withExternal()
        .source("B")
        .target("A");
    SpringImport imported = SpringImport.of(builder.build()).name("M");
    var error = assertThrows(IllegalStateException.class, () -> imported.writeTo(folder));
    assertTrue(error.getMessage().startsWith("The imported machine has errors:\n"));
    assertTrue(Files.exists(folder.resolve("M.pawl.yaml")));
  }
}

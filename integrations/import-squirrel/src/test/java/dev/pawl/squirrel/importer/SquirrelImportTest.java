package dev.pawl.squirrel.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.squirrel.importer.samples.Order;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.squirrelframework.foundation.fsm.MethodReference;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.UntypedStateMachineBuilder;
import org.squirrelframework.foundation.fsm.annotation.StateMachineParameters;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;
import org.squirrelframework.foundation.fsm.impl.AbstractUntypedStateMachine;

class SquirrelImportTest {

  private static final MethodReference<Plain, String, String, Void> NOTIFY = Plain::notifyOwner;

  /** A machine without declarations of its own. */
  public static class Plain extends AbstractStateMachine<Plain, String, String, Void> {
    void notifyOwner(String from, String to, String event, Void context) {}
  }

  /** The machine of squirrel's quick start. */
  @StateMachineParameters(
      stateType = String.class,
      eventType = String.class,
      contextType = Integer.class)
  public static class Untyped extends AbstractUntypedStateMachine {
    void fromAToB(String from, String to, String event, Integer context) {}
  }

  @TempDir Path folder;

  private final StateMachineBuilder<Plain, String, String, Void> builder =
      StateMachineBuilderFactory.create(Plain.class, String.class, String.class, Void.class);

  private String yaml(SquirrelImport imported) throws Exception {
    return Files.readString(imported.writeTo(folder).files().get(0));
  }

  @Test
  void partsWithoutCounterpartAreListed() throws Exception {
    ImportFolder.Written written = SquirrelImport.of(Order.machine()).writeTo(folder);
    String yaml = Files.readString(written.files().get(0));
    for (String construct :
        List.of(
            "method afterTransitionDeclined",
            "priorities of the transitions for CHECK in NEW",
            "action skipped (exit NEW)",
            "transition CHECKED-[LOSE, Never, 1, EXTERNAL]->NEW",
            "context of the timer of WAITING",
            "linked state PACKING",
            "action mistyped (BACK in SENT)",
            "asynchronous action onBACK (BACK in SENT)")) {
      assertTrue(
          written.remarks().stream().anyMatch(r -> r.startsWith(construct)),
          () -> construct + " in " + written.remarks());
      assertTrue(yaml.contains("# - " + construct), yaml);
    }
  }

  @Test
  void scriptsAreKeptAsComments() throws Exception {
    SquirrelImport.of(Order.machine()).writeTo(folder);
    String logic = Files.readString(folder.resolve("OrderLogicImpl.java"));
    assertTrue(logic.contains("// Imported: (context.amount > 10)"), logic);
    String effects = Files.readString(folder.resolve("OrderEffectsImpl.java"));
    assertTrue(effects.contains("only when context.amount >"), effects);
  }

  @Test
  void completedClassesAreKept() throws Exception {
    SquirrelImport.of(Order.machine()).writeTo(folder);
    Path test = Files.writeString(folder.resolve("OrderSideBySideTest.java"), "mine");
    ImportFolder.Written second = SquirrelImport.of(Order.machine()).writeTo(folder);
    assertEquals("mine", Files.readString(test));
    assertFalse(second.files().contains(test), second.files()::toString);
  }

  @Test
  void methodReferenceIsNamedByTheUserOrItsPlace() throws Exception {
    builder.externalTransition().from("A").to("B").on("go").invokeMethod(NOTIFY);
    Plain machine = builder.newStateMachine("A");
    String named = yaml(SquirrelImport.of(machine).name(NOTIFY, "notifyOwner"));
    assertTrue(named.contains("go: { to: B, effects: notifyOwner }"), named);
    String derived = yaml(SquirrelImport.of(machine));
    assertTrue(derived.contains("go: { to: B, effects: goInA }"), derived);
  }

  @Test
  void repeatedTimerHasItsInterval() throws Exception {
    builder.defineTimedState("A", 10, 1500, "tick", null);
    builder.externalTransition().from("A").to("B").on("tick");
    ImportFolder.Written written = SquirrelImport.of(builder.newStateMachine("A")).writeTo(folder);
    String yaml = Files.readString(written.files().get(0));
    assertTrue(yaml.contains("every: { 1500ms: { raise: tick } }"), yaml);
    assertTrue(yaml.contains("# - timer of A: first fires after its interval of 1500 ms"), yaml);
  }

  @Test
  void untypedMachineIsImported() throws Exception {
    UntypedStateMachineBuilder untyped = StateMachineBuilderFactory.create(Untyped.class);
    untyped.externalTransition().from("A").to("B").on("go").callMethod("fromAToB");
    String yaml = yaml(SquirrelImport.of(untyped.newUntypedStateMachine("A")));
    assertTrue(yaml.contains("go: { to: B, effects: fromAToB }"), yaml);
    String base = Files.readString(folder.resolve("UntypedSideBySide.java"));
    assertTrue(base.contains("SideBySide<Object, Object, Object>"), base);
  }

  @Test
  void nameWithoutLettersIsRefused() {
    builder.externalTransition().from("A").to("B").on("go");
    SquirrelImport imported = SquirrelImport.of(builder.newStateMachine("A"));
    assertThrows(IllegalArgumentException.class, () -> imported.name("--"));
  }

  @Test
  void comparisonNeedsNewMachines() {
    builder.externalTransition().from("A").to("B").on("go");
    Plain machine = builder.newStateMachine("A");
    SideBySide<String, String, Void> same = SideBySide.of(() -> machine);
    assertThrows(
        IllegalStateException.class,
        () ->
            same.run(
                side -> {
                  throw new AssertionError();
                },
                String::valueOf,
                event -> event));
  }
}

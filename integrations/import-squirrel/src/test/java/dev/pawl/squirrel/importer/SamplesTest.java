package dev.pawl.squirrel.importer;

import dev.pawl.processor.testing.ImportedProgram;
import dev.pawl.squirrel.importer.samples.Atm;
import dev.pawl.squirrel.importer.samples.Heater;
import dev.pawl.squirrel.importer.samples.Hierarchy;
import dev.pawl.squirrel.importer.samples.Order;
import dev.pawl.squirrel.importer.samples.Regions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * Runs machines from squirrel's documentation and from squirrel's tests side by side with their
 * imports.
 */
@Tag("slow")
class SamplesTest {

  /**
   * A machine that is compared.
   *
   * @param settings further calls for the comparison
   */
  private record Sample(StateMachine<?, ?, ?, ?> machine, String types, String settings) {

    String name() {
      return machine.getClass().getSimpleName();
    }
  }

  private static final List<Sample> SAMPLES =
      List.of(
          new Sample(Atm.machine(), "Atm.State, String, Void", ""),
          new Sample(Hierarchy.machine(), "Hierarchy.Node, Hierarchy.Go, Integer", ""),
          new Sample(Regions.machine(), "String, String, Integer", ""),
          new Sample(Heater.machine(), "String, String, Void", ""),
          new Sample(
              Order.machine(),
              "Order.State, Order.Event, Order.Bill",
              ".contexts(Order.Bill::new, bill -> bill)"));

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> samplesTakeTheSameSteps() throws Exception {
    for (Sample sample : SAMPLES) {
      Path test = folder.resolve("com/acme/" + sample.name() + "SideBySideTest.java");
      Files.createDirectories(test.getParent());
      Files.writeString(test, test(sample));
      SquirrelImport.of(sample.machine()).packageName("com.acme").writeTo(folder);
    }
    ImportedProgram program = ImportedProgram.compile(folder);
    return SAMPLES.stream()
        .map(Sample::name)
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name, () -> program.runSideBySide("com.acme." + name + "SideBySideTest")));
  }

  private static String test(Sample sample) {
    return """
    package com.acme;

    import dev.pawl.squirrel.importer.SideBySide;
    import dev.pawl.squirrel.importer.samples.%1$s;

    class %1$sSideBySideTest extends %1$sSideBySide {
      @Override
      %1$s squirrelMachine() {
        return %1$s.machine();
      }

      @Override
      SideBySide<%2$s> configured(SideBySide<%2$s> comparison) {
        return comparison%3$s;
      }
    }
    """
        .formatted(sample.name(), sample.types(), sample.settings());
  }
}

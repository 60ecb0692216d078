package dev.pawl.spring.importer;

import dev.pawl.processor.testing.ImportedProgram;
import dev.pawl.spring.importer.Samples.Sample;
import dev.pawl.spring.importer.samples.CdPlayer;
import dev.pawl.spring.importer.samples.Features;
import dev.pawl.spring.importer.samples.OrderShipping;
import dev.pawl.spring.importer.samples.PersistedOrder;
import dev.pawl.spring.importer.samples.Scope;
import dev.pawl.spring.importer.samples.Showcase;
import dev.pawl.spring.importer.samples.Tasks;
import dev.pawl.spring.importer.samples.Turnstile;
import dev.pawl.spring.importer.samples.Washer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the samples of the reference documentation, and a machine with the features that the samples
 * lack, side by side with their imports. Events that lead to a documented difference are skipped.
 */
@Tag("slow")
class SamplesTest {

  private static final List<Sample> SAMPLES =
      List.of(
          new Sample(Turnstile.class, "Turnstile.States, Turnstile.Events", ""),
          new Sample(Scope.class, "Scope.States, Scope.Events", ""),
          new Sample(PersistedOrder.class, "String, String", ""),
          new Sample(Washer.class, "Washer.States, Washer.Events", ""),
          new Sample(CdPlayer.class, "", ""),
          new Sample(OrderShipping.class, "String, String", ".messages(OrderShipping::message)"),
          new Sample(Tasks.class, "Tasks.States, Tasks.Events", ""),
          // a transition to a state around its source
          new Sample(
              Showcase.class,
              "Showcase.States, Showcase.Events",
              ".skip((states, event) -> event == Showcase.Events.G && states.contains(\"S211\"))"),
          // history, and a deferred event that no state takes next
          new Sample(
              Features.class,
              "String, String",
              ".skip((states, event) -> event.equals(\"back\")"
                  + " || event.equals(\"later\") && states.contains(\"WAIT\"))"));

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> samplesTakeTheSameSteps() throws Exception {
    ImportedProgram program = Samples.compile(folder, SAMPLES);
    return SAMPLES.stream()
        .map(s -> DynamicTest.dynamicTest(s.name(), () -> Samples.run(program, s)));
  }
}

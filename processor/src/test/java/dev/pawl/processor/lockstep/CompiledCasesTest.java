package dev.pawl.processor.lockstep;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.ChartCase;
import dev.pawl.processor.scxml.Charts;
import dev.pawl.processor.scxml.Step;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Compiled charts do what was worked out by hand. */
class CompiledCasesTest {

  @TempDir Path temp;

  @TestFactory
  @Disabled("until charts are compiled")
  Stream<DynamicTest> doAsWorkedOut() {
    List<ChartCase> cases = ChartCase.all();
    List<ChartSource.Chart> charts = new ArrayList<>();
    for (ChartCase chart : cases) {
      String name = "c" + charts.size();
      String yaml =
          chart.chart().replaceFirst("machine: M\n", "machine: M\npackage: " + name + "\n");
      Machine machine = Charts.read(yaml, new Problems()).orElseThrow();
      charts.add(new ChartSource.Chart(name, yaml, machine));
    }
    CompiledCharts compiled = CompiledCharts.compile(charts, temp);
    return Stream.iterate(0, i -> i < cases.size(), i -> i + 1)
        .map(
            i ->
                DynamicTest.dynamicTest(
                    cases.get(i).name(),
                    () -> cases.get(i).lead(new Driven(compiled.driver(charts.get(i))))))
        .onClose(compiled::close);
  }

  /** A life of a compiled chart, watched. */
  private record Driven(MachineDriver<?, ?> driver) implements ChartCase.Life {
    @Override
    public Step start(Answers answers) {
      return seen(driver.start(answers, true));
    }

    @Override
    public Step fire(String event) {
      return seen(driver.fire(event));
    }

    private static Step seen(Step step) {
      return step.outcome().startsWith(MachineDriver.ERROR) ? Step.loop() : step;
    }
  }
}

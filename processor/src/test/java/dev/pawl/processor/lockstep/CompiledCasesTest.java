package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.ChartCase;
import dev.pawl.processor.scxml.Step;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Tests that compiled charts behave as in the cases, which were derived by hand. */
class CompiledCasesTest {

  @TempDir Path temp;

  @TestFactory
  List<DynamicTest> compiledChartsMatchTheCases() {
    List<ChartCase> cases = ChartCase.all();
    List<ChartSource.Chart> charts = new ArrayList<>();
    for (ChartCase chart : cases) {
      String name = "c" + charts.size();
      String yaml =
          chart.chart().replaceFirst("machine: M\n", "machine: M\npackage: " + name + "\n");
      Machine machine = Charts.read(yaml, new Problems()).orElseThrow();
      charts.add(new ChartSource.Chart(name, yaml, machine));
    }
    List<DynamicTest> tests = new ArrayList<>();
    new ByProcessor(temp)
        .each(
            charts,
            (chart, driver) -> {
              ChartCase written = cases.get(charts.indexOf(chart));
              tests.add(led(written.name(), () -> written.lead(new Driven(driver))));
            },
            (chart, error) ->
                tests.add(
                    led(
                        cases.get(charts.indexOf(chart)).name(),
                        () -> {
                          throw error;
                        })));
    return tests;
  }

  /**
   * Runs the instance immediately, because the compiled classes cannot be loaded when the dynamic
   * test runs.
   */
  private static DynamicTest led(String name, Runnable instance) {
    try {
      instance.run();
      return DynamicTest.dynamicTest(name, () -> {});
    } catch (RuntimeException | LinkageError | AssertionError e) {
      return DynamicTest.dynamicTest(
          name,
          () -> {
            throw e;
          });
    }
  }

  /** An instance of a compiled chart with a hook. */
  private record Driven(MachineDriver<?, ?> driver) implements ChartCase.Instance {
    @Override
    public Step start(Answers answers) {
      return seen(driver.start(answers, true, false));
    }

    @Override
    public Step fire(String event) {
      return seen(driver.fire(event, false));
    }

    private static Step seen(Step step) {
      return step.outcome().startsWith(MachineDriver.ERROR) ? Step.loop() : step;
    }
  }
}

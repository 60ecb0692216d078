package dev.pawl.language.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimerNameTest {

  @ParameterizedTest
  @ValueSource(strings = {"defer: [tick]", "ignore: [tick]", "entry: { raise: [tick] }"})
  void hintNamesUseOfTimerEvent(String use) {
    String text =
        """
        machine: M
        package: p
        states:
          A: { initial: true, after: { 4s: { to: B, name: tick } } }
          B: { on: { back: A }, USE }
        """
            .replace("USE", use);
    Problems problems = new Problems();
    YamlReader.read("m.pawl.yaml", text, "p", true, new FakeTypes(), problems)
        .ifPresent(machine -> Checks.run(machine, problems, false));
    assertTrue(
        problems.all().stream()
            .filter(problem -> problem.code() == Code.TIMER_NAME)
            .anyMatch(
                problem ->
                    problem
                        .message()
                        .contains("remove \"tick\" from the events that are raised, deferred")),
        () -> problems.all().toString());
  }
}

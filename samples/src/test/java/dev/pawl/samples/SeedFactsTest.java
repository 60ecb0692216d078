package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the generated diagrams with {@link SeedFacts}. */
class SeedFactsTest {

  @ParameterizedTest
  @CsvSource({
    "circuit-breaker, circuitbreaker.CircuitBreaker, 4",
    "workstream, workstream.Workstream, 7",
    "task, task.Task, 30",
    "agent-turn, agentturn.AgentTurn, 18"
  })
  void diagramsStateTheFacts(String name, String machine, int transitions) {
    SeedFacts facts = SeedFacts.of(name);
    Diagram diagram = new Diagram("dev.pawl.samples." + machine);
    assertEquals(facts.states(), diagram.states());
    assertEquals(Set.copyOf(facts.initial()), diagram.initial().keySet());
    assertEquals(Set.copyOf(facts.last()), Set.copyOf(diagram.last()));
    assertEquals(transitions, diagram.events().size());
    assertEquals(Set.copyOf(facts.transitions()), Set.copyOf(diagram.events()));
  }
}

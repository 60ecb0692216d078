package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AgentTest extends PlainMachine<AgentStatus, AgentEvent> {

  /** The transitions as the document lists them. */
  private static final String TABLE =
      """
      | starting | working | Process started successfully, heartbeat received |
      | starting | dead | SpawnError, RateLimitError, or fast exit detection |
      | working | idle | Agent finished current task, session still alive |
      | working | dead | Process crash (SIGKILL/OOM), manual kill, timeout watchdog, or circuit breaker |
      | idle | working | Orchestrator assigns a new task to the existing session |
      | idle | dead | Idle recycling (orchestrator reclaims resources from idle agents) |
      """;

  /** The arrows of the diagram in the document. */
  private static final String DIAGRAM =
      """
      starting --> working : process confirmed alive
      starting --> dead : spawn failure / fast exit
      working --> idle : task completed, agent awaiting reuse
      working --> dead : crash / kill / timeout / circuit break
      idle --> working : new task assigned
      idle --> dead : idle recycled (resource reclaim)
      """;

  AgentTest() {
    super(new Generated<>("dev.pawl.samples.agent.Agent", AgentStatus.class), AgentEvent.class);
  }

  @Override
  List<Row> pairs() {
    return Row.cells(TABLE).map(c -> new Row(upper(c.get(0)), "", upper(c.get(1)))).toList();
  }

  @Override
  List<Row> cells() {
    return DIAGRAM
        .lines()
        .map(l -> l.split(" --> | : "))
        .map(p -> new Row(upper(p[0]), p[2], upper(p[1])))
        .toList();
  }

  private static String upper(String state) {
    return state.toUpperCase(Locale.ROOT);
  }

  @Override
  Set<AgentStatus> initial() {
    return Set.of(AgentStatus.STARTING);
  }

  @Override
  Set<AgentStatus> last() {
    return Set.of(AgentStatus.DEAD);
  }

  @Override
  String wireName(AgentStatus state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  @Test
  void transitionsAreDescribedInTheWordsOfTheDocument() {
    assertEquals(
        Row.cells(TABLE)
            .map(c -> upper(c.get(0)) + " | " + upper(c.get(1)) + " | " + c.get(2))
            .toList(),
        Page.transitions(generated().machine(), "From", "To", "Description"));
  }
}

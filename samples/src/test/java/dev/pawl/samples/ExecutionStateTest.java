package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.executionstate.ExecutionState;
import dev.pawl.samples.executionstate.TransitionTrigger;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExecutionStateTest extends PlainMachine<ExecutionState, TransitionTrigger> {

  /** The legal pairs of states as the document lists them. */
  private static final String PAIRS =
      """
      Pending -> Starting, Failed
      Starting -> Idle, Failed
      Idle -> Busy, Suspended, Stopped, Failed
      Busy -> Idle, Suspended, Stopped, Failed
      Suspended -> Idle, Busy, Stopped, Failed
      Stopped -> Starting (restart)
      Failed -> Starting (restart)
      """;

  /** The triggers as the document lists them. */
  private static final String TRIGGERS =
      """
      Spawn, // Agent spawned
      Connected, // WebSocket/stdio connection established
      Disconnected, // Connection lost
      PromptReceived, // User message sent to agent
      ResultReceived, // Agent returned a result
      ContextCleared, // Context was cleared
      UserTerminated, // Explicit stop request
      ProcessExited, // Backend process exited
      ProcessCrashed, // Backend process crashed
      Restart, // Agent restart initiated
      Reconciliation, // Startup reconciliation
      """;

  /** The triggers of each pair of states. The document does not define these. */
  private static final String CELLS =
      """
      PENDING   | SPAWN           | STARTING
      PENDING   | PROCESS_CRASHED | FAILED
      PENDING   | RECONCILIATION  | FAILED
      STARTING  | CONNECTED       | IDLE
      STARTING  | DISCONNECTED    | FAILED
      STARTING  | PROCESS_EXITED  | FAILED
      STARTING  | PROCESS_CRASHED | FAILED
      STARTING  | RECONCILIATION  | FAILED
      IDLE      | PROMPT_RECEIVED | BUSY
      IDLE      | CONTEXT_CLEARED | SUSPENDED
      IDLE      | DISCONNECTED    | SUSPENDED
      IDLE      | USER_TERMINATED | STOPPED
      IDLE      | PROCESS_EXITED  | STOPPED
      IDLE      | PROCESS_CRASHED | FAILED
      IDLE      | RECONCILIATION  | FAILED
      BUSY      | RESULT_RECEIVED | IDLE
      BUSY      | CONTEXT_CLEARED | SUSPENDED
      BUSY      | DISCONNECTED    | SUSPENDED
      BUSY      | USER_TERMINATED | STOPPED
      BUSY      | PROCESS_EXITED  | STOPPED
      BUSY      | PROCESS_CRASHED | FAILED
      BUSY      | RECONCILIATION  | FAILED
      SUSPENDED | CONNECTED       | IDLE
      SUSPENDED | PROMPT_RECEIVED | BUSY
      SUSPENDED | USER_TERMINATED | STOPPED
      SUSPENDED | PROCESS_EXITED  | STOPPED
      SUSPENDED | PROCESS_CRASHED | FAILED
      SUSPENDED | RECONCILIATION  | FAILED
      STOPPED   | RESTART         | STARTING
      FAILED    | RESTART         | STARTING
      """;

  ExecutionStateTest() {
    super(
        new Generated<>("dev.pawl.samples.executionstate.Execution", ExecutionState.class),
        TransitionTrigger.class);
  }

  @Override
  List<Row> pairs() {
    return PAIRS.lines().flatMap(ExecutionStateTest::pairs).toList();
  }

  private static Stream<Row> pairs(String line) {
    String[] sides = line.replaceAll("\\(.*\\)", "").toUpperCase(Locale.ROOT).split("->");
    return Stream.of(sides[1].split(",")).map(to -> new Row(sides[0].strip(), "", to.strip()));
  }

  @Override
  List<Row> cells() {
    return Row.table(CELLS);
  }

  @Override
  Set<ExecutionState> initial() {
    return Set.of(ExecutionState.PENDING);
  }

  @Override
  Set<ExecutionState> last() {
    return Set.of();
  }

  @Override
  String wireName(ExecutionState state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  @Test
  void thereAreEighteenPairs() {
    assertEquals(18, pairs().size());
  }

  @Test
  void triggersAreThoseOfTheDocument() {
    List<String> documented =
        TRIGGERS
            .lines()
            .map(l -> l.substring(0, l.indexOf(',')).replaceAll("(?<=[a-z])(?=[A-Z])", "_"))
            .map(l -> l.toUpperCase(Locale.ROOT))
            .toList();
    assertEquals(documented, Stream.of(TransitionTrigger.values()).map(Enum::name).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "PENDING, PENDING, IDLE, false, false",
    "STARTING, PENDING, IDLE, false, false",
    "IDLE, RUNNING, IDLE, true, false",
    "BUSY, RUNNING, BUSY, true, false",
    "SUSPENDED, RUNNING, IDLE, true, false",
    "STOPPED, STOPPED, IDLE, false, true",
    "FAILED, FAILED, IDLE, false, true"
  })
  void everyStateHasAStatusAnActivityAndTags(
      ExecutionState state, String status, String activity, boolean active, boolean terminal) {
    assertEquals(status, generated().view("toAgentStatus", state).toString());
    assertEquals(activity, generated().view("toActivityState", state).toString());
    assertEquals(active, generated().is("isActive", state));
    assertEquals(terminal, generated().is("isTerminal", state));
  }
}

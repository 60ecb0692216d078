package forbid;

import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Every pair that is not there on purpose says why. */
@StateMachine
@Forbid(from = "DRAFT", to = "MERGED", because = "Nobody has read it")
@Forbid(
    from = {"MERGED", "CLOSED"},
    to = {"DRAFT", "REVIEWED"},
    because = "What is \"over\" stays over")
@Forbid(from = "*", to = "DRAFT", because = "A draft is where it began")
public enum BranchState {
  @Initial
  @Transition(to = {"REVIEWED", "CLOSED"})
  DRAFT,
  @Transition(to = {"MERGED", "CLOSED"})
  REVIEWED,
  @Transition(to = "CLOSED")
  MERGED,
  @Transition(to = "MERGED")
  CLOSED
}

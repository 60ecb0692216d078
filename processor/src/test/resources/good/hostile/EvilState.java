package hostile;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(description = "*/ } /*")
@Event(name = "go", description = "\\u002a/ \\u000a")
@Forbid(from = "B", to = "A", because = "{@link")
public enum EvilState {
  @Initial(description = "@author <script>alert(1)</script>")
  @State(description = "a|b `c`\n\n# d", wireName = "\"quoted\" 'x' $T $L %s")
  @Transition(on = "go", to = "B", description = "\u202edcba\u202c <!-- -->")
  A,
  @State(description = "-->|x| [*] %% end")
  @Transition(to = "C", description = "@author <script>alert(1)</script>")
  B,
  /** Javadoc with {@link String}, <b>bold</b> and a |. */
  @Final
  C
}

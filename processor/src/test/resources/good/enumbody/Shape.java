package enumbody;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import java.util.function.Supplier;

/** An enum that was there before, with fields, bodies and methods of its own. */
@StateMachine
@Transition(on = "melt", to = "ROUND")
public enum Shape implements Supplier<String> {
  @Initial
  @Transition(on = "cut", to = "SQUARE")
  ROUND("o") {
    @Override
    public String get() {
      return "round " + sign;
    }
  },
  @Transition(on = "cut", to = "$MIXED_case9")
  SQUARE("#"),
  @Transition(on = "cut", to = "ROUND")
  $MIXED_case9("$");

  /** Any, to be overridden. */
  final String sign;

  Shape(String sign) {
    this.sign = sign;
  }

  @Override
  public String get() {
    return sign;
  }

  @Override
  public String toString() {
    return "shape " + sign;
  }
}

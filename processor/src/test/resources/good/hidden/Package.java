package hidden;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Nests an enum that only its package sees. */
class Package {

  /** A class within a class. */
  static class Inner {

    /** What is generated is as visible as this is. */
    @StateMachine(
        name = "Hidden",
        context = Package.Inner.Amount.class,
        include = Part.CASES)
    enum States {
      @Initial
      @Transition(on = "add", to = "FULL", update = "more", guard = "few", effects = "tell")
      EMPTY,
      @Transition(on = "take", to = "EMPTY")
      FULL
    }

    /** An extended state that only the package sees. */
    record Amount(int value) {}
  }
}

package dev.pawl.benchmarks.scale;

/** The styles of code for the steps of a machine of any size. */
enum CodeStyle {
  NEXT("Pawl Transitions.next", "WalkTransitions.next(it, event)"),
  FIRE("Pawl Machine.fire", "WalkMachine", "new WalkMachine()", "fired(it, event)", "it.state()"),
  ONE_SWITCH("enum switch by hand", "OneSwitch.next(it, event)"),
  METHODS("switch by hand, a method per state", "Methods.next(it, event)"),
  FLAT("flat table by hand", "Arrays.flat(it, event)"),
  BARE("bare array", "Arrays.bare(it, event)"),
  POSITIONS(
      "bare array of positions",
      "int",
      "0",
      "Arrays.position(it, event)",
      "WalkState.values()[it]");

  /** The maximum number of states in a single switch. With more, the method would exceed 64 kB. */
  static final int MOST_IN_ONE = 400;

  private final String contender;
  private final String[] walker;

  CodeStyle(String contender, String step) {
    this(contender, "WalkState", "WalkState.S0", step, "it");
  }

  CodeStyle(String contender, String... walker) {
    this.contender = contender;
    this.walker = walker;
  }

  String contender() {
    return contender;
  }

  /** Returns the simple name of the walker's class. */
  String type() {
    return "Walk" + name();
  }

  boolean fits(int states) {
    return this != ONE_SWITCH || states <= MOST_IN_ONE;
  }

  String source() {
    String source = MachineSource.walker(type(), walker[0], walker[1], walker[2], walker[3]);
    if (this != FIRE) {
      return source;
    }
    int end = source.lastIndexOf('}');
    return source.substring(0, end)
        + "  private static WalkMachine fired(WalkMachine it, WalkEvent event) {\n"
        + "    it.fire(event);\n    return it;\n  }\n}\n";
  }

  /** Returns a sentence that explains the figure or a difference from other styles. */
  String note(int states) {
    boolean large = states >= 1_000;
    return switch (this) {
      case NEXT, BARE, FLAT ->
          large
              ? "Each enum constant occupies a separate cache line of 64 bytes. For look-ups by"
                  + " enum, constants and table do not fit into a first-level cache of 32 kB"
              : "";
      case FIRE, POSITIONS ->
          large ? "Stores the position, so that a step does not read the constant" : "";
      case ONE_SWITCH ->
          states > 100 ? "The method has over 8,000 bytes, so HotSpot does not compile it" : "";
      case METHODS ->
          large
              ? "The switch that calls the methods has over 8,000 bytes, so HotSpot does not"
                  + " compile it"
              : "";
    };
  }
}

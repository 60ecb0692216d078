package dev.pawl.benchmarks.scale;

/**
 * Generates sources of a machine with any number of states: a declaration for Pawl, and handwritten
 * code for comparison.
 */
final class MachineSource {

  /**
   * The maximum number of enum constants in a switch. With more, the initializer for the switch
   * would exceed 64 kB.
   */
  private static final int MOST_CONSTANTS = 2_000;

  private final int[] targets;
  private final StringBuilder text = new StringBuilder("package subject;\n");

  private MachineSource(int states) {
    this.targets = Targets.of(states);
  }

  private MachineSource line(String line, Object... arguments) {
    text.append(arguments.length == 0 ? line : String.format(line, arguments)).append('\n');
    return this;
  }

  /**
   * Returns the declaration in YAML, because javac takes minutes for an enum with that many
   * annotations. Generated types that a step does not need are omitted.
   */
  static String declaration(int states) {
    int[] targets = Targets.of(states);
    StringBuilder yaml = new StringBuilder("machine: Walk\npackage: subject\n");
    yaml.append("omit: [phase, codec, validator]\nstates:\n");
    for (int state = 0; state < states; state++) {
      yaml.append("  S").append(state).append(": { ");
      yaml.append(state == 0 ? "initial: true, on: {" : "on: {");
      for (int event = 0; event < Targets.EVENTS; event++) {
        yaml.append(event == 0 ? " " : ", ").append('e').append(event).append(": S");
        yaml.append(targets[state * Targets.EVENTS + event]);
      }
      yaml.append(" } }\n");
    }
    return yaml.toString();
  }

  private int target(int state, int event) {
    return targets[state * Targets.EVENTS + event];
  }

  /** Returns a class whose only method contains the transition table as nested switches. */
  static String oneSwitch(int states) {
    MachineSource source = new MachineSource(states);
    source.line("final class OneSwitch {");
    source.line("  static WalkState next(WalkState from, WalkEvent event) {");
    source.line("    return switch (from) {");
    for (int state = 0; state < states; state++) {
      source.line("      case S%d ->", state);
      source.events(state);
    }
    return source.line("    };\n  }\n}").text.toString();
  }

  /** Returns a class with a method for each state, and a switch that calls them. */
  static String methods(int states) {
    MachineSource source = new MachineSource(states);
    boolean numbered = states > MOST_CONSTANTS;
    source.line("final class Methods {");
    source.line("  static WalkState next(WalkState from, WalkEvent event) {");
    source.line("    return switch (%s) {", numbered ? "from.ordinal()" : "from");
    for (int state = 0; state < states; state++) {
      source.line("      case %s%d -> s%d(event);", numbered ? "" : "S", state, state);
    }
    if (numbered) {
      source.line("      default -> throw new AssertionError();");
    }
    source.line("    };\n  }");
    for (int state = 0; state < states; state++) {
      source.line("  private static WalkState s%d(WalkEvent event) {\n    return", state);
      source.events(state);
      source.line("  }");
    }
    return source.line("}").text.toString();
  }

  private void events(int state) {
    line("        switch (event) {");
    for (int event = 0; event < Targets.EVENTS; event++) {
      line("          case E%d -> WalkState.S%d;", event, target(state, event));
    }
    line("        };");
  }

  /** Returns a class that looks up targets in arrays of positions or of states. */
  static String arrays(int states) {
    return """
        package subject;
        final class Arrays {
          private static final WalkState[] STATES = WalkState.values();
          private static final short[] POSITIONS = new short[%1$d * 10];
          private static final WalkState[] TABLE = new WalkState[%1$d * 10];
          static {
            int[] targets = dev.pawl.benchmarks.scale.Targets.of(%1$d);
            for (int i = 0; i < targets.length; i++) {
              POSITIONS[i] = (short) targets[i];
              TABLE[i] = STATES[targets[i]];
            }
          }
          static WalkState flat(WalkState from, WalkEvent event) {
            int to = POSITIONS[from.ordinal() * 10 + event.ordinal()];
            if (to < 0) {
              throw new IllegalStateException(event + " in " + from);
            }
            return STATES[to];
          }
          static WalkState bare(WalkState from, WalkEvent event) {
            return TABLE[from.ordinal() * 10 + event.ordinal()];
          }
          static int position(int from, WalkEvent event) {
            return POSITIONS[from * 10 + event.ordinal()];
          }
        }
        """
        .formatted(states);
  }

  /**
   * Returns a walker with a separate loop, so that JIT profiles of the shapes are not mixed.
   *
   * @param type the type of the value that is kept between steps
   * @param first the expression of the first value
   * @param step the expression of the next value; it may use {@code it} and {@code event}
   * @param state the expression of the state
   */
  static String walker(String name, String type, String first, String step, String state) {
    return """
        package subject;
        public final class %s implements dev.pawl.benchmarks.workload.Walker {
          private final WalkEvent[] events;
          private %s it = %s;
          public %1$s(int[] walk) {
            events = new WalkEvent[walk.length];
            for (int i = 0; i < walk.length; i++) {
              events[i] = WalkEvent.values()[walk[i]];
            }
          }
          @Override public int walk(int from, int to) {
            %2$s it = this.it;
            WalkEvent[] events = this.events;
            for (int i = from; i < to; i++) {
              WalkEvent event = events[i];
              it = %4$s;
            }
            this.it = it;
            return (%5$s).ordinal();
          }
          @Override public String configuration() {
            return (%5$s).name();
          }
        }
        """
        .formatted(name, type, first, step, state);
  }
}

package dev.pawl.benchmarks.scale;

/** The sources of a machine of any size, declared for Pawl and written by hand. */
final class Source {

  /** A switch over more constants of an enum than this needs an initializer of over 64 kB. */
  private static final int MOST_CONSTANTS = 2_000;

  private final int states;
  private final int[] targets;
  private final StringBuilder text = new StringBuilder("package subject;\n");

  private Source(int states) {
    this.states = states;
    this.targets = Targets.of(states);
  }

  private Source line(String line, Object... arguments) {
    text.append(arguments.length == 0 ? line : String.format(line, arguments)).append('\n');
    return this;
  }

  /**
   * The declaration, in YAML: javac takes minutes for an enum with so many annotations. What
   * generates nothing that a step needs is left out.
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

  /** The whole table as a switch in a switch, in one method. */
  static String oneSwitch(int states) {
    Source source = new Source(states);
    source.line("final class OneSwitch {");
    source.line("  static WalkState next(WalkState from, WalkEvent event) {");
    source.line("    return switch (from) {");
    for (int state = 0; state < states; state++) {
      source.line("      case S%d ->", state);
      source.events(state);
    }
    return source.line("    };\n  }\n}").text.toString();
  }

  /** A method per state, and one with the switch that calls them. */
  static String methods(int states) {
    Source source = new Source(states);
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

  /** What looks up in arrays: positions and then states, states, or positions alone. */
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
   * A walker: a loop of its own, so that what a method learns of its callers is not shared.
   *
   * @param type of what is kept between steps
   * @param first what that is at first
   * @param step an expression: what follows on {@code it} and {@code event}
   * @param state an expression: the state
   */
  static String walker(String name, String type, String first, String step, String state) {
    return """
        package subject;
        public final class %s implements dev.pawl.benchmarks.course.Walker {
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

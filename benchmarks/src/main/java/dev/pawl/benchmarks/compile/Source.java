package dev.pawl.benchmarks.compile;

/** The declaration of one type, ten states or ten attributes large. */
enum Source {
  /** An agent's turn in YAML, found by an option. */
  YAML("State.pawl.yaml") {
    @Override
    String of(String name) {
      StringBuilder text = new StringBuilder();
      text.append("machine: ").append(name).append("\npackage: subject\nstates:\n");
      for (String line : TURN.split("\n")) {
        String[] state = line.split(":");
        text.append("  ").append(state[0]).append(": { ");
        text.append(state[0].equals("IDLE") ? "initial: true, " : "");
        if (state.length == 1) {
          text.append("final: true }\n");
          continue;
        }
        String on = state[1].strip().replace(" ", ": ").replace(",:", ",");
        text.append("on: { ").append(on).append(" } }\n");
      }
      return text.toString();
    }
  },

  /** The same turn as an annotated enum. */
  ENUM("State.java") {
    @Override
    String of(String name) {
      StringBuilder text = new StringBuilder("package subject;\nimport dev.pawl.*;\n");
      text.append("@StateMachine\npublic enum ").append(name).append("State {\n  @Initial\n");
      for (String line : TURN.split("\n")) {
        String[] state = line.split(":");
        if (state.length == 1) {
          return text.append("  @Final ").append(state[0]).append("\n}\n").toString();
        }
        for (String transition : state[1].strip().split(", ")) {
          String[] parts = transition.split(" ");
          text.append("  @Transition(on = \"").append(parts[0]);
          text.append("\", to = \"").append(parts[1]).append("\")\n");
        }
        text.append("  ").append(state[0]).append(",\n");
      }
      throw new AssertionError("no final state");
    }
  },

  /** An interface with an accessor per attribute. */
  IMMUTABLES(".java") {
    @Override
    String of(String name) {
      StringBuilder text = new StringBuilder("package subject;\n");
      text.append("@org.immutables.value.Value.Immutable\n");
      text.append("public interface ").append(name).append(" {\n");
      for (String attribute : ATTRIBUTES) {
        text.append("  ").append(attribute).append("();\n");
      }
      return text.append("}\n").toString();
    }
  },

  /** A record with a component per attribute. */
  RECORD_BUILDER(".java") {
    @Override
    String of(String name) {
      return "package subject;\n@io.soabase.recordbuilder.core.RecordBuilder\npublic record "
          + name
          + "(\n    "
          + String.join(",\n    ", ATTRIBUTES)
          + ") {}\n";
    }
  };

  private static final String TURN =
      """
      IDLE: task_claimed CLAIMING
      CLAIMING: agent_spawned SPAWNING, task_failed FAILED
      SPAWNING: agent_spawned RUNNING, task_failed FAILED
      RUNNING: tool_started TOOL_USE, compact_needed COMPACTING, verify_requested VERIFYING, \
      task_failed FAILED
      TOOL_USE: tool_completed RUNNING, task_failed FAILED
      COMPACTING: verify_requested RUNNING, task_failed FAILED
      VERIFYING: task_completed COMPLETING, compact_needed RUNNING, task_failed FAILED
      COMPLETING: agent_reaped REAPED
      FAILED: agent_reaped REAPED
      REAPED
      """;

  private static final String[] ATTRIBUTES = {
    "String id",
    "String owner",
    "String title",
    "String description",
    "int attempts",
    "int limit",
    "long created",
    "boolean urgent",
    "java.util.Optional<String> parent",
    "java.util.List<String> labels"
  };

  private final String suffix;

  Source(String suffix) {
    this.suffix = suffix;
  }

  /** The text of the file. */
  abstract String of(String name);

  /** The end of the file's name, after the type's. */
  String suffix() {
    return suffix;
  }

  /** Whether the files are found by an option, and not arguments of javac. */
  boolean isOption() {
    return this == YAML;
  }
}

package dev.pawl.benchmarks.compile.subject;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** The declaration of one type, ten states or ten attributes large. */
public enum Source {
  /** An agent's turn in YAML, found by an option. */
  YAML("State.pawl.yaml", "%sMachine") {
    @Override
    public String of(String name) {
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

  /** The turn as an annotated enum. */
  ENUM("State.java", "%sMachine") {
    @Override
    public String of(String name) {
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

  /** The turn in handwritten code: two enums and a switch, without annotations. */
  BY_HAND("State.java", "%sState") {
    @Override
    public String of(String name) {
      StringBuilder cases = new StringBuilder();
      StringBuilder states = new StringBuilder();
      Set<String> events = new LinkedHashSet<>();
      for (String line : TURN.split("\n")) {
        String[] state = line.split(":");
        states.append(states.isEmpty() ? "" : ", ").append(state[0]);
        cases.append("      case ").append(state[0]).append(" -> ");
        if (state.length == 1) {
          cases.append(REFUSAL).append(";\n");
          continue;
        }
        cases.append("switch (event) {\n");
        for (String transition : state[1].strip().split(", ")) {
          String[] parts = transition.split(" ");
          String event = parts[0].toUpperCase(Locale.ROOT);
          events.add(event);
          cases.append("        case ").append(event).append(" -> ").append(parts[1]);
          cases.append(";\n");
        }
        cases.append("        default -> ").append(REFUSAL).append(";\n      };\n");
      }
      return "package subject;\npublic enum "
          + name
          + "State {\n  "
          + states
          + ";\n  public enum Event {\n    "
          + String.join(", ", events)
          + "\n  }\n  public "
          + name
          + "State next(Event event) {\n    return switch (this) {\n"
          + cases
          + "    };\n  }\n}\n";
    }
  },

  /** An interface with an accessor per attribute; a class and its builder are generated. */
  IMMUTABLES(".java", "Immutable%s") {
    @Override
    public String of(String name) {
      StringBuilder text = new StringBuilder("package subject;\n");
      text.append("@org.immutables.value.Value.Immutable\n");
      text.append("public interface ").append(name).append(" {\n");
      for (String attribute : ATTRIBUTES) {
        text.append("  ").append(attribute).append("();\n");
      }
      return text.append("}\n").toString();
    }
  },

  /** Two records with a component per attribute; the mapper is generated. */
  MAPSTRUCT(".java", "%sImpl") {
    @Override
    public String of(String name) {
      String components = "(\n      " + String.join(",\n      ", ATTRIBUTES) + ") {}\n";
      return "package subject;\n@org.mapstruct.Mapper\npublic interface "
          + name
          + " {\n  Shown shown(Kept kept);\n  record Kept"
          + components
          + "  record Shown"
          + components
          + "}\n";
    }
  },

  /** A record with a component per attribute; its builder is generated. */
  RECORD_BUILDER(".java", "%sBuilder") {
    @Override
    public String of(String name) {
      return "package subject;\n@io.soabase.recordbuilder.core.RecordBuilder\npublic record "
          + name
          + "(\n    "
          + String.join(",\n    ", ATTRIBUTES)
          + ") {}\n";
    }
  },

  /** An abstract class with an accessor per attribute, and its builder; both are implemented. */
  AUTO_VALUE(".java", "AutoValue_%s") {
    @Override
    public String of(String name) {
      StringBuilder text = new StringBuilder("package subject;\n");
      text.append("import com.google.auto.value.AutoValue;\n@AutoValue\n");
      text.append("public abstract class ").append(name).append(" {\n");
      StringBuilder setters = new StringBuilder();
      for (String attribute : ATTRIBUTES) {
        text.append("  public abstract ").append(attribute).append("();\n");
        String called = attribute.substring(attribute.lastIndexOf(' ') + 1);
        setters.append("    public abstract Builder ").append(called).append('(');
        setters.append(attribute).append(");\n");
      }
      text.append("  public static Builder builder() {\n    return new AutoValue_").append(name);
      text.append(".Builder();\n  }\n  @AutoValue.Builder\n");
      text.append("  public abstract static class Builder {\n").append(setters);
      return text.append("    public abstract ")
          .append(name)
          .append(" build();\n  }\n}\n")
          .toString();
    }
  };

  private static final String REFUSAL =
      "throw new IllegalStateException(event + \" is not legal in \" + this)";

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
  private final String proof;

  Source(String suffix, String proof) {
    this.suffix = suffix;
    this.proof = proof;
  }

  /** Returns the text of the file for a type. */
  public abstract String of(String name);

  /** Returns the part of the file's name after the name of the type. */
  public String suffix() {
    return suffix;
  }

  /** Returns the path of the class that exists only if the type was processed. */
  public String proof(String name) {
    return "subject/" + String.format(Locale.ROOT, proof, name) + ".class";
  }

  /** Returns whether the files are found by an option instead of being arguments of javac. */
  public boolean isOption() {
    return this == YAML;
  }
}

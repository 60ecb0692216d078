package dev.pawl.spring.importer;

import dev.pawl.cli.importer.MachineImport;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.springframework.statemachine.state.State;

/** The writer of the test that runs both machines side by side. */
final class ComparisonTestWriter {

  private final String packageName;
  private final String type;
  private final boolean hasLogic;
  private final boolean hasEffects;
  private final boolean hasTimers;
  private final String states;
  private final String events;

  /** Creates the writer of an import without errors. */
  ComparisonTestWriter(String packageName, MachineImport imported, WalkedMachine<?, ?> walked) {
    this.packageName = packageName;
    this.type = imported.fileName().substring(0, imported.fileName().indexOf('.'));
    this.hasLogic =
        imported.skeletons().keySet().stream().anyMatch(f -> f.endsWith("LogicImpl.java"));
    this.hasEffects =
        imported.skeletons().keySet().stream().anyMatch(f -> f.endsWith("EffectsImpl.java"));
    this.hasTimers = walked.hasTimers();
    this.states = typeName(firstState(walked.tree()));
    Iterator<?> all = walked.events().values().iterator();
    this.events = typeName(all.hasNext() ? all.next() : null);
  }

  private static @Nullable Object firstState(StateTree<?, ?> tree) {
    return tree.all().stream().map(State::getId).findFirst().orElse(null);
  }

  private static String typeName(@Nullable Object constant) {
    if (constant == null) {
      return "Object";
    }
    Class<?> type = constant instanceof Enum<?> e ? e.getDeclaringClass() : constant.getClass();
    String name = type.getCanonicalName();
    return name == null ? "Object" : name.replaceFirst("^java\\.lang\\.", "");
  }

  /** Returns the name of the abstract class, which is always written. */
  String baseName() {
    return type + "SideBySide";
  }

  /** Returns the name of the test, which the user completes. */
  String testName() {
    return type + "SideBySideTest";
  }

  String base() {
    return """
    %HEADimport dev.pawl.spring.importer.PawlSide;
    import dev.pawl.spring.importer.SideBySide;
    import org.junit.jupiter.api.Test;
    import org.springframework.statemachine.StateMachine;

    /**
     * Runs %TYPE side by side with the machine of Spring Statemachine that it was imported from.
     * Each import writes this class; complete the subclass.
     */
    abstract class %TYPESideBySide {

      /** Returns a new machine of Spring Statemachine that is not started. */
      abstract StateMachine<%STATES, %EVENTS> springMachine() throws Exception;

      /** Changes the comparison, such as its number of events or their headers. */
      SideBySide<%STATES, %EVENTS> configured(SideBySide<%STATES, %EVENTS> comparison) {
        return comparison;
      }

      private static %TYPEMachine pawlMachine(PawlSide side) {
        return %TYPEMachine.builder()
    %PARTS        .build();
      }

      @Test
      void machinesTakeTheSameSteps() throws Exception {
        int unused =
            configured(SideBySide.of(this::springMachine))
                .run(%TYPESideBySide::pawlMachine, %TYPECodec::toWire, %TYPECodec::eventFromWire);
      }
    }
    """
        .replace("%HEAD", header())
        .replace("%TYPE", type)
        .replace("%STATES", states)
        .replace("%EVENTS", events)
        .replace("%PARTS", parts());
  }

  private String parts() {
    StringBuilder parts = new StringBuilder();
    if (hasLogic) {
      part(parts, "logic(side.logic(" + type + "Logic.class))");
    }
    if (hasEffects) {
      part(parts, "effects(side.effects(" + type + "Effects.class))");
    }
    if (hasTimers) {
      part(parts, "scheduler(side.scheduler())");
    }
    part(parts, "hook(side.hook(" + type + "Codec::toWire))");
    return parts.toString();
  }

  private static void part(StringBuilder parts, String call) {
    parts.append("        .").append(call).append('\n');
  }

  String test() {
    return """
    %simport org.springframework.statemachine.StateMachine;

    class %s extends %s {

      @Override
      StateMachine<%s, %s> springMachine() throws Exception {
        throw new UnsupportedOperationException(
            "Return a new machine of Spring Statemachine that is not started.");
      }
    }
    """
        .formatted(header(), testName(), baseName(), states, events);
  }

  private String header() {
    return packageName.isEmpty() ? "" : "package " + packageName + ";\n\n";
  }
}

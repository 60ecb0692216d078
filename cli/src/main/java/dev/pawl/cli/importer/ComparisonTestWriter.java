package dev.pawl.cli.importer;

import dev.pawl.language.model.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * A writer of the test that fires the same events in the imported machine and in the original one.
 */
final class ComparisonTestWriter {

  private final String packageName;
  private final String library;
  private final ComparedTypes types;
  private final String type;
  private final boolean hasLogic;
  private final boolean hasEffects;
  private final boolean hasTimers;

  /**
   * @param imported an import without errors
   */
  ComparisonTestWriter(
      String packageName, String library, MachineImport imported, ComparedTypes types) {
    this.packageName = packageName;
    this.library = library;
    this.types = types;
    this.type = imported.fileName().substring(0, imported.fileName().indexOf('.'));
    this.hasLogic = hasSkeleton(imported, "LogicImpl.java");
    this.hasEffects = hasSkeleton(imported, "EffectsImpl.java");
    this.hasTimers =
        imported.checked().resolved().orElseThrow().events().stream()
            .anyMatch(e -> e.kind() == Event.Kind.TIMER);
  }

  private static boolean hasSkeleton(MachineImport imported, String suffix) {
    return imported.skeletons().keySet().stream().anyMatch(f -> f.endsWith(suffix));
  }

  /**
   * Returns the name of the test's abstract base class. Every import writes the base class again.
   */
  String baseName() {
    return type + "SideBySide";
  }

  /** Returns the name of the test class, which the user completes. */
  String testName() {
    return type + "SideBySideTest";
  }

  String base() {
    return filled(
        """
        %HEAD%IMPORTS/**
         * Runs %TYPE side by side with the machine of %LIBRARY that it was imported from.
         * Each import writes this class; complete the subclass.
         */
        abstract class %TYPESideBySide {

          /** Returns a new machine of %LIBRARY that is not started. */
          abstract %MACHINE %METHOD() throws Exception;

          /** Changes the comparison, such as its number of events. */
          SideBySide<%ARGUMENTS> configured(SideBySide<%ARGUMENTS> comparison) {
            return comparison;
          }

          private static %TYPEMachine pawlMachine(PawlSide side) {
            return %TYPEMachine.builder()
        %PARTS        .build();
          }

          @Test
          void machinesTakeTheSameSteps() throws Exception {
            int unused =
                configured(SideBySide.of(this::%METHOD))
                    .run(%TYPESideBySide::pawlMachine, %TYPECodec::toWire, %TYPECodec::eventFromWire);
          }
        }
        """,
        imports(
            types.packageName() + ".PawlSide",
            types.packageName() + ".SideBySide",
            "org.junit.jupiter.api.Test",
            types.importedType()));
  }

  private String parts() {
    List<String> calls = new ArrayList<>();
    if (hasLogic) {
      calls.add("logic(side.logic(" + type + "Logic.class))");
    }
    if (hasEffects) {
      calls.add("effects(side.effects(" + type + "Effects.class))");
    }
    if (hasTimers) {
      calls.add("scheduler(side.scheduler())");
    }
    if (types.hasHook()) {
      calls.add("hook(side.hook(" + type + "Codec::toWire))");
    }
    StringBuilder parts = new StringBuilder();
    calls.forEach(call -> parts.append("        .").append(call).append('\n'));
    return parts.toString();
  }

  String test() {
    return filled(
        """
        %HEAD%IMPORTSclass %TYPESideBySideTest extends %TYPESideBySide {

          @Override
          %MACHINE %METHOD() throws Exception {
            throw new UnsupportedOperationException(
                "Return a new machine of %LIBRARY that is not started.");
          }
        }
        """,
        imports(types.importedType()));
  }

  private String filled(String template, String imports) {
    return template
        .replace("%HEAD", packageName.isEmpty() ? "" : "package " + packageName + ";\n\n")
        .replace("%IMPORTS", imports)
        .replace("%LIBRARY", library)
        .replace("%MACHINE", types.machine())
        .replace("%METHOD", types.method())
        .replace("%ARGUMENTS", types.arguments())
        .replace("%TYPE", type)
        .replace("%PARTS", parts());
  }

  private static String imports(String... types) {
    List<String> lines = new ArrayList<>();
    for (String type : types) {
      if (!type.isEmpty()) {
        lines.add("import " + type + ";\n");
      }
    }
    return lines.isEmpty() ? "" : String.join("", lines) + "\n";
  }
}

package dev.pawl.cli.importer;

import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.SourceVersion;

/** A writer of the Java record that is the context of an imported machine. */
final class ContextSkeleton {

  private ContextSkeleton() {}

  /**
   * Returns whether a record must be written, because the machine uses a context but names no
   * class.
   */
  static boolean isNeeded(ImportedMachine machine) {
    List<ImportedTransition> all = new ArrayList<>();
    machine.root().forEach(state -> all.addAll(state.transitions()));
    boolean updates =
        all.stream()
            .flatMap(t -> t.actions().stream())
            .anyMatch(ImportedAction.Update.class::isInstance);
    return !machine.settings().containsKey("context") && (updates || !machine.context().isEmpty());
  }

  static String name(String machine) {
    return Words.of(machine).type() + "Context";
  }

  /**
   * Returns the source of the record.
   *
   * @param values the components by name, each with its initial value in the source
   */
  static String write(
      String machine, String packageName, Map<String, ImportedMachine.ContextValue> values) {
    UniqueNames names = new UniqueNames("value");
    List<String> components = new ArrayList<>();
    StringBuilder initial = new StringBuilder();
    values.forEach(
        (name, value) -> {
          String component = names.assign(Words.of(name).method());
          String escaped = SourceVersion.isKeyword(component) ? component + "_" : component;
          components.add(value.type() + " " + escaped);
          initial.append(SkeletonText.comment("Imported: " + name + " = " + value.text()));
        });
    String declaration =
        (packageName.isEmpty() ? "" : "package " + packageName + ";\n\n")
            + "/** The context of the machine "
            + SkeletonText.prose(machine)
            + ". */\n"
            + "public record "
            + name(machine)
            + "(";
    String list =
        components.size() < 3
            ? String.join(", ", components)
            : "\n    " + String.join(",\n    ", components);
    return declaration + list + ") {\n" + initial + "}\n";
  }
}

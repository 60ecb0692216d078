package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Set;

/** Writes the annotated enum that declares a machine, in the style of hand-written code. */
public final class EnumSource {

  private final ResolvedMachine machine;
  private final EnumName name;

  private EnumSource(ResolvedMachine machine) {
    this.machine = machine;
    this.name = EnumName.of(machine.declared());
  }

  /**
   * The source of an enum.
   *
   * @param packageName the package of the enum; empty for the unnamed package
   * @param typeName the simple name of the enum
   * @param text the content of the source file
   * @param missing the declarations that an enum cannot express. Each entry is the name of the
   *     state, event or machine, followed by a sentence. The entries are also comments in the
   *     source.
   */
  public record Written(String packageName, String typeName, String text, List<String> missing) {

    /**
     * Returns the path of the file relative to the source folder, such as {@code
     * com/acme/OrderState.java}.
     */
    public String path() {
      String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
      return folder + typeName + ".java";
    }
  }

  /**
   * Writes the enum of a machine.
   *
   * @param machine the machine, declared in YAML or by an enum
   */
  public static Written of(ResolvedMachine machine) {
    EnumSource source = new EnumSource(machine);
    // Writes twice: the first pass finds out which annotations are imported and which gaps to
    // report.
    Imports imports = source.imports(Set.of());
    UnsupportedFeatures gaps = new UnsupportedFeatures(false);
    source.write(imports, gaps);
    return source.write(
        source.imports(imports.annotations()), new UnsupportedFeatures(gaps.blanksLost()));
  }

  private Imports imports(Set<String> annotations) {
    Machine declared = machine.declared();
    Set<String> fields = new ConstantNames(machine).all();
    Imports imports = new Imports(declared.packageName(), name.simpleName(), fields);
    declared.context().ifPresent(imports::keep);
    declared.eventEnum().ifPresent(imports::keep);
    machine.views().forEach(v -> imports.keep(v.declared().type()));
    machine.events().stream()
        .flatMap(e -> e.payload().stream())
        .map(Event.Param::type)
        .forEach(imports::keep);
    imports.keep(annotations);
    return imports;
  }

  private Written write(Imports imports, UnsupportedFeatures gaps) {
    EnumContext writing = new EnumContext(machine, new ConstantNames(machine), imports, gaps);
    String before = new EnumHeaderWriter(writing, name).all();
    String constants = new StateWriter(writing).all();
    Machine declared = machine.declared();
    StringBuilder out = new StringBuilder();
    if (!declared.packageName().isEmpty()) {
      out.append("package ").append(declared.packageName()).append(";\n\n");
    }
    out.append(imports.text()).append('\n');
    out.append(before)
        .append(declared.isPublic() ? "public " : "")
        .append("enum ")
        .append(name.simpleName())
        .append(" {\n")
        .append(constants)
        .append("\n}\n");
    return new Written(declared.packageName(), name.simpleName(), out.toString(), gaps.missing());
  }
}

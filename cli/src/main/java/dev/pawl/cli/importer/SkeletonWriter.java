package dev.pawl.cli.importer;

import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.MethodTypes;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A writer of the Java classes that an imported machine needs. The classes implement {@code Logic}
 * and {@code Effects}. A comment before each method contains the original expression.
 */
final class SkeletonWriter {

  private final Plan plan;
  private final MethodTypes methods;
  private final AssignedNames names;

  private SkeletonWriter(Plan plan, AssignedNames names) {
    this.plan = plan;
    this.methods = new MethodTypes(plan);
    this.names = names;
  }

  /**
   * Returns the classes for a machine without errors, by their paths in the source folder, such as
   * {@code com/acme/OrderLogicImpl.java}; empty if the machine needs no class.
   */
  public static Map<String, String> write(ResolvedMachine machine, AssignedNames names) {
    return new SkeletonWriter(Planner.plan(machine), names).write();
  }

  private Map<String, String> write() {
    Map<String, String> files = new LinkedHashMap<>();
    add("Logic", plan.logic(), names.logicTexts(), files);
    add("Effects", plan.effects(), names.effectTexts(), files);
    return files;
  }

  private void add(
      String type, List<LogicMethod> of, Map<String, String> texts, Map<String, String> files) {
    if (of.isEmpty()) {
      return;
    }
    String implemented = Words.of(plan.machine().name()).type() + type;
    String name = implemented + "Impl";
    StringBuilder out = new StringBuilder();
    String packageName = plan.packageName();
    if (!packageName.isEmpty()) {
      out.append("package ").append(packageName).append(";\n\n");
    }
    out.append("/** The ")
        .append(type.equals("Logic") ? "logic" : "effects")
        .append(" of the machine ")
        .append(SkeletonText.prose(plan.machine().name()))
        .append(". */\n");
    out.append("final class ").append(name).append(" implements ").append(implemented);
    out.append(" {\n");
    of.forEach(method -> out.append('\n').append(method(method, texts)));
    out.append("}\n");
    files.put(path(packageName, name), out.toString());
  }

  /** Returns the path of a class in the source folder. */
  static String path(String packageName, String type) {
    String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
    return folder + type + ".java";
  }

  private String method(LogicMethod method, Map<String, String> texts) {
    MethodTypes.Signature signature = methods.signature(method);
    StringBuilder out = new StringBuilder();
    String original = texts.getOrDefault(method.name(), "");
    if (!original.isEmpty()) {
      out.append(SkeletonText.comment("Imported: " + original));
    }
    out.append("  @Override\n  public ")
        .append(signature.returns())
        .append(' ')
        .append(method.method())
        .append('(')
        .append(signature.parameters())
        .append(") {\n    throw new UnsupportedOperationException(\n        \"")
        .append(task(method))
        .append("\");\n  }\n");
    return out.toString();
  }

  private static String task(LogicMethod method) {
    return switch (method.kind()) {
      case PREDICATE -> "Return whether " + method.method() + " holds.";
      case UPDATE -> "Return the next context.";
      case CHOICE -> "Return the state to enter.";
      case DELAY -> "Return the duration.";
      case DATA -> "Return the data of the state.";
      case EFFECT -> "Implement the effect " + method.method() + ".";
    };
  }
}

package dev.pawl.processor.write;

import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * Finds the warnings that javac would give for the use of a user's types in generated code: types
 * or their members are deprecated, or a type is in a file with another name.
 */
public final class LintWarnings {

  private static final String DEPRECATED = "java.lang.Deprecated";

  private final Elements elements;
  private final Optional<Trees> trees;

  /** Uses the elements and, in javac, the syntax trees of a compilation. */
  public LintWarnings(ProcessingEnvironment environment) {
    this.elements = environment.getElementUtils();
    this.trees = trees(environment);
  }

  private static Optional<Trees> trees(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError e) {
      // not javac, and only javac warns of files with another name
      return Optional.empty();
    }
  }

  /** Returns the warnings that generated code must suppress, sorted. */
  public List<String> suppressed(Machine machine) {
    Set<String> warnings = new TreeSet<>();
    types(machine).forEach(type -> addWarnings(type, warnings));
    return List.copyOf(warnings);
  }

  /** Notes types in files with other names: javac ignores {@code @SuppressWarnings} for them. */
  public void noteAuxiliary(Machine machine, Problems problems) {
    for (TypeRef type : types(machine)) {
      TypeElement element = element(type);
      if (element != null && isAuxiliary(element)) {
        String name = type.shortName();
        problems.add(Code.AUXILIARY_TYPE, machine.origin(), name, name);
      }
    }
  }

  private static Set<TypeRef> types(Machine machine) {
    Set<TypeRef> types = new LinkedHashSet<>();
    machine.stateType().ifPresent(types::add);
    machine.eventEnum().ifPresent(types::add);
    machine.context().ifPresent(types::add);
    machine.contextMembers().forEach(member -> types.add(member.type()));
    machine.views().forEach(view -> types.add(view.type()));
    machine.events().forEach(event -> event.payload().forEach(p -> types.add(p.type())));
    addData(machine.root(), types);
    machine
        .storage()
        .shapes()
        .forEach(
            (type, shape) -> {
              types.add(type);
              if (shape instanceof Shape.Components record) {
                record.components().forEach(component -> types.add(component.type()));
              }
            });
    return types;
  }

  private static void addData(State state, Set<TypeRef> types) {
    state.behavior().data().forEach(component -> types.add(component.type()));
    state.children().forEach(child -> addData(child, types));
  }

  /** Returns null for primitives and java.lang, of which no type that data has is deprecated. */
  private @Nullable TypeElement element(TypeRef type) {
    boolean isPrimitive =
        type.packageName().isEmpty() && TypeRef.isPrimitiveName(type.simpleName());
    boolean skipped = isPrimitive || type.isWildcard() || type.packageName().equals("java.lang");
    return skipped ? null : elements.getTypeElement(type.rawName());
  }

  private void addWarnings(TypeRef type, Set<String> warnings) {
    type.arguments().forEach(argument -> addWarnings(argument, warnings));
    TypeElement element = element(type);
    if (element == null) {
      return;
    }
    addDeprecation(element, warnings);
    // generated code uses the constants of enums, and takes records apart and makes them
    if (element.getKind() == ElementKind.ENUM || element.getKind() == ElementKind.RECORD) {
      element.getEnclosedElements().forEach(member -> addDeprecation(member, warnings));
    }
    Element top = element;
    while (top.getEnclosingElement() instanceof TypeElement enclosing) {
      top = enclosing;
      addDeprecation(top, warnings);
    }
  }

  private void addDeprecation(Element element, Set<String> warnings) {
    if (!elements.isDeprecated(element)) {
      return;
    }
    boolean forRemoval =
        element.getAnnotationMirrors().stream()
            .filter(mirror -> mirror.getAnnotationType().toString().equals(DEPRECATED))
            .flatMap(mirror -> mirror.getElementValues().entrySet().stream())
            .anyMatch(
                value ->
                    value.getKey().getSimpleName().contentEquals("forRemoval")
                        && value.getValue().getValue().equals(true));
    warnings.add(forRemoval ? "removal" : "deprecation");
  }

  private boolean isAuxiliary(TypeElement type) {
    TreePath path = trees.map(t -> t.getPath(type)).orElse(null);
    return path != null
        && type.getEnclosingElement().getKind() == ElementKind.PACKAGE
        && !path.getCompilationUnit()
            .getSourceFile()
            .isNameCompatible(type.getSimpleName().toString(), JavaFileObject.Kind.SOURCE);
  }
}

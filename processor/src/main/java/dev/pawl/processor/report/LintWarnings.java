package dev.pawl.processor.report;

import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * Finds the warnings that javac would report because generated code uses types of the user: the
 * type or a member is deprecated, the type is an inner class of a generic class, or the file has
 * another name than the type.
 */
public final class LintWarnings {

  private static final String DEPRECATED = "java.lang.Deprecated";

  private final Elements elements;
  private final Optional<Trees> trees;
  private final Predicate<TypeElement> isRaw;

  /**
   * @param isRaw returns whether generated code names a type without all type arguments
   */
  public LintWarnings(ProcessingEnvironment environment, Predicate<TypeElement> isRaw) {
    this.isRaw = isRaw;
    this.elements = environment.getElementUtils();
    this.trees = SyntaxTrees.of(environment);
  }

  /** Returns the names of the warnings that generated code must suppress, in alphabetical order. */
  public List<String> suppressed(Machine machine) {
    Set<String> warnings = new TreeSet<>();
    types(machine).forEach(type -> addWarnings(type, warnings));
    addContextMembers(machine, warnings);
    return List.copyOf(warnings);
  }

  /** Adds the warnings for members of the context that generated code can copy into data. */
  private void addContextMembers(Machine machine, Set<String> warnings) {
    Set<String> components =
        machine.tree().nodes().stream()
            .flatMap(state -> state.behavior().data().stream())
            .map(Event.Param::name)
            .collect(Collectors.toSet());
    Set<String> accesses =
        machine.contextMembers().stream()
            .filter(member -> components.contains(member.name()))
            .map(TypeLookup.Member::access)
            .collect(Collectors.toSet());
    machine.context().map(this::element).stream()
        .flatMap(context -> elements.getAllMembers(context).stream())
        .filter(
            m ->
                accesses.contains(
                    m.getSimpleName() + (m.getKind() == ElementKind.METHOD ? "()" : "")))
        .forEach(m -> addDeprecation(m, warnings));
  }

  /**
   * Notes which types are in files with other names. javac warns of each use of such a type and
   * ignores {@code @SuppressWarnings}.
   */
  public void reportAuxiliaryTypes(Machine machine, Problems problems) {
    Set<TypeElement> reported = new HashSet<>();
    for (TypeRef type : types(machine)) {
      TypeElement element = element(type);
      // several types differ only in their type arguments
      if (element != null && isAuxiliary(element) && reported.add(element)) {
        String name = element.getSimpleName().toString();
        problems.add(Code.AUXILIARY_TYPE, machine.origin(), name, name);
      }
    }
  }

  /** Returns the types that generated code can use. Includes types in type arguments. */
  private static Set<TypeRef> types(Machine machine) {
    Set<TypeRef> types = new LinkedHashSet<>();
    machine.stateType().ifPresent(type -> add(type, types));
    machine.eventEnum().ifPresent(type -> add(type, types));
    machine.context().ifPresent(type -> add(type, types));
    machine.contextMembers().forEach(member -> add(member.type(), types));
    machine.views().forEach(view -> add(view.type(), types));
    machine.events().forEach(event -> event.payload().forEach(p -> add(p.type(), types)));
    machine
        .tree()
        .nodes()
        .forEach(state -> state.behavior().data().forEach(p -> add(p.type(), types)));
    machine
        .storage()
        .shapes()
        .forEach(
            (type, shape) -> {
              add(type, types);
              if (shape instanceof Shape.Components record) {
                record.components().forEach(component -> add(component.type(), types));
              }
            });
    return types;
  }

  private static void add(TypeRef type, Set<TypeRef> types) {
    types.add(type);
    type.arguments().forEach(argument -> add(argument, types));
  }

  /**
   * Returns the element of a type. Returns null for primitive types and for types in {@code
   * java.lang}, because they cannot lead to warnings.
   */
  private @Nullable TypeElement element(TypeRef type) {
    boolean isPrimitive =
        type.packageName().isEmpty() && TypeRef.isPrimitiveName(type.simpleName());
    boolean skipped = isPrimitive || type.isWildcard() || type.packageName().equals("java.lang");
    return skipped ? null : elements.getTypeElement(type.rawName());
  }

  private void addWarnings(TypeRef type, Set<String> warnings) {
    TypeElement element = element(type);
    if (element == null) {
      return;
    }
    addDeprecation(element, warnings);
    if (isRaw.test(element)) {
      warnings.addAll(List.of("rawtypes", "unchecked"));
    }
    // generated code uses enum constants, record components and record constructors
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
        && type.getNestingKind() == NestingKind.TOP_LEVEL
        && !path.getCompilationUnit()
            .getSourceFile()
            .isNameCompatible(type.getSimpleName().toString(), JavaFileObject.Kind.SOURCE);
  }
}

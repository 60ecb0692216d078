package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * Collects the {@code @MapsTo} annotations of all constants. All annotations that map to the same
 * enum become one view.
 */
final class ViewReader {

  private final TypeLookup types;
  private final Problems problems;
  private final TypeReader typeReader;
  private final Map<TypeRef, Building> views = new LinkedHashMap<>();

  ViewReader(TypeLookup types, Problems problems) {
    this.types = types;
    this.problems = problems;
    this.typeReader = new TypeReader(problems);
  }

  List<View> read(List<? extends Element> constants) {
    for (Element constant : constants) {
      for (ElementAnnotation annotation : ElementAnnotation.all(constant, PawlAnnotation.MAPS_TO)) {
        add(constant, annotation);
      }
    }
    return views.entrySet().stream().flatMap(e -> view(e.getKey(), e.getValue()).stream()).toList();
  }

  private void add(Element constant, ElementAnnotation annotation) {
    if (annotation.unresolved()) {
      // the compiler reports that the value does not exist
      return;
    }
    List<NameReference> values = annotation.names("value");
    Optional<TypeRef> type = typeReader.readEnum(annotation, "view");
    if (type.isPresent() && !values.isEmpty()) {
      NameReference state =
          new NameReference(constant.getSimpleName().toString(), annotation.origin());
      views
          .computeIfAbsent(type.get(), t -> new Building(annotation))
          .entries()
          .add(new View.Entry(state, values.get(0)));
    }
  }

  private Optional<View> view(TypeRef type, Building building) {
    Origin origin = building.first().origin();
    Optional<List<String>> constants = types.constants(type);
    if (constants.isEmpty()) {
      problems.add(
          Code.WRONG_TYPE,
          building.first().origin("view"),
          "\"view\"",
          "an enum",
          building.first().type("view").map(TypeMirrors::words).orElse("void"));
    }
    return constants.map(c -> new View(type, c, building.entries(), origin));
  }

  /**
   * A view to which entries are still added.
   *
   * @param first the first annotation that maps to the view's enum
   */
  private record Building(ElementAnnotation first, List<View.Entry> entries) {
    Building(ElementAnnotation first) {
      this(first, new ArrayList<>());
    }
  }
}

package dev.pawl.language.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A collector of the {@link Shape shapes} of all types in a machine's data. */
public final class Shapes {

  private final TypeLookup types;
  private final String packageName;
  private final Map<TypeRef, Shape> shapes = new LinkedHashMap<>();

  private Shapes(TypeLookup types, String packageName) {
    this.types = types;
    this.packageName = packageName;
  }

  /**
   * Returns the shapes of the types of data, payloads and context, and of their components. Returns
   * an empty map if there is no serializer, because only serializers need shapes.
   *
   * @param packageName the package of the generated types, from which the types must be accessible
   */
  public static Map<TypeRef, Shape> of(
      TypeLookup types,
      String packageName,
      State root,
      List<Event> events,
      Optional<TypeRef> context,
      Set<Serializer> serializers) {
    if (serializers.isEmpty()) {
      return Map.of();
    }
    Shapes shapes = new Shapes(types, packageName);
    new StateTree(root)
        .nodes()
        .forEach(s -> s.behavior().data().forEach(p -> shapes.add(p.type())));
    events.forEach(e -> e.payload().forEach(p -> shapes.add(p.type())));
    context.ifPresent(shapes::add);
    return shapes.shapes;
  }

  private void add(TypeRef type) {
    type.arguments().forEach(this::add);
    if (type.dimensions() > 0
        || type.isPrimitive()
        || type.isWildcard()
        || shapes.containsKey(type)) {
      return;
    }
    types
        .shape(type, packageName)
        .ifPresent(
            shape -> {
              shapes.put(type, shape);
              if (shape instanceof Shape.Components record) {
                record.components().forEach(c -> add(c.type()));
              }
            });
  }
}

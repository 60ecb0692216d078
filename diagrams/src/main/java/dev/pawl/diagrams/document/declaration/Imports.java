package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The short names of types, as far as each is that of one type alone, and their imports. */
final class Imports {

  private static final String ANNOTATIONS = "dev.pawl";

  private final String packageName;
  private final Set<String> fields;
  private final Map<String, String> owners = new HashMap<>();
  private final Set<String> imported = new TreeSet<>();
  private final Set<String> annotations = new TreeSet<>();

  /**
   * The names of types in one file.
   *
   * @param own the simple name of the type in it
   * @param fields the names of its fields, any of which hides a type in an expression
   */
  public Imports(String packageName, String own, Set<String> fields) {
    this.packageName = packageName;
    this.fields = fields;
    owners.put(own, qualified(packageName, own));
  }

  /** Keeps short names for types before others ask for them: those that have no other name. */
  public void keep(TypeRef type) {
    type.arguments().forEach(this::keep);
    if (type.packageName().isEmpty() && !type.isPrimitive()) {
      owners.putIfAbsent(type.simpleNames().get(0), type.simpleNames().get(0));
    }
  }

  /** Keeps the short names of Pawl's annotations. */
  public void keep(Set<String> names) {
    names.forEach(name -> owners.putIfAbsent(name, qualified(ANNOTATIONS, name)));
  }

  /** The simple names of Pawl's types that were asked for. */
  public Set<String> annotations() {
    return annotations;
  }

  /** The name of one of Pawl's annotations, or of a type beside them. */
  public String annotation(String simpleName) {
    annotations.add(simpleName);
    return name(ANNOTATIONS, simpleName);
  }

  /** A constant of an enum within an annotation, where fields of the own type are in scope. */
  public String constant(String annotation, String nested, String constant) {
    String name = annotation(annotation);
    boolean hidden = fields.contains(name.split("\\.")[0]);
    if (hidden && !fields.contains("dev")) {
      name = qualified(ANNOTATIONS, annotation);
    } else if (hidden && !fields.contains(nested) && !owners.containsKey(nested)) {
      imported.add(qualified(ANNOTATIONS, annotation) + "." + nested);
      return nested + "." + constant;
    }
    return name + "." + nested + "." + constant;
  }

  /** The literal of a class: {@code String.class}, {@code int[].class}; without type arguments. */
  public String literal(TypeRef type) {
    String brackets = "[]".repeat(type.dimensions());
    if (TypeRef.isPrimitiveName(type.simpleName()) && type.packageName().isEmpty()) {
      return type.simpleName() + brackets + ".class";
    }
    List<String> names = type.simpleNames();
    String outermost = name(type.packageName(), names.get(0));
    String within = names.stream().skip(1).map(n -> "." + n).collect(Collectors.joining());
    return outermost + within + brackets + ".class";
  }

  private String name(String owner, String simpleName) {
    String whole = qualified(owner, simpleName);
    if (!owners.computeIfAbsent(simpleName, n -> whole).equals(whole)) {
      return whole;
    }
    if (!owner.isEmpty() && !owner.equals(packageName) && !owner.equals("java.lang")) {
      imported.add(whole);
    }
    return simpleName;
  }

  private static String qualified(String owner, String simpleName) {
    return owner.isEmpty() ? simpleName : owner + "." + simpleName;
  }

  /** The imports, sorted, each with a line feed at its end. */
  public String text() {
    return imported.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
  }
}

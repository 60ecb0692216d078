package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The imports of one source file. The source uses the short name of a type unless another type
 * already has that name.
 */
final class Imports {

  private static final String ANNOTATIONS = "dev.pawl";

  private final String packageName;
  private final Set<String> fields;
  private final Map<String, String> owners = new HashMap<>();
  private final Set<String> imported = new TreeSet<>();
  private final Set<String> annotations = new TreeSet<>();

  /**
   * Creates the imports of a file.
   *
   * @param packageName the file's package; empty for the unnamed package
   * @param own the simple name of the type that the file declares
   * @param fields the names of the fields of that type. In expressions, a field hides a type with
   *     the same name.
   */
  public Imports(String packageName, String own, Set<String> fields) {
    this.packageName = packageName;
    this.fields = fields;
    owners.put(own, qualified(packageName, own));
  }

  /**
   * Reserves the short names of types in the unnamed package, because such types cannot be
   * imported.
   */
  public void keep(TypeRef type) {
    type.arguments().forEach(this::keep);
    if (type.packageName().isEmpty() && !type.isPrimitive()) {
      owners.putIfAbsent(type.simpleNames().get(0), type.simpleNames().get(0));
    }
  }

  /** Reserves the short names of the given annotations of Pawl. */
  public void keep(Set<String> names) {
    names.forEach(name -> owners.putIfAbsent(name, qualified(ANNOTATIONS, name)));
  }

  /** Returns the simple names that were passed to {@link #annotation}. */
  public Set<String> annotations() {
    return annotations;
  }

  /**
   * Returns the name by which the source refers to a type of Pawl's package, such as an annotation.
   * Imports the type if necessary.
   */
  public String annotation(String simpleName) {
    annotations.add(simpleName);
    return name(ANNOTATIONS, simpleName);
  }

  /**
   * Returns an expression for a constant of an enum nested in an annotation. The expression takes
   * into account that fields of the declared type may hide type names.
   *
   * @param annotation the simple name of the annotation
   * @param nested the simple name of the enum
   */
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

  /**
   * Returns a class literal without type arguments, such as {@code String.class} or {@code
   * int[].class}.
   */
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

  /** Returns the sorted import statements, each with a line feed at the end. */
  public String text() {
    return imported.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
  }
}

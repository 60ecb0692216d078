package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Shape;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.TypeResolver;
import dev.pawl.language.model.TypeText;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Looks up the types of the compilation that generated code can access.
 *
 * <p>Generated code must not use the ordinals of an enum that was read from a class file: ECJ sorts
 * the constants of such an enum by name, and the program can run with another version of the enum.
 */
public final class CompilerTypes extends TypeResolver {

  /**
   * The packages that a declaration can omit in the names of types. The package of the machine can
   * be omitted, too.
   */
  private static final List<String> IMPLIED =
      List.of("java.lang", "java.util", "java.time", "java.math");

  /**
   * The types that messages suggest, primitive types first. The list is fixed, because ECJ cannot
   * list the types of a package, and few types of the JDK are likely in a declaration.
   */
  private static final List<String> USUAL =
      List.of(
          ("boolean byte short int long char float double String Object Boolean Byte Short"
                  + " Integer Long Character Float Double Number CharSequence List Map Set"
                  + " Collection Optional UUID Locale Date Instant Duration Period LocalDate"
                  + " LocalTime LocalDateTime ZonedDateTime OffsetDateTime ZoneId BigDecimal"
                  + " BigInteger")
              .split(" "));

  /**
   * Sorts members by name, because javac and ECJ list the members of a record in different orders.
   * Among the members with a name, {@code name()} is the first and a field is the last.
   */
  private static final Comparator<Member> BY_NAME =
      Comparator.comparing(Member::name)
          .thenComparing(m -> !m.access().equals(m.name() + "()"))
          .thenComparing(m -> !m.access().endsWith("()"));

  private final Elements elements;
  private final Types types;
  private final Optional<ModuleElement> module;

  /**
   * True if the program is in the unnamed module. Such a program can use exported packages only.
   */
  private final boolean isUnnamed;

  private boolean sawMissingTypes;

  /** Creates a look-up of all types of the compilation. */
  public CompilerTypes(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.module = Optional.empty();
    this.isUnnamed = false;
  }

  /** Creates a look-up of the types that the module of an element can access. */
  public CompilerTypes(Elements elements, Types types, Element from) {
    this.elements = elements;
    this.types = types;
    Optional<ModuleElement> own = Optional.ofNullable(elements.getModuleOf(from));
    this.module = own.filter(m -> !m.isUnnamed());
    this.isUnnamed = own.isPresent() && module.isEmpty();
  }

  /**
   * Returns whether a record component or a member that was looked up has a type that does not
   * exist, or can be inherited from a type that does not exist. Such lookups are incomplete,
   * because another processor can still generate the type.
   */
  public boolean sawMissingTypes() {
    return sawMissingTypes;
  }

  @Override
  protected Optional<TypeRef> named(
      String name, List<TypeRef> arguments, int dimensions, String fromPackage) {
    return find(name, fromPackage)
        .map(TypeMirrors::ref)
        .filter(t -> arguments.isEmpty() || arguments.size() == t.arguments().size())
        .map(
            t ->
                new TypeRef(
                    t.packageName(),
                    t.simpleNames(),
                    arguments.isEmpty() ? t.arguments() : arguments,
                    dimensions));
  }

  /**
   * Finds the type with a qualified name. A simple name is completed by {@code fromPackage}, or by
   * one of the {@link #IMPLIED} packages.
   */
  private Optional<TypeElement> find(String name, String fromPackage) {
    return Stream.concat(
            Stream.of(name), packages(fromPackage).map(p -> p.isEmpty() ? name : p + "." + name))
        .distinct()
        .flatMap(n -> element(n).stream())
        .filter(e -> isVisible(e, fromPackage))
        .filter(e -> hidingModule(e).isEmpty())
        .findFirst();
  }

  @Override
  public Optional<String> hidingModule(String name, String fromPackage) {
    return element(name)
        .filter(e -> isVisible(e, fromPackage))
        .flatMap(this::hidingModule)
        .map(m -> m.getQualifiedName().toString());
  }

  /**
   * Returns the module of a type if the program is in the unnamed module and cannot access the
   * package of the type. A search in a named module finds accessible types only.
   */
  private Optional<ModuleElement> hidingModule(TypeElement type) {
    return Optional.ofNullable(isUnnamed ? elements.getModuleOf(type) : null)
        .filter(m -> !m.isUnnamed() && !exports(m, elements.getPackageOf(type)))
        .filter(m -> !isExportedByOption(type));
  }

  private static boolean exports(ModuleElement module, PackageElement owner) {
    return ElementFilter.exportsIn(module.getDirectives()).stream()
        .anyMatch(e -> e.getPackage().equals(owner) && e.getTargetModules() == null);
  }

  /** Returns whether the option {@code --add-exports} of the compiler exports a type. */
  private boolean isExportedByOption(TypeElement type) {
    ModuleElement unnamed = elements.getModuleElement("");
    return unnamed != null && elements.getTypeElement(unnamed, type.getQualifiedName()) != null;
  }

  private static Stream<String> packages(String fromPackage) {
    return Stream.concat(Stream.of(fromPackage), IMPLIED.stream()).distinct();
  }

  private Optional<TypeElement> element(String canonicalName) {
    return Optional.ofNullable(
        module.isPresent()
            ? elements.getTypeElement(module.get(), canonicalName)
            : elements.getTypeElement(canonicalName));
  }

  private Optional<TypeElement> element(TypeRef type) {
    return element(
        new TypeRef(type.packageName(), type.simpleNames(), List.of(), 0).qualifiedName());
  }

  /** Returns whether code in a package can access a type. */
  private static boolean isVisible(TypeElement type, String fromPackage) {
    String owner = TypeMirrors.packageName(type);
    return owner.equals(fromPackage)
        ? !TypeMirrors.anyPrivate(type)
        : !owner.isEmpty() && TypeMirrors.all(type, Modifier.PUBLIC);
  }

  @Override
  public Optional<List<String>> constants(TypeRef type) {
    if (type.dimensions() > 0) {
      return Optional.empty();
    }
    return element(type)
        .filter(e -> e.getKind() == ElementKind.ENUM)
        .map(
            e ->
                e.getEnclosedElements().stream()
                    .filter(c -> c.getKind() == ElementKind.ENUM_CONSTANT)
                    .map(c -> c.getSimpleName().toString())
                    .toList());
  }

  @Override
  public boolean isKotlinValueClass(TypeRef type) {
    return type.dimensions() == 0
        && !type.isPrimitive()
        && element(type).stream()
            .flatMap(e -> e.getAnnotationMirrors().stream())
            .anyMatch(a -> a.getAnnotationType().toString().equals("kotlin.jvm.JvmInline"));
  }

  @Override
  public Optional<Shape> shape(TypeRef type, String fromPackage) {
    if (type.dimensions() > 0 || !type.arguments().isEmpty()) {
      return Optional.empty();
    }
    return element(type).filter(e -> isVisible(e, fromPackage)).flatMap(this::shape);
  }

  private Optional<Shape> shape(TypeElement type) {
    if (type.getKind() == ElementKind.ENUM) {
      return Optional.of(new Shape.Constants());
    }
    if (type.getKind() != ElementKind.RECORD) {
      return Optional.empty();
    }
    List<Shape.Component> components = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      sawMissingTypes |= MissingTypes.isMissing(component.asType());
      Optional<TypeRef> of = TypeMirrors.whole(component.asType());
      if (of.isEmpty()) {
        return Optional.empty();
      }
      components.add(new Shape.Component(component.getSimpleName().toString(), of.get()));
    }
    return Optional.of(new Shape.Components(components));
  }

  @Override
  public List<Member> members(TypeRef type) {
    if (!(mirror(type).orElse(null) instanceof DeclaredType declared)) {
      return List.of();
    }
    TypeElement element = (TypeElement) declared.asElement();
    sawMissingTypes |= MissingTypes.isAbove(element);
    return elements.getAllMembers(element).stream()
        .flatMap(m -> member(declared, m).stream())
        .sorted(BY_NAME)
        .toList();
  }

  private Optional<Member> member(DeclaredType owner, Element element) {
    String name = element.getSimpleName().toString();
    if (!element.getModifiers().contains(Modifier.PUBLIC)
        || element.getModifiers().contains(Modifier.STATIC)
        || JavaName.isGetterOfObject(name)) {
      return Optional.empty();
    }
    if (element.getKind() == ElementKind.FIELD) {
      return type(owner, element).map(t -> new Member(name, t, name));
    }
    if (!(element instanceof ExecutableElement method)
        || element.getKind() != ElementKind.METHOD
        || !method.getParameters().isEmpty()
        || method.getThrownTypes().stream().anyMatch(this::isChecked)) {
      return Optional.empty();
    }
    String property =
        name.matches("get[A-Z].*")
            ? name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4)
            : name;
    return type(owner, method).map(t -> new Member(property, t, name + "()"));
  }

  /** Returns the type of the value of a field or method of a type. */
  private Optional<TypeRef> type(DeclaredType owner, Element member) {
    boolean hasWildcards =
        owner.getTypeArguments().stream().anyMatch(a -> a.getKind() == TypeKind.WILDCARD);
    // a wildcard in place of a type variable would be another type, and ECJ lacks Types.capture
    TypeMirror type = hasWildcards ? member.asType() : types.asMemberOf(owner, member);
    TypeMirror value = type instanceof ExecutableType method ? method.getReturnType() : type;
    sawMissingTypes |= MissingTypes.isMissing(value);
    // List<?> can read a List<T>, but List<List<?>> cannot read a List<List<T>>
    return TypeMirrors.whole(value)
        .filter(t -> mirror(t).filter(m -> types.isAssignable(value, m)).isPresent());
  }

  /** Returns whether an exception is checked. Generated code does not handle such exceptions. */
  private boolean isChecked(TypeMirror thrown) {
    return Stream.of("java.lang.RuntimeException", "java.lang.Error")
        .map(elements::getTypeElement)
        .noneMatch(unchecked -> types.isSubtype(thrown, unchecked.asType()));
  }

  /** Compares with the erasure of the bound, because the bound can contain type variables. */
  @Override
  public Optional<OutOfBounds> outOfBounds(TypeRef type) {
    List<TypeRef> arguments = type.arguments();
    Optional<OutOfBounds> inner =
        arguments.stream().flatMap(a -> outOfBounds(a).stream()).findFirst();
    if (arguments.isEmpty() || inner.isPresent() || type.isWildcard()) {
      return inner;
    }
    List<? extends TypeParameterElement> parameters =
        element(type).orElseThrow().getTypeParameters();
    return IntStream.range(0, arguments.size())
        .boxed()
        .flatMap(i -> outOfBounds(type, arguments.get(i), parameters.get(i)))
        .findFirst();
  }

  private Stream<OutOfBounds> outOfBounds(
      TypeRef type, TypeRef argument, TypeParameterElement parameter) {
    return parameter.getBounds().stream()
        .map(types::erasure)
        .filter(bound -> mirror(argument).filter(a -> isOutside(a, bound)).isPresent())
        .flatMap(bound -> TypeMirrors.ref(bound).stream())
        .map(bound -> new OutOfBounds(type, argument, bound));
  }

  /**
   * Returns whether a type argument is not a subtype of a bound, or is a wildcard that contains no
   * subtype of the bound.
   */
  private boolean isOutside(TypeMirror argument, TypeMirror bound) {
    if (!(argument instanceof WildcardType wildcard)) {
      return !types.isSubtype(argument, bound);
    }
    TypeMirror lower = wildcard.getSuperBound();
    TypeMirror upper = wildcard.getExtendsBound();
    return lower != null
        ? !types.isSubtype(lower, bound)
        : upper != null && areDistinct(types.erasure(upper), bound);
  }

  /** Returns whether no type can be a subtype of both types. */
  private boolean areDistinct(TypeMirror one, TypeMirror other) {
    return !types.isSubtype(one, other)
        && !types.isSubtype(other, one)
        && (isFinal(one) || isFinal(other) || isClass(one) && isClass(other));
  }

  private static boolean isFinal(TypeMirror type) {
    return type.getKind() == TypeKind.ARRAY
        || type instanceof DeclaredType declared
            && declared.asElement().getModifiers().contains(Modifier.FINAL);
  }

  private static boolean isClass(TypeMirror type) {
    return type instanceof DeclaredType declared && declared.asElement().getKind().isClass();
  }

  private Optional<TypeMirror> mirror(TypeRef type) {
    if (type.dimensions() > 0) {
      return mirror(
              new TypeRef(
                  type.packageName(), type.simpleNames(), type.arguments(), type.dimensions() - 1))
          .map(types::getArrayType);
    }
    if (type.isPrimitive()) {
      TypeKind kind = TypeKind.valueOf(type.simpleName().toUpperCase(Locale.ROOT));
      return Optional.of(types.getPrimitiveType(kind));
    }
    List<TypeMirror> arguments =
        type.arguments().stream().flatMap(a -> mirror(a).stream()).toList();
    if (arguments.size() < type.arguments().size()) {
      return Optional.empty();
    }
    if (type.isWildcard()) {
      TypeMirror bound = arguments.isEmpty() ? null : arguments.get(0);
      boolean isLower = type.simpleName().equals("? super");
      return Optional.of(types.getWildcardType(isLower ? null : bound, isLower ? bound : null));
    }
    return element(type).map(e -> types.getDeclaredType(e, arguments.toArray(new TypeMirror[0])));
  }

  @Override
  public List<String> near(String text, String fromPackage) {
    return TypeText.parse(text).stream()
        .flatMap(TypeText::names)
        .filter(n -> !TypeRef.isPrimitiveName(n))
        .filter(n -> find(n, fromPackage).isEmpty())
        .findFirst()
        .flatMap(n -> nearest(n, fromPackage).map(meant -> replaced(text, n, meant)))
        .map(List::of)
        .orElse(List.of());
  }

  private static String replaced(String text, String name, String meant) {
    return text.replaceFirst(
        "(?<![\\w$.])" + Pattern.quote(name) + "(?![\\w$.])", Matcher.quoteReplacement(meant));
  }

  /**
   * Returns the accessible type whose name is most similar. If {@code name} contains a package, the
   * package is searched first.
   */
  private Optional<String> nearest(String name, String fromPackage) {
    int dot = name.lastIndexOf('.');
    if (dot >= 0) {
      String owner = name.substring(0, dot);
      return Nearest.to(name.substring(dot + 1), typesIn(owner, fromPackage))
          .map(simple -> owner + "." + simple)
          .or(() -> Nearest.to(name.substring(dot + 1), visibleTypeNames(fromPackage)));
    }
    return Nearest.to(name, visibleTypeNames(fromPackage));
  }

  private List<String> visibleTypeNames(String fromPackage) {
    return Stream.concat(typesIn(fromPackage, fromPackage).stream(), USUAL.stream()).toList();
  }

  private List<String> typesIn(String owner, String fromPackage) {
    PackageElement element =
        module.isPresent()
            ? elements.getPackageElement(module.get(), owner)
            : elements.getPackageElement(owner);
    if (element == null) {
      return List.of();
    }
    return element.getEnclosedElements().stream()
        .filter(TypeElement.class::isInstance)
        .filter(e -> isVisible((TypeElement) e, fromPackage))
        .map(e -> e.getSimpleName().toString())
        .toList();
  }
}

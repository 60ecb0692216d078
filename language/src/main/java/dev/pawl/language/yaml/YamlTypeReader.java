package dev.pawl.language.yaml;

import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.TypeText;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A reader of the names of Java types, resolved from the machine's package. */
final class YamlTypeReader {

  /** The maximum length of a type, because lookups must not process huge texts. */
  private static final int MAX_LENGTH = 1_000;

  /**
   * The type that replaces an unknown type, so that no further problems follow from the unknown
   * type.
   */
  public static final TypeRef MISSING = TypeRef.of("java.lang", "Object");

  private static final Map<String, String> BOXES =
      Map.of(
          "boolean", "Boolean",
          "byte", "Byte",
          "short", "Short",
          "int", "Integer",
          "long", "Long",
          "char", "Character",
          "float", "Float",
          "double", "Double");

  private static final Pattern PRIMITIVE_ARGUMENT =
      Pattern.compile("([<,]\\s*)(" + String.join("|", BOXES.keySet()) + ")(?=\\s*[,>])");

  /** The parts of a type in Kotlin that its Java type does not have. */
  private static final Pattern OF_KOTLIN =
      Pattern.compile("\\bkotlin\\.(collections\\.(Mutable)?)?|(?<=[\\w>])\\?");

  private final TypeLookup types;
  private final String packageName;
  private final FileProblems problems;

  public YamlTypeReader(TypeLookup types, String packageName, FileProblems problems) {
    this.types = types;
    this.packageName = packageName;
    this.problems = problems;
  }

  /** An enum of the user. */
  public record EnumType(TypeRef type, List<String> constants) {}

  public boolean knowsConstants() {
    return types.known();
  }

  /**
   * Returns the type with a name. If the type does not exist or has wrong type arguments, reports a
   * problem and returns empty.
   */
  public Optional<TypeRef> type(YamlValue.Text name) {
    String text = name.text().strip();
    boolean sane = !text.isEmpty() && text.length() <= MAX_LENGTH;
    Optional<TypeRef> type = sane ? types.resolve(text, packageName) : Optional.empty();
    if (type.isEmpty()) {
      Optional<String> hint = sane ? hint(text) : Optional.empty();
      problems.add(Code.UNKNOWN_TYPE, hint, name.place(), QuotedText.bare(text));
    }
    Optional<TypeLookup.OutOfBounds> wrong = type.flatMap(types::outOfBounds);
    wrong.ifPresent(
        w ->
            problems.add(
                Code.WRONG_TYPE,
                name.place(),
                "The type argument of " + w.generic().simpleName(),
                "a subtype of " + w.bound().simpleName(),
                w.argument().shortName()));
    return wrong.isPresent() ? Optional.empty() : type;
  }

  /**
   * Returns the type with a name. If the type does not exist or has wrong type arguments, reports a
   * problem and returns a type with a similar name, or {@link #MISSING}.
   */
  public TypeRef typeOrGuess(YamlValue.Text name) {
    String text = name.text().strip();
    return type(name)
        .or(
            () ->
                (text.length() > MAX_LENGTH ? List.<String>of() : near(text))
                    .stream().flatMap(n -> types.resolve(n, packageName).stream()).findFirst())
        .orElse(MISSING);
  }

  /**
   * Returns the class with a name. If the class does not exist, the type is primitive, or the class
   * is a value class of Kotlin, reports a problem and returns empty.
   *
   * @param what the subject of the message
   */
  public Optional<TypeRef> classType(String what, YamlValue.Text name) {
    Optional<TypeRef> type = type(name);
    if (type.isPresent() && type.get().isPrimitive()) {
      problems.wrongType(what, "a class", name, Optional.of("A primitive type is not a class."));
      return Optional.empty();
    }
    if (type.filter(types::isKotlinValueClass).isPresent()) {
      problems.add(
          Code.WRONG_TYPE,
          Optional.of(TypeLookup.INSTEAD_OF_VALUE_CLASS),
          name.place(),
          what,
          "a class that Kotlin does not inline",
          "a value class");
      return Optional.empty();
    }
    return type;
  }

  /**
   * Returns the enum with a name. If the type does not exist or is not an enum, reports a problem
   * and returns empty.
   *
   * @param what the subject of the message
   */
  public Optional<EnumType> enumType(String what, YamlValue.Text name) {
    Optional<TypeRef> type = type(name);
    Optional<List<String>> constants = type.flatMap(types::constants);
    if (type.isPresent() && constants.isEmpty()) {
      String other = type.get().qualifiedName();
      problems.add(Code.WRONG_TYPE, name.place(), what, "an enum", other);
    }
    return constants.map(c -> new EnumType(type.get(), c));
  }

  private Optional<String> hint(String text) {
    Optional<String> kotlin = kotlinHint(text);
    if (kotlin.isPresent()) {
      return kotlin;
    }
    Optional<TypeText> parsed = TypeText.parse(text);
    Optional<String> hint =
        parsed.isEmpty()
            ? Optional.of(syntaxHint(text))
            : argumentsHint(text, parsed.get()).or(() -> moduleHint(parsed.get()));
    if (hint.isPresent()) {
      return hint;
    }
    List<String> near = near(text);
    return near.isEmpty()
        ? libraryHint(parsed.get())
        : Optional.of(
            near.stream()
                .limit(3)
                .map(n -> "\"" + n + "\"")
                .collect(Collectors.joining(" or ", "Did you mean ", "?")));
  }

  /**
   * Returns a hint if a type is written as in Kotlin, such as {@code kotlin.Int} or {@code Int?}.
   */
  private Optional<String> kotlinHint(String text) {
    String plain = OF_KOTLIN.matcher(text).replaceAll("");
    if (plain.equals(text)) {
      return Optional.empty();
    }
    Optional<String> java =
        types.resolve(plain, packageName).isPresent()
            ? Optional.of(plain)
            : near(plain).stream().findFirst();
    return java.map(type -> text.endsWith("?") ? BOXES.getOrDefault(type, type) : type)
        .map(type -> "Write the Java type \"" + type + "\"; every class type can be null.");
  }

  /** Returns a hint if a module contains a class, but does not export it. */
  private Optional<String> moduleHint(TypeText type) {
    return type.names()
        .flatMap(name -> types.hidingModule(name, packageName).stream())
        .findFirst()
        .map(module -> "Use another type: the module " + module + " does not export this one.");
  }

  /** Returns similar types that exist. In type arguments, primitive types are boxed. */
  private List<String> near(String text) {
    return types.near(text, packageName).stream().map(YamlTypeReader::boxed).toList();
  }

  private static String boxed(String type) {
    StringBuilder boxed = new StringBuilder();
    Matcher primitive = PRIMITIVE_ARGUMENT.matcher(type);
    int end = 0;
    while (primitive.find()) {
      boxed.append(type, end, primitive.start(2)).append(BOXES.get(primitive.group(2)));
      end = primitive.end();
    }
    return boxed.append(type, end, type.length()).toString();
  }

  /** Returns a hint if the name of a missing class contains its package. */
  private Optional<String> libraryHint(TypeText type) {
    return type.names()
        .filter(name -> types.resolve(name, packageName).isEmpty())
        .findFirst()
        .filter(name -> name.indexOf('.') > 0 && Character.isLowerCase(name.codePointAt(0)))
        .map(
            name ->
                "Create it, or add the library that contains it; in a module, also require its"
                    + " module.");
  }

  private static String syntaxHint(String text) {
    if (text.chars().filter(c -> c == '<').count() != text.chars().filter(c -> c == '>').count()) {
      return "Quote a type that contains a comma: \"Map<String, Integer>\".";
    }
    if (text.contains("@")) {
      return "Remove the annotation: types of a declaration have none.";
    }
    return text.contains(">.")
        ? "Only the last name of a type can have type arguments."
        : "Write a type such as \"Map<String, Integer>\" or \"int[]\".";
  }

  /** Returns a hint if the type arguments are wrong, but the classes may exist. */
  private Optional<String> argumentsHint(String text, TypeText type) {
    Matcher primitive = PRIMITIVE_ARGUMENT.matcher(text);
    if (primitive.find()) {
      return Optional.of(
          "A type argument cannot be primitive. Did you mean \""
              + text.substring(0, primitive.start(2))
              + BOXES.get(primitive.group(2))
              + text.substring(primitive.end(2))
              + "\"?");
    }
    return type.all()
        .filter(each -> !each.isWildcard() && !each.arguments().isEmpty())
        .flatMap(each -> countHint(each).stream())
        .findFirst();
  }

  /** Returns a hint if a class has another number of type parameters. */
  private Optional<String> countHint(TypeText type) {
    return types
        .resolve(type.name(), packageName)
        .map(declared -> declared.arguments().size())
        .filter(count -> count != type.arguments().size() && (count > 0 || types.known()))
        .map(
            count ->
                type.name()
                    + " has "
                    + (count == 0
                        ? "no type parameters."
                        : count == 1 ? "one type parameter." : count + " type parameters."));
  }
}

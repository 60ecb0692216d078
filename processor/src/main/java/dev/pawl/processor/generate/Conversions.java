package dev.pawl.processor.generate;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The conversions of all types in the data of a machine. JDK types have built-in conversions. A
 * record is converted by its components. All other types are converted by methods of the
 * application.
 */
final class Conversions {

  /** Maps the JDK types that are converted to strings to the methods that parse the strings. */
  private static final Map<String, String> TEXTS = new HashMap<>();

  static {
    for (String time :
        ("Instant Duration Period LocalDate LocalTime LocalDateTime OffsetTime OffsetDateTime"
                + " ZonedDateTime MonthDay")
            .split(" ")) {
      TEXTS.put("java.time." + time, "parse");
    }
    TEXTS.put("java.time.ZoneId", "of");
    TEXTS.put("java.time.ZoneOffset", "of");
    TEXTS.put("java.util.UUID", "fromString");
    TEXTS.put("java.net.URI", "create");
    TEXTS.put("java.math.BigInteger", "new");
    TEXTS.put("java.math.BigDecimal", "new");
  }

  private static final Map<String, String> BOXES =
      Map.of(
          "java.lang.Boolean", "boolean",
          "java.lang.Byte", "byte",
          "java.lang.Short", "short",
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Character", "char",
          "java.lang.Float", "float",
          "java.lang.Double", "double");

  private static final Set<String> HOLDERS =
      Set.of("java.util.List", "java.util.Collection", "java.util.Set", "java.util.Map");

  private final Plan plan;
  private final Map<TypeRef, Conversion> known = new HashMap<>();
  private final Map<TypeRef, String> foreign = new LinkedHashMap<>();
  private final Map<TypeRef, String> records = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>(SerialPlan.METHODS);

  Conversions(Plan plan) {
    this.plan = plan;
    plan.states().forEach(state -> names.add(DataGenerator.method(state)));
    plan.events().forEach(event -> names.add(DataGenerator.method(event)));
    for (StatePlan state : plan.states()) {
      state.declared().behavior().data().forEach(p -> of(p.type()));
    }
    for (EventPlan event : plan.events()) {
      event.declared().payload().forEach(p -> of(p.type()));
    }
    plan.machine().context().ifPresent(this::of);
  }

  /**
   * Maps the types that the application converts to the start of the names of the application's
   * methods.
   */
  public Map<TypeRef, String> foreign() {
    return foreign;
  }

  /**
   * Maps the records that are converted by their components to the generated methods that create
   * the records.
   */
  public Map<TypeRef, String> records() {
    return records;
  }

  public Shape.Components components(TypeRef record) {
    return (Shape.Components) requireNonNull(plan.machine().storage().shapes().get(record));
  }

  /**
   * Returns the Java expression that converts a value to a plain value, such as a string, a list or
   * a map.
   */
  public CodeBlock toPlain(TypeRef type, CodeBlock value) {
    return toPlain(type, value, false);
  }

  /**
   * Same as {@link #toPlain(TypeRef, CodeBlock)}.
   *
   * @param inRecursive whether the expression is in the method of a {@linkplain #isRecursive
   *     recursive} record
   */
  public CodeBlock toPlain(TypeRef type, CodeBlock value, boolean inRecursive) {
    return of(type).write(value, new Conversion.Scope(0, inRecursive));
  }

  /** Returns whether a value of a record can contain values of the same record. */
  public boolean isRecursive(TypeRef record) {
    Set<TypeRef> parts = new HashSet<>();
    components(record).components().forEach(c -> addParts(c.type(), parts));
    return parts.contains(record);
  }

  private void addParts(TypeRef type, Set<TypeRef> parts) {
    if (parts.add(type)) {
      type.arguments().forEach(a -> addParts(a, parts));
      if (plan.machine().storage().shapes().get(type) instanceof Shape.Components record) {
        record.components().forEach(c -> addParts(c.type(), parts));
      }
    }
  }

  /**
   * Returns the Java expression that converts a plain value, such as a string, a list or a map, to
   * a value of the type.
   */
  public CodeBlock fromPlain(TypeRef type, CodeBlock plain) {
    return of(type).read(plain, 0);
  }

  /** Returns a lambda expression that converts a plain value to a value of the type. */
  public CodeBlock reader(TypeRef type) {
    return of(type).reader(0);
  }

  private Conversion of(TypeRef type) {
    Conversion conversion = known.get(type);
    if (conversion == null) {
      conversion = conversion(type);
      known.put(type, conversion);
    }
    return conversion;
  }

  private Conversion conversion(TypeRef type) {
    String raw = rawName(type);
    Shape shape = plan.machine().storage().shapes().get(type);
    if (type.isPrimitive()) {
      return Conversion.Simple.primitive(raw, false);
    }
    if (raw.equals("byte") && type.dimensions() == 1) {
      return Conversion.Simple.bytes();
    }
    if (isKnown(type) && BOXES.containsKey(raw)) {
      return Conversion.Simple.primitive(BOXES.get(raw), true);
    }
    if (isKnown(type) && raw.equals("java.lang.String")) {
      return new Conversion.Text();
    }
    if (isKnown(type) && raw.equals("java.time.YearMonth")) {
      return Conversion.Simple.yearMonth();
    }
    if (isKnown(type) && TEXTS.containsKey(raw)) {
      boolean number = raw.startsWith("java.math.");
      return Conversion.Simple.parsed(JavaTypes.of(type), TEXTS.get(raw), number);
    }
    if (type.isOptional()) {
      return new Conversion.Possible(of(type.arguments().get(0)));
    }
    if (isKnown(type) && HOLDERS.contains(raw) && !type.arguments().isEmpty()) {
      return containerConversion(raw, type.arguments());
    }
    if (type.dimensions() == 0 && shape instanceof Shape.Components record) {
      String name = name(type);
      Conversion conversion = new Conversion.Components(name, isRecursive(type));
      // the record is registered before its components, because a component can have the type of
      // the record
      known.put(type, conversion);
      records.put(type, name);
      record.components().forEach(c -> of(c.type()));
      return conversion;
    }
    if (type.dimensions() == 0 && shape instanceof Shape.Constants) {
      return Conversion.Simple.constant(JavaTypes.of(type));
    }
    String name = name(type);
    foreign.put(type, name);
    return new Conversion.Foreign(name, type.dimensions() > 0);
  }

  private Conversion containerConversion(String raw, List<TypeRef> arguments) {
    Conversion first = of(arguments.get(0));
    return switch (raw) {
      case "java.util.Map" -> new Conversion.Entries(first, of(arguments.get(1)));
      case "java.util.Set" -> new Conversion.Items("set", true, first);
      case "java.util.List" -> new Conversion.Items("list", false, first);
      default -> new Conversion.Items("list", true, first);
    };
  }

  private static String rawName(TypeRef type) {
    String name = String.join(".", type.simpleNames());
    return type.packageName().isEmpty() ? name : type.packageName() + "." + name;
  }

  private static boolean isKnown(TypeRef type) {
    return type.dimensions() == 0 && type.arguments().stream().noneMatch(TypeRef::isWildcard);
  }

  private String name(TypeRef type) {
    StringBuilder text = new StringBuilder(type.simpleName());
    type.arguments().stream()
        .filter(a -> !a.isWildcard())
        .forEach(a -> text.append(" of ").append(a.simpleName()));
    text.append(" array".repeat(type.dimensions()));
    String base = Words.of(text.toString()).method();
    String name = base;
    for (int i = 2; !names.add(name); i++) {
      name = base + i;
    }
    return name;
  }
}

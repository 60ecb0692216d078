package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Ids;
import dev.pawl.processor.model.Shape;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How each type of a machine's data becomes a plain value and is made of one: by what the JDK's own
 * types know themselves, by the components of records, and for all others by the user's methods.
 */
final class Conversions {

  /** Types that are their text: the method that makes one of it. */
  private static final Map<String, String> TEXTS =
      Map.ofEntries(
          Map.entry("java.time.Instant", "parse"),
          Map.entry("java.time.Duration", "parse"),
          Map.entry("java.time.Period", "parse"),
          Map.entry("java.time.LocalDate", "parse"),
          Map.entry("java.time.LocalTime", "parse"),
          Map.entry("java.time.LocalDateTime", "parse"),
          Map.entry("java.time.OffsetTime", "parse"),
          Map.entry("java.time.OffsetDateTime", "parse"),
          Map.entry("java.time.ZonedDateTime", "parse"),
          Map.entry("java.time.YearMonth", "parse"),
          Map.entry("java.time.MonthDay", "parse"),
          Map.entry("java.time.ZoneId", "of"),
          Map.entry("java.time.ZoneOffset", "of"),
          Map.entry("java.util.UUID", "fromString"),
          Map.entry("java.net.URI", "create"),
          Map.entry("java.math.BigInteger", "new"),
          Map.entry("java.math.BigDecimal", "new"));

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

  private static final Map<String, String> COLLECTIONS =
      Map.of("java.util.List", "list", "java.util.Collection", "list", "java.util.Set", "set");

  /** What fits on a line with what stands before it. */
  private static final int SHORT = 85;

  private final Plan plan;
  private final ClassName plain;
  private final Map<TypeRef, String> foreign = new LinkedHashMap<>();
  private final Map<TypeRef, String> records = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>(Set.of("state", "event", "life", "of"));

  Conversions(Plan plan, ClassName plain) {
    this.plan = plan;
    this.plain = plain;
    for (StatePlan state : plan.states()) {
      state.declared().behavior().data().forEach(p -> note(p.type()));
    }
    for (EventPlan event : plan.events()) {
      event.declared().payload().forEach(p -> note(p.type()));
    }
    plan.machine().context().ifPresent(this::note);
  }

  /** The types that the user converts, and what his methods' names begin with. */
  Map<TypeRef, String> foreign() {
    return foreign;
  }

  /** The records that are taken apart, and the methods that make them. */
  Map<TypeRef, String> records() {
    return records;
  }

  Shape.Components components(TypeRef record) {
    return (Shape.Components) plan.machine().storage().shapes().get(record);
  }

  /** The components that data of earlier versions lacks, for which the user gives a value. */
  List<Absent> absent(Ids ids) {
    List<Absent> absent = new ArrayList<>();
    for (StatePlan state : plan.states()) {
      absent(ids, true, state.name(), state.method(), state.declared().behavior().data(), absent);
    }
    for (EventPlan event : plan.events()) {
      absent(ids, false, event.name(), event.method(), event.declared().payload(), absent);
    }
    return absent;
  }

  /**
   * A component that may lack.
   *
   * @param method the user's method that gives a value
   * @param owner the name of the state or event
   */
  record Absent(boolean ofState, String owner, Event.Param param, String method) {}

  private static void absent(
      Ids ids,
      boolean ofState,
      String owner,
      String ownerMethod,
      List<Event.Param> params,
      List<Absent> absent) {
    for (Event.Param param : params) {
      boolean added =
          ids.find(ofState, owner)
              .flatMap(e -> e.part(param.name()))
              .filter(Ids.Part::added)
              .isPresent();
      if (added && !isOptional(param.type())) {
        String method =
            Words.of(param.name()).method()
                + (ofState ? "OfStored" : "OfStoredEvent")
                + Words.of(owner).type();
        absent.add(new Absent(ofState, owner, param, method));
      }
    }
  }

  static boolean isOptional(TypeRef type) {
    return raw(type).equals("java.util.Optional") && isKnown(type);
  }

  private static String raw(TypeRef type) {
    String name = String.join(".", type.simpleNames());
    return type.packageName().isEmpty() ? name : type.packageName() + "." + name;
  }

  private static boolean isKnown(TypeRef type) {
    return type.dimensions() == 0 && type.arguments().stream().noneMatch(TypeRef::isWildcard);
  }

  private void note(TypeRef type) {
    if (type.isPrimitive()
        || isBytes(type)
        || foreign.containsKey(type)
        || records.containsKey(type)) {
      return;
    }
    String raw = raw(type);
    boolean simple =
        raw.equals("java.lang.String") || BOXES.containsKey(raw) || TEXTS.containsKey(raw);
    boolean holder =
        COLLECTIONS.containsKey(raw)
            || raw.equals("java.util.Map")
            || raw.equals("java.util.Optional");
    Shape shape = plan.machine().storage().shapes().get(type);
    if (isKnown(type) && simple) {
      return;
    }
    if (isKnown(type) && holder && !type.arguments().isEmpty()) {
      type.arguments().forEach(this::note);
    } else if (type.dimensions() == 0 && shape instanceof Shape.Components record) {
      records.put(type, name(type));
      record.components().forEach(c -> note(c.type()));
    } else if (type.dimensions() > 0 || !(shape instanceof Shape.Constants)) {
      foreign.put(type, name(type));
    }
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

  private static boolean isBytes(TypeRef type) {
    return type.dimensions() == 1
        && type.packageName().isEmpty()
        && type.simpleName().equals("byte");
  }

  private boolean isEnum(TypeRef type) {
    return type.dimensions() == 0
        && plan.machine().storage().shapes().get(type) instanceof Shape.Constants;
  }

  private boolean isOwnText(TypeRef type) {
    return type.dimensions() == 0
        && (TEXTS.containsKey(raw(type)) || raw(type).equals("java.lang.Character"));
  }

  /** Whether a value of the type is its own plain form. */
  private boolean isPlain(TypeRef type) {
    if (isKnown(type) && raw(type).equals("java.util.List") && !type.arguments().isEmpty()) {
      return isPlain(type.arguments().get(0));
    }
    String name = type.isPrimitive() ? type.simpleName() : raw(type);
    String primitive = BOXES.getOrDefault(name, name);
    return type.dimensions() == 0
        && (name.equals("java.lang.String")
            || Set.of("boolean", "byte", "short", "int", "long").contains(primitive));
  }

  /** Whether the plain form is always a text, so that it can be a key. */
  private boolean isText(TypeRef type) {
    return type.dimensions() == 0
        && (foreign.containsKey(type)
            || isEnum(type)
            || raw(type).equals("java.lang.String")
            || TEXTS.containsKey(raw(type)));
  }

  /** The plain form of a value. */
  CodeBlock toPlain(TypeRef type, CodeBlock value) {
    if (isPlain(type)) {
      return value;
    }
    String raw = raw(type);
    String primitive = type.isPrimitive() ? raw : BOXES.getOrDefault(raw, "");
    if (isBytes(type)) {
      return CodeBlock.of("$T.bytesOf($L)", plain, value);
    }
    if (foreign.containsKey(type)) {
      return CodeBlock.of("$T.of($L, values::$LToText)", plain, value, foreign.get(type));
    }
    if (records.containsKey(type)) {
      return CodeBlock.of("of($L)", value);
    }
    if (isEnum(type)) {
      return CodeBlock.of("$T.nameOf($L)", plain, value);
    }
    if (primitive.equals("double") || primitive.equals("float")) {
      return CodeBlock.of("$T.numberOf($L)", plain, value);
    }
    if (COLLECTIONS.containsKey(raw)) {
      return CodeBlock.of("$T.listOf($L, $L)", plain, value, writer(type.arguments().get(0)));
    }
    if (raw.equals("java.util.Optional")) {
      return CodeBlock.of("$T.optionalOf($L, $L)", plain, value, writer(type.arguments().get(0)));
    }
    if (raw.equals("java.util.Map")) {
      return broken(
          CodeBlock.of("$T.$L", plain, isText(type.arguments().get(0)) ? "mapOf" : "pairsOf"),
          value,
          writer(type.arguments().get(0)),
          writer(type.arguments().get(1)));
    }
    return CodeBlock.of("$T.textOf($L)", plain, value);
  }

  private int depth;

  private CodeBlock writer(TypeRef type) {
    String boxed = BOXES.getOrDefault(raw(type), "");
    String direct =
        isEnum(type)
            ? "nameOf"
            : isBytes(type)
                ? "bytesOf"
                : isOwnText(type)
                    ? "textOf"
                    : List.of("double", "float").contains(boxed) ? "numberOf" : "";
    if (!direct.isEmpty()) {
      return CodeBlock.of("$T::$L", plain, direct);
    }
    if (records.containsKey(type)) {
      return CodeBlock.of("this::of");
    }
    String item = variable();
    CodeBlock body = toPlain(type, CodeBlock.of("$N", item));
    depth--;
    return CodeBlock.of("$N -> $L", item, body);
  }

  private String variable() {
    depth++;
    return depth == 1 ? "item" : "item" + depth;
  }

  /** What a plain value stands for. */
  CodeBlock fromPlain(TypeRef type, CodeBlock value) {
    if (type.isPrimitive()) {
      return CodeBlock.of("$L.$L()", value, primitive(type.simpleName()));
    }
    if (isBytes(type)) {
      return CodeBlock.of("$L.bytes()", value);
    }
    if (foreign.containsKey(type)) {
      return CodeBlock.of("$L.parsed(values::$LFromText)", value, foreign.get(type));
    }
    if (records.containsKey(type)) {
      return CodeBlock.of("$L.nullable(this::$N)", value, records.get(type));
    }
    if (isEnum(type)) {
      return CodeBlock.of("$L.parsed($T::valueOf)", value, JavaTypes.of(type));
    }
    String raw = raw(type);
    if (BOXES.containsKey(raw)) {
      return CodeBlock.of("$L.nullable($T::$L)", value, plain, primitive(BOXES.get(raw)));
    }
    if (COLLECTIONS.containsKey(raw)) {
      return CodeBlock.of(
          "$L.$L($L)", value, COLLECTIONS.get(raw), reader(type.arguments().get(0)));
    }
    if (raw.equals("java.util.Optional")) {
      return CodeBlock.of(
          "$T.ofNullable($L)", java.util.Optional.class, fromPlain(type.arguments().get(0), value));
    }
    if (raw.equals("java.util.Map")) {
      return broken(
          CodeBlock.of("$L.$L", value, isText(type.arguments().get(0)) ? "map" : "pairs"),
          reader(type.arguments().get(0)),
          reader(type.arguments().get(1)));
    }
    return raw.equals("java.lang.String")
        ? CodeBlock.of("$L.text()", value)
        : CodeBlock.of(
            "$L.$L($T::$L)",
            value,
            raw.startsWith("java.math.") ? "number" : "parsed",
            JavaTypes.of(type),
            TEXTS.get(raw));
  }

  /** A call on one line, if it is short, or else with a line for each argument. */
  private static CodeBlock broken(CodeBlock method, CodeBlock... arguments) {
    List<CodeBlock> all = List.of(arguments);
    CodeBlock line = CodeBlock.of("$L($L)", method, CodeBlock.join(all, ", "));
    return line.toString().length() <= SHORT
        ? line
        : CodeBlock.of("$L(\n$>$>$L)$<$<", method, CodeBlock.join(all, ",\n"));
  }

  /** A function from a plain value. */
  CodeBlock reader(TypeRef type) {
    if (raw(type).equals("java.lang.String")) {
      return CodeBlock.of("$T::text", plain);
    }
    String item = variable();
    CodeBlock body = fromPlain(type, CodeBlock.of("$N", item));
    depth--;
    return CodeBlock.of("$N -> $L", item, body);
  }

  /** {@code asInt} for int. */
  private static String primitive(String type) {
    return "as" + Character.toUpperCase(type.charAt(0)) + type.substring(1);
  }
}

package dev.pawl.processor.serialize;

import static dev.pawl.processor.e2e.Invocation.invoke;
import static dev.pawl.processor.serialize.GeneratedTypes.method;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** A machine of the samples, used by reflection with random user code. */
final class SampleMachine {

  /**
   * The accessors of an instance. Some of them exist only for charts, or only if there is a
   * context.
   */
  private static final List<String> QUESTIONS =
      List.of("state", "configuration", "entityId", "sequence", "context", "remaining", "snapshot");

  private final GeneratedTypes types;
  private final Class<?> state;
  private final Class<?> event;
  private final ObjectMapper mapper;

  /** The values that only the program can convert. The text of a value is its index. */
  private final List<Object> numbered = new ArrayList<>();

  private VirtualScheduler time = new VirtualScheduler();
  private long turn;

  SampleMachine(ClassLoader loader, String prefix) {
    this.types = new GeneratedTypes(loader, prefix, this::converted);
    this.state = method(types.type("Codec"), "toWire").getParameterTypes()[0];
    this.event = method(types.type("Codec"), "eventToWire").getParameterTypes()[0];
    this.mapper = types.mapper(this::builder);
  }

  private Object converted(Method method, Object[] arguments) {
    if (method.getName().endsWith("ToText")) {
      if (!numbered.contains(arguments[0])) {
        numbered.add(arguments[0]);
      }
      return "number " + numbered.indexOf(arguments[0]);
    }
    return numbered.get(Integer.parseInt(((String) arguments[0]).substring("number ".length())));
  }

  /** Returns the name of the machine, which is part of bytes. */
  String name() {
    return types.identity();
  }

  /**
   * Returns the name of the enum of states if this enum declares the machine; otherwise returns the
   * name of the machine.
   */
  String declaredAs(Set<String> declared) {
    return declared.contains(state.getName()) ? state.getName() : name();
  }

  /** Returns every state, with random data. */
  List<Object> states(SplittableRandom random) {
    return all(state, random);
  }

  /** Returns every event, with random payload. */
  List<Object> events(SplittableRandom random) {
    return all(event, random);
  }

  private static List<Object> all(Class<?> type, SplittableRandom random) {
    return type.isEnum()
        ? List.of(type.getEnumConstants())
        : records(type).map(c -> MadeUp.of(c, random)).toList();
  }

  /** Returns the records of a sealed interface, including nested ones. */
  private static Stream<Class<?>> records(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(SampleMachine::records)
        : Stream.of(type);
  }

  /**
   * Converts a state or event to its wire name and back. The result is the state or event itself,
   * or its type.
   */
  Object byWireName(boolean ofState, Object made) {
    String name = (String) types.call("Codec", ofState ? "toWire" : "eventToWire", made);
    return types.call("Codec", ofState ? "fromWire" : "eventFromWire", name);
  }

  /**
   * Returns the type of a state or event that can carry data. Returns a constant without data
   * itself.
   */
  Object typeOf(boolean ofState, Object made) {
    return made.getClass().isEnum()
        ? made
        : invoke(method(ofState ? state : event, ofState ? "stateType" : "eventType"), made);
  }

  /** Returns the forms in which states or events are stored. */
  List<Form> forms(boolean ofState) {
    String what = ofState ? "state" : "event";
    return List.of(
        jackson(ofState ? state : event),
        new Form("jpa", v -> types.column(ofState, v), d -> types.attribute(ofState, (String) d)),
        new Form(
            "binary",
            v -> types.call("Binary", what + "ToBytes", v),
            d -> types.call("Binary", what + "FromBytes", d)));
  }

  /** Returns the forms in which instances are stored. */
  List<Form> instanceForms() {
    return List.of(
        new Form(
            "json",
            v -> types.call("Codec", "toJson", v),
            d -> types.call("Codec", "fromJson", d, builder())),
        jackson(types.type("Machine")),
        new Form(
            "binary",
            v -> types.call("Binary", "toBytes", v),
            d -> types.call("Binary", "fromBytes", d, builder())));
  }

  private Form jackson(Class<?> type) {
    return new Form("jackson", this::written, d -> read((String) d, type));
  }

  private Object written(Object value) {
    try {
      return mapper.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  /** Reads JSON; converts exceptions of Jackson. */
  private Object read(String json, Class<?> type) {
    try {
      return mapper.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new AssertionError("Jackson throws no such thing", e);
    }
  }

  /** Sets the turn of the user code. Within a turn, equal calls of user code have equal results. */
  void answers(long newTurn) {
    turn = newTurn;
  }

  /** Returns a new scheduler, which instances that are created from now on use. */
  VirtualScheduler newTime() {
    time = new VirtualScheduler();
    return time;
  }

  private Object builder() {
    Object builder = invoke(method(types.type("Machine"), "builder"), null);
    for (Method method : builder.getClass().getMethods()) {
      Type type = method.getParameterCount() == 1 ? method.getGenericParameterTypes()[0] : null;
      switch (method.getName()) {
        case "context" -> invoke(method, builder, MadeUp.of(type, new SplittableRandom(turn)));
        case "scheduler" -> invoke(method, builder, time);
        case "logic", "effects" ->
            invoke(method, builder, types.proxy((Class<?>) type, this::answer));
        default -> {}
      }
    }
    return builder;
  }

  private Object answer(Method method, Object[] arguments) {
    Type type = method.getGenericReturnType();
    SplittableRandom random = new SplittableRandom(turn ^ method.getName().hashCode());
    if (type == Duration.class) {
      return Duration.ofMillis(random.nextInt(1, 100_000));
    }
    return type == void.class ? null : MadeUp.of(type, random);
  }

  /** Returns a new instance, or one in a given state. */
  Object instance(Object in) {
    Object builder = builder();
    Class<?> type = builder.getClass();
    if (in != null) {
      Method resume =
          Stream.of(type.getMethods())
              .filter(m -> m.getName().equals("from"))
              .filter(m -> m.getParameterTypes()[0].isInstance(in))
              .findFirst()
              .orElseThrow();
      invoke(resume, builder, in);
      invoke(method(type, "sequence"), builder, 41L);
    }
    invoke(method(type, "entityId"), builder, "instance of " + name());
    return invoke(method(type, "build"), builder);
  }

  /** Returns the result of an event. */
  Object fire(Object instance, Object fired) {
    Method tryFire =
        Stream.of(types.type("Machine").getMethods())
            .filter(m -> m.getName().equals("tryFire") && m.getParameterCount() == 1)
            .findFirst()
            .orElseThrow();
    return invoke(tryFire, instance, fired).getClass();
  }

  /** Returns the results of all accessors of an instance. */
  Map<String, Object> picture(Object instance, List<Object> events) {
    Map<String, Object> picture = new LinkedHashMap<>();
    for (Method method : types.type("Machine").getDeclaredMethods()) {
      if (QUESTIONS.contains(method.getName()) && method.getParameterCount() == 0) {
        picture.put(method.getName(), invoke(method, instance));
      }
    }
    Method permits = method(types.type("Machine"), "permits");
    picture.put(
        "permitted", events.stream().filter(e -> (boolean) invoke(permits, instance, e)).toList());
    return picture;
  }
}

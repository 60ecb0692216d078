package dev.pawl.test;

import dev.pawl.DeclaredName;
import dev.pawl.Machine;
import dev.pawl.MachineTable;
import dev.pawl.Snapshot;
import dev.pawl.StateRecord;
import dev.pawl.engine.InstanceBuilder;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.yaml.ModelReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reflective access to the model, the events and the builder of a generated machine. */
final class GeneratedMachine {

  private static final String SUFFIX = "Machine";

  private final Class<?> type;
  private final String javaName;
  private final dev.pawl.language.model.Machine model;
  private final Map<String, Class<?>> eventRecords = new HashMap<>();
  private final Map<String, Object> events = new HashMap<>();
  private final UserMethods userMethods;

  GeneratedMachine(Class<? extends Machine<?, ?>> type) {
    this(type, Optional.empty());
  }

  /**
   * @param model the model to compare the machine with; empty for the model that Pawl's processor
   *     wrote
   */
  GeneratedMachine(
      Class<? extends Machine<?, ?>> type, Optional<dev.pawl.language.model.Machine> model) {
    this.type = type;
    if (!type.getSimpleName().endsWith(SUFFIX)) {
      throw new IllegalArgumentException(
          type.getName() + " is not a generated machine: its name does not end in Machine.");
    }
    String name = type.getName();
    this.javaName = name.substring(0, name.length() - SUFFIX.length());
    this.model = model.orElseGet(this::read);
    readEvents();
    userMethods = new UserMethods(this.model);
  }

  @SuppressWarnings("unchecked") // the class of a machine
  static GeneratedMachine of(Machine<?, ?> instance) {
    return new GeneratedMachine((Class<? extends Machine<?, ?>>) instance.getClass());
  }

  /** Returns whether a state is active, regardless of the data that the state carries. */
  boolean isIn(Machine<?, ?> instance, Object stateType) {
    return Arrays.stream(type.getMethods())
        .filter(m -> m.getName().equals("is") && m.getParameterCount() == 1)
        .filter(m -> m.getParameterTypes()[0] == ((Enum<?>) stateType).getDeclaringClass())
        .map(m -> (Boolean) Reflection.call(m, instance, stateType))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(stateType + " is not a state of " + type + "."));
  }

  dev.pawl.language.model.Machine model() {
    return model;
  }

  // The model.

  private dev.pawl.language.model.Machine read() {
    String base = javaName.substring(javaName.lastIndexOf('.') + 1);
    return model(base)
        .or(() -> declaredName().flatMap(this::model))
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "The class path has no model of "
                        + type.getSimpleName()
                        + ", "
                        + resource(base)
                        + ". Pawl's processor writes it, unless -Apawl.outputs leaves it out."));
  }

  private String resource(String machine) {
    String packageName = type.getPackageName();
    return "META-INF/pawl/" + (packageName.isEmpty() ? "" : packageName + ".") + machine + ".json";
  }

  private Optional<dev.pawl.language.model.Machine> model(String machine) {
    try (InputStream in = loader().getResourceAsStream(resource(machine))) {
      return in == null
          ? Optional.empty()
          : ModelReader.open(new String(in.readAllBytes(), StandardCharsets.UTF_8))
              .map(ModelReader::machine);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private ClassLoader loader() {
    return Objects.requireNonNullElseGet(type.getClassLoader(), ClassLoader::getSystemClassLoader);
  }

  private Optional<String> declaredName() {
    try {
      return Optional.of(table().machine());
    } catch (IllegalStateException | IllegalArgumentException e) {
      return Optional.empty(); // it is not a generated machine
    }
  }

  // Events.

  private void readEvents() {
    Class<?> event =
        load(model.eventEnum().map(GeneratedMachine::binaryName).orElse(javaName + "Event"));
    if (event.isEnum()) {
      for (Object constant : event.getEnumConstants()) {
        events.put(DeclaredName.of(constant), constant);
      }
      return;
    }
    readRecords(event);
  }

  private void readRecords(Class<?> event) {
    if (event.isSealed()) {
      Arrays.stream(event.getPermittedSubclasses()).forEach(this::readRecords);
      return;
    }
    Object sample = Reflection.created(event, c -> zero(c.getType()));
    eventRecords.put(DeclaredName.of(sample), event);
  }

  private static String binaryName(TypeRef type) {
    String name = String.join("$", type.simpleNames());
    return type.packageName().isEmpty() ? name : type.packageName() + "." + name;
  }

  private Class<?> load(String name) {
    try {
      return loader().loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("The class path has no class " + name + ".", e);
    }
  }

  private static @Nullable Object zero(Class<?> type) {
    return type.isPrimitive() ? DefaultValues.of(type, "") : null;
  }

  Object event(Event event, ArgumentSource arguments) {
    Object constant = events.get(event.name());
    if (constant != null) {
      return constant;
    }
    Class<?> found = eventRecords.get(event.name());
    if (found == null) {
      throw new IllegalStateException(
          type.getSimpleName() + " has no event " + event.name() + ". Compile the machine again.");
    }
    return Reflection.created(found, c -> argument(event, c, arguments));
  }

  private static @Nullable Object argument(
      Event event, RecordComponent component, ArgumentSource arguments) {
    Optional<?> given = arguments.argument(event.name(), component.getName(), component.getType());
    return given.isPresent()
        ? given.get()
        : DefaultValues.of(component.getType(), component.getName());
  }

  /**
   * Returns a map from declared names of states to the objects that methods of the logic get for
   * these states. Data that a state carries has default values.
   */
  Map<String, Object> states() {
    Map<String, Object> states = new HashMap<>();
    for (Object state : table().states()) {
      Class<?> type = ((Enum<?>) state).getDeclaringClass();
      Class<?> carrier = type.getDeclaringClass();
      if (state instanceof StateRecord.Key && carrier != null) {
        addRecords(carrier, states);
      } else {
        states.put(DeclaredName.of(state), state);
      }
    }
    return states;
  }

  private static void addRecords(Class<?> type, Map<String, Object> states) {
    if (type.isSealed()) {
      Arrays.stream(type.getPermittedSubclasses()).forEach(t -> addRecords(t, states));
      return;
    }
    Object value = DefaultValues.of(type, type.getSimpleName());
    if (value != null) {
      states.put(DeclaredName.of(value), value);
    }
  }

  /**
   * Checks that the given states can be active together, and that they include a state of every
   * region.
   *
   * @param names the declared names of states of the machine
   * @throws IllegalArgumentException if the states cannot be active together, or a region is
   *     missing
   */
  void requireConfiguration(List<String> names) {
    StateTree tree = model.tree();
    List<Integer> states =
        tree.states().stream().filter(s -> names.contains(s.name())).map(tree::number).toList();
    for (int state : states) {
      for (int other : states) {
        if (state < other && !tree.areOrthogonal(state, other)) {
          throw new IllegalArgumentException(
              "%s and %s of %s cannot be active together."
                  .formatted(tree.node(state).name(), tree.node(other).name(), model.name()));
        }
      }
      for (int ancestor : tree.upwards(state)) {
        List<Integer> regions =
            tree.node(ancestor).isParallel() ? tree.children(ancestor) : List.of();
        for (int region : regions) {
          if (states.stream().noneMatch(s -> tree.isWithin(s, region))) {
            throw new IllegalArgumentException(
                "%s of %s is active together with a state in %s. Pass the leaf of each region."
                    .formatted(tree.node(state).name(), model.name(), tree.node(region).name()));
          }
        }
      }
    }
  }

  MachineTable<?, ?> table() {
    return (MachineTable<?, ?>)
        Reflection.call(Reflection.method(load(javaName + "Transitions"), "table", 0), null);
  }

  /** Returns the text of an instance's context, or empty if the machine has no context. */
  Optional<String> context(Machine<?, ?> machine) {
    return model.context().isPresent()
        ? Optional.of(
            String.valueOf(
                Reflection.call(Reflection.method(machine.getClass(), "context", 0), machine)))
        : Optional.empty();
  }

  /**
   * Returns the constant of the state or event that has the given name in stored data, or empty if
   * the machine has no codec.
   *
   * @param reader the name of the method of the codec that reads names
   * @throws IllegalArgumentException if no constant has this name
   */
  Optional<Object> stored(String reader, String name) {
    try {
      Class<?> codec = loader().loadClass(javaName + "Codec");
      return Optional.of(Reflection.call(Reflection.method(codec, reader, 1), null, name));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns the methods of the logic and of the effects. */
  UserMethods userMethods() {
    return userMethods;
  }

  /**
   * Checks that the machine has an element with the given name.
   *
   * @param names the names of all elements of the machine that are of the same kind
   * @param what the kind of element, such as {@code event}, for the message
   * @throws IllegalArgumentException if the machine has no such element; the message suggests the
   *     nearest name
   */
  void require(String name, Collection<String> names, String what) {
    if (!names.contains(name)) {
      String hint = Nearest.hint(name, names).map(h -> " " + h).orElse("");
      throw new IllegalArgumentException(
          String.format("%s has no %s \"%s\".%s", model().name(), what, name, hint));
    }
  }

  /**
   * Checks that the payload of an event has a component.
   *
   * @throws IllegalArgumentException if the machine has no such event, or the event no such
   *     component
   */
  void requireComponent(String event, String component) {
    require(event, model().events().stream().map(Event::name).toList(), "event");
    List<String> components =
        model().events().stream()
            .filter(e -> e.name().equals(event))
            .flatMap(e -> e.payload().stream().map(Event.Param::name))
            .toList();
    require(component, components, "component of " + event);
  }

  /**
   * Returns the method of the logic with a declared name, or empty if the logic has no such method.
   */
  Optional<Method> logicMethod(String declared) {
    String name = JavaName.ofUserMethod(declared);
    return Arrays.stream(new Builder().type("logic").getMethods())
        .filter(m -> m.getName().equals(name) && !m.isBridge())
        .findFirst();
  }

  final class Builder {
    private final Object builder = Reflection.call(Reflection.method(type, "builder", 0), null);

    /** Returns the builder as the interface that the builders of all machines implement. */
    @SuppressWarnings("unchecked") // hooks and clocks do not depend on the types
    InstanceBuilder<Object, Object, ?, ?> instances() {
      return (InstanceBuilder<Object, Object, ?, ?>) builder;
    }

    boolean has(String setting) {
      return Reflection.find(builder.getClass(), setting, 1).isPresent();
    }

    Class<?> type(String setting) {
      return Reflection.method(builder.getClass(), setting, 1).getParameterTypes()[0];
    }

    void set(String setting, Object value) {
      Method method = Reflection.method(builder.getClass(), setting, 1);
      if (!method.getParameterTypes()[0].isInstance(value)) {
        throw new IllegalArgumentException(
            String.format(
                "The %s of %s must be a %s, but is a %s.",
                setting,
                type.getSimpleName(),
                method.getParameterTypes()[0].getSimpleName(),
                value.getClass().getName()));
      }
      Reflection.call(method, builder, value);
    }

    void context(@Nullable Object given) {
      if (has("context")) {
        set("context", contextOr(given));
      }
    }

    /** Returns the given context, or a default context if {@code given} is null. */
    Object contextOr(@Nullable Object given) {
      Class<?> context = type("context");
      Object value = given != null ? given : DefaultValues.of(context, "context");
      if (value == null) {
        throw new IllegalStateException(
            "No default value can be created of the context "
                + context.getName()
                + ". Pass one: context(() -> new "
                + context.getSimpleName()
                + "(…)).");
      }
      return value;
    }

    void logic(Answers answers, @Nullable Object own) {
      if (has("logic")) {
        Class<?> logic = type("logic");
        require(logic, own, "logic");
        set("logic", userMethods.logic(logic, answers, own));
      }
    }

    void effects(Consumer<String> ran, @Nullable Object own) {
      if (has("effects")) {
        Class<?> wanted = type("effects");
        require(wanted, own, "effects");
        set("effects", userMethods.effects(wanted, ran, own));
      }
    }

    private void require(Class<?> wanted, @Nullable Object own, String what) {
      if (own != null && !wanted.isInstance(own)) {
        throw new IllegalArgumentException(
            "The " + what + " must implement " + wanted.getName() + ": " + own.getClass());
      }
    }

    /**
     * Sets the active leaf states with which an instance begins. The states must satisfy {@link
     * #requireConfiguration}.
     *
     * @param context the context; null if the machine has no context
     */
    void from(List<?> leaves, @Nullable Object context) {
      if (builder instanceof ChartMachineBuilder<?, ?, ?, ?, ?, ?>) {
        @SuppressWarnings("unchecked") // the builder checks the states
        var chart = (ChartMachineBuilder<Object, ?, Object, Object, ?, ?>) builder;
        chart.from(
            new Snapshot<>(
                table().machine(),
                null,
                0,
                List.copyOf(leaves),
                Map.of(),
                context,
                List.of(),
                List.of()));
      } else {
        instances().from(leaves.get(0));
      }
    }

    /** Sets the state in which an instance begins, by its declared name. */
    void initial(String state) {
      Set<?> states =
          (Set<?>)
              Reflection.call(
                  Reflection.method(load(javaName + "Transitions"), "initialStates", 0), null);
      Object value =
          states.stream()
              .filter(s -> DeclaredName.of(s).equals(state))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException(state + " is not in " + states));
      Reflection.call(Reflection.method(builder.getClass(), "initial", 1), builder, value);
    }

    @SuppressWarnings("unchecked") // events of other types are never fired
    Machine<Object, Object> build() {
      return (Machine<Object, Object>)
          Reflection.call(Reflection.method(builder.getClass(), "build", 0), builder);
    }
  }
}

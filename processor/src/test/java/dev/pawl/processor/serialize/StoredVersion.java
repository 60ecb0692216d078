package dev.pawl.processor.serialize;

import static dev.pawl.processor.e2e.Invocation.invoke;
import static dev.pawl.processor.serialize.GeneratedTypes.method;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.serialize.StoredMachine.Named;
import java.lang.reflect.Method;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** A compiled version of a machine, which tests use by reflection. */
final class StoredVersion implements StoredType.Own {

  private final ClassLoader loader;
  private final GeneratedTypes types;
  private ObjectMapper mapper;

  StoredVersion(ClassLoader loader, String packageName) {
    this.loader = loader;
    this.types = new GeneratedTypes(loader, packageName + ".M", this::answer);
  }

  GeneratedTypes types() {
    return types;
  }

  private Object answer(Method method, Object[] arguments) {
    if (method.getName().endsWith("ToText")) {
      return BitSet.class.cast(arguments[0]).toString();
    }
    if (method.getName().endsWith("FromText")) {
      BitSet set = new BitSet();
      Stream.of(((String) arguments[0]).replaceAll("[{} ]", "").split(","))
          .filter(n -> !n.isEmpty())
          .forEach(n -> set.set(Integer.parseInt(n)));
      return set;
    }
    return absent(method);
  }

  /** Returns a constant value of a type. */
  private Object absent(Method method) {
    String type = method.getGenericReturnType().getTypeName().replaceAll("[a-z]+\\.", "");
    for (StoredType stored : StoredType.values()) {
      if (stored.java.replace("shared.", "").equals(type)) {
        return stored.value(new SplittableRandom(3), this);
      }
    }
    throw new AssertionError(type);
  }

  @Override
  public Object light(int which) {
    try {
      return Class.forName("shared.Light", true, loader).getEnumConstants()[which];
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public Object box(int count, String name, int light) {
    try {
      Class<?> box = Class.forName("shared.Box", true, loader);
      return box.getConstructors()[0].newInstance(count, name, Optional.of(light(light)));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns a state or event with random values. */
  Object make(boolean ofState, Named named, SplittableRandom from) {
    Class<?> owner = types.type(ofState ? "State" : "Event");
    if (owner.isEnum()) {
      return Stream.of(owner.getEnumConstants())
          .filter(c -> c.toString().equalsIgnoreCase(named.name))
          .findFirst()
          .orElseThrow();
    }
    String wanted = named.name.replace("_", "");
    Method factory =
        Stream.of(owner.getMethods())
            .filter(m -> m.getName().equalsIgnoreCase(wanted))
            .findFirst()
            .orElseThrow();
    Object[] arguments =
        named.parts.values().stream().map(p -> p.type().value(from, this)).toArray();
    return invoke(factory, null, arguments);
  }

  /**
   * Returns a state or event as text: the name of its record or constant, and its components by
   * name.
   */
  Map<String, String> shown(Object made) {
    Map<String, String> shown = new LinkedHashMap<>();
    if (made.getClass().isEnum()) {
      shown.put("", ((Enum<?>) made).name().replace("_", "").toLowerCase());
      return shown;
    }
    shown.put("", made.getClass().getSimpleName().toLowerCase());
    for (var component : made.getClass().getRecordComponents()) {
      Method accessor = component.getAccessor();
      shown.put(component.getName(), StoredType.shown(invoke(accessor, made)));
    }
    return shown;
  }

  /** Returns the result of the user method for a component that data does not contain. */
  String absent(Named named, StoredMachine.Part part) {
    return StoredType.shown(
        Stream.of(types.type("Values").getMethods())
            .filter(m -> m.getName().startsWith(part.name() + "OfStored"))
            .findFirst()
            .map(m -> Optional.ofNullable(absent(m)))
            .orElseThrow(() -> new AssertionError(named.name + "." + part))
            .orElse(null));
  }

  /** Returns a builder of instances. */
  Object builder(boolean withContext) {
    Object builder = invoke(method(types.type("Machine"), "builder"), null);
    Class<?> type = types.type("Machine$Builder");
    if (withContext) {
      invoke(method(type, "context"), builder, box(1, "born", 0));
    }
    if (types.exists("Logic")) {
      invoke(method(type, "logic"), builder, types.proxy(types.type("Logic"), this::answer));
    }
    return builder;
  }

  /** Returns an instance in a state. */
  Object instance(Object state, boolean withContext, String entityId) {
    Object builder = builder(withContext);
    Method resume =
        Stream.of(types.type("Machine$Builder").getMethods())
            .filter(m -> m.getName().equals("from"))
            .filter(m -> m.getParameterTypes()[0].isAssignableFrom(types.type("State")))
            .findFirst()
            .orElseThrow();
    invoke(resume, builder, state);
    invoke(method(types.type("Machine$Builder"), "entityId"), builder, entityId);
    invoke(method(types.type("Machine$Builder"), "sequence"), builder, 41L);
    return invoke(method(types.type("Machine$Builder"), "build"), builder);
  }

  /** Returns an instance as text. */
  Map<String, String> shownInstance(Object instance) {
    Map<String, String> shown = new LinkedHashMap<>(shown(ask(instance, "state")));
    shown.put("entityId", String.valueOf(ask(instance, "entityId")));
    shown.put("sequence", String.valueOf(ask(instance, "sequence")));
    return shown;
  }

  Object ask(Object instance, String question) {
    return invoke(method(types.type("Machine"), question), instance);
  }

  /** Returns a mapper for the machine. */
  ObjectMapper mapper(boolean withContext) {
    if (mapper == null) {
      mapper = types.mapper(() -> builder(withContext));
    }
    return mapper;
  }
}

package dev.pawl.processor.serialize;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.serialize.StoredMachine.Named;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** One compiled version of a machine, used by reflection as a program would. */
final class StoredVersion implements StoredType.Own {

  private final ClassLoader loader;
  private final String prefix;
  private final Object values;
  private ObjectMapper mapper;

  StoredVersion(ClassLoader loader, String packageName) {
    this.loader = loader;
    this.prefix = packageName + ".M";
    this.values = exists("Values") ? proxy(type("Values")) : null;
  }

  Class<?> type(String suffix) {
    try {
      return Class.forName(prefix + suffix, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private boolean exists(String suffix) {
    return loader.getResource((prefix + suffix).replace('.', '/') + ".class") != null;
  }

  private Object proxy(Class<?> type) {
    return Proxy.newProxyInstance(
        loader, new Class<?>[] {type}, (self, method, arguments) -> answer(method, arguments));
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

  /** A value of a type, always the same. */
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

  /** A state or event of a name with values made up. */
  Object make(boolean ofState, Named named, SplittableRandom from) {
    Class<?> owner = type(ofState ? "State" : "Event");
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

  /** What a state or event is: its record's or constant's name, and its components by name. */
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

  /** Calls a static method, with the user's conversions where it wants them. */
  Object call(String suffix, String method, Object... arguments) {
    for (Method candidate : type(suffix).getMethods()) {
      if (candidate.getName().equals(method)) {
        List<Object> all = new ArrayList<>(List.of(arguments));
        boolean wants =
            values != null && List.of(candidate.getParameterTypes()).contains(type("Values"));
        if (wants) {
          all.add(values);
        }
        if (candidate.getParameterCount() == all.size()
            && candidate.getParameterTypes()[0].isInstance(arguments[0])) {
          return invoke(candidate, null, all.toArray());
        }
      }
    }
    throw new AssertionError(prefix + suffix + "." + method);
  }

  /** The name of the machine in checksums. */
  String identity() {
    return prefix;
  }

  /** What the user's method gives for a component that data lacks. */
  String absent(Named named, StoredMachine.Part part) {
    return StoredType.shown(
        Stream.of(type("Values").getMethods())
            .filter(m -> m.getName().startsWith(part.name() + "OfStored"))
            .findFirst()
            .map(m -> Optional.ofNullable(absent(m)))
            .orElseThrow(() -> new AssertionError(named.name + "." + part))
            .orElse(null));
  }

  /** What a column keeps. */
  String column(boolean ofState, Object made) {
    return (String) converter(ofState, "convertToDatabaseColumn", made);
  }

  /** What a column keeps the text of. */
  Object attribute(boolean ofState, String text) {
    return converter(ofState, "convertToEntityAttribute", text);
  }

  /** Those that need the user's conversions are abstract, so there what they do is asked for. */
  private Object converter(boolean ofState, String method, Object argument) {
    Class<?> type = type(ofState ? "StateConverter" : "EventConverter");
    try {
      if (!java.lang.reflect.Modifier.isAbstract(type.getModifiers())) {
        Object converter = type.getConstructor().newInstance();
        return invoke(method(type, method), converter, argument);
      }
      var constructor = type("Data").getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      Object data = constructor.newInstance(values);
      Class<?> plain = type("Plain");
      if (method.endsWith("Column")) {
        Method of = type("Data").getDeclaredMethod("of", type(ofState ? "State" : "Event"));
        return invoke(plain.getDeclaredMethod("json", Map.class), null, invoke(of, data, argument));
      }
      Method read = plain.getDeclaredMethod("read", String.class, String.class);
      Method from = type("Data").getDeclaredMethod(ofState ? "state" : "event", plain);
      return invoke(from, data, invoke(read, null, argument, "M"));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** A builder of lives. */
  Object builder(boolean withContext) {
    Object builder = invoke(method(type("Machine"), "builder"), null);
    Class<?> type = type("Machine$Builder");
    if (withContext) {
      invoke(method(type, "context"), builder, box(1, "born", 0));
    }
    if (exists("Logic")) {
      invoke(method(type, "logic"), builder, proxy(type("Logic")));
    }
    return builder;
  }

  /** A life in a state. */
  Object life(Object state, boolean withContext, String entityId) {
    Object builder = builder(withContext);
    Method resume =
        Stream.of(type("Machine$Builder").getMethods())
            .filter(m -> m.getName().equals("resume"))
            .filter(m -> m.getParameterTypes()[0] == type("State"))
            .findFirst()
            .orElseThrow();
    invoke(resume, builder, state);
    invoke(method(type("Machine$Builder"), "entityId"), builder, entityId);
    invoke(method(type("Machine$Builder"), "sequence"), builder, 41L);
    return invoke(method(type("Machine$Builder"), "build"), builder);
  }

  /** What a life is. */
  Map<String, String> shownLife(Object life) {
    Map<String, String> shown = new LinkedHashMap<>(shown(ask(life, "state")));
    shown.put("entityId", String.valueOf(ask(life, "entityId")));
    shown.put("sequence", String.valueOf(ask(life, "sequence")));
    return shown;
  }

  Object ask(Object life, String question) {
    return invoke(method(type("Machine"), question), life);
  }

  /** A mapper that knows the machine. */
  ObjectMapper mapper(boolean withContext) {
    if (mapper == null) {
      mapper = new ObjectMapper().registerModule((Module) module(withContext));
    }
    return mapper;
  }

  private Object module(boolean withContext) {
    try {
      for (var constructor : type("Jackson").getConstructors()) {
        if (constructor.getParameterCount() > 0
            && constructor.getParameterTypes()[constructor.getParameterCount() - 1]
                == java.util.function.Supplier.class) {
          java.util.function.Supplier<Object> builders = () -> builder(withContext);
          return values == null
              ? constructor.newInstance(builders)
              : constructor.newInstance(values, builders);
        }
      }
      throw new AssertionError("no constructor");
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static Method method(Class<?> type, String name) {
    return Stream.of(type.getMethods())
        .filter(m -> m.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(type + "." + name));
  }

  static Object invoke(Method method, Object on, Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw new AssertionError(e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}

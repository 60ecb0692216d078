package dev.pawl.processor.serialize;

import static dev.pawl.processor.e2e.Invocation.invoke;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.data.Json;
import dev.pawl.data.Plain;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Uses the generated types of a machine by reflection, as a program uses them. Passes the
 * conversions of the user where they are needed.
 */
final class GeneratedTypes {

  private final ClassLoader loader;
  private final String prefix;
  private final Object values;

  /**
   * Opens the types of a compiled machine.
   *
   * @param prefix the package and the prefix of the types
   * @param conversions returns the results of the conversions of the user
   */
  GeneratedTypes(
      ClassLoader loader, String prefix, BiFunction<Method, Object[], Object> conversions) {
    this.loader = loader;
    this.prefix = prefix;
    this.values = exists("Values") ? proxy(type("Values"), conversions) : null;
  }

  /** Returns the name of the machine in checksums. */
  String identity() {
    return prefix;
  }

  Class<?> type(String suffix) {
    try {
      return Class.forName(prefix + suffix, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  boolean exists(String suffix) {
    return loader.getResource((prefix + suffix).replace('.', '/') + ".class") != null;
  }

  /** Returns an implementation of an interface. */
  Object proxy(Class<?> type, BiFunction<Method, Object[], Object> answers) {
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type},
        (self, method, arguments) -> answers.apply(method, arguments));
  }

  /** Calls a static method, with the conversions of the user if the method needs them. */
  Object call(String suffix, String method, Object... arguments) {
    for (Method candidate : type(suffix).getMethods()) {
      if (candidate.getName().equals(method)) {
        List<Object> all = new ArrayList<>(List.of(arguments));
        if (values != null && List.of(candidate.getParameterTypes()).contains(type("Values"))) {
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

  /** Returns the text that a column contains for a value. */
  String column(boolean ofState, Object made) {
    return (String) converter(ofState, "convertToDatabaseColumn", made);
  }

  /** Returns the value for the text of a column. */
  Object attribute(boolean ofState, String text) {
    return converter(ofState, "convertToEntityAttribute", text);
  }

  /**
   * Returns the result of a method of a converter. Converters with conversions of the user are
   * abstract, so a subclass is used.
   */
  private Object converter(boolean ofState, String method, Object argument) {
    Class<?> type = type(ofState ? "StateConverter" : "EventConverter");
    try {
      if (!Modifier.isAbstract(type.getModifiers())) {
        return invoke(method(type, method), type.getConstructor().newInstance(), argument);
      }
      Constructor<?> constructor = type("Data").getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      Object data = constructor.newInstance(values);
      String what = ofState ? "State" : "Event";
      if (method.endsWith("Column")) {
        Method of =
            Stream.of(type("Data").getDeclaredMethods())
                .filter(m -> m.getName().equals("of" + what) && !m.isBridge())
                .findFirst()
                .orElseThrow();
        return invoke(Json.class.getMethod("write", Map.class), null, invoke(of, data, argument));
      }
      Method from = type("Data").getDeclaredMethod(what.toLowerCase(Locale.ROOT), Plain.class);
      return invoke(from, data, Json.readNameOrObject((String) argument, "what is read"));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Returns a mapper for the machine.
   *
   * @param builders supplies the builders for the instances that the mapper reads
   */
  ObjectMapper mapper(Supplier<Object> builders) {
    List<Object> arguments = values == null ? List.of(builders) : List.of(values, builders);
    try {
      for (Constructor<?> constructor : type("Jackson").getConstructors()) {
        if (constructor.getParameterCount() == arguments.size()
            && constructor.getParameterTypes()[arguments.size() - 1] == Supplier.class) {
          return new ObjectMapper()
              .registerModule((Module) constructor.newInstance(arguments.toArray()));
        }
      }
      throw new AssertionError("no constructor");
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the method with a name. */
  static Method method(Class<?> type, String name) {
    return Stream.of(type.getMethods())
        .filter(m -> m.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError(type + "." + name));
  }
}

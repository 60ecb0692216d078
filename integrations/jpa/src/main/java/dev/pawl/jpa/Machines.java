package dev.pawl.jpa;

import dev.pawl.data.StateColumn;
import jakarta.persistence.AttributeConverter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.boot.registry.classloading.spi.ClassLoadingException;
import org.hibernate.metamodel.mapping.JdbcMapping;
import org.hibernate.type.descriptor.converter.spi.JpaAttributeConverter;
import org.jspecify.annotations.Nullable;

/**
 * A search for the machine of an attribute. The machine is found through the converter of the
 * attribute, in the property {@link PawlJpa#MACHINES}, or through a generated converter in the
 * package of the attribute's type.
 */
final class Machines {

  /**
   * @param converted whether the machine's generated converter writes the attribute
   * @param given whether the machine was set in the property {@link PawlJpa#MACHINES}
   */
  record Found(GuardedMachine machine, boolean converted, boolean given) {}

  private final ClassLoaderService classes;
  private final Map<Class<?>, GuardedMachine> given = new HashMap<>();
  private final Map<Class<?>, List<GuardedMachine>> generatedMachines = new HashMap<>();

  Machines(ClassLoaderService classes, @Nullable Object property) {
    this.classes = classes;
    add(property);
  }

  private void add(@Nullable Object value) {
    if (value instanceof GuardedMachine machine) {
      given.put(machine.states(), machine);
    } else if (value instanceof Collection<?> several) {
      several.forEach(this::add);
    } else if (value instanceof Object[] several) {
      Arrays.asList(several).forEach(this::add);
    } else if (value instanceof String names) {
      for (String name : names.trim().split("[\\s,]+")) {
        addConverter(classes.classForName(name));
      }
    } else if (value instanceof Class<?> type) {
      addConverter(type);
    } else if (value != null) {
      throw new IllegalArgumentException(
          PawlJpa.MACHINES + " contains neither a machine nor a converter: " + value);
    }
  }

  private void addConverter(Class<?> type) {
    GuardedMachine machine = ofConverter(type);
    if (machine == null) {
      throw new IllegalArgumentException(
          type.getName() + " is not a converter that Pawl generated, or cannot be instantiated.");
    }
    given.put(machine.states(), machine);
  }

  /** Returns the machine of an attribute; null if no machine is found. */
  @Nullable Found of(JdbcMapping attribute) {
    Class<?> type = attribute.getJavaTypeDescriptor().getJavaTypeClass();
    if (attribute.getValueConverter() instanceof JpaAttributeConverter<?, ?> jpa
        && jpa.getConverterBean().getBeanInstance() instanceof StateColumn column) {
      return new Found(GuardedMachine.of(column, type), true, false);
    }
    GuardedMachine known = given.get(type);
    if (known != null) {
      return new Found(known, false, true);
    }
    List<GuardedMachine> found = generatedMachines.computeIfAbsent(type, this::generatedMachines);
    return found.isEmpty() ? null : new Found(found.get(0), false, false);
  }

  private List<GuardedMachine> generatedMachines(Class<?> type) {
    List<GuardedMachine> found = new ArrayList<>();
    if (!type.isPrimitive() && !type.getName().startsWith("java.")) {
      for (String name : names(type)) {
        GuardedMachine machine = ofConverter(load(name + "StateConverter"));
        if (machine != null && machine.states() == type) {
          found.add(machine);
        }
      }
    }
    return found;
  }

  /** Returns the possible qualified names of the machine for a type of states. */
  private static List<String> names(Class<?> type) {
    String prefix = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
    String simple = type.getSimpleName();
    List<String> names = new ArrayList<>();
    for (String end : List.of("State", "States", "Status")) {
      if (simple.equals(end) && type.getEnclosingClass() != null) {
        names.add(prefix + type.getEnclosingClass().getSimpleName());
      } else if (simple.endsWith(end)) {
        names.add(prefix + simple.substring(0, simple.length() - end.length()));
      }
    }
    names.add(prefix + simple);
    return names;
  }

  private @Nullable Class<?> load(String name) {
    try {
      return classes.classForName(name);
    } catch (ClassLoadingException e) {
      return null;
    }
  }

  private static @Nullable GuardedMachine ofConverter(@Nullable Class<?> type) {
    if (type == null
        || !StateColumn.class.isAssignableFrom(type)
        || !AttributeConverter.class.isAssignableFrom(type)) {
      return null;
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return GuardedMachine.of((StateColumn) constructor.newInstance(), states(type));
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null; // the class has no default constructor, or its module does not open it
    }
  }

  private static Class<?> states(Class<?> converter) {
    for (Method method : converter.getMethods()) {
      if (method.getName().equals("convertToEntityAttribute") && !method.isBridge()) {
        return method.getReturnType();
      }
    }
    return converter;
  }
}

package dev.pawl.spring;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.GenericConverter;

/**
 * A converter of wire names of states and events, including former names, to constants. Spring uses
 * the converter for path variables, request parameters and properties. Spring Boot registers this
 * converter automatically; without Spring Boot, add the bean to a {@code FormatterRegistry}.
 * Immutable; {@link #and} returns a changed copy.
 */
public final class WireNameConverter implements GenericConverter {

  private final Map<Class<?>, Function<String, ?>> constants;

  private WireNameConverter(Map<Class<?>, Function<String, ?>> constants) {
    this.constants = constants;
  }

  /**
   * Creates a converter to the constants of a type.
   *
   * @param fromWire the function that returns the constant with a wire name, or throws an {@link
   *     IllegalArgumentException}
   * @param <T> the type of the constants
   */
  public static <T> WireNameConverter of(Class<T> type, Function<String, T> fromWire) {
    return new WireNameConverter(Map.of()).and(type, fromWire);
  }

  /**
   * Returns a copy of this converter that also converts to the constants of another type.
   *
   * @param fromWire the function that returns the constant with a wire name, or throws an {@link
   *     IllegalArgumentException}
   * @param <T> the type of the constants
   */
  public <T> WireNameConverter and(Class<T> type, Function<String, T> fromWire) {
    Map<Class<?>, Function<String, ?>> all = new LinkedHashMap<>(constants);
    all.put(type, fromWire);
    return new WireNameConverter(all);
  }

  @Override
  public Set<ConvertiblePair> getConvertibleTypes() {
    return constants.keySet().stream()
        .map(type -> new ConvertiblePair(String.class, type))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns the constant with a wire name; null for an empty text.
   *
   * @throws IllegalArgumentException if no constant has the name
   */
  @Override
  public @Nullable Object convert(
      @Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
    String name = source == null ? "" : ((String) source).strip();
    Function<String, ?> fromWire = constants.get(targetType.getType());
    return name.isEmpty() || fromWire == null ? null : fromWire.apply(name);
  }
}

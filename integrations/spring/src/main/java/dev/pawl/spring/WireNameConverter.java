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
 * Converts the names of states and events in data, former ones included, to the constants: in
 * paths, parameters and properties. Boot registers it by itself; elsewhere add the bean to a {@code
 * FormatterRegistry}. Immutable; each method returns a changed copy.
 */
public final class WireNameConverter implements GenericConverter {

  private final Map<Class<?>, Function<String, ?>> constants;

  private WireNameConverter(Map<Class<?>, Function<String, ?>> constants) {
    this.constants = constants;
  }

  /** Converts to the constants of a type. */
  public static <T> WireNameConverter of(Class<T> type, Function<String, T> fromWire) {
    return new WireNameConverter(Map.of()).and(type, fromWire);
  }

  /** Converts also to the constants of another type. */
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
   * The constant of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  @Override
  public @Nullable Object convert(
      @Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
    String name = source == null ? "" : ((String) source).strip();
    Function<String, ?> fromWire = constants.get(targetType.getType());
    return name.isEmpty() || fromWire == null ? null : fromWire.apply(name);
  }
}

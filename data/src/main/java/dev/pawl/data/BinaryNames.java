package dev.pawl.data;

import dev.pawl.engine.WireNames;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers that represent the states or events of a machine, and the components of their data,
 * in the binary format. The numbers come from the machine's lock file. The object is thread-safe
 * after all names have been added.
 */
public final class BinaryNames {

  private final String what;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<Integer, List<String>> parts = new HashMap<>();

  /**
   * Creates an empty set of numbers.
   *
   * @param what a description of the named objects for error messages, such as {@code Circuit
   *     state}
   */
  public BinaryNames(String what) {
    this.what = what;
  }

  /**
   * Adds a state or an event.
   *
   * @param number the number of the state or event
   * @param name the wire name of the state or event
   * @param itsParts the names of the current and former components of the data, in the order of
   *     their numbers, which start at 1; an unused number has an empty string
   * @return this object
   */
  public BinaryNames add(int number, String name, String... itsParts) {
    numbers.put(name, number);
    names.put(number, name);
    parts.put(number, List.of(itsParts));
    return this;
  }

  int number(String name) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw new IllegalArgumentException(
          "The "
              + what
              + " "
              + name
              + " has no number in the binary format."
              + WireNames.hint(name, numbers.keySet().toArray(String[]::new)));
    }
    return number;
  }

  String name(int number) {
    String name = names.get(number);
    if (name == null) {
      throw new IllegalArgumentException("No " + what + " has the number " + number + ".");
    }
    return name;
  }

  /**
   * Returns the number of a component. Throws an exception if this version of the machine does not
   * know the component, because the value of the component must not be lost.
   */
  int part(int number, String part) {
    int found = parts(number).indexOf(part) + 1;
    if (found == 0) {
      throw BinaryForm.unknown("\"" + part + "\" of the " + what + " " + name(number));
    }
    return found;
  }

  String part(int number, int part) {
    if (part < 1 || part > parts(number).size()) {
      throw new IllegalArgumentException(
          "The " + what + " " + name(number) + " has no component with the number " + part + ".");
    }
    return parts(number).get(part - 1);
  }

  private List<String> parts(int number) {
    return parts.getOrDefault(number, List.of());
  }
}

package dev.pawl.data;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of a machine's states or events in bytes, and of what they carry: those of its lock
 * file. Filled before its first use, it is thread-safe.
 */
public final class BinaryNames {

  private final String what;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<Integer, List<String>> parts = new HashMap<>();

  /**
   * Begins without any.
   *
   * @param what what the numbers are of, for errors: {@code Circuit state}
   */
  public BinaryNames(String what) {
    this.what = what;
  }

  /**
   * Adds a state or an event.
   *
   * @param number its number
   * @param name its name in data
   * @param itsParts what it carries or carried, numbered from 1 on; empty where a number is not
   *     used
   * @return this
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
      throw new IllegalArgumentException("Bytes have no number for the " + what + " " + name + ".");
    }
    return number;
  }

  String name(int number) {
    String name = names.get(number);
    if (name == null) {
      throw new IllegalArgumentException("There is no " + what + " of the number " + number + ".");
    }
    return name;
  }

  /** The number of a part; what a later version added has none here, and must not be left out. */
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
          "The " + what + " " + name(number) + " has nothing of the number " + part + ".");
    }
    return parts(number).get(part - 1);
  }

  private List<String> parts(int number) {
    return parts.getOrDefault(number, List.of());
  }
}

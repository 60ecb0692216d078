package dev.pawl.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The wire names of the constants of an enum. Stored data contains wire names. Thread-safe after
 * all names have been added.
 *
 * @param <T> the enum whose constants have these names
 */
public final class WireNames<T extends Enum<T>> {

  private static final int MAX_SHOWN = 100;
  private static final int MAX_LISTED = 12;

  private final String what;
  private final String[] names;
  private final Map<String, T> byName = new HashMap<>();

  /**
   * Creates the wire names of an enum.
   *
   * @param what a description for errors, such as "Circuit state"
   * @param constants the constants, in any order
   * @param names the wire names, in the order of the constants; empty to use the names of the
   *     constants
   */
  public WireNames(String what, T[] constants, String... names) {
    this.what = what;
    this.names = new String[constants.length];
    for (int i = 0; i < constants.length; i++) {
      String name = names.length == 0 ? constants[i].name() : names[i];
      this.names[constants[i].ordinal()] = name;
      byName.put(name, constants[i]);
    }
  }

  /** Creates the wire names of an enum from a list. */
  public WireNames(String what, T[] constants, List<String> names) {
    this(what, constants, names.toArray(new String[0]));
  }

  /** Adds a former name of a constant. Data that contains the former name can still be read. */
  public WireNames<T> alias(String name, T constant) {
    byName.put(name, constant);
    return this;
  }

  /** Adds the name of a removed constant. */
  public WireNames<T> removed(String name) {
    byName.put(name, null);
    return this;
  }

  /** Returns the wire name of a constant. */
  public String of(T constant) {
    return names[constant.ordinal()];
  }

  /**
   * Returns the constant with the given current or former name.
   *
   * @throws IllegalArgumentException if no constant has this name; the message suggests the nearest
   *     name
   * @throws RemovedNameException if the constant was removed
   */
  public T read(String name) {
    T constant = byName.get(name);
    if (constant != null) {
      return constant;
    } else if (byName.containsKey(name)) {
      throw new RemovedNameException(
          "The " + what + " \"" + name + "\" was removed; its name is reserved.");
    }
    throw new IllegalArgumentException(
        "There is no " + what + " \"" + shown(name) + "\"." + hint(name, names));
  }

  /** Shortens a name for a message, because data may contain text of any length. */
  private static @Nullable String shown(@Nullable String name) {
    return name == null || name.length() <= MAX_SHOWN ? name : name.substring(0, MAX_SHOWN) + "…";
  }

  /**
   * Returns a sentence, beginning with a space, that names the most similar of some names; if none
   * is similar, a sentence that lists them.
   */
  public static String hint(@Nullable String name, String... names) {
    String written = name == null ? "" : name;
    String nearest = null;
    int least = written.isEmpty() ? 0 : Math.max(2, written.length() / 3) + 1;
    for (String known : names) {
      int distance = distance(written, known, least);
      if (distance < least) {
        least = distance;
        nearest = known;
      }
    }
    if (nearest != null) {
      return " Did you mean \"" + nearest + "\"?";
    }
    int rest = Math.max(0, names.length - MAX_LISTED);
    String listed = String.join(", ", List.of(names).subList(0, names.length - rest));
    return " Known: " + listed + (rest > 0 ? ", and " + rest + " more." : ".");
  }

  /** Returns the edit distance of two names, ignoring case, but at most the given limit. */
  private static int distance(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) >= limit) {
      return limit;
    }
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same =
            Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
        int replaced = diagonal + (same ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}

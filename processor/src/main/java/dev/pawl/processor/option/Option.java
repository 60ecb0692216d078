package dev.pawl.processor.option;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The options of the processor, given with {@code -A}. */
public enum Option {
  /**
   * The folders whose machine files are compiled. The files that annotations name are also searched
   * in these folders.
   */
  MACHINES("pawl.machines"),
  /** The folder to which diagrams and pages are written. */
  DOCS("pawl.docs"),
  /** The documents that are written. */
  OUTPUTS("pawl.outputs"),
  /** Restricts text diagrams to ASCII characters. */
  ASCII("pawl.ascii"),
  /** The documents whose blocks are filled. */
  SYNC("pawl.sync"),
  /** Reports stale blocks as errors, and does not fill them. */
  SYNC_CHECK("pawl.sync.check"),
  /** Reports legal parts of a declaration that can have surprising effects. */
  STRICT("pawl.strict"),
  /** How warnings are treated: as warnings, as errors, or not reported. */
  WARNINGS("pawl.warnings"),
  /** The folder of lock files. Lock files store the numbers of states and events in data. */
  LOCK("pawl.lock"),
  /** Reports an outdated lock file as an error. */
  LOCK_CHECK("pawl.lock.check"),
  /** The ids of warnings that are not reported. */
  SUPPRESS("pawl.suppress");

  /** The prefix of every key. */
  static final String PREFIX = "pawl.";

  private final String key;

  Option(String key) {
    this.key = key;
  }

  public String key() {
    return key;
  }

  /** Returns all keys, for {@code Processor.getSupportedOptions()}. */
  public static Set<String> supported() {
    return new LinkedHashSet<>(keys());
  }

  /** Returns the keys with the prefix of Pawl, including unknown ones. */
  public static List<String> among(Collection<String> keys) {
    return keys.stream().filter(key -> key.startsWith(PREFIX)).toList();
  }

  static List<String> keys() {
    return Arrays.stream(values()).map(Option::key).toList();
  }
}

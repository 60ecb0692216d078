package dev.pawl.processor.option;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The options that users may give with {@code -A}. */
public enum Option {
  /**
   * Folders below which every machine file is compiled, and in which named files are looked for.
   */
  MACHINES("pawl.machines"),
  /** The folder that diagrams and pages are written to. */
  DOCS("pawl.docs"),
  /** The documents that are written. */
  OUTPUTS("pawl.outputs"),
  /** Whether diagrams of characters keep to ASCII. */
  ASCII("pawl.ascii"),
  /** The documents in which blocks are filled. */
  SYNC("pawl.sync"),
  /** Whether stale blocks are errors instead. */
  SYNC_CHECK("pawl.sync.check"),
  /** Whether to look for what is allowed but may surprise. */
  STRICT("pawl.strict"),
  /** Whether warnings are reported, are errors, or neither. */
  WARNINGS("pawl.warnings"),
  /** The folder of lock files, which keep the numbers of what is in stored data. */
  LOCK("pawl.lock"),
  /** Whether a lock file that is not up to date is an error. */
  LOCK_CHECK("pawl.lock.check"),
  /** The ids of warnings that are not reported. */
  SUPPRESS("pawl.suppress");

  /** The beginning of every key. */
  static final String PREFIX = "pawl.";

  private final String key;

  Option(String key) {
    this.key = key;
  }

  public String key() {
    return key;
  }

  /** All keys, for {@code Processor.getSupportedOptions()}. */
  public static Set<String> supported() {
    return new LinkedHashSet<>(keys());
  }

  /** Those of some keys that are meant for Pawl, whether there is such an option or not. */
  public static List<String> among(Collection<String> keys) {
    return keys.stream().filter(key -> key.startsWith(PREFIX)).toList();
  }

  static List<String> keys() {
    return Arrays.stream(values()).map(Option::key).toList();
  }
}

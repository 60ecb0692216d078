package dev.pawl.processor.option;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The options of the annotation processor, which are given with {@code -A}. */
public enum Option {
  /**
   * The folders of machine files. All machine files in the folders are compiled. Files that
   * annotations name are searched in the folders, too.
   */
  MACHINES("pawl.machines"),
  /** The folder to which documents are written. */
  DOCS("pawl.docs"),
  /** The documents to write. */
  OUTPUTS("pawl.outputs"),
  /** Restricts text diagrams to ASCII characters. */
  ASCII("pawl.ascii"),
  /** The documents in which generated blocks, such as diagrams, are updated. */
  SYNC("pawl.sync"),
  /** Reports outdated generated blocks as errors, instead of updating them. */
  SYNC_CHECK("pawl.sync.check"),
  /** Reports legal declarations that can have surprising effects. */
  STRICT("pawl.strict"),
  /** Treats warnings as warnings or errors, or ignores them. */
  WARNINGS("pawl.warnings"),
  /** The folder of lock files, which keep the numbers of states and events in stored data. */
  LOCK("pawl.lock"),
  /** Reports an outdated lock file as an error. */
  LOCK_CHECK("pawl.lock.check"),
  /** The ids of warnings that are not to be reported. */
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

  /** Returns the keys of all options, for {@code Processor.getSupportedOptions()}. */
  public static Set<String> supported() {
    return new LinkedHashSet<>(keys());
  }

  /** Returns the keys that start with {@link #PREFIX}, even if there is no such option. */
  public static List<String> among(Collection<String> keys) {
    return keys.stream().filter(key -> key.startsWith(PREFIX)).toList();
  }

  static List<String> keys() {
    return Arrays.stream(values()).map(Option::key).toList();
  }
}

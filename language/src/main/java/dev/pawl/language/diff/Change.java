package dev.pawl.language.diff;

import java.util.Locale;

/**
 * A difference between two versions of a machine.
 *
 * @param category who or what is affected by the change
 * @param impact the part of the semantic version that the change increases
 * @param text the difference in one sentence
 */
public record Change(Category category, Impact impact, String text) {

  /** The parties that a change affects. */
  public enum Category {
    /** Java code that uses the generated types. */
    API("Java API"),
    /** Instances that the earlier version stored. */
    STORED("Stored instances"),
    /** Programs that send events. */
    PROTOCOL("Protocol"),
    /** Anyone who relies on the behavior of the machine. */
    BEHAVIOR("Behavior");

    private final String title;

    Category(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /** The parts of a semantic version, beginning with the least significant part. */
  public enum Impact {
    /** Nothing that users rely on has changed. */
    PATCH,
    /** Something was added or changed that users of the earlier version can ignore. */
    MINOR,
    /** Users of the earlier version may have to change something. */
    MAJOR;

    /** Returns the greater of two impacts. */
    public Impact or(Impact other) {
      return other.compareTo(this) > 0 ? other : this;
    }

    /** Returns the impact in lower case. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

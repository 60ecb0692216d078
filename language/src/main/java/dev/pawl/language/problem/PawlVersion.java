package dev.pawl.language.problem;

import java.util.Optional;

/** The version of Pawl that is running. The playground replaces this class. */
public final class PawlVersion {

  private PawlVersion() {}

  /** Returns the version, such as {@code 1.0}; empty if the classes are not in a jar. */
  public static Optional<String> get() {
    return Optional.ofNullable(PawlVersion.class.getPackage().getImplementationVersion());
  }
}

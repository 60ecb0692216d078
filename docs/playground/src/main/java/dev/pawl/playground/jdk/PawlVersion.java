package dev.pawl.playground.jdk;

import java.util.Optional;

/**
 * {@link dev.pawl.language.problem.PawlVersion} for TeaVM, in which packages have no version. Only
 * messages about missing libraries contain it, and the playground knows no class path.
 */
public final class PawlVersion {

  private PawlVersion() {}

  /** Returns an empty optional. */
  public static Optional<String> get() {
    return Optional.empty();
  }
}

package dev.pawl.engine;

/** Checks that an enum still is what a machine was compiled against. */
public final class Constants {

  private Constants() {}

  /**
   * Requires an enum's constants to be those of the compiled machine, in the same order: the tables
   * of the machine go by position.
   *
   * @throws IncompatibleClassChangeError if they are not; the machine must be compiled again
   */
  public static void require(String machine, Enum<?>[] constants, String... compiled) {
    for (int i = 0; i < Math.max(constants.length, compiled.length); i++) {
      String now = i < constants.length ? constants[i].name() : "nothing";
      String then = i < compiled.length ? compiled[i] : "nothing";
      if (!now.equals(then)) {
        throw new IncompatibleClassChangeError(
            machine
                + " was compiled with "
                + then
                + " as constant "
                + i
                + " of its enum, and now that is "
                + now
                + ". Compile the enum and what is generated for it together.");
      }
    }
  }
}

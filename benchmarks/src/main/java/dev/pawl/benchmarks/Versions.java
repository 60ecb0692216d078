package dev.pawl.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The versions of the measured libraries, as the build declares them. */
public final class Versions {

  private static final Properties VERSIONS = read();

  private Versions() {}

  /**
   * Returns the version of a library by its name in the build.
   *
   * @throws IllegalArgumentException if the build declares none
   */
  public static String of(String library) {
    String version = VERSIONS.getProperty(library);
    if (version == null) {
      throw new IllegalArgumentException(library + "? There are " + VERSIONS.keySet());
    }
    return version;
  }

  private static Properties read() {
    Properties versions = new Properties();
    try (InputStream file = Versions.class.getResourceAsStream("versions.properties")) {
      versions.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return versions;
  }
}

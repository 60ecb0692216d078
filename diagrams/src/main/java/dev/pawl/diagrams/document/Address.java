package dev.pawl.diagrams.document;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Computes relative addresses of files in the folder of a document. */
public final class Address {

  private Address() {}

  /**
   * Returns the percent-encoded relative address of a file.
   *
   * @param file the file's name, without a folder
   */
  public static String of(String file) {
    String encoded = URLEncoder.encode(file, StandardCharsets.UTF_8);
    return encoded.replace("+", "%20").replace("*", "%2A");
  }
}

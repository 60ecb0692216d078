package dev.pawl.diagrams.document;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Relative addresses of files that lie beside a document. */
public final class Address {

  private Address() {}

  /** The address of a file by its name. */
  public static String of(String file) {
    String encoded = URLEncoder.encode(file, StandardCharsets.UTF_8);
    return encoded.replace("+", "%20").replace("*", "%2A");
  }
}

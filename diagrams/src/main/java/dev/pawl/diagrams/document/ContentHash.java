package dev.pawl.diagrams.document;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The hashes by which a Content-Security-Policy permits scripts and style sheets. */
public final class ContentHash {

  private ContentHash() {}

  /**
   * Returns the hash of the text of a script or style element, in the form that a
   * Content-Security-Policy contains.
   */
  public static String of(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}

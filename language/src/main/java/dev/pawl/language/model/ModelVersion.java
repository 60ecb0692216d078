package dev.pawl.language.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The version of a compiled model. A recording contains the version of the model to which the
 * recording belongs.
 */
public final class ModelVersion {

  private static final int BYTES = 8;

  private ModelVersion() {}

  /** Returns the first 16 hexadecimal digits of the SHA-256 of a model in UTF-8. */
  public static String of(String model) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest(model.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}

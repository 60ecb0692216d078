package dev.pawl.diagrams.scene;

/** Converts text to ASCII. */
public final class AsciiText {

  private AsciiText() {}

  /** Replaces each character that is not printable ASCII by a Java Unicode escape. */
  public static String sevenBit(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit >= ' ' && unit <= '~') {
        out.append(unit);
      } else {
        out.append(String.format("\\u%04X", (int) unit));
      }
    }
    return out.toString();
  }
}

package dev.pawl.diagrams.scene;

/** Text with nothing but ASCII. */
public final class AsciiText {

  private AsciiText() {}

  /** The text with every other character spelled as Java would. */
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

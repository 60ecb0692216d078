package dev.pawl.playground.jdk;

/** {@link java.util.HexFormat} for TeaVM, as far as Pawl uses it. */
public final class THexFormat {

  private THexFormat() {}

  /** Returns the format with lower-case digits. */
  public static THexFormat of() {
    return new THexFormat();
  }

  /** Returns two digits for each byte of a range. */
  public String formatHex(byte[] bytes, int from, int to) {
    StringBuilder digits = new StringBuilder();
    for (int i = from; i < to; i++) {
      digits.append(Character.forDigit(bytes[i] >> 4 & 0xF, 16));
      digits.append(Character.forDigit(bytes[i] & 0xF, 16));
    }
    return digits.toString();
  }
}

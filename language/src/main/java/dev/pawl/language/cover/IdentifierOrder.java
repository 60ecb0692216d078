package dev.pawl.language.cover;

import java.util.Comparator;

/**
 * An order of identifiers that compares numbers within the identifiers by value, so that {@code
 * REQ-2} precedes {@code REQ-10}. Only equal texts are equal in this order.
 */
public final class IdentifierOrder {

  public static final Comparator<String> INSTANCE =
      ((Comparator<String>) IdentifierOrder::compare).thenComparing(Comparator.naturalOrder());

  private IdentifierOrder() {}

  private static int compare(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int order;
      if (isDigit(one.charAt(i)) && isDigit(other.charAt(j))) {
        int endOfOne = endOfNumber(one, i);
        int endOfOther = endOfNumber(other, j);
        order = compareNumbers(one.substring(i, endOfOne), other.substring(j, endOfOther));
        i = endOfOne;
        j = endOfOther;
      } else {
        order = Character.compare(one.charAt(i++), other.charAt(j++));
      }
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.length() - i, other.length() - j);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int endOfNumber(String text, int start) {
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int compareNumbers(String one, String other) {
    String digits = withoutZeros(one);
    String others = withoutZeros(other);
    int order = Integer.compare(digits.length(), others.length());
    return order != 0 ? order : digits.compareTo(others);
  }

  private static String withoutZeros(String digits) {
    return digits.replaceFirst("^0+", "");
  }
}

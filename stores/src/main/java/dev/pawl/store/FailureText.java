package dev.pawl.store;

/** What is kept of an error in a row: enough to begin with, and never more than fits a screen. */
final class FailureText {

  private static final int LONGEST = 500;

  private FailureText() {}

  static String of(Throwable failure) {
    String text;
    try {
      text = String.valueOf(failure);
    } catch (RuntimeException | Error e) {
      text = failure.getClass().getName();
    }
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + '…';
  }
}

package dev.pawl.engine;

/** The text of an error and its innermost cause, for logs and records. */
public final class ErrorText {

  /** The maximum length of the chain of causes to follow, because causes can form a cycle. */
  private static final int MAX_CAUSES = 100;

  private ErrorText() {}

  /**
   * Returns the text of an error, followed by the text of its innermost cause unless the first text
   * contains the second. This method never throws, even if the methods of the error throw.
   *
   * @param error the error to describe
   */
  public static String of(Throwable error) {
    return of(error, Integer.MAX_VALUE);
  }

  /**
   * Returns the text of an error and the text of its innermost cause, shortened so that the
   * beginning of each text remains.
   *
   * @param error the error to describe
   * @param longest the maximum number of chars
   */
  public static String of(Throwable error, int longest) {
    String text = text(error);
    Throwable root = root(error);
    String why = root == error ? "" : text(root);
    if (why.isEmpty() || text.contains(why) || text.contains(message(root, why))) {
      return cut(text, longest);
    }
    why = cut("; caused by " + why, longest / 2);
    return cut(text, longest - why.length()) + why;
  }

  /**
   * Returns the message of an error; the text of the error if there is no message. This method
   * never throws.
   *
   * @param error the error to describe
   */
  public static String message(Throwable error) {
    return message(error, text(error));
  }

  private static Throwable root(Throwable error) {
    Throwable root = error;
    for (int i = 0; i < MAX_CAUSES; i++) {
      Throwable cause;
      try {
        cause = root.getCause();
      } catch (Throwable e) {
        return root;
      }
      if (cause == null) {
        return root;
      }
      root = cause;
    }
    return root;
  }

  private static String text(Throwable error) {
    try {
      String text = error.toString();
      return text == null ? error.getClass().getName() : text;
    } catch (Throwable e) {
      return error.getClass().getName();
    }
  }

  private static String message(Throwable root, String otherwise) {
    try {
      String message = root.getMessage();
      return message == null || message.isBlank() ? otherwise : message.strip();
    } catch (Throwable e) {
      return otherwise;
    }
  }

  private static String cut(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    boolean splits = longest > 1 && Character.isHighSurrogate(text.charAt(longest - 2));
    return text.substring(0, Math.max(0, splits ? longest - 2 : longest - 1)) + '…';
  }
}

package dev.pawl.guides.snippet;

import java.util.concurrent.Callable;

/** What statements of snippets come to, compared with what the document says. Called by them. */
public final class Shown {

  private Shown() {}

  /** A value, and what is said of it. */
  public static void is(String said, Object value) {
    if (!said.equals(String.valueOf(value))) {
      throw new AssertionError("said " + said + ", is " + value);
    }
  }

  /** A statement that throws, and what is said of that: the type, a colon, the message. */
  public static void fails(String said, Callable<?> statement) {
    Object value;
    try {
      value = statement.call();
    } catch (Exception e) {
      is(said, e.getClass().getSimpleName() + ": " + e.getMessage().replaceAll("\\s+", " "));
      return;
    }
    throw new AssertionError("said " + said + ", is " + value);
  }
}

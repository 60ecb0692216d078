package dev.pawl.guides.snippet;

import java.util.concurrent.Callable;

/** Compares the results of statements in snippets with the document. Called by generated code. */
public final class Shown {

  private Shown() {}

  /** Compares a value with its text in the document. */
  public static void is(String said, Object value) {
    if (!said.equals(String.valueOf(value))) {
      throw new AssertionError("said " + said + ", is " + value);
    }
  }

  /**
   * Compares the exception of a statement with its text in the document: the type, a colon, and the
   * message.
   */
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

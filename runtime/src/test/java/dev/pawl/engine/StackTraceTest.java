package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Tests that the class files, although small, keep file names and line numbers for stack traces.
 */
class StackTraceTest {

  @Test
  void stackTraceContainsFileAndLine() {
    Throwable error = assertThrows(IllegalArgumentException.class, () -> JsonReader.object("?"));
    StackTraceElement top = error.getStackTrace()[0];
    assertEquals("JsonReader.java", top.getFileName());
    assertTrue(top.getLineNumber() > 0, top.toString());
  }
}

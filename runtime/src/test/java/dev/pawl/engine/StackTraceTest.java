package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The class files are kept small, but not at the expense of whoever reads a stack trace. */
class StackTraceTest {

  @Test
  void tellsFileAndLine() {
    Throwable error = assertThrows(IllegalArgumentException.class, () -> JsonReader.object("?"));
    StackTraceElement top = error.getStackTrace()[0];
    assertEquals("JsonReader.java", top.getFileName());
    assertTrue(top.getLineNumber() > 0, top.toString());
  }
}

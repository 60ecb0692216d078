package dev.pawl.processor.serialize;

import java.util.function.UnaryOperator;

/**
 * A form in which values of a machine are stored.
 *
 * @param write converts a value to text or bytes
 * @param read converts text or bytes to a value; throws {@link IllegalArgumentException} if they
 *     are invalid
 */
record Form(String name, UnaryOperator<Object> write, UnaryOperator<Object> read) {

  Object written(Object value) {
    return write.apply(value);
  }

  Object read(Object data) {
    return read.apply(data);
  }

  /** Writes a value, reads it back, and returns the result. */
  Object again(Object value) {
    return read(written(value));
  }
}

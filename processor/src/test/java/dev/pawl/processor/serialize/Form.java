package dev.pawl.processor.serialize;

import java.util.function.UnaryOperator;

/**
 * A form of data that values of a machine are stored in.
 *
 * @param write makes text or bytes of a value
 * @param read makes a value of text or bytes; an {@link IllegalArgumentException} says that they
 *     are none
 */
record Form(String name, UnaryOperator<Object> write, UnaryOperator<Object> read) {

  Object written(Object value) {
    return write.apply(value);
  }

  Object read(Object data) {
    return read.apply(data);
  }

  /** What a value is after it was stored. */
  Object again(Object value) {
    return read(written(value));
  }
}

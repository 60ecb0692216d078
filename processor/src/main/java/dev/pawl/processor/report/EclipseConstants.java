package dev.pawl.processor.report;

import java.lang.reflect.Field;
import javax.lang.model.element.Element;

/**
 * Makes the Eclipse compiler report messages at enum constants.
 *
 * <p>The compiler knows the positions of constants and their annotations. Its messager, however,
 * supports only other kinds of elements, such as fields, and reports a message at a constant
 * without a file. In the compiler, a constant differs from a field only by a flag. This class
 * clears the flag while the message is printed.
 */
final class EclipseConstants {

  /** The flag {@code ACC_ENUM} of the class file format. */
  private static final int ENUM = 0x4000;

  private EclipseConstants() {}

  /**
   * Prints while the compiler treats a constant as a field. Returns false and prints nothing if the
   * compiler does not have the expected fields.
   */
  static boolean printAsField(Element constant, Runnable printing) {
    Object binding;
    Field modifiers;
    int flags;
    try {
      binding = constant.getClass().getField("_binding").get(constant);
      modifiers = binding.getClass().getField("modifiers");
      flags = modifiers.getInt(binding);
      modifiers.setInt(binding, flags & ~ENUM);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
    try {
      printing.run();
    } finally {
      restore(modifiers, binding, flags);
    }
    return true;
  }

  private static void restore(Field modifiers, Object binding, int flags) {
    try {
      modifiers.setInt(binding, flags);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}

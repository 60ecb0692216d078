package dev.pawl.processor.report;

import java.lang.reflect.Field;
import javax.lang.model.element.Element;

/**
 * Makes Eclipse's compiler report messages at constants of enums.
 *
 * <p>It knows where they and their annotations stand, but its messager looks at an element's kind
 * and passes over constants, so that such a message has not even a file. What it does handle is
 * fields. A constant is one to it but for a flag, which is taken away while the message is printed.
 */
final class EclipseConstants {

  /** The flag {@code ACC_ENUM} of the class file format. */
  private static final int ENUM = 0x4000;

  private EclipseConstants() {}

  /**
   * Prints while the compiler takes a constant for a field; false, with nothing printed, where the
   * compiler is not built as expected.
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

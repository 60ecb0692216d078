package dev.pawl.processor.report;

import java.lang.reflect.Field;
import javax.lang.model.element.Element;

/**
 * Lets the Eclipse compiler print messages at enum constants.
 *
 * <p>The compiler knows where constants and their annotations are. However, its messager prints a
 * message at a constant without naming a file, although it names the file for a field. Inside the
 * compiler, a constant is a field with a flag. This class clears the flag while a message is
 * printed.
 */
final class EclipseConstants {

  /** The flag {@code ACC_ENUM} of class files. */
  private static final int ENUM = 0x4000;

  private EclipseConstants() {}

  /**
   * Runs a task while the compiler treats a constant as a field. If the compiler does not have the
   * expected fields, does not run the task and returns false.
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

package dev.pawl.desugar;

import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F2D;
import static org.objectweb.asm.Opcodes.H_INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.H_INVOKESTATIC;
import static org.objectweb.asm.Opcodes.H_INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.H_NEWINVOKESPECIAL;
import static org.objectweb.asm.Opcodes.I2D;
import static org.objectweb.asm.Opcodes.I2F;
import static org.objectweb.asm.Opcodes.I2L;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.L2D;
import static org.objectweb.asm.Opcodes.L2F;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.SIPUSH;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;

/** Writes the instructions of calls and of the type conversions that a call needs. */
final class Instructions {

  /** The wrappers of primitives, by {@link Type#getSort()}. */
  private static final String[] WRAPPERS = {
    null, "Boolean", "Character", "Byte", "Short", "Integer", "Float", "Long", "Double"
  };

  private static final Type[] PRIMITIVES = {
    null,
    Type.BOOLEAN_TYPE,
    Type.CHAR_TYPE,
    Type.BYTE_TYPE,
    Type.SHORT_TYPE,
    Type.INT_TYPE,
    Type.FLOAT_TYPE,
    Type.LONG_TYPE,
    Type.DOUBLE_TYPE
  };

  private Instructions() {}

  static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }

  /** Returns the internal name of the wrapper class of a primitive type. */
  static String wrapper(Type primitive) {
    return "java/lang/" + WRAPPERS[primitive.getSort()];
  }

  /** Returns an instruction that pushes a number from 0 to {@link Short#MAX_VALUE}. */
  static AbstractInsnNode number(int number) {
    if (number <= 5) {
      return new InsnNode(ICONST_0 + number);
    }
    if (number > Short.MAX_VALUE) {
      throw new IllegalStateException("a package has more than " + Short.MAX_VALUE + " lambdas");
    }
    return new IntInsnNode(number <= Byte.MAX_VALUE ? BIPUSH : SIPUSH, number);
  }

  /** Returns the types that a call takes from the stack, starting with the receiver. */
  static List<Type> parameters(Handle target, String receiver) {
    List<Type> parameters = new ArrayList<>();
    if (target.getTag() != H_INVOKESTATIC && target.getTag() != H_NEWINVOKESPECIAL) {
      parameters.add(Type.getObjectType(receiver));
    }
    parameters.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
    return parameters;
  }

  /** If the target is a constructor, creates the object. Must precede the arguments. */
  static void beginCall(MethodVisitor code, Handle target) {
    if (target.getTag() == H_NEWINVOKESPECIAL) {
      code.visitTypeInsn(NEW, target.getOwner());
      code.visitInsn(DUP);
    }
  }

  static void call(MethodVisitor code, Handle target) {
    int instruction =
        switch (target.getTag()) {
          case H_INVOKESTATIC -> INVOKESTATIC;
          case H_INVOKEINTERFACE -> INVOKEINTERFACE;
          case H_INVOKEVIRTUAL -> INVOKEVIRTUAL;
          default -> INVOKESPECIAL;
        };
    code.visitMethodInsn(
        instruction, target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
  }

  /**
   * Converts the value on top of the stack.
   *
   * @param from the type of the value on the stack
   * @param exact the type of the value before erasure to {@code from}
   */
  static void convert(MethodVisitor code, Type from, Type exact, Type to) {
    if (isPrimitive(from)) {
      if (isPrimitive(to)) {
        widen(code, from, to);
      } else {
        box(code, from);
      }
    } else if (isPrimitive(to)) {
      Type held = unwrapped(exact);
      unbox(code, held == null ? to : held);
      widen(code, held == null ? to : held, to);
    } else if (!from.equals(to)) {
      cast(code, to);
    }
  }

  static void cast(MethodVisitor code, Type to) {
    if (!to.getInternalName().equals("java/lang/Object")) {
      code.visitTypeInsn(CHECKCAST, to.getInternalName());
    }
  }

  static void box(MethodVisitor code, Type primitive) {
    String wrapper = wrapper(primitive);
    String descriptor = "(" + primitive + ")L" + wrapper + ";";
    code.visitMethodInsn(INVOKESTATIC, wrapper, "valueOf", descriptor, false);
  }

  static void unbox(MethodVisitor code, Type primitive) {
    String wrapper = wrapper(primitive);
    code.visitTypeInsn(CHECKCAST, wrapper);
    String method = primitive.getClassName() + "Value";
    code.visitMethodInsn(INVOKEVIRTUAL, wrapper, method, "()" + primitive, false);
  }

  private static Type unwrapped(Type type) {
    for (int sort = 1; sort < WRAPPERS.length; sort++) {
      if (type.getInternalName().equals("java/lang/" + WRAPPERS[sort])) {
        return PRIMITIVES[sort];
      }
    }
    return null;
  }

  private static void widen(MethodVisitor code, Type from, Type to) {
    boolean fromInt = from.getSort() <= Type.INT;
    if (from.equals(to) || fromInt && to.getSort() <= Type.INT) {
      return;
    }
    String conversion = (fromInt ? "I" : from.toString()) + to;
    code.visitInsn(
        switch (conversion) {
          case "IJ" -> I2L;
          case "IF" -> I2F;
          case "ID" -> I2D;
          case "JF" -> L2F;
          case "JD" -> L2D;
          case "FD" -> F2D;
          default -> throw new IllegalStateException("from " + from + " to " + to);
        });
  }
}

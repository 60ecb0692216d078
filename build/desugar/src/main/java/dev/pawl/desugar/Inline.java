package dev.pawl.desugar;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.BIPUSH;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IFNE;
import static org.objectweb.asm.Opcodes.IF_ACMPNE;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.IMUL;
import static org.objectweb.asm.Opcodes.INSTANCEOF;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.LCMP;
import static org.objectweb.asm.Opcodes.NEW;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Writes methods of records and concatenations as plain code, without {@code invokedynamic}. */
final class Inline {

  private static final String BUILDER = "java/lang/StringBuilder";

  /** The placeholder of an argument in the recipe of a concatenation. */
  private static final char ARGUMENT = 1;

  /** The placeholder of a constant. */
  private static final char CONSTANT = 2;

  private Inline() {}

  private static MethodNode method(ClassNode host, String descriptor) {
    String name = "inline$" + host.methods.size();
    return new MethodNode(ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, name, descriptor, null, null);
  }

  /** Returns a method that concatenates its arguments, following the instruction's recipe. */
  static MethodNode concatenation(ClassNode host, InvokeDynamicInsnNode indy) {
    MethodNode code = method(host, indy.desc);
    Type[] types = Type.getArgumentTypes(indy.desc);
    StringBuilder constant = new StringBuilder();
    int slot = 0;
    int argument = 0;
    int constants = 1;
    beginText(code);
    for (char c : ((String) indy.bsmArgs[0]).toCharArray()) {
      if (c == CONSTANT) {
        constant.append(indy.bsmArgs[constants++]);
      } else if (c != ARGUMENT) {
        constant.append(c);
      } else {
        append(code, constant.toString());
        constant.setLength(0);
        Type type = types[argument++];
        code.visitVarInsn(type.getOpcode(ILOAD), slot);
        append(code, type);
        slot += type.getSize();
      }
    }
    append(code, constant.toString());
    endText(code);
    return code;
  }

  /** Returns a record's {@code toString}, {@code hashCode} or {@code equals} as a static method. */
  static MethodNode record(ClassNode host, InvokeDynamicInsnNode indy) {
    MethodNode code = method(host, indy.desc);
    List<Handle> fields = Stream.of(indy.bsmArgs).skip(2).map(Handle.class::cast).toList();
    switch (indy.name) {
      case "toString" -> writeToString(code, host, fields);
      case "hashCode" -> writeHashCode(code, host, fields);
      case "equals" -> writeEquals(code, host, fields);
      default -> throw new IllegalStateException("unknown method of a record: " + indy.name);
    }
    return code;
  }

  private static void writeToString(MethodNode code, ClassNode host, List<Handle> fields) {
    String simpleName =
        host.innerClasses.stream()
            .filter(inner -> inner.name.equals(host.name))
            .map(inner -> inner.innerName)
            .findFirst()
            .orElse(host.name.substring(host.name.lastIndexOf('/') + 1));
    beginText(code);
    append(code, simpleName + "[");
    String separator = "";
    for (Handle field : fields) {
      append(code, separator + field.getName() + "=");
      get(code, 0, host, field);
      append(code, Type.getType(field.getDesc()));
      separator = ", ";
    }
    append(code, "]");
    endText(code);
  }

  private static void writeHashCode(MethodNode code, ClassNode host, List<Handle> fields) {
    code.visitInsn(ICONST_0);
    for (Handle field : fields) {
      code.visitIntInsn(BIPUSH, 31);
      code.visitInsn(IMUL);
      get(code, 0, host, field);
      Type type = Type.getType(field.getDesc());
      boolean primitive = Instructions.isPrimitive(type);
      String owner = primitive ? Instructions.wrapper(type) : "java/util/Objects";
      String descriptor = primitive ? "(" + type + ")I" : "(Ljava/lang/Object;)I";
      code.visitMethodInsn(INVOKESTATIC, owner, "hashCode", descriptor, false);
      code.visitInsn(IADD);
    }
    code.visitInsn(IRETURN);
  }

  private static void writeEquals(MethodNode code, ClassNode host, List<Handle> fields) {
    Label different = new Label();
    Label other = new Label();
    code.visitVarInsn(ALOAD, 0);
    code.visitVarInsn(ALOAD, 1);
    code.visitJumpInsn(IF_ACMPNE, other);
    code.visitInsn(ICONST_1);
    code.visitInsn(IRETURN);
    code.visitLabel(other);
    code.visitFrame(F_SAME, 0, null, 0, null);
    code.visitVarInsn(ALOAD, 1);
    code.visitTypeInsn(INSTANCEOF, host.name);
    code.visitJumpInsn(IFEQ, different);
    for (Handle field : fields) {
      get(code, 0, host, field);
      get(code, 1, host, field);
      compare(code, Type.getType(field.getDesc()), different);
    }
    code.visitInsn(ICONST_1);
    code.visitInsn(IRETURN);
    code.visitLabel(different);
    code.visitFrame(F_SAME, 0, null, 0, null);
    code.visitInsn(ICONST_0);
    code.visitInsn(IRETURN);
  }

  private static void compare(MethodNode code, Type type, Label different) {
    switch (type.getSort()) {
      case Type.OBJECT, Type.ARRAY -> {
        String descriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
        code.visitMethodInsn(INVOKESTATIC, "java/util/Objects", "equals", descriptor, false);
        code.visitJumpInsn(IFEQ, different);
      }
      case Type.LONG -> {
        code.visitInsn(LCMP);
        code.visitJumpInsn(IFNE, different);
      }
      case Type.FLOAT, Type.DOUBLE -> {
        String descriptor = "(" + type + type + ")I";
        code.visitMethodInsn(
            INVOKESTATIC, Instructions.wrapper(type), "compare", descriptor, false);
        code.visitJumpInsn(IFNE, different);
      }
      default -> code.visitJumpInsn(IF_ICMPNE, different);
    }
  }

  private static void get(MethodNode code, int slot, ClassNode host, Handle field) {
    code.visitVarInsn(ALOAD, slot);
    if (slot == 1) {
      code.visitTypeInsn(CHECKCAST, host.name);
    }
    code.visitFieldInsn(GETFIELD, host.name, field.getName(), field.getDesc());
  }

  private static void beginText(MethodNode code) {
    code.visitTypeInsn(NEW, BUILDER);
    code.visitInsn(DUP);
    code.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
  }

  private static void append(MethodNode code, String constant) {
    if (!constant.isEmpty()) {
      code.visitLdcInsn(constant);
      append(code, Type.getType(String.class));
    }
  }

  private static void append(MethodNode code, Type type) {
    String appended =
        switch (type.getSort()) {
          case Type.BYTE, Type.SHORT, Type.INT -> "I";
          case Type.OBJECT, Type.ARRAY ->
              type.equals(Type.getType(String.class)) ? type.toString() : "Ljava/lang/Object;";
          default -> type.toString();
        };
    String descriptor = "(" + appended + ")L" + BUILDER + ";";
    code.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "append", descriptor, false);
  }

  private static void endText(MethodNode code) {
    code.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
    code.visitInsn(ARETURN);
  }
}

package dev.pawl.desugar;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.ATHROW;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.F_SAME;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.H_NEWINVOKESPECIAL;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * The class that replaces all lambdas of a package. An instance stores the number of a lambda and
 * the captured values.
 */
final class Lambdas {

  private static final String OBJECT = "Ljava/lang/Object;";

  private final String name;
  private final Set<String> interfaces = new TreeSet<>();
  private final Set<String> factories = new TreeSet<>();

  /** The lambdas, by the name and erased descriptor of the implemented method. */
  private final Map<String, List<Lambda>> methods = new TreeMap<>();

  private int count;
  private int fields;

  private record Lambda(
      int id, String method, Type[] captured, Type sam, Handle target, Type exact) {}

  Lambdas(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  /**
   * Adds a lambda.
   *
   * @param method the name of the method of the functional interface
   * @param site the descriptor of the instruction: the captured types and the interface
   * @param sam the erased type of the method
   * @param target the method that the lambda calls
   * @param exact the type of the method before erasure
   * @return the number of the lambda
   */
  int add(String method, String site, Type sam, Handle target, Type exact) {
    Type[] captured = Type.getArgumentTypes(site);
    interfaces.add(Type.getReturnType(site).getInternalName());
    factories.add(factory(name, site));
    fields = Math.max(fields, captured.length);
    methods
        .computeIfAbsent(method + sam, m -> new ArrayList<>())
        .add(new Lambda(count, method, captured, sam, target, exact));
    return count++;
  }

  /**
   * Returns the descriptor of the method that creates a lambda from captured values and a number.
   */
  static String factory(String name, String site) {
    StringBuilder descriptor = new StringBuilder("(");
    for (Type captured : Type.getArgumentTypes(site)) {
      descriptor.append(Instructions.isPrimitive(captured) ? captured : OBJECT);
    }
    return descriptor.append("I)L").append(name).append(";").toString();
  }

  byte[] bytes() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC;
    String[] implemented = interfaces.toArray(new String[0]);
    writer.visit(V17, access, name, null, "java/lang/Object", implemented);
    writer.visitField(ACC_PRIVATE | ACC_FINAL, "id", "I", null, null);
    for (int i = 0; i < fields; i++) {
      writer.visitField(ACC_PRIVATE, "c" + i, OBJECT, null, null);
    }
    writeConstructor(writer);
    factories.forEach(factory -> writeFactory(writer, factory));
    methods.values().forEach(lambdas -> writeMethod(writer, lambdas));
    return writer.toByteArray();
  }

  private void writeConstructor(ClassWriter writer) {
    MethodVisitor code = writer.visitMethod(ACC_PRIVATE, "<init>", "(I)V", null, null);
    code.visitVarInsn(ALOAD, 0);
    code.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitVarInsn(ALOAD, 0);
    code.visitVarInsn(ILOAD, 1);
    code.visitFieldInsn(PUTFIELD, name, "id", "I");
    code.visitInsn(RETURN);
    code.visitMaxs(0, 0);
  }

  private void writeFactory(ClassWriter writer, String descriptor) {
    MethodVisitor code = writer.visitMethod(ACC_STATIC, "of", descriptor, null, null);
    Type[] types = Type.getArgumentTypes(descriptor);
    code.visitTypeInsn(NEW, name);
    code.visitInsn(DUP);
    code.visitVarInsn(ILOAD, (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 2);
    code.visitMethodInsn(INVOKESPECIAL, name, "<init>", "(I)V", false);
    int slot = 0;
    for (int i = 0; i < types.length - 1; i++) {
      code.visitInsn(DUP);
      code.visitVarInsn(types[i].getOpcode(ILOAD), slot);
      slot += types[i].getSize();
      if (Instructions.isPrimitive(types[i])) {
        Instructions.box(code, types[i]);
      }
      code.visitFieldInsn(PUTFIELD, name, "c" + i, OBJECT);
    }
    code.visitInsn(ARETURN);
    code.visitMaxs(0, 0);
  }

  private void writeMethod(ClassWriter writer, List<Lambda> lambdas) {
    Lambda any = lambdas.get(0);
    MethodVisitor code =
        writer.visitMethod(ACC_PUBLIC, any.method(), any.sam().getDescriptor(), null, null);
    int[] ids = lambdas.stream().mapToInt(Lambda::id).toArray();
    Label[] labels = lambdas.stream().map(lambda -> new Label()).toArray(Label[]::new);
    Label none = new Label();
    code.visitVarInsn(ALOAD, 0);
    code.visitFieldInsn(GETFIELD, name, "id", "I");
    code.visitLookupSwitchInsn(none, ids, labels);
    for (int i = 0; i < ids.length; i++) {
      code.visitLabel(labels[i]);
      code.visitFrame(F_SAME, 0, null, 0, null);
      writeCall(code, lambdas.get(i));
    }
    code.visitLabel(none);
    code.visitFrame(F_SAME, 0, null, 0, null);
    code.visitTypeInsn(NEW, "java/lang/AssertionError");
    code.visitInsn(DUP);
    code.visitMethodInsn(INVOKESPECIAL, "java/lang/AssertionError", "<init>", "()V", false);
    code.visitInsn(ATHROW);
    code.visitMaxs(0, 0);
  }

  private void writeCall(MethodVisitor code, Lambda lambda) {
    Handle target = lambda.target();
    Instructions.beginCall(code, target);
    List<Type> wanted = Instructions.parameters(target, target.getOwner());
    int next = 0;
    for (Type captured : lambda.captured()) {
      code.visitVarInsn(ALOAD, 0);
      code.visitFieldInsn(GETFIELD, name, "c" + next, OBJECT);
      if (Instructions.isPrimitive(captured)) {
        Instructions.unbox(code, captured);
        Instructions.convert(code, captured, captured, wanted.get(next));
      } else {
        Instructions.convert(code, Type.getType(OBJECT), captured, wanted.get(next));
      }
      next++;
    }
    Type[] given = lambda.sam().getArgumentTypes();
    Type[] exact = lambda.exact().getArgumentTypes();
    int slot = 1;
    for (int i = 0; i < given.length; i++) {
      code.visitVarInsn(given[i].getOpcode(ILOAD), slot);
      slot += given[i].getSize();
      Instructions.convert(code, given[i], exact[i], wanted.get(next++));
    }
    Instructions.call(code, target);
    writeReturn(code, lambda);
  }

  private static void writeReturn(MethodVisitor code, Lambda lambda) {
    Handle target = lambda.target();
    Type got =
        target.getTag() == H_NEWINVOKESPECIAL
            ? Type.getObjectType(target.getOwner())
            : Type.getReturnType(target.getDesc());
    Type wanted = lambda.sam().getReturnType();
    if (wanted.getSort() != Type.VOID) {
      Instructions.convert(code, got, got, wanted);
    } else if (got.getSort() != Type.VOID) {
      code.visitInsn(got.getSize() == 2 ? POP2 : POP);
    }
    code.visitInsn(wanted.getOpcode(IRETURN));
  }
}

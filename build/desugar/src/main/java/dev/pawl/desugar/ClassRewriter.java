package dev.pawl.desugar;

import static org.objectweb.asm.Opcodes.ACC_INTERFACE;
import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PROTECTED;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SYNTHETIC;
import static org.objectweb.asm.Opcodes.H_INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.H_INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.H_INVOKESTATIC;
import static org.objectweb.asm.Opcodes.H_INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.H_NEWINVOKESPECIAL;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.IRETURN;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Replaces the {@code invokedynamic} instructions of one class. */
final class ClassRewriter {

  private final ClassNode host;
  private final Map<String, ClassNode> classes;
  private final Function<ClassNode, Lambdas> lambdas;

  /**
   * The accessible methods, by original method. A lambda in a {@code finally} block occurs several
   * times, because javac copies the block, but its method must be changed only once.
   */
  private final Map<Handle, Handle> accessible = new HashMap<>();

  /**
   * Creates a rewriter of one class.
   *
   * @param host the class
   * @param classes all classes of the jar, by internal name
   * @param lambdas returns the {@link Lambdas} of a class's package
   */
  ClassRewriter(
      ClassNode host, Map<String, ClassNode> classes, Function<ClassNode, Lambdas> lambdas) {
    this.host = host;
    this.classes = classes;
    this.lambdas = lambdas;
  }

  /** Replaces all instructions except serializable lambdas, which stay unchanged. */
  void rewrite() {
    for (MethodNode method : List.copyOf(host.methods)) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        if (instruction instanceof InvokeDynamicInsnNode indy) {
          MethodInsnNode call = replacement(indy, method);
          if (call != null) {
            method.instructions.set(indy, call);
          }
        }
      }
    }
  }

  private MethodInsnNode replacement(InvokeDynamicInsnNode indy, MethodNode method) {
    String factory = indy.bsm.getOwner() + "." + indy.bsm.getName();
    return switch (factory) {
      case "java/lang/invoke/LambdaMetafactory.metafactory" -> {
        Type sam = (Type) indy.bsmArgs[0];
        Handle target = accessible.computeIfAbsent((Handle) indy.bsmArgs[1], this::accessible);
        Type exact = (Type) indy.bsmArgs[2];
        Lambdas generated = lambdas.apply(host);
        int id = generated.add(indy.name, indy.desc, sam, target, exact);
        method.instructions.insertBefore(indy, Instructions.number(id));
        yield new MethodInsnNode(
            INVOKESTATIC, generated.name(), "of", Lambdas.factory(generated.name(), indy.desc));
      }
      case "java/lang/runtime/ObjectMethods.bootstrap" -> call(Inline.record(host, indy));
      case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" ->
          call(Inline.concatenation(host, indy));
      default -> null;
    };
  }

  private MethodInsnNode call(MethodNode added) {
    host.methods.add(added);
    return new MethodInsnNode(INVOKESTATIC, host.name, added.name, added.desc, isInterface());
  }

  private boolean isInterface() {
    return (host.access & ACC_INTERFACE) != 0;
  }

  /**
   * Returns a method that the whole package can call instead of {@code target}. The body of a
   * lambda is made accessible and gets a name that is unique in the package, so that it overrides
   * no other method. For any other inaccessible method, adds a bridge method.
   */
  private Handle accessible(Handle target) {
    MethodNode method = find(target);
    boolean closed = method != null && (method.access & (ACC_PRIVATE | ACC_PROTECTED)) != 0;
    if (!closed && target.getTag() != H_INVOKESPECIAL) {
      return target;
    }
    if (!target.getOwner().equals(host.name)
        || method == null
        || (method.access & ACC_SYNTHETIC) == 0
        || (method.access & ACC_PRIVATE) == 0) {
      return bridge(target);
    }
    method.access = method.access & ~ACC_PRIVATE | (isInterface() ? ACC_PUBLIC : 0);
    method.name = method.name + "$" + simpleName();
    boolean isStatic = (method.access & ACC_STATIC) != 0;
    int virtual = isInterface() ? H_INVOKEINTERFACE : H_INVOKEVIRTUAL;
    return new Handle(
        isStatic ? H_INVOKESTATIC : virtual, host.name, method.name, method.desc, isInterface());
  }

  private MethodNode find(Handle target) {
    for (ClassNode owner = classes.get(target.getOwner());
        owner != null;
        owner = classes.get(owner.superName)) {
      for (MethodNode method : owner.methods) {
        if (method.name.equals(target.getName()) && method.desc.equals(target.getDesc())) {
          return method;
        }
      }
    }
    return null;
  }

  private Handle bridge(Handle target) {
    boolean creates = target.getTag() == H_NEWINVOKESPECIAL;
    String receiver = target.getTag() == H_INVOKESPECIAL ? host.name : target.getOwner();
    List<Type> parameters = Instructions.parameters(target, receiver);
    Type result = creates ? Type.getObjectType(receiver) : Type.getReturnType(target.getDesc());
    String descriptor = Type.getMethodDescriptor(result, parameters.toArray(new Type[0]));
    String name = "bridge$" + host.methods.size() + "$" + simpleName();
    int access = ACC_STATIC | ACC_SYNTHETIC | (isInterface() ? ACC_PUBLIC : 0);
    MethodNode bridge = new MethodNode(access, name, descriptor, null, null);
    Instructions.beginCall(bridge, target);
    int slot = 0;
    for (Type parameter : parameters) {
      bridge.visitVarInsn(parameter.getOpcode(ILOAD), slot);
      slot += parameter.getSize();
    }
    Instructions.call(bridge, target);
    bridge.visitInsn(result.getOpcode(IRETURN));
    host.methods.add(bridge);
    return new Handle(H_INVOKESTATIC, host.name, name, descriptor, isInterface());
  }

  private String simpleName() {
    return host.name.substring(host.name.lastIndexOf('/') + 1);
  }
}

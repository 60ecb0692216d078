package dev.pawl.test;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * A package-private interface without methods, in the package of a user's interface. The JDK
 * defines a proxy in the package of its non-public interfaces. The proxy of a public interface is
 * in another package, and cannot call methods with package-private types.
 */
final class PackageMarker {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int JAVA_17 = 61;
  private static final int UTF8 = 1;
  private static final int CLASS = 7;

  private PackageMarker() {}

  /** Returns the interfaces of a proxy that implements a user's interface. */
  static Class<?>[] proxied(Class<?> type) {
    boolean hidden =
        Modifier.isPublic(type.getModifiers())
            && Arrays.stream(type.getMethods())
                .flatMap(PackageMarker::types)
                .anyMatch(t -> !Modifier.isPublic(t.getModifiers()));
    return hidden ? new Class<?>[] {type, in(type)} : new Class<?>[] {type};
  }

  private static Stream<Class<?>> types(Method method) {
    return Stream.concat(
        Stream.of(method.getReturnType()), Arrays.stream(method.getParameterTypes()));
  }

  private static synchronized Class<?> in(Class<?> type) {
    String prefix = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
    String name = prefix + "PawlTestPackage";
    try {
      return Class.forName(name, false, type.getClassLoader());
    } catch (ClassNotFoundException absent) {
      return defined(type, name);
    }
  }

  private static Class<?> defined(Class<?> type, String name) {
    try {
      return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).defineClass(bytes(name));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(
          "Open the package " + type.getPackageName() + " to dev.pawl.test.", e);
    }
  }

  /** Returns the class file of an empty package-private interface (JVMS 4.1). */
  private static byte[] bytes(String name) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(MAGIC);
      out.writeShort(0);
      out.writeShort(JAVA_17);
      out.writeShort(5); // one more than the number of constants
      out.writeByte(UTF8);
      out.writeUTF(name.replace('.', '/'));
      out.writeByte(CLASS);
      out.writeShort(1);
      out.writeByte(UTF8);
      out.writeUTF("java/lang/Object");
      out.writeByte(CLASS);
      out.writeShort(3);
      out.writeShort(Modifier.INTERFACE | Modifier.ABSTRACT);
      out.writeShort(2); // this class
      out.writeShort(4); // its superclass
      out.write(new byte[4 * Short.BYTES]); // no interfaces, fields, methods and attributes
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}

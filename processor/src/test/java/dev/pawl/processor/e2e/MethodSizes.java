package dev.pawl.processor.e2e;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Reads the bytecode length of methods from class files. */
final class MethodSizes {

  private final Map<String, Integer> sizes = new TreeMap<>();
  private final String[] names;
  private final DataInputStream in;

  private MethodSizes(String owner, DataInputStream in) throws IOException {
    this.in = in;
    in.skipNBytes(8);
    names = constants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    members(owner, false);
    members(owner, true);
  }

  /** Returns the methods of every class file below a folder, without static initializers. */
  static Map<String, Integer> below(Path classes) {
    Map<String, Integer> all = new TreeMap<>();
    for (Path file : Job.below(classes, ".class")) {
      try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
        all.putAll(new MethodSizes(file.getFileName().toString(), in).sizes);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return all;
  }

  /** Returns the methods of a loaded class, without static initializers. */
  static Map<String, Integer> of(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      return new MethodSizes(type.getSimpleName(), new DataInputStream(in)).sizes;
    }
  }

  /** Returns the strings of the constant pool and skips the other constants. */
  private String[] constants() throws IOException {
    String[] texts = new String[in.readUnsignedShort()];
    for (int i = 1; i < texts.length; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts[i] = in.readUTF();
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        default -> in.skipNBytes(4);
      }
    }
    return texts;
  }

  private void members(String owner, boolean methods) throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      in.skipNBytes(2);
      String name = names[in.readUnsignedShort()];
      String signature = names[in.readUnsignedShort()];
      int attributes = in.readUnsignedShort();
      for (int j = 0; j < attributes; j++) {
        String attribute = names[in.readUnsignedShort()];
        int length = in.readInt();
        int read = 0;
        if (methods && attribute.equals("Code")) {
          in.skipNBytes(4);
          int size = in.readInt();
          read = 8;
          if (!name.equals("<clinit>")) {
            sizes.put(owner + " " + name + signature, size);
          }
        }
        in.skipNBytes(length - read);
      }
    }
  }
}

package dev.pawl.benchmarks.scale;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Reads the size of each method's bytecode from a class file. */
final class MethodSizes {

  private final Map<String, Integer> sizes = new TreeMap<>();
  private final DataInputStream in;
  private final String[] texts;

  private MethodSizes(DataInputStream in) throws IOException {
    this.in = in;
    in.skipNBytes(8);
    texts = constants();
    in.skipNBytes(6);
    in.skipNBytes(2L * in.readUnsignedShort());
    members(false);
    members(true);
  }

  /**
   * Returns the sizes in bytes by name and descriptor. Initializers are omitted, because they run
   * once.
   */
  static Map<String, Integer> of(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      return new MethodSizes(in).sizes;
    }
  }

  /** Returns the texts in the constant pool, and skips all other entries. */
  private String[] constants() throws IOException {
    String[] read = new String[in.readUnsignedShort()];
    for (int i = 1; i < read.length; i++) {
      switch (in.readUnsignedByte()) {
        case 1 -> read[i] = in.readUTF();
        case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
        case 15 -> in.skipNBytes(3);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++;
        }
        default -> in.skipNBytes(4);
      }
    }
    return read;
  }

  private void members(boolean methods) throws IOException {
    int count = in.readUnsignedShort();
    for (int i = 0; i < count; i++) {
      in.skipNBytes(2);
      String name = texts[in.readUnsignedShort()] + texts[in.readUnsignedShort()];
      int attributes = in.readUnsignedShort();
      for (int j = 0; j < attributes; j++) {
        boolean code = methods && texts[in.readUnsignedShort()].equals("Code");
        if (!methods) {
          in.skipNBytes(2);
        }
        int length = in.readInt();
        if (code) {
          in.skipNBytes(4);
          int size = in.readInt();
          length -= 8;
          if (!name.startsWith("<clinit>")) {
            sizes.put(name, size);
          }
        }
        in.skipNBytes(length);
      }
    }
  }
}

package dev.pawl.desugar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Prepends a shell script to a jar. The file can be executed directly and by {@code java -jar}. The
 * offsets in the jar's directory are adjusted, so that tools can still read the jar.
 */
public final class Executable {

  private static final int END_SIGNATURE = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int END_SIZE = 12;
  private static final int END_START = 16;
  private static final int ENTRY_SIGNATURE = 0x02014b50;
  private static final int ENTRY_LENGTH = 46;
  private static final int ENTRY_NAME = 28;
  private static final int ENTRY_EXTRA = 30;
  private static final int ENTRY_COMMENT = 32;
  private static final int ENTRY_START = 42;

  private Executable() {}

  /**
   * Writes the executable file.
   *
   * @param args the path of the jar, the path of the executable file and, optionally, a folder with
   *     jars whose content is added
   */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[1]);
    byte[] shell = shell();
    byte[] jar =
        args.length > 2
            ? Jars.merged(Path.of(args[0]), Path.of(args[2]))
            : Files.readAllBytes(Path.of(args[0]));
    shiftOffsets(ByteBuffer.wrap(jar).order(ByteOrder.LITTLE_ENDIAN), shell.length);
    byte[] both = new byte[shell.length + jar.length];
    System.arraycopy(shell, 0, both, 0, shell.length);
    System.arraycopy(jar, 0, both, shell.length, jar.length);
    Files.write(file, both);
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  private static byte[] shell() {
    try (var in = Executable.class.getResourceAsStream("executable.sh")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("\r", "")
          .getBytes(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void shiftOffsets(ByteBuffer jar, int by) {
    int end = jar.capacity() - END_LENGTH;
    require(
        end >= 0 && jar.getInt(end) == END_SIGNATURE,
        "it has no end record, or a comment after it");
    int entry = jar.getInt(end + END_START);
    int after = entry + jar.getInt(end + END_SIZE);
    require(entry >= 0 && after == end, "the end record contains a wrong offset");
    jar.putInt(end + END_START, entry + by);
    while (entry < after) {
      require(jar.getInt(entry) == ENTRY_SIGNATURE, "its directory is damaged");
      jar.putInt(entry + ENTRY_START, jar.getInt(entry + ENTRY_START) + by);
      entry += ENTRY_LENGTH + length(jar, entry + ENTRY_NAME);
    }
  }

  /** Returns the total length of an entry's name, extra field and comment. */
  private static int length(ByteBuffer jar, int name) {
    int extra = name + ENTRY_EXTRA - ENTRY_NAME;
    int comment = name + ENTRY_COMMENT - ENTRY_NAME;
    return Short.toUnsignedInt(jar.getShort(name))
        + Short.toUnsignedInt(jar.getShort(extra))
        + Short.toUnsignedInt(jar.getShort(comment));
  }

  private static void require(boolean holds, String flaw) {
    if (!holds) {
      throw new IllegalArgumentException("The jar cannot be made executable: " + flaw + ".");
    }
  }
}

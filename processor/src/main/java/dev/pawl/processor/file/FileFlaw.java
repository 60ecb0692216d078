package dev.pawl.processor.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A reason why a file cannot be read or written.
 *
 * @param reason the end of a sentence that begins with the file's name, without a full stop
 * @param remedy a sentence that says what the user can do
 */
public record FileFlaw(String reason, String remedy) {

  /** The flaw of a file that does not exist, and of a link to a file that does not exist. */
  public static final FileFlaw NOT_FOUND =
      new FileFlaw("it does not exist", "Correct the name, or create the file.");

  /** The flaw of a file that cannot be written because its folder allows no new files. */
  static final FileFlaw NOT_CREATABLE =
      new FileFlaw("it cannot be created in this folder", "Use another folder.");

  static final FileFlaw FOLDER = new FileFlaw("it is a folder", "Name a file.");

  static final FileFlaw NOT_REGULAR =
      new FileFlaw("it is not a regular file", "Name a regular file, or a symbolic link to one.");

  static final FileFlaw DENIED =
      new FileFlaw("it is not permitted", "Change the permissions of the file or of its folder.");

  static final FileFlaw OUTSIDE =
      new FileFlaw(
          "a symbolic link leads out of the folder that is searched",
          "Copy the target folder of the link, or use that folder.");

  static final FileFlaw UNKNOWN =
      new FileFlaw("an error occurred", "Make sure that it is a readable and writable file.");

  static final FileFlaw TOO_LARGE =
      new FileFlaw(
          String.format(Locale.ROOT, "it has more than %,d bytes", FileGate.MAX_BYTES),
          "Make it smaller.");

  static FileFlaw notUtf8(byte bad, int line, int column) {
    return new FileFlaw(
        String.format(
            Locale.ROOT,
            "it is not UTF-8; the byte %02X at line %d, column %d, is not part of a character",
            bad,
            line,
            column),
        "Save it as UTF-8.");
  }

  /**
   * Returns whether the file system supports a file name. The supported names depend on the locale
   * of the process.
   */
  public static boolean isNameable(String name) {
    try {
      return !Path.of(name).toString().isEmpty();
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * Returns the flaw of a file name with letters that the locale of the process does not support.
   */
  public static FileFlaw badName(String name) {
    return new FileFlaw(
        "the locale of this computer does not support the letters of \""
            + name
            + "\" in file names",
        "Set a locale with UTF-8, such as LC_ALL=C.UTF-8.");
  }

  public static FileFlaw of(IOException failure) {
    if (failure instanceof FileGate.Refused refused) {
      return refused.flaw();
    } else if (failure instanceof AccessDeniedException) {
      return DENIED;
    } else if (failure instanceof NoSuchFileException) {
      return NOT_FOUND;
    } else if (failure instanceof NotDirectoryException
        || failure instanceof FileAlreadyExistsException) {
      return new FileFlaw("its parent folder is a file or a broken link", "Use another folder.");
    }
    String why = failure instanceof FileSystemException f ? f.getReason() : failure.getMessage();
    return why == null
        ? new FileFlaw(
            "an error occurred (" + failure.getClass().getSimpleName() + ")", UNKNOWN.remedy())
        : new FileFlaw(why, UNKNOWN.remedy());
  }
}

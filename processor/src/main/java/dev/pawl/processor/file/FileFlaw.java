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
 * A reason why a file is not read or written.
 *
 * @param reason what is wrong, to follow a colon, without a full stop
 * @param remedy what the user can do about it, a sentence
 */
public record FileFlaw(String reason, String remedy) {

  /** There is no file, or a link that leads to none. */
  public static final FileFlaw GONE =
      new FileFlaw("it does not exist", "Correct the name, or create the file.");

  static final FileFlaw FOLDER = new FileFlaw("it is a folder", "Name a file.");

  static final FileFlaw NOT_REGULAR =
      new FileFlaw("it is no regular file", "Name a regular file, or a symbolic link to one.");

  static final FileFlaw DENIED =
      new FileFlaw("it is not permitted", "Change the permissions of the file or of its folder.");

  static final FileFlaw OUTSIDE =
      new FileFlaw(
          "a symbolic link leads out of the folder in which it was looked up",
          "Copy the folder that the link leads to, or name that folder.");

  static final FileFlaw UNKNOWN =
      new FileFlaw("an error occurred", "See that it is a file that may be read and written.");

  static final FileFlaw TOO_LARGE =
      new FileFlaw(
          String.format(Locale.ROOT, "it has more than %,d bytes", FileGate.MOST_BYTES),
          "Make it smaller.");

  static FileFlaw notUtf8(byte bad, int line, int column) {
    return new FileFlaw(
        String.format(
            Locale.ROOT,
            "it is not UTF-8; the byte %02X at line %d, column %d, is no part of a character",
            bad,
            line,
            column),
        "Save it as UTF-8.");
  }

  /** Returns whether the file system can have files of a name under the locale of this process. */
  public static boolean isNameable(String name) {
    try {
      return !Path.of(name).toString().isEmpty();
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Returns the flaw of a name that the file system cannot have, as its locale lacks letters. */
  public static FileFlaw badName(String name) {
    return new FileFlaw(
        "the locale of this computer has no file names with the letters of \"" + name + "\"",
        "Set a locale with UTF-8, such as LC_ALL=C.UTF-8.");
  }

  /** Returns the flaw that made opening, reading or writing fail. */
  public static FileFlaw of(IOException failure) {
    if (failure instanceof FileGate.Refused refused) {
      return refused.flaw();
    } else if (failure instanceof AccessDeniedException) {
      return DENIED;
    } else if (failure instanceof NoSuchFileException) {
      return GONE;
    } else if (failure instanceof NotDirectoryException
        || failure instanceof FileAlreadyExistsException) {
      return new FileFlaw(
          "what should be its folder is a file, or a link that leads to none",
          "Name another folder.");
    }
    String why = failure instanceof FileSystemException f ? f.getReason() : failure.getMessage();
    return why == null
        ? new FileFlaw(
            "an error occurred (" + failure.getClass().getSimpleName() + ")", UNKNOWN.remedy())
        : new FileFlaw(why, UNKNOWN.remedy());
  }
}

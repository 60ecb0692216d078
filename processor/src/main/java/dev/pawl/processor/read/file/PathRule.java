package dev.pawl.processor.read.file;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules for names of files in annotations. A name must refer to the same file on every
 * computer, and must not lead out of the folder that is searched.
 */
final class PathRule {

  private PathRule() {}

  /** Returns the reason why a name is not allowed; empty if the name is allowed. */
  public static Optional<String> flaw(String name) {
    return Optional.ofNullable(flawOrNull(name));
  }

  /**
   * Returns the reason why compilers possibly cannot open a file with this name; empty if there is
   * none.
   */
  public static Optional<String> hint(String name) {
    try {
      new URI(name);
      return Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.of("Compilers cannot open files with a space, % or | in their names.");
    }
  }

  private static @Nullable String flawOrNull(String name) {
    if (name.isBlank()) {
      return "it is empty";
    }
    if (name.codePoints().anyMatch(Character::isISOControl)) {
      return "it contains a control character";
    }
    if (name.indexOf('\\') >= 0) {
      return "folders are separated by \"/\"";
    }
    if (name.matches("[A-Za-z]:.*")) {
      return "it names a drive, but must be relative";
    }
    if (name.startsWith("/")) {
      return "it must be relative, without \"/\" at its start";
    }
    for (String part : name.split("/", -1)) {
      if (part.isEmpty()) {
        return "a name is missing between two \"/\" or at the end";
      }
      if (part.equals("..")) {
        return "it must not contain \"..\"";
      }
      if (part.equals(".")) {
        return "it must not contain \".\"";
      }
    }
    return null;
  }
}

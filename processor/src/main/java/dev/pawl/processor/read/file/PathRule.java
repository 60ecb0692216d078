package dev.pawl.processor.read.file;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Rule for the name of a machine's file in an annotation: the same file must be meant on every
 * computer, and nothing outside the places where files are looked for.
 */
final class PathRule {

  private PathRule() {}

  /** The flaw of a name, if it has one. */
  public static Optional<String> flaw(String name) {
    return Optional.ofNullable(flawOrNull(name));
  }

  /** A possible reason why a compiler does not find a file although it is there. */
  public static Optional<String> hint(String name) {
    try {
      new URI(name);
      return Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.of("Compilers open no file with a blank or a sign like % or | in its name.");
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
      return "it names a drive, and must be relative";
    }
    if (name.startsWith("/")) {
      return "it must be relative, without \"/\" at its start";
    }
    for (String part : name.split("/", -1)) {
      if (part.isEmpty()) {
        return "the name of a folder or file between two \"/\" or at the end lacks";
      }
      if (part.equals("..")) {
        return "it may not lead upwards with \"..\"";
      }
      if (part.equals(".")) {
        return "leave out the \".\"";
      }
    }
    return null;
  }
}

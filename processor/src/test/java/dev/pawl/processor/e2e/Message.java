package dev.pawl.processor.e2e;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A message of a compiler.
 *
 * @param file the name of the file, without folders; empty if unknown
 * @param line the line, from 1; not positive if unknown
 */
public record Message(Diagnostic.Kind kind, String file, long line, String text) {

  private static final Pattern CODE = Pattern.compile("\\[(PAWL\\d{3})]");
  private static final Pattern POSITION =
      Pattern.compile("(?m)^\\s*(\\S+\\.(?:ya?ml|lock)):(\\d+):(\\d+)$");

  static Message of(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new Message(
        diagnostic.getKind(),
        source == null ? "" : Path.of(source.toUri()).getFileName().toString(),
        diagnostic.getLineNumber(),
        diagnostic.getMessage(Locale.ROOT));
  }

  /** Returns the code of the problem, if the processor reported the message. */
  Optional<String> code() {
    Matcher matcher = CODE.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** Returns the place in a machine file, if the message is about one. */
  Optional<Position> position() {
    Matcher matcher = POSITION.matcher(text);
    return matcher.find()
        ? Optional.of(
            new Position(
                matcher.group(1).substring(matcher.group(1).lastIndexOf('/') + 1),
                matcher.group(1),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }

  /**
   * A place in a machine file.
   *
   * @param file its name, without folders
   * @param path the path in the message
   */
  record Position(String file, String path, int line, int column) {}

  boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }

  /** Returns whether the message is a warning of any kind. */
  boolean isWarning() {
    return kind == Diagnostic.Kind.WARNING || kind == Diagnostic.Kind.MANDATORY_WARNING;
  }

  /**
   * Returns whether Pawl or generated code causes the warning, as opposed to the program that uses
   * the code.
   */
  boolean isOurWarning() {
    return isWarning() && !"Program.java".equals(file);
  }

  @Override
  public String toString() {
    return kind + " " + file + ":" + line + ": " + text;
  }
}

package dev.pawl.processor.e2e;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Something that a compiler said.
 *
 * @param file the name of the file, without folders; empty where the compiler knows none
 * @param line from 1; not positive where the compiler knows none
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

  /** The code of the problem, if the processor said it. */
  Optional<String> code() {
    Matcher matcher = CODE.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The place in a machine file, if the message is about one. */
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
   * @param path the file as the message shows it
   */
  record Position(String file, String path, int line, int column) {}

  boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }

  /** Whether it is a warning of whatever kind. */
  boolean isWarning() {
    return kind == Diagnostic.Kind.WARNING || kind == Diagnostic.Kind.MANDATORY_WARNING;
  }

  /**
   * Whether it is a warning that generated code or Pawl is to blame for; what a compiler thinks of
   * the programs that use the code, such as of a parameter that a lambda leaves alone, is not.
   */
  boolean isOurWarning() {
    return isWarning() && !"Program.java".equals(file);
  }

  @Override
  public String toString() {
    return kind + " " + file + ":" + line + ": " + text;
  }
}

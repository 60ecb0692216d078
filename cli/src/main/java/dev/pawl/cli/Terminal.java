package dev.pawl.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The streams of a run. What goes into a file or a pipe is UTF-8, the same on every computer; what
 * goes to a terminal is in the terminal's own encoding.
 *
 * @param unicode whether the output shows the lines of diagrams, unless the user says otherwise
 * @param color whether messages may be coloured
 */
record Terminal(InputStream in, PrintStream out, PrintStream err, boolean unicode, boolean color) {

  private static final String LINES = "─│┌┐└┘├┤┬┴┼╴╵╶╷┄┆▲▼◀▶●▸◉";

  public static Terminal ofSystem() {
    boolean terminal = isTerminal(System.console());
    Charset charset = terminal ? charsetOfTerminal() : StandardCharsets.UTF_8;
    String noColor = System.getenv("NO_COLOR");
    boolean color =
        terminal && (noColor == null || noColor.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
    return new Terminal(
        System.in,
        stream(FileDescriptor.out, charset),
        stream(FileDescriptor.err, charset),
        charset.newEncoder().canEncode(LINES),
        color);
  }

  private static PrintStream stream(FileDescriptor descriptor, Charset charset) {
    return new CheckedPrintStream(new FileOutputStream(descriptor), charset);
  }

  /** Since JDK 22 there may be a console that is no terminal, which only that JDK can tell. */
  private static boolean isTerminal(@Nullable Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (IllegalAccessException | InvocationTargetException e) {
      return false;
    }
  }

  private static Charset charsetOfTerminal() {
    for (String key : new String[] {"stdout.encoding", "sun.stdout.encoding"}) {
      String name = System.getProperty(key);
      if (name != null && Charset.isSupported(name)) {
        return Charset.forName(name);
      }
    }
    return Charset.defaultCharset();
  }

  /**
   * Writes out what is left. Where nobody reads it any more, as behind {@code | head}, the run ends
   * as other programs do that are told so; any other failure is reported.
   *
   * @param code the exit code of the run
   * @return the exit code to end with
   */
  public int end(int code) {
    boolean failed = out.checkError();
    if (failed && out instanceof CheckedPrintStream outlet && outlet.isBroken()) {
      return ExitCode.BROKEN_PIPE;
    }
    if (failed) {
      String why = out instanceof CheckedPrintStream outlet ? outlet.failure().orElse("") : "";
      err.println("error: The output could not be written" + (why.isEmpty() ? "." : ": " + why));
    }
    return err.checkError() || failed ? ExitCode.NOT_DONE : code;
  }
}

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
 * The standard streams of the process. Output to a file or pipe is UTF-8. Output to a terminal has
 * the encoding of the terminal.
 *
 * @param in the standard input
 * @param out the standard output
 * @param err the error output
 * @param unicode whether the output can contain the characters with which diagrams are drawn
 * @param color whether messages may contain ANSI colors
 */
record Terminal(InputStream in, PrintStream out, PrintStream err, boolean unicode, boolean color) {

  private static final String LINES = "─│┌┐└┘├┤┬┴┼╴╵╶╷┄┆▲▼◀▶●▸◉";

  /** Returns the standard streams of this process. */
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

  /**
   * Returns whether a console is a terminal. Since JDK 22, a console can exist without a terminal.
   * The method {@code Console.isTerminal}, which JDK 22 added, returns whether a terminal exists.
   */
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
   * Flushes the output. Reports a failed write, unless the output is a pipe whose reader has ended,
   * such as {@code head}.
   *
   * @param code the exit code of the command
   * @return the exit code of the process; {@link ExitCode#BROKEN_PIPE} if the reader of the pipe
   *     has ended
   */
  public int end(int code) {
    boolean failed = out.checkError();
    if (failed && out instanceof CheckedPrintStream checked && checked.isBroken()) {
      return ExitCode.BROKEN_PIPE;
    }
    if (failed) {
      String why = out instanceof CheckedPrintStream checked ? checked.failure().orElse("") : "";
      err.println("error: The output could not be written" + (why.isEmpty() ? "." : ": " + why));
    }
    return err.checkError() || failed ? ExitCode.FILE_ERROR : code;
  }
}

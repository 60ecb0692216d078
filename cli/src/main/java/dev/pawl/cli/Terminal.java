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
 * The streams of a run. Output to a file or pipe is UTF-8 on every computer; output to a terminal
 * uses the encoding of the terminal.
 *
 * @param in the standard input
 * @param out the standard output
 * @param err the error output
 * @param unicode whether the output can show the characters of diagrams
 * @param color whether messages may be colored
 */
record Terminal(InputStream in, PrintStream out, PrintStream err, boolean unicode, boolean color) {

  private static final String LINES = "─│┌┐└┘├┤┬┴┼╴╵╶╷┄┆▲▼◀▶●▸◉";

  /** Returns the streams of this process. */
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
   * Returns whether a console is a terminal. Since JDK 22 a console may exist without a terminal.
   * The method {@code Console.isTerminal}, which JDK 22 has added, distinguishes the two cases.
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
   * Flushes the output and determines the exit code of the process. If the reader of a pipe has
   * closed the pipe, as {@code head} does, the code is {@link ExitCode#BROKEN_PIPE}. Other failures
   * are reported.
   *
   * @param code the exit code of the command
   * @return the exit code of the process
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
    return err.checkError() || failed ? ExitCode.NOT_DONE : code;
  }
}

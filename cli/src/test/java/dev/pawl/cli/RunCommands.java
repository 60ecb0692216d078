package dev.pawl.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Runs the command line and keeps the output of the last run. */
final class RunCommands {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private InputStream in = InputStream.nullInputStream();

  /** Sets the standard input of the next run. */
  RunCommands input(String text) {
    in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** Runs a command and returns the exit code. */
  int run(String... arguments) {
    return runInto(out, arguments);
  }

  /** Runs a command that writes its output to the given stream, and returns the exit code. */
  int runInto(OutputStream into, String... arguments) {
    out.reset();
    err.reset();
    Terminal terminal =
        new Terminal(
            in,
            new CheckedPrintStream(into, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            true,
            false);
    return terminal.end(CommandLine.run(arguments, terminal));
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}

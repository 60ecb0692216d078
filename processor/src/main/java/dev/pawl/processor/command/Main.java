package dev.pawl.processor.command;

import dev.pawl.processor.command.console.ExitCode;
import dev.pawl.processor.command.console.Terminal;

/** Runs the command line, and ends the JVM with an exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofSystem();
    int code = CommandLine.run(arguments, terminal);
    System.exit(terminal.flush() ? code : ExitCode.NOT_DONE);
  }
}

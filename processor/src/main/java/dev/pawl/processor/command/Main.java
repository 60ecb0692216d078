package dev.pawl.processor.command;

import dev.pawl.processor.command.console.Terminal;

/** Runs the command line, and ends the JVM with an exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofSystem();
    System.exit(terminal.end(CommandLine.run(arguments, terminal)));
  }
}

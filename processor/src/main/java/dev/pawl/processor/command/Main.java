package dev.pawl.processor.command;

import dev.pawl.processor.command.console.Terminal;

/** Runs the command line, and ends the JVM with an exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.setProperty("java.awt.headless", "true");
    Terminal terminal = Terminal.ofSystem();
    System.exit(terminal.end(CommandLine.run(arguments, terminal)));
  }
}

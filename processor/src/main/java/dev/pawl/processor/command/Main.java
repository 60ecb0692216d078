package dev.pawl.processor.command;

/** Runs the command line, and ends the JVM with an exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    Terminal terminal = Terminal.ofSystem();
    int code = CommandLine.run(arguments, terminal);
    System.exit(terminal.flush() ? code : ExitCode.NOT_DONE);
  }
}

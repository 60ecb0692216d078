package dev.pawl.cli;

/** The main class, which runs the command and ends the JVM with the command's exit code. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.setProperty("java.awt.headless", "true");
    Terminal terminal = Terminal.ofSystem();
    System.exit(terminal.end(CommandLine.run(arguments, terminal)));
  }
}

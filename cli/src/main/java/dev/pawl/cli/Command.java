package dev.pawl.cli;

import java.util.Set;

interface Command {

  /** Returns the name with which users call the command. */
  String name();

  /** Returns the help text. All lines end with a line feed. */
  String help();

  /** Returns the options that the command accepts. */
  Set<CommandOption> switches();

  default boolean needsFile() {
    return true;
  }

  /**
   * Runs the command.
   *
   * @return the exit code
   * @throws UsageError if the arguments are not valid
   */
  int run(Arguments arguments, Terminal terminal) throws UsageError;
}

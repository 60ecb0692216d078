package dev.pawl.cli;

import java.util.Set;

/** One thing that the command line can do. */
interface Command {

  String name();

  /** How it is used, whole lines with a line feed after each. */
  String help();

  Set<CommandOption> switches();

  /** Whether it makes no sense without a file. */
  default boolean needsFile() {
    return true;
  }

  /** Does it; the exit code. */
  int run(Arguments arguments, Terminal terminal) throws UsageError;
}

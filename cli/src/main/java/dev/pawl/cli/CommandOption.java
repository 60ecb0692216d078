package dev.pawl.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The options of the command line. */
enum CommandOption {
  TO("--to", true),
  OUTPUT("-o", true),
  OUT("--out", true),
  WIDTH("--width", true),
  ASCII("--ascii", false),
  UNICODE("--unicode", false),
  MACHINES("--machines", true),
  CHECK("--check", false),
  FORMAT("--format", true),
  STRICT("--strict", false),
  WARNINGS("--warnings", true),
  SUPPRESS("--suppress", true),
  PORT("--port", true),
  FAIL_ON("--fail-on", true),
  UNPROVEN("--unproven", false),
  DATA("--data", true),
  CSV("--csv", true),
  LIST("--list", true),
  MINIMUM("--minimum", true),
  EXCLUDE_TESTS("--exclude-tests", true),
  JSON("--json", true),
  FROM("--from", true),
  ENUM("--enum", false),
  NAME("--name", true),
  PACKAGE("--package", true),
  HELP("--help", false);

  private final String text;
  private final boolean takesValue;

  CommandOption(String text, boolean takesValue) {
    this.text = text;
    this.takesValue = takesValue;
  }

  /** Returns the option as users write it, such as {@code --to}. */
  public String text() {
    return text;
  }

  public boolean takesValue() {
    return takesValue;
  }

  public static Optional<CommandOption> of(String text) {
    String written = text.equals("-h") ? HELP.text : text;
    return Arrays.stream(values()).filter(s -> s.text.equals(written)).findFirst();
  }

  public static List<String> texts(Collection<CommandOption> switches) {
    return switches.stream().map(CommandOption::text).sorted().toList();
  }
}

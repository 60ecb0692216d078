package dev.pawl.cli;

import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The arguments of a command: options, written as {@code --name value} or {@code --name=value}, and
 * files.
 */
final class Arguments {

  private final List<String> files = new ArrayList<>();
  private final Map<CommandOption, List<String>> values = new EnumMap<>(CommandOption.class);

  private Arguments() {}

  /**
   * Parses arguments. Each argument after {@code --} is a file, and so is {@code -}.
   *
   * @param options the options of the command
   * @throws UsageError if an option is unknown, if its value is missing, if an option without value
   *     has one, or if {@code -} is given several times
   */
  public static Arguments parse(List<String> arguments, Set<CommandOption> options)
      throws UsageError {
    Arguments parsed = new Arguments();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--")) {
        parsed.files.addAll(arguments.subList(i + 1, arguments.size()));
        break;
      }
      if (!argument.startsWith("-") || argument.equals("-")) {
        parsed.files.add(argument);
        continue;
      }
      int equals = argument.indexOf('=');
      CommandOption given = find(equals < 0 ? argument : argument.substring(0, equals), options);
      String value = "";
      if (given.takesValue() && equals < 0) {
        if (++i == arguments.size()) {
          throw new UsageError(given.text() + " needs a value.");
        }
        value = arguments.get(i);
      } else if (given.takesValue()) {
        value = argument.substring(equals + 1);
      } else if (equals >= 0) {
        throw new UsageError(given.text() + " takes no value.");
      }
      parsed.values.computeIfAbsent(given, s -> new ArrayList<>()).add(value);
    }
    if (Collections.frequency(parsed.files, "-") > 1) {
      throw new UsageError("\"-\" is given more than once. The standard input is read only once.");
    }
    return parsed;
  }

  private static CommandOption find(String text, Set<CommandOption> taken) throws UsageError {
    Optional<CommandOption> found = CommandOption.of(text).filter(taken::contains);
    if (found.isEmpty()) {
      throw new UsageError(
          "There is no option " + text + " here.", Nearest.hint(text, CommandOption.texts(taken)));
    }
    return found.get();
  }

  public List<String> files() {
    return List.copyOf(files);
  }

  public boolean has(CommandOption wanted) {
    return values.containsKey(wanted);
  }

  /** Returns all values of an option; empty if the option is not given. */
  public List<String> all(CommandOption wanted) {
    return values.getOrDefault(wanted, List.of());
  }

  /**
   * Returns the value of an option; empty if the option is not given.
   *
   * @throws UsageError if the option is given several times, or if its value is empty
   */
  public Optional<String> value(CommandOption wanted) throws UsageError {
    List<String> given = all(wanted);
    if (given.size() > 1) {
      throw new UsageError(wanted.text() + " is given more than once.");
    }
    if (given.contains("")) {
      throw new UsageError(wanted.text() + " needs a value.");
    }
    return given.stream().findFirst();
  }

  /**
   * Returns the value of an option; empty if the option is not given.
   *
   * @throws UsageError if the value is not one of {@code values}, or if the option is given several
   *     times
   */
  public Optional<String> oneOf(CommandOption option, List<String> values) throws UsageError {
    Optional<String> value = value(option);
    if (value.isPresent() && !values.contains(value.get())) {
      throw new UsageError(
          option.text() + " must be " + NameList.or(values) + ", not \"" + value.get() + "\".",
          Nearest.hint(value.get(), values));
    }
    return value;
  }

  /**
   * Checks that at most one of two options is given.
   *
   * @throws UsageError if both options are given
   */
  public void exclude(CommandOption one, CommandOption other) throws UsageError {
    if (has(one) && has(other)) {
      throw new UsageError("Give either " + one.text() + " or " + other.text() + ".");
    }
  }
}

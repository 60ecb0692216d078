package dev.pawl.store.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The usage of a command, such as {@code ID STATE --actor WHO [--machine NAME]}. Options have one
 * value each; options in brackets are optional.
 */
record Usage(String text) {

  private static final Pattern PART = Pattern.compile("(\\[)?(--[a-z-]+) ([A-Z]+)]?|([A-Z]+)");

  /** Returns the names of the positional arguments. The usage shows these names in capitals. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (Matcher part = PART.matcher(text); part.find(); ) {
      if (part.group(4) != null) {
        words.add(part.group(4));
      }
    }
    return words;
  }

  /** Returns for each option whether the option is required. */
  Map<String, Boolean> options() {
    Map<String, Boolean> options = new LinkedHashMap<>();
    for (Matcher part = PART.matcher(text); part.find(); ) {
      if (part.group(2) != null) {
        options.put(part.group(2), part.group(1) == null);
      }
    }
    return options;
  }

  /**
   * Parses the arguments of a command: positional arguments, and options as {@code --name value} or
   * {@code --name=value}. All arguments after {@code --} are positional.
   *
   * @throws UsageError if the arguments do not match this usage
   */
  Arguments read(List<String> arguments) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String one = arguments.get(i);
      if (one.equals("--")) {
        found.addAll(arguments.subList(i + 1, arguments.size()));
        break;
      }
      if (!one.startsWith("--")) {
        found.add(one);
        continue;
      }
      int equals = one.indexOf('=');
      String option = equals < 0 ? one : one.substring(0, equals);
      if (!options().containsKey(option)) {
        throw new UsageError("This command has no option " + option + ".");
      }
      if (equals < 0 && ++i == arguments.size()) {
        throw new UsageError(option + " needs a value.");
      }
      String value = equals < 0 ? arguments.get(i) : one.substring(equals + 1);
      if (values.put(option, value) != null) {
        throw new UsageError(option + " was given twice.");
      }
    }
    require(found, values);
    Map<String, String> named = new LinkedHashMap<>();
    for (int i = 0; i < found.size(); i++) {
      named.put(words().get(i), found.get(i));
    }
    return new Arguments(named, values);
  }

  private void require(List<String> found, Map<String, String> values) {
    List<String> words = words();
    if (found.size() < words.size()) {
      throw new UsageError(words.get(found.size()) + " is missing.");
    } else if (found.size() > words.size()) {
      throw new UsageError("\"" + found.get(words.size()) + "\" was not expected.");
    }
    options()
        .forEach(
            (option, required) -> {
              if (required && (!values.containsKey(option) || values.get(option).isBlank())) {
                throw new UsageError(option + " is missing.");
              }
            });
  }
}

package dev.pawl.store.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words that may stand after a command, as its help shows it: {@code ID STATE --actor WHO
 * [--machine NAME]}. Options have one value each; those in brackets may be left out.
 */
record Usage(String text) {

  private static final Pattern PART = Pattern.compile("(\\[)?(--[a-z-]+) ([A-Z]+)]?|([A-Z]+)");

  /** The words in capitals. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (Matcher part = PART.matcher(text); part.find(); ) {
      if (part.group(4) != null) {
        words.add(part.group(4));
      }
    }
    return words;
  }

  /** Whether each option must be there. */
  Map<String, Boolean> options() {
    Map<String, Boolean> options = new LinkedHashMap<>();
    for (Matcher part = PART.matcher(text); part.find(); ) {
      if (part.group(2) != null) {
        options.put(part.group(2), part.group(1) == null);
      }
    }
    return options;
  }

  /** Reads what was said after the command. */
  Arguments read(List<String> said) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < said.size(); i++) {
      String one = said.get(i);
      if (!one.startsWith("--")) {
        found.add(one);
      } else if (!options().containsKey(one)) {
        throw new UsageError("There is no option " + one + " here.");
      } else if (++i == said.size()) {
        throw new UsageError(one + " needs a value.");
      } else if (values.put(one, said.get(i)) != null) {
        throw new UsageError(one + " is there twice.");
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
      throw new UsageError("\"" + found.get(words.size()) + "\" is too much.");
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

package dev.pawl.processor;

import dev.pawl.processor.generate.Generators;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Selects the stubs of a machine that compile although the user has declared types with the names
 * of some stubs. The user's types lack the nested types of these stubs.
 */
final class UsableStubs {

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:class|interface|enum|record) (\\w+)");

  private UsableStubs() {}

  /**
   * Returns the stubs to write, in the same order: those that need neither a nested type of a stub
   * whose name is taken, nor another stub that is not written.
   */
  static List<Generators.Source> of(
      List<Generators.Source> stubs, Predicate<Generators.Source> isTaken) {
    List<Generators.Source> usable = new ArrayList<>(stubs);
    List<String> missing = new ArrayList<>();
    for (Generators.Source stub : stubs) {
      if (isTaken.test(stub)) {
        usable.remove(stub);
        Matcher nested = DECLARATION.matcher(code(stub));
        while (nested.find()) {
          missing.add(stub.name() + "\\." + nested.group(1));
        }
      }
    }
    boolean complete = missing.isEmpty();
    while (!complete) {
      Pattern needed = Pattern.compile("\\b(?:" + String.join("|", missing) + ")\\b");
      List<Generators.Source> broken =
          usable.stream().filter(stub -> needed.matcher(code(stub)).find()).toList();
      usable.removeAll(broken);
      broken.forEach(stub -> missing.add(stub.name()));
      complete = broken.isEmpty();
    }
    return usable;
  }

  private static String code(Generators.Source stub) {
    return COMMENT.matcher(stub.text()).replaceAll("");
  }
}

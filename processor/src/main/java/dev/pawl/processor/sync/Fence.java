package dev.pawl.processor.sync;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fences around code blocks of Markdown, as CommonMark reads them; one in a list or a quotation
 * counts too. What stands between fences is an example, not a marker.
 */
final class Fence {

  private static final int SHORTEST = 3;

  /** Blanks, signs of quotations, and bullets or numbers of list items. */
  private static final String WITHIN = "[\\s>]*+(?:(?:[-*+]|\\d{1,9}[.)])\\s[\\s>]*+){0,9}";

  private static final Pattern OPENING =
      Pattern.compile(WITHIN + "(?<fence>`{3,}+(?=[^`]*$)|~{3,}+).*");

  private static final Pattern CLOSING = Pattern.compile("[\\s>]*+(?<fence>`{3,}+|~{3,}+)\\s*");

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private String open = "";

  /** Takes the next line; whether it is a fence or stands between fences. */
  boolean covers(String line) {
    if (open.isEmpty()) {
      Matcher opening = OPENING.matcher(line);
      if (opening.matches()) {
        open = opening.group("fence");
      }
      return !open.isEmpty();
    }
    Matcher closing = CLOSING.matcher(line);
    if (closing.matches() && closing.group("fence").startsWith(open)) {
      open = "";
    }
    return true;
  }

  boolean isOpen() {
    return !open.isEmpty();
  }

  /** Text in fences longer than any run of backticks in it, so that nothing in it can end them. */
  static String around(String language, String text) {
    int longest = SHORTEST - 1;
    Matcher run = BACKTICKS.matcher(text);
    while (run.find()) {
      longest = Math.max(longest, run.end() - run.start());
    }
    String fence = "`".repeat(longest + 1);
    return fence + language + "\n" + text + fence + "\n";
  }
}

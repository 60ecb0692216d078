package dev.pawl.language.model;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A property in the form in which the compiled model of a machine contains it: as text.
 *
 * @param name the name of the property
 * @param claim the claim, such as {@code never in(A) && in(B)}
 * @param verdict the verdict, such as {@code holds}
 * @param requirements the identifiers of the requirements that the property covers
 */
public record StatedProperty(String name, String claim, String verdict, List<String> requirements) {

  private static final Pattern STATE =
      Pattern.compile("\\b(?:in|entered|exited)\\(([^)]*)\\)|^(\\S+) handles all events");

  private static final Pattern EVENT = Pattern.compile("\\bevent\\(([^)]*)\\)");

  private static final Pattern FINAL = Pattern.compile("\\bfinal\\b(?!\\))");

  public StatedProperty {
    requirements = List.copyOf(requirements);
  }

  /** Returns the names of the states in the claim, in the order of the text. */
  public Set<String> states() {
    return names(STATE);
  }

  /**
   * Returns the names of the events in the claim, in the order of the text. Does not include the
   * events that a claim about handled events lists as exceptions.
   */
  public Set<String> events() {
    return names(EVENT);
  }

  /** Returns whether the claim is about the end of the machine. */
  public boolean mentionsEnd() {
    return FINAL.matcher(claim).find();
  }

  private Set<String> names(Pattern pattern) {
    Set<String> names = new LinkedHashSet<>();
    Matcher matcher = pattern.matcher(claim);
    while (matcher.find()) {
      for (int group = 1; group <= matcher.groupCount(); group++) {
        if (matcher.group(group) != null) {
          names.add(matcher.group(group));
        }
      }
    }
    return names;
  }
}

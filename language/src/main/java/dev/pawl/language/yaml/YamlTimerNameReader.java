package dev.pawl.language.yaml;

import dev.pawl.language.model.Event;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A reader of timer names. A timer is named by {@code name} in one of its transitions. */
final class YamlTimerNameReader {

  private final FileProblems problems;

  public YamlTimerNameReader(FileProblems problems) {
    this.problems = problems;
  }

  /**
   * Returns the name that the transitions of a timer give to the timer; empty if there is none. If
   * the transitions give different names, returns the first name and reports the other names.
   */
  public Optional<YamlValue.Text> read(YamlValue value) {
    YamlValue.Text first = null;
    for (YamlValue item :
        value instanceof YamlValue.Sequence list ? list.items() : List.of(value)) {
      YamlValue.Text name = item instanceof YamlValue.Mapping mapping ? name(mapping) : null;
      if (first == null) {
        first = name;
      } else if (name != null && !name.text().equals(first.text())) {
        report(name, "another transition of the timer names it " + QuotedText.of(first.text()));
      }
    }
    return Optional.ofNullable(first);
  }

  private YamlValue.@Nullable Text name(YamlValue.Mapping mapping) {
    for (YamlValue.Entry entry : mapping.entries()) {
      if (entry.key().text().equals("name")) {
        return name(entry.value());
      }
    }
    return null;
  }

  private YamlValue.@Nullable Text name(YamlValue value) {
    if (!(value instanceof YamlValue.Text name) || name.isNothing() || name.text().isBlank()) {
      problems.wrongType("\"name\"", "the name of a timer", value);
      return null;
    } else if (name.text().startsWith(Event.DONE_PREFIX)) {
      report(name, "only events for completed states have such names");
      return null;
    }
    return NameChecks.check(name, "a timer", problems) ? name : null;
  }

  private void report(YamlValue.Text name, String reason) {
    problems.add(Code.TIMER_NAME, name.place(), QuotedText.bare(name.text()), reason);
  }
}

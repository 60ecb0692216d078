package dev.pawl.processor.read.yaml.part;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Names;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.node.Value;
import java.util.List;
import java.util.Optional;

/** Reads what a timer is called: {@code name} of any of its transitions. */
public final class TimerNameReader {

  private final FileProblems problems;

  public TimerNameReader(FileProblems problems) {
    this.problems = problems;
  }

  /** The name that stands below a delay; of several that differ the first, others are reported. */
  public Optional<Value.Text> read(Value value) {
    Value.Text first = null;
    for (Value item : value instanceof Value.Sequence list ? list.items() : List.of(value)) {
      Value.Text name = item instanceof Value.Mapping mapping ? name(mapping) : null;
      if (first == null) {
        first = name;
      } else if (name != null && !name.text().equals(first.text())) {
        report(name, "another of its transitions calls it " + Quoted.of(first.text()));
      }
    }
    return Optional.ofNullable(first);
  }

  private Value.Text name(Value.Mapping mapping) {
    for (Value.Entry entry : mapping.entries()) {
      if (entry.key().text().equals("name")) {
        return name(entry.value());
      }
    }
    return null;
  }

  private Value.Text name(Value value) {
    if (!(value instanceof Value.Text name) || name.isNothing() || name.text().isBlank()) {
      problems.wrongType("\"name\"", "the name of a timer", value);
      return null;
    } else if (name.text().startsWith(Event.DONE_PREFIX)) {
      report(name, "only what tells that a state is done is called so");
      return null;
    }
    return Names.check(name, "a timer", problems) ? name : null;
  }

  private void report(Value.Text name, String reason) {
    problems.add(Code.TIMER_NAME, name.place(), Quoted.bare(name.text()), reason);
  }
}

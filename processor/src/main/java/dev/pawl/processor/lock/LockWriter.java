package dev.pawl.processor.lock;

import dev.pawl.processor.model.storage.Ids;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the text of a lock file: a line for each state, event, record and component. */
final class LockWriter {

  private static final String HEAD =
      """
      # What the states and events of a machine are called in stored data. The compiler adds to this
      # file; commit it, and never change or reuse a number.
      """;

  private final StringBuilder out = new StringBuilder(HEAD);

  private LockWriter() {}

  static String text(Ids ids) {
    LockWriter writer = new LockWriter();
    writer.out.append("lock ").append(LockReader.VERSION).append(' ');
    writer.out.append(Line.written(ids.machine())).append('\n');
    ids.context().ifPresent(c -> writer.context(c, ids.contextAdded()));
    writer.entries(Line.STATE, ids.states());
    writer.entries(Line.EVENT, ids.events());
    writer.entries(Line.RECORD, ids.records());
    return writer.out.toString();
  }

  private void context(String type, boolean added) {
    out.append("context ").append(Line.written(type)).append(added ? " added\n" : "\n");
  }

  private void entries(String kind, List<Ids.Entry> entries) {
    entries.stream().sorted(Comparator.comparingInt(Ids.Entry::number)).forEach(e -> add(kind, e));
  }

  private void add(String kind, Ids.Entry entry) {
    out.append(kind).append(' ').append(entry.number()).append(' ');
    out.append(Line.written(entry.name()));
    if (!entry.wireNames().equals(List.of(entry.name()))) {
      out.append(' ').append(Line.WIRE).append(' ').append(names(entry.wireNames()));
    }
    if (!entry.formerNames().isEmpty()) {
      out.append(' ').append(Line.WAS).append(' ').append(names(entry.formerNames()));
    }
    if (entry.removed()) {
      out.append(' ').append(Line.REMOVED);
    }
    entry.becomes().ifPresent(b -> out.append(" becomes ").append(Line.written(b)));
    out.append('\n');
    entry.parts().stream()
        .sorted(Comparator.comparingInt(Ids.Part::number))
        .forEach(p -> add(kind, entry, p));
  }

  private void add(String kind, Ids.Entry entry, Ids.Part part) {
    out.append(kind).append(' ').append(entry.number()).append('.').append(part.number());
    out.append(' ').append(part.name()).append(' ').append(Line.written(part.type()));
    out.append(part.added() ? " added" : "").append(part.removed() ? " removed" : "");
    out.append('\n');
  }

  private static String names(List<String> names) {
    return names.stream().map(Line::written).collect(Collectors.joining(" "));
  }
}

package dev.pawl.processor.lock;

import dev.pawl.language.diff.Structure;
import dev.pawl.language.model.StableNumbers;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the text of a lock file. Each state, event, record and component gets a line. */
final class LockWriter {

  private static final String HEAD =
      """
      # The numbers and names of states and events in stored data. The compiler adds to this file.
      # Commit it, and never change or reuse a number.
      """;

  private final StringBuilder out = new StringBuilder(HEAD);

  private final Map<Integer, String> lineEnds;

  private LockWriter(Map<Integer, String> lineEnds) {
    this.lineEnds = lineEnds;
  }

  /**
   * @param lineEnds the end of the line of each state, as {@link Structures#endOfLine} returns it,
   *     by the number of the state
   */
  static String text(StableNumbers ids, Map<Integer, String> lineEnds) {
    LockWriter writer = new LockWriter(lineEnds);
    writer.out.append("lock ").append(LockReader.VERSION).append(' ');
    writer.out.append(LockLine.written(ids.machine()));
    writer.out.append(lineEnds.getOrDefault(Structure.ROOT, "")).append('\n');
    ids.context().ifPresent(c -> writer.writeContext(c, ids.contextAdded()));
    writer.writeEntries(LockLine.STATE, ids.states());
    writer.writeEntries(LockLine.EVENT, ids.events());
    writer.writeEntries(LockLine.RECORD, ids.records());
    return writer.out.toString();
  }

  private void writeContext(String type, boolean added) {
    out.append("context ").append(LockLine.written(type)).append(added ? " added\n" : "\n");
  }

  private void writeEntries(String kind, List<StableNumbers.Entry> entries) {
    entries.stream()
        .sorted(Comparator.comparingInt(StableNumbers.Entry::number))
        .forEach(e -> add(kind, e));
  }

  private void add(String kind, StableNumbers.Entry entry) {
    out.append(kind).append(' ').append(entry.number()).append(' ');
    out.append(LockLine.written(entry.name()));
    if (!entry.wireNames().equals(List.of(entry.name()))) {
      out.append(' ').append(LockLine.WIRE).append(' ').append(names(entry.wireNames()));
    }
    if (!entry.formerNames().isEmpty()) {
      out.append(' ').append(LockLine.WAS).append(' ').append(names(entry.formerNames()));
    }
    if (entry.removed()) {
      out.append(' ').append(LockLine.REMOVED);
    }
    entry.becomes().ifPresent(b -> out.append(" becomes ").append(LockLine.written(b)));
    if (kind.equals(LockLine.STATE)) {
      out.append(lineEnds.getOrDefault(entry.number(), ""));
    }
    out.append('\n');
    entry.parts().stream()
        .sorted(Comparator.comparingInt(StableNumbers.Part::number))
        .forEach(p -> add(kind, entry, p));
  }

  private void add(String kind, StableNumbers.Entry entry, StableNumbers.Part part) {
    out.append(kind).append(' ').append(entry.number()).append('.').append(part.number());
    out.append(' ').append(part.name()).append(' ').append(LockLine.written(part.type()));
    out.append(part.added() ? " added" : "").append(part.removed() ? " removed" : "");
    out.append('\n');
  }

  /** Returns names as they are written in a lock file, separated by spaces. */
  static String names(List<String> names) {
    return names.stream().map(LockLine::written).collect(Collectors.joining(" "));
  }
}

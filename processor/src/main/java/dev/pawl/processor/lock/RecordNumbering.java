package dev.pawl.processor.lock;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers the records in the data of a machine, and their components. A component that is added to
 * a record must be optional, because stored data lacks it.
 */
final class RecordNumbering {

  private final Map<TypeRef, Shape> shapes;
  private final Map<String, Shape.Components> records = new LinkedHashMap<>();

  /**
   * The types in the data of the machine. Each type is mapped to the location of its first use in
   * the declaration.
   */
  private final Map<String, Origin> stored = new HashMap<>();

  private final List<StableNumbers.Entry> lockRecords;
  private final Problems problems;

  /**
   * @param lockRecords the records in the lock file
   */
  RecordNumbering(
      ResolvedMachine machine, List<StableNumbers.Entry> lockRecords, Problems problems) {
    this.shapes = machine.declared().storage().shapes();
    this.lockRecords = lockRecords;
    this.problems = problems;
    machine.tree().nodes().forEach(s -> s.behavior().data().forEach(this::find));
    machine.events().forEach(e -> e.payload().forEach(this::find));
    Origin context = machine.declared().place(Storage.CONTEXT);
    machine.declared().context().ifPresent(c -> find(c, context));
  }

  private void find(Event.Param part) {
    find(part.type(), part.origin());
  }

  private void find(TypeRef type, Origin place) {
    type.arguments().forEach(argument -> find(argument, place));
    stored.putIfAbsent(type.qualifiedName(), place);
    if (type.dimensions() == 0
        && shapes.get(type) instanceof Shape.Components record
        && records.putIfAbsent(type.qualifiedName(), record) == null) {
      record.components().forEach(c -> find(c.type(), place));
    }
  }

  /** Returns all records, including those that were removed from the data, by number. */
  List<StableNumbers.Entry> entries() {
    List<StableNumbers.Entry> entries = new ArrayList<>();
    for (StableNumbers.Entry entry : lockRecords) {
      boolean gone = !records.containsKey(entry.name());
      if (gone && !entry.removed() && stored.containsKey(entry.name())) {
        reportNoRecord(entry);
      }
      entries.add(entry.with(gone, entry.becomes(), gone ? entry.parts() : parts(entry)));
    }
    int last = lockRecords.stream().mapToInt(StableNumbers.Entry::number).max().orElse(0);
    for (String name : records.keySet()) {
      if (lockRecords.stream().noneMatch(e -> e.name().equals(name))) {
        StableNumbers.Entry fresh =
            new StableNumbers.Entry(
                ++last, name, List.of(), List.of(name), false, Optional.empty(), List.of());
        entries.add(fresh.with(false, Optional.empty(), parts(fresh)));
      }
    }
    return entries;
  }

  /** Returns the components of a record, including removed ones. */
  private List<StableNumbers.Part> parts(StableNumbers.Entry entry) {
    List<StableNumbers.Part> parts = new ArrayList<>();
    int last = entry.parts().stream().mapToInt(StableNumbers.Part::number).max().orElse(0);
    boolean isOld = lockRecords.contains(entry);
    for (Shape.Component component : requireNonNull(records.get(entry.name())).components()) {
      String type = component.type().qualifiedName();
      Optional<StableNumbers.Part> known = entry.part(component.name());
      boolean isNew = known.map(StableNumbers.Part::removed).orElse(isOld);
      known
          .filter(part -> !part.type().equals(type))
          .ifPresent(part -> reportChangedType(entry, part, component.type()));
      if (isNew && !component.type().isOptional()) {
        reportAddedComponent(entry, component);
      }
      boolean added = isNew || known.map(StableNumbers.Part::added).orElse(false);
      int number = known.isPresent() ? known.get().number() : ++last;
      parts.add(new StableNumbers.Part(number, component.name(), type, added, false));
    }
    entry.parts().stream()
        .filter(old -> parts.stream().noneMatch(p -> p.number() == old.number()))
        .map(old -> new StableNumbers.Part(old.number(), old.name(), old.type(), old.added(), true))
        .toList()
        .forEach(parts::add);
    return parts;
  }

  /** Returns the location of a record's first use in the declaration. */
  private Origin place(StableNumbers.Entry entry) {
    return requireNonNull(stored.get(entry.name()));
  }

  private void reportChangedType(StableNumbers.Entry entry, StableNumbers.Part part, TypeRef now) {
    problems.add(
        Code.TYPE_CHANGED,
        "If the type changes, give the component a new name and make it Optional.",
        place(entry),
        entry.name() + "." + part.name(),
        part.type(),
        now.qualifiedName());
  }

  private void reportNoRecord(StableNumbers.Entry entry) {
    problems.add(
        Code.TYPE_CHANGED,
        "Make it a record again, or give the component a new name. Or, if no data was stored yet,"
            + " delete the lines of record "
            + entry.number()
            + " from the lock file.",
        place(entry),
        entry.name(),
        "a record",
        "none");
  }

  private void reportAddedComponent(StableNumbers.Entry entry, Shape.Component component) {
    problems.add(
        Code.RECORD_GROWN,
        "Make it an Optional. Or, if no data was stored yet, delete the lines of record "
            + entry.number()
            + " from the lock file.",
        place(entry),
        component.name(),
        entry.name());
  }
}

package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problems;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Numbers the states or the events of a machine. A name in the lock file keeps its number, and new
 * names get the next numbers. A name in the lock file that is no longer declared must be declared
 * as a former or reserved name.
 */
final class Numbering {

  private final NumberedNames subject;
  private final List<StableNumbers.Entry> lockEntries;
  private final Map<String, StableNumbers.Entry> lockEntriesByName = new HashMap<>();
  private final boolean locked;
  private final Function<String, Origin> locations;
  private final Problems problems;
  private final Map<Integer, StableNumbers.Entry> numbered = new LinkedHashMap<>();
  private final Set<String> mistyped = new HashSet<>();
  private int last;

  /**
   * @param lockEntries the entries of the lock file
   * @param locked whether a lock file exists; if so, the lock file must contain all former names in
   *     the declaration
   * @param locations returns the location of a line in the lock file, by a key such as {@code state
   *     2}
   */
  Numbering(
      NumberedNames subject,
      List<StableNumbers.Entry> lockEntries,
      boolean locked,
      Function<String, Origin> locations,
      Problems problems) {
    this.subject = subject;
    this.lockEntries = lockEntries;
    lockEntries.forEach(e -> lockEntriesByName.putIfAbsent(e.name(), e));
    this.locked = locked;
    this.locations = locations;
    this.problems = problems;
    this.last = lockEntries.stream().mapToInt(StableNumbers.Entry::number).max().orElse(0);
  }

  /** Returns all entries, including those of removed states or events, by number. */
  List<StableNumbers.Entry> entries() {
    subject.declared().forEach(this::number);
    subject.reserved().forEach(this::reserve);
    lockEntries.stream()
        .filter(e -> !numbered.containsKey(e.number()))
        .forEach(this::addUndeclared);
    new WireClaims(subject, problems).check(oldestFirst());
    return numbered.values().stream()
        .map(this::withExistingSuccessor)
        .sorted(Comparator.comparingInt(StableNumbers.Entry::number))
        .toList();
  }

  private List<StableNumbers.Entry> oldestFirst() {
    return numbered.values().stream()
        .sorted(
            Comparator.comparing((StableNumbers.Entry e) -> lockEntriesByName(e.name()).isEmpty()))
        .toList();
  }

  private Optional<StableNumbers.Entry> lockEntriesByName(String name) {
    return Optional.ofNullable(lockEntriesByName.get(name));
  }

  private void number(DeclaredName declared) {
    Optional<Storage.Renamed> renamed = subject.renamed(declared);
    Optional<StableNumbers.Entry> known = lockEntriesByName(declared.name());
    if (renamed.isPresent() && !checkRename(declared, renamed.get(), known)) {
      known.ifPresent(e -> numbered.put(e.number(), e));
      return;
    }
    if (known.isPresent() && known.get().removed()) {
      refuse(declared, "it was removed, and its stored data would be read as this");
      numbered.put(known.get().number(), known.get());
      return;
    }
    Optional<String> from =
        renamed
            .map(r -> r.from().name())
            .or(
                () ->
                    declared
                        .formerName()
                        .filter(n -> known.isEmpty())
                        .filter(this::isUndeclared)
                        .filter(n -> !locked || isInUse(n)));
    Optional<StableNumbers.Entry> entry =
        known.isPresent() ? known : from.flatMap(this::lockEntriesByName);
    int number = entry.isPresent() ? entry.get().number() : ++last;
    Set<String> former = new LinkedHashSet<>();
    Set<String> wireNames = new LinkedHashSet<>(declared.wireNames());
    entry.ifPresent(
        e -> {
          former.add(e.name());
          former.addAll(e.formerNames());
          wireNames.addAll(e.wireNames());
        });
    from.ifPresent(f -> former.add(f));
    from.filter(f -> entry.isEmpty()).ifPresent(f -> wireNames.add(subject.wireName(f)));
    former.remove(declared.name());
    numbered.put(
        number,
        new StableNumbers.Entry(
            number,
            declared.name(),
            List.copyOf(former),
            List.copyOf(wireNames),
            false,
            Optional.empty(),
            new PartNumbering(declared, entry, locked, problems).parts()));
  }

  /** Returns whether a name is neither declared nor reserved. */
  private boolean isUndeclared(String name) {
    return subject.find(name).isEmpty()
        && subject.reserved().stream().noneMatch(r -> r.name().name().equals(name));
  }

  /** Returns whether the lock file contains a name as that of a state or event in use. */
  private boolean isInUse(String name) {
    return lockEntriesByName(name).filter(e -> !e.removed()).isPresent();
  }

  private boolean checkRename(
      DeclaredName declared, Storage.Renamed renamed, Optional<StableNumbers.Entry> known) {
    String from = renamed.from().name();
    Optional<StableNumbers.Entry> source = lockEntriesByName(from);
    String why = null;
    if (subject.find(from).isPresent()) {
      why = "\"" + from + "\" is still declared";
    } else if (known.isPresent() && source.isPresent()) {
      why = "both are in the lock file";
    } else if (source.isPresent() && source.get().removed()) {
      why = "\"" + from + "\" was removed";
    } else if (source.isPresent() && numbered.containsKey(source.get().number())) {
      why = numbered.get(source.get().number()).name() + " was renamed from it";
    } else if (locked
        && source.isEmpty()
        && !known.map(e -> e.formerNames().contains(from)).orElse(false)) {
      why = "the lock file has no such " + subject.kind();
    }
    if (why != null) {
      Optional<String> suggestion =
          locked && source.isEmpty() ? suggestion(from) : Optional.empty();
      suggestion.ifPresent(mistyped::add);
      problems.add(
          Code.BAD_RENAME,
          suggestion.map(m -> "Did you mean \"" + m + "\"?"),
          renamed.from().origin(),
          declared.name(),
          from,
          why);
    }
    return why == null;
  }

  /**
   * Returns the name in the lock file that the user probably meant by {@code from}: among the names
   * that are no longer declared, the most similar one, or the only one.
   */
  private Optional<String> suggestion(String from) {
    List<String> undeclared =
        lockEntries.stream()
            .filter(e -> !e.removed())
            .map(StableNumbers.Entry::name)
            .filter(this::isUndeclared)
            .filter(n -> !isRenamed(n))
            .toList();
    return Nearest.to(from, undeclared)
        .or(() -> undeclared.size() == 1 ? Optional.of(undeclared.get(0)) : Optional.empty());
  }

  private boolean isRenamed(String name) {
    return subject.declared().stream()
        .anyMatch(d -> subject.renamed(d).filter(r -> r.from().name().equals(name)).isPresent());
  }

  private void reserve(Storage.Reserved reserved) {
    String name = reserved.name().name();
    Optional<DeclaredName> declared = subject.find(name);
    if (declared.isPresent()) {
      problems.add(
          Code.NAME_TAKEN,
          reserved.name().origin(),
          name,
          subject.machine(),
          "it is reserved, but a " + subject.kind() + " has it");
      return;
    }
    Optional<StableNumbers.Entry> known = lockEntriesByName(name);
    Optional<String> becomes = reserved.becomes().map(b -> b.name());
    reserved.becomes().ifPresent(b -> checkBecomes(name, known, b.name(), b.origin()));
    int number = known.isPresent() ? known.get().number() : ++last;
    numbered.put(
        number,
        new StableNumbers.Entry(
            number,
            name,
            known.map(StableNumbers.Entry::formerNames).orElse(List.of()),
            known.map(StableNumbers.Entry::wireNames).orElseGet(() -> wireNames(name)),
            true,
            becomes.isPresent() ? becomes : known.flatMap(StableNumbers.Entry::becomes),
            known.map(StableNumbers.Entry::parts).orElse(List.of())));
  }

  private List<String> wireNames(String name) {
    return List.of(subject.wireName(name));
  }

  /**
   * Reports a successor that does not exist, and a component of the successor's data that the
   * stored data of the removed state or event lacks.
   *
   * @param name the removed state or event
   * @param becomes the declared successor
   */
  private void checkBecomes(
      String name, Optional<StableNumbers.Entry> known, String becomes, Origin origin) {
    Optional<DeclaredName> target = subject.find(becomes);
    if (target.isEmpty()) {
      List<String> names = subject.declared().stream().map(DeclaredName::name).toList();
      problems.add(
          Code.BAD_BECOMES,
          Nearest.hint(becomes, names),
          origin,
          name,
          becomes,
          subject.machine() + " has no such " + subject.kind());
      return;
    }
    Set<String> added = addedComponents(becomes);
    for (Event.Param param : target.get().parts()) {
      String type = param.type().qualifiedName();
      boolean stored =
          known.flatMap(e -> e.part(param.name())).filter(p -> p.type().equals(type)).isPresent();
      boolean supplied = param.type().isOptional() || added.contains(param.name());
      if (!stored && !supplied) {
        problems.add(
            Code.BAD_BECOMES,
            "Make " + param.name() + " an Optional, or use another successor.",
            origin,
            name,
            becomes,
            "no stored data has a value for " + param.name() + " of " + becomes);
      }
    }
  }

  /**
   * Returns the components of a state or event that older data lacks. The application supplies the
   * values of missing components.
   */
  private Set<String> addedComponents(String name) {
    return numbered.values().stream()
        .filter(e -> e.name().equals(name) && !e.removed())
        .flatMap(e -> e.parts().stream())
        .filter(StableNumbers.Part::added)
        .map(StableNumbers.Part::name)
        .collect(Collectors.toSet());
  }

  private void addUndeclared(StableNumbers.Entry entry) {
    numbered.put(entry.number(), entry);
    // a typing error in renamedFrom would lead to this problem, but it has its own message
    if (entry.removed() || mistyped.contains(entry.name())) {
      return;
    }
    List<String> added =
        subject.declared().stream()
            .filter(d -> d.own() == isOwn(entry.name()))
            .map(DeclaredName::name)
            .filter(n -> lockEntriesByName(n).isEmpty())
            .toList();
    String reserve = "If it was removed on purpose, add " + reserving(entry.name());
    String rename =
        Nearest.to(entry.name(), added)
            .or(() -> added.size() == 1 ? Optional.of(added.get(0)) : Optional.empty())
            .map(n -> ". If " + n + " is its new name, add " + renaming(entry.name(), n) + ".")
            .orElse(".");
    String fresh =
        " If no data was stored with it yet, delete its lines, "
            + subject.kind()
            + " "
            + entry.number()
            + ", from the lock file.";
    problems.add(
        Code.REMOVED,
        reserve + rename + fresh,
        locations.apply(subject.kind() + " " + entry.number()),
        "The " + subject.kind() + " " + entry.name(),
        subject.machine());
  }

  /**
   * Returns the code that reserves a removed name. Without a successor, stored instances in a
   * removed state cannot be read.
   */
  private String reserving(String removed) {
    return isOfStates()
        ? reserved(removed, "SUCCESSOR")
            + ", or "
            + reserved(removed, "")
            + " if no instance is in it"
        : reserved(removed, "");
  }

  /** Returns the code that reserves a removed name, with a successor unless that is empty. */
  private String reserved(String removed, String successor) {
    String key = subject.reservedKey();
    if (isInFile()) {
      return key
          + ": "
          + (successor.isEmpty() ? removed : "{ " + removed + ": " + successor + " }");
    }
    return key + " = \"" + removed + (successor.isEmpty() ? "" : " -> " + successor) + "\"";
  }

  /** Returns whether the machine is declared in YAML. */
  private boolean isInFile() {
    return subject.declared().stream().noneMatch(d -> d.origin() instanceof Origin.InJava);
  }

  private boolean isOfStates() {
    return subject.kind().equals(LockLine.STATE);
  }

  /**
   * Returns whether a removed name is that of an event that only the machine raised. A lock file
   * does not contain the kinds of events, so a timer with a name of its own is not recognized.
   */
  private boolean isOwn(String removed) {
    return !isOfStates()
        && (removed.startsWith(Event.DONE_PREFIX)
            || removed.contains(Event.timerName("", "after", ""))
            || removed.contains(Event.timerName("", "every", "")));
  }

  /**
   * Returns the code that declares {@code former} as a previous name of {@code name}. Events of
   * timers and completions have no declaration for {@code renamedFrom}, so the former name of such
   * an event is declared as a reserved name.
   */
  private String renaming(String former, String name) {
    if (subject.find(name).filter(DeclaredName::own).isPresent()) {
      return reserved(former, name);
    }
    return (isInFile() ? "renamedFrom: " + former : "renamedFrom = \"" + former + "\"") + " to it";
  }

  /**
   * Returns an entry whose successor exists. If the declared successor was renamed, its new name is
   * used. If the declared successor was removed, the successor's own successor is used.
   */
  private StableNumbers.Entry withExistingSuccessor(StableNumbers.Entry entry) {
    if (entry.becomes().isEmpty()) {
      return entry;
    }
    Set<Integer> seen = new LinkedHashSet<>();
    Optional<String> name = entry.becomes();
    while (name.isPresent() && subject.find(name.get()).isEmpty()) {
      Optional<StableNumbers.Entry> next =
          lockEntriesByName(name.get()).map(e -> numbered.getOrDefault(e.number(), e));
      if (next.isEmpty() || !seen.add(next.get().number())) {
        name = Optional.empty();
      } else {
        name = next.get().removed() ? next.get().becomes() : Optional.of(next.get().name());
      }
    }
    return entry.with(true, name, entry.parts());
  }

  private void refuse(DeclaredName declared, String why) {
    problems.add(Code.NAME_TAKEN, declared.origin(), declared.name(), subject.machine(), why);
  }
}

package dev.pawl.processor.lock;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.diff.Structure;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses a lock file. Reports lines with a wrong format, and lines that contradict each other. */
final class LockReader {

  /** The version of the format of written lock files. */
  static final String VERSION = "2";

  /**
   * The first version of the format of lock files. Files in the first version can still be read,
   * although they do not record the nesting of states.
   */
  private static final String FIRST = "1";

  private static final Pattern HEAD = Pattern.compile("\\s*lock\\s+(\\S+).*", Pattern.DOTALL);
  private static final Pattern LATER = Pattern.compile("[3-9]|[1-9]\\d{1,6}");
  private static final Pattern STRUCTURE = Pattern.compile("[1-9]\\d{0,2}");
  private static final Pattern NUMBER = Pattern.compile("([1-9]\\d{0,6})(?:\\.([1-9]\\d{0,3}))?");
  private static final Pattern CONFLICT = Pattern.compile("(<{7}|={7}|>{7}|\\|{7}).*");
  private static final String FIRST_LINE = "its first line must be \"lock 2 NAME\"";
  private static final String TAKE_BOTH =
      "Two branches changed the file: keep the lines of both, and give new numbers to the lines that"
          + " are not yet released.";

  /**
   * A parsed lock file.
   *
   * @param ids the numbers and names of states, events and records
   * @param lines the location of each line, by kind and number: {@code state 2}, {@code state 2.1}
   *     for a component, and {@code state 0} for the first line
   * @param structures the nestings of states that stored instances can have, the latest first;
   *     empty for a file in the first version of the format
   */
  record Lock(StableNumbers ids, Map<String, Origin.InFile> lines, List<Structure> structures) {}

  private final String file;
  private final Problems problems;
  private final Map<String, Origin.InFile> lines = new HashMap<>();
  private final boolean isFirstVersion;
  private final Map<String, Numbered> entries = new LinkedHashMap<>();
  private final Structures structures = new Structures();
  private final Set<String> names = new HashSet<>();
  private Optional<String> machine = Optional.empty();
  private Optional<String> context = Optional.empty();
  private boolean contextAdded;
  private boolean broken;

  private LockReader(String file, boolean isFirstVersion, Problems problems) {
    this.file = file;
    this.isFirstVersion = isFirstVersion;
    this.problems = problems;
  }

  /** An entry whose components are added while the following lines are read. */
  private record Numbered(StableNumbers.Entry entry, Map<String, StableNumbers.Part> parts) {
    StableNumbers.Entry complete() {
      return entry.with(entry.removed(), entry.becomes(), List.copyOf(parts.values()));
    }
  }

  /** Parses a lock file. If the file has errors, adds them to the problems and returns empty. */
  static Optional<Lock> read(String file, String text, Problems problems) {
    int number = 0;
    // some editors write a byte order mark
    String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r?\n", -1);
    LockReader reader = new LockReader(file, version(lines).equals(FIRST), problems);
    for (String line : lines) {
      number++;
      if (CONFLICT.matcher(line).matches()) {
        // a merge conflict would lead to many further errors
        Origin.InFile place = new Origin.InFile(file, number, 1, line);
        problems.add(Code.LOCK_SYNTAX, TAKE_BOTH, place, file, "a merge is unresolved");
        return Optional.empty();
      }
    }
    number = 0;
    for (String line : lines) {
      reader.parseLine(line, new Origin.InFile(file, ++number, 1, line));
    }
    if (reader.machine.isEmpty() && !reader.broken) {
      reader.refuse(new Origin.InFile(file, 1, 1, ""), FIRST_LINE);
    }
    return reader.broken ? Optional.empty() : Optional.of(reader.lock());
  }

  /** Returns the version of the format, from the line that starts with {@code lock}. */
  private static String version(String[] lines) {
    return Arrays.stream(lines)
        .map(HEAD::matcher)
        .filter(Matcher::matches)
        .map(m -> m.group(1))
        .findFirst()
        .orElse(VERSION);
  }

  private Lock lock() {
    List<StableNumbers.Entry> states = entriesOf(LockLine.STATE);
    Map<String, Integer> numbers = new HashMap<>();
    states.forEach(s -> numbers.put(s.name(), s.number()));
    return new Lock(
        new StableNumbers(
            machine.orElseThrow(),
            context,
            contextAdded,
            states,
            entriesOf(LockLine.EVENT),
            entriesOf(LockLine.RECORD)),
        lines,
        isFirstVersion ? List.of() : structures.all(numbers));
  }

  private List<StableNumbers.Entry> entriesOf(String kind) {
    return entries.entrySet().stream()
        .filter(e -> e.getKey().startsWith(kind + " "))
        .map(e -> e.getValue().complete())
        .toList();
  }

  private void parseLine(String text, Origin.InFile place) {
    if (text.isBlank() || text.startsWith("#")) {
      return;
    }
    Optional<LockLine> line = LockLine.of(text, isFirstVersion);
    Optional<String> kind = line.flatMap(LockLine::next).map(LockLine.Word::text);
    if (kind.isEmpty()) {
      refuse(place, "a quotation mark is not closed");
      return;
    }
    switch (kind.get()) {
      case "lock" -> parseHead(line.get(), place);
      case "context" -> parseContext(line.get(), place);
      case LockLine.STATE, LockLine.EVENT, LockLine.RECORD ->
          parseNumbered(kind.get(), line.get(), place);
      default -> refuse(place, "a line must start with lock, context, state, event or record");
    }
  }

  private void parseHead(LockLine line, Origin.InFile place) {
    Optional<String> version = line.next().map(LockLine.Word::text);
    Optional<String> name = line.next().map(LockLine.Word::text);
    if (machine.isPresent()) {
      refuse(place, "this line appears twice");
    } else if (version.filter(v -> LATER.matcher(v).matches()).isPresent()) {
      refuse(
          place,
          "it has format " + version.get() + " of a later Pawl; this version reads formats 1 and 2",
          "Use the version of Pawl that wrote it, or a later one.");
    } else if (name.isEmpty()
        || version.isEmpty()
        || !(isFirstVersion || version.get().equals(VERSION))) {
      refuse(place, FIRST_LINE);
    } else {
      machine = name;
      lines.put(LockLine.STATE + " " + Structure.ROOT, place);
      parseKindsAndParents(Structure.ROOT, line, line.next(), place);
    }
  }

  private void parseContext(LockLine line, Origin.InFile place) {
    if (context.isPresent()) {
      refuse(place, "this line appears twice");
      return;
    }
    context = line.next().map(LockLine.Word::text);
    Optional<String> added = line.next().map(LockLine.Word::text);
    contextAdded = added.isPresent();
    if (context.isEmpty()
        || !added.orElse(LockLine.ADDED).equals(LockLine.ADDED)
        || line.next().isPresent()) {
      refuse(place, "\"context\" must be followed by a type and optionally \"added\"");
    }
  }

  private void parseNumbered(String kind, LockLine line, Origin.InFile place) {
    String text = line.next().map(LockLine.Word::text).orElse("");
    Matcher number = NUMBER.matcher(text);
    Optional<String> name = line.next().map(LockLine.Word::text);
    if (!number.matches() || name.isEmpty()) {
      refuse(place, "\"" + kind + "\" must be followed by a number and a name");
      return;
    }
    Origin.InFile before = lines.putIfAbsent(kind + " " + text, place);
    if (before != null) {
      problems.add(
          Code.LOCK_SYNTAX,
          TAKE_BOTH,
          place,
          file,
          "the number " + text + " is also used in line " + before.line());
      broken = true;
    } else if (number.group(2) == null) {
      parseEntry(kind, text, name.get(), line, place);
    } else {
      parsePart(kind, number, name.get(), line, place);
    }
  }

  private void parseEntry(
      String kind, String number, String name, LockLine line, Origin.InFile place) {
    List<String> wireNames = List.of(name);
    List<String> former = List.of();
    boolean removed = false;
    Optional<String> becomes = Optional.empty();
    Optional<LockLine.Word> word = line.next();
    boolean more = true;
    while (more && word.isPresent()) {
      switch (word.get().isKey() ? word.get().text() : "") {
        case LockLine.WIRE -> wireNames = line.names();
        case LockLine.WAS -> former = line.names();
        case LockLine.REMOVED -> removed = true;
        case LockLine.BECOMES -> becomes = line.name();
        default -> more = false;
      }
      word = more ? line.next() : word;
    }
    if (word.isPresent() && !kind.equals(LockLine.STATE)) {
      refuse(place, "\"" + word.get().text() + "\" is not allowed there");
      return;
    } else if (kind.equals(LockLine.STATE)
        && !parseKindsAndParents(Integer.parseInt(number), line, word, place)) {
      return;
    }
    if (wireNames.isEmpty() || (becomes.isPresent() && !removed)) {
      refuse(
          place,
          wireNames.isEmpty()
              ? "a name must follow wire"
              : "becomes is only allowed after removed");
      return;
    }
    for (String used : distinct(wireNames)) {
      if (!names.add(kind + " wire " + used)) {
        refuse(place, "the wire name \"" + used + "\" is used twice");
      }
    }
    if (!names.add(kind + " " + name)) {
      refuse(place, "the name \"" + name + "\" is used twice");
    }
    entries.put(
        kind + " " + number,
        new Numbered(
            new StableNumbers.Entry(
                Integer.parseInt(number),
                name,
                former,
                distinct(wireNames),
                removed,
                becomes,
                List.of()),
            new LinkedHashMap<>()));
  }

  /**
   * Parses the end of a state's line, with the kinds and parents that the state has and had; see
   * {@link Structures#endOfLine}. If the format is wrong, reports a problem and returns false.
   *
   * @param firstWord the first word of the end of the line
   */
  private boolean parseKindsAndParents(
      int number, LockLine line, Optional<LockLine.Word> firstWord, Origin.InFile place) {
    Optional<Structure.Kind> kind = Optional.empty();
    Optional<String> parent = Optional.empty();
    int until = Integer.MAX_VALUE;
    for (Optional<LockLine.Word> word = firstWord; word.isPresent(); word = line.next()) {
      String key = word.get().isKey() ? word.get().text() : "";
      Optional<Structure.Kind> named = Structure.Kind.of(key);
      if (named.isPresent() && kind.isEmpty()) {
        kind = named;
      } else if (key.equals(LockLine.IN) && kind.isPresent() && parent.isEmpty()) {
        parent = line.name();
      } else if (key.equals(LockLine.DEFERS) && kind.isPresent()) {
        line.names();
      } else if (key.equals(LockLine.SINCE)) {
        Optional<Integer> since =
            line.name().filter(n -> STRUCTURE.matcher(n).matches()).map(Integer::valueOf);
        if (since.isEmpty() || since.get() < 2 || since.get() >= until) {
          refuse(
              place,
              "since must be followed by a number from 2 on that is less than the previous one");
          return false;
        }
        structures.add(number, kind, parent, since.get());
        until = since.get();
        kind = Optional.empty();
        parent = Optional.empty();
      } else {
        refuse(place, "\"" + word.get().text() + "\" is not allowed there");
        return false;
      }
    }
    structures.add(number, kind, parent, 1);
    return true;
  }

  private static List<String> distinct(List<String> names) {
    return names.stream().distinct().toList();
  }

  private void parsePart(
      String kind, Matcher number, String name, LockLine line, Origin.InFile place) {
    String owner = kind + " " + number.group(1);
    Optional<String> type = line.next().map(LockLine.Word::text);
    boolean added = false;
    boolean removed = false;
    boolean fits = type.isPresent() && entries.containsKey(owner);
    for (Optional<LockLine.Word> word = line.next(); word.isPresent(); word = line.next()) {
      added |= word.get().text().equals(LockLine.ADDED);
      removed |= word.get().text().equals(LockLine.REMOVED);
      fits &=
          word.get().text().equals(LockLine.ADDED) || word.get().text().equals(LockLine.REMOVED);
    }
    if (!fits) {
      refuse(
          place,
          entries.containsKey(owner)
              ? "a component needs a number, a name and a type, and optionally added or removed"
              : "the line of " + owner + " must come first");
      return;
    }
    StableNumbers.Part part =
        new StableNumbers.Part(
            Integer.parseInt(number.group(2)), name, type.orElseThrow(), added, removed);
    if (requireNonNull(entries.get(owner)).parts().putIfAbsent(name, part) != null) {
      refuse(place, "the component \"" + name + "\" appears twice");
    }
  }

  private void refuse(Origin.InFile place, String why, String hint) {
    broken = true;
    problems.add(Code.LOCK_SYNTAX, hint, place, file, why);
  }

  private void refuse(Origin.InFile place, String why) {
    broken = true;
    problems.add(Code.LOCK_SYNTAX, place, file, why);
  }
}

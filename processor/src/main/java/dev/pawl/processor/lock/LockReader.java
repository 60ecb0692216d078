package dev.pawl.processor.lock;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.storage.Ids;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a lock file, and refuses every line that is not as it was written or contradicts one. */
final class LockReader {

  static final String VERSION = "1";

  private static final Pattern NUMBER = Pattern.compile("([1-9]\\d{0,6})(?:\\.([1-9]\\d{0,3}))?");
  private static final Pattern CONFLICT = Pattern.compile("(<{7}|={7}|>{7}|\\|{7}).*");
  private static final String TAKE_BOTH =
      "Two branches changed the file: keep the lines of both, and give those that are not yet"
          + " released numbers of their own.";

  /**
   * A lock file.
   *
   * @param lines where what stands, by kind and number: {@code state 2}, {@code state 2.1}
   */
  record Lock(Ids ids, Map<String, Origin.InFile> lines) {}

  private final String file;
  private final Problems problems;
  private final Map<String, Origin.InFile> lines = new HashMap<>();
  private final Map<String, Ids.Entry> entries = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private Optional<String> machine = Optional.empty();
  private Optional<String> context = Optional.empty();
  private boolean contextAdded;
  private boolean broken;

  private LockReader(String file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  /** The lock, unless something is wrong with it, which is added to the problems. */
  static Optional<Lock> read(String file, String text, Problems problems) {
    LockReader reader = new LockReader(file, problems);
    int number = 0;
    String[] lines = text.split("\r?\n", -1);
    for (String line : lines) {
      number++;
      if (CONFLICT.matcher(line).matches()) {
        // what stands twice stands there because of it
        Origin.InFile place = new Origin.InFile(file, number, 1, line);
        problems.add(Code.LOCK_SYNTAX, TAKE_BOTH, place, file, "a merge is unresolved");
        return Optional.empty();
      }
    }
    number = 0;
    for (String line : lines) {
      reader.line(line, new Origin.InFile(file, ++number, 1, line));
    }
    if (reader.machine.isEmpty() && !reader.broken) {
      reader.refuse(new Origin.InFile(file, 1, 1, ""), "its first line must be \"lock 1 NAME\"");
    }
    return reader.broken ? Optional.empty() : Optional.of(reader.lock());
  }

  private Lock lock() {
    return new Lock(
        new Ids(
            machine.orElseThrow(),
            context,
            contextAdded,
            kind(Line.STATE),
            kind(Line.EVENT),
            kind(Line.RECORD)),
        lines);
  }

  private List<Ids.Entry> kind(String kind) {
    return order.stream().filter(k -> k.startsWith(kind + " ")).map(entries::get).toList();
  }

  private void line(String text, Origin.InFile place) {
    if (text.isBlank() || text.startsWith("#")) {
      return;
    }
    Optional<Line> line = Line.of(text);
    Optional<String> kind = line.flatMap(Line::next).map(Line.Word::text);
    if (kind.isEmpty()) {
      refuse(place, "a quotation mark is not closed");
      return;
    }
    switch (kind.get()) {
      case "lock" -> head(line.get(), place);
      case "context" -> context(line.get(), place);
      case Line.STATE, Line.EVENT, Line.RECORD -> numbered(kind.get(), line.get(), place);
      default -> refuse(place, "a line begins with lock, context, state, event or record");
    }
  }

  private void head(Line line, Origin.InFile place) {
    Optional<String> version = line.next().map(Line.Word::text);
    Optional<String> name = line.next().map(Line.Word::text);
    if (machine.isPresent()) {
      refuse(place, "this line stands there twice");
    } else if (!version.equals(Optional.of(VERSION)) || name.isEmpty() || line.next().isPresent()) {
      refuse(place, "its first line must be \"lock 1 NAME\"");
    } else {
      machine = name;
    }
  }

  private void context(Line line, Origin.InFile place) {
    if (context.isPresent()) {
      refuse(place, "this line stands there twice");
      return;
    }
    context = line.next().map(Line.Word::text);
    Optional<String> added = line.next().map(Line.Word::text);
    contextAdded = added.isPresent();
    if (context.isEmpty()
        || !added.orElse(Line.ADDED).equals(Line.ADDED)
        || line.next().isPresent()) {
      refuse(place, "a type must follow, and perhaps added");
    }
  }

  private void numbered(String kind, Line line, Origin.InFile place) {
    String text = line.next().map(Line.Word::text).orElse("");
    Matcher number = NUMBER.matcher(text);
    Optional<String> name = line.next().map(Line.Word::text);
    if (!number.matches() || name.isEmpty()) {
      refuse(place, "a number and a name must follow");
      return;
    }
    Origin.InFile before = lines.putIfAbsent(kind + " " + text, place);
    if (before != null) {
      problems.add(
          Code.LOCK_SYNTAX,
          TAKE_BOTH,
          place,
          file,
          "the number " + text + " stands also in line " + before.line());
      broken = true;
    } else if (number.group(2) == null) {
      entry(kind, text, name.get(), line, place);
    } else {
      part(kind, number, name.get(), line, place);
    }
  }

  private void entry(String kind, String number, String name, Line line, Origin.InFile place) {
    List<String> wireNames = List.of(name);
    List<String> former = List.of();
    boolean removed = false;
    Optional<String> becomes = Optional.empty();
    for (Optional<Line.Word> word = line.next(); word.isPresent(); word = line.next()) {
      String key = word.get().isKey() ? word.get().text() : "";
      switch (key) {
        case Line.WIRE -> wireNames = line.names();
        case Line.WAS -> former = line.names();
        case Line.REMOVED -> removed = true;
        case Line.BECOMES -> becomes = line.name();
        default -> {
          refuse(place, "\"" + word.get().text() + "\" means nothing there");
          return;
        }
      }
    }
    if (wireNames.isEmpty() || (becomes.isPresent() && !removed)) {
      refuse(
          place, wireNames.isEmpty() ? "a name must follow wire" : "only what was removed becomes");
      return;
    }
    for (String used : distinct(wireNames)) {
      if (!names.add(kind + " wire " + used)) {
        refuse(place, "the wire name \"" + used + "\" is another's too");
      }
    }
    if (!names.add(kind + " " + name)) {
      refuse(place, "the name \"" + name + "\" is another's too");
    }
    String key = kind + " " + number;
    order.add(key);
    entries.put(
        key,
        new Ids.Entry(
            Integer.parseInt(number),
            name,
            former,
            distinct(wireNames),
            removed,
            becomes,
            List.of()));
  }

  private static List<String> distinct(List<String> names) {
    return names.stream().distinct().toList();
  }

  private void part(String kind, Matcher number, String name, Line line, Origin.InFile place) {
    String owner = kind + " " + number.group(1);
    Optional<String> type = line.next().map(Line.Word::text);
    boolean added = false;
    boolean removed = false;
    boolean fits = type.isPresent() && entries.containsKey(owner);
    for (Optional<Line.Word> word = line.next(); word.isPresent(); word = line.next()) {
      added |= word.get().text().equals(Line.ADDED);
      removed |= word.get().text().equals(Line.REMOVED);
      fits &= word.get().text().equals(Line.ADDED) || word.get().text().equals(Line.REMOVED);
    }
    if (!fits) {
      refuse(
          place,
          entries.containsKey(owner)
              ? "a component is a number, a name, a type, and perhaps added or removed"
              : "the line of " + owner + " must stand above");
      return;
    }
    Ids.Entry entry = entries.get(owner);
    if (entry.part(name).isPresent()) {
      refuse(place, "there are two components \"" + name + "\"");
      return;
    }
    List<Ids.Part> parts = new ArrayList<>(entry.parts());
    parts.add(
        new Ids.Part(Integer.parseInt(number.group(2)), name, type.orElseThrow(), added, removed));
    entries.put(
        owner,
        new Ids.Entry(
            entry.number(),
            entry.name(),
            entry.formerNames(),
            entry.wireNames(),
            entry.removed(),
            entry.becomes(),
            parts));
  }

  private void refuse(Origin.InFile place, String why) {
    broken = true;
    problems.add(Code.LOCK_SYNTAX, place, file, why);
  }
}

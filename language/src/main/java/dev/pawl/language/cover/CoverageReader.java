package dev.pawl.language.cover;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.yaml.FileParser;
import dev.pawl.language.yaml.FileProblems;
import dev.pawl.language.yaml.SourceLines;
import dev.pawl.language.yaml.YamlValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A reader of coverage files that adds up their contents. Each line of a file is a JSON object. The
 * reader skips lines that it cannot read and lines of another version of a machine, and warns about
 * each of them. Lines of other machines are skipped without a warning.
 */
public final class CoverageReader {

  /** The supported version of the format, in the member {@code pawl}. */
  private static final String FORMAT = "1";

  /** The maximum number of lines of a file about which the reader warns. */
  private static final int MAX_WARNINGS = 10;

  private final Map<String, CoverageRecords> machines = new HashMap<>();
  private final Predicate<String> excluded;
  private final List<String> warnings = new ArrayList<>();
  private final Set<String> current = new HashSet<>();
  private final Set<String> outdated = new HashSet<>();
  private String file = "";
  private int number;
  private int bad;

  /**
   * Creates a reader that excludes no test.
   *
   * @param machines the records to which the reader adds lines, one object for each machine
   */
  public CoverageReader(Collection<CoverageRecords> machines) {
    this(machines, test -> false);
  }

  /**
   * Creates a reader.
   *
   * @param machines the records to which the reader adds lines, one object for each machine
   * @param excluded a function that returns whether the reader skips the lines of a test without a
   *     warning
   */
  public CoverageReader(Collection<CoverageRecords> machines, Predicate<String> excluded) {
    this.excluded = excluded;
    for (CoverageRecords records : machines) {
      Machine machine = records.machine().declared();
      this.machines.put(machine.inPackage(machine.name()), records);
      // lines may also use the name of the model file
      this.machines.putIfAbsent(machine.inPackage(Words.of(machine.name()).type()), records);
    }
  }

  /** Returns the warnings, each with the file and the line. */
  public List<String> warnings() {
    return List.copyOf(warnings);
  }

  /**
   * Starts a new file.
   *
   * @param name the name of the file for warnings
   */
  public void begin(String name) {
    file = name;
    number = 0;
    bad = 0;
    current.clear();
    outdated.clear();
  }

  /** Reads the next line of a file. The first line may begin with a byte order mark. */
  public void line(String text) {
    number++;
    String object = number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (object.isBlank()) {
      return;
    }
    Optional<Map<String, String>> members = members(object);
    if (members.isEmpty() || !members.get().containsKey("machine")) {
      badLine("it is not a line of coverage, or it is truncated");
      return;
    }
    Map<String, String> line = members.get();
    String name = line.getOrDefault("machine", "");
    CoverageRecords records = machines.get(name);
    if (line.containsKey("pawl")) {
      header(name, line, records);
    } else if (excluded.test(line.getOrDefault("test", ""))) {
      return;
    } else if (records != null && current.contains(name)) {
      try {
        records.add(line);
      } catch (CoverageRecords.BadLineException e) {
        badLine(e.reason);
      }
    } else if (records != null && !outdated.contains(name)) {
      badLine("no line with the version of " + name + " precedes it");
    }
  }

  private void header(String name, Map<String, String> line, @Nullable CoverageRecords records) {
    if (records == null) {
      return;
    }
    String version = line.getOrDefault("model", "");
    boolean isCurrent =
        line.getOrDefault("pawl", "").equals(FORMAT) && version.equals(records.version());
    (isCurrent ? current : outdated).add(name);
    (isCurrent ? outdated : current).remove(name);
    if (!isCurrent) {
      warn(
          version.isEmpty()
              ? name
                  + " was recorded without its model, so its lines are left out. Add the"
                  + " META-INF/pawl folder of the classes to the class path of the tests."
              : name
                  + " was recorded with another version of the machine, so its lines are left"
                  + " out. Delete the file, and run the tests again.");
    }
  }

  private void badLine(String reason) {
    bad++;
    if (bad <= MAX_WARNINGS) {
      warn("the line is left out: " + reason + ".");
    } else if (bad == MAX_WARNINGS + 1) {
      warn("this line and further ones are left out.");
    }
  }

  private void warn(String message) {
    warnings.add(file + ":" + number + ": " + message);
  }

  private static Optional<Map<String, String>> members(String text) {
    FileProblems problems = new FileProblems();
    Optional<YamlValue> value = FileParser.parse(new SourceLines("", text), problems);
    if (!text.startsWith("{") || !(value.orElse(null) instanceof YamlValue.Mapping mapping)) {
      return Optional.empty();
    }
    Map<String, String> members = new LinkedHashMap<>();
    for (YamlValue.Entry entry : mapping.entries()) {
      if (!(entry.value() instanceof YamlValue.Text member)) {
        return Optional.empty();
      }
      members.put(entry.key().text(), member.text());
    }
    return Optional.of(members);
  }
}

package dev.pawl.cli;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Severity;
import dev.pawl.processor.report.TerminalText;
import dev.pawl.processor.report.TextReporter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A log in the format SARIF 2.1.0 of the problems that {@code check} has found. The codes of
 * problems are the rules of the log. Paths of files are relative to the working folder, so that the
 * log is valid on every computer.
 */
final class SarifLog {

  private static final String SITE = "https://pawl.dev";

  /**
   * The id of the folder to which paths are relative. Code scanning replaces this id by the root of
   * the repository.
   */
  private static final String ROOT = "%SRCROOT%";

  /**
   * The minimum number of letters in a message template, apart from placeholders. A template with
   * fewer letters does not describe the problem.
   */
  private static final int MEANINGFUL = 12;

  private final Path folder;
  private final Map<Code, Integer> rules = new LinkedHashMap<>();
  private final List<Map<String, Object>> results = new ArrayList<>();

  private SarifLog(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the log of reported problems.
   *
   * @param reported the problems, in the order in which they were reported
   * @param version the version of Pawl; blank if it is unknown
   * @param folder the working folder, to which paths are relative
   */
  public static String of(List<TextReporter.Reported> reported, String version, Path folder) {
    SarifLog log = new SarifLog(folder.toAbsolutePath().normalize());
    reported.forEach(log::add);
    return JsonText.of(log.log(version));
  }

  private void add(TextReporter.Reported reported) {
    Code code = reported.problem().code();
    int index = rules.computeIfAbsent(code, c -> rules.size());
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("ruleId", code.id());
    result.put("ruleIndex", index);
    result.put("level", level(reported));
    String hint = reported.problem().hint().map(h -> " " + h).orElse("");
    result.put("message", text(reported.problem().text() + hint));
    if (reported.problem().origin() instanceof Origin.InFile place) {
      result.put("locations", List.of(Map.of("physicalLocation", location(place))));
    }
    results.add(result);
  }

  private static String level(TextReporter.Reported reported) {
    return switch (reported.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      default -> "note";
    };
  }

  private Map<String, Object> location(Origin.InFile place) {
    Map<String, Object> location = new LinkedHashMap<>();
    location.put("artifactLocation", artifact(place.file()));
    location.put("region", new SourceRegion(place).members());
    return location;
  }

  private Map<String, Object> artifact(String file) {
    Path path = folder.resolve(file).normalize();
    Map<String, Object> artifact = new LinkedHashMap<>();
    if (path.startsWith(folder)) {
      StringBuilder relative = new StringBuilder();
      for (Path part : folder.relativize(path)) {
        relative.append(relative.isEmpty() ? "" : "/").append(encoded(part.toString()));
      }
      artifact.put("uri", relative.toString());
      artifact.put("uriBaseId", ROOT);
    } else {
      artifact.put("uri", path.toUri().toString());
    }
    return artifact;
  }

  /** Returns a name in a path with the escapes of a URI. */
  private static String encoded(String part) {
    // without the slash before it, a name with a colon would be read as a scheme
    return URI.create("file:/")
        .resolve(Path.of("/", part).toUri().getRawPath())
        .getRawPath()
        .substring(1);
  }

  private Map<String, Object> log(String version) {
    Map<String, Object> driver = new LinkedHashMap<>();
    driver.put("name", "Pawl");
    if (!version.isBlank()) {
      driver.put("version", version);
    }
    driver.put("informationUri", SITE);
    driver.put("rules", rules.keySet().stream().map(SarifLog::rule).toList());
    Map<String, Object> run = new LinkedHashMap<>();
    run.put("tool", Map.of("driver", driver));
    run.put("columnKind", "unicodeCodePoints");
    run.put(
        "originalUriBaseIds",
        Map.of(ROOT, Map.of("description", text("The folder in which the check ran."))));
    run.put("results", results);
    Map<String, Object> log = new LinkedHashMap<>();
    log.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    log.put("version", "2.1.0");
    log.put("runs", List.of(run));
    return log;
  }

  private static Map<String, Object> rule(Code code) {
    Map<String, Object> rule = new LinkedHashMap<>();
    rule.put("id", code.id());
    rule.put("name", name(code));
    rule.put("shortDescription", text(summary(code)));
    rule.put("helpUri", code.url());
    rule.put("defaultConfiguration", Map.of("level", level(code.severity())));
    return rule;
  }

  private static String name(Code code) {
    StringBuilder name = new StringBuilder();
    for (String word : code.name().split("_")) {
      name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING, STRICT -> "warning";
      case NOTE -> "note";
    };
  }

  private static Map<String, Object> text(String text) {
    return Map.of("text", TerminalText.message(text));
  }

  /**
   * Returns a description of a code that holds for all machines: the message template with "…" for
   * placeholders, or the name of the code if the template has few letters.
   */
  public static String summary(Code code) {
    String gaps = code.template().replace("\"%s\"", "…").replace("%s", "…");
    String name = code.name();
    return gaps.chars().filter(Character::isLetter).count() < MEANINGFUL
        ? name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT).replace('_', ' ') + "."
        : gaps;
  }
}

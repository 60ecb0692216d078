package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * A parser of files. If a file is not YAML, the parser corrects common mistakes or drops the broken
 * line, and then parses the rest.
 */
public final class FileParser {

  private static final String KEEP =
      "Keep what you need of both sides, and delete the lines with <<<<<<<, ======= and >>>>>>>.";

  /** The maximum number of corrected or dropped lines. */
  private static final int MAX_REPAIRS = 20;

  private FileParser() {}

  /**
   * Parses a text that must be YAML to its end.
   *
   * @return the document; empty if the text is not YAML
   */
  public static Optional<YamlValue> parse(SourceLines lines, FileProblems problems) {
    return parseAsFar(lines, problems).filter(document -> !problems.hasEnded());
  }

  /**
   * Parses a text up to the first syntax error, and as much of the rest as possible. Does not
   * report problems after the first syntax error, because the syntax error may have caused the
   * later problems.
   *
   * @return the document; empty if not even the start of the text can be parsed
   */
  public static Optional<YamlValue> parseAsFar(SourceLines lines, FileProblems problems) {
    Optional<Origin.InFile> unprintable = unprintable(lines);
    if (unprintable.isPresent()) {
      Origin.InFile place = unprintable.get();
      int point = place.text().codePointAt(place.column() - 1);
      String text =
          String.format(Locale.ROOT, "the character U+%04X is not allowed in a text file", point);
      problems.add(Code.YAML_SYNTAX, place, text);
      return Optional.empty();
    }
    OptionalInt conflict = MergeConflict.find(lines.text());
    if (conflict.isPresent()) {
      String what = "two branches changed these lines, and the merge is unresolved";
      Origin.InFile place = lines.placeOfCharacter(conflict.getAsInt());
      problems.add(Code.YAML_SYNTAX, KEEP, place, what);
      problems.end();
      SourceLines ours = lines.with(MergeConflict.ours(lines.text()));
      return new DocumentParser(ours, problems).document();
    }
    return corrected(lines, problems);
  }

  private static Optional<YamlValue> corrected(SourceLines lines, FileProblems problems) {
    DocumentParser parser = new DocumentParser(lines, problems);
    Optional<YamlValue> document = parser.document();
    for (int i = 0; i < MAX_REPAIRS && parser.corrected().isPresent(); i++) {
      parser = new DocumentParser(parser.corrected().get(), problems);
      document = parser.document();
    }
    return parser.broken().isPresent() ? withRest(document, parser, problems) : document;
  }

  /**
   * Adds the rest of a broken text to the document, without the broken lines. Does not report
   * problems in the rest of the text, because the rest is read only for the names that it declares.
   */
  private static Optional<YamlValue> withRest(
      Optional<YamlValue> beginning, DocumentParser broken, FileProblems problems) {
    Optional<YamlValue> document = beginning;
    DocumentParser parser = broken;
    for (int i = 0; i < MAX_REPAIRS && parser.broken().isPresent(); i++) {
      parser = new DocumentParser(parser.broken().get(), problems);
      Optional<YamlValue> rest = parser.document();
      document = document.isEmpty() ? rest : Optional.of(merged(document.get(), rest));
    }
    return document;
  }

  private static YamlValue merged(YamlValue first, Optional<YamlValue> second) {
    if (!(first instanceof YamlValue.Mapping one)
        || !(second.orElse(first) instanceof YamlValue.Mapping other)) {
      return first;
    }
    Map<String, YamlValue.Entry> entries = new LinkedHashMap<>();
    one.entries().forEach(e -> entries.put(e.key().text(), e));
    for (YamlValue.Entry entry : other.entries()) {
      entries.merge(
          entry.key().text(),
          entry,
          (a, b) -> new YamlValue.Entry(a.key(), merged(a.value(), Optional.of(b.value()))));
    }
    return new YamlValue.Mapping(List.copyOf(entries.values()), one.place());
  }

  private static Optional<Origin.InFile> unprintable(SourceLines lines) {
    String text = lines.text();
    for (int i = 0; i < text.length(); i++) {
      int point = text.codePointAt(i);
      if (!StreamReader.isPrintable(point)) {
        return Optional.of(lines.placeOfCharacter(i));
      }
      i += Character.charCount(point) - 1;
    }
    return Optional.empty();
  }
}

package dev.pawl.language.yaml;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The entries of a map with fixed keys. */
final class MapFields {

  private final Map<String, YamlValue> known = new LinkedHashMap<>();
  private final YamlValue.Mapping mapping;
  private final MapKeys keys;
  private final FileProblems problems;

  private MapFields(YamlValue.Mapping mapping, MapKeys keys, FileProblems problems) {
    this.mapping = mapping;
    this.keys = keys;
    this.problems = problems;
  }

  /** Reads the entries of a map, and reports unknown and repeated keys. */
  public static MapFields of(YamlValue.Mapping mapping, MapKeys keys, FileProblems problems) {
    MapFields fields = new MapFields(mapping, keys, problems);
    Map<String, YamlValue> meant = new LinkedHashMap<>();
    YamlValue.Entry before = null;
    for (YamlValue.Entry entry : distinct(mapping, keys.owner(), problems)) {
      fields.sort(entry, before, meant);
      before = entry;
    }
    // read the value of a misspelled key too, so that its problems are found
    meant.forEach(fields.known::putIfAbsent);
    return fields;
  }

  private void sort(
      YamlValue.Entry entry, YamlValue.@Nullable Entry before, Map<String, YamlValue> meant) {
    String key = entry.key().text();
    if (keys.accepted().contains(key)) {
      known.put(key, entry.value());
    } else {
      boolean isSplit = isAfterComma(entry, before) && keys.meant(key, entry.value()).isEmpty();
      String hint = isSplit ? "Put a text with a comma in quotes." : keys.hint(key, entry.value());
      problems.add(Code.UNKNOWN_KEY, hint, entry.key().place(), QuotedText.bare(key), keys.owner());
      keys.meant(key, entry.value()).ifPresent(k -> meant.putIfAbsent(k, entry.value()));
    }
  }

  /** Returns whether an entry may be the rest of a text without quotes that contains a comma. */
  private static boolean isAfterComma(YamlValue.Entry entry, YamlValue.@Nullable Entry before) {
    return before != null
        && entry.value().isNothing()
        && before.value() instanceof YamlValue.Text text
        && text.plain()
        && !text.isNothing()
        && text.place().line() == entry.key().place().line();
  }

  /**
   * Returns the entries with distinct keys. Reports and omits each entry that repeats a key.
   *
   * @param owner the name of the map in messages, such as {@code "on"}
   */
  public static List<YamlValue.Entry> distinct(
      YamlValue.Mapping mapping, String owner, FileProblems problems) {
    Map<String, YamlValue.Text> first = new HashMap<>();
    List<YamlValue.Entry> distinct = new ArrayList<>();
    for (YamlValue.Entry entry : mapping.entries()) {
      YamlValue.Text key = entry.key();
      YamlValue.Text before = first.putIfAbsent(key.text(), key);
      if (before == null) {
        distinct.add(entry);
      } else {
        int line = before.place().line();
        problems.add(Code.DUPLICATE_KEY, key.place(), QuotedText.bare(key.text()), owner, line);
      }
    }
    return distinct;
  }

  /** Returns the values by key in document order, without unknown keys. */
  public Map<String, YamlValue> all() {
    return known;
  }

  public Optional<YamlValue> value(String key) {
    return Optional.ofNullable(known.get(key));
  }

  /** Returns the value of a required key. Reports a missing key and returns empty. */
  public Optional<YamlValue> required(String key) {
    if (!known.containsKey(key)) {
      problems.add(Code.MISSING_KEY, mapping.place(), capitalized(keys.owner()), key);
    }
    return value(key);
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Returns the text of a key without surrounding blanks; empty if the key is missing. */
  public String prose(String key) {
    return text(key, "text").map(t -> t.text().strip()).orElse("");
  }

  /**
   * Returns the text of a key. The text can be empty if it is written as an empty string in quotes.
   *
   * @param expected a description of the expected value, for messages
   */
  public Optional<YamlValue.Text> text(String key, String expected) {
    return value(key).flatMap(v -> text(key, v, expected));
  }

  /**
   * Returns the text of a key that must not be blank.
   *
   * @param expected a description of the expected value, for messages
   */
  public Optional<YamlValue.Text> filled(String key, String expected) {
    return value(key).flatMap(v -> filled(key, v, expected));
  }

  private Optional<YamlValue.Text> filled(String key, YamlValue value, String expected) {
    Optional<YamlValue.Text> text = text(key, value, expected);
    if (text.isPresent() && text.get().text().isBlank()) {
      problems.wrongType("\"" + key + "\"", expected, value);
      return Optional.empty();
    }
    return text;
  }

  private Optional<YamlValue.Text> text(String key, YamlValue value, String expected) {
    if (value instanceof YamlValue.Text text && !text.isNothing()) {
      return Optional.of(text);
    }
    problems.wrongType("\"" + key + "\"", expected, value);
    return Optional.empty();
  }

  /** Returns the truth value of a key; false if the key is missing. */
  public boolean flag(String key) {
    return value(key).filter(v -> ChoiceReader.flag(key, v, problems)).isPresent();
  }

  /**
   * Returns the name of a Java element under a key.
   *
   * @param kind the kind of name for messages, such as {@code a method}
   */
  public Optional<NameReference> name(String key, String kind) {
    return value(key)
        .flatMap(v -> filled(key, v, "the name of " + kind))
        .filter(t -> NameChecks.check(t, kind, problems))
        .map(YamlValue.Text::ref);
  }

  /**
   * Returns the valid names under a key. The value may be a list or a single name. Invalid names
   * are reported.
   *
   * @param kind the kind of name for messages, such as {@code an effect}
   */
  public List<NameReference> names(String key, String kind) {
    return value(key).map(v -> names(key, v, kind, problems)).orElse(List.of());
  }

  /**
   * Returns the valid names in a value. The value may be a list or a single name. Invalid names are
   * reported.
   *
   * @param kind the kind of name for messages, such as {@code an effect}
   */
  public static List<NameReference> names(
      String key, YamlValue value, String kind, FileProblems problems) {
    return texts(key, value, "the name of " + kind, problems).stream()
        .filter(t -> NameChecks.check(t, kind, problems))
        .map(YamlValue.Text::ref)
        .toList();
  }

  /**
   * Returns the references to declared elements under a key. The value may be a list or a single
   * name.
   *
   * @param kind the kind of element for messages, such as {@code a state}
   */
  public List<NameReference> references(String key, String kind) {
    return texts(key, "the name of " + kind).stream().map(YamlValue.Text::ref).toList();
  }

  /**
   * Returns the texts under a key. The value may be a list or a single text. Blank texts are
   * reported.
   *
   * @param expected a description of the expected item, for messages
   */
  public List<YamlValue.Text> texts(String key, String expected) {
    return value(key).map(v -> texts(key, v, expected, problems)).orElse(List.of());
  }

  /**
   * Returns the texts in a value. The value may be a list or a single text. Blank texts are
   * reported.
   *
   * @param expected a description of the expected item, for messages
   */
  public static List<YamlValue.Text> texts(
      String key, YamlValue value, String expected, FileProblems problems) {
    boolean isList = value instanceof YamlValue.Sequence;
    List<YamlValue> items = isList ? ((YamlValue.Sequence) value).items() : List.of(value);
    List<YamlValue.Text> texts = new ArrayList<>();
    for (YamlValue item : items) {
      if (item instanceof YamlValue.Text text && !text.isNothing() && !text.text().isBlank()) {
        texts.add(text);
      } else {
        String what = isList ? "An item of \"" + key + "\"" : "\"" + key + "\"";
        problems.wrongType(what, isList ? expected : expected + " or a list", item);
      }
    }
    return texts;
  }
}

package dev.pawl.language.yaml.node;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The entries of a map with fixed keys, sorted into known and unknown ones. */
public final class MapFields {

  private final Map<String, YamlValue> known = new LinkedHashMap<>();
  private final YamlValue.Mapping mapping;
  private final MapKeys keys;
  private final FileProblems problems;

  private MapFields(YamlValue.Mapping mapping, MapKeys keys, FileProblems problems) {
    this.mapping = mapping;
    this.keys = keys;
    this.problems = problems;
  }

  /** Sorts the entries, and reports keys that are unknown or there twice. */
  public static MapFields of(YamlValue.Mapping mapping, MapKeys keys, FileProblems problems) {
    MapFields fields = new MapFields(mapping, keys, problems);
    Map<String, YamlValue> meant = new LinkedHashMap<>();
    for (YamlValue.Entry entry : distinct(mapping, keys.owner(), problems)) {
      fields.sort(entry, meant);
    }
    // a misspelled key is read on, so that what stands below it is checked too
    meant.forEach(fields.known::putIfAbsent);
    return fields;
  }

  private void sort(YamlValue.Entry entry, Map<String, YamlValue> meant) {
    String key = entry.key().text();
    if (keys.accepted().contains(key)) {
      known.put(key, entry.value());
    } else {
      String hint = keys.hint(key, entry.value());
      problems.add(Code.UNKNOWN_KEY, hint, entry.key().place(), QuotedText.bare(key), keys.owner());
      keys.meant(key, entry.value()).ifPresent(k -> meant.putIfAbsent(k, entry.value()));
    }
  }

  /** The entries without those whose key was there before, which are reported. */
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

  /** The known keys and their values, in document order. */
  public Map<String, YamlValue> all() {
    return known;
  }

  public Optional<YamlValue> value(String key) {
    return Optional.ofNullable(known.get(key));
  }

  /** A key's value; a key that lacks is reported. */
  public Optional<YamlValue> required(String key) {
    if (!known.containsKey(key)) {
      problems.add(Code.MISSING_KEY, mapping.place(), capitalized(keys.owner()), key);
    }
    return value(key);
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Prose without the blanks around it, or empty. */
  public String prose(String key) {
    return text(key, "text").map(t -> t.text().strip()).orElse("");
  }

  /** Text, which may be empty in quotes. */
  public Optional<YamlValue.Text> text(String key, String expected) {
    return value(key).flatMap(v -> text(key, v, expected));
  }

  /** Text that is not empty. */
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

  /** A truth value; false where the key is not there. */
  public boolean flag(String key) {
    return value(key).filter(v -> ChoiceReader.flag(key, v, problems)).isPresent();
  }

  /** One name, as it is written. */
  public Optional<NameReference> name(String key, String kind) {
    return value(key)
        .flatMap(v -> filled(key, v, "the name of " + kind))
        .filter(t -> NameChecks.check(t, kind, problems))
        .map(YamlValue.Text::ref);
  }

  /** A list of names of new or Java things, or one alone. */
  public List<NameReference> names(String key, String kind) {
    return value(key).map(v -> names(key, v, kind, problems)).orElse(List.of());
  }

  /** The names that a value is a list of, or the one that it is. */
  public static List<NameReference> names(
      String key, YamlValue value, String kind, FileProblems problems) {
    return texts(key, value, "the name of " + kind, problems).stream()
        .filter(t -> NameChecks.check(t, kind, problems))
        .map(YamlValue.Text::ref)
        .toList();
  }

  /** A list of references to what is declared elsewhere, or one alone. */
  public List<NameReference> references(String key, String kind) {
    return texts(key, "the name of " + kind).stream().map(YamlValue.Text::ref).toList();
  }

  /** A list of texts that are not empty, or one alone. */
  public List<YamlValue.Text> texts(String key, String expected) {
    return value(key).map(v -> texts(key, v, expected, problems)).orElse(List.of());
  }

  /** The texts of a value that is a list of them or one alone. */
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

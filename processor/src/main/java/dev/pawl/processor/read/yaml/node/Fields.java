package dev.pawl.processor.read.yaml.node;

import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The entries of a map with fixed keys, sorted into known and unknown ones. */
public final class Fields {

  private final Map<String, Value> known = new LinkedHashMap<>();
  private final Value.Mapping mapping;
  private final Keys keys;
  private final FileProblems problems;

  private Fields(Value.Mapping mapping, Keys keys, FileProblems problems) {
    this.mapping = mapping;
    this.keys = keys;
    this.problems = problems;
  }

  /** Sorts the entries, and reports keys that are unknown or there twice. */
  public static Fields of(Value.Mapping mapping, Keys keys, FileProblems problems) {
    Fields fields = new Fields(mapping, keys, problems);
    Map<String, Value> meant = new LinkedHashMap<>();
    for (Value.Entry entry : distinct(mapping, keys.owner(), problems)) {
      fields.sort(entry, meant);
    }
    // a misspelled key is read on, so that what stands below it is checked too
    meant.forEach(fields.known::putIfAbsent);
    return fields;
  }

  private void sort(Value.Entry entry, Map<String, Value> meant) {
    String key = entry.key().text();
    if (keys.accepted().contains(key)) {
      known.put(key, entry.value());
    } else {
      String hint = keys.hint(key, entry.value());
      problems.add(Code.UNKNOWN_KEY, hint, entry.key().place(), Quoted.bare(key), keys.owner());
      keys.meant(key, entry.value()).ifPresent(k -> meant.putIfAbsent(k, entry.value()));
    }
  }

  /** The entries without those whose key was there before, which are reported. */
  public static List<Value.Entry> distinct(
      Value.Mapping mapping, String owner, FileProblems problems) {
    Map<String, Value.Text> first = new HashMap<>();
    List<Value.Entry> distinct = new ArrayList<>();
    for (Value.Entry entry : mapping.entries()) {
      Value.Text key = entry.key();
      Value.Text before = first.putIfAbsent(key.text(), key);
      if (before == null) {
        distinct.add(entry);
      } else {
        int line = before.place().line();
        problems.add(Code.DUPLICATE_KEY, key.place(), Quoted.bare(key.text()), owner, line);
      }
    }
    return distinct;
  }

  /** The known keys and their values, in document order. */
  public Map<String, Value> all() {
    return known;
  }

  public Optional<Value> value(String key) {
    return Optional.ofNullable(known.get(key));
  }

  /** A key's value; a key that lacks is reported. */
  public Optional<Value> required(String key) {
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
  public Optional<Value.Text> text(String key, String expected) {
    return value(key).flatMap(v -> text(key, v, expected));
  }

  /** Text that is not empty. */
  public Optional<Value.Text> filled(String key, String expected) {
    return value(key).flatMap(v -> filled(key, v, expected));
  }

  private Optional<Value.Text> filled(String key, Value value, String expected) {
    Optional<Value.Text> text = text(key, value, expected);
    if (text.isPresent() && text.get().text().isBlank()) {
      problems.wrongType("\"" + key + "\"", expected, value);
      return Optional.empty();
    }
    return text;
  }

  private Optional<Value.Text> text(String key, Value value, String expected) {
    if (value instanceof Value.Text text && !text.isNothing()) {
      return Optional.of(text);
    }
    problems.wrongType("\"" + key + "\"", expected, value);
    return Optional.empty();
  }

  /** A truth value; false where the key is not there. */
  public boolean flag(String key) {
    return value(key).filter(v -> Choices.flag(key, v, problems)).isPresent();
  }

  /** One name, as it is written. */
  public Optional<Ref> name(String key, String kind) {
    return value(key)
        .flatMap(v -> filled(key, v, "the name of " + kind))
        .filter(t -> Names.check(t, kind, problems))
        .map(Value.Text::ref);
  }

  /** A list of names of new or Java things, or one alone. */
  public List<Ref> names(String key, String kind) {
    return value(key).map(v -> names(key, v, kind, problems)).orElse(List.of());
  }

  /** The names that a value is a list of, or the one that it is. */
  public static List<Ref> names(String key, Value value, String kind, FileProblems problems) {
    return texts(key, value, "the name of " + kind, problems).stream()
        .filter(t -> Names.check(t, kind, problems))
        .map(Value.Text::ref)
        .toList();
  }

  /** A list of references to what is declared elsewhere, or one alone. */
  public List<Ref> references(String key, String kind) {
    return texts(key, "the name of " + kind).stream().map(Value.Text::ref).toList();
  }

  /** A list of texts that are not empty, or one alone. */
  public List<Value.Text> texts(String key, String expected) {
    return value(key).map(v -> texts(key, v, expected, problems)).orElse(List.of());
  }

  /** The texts of a value that is a list of them or one alone. */
  public static List<Value.Text> texts(
      String key, Value value, String expected, FileProblems problems) {
    boolean isList = value instanceof Value.Sequence;
    List<Value> items = isList ? ((Value.Sequence) value).items() : List.of(value);
    List<Value.Text> texts = new ArrayList<>();
    for (Value item : items) {
      if (item instanceof Value.Text text && !text.isNothing() && !text.text().isBlank()) {
        texts.add(text);
      } else {
        String what = isList ? "An item of \"" + key + "\"" : "\"" + key + "\"";
        problems.wrongType(what, isList ? expected : expected + " or a list", item);
      }
    }
    return texts;
  }
}

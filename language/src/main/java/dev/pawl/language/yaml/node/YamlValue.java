package dev.pawl.language.yaml.node;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import java.util.List;

/** A part of a parsed file: text, a map or a list, and where it stands. Nothing is interpreted. */
public sealed interface YamlValue {

  Origin.InFile place();

  /** The value in a user's words, for the end of "must be a map, not …". */
  String found();

  /** Whether nothing is written there. */
  default boolean isNothing() {
    return false;
  }

  /** Whether nothing is written there, or YAML's word for it. */
  default boolean isNull() {
    return false;
  }

  /**
   * A scalar, exactly as written: {@code yes}, {@code 12:30} and {@code null} are only text.
   *
   * @param text the text without quotes and with escapes resolved
   * @param plain whether it is written without quotes, so that it could mean more than its text
   * @param verbatim how many characters before the text its place is, where the source holds the
   *     text letter by letter on one line; else -1
   */
  record Text(String text, boolean plain, int verbatim, Origin.InFile place) implements YamlValue {

    @Override
    public String found() {
      if (isNothing()) {
        return "nothing";
      }
      return text.isEmpty() ? "an empty text" : QuotedText.of(text);
    }

    @Override
    public boolean isNothing() {
      return plain && (text.isEmpty() || text.equals("~"));
    }

    @Override
    public boolean isNull() {
      return isNothing() || (plain && text.equals("null"));
    }

    /** The text as a name that refers to something. */
    public NameReference ref() {
      return new NameReference(text, place);
    }

    /** The place of one of its characters, or of the whole where that is not known. */
    public Origin.InFile at(int offset) {
      return verbatim < 0
          ? place
          : new Origin.InFile(
              place.file(), place.line(), place.column() + verbatim + offset, place.text());
    }
  }

  /** A map, with its entries in document order; a key may stand in it twice. */
  record Mapping(List<Entry> entries, Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return "a map";
    }
  }

  /** A key of a map and what it stands for. */
  record Entry(Text key, YamlValue value) {}

  /** A list. */
  record Sequence(List<YamlValue> items, Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return items.isEmpty() ? "an empty list" : "a list";
    }
  }

  /** Something that was reported while parsing, so that nobody need say more about it. */
  record Refused(Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return "something that is refused";
    }
  }
}

package dev.pawl.language.yaml;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * A value in a parsed file, with its place in the file: a text, map or list. Texts are not
 * converted to numbers, dates or booleans.
 */
public sealed interface YamlValue {

  Origin.InFile place();

  /** Returns a description for the end of messages such as "must be a map, not …". */
  String found();

  /** Returns whether the value is missing. */
  default boolean isNothing() {
    return false;
  }

  /** Returns whether the value is missing or is YAML's {@code null}. */
  default boolean isNull() {
    return false;
  }

  /**
   * A scalar. A scalar is only text, even if it is {@code yes}, {@code 12:30} or {@code null}.
   *
   * @param text the text without quotes, with escapes resolved
   * @param plain whether the text is written without quotes, so that YAML could interpret it
   * @param verbatim the number of characters between the place and the start of the text, which is
   *     1 if the text is in quotes; -1 if the text spans several lines or contains escapes
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

    /** Returns the text as a reference. */
    public NameReference ref() {
      return new NameReference(text, place);
    }

    /**
     * Returns the place of a character of the text, or the place of the whole text if the place of
     * the character is unknown.
     *
     * @param offset the index of the character, from 0
     */
    public Origin.InFile at(int offset) {
      return verbatim < 0
          ? place
          : new Origin.InFile(
              place.file(), place.line(), place.column() + verbatim + offset, place.text());
    }
  }

  /** A map with its entries in document order. The map may contain a key several times. */
  record Mapping(List<Entry> entries, Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return "a map";
    }
  }

  /** An entry of a map. */
  record Entry(Text key, YamlValue value) {}

  /** A list. */
  record Sequence(List<YamlValue> items, Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return items.isEmpty() ? "an empty list" : "a list";
    }
  }

  /**
   * A value that the parser has already reported as a problem. Readers do not report the value
   * again.
   */
  record Refused(Origin.InFile place) implements YamlValue {
    @Override
    public String found() {
      return "an invalid value";
    }
  }
}

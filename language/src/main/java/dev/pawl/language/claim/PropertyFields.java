package dev.pawl.language.claim;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Optional;

/** The declaration of one property: texts by key, as YAML and annotations spell the keys. */
public interface PropertyFields {

  /** Returns the text of a key, if the declaration has the key and it is not blank. */
  Optional<NameReference> text(String key);

  /** Returns the texts of a key that holds a list or one text. */
  List<NameReference> texts(String key);

  /** Returns whether a key is set to true. */
  boolean flag(String key);

  /** Returns the place of a character of a text. */
  Origin at(NameReference text, int offset);

  /** Returns the place of the property. */
  Origin place();

  /** Reports a problem. */
  void report(Code code, Optional<String> hint, Origin place, Object... arguments);
}

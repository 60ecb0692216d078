package dev.pawl.language.claim;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Optional;

/** The declaration of one property, as texts by key. YAML and annotations use the same keys. */
public interface PropertyFields {

  /** Returns the text of a key; empty if the declaration lacks the key or the text is blank. */
  Optional<NameReference> text(String key);

  /**
   * Returns the texts of a key whose value is a list or a single text; empty if the declaration
   * lacks the key.
   */
  List<NameReference> texts(String key);

  /** Returns whether the declaration sets a key to true. */
  boolean flag(String key);

  /**
   * Returns the origin of a character in a text of the declaration.
   *
   * @param offset the offset of the character, from 0
   */
  Origin at(NameReference text, int offset);

  /** Returns the origin of the property's declaration. */
  Origin place();

  /**
   * Reports a problem.
   *
   * @param hint the remedy; if empty, the default remedy of the code is used
   */
  void report(Code code, Optional<String> hint, Origin place, Object... arguments);
}

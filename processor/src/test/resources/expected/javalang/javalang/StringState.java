package javalang;

import javax.annotation.processing.Generated;

/**
 * The states of {@code String}.
 *
 * <p>{@link StringMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum StringState {
  /** The state {@code String}. */
  STRING,
  /** The state {@code Object}. */
  OBJECT,
  /** The state {@code Integer}. */
  INTEGER,
  /** The state {@code Override}. */
  OVERRIDE,
  /** The state {@code Enum}. */
  ENUM,
  /** The state {@code Set}. */
  SET,
  /** The state {@code List}. */
  LIST,
  /** The state {@code Class}. */
  CLASS,
  /** The state {@code Record}. */
  RECORD,
  /** The state {@code Optional}. */
  OPTIONAL
}

package javalang;

import javax.annotation.processing.Generated;

/**
 * The states of {@code String}.
 *
 * <pre>
 * from      event                     to
 * String    Object                    Object
 * String    Throwable                 Integer
 * Object    String                    String
 * Object    Override                  Override
 * Object    Enum                      Enum
 * Integer   Math                      Object
 * Integer   Set                       Set
 * Integer   List                      List
 * Override  Class                     Class
 * Override  Iterable                  Integer
 * Enum                                String
 * Enum                                Record
 * Set       EnumSet                   List
 * List      Objects                   Set
 * List      AssertionError [Boolean]  Override
 * Class                               Optional
 * Record                              Optional
 * </pre>
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

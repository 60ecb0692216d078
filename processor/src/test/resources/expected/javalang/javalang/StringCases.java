package javalang;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code String}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface StringCases<R> {
  /** The state {@code String}. */
  R string();

  /** The state {@code Object}. */
  R object();

  /** The state {@code Integer}. */
  R integer();

  /** The state {@code Override}. */
  R override();

  /** The state {@code Enum}. */
  R enum_();

  /** The state {@code Set}. */
  R set();

  /** The state {@code List}. */
  R list();

  /** The state {@code Class}. */
  R class_();

  /** The state {@code Record}. */
  R record();

  /** The state {@code Optional}. */
  R optional();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(StringState state, StringCases<R> cases) {
    return switch (state) {
      case STRING -> cases.string();
      case OBJECT -> cases.object();
      case INTEGER -> cases.integer();
      case OVERRIDE -> cases.override();
      case ENUM -> cases.enum_();
      case SET -> cases.set();
      case LIST -> cases.list();
      case CLASS -> cases.class_();
      case RECORD -> cases.record();
      case OPTIONAL -> cases.optional();
    };
  }
}

package keywords;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Word}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface WordCases<R> {
  /** The state {@code NEW}. */
  R new_();

  /** The state {@code DEFAULT}. */
  R default_();

  /** The state {@code CLASS}. */
  R class_();

  /** The state {@code _1}. */
  R _1();

  /** The state {@code NULL}. */
  R null_();

  /** The state {@code ENUM}. */
  R enum_();

  /** The state {@code INTERFACE}. */
  R interface_();

  /** The state {@code VAR}. */
  R var();

  /** The state {@code SEALED}. */
  R sealed();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(WordState state, WordCases<R> cases) {
    return switch (state) {
      case NEW -> cases.new_();
      case DEFAULT -> cases.default_();
      case CLASS -> cases.class_();
      case _1 -> cases._1();
      case NULL -> cases.null_();
      case ENUM -> cases.enum_();
      case INTERFACE -> cases.interface_();
      case VAR -> cases.var();
      case SEALED -> cases.sealed();
    };
  }
}

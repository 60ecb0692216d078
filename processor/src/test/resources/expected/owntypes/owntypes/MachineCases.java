package owntypes;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Machine}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface MachineCases<R> {
  /** The state {@code Type}. */
  R type_();

  /** The state {@code Event}. */
  R event();

  /** The state {@code Phase}. */
  R phase();

  /** The state {@code Cause}. */
  R cause();

  /** The state {@code Life}. */
  R life();

  /** The state {@code Driven}. */
  R driven();

  /** The state {@code Builder}. */
  R builder_();

  /** The state {@code Outcome}. */
  R outcome();

  /** The state {@code Machine}. */
  R machine();

  /** The state {@code STATES}. */
  R states();

  /** The state {@code NEXT}. */
  R next();

  /** The state {@code EVENTS}. */
  R events_();

  /** The state {@code STEPS}. */
  R steps();

  /** The state {@code TARGETS}. */
  R targets_();

  /** The state {@code INITIAL}. */
  R initial();

  /** The state {@code FINAL}. */
  R final_();

  /** The state {@code INSTANCE}. */
  R instance();

  /** The state {@code RULES}. */
  R rules();

  /** The state {@code MOVES}. */
  R moves();

  /** The state {@code OUTCOMES}. */
  R outcomes();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(MachineState state, MachineCases<R> cases) {
    return switch (state) {
      case TYPE -> cases.type_();
      case EVENT -> cases.event();
      case PHASE -> cases.phase();
      case CAUSE -> cases.cause();
      case LIFE -> cases.life();
      case DRIVEN -> cases.driven();
      case BUILDER -> cases.builder_();
      case OUTCOME -> cases.outcome();
      case MACHINE -> cases.machine();
      case STATES -> cases.states();
      case NEXT -> cases.next();
      case EVENTS -> cases.events_();
      case STEPS -> cases.steps();
      case TARGETS -> cases.targets_();
      case INITIAL -> cases.initial();
      case FINAL -> cases.final_();
      case INSTANCE -> cases.instance();
      case RULES -> cases.rules();
      case MOVES -> cases.moves();
      case OUTCOMES -> cases.outcomes();
    };
  }
}

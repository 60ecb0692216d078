package order;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Door} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface DoorEffects {
  /** Runs on {@code open}. */
  void move();

  /** Runs on {@code stay}. */
  void stay();

  /** Runs on {@code swing}. */
  void swing();

  /** Runs on {@code slam}. */
  void slam();

  /** Runs on {@code self}. */
  void self();

  /** Runs on {@code stay}. */
  void again();

  /** Runs on {@code reset}. */
  void reset();

  /** Runs when a state is entered or left. */
  void inShut();

  /** Runs when a state is entered or left. */
  void outShut();

  /** Runs when a state is entered or left. */
  void inOpen();

  /** Runs when a state is entered or left. */
  void outOpen();

  /** Runs when a state is entered or left. */
  void inAjar();

  /** Runs when a state is entered or left. */
  void creak();

  /** Runs when a state is entered or left. */
  void outAjar();

  /** Runs when a state is entered or left. */
  void inWide();

  /** Runs when a state is entered or left. */
  void outWide();
}

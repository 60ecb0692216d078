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

  /** Runs when entering {@code SHUT}. */
  void inShut();

  /** Runs when leaving {@code SHUT}. */
  void outShut();

  /** Runs when entering {@code OPEN}. */
  void inOpen();

  /** Runs when leaving {@code OPEN}. */
  void outOpen();

  /** Runs when entering {@code AJAR}. */
  void inAjar();

  /** Runs when entering {@code AJAR}. */
  void creak();

  /** Runs when leaving {@code AJAR}. */
  void outAjar();

  /** Runs when entering {@code WIDE}. */
  void inWide();

  /** Runs when leaving {@code WIDE}. */
  void outWide();
}

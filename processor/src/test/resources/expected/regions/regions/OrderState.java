package regions;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Order}.
 *
 * <p>Payment beside delivery
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum OrderState {
  /** The state {@code OPEN}. */
  OPEN,
  /** The state {@code PAYMENT}. */
  PAYMENT,
  /** The state {@code DUE}. */
  DUE,
  /** The state {@code PAID}. */
  PAID,
  /** The state {@code DELIVERY}. */
  DELIVERY,
  /** The state {@code PACKING}. */
  PACKING,
  /** The state {@code SENT}. */
  SENT,
  /** The state {@code SKIPPED}. */
  SKIPPED,
  /** The state {@code CANCELLED}. */
  CANCELLED
}

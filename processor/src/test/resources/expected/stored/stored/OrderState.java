package stored;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Order}.
 *
 * <p>An order that is prepared in two regions, held and taken up again where it was
 *
 * <p>{@link OrderMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum OrderState {
  /** The state {@code NEW}. */
  NEW,
  /** The state {@code DRAFT}. */
  DRAFT,
  /** The state {@code PREPARED}. */
  PREPARED,
  /** The state {@code MONEY}. */
  MONEY,
  /** The state {@code UNPAID}. */
  UNPAID,
  /** The state {@code PAID}. */
  PAID,
  /** The state {@code GOODS}. */
  GOODS,
  /** The state {@code SHELF}. */
  SHELF,
  /** The state {@code BOX}. */
  BOX,
  /** The state {@code HELD}. */
  HELD,
  /** The state {@code SHIPPED}. */
  SHIPPED
}

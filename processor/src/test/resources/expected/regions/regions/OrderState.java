package regions;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Order}.
 *
 * <p>Payment beside delivery
 *
 * <pre>
 * from     event             to
 * OPEN     cancel            CANCELLED
 * OPEN     touch             (stays)
 * PAYMENT  touch             (stays)
 * PAYMENT  back              DUE
 * PAYMENT  skip              SKIPPED
 * DUE      pay               PAID
 * DUE      both              PAID
 * DUE      touch [in(SENT)]  PAID
 * PAID     refund            DUE + PACKING
 * PACKING  both              SENT
 * PACKING  send [in(PAID)]   SENT
 * PACKING  skip              SENT
 * SENT     cancel            (stays)
 * SENT     give              PAID or SENT
 * SKIPPED  back              OPEN
 * SKIPPED  leap              PAID + SENT
 * SKIPPED  half              SENT
 * </pre>
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

import javax.annotation.processing.Generated;

/**
 * The states of {@code Facts}.
 *
 * <pre>
 * from  event               to
 * OPEN  tell                SHUT
 * ONE   ONE.after.patience  SHUT
 * SHUT  open                OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum FactsState {
  /** The state {@code OPEN}. */
  OPEN,

  /** The state {@code ONE}. */
  ONE,

  /** The state {@code TWO}. */
  TWO,

  /** The state {@code SHUT}. */
  SHUT
}

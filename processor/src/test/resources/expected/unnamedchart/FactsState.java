import javax.annotation.processing.Generated;

/**
 * The states of {@code Facts}.
 *
 * <p>{@link FactsMachine} shows all transitions.
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

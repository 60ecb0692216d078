package hostilechart;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tree}.
 *
 * <p>{@link TreeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum TreeState {
  /** The state {@code Tree}. */
  TREE,
  /** The state {@code Within}. */
  WITHIN,
  /** The state {@code Leaf}. */
  LEAF,
  /** The state {@code Facts}. */
  FACTS,
  /** The state {@code Rules}. */
  RULES
}

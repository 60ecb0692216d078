package hostilechart;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tree}.
 *
 * <pre>
 * from    event          to
 * Tree    leaf           Within
 * Tree    of [of]        Leaf
 * Within  configuration  Leaf
 * Within  is             Tree
 * Within  of             (stays)
 * Within  of             (stays)
 * Within  of             (stays)
 * Leaf    leaf           Facts
 * Leaf    of [leaf]      Facts
 * Facts   leaf           Rules
 * Rules   leaf           Leaf
 * </pre>
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

package dev.pawl.processor.semantics;

import dev.pawl.processor.model.Forbid;
import java.util.List;
import java.util.Optional;

/**
 * Pairs of states that no transition may join.
 *
 * @param from the states that it holds for; empty for every state
 * @param to the states that may not be reached from them; empty for every state
 */
public record ResolvedForbid(
    Forbid declared, Optional<List<StateNode>> from, Optional<List<StateNode>> to) {}

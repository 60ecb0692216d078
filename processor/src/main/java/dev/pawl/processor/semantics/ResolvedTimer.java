package dev.pawl.processor.semantics;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;

/**
 * A timer of a state.
 *
 * @param event the event that happens when it has run down
 * @param declared the timer as declared
 */
public record ResolvedTimer(Event event, Behavior.Timer declared) {}

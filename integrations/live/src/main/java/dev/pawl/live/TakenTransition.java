package dev.pawl.live;

import org.jspecify.annotations.Nullable;

/**
 * A transition as pages identify it in the model.
 *
 * @param leaf the leaf that took the transition
 * @param event the event; empty for an eventless transition
 * @param candidate the index of the transition among the candidates of the leaf for the event
 * @param target the state that was chosen at run time; null if the transition chooses none
 */
record TakenTransition(String leaf, String event, int candidate, @Nullable String target) {}

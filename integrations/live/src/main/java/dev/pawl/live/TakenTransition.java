package dev.pawl.live;

import org.jspecify.annotations.Nullable;

/**
 * The key by which a page finds a taken transition in the model of the machine.
 *
 * @param leaf the active leaf state that took the transition
 * @param event the event, or an empty string for an eventless transition
 * @param candidate the index of the transition among the candidates of the leaf for the event
 * @param target the target that a dynamic choice chose; null if the transition has no dynamic
 *     choice
 */
record TakenTransition(String leaf, String event, int candidate, @Nullable String target) {}

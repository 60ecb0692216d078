package dev.pawl.samples;

import dev.pawl.Outcome;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * An event, with what it needs to be fired, in each of the ways in which a program may do so.
 *
 * @param label what the tables call it
 * @param event the constant of the event, or of its type
 * @param next the state it leads to, by the function that takes any event
 * @param permits whether it is legal in a state
 * @param fire what an instance in a state does with it
 * @param tryFire the same without exceptions
 * @param <S> the type of states
 */
record Stimulus<S>(
    String label,
    Enum<?> event,
    UnaryOperator<S> next,
    Predicate<S> permits,
    UnaryOperator<S> fire,
    Function<S, Outcome<S>> tryFire) {}

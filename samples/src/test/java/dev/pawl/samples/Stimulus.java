package dev.pawl.samples;

import dev.pawl.Outcome;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * An event of a machine, and functions that fire it in each way in which a program can do so.
 *
 * @param label the name of the event in the tables of the document
 * @param event the constant of the event, or of its type
 * @param next returns the next state, computed by the pure function {@code next}
 * @param permits returns whether the event is legal in a state
 * @param fire fires the event at a new instance in a state, and returns the new state
 * @param tryFire calls {@code tryFire} of a new instance in a state
 * @param <S> the type of states
 */
record Stimulus<S>(
    String label,
    Enum<?> event,
    UnaryOperator<S> next,
    Predicate<S> permits,
    UnaryOperator<S> fire,
    Function<S, Outcome<S>> tryFire) {}

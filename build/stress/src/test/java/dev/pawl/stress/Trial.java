package dev.pawl.stress;

import dev.pawl.TransitionHook;
import java.util.function.Function;

/**
 * What is put under stress.
 *
 * @param name a name for the report
 * @param begin begins an instance; the hook is to hear of its steps, where steps are recorded
 * @param <S> the type of states
 * @param <E> the type of events
 */
record Trial<S, E>(String name, Function<TransitionHook<S, E>, Subject<S, E>> begin) {}

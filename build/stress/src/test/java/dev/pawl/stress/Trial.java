package dev.pawl.stress;

import dev.pawl.TransitionHook;
import java.util.function.Function;

/**
 * A kind of instance for the stress test.
 *
 * @param name a name for the report
 * @param create creates an instance; if steps are recorded, the instance gets the hook
 * @param <S> the type of states
 * @param <E> the type of events
 */
record Trial<S, E>(String name, Function<TransitionHook<S, E>, Subject<S, E>> create) {}

/**
 * State machines that are checked and generated when a program is compiled.
 *
 * <h2>Declare</h2>
 *
 * A machine is an enum of its states. {@link Initial} and {@link Final} say where an instance
 * begins and ends, {@link Transition} which event leads where; on the type it leads there from any
 * state.
 *
 * <pre>{@code
 * @StateMachine
 * @Transition(on = "shutDown", to = "OPEN")
 * public enum CircuitState {
 *   @Initial @Transition(on = "failureThresholdExceeded", to = "OPEN")   CLOSED,
 *   @Transition(on = "cooldownExpires", to = "HALF_OPEN")                OPEN,
 *   @Transition(on = "success", to = "CLOSED")
 *   @Transition(on = "failure", to = "OPEN")                             HALF_OPEN
 * }
 * }</pre>
 *
 * The same may stand in YAML, named by {@link StateMachine#yaml}. {@link State} nests states, makes
 * regions of them and gives them tags and names in data; {@link Event} gives an event its payload;
 * {@link Forbid} and {@link MapsTo} are promises that the compiler holds. What is wrong with a
 * declaration is an error of the compiler, on the very value.
 *
 * <h2>Run</h2>
 *
 * From that come {@code CircuitTransitions}, pure functions; {@code CircuitMachine}, one instance;
 * {@code CircuitPhase}, in which illegal steps do not compile; and more.
 *
 * <pre>{@code
 * CircuitMachine circuit = CircuitMachine.builder().entityId("c-1").hook(audit).build();
 * circuit.failureThresholdExceeded(Cause.by("watchdog").because("5 failures in a row"));
 * circuit.state();                                             // OPEN
 * CircuitTransitions.next(CircuitState.OPEN, CircuitEvent.COOLDOWN_EXPIRES);   // HALF_OPEN
 * }</pre>
 *
 * Code that works with any machine takes a {@link Machine}.
 *
 * <h2>Be refused</h2>
 *
 * An event that is not legal is thrown as {@link IllegalTransitionError}, as {@link
 * GuardRefusedError} where every guard said no, as {@link TransitionVetoedError} where a hook
 * vetoed; {@code tryFire} answers with an {@link Outcome} instead. A {@link Refusal} tells what
 * would have been legal, and the shortest way to where the event leads. Nothing has changed then.
 *
 * <h2>Hear of it</h2>
 *
 * A {@link TransitionHook} is asked before a step, may veto it, and gets its record, a {@link
 * LifecycleEvent} with a {@link Cause}. A {@link TransitionListener} only hears what has moved, and
 * costs next to nothing. Ready hooks are in {@link dev.pawl.hook}.
 *
 * <h2>Keep it</h2>
 *
 * A {@link Snapshot} is all there is to know of an instance between two steps, and a {@link Step}
 * what an event would lead to, as a value. Timers and clocks are in {@link dev.pawl.time}.
 *
 * <h2>Null</h2>
 *
 * Nothing is null unless it is marked so. Neither is thread-safety left unsaid: records, errors,
 * causes and outcomes are immutable; an instance is confined to one thread at a time, unless its
 * machine is declared {@link StateMachine#threadSafe}.
 */
@NullMarked
package dev.pawl;

import org.jspecify.annotations.NullMarked;

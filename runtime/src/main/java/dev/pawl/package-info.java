/**
 * State machines that are checked and generated at compile time: the annotations that declare a
 * machine, and the types that generated code and its callers share. Read {@link StateMachine}
 * first, then {@link Machine}.
 *
 * <h2>Declaration</h2>
 *
 * A machine is an enum of its states. {@link Initial} marks the state in which an instance begins,
 * {@link Final} a state in which it ends. {@link Transition} declares which event leads to which
 * state; on the enum itself, a transition applies to all states.
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
 * A machine can also be declared in YAML; {@link StateMachine#yaml} names the file. {@link State}
 * nests states, declares regions, and sets tags and names in stored data. {@link Event} declares
 * the payload of an event. {@link Forbid} and {@link MapsTo} are checked by the compiler. Mistakes
 * in the declaration are compile errors at the exact value.
 *
 * <h2>Generated code</h2>
 *
 * For this enum, Pawl generates {@code CircuitTransitions}, which contains pure functions; {@code
 * CircuitMachine}, the class of an instance; {@code CircuitPhase}, in which illegal steps do not
 * compile; and more.
 *
 * <pre>{@code
 * CircuitMachine circuit = CircuitMachine.builder().entityId("c-1").hook(audit).build();
 * circuit.failureThresholdExceeded(Cause.by("watchdog").because("5 failures in a row"));
 * circuit.state();                                             // OPEN
 * CircuitTransitions.next(CircuitState.OPEN, CircuitEvent.COOLDOWN_EXPIRES);   // HALF_OPEN
 * }</pre>
 *
 * Code that works with any machine uses {@link Machine}.
 *
 * <h2>Refusals</h2>
 *
 * An illegal event throws an {@link IllegalTransitionError}: a {@link GuardRefusedError} if all
 * guards returned false. If a hook vetoes, a {@link TransitionVetoedError} is thrown. {@code
 * tryFire} returns an {@link Outcome} instead. A {@link Refusal} contains the legal events and the
 * shortest path to the target. After a refusal, nothing has changed.
 *
 * <h2>Observation</h2>
 *
 * A {@link TransitionHook} is called before each step, may veto the step, and gets the record of
 * the step, a {@link LifecycleEvent} with a {@link Cause}. A {@link TransitionListener} is only
 * notified of moves and refusals, at very low cost. The package {@link dev.pawl.hook} contains
 * ready-made hooks.
 *
 * <h2>Persistence</h2>
 *
 * A {@link Snapshot} is the complete state of an instance between two steps. A {@link Step} is the
 * result of a pure function that computes a step without side effects. The package {@link
 * dev.pawl.time} contains schedulers and clocks.
 *
 * <h2>Null and threads</h2>
 *
 * Parameters and results are not null unless they are annotated with {@code @Nullable}. Records,
 * errors, causes and outcomes are immutable. An instance must be used by one thread at a time,
 * unless its machine is declared {@link StateMachine#threadSafe}.
 */
@NullMarked
package dev.pawl;

import org.jspecify.annotations.NullMarked;

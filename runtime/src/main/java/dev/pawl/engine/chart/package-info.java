/**
 * The base classes of generated statecharts: machines with regions, history, timers, deferred or
 * raised events, eventless transitions, or states with data. Applications do not use this package.
 * Read {@link dev.pawl.engine.chart.ChartInstance} first.
 *
 * <p>The algorithm is that of <a
 * href="https://www.w3.org/TR/scxml/#AlgorithmforSCXMLInterpretation">W3C SCXML 1.0, appendix
 * D</a>. Values that do not depend on the current configuration are computed at compile time or
 * when the machine's class is initialized. Examples are the transitions of a leaf for an event, and
 * the states that each transition leaves and enters.
 *
 * <p>{@code ChartMacrostep} handles an external event and the raised and deferred events that
 * follow. {@code Microstep} makes one step in the order of {@link dev.pawl.engine.StepProtocol}.
 * {@code StateChange} leaves and enters the states of the step, and raises the events of completed
 * states.
 *
 * <p>{@code Configuration} stores the active leaves and the states that history states remember.
 * {@code TransitionSelector} selects the transitions of a step. {@code History} computes the domain
 * of a transition to a history state, and the states that it enters. {@code Timers} schedules
 * timers. {@code ChartReplay} checks recorded steps.
 *
 * <p>Tests in this package build charts with {@link dev.pawl.engine.chart.ChartBuilder}. The module
 * {@code build/runtime-tests} and the cases {@code charts} of the processor test generated charts.
 */
@NullMarked
package dev.pawl.engine.chart;

import org.jspecify.annotations.NullMarked;

/**
 * Runs statecharts: machines with regions, history, timers, deferred or raised events, eventless
 * transitions, or states with data. For generated code only. Read {@link
 * dev.pawl.engine.chart.ChartInstance} first.
 *
 * <p>The algorithm is that of <a
 * href="https://www.w3.org/TR/scxml/#AlgorithmforSCXMLInterpretation">W3C SCXML 1.0, appendix
 * D</a>. Values that do not depend on the current configuration are computed at compile time or
 * when the machine's class is initialized. Examples are the transitions of a leaf for an event, and
 * the states that each transition leaves and enters.
 */
@NullMarked
package dev.pawl.engine.chart;

import org.jspecify.annotations.NullMarked;

/**
 * Runs statecharts: machines with regions, history, timers, deferred or raised events, eventless
 * transitions, or states with data. For generated code only. Read {@link
 * dev.pawl.engine.chart.ChartInstance} first.
 *
 * <p>The algorithm is that of <a
 * href="https://www.w3.org/TR/scxml/#AlgorithmforSCXMLInterpretation">W3C SCXML 1.0, appendix
 * D</a>. Everything that does not depend on the current configuration, such as the transitions of a
 * leaf for an event and the states that each of them leaves and enters, is computed at compile time
 * or when the machine's class is initialized.
 */
@NullMarked
package dev.pawl.engine.chart;

import org.jspecify.annotations.NullMarked;

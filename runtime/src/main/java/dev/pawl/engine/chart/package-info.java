/**
 * Makes the steps of statecharts: machines with regions, history, timers, deferred or raised
 * events, eventless transitions or states with data. What generated code needs; not meant for
 * programs.
 *
 * <p>The algorithm is that of <a
 * href="https://www.w3.org/TR/scxml/#AlgorithmforSCXMLInterpretation">W3C SCXML 1.0, appendix
 * D</a>. All that does not depend on the moment (which transitions a leaf has for an event, what
 * each leaves and enters) is worked out when the machine's class is loaded.
 */
@NullMarked
package dev.pawl.engine.chart;

import org.jspecify.annotations.NullMarked;

/**
 * Generates the transitions and the machine class of statecharts. Start with {@link
 * dev.pawl.processor.generate.chart.ChartMachineGenerator} and {@link
 * dev.pawl.processor.generate.chart.ChartSteps}.
 */
@NullMarked
package dev.pawl.processor.generate.chart;

import org.jspecify.annotations.NullMarked;

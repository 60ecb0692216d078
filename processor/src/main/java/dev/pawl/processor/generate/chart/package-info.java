/** Generates the transitions and the machine of statecharts, which the runtime's engine drives. */
package dev.pawl.processor.generate.chart;

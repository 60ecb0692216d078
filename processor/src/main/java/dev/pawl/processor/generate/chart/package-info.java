/** Generates the transitions and the machine of statecharts, which the runtime's engine drives. */
@NullMarked
package dev.pawl.processor.generate.chart;

import org.jspecify.annotations.NullMarked;

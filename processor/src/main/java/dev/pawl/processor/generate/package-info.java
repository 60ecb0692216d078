/**
 * Generates Java from the plan of a machine. Start with {@link
 * dev.pawl.processor.generate.Generators}, which lists the generated types.
 *
 * <p>Each class generates one type, or a part of a type: {@link
 * dev.pawl.processor.generate.TransitionsGenerator} the transitions, {@link
 * dev.pawl.processor.generate.MachineGenerator} the machine class of a flat machine, {@link
 * dev.pawl.processor.generate.ChartMachineGenerator} that of a statechart, and {@link
 * dev.pawl.processor.generate.StateGenerator} the states. {@link
 * dev.pawl.processor.generate.SerialPlan} plans the serializers, whose generated code contains only
 * the types, names and numbers of a machine; all other code is in {@code pawl-data}. Only this
 * package and its subpackages use JavaPoet.
 */
@NullMarked
package dev.pawl.processor.generate;

import org.jspecify.annotations.NullMarked;

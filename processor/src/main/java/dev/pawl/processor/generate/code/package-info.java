/**
 * The parts that all generators share: the context of a machine, names, literals, guards, tables
 * and comments in Java. Start with {@link dev.pawl.processor.generate.code.GeneratorContext} and
 * {@link dev.pawl.processor.generate.code.TypeGenerator}.
 */
@NullMarked
package dev.pawl.processor.generate.code;

import org.jspecify.annotations.NullMarked;

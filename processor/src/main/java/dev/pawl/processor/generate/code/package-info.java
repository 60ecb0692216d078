/**
 * Classes that all generators use: the generator context, and helpers for names, literals, guards,
 * tables and comments. Start with {@link dev.pawl.processor.generate.code.GeneratorContext} and
 * {@link dev.pawl.processor.generate.code.TypeGenerator}.
 */
@NullMarked
package dev.pawl.processor.generate.code;

import org.jspecify.annotations.NullMarked;

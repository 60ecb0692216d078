/**
 * The compilers and the compiled types: each {@link
 * dev.pawl.benchmarks.compile.subject.CompilationContender} writes declarations, which {@link
 * dev.pawl.benchmarks.compile.subject.Javac} compiles.
 */
@NullMarked
package dev.pawl.benchmarks.compile.subject;

import org.jspecify.annotations.NullMarked;

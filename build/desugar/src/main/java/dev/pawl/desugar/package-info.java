/**
 * A step of the build that takes {@code invokedynamic} out of the processor's jar.
 *
 * <p>A javac that has just begun pays half a millisecond for each lambda that it runs once, since
 * the JVM writes a class for it, and a first machine runs some six hundred. Here all lambdas of a
 * package become one class, {@code Lambdas}, that switches over their numbers; methods of records
 * and concatenations become plain code. What the classes do stays the same.
 */
package dev.pawl.desugar;

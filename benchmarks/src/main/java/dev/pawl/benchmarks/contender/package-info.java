/** Who hears of the steps that contenders make. */
package dev.pawl.benchmarks.contender;

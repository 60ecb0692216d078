/** Measures the walks of all contenders, once all of them make the same steps. */
package dev.pawl.benchmarks.walk;

/** Very many states, and very many threads: what grows with them, and what is compiled. */
package dev.pawl.benchmarks.scale;

/** State in a database: Pawl's stores beside what one would take or write instead. */
package dev.pawl.benchmarks.stores;

/** Steps of stored instances, one after the other. */
package dev.pawl.benchmarks.stores.step;

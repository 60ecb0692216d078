/** Steps in a store beside the same statements written by hand. */
package dev.pawl.benchmarks.stores;

/** The databases on which stores are measured. */
package dev.pawl.benchmarks.stores.database;

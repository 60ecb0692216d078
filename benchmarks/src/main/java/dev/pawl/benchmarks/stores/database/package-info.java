/** The databases that stores are measured on. */
package dev.pawl.benchmarks.stores.database;

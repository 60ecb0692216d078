/**
 * Pawl's stores, compared with other libraries and with handwritten code. Read {@link
 * dev.pawl.benchmarks.stores.StorePart} first.
 */
package dev.pawl.benchmarks.stores;

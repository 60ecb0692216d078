/** What types cost javac: Pawl beside other annotation processors, and what is written by hand. */
package dev.pawl.benchmarks.compile;

/** What is compiled: contenders, their types, and the compilers that are started anew. */
package dev.pawl.benchmarks.compile.subject;

/**
 * Workstreams, their steps and the circuits of their tools in a database, as the document lays it
 * out: SQLite by default, PostgreSQL by its URL.
 *
 * <p>{@link dev.pawl.samples.pipeline.Orchestrator} takes workstreams through their steps, {@link
 * dev.pawl.samples.pipeline.Procedures} are what the document does when something is wrong, and
 * {@link dev.pawl.samples.pipeline.PipelineMain} is all of it at a command line.
 */
package dev.pawl.samples.pipeline;

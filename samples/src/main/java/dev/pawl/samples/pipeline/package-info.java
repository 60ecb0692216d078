/**
 * Workstreams, their steps and the circuits of their tools, in a database with the tables of the
 * original document. The database is SQLite by default; the URL of a PostgreSQL database can be
 * given instead. Read {@link dev.pawl.samples.pipeline.Orchestrator} first: it executes
 * workstreams. {@link dev.pawl.samples.pipeline.Procedures} repairs them, and {@link
 * dev.pawl.samples.pipeline.PipelineMain} is the command line.
 */
@NullMarked
package dev.pawl.samples.pipeline;

import org.jspecify.annotations.NullMarked;

/**
 * The command line: renders, checks and puts into documents machines that stand in YAML, without a
 * compiler.
 */
package dev.pawl.processor.command;

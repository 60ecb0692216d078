/**
 * The command line: checks machines in YAML, renders them and fills blocks of documents, without a
 * compiler. Start with {@link dev.pawl.cli.CommandLine}.
 */
@NullMarked
package dev.pawl.cli;

import org.jspecify.annotations.NullMarked;

/** Problems as SARIF 2.1.0, which code scanning and editors read. */
package dev.pawl.processor.command.sarif;

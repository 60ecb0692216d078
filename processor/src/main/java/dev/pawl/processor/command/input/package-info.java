/** Machine files as the command line and the preview read and check them, without a compiler. */
package dev.pawl.processor.command.input;

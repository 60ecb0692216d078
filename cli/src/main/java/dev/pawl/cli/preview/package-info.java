/**
 * Shows machines in a browser while their files are edited. Start with {@link
 * dev.pawl.cli.preview.PreviewServer}.
 */
@NullMarked
package dev.pawl.cli.preview;

import org.jspecify.annotations.NullMarked;

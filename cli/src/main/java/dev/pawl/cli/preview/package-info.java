/**
 * The preview of machines in a browser while they are edited. Start with {@link
 * dev.pawl.cli.preview.PreviewServer}.
 */
@NullMarked
package dev.pawl.cli.preview;

import org.jspecify.annotations.NullMarked;

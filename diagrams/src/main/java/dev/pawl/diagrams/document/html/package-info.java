/** Pages for a browser, each one file that needs nothing else. */
@NullMarked
package dev.pawl.diagrams.document.html;

import org.jspecify.annotations.NullMarked;

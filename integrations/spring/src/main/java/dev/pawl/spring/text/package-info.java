/**
 * The escaping of text in logs and HTTP responses. Internal: the module does not export this
 * package.
 */
@NullMarked
package dev.pawl.spring.text;

import org.jspecify.annotations.NullMarked;

/**
 * The escaping of text in logs and HTTP responses. This package is internal: the module does not
 * export it.
 */
@NullMarked
package dev.pawl.spring.text;

import org.jspecify.annotations.NullMarked;

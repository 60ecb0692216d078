/** What is refused, as an answer to a request. */
@NullMarked
package dev.pawl.spring.boot.web;

import org.jspecify.annotations.NullMarked;

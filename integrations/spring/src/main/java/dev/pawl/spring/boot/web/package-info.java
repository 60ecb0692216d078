/** The HTTP responses to refusals of machines and stores. */
@NullMarked
package dev.pawl.spring.boot.web;

import org.jspecify.annotations.NullMarked;

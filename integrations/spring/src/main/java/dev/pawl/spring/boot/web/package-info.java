/** Refusals as answers to requests. */
@NullMarked
package dev.pawl.spring.boot.web;

import org.jspecify.annotations.NullMarked;

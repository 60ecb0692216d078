/** Steps of the build that write the playground's files. */
@NullMarked
package dev.pawl.playground.build;

import org.jspecify.annotations.NullMarked;

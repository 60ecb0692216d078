/** Which columns keep the state of which machine. */
@NullMarked
package dev.pawl.jpa.mapping;

import org.jspecify.annotations.NullMarked;

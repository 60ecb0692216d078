/** What workers report of the application's code that they call. */
@NullMarked
package dev.pawl.store.worker;

import org.jspecify.annotations.NullMarked;

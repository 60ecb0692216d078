/** Reports of workers about the application's code that they call. */
@NullMarked
package dev.pawl.store.worker;

import org.jspecify.annotations.NullMarked;

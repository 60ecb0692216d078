/** The threads of workers, watched for hangs. Not for users: the module keeps it closed. */
@NullMarked
package dev.pawl.store.watch;

import org.jspecify.annotations.NullMarked;

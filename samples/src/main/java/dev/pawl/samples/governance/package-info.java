/**
 * The lifecycle governance kernel: machines of tasks, agents and turns that step together and are
 * stored in one database. Read {@link dev.pawl.samples.governance.Kernel} first.
 */
@NullMarked
package dev.pawl.samples.governance;

import org.jspecify.annotations.NullMarked;

/**
 * What generated machines stand on. Programs have no need to use this package directly; it may
 * change with any release, together with the code that is generated for it.
 */
@NullMarked
package dev.pawl.engine;

import org.jspecify.annotations.NullMarked;

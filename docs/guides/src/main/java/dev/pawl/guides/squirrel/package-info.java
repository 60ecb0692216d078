/** The machine of the guide for migration from squirrel-foundation. */
@NullMarked
package dev.pawl.guides.squirrel;

import org.jspecify.annotations.NullMarked;

/**
 * The meaning of a machine, decided once: names become nodes and events; which transitions a leaf
 * takes for an event, what each leaves and enters, and what fills the data of a state. All that
 * comes after the readers starts from here, and looks up nothing by its name.
 */
@NullMarked
package dev.pawl.language.semantics;

import org.jspecify.annotations.NullMarked;

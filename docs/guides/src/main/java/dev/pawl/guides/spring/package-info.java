/** The machine of the guide for migration from Spring Statemachine. */
@NullMarked
package dev.pawl.guides.spring;

import org.jspecify.annotations.NullMarked;

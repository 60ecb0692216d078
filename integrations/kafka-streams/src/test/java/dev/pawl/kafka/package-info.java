@NullMarked
package dev.pawl.kafka;

import org.jspecify.annotations.NullMarked;

/**
 * Updates generated blocks, such as diagrams and tables of machines, in documents of users. Start
 * with {@link dev.pawl.processor.sync.DocumentSync}.
 */
@NullMarked
package dev.pawl.processor.sync;

import org.jspecify.annotations.NullMarked;

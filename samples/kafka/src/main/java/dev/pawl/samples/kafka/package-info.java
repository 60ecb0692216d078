/** Orders on Kafka Streams. */
@NullMarked
package dev.pawl.samples.kafka;

import org.jspecify.annotations.NullMarked;

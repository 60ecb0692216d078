/**
 * State machines on Kafka Streams. {@link dev.pawl.kafka.MachineTopology} runs any machine whose
 * guards and updates are pure, with commands from one topic and steps, refusals, effects and
 * answers in others.
 */
@NullMarked
package dev.pawl.kafka;

import org.jspecify.annotations.NullMarked;

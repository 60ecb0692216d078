package dev.pawl.kafka;

/**
 * The topics of a machine. Immutable.
 *
 * @param commands the topic of commands
 * @param steps the topic of steps
 * @param refusals the topic of refused and failed attempts
 * @param effects the topic of the messages of effects
 * @param answers the topic of answers to commands
 * @param deadLetters the topic of commands that cannot be read
 */
public record MachineTopics(
    String commands,
    String steps,
    String refusals,
    String effects,
    String answers,
    String deadLetters) {

  /** Returns the topics whose names begin with a prefix, such as {@code orders-commands}. */
  public static MachineTopics of(String prefix) {
    return new MachineTopics(
        prefix + "-commands",
        prefix + "-steps",
        prefix + "-refusals",
        prefix + "-effects",
        prefix + "-answers",
        prefix + "-dead-letters");
  }
}

package dev.pawl.samples.agentactivity;

import java.util.Objects;

/**
 * An event in the output of an agent's CLI.
 *
 * @param type the type in the output, such as {@code text_delta}; types unknown to this sample are
 *     allowed
 */
public record AgentEvent(String type) {

  /** Creates an event. The type must not be null. */
  public AgentEvent {
    Objects.requireNonNull(type, "type");
  }
}

package dev.pawl.samples.agentactivity;

import java.util.Objects;

/**
 * What the CLI of an agent puts out.
 *
 * @param type its type as on the wire, such as {@code text_delta}; the CLI may know more than we
 */
public record AgentEvent(String type) {

  /** Insists on a type. */
  public AgentEvent {
    Objects.requireNonNull(type, "type");
  }
}

package dev.pawl.test;

import java.util.Optional;

/** A source of the arguments with which events are fired. */
@FunctionalInterface
public interface ArgumentSource {

  /**
   * Returns the value of a component of an event's payload.
   *
   * @param event the declared name of the event
   * @param name the name of the component
   * @param type the type of the component
   * @return the value; empty for the default value of the type
   */
  Optional<?> argument(String event, String name, Class<?> type);
}

package dev.pawl.language.model;

import dev.pawl.language.model.name.JavaName;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The names of the methods that fire events at a machine. A method has the name of its event,
 * unless this name is a Java keyword or the name of a method that every machine has. If the method
 * cannot have the name of its event, the name of the method starts with {@code fire}.
 */
public final class EventMethodName {

  /** The names of the methods without parameters that every machine has. */
  private static final Set<String> OF_MACHINES =
      Set.of(
          "state",
          "configuration",
          "permitted",
          "entityId",
          "sequence",
          "builder",
          "context",
          "remaining",
          "snapshot");

  /**
   * The names of the methods with parameters that every machine has. Only the method of an event
   * with a payload can clash with a method that has parameters.
   */
  private static final Set<String> OF_MACHINES_WITH_PARAMETERS =
      Set.of("is", "fire", "tryFire", "force", "permits", "post", "from");

  /** The method names that are derived from the names of all events of the machine. */
  private final Set<String> own = new HashSet<>();

  /** Creates the names for the events of a machine. */
  public EventMethodName(Machine machine) {
    machine.events().forEach(e -> own.add(e.words().method()));
  }

  /**
   * Returns the reason why the method of an event cannot have the name of the event; empty if the
   * method can have the name of the event.
   */
  public static Optional<String> obstacle(Event event) {
    String method = event.words().method();
    if (JavaName.isMethodOfObject(method)) {
      return Optional.of("every object has a method " + method);
    } else if (OF_MACHINES.contains(method)
        || !event.payload().isEmpty() && OF_MACHINES_WITH_PARAMETERS.contains(method)) {
      return Optional.of("every machine has a method " + method);
    } else if (!JavaName.escaped(method, false).equals(method)) {
      return Optional.of(method + " is a keyword of Java");
    }
    return Optional.empty();
  }

  /** Returns the name of the method that fires an event. */
  public String of(Event event) {
    return obstacle(event).isPresent() ? fired(event) : event.words().method();
  }

  /** Returns a name that starts with {@code fire} and is not the name of another event's method. */
  public String fired(Event event) {
    String method = "fire" + event.words().type();
    while (own.contains(method)) {
      method += "_";
    }
    return method;
  }
}

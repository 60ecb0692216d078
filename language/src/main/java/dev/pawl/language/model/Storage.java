package dev.pawl.language.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The declarations about stored data: the serializers, and the former names of states and events.
 *
 * @param serializers the serializers to generate in addition to the codec
 * @param reservedStates the names of removed states, with their successors
 * @param reservedEvents the names of removed events, with their successors
 * @param renamedStates the present and former names of renamed states
 * @param renamedEvents the present and former names of renamed events
 * @param shapes the structure of the types of components and of the context
 * @param libraries the libraries that generated code can use
 * @param places the origins of the keys {@link #SERIALIZERS} and {@link #CONTEXT}
 */
public record Storage(
    Set<Serializer> serializers,
    List<Reserved> reservedStates,
    List<Reserved> reservedEvents,
    List<Renamed> renamedStates,
    List<Renamed> renamedEvents,
    Map<TypeRef, Shape> shapes,
    Set<Library> libraries,
    Map<String, Origin> places) {

  /** The key of the serializers. */
  public static final String SERIALIZERS = "serializers";

  /** The key of the context. The context is stored too. */
  public static final String CONTEXT = "context";

  /** A machine without declarations about stored data. */
  public static final Storage NONE =
      new Storage(
          Set.of(), List.of(), List.of(), List.of(), List.of(), Map.of(), Set.of(), Map.of());

  public Storage {
    serializers = Set.copyOf(serializers);
    reservedStates = List.copyOf(reservedStates);
    reservedEvents = List.copyOf(reservedEvents);
    renamedStates = List.copyOf(renamedStates);
    renamedEvents = List.copyOf(renamedEvents);
    shapes = Map.copyOf(shapes);
    libraries = Set.copyOf(libraries);
    places = Map.copyOf(places);
  }

  /**
   * Returns the names of removed states or events.
   *
   * @param states true for states, false for events
   */
  public List<Reserved> reserved(boolean states) {
    return states ? reservedStates : reservedEvents;
  }

  /**
   * Returns the renamed states or events.
   *
   * @param states true for states, false for events
   */
  public List<Renamed> renamed(boolean states) {
    return states ? renamedStates : renamedEvents;
  }

  /**
   * Returns the declared former name of a state or event.
   *
   * @param states true for a state, false for an event
   * @param name the present name
   */
  public Optional<Renamed> renamed(boolean states, String name) {
    return renamed(states).stream().filter(r -> r.name().equals(name)).findFirst();
  }

  /**
   * The name of a removed state or event.
   *
   * @param becomes the name that replaces the removed name in stored data; empty if stored data
   *     must not contain the removed name
   */
  public record Reserved(NameReference name, Optional<NameReference> becomes) {}

  /**
   * A new name for a state or event.
   *
   * @param name the present name
   * @param from the former name
   */
  public record Renamed(String name, NameReference from) {}
}

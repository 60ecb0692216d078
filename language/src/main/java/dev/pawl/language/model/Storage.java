package dev.pawl.language.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Everything said of data that is stored: which serializers lead there, and what was called
 * otherwise before.
 *
 * @param serializers what to generate beside the codec
 * @param reservedStates states that there once were
 * @param reservedEvents events that there once were
 * @param renamedStates states that had another name
 * @param renamedEvents events that had another name
 * @param shapes what is known of the types of components and of the context
 * @param libraries the libraries that generated code can use
 * @param places where the serializers and the context are declared, by their keys
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

  /** The key of the serializers, and that of the context, which is stored too. */
  public static final String SERIALIZERS = "serializers";

  public static final String CONTEXT = "context";

  /** Nothing said of all this. */
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

  /** The reserved names of states, or of events. */
  public List<Reserved> reserved(boolean states) {
    return states ? reservedStates : reservedEvents;
  }

  /** The renamed states, or events. */
  public List<Renamed> renamed(boolean states) {
    return states ? renamedStates : renamedEvents;
  }

  /**
   * A name that is not used any more.
   *
   * @param becomes what that is read as which was stored under the name; nothing where it is an
   *     error to find it
   */
  public record Reserved(NameReference name, Optional<NameReference> becomes) {}

  /**
   * Another name for what there was before.
   *
   * @param name the present name
   * @param from the former one
   */
  public record Renamed(String name, NameReference from) {}
}

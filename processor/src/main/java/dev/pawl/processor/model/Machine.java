package dev.pawl.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A state machine as declared, whichever way it was declared.
 *
 * @param name as declared, or derived from the enum's name
 * @param packageName where the generated types go; empty for the unnamed package
 * @param description the prose, or empty
 * @param lenient whether an unexpected event is ignored instead of refused
 * @param wireNames how wire names are derived
 * @param threadSafe whether any number of threads may use one life
 * @param omit the parts to leave out
 * @param include the parts to generate however large the machine is
 * @param stateType the user's enum, or empty where the state type is generated
 * @param eventType the user's enum of events, if any
 * @param context the type of the extended state, if any
 * @param isPublic whether generated types are public, as the user's enum is
 * @param tree the states, below the machine itself
 * @param events in declared order, then in order of first use
 * @param contextMembers what may be read of the context, for states that carry the same
 * @param storage what is said of data that is stored
 */
public record Machine(
    String name,
    String packageName,
    String description,
    boolean lenient,
    WireNames wireNames,
    boolean threadSafe,
    Set<Part> omit,
    Set<Part> include,
    Optional<TypeRef> stateType,
    Optional<EventType> eventType,
    Optional<TypeRef> context,
    boolean isPublic,
    StateTree tree,
    List<Event> events,
    List<Forbid> forbids,
    List<View> views,
    Origin origin,
    List<Types.Member> contextMembers,
    Storage storage) {

  public Machine {
    contextMembers = List.copyOf(contextMembers);
    omit = Set.copyOf(omit);
    include = Set.copyOf(include);
    events = List.copyOf(events);
    forbids = List.copyOf(forbids);
    views = List.copyOf(views);
  }

  public Machine(
      String name,
      String packageName,
      String description,
      boolean lenient,
      WireNames wireNames,
      boolean threadSafe,
      Set<Part> omit,
      Set<Part> include,
      Optional<TypeRef> stateType,
      Optional<EventType> eventType,
      Optional<TypeRef> context,
      boolean isPublic,
      State root,
      List<Event> events,
      List<Forbid> forbids,
      List<View> views,
      Origin origin) {
    this(
        name,
        packageName,
        description,
        lenient,
        wireNames,
        threadSafe,
        omit,
        include,
        stateType,
        eventType,
        context,
        isPublic,
        new StateTree(root),
        events,
        forbids,
        views,
        origin,
        List.of(),
        Storage.NONE);
  }

  /** The user's own enum of events and its constants, in order. */
  public record EventType(TypeRef type, List<String> constants, Origin origin) {
    public EventType {
      constants = List.copyOf(constants);
    }

    /**
     * The constant that a name in a declaration denotes, in whichever case style it is written; the
     * name itself where it denotes none, or more than one. {@code OPEN.after.60s} also denotes
     * {@code OPEN_AFTER_60S}, though upper case parts the number there from its unit.
     */
    public String denoted(String name) {
      if (constants.contains(name)) {
        return name;
      }
      String wanted = Words.of(name).constant();
      List<String> alike =
          constants.stream().filter(c -> Words.of(c).constant().equals(wanted)).toList();
      if (alike.isEmpty() && constants.contains(wanted)) {
        return wanted;
      }
      return alike.size() == 1 ? alike.get(0) : name;
    }
  }

  /**
   * The states, superstates among them: those of the user's enum in its order, history states too,
   * as they are constants of it; otherwise in document order, without history states.
   */
  public List<State> states() {
    return stateType.isPresent() ? tree.declared() : tree.states();
  }

  /** The root of the tree: the machine itself. */
  public State root() {
    return tree.root();
  }

  /** Whether it has states within states. */
  public boolean nested() {
    return root().isParallel()
        || root().children().stream().anyMatch(s -> s.isComposite() || s.isHistory());
  }

  /** The name of the one that declares something: the state's, or for the root the machine's. */
  public String ownerName(State owner) {
    return owner == root() ? name : owner.name();
  }

  /** The name a state has in data. */
  public String wireName(State state) {
    return state.wireName().map(Ref::name).orElseGet(() -> wireNames.of(state.name()));
  }

  /** The name an event has in data. */
  public String wireName(Event event) {
    return wireNames.of(event.name());
  }
}

package dev.pawl.language.model;

import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A state machine as declared, independent of the language of its declaration.
 *
 * @param identity the name and package of the machine
 * @param settings the settings of the whole machine
 * @param types the user's types that the machine refers to
 * @param tree the states; the root is the machine itself
 * @param events the declared events in declared order, followed by the other events in order of
 *     first use
 * @param forbids the prohibitions, in declared order
 * @param views the mappings onto other enums, in declared order
 * @param verification the properties to prove and their assumptions
 */
public record Machine(
    Identity identity,
    Settings settings,
    UserTypes types,
    StateTree tree,
    List<Event> events,
    List<Forbid> forbids,
    List<View> views,
    Verification verification) {

  public Machine {
    events = List.copyOf(events);
    forbids = List.copyOf(forbids);
    views = List.copyOf(views);
  }

  /**
   * The name and package of a machine.
   *
   * @param name the name as declared, or derived from the name of the enum
   * @param packageName the package of the generated types; empty for the unnamed package
   * @param description the description; may be empty
   */
  public record Identity(String name, String packageName, String description, Origin origin) {}

  /**
   * The settings of a machine as a whole.
   *
   * @param lenient whether unexpected events are ignored, not refused
   * @param wireNames the style of derived wire names
   * @param threadSafe whether several threads may use one instance
   * @param isPublic whether generated types are public; true if the user's enum is public
   * @param omit the parts of the generated code that are omitted
   * @param include the parts of the generated code that are generated even for a large machine
   * @param storage the declarations about stored data
   */
  public record Settings(
      boolean lenient,
      WireNames wireNames,
      boolean threadSafe,
      boolean isPublic,
      Set<Part> omit,
      Set<Part> include,
      Storage storage) {

    public static final Settings DEFAULT =
        new Settings(false, WireNames.AS_DECLARED, false, true, Set.of(), Set.of(), Storage.NONE);

    public Settings {
      omit = Set.copyOf(omit);
      include = Set.copyOf(include);
    }
  }

  /**
   * The types of the user that a machine refers to.
   *
   * @param states the enum of states; empty if the state type is generated
   * @param events the enum of events, if there is one
   * @param unseenEvents the enum of events if only the name of the enum is known, because no
   *     compiler is available. If only the name is known, the machine has the events that its
   *     transitions use.
   * @param context the type of the context, if there is one
   * @param contextMembers the readable members of the context; their values can be copied into the
   *     data of states
   */
  public record UserTypes(
      Optional<TypeRef> states,
      Optional<EventType> events,
      Optional<TypeRef> unseenEvents,
      Optional<TypeRef> context,
      List<TypeLookup.Member> contextMembers) {

    /** A machine that refers to no types. */
    public static final UserTypes NONE =
        new UserTypes(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    public UserTypes {
      contextMembers = List.copyOf(contextMembers);
    }
  }

  /** Creates a machine that declares no properties. */
  public Machine(
      Identity identity,
      Settings settings,
      UserTypes types,
      StateTree tree,
      List<Event> events,
      List<Forbid> forbids,
      List<View> views) {
    this(identity, settings, types, tree, events, forbids, views, Verification.NONE);
  }

  /** Returns the name of the event that a name in the declaration denotes. */
  public String denoted(String event) {
    return eventType().map(t -> t.denoted(event)).orElse(event);
  }

  public String name() {
    return identity.name();
  }

  public String packageName() {
    return identity.packageName();
  }

  /**
   * Returns the qualified name of a type in the package of the generated types, such as {@code
   * com.acme.Order}.
   */
  public String inPackage(String name) {
    return TypeRef.of(packageName(), name).qualifiedName();
  }

  /**
   * Returns the origin of a key about stored data, or the origin of the machine if the key is not
   * declared.
   *
   * @param key {@link Storage#SERIALIZERS}, {@link Storage#CONTEXT} or {@link Storage#INCLUDE}
   */
  public Origin place(String key) {
    return storage().places().getOrDefault(key, origin());
  }

  public String description() {
    return identity.description();
  }

  public Origin origin() {
    return identity.origin();
  }

  public boolean lenient() {
    return settings.lenient();
  }

  public WireNames wireNames() {
    return settings.wireNames();
  }

  public boolean threadSafe() {
    return settings.threadSafe();
  }

  public boolean isPublic() {
    return settings.isPublic();
  }

  public Set<Part> omit() {
    return settings.omit();
  }

  public Set<Part> include() {
    return settings.include();
  }

  public Storage storage() {
    return settings.storage();
  }

  public Optional<TypeRef> stateType() {
    return types.states();
  }

  public Optional<EventType> eventType() {
    return types.events();
  }

  /** Returns the user's enum of events, even if its constants are unknown. */
  public Optional<TypeRef> eventEnum() {
    return eventType().map(EventType::type).or(types::unseenEvents);
  }

  public Optional<TypeRef> context() {
    return types.context();
  }

  public List<TypeLookup.Member> contextMembers() {
    return types.contextMembers();
  }

  /** The user's enum of events with its constants in declared order. */
  public record EventType(TypeRef type, List<String> constants, Origin origin) {
    public EventType {
      constants = List.copyOf(constants);
    }

    /**
     * Returns the constant that a name in the declaration denotes, in any case style. Returns the
     * name itself if no constant matches, or if several constants match. For example, {@code
     * OPEN.after.60s} denotes {@code OPEN_AFTER_60S}, although the words of the constant are split
     * as {@code 60} and {@code s}.
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
   * Returns the states, including superstates. If the user declares an enum, returns all its
   * constants in declared order, including history states. If the user declares no enum, returns
   * the states in document order, without history states.
   */
  public List<State> states() {
    return stateType().isPresent() ? tree.declared() : tree.states();
  }

  /** Returns the root of the tree, which is the machine itself. */
  public State root() {
    return tree.root();
  }

  /** Returns whether the machine has substates, regions or history states. */
  public boolean hasNesting() {
    return root().isParallel()
        || root().children().stream().anyMatch(s -> s.isComposite() || s.isHistory());
  }

  /**
   * Returns the name of a declaring node: the name of the state, or of the machine for the root.
   */
  public String ownerName(State owner) {
    return owner == root() ? name() : owner.name();
  }

  public String wireName(State state) {
    return state.wireName().map(NameReference::name).orElseGet(() -> wireNames().of(state.name()));
  }

  public String wireName(Event event) {
    return wireNames().of(event.name());
  }
}

package dev.pawl.language.model;

import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A state machine as declared, whichever way it was declared.
 *
 * @param identity what it is called
 * @param settings what was said of it as a whole
 * @param types the user's own types
 * @param tree the states, below the machine itself
 * @param events in declared order, then in order of first use
 * @param verification the properties to prove, with what is assumed
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
   * The name of a machine, and its package.
   *
   * @param name as declared, or derived from the enum's name
   * @param packageName where the generated types go; empty for the unnamed package
   * @param description the prose, or empty
   */
  public record Identity(String name, String packageName, String description, Origin origin) {}

  /**
   * Settings of a machine as a whole.
   *
   * @param lenient whether an unexpected event is ignored instead of refused
   * @param wireNames how wire names are derived
   * @param threadSafe whether any number of threads may use one instance
   * @param isPublic whether generated types are public, as the user's enum is
   * @param omit the parts to leave out
   * @param include the parts to generate however large the machine is
   * @param storage what is said of data that is stored
   */
  public record Settings(
      boolean lenient,
      WireNames wireNames,
      boolean threadSafe,
      boolean isPublic,
      Set<Part> omit,
      Set<Part> include,
      Storage storage) {

    /** The settings where nothing is said. */
    public static final Settings DEFAULT =
        new Settings(false, WireNames.AS_DECLARED, false, true, Set.of(), Set.of(), Storage.NONE);

    public Settings {
      omit = Set.copyOf(omit);
      include = Set.copyOf(include);
    }
  }

  /**
   * The types that the user brought.
   *
   * @param states the enum of states, or empty where the state type is generated
   * @param events the enum of events, if any
   * @param unseenEvents the enum of events where only its name is known, as without a compiler:
   *     then the events are those that are used
   * @param context the type of the extended state, if any
   * @param contextMembers what may be read of the context, for states that carry the same
   */
  public record UserTypes(
      Optional<TypeRef> states,
      Optional<EventType> events,
      Optional<TypeRef> unseenEvents,
      Optional<TypeRef> context,
      List<TypeLookup.Member> contextMembers) {

    /** No type at all. */
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

  /** A name with the package where the generated types go: {@code com.acme.Order}. */
  public String inPackage(String name) {
    return TypeRef.of(packageName(), name).qualifiedName();
  }

  /** The place of a key about what is stored; the machine's own place where it is not declared. */
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

  /** The user's own enum of events, also where its constants are not known. */
  public Optional<TypeRef> eventEnum() {
    return eventType().map(EventType::type).or(types::unseenEvents);
  }

  public Optional<TypeRef> context() {
    return types.context();
  }

  public List<TypeLookup.Member> contextMembers() {
    return types.contextMembers();
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
    return stateType().isPresent() ? tree.declared() : tree.states();
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
    return owner == root() ? name() : owner.name();
  }

  /** The name a state has in data. */
  public String wireName(State state) {
    return state.wireName().map(NameReference::name).orElseGet(() -> wireNames().of(state.name()));
  }

  /** The name an event has in data. */
  public String wireName(Event event) {
    return wireNames().of(event.name());
  }
}

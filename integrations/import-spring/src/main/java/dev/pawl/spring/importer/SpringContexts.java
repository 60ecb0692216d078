package dev.pawl.spring.importer;

import dev.pawl.Snapshot;
import dev.pawl.cli.importer.AssignedNames;
import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedState.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineContext;
import org.springframework.statemachine.StateMachinePersist;
import org.springframework.statemachine.config.StateMachineFactory;

/**
 * Migrates persisted contexts of Spring Statemachine to snapshots of the imported machine. A
 * snapshot contains the active states, the states that history states remember, and the extended
 * state. Spring Statemachine does not persist timers and deferred events. Therefore timers start
 * with their full delay, and deferred events are lost.
 *
 * <pre>{@code
 * SpringContexts<State, Event> contexts = SpringContexts.of(factory).name("Claim");
 * SpringContexts.Migration migration = contexts.migrate(ids, persist, (id, context) ->
 *     store(contexts.snapshot(context, id, ClaimCodec::fromWire, ClaimFile::of)));
 * }</pre>
 *
 * @param <S> the type of states of Spring Statemachine
 * @param <E> the type of events of Spring Statemachine
 */
public final class SpringContexts<S, E> {

  private static final String NAME = "Imported";

  private final StateTree<S, E> tree;
  private final AssignedNames names;
  private String name = "";

  private SpringContexts(StateMachine<S, E> machine) {
    WalkedMachine<S, E> walked = MachineWalker.walk(machine, NAME, new CodeNames<>(Map.of()));
    this.tree = walked.tree();
    this.names = AssignedNames.of(walked.machine(), Optional.empty(), NAME);
  }

  /**
   * Creates the migration of the contexts of a machine. The machine does not have to be started.
   */
  public static <S, E> SpringContexts<S, E> of(StateMachine<S, E> machine) {
    return new SpringContexts<>(machine);
  }

  /** Creates the migration of the contexts of machines that a factory creates. */
  public static <S, E> SpringContexts<S, E> of(StateMachineFactory<S, E> factory) {
    return new SpringContexts<>(factory.getStateMachine());
  }

  /**
   * Sets the name of the machine in Pawl. Snapshots contain this name. This setting is required.
   */
  public SpringContexts<S, E> name(String name) {
    this.name = name;
    return this;
  }

  /**
   * A function that stores a migrated instance.
   *
   * @param <S> the type of states of Spring Statemachine
   * @param <E> the type of events of Spring Statemachine
   * @param <K> the type of the ids of contexts
   */
  @FunctionalInterface
  public interface Target<S, E, K> {

    /**
     * Stores an instance.
     *
     * @param id the id of the context
     * @param context the persisted context
     * @throws Exception if the instance cannot be stored. The migration continues with the next
     *     context.
     */
    void store(K id, StateMachineContext<S, E> context) throws Exception;
  }

  /**
   * The result of a migration.
   *
   * @param migrated the number of contexts that were stored
   * @param failed the error messages of the contexts that could not be migrated, by the id of the
   *     context
   */
  public record Migration(int migrated, Map<String, String> failed) {

    public Migration {
      failed = Map.copyOf(failed);
    }
  }

  /**
   * Reads contexts and passes each context to the target. The target must store the migrated
   * instances. If a context cannot be migrated, the migration continues with the next context.
   *
   * @param ids the ids of the contexts
   * @param persist the object that reads the contexts. Use the object with which Spring
   *     Statemachine persisted the contexts.
   */
  public <K> Migration migrate(
      Iterable<K> ids, StateMachinePersist<S, E, K> persist, Target<S, E, K> target) {
    Map<String, String> failed = new LinkedHashMap<>();
    int migrated = 0;
    for (K id : ids) {
      try {
        StateMachineContext<S, E> context = persist.read(id);
        if (context == null) {
          throw new IllegalArgumentException("There is no context.");
        }
        target.store(id, context);
        migrated++;
      } catch (Exception e) {
        failed.put(String.valueOf(id), String.valueOf(e.getMessage()));
      }
    }
    return new Migration(migrated, failed);
  }

  /**
   * Returns the snapshot for a persisted context.
   *
   * @param entityId the id of the instance
   * @param states the function that returns the state of Pawl with the given wire name, such as
   *     {@code ClaimCodec::fromWire}
   * @param variables the function that creates the context of Pawl from the variables of the
   *     extended state
   * @throws IllegalArgumentException if the persisted context contains a state that the machine
   *     does not have
   */
  public <P, Q, C> Snapshot<P, Q, C> snapshot(
      StateMachineContext<S, E> context,
      String entityId,
      Function<String, P> states,
      Function<Map<Object, Object>, C> variables) {
    List<ImportedState> leaves = new ArrayList<>();
    addLeaves(context, leaves);
    List<P> active = new ArrayList<>();
    tree.root()
        .forEach(
            state -> {
              if (leaves.contains(state)) {
                active.add(states.apply(names.storedName(state.id())));
              }
            });
    Map<String, List<String>> history = new LinkedHashMap<>();
    addHistory(context, history);
    return new Snapshot<>(
        name,
        entityId,
        0,
        active,
        history,
        variables.apply(context.getExtendedState().getVariables()),
        List.of(),
        List.of());
  }

  private void addLeaves(StateMachineContext<S, E> context, List<ImportedState> leaves) {
    if (context.getChilds().isEmpty()) {
      addDefaults(state(context.getState()), leaves);
    } else {
      context.getChilds().forEach(child -> addLeaves(child, leaves));
    }
  }

  /** Adds a state. If the state has substates, adds its default leaf states instead. */
  private static void addDefaults(ImportedState state, List<ImportedState> leaves) {
    if (state.kind() == Kind.PARALLEL) {
      state.children().forEach(region -> addDefaults(region, leaves));
    } else if (state.initial().isEmpty() || state.children().isEmpty()) {
      leaves.add(state);
    } else {
      state.children().stream()
          .filter(c -> state.initial().contains(c.id()))
          .forEach(c -> addDefaults(c, leaves));
    }
  }

  private void addHistory(StateMachineContext<S, E> context, Map<String, List<String>> history) {
    Map<S, S> remembered = context.getHistoryStates();
    if (remembered != null) {
      remembered.values().forEach(last -> addHistory(state(last), history));
    }
    context.getChilds().forEach(child -> addHistory(child, history));
  }

  private void addHistory(ImportedState last, Map<String, List<String>> history) {
    Optional<ImportedState> of = historyAround(last);
    if (of.isEmpty()) {
      return;
    }
    List<ImportedState> entered = new ArrayList<>();
    if (of.get().kind() == Kind.DEEP_HISTORY) {
      addDefaults(last, entered);
    } else {
      entered.add(last);
    }
    history.put(
        names.state(of.get().id()), entered.stream().map(s -> names.state(s.id())).toList());
  }

  /**
   * Returns the history state that remembers a state. The returned history state is the innermost
   * history state that is a sibling of the state or of one of its ancestors.
   */
  private Optional<ImportedState> historyAround(ImportedState last) {
    for (Optional<ImportedState> parent = tree.parent(last);
        parent.isPresent();
        parent = tree.parent(parent.get())) {
      Optional<ImportedState> history =
          parent.get().children().stream().filter(ImportedState::isHistory).findFirst();
      if (history.isPresent()) {
        return history;
      }
    }
    return Optional.empty();
  }

  private ImportedState state(S id) {
    return tree.all().stream()
        .filter(s -> s.getId().equals(id))
        .map(tree::imported)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The machine has no state \"" + Ids.name(id) + "\" to continue in."));
  }
}

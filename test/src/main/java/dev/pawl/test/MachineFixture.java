package dev.pawl.test;

import dev.pawl.DeclaredName;
import dev.pawl.Machine;
import dev.pawl.StateRecord;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * A fixture that starts an instance for a test. The test chooses the configuration of the instance
 * and the results of the logic. The fixture records the effects, and time is virtual.
 *
 * <pre>{@code
 * MachineFixture<OrderMachine> fixture =
 *     MachineFixture.of(OrderMachine.class)
 *         .in(OrderState.PAID, OrderState.PACKING)
 *         .context(Account.due(1_000));
 * OrderMachine order = fixture.start();
 * order.packed();
 * assertThat(order).isExactlyIn(OrderState.PAID, OrderState.SHIPPED);
 * assertEquals(List.of("releaseGoods", "handToCarrier"), fixture.effects());
 * }</pre>
 *
 * <p>A test can also get a fixture as a parameter; see {@link PawlExtension}. This class is not
 * thread-safe.
 *
 * @param <M> the type of the machine
 */
public final class MachineFixture<M extends Machine<?, ?>> {

  private final Class<M> type;
  private final GeneratedMachine generated;
  private final VirtualScheduler time;
  private final Map<String, Boolean> predicates = new HashMap<>();
  private final Map<String, String> choices = new HashMap<>();
  private final Map<String, Duration> delays = new HashMap<>();
  private final List<String> effects = new ArrayList<>();
  private List<?> leaves = List.of();
  private @Nullable Object context;
  private @Nullable Object ownLogic;
  private @Nullable Object ownEffects;

  MachineFixture(Class<M> type, VirtualScheduler time) {
    this.type = type;
    this.generated = new GeneratedMachine(type);
    this.time = time;
  }

  /**
   * Returns a fixture with a virtual time of its own.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not contain the model of the machine
   */
  public static <M extends Machine<?, ?>> MachineFixture<M> of(Class<M> machine) {
    return new MachineFixture<>(machine, new VirtualScheduler());
  }

  /**
   * Sets the states in which the instance begins: one state, or the active leaf of each region. The
   * entry effects of the states do not run, and their timers start with the full delay. If this
   * method is not called, the instance starts in the declared initial state, and entry effects run.
   */
  public MachineFixture<M> in(Object... states) {
    leaves = List.of(states);
    return this;
  }

  /**
   * Sets the initial context. If this method is not called, the fixture creates a context with
   * default values. The fixture can create a context only if a constructor of the context accepts
   * default values.
   */
  public MachineFixture<M> context(Object initial) {
    context = Objects.requireNonNull(initial, "context");
    return this;
  }

  /**
   * Sets the logic. Results that are set by {@link #answer}, {@link #choose} and {@link #delay}
   * take precedence.
   */
  public MachineFixture<M> logic(Object logic) {
    ownLogic = Objects.requireNonNull(logic, "logic");
    return this;
  }

  /** Sets the implementation of the effects. Each effect runs after the fixture has recorded it. */
  public MachineFixture<M> effects(Object handler) {
    ownEffects = Objects.requireNonNull(handler, "effects");
    return this;
  }

  /**
   * Sets the result that a predicate returns from now on. This method can also be called after
   * {@link #start()}.
   *
   * @param predicate the declared name of the predicate
   * @throws IllegalArgumentException if the machine has no such predicate
   */
  public MachineFixture<M> answer(String predicate, boolean answer) {
    generated.require(predicate, generated.userMethods().predicateNames(), "predicate");
    predicates.put(predicate, answer);
    return this;
  }

  /**
   * Sets the state that a dynamic choice chooses from now on.
   *
   * @param choice the declared name of the choice
   * @param state the declared name of the state
   * @throws IllegalArgumentException if the machine has no such choice
   */
  public MachineFixture<M> choose(String choice, String state) {
    generated.require(choice, generated.userMethods().choiceNames(), "choice");
    choices.put(choice, Objects.requireNonNull(state, "state"));
    return this;
  }

  /**
   * Sets the delay that a method of the logic returns from now on.
   *
   * @param method the declared name of the method
   * @throws IllegalArgumentException if the machine has no such method
   */
  public MachineFixture<M> delay(String method, Duration delay) {
    generated.require(method, generated.userMethods().delayNames(), "delay");
    delays.put(method, Objects.requireNonNull(delay, "delay"));
    return this;
  }

  /**
   * Starts an instance.
   *
   * @throws IllegalArgumentException if the states cannot be active together or a region is
   *     missing, or if the context, the logic or the effects do not have the type that the machine
   *     requires
   */
  public M start() {
    GeneratedMachine.Builder builder = generated.new Builder();
    effects.clear();
    if (!leaves.isEmpty()) {
      requireStates();
      builder.from(leaves, builder.has("context") ? builder.contextOr(context) : null);
    }
    builder.context(context);
    builder.logic(new Given(), ownLogic);
    builder.effects(effects::add, ownEffects);
    if (builder.has("scheduler")) {
      builder.set("scheduler", time);
    }
    builder.instances().clock(time.clock());
    return type.cast(builder.build());
  }

  private void requireStates() {
    Map<String, Object> states = generated.states();
    for (Object leaf : leaves) {
      Object known = states.get(DeclaredName.of(leaf));
      boolean isConstant = known != null && known.getClass() == leaf.getClass();
      if (!isConstant && !(leaf instanceof StateRecord)) { // the builder checks records
        throw new IllegalArgumentException(
            "%s is a %s, not a state of %s.%s"
                .formatted(
                    leaf,
                    Reflection.typeName(leaf),
                    generated.model().name(),
                    known == null ? "" : " Pass a " + Reflection.typeName(known) + "."));
      }
    }
    generated.requireConfiguration(leaves.stream().map(DeclaredName::of).toList());
  }

  /**
   * Returns the declared names of the effects that have run since the last {@link #start()}, in
   * order. Entry and exit effects are included.
   */
  public List<String> effects() {
    return List.copyOf(effects);
  }

  /** Returns the virtual time of the instance. Timers elapse when a test advances this time. */
  public VirtualScheduler time() {
    return time;
  }

  /** The results that the test has set in this fixture. */
  private final class Given implements Answers {

    @Override
    public boolean replaces(String method) {
      return predicates.containsKey(method)
          || choices.containsKey(method)
          || delays.containsKey(method);
    }

    @Override
    public boolean answer(String predicate) {
      return given(predicates, predicate, ".answer(\"" + predicate + "\", true)");
    }

    @Override
    public String choice(String method, List<String> all) {
      String state = given(choices, method, ".choose(\"" + method + "\", \"" + all.get(0) + "\")");
      if (!all.contains(state)) {
        throw new AssertionFailedError(
            method + " cannot choose " + state + ", but one of " + String.join(", ", all) + ".");
      }
      return state;
    }

    @Override
    public Duration delay(String method) {
      return given(delays, method, ".delay(\"" + method + "\", Duration.ofSeconds(1))");
    }

    private <T> T given(Map<String, T> all, String method, String call) {
      T answer = all.get(method);
      if (answer == null) {
        // not an IllegalStateException, which a test may expect as the refusal of an event
        throw new AssertionFailedError(
            generated.model().name()
                + " calls "
                + method
                + ", for which this test has no answer. Add "
                + call
                + " or .logic(…) to the fixture.");
      }
      return answer;
    }
  }
}

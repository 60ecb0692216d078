package javalang;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code String}. It is confined to one thread at a time.
 *
 * <pre>
 * from      event                     to
 * String    Object                    Object
 * String    Throwable                 Integer
 * Object    String                    String
 * Object    Override                  Override
 * Object    Enum                      Enum
 * Integer   Math                      Object
 * Integer   Set                       Set
 * Integer   List                      List
 * Override  Class                     Class
 * Override  Iterable                  Integer
 * Enum                                String
 * Enum                                Record
 * Set       EnumSet                   List
 * List      Objects                   Set
 * List      AssertionError [Boolean]  Override
 * Class                               Optional
 * Record                              Optional
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class StringMachine extends DrivenInstance<StringState, StringEvent> {
  private final StringLogic logic;

  private final StringEffects effects;

  private StringMachine(StringState state, long sequence, StringLogic logic, StringEffects effects,
      String entityId, Engine<StringState, StringEvent> engine) {
    super(state, sequence, entityId, engine);
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code String}. */
  public static StringMachine start(StringLogic logic, StringEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static StringMachine start(StringState initial, StringLogic logic, StringEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static StringMachine resume(StringState state, StringLogic logic, StringEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code Throwable}.
   *
   * <p><code>String → Integer</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState throwable(Integer Integer_, List<String> list) {
    return fire(StringEvent.throwable(Integer_, list));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState throwable(Integer Integer_, List<String> list, Cause cause) {
    return fire(StringEvent.throwable(Integer_, list), cause);
  }

  /**
   * The event {@code Object}.
   *
   * <p><code>String → Object</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState object() {
    return fire(StringEvent.object());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState object(Cause cause) {
    return fire(StringEvent.object(), cause);
  }

  /**
   * The event {@code String}.
   *
   * <p><code>Object → String</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState string() {
    return fire(StringEvent.string());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState string(Cause cause) {
    return fire(StringEvent.string(), cause);
  }

  /**
   * The event {@code Override}.
   *
   * <p><code>Object → Override</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState override() {
    return fire(StringEvent.override());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState override(Cause cause) {
    return fire(StringEvent.override(), cause);
  }

  /**
   * The event {@code Enum}.
   *
   * <p><code>Object → Enum</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState enum_() {
    return fire(StringEvent.enum_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState enum_(Cause cause) {
    return fire(StringEvent.enum_(), cause);
  }

  /**
   * The event {@code Math}.
   *
   * <p><code>Integer → Object</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState math() {
    return fire(StringEvent.math());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState math(Cause cause) {
    return fire(StringEvent.math(), cause);
  }

  /**
   * The event {@code Set}.
   *
   * <p><code>Integer → Set</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState set() {
    return fire(StringEvent.set());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState set(Cause cause) {
    return fire(StringEvent.set(), cause);
  }

  /**
   * The event {@code List}.
   *
   * <p><code>Integer → List</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState list() {
    return fire(StringEvent.list());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState list(Cause cause) {
    return fire(StringEvent.list(), cause);
  }

  /**
   * The event {@code Class}.
   *
   * <p><code>Override → Class</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState class_() {
    return fire(StringEvent.class_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState class_(Cause cause) {
    return fire(StringEvent.class_(), cause);
  }

  /**
   * The event {@code Iterable}.
   *
   * <p><code>Override → Integer</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState iterable() {
    return fire(StringEvent.iterable());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState iterable(Cause cause) {
    return fire(StringEvent.iterable(), cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Enum → String</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState toString_() {
    return fire(StringEvent.toString_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState toString_(Cause cause) {
    return fire(StringEvent.toString_(), cause);
  }

  /**
   * The event {@code toRecord}.
   *
   * <p><code>Enum → Record</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState toRecord() {
    return fire(StringEvent.toRecord());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState toRecord(Cause cause) {
    return fire(StringEvent.toRecord(), cause);
  }

  /**
   * The event {@code EnumSet}.
   *
   * <p><code>Set → List</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState enumSet() {
    return fire(StringEvent.enumSet());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState enumSet(Cause cause) {
    return fire(StringEvent.enumSet(), cause);
  }

  /**
   * The event {@code Objects}.
   *
   * <p><code>List → Set</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState objects() {
    return fire(StringEvent.objects());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState objects(Cause cause) {
    return fire(StringEvent.objects(), cause);
  }

  /**
   * The event {@code AssertionError}.
   *
   * <p><code>List → Override [Boolean]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public StringState assertionError() {
    return fire(StringEvent.assertionError());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState assertionError(Cause cause) {
    return fire(StringEvent.assertionError(), cause);
  }

  /**
   * The event {@code toOptional}.
   *
   * <p><code>Class → Optional, Record → Optional</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public StringState toOptional() {
    return fire(StringEvent.toOptional());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StringState toOptional(Cause cause) {
    return fire(StringEvent.toOptional(), cause);
  }

  @Override
  protected Definition<StringState, StringEvent> stepRules() {
    return StringTransitions.rules();
  }

  @Override
  protected StringEvent[] eventValues() {
    return new StringEvent[] {null, StringEvent.object(), StringEvent.string(),
        StringEvent.override(), StringEvent.enum_(), StringEvent.math(), StringEvent.set(),
        StringEvent.list(), StringEvent.class_(), StringEvent.iterable(), StringEvent.toString_(),
        StringEvent.toRecord(), StringEvent.enumSet(), StringEvent.objects(),
        StringEvent.assertionError(), StringEvent.toOptional()};
  }

  @Override
  protected int select(StringEvent event) {
    return StringTransitions.select(state(), event, logic);
  }

  @Override
  protected StringState target(int step, StringEvent event) {
    return StringTransitions.target(step);
  }

  @Override
  protected void perform(int step, StringEvent event) {
    switch (step) {
      // ASSERTION_ERROR
      case 14 -> effects.system();
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<StringState, StringEvent, StringMachine, Builder> {
    private StringLogic logic;

    private StringEffects effects;

    private Builder() {
      super("String", StringState.STRING);
    }

    @Override
    public Builder initial(StringState initial) {
      this.state = checked(initial, StringTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(StringLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(StringEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public StringMachine build() {
      require(logic, "a StringLogic", "logic");
      require(effects, "StringEffects", "effects");
      return new StringMachine(state, sequence, logic, effects, entityId,
          engine(StringTransitions.rules(), false));
    }
  }
}

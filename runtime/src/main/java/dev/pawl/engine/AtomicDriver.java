package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.function.Supplier;

/**
 * The driver of a thread-safe instance without user code. One {@code long} contains both the state
 * and the number of steps. The driver updates this {@code long} by compare-and-set, without a lock.
 * The fields of {@link FlatMachine} are not used.
 *
 * <p>A step first tries a plain copy of the last written value, because reading a variable directly
 * after a compare-and-set must wait for that instruction. If the copy is outdated, the
 * compare-and-set fails, and the step is repeated with the current value. A refusal counts only if
 * the copy equals the current value.
 */
final class AtomicDriver<S extends Enum<S>, E> implements Driver<S, E> {

  /**
   * The number of low bits of the word that contain the ordinal of the state. The high bits contain
   * the number of steps.
   */
  private static final int POSITION_BITS = Short.SIZE;

  private static final VarHandle WORD;

  static {
    try {
      WORD = MethodHandles.lookup().findVarHandle(AtomicDriver.class, "word", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final FlatSteps<S, E, ?, ?> steps;
  private final TableDefinition<S, E> definition;

  /** The ordinal of the state and the number of steps. All accesses use {@link #WORD}. */
  private long word;

  /** A plain copy of {@link #word}; may be outdated. */
  private long cachedWord;

  AtomicDriver(FlatSteps<S, E, ?, ?> steps, int position, long sequence) {
    this.steps = steps;
    this.definition = steps.definition;
    this.word = sequence << POSITION_BITS | position;
    this.cachedWord = word;
  }

  @Override
  public FlatSteps<S, E, ?, ?> steps() {
    return steps;
  }

  private long word() {
    return (long) WORD.getAcquire(this);
  }

  private static int position(long word) {
    return (int) word & (1 << POSITION_BITS) - 1;
  }

  private int follow(long current, int event) {
    int transition = definition.lookUp(position(current), event);
    return transition < 0 ? transition : definition.target(transition).ordinal();
  }

  /**
   * Writes the state {@code to} and the next number of steps if the word still equals {@code
   * expected}. Returns whether the word was written.
   */
  private boolean tryWrite(long expected, int to) {
    long next = (expected >>> POSITION_BITS) + 1 << POSITION_BITS | to;
    boolean exchanged = WORD.compareAndSet(this, expected, next);
    if (exchanged) {
      cachedWord = next;
    }
    return exchanged;
  }

  /** Takes a step and returns the value of the word before the step. */
  private long step(int event) {
    long known = cachedWord;
    while (!tryStep(known, follow(known, event))) {
      known = word();
    }
    return known;
  }

  private boolean tryStep(long expected, int to) {
    return to < 0 ? expected == word() : tryWrite(expected, to);
  }

  @Override
  public S fire(FlatMachine<S, E> machine, E event, Cause cause) {
    int column = definition.indexOfEvent(event);
    long before = step(column);
    int to = follow(before, column);
    if (to < 0) {
      ExplainedRefusal.raise(definition.outcomes().refused(to, position(before), event));
      return definition.state(position(before));
    }
    return definition.state(to);
  }

  @Override
  public Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause) {
    int column = definition.indexOfEvent(event);
    long before = step(column);
    return definition.outcomes().of(position(before), follow(before, column), event);
  }

  @Override
  public S force(FlatMachine<S, E> machine, S leaf, Cause cause) {
    long known = word();
    while (!tryWrite(known, leaf.ordinal())) {
      known = word();
    }
    return leaf;
  }

  @Override
  public boolean permits(FlatMachine<S, E> machine, E event) {
    return follow(word(), definition.indexOfEvent(event)) >= 0;
  }

  @Override
  public List<String> permitted(FlatMachine<S, E> machine) {
    return read(machine, () -> steps.legalEvents(machine));
  }

  @Override
  public int position(FlatMachine<S, E> machine) {
    return position(word());
  }

  @Override
  public long sequence(FlatMachine<S, E> machine) {
    return word() >>> POSITION_BITS;
  }

  @Override
  public <R> R read(FlatMachine<S, E> machine, Supplier<R> reader) {
    while (true) {
      long known = word();
      R result = reader.get();
      if (known == word()) {
        return result;
      }
    }
  }
}

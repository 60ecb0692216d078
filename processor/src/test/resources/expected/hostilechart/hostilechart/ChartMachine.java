package hostilechart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Chart}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>&#42;/ &#125; /&#42; &#92;u000a &lt;b&gt; &#123;&#64;link
 *
 * <pre>
 *   +------------------------------------------------------------------------------------------+
 * &#42;&gt;|                                           Life                                           |
 *   +------------------------------------------------------------------------------------------+
 *    ^   ^  ^       |       |         |                          |                            ^
 *   ++   |  |       |       |         |                          |                            |
 *   |    |  |       |       |         |                          |                            |
 *   |    |  |       |       |         | of [state &amp;&amp; (context || !state)] / perform, decide,  |
 *   |    |  |       |       |         |                          |                            |
 *   |    |  |       |       |         |                     after delay                       |
 *   |    |  |       |       |         |                          |                        of [!life] /
 *   |    |  |       |       |         |                          |                            |
 *   |    |  |       |       |         |                          |                           new
 *   |    |  |       |       |         |                          v                            |
 *   |    |  |       |       |         |          +---------------------------------------------+
 *   |    |  |       |       |         |          |                    Rules                    |
 *   |    |  |       |       |         |          +---------------------------------------------+
 *   |    |  |       |       |         |           |            |   |                      |
 *   |    |  |       |       |   always [logic] /  |            |   |                      |
 *   |    |  |       |       |         |           |            |   |                      |
 *   |    |  |       |       |     [!effect]       |            |   |                      |
 *   |    |  |       |       |         | [life &amp;&amp; carriesData]  |   |                      |
 *   |    |  |       |       |         v           v            |   |                      |
 *   |    |  |       |       |      +----------------+          |   |                      |
 *   |    |  |       |       |      |     Facts      |          |   |                      |
 *   |    |  |       |       |      +----------------+          |   |                      |
 *   |    |  |       |       |         |            |           |   |                      |
 *   |    | next     |       |       alone          |           |   |                      |
 *   |    |  |       | begin [choose]  |            |           |   |                      |
 *   |    |  |       |       v         v            |           |   |                      |
 *   |    |  |       |      +-------------------+   |           |   |                      |
 *   |    |  |       |      |       Tree        |   |           |   |                      |
 *   |    |  |       |      +-------------------+   |           |   |                      |
 *   |    |  |       |         |      |        ^    |           |   |                      |
 *   |    |  | begin [choose]  |   toString /  |    |           |   |                      |
 *   |    |  |       |         |      |        |    |           |   |                      |
 *   |    |  |       |         |  of [life]    |    |           |   |                      |
 *   |    |  |       |        next    |        |    |           |   |                      |
 *   |    |  |       v         v      |        |    |           |   |                      |
 *   |    | +-------------------+     |        |    |           |   |                      |
 *   |    | |       Step        |     |        |    |           |   |                      |
 *   |    | +-------------------+     |        |    |           |   |                      |
 *   |    |      |                    |        |    |           |   |                      |
 *   |  rules /  |                    |        |  raise         |   |                     leaf
 *   |    |      |                    |        |    |           |   |                      |
 *   |  start /  |                    |        |    |           |   |                      |
 *   |    |      |                    |        |    |           |   |                      |
 *   |  state    |                    |        |    |           |   |                      |
 *   |    |      |                    |       next  |           | clone                    |
 *   |    |      |                    |        |    |           |   |                      |
 *   |    |      |                    |        |    |        +--+---+                      |
 *   |    |      v                    v        |    v        v  |                          |
 *   |   +----------------------------------------------------+ |                          |
 *   |   |                        Type                        | |                          |
 *   |   +----------------------------------------------------+ |                          |
 *   |                                        |     |    |      |                          |
 *   |                                     permits  | snapshot  |                          |
 *   |                                        |    step  |      |                          |
 *   |                                        |     |    |      |                          |
 *   |                                        |     |    +------+--+                       |
 *   |                                        |     v           |  v                       v
 *   |                                        | +-------+       | +-------------------------+
 *   |                                        | | Chart |       | |           new           |
 *   |                                        | +-------+       | +-------------------------+
 *   |                                        |     |           |             |     ^      ^
 *   |                                        |    next         |           match   |      |
 *   |                                        |     | [!life &amp;&amp; carriesData]  | get-class  |
 *   |                                        |     |           |             |     |      |
 *   |                                        |     |           +----------+ ++     |      |
 *   |                                        |     |                      | | +----+      |
 *   |                                        |     |                      | v |           |
 *   |                                        |     |       +--------------+---+--+        |
 *   |                                        |     |       | Any &#42;/       |   |  |        |
 *   |                                        |     |       |              v   |  |        |
 *   |                                        |     |       |           +-------+ |        |
 *   |                                        |     |       |         &#42;&gt;| class | |        |
 *   |                                        |     |       |           +-------+ |        |
 *   |                                        |     |       |                 ^   |        |
 *   |                                        |     |       |    +----------+ |   |        |
 *   |                                        |     |       |    |    C     | |   |        |
 *   |                                        |     |       |    +----------+ |   |        |
 *   |                                        |     |       |     ^      ^ |  |   |        |
 *   |                                        |     |       |  a [life]  | |  |   |        |
 *   |                                        |     |       |     |      | |  |   |        |
 *   |                                        |     |       | +--------+ | |  |   |        |
 *   |                                        |     |       | | B in C | | |  |   |        |
 *   |                                        |     |       | +--------+ | |  |   |        |
 *   |                                        |     |       |     ^      | |  |   |        |
 *   |                                        |     |       +-----+------+-+--+---+        |
 *   |                                        |     |             |      | |  | |          |
 *   |                                        |     |      +------+------+ |  | |          |
 *   |                                        |     |      |      ++  +----+--+ |          |
 *   |                                        |     |      |       |  |    |    |          |
 *   |                                        |     | aInB [life]  |  |    |   end         |
 *   |                                        |     |      |       | next  |    |          |
 *   |                                        |     |      |       |  |    |    |          |
 *   |                                        |     +-----+|    +--+--+    |    |          |
 *   |                                        |      +----++    |  |       |    |          |
 *   |                                        v      |    v     |  |       |    v          |
 *   |                                       +--------+  +-------+ |       | +-----+       |
 *   |                                       | State  |  | Event | |       | | END |&gt;&#64;     |
 *   |                                       +--------+  +-------+ |       | +-----+       |
 *   |                                               |             |       |               |
 *   |                                              next           |  aInB [life]          |
 *   |                                               |          a [life]   |               |
 *   |                                               v             |       v               |
 *   |                                              +-----------------------+              |
 *   |                                              |       Override        |              |
 *   |                                              +-----------------------+              |
 *   |                                                   |                                 |
 *   |                                                  next                               |
 *   |                                                   v                                 |
 *   |                                               +--------+                            |
 *   |                                               | Object |                            |
 *   |                                               +--------+                            |
 *   |                                                   |                                 |
 *   |                                                  next                               |
 *   |                                                   v                                 |
 *   |                                               +--------+                            |
 *   |                                               | String |                            |
 *   |                                               +--------+                            |
 *   |                                                   |                                 |
 * &#92;u000a                                                |                                 |
 *   |                                                  next                               |
 *   |                                                   v                                 |
 *   |                                                +------+                             |
 *   |                                                | List |                             |
 *   |                                                +------+                             |
 *   |                                                   |                                 |
 *   |                                                  next                               |
 *   |                                                   |                            "quoted" &#42;/
 *   |                                                   v                                 |
 *  +---------------------------------------------------------------------------------------+
 *  |                                       &#42;/ &#92;u0022                                       |
 *  +---------------------------------------------------------------------------------------+
 *
 * In Life, which is not left: after 1s / event
 * In Rules, which is not left: wait / chart
 * </pre>
 *
 * <pre>
 * from       event                              to
 * Life       of [state &amp;&amp; (context || !state)]  Rules
 * Life       always [logic]                     Facts
 * Life       begin                              Tree or Step
 * Life       Life.after.delay                   Rules
 * Life       Life.after.1s                      (stays)
 * Life       [!effect]                          Facts
 * Rules      of [!life]                         Life
 * Rules      clone                              Type
 * Rules      wait                               (stays)
 * Rules      new                                Life
 * Rules      leaf                               new
 * Rules      [life &amp;&amp; carriesData]              Facts
 * Rules      [!life &amp;&amp; carriesData]             class
 * Facts      raise                              Type
 * Facts      alone                              Tree
 * Type       next                               Tree
 * Type       step                               Chart
 * Type       permits                            State
 * Type       rules                              Life
 * Type       start                              Life
 * Type       state                              Life
 * Type       snapshot                           new
 * Tree       next                               Step
 * Tree       toString                           Type
 * Tree       of [life]                          Type
 * Chart      next                               Event
 * State      next                               Override
 * State      aInB [life]                        C
 * Event      next                               class
 * Step       next                               Life
 * Step                                          Type
 * Override   next                               Object
 * Override   a [life]                           B in C
 * Object     next                               String
 * String     next                               List
 * List       next                               &#42;/ &#92;u0022
 * &#42;/ &#92;u0022  "quoted" &#42;/                        new
 * &#42;/ &#92;u0022  &#92;u000a                             Life
 * new        match                              Any &#42;/
 * Any &#42;/     end                                END
 * class      get-class                          new
 * B in C     a [life]                           C
 * C          aInB [life]                        Override
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class ChartMachine {
  private final ChartTransitions.Life life;

  private ChartMachine(ChartTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static ChartMachine start(Life context, ChartLogic logic, ChartEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static ChartMachine resume(ChartState state, Life context, ChartLogic logic,
      ChartEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static ChartMachine resume(Snapshot<ChartState, ChartEvent, Life> snapshot,
      ChartLogic logic, ChartEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code of}.
   *
   * <p><code>Life → Rules [state &amp;&amp; (context || !state)], Rules → Life [!life], Tree → Type
   * [life]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState of(int life, String state, long context_, int Types_) {
    return fire(ChartEvent.of(life, state, context_, Types_));
  }

  /**
   * The event {@code of}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState of(int life, String state, long context_, int Types_, Cause cause) {
    return fire(ChartEvent.of(life, state, context_, Types_), cause);
  }

  /**
   * &#42;/.
   *
   * <p><code>Life → Tree or Step</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState begin_() {
    return fire(ChartEvent.begin_());
  }

  /**
   * &#42;/.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState begin_(Cause cause) {
    return fire(ChartEvent.begin_(), cause);
  }

  /**
   * The event {@code alone}.
   *
   * <p><code>Facts → Tree</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState alone() {
    return fire(ChartEvent.alone());
  }

  /**
   * The event {@code alone}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState alone(Cause cause) {
    return fire(ChartEvent.alone(), cause);
  }

  /**
   * The event {@code always}.
   *
   * <p><code>Life → Facts [logic]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState always() {
    return fire(ChartEvent.always());
  }

  /**
   * The event {@code always}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState always(Cause cause) {
    return fire(ChartEvent.always(), cause);
  }

  /**
   * The event {@code clone}.
   *
   * <p><code>Rules → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState clone_() {
    return fire(ChartEvent.clone_());
  }

  /**
   * The event {@code clone}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState clone_(Cause cause) {
    return fire(ChartEvent.clone_(), cause);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>Rules → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState wait_() {
    return fire(ChartEvent.wait_());
  }

  /**
   * The event {@code wait}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState wait_(Cause cause) {
    return fire(ChartEvent.wait_(), cause);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>Rules → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState new_() {
    return fire(ChartEvent.new_());
  }

  /**
   * The event {@code new}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState new_(Cause cause) {
    return fire(ChartEvent.new_(), cause);
  }

  /**
   * The event {@code leaf}.
   *
   * <p><code>Rules → new</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState leaf() {
    return fire(ChartEvent.leaf());
  }

  /**
   * The event {@code leaf}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState leaf(Cause cause) {
    return fire(ChartEvent.leaf(), cause);
  }

  /**
   * The event {@code raise}.
   *
   * <p><code>Facts → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState raise() {
    return fire(ChartEvent.raise());
  }

  /**
   * The event {@code raise}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState raise(Cause cause) {
    return fire(ChartEvent.raise(), cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>Type → Tree, Tree → Step, Chart → Event, State → Override, Event → class, Step → Life,
   * Override → Object, Object → String</code> and 2 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState next() {
    return fire(ChartEvent.next());
  }

  /**
   * The event {@code next}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState next(Cause cause) {
    return fire(ChartEvent.next(), cause);
  }

  /**
   * The event {@code step}.
   *
   * <p><code>Type → Chart</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState step() {
    return fire(ChartEvent.step());
  }

  /**
   * The event {@code step}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState step(Cause cause) {
    return fire(ChartEvent.step(), cause);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>Type → State</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState permits() {
    return fire(ChartEvent.permits());
  }

  /**
   * The event {@code permits}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState permits(Cause cause) {
    return fire(ChartEvent.permits(), cause);
  }

  /**
   * The event {@code rules}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState rules() {
    return fire(ChartEvent.rules());
  }

  /**
   * The event {@code rules}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState rules(Cause cause) {
    return fire(ChartEvent.rules(), cause);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState start_() {
    return fire(ChartEvent.start_());
  }

  /**
   * The event {@code start}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState start_(Cause cause) {
    return fire(ChartEvent.start_(), cause);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>Type → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState state_() {
    return fire(ChartEvent.state_());
  }

  /**
   * The event {@code state}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState state_(Cause cause) {
    return fire(ChartEvent.state_(), cause);
  }

  /**
   * The event {@code snapshot}.
   *
   * <p><code>Type → new</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState snapshot_() {
    return fire(ChartEvent.snapshot_());
  }

  /**
   * The event {@code snapshot}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState snapshot_(Cause cause) {
    return fire(ChartEvent.snapshot_(), cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Tree → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState toString_() {
    return fire(ChartEvent.toString_());
  }

  /**
   * The event {@code toString}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState toString_(Cause cause) {
    return fire(ChartEvent.toString_(), cause);
  }

  /**
   * The event {@code aInB}.
   *
   * <p><code>State → C [life], C → Override [life]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState aInB() {
    return fire(ChartEvent.aInB());
  }

  /**
   * The event {@code aInB}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState aInB(Cause cause) {
    return fire(ChartEvent.aInB(), cause);
  }

  /**
   * The event {@code toType}.
   *
   * <p><code>Step → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState toType() {
    return fire(ChartEvent.toType());
  }

  /**
   * The event {@code toType}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState toType(Cause cause) {
    return fire(ChartEvent.toType(), cause);
  }

  /**
   * The event {@code a}.
   *
   * <p><code>Override → B in C [life], B in C → C [life]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState a() {
    return fire(ChartEvent.a());
  }

  /**
   * The event {@code a}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState a(Cause cause) {
    return fire(ChartEvent.a(), cause);
  }

  /**
   * The event <code>"quoted" &#42;/</code>.
   *
   * <p><code>&#42;/ &#92;u0022 → new</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState quoted() {
    return fire(ChartEvent.quoted());
  }

  /**
   * The event <code>"quoted" &#42;/</code>.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState quoted(Cause cause) {
    return fire(ChartEvent.quoted(), cause);
  }

  /**
   * The event <code>&#92;u000a</code>.
   *
   * <p><code>&#42;/ &#92;u0022 → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState u000a() {
    return fire(ChartEvent.u000a());
  }

  /**
   * The event <code>&#92;u000a</code>.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState u000a(Cause cause) {
    return fire(ChartEvent.u000a(), cause);
  }

  /**
   * The event {@code match}.
   *
   * <p><code>new → Any &#42;/</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState match() {
    return fire(ChartEvent.match());
  }

  /**
   * The event {@code match}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState match(Cause cause) {
    return fire(ChartEvent.match(), cause);
  }

  /**
   * The event {@code get-class}.
   *
   * <p><code>class → new</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState getClass_() {
    return fire(ChartEvent.getClass_());
  }

  /**
   * The event {@code get-class}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState getClass_(Cause cause) {
    return fire(ChartEvent.getClass_(), cause);
  }

  /**
   * The event {@code end}.
   *
   * <p><code>class → END, B in C → END, C → END</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState end() {
    return fire(ChartEvent.end());
  }

  /**
   * The event {@code end}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ChartState end(Cause cause) {
    return fire(ChartEvent.end(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState fire(ChartEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ChartState fire(ChartEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<ChartState> tryFire(ChartEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<ChartState> tryFire(ChartEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public ChartState force(ChartState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(ChartEvent, Cause)}. */
  public CompletableFuture<Outcome<ChartState>> post(ChartEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<ChartState>> post(ChartEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(ChartEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public ChartState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<ChartState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, with just this data. */
  public boolean is(ChartState state) {
    return life.configuration().contains(state);
  }

  /** Whether a state is active, or one below it. */
  public boolean is(ChartState.Type state) {
    return life.is(state);
  }

  /** The current context. */
  public Life context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<ChartEvent, Duration> remaining() {
    return life.remaining();
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return life.entityId();
  }

  /** How many transitions have been taken. */
  public long sequence() {
    return life.sequence();
  }

  /**
   * All there is to know of the life, to go on with it later or elsewhere.
   *
   * @throws IllegalStateException if a hook or an effect calls this: take it after the
   *     macrostep
   */
  public Snapshot<ChartState, ChartEvent, Life> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private ChartState.Type initial;

    private ChartState resumed;

    private Snapshot<ChartState, ChartEvent, Life> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<ChartState, ChartEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Life context;

    private ChartLogic logic;

    private ChartEffects effects;

    private Builder() {}

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(ChartState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<ChartState, ChartEvent, Life> snapshot) {
      this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
      this.context = snapshot.context();
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many transitions the life has already taken, where it is resumed in a state.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      return this;
    }

    /** Runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<ChartState, ChartEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Life context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(ChartLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(ChartEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public ChartMachine build() {
      if (context == null) {
        throw new IllegalStateException("Chart needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Chart needs a ChartLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Chart needs ChartEffects: builder().effects(…)");
      }
      ChartSetup<ChartState, ChartEvent> setup =
          new ChartSetup<>(
              ChartTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      ChartTransitions.Life life = new ChartTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new ChartMachine(life);
    }
  }
}

package dev.pawl.micrometer;

import dev.pawl.MachineTable;
import dev.pawl.TransitionListener;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * The counters of all time series of a machine. All counters are created at the beginning and are
 * found by index, so that counting allocates no memory. This class is thread-safe.
 *
 * @param <E> the type of events
 */
final class MachineCounters<E> {

  static final String NONE = "none";
  static final String ANY = "any";
  static final String OTHER = "other";
  static final String MOVED = "moved";
  static final String FORCED = "forced";
  static final String REFUSED = "refused";

  /** The tags of a time series, except the tag {@code machine}. */
  record Key(String event, String from, String to, String outcome) {}

  /**
   * An element of a linked list with the counters of all targets for a source state and an event.
   * Nearly all lists have one element.
   */
  private record Move(int to, LongAdder count, @Nullable Move next) {}

  private final MachineTable<?, E> table;
  private final Map<Key, LongAdder> all = new LinkedHashMap<>();

  /**
   * The counters of transitions. The first index is the index of the source state. The second index
   * is 0 for no event, or the index of the event plus 1.
   */
  private final @Nullable Move[][] moves;

  /**
   * The counters of refusals. The first index is the index of the state. The second index is 0 for
   * no event, or the index of the event plus 1.
   */
  private final @Nullable LongAdder[][] refusals;

  /** The counters of forced transitions, by the index of the target state. */
  private final @Nullable LongAdder[] forced;

  private final LongAdder other = new LongAdder();

  <S> MachineCounters(MachineTable<S, E> table, RefusalSeries detail) {
    this.table = table;
    int states = table.states().size();
    this.moves = new Move[states][];
    this.refusals = new LongAdder[states][];
    this.forced = new LongAdder[states];
    List<String> events = table.eventNames();
    Map<String, Integer> columns = new LinkedHashMap<>();
    for (int i = 0; i < events.size(); i++) {
      columns.put(events.get(i), i + 1);
    }
    List<int[]> refused = new ArrayList<>();
    table.visitOutcomes(
        new TransitionListener<>() {
          @Override
          public void moved(S from, @Nullable String event, S to) {
            add(from, event, event == null ? 0 : columns.get(event), to);
          }

          @Override
          public void refused(S state, @Nullable String event) {
            refused.add(
                new int[] {table.indexOfState(state), event == null ? 0 : columns.get(event)});
          }
        });
    for (int[] pair : refused) {
      int state = pair[0];
      if (refusals[state] == null) {
        refusals[state] = new LongAdder[events.size() + 1];
      }
      String name = table.name(table.states().get(state));
      String event = pair[1] == 0 ? NONE : events.get(pair[1] - 1);
      refusals[state][pair[1]] = count(key(name, event, detail));
      addForced(state);
    }
    all.put(new Key(OTHER, OTHER, OTHER, OTHER), other);
  }

  private static Key key(String state, String event, RefusalSeries detail) {
    boolean byEvent =
        detail == RefusalSeries.BY_EVENT || detail == RefusalSeries.BY_STATE_AND_EVENT;
    boolean byState =
        detail == RefusalSeries.BY_STATE || detail == RefusalSeries.BY_STATE_AND_EVENT;
    return new Key(byEvent ? event : ANY, byState ? state : ANY, NONE, REFUSED);
  }

  private LongAdder count(Key key) {
    return all.computeIfAbsent(key, k -> new LongAdder());
  }

  private <S> void add(S from, @Nullable String event, int column, S to) {
    int source = table.indexOfState(from);
    int target = table.indexOfState(to);
    if (moves[source] == null) {
      moves[source] = new Move[table.eventNames().size() + 1];
    }
    LongAdder count =
        count(new Key(event == null ? NONE : event, table.name(from), table.name(to), MOVED));
    moves[source][column] = new Move(target, count, moves[source][column]);
    addForced(source);
    addForced(target);
  }

  private void addForced(int state) {
    if (forced[state] == null) {
      forced[state] = count(new Key(NONE, ANY, table.name(table.states().get(state)), FORCED));
    }
  }

  /**
   * Returns a map from the tags of all time series to their counters, in the order of the machine's
   * declaration.
   */
  Map<Key, LongAdder> all() {
    return all;
  }

  /**
   * Counts a transition that was taken. A transition without event is counted as forced if the
   * machine has no eventless transition from {@code from} to {@code to}.
   */
  void moved(Object from, @Nullable E event, Object to) {
    int source = table.indexOfState(from);
    int target = table.indexOfState(to);
    Move[] row = source < 0 ? null : moves[source];
    Move move = row == null ? null : row[column(event)];
    while (move != null && move.to != target) {
      move = move.next;
    }
    if (move != null) {
      move.count.increment();
    } else if (event == null) {
      forced(to);
    } else {
      other.increment();
    }
  }

  void forced(Object to) {
    int target = table.indexOfState(to);
    increment(target < 0 ? null : forced[target]);
  }

  void refused(Object state, @Nullable E event) {
    int position = table.indexOfState(state);
    LongAdder[] row = position < 0 ? null : refusals[position];
    increment(row == null ? null : row[column(event)]);
  }

  private int column(@Nullable E event) {
    return event == null ? 0 : table.indexOfEvent(event) + 1;
  }

  private void increment(@Nullable LongAdder count) {
    (count == null ? other : count).increment();
  }
}

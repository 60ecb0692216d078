package dev.pawl.store.firing;

import dev.pawl.store.firing.TimerQueue.Claim;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The instances that passes through a store's timers have claimed and not begun. Any pass takes
 * them one by one, so that none waits behind an instance that hangs. Thread-safe.
 */
final class ClaimedTimers {

  private final Deque<Claim> claims = new ArrayDeque<>();

  synchronized void add(List<Claim> more) {
    claims.addAll(more);
  }

  /** Removes the first whose claim still holds; null if there is none. */
  synchronized @Nullable Claim take() {
    for (Iterator<Claim> rest = claims.iterator(); rest.hasNext(); ) {
      Claim claim = rest.next();
      if (!claim.isExpired()) {
        rest.remove();
        return claim;
      }
    }
    return null;
  }

  /** Removes those of a kind. */
  synchronized List<Claim> remove(Predicate<Claim> kind) {
    List<Claim> removed = new ArrayList<>(claims.stream().filter(kind).toList());
    claims.removeAll(removed);
    return removed;
  }
}

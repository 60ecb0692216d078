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
 * The instances that the passes of a store have claimed and whose timers no pass fires yet. Each
 * pass takes one instance at a time, so that no instance waits for another instance whose code
 * hangs. Thread-safe.
 */
final class ClaimedTimers {

  private final Deque<Claim> claims = new ArrayDeque<>();

  synchronized void add(List<Claim> more) {
    claims.addAll(more);
  }

  /** Removes and returns the first claim that has not expired; null if there is none. */
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

  /** Removes and returns the claims that match a condition. */
  synchronized List<Claim> remove(Predicate<Claim> kind) {
    List<Claim> removed = new ArrayList<>(claims.stream().filter(kind).toList());
    claims.removeAll(removed);
    return removed;
  }
}

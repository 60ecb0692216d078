package dev.pawl.language.verify;

/**
 * A finite automaton that watches a run and decides a claim within the scope of the claim. Each
 * input of the automaton is an observation of one microstep or of one stable configuration.
 *
 * <p>A scope begins with the observation at which {@code after} holds, but not {@code before}. A
 * scope ends before the observation at which {@code before} holds, as in Dwyer's patterns.
 */
final class Observer {

  /** The claims that an automaton can watch. */
  enum Pattern {
    /** The proposition never holds. */
    NEVER,
    /** The proposition holds only after another proposition has held. */
    ONLY_AFTER,
    /** The proposition holds at some time. */
    EVENTUALLY,
    /** Whenever the subject holds, another proposition holds then or later. */
    RESPONSE,
    /** The proposition holds a limited number of times. */
    AT_MOST
  }

  /** The state of an automaton whose claim is broken. */
  static final int BROKEN = -1;

  private final Pattern pattern;
  private final int most;
  private final boolean hasAfter;
  private final boolean hasBefore;

  /** The state outside the scope. Lower numbers are the progress of the claim within the scope. */
  private final int outside;

  /** The state after the only scope. */
  private final int done;

  private boolean opened;
  private boolean endedAtOnce;
  private boolean closed;
  private boolean triggered;

  Observer(Pattern pattern, int most, boolean hasAfter, boolean hasBefore) {
    this.pattern = pattern;
    this.most = most;
    this.hasAfter = hasAfter;
    this.hasBefore = hasBefore;
    this.outside = pattern == Pattern.AT_MOST ? most + 2 : 3;
    this.done = outside + 1;
    this.opened = !hasAfter;
  }

  /** Returns the number of states of the automaton. */
  int size() {
    return done + 1;
  }

  /** Returns the automaton's state before the first observation. */
  int start() {
    return hasAfter ? outside : 0;
  }

  /**
   * Returns the automaton's state after an observation.
   *
   * @param subject whether the subject of the claim (its first proposition) holds
   * @param other whether the claim's second proposition holds. This proposition must hold before
   *     the subject in {@link Pattern#ONLY_AFTER}, and together with the subject or later in {@link
   *     Pattern#RESPONSE}
   * @param after whether the proposition that begins the scope holds
   * @param before whether the proposition that ends the scope holds
   */
  int next(int state, boolean subject, boolean other, boolean after, boolean before) {
    int progress = state;
    if (state == done) {
      return state;
    } else if (state == outside) {
      if (!after || (hasBefore && before)) {
        endedAtOnce |= after;
        return state;
      }
      opened = true;
      progress = 0;
    } else if (hasBefore && before) {
      closed = true;
      return isBrokenAtEnd(progress) ? BROKEN : hasAfter ? outside : done;
    } else if (hasAfter && hasBefore && after && progress == 1 && mustBeRepeated()) {
      progress = 0;
    }
    triggered |= subject;
    progress = progress(progress, subject, other);
    if (isBad(progress) && !hasBefore) {
      return BROKEN;
    }
    return progress;
  }

  /** Returns whether the claim starts anew if {@code after} holds again within a scope. */
  private boolean mustBeRepeated() {
    return pattern == Pattern.ONLY_AFTER || pattern == Pattern.EVENTUALLY;
  }

  private int progress(int progress, boolean subject, boolean other) {
    return switch (pattern) {
      case NEVER -> subject ? 1 : progress;
      case ONLY_AFTER -> progress != 0 ? progress : other ? 1 : subject ? 2 : 0;
      case EVENTUALLY -> subject ? 1 : progress;
      case RESPONSE -> other ? 0 : subject ? 1 : progress;
      case AT_MOST -> subject ? Math.min(progress + 1, most + 1) : progress;
    };
  }

  private boolean isBad(int progress) {
    return switch (pattern) {
      case NEVER -> progress == 1;
      case ONLY_AFTER -> progress == 2;
      case EVENTUALLY, RESPONSE -> false;
      case AT_MOST -> progress > most;
    };
  }

  private boolean isBrokenAtEnd(int progress) {
    return isBad(progress) || isWaiting(progress);
  }

  private boolean isWaiting(int progress) {
    return switch (pattern) {
      case EVENTUALLY -> progress == 0;
      case RESPONSE -> progress == 1;
      default -> false;
    };
  }

  /**
   * Returns whether the claim is pending in a state. If the automaton stays in pending states
   * forever, the claim is broken.
   */
  boolean isPending(int state) {
    return !hasBefore && state < outside && isWaiting(state);
  }

  /** Returns whether a scope has begun. */
  boolean wasOpened() {
    return opened;
  }

  /** Returns whether the beginning and the end of a scope have held in one observation. */
  boolean wasEndedAtOnce() {
    return endedAtOnce;
  }

  /**
   * Returns whether a scope has begun and, if scopes have an end, whether a scope has also ended.
   */
  boolean wasScoped() {
    return opened && (closed || !hasBefore);
  }

  /** Returns whether the first proposition of the claim held within a scope. */
  boolean wasTriggered() {
    return triggered;
  }
}

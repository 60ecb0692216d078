package dev.pawl.engine;

import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The builder of the text of a {@link Refusal}. Long lists are shortened. */
final class Explanation<S, E> {

  /**
   * The maximum number of items that a list shows. A longer list ends with the number of items that
   * are left out.
   */
  private static final int MAX_LISTED = 100;

  private final Definition<S, E> definition;
  private final AvailableTransitions<S> open;
  private final StringBuilder text = new StringBuilder(256);

  Explanation(Definition<S, E> definition, AvailableTransitions<S> open) {
    this.definition = definition;
    this.open = open;
  }

  String of(Refusal.Kind kind, @Nullable String entityId, int event, @Nullable S target) {
    S from = open.from();
    text.append(definition.subject(entityId));
    String state = definition.stateText(from);
    text.append(": ");
    if (kind == Refusal.Kind.GUARD) {
      text.append(definition.eventName(event)).append(" was refused in ").append(state);
      text.append(": no guard holds (");
      list(definition.guards(from, event), "; ", "; and ");
      text.append(").");
      // the refused event itself is not listed as legal
      addMoves(" Also legal here: ");
    } else if (event >= 0 && !definition.isOffered(event)) {
      text.append(definition.eventName(event))
          .append(" cannot be fired: the machine itself raises it ");
      text.append(definition.raisedWhen(event)).append('.');
      addPermitted(from);
    } else {
      if (target == null) {
        text.append(definition.eventName(event)).append(" is not legal in ").append(state);
      } else {
        text.append(state).append(" → ").append(definition.name(target)).append(" is not legal");
      }
      S goal = target != null ? target : definition.onlyTarget(event);
      addReason(from, goal);
      addPermitted(from);
      addPath(goal);
    }
    return text.toString();
  }

  private void addReason(S from, @Nullable S goal) {
    String because = goal == null ? null : definition.because(from, goal);
    if (because != null) {
      text.append(": ").append(because);
    }
    boolean ended = because != null && ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
    text.append(ended ? "" : ".");
  }

  private void addPermitted(S from) {
    if (!addMoves(" Legal here: ")) {
      text.append(" Nothing is legal here");
      text.append(definition.isFinal(from) ? ": " + definition.name(from) + " is final." : ".");
    }
  }

  private boolean addMoves(String beginning) {
    String separator = beginning;
    int count = 0;
    for (int event = 0; event < definition.events(); event++) {
      for (Definition.Candidate<S> move : open.offered(event)) {
        if (count++ < MAX_LISTED) {
          text.append(separator)
              .append(definition.eventName(event))
              .append(ShortestPath.guarded(move.guard()));
          text.append(" → ");
          list(
              move.byHistory() == null ? names(move.targets()) : List.of(move.byHistory()),
              " or ",
              " or ");
          separator = ", ";
        }
      }
    }
    addOmittedCount(count, ", and ");
    text.append(count > 0 ? "." : "");
    return count > 0;
  }

  private List<String> names(List<?> states) {
    List<String> names = new ArrayList<>(states.size());
    for (Object state : states) {
      names.add(definition.name(state));
    }
    return names;
  }

  private void addPath(@Nullable S goal) {
    List<String> path =
        goal == null ? List.of() : new ShortestPath<>(definition, open, goal).events(true);
    if (!path.isEmpty()) {
      text.append(' ').append(definition.name(goal)).append(" needs: ");
      list(path, ", ", ", and ");
      text.append('.');
    }
  }

  private void list(List<String> items, String separator, String beforeRest) {
    text.append(String.join(separator, items.subList(0, Math.min(items.size(), MAX_LISTED))));
    addOmittedCount(items.size(), beforeRest);
  }

  private void addOmittedCount(int size, String beforeRest) {
    if (size > MAX_LISTED) {
      text.append(beforeRest).append(size - MAX_LISTED).append(" more");
    }
  }
}

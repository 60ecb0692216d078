package dev.pawl.engine;

import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes why something was refused, for a reader; however large the machine, it is not long. */
final class Explanation<S, E> {

  /** How many things a list in a text names; how many more there are stands at its end. */
  private static final int MAX_LISTED = 100;

  private final Candidates<S, E> definition;
  private final OpenMoves<S> open;
  private final StringBuilder text = new StringBuilder(256);

  Explanation(Candidates<S, E> definition, OpenMoves<S> open) {
    this.definition = definition;
    this.open = open;
  }

  /** The whole text; {@link Refusal} tells what the parameters are. */
  String of(Refusal.Kind kind, @Nullable String entityId, int event, @Nullable S target) {
    S from = open.from();
    text.append(definition.subject(entityId));
    String state = definition.here(from);
    text.append(": ");
    if (kind == Refusal.Kind.GUARD) {
      text.append(definition.eventName(event)).append(" was refused in ").append(state);
      text.append(": no guard holds (");
      list(definition.guards(from, event), "; ", "; and ");
      text.append(").");
    } else if (event >= 0 && !definition.isOffered(event)) {
      text.append(definition.eventName(event)).append(" is made by the machine itself ");
      text.append(definition.made(event)).append("; nobody can fire it.");
    } else if (target == null) {
      text.append(definition.eventName(event)).append(" is not legal in ").append(state);
      text.append('.');
    } else {
      text.append(state).append(" → ").append(definition.name(target)).append(" is not legal");
      String because = definition.because(from, target);
      if (because != null) {
        text.append(": ").append(because);
      }
      boolean ended = because != null && ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
      text.append(ended ? "" : ".");
    }
    if (kind == Refusal.Kind.GUARD) {
      addOthers();
    } else {
      addPermitted(from);
      if (event < 0 || definition.isOffered(event)) {
        addWay(target != null ? Set.of(target) : definition.targetsOf(event));
      }
    }
    return text.toString();
  }

  private void addPermitted(S from) {
    List<Refusal.Move> moves = open.moves();
    if (moves.isEmpty()) {
      text.append(" Nothing is legal here");
      text.append(definition.isFinal(from) ? ": " + definition.name(from) + " is final." : ".");
      return;
    }
    addMoves(" Legal here: ", moves);
  }

  /** What the guards have just refused is not offered once more. */
  private void addOthers() {
    List<Refusal.Move> others = open.moves();
    if (!others.isEmpty()) {
      addMoves(" Also legal here: ", others);
    }
  }

  private void addMoves(String beginning, List<Refusal.Move> moves) {
    text.append(beginning);
    String separator = "";
    for (Refusal.Move move : moves.subList(0, Math.min(moves.size(), MAX_LISTED))) {
      text.append(separator).append(move.event());
      if (move.guard() != null) {
        text.append(" [").append(move.guard()).append(']');
      }
      text.append(" → ");
      list(names(move.targets()), " or ", " or ");
      separator = ", ";
    }
    addRest(moves.size(), ", and ");
    text.append('.');
  }

  private List<String> names(List<?> states) {
    List<String> names = new ArrayList<>(states.size());
    for (Object state : states) {
      names.add(definition.name(state));
    }
    return names;
  }

  /** Where several targets are possible, the nearest is named; some need nothing from outside. */
  private void addWay(Set<S> goals) {
    for (Map.Entry<S, List<String>> way :
        new Ways<>(definition, open, goals).toNearest().entrySet()) {
      if (way.getValue().isEmpty()) {
        continue;
      }
      text.append(' ').append(definition.name(way.getKey())).append(" needs: ");
      list(way.getValue(), ", ", ", and ");
      text.append('.');
    }
  }

  private void list(List<String> items, String separator, String beforeRest) {
    text.append(String.join(separator, items.subList(0, Math.min(items.size(), MAX_LISTED))));
    addRest(items.size(), beforeRest);
  }

  private void addRest(int size, String beforeRest) {
    if (size > MAX_LISTED) {
      text.append(beforeRest).append(size - MAX_LISTED).append(" more");
    }
  }
}

package dev.pawl.benchmarks.workload.reference;

import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Interprets the {@link Rules} of a workload, without any code of the contenders. */
final class Interpreter {

  private record Edge(String from, String event, String to, String guard, String update) {}

  private final Map<String, String> parents = new HashMap<>();
  private final Map<String, String> firstChildren = new HashMap<>();
  private final List<String> regions = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  Interpreter(Workload workload) {
    for (String line : Rules.of(workload)) {
      String[] words = line.split(" ");
      if (words[0].equals("&")) {
        regions.addAll(List.of(words).subList(1, words.length));
      } else if (words[1].equals("=")) {
        firstChildren.put(words[0], words[2]);
        List.of(words).subList(2, words.length).forEach(child -> parents.put(child, words[0]));
      } else {
        String guard = words.length > 3 ? words[3] : "always";
        edges.add(new Edge(words[0], words[1], words[2], guard, words.length > 4 ? words[4] : ""));
      }
    }
    if (regions.isEmpty()) {
      regions.add("*");
    }
  }

  /** Returns the initial place. */
  Place initial() {
    return new Place(regions.stream().map(this::leaf).toList(), 0, 0);
  }

  /** Returns the place after an event; empty if the event is illegal. */
  Optional<Place> step(Place place, String event) {
    List<String> leaves = new ArrayList<>(place.leaves());
    Place counted = place;
    boolean moved = false;
    for (int region = 0; region < leaves.size(); region++) {
      Optional<Edge> taken = taken(leaves.get(region), event, place);
      if (taken.isPresent()) {
        moved = true;
        leaves.set(region, leaf(taken.get().to()));
        counted = count(taken.get().update(), counted);
      }
    }
    return moved
        ? Optional.of(new Place(List.copyOf(leaves), counted.calls(), counted.retries()))
        : Optional.empty();
  }

  private Optional<Edge> taken(String leaf, String event, Place place) {
    for (String state = leaf; state != null; state = parents.get(state)) {
      for (Edge edge : edges) {
        if (edge.from().equals(state) && edge.event().equals(event) && holds(edge.guard(), place)) {
          return Optional.of(edge);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean holds(String guard, Place place) {
    return switch (guard) {
      case "always" -> true;
      case "calls" -> place.calls() < AgentLoop.CALLS;
      case "retries" -> place.retries() < AgentLoop.RETRIES;
      default -> throw new IllegalArgumentException(guard);
    };
  }

  private static Place count(String update, Place place) {
    return switch (update) {
      case "" -> place;
      case "begin" -> new Place(place.leaves(), 0, 0);
      case "call" -> new Place(place.leaves(), place.calls() + 1, place.retries());
      case "retry" -> new Place(place.leaves(), place.calls(), place.retries() + 1);
      default -> throw new IllegalArgumentException(update);
    };
  }

  /** Returns the active states: the leaf states and their ancestors. */
  Set<String> active(Place place) {
    Set<String> active = new LinkedHashSet<>();
    for (String leaf : place.leaves()) {
      for (String state = leaf; state != null; state = parents.get(state)) {
        active.add(state);
      }
    }
    return active;
  }

  private String leaf(String state) {
    String child = firstChildren.get(state);
    return child == null ? state : leaf(child);
  }
}

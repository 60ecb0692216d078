package dev.pawl.processor.verify;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.verify.InterpretedGraph.Macrostep;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A machine and its properties in Promela. Each microstep and each stable configuration is one step
 * of the only process.
 */
final class Promela {

  private final Machine machine;
  private final InterpretedGraph graph;
  private final List<RandomProperty> properties;
  private final List<String> fair;
  private final Map<String, Integer> situations = new LinkedHashMap<>();
  private final Map<String, Integer> observations = new LinkedHashMap<>();

  /** The statements that evaluate the propositions. */
  private final StringBuilder seen = new StringBuilder();

  /**
   * Creates a model.
   *
   * @param fair the events that keep arriving
   */
  Promela(
      Machine machine, InterpretedGraph graph, List<RandomProperty> properties, List<String> fair) {
    this.machine = machine;
    this.graph = graph;
    this.properties = properties;
    this.fair = fair;
    graph.macrosteps.keySet().forEach(k -> situations.put(k, situations.size()));
    graph.macrosteps.values().stream()
        .flatMap(Set::stream)
        .flatMap(m -> m.observations().stream())
        .forEach(o -> observations.putIfAbsent(o, observations.size() + 1));
  }

  String text() throws GuardParser.SyntaxException {
    StringBuilder out = new StringBuilder();
    out.append("bool on; bool st; int loc; int ob; int arr;\n");
    for (int i = 0; i < properties.size(); i++) {
      RandomProperty property = properties.get(i);
      define(out, "what" + i, property.what());
      define(out, "other" + i, property.other());
      define(out, "after" + i, property.after());
      define(out, "before" + i, property.before());
      if (property.count() >= 0) {
        out.append("int counted").append(i).append(";\n");
      }
    }
    out.append("inline see() {\n  on = 1;\n").append(seen);
    for (int i = 0; i < properties.size(); i++) {
      if (properties.get(i).count() >= 0) {
        out.append(
            "  if :: (what%1$d && counted%1$d <= %2$d) -> counted%1$d++ :: else fi;\n"
                .formatted(i, properties.get(i).count()));
      }
    }
    out.append("}\nactive proctype machine() {\n  goto S0;\n");
    graph.macrosteps.forEach((key, steps) -> situation(out, key, steps));
    out.append("}\n");
    String assumed = fair.stream().map(this::keepsArriving).collect(Collectors.joining(" && "));
    for (int i = 0; i < properties.size(); i++) {
      String ltl =
          properties.get(i).ltl().replaceAll("\\b(what|other|after|before|counted)\\b", "$1" + i);
      out.append("ltl p").append(i).append(" { ");
      // fairness does not change the verdicts of safety properties, and Spin needs minutes for long
      // formulas
      boolean isFair =
          !assumed.isEmpty() && ltl.contains("<>") && properties.get(i).before().isEmpty();
      out.append(isFair ? "(" + assumed + ") -> (" + ltl + ")" : ltl).append(" }\n");
    }
    return out.toString();
  }

  private String keepsArriving(String event) {
    return "([] <> (arr == " + arrival(event) + "))";
  }

  private int arrival(String event) {
    return 1 + machine.events().stream().map(e -> e.name()).toList().indexOf(event);
  }

  private void situation(StringBuilder out, String key, Set<Macrostep> steps) {
    int number = situations.get(key);
    out.append("S").append(number).append(": if\n");
    for (Macrostep step : steps) {
      int arrival = step.event().isEmpty() ? 0 : arrival(step.event());
      out.append("  :: ");
      for (String observation : step.observations()) {
        out.append(
            "d_step { st = 0; arr = %d; ob = %d; see() }; "
                .formatted(arrival, observations.get(observation)));
        arrival = 0;
      }
      int to = situations.get(step.to());
      out.append(
          "d_step { st = 1; arr = %1$d; ob = 0; loc = %2$d; see() }; goto S%2$d\n"
              .formatted(arrival, to));
    }
    if (!key.isEmpty()) {
      Set<Integer> arrivals = new TreeSet<>(Set.of(0));
      graph.dropped.forEach(
          (event, keys) -> {
            if (keys.contains(key)) {
              arrivals.add(arrival(event));
            }
          });
      for (int arrival : arrivals) {
        out.append(
            "  :: d_step { st = 1; arr = %d; ob = 0; see() }; goto S%d\n"
                .formatted(arrival, number));
      }
    }
    out.append("  fi;\n");
  }

  private void define(StringBuilder out, String name, String proposition)
      throws GuardParser.SyntaxException {
    if (!proposition.isEmpty()) {
      Formula formula = GuardParser.parseProposition(proposition);
      boolean isStable = ObservedPropositions.isAboutSituations(formula);
      // without a variable, Spin would treat each comparison as a separate proposition
      out.append("bool ").append(name).append(";\n");
      seen.append("  ").append(name).append(isStable ? " = (st && " : " = (on && ");
      seen.append(text(formula)).append(");\n");
    }
  }

  private String text(Formula formula) {
    if (formula instanceof Formula.Predicate atom) {
      return atom(atom.name());
    } else if (formula instanceof Formula.In in) {
      List<Integer> found = new ArrayList<>();
      situations.forEach(
          (key, number) -> {
            if (ObservedPropositions.active(machine, key).contains(in.state())) {
              found.add(number);
            }
          });
      return anyOf("loc", found);
    } else if (formula instanceof Formula.Not not) {
      return "!(" + text(not.operand()) + ")";
    } else if (formula instanceof Formula.And and) {
      return and.operands().stream().map(this::text).collect(Collectors.joining(" && ", "(", ")"));
    }
    return ((Formula.Or) formula)
        .operands().stream().map(this::text).collect(Collectors.joining(" || ", "(", ")"));
  }

  private String atom(String atom) {
    List<Integer> found = new ArrayList<>();
    if (atom.equals("final")) {
      situations.forEach(
          (key, number) -> {
            if (ObservedPropositions.isOver(key)) {
              found.add(number);
            }
          });
      return "(st && " + anyOf("loc", found) + ")";
    }
    observations.forEach(
        (text, number) -> {
          if (ObservedPropositions.isObserved(atom, text)) {
            found.add(number);
          }
        });
    return anyOf("ob", found);
  }

  private static String anyOf(String variable, List<Integer> values) {
    return values.isEmpty()
        ? "false"
        : values.stream()
            .map(v -> variable + " == " + v)
            .collect(Collectors.joining(" || ", "(", ")"));
  }
}

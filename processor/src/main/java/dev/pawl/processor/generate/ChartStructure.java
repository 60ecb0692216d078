package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.Move;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.CodeText;
import dev.pawl.processor.generate.code.DecisionGenerator;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.TransitionTable;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Generates the structure of a chart: its nodes, transitions and table. */
final class ChartStructure {

  /**
   * The maximum number of statements that are generated in one method. A statement has about 30
   * bytes of bytecode, and the limit of a method is 64 kB.
   */
  private static final int MAX_LINES = 500;

  /** The maximum length of a line with a statement and a comment, in characters. */
  private static final int MAX_LINE_LENGTH = 88;

  /**
   * The length of the string with all entry sets, in characters, up to which readable arguments are
   * generated instead of this string.
   */
  private static final int MAX_NUMBERS = 5_000;

  private final Plan plan;
  private final ChartPlan chart;
  private final ApiTypes api;
  private final StateTree tree;
  private final TypeName builder;
  private final Map<String, Integer> effects = new HashMap<>();

  /**
   * The names of the Java constants of all nodes, by node; empty if nodes are written as numbers.
   */
  private final List<String> constants = new ArrayList<>();

  /** True if entry sets are written as one string, because readable arguments would be too long. */
  private final boolean isLong;

  ChartStructure(ApiTypes api) {
    this.plan = api.plan();
    this.chart = plan.chart().orElseThrow();
    this.api = api;
    this.tree = chart.tree();
    this.builder = api.of(ApiTypes.chart("ChartBuilder"), api.stateKey(), api.event());
    plan.effects().forEach(e -> effects.put(e.name(), effects.size()));
    this.isLong = entrySets().length() > MAX_NUMBERS;
    if (!isLong) {
      nameNodes();
    }
  }

  /**
   * Gives each node a Java constant: {@code ROOT} for the machine, otherwise the name of the state.
   */
  private void nameNodes() {
    Set<String> taken = new HashSet<>(Set.of("CHART", "EFFECTS", "RULES", "ROOT"));
    constants.add("ROOT");
    for (int node = 1; node < tree.size(); node++) {
      String name = JavaName.escaped(chart.nodes().get(node).declared().words().constant(), false);
      while (!taken.add(name)) {
        name += "_";
      }
      constants.add(name);
    }
  }

  /**
   * Returns nodes as arguments separated by commas. The arguments are constants, or numbers if
   * {@link #isLong}.
   *
   * @param more whether the result starts with a comma, because other arguments precede the nodes
   */
  private CodeBlock nodes(boolean more, List<Integer> numbers) {
    String names =
        numbers.stream()
            .map(n -> isLong ? String.valueOf(n) : constants.get(n))
            .collect(Collectors.joining(", "));
    return CodeBlock.of("$L$L", more && !names.isEmpty() ? ", " : "", names);
  }

  void addTo(TypeSpec.Builder type) {
    for (int node = 0; node < constants.size(); node++) {
      type.addField(
          FieldSpec.builder(
                  TypeName.INT,
                  constants.get(node),
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer("$L", node)
              .build());
    }
    type.addField(
        FieldSpec.builder(
                api.of(ApiTypes.chart("Chart"), api.stateKey(), api.event()),
                "CHART",
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer("chart()")
            .build());
    MethodSpec.Builder method =
        ApiTypes.method(
                "chart",
                api.of(ApiTypes.chart("Chart"), api.stateKey(), api.event()),
                Modifier.PRIVATE,
                Modifier.STATIC)
            .addStatement(
                "$T chart = new $T<>($L, $L)",
                builder,
                ApiTypes.chart("ChartBuilder"),
                Literal.of(plan.machine().name()),
                api.states());
    addAll(type, method, "events", plan.events().stream().map(e -> line(event(e))).toList());
    List<CodeBlock> nodes = new ArrayList<>();
    for (int node = 0; node < tree.size(); node++) {
      Behavior behavior = chart.nodes().get(node).declared().behavior();
      String performed =
          listed(" entry: ", behavior.entry().effects())
              + listed(" exit: ", behavior.exit().effects());
      String number = isLong ? String.valueOf(node) : "";
      nodes.add(line(node(node), (number + performed).strip(), number));
    }
    addAll(type, method, "nodes", nodes);
    List<CodeBlock> steps = new ArrayList<>();
    for (Step step : plan.steps()) {
      String trigger = step.number() + ": " + step.trigger();
      String performed = listed(" / ", step.declared().effects());
      steps.add(line(transition(step), trigger + performed, trigger));
    }
    addAll(type, method, "transitions", steps);
    List<CodeBlock> decisions = new ArrayList<>();
    for (Decision decision : plan.decisions()) {
      int number = plan.steps().size() + decision.number();
      decisions.add(line(decision(decision), number + ": " + DecisionGenerator.title(decision)));
    }
    addAll(type, method, "decisions", decisions);
    if (isLong) {
      method.addStatement("chart.entering($L)", TransitionTable.text(entrySets()));
    }
    // addStatement would indent the following lines twice
    method.addCode("return chart.build($L);\n", codes());
    type.addMethod(method.build());
  }

  /** Returns a title and the names of effects; an empty text if there are no effects. */
  private static String listed(String title, List<NameReference> named) {
    return named.isEmpty() ? "" : title + String.join(", ", NameReference.names(named));
  }

  /**
   * Returns a statement and a comment on the same line.
   *
   * @param comments alternatives, the longest first; without a comment, if all lines would be too
   *     long
   */
  private static CodeBlock line(CodeBlock statement, String... comments) {
    int length = CodeText.of(statement).length();
    for (String comment : comments) {
      if (!comment.isEmpty() && length + comment.length() <= MAX_LINE_LENGTH) {
        return CodeBlock.of("$[$L; // $L\n$]", statement, comment);
      }
    }
    return CodeBlock.of("$[$L;\n$]", statement);
  }

  /**
   * Adds statements to the method. If there are many statements, adds them to separate methods that
   * the method calls.
   */
  private void addAll(
      TypeSpec.Builder type, MethodSpec.Builder method, String name, List<CodeBlock> statements) {
    if (statements.size() <= MAX_LINES / 4) {
      statements.forEach(method::addCode);
      return;
    }
    for (int start = 0; start < statements.size(); start += MAX_LINES) {
      String part = name + start / MAX_LINES;
      MethodSpec.Builder some =
          ApiTypes.method(part, TypeName.VOID, Modifier.PRIVATE, Modifier.STATIC)
              .addParameter(builder, "chart");
      statements
          .subList(start, Math.min(start + MAX_LINES, statements.size()))
          .forEach(some::addCode);
      type.addMethod(some.build());
      method.addStatement("$N(chart)", part);
    }
  }

  private CodeBlock event(EventPlan event) {
    CodeBlock instance = event.hasPayload() ? CodeBlock.of("null") : api.eventExpression(event);
    return CodeBlock.of("chart.event($L, $L)", Literal.of(event.name()), instance);
  }

  private CodeBlock node(int number) {
    ChartPlan.Node node = chart.nodes().get(number);
    State state = node.declared();
    Behavior behavior = state.behavior();
    CodeBlock.Builder code = CodeBlock.builder().add("chart");
    if (number == 0) {
      code.add(".root($L)", behavior.parallel());
    } else {
      code.add(
          ".$L($L, $L, $L$L)",
          kind(state),
          Literal.of(state.name()),
          node.state().map(api::constant).orElse(CodeBlock.of("null")),
          nodes(false, List.of(tree.parent(number))),
          nodes(true, state.isHistory() ? node.defaults() : List.of()));
    }
    if (!isLong) {
      code.add("$Z.enters($L)", nodes(false, enteredByDefault(node)));
    }
    addEffects(code, "entry", behavior.entry().effects());
    addEffects(code, "exit", behavior.exit().effects());
    addRaised(code, "raisesOnEntry", node.raisedOnEntry());
    addRaised(code, "raisesOnExit", node.raisedOnExit());
    node.done().ifPresent(done -> code.add("$Z.done($L)", api.eventExpression(done)));
    for (ChartPlan.TimerPlan timer : chart.timers()) {
      if (timer.node() == number) {
        code.add(
            timer.repeats() ? "$Z.every($L, $L, $LL)" : "$Z.timer($L, $L, $LL)",
            api.eventExpression(timer.event()),
            Literal.of(timer.delay()),
            timer.milliseconds());
      }
    }
    return code.build();
  }

  /**
   * Returns a string with the entry sets of all nodes and transitions. Each set is written as its
   * size, followed by the numbers of its nodes.
   */
  private String entrySets() {
    StringBuilder numbers = new StringBuilder();
    for (ChartPlan.Node node : chart.nodes()) {
      append(enteredByDefault(node), numbers);
    }
    for (Step step : plan.steps()) {
      for (Move move : step.moves()) {
        append(move.domains(), numbers);
        append(move.entry(), numbers);
      }
    }
    return numbers.toString();
  }

  /** Returns the nodes that are entered by default when a node is entered, without the root. */
  private static List<Integer> enteredByDefault(ChartPlan.Node node) {
    return node.enters().entry().stream().filter(n -> n > 0).toList();
  }

  private static void append(List<Integer> list, StringBuilder numbers) {
    numbers.append((char) list.size());
    list.forEach(n -> numbers.append((char) n.intValue()));
  }

  private static String kind(State state) {
    if (state.isHistory()) {
      boolean deep = state.behavior().history().orElseThrow() == Behavior.History.DEEP;
      return deep ? "deep" : "shallow";
    } else if (state.isFinal()) {
      return "ending";
    } else if (state.isLeaf()) {
      return "leaf";
    }
    return state.isParallel() ? "parallel" : "composite";
  }

  private static CodeBlock numbers(List<Integer> numbers) {
    return CodeBlock.of(
        "$L", numbers.stream().map(String::valueOf).collect(Collectors.joining(", ")));
  }

  private void addEffects(CodeBlock.Builder code, String method, List<NameReference> named) {
    if (!named.isEmpty()) {
      List<Integer> numbers = NameReference.names(named).stream().map(effects::get).toList();
      code.add("$Z.$L($L)", method, numbers(numbers));
    }
  }

  private void addRaised(CodeBlock.Builder code, String method, List<EventPlan> raised) {
    if (!raised.isEmpty()) {
      CodeBlock instances =
          raised.stream().map(api::eventExpression).collect(CodeBlock.joining(", "));
      code.add("$Z.$L($L)", method, instances);
    }
  }

  private CodeBlock transition(Step step) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "chart.transition($L, $L$L)",
                nodes(false, List.of(step.source())),
                step.guardText().map(Literal::of).orElse(CodeBlock.of("null")),
                nodes(true, step.targetNodes()));
    if (step.dynamic()) {
      code.add("$Z.chosen()");
    }
    for (Move move : isLong ? List.<Move>of() : step.moves()) {
      CodeBlock domains =
          move.domains().size() == 1
              ? nodes(false, move.domains())
              : CodeBlock.of("new int[] {$L}", nodes(false, move.domains()));
      code.add("$Z.move($L$L)", domains, nodes(true, move.entry()));
    }
    if (step.declared().update().isPresent()) {
      code.add("$Z.updates()");
    }
    addEffects(code, "effects", step.declared().effects());
    addRaised(code, "raises", step.raised());
    return code.build();
  }

  private CodeBlock decision(Decision decision) {
    CodeBlock candidates = numbers(decision.candidates().stream().map(Step::number).toList());
    boolean reached = decision.candidates().stream().allMatch(Step::guarded);
    return decision.otherwise() == LeafResponse.Otherwise.REFUSED || !reached
        ? CodeBlock.of("chart.decision($L)", candidates)
        : CodeBlock.of(
            "chart.decision($L, $T.$L)",
            candidates,
            ApiTypes.chart("Chart"),
            decision.otherwise().name());
  }

  private CodeBlock codes() {
    return new TransitionTable(api).chart();
  }
}

package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates the event methods of phases. A phase has one method for each event that is legal in its
 * state.
 */
final class PhaseMethods {

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;
  private final boolean ofStates;

  /**
   * The code that names the static method {@code of} in calls. The code contains the type if an
   * event method is also named {@code of}.
   */
  private final CodeBlock of;

  /**
   * The events that are legal in every leaf and always lead to the same leaf. Each event is mapped
   * to the leaf to which it leads.
   */
  private final Map<EventPlan, StatePlan> common = new LinkedHashMap<>();

  PhaseMethods(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.ofStates = plan.hasData() && plan.generates(Part.PHASE) && !clashes(context);
    boolean hidden = ofStates || plan.events().stream().anyMatch(e -> e.method().equals("of"));
    this.of = hidden ? CodeBlock.of("$T.of", api.phase()) : CodeBlock.of("of");
    findCommon();
  }

  private void findCommon() {
    List<Row> leaves = plan.rows().stream().filter(r -> r.state().declared().isLeaf()).toList();
    if (leaves.size() > 1) {
      for (Row.Entry entry : leaves.get(0).entries()) {
        Optional<StatePlan> to = onlyTarget(leaves.get(0), entry.event());
        if (to.isPresent()
            && !isFactory(entry.event().method())
            && leaves.stream().allMatch(r -> onlyTarget(r, entry.event()).equals(to))) {
          common.put(entry.event(), to.get());
        }
      }
    }
  }

  /** Returns whether the interface of phases has a static factory method of this name. */
  private boolean isFactory(String method) {
    return method.equals("of") || plan.states().stream().anyMatch(s -> s.method().equals(method));
  }

  /**
   * Returns the leaf to which an event always leads from the state of {@code row}; empty if the
   * event is not legal in the state, if the target depends on the user's code, or if the leaf has
   * data.
   */
  private Optional<StatePlan> onlyTarget(Row row, EventPlan event) {
    return row.entries().stream()
        .filter(e -> e.event() == event && event.isFired())
        .filter(e -> e.candidates().stream().noneMatch(s -> s.guarded() || s.dynamic()))
        .findFirst()
        .flatMap(
            e ->
                plan.chart().isPresent()
                    ? ChartTargets.leafAfter(plan, row.state(), e)
                    : Optional.of(e.targets().get(0)))
        .filter(s -> !s.hasData());
  }

  /**
   * Returns whether the records of states are also the phases, so that phases need no classes.
   * Components of the state's data must not have the names of phase methods.
   */
  boolean statesArePhases() {
    return ofStates;
  }

  private static boolean clashes(GeneratorContext context) {
    Set<String> taken = new HashSet<>(Set.of("state"));
    for (EventPlan event : context.plan().events()) {
      if (!event.hasPayload()) {
        taken.add(event.method());
      }
    }
    for (StatePlan state : context.plan().states()) {
      for (Event.Param component : state.declared().behavior().data()) {
        if (taken.contains(component.name())) {
          return true;
        }
      }
    }
    return false;
  }

  ClassName type(StatePlan state) {
    return ofStates ? api.record(state) : api.phase(state);
  }

  /** Adds the methods for the events that are legal in a state. */
  void addTo(TypeSpec.Builder type, Row row) {
    if (ofStates && row.state().hasData()) {
      type.addMethod(
          ApiTypes.method("state", type(row.state()), Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addStatement("return this")
              .build());
    }
    for (Row.Entry entry : row.entries()) {
      if (entry.event().isFired() && !common.containsKey(entry.event())) {
        type.addMethod(
            plan.chart().isPresent() ? step(row.state(), entry) : event(row.state(), entry));
      }
    }
  }

  /**
   * Adds the methods of events that lead to the same leaf from every phase to the interface of
   * phases.
   */
  TypeSpec.Builder addCommon(TypeSpec.Builder type) {
    common.forEach(
        (event, to) ->
            type.addMethod(
                method(event, type(to))
                    .addModifiers(Modifier.DEFAULT)
                    .addStatement(
                        "return $L",
                        ofStates
                            ? CodeBlock.of("$T.$N()", api.state(), to.method())
                            : CodeBlock.of("$T.INSTANCE", type(to)))
                    .build()));
    return type;
  }

  /**
   * Returns the method of an event in a phase of a chart. If the event always leads to the same
   * leaf, the return type of the method is the phase of the leaf.
   */
  private MethodSpec step(StatePlan from, Row.Entry entry) {
    Optional<StatePlan> only = ChartTargets.leafAfter(plan, from, entry);
    MethodSpec.Builder method = method(entry.event(), only.map(this::type).orElse(api.phase()));
    boolean asks = entry.candidates().get(0).guarded();
    if (only.isPresent() && !asks && !only.get().hasData()) {
      return method.addStatement("return $T.INSTANCE", type(only.get())).build();
    }
    CodeBlock next = next(entry, CodeBlock.of(ofStates ? "this" : "state()"), method);
    return only.isPresent()
        ? method.addStatement("return ($T) $L($L)", type(only.get()), of, next).build()
        : method.addStatement("return $L($L)", of, next).build();
  }

  private MethodSpec event(StatePlan from, Row.Entry entry) {
    List<StatePlan> targets = entry.targets();
    boolean asks = entry.candidates().stream().anyMatch(s -> s.guarded() || s.dynamic());
    boolean exact = targets.size() == 1 && !(asks && plan.machine().lenient());
    StatePlan only = targets.get(0);
    MethodSpec.Builder method = method(entry.event(), exact ? type(only) : api.phase());
    if (!asks) {
      return method.addStatement("return $T.INSTANCE", type(only)).build();
    }
    CodeBlock next = next(entry, api.constant(from), method);
    return exact
        ? method.addStatement(next).addStatement("return $T.INSTANCE", type(only)).build()
        : method.addStatement("return $L($W$L)", of, next).build();
  }

  private MethodSpec.Builder method(EventPlan event, TypeName result) {
    return ApiTypes.method(event.method(), result, Modifier.PUBLIC)
        .addParameters(Payload.parameters(event))
        .addJavadoc(
            "$L\n", prose.of(event, "Returns the phase after " + Prose.code(event.name()) + "."));
  }

  /** Returns the call that computes the next state. Adds what the call needs to the method. */
  private CodeBlock next(Row.Entry entry, CodeBlock from, MethodSpec.Builder method) {
    method.addParameters(api.logicParameters());
    if (!plan.machine().lenient() && entry.candidates().stream().allMatch(Step::guarded)) {
      method.addJavadoc("\n@throws $L if no guard holds\n", ApiTypes.GUARD_REFUSED);
    }
    return CodeBlock.of(
        "$T.next($L,$W$L$L)",
        api.transitions(),
        from,
        api.eventExpression(entry.event()),
        api.logicArguments());
  }
}

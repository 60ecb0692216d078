package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.context.GeneratorContext;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generates the methods of phases: one for each event that is legal in a state. */
final class PhaseMethods {

  private final Plan plan;
  private final Api api;
  private final Prose prose;
  private final boolean ofStates;

  /** How phases call the method of their interface, which one of an event may hide. */
  private final CodeBlock of;

  PhaseMethods(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.ofStates = plan.hasData() && plan.generates(Part.PHASE) && !clashes(context);
    boolean hidden = ofStates || plan.events().stream().anyMatch(e -> e.method().equals("of"));
    this.of = hidden ? CodeBlock.of("$T.of", api.phase()) : CodeBlock.of("of");
  }

  /**
   * Whether the records of states are the phases, which then need no types of their own: where
   * states carry data, and nothing that they carry is called as a method of phases.
   */
  boolean ofStates() {
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

  /** The type of the phase of a state. */
  ClassName type(StatePlan state) {
    return ofStates ? api.record(state) : api.phase(state);
  }

  /** Adds the methods of a state. */
  void addTo(TypeSpec.Builder type, Row row) {
    if (ofStates && row.state().hasData()) {
      type.addMethod(
          Api.method("state", type(row.state()), Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addStatement("return this")
              .build());
    }
    for (Row.Entry entry : row.entries()) {
      if (entry.event().isFired()) {
        type.addMethod(
            plan.chart().isPresent() ? step(row.state(), entry) : event(row.state(), entry));
      }
    }
  }

  /** A step of a chart, which may lead on to more. */
  private MethodSpec step(StatePlan from, Row.Entry entry) {
    Optional<StatePlan> only = ChartTargets.only(plan, from, entry);
    MethodSpec.Builder method =
        Api.method(
                entry.event().method(), only.map(this::type).orElse(api.phase()), Modifier.PUBLIC)
            .addParameters(Payload.parameters(entry.event()))
            .addJavadoc("$L\n", prose.of(entry.event()));
    boolean asks = entry.candidates().get(0).guarded();
    if (only.isPresent() && !asks && !only.get().hasData()) {
      return method.addStatement("return $T.INSTANCE", type(only.get())).build();
    }
    if (!plan.machine().lenient() && entry.candidates().stream().allMatch(Step::guarded)) {
      method.addJavadoc("\n@throws $L if no guard holds\n", Api.GUARD_REFUSED);
    }
    CodeBlock next =
        CodeBlock.of(
            "$T.next($L,$W$L$L)",
            api.transitions(),
            ofStates ? "this" : "state()",
            api.instance(entry.event()),
            api.andSurroundings());
    method.addParameters(api.surroundings());
    return only.isPresent()
        ? method.addStatement("return ($T) $L($L)", type(only.get()), of, next).build()
        : method.addStatement("return $L($L)", of, next).build();
  }

  private MethodSpec event(StatePlan from, Row.Entry entry) {
    List<StatePlan> targets = entry.targets();
    boolean asks = entry.candidates().stream().anyMatch(s -> s.guarded() || s.dynamic());
    boolean exact = targets.size() == 1 && !(asks && plan.machine().lenient());
    StatePlan only = targets.get(0);
    MethodSpec.Builder method =
        Api.method(entry.event().method(), exact ? type(only) : api.phase(), Modifier.PUBLIC)
            .addParameters(Payload.parameters(entry.event()))
            .addJavadoc("$L\n", prose.of(entry.event()));
    if (!asks) {
      return method.addStatement("return $T.INSTANCE", type(only)).build();
    }
    method.addParameters(api.surroundings());
    if (!plan.machine().lenient() && entry.candidates().stream().allMatch(Step::guarded)) {
      method.addJavadoc("\n@throws $L if no guard holds\n", Api.GUARD_REFUSED);
    }
    CodeBlock next =
        CodeBlock.of(
            "$T.next($L,$W$L$L)",
            api.transitions(),
            api.constant(from),
            api.instance(entry.event()),
            api.andSurroundings());
    return exact
        ? method.addStatement(next).addStatement("return $T.INSTANCE", type(only)).build()
        : method.addStatement("return $L($W$L)", of, next).build();
  }
}

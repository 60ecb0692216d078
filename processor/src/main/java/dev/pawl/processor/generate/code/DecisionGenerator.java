package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/**
 * Generates the methods that evaluate guards. During one event, the generated code calls a
 * predicate at most once, and only if the result matters. If no predicate occurs twice in the
 * guards of a decision, the guards are written as declared. Otherwise the guards become nested
 * conditions.
 */
public final class DecisionGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final LogicCalls calls;

  public DecisionGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.calls = new LogicCalls(api);
  }

  /**
   * Adds one method for each decision. Also adds the method {@code decide}, which takes the number
   * of a decision and calls the method of this decision.
   */
  public void addTo(TypeSpec.Builder type) {
    MethodSpec.Builder head =
        ApiTypes.method("decide", TypeName.INT, Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(TypeName.INT, "code");
    if (takesEvent()) {
      head.addParameter(api.event(), "event");
    }
    head.addParameters(api.logicParameters());
    NumberSwitch decide =
        new NumberSwitch(head, "code", CodeBlock.of("throw new $T(code)", AssertionError.class));
    for (Decision decision : plan.decisions()) {
      decide.add(plan.steps().size() + decision.number(), call(decision), title(decision));
    }
    decide.addTo(type);
    plan.decisions().forEach(d -> type.addMethod(method(d)));
  }

  public CodeBlock call(Decision decision) {
    String arguments = (takesEvent(decision) ? ", event" : "") + api.logicArguments();
    return CodeBlock.of("$N($L)", decision.method(), arguments.substring(2));
  }

  /** Returns a comment that names the event and the states of a decision. */
  public static String title(Decision decision) {
    EventPlan event = decision.event();
    return (event == null ? "always" : event.constant()) + " in " + states(decision);
  }

  private static String states(Decision decision) {
    List<String> names = decision.states().stream().map(StatePlan::constant).toList();
    int more = names.size() - 3;
    return String.join(", ", names.subList(0, Math.min(3, names.size())))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /** Returns a call of the method {@code decide} for the decision in the variable {@code code}. */
  public CodeBlock callOfAny() {
    return CodeBlock.of("decide(code$L$L)", takesEvent() ? ", event" : "", api.logicArguments());
  }

  private boolean takesEvent() {
    return plan.decisions().stream().anyMatch(this::takesEvent);
  }

  private boolean takesEvent(Decision decision) {
    return predicates(decision).stream()
        .flatMap(p -> calls.find(p).stream())
        .anyMatch(LogicMethod::takesEvent);
  }

  public static List<String> predicates(Decision decision) {
    List<String> names = new ArrayList<>();
    for (Step step : decision.candidates()) {
      step.declared().guard().map(Guard::formula).ifPresent(f -> collectAtoms(f, names));
    }
    return names;
  }

  /**
   * Adds the names of the predicates in {@code formula} to {@code names}, in the order of the text.
   * A predicate that occurs twice is added twice.
   */
  private static void collectAtoms(Formula formula, List<String> names) {
    if (formula instanceof Formula.Predicate p) {
      names.add(p.name());
    } else if (formula instanceof Formula.In i) {
      names.add(Formula.in(i.state()));
    } else if (formula instanceof Formula.Not n) {
      collectAtoms(n.operand(), names);
    } else if (formula instanceof Formula.And a) {
      a.operands().forEach(o -> collectAtoms(o, names));
    } else if (formula instanceof Formula.Or o) {
      o.operands().forEach(x -> collectAtoms(x, names));
    }
  }

  private MethodSpec method(Decision decision) {
    MethodSpec.Builder method = ApiTypes.method(decision.method(), TypeName.INT, Modifier.STATIC);
    if (takesEvent(decision)) {
      method.addParameter(ParameterSpec.builder(api.event(), "event").build());
    }
    method.addParameters(api.logicParameters());
    List<String> mentions = predicates(decision);
    boolean eachOnce = mentions.size() == new TreeSet<>(mentions).size();
    CodeBlock body =
        eachOnce
            ? guardsInOrder(decision)
            : new GuardConditions(decision.candidates(), mentions, calls::logicCall, refuse())
                .code();
    return method.addCode(body).build();
  }

  private CodeBlock guardsInOrder(Decision decision) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean open = true;
    for (Step step : decision.candidates()) {
      if (step.guarded()) {
        CodeBlock guard =
            GuardCode.of(step.declared().guard().orElseThrow().formula(), calls::logicCall);
        code.beginControlFlow("if ($L)", guard).add(take(step)).endControlFlow();
      } else {
        code.add(take(step));
        open = false;
      }
    }
    return open ? code.add(refuse()).build() : code.build();
  }

  public static CodeBlock take(Step step) {
    List<String> targets = step.targets().stream().map(StatePlan::constant).toList();
    String to = targets.isEmpty() ? "stays" : "-> " + String.join(" or ", targets);
    return CodeBlock.of("return $L; // $L\n", step.number(), to);
  }

  static CodeBlock refuse() {
    return CodeBlock.of("return $T.REFUSED;\n", ApiTypes.engine("Definition"));
  }
}

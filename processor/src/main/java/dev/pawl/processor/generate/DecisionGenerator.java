package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.model.Formula;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/**
 * Generates the methods that ask guards. However often the guards name a predicate, it is asked at
 * most once per event, and only when its answer matters: where it is named once the guard is
 * written as it is; where it is named again the guards become nested questions.
 */
final class DecisionGenerator {

  private final Plan plan;
  private final Api api;
  private final Map<String, LogicMethod> methods = new HashMap<>();

  DecisionGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    plan.logic().forEach(m -> methods.put(m.name(), m));
  }

  /** Adds {@code decide}, which finds the decision, and a method for each. */
  void addTo(TypeSpec.Builder type) {
    NumberSwitch decide =
        new NumberSwitch(
            Api.method("decide", TypeName.INT, Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(TypeName.INT, "code")
                .addParameter(api.event(), "event")
                .addParameters(api.surroundings()),
            "code",
            CodeBlock.of("throw new $T(code)", AssertionError.class));
    for (Decision decision : plan.decisions()) {
      String event = takesEvent(decision) ? "event" : "";
      String arguments = event + api.andSurroundings();
      decide.add(
          plan.steps().size() + decision.number(),
          CodeBlock.of(
              "$N($L)",
              decision.method(),
              arguments.startsWith(", ") ? arguments.substring(2) : arguments),
          decision.event().constant() + " in " + states(decision));
    }
    decide.addTo(type);
    plan.decisions().forEach(d -> type.addMethod(method(d)));
  }

  private static String states(Decision decision) {
    List<String> names = decision.states().stream().map(StatePlan::constant).toList();
    int more = names.size() - 3;
    return String.join(", ", names.subList(0, Math.min(3, names.size())))
        + (more > 0 ? " and " + more + " more" : "");
  }

  private boolean takesEvent(Decision decision) {
    return predicates(decision).stream().anyMatch(p -> methods.get(p).takesEvent());
  }

  private static List<String> predicates(Decision decision) {
    List<String> names = new ArrayList<>();
    for (Step step : decision.candidates()) {
      step.declared().guard().map(Guard::formula).ifPresent(f -> atoms(f, names));
    }
    return names;
  }

  /** Every mention of a predicate, in order. */
  private static void atoms(Formula formula, List<String> names) {
    if (formula instanceof Formula.Predicate p) {
      names.add(p.name());
    } else if (formula instanceof Formula.Not n) {
      atoms(n.operand(), names);
    } else if (formula instanceof Formula.And a) {
      a.operands().forEach(o -> atoms(o, names));
    } else if (formula instanceof Formula.Or o) {
      o.operands().forEach(x -> atoms(x, names));
    }
  }

  private MethodSpec method(Decision decision) {
    MethodSpec.Builder method =
        Api.method(decision.method(), TypeName.INT, Modifier.PRIVATE, Modifier.STATIC);
    if (takesEvent(decision)) {
      method.addParameter(ParameterSpec.builder(api.event(), "event").build());
    }
    method.addParameters(api.surroundings());
    List<String> mentions = predicates(decision);
    boolean eachOnce = mentions.size() == new TreeSet<>(mentions).size();
    CodeBlock body = eachOnce ? inOrder(decision) : new Questions(decision).code();
    return method.addCode(body).build();
  }

  private CodeBlock inOrder(Decision decision) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean open = true;
    for (Step step : decision.candidates()) {
      if (step.guarded()) {
        CodeBlock guard = expression(step.declared().guard().orElseThrow().formula(), 0);
        code.beginControlFlow("if ($L)", guard).add(take(step)).endControlFlow();
      } else {
        code.add(take(step));
        open = false;
      }
    }
    return open ? code.add(refuse()).build() : code.build();
  }

  static CodeBlock take(Step step) {
    String to = String.join(" or ", step.targets().stream().map(StatePlan::constant).toList());
    return CodeBlock.of("return $L; // → $L\n", step.number(), to);
  }

  static CodeBlock refuse() {
    return CodeBlock.of("return $T.REFUSED;\n", Api.engine("Life"));
  }

  private CodeBlock ask(String predicate) {
    LogicMethod method = methods.get(predicate);
    return CodeBlock.of("logic.$N($L)", predicate, api.logicArguments(method));
  }

  /**
   * A formula as Java; the binding is 1 inside {@code ||}, 2 inside {@code &&}, 3 after {@code !}.
   */
  private CodeBlock expression(Formula formula, int binding) {
    if (formula instanceof Formula.Predicate p) {
      return ask(p.name());
    } else if (formula instanceof Formula.Not n) {
      return CodeBlock.of("!$L", expression(n.operand(), 3));
    }
    boolean and = formula instanceof Formula.And;
    List<Formula> operands =
        and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
    int own = and ? 2 : 1;
    CodeBlock joined =
        operands.stream()
            .map(o -> expression(o, own))
            .collect(CodeBlock.joining(and ? "$W&& " : "$W|| "));
    // Java would not need the parentheses around && inside ||; a reader does
    return own != binding && binding > 0 ? CodeBlock.of("($L)", joined) : joined;
  }

  /** Guards as nested questions, each predicate asked once on every way through them. */
  private final class Questions {

    /** Beyond so many answers the code would be longer than anybody reads. */
    private static final int MAX_ANSWERS = 48;

    private final List<Step> candidates;
    private final List<String> names;
    private int answers;

    Questions(Decision decision) {
      this.candidates = decision.candidates();
      this.names = List.copyOf(new LinkedHashSet<>(predicates(decision)));
    }

    CodeBlock code() {
      CodeBlock nested = from(0, new HashMap<>());
      return nested != null ? nested : remembered();
    }

    /** What is done from a candidate on, given some answers; null if it grows too long. */
    private CodeBlock from(int candidate, Map<String, Boolean> known) {
      for (int i = candidate; i < candidates.size(); i++) {
        Step step = candidates.get(i);
        if (!step.guarded()) {
          return answer(take(step));
        }
        Object value = value(step.declared().guard().orElseThrow().formula(), known);
        if (Boolean.TRUE.equals(value)) {
          return answer(take(step));
        }
        if (value instanceof String unknown) {
          return question(unknown, i, known);
        }
      }
      return answer(refuse());
    }

    private CodeBlock answer(CodeBlock code) {
      return ++answers > MAX_ANSWERS ? null : code;
    }

    private CodeBlock question(String predicate, int candidate, Map<String, Boolean> known) {
      Map<String, Boolean> more = new HashMap<>(known);
      more.put(predicate, true);
      CodeBlock yes = from(candidate, more);
      more.put(predicate, false);
      CodeBlock no = yes == null ? null : from(candidate, more);
      if (no == null) {
        return null;
      }
      return CodeBlock.builder()
          .beginControlFlow("if ($L)", ask(predicate))
          .add(yes)
          .endControlFlow()
          .add(no)
          .build();
    }

    /** True or false, or the name of the predicate that must be asked next to know. */
    private static Object value(Formula formula, Map<String, Boolean> known) {
      if (formula instanceof Formula.Predicate p) {
        Boolean answer = known.get(p.name());
        return answer == null ? p.name() : answer;
      } else if (formula instanceof Formula.Not n) {
        Object operand = value(n.operand(), known);
        return operand instanceof Boolean b ? !b : operand;
      }
      boolean and = formula instanceof Formula.And;
      List<Formula> operands =
          and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
      for (Formula operand : operands) {
        Object value = value(operand, known);
        if (!(value instanceof Boolean b) || b != and) {
          return value;
        }
      }
      return and;
    }

    /** The guards as written, with a variable per predicate that remembers its answer. */
    private CodeBlock remembered() {
      CodeBlock.Builder code = CodeBlock.builder();
      code.add("// Each predicate is asked at most once: 1 is yes, -1 is no, 0 not asked yet.\n");
      for (int i = 0; i < names.size(); i++) {
        code.addStatement("int p$L = 0", i);
      }
      for (Step step : candidates) {
        if (!step.guarded()) {
          return code.add(take(step)).build();
        }
        Formula formula = step.declared().guard().orElseThrow().formula();
        code.beginControlFlow("if ($L)", remembered(formula, 0)).add(take(step)).endControlFlow();
      }
      return code.add(refuse()).build();
    }

    private CodeBlock remembered(Formula formula, int binding) {
      if (formula instanceof Formula.Predicate p) {
        int i = names.indexOf(p.name());
        return CodeBlock.of("(p$L != 0 ? p$L : (p$L = $L ? 1 : -1)) > 0", i, i, i, ask(p.name()));
      } else if (formula instanceof Formula.Not n) {
        return CodeBlock.of("!($L)", remembered(n.operand(), 0));
      }
      boolean and = formula instanceof Formula.And;
      List<Formula> operands =
          and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
      int own = and ? 2 : 1;
      CodeBlock joined =
          operands.stream()
              .map(o -> remembered(o, own))
              .collect(CodeBlock.joining(and ? "$W&& " : "$W|| "));
      return own != binding && binding > 0 ? CodeBlock.of("($L)", joined) : joined;
    }
  }
}

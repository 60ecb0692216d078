package dev.pawl.processor.generate.code;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The calls of the methods that the user implements, and their arguments. */
public final class LogicCalls {

  private static final ClassName FAILURE = ApiTypes.engine("Failure");

  private final Plan plan;
  private final ApiTypes api;
  private final Optional<CodeBlock> asker;

  /** The object with the fields, and a dot; empty if they are variables. */
  private final String holder;

  private final Map<String, LogicMethod> logic = new HashMap<>();
  private final Map<String, LogicMethod> effects = new HashMap<>();

  /** Calls from where there is no instance, whose errors tell the machine's name. */
  public LogicCalls(ApiTypes api) {
    this(api, Optional.of(Literal.of(api.plan().machine().name())), "");
  }

  /** Calls with the fields of a variable {@code machine}, which errors name. */
  public static LogicCalls ofMachine(ApiTypes api) {
    return new LogicCalls(api, Optional.of(CodeBlock.of("machine")), "machine.");
  }

  /** Calls from the code of a chart, whose base class names the instance in errors. */
  public static LogicCalls ofChart(ApiTypes api) {
    return new LogicCalls(api, Optional.empty(), "");
  }

  /** Calls for whom an expression tells in errors. */
  public static LogicCalls of(ApiTypes api, CodeBlock asker) {
    return new LogicCalls(api, Optional.of(asker), "");
  }

  private LogicCalls(ApiTypes api, Optional<CodeBlock> asker, String holder) {
    this.holder = holder;
    this.plan = api.plan();
    this.api = api;
    this.asker = asker;
    plan.logic().forEach(m -> logic.put(m.name(), m));
    plan.effects().forEach(m -> effects.put(m.name(), m));
  }

  /** The method of {@code Logic} for a declared name, if there is one. */
  public Optional<LogicMethod> find(String name) {
    return Optional.ofNullable(logic.get(name));
  }

  /** {@code logic.retriesLeft(context)}, for the declared name. */
  public CodeBlock ask(String name) {
    return ask(requireNonNull(logic.get(name)));
  }

  /** The same; an answer that is null where none may be is an error. */
  public CodeBlock ask(LogicMethod method) {
    CodeBlock call = call("logic", method);
    String kind =
        switch (method.kind()) {
          case PREDICATE, EFFECT -> null;
          case UPDATE -> "update ";
          case CHOICE -> "choose ";
          case DELAY -> "delay ";
          case DATA -> method.data().orElseThrow().isPrimitive() ? null : "data ";
        };
    if (kind == null) {
      return call;
    }
    CodeBlock named = Literal.of(kind + method.method());
    return asker
        .map(a -> CodeBlock.of("$T.due($L,$W$L,$W$L)", FAILURE, call, a, named))
        .orElseGet(() -> CodeBlock.of("due($L,$W$L)", call, named));
  }

  /**
   * The state that a step's choice picks; where machines are never in a superstate, the leaf that
   * is entered there.
   */
  public CodeBlock picked(Step step) {
    CodeBlock picked = CodeBlock.of("$L.state()", ask(step.declared().choose().get().name()));
    return plan.chart().isEmpty() && step.entersByDefault()
        ? CodeBlock.of("$T.leaf($L)", api.transitions(), picked)
        : picked;
  }

  /** {@code effects.notifyOwner(context)}, for the declared name. */
  public CodeBlock perform(String name) {
    return call("effects", requireNonNull(effects.get(name)));
  }

  private CodeBlock call(String receiver, LogicMethod method) {
    return CodeBlock.of("$L.$N($L)", holder + receiver, method.method(), arguments(method));
  }

  private CodeBlock arguments(LogicMethod method) {
    List<CodeBlock> arguments = new ArrayList<>();
    if (plan.hasContext()) {
      arguments.add(CodeBlock.of("$L", holder + "context"));
    }
    if (method.takesState()) {
      arguments.add(
          method
              .onlySource()
              .map(s -> CodeBlock.of("($T) source", api.record(s)))
              .orElse(CodeBlock.of("source")));
    }
    if (method.takesEvent()) {
      arguments.add(
          eventType(method).map(t -> CodeBlock.of("($T) event", t)).orElse(CodeBlock.of("event")));
    }
    return CodeBlock.join(arguments, ",$W");
  }

  /** The parameters that the method has in its interface. */
  public List<ParameterSpec> parameters(LogicMethod method) {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (plan.hasContext()) {
      parameters.add(ParameterSpec.builder(api.context(), "context").build());
    }
    if (method.takesState()) {
      TypeName type = method.onlySource().<TypeName>map(api::record).orElse(api.state());
      parameters.add(ParameterSpec.builder(type, "state").build());
    }
    if (method.takesEvent()) {
      TypeName type = eventType(method).orElse(api.event());
      parameters.add(ParameterSpec.builder(type, "event").build());
    }
    return parameters;
  }

  /** The type of the event that a method gets, if that is more exact than any event. */
  private Optional<ClassName> eventType(LogicMethod method) {
    return method.onlyEvent().map(api::record).or(() -> plan.calls().group(method).map(api::group));
  }
}

package dev.pawl.processor.generate.code;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.MethodTypes;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Generates calls of the methods that the user implements. */
public final class LogicCalls {

  private static final ClassName FAILURE = ApiTypes.engine("Failure");

  private final Plan plan;
  private final ApiTypes api;
  private final Optional<CodeBlock> asker;

  /**
   * The prefix of the names {@code context}, {@code logic} and {@code effects} in calls: {@code
   * machine.} if they are fields, empty if they are variables.
   */
  private final String holder;

  private final Map<String, LogicMethod> logic = new HashMap<>();
  private final Map<String, LogicMethod> effects = new HashMap<>();

  /** Creates calls in code without an instance. Error messages name the machine. */
  public LogicCalls(ApiTypes api) {
    this(api, Optional.of(Literal.of(api.plan().machine().name())), "");
  }

  /**
   * Returns calls that read the fields of a variable {@code machine}. Error messages name that
   * instance.
   */
  public static LogicCalls ofMachine(ApiTypes api) {
    return new LogicCalls(api, Optional.of(CodeBlock.of("machine")), "machine.");
  }

  /**
   * Returns calls in the code of a chart. The base class of that code names the instance in error
   * messages.
   */
  public static LogicCalls ofChart(ApiTypes api) {
    return new LogicCalls(api, Optional.empty(), "");
  }

  /**
   * Returns calls whose error messages name the machine or instance that the expression {@code
   * asker} returns.
   */
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

  /** Returns the method of {@code Logic} for a declared name, if there is one. */
  public Optional<LogicMethod> find(String name) {
    return Optional.ofNullable(logic.get(name));
  }

  /**
   * Returns the call of the method of {@code Logic} with a declared name, such as {@code
   * logic.retriesLeft(context)}.
   */
  public CodeBlock ask(String name) {
    return ask(requireNonNull(logic.get(name)));
  }

  /**
   * Returns the call of a method of {@code Logic}. If the result must not be null, the generated
   * code checks the result.
   */
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

  /** Returns the expression of the state that the choice method of {@code step} returns. */
  public CodeBlock picked(Step step) {
    return CodeBlock.of("$L.state()", ask(step.declared().choose().get().name()));
  }

  /**
   * Returns the call of the method of {@code Effects} with a declared name, such as {@code
   * effects.notifyOwner(context)}.
   */
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

  /** Returns the parameters of a method in its interface. */
  public List<ParameterSpec> parameters(LogicMethod method) {
    return new MethodTypes(plan)
        .parameters(method).stream()
            .map(p -> ParameterSpec.builder(type(p.type()), p.name()).build())
            .toList();
  }

  private TypeName type(TypeRef type) {
    if (type.equals(plan.stateType())) {
      return api.state();
    }
    return type.equals(plan.eventType()) ? api.event() : JavaTypes.of(type);
  }

  /**
   * Returns the type of the event parameter, if this type is more specific than the type of all
   * events.
   */
  private Optional<ClassName> eventType(LogicMethod method) {
    return method.onlyEvent().map(api::record).or(() -> plan.calls().group(method).map(api::group));
  }
}

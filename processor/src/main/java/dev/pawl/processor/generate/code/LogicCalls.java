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
import java.util.stream.Stream;

/**
 * Generates calls of the methods of {@code Logic} and {@code Effects}, which the user implements.
 */
public final class LogicCalls {

  private static final ClassName FAILURE = ApiTypes.engine("Failure");

  private final Plan plan;
  private final ApiTypes api;
  private final Optional<CodeBlock> errorSubject;

  /**
   * The code before {@code context}, {@code logic} and {@code effects} in calls: {@code machine.}
   * if the three are fields of an instance, empty if the three are variables.
   */
  private final String receiverPrefix;

  private final Map<String, LogicMethod> logic = new HashMap<>();
  private final Map<String, LogicMethod> effects = new HashMap<>();

  /**
   * Creates a generator of calls in static methods. Error messages contain the name of the machine.
   */
  public LogicCalls(ApiTypes api) {
    this(api, Optional.of(Literal.of(api.plan().machine().name())), "");
  }

  /**
   * Returns a generator of calls that read the context, logic and effects from fields of a variable
   * {@code machine}. Error messages describe the instance in {@code machine}.
   */
  public static LogicCalls ofMachine(ApiTypes api) {
    return new LogicCalls(api, Optional.of(CodeBlock.of("machine")), "machine.");
  }

  /**
   * Returns a generator of calls in the class {@code Code} of a chart. Error messages describe the
   * instance, which the base class of {@code Code} knows.
   */
  public static LogicCalls ofChart(ApiTypes api) {
    return new LogicCalls(api, Optional.empty(), "");
  }

  /**
   * Returns a generator of calls whose error messages describe an object.
   *
   * @param errorSubject the expression of that object: the machine or an instance
   */
  public static LogicCalls of(ApiTypes api, CodeBlock errorSubject) {
    return new LogicCalls(api, Optional.of(errorSubject), "");
  }

  private LogicCalls(ApiTypes api, Optional<CodeBlock> errorSubject, String receiverPrefix) {
    this.receiverPrefix = receiverPrefix;
    this.plan = api.plan();
    this.api = api;
    this.errorSubject = errorSubject;
    plan.logic().forEach(m -> logic.put(m.name(), m));
    plan.effects().forEach(m -> effects.put(m.name(), m));
  }

  public Optional<LogicMethod> find(String name) {
    return Optional.ofNullable(logic.get(name));
  }

  /** Returns whether a method of a kind has a parameter for the event. */
  public boolean takesEvent(LogicMethod.Kind kind) {
    return Stream.concat(logic.values().stream(), effects.values().stream())
        .anyMatch(m -> m.kind() == kind && m.takesEvent());
  }

  /**
   * Returns a call of a method of {@code Logic}, such as {@code logic.retriesLeft(context)}.
   *
   * @param name the name in the declaration
   */
  public CodeBlock logicCall(String name) {
    return logicCall(requireNonNull(logic.get(name)));
  }

  /**
   * Returns a call of a method of {@code Logic}. If null is not allowed as result, the generated
   * code checks that the result is not null.
   */
  public CodeBlock logicCall(LogicMethod method) {
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
    return errorSubject
        .map(a -> CodeBlock.of("$T.requireResult($L,$W$L,$W$L)", FAILURE, call, a, named))
        .orElseGet(() -> CodeBlock.of("requireResult($L,$W$L)", call, named));
  }

  /** Returns an expression for the state that the user's method for a dynamic choice returns. */
  public CodeBlock chosenState(Step step) {
    return CodeBlock.of("$L.state()", logicCall(step.declared().choose().get().name()));
  }

  /**
   * Returns a call of a method of {@code Effects}, such as {@code effects.notifyOwner(context)}.
   *
   * @param name the name in the declaration
   */
  public CodeBlock effectCall(String name) {
    return call("effects", requireNonNull(effects.get(name)));
  }

  private CodeBlock call(String receiver, LogicMethod method) {
    return CodeBlock.of("$L.$N($L)", receiverPrefix + receiver, method.method(), arguments(method));
  }

  private CodeBlock arguments(LogicMethod method) {
    List<CodeBlock> arguments = new ArrayList<>();
    if (plan.hasContext()) {
      arguments.add(CodeBlock.of("$L", receiverPrefix + "context"));
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

  /** Returns the parameters with which a method is declared in {@code Logic} or {@code Effects}. */
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
   * Returns the type of the method's event parameter if the method is called only for one event or
   * one group of events. Otherwise returns an empty {@code Optional}.
   */
  private Optional<ClassName> eventType(LogicMethod method) {
    return method.onlyEvent().map(api::record).or(() -> plan.calls().group(method).map(api::group));
  }
}

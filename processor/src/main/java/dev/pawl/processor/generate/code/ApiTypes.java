package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.plan.EventGroup;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * The Java types to which the generated code of a machine refers, and the parameters of its
 * methods.
 */
public final class ApiTypes {

  public static final ClassName GENERATED = ClassName.get("dev.pawl", "Generated");

  public static final ClassName CAUSE = ClassName.get("dev.pawl", "Cause");
  public static final ClassName OUTCOME = ClassName.get("dev.pawl", "Outcome");
  public static final ClassName LIFECYCLE_EVENT = ClassName.get("dev.pawl", "LifecycleEvent");
  public static final ClassName HOOK = ClassName.get("dev.pawl", "TransitionHook");
  public static final ClassName SNAPSHOT = ClassName.get("dev.pawl", "Snapshot");

  /**
   * The exception for illegal events, with its package. Generated code does not import the
   * exception, because only comments name it, and compilers would report the import as unused.
   */
  public static final String ILLEGAL = "dev.pawl.IllegalTransitionError";

  public static final String GUARD_REFUSED = "dev.pawl.GuardRefusedError";

  private final Plan plan;
  private final ClassName state;
  private final ClassName stateKey;
  private final ClassName event;
  private final ClassName eventKey;
  private final ClassName transitions;
  private final ClassName machine;
  private final ClassName phase;

  public ApiTypes(Plan plan) {
    this.plan = plan;
    this.state = constants(plan.stateTypeGiven(), plan.stateType());
    this.stateKey = plan.hasData() ? state.nestedClass("Type") : state;
    this.event = constants(plan.eventTypeGiven(), plan.eventType());
    this.eventKey = plan.hasPayload() ? event.nestedClass("Type") : event;
    this.transitions = generated("Transitions");
    this.machine = generated("Machine");
    this.phase = generated("Phase");
  }

  public Plan plan() {
    return plan;
  }

  /** Returns the names of parameters, separated by commas, such as {@code from, event}. */
  public static CodeBlock arguments(List<ParameterSpec> parameters) {
    return parameters.stream()
        .map(p -> CodeBlock.of("$N", p.name()))
        .collect(CodeBlock.joining(", "));
  }

  public static ClassName chart(String simpleName) {
    return ClassName.get("dev.pawl.engine.chart", simpleName);
  }

  public static ClassName api(String simpleName) {
    return ClassName.get("dev.pawl", simpleName);
  }

  public static ClassName engine(String simpleName) {
    return ClassName.get("dev.pawl.engine", simpleName);
  }

  public TypeName state() {
    return state;
  }

  public ClassName stateClass() {
    return state;
  }

  /** Returns the enum of states, or of state types if states carry data. */
  public ClassName stateKey() {
    return stateKey;
  }

  /**
   * Returns an expression for the enum constant of a state: {@code from}, or {@code
   * from.stateType()} if states carry data.
   *
   * @param variable the name of the variable that contains the state, such as {@code from}
   */
  public CodeBlock stateConstant(String variable) {
    return CodeBlock.of(plan.hasData() ? "$N.stateType()" : "$N", variable);
  }

  public ClassName event() {
    return event;
  }

  /**
   * Returns the type of an enum for expressions such as {@code Type.CONSTANT}.
   *
   * @param isUserType whether the enum is the user's own; the name of such an enum can also be the
   *     name of a variable, see {@link JavaTypes#ofConstants}
   */
  private static ClassName constants(boolean isUserType, TypeRef type) {
    return isUserType ? JavaTypes.ofConstants(type) : (ClassName) JavaTypes.of(type);
  }

  /** Returns the enum of events, or of event types if events carry payload. */
  public ClassName eventKey() {
    return eventKey;
  }

  public TypeName context() {
    return JavaTypes.of(plan.machine().context().orElseThrow());
  }

  public ClassName generated(String suffix) {
    return ClassName.get(plan.packageName(), plan.prefix() + suffix);
  }

  public ClassName transitions() {
    return transitions;
  }

  public ClassName machine() {
    return machine;
  }

  public ClassName logic() {
    return generated("Logic");
  }

  public ClassName effects() {
    return generated("Effects");
  }

  public ClassName phase() {
    return phase;
  }

  public ClassName phase(StatePlan state) {
    return phase().nestedClass(state.type());
  }

  public ClassName record(EventPlan event) {
    return event().nestedClass(event.type());
  }

  /** Returns the sealed interface of a group of events. */
  public ClassName group(EventGroup group) {
    return event().nestedClass(group.type());
  }

  public ClassName record(StatePlan state) {
    return stateClass().nestedClass(state.type());
  }

  /**
   * Returns the Java field in which an instance keeps stored fields that a later version of the
   * machine has written; empty if instances cannot be read from stored data.
   */
  public Optional<FieldSpec> unknownFieldsField() {
    return plan.hasCompleteJson()
        ? Optional.of(
            FieldSpec.builder(ClassName.get("dev.pawl.data", "UnknownFields"), "unknownFields")
                .addJavadoc(
                    "The stored fields that this version does not know; null if there are none.\n")
                .build())
        : Optional.empty();
  }

  /**
   * Returns the type of the nested class {@code Code}, which contains the structure of a chart and
   * calls the user's code.
   */
  public ClassName code() {
    return transitions().nestedClass("Code");
  }

  /** Returns the context's type; {@code Void} if there is no context. */
  public TypeName contextOrVoid() {
    return plan.hasContext() ? context().box() : ClassName.get(Void.class);
  }

  /** Returns the type of the effects; {@code Void} if there are none. */
  public TypeName effectsOrVoid() {
    return plan.hasEffects() ? effects() : ClassName.get(Void.class);
  }

  /** Returns the type of snapshots, such as {@code Snapshot<OrderState, OrderEvent, Integer>}. */
  public TypeName snapshot() {
    return of(SNAPSHOT, state(), event(), contextOrVoid());
  }

  public TypeName setOf(TypeName type) {
    return of(ClassName.get(Set.class), type);
  }

  public TypeName of(ClassName generic, TypeName... arguments) {
    return ParameterizedTypeName.get(generic, arguments);
  }

  public Modifier[] visibility(Modifier... others) {
    List<Modifier> modifiers = new ArrayList<>();
    if (plan.machine().isPublic()) {
      modifiers.add(Modifier.PUBLIC);
    }
    modifiers.addAll(List.of(others));
    return modifiers.toArray(new Modifier[0]);
  }

  /**
   * Returns the constant of a state, such as {@code CircuitState.OPEN}. The constant's name is part
   * of the format string: if the name were an argument, JavaPoet would not replace {@code
   * CircuitState.OPEN} by {@code OPEN} when the constant is imported.
   */
  public CodeBlock constant(StatePlan state) {
    return CodeBlock.of("$T." + state.constant().replace("$", "$$"), stateKey());
  }

  /**
   * Returns the constant of an event, such as {@code CircuitEvent.SUCCESS}. If events carry
   * payload, returns the constant of the event's type.
   */
  public CodeBlock constant(EventPlan event) {
    return CodeBlock.of("$T.$N", eventKey(), event.constant());
  }

  /**
   * Returns an expression for the column of an event in the transition table. If the user provides
   * the enum of events, the ordinals of the enum are not used as columns, because they can change
   * when the enum is compiled again.
   *
   * @param variable the name of the variable that contains the event
   */
  public CodeBlock columnOf(String variable) {
    if (plan.eventTypeGiven()) {
      return CodeBlock.of("COLUMNS[$N.ordinal()]", variable);
    }
    return CodeBlock.of(plan.hasPayload() ? "$N.eventType().ordinal()" : "$N.ordinal()", variable);
  }

  /**
   * Returns an expression that creates an event. The expression reads its arguments from parameters
   * that are named as in {@link Payload#parameters}.
   */
  public CodeBlock eventExpression(EventPlan event) {
    return plan.hasPayload()
        ? CodeBlock.of("$T.$N($L)", event(), event.method(), arguments(Payload.parameters(event)))
        : constant(event);
  }

  /** Returns an expression for an array of all states, such as {@code CircuitState.values()}. */
  public CodeBlock states() {
    return member(stateKey(), "values()");
  }

  /**
   * Returns an expression for a member of a type, such as {@code CircuitState.values()}. The
   * member's name is an argument and not part of the format string: otherwise JavaPoet would omit
   * the type if the type's constants are imported.
   *
   * @param member the code after the dot
   */
  public static CodeBlock member(TypeName type, String member) {
    return CodeBlock.of("$T$L", type, "." + member);
  }

  /** Returns the parameters {@code context} and {@code logic}, each only if the machine has one. */
  public List<ParameterSpec> contextAndLogic() {
    List<ParameterSpec> parts = new ArrayList<>();
    if (plan.hasContext()) {
      parts.add(ParameterSpec.builder(context(), "context").build());
    }
    if (plan.hasLogic()) {
      parts.add(ParameterSpec.builder(logic(), "logic").build());
    }
    return parts;
  }

  /**
   * Returns the objects that users must provide for a new instance, as parameters: {@code context},
   * {@code logic} and {@code effects}, each only if the machine has one.
   */
  public List<ParameterSpec> requiredParameters() {
    List<ParameterSpec> parameters = contextAndLogic();
    if (plan.hasEffects()) {
      parameters.add(ParameterSpec.builder(effects(), "effects").build());
    }
    return parameters;
  }

  /**
   * Returns the parameters that the functions of {@code NameTransitions} have in addition to state
   * and event: {@code context} and {@code logic}, as far as they are needed.
   */
  public List<ParameterSpec> logicParameters() {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (takesContext()) {
      parameters.add(ParameterSpec.builder(context(), "context").build());
    }
    if (plan.hasLogic()) {
      parameters.add(ParameterSpec.builder(logic(), "logic").build());
    }
    return parameters;
  }

  /**
   * Returns whether the functions of {@code NameTransitions} have a parameter {@code context}. The
   * functions need the context only to pass it to the logic.
   */
  public boolean takesContext() {
    return plan.hasContext() && plan.hasLogic();
  }

  /**
   * Returns {@code , context, logic}, to be appended to other arguments. Arguments that {@link
   * #logicParameters} does not contain are omitted.
   */
  public String logicArguments() {
    String context = takesContext() ? ", context" : "";
    return plan.hasLogic() ? context + ", logic" : context;
  }

  /**
   * Returns an expression for the target of the step with the number {@code step}.
   *
   * @param errorSubject the expression of the machine or instance that error messages name
   */
  public CodeBlock target(CodeBlock errorSubject) {
    return plan.hasChoices()
        ? CodeBlock.of("target(step, event$L,$W$L)", logicArguments(), errorSubject)
        : CodeBlock.of("TARGETS[step]");
  }

  /** Returns {@code state, event} or {@code state, event, context, logic}. */
  public CodeBlock arguments(String state, String event) {
    return CodeBlock.of("$N, $N$L", state, event, logicArguments());
  }

  /**
   * Adds a nested type with the annotation of generated types, because coverage tools look for the
   * annotation at each class.
   */
  public static void addNested(TypeSpec.Builder type, TypeSpec.Builder nested) {
    type.addType(nested.addAnnotation(GENERATED).build());
  }

  public static MethodSpec.Builder method(String name, TypeName returns, Modifier... modifiers) {
    return MethodSpec.methodBuilder(name).addModifiers(modifiers).returns(returns);
  }
}

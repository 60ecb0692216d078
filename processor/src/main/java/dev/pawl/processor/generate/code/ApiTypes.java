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

/** The types that a machine's generated code names, and the parameters that its methods share. */
public final class ApiTypes {

  /** The annotation of generated types. */
  public static final ClassName GENERATED = ClassName.get("dev.pawl", "Generated");

  public static final ClassName CAUSE = ClassName.get("dev.pawl", "Cause");
  public static final ClassName OUTCOME = ClassName.get("dev.pawl", "Outcome");
  public static final ClassName LIFECYCLE_EVENT = ClassName.get("dev.pawl", "LifecycleEvent");
  public static final ClassName HOOK = ClassName.get("dev.pawl", "TransitionHook");
  public static final ClassName SNAPSHOT = ClassName.get("dev.pawl", "Snapshot");

  /** Errors that only comments name: whole, as an import for a comment alone would be unused. */
  public static final String ILLEGAL = "dev.pawl.IllegalTransitionError";

  public static final String GUARD_REFUSED = "dev.pawl.GuardRefusedError";
  public static final String VETOED = "dev.pawl.TransitionVetoedError";

  private final Plan plan;
  private final ClassName state;
  private final ClassName stateKey;
  private final ClassName event;
  private final ClassName eventKey;
  private final ClassName transitions;
  private final ClassName machine;
  private final ClassName phase;

  /** The types of a machine, made once: hardly a line of what is generated names none. */
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

  /** The machine whose types they are. */
  public Plan plan() {
    return plan;
  }

  /** {@code from, event}: the parameters of one method, handed on to another. */
  public static CodeBlock arguments(List<ParameterSpec> parameters) {
    return parameters.stream()
        .map(p -> CodeBlock.of("$N", p.name()))
        .collect(CodeBlock.joining(", "));
  }

  public static ClassName chart(String simpleName) {
    return ClassName.get("dev.pawl.engine.chart", simpleName);
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

  /** The enum of states, or of the types of states where they carry data. */
  public ClassName stateKey() {
    return stateKey;
  }

  /** {@code from}, or {@code from.stateType()} where states carry data. */
  public CodeBlock key(String variable) {
    return CodeBlock.of(plan.hasData() ? "$N.stateType()" : "$N", variable);
  }

  public ClassName event() {
    return event;
  }

  /** A type of the user's may be called as a variable is; generated ones are not. */
  private static ClassName constants(boolean given, TypeRef type) {
    return given ? JavaTypes.ofConstants(type) : (ClassName) JavaTypes.of(type);
  }

  /** The enum of events, or of the types of events where they carry payload. */
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

  /** The sealed interface of some events. */
  public ClassName group(EventGroup group) {
    return event().nestedClass(group.type());
  }

  public ClassName record(StatePlan state) {
    return stateClass().nestedClass(state.type());
  }

  /** The data of a later version that a machine keeps, where it is read from data at all. */
  public Optional<FieldSpec> kept() {
    return plan.hasCompleteJson()
        ? Optional.of(
            FieldSpec.builder(ClassName.get("dev.pawl.data", "UnknownFields"), "kept")
                .addJavadoc(
                    "The instance's data that this version does not know; null if there is none.\n")
                .build())
        : Optional.empty();
  }

  /** {@code Code} of a chart, which calls the user's code. */
  public ClassName code() {
    return transitions().nestedClass("Code");
  }

  /** The context's type, {@code Void} where there is none. */
  public TypeName contextOrVoid() {
    return plan.hasContext() ? context().box() : ClassName.get(Void.class);
  }

  /** The type of effects, {@code Void} where there are none. */
  public TypeName effectsOrVoid() {
    return plan.hasEffects() ? effects() : ClassName.get(Void.class);
  }

  /** {@code Snapshot<OrderState, OrderEvent, Integer>}. */
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
   * {@code CircuitState.OPEN}; the name is part of the format, as JavaPoet leaves out the type
   * where its constants are imported only then.
   */
  public CodeBlock constant(StatePlan state) {
    return CodeBlock.of("$T." + state.constant().replace("$", "$$"), stateKey());
  }

  /** {@code CircuitEvent.SUCCESS}, in the enum of events or of their types. */
  public CodeBlock constant(EventPlan event) {
    return CodeBlock.of("$T.$N", eventKey(), event.constant());
  }

  /** The position of the event that a variable holds; the user's own enum may be compiled apart. */
  public CodeBlock index(String variable) {
    if (plan.eventTypeGiven()) {
      return CodeBlock.of("COLUMNS[$N.ordinal()]", variable);
    }
    return CodeBlock.of(plan.hasPayload() ? "$N.eventType().ordinal()" : "$N.ordinal()", variable);
  }

  /** An event, made of the parameters of {@link Payload#parameters}. */
  public CodeBlock instance(EventPlan event) {
    return plan.hasPayload()
        ? CodeBlock.of("$T.$N($L)", event(), event.method(), arguments(Payload.parameters(event)))
        : constant(event);
  }

  /** {@code CircuitState.values()}. */
  public CodeBlock states() {
    return member(stateKey(), "values()");
  }

  /**
   * A member that is no constant. Where the constants of a type are imported, JavaPoet would leave
   * out the type before any member that is part of the format, so it is an argument.
   */
  public static CodeBlock member(TypeName type, String member) {
    return CodeBlock.of("$T$L", type, "." + member);
  }

  /** The fields of every instance beside its state. */
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

  /** The needs of an instance from its user, in the order in which they are always named. */
  public List<ParameterSpec> needs() {
    List<ParameterSpec> needs = contextAndLogic();
    if (plan.hasEffects()) {
      needs.add(ParameterSpec.builder(effects(), "effects").build());
    }
    return needs;
  }

  /** The parameters that every function of the machine needs beside state and event. */
  public List<ParameterSpec> surroundings() {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (takesContext()) {
      parameters.add(ParameterSpec.builder(context(), "context").build());
    }
    if (plan.hasLogic()) {
      parameters.add(ParameterSpec.builder(logic(), "logic").build());
    }
    return parameters;
  }

  /** Whether functions take the context: where there is logic to show it to. */
  public boolean takesContext() {
    return plan.hasContext() && plan.hasLogic();
  }

  /** {@code , context, logic}, to append to other arguments. */
  public String andSurroundings() {
    String context = takesContext() ? ", context" : "";
    return plan.hasLogic() ? context + ", logic" : context;
  }

  /**
   * The target of a step in the code of transitions: whoever chooses it must see what it is about.
   */
  public CodeBlock target(CodeBlock asker) {
    return plan.hasChoices()
        ? CodeBlock.of("target(step, event$L,$W$L)", andSurroundings(), asker)
        : CodeBlock.of("TARGETS[step]");
  }

  /** {@code state, event} or {@code state, event, context, logic}. */
  public CodeBlock arguments(String state, String event) {
    return CodeBlock.of("$N, $N$L", state, event, andSurroundings());
  }

  /**
   * Adds a nested type. It is marked as generated itself, because tools for coverage look at each
   * class alone. It comes as a builder, because {@link TypeSpec#toBuilder} loses the components of
   * a record.
   */
  public static void nest(TypeSpec.Builder type, TypeSpec.Builder nested) {
    type.addType(nested.addAnnotation(GENERATED).build());
  }

  /** A method as most are: public and static, unless the modifiers say otherwise. */
  public static MethodSpec.Builder method(String name, TypeName returns, Modifier... modifiers) {
    return MethodSpec.methodBuilder(name).addModifiers(modifiers).returns(returns);
  }
}

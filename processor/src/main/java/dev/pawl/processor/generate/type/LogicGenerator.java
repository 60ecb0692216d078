package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Generates {@code NameLogic} and {@code NameEffects}, the interfaces that the user implements. */
public final class LogicGenerator {

  private final Plan plan;
  private final Api api;
  private final LogicCalls calls;

  public LogicGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.calls = new LogicCalls(plan);
  }

  public TypeSpec logic() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.logic())
            .addModifiers(api.visibility())
            .addJavadoc(
                "What the machine $L asks its user: predicates of guards, updates and choices.\n\n"
                    + "<p>Every method must be pure: it may be asked at any time, changes nothing and\n"
                    + "fires nothing. One that throws, or returns null, makes the step fail, and nothing has\n"
                    + "changed.\n",
                Prose.code(plan.machine().name()));
    plan.logic().forEach(m -> type.addMethod(method(m)));
    plan.logic().stream()
        .filter(m -> m.kind() == LogicMethod.Kind.CHOICE)
        .forEach(m -> type.addType(choice(m)));
    return type.build();
  }

  public TypeSpec effects() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.effects())
            .addModifiers(api.visibility())
            .addJavadoc(
                "What the machine $L makes its user do, after a step has been committed.\n\n"
                    + "<p>An effect that throws undoes nothing; the effects after it in the same\n"
                    + "transition do not run. An event that it fires at the machine runs after the step.\n",
                Prose.code(plan.machine().name()));
    plan.effects().forEach(m -> type.addMethod(method(m)));
    return type.build();
  }

  private MethodSpec method(LogicMethod method) {
    return Api.method(method.method(), returns(method), Modifier.PUBLIC, Modifier.ABSTRACT)
        .addParameters(calls.parameters(method))
        .addJavadoc("$L\n", comment(method))
        .build();
  }

  private TypeName returns(LogicMethod method) {
    return switch (method.kind()) {
      case PREDICATE -> TypeName.BOOLEAN;
      case UPDATE -> api.context();
      case CHOICE -> choiceType(method);
      case DELAY -> ClassName.get(java.time.Duration.class);
      case DATA -> JavaTypes.of(method.data().orElseThrow());
      case EFFECT -> TypeName.VOID;
    };
  }

  private static String comment(LogicMethod method) {
    return switch (method.kind()) {
      case PREDICATE -> "Asked by a guard " + occasions(method) + ".";
      case UPDATE -> "The next context, " + occasions(method) + ".";
      case CHOICE -> "Picks the state to enter, " + occasions(method) + ".";
      case DELAY ->
          "How long a timer runs that is started now, no time if negative: "
              + occasions(method)
              + ".";
      case DATA -> "What a state carries that is entered, where nothing else tells.";
      case EFFECT -> "Runs " + occasions(method) + ".";
    };
  }

  private static String occasions(LogicMethod method) {
    List<String> parts = new ArrayList<>();
    List<String> events = method.events().stream().map(EventPlan::name).map(Prose::code).toList();
    if (!events.isEmpty()) {
      parts.add("on " + String.join(", ", events));
    }
    for (LogicMethod.When when : LogicMethod.When.values()) {
      List<String> names =
          method.occasions().stream()
              .filter(o -> o.when() == when)
              .map(o -> Prose.code(o.name()))
              .toList();
      if (!names.isEmpty()) {
        parts.add(occasion(when, String.join(", ", names)));
      }
    }
    return String.join(", and ", parts);
  }

  private static String occasion(LogicMethod.When when, String names) {
    return switch (when) {
      case ENTRY -> "when entering " + names;
      case EXIT -> "when leaving " + names;
      case EVENTLESS -> "without event in " + names;
      case TIMER -> names;
    };
  }

  ClassName choiceType(LogicMethod method) {
    return api.logic().nestedClass(dev.pawl.processor.model.Words.of(method.name()).type());
  }

  private TypeSpec choice(LogicMethod method) {
    // constants of the user's own enum may be called so
    String field = "state";
    Set<String> constants =
        method.choice().stream().map(StatePlan::constant).collect(Collectors.toSet());
    while (constants.contains(field)) {
      field += "_";
    }
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(choiceType(method))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("The states that {@link #$N} picks from.\n", method.method())
            .addField(api.stateKey(), field, Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(api.stateKey(), "state")
                    .addStatement("this.$N = state", field)
                    .build())
            .addMethod(
                Api.method("state", api.stateKey(), Modifier.PUBLIC)
                    .addJavadoc("The state picked.\n")
                    .addStatement("return $N", field)
                    .build());
    for (StatePlan state : method.choice()) {
      type.addEnumConstant(
          state.constant(),
          TypeSpec.anonymousClassBuilder("$L", api.constant(state))
              .addJavadoc("$L\n", Prose.of(state))
              .build());
    }
    return type.build();
  }
}

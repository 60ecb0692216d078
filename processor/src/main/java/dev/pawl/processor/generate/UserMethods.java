package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.MethodTypes;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the methods that {@code NameLogic} and {@code NameEffects} declare. */
final class UserMethods {

  private final ApiTypes api;
  private final MethodTypes types;
  private final LogicCalls calls;

  UserMethods(ApiTypes api) {
    this.api = api;
    this.types = new MethodTypes(api.plan());
    this.calls = new LogicCalls(api);
  }

  MethodSpec declared(LogicMethod method) {
    return ApiTypes.method(
            method.method(),
            JavaTypes.of(types.returns(method)),
            Modifier.PUBLIC,
            Modifier.ABSTRACT)
        .addParameters(calls.parameters(method))
        .addJavadoc("$L\n", comment(method))
        .build();
  }

  private String comment(LogicMethod method) {
    return switch (method.kind()) {
      case PREDICATE -> "Returns whether the predicate holds. Called " + occasions(method) + ".";
      case UPDATE -> "Returns the next context. Called " + occasions(method) + ".";
      case CHOICE -> "Returns the state to enter. Called " + occasions(method) + ".";
      case DELAY ->
          "Returns the duration of "
              + occasions(method)
              + (repeats(method) ? "; must be positive." : "; a negative one counts as zero.");
      case DATA ->
          "Returns data of a state that is being entered, if no event, state or context has it.";
      case EFFECT -> "Runs " + occasions(method) + ".";
    };
  }

  private boolean repeats(LogicMethod method) {
    return api.plan().chart().orElseThrow().timers().stream()
        .anyMatch(timer -> timer.repeats() && timer.method().equals(method.name()));
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
      case EVENTLESS -> "on eventless transitions of " + names;
      case TIMER -> names;
    };
  }

  ClassName choiceType(LogicMethod method) {
    return api.logic().nestedClass(Words.of(method.name()).type());
  }
}

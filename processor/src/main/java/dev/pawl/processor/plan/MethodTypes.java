package dev.pawl.processor.plan;

import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The Java types of the methods that the user implements. */
public final class MethodTypes {

  private final Plan plan;

  public MethodTypes(Plan plan) {
    this.plan = plan;
  }

  public record Parameter(TypeRef type, String name) {}

  /**
   * The signature of a method in a class that is in the machine's package.
   *
   * @param returns the return type
   * @param parameters the parameters with their types, separated by commas
   */
  public record Signature(String returns, String parameters) {}

  public Signature signature(LogicMethod method) {
    return new Signature(
        text(returns(method)),
        parameters(method).stream()
            .map(p -> text(p.type()) + " " + p.name())
            .collect(Collectors.joining(", ")));
  }

  /** Returns the name of a type. Omits the machine's package. */
  private String text(TypeRef type) {
    String own = plan.packageName();
    return own.isEmpty()
        ? type.qualifiedName()
        : type.qualifiedName()
            .replaceAll("(?<![\\w.])" + Pattern.quote(own) + "\\.(?=\\p{Lu})", "");
  }

  /** Returns the return type of a method; {@code void} for an effect. */
  public TypeRef returns(LogicMethod method) {
    return switch (method.kind()) {
      case PREDICATE -> TypeRef.of("", "boolean");
      case UPDATE -> plan.machine().context().orElseThrow();
      case CHOICE ->
          TypeRef.of(plan.packageName(), plan.prefix() + "Logic", Words.of(method.name()).type());
      case DELAY -> TypeRef.of("java.time", "Duration");
      case DATA -> method.data().orElseThrow();
      case EFFECT -> TypeRef.of("", "void");
    };
  }

  public List<Parameter> parameters(LogicMethod method) {
    List<Parameter> parameters = new ArrayList<>();
    plan.machine().context().ifPresent(c -> parameters.add(new Parameter(c, "context")));
    if (method.takesState()) {
      TypeRef type =
          method
              .onlySource()
              .map(state -> nested(plan.stateType(), state.type()))
              .orElse(plan.stateType());
      parameters.add(new Parameter(type, "state"));
    }
    if (method.takesEvent()) {
      TypeRef type =
          method
              .onlyEvent()
              .map(EventPlan::type)
              .or(() -> plan.calls().group(method).map(EventGroup::type))
              .map(name -> nested(plan.eventType(), name))
              .orElse(plan.eventType());
      parameters.add(new Parameter(type, "event"));
    }
    return parameters;
  }

  private static TypeRef nested(TypeRef outer, String name) {
    List<String> names = new ArrayList<>(outer.simpleNames());
    names.add(name);
    return new TypeRef(outer.packageName(), names, List.of(), 0);
  }
}

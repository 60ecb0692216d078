package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ParameterSpec;
import dev.pawl.language.model.Event;
import dev.pawl.processor.plan.EventPlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Converts the payload of an event to parameters. */
public final class Payload {

  /**
   * The names that generated methods use for other parameters. A parameter for the payload must
   * have another name.
   */
  private static final Set<String> OWN_PARAMETERS =
      Set.of("from", "to", "cause", "context", "logic", "event", "selected", "effects", "source");

  private Payload() {}

  public static List<ParameterSpec> parameters(EventPlan event) {
    List<Event.Param> payload = event.declared().payload();
    List<String> names = names(payload);
    List<ParameterSpec> parameters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      parameters.add(
          ParameterSpec.builder(JavaTypes.of(payload.get(i).type()), names.get(i)).build());
    }
    return parameters;
  }

  /**
   * Returns the components of the record that is generated for an event or state. The components
   * have their declared names.
   */
  public static List<ParameterSpec> components(List<Event.Param> payload) {
    return payload.stream()
        .map(p -> ParameterSpec.builder(JavaTypes.of(p.type()), p.name()).build())
        .toList();
  }

  /**
   * Returns the names of the parameters for a payload. A parameter has the name of its component,
   * such as {@code amount}. If another parameter is named like the component, or if the component's
   * name does not start with a lower-case letter, the parameter has a name such as {@code
   * eventAmount}.
   */
  private static List<String> names(List<Event.Param> payload) {
    Set<String> used = new HashSet<>(OWN_PARAMETERS);
    payload.forEach(p -> used.add(p.name()));
    List<String> names = new ArrayList<>();
    for (Event.Param param : payload) {
      String name = param.name();
      if (OWN_PARAMETERS.contains(name) || !Character.isLowerCase(name.codePointAt(0))) {
        name = "event" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
        while (!used.add(name)) {
          name += "_";
        }
      }
      names.add(name);
    }
    return names;
  }
}

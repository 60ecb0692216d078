package dev.pawl.processor.generate;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The public members of generated types. */
public final class GeneratedMembers {

  private final Map<String, Boolean> members = new LinkedHashMap<>();

  GeneratedMembers(List<TypeSpec> types) {
    types.forEach(type -> add(type, ""));
  }

  /**
   * Returns the types, such as {@code OrderPhase.Paid}, and their members, such as {@code
   * OrderLogic#inStock(Cart) : boolean}, in order. The value is true for a method that the program
   * has to implement.
   */
  public Map<String, Boolean> bySignature() {
    return Collections.unmodifiableMap(members);
  }

  private void add(TypeSpec type, String outer) {
    String name = outer + type.name();
    boolean isInterface = type.kind() == TypeSpec.Kind.INTERFACE;
    boolean isSealed = type.modifiers().contains(Modifier.SEALED);
    members.put(name, false);
    type.enumConstants().keySet().forEach(c -> members.put(name + "#" + c, false));
    for (FieldSpec field : type.fieldSpecs()) {
      if (field.modifiers().contains(Modifier.PUBLIC)) {
        members.put(name + "#" + field.name() + " : " + field.type(), false);
      }
    }
    for (MethodSpec method : type.methodSpecs()) {
      if (isInterface
          ? !method.modifiers().contains(Modifier.PRIVATE)
          : method.modifiers().contains(Modifier.PUBLIC)) {
        boolean isRequired =
            isInterface && !isSealed && method.modifiers().contains(Modifier.ABSTRACT);
        members.put(name + "#" + signature(method), isRequired);
      }
    }
    for (TypeSpec nested : type.typeSpecs()) {
      if (isInterface || nested.modifiers().contains(Modifier.PUBLIC)) {
        add(nested, name + ".");
      }
    }
  }

  private static String signature(MethodSpec method) {
    String parameters =
        method.parameters().stream()
            .map(p -> shortName(p.type().toString()))
            .collect(Collectors.joining(", ", "(", ")"));
    String name = method.isConstructor() ? "new" : method.name();
    return name + parameters + " : " + method.returnType();
  }

  /** Returns the name of a type without packages. */
  private static String shortName(String type) {
    return type.replaceAll("\\b[a-z_][\\w$]*\\.(?=[\\w$.]*[\\w$])", "");
  }
}

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

  /**
   * A generated type, or a member of a generated type.
   *
   * @param type the name of the type, such as {@code OrderPhase.Paid}
   * @param signature the signature of the member, such as {@code inStock(Cart)}; empty for the type
   *     itself
   * @param result the type of the member's value; empty if the member has no value
   */
  public record Member(String type, String signature, String result) {}

  private final Map<Member, Boolean> members = new LinkedHashMap<>();

  GeneratedMembers(List<TypeSpec> types) {
    types.forEach(type -> add(type, ""));
  }

  /**
   * Returns the members in the order of the generated code. A member is mapped to true if the
   * program must implement it.
   */
  public Map<Member, Boolean> all() {
    return Collections.unmodifiableMap(members);
  }

  private void add(TypeSpec type, String outer) {
    String name = outer + type.name();
    boolean isInterface = type.kind() == TypeSpec.Kind.INTERFACE;
    boolean isSealed = type.modifiers().contains(Modifier.SEALED);
    members.put(new Member(name, "", ""), false);
    type.enumConstants().keySet().forEach(c -> members.put(new Member(name, c, ""), false));
    for (FieldSpec field : type.fieldSpecs()) {
      if (field.modifiers().contains(Modifier.PUBLIC)) {
        members.put(new Member(name, field.name(), field.type().toString()), false);
      }
    }
    for (MethodSpec method : type.methodSpecs()) {
      if (isInterface
          ? !method.modifiers().contains(Modifier.PRIVATE)
          : method.modifiers().contains(Modifier.PUBLIC)) {
        boolean isRequired =
            isInterface && !isSealed && method.modifiers().contains(Modifier.ABSTRACT);
        String result = method.isConstructor() ? "" : method.returnType().toString();
        members.put(new Member(name, signature(method), result), isRequired);
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
    return name + parameters;
  }

  /** Returns the name of a type without the packages of the type and of its type arguments. */
  private static String shortName(String type) {
    return type.replaceAll("\\b[a-z_][\\w$]*\\.(?=[\\w$.]*[\\w$])", "");
  }
}

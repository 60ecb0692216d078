package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.processor.model.TypeRef;
import java.util.List;

/** The types that a declaration names, as generated code names them. */
public final class JavaTypes {

  private JavaTypes() {}

  public static TypeName of(TypeRef ref) {
    TypeName type = component(ref);
    for (int i = 0; i < ref.dimensions(); i++) {
      type = ArrayTypeName.of(type);
    }
    return type;
  }

  private static TypeName component(TypeRef ref) {
    if (ref.isWildcard()) {
      return WildcardTypeName.subtypeOf(Object.class);
    }
    if (ref.packageName().isEmpty() && TypeRef.isPrimitiveName(ref.simpleName())) {
      return primitive(ref.simpleName());
    }
    List<String> names = ref.simpleNames();
    ClassName raw =
        ClassName.get(
            ref.packageName(), names.get(0), names.subList(1, names.size()).toArray(new String[0]));
    return ref.arguments().isEmpty()
        ? raw
        : ParameterizedTypeName.get(
            raw, ref.arguments().stream().map(JavaTypes::of).toArray(TypeName[]::new));
  }

  private static TypeName primitive(String name) {
    return switch (name) {
      case "boolean" -> TypeName.BOOLEAN;
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "char" -> TypeName.CHAR;
      case "float" -> TypeName.FLOAT;
      default -> TypeName.DOUBLE;
    };
  }
}

package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.language.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Converts the types of a declaration to types of JavaPoet. */
public final class JavaTypes {

  /**
   * The simple names of nested types that generated types inherit. Inside generated types, the
   * nested types hide other types with the same names.
   */
  private static final Set<String> INHERITED = Set.of("Candidate", "EnumDesc", "SetupContext");

  private JavaTypes() {}

  /**
   * Returns an enum for expressions such as {@code Type.CONSTANT}. If the enum's name starts with a
   * lower-case letter or has no lower-case letter, the package is included, because a variable or
   * constant could have that name.
   */
  public static ClassName ofConstants(TypeRef ref) {
    String first = ref.simpleNames().get(0);
    boolean likeVariable =
        !Character.isUpperCase(first.codePointAt(0))
            || first.codePoints().noneMatch(Character::isLowerCase);
    return likeVariable ? qualified(ref) : (ClassName) of(ref);
  }

  /** Returns a class that JavaPoet does not import, so that its package is always written. */
  private static ClassName qualified(TypeRef ref) {
    List<String> names = new ArrayList<>(ref.simpleNames());
    if (!ref.packageName().isEmpty()) {
      names.set(0, ref.packageName() + "." + names.get(0));
    }
    return className("", names);
  }

  private static ClassName className(String packageName, List<String> names) {
    return ClassName.get(
        packageName, names.get(0), names.subList(1, names.size()).toArray(new String[0]));
  }

  public static TypeName of(TypeRef ref) {
    TypeName type = component(ref);
    for (int i = 0; i < ref.dimensions(); i++) {
      type = ArrayTypeName.of(type);
    }
    return type;
  }

  private static TypeName component(TypeRef ref) {
    if (ref.isWildcard()) {
      return wildcard(ref);
    }
    if (ref.packageName().isEmpty()
        && (TypeRef.isPrimitiveName(ref.simpleName()) || ref.simpleName().equals("void"))) {
      return primitive(ref.simpleName());
    }
    ClassName raw =
        INHERITED.contains(ref.simpleNames().get(0))
            ? qualified(ref)
            : className(ref.packageName(), ref.simpleNames());
    return ref.arguments().isEmpty()
        ? raw
        : ParameterizedTypeName.get(
            raw, ref.arguments().stream().map(JavaTypes::of).toArray(TypeName[]::new));
  }

  private static TypeName wildcard(TypeRef ref) {
    if (ref.isUnboundedWildcard()) {
      return WildcardTypeName.subtypeOf(Object.class);
    }
    TypeName bound = of(ref.arguments().get(0));
    return ref.simpleName().equals("? super")
        ? WildcardTypeName.supertypeOf(bound)
        : WildcardTypeName.subtypeOf(bound);
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
      case "void" -> TypeName.VOID;
      default -> TypeName.DOUBLE;
    };
  }
}

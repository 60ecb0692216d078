package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import javax.lang.model.element.Modifier;

/**
 * Generates an enum whose constants have names in data. Where those are the declared names, the
 * definition of the machine knows them.
 */
final class NamedConstants {

  private final TypeSpec.Builder type;
  private final String what;
  private final CodeBlock known;

  /**
   * An enum without constants yet.
   *
   * @param what an {@code event} or a {@code state}
   * @param known how the name of a constant is found elsewhere; empty if each constant has it
   */
  NamedConstants(ClassName name, String what, String comment, CodeBlock known) {
    this.type = TypeSpec.enumBuilder(name).addJavadoc("$L\n", comment);
    this.what = what;
    this.known = known;
  }

  /** Adds a constant, and its name in data. */
  void add(String constant, String wireName, String comment) {
    if (!known.isEmpty()) {
      add(type, constant, comment);
      return;
    }
    type.addEnumConstant(
        constant,
        TypeSpec.anonymousClassBuilder("$L", Literal.of(wireName))
            .addJavadoc("$L\n", comment)
            .build());
  }

  /** Adds a constant that has no other name. */
  static void add(TypeSpec.Builder type, String constant, String comment) {
    type.addEnumConstant(
        constant, TypeSpec.anonymousClassBuilder("").addJavadoc("$L\n", comment).build());
  }

  /** The enum, as far as it is the same for states and events. */
  TypeSpec.Builder build() {
    MethodSpec.Builder wireName =
        Api.method("wireName", ClassName.get(String.class), Modifier.PUBLIC)
            .addJavadoc("The $L's name in data.\n", what);
    if (!known.isEmpty()) {
      return type.addMethod(wireName.addStatement("return $L", known).build());
    }
    return type.addField(String.class, "wireName", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addParameter(String.class, "wireName")
                .addStatement("this.wireName = wireName")
                .build())
        .addMethod(wireName.addStatement("return wireName").build());
  }
}

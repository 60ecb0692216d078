package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import javax.lang.model.element.Modifier;

/**
 * Generates an enum whose constants have wire names. Each constant stores its wire name, unless the
 * machine's definition contains the wire names.
 */
final class NamedConstants {

  private final TypeSpec.Builder type;
  private final CodeBlock wireNameExpression;

  /**
   * True if the constants represent the types of records. Constants for the types of records have
   * no comments, because the records have comments.
   */
  private final boolean ofRecords;

  private NamedConstants(
      ClassName name, String comment, CodeBlock wireNameExpression, boolean ofRecords) {
    this.type = TypeSpec.enumBuilder(name).addJavadoc("$L\n", comment);
    this.wireNameExpression = wireNameExpression;
    this.ofRecords = ofRecords;
  }

  /**
   * Returns an enum to which constants for events are to be added.
   *
   * @param wireNameExpression the expression that the method {@code wireName()} returns; empty if
   *     each constant stores its wire name
   */
  static NamedConstants of(ClassName name, String comment, CodeBlock wireNameExpression) {
    return new NamedConstants(name, comment, wireNameExpression, false);
  }

  /**
   * Returns an enum to which constants for the types of records are to be added.
   *
   * @param base the name of the records' interface in the API; the enum implements its nested
   *     interface {@code Key}
   * @param wireNameExpression the expression that the method {@code wireName()} returns; empty if
   *     each constant stores its wire name
   */
  static NamedConstants ofRecords(
      ClassName name, String base, String comment, CodeBlock wireNameExpression) {
    NamedConstants constants = new NamedConstants(name, comment, wireNameExpression, true);
    constants.type.addSuperinterface(ApiTypes.api(base).nestedClass("Key"));
    constants.type.addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    return constants;
  }

  /**
   * @param comment the Javadoc of the constant; empty for none
   */
  void add(String constant, String wireName, String comment) {
    CodeBlock argument = wireNameExpression.isEmpty() ? Literal.of(wireName) : CodeBlock.of("");
    TypeSpec.Builder body = TypeSpec.anonymousClassBuilder(argument);
    if (!comment.isEmpty()) {
      body.addJavadoc("$L\n", comment);
    }
    type.addEnumConstant(constant, body.build());
  }

  /** Adds a constant to an enum without wire names. */
  static void add(TypeSpec.Builder type, String constant, String comment) {
    type.addEnumConstant(
        constant, TypeSpec.anonymousClassBuilder("").addJavadoc("$L\n", comment).build());
  }

  /**
   * Adds the method {@code declaredName()}. A type needs the method {@code declaredName()} if a
   * constant has another name than the state or event in the declaration.
   */
  static void addDeclaredNames(TypeSpec.Builder type, CodeBlock declaredName) {
    type.addSuperinterface(ApiTypes.api("DeclaredName"))
        .addMethod(
            ApiTypes.method("declaredName", ClassName.get(String.class), Modifier.PUBLIC)
                .addAnnotation(Override.class)
                .addStatement("return $L", declaredName)
                .build());
  }

  /**
   * Returns a method without its body. If the constants represent the types of records, the method
   * overrides a method of the interface {@code Key}. Otherwise the method has the comment.
   */
  MethodSpec.Builder methodWithoutBody(String name, TypeName returned, String comment) {
    MethodSpec.Builder method = ApiTypes.method(name, returned, Modifier.PUBLIC);
    return ofRecords ? method.addAnnotation(Override.class) : method.addJavadoc(comment);
  }

  /** Adds the method {@code wireName()} and returns the enum. */
  TypeSpec.Builder build() {
    MethodSpec.Builder wireName =
        methodWithoutBody(
            "wireName", ClassName.get(String.class), "Returns the wire name of the event.\n");
    if (!wireNameExpression.isEmpty()) {
      return type.addMethod(wireName.addStatement("return $L", wireNameExpression).build());
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

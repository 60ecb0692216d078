package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import javax.lang.model.element.Modifier;

/**
 * Generates an enum whose constants have names in data. Where those are the declared names, the
 * definition of the machine knows them.
 */
final class NamedConstants {

  private final TypeSpec.Builder type;
  private final CodeBlock known;

  /** Whether the constants name records, where all is said of them. */
  private final boolean ofRecords;

  private NamedConstants(ClassName name, String comment, CodeBlock known, boolean ofRecords) {
    this.type = TypeSpec.enumBuilder(name).addJavadoc("$L\n", comment);
    this.known = known;
    this.ofRecords = ofRecords;
  }

  /**
   * An enum of events without constants yet.
   *
   * @param known how the name of a constant is found elsewhere; empty if each constant has it
   */
  static NamedConstants of(ClassName name, String comment, CodeBlock known) {
    return new NamedConstants(name, comment, known, false);
  }

  /**
   * An enum without constants yet, of the names of records.
   *
   * @param base the interface of the records; its {@code Key} says what the enum's methods tell
   * @param known how the name of a constant is found elsewhere; empty if each constant has it
   */
  static NamedConstants ofRecords(ClassName name, String base, String comment, CodeBlock known) {
    NamedConstants constants = new NamedConstants(name, comment, known, true);
    constants.type.addSuperinterface(ApiTypes.engine(base).nestedClass("Key"));
    constants.type.addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    return constants;
  }

  /**
   * Adds a constant, and its name in data.
   *
   * @param comment empty where it is said elsewhere
   */
  void add(String constant, String wireName, String comment) {
    CodeBlock argument = known.isEmpty() ? Literal.of(wireName) : CodeBlock.of("");
    TypeSpec.Builder body = TypeSpec.anonymousClassBuilder(argument);
    if (!comment.isEmpty()) {
      body.addJavadoc("$L\n", comment);
    }
    type.addEnumConstant(constant, body.build());
  }

  /** Adds a constant that has no other name. */
  static void add(TypeSpec.Builder type, String constant, String comment) {
    type.addEnumConstant(
        constant, TypeSpec.anonymousClassBuilder("").addJavadoc("$L\n", comment).build());
  }

  /** Adds the names as declared, for a type some of whose constants have others. */
  static void addDeclaredNames(TypeSpec.Builder type, CodeBlock declaredName) {
    type.addSuperinterface(ApiTypes.engine("DeclaredName"))
        .addMethod(
            ApiTypes.method("declaredName", ClassName.get(String.class), Modifier.PUBLIC)
                .addAnnotation(Override.class)
                .addStatement("return $L", declaredName)
                .build());
  }

  /** A method without a body yet. */
  MethodSpec.Builder answer(String name, TypeName returned, String comment) {
    MethodSpec.Builder method = ApiTypes.method(name, returned, Modifier.PUBLIC);
    return ofRecords ? method.addAnnotation(Override.class) : method.addJavadoc(comment);
  }

  /** The enum, as far as it is the same for states and events. */
  TypeSpec.Builder build() {
    MethodSpec.Builder wireName =
        answer("wireName", ClassName.get(String.class), "Returns the wire name of the event.\n");
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

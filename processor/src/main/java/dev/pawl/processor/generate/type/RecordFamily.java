package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Event;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Payload;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates a sealed interface of records, for events or states that carry data, and the enum that
 * names them without it.
 *
 * @param type the sealed interface
 * @param key the enum
 * @param what an {@code event} or a {@code state}
 */
record RecordFamily(ClassName type, ClassName key, String what) {

  private static final ClassName STRING = ClassName.get(String.class);

  /**
   * A member of the family.
   *
   * @param record its record
   * @param factory the method that makes one
   * @param constant its constant in the enum
   * @param payload what it carries
   * @param comment its Javadoc
   */
  record Member(
      ClassName record,
      String factory,
      String constant,
      List<Event.Param> payload,
      String comment) {

    List<ParameterSpec> components() {
      return Payload.components(payload);
    }

    boolean carries() {
      return !payload.isEmpty();
    }
  }

  /** The name of the method that tells which one it is: {@code eventType}. */
  private String question() {
    return what + "Type";
  }

  /** The sealed interface, without its members. */
  TypeSpec.Builder head(Modifier[] modifiers) {
    ClassName base = ApiTypes.engine(what.equals("event") ? "EventRecord" : "StateRecord");
    return TypeSpec.interfaceBuilder(type)
        .addModifiers(modifiers)
        .addSuperinterface(ParameterizedTypeName.get(base, key));
  }

  /**
   * The method that makes one.
   *
   * @param parameters what it is made of
   */
  MethodSpec factory(Member member, List<ParameterSpec> parameters) {
    MethodSpec.Builder method =
        ApiTypes.method(member.factory(), member.record(), Modifier.PUBLIC, Modifier.STATIC)
            .addParameters(parameters)
            .addJavadoc("$L\n", member.comment());
    return member.carries()
        ? method
            .addStatement("return new $T($L)", member.record(), ApiTypes.arguments(parameters))
            .build()
        : method.addStatement("return $T.INSTANCE", member.record()).build();
  }

  /**
   * The record of one.
   *
   * @param implemented the sealed interfaces that it implements
   * @param text what one that carries nothing is as text, if not what records are
   */
  TypeSpec.Builder record(Member member, List<ClassName> implemented, Optional<String> text) {
    TypeSpec.Builder record =
        TypeSpec.recordBuilder(member.record())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addSuperinterfaces(implemented)
            .addJavadoc("$L\n", member.comment())
            .recordConstructor(
                MethodSpec.constructorBuilder().addParameters(member.components()).build())
            .addMethod(
                ApiTypes.method(question(), key, Modifier.PUBLIC)
                    .addAnnotation(Override.class)
                    .addStatement("return $T.$N", key, member.constant())
                    .build());
    if (!member.carries()) {
      record.addField(
          FieldSpec.builder(
                  member.record(), "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", member.record())
              .build());
      text.ifPresent(
          t ->
              record.addMethod(
                  ApiTypes.method("toString", STRING, Modifier.PUBLIC)
                      .addAnnotation(Override.class)
                      .addStatement("return $L", Literal.of(t))
                      .build()));
    }
    return record;
  }
}

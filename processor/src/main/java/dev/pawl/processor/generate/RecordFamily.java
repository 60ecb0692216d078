package dev.pawl.processor.generate;

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
 * Generates the types for events or states with data: a sealed interface, its records, and an enum
 * with a constant for each record.
 *
 * @param type the sealed interface of the records
 * @param key the enum with a constant for each record
 * @param noun the noun for a record's meaning: {@code event} or {@code state}
 */
record RecordFamily(ClassName type, ClassName key, String noun) {

  private static final ClassName STRING = ClassName.get(String.class);

  /**
   * One of the records.
   *
   * @param factory the name of the static method that creates the record
   * @param constant the name of the record's constant in the enum
   * @param payload the components of the record
   * @param comment the Javadoc of the record
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

    boolean hasComponents() {
      return !payload.isEmpty();
    }
  }

  /**
   * Returns the name of the method {@code eventType} or {@code stateType}, which returns a record's
   * constant.
   */
  private String typeMethodName() {
    return noun + "Type";
  }

  TypeSpec.Builder head(Modifier[] modifiers) {
    ClassName base = ApiTypes.api(noun.equals("event") ? "EventRecord" : "StateRecord");
    return TypeSpec.interfaceBuilder(type)
        .addModifiers(modifiers)
        .addSuperinterface(ParameterizedTypeName.get(base, key));
  }

  /**
   * Returns the static method that creates a record.
   *
   * @param parameters the parameters of the method, one for each component
   */
  MethodSpec factory(Member member, List<ParameterSpec> parameters) {
    MethodSpec.Builder method =
        ApiTypes.method(member.factory(), member.record(), Modifier.PUBLIC, Modifier.STATIC)
            .addParameters(parameters)
            .addJavadoc("$L\n", member.comment());
    return member.hasComponents()
        ? method
            .addStatement("return new $T($L)", member.record(), ApiTypes.arguments(parameters))
            .build()
        : method.addStatement("return $T.INSTANCE", member.record()).build();
  }

  /**
   * @param implemented the sealed interfaces that the record implements
   * @param text the expression that {@code toString()} returns; empty if {@code toString()} is not
   *     overridden
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
                ApiTypes.method(typeMethodName(), key, Modifier.PUBLIC)
                    .addAnnotation(Override.class)
                    .addStatement("return $T.$N", key, member.constant())
                    .build());
    if (!member.hasComponents()) {
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

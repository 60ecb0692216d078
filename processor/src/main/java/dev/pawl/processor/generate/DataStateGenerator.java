package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates {@code NameState} where states carry data: a sealed interface of records. */
final class DataStateGenerator {

  private final Plan plan;
  private final Api api;

  DataStateGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.stateClass())
            .addModifiers(api.visibility(Modifier.SEALED))
            .addJavadoc(
                new Prose(plan)
                    .classComment("The states of " + Prose.code(plan.machine().name()) + "."))
            .addMethod(
                Api.method("stateType", api.stateKey(), Modifier.PUBLIC, Modifier.ABSTRACT)
                    .addJavadoc("Which state this is, without its data.\n")
                    .build())
            .addMethod(
                Api.method(
                        "wireName", ClassName.get(String.class), Modifier.PUBLIC, Modifier.DEFAULT)
                    .addJavadoc("The state's name in data.\n")
                    .addStatement("return stateType().wireName()")
                    .build());
    plan.leaves().forEach(s -> type.addMethod(factory(s)));
    plan.leaves().forEach(s -> type.addType(record(s)));
    return type.addType(types()).build();
  }

  private TypeSpec types() {
    TypeSpec.Builder types =
        TypeSpec.enumBuilder(api.stateKey())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "The states without their data$L.\n",
                plan.nested() ? ", superstates among them" : "")
            .addField(String.class, "wireName", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(String.class, "wireName")
                    .addStatement("this.wireName = wireName")
                    .build())
            .addMethod(
                Api.method("wireName", ClassName.get(String.class), Modifier.PUBLIC)
                    .addJavadoc("The state's name in data.\n")
                    .addStatement("return wireName")
                    .build());
    for (StatePlan state : plan.states()) {
      CodeBlock wireName = Literal.of(plan.machine().wireName(state.declared()));
      types.addEnumConstant(
          state.constant(),
          TypeSpec.anonymousClassBuilder("$L", wireName)
              .addJavadoc("$L\n", Prose.of(state))
              .build());
    }
    return types.build();
  }

  static List<ParameterSpec> components(StatePlan state) {
    return state.declared().behavior().data().stream()
        .map(p -> ParameterSpec.builder(Api.type(p.type()), p.name()).build())
        .toList();
  }

  private MethodSpec factory(StatePlan state) {
    MethodSpec.Builder method =
        Api.method(state.method(), api.record(state), Modifier.PUBLIC, Modifier.STATIC)
            .addParameters(components(state))
            .addJavadoc("$L\n", Prose.of(state));
    if (!state.hasData()) {
      return method.addStatement("return $T.INSTANCE", api.record(state)).build();
    }
    CodeBlock arguments =
        components(state).stream()
            .map(p -> CodeBlock.of("$N", p.name()))
            .collect(CodeBlock.joining(", "));
    return method.addStatement("return new $T($L)", api.record(state), arguments).build();
  }

  private TypeSpec record(StatePlan state) {
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(api.record(state))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addSuperinterface(api.stateClass())
            .addJavadoc("$L\n", Prose.of(state))
            .recordConstructor(
                MethodSpec.constructorBuilder().addParameters(components(state)).build())
            .addMethod(
                Api.method("stateType", api.stateKey(), Modifier.PUBLIC)
                    .addAnnotation(Override.class)
                    .addStatement("return $L", api.constant(state))
                    .build());
    if (!state.hasData()) {
      type.addField(
          FieldSpec.builder(
                  api.record(state), "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", api.record(state))
              .build());
      // not "Open[]", in logs as in refusals
      type.addMethod(
          Api.method("toString", ClassName.get(String.class), Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addStatement("return $L", Literal.of(state.declared().name()))
              .build());
    }
    components(state).forEach(p -> type.addJavadoc("\n@param $L told by the state", p.name()));
    return type.build();
  }
}

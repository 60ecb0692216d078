package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates code that checks whether the enums of the user still have the constants with which the
 * machine was compiled.
 */
final class ConstantChecks {

  private ConstantChecks() {}

  /**
   * Adds an array that maps the ordinals of the user's event enum to columns of the transition
   * table. The array is needed because the ordinals can change when the enum is compiled again.
   */
  static void addColumns(ApiTypes api, TypeSpec.Builder type) {
    Plan plan = api.plan();
    if (plan.eventTypeGiven()) {
      List<String> events = plan.events().stream().map(EventPlan::constant).toList();
      type.addField(
          FieldSpec.builder(
                  ArrayTypeName.of(TypeName.INT),
                  "COLUMNS",
                  Modifier.PRIVATE,
                  Modifier.STATIC,
                  Modifier.FINAL)
              .initializer(constants(plan, "Tables", "positions", api.event(), events))
              .addJavadoc("The column of each constant of the event enum.\n")
              .build());
    }
  }

  /**
   * Returns code that checks whether the user's enum of states still has the constants with which
   * the machine was compiled.
   */
  static CodeBlock states(ApiTypes api) {
    List<String> states = api.plan().states().stream().map(StatePlan::constant).toList();
    return constants(api.plan(), "Definition", "requireConstants", api.stateKey(), states);
  }

  private static CodeBlock constants(
      Plan plan, String owner, String method, ClassName type, List<String> constants) {
    return CodeBlock.of(
        "$T.$N($L, $L,$W$L)",
        ApiTypes.engine(owner),
        method,
        Literal.of(plan.machine().name()),
        ApiTypes.member(type, "values()"),
        Literal.list(constants));
  }
}

package dev.pawl.processor.generate;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameValues}, the interface of conversions and values that the application must
 * implement.
 */
public final class ValuesGenerator implements TypeGenerator {

  private static final Modifier[] ABSTRACT = {Modifier.PUBLIC, Modifier.ABSTRACT};

  private final SerialPlan serial;

  public ValuesGenerator(SerialPlan serial) {
    this.serial = serial;
  }

  /** Returns the types that the application converts. */
  public static Set<TypeRef> convertedTypes(Plan plan) {
    return plan.hasCompleteJson() ? new Conversions(plan).foreign().keySet() : Set.of();
  }

  @Override
  public boolean applies() {
    return serial.plan().hasCompleteJson() && serial.hasValues();
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(serial.values())
            .addModifiers(serial.api().visibility())
            .addJavadoc(
                "The conversions that the application must provide for the data of $L: for types"
                    + " without a built-in text form, and for values that earlier versions did not"
                    + " store.\n",
                Prose.code(serial.plan().machine().name()));
    serial.conversions().foreign().forEach((ref, name) -> convert(type, ref, name));
    for (MissingComponent absent : serial.missingComponents()) {
      type.addMethod(
          MethodSpec.methodBuilder(absent.method())
              .addModifiers(ABSTRACT)
              .returns(JavaTypes.of(absent.param().type()))
              .addJavadoc(
                  "Returns $L for data of $L that was stored without it.\n",
                  Prose.code(absent.param().name()),
                  Prose.code(absent.owner()))
              .build());
    }
    if (serial.ids().contextAdded()) {
      type.addMethod(
          MethodSpec.methodBuilder("contextOfStoredInstance")
              .addModifiers(ABSTRACT)
              .returns(serial.api().context())
              .addJavadoc("Returns the context for an instance that was stored without one.\n")
              .build());
    }
    return type.build();
  }

  private static void convert(TypeSpec.Builder type, TypeRef ref, String name) {
    TypeName java = JavaTypes.of(ref);
    String shown = Prose.code(ref.shortName());
    type.addMethod(
        MethodSpec.methodBuilder(name + "ToText")
            .addModifiers(ABSTRACT)
            .returns(String.class)
            .addParameter(java, "value")
            .addJavadoc("Returns a value of $L as text; the value is never null.\n", shown)
            .build());
    type.addMethod(
        MethodSpec.methodBuilder(name + "FromText")
            .addModifiers(ABSTRACT)
            .returns(java)
            .addParameter(String.class, "text")
            .addJavadoc(
                "Parses a value of $L. Throws an exception if the text is invalid.\n", shown)
            .build());
  }
}

package dev.pawl.processor.generate;

import static dev.pawl.processor.generate.BeansGenerator.bean;
import static dev.pawl.processor.generate.BeansGenerator.pawl;
import static dev.pawl.processor.generate.BeansGenerator.provider;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;

/** Generates the Spring beans of a machine's store. */
final class StoreBeans {

  private static final ClassName STORE = ClassName.get("dev.pawl.store", "JdbcStore");
  private static final ClassName MACHINE = ClassName.get("dev.pawl.store.machine", "StoredMachine");

  private final SerialPlan serial;
  private final Plan plan;
  private final ApiTypes api;

  StoreBeans(SerialPlan serial) {
    this.serial = serial;
    this.plan = serial.plan();
    this.api = serial.api();
  }

  boolean apply() {
    return serial.has(Serializer.STORE) && plan.generates(Part.MACHINE);
  }

  /**
   * Returns the bean that describes the machine to its store. The description is not part of the
   * store's bean, because the schema is created from the description and must not wait for beans
   * that hooks need.
   */
  MethodSpec machine() {
    ClassName builder = api.machine().nestedClass("Builder");
    MethodSpec.Builder method =
        bean(plan, "StoredMachine", typed(MACHINE))
            .addJavadoc("Returns the description of the machine for its store.\n");
    List<CodeBlock> given = new ArrayList<>();
    if (plan.hasSnapshots() && serial.hasValues()) {
      method.addParameter(serial.values(), "values");
      given.add(CodeBlock.of("values"));
    }
    if (serial.needsBuilder()) {
      method.addParameter(pawl("SpringStores"), "stores");
      CodeBlock.Builder parts = CodeBlock.builder().add("\nstores\n$>$>.parts(setups)");
      for (ParameterSpec need : api.requiredParameters()) {
        if (!need.name().equals("context")) {
          method.addParameter(provider(need.type()), need.name());
          parts.add(
              "\n.part($T.class, $N, $T::$N)", need.type(), need.name(), builder, need.name());
        }
      }
      method.addParameter(
          provider(api.of(pawl("InstanceSetup"), builder, api.state(), api.event())), "setups");
      given.add(parts.add("$<$<").build());
    }
    return method
        .addStatement("return $T.machine($L)", api.generated("Stored"), CodeBlock.join(given, ", "))
        .build();
  }

  MethodSpec store() {
    return bean(plan, "Store", typed(STORE))
        .addJavadoc("Returns the store. Its steps join Spring's transactions.\n")
        .addParameter(pawl("SpringStores"), "stores")
        .addParameter(typed(MACHINE), "machine")
        .addParameter(typed(pawl("MachineWiring")), "wiring")
        .addParameter(provider(typed(pawl("StoreCustomizer"))), "customizers")
        .addStatement("return stores.store(machine, wiring, customizers)")
        .build();
  }

  private TypeName typed(ClassName generic) {
    return api.of(generic, api.state(), api.event());
  }
}

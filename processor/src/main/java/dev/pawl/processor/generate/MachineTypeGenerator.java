package dev.pawl.processor.generate;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.chart.ChartMachineGenerator;
import dev.pawl.processor.generate.context.GeneratorContext;
import dev.pawl.processor.generate.context.TypeGenerator;
import dev.pawl.processor.generate.machine.MachineGenerator;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.Plan;

/** Generates {@code NameMachine}, by the generator for the way in which it makes its steps. */
record MachineTypeGenerator(GeneratorContext context) implements TypeGenerator {

  @Override
  public boolean applies() {
    return context.plan().generates(Part.MACHINE);
  }

  @Override
  public TypeSpec generate() {
    Plan plan = context.plan();
    return plan.chart().isPresent()
        ? new ChartMachineGenerator(plan, context.picture()).generate()
        : new MachineGenerator(plan, context.picture()).generate();
  }
}

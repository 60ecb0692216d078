package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.serialize.conversion.SerialPlan;
import dev.pawl.processor.generate.serialize.jackson.Jackson;
import dev.pawl.processor.generate.serialize.jackson.JacksonGenerator;
import dev.pawl.processor.generate.serialize.store.StoredGenerator;
import dev.pawl.processor.model.Ids;
import dev.pawl.processor.model.Library;
import dev.pawl.processor.model.Serializer;
import dev.pawl.processor.model.Storage;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;

/** Generates what a machine's serializers consist of. */
public final class Serializers {

  private final SerialPlan serial;
  private final Storage storage;

  public Serializers(Plan plan, Ids ids) {
    this.serial = SerialPlan.of(plan, ids);
    this.storage = plan.machine().storage();
  }

  private boolean has(Serializer serializer) {
    return storage.serializers().contains(serializer);
  }

  /** The types that are generated for this machine. */
  public List<TypeSpec> types() {
    List<TypeSpec> types = new ArrayList<>();
    if (serial.plan().hasCompleteJson()) {
      if (serial.hasValues()) {
        types.add(new ValuesGenerator(serial).generate());
      }
      types.add(new DataGenerator(serial).generate());
    }
    if (has(Serializer.JACKSON)) {
      boolean two = storage.libraries().contains(Library.JACKSON_2);
      types.add(new JacksonGenerator(serial, two ? Jackson.TWO : Jackson.THREE).generate());
    }
    if (has(Serializer.JPA)) {
      types.add(new ConverterGenerator(serial, true).generate());
      types.add(new ConverterGenerator(serial, false).generate());
    }
    if (has(Serializer.BINARY)) {
      types.add(new BinaryGenerator(serial).generate());
    }
    if (has(Serializer.STORE)) {
      types.add(new StoredGenerator(serial).generate());
    }
    return types;
  }
}

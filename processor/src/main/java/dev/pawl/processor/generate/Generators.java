package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.chart.ChartMachineGenerator;
import dev.pawl.processor.generate.chart.ChartTransitionsGenerator;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.SourceFinish;
import dev.pawl.processor.generate.machine.MachineGenerator;
import dev.pawl.processor.generate.serialize.Serializers;
import dev.pawl.processor.generate.transitions.TransitionsGenerator;
import dev.pawl.processor.generate.type.CasesGenerator;
import dev.pawl.processor.generate.type.CodecGenerator;
import dev.pawl.processor.generate.type.DataStateGenerator;
import dev.pawl.processor.generate.type.EventGenerator;
import dev.pawl.processor.generate.type.LogicGenerator;
import dev.pawl.processor.generate.type.PhaseGenerator;
import dev.pawl.processor.generate.type.StateGenerator;
import dev.pawl.processor.generate.type.ValidatorGenerator;
import dev.pawl.processor.model.Ids;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates all types of a machine, as text. */
public final class Generators {

  /** The first release whose switches know patterns. */
  private static final int FIRST_WITH_PATTERNS = 21;

  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private Generators() {}

  /**
   * A generated type.
   *
   * @param packageName its package
   * @param name its simple name
   * @param text its source
   */
  public record Source(String packageName, String name, String text) {}

  /**
   * Generates the types of a machine.
   *
   * @param ids what states and events are called in stored data
   * @param annotated whether the program can see the annotation {@code @Generated}
   * @param release the release of Java that the program is written in
   * @param picture the machine drawn with ASCII, for the comments; empty where there is none
   */
  public static List<Source> generate(
      Plan plan, Ids ids, boolean annotated, int release, String picture) {
    return generate(plan, ids, annotated, release, picture, Set.of());
  }

  /**
   * As {@link #generate(Plan, Ids, boolean, int, String)}, in a package with types of its own that
   * are called as some of {@code java.lang}.
   *
   * @param hidden the names of these, which generated code must then import
   */
  public static List<Source> generate(
      Plan plan, Ids ids, boolean annotated, int release, String picture, Set<String> hidden) {
    boolean patterns = release >= FIRST_WITH_PATTERNS;
    List<TypeSpec> types = new ArrayList<>();
    if (!plan.stateTypeGiven()) {
      types.add(
          plan.hasData()
              ? new DataStateGenerator(plan).generate()
              : new StateGenerator(plan).generate());
    }
    if (!plan.eventTypeGiven()) {
      types.add(new EventGenerator(plan).generate());
    }
    boolean chart = plan.chart().isPresent();
    types.add(
        chart
            ? new ChartTransitionsGenerator(plan).generate()
            : new TransitionsGenerator(plan).generate());
    if (plan.hasLogic()) {
      types.add(new LogicGenerator(plan).logic());
    }
    if (plan.hasEffects()) {
      types.add(new LogicGenerator(plan).effects());
    }
    if (plan.generates(Part.MACHINE)) {
      types.add(
          chart
              ? new ChartMachineGenerator(plan, picture).generate()
              : new MachineGenerator(plan, picture).generate());
    }
    if (plan.generates(Part.PHASE)) {
      types.add(new PhaseGenerator(plan, patterns).generate());
    }
    if (plan.generates(Part.CASES)) {
      types.add(new CasesGenerator(plan, patterns).generate());
    }
    if (plan.generates(Part.VALIDATOR)) {
      types.add(new ValidatorGenerator(plan).generate());
    }
    if (plan.generates(Part.CODEC)) {
      types.add(new CodecGenerator(plan, ids).generate());
    }
    types.addAll(new Serializers(plan, ids).types());
    List<Source> sources = new ArrayList<>();
    types.forEach(t -> sources.add(source(plan, t, annotated, hidden)));
    return sources;
  }

  private static Source source(Plan plan, TypeSpec type, boolean annotated, Set<String> hidden) {
    TypeSpec marked =
        annotated
            ? type.toBuilder()
                .addAnnotation(
                    AnnotationSpec.builder(GENERATED)
                        .addMember("value", "$S", "dev.pawl.processor")
                        .build())
                .build()
            : type;
    JavaFile.Builder file =
        JavaFile.builder(plan.packageName(), marked)
            .indent("  ")
            .skipJavaLangImports(hidden.isEmpty());
    if (importsStates(plan, type)) {
      file.addStaticImport(new Api(plan).stateClass(), "*");
    }
    return new Source(plan.packageName(), type.name(), SourceFinish.of(file.build().toString()));
  }

  /**
   * Constants are named without their enum where no other name can be meant: where none is that of
   * a field, which it would be hidden by. Fields are not inherited from the runtime, and all others
   * of its names are in lower case.
   */
  private static boolean importsStates(Plan plan, TypeSpec type) {
    Set<String> fields = fields(type).collect(Collectors.toSet());
    return type.name().equals(plan.prefix() + "Transitions")
        && !plan.packageName().isEmpty()
        && plan.chart().isEmpty()
        && plan.states().stream()
            .map(StatePlan::constant)
            .allMatch(c -> c.matches("[A-Z][A-Z0-9_]*") && !fields.contains(c));
  }

  /** The names of all fields of a type, and of those within it. */
  private static Stream<String> fields(TypeSpec type) {
    return Stream.concat(
        type.fieldSpecs().stream().map(FieldSpec::name),
        type.typeSpecs().stream().flatMap(Generators::fields));
  }
}

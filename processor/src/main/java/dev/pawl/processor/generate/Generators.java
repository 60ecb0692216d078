package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.generate.chart.ChartMachineGenerator;
import dev.pawl.processor.generate.chart.ChartSteps;
import dev.pawl.processor.generate.code.AsciiSource;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.SourceFinish;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.generate.machine.MachineGenerator;
import dev.pawl.processor.generate.serialize.BinaryGenerator;
import dev.pawl.processor.generate.serialize.ConverterGenerator;
import dev.pawl.processor.generate.serialize.DataGenerator;
import dev.pawl.processor.generate.serialize.JacksonGenerator;
import dev.pawl.processor.generate.serialize.JacksonVersion;
import dev.pawl.processor.generate.serialize.SerialPlan;
import dev.pawl.processor.generate.serialize.StoredGenerator;
import dev.pawl.processor.generate.serialize.ValuesGenerator;
import dev.pawl.processor.generate.transitions.FlatSteps;
import dev.pawl.processor.generate.transitions.TransitionsGenerator;
import dev.pawl.processor.generate.type.BeansGenerator;
import dev.pawl.processor.generate.type.CasesGenerator;
import dev.pawl.processor.generate.type.CodecGenerator;
import dev.pawl.processor.generate.type.EffectsGenerator;
import dev.pawl.processor.generate.type.EventGenerator;
import dev.pawl.processor.generate.type.LogicGenerator;
import dev.pawl.processor.generate.type.PhaseGenerator;
import dev.pawl.processor.generate.type.StateGenerator;
import dev.pawl.processor.generate.type.ValidatorGenerator;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Generates all types of a machine, as text. */
public final class Generators {

  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private Generators() {}

  /**
   * A generated type.
   *
   * @param packageName its package
   * @param name its simple name
   * @param text its source
   * @param service the service that it is found by, if any
   */
  public record Source(String packageName, String name, String text, Optional<String> service) {

    /** Its name with its package. */
    public String qualifiedName() {
      return TypeRef.of(packageName, name).qualifiedName();
    }
  }

  /**
   * Generates the types of a machine.
   *
   * @param ids what states and events are called in stored data
   * @param annotated whether the program can see the annotation {@code @Generated}
   * @param release the release of Java that the program is written in
   * @param picture the machine drawn with ASCII, for the comments; empty where there is none
   * @param hidden the names of those types of {@code java.lang} that the package has types called
   *     as, so that generated code must import them
   */
  public static List<Source> generate(
      Plan plan,
      StableNumbers ids,
      boolean annotated,
      int release,
      String picture,
      Set<String> hidden) {
    return sources(
        GeneratorContext.of(plan, ids, release, picture),
        UnaryOperator.identity(),
        annotated,
        hidden);
  }

  /**
   * Generates the types of a machine that stands for one with errors: whatever code names is there,
   * and no class of them can be used, should a compiler write classes in spite of errors.
   */
  public static List<Source> skeleton(
      Plan plan, StableNumbers ids, boolean annotated, int release, Set<String> hidden) {
    String machine = plan.machine().name();
    return sources(
        GeneratorContext.of(plan, ids, release, ""),
        type -> barred(type, machine),
        annotated,
        hidden);
  }

  private static List<Source> sources(
      GeneratorContext context,
      UnaryOperator<TypeSpec> finish,
      boolean annotated,
      Set<String> hidden) {
    List<Source> sources = new ArrayList<>();
    for (TypeGenerator generator : family(context)) {
      if (generator.applies()) {
        TypeSpec type = finish.apply(generator.generate());
        String text = text(context.plan(), type, annotated, hidden);
        sources.add(
            new Source(context.plan().packageName(), type.name(), text, generator.service()));
      }
    }
    return sources;
  }

  private static TypeSpec barred(TypeSpec type, String machine) {
    // constants of an enum are only names anyway
    if (type.kind() == TypeSpec.Kind.INTERFACE || type.kind() == TypeSpec.Kind.ENUM) {
      return type;
    }
    CodeBlock thrown =
        CodeBlock.builder()
            // else what follows could not be reached
            .beginControlFlow("if (true)")
            .addStatement(
                "throw new $T($S)",
                IllegalStateException.class,
                "The declaration of " + machine + " has errors; its types are only names.")
            .endControlFlow()
            .build();
    return type.toBuilder().addStaticBlock(thrown).build();
  }

  /** The types of a machine, in the order in which they are generated. */
  private static List<TypeGenerator> family(GeneratorContext context) {
    boolean chart = context.plan().chart().isPresent();
    SerialPlan serial = SerialPlan.of(context.api(), context.ids());
    return List.of(
        new StateGenerator(context),
        new EventGenerator(context),
        new TransitionsGenerator(context, chart ? new ChartSteps(context) : new FlatSteps(context)),
        new LogicGenerator(context),
        new EffectsGenerator(context),
        new MachineGenerator(context),
        new ChartMachineGenerator(context),
        new PhaseGenerator(context),
        new CasesGenerator(context),
        new ValidatorGenerator(context),
        new CodecGenerator(context),
        new ValuesGenerator(serial),
        new DataGenerator(serial),
        new JacksonGenerator(serial, JacksonVersion.TWO),
        new JacksonGenerator(serial, JacksonVersion.THREE),
        new ConverterGenerator(serial, true),
        new ConverterGenerator(serial, false),
        new BinaryGenerator(serial),
        new StoredGenerator(serial),
        new BeansGenerator(serial));
  }

  private static String text(Plan plan, TypeSpec type, boolean annotated, Set<String> hidden) {
    TypeSpec marked =
        annotated
            ? type.toBuilder()
                .addAnnotation(
                    AnnotationSpec.builder(GENERATED)
                        .addMember("value", "$S", "dev.pawl.processor")
                        .build())
                .build()
            : type;
    JavaFile file =
        JavaFile.builder(plan.packageName(), marked)
            .indent("  ")
            .skipJavaLangImports(hidden.isEmpty())
            .build();
    // lines are as long as they read, whatever escapes they hold
    return AsciiSource.of(SourceFinish.of(file.toString()));
  }
}

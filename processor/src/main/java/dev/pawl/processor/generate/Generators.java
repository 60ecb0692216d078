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
import dev.pawl.processor.generate.code.ApiTypes;
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

  private static final ClassName JDK_GENERATED =
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
   * The program that the types of a machine are generated for.
   *
   * @param release the release of Java that it is written in
   * @param seesGenerated true if it can see the JDK's annotation {@code Generated}
   * @param hidden the names of those types of {@code java.lang} that the package has types called
   *     as, so that generated code must import them
   * @param warnings the warnings that generated types suppress
   */
  public record Target(
      int release, boolean seesGenerated, Set<String> hidden, List<String> warnings) {}

  /**
   * Generates the types of a machine.
   *
   * @param ids what states and events are called in stored data
   * @param picture the machine drawn with ASCII, for the comments; empty if there is none
   */
  public static List<Source> generate(Plan plan, StableNumbers ids, String picture, Target target) {
    return sources(
        GeneratorContext.of(plan, ids, target.release(), picture),
        UnaryOperator.identity(),
        target);
  }

  /**
   * Generates the types of a machine that stands for one with errors: whatever code names is there,
   * and no class of them can be used, should a compiler write classes in spite of errors.
   */
  public static List<Source> skeleton(Plan plan, StableNumbers ids, Target target) {
    String machine = plan.machine().name();
    return sources(
        GeneratorContext.of(plan, ids, target.release(), ""),
        type -> barred(type, machine),
        target);
  }

  private static List<Source> sources(
      GeneratorContext context, UnaryOperator<TypeSpec> finish, Target target) {
    List<Source> sources = new ArrayList<>();
    for (TypeGenerator generator : family(context)) {
      if (generator.applies()) {
        TypeSpec type = finish.apply(generator.generate());
        String text = text(context.plan(), type, target);
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

  private static String text(Plan plan, TypeSpec type, Target target) {
    TypeSpec.Builder marked = type.toBuilder().addAnnotation(ApiTypes.GENERATED);
    if (target.seesGenerated()) {
      marked.addAnnotation(
          AnnotationSpec.builder(JDK_GENERATED)
              .addMember("value", "$S", "dev.pawl.processor")
              .build());
    }
    if (!target.warnings().isEmpty()) {
      AnnotationSpec.Builder suppress = AnnotationSpec.builder(SuppressWarnings.class);
      target.warnings().forEach(warning -> suppress.addMember("value", "$S", warning));
      marked.addAnnotation(suppress.build());
    }
    JavaFile file =
        JavaFile.builder(plan.packageName(), marked.build())
            .indent("  ")
            .skipJavaLangImports(target.hidden().isEmpty())
            .build();
    // lines are as long as they read, whatever escapes they hold
    return AsciiSource.of(SourceFinish.of(file.toString()));
  }
}

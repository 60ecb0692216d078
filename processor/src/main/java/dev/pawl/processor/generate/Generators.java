package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.AsciiSource;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.SourceFinish;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Generates the source text of all types of a machine. */
public final class Generators {

  private static final ClassName JDK_GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  private static final ClassName NULL_UNMARKED =
      ClassName.get("org.jspecify.annotations", "NullUnmarked");

  private Generators() {}

  /**
   * A generated type.
   *
   * @param service the service interface for which the type is registered, if any
   */
  public record Source(String packageName, String name, String text, Optional<String> service) {

    public String qualifiedName() {
      return TypeRef.of(packageName, name).qualifiedName();
    }
  }

  /**
   * The properties of the compiled program.
   *
   * @param release the Java release, such as 17
   * @param seesGenerated whether the JDK annotation {@code Generated} is accessible
   * @param nullMarked whether the package or module of the machine is {@code @NullMarked}. Then the
   *     generated types are {@code @NullUnmarked}, because they do not declare which values can be
   *     null.
   * @param hidden the simple names of {@code java.lang} types that generated code must import,
   *     because the machine's package has types with the same names
   * @param warnings the arguments of {@code @SuppressWarnings} on generated types
   */
  public record Target(
      int release,
      boolean seesGenerated,
      boolean nullMarked,
      Set<String> hidden,
      List<String> warnings) {}

  /**
   * Generates the types of a machine.
   *
   * @param ids the names and numbers of states and events in stored data
   * @param picture the machine as ASCII art for a comment; empty if there is none
   */
  public static List<Source> generate(Plan plan, StableNumbers ids, String picture, Target target) {
    return sources(
        GeneratorContext.of(plan, ids, target.release(), picture),
        UnaryOperator.identity(),
        target);
  }

  /**
   * Returns the public members of the types that are generated for a machine, to compare two
   * versions of the machine. Types of serializers are omitted, because they depend on the fields of
   * the program's own types.
   */
  public static GeneratedMembers members(Plan plan, StableNumbers ids, int release) {
    return new GeneratedMembers(
        types(GeneratorContext.of(plan, ids, release, "")).stream()
            .filter(TypeGenerator::applies)
            .map(TypeGenerator::generate)
            .toList());
  }

  /**
   * Generates stubs of the types of a machine with errors. The static initializers of the stubs
   * throw an exception, because some compilers write class files in spite of errors.
   *
   * @param plan the plan of the repaired machine
   */
  public static List<Source> skeleton(Plan plan, StableNumbers ids, Target target) {
    String machine = plan.machine().name();
    return sources(
        GeneratorContext.of(plan, ids, target.release(), ""),
        type -> withThrowingInitializer(type, machine),
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

  private static TypeSpec withThrowingInitializer(TypeSpec type, String machine) {
    // enums and interfaces need no such initializer, because programs cannot use them without the
    // other types
    if (type.kind() == TypeSpec.Kind.INTERFACE || type.kind() == TypeSpec.Kind.ENUM) {
      return type;
    }
    CodeBlock thrown =
        CodeBlock.builder()
            // if (true) prevents the error that the code after throw is unreachable
            .beginControlFlow("if (true)")
            .addStatement(
                "throw new $T($S)",
                IllegalStateException.class,
                "The declaration of "
                    + machine
                    + " has errors; its generated types cannot be used.")
            .endControlFlow()
            .build();
    return type.toBuilder().addStaticBlock(thrown).build();
  }

  /** Returns one generator per type, in the order in which the types are written. */
  private static List<TypeGenerator> family(GeneratorContext context) {
    List<TypeGenerator> all = new ArrayList<>(types(context));
    all.addAll(serializers(context));
    return all;
  }

  private static List<TypeGenerator> types(GeneratorContext context) {
    boolean chart = context.plan().chart().isPresent();
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
        new ValidatorGenerator(context));
  }

  private static List<TypeGenerator> serializers(GeneratorContext context) {
    SerialPlan serial = SerialPlan.of(context.api(), context.ids());
    return List.of(
        new CodecGenerator(context, serial),
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
    if (target.nullMarked()) {
      marked.addAnnotation(NULL_UNMARKED);
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
    // lines are wrapped before characters are escaped, because escapes make lines longer
    return AsciiSource.of(SourceFinish.of(file.toString()));
  }
}

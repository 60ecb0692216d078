package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameState} of a machine in YAML: an enum, or a sealed interface of records if
 * states carry data.
 */
final class StateGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;
  private final PhaseMethods methods;

  StateGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.methods = new PhaseMethods(context);
  }

  @Override
  public boolean applies() {
    return !plan.stateTypeGiven();
  }

  @Override
  public TypeSpec generate() {
    return plan.hasData() ? records() : constants();
  }

  private String sentence() {
    return "The states of " + Prose.code(plan.machine().name()) + ".";
  }

  private TypeSpec constants() {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(api.stateClass())
            .addModifiers(api.visibility())
            .addJavadoc(prose.classComment(sentence()));
    for (StatePlan state : plan.states()) {
      NamedConstants.add(type, state.constant(), Prose.of(state));
    }
    addDeclaredNames(type);
    return type.build();
  }

  private void addDeclaredNames(TypeSpec.Builder type) {
    if (plan.states().stream().anyMatch(state -> !state.name().equals(state.constant()))) {
      NamedConstants.addDeclaredNames(type, CodeBlock.of("$T.RULES.name(this)", api.transitions()));
    }
  }

  private TypeSpec records() {
    RecordFamily family = new RecordFamily(api.stateClass(), api.stateKey(), "state");
    TypeSpec.Builder type =
        family.head(api.visibility(Modifier.SEALED)).addJavadoc(prose.classComment(sentence()));
    boolean phases = methods.statesArePhases();
    if (phases) {
      type.addPermittedSubclass(api.phase());
    }
    for (Row row : plan.rows()) {
      if (!row.state().declared().isLeaf()) {
        continue;
      }
      RecordFamily.Member member = member(row.state());
      type.addMethod(family.factory(member, member.components()));
      // toString() returns the declared name, because the default would be "Open[]"
      TypeSpec.Builder one =
          family.record(
              member,
              List.of(phases ? api.phase() : api.stateClass()),
              Optional.of(row.state().name()));
      if (phases) {
        methods.addTo(one, row);
      }
      ApiTypes.addNested(type, one);
    }
    ApiTypes.addNested(type, types());
    return type.build();
  }

  private RecordFamily.Member member(StatePlan state) {
    return new RecordFamily.Member(
        api.record(state),
        state.method(),
        state.constant(),
        state.declared().behavior().data(),
        Prose.of(state));
  }

  private CodeBlock known() {
    for (StatePlan state : plan.states()) {
      if (!plan.machine().wireName(state.declared()).equals(state.name())) {
        return CodeBlock.of("");
      }
    }
    return CodeBlock.of("$T.RULES.name(this)", api.transitions());
  }

  private TypeSpec.Builder types() {
    String nested = plan.hasNesting() ? ", including superstates" : "";
    NamedConstants types =
        NamedConstants.ofRecords(
            api.stateKey(),
            "StateRecord",
            "The types of states, without data" + nested + ".",
            known());
    for (StatePlan state : plan.states()) {
      String comment = state.declared().isLeaf() ? "" : Prose.of(state);
      types.add(state.constant(), plan.machine().wireName(state.declared()), comment);
    }
    TypeSpec.Builder type = types.build();
    addDeclaredNames(type);
    return type;
  }
}

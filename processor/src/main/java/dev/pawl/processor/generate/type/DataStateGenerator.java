package dev.pawl.processor.generate.type;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates {@code NameState} where states carry data: a sealed interface of records. */
public final class DataStateGenerator {

  private final Plan plan;
  private final Api api;
  private final RecordFamily family;

  public DataStateGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.family = new RecordFamily(api.stateClass(), api.stateKey(), "state");
  }

  public TypeSpec generate() {
    TypeSpec.Builder type =
        family
            .head(api.visibility(Modifier.SEALED))
            .addJavadoc(
                new Prose(plan)
                    .classComment("The states of " + Prose.code(plan.machine().name()) + "."));
    for (StatePlan leaf : plan.leaves()) {
      type.addMethod(family.factory(member(leaf), member(leaf).components()));
      // not "Open[]", in logs as in refusals
      type.addType(family.record(member(leaf), Optional.of(leaf.name())));
    }
    return type.addType(types()).build();
  }

  private RecordFamily.Member member(StatePlan state) {
    return new RecordFamily.Member(
        api.record(state),
        state.method(),
        state.constant(),
        state.declared().behavior().data(),
        Prose.of(state));
  }

  private TypeSpec types() {
    String nested = plan.nested() ? ", superstates among them" : "";
    TypeSpec.Builder types =
        RecordFamily.constants(
            api.stateKey(), "state", "The states without their data" + nested + ".");
    for (StatePlan state : plan.states()) {
      String wireName = plan.machine().wireName(state.declared());
      RecordFamily.addConstant(types, state.constant(), wireName, Prose.of(state));
    }
    return types.addModifiers(Modifier.PUBLIC, Modifier.STATIC).build();
  }
}

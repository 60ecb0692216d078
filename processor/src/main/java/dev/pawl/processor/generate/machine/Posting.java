package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import java.util.concurrent.CompletableFuture;
import javax.lang.model.element.Modifier;

/** Generates how events are handed over to a life that threads share. */
public final class Posting {

  static final ClassName FUTURE = ClassName.get(CompletableFuture.class);

  /** Where steps are made with a lock. */
  static final CodeBlock LOCKED = CodeBlock.of("return lock.post(() -> tryFire(event, cause));\n");

  /** Where the life itself has the lock. */
  public static final CodeBlock OF_LIFE = CodeBlock.of("return life.post(event, cause);\n");

  private Posting() {}

  static TypeName outcome(Api api) {
    return ParameterizedTypeName.get(FUTURE, api.of(Api.OUTCOME, api.state()));
  }

  /** Adds the methods to a machine; the code is that of the second. */
  public static void add(TypeSpec.Builder type, Api api, CodeBlock code) {
    type.addMethod(
        Api.method("post", outcome(api), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc("Hands an event over; see {@link #post($T, $T)}.\n", api.event(), Api.CAUSE)
            .addStatement("return post(event, $T.none())", Api.CAUSE)
            .build());
    type.addMethod(
        Api.method("post", outcome(api), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc(
                "Hands an event over, without ever waiting for another thread: if one makes a step, it\n"
                    + "fires the event after that. So lives may fire at each other from hooks and effects.\n\n"
                    + "@return what became of it, as {@code tryFire} tells, or what user code has thrown;\n"
                    + "    what depends on it may run while the life is held, and must not wait\n")
            .addCode(code)
            .build());
  }
}

package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests parameter names of payload that has the names of parameters in generated methods. */
class ParameterNamesTest {

  @TempDir Path temp;

  @Test
  void clashingPayloadGetsAReadableParameterName() throws Exception {
    GoodCase good = GoodCase.named("parameters");
    Job job = good.job(temp.resolve("work")).with("-parameters");
    Compiled compiled = Tool.JAVAC.compile(job).clean();
    compiled.run("parameters.Program");
    try (URLClassLoader loader = compiled.loader()) {
      List<Parameter> own =
          Stream.of(loader.loadClass("parameters.StepMachine").getMethods())
              .filter(m -> m.getName().equals("go"))
              .max(Comparator.comparingInt(Method::getParameterCount))
              .map(m -> List.of(m.getParameters()))
              .orElseThrow();
      assertEquals(
          List.of(
              "eventFrom",
              "eventCause",
              "eventEvent",
              "eventLogic",
              "eventContext",
              "type",
              "eventTo",
              "state",
              "step",
              "eventSelected",
              "eventEffects",
              "events",
              "from_",
              "eventStepState",
              "cause"),
          own.stream().map(Parameter::getName).toList());
    }
    for (Map.Entry<String, String> file : compiled.generated().entrySet()) {
      assertFalse(file.getValue().matches("(?s).*\\bcause_\\b.*"), file.getKey());
    }
    assertTrue(compiled.generated().containsKey("parameters/StepMachine.java"));
  }
}

package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * An extension that runs a method with the annotation {@link PawlTest} once for each test that
 * {@link MachinePaths} creates for the machine.
 */
final class PathExtension implements TestTemplateInvocationContextProvider {

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return AnnotationSupport.isAnnotated(context.getRequiredTestMethod(), PawlTest.class);
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    PawlTest test =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), PawlTest.class)
            .orElseThrow();
    MachinePaths paths = MachinePaths.of(test.value()).strength(test.strength()).only(test.only());
    if (!test.settings().isEmpty()) {
      configure(context.getRequiredTestClass(), test.settings(), paths);
    }
    context.publishReportEntry(test.value().getSimpleName(), paths.report().toString());
    if (test.only().length == 0) {
      paths.requireAll();
      paths.requireCounters();
    }
    return paths.cases().stream().map(c -> new Invocation(c, test.value()));
  }

  private static void configure(Class<?> testClass, String settings, MachinePaths paths) {
    Method method =
        ReflectionSupport.findMethod(testClass, settings, MachinePaths.class)
            .filter(found -> Modifier.isStatic(found.getModifiers()))
            .orElseThrow(
                () ->
                    new ExtensionConfigurationException(
                        testClass.getName()
                            + " has no static method "
                            + settings
                            + "(MachinePaths), which @PawlTest(settings) names."));
    ReflectionSupport.invokeMethod(method, null, paths);
  }

  private static final class Invocation
      implements TestTemplateInvocationContext, BeforeTestExecutionCallback, ParameterResolver {

    private final MachinePaths.Case test;
    private final Class<?> type;
    private @Nullable DrivenInstance driven;

    Invocation(MachinePaths.Case test, Class<?> type) {
      this.test = test;
      this.type = type;
    }

    @Override
    public String getDisplayName(int invocationIndex) {
      return test.displayName();
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
      return List.of(this);
    }

    @Override
    public void beforeTestExecution(ExtensionContext context) {
      driven = test.run();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      Class<?> wanted = parameter.getParameter().getType();
      return wanted == MachinePath.class
          || wanted == VirtualScheduler.class
          || (Machine.class.isAssignableFrom(wanted) && wanted.isAssignableFrom(type));
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      Class<?> wanted = parameter.getParameter().getType();
      if (wanted == MachinePath.class) {
        return test.path();
      }
      DrivenInstance instance = Objects.requireNonNull(driven, "the instance has been driven");
      return wanted == VirtualScheduler.class ? instance.time() : instance.machine();
    }
  }
}

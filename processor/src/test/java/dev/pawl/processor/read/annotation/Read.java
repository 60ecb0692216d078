package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.Reporter;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The result of reading sources in a compiler, with the messages. */
record Read(
    List<Machine> machines,
    List<YamlTrigger> triggers,
    List<Problem> problems,
    Compiler.Result result) {

  static Read of(Compiler compiler, Path folder, String... sources) {
    List<Machine> machines = new ArrayList<>();
    List<YamlTrigger> triggers = new ArrayList<>();
    Problems problems = new Problems();
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              Elements elements = environment.getElementUtils();
              Problems found = new Problems();
              for (Element element : round.getElementsAnnotatedWith(machine(elements))) {
                if (element.getKind() == ElementKind.ENUM) {
                  new EnumReader(
                          elements,
                          new CompilerTypes(elements, environment.getTypeUtils(), element),
                          false)
                      .read((TypeElement) element, found)
                      .ifPresent(machines::add);
                } else {
                  YamlTrigger.read(element, found).ifPresent(triggers::add);
                }
              }
              StrayAnnotations.find(strayCandidates(elements, round), found);
              found.all().forEach(problems::add);
              new Reporter(environment, ReportPolicy.DEFAULT).report(found.all(), null);
            });
    Compiler.Result result = compiler.compile(folder, processor, List.of(), sources);
    processor.rethrow();
    return new Read(machines, triggers, problems.all(), result);
  }

  private static TypeElement machine(Elements elements) {
    return elements.getTypeElement(PawlAnnotation.STATE_MACHINE.qualifiedName());
  }

  static Set<? extends Element> strayCandidates(Elements elements, RoundEnvironment round) {
    return round.getElementsAnnotatedWithAny(
        StrayAnnotations.names().stream()
            .map(elements::getTypeElement)
            .toArray(TypeElement[]::new));
  }

  Machine machine() {
    if (machines.size() != 1) {
      throw new AssertionError(machines.size() + " machines; " + problems + result.text());
    }
    return machines.get(0);
  }

  List<String> codes() {
    return problems.stream().map(Problem::code).map(Code::name).toList();
  }

  String texts() {
    return String.join("\n", problems.stream().map(Problem::message).toList());
  }

  /** Returns a transition as {@code event[guard]->A,B / update; effects ? choose}. */
  static String text(Transition t) {
    return (t.direct() ? "~" : "")
        + t.event()
        + t.guard().map(g -> "[" + g.text() + "]").orElse("")
        + "->"
        + String.join(",", t.targets().stream().map(Object::toString).toList())
        + t.update().map(u -> " /" + u).orElse("")
        + (t.effects().isEmpty() ? "" : " " + t.effects())
        + t.choose().map(c -> " ?" + c).orElse("");
  }

  static List<String> transitions(State state) {
    return state.transitions().stream().map(Read::text).toList();
  }
}

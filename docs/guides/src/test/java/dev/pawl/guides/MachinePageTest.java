package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.guides.handwritten.DeliveryCodec;
import dev.pawl.guides.handwritten.DeliveryMachine;
import dev.pawl.guides.handwritten.DeliveryTransitions;
import dev.pawl.guides.handwritten.DeliveryValidator;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the page about machines describes all members of the public types, and only existing
 * members.
 */
class MachinePageTest {

  private final String page = Documents.read("guide/machine.md", "guide/hooks.md");

  MachinePageTest() throws IOException {}

  @Test
  void everyMethodOfMachineIsNamed() {
    TreeSet<String> missing = new TreeSet<>();
    for (Method method : Machine.class.getMethods()) {
      if (!Pattern.compile("\\b" + method.getName() + "\\(").matcher(page).find()) {
        missing.add(method.getName());
      }
    }
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyMethodOfHooksAndListenersIsDescribed() {
    List<String> wrong = new ArrayList<>();
    for (Class<?> type : List.of(TransitionHook.class, TransitionListener.class)) {
      for (Method method : type.getDeclaredMethods()) {
        String parameters = "\\w+(, \\w+){" + (method.getParameterCount() - 1) + "}";
        if (!Pattern.compile("`" + method.getName() + "\\(" + parameters + "\\)`")
            .matcher(page)
            .find()) {
          wrong.add(method.toString());
        }
      }
    }
    assertEquals(List.of(), wrong);
    Set<String> methods =
        Arrays.stream(TransitionHook.class.getDeclaredMethods())
            .map(Method::getName)
            .collect(Collectors.toSet());
    assertEquals(methods, calls(rows("Hooks", 0)));
  }

  @Test
  void everyOutcomeIsListedWithItsComponents() {
    Map<String, List<String>> there = new TreeMap<>();
    for (Class<?> kind : Outcome.class.getPermittedSubclasses()) {
      there.put(
          kind.getSimpleName(),
          Arrays.stream(kind.getRecordComponents()).map(RecordComponent::getName).toList());
    }
    Map<String, List<String>> told = new TreeMap<>();
    for (String row : rows("Outcome", 2)) {
      List<String> codes = codes(row);
      told.put(codes.get(0), codes.subList(1, codes.size()));
    }
    assertEquals(there, told);
  }

  @Test
  void everyErrorIsListedWithItsAccessors() throws Exception {
    Map<String, Set<String>> there = new TreeMap<>();
    for (Class<?> type : publicTypes()) {
      if (type.getSimpleName().endsWith("Error")) {
        Set<String> tells = new TreeSet<>();
        for (Method method : type.getDeclaredMethods()) {
          boolean overrides =
              Arrays.stream(type.getSuperclass().getMethods())
                  .anyMatch(m -> m.getName().equals(method.getName()));
          if (isPublic(method) && !overrides) {
            tells.add(method.getName());
          }
        }
        there.put(type.getSimpleName(), tells);
      }
    }
    Map<String, Set<String>> told = new TreeMap<>();
    for (String row : rows("What is refused", 3)) {
      told.put(codes(row).get(0), calls(List.of(row)));
    }
    assertEquals(there, told);
  }

  /** Tests that the calls and types in prose exist. Code blocks are compiled by other tests. */
  @Test
  void namedMembersExist() throws Exception {
    Set<String> methods = new TreeSet<>();
    Set<String> types = new TreeSet<>();
    List<Class<?>> known = new ArrayList<>(publicTypes());
    known.addAll(List.of(Outcome.class.getPermittedSubclasses()));
    known.addAll(
        List.of(
            DeliveryMachine.class,
            DeliveryMachine.Builder.class,
            DeliveryTransitions.class,
            DeliveryValidator.class,
            DeliveryCodec.class,
            MachineTable.class,
            LifecycleEvent.class,
            Cause.class,
            VirtualScheduler.class,
            TurnMachine.class,
            TurnMachine.Builder.class));
    for (Class<?> type : known) {
      types.add(type.getSimpleName());
      Arrays.stream(type.getMethods()).map(Method::getName).forEach(methods::add);
    }
    // the members of the machine that the page declares, and of its examples
    methods.addAll(Set.of("success", "cooldownExpires", "closed", "open", "pay", "cancel"));
    String prose = page.replaceAll("(?sm)^```.*?^```$", "");
    Set<String> unknown = new TreeSet<>();
    for (String code : codes(prose)) {
      Matcher call = Pattern.compile("(?<!new )\\b([a-z]\\w*)\\(").matcher(code);
      while (call.find()) {
        if (!methods.contains(call.group(1))) {
          unknown.add(call.group(1) + "()");
        }
      }
      Matcher type =
          Pattern.compile("\\b[A-Z]\\w*(Error|Hook|Listener|Event|Outcome)\\b").matcher(code);
      while (type.find()) {
        if (!types.contains(type.group()) && !type.group().matches("(Circuit|Order)Event")) {
          unknown.add(type.group());
        }
      }
    }
    assertEquals(Set.of(), unknown);
  }

  private static boolean isPublic(Method method) {
    return Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
  }

  private static List<Class<?>> publicTypes() throws Exception {
    List<Class<?>> types = new ArrayList<>();
    for (String name : List.of("dev.pawl", "dev.pawl.hook")) {
      Path folder = Documents.ROOT.resolve("runtime/src/main/java").resolve(name.replace('.', '/'));
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
          String type = file.getFileName().toString().replace(".java", "");
          if (!type.endsWith("-info")) {
            Class<?> found = Class.forName(name + "." + type);
            if (Modifier.isPublic(found.getModifiers())) {
              types.add(found);
            }
          }
        }
      }
    }
    assertTrue(types.size() > 20, types::toString);
    return types;
  }

  /** Returns the rows of the first table of a section. */
  private List<String> rows(String section, int least) {
    Matcher body =
        Pattern.compile(
                "^## " + section + "\n(.*?)(?=^## |\\z)", Pattern.DOTALL | Pattern.MULTILINE)
            .matcher(page);
    assertTrue(body.find(), section);
    List<String> rows =
        body.group(1)
            .lines()
            .dropWhile(line -> !line.startsWith("|"))
            .takeWhile(line -> line.startsWith("|"))
            .skip(2)
            .toList();
    assertTrue(rows.size() >= least, section);
    return rows.stream()
        .map(row -> row.replaceAll("^((?:[^|]*\\|){3}).*", least == 2 ? "$1" : "$0"))
        .toList();
  }

  private static List<String> codes(String text) {
    return Pattern.compile("`([^`\n]+)`").matcher(text).results().map(m -> m.group(1)).toList();
  }

  /** Returns the methods that a row names as called. */
  private static Set<String> calls(List<String> rows) {
    return rows.stream()
        .flatMap(row -> Pattern.compile("`(\\w+)\\(").matcher(row).results())
        .map(m -> m.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * Writes the service files: one file per service, with the generated types of all machines. Keeps
 * entries of a present file if their types exist, because a type can be the user's own or belong to
 * a machine that an incremental build skips.
 */
public final class ServiceFiles {

  private static final String FOLDER = "META-INF/services/";

  /**
   * The service interfaces for which types are generated, each with the name of the module that
   * contains it.
   */
  private static final Map<String, String> SERVICES =
      Map.of(
          "com.fasterxml.jackson.databind", "com.fasterxml.jackson.databind.Module",
          "tools.jackson.databind", "tools.jackson.databind.JacksonModule");

  private final Filer filer;
  private final Elements types;
  private final Map<String, List<Provider>> providers = new TreeMap<>();

  private record Provider(
      String type, String machine, Origin origin, Optional<? extends Element> trigger) {}

  public ServiceFiles(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.types = environment.getElementUtils();
  }

  /**
   * Returns whether the program uses a library with one of the services. If the program uses such a
   * library, several machines can share a service file.
   */
  public static boolean canShareFiles(Elements types) {
    try {
      ModuleElement unnamed = types.getModuleElement("");
      return SERVICES.entrySet().stream()
          .anyMatch(
              service ->
                  types.getModuleElement(service.getKey()) != null
                      || (unnamed != null
                          && types.getTypeElement(unnamed, service.getValue()) != null));
    } catch (RuntimeException e) {
      // such compilers are not used for incremental builds
      return false;
    }
  }

  /**
   * Adds an entry for a generated type.
   *
   * @param service the name of the service interface
   * @param type the name of the type
   * @param machine the name of the machine
   * @param origin the location of problems
   * @param trigger the element from which the type is generated, if any
   */
  public void add(
      String service,
      String type,
      String machine,
      Origin origin,
      Optional<? extends Element> trigger) {
    providers
        .computeIfAbsent(service, s -> new ArrayList<>())
        .add(new Provider(type, machine, origin, trigger));
  }

  /** Writes all service files, or reports a problem for each file that cannot be written. */
  public void write(Problems problems) {
    providers.forEach((service, provided) -> write(FOLDER + service, provided, problems));
  }

  private void write(String path, List<Provider> provided, Problems problems) {
    SortedSet<String> names = present(path);
    provided.forEach(provider -> names.add(provider.type));
    Element[] elements =
        provided.stream().flatMap(p -> p.trigger.stream()).distinct().toArray(Element[]::new);
    // openWriter would encode the text like the sources
    try (OutputStream out =
        filer
            .createResource(StandardLocation.CLASS_OUTPUT, "", path, elements)
            .openOutputStream()) {
      out.write((String.join("\n", names) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      Provider first = provided.get(0);
      String why = "it cannot be written: " + e.getMessage();
      problems.add(Code.TYPE_EXISTS, first.origin, path, first.machine, why);
    }
  }

  /**
   * Returns the types that a present service file lists; empty if the file does not exist or cannot
   * be read.
   */
  private SortedSet<String> present(String path) {
    TreeSet<String> names = new TreeSet<>();
    String text;
    try (InputStream in =
        filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openInputStream()) {
      text = new String(FileGate.bytes(in), StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      return names;
    }
    text.lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(name -> !name.isEmpty() && exists(name))
        .forEach(names::add);
    return names;
  }

  /**
   * Returns whether a type exists on the class path or in the class output. The two are searched
   * separately, because the class path need not contain the class output.
   */
  private boolean exists(String name) {
    if (types.getTypeElement(name.replace('$', '.')) != null) {
      return true;
    }
    int dot = name.lastIndexOf('.');
    String packageName = name.substring(0, Math.max(0, dot));
    String file = name.substring(dot + 1) + ".class";
    try {
      filer.getResource(StandardLocation.CLASS_OUTPUT, packageName, file).openInputStream().close();
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }
}

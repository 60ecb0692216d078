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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
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
  private final ClassOutput output;
  private final Elements types;
  private final Map<ServiceFile, List<Provider>> providers = new LinkedHashMap<>();

  /** A service file in the folder of a module. */
  private record ServiceFile(String module, String path) {}

  private record Provider(
      String type, String machine, Origin origin, Optional<? extends Element> trigger) {}

  public ServiceFiles(ProcessingEnvironment environment, ClassOutput output) {
    this.filer = environment.getFiler();
    this.output = output;
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
   * @param place the place of the service file in the class output
   */
  public void add(
      String service, String type, String machine, Origin origin, ClassOutput.Place place) {
    providers
        .computeIfAbsent(
            new ServiceFile(place.module(), FOLDER + service), file -> new ArrayList<>())
        .add(new Provider(type, machine, origin, place.originating()));
  }

  /** Writes all service files, or reports a problem for each file that cannot be written. */
  public void write(Problems problems) {
    providers.forEach((file, provided) -> write(file, provided, problems));
  }

  private void write(ServiceFile file, List<Provider> provided, Problems problems) {
    SortedSet<String> names = present(file);
    provided.forEach(provider -> names.add(provider.type));
    Element[] elements =
        provided.stream().flatMap(p -> p.trigger.stream()).distinct().toArray(Element[]::new);
    // openWriter would encode the text like the sources
    try (OutputStream out = output.create(file.module, file.path, elements).openOutputStream()) {
      out.write((String.join("\n", names) + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      Provider first = provided.get(0);
      String why = "it cannot be written: " + e.getMessage();
      problems.add(Code.TYPE_EXISTS, first.origin, file.path, first.machine, why);
    }
  }

  /**
   * Returns the types that a present service file lists; empty if the file does not exist or cannot
   * be read.
   */
  private SortedSet<String> present(ServiceFile file) {
    TreeSet<String> names = new TreeSet<>();
    String text;
    try (InputStream in = output.get(file.module, file.path).openInputStream()) {
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

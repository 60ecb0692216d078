package dev.pawl.processor.write;

import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * The folder of class files. If javac compiles several modules at once, the folder of each module
 * is inside this folder, and javac creates and finds resources only in a module.
 */
public final class ClassOutput {

  private final Filer filer;
  private final Elements elements;

  /** True if javac compiles several modules; null if this is not known yet. */
  private @Nullable Boolean hasModules;

  public ClassOutput(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /**
   * The place of the resources of a machine.
   *
   * @param module the name of the module with a slash; empty if resources need no module
   * @param originating the element from which the resources are generated, if any
   */
  public record Place(String module, Optional<? extends Element> originating) {}

  /**
   * Returns the place of the resources of a machine.
   *
   * @param trigger the element that declares the machine, if any
   * @param packageName the package of the machine
   */
  public Place place(Optional<? extends Element> trigger, String packageName) {
    String module = "";
    if (hasModules == null) {
      hasModules = hasSeveralModules();
    }
    if (hasModules) {
      module =
          trigger
              .<Element>map(e -> e)
              .or(() -> Optional.ofNullable(elements.getPackageElement(packageName)))
              .map(e -> elements.getModuleOf(e).getQualifiedName() + "/")
              .orElse("");
    }
    return new Place(module, trigger);
  }

  private boolean hasSeveralModules() {
    try {
      filer.getResource(StandardLocation.CLASS_OUTPUT, "", "pawl.none");
      return false;
    } catch (FilerException e) {
      // javac throws this exception only if the module is missing
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  /** Creates the file with a path in the folder of a module. */
  FileObject create(String module, String path, Element... originating) throws IOException {
    return filer.createResource(StandardLocation.CLASS_OUTPUT, module, path, originating);
  }

  /** Returns the file with a path in the folder of a module. */
  FileObject get(String module, String path) throws IOException {
    return filer.getResource(StandardLocation.CLASS_OUTPUT, module, path);
  }
}

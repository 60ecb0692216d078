package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Writes generated types. */
public final class SourceWriter {

  private static final String TAKEN = "a type of that name already exists";
  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final Filer filer;
  private final Elements elements;

  /** The types that have a source of this compilation, the user's and those written here. */
  private final Set<String> present = new HashSet<>();

  /** The module of what is compiled; null where that cannot be said, or there are several. */
  private @Nullable ModuleElement module;

  private boolean severalModules;

  public SourceWriter(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /** Notes the types of a round, none of which can be written again. */
  public void present(Collection<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        present.add(type.getQualifiedName().toString());
        note(elements.getModuleOf(type));
      }
    }
  }

  private void note(@Nullable ModuleElement seen) {
    severalModules |= module != null && !module.equals(seen);
    module = severalModules ? null : seen;
  }

  /** Whether a type has a source of this compilation. */
  public boolean isPresent(String name) {
    return present.contains(name);
  }

  /**
   * Returns whether an enum was read from a class file, which has no comments, as when a build tool
   * names classes to process again.
   */
  public boolean isFromClassFile(Element element) {
    // build tools wrap what compilers would show of sources; only class files have this method,
    // which makes the constants
    return element.getKind() == ElementKind.ENUM
        && element.getEnclosedElements().stream()
            .anyMatch(member -> member.getKind() == ElementKind.STATIC_INIT);
  }

  /** Whether sources of this compilation name types, in declarations, that there are not. */
  boolean namesAreMissing() {
    return present.stream()
        .map(elements::getTypeElement)
        .anyMatch(type -> type != null && MissingTypes.in(type));
  }

  /**
   * Adds a problem where types are there already; to be asked for all types of a machine before any
   * is written, so that no half of it is.
   */
  public void check(List<String> names, String machine, Origin origin, Problems problems) {
    List<String> taken = names.stream().filter(present::contains).toList();
    if (taken.size() == 1) {
      problems.add(refused(taken.get(0), machine, origin, TAKEN));
    } else if (!taken.isEmpty()) {
      problems.add(
          Code.TYPE_EXISTS,
          "Rename them or the machine.",
          origin,
          NameList.and(taken),
          machine,
          "types of these names already exist");
    }
  }

  /**
   * Whether a type comes from another compilation: there is neither a source of it nor a class that
   * an earlier build of this one left.
   */
  public boolean isOnClassPath(String packageName, String typeName) {
    String name = TypeRef.of(packageName, typeName).qualifiedName();
    return !present.contains(name)
        && type(module, name) != null
        && !isLeftOver(packageName, typeName);
  }

  /**
   * Whether a type on the class path comes from an archive, and not from a folder that the same
   * build fills; it does where that cannot be told.
   */
  public boolean isFromArchive(String packageName, String typeName) {
    try {
      return !"file"
          .equals(
              filer
                  .getResource(StandardLocation.CLASS_PATH, packageName, typeName + ".class")
                  .toUri()
                  .getScheme());
    } catch (IOException | RuntimeException e) {
      return true;
    }
  }

  private boolean isLeftOver(String packageName, String typeName) {
    return hasClass(StandardLocation.CLASS_OUTPUT, packageName, typeName);
  }

  /**
   * Whether classes of a machine lie there, be they of an earlier compilation of which this one
   * does only a part. Sources that a build has generated before and left do not count.
   *
   * @param name the machine's, with its package
   */
  public boolean isCompiledMachine(String name) {
    String packageName = name.substring(0, Math.max(0, name.lastIndexOf('.')));
    String type = Words.of(name.substring(name.lastIndexOf('.') + 1)).type();
    return Stream.of(StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH)
        .anyMatch(
            location ->
                hasClass(location, packageName, type + "Event")
                    || hasClass(location, packageName, type + "Transitions"));
  }

  private boolean hasClass(StandardLocation location, String packageName, String typeName) {
    try {
      filer.getResource(location, packageName, typeName + ".class").openInputStream().close();
      return true;
    } catch (IOException | RuntimeException e) {
      return false;
    }
  }

  /**
   * Writes a type for a machine; where that cannot be, adds a problem.
   *
   * @param name the type's, with its package
   * @param source the complete text of the compilation unit
   * @param originating the element that the type is generated from, if any
   * @param machine the machine's name, and where a problem is reported
   */
  public void write(
      String name,
      String source,
      Optional<? extends Element> originating,
      String machine,
      Origin origin,
      Problems problems) {
    present.add(name);
    try (Writer writer =
        filer.createSourceFile(name, originating.stream().toArray(Element[]::new)).openWriter()) {
      writer.write(source);
    } catch (FilerException e) {
      problems.add(refused(name, machine, origin, String.valueOf(e.getMessage())));
    } catch (IOException | InvalidPathException e) {
      problems.add(FileProblem.of(name, e, machine, origin));
    }
  }

  /**
   * Only the filer knows for certain: a type that {@code Elements} finds may be left over from the
   * last build, and is then to be overwritten. The filer of ECJ does not, where that build's output
   * is on the class path.
   */
  private Problem refused(String name, String machine, Origin origin, String reason) {
    if (elements.getTypeElement(name) == null) {
      return Problem.of(Code.TYPE_EXISTS, origin, name, machine, reason);
    }
    return Problem.of(Code.TYPE_EXISTS, origin, name, machine, TAKEN)
        .withHint("Rename it or the machine; or delete it, if an earlier build left it there.");
  }

  /**
   * Those of some names that types of a package have.
   *
   * @param from an element of the module that sees the package, if there is one
   */
  public Set<String> inPackage(
      String packageName, Set<String> names, Optional<? extends Element> from) {
    ModuleElement module = from.map(elements::getModuleOf).orElse(this.module);
    Set<String> found = new HashSet<>();
    for (String name : names) {
      if (type(module, TypeRef.of(packageName, name).qualifiedName()) != null) {
        found.add(name);
      }
    }
    return found;
  }

  /** A type; where no module is named, javac looks into each of the JDK's seventy. */
  private @Nullable TypeElement type(@Nullable ModuleElement module, String name) {
    return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
  }

  /**
   * Whether generated code may be annotated with {@code javax.annotation.processing.Generated}: a
   * module may do without {@code java.compiler}.
   *
   * @param from an element of the module in question, if there is one
   */
  public boolean generatedIsVisible(Optional<? extends Element> from) {
    ModuleElement module = from.map(elements::getModuleOf).orElse(null);
    return type(module == null || module.isUnnamed() ? null : module, GENERATED) != null;
  }
}

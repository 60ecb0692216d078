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

  /**
   * The names of the types that have a source in this compilation: types of the user and generated
   * types.
   */
  private final Set<String> present = new HashSet<>();

  /** The module that is compiled; null if the module is unknown or if there are several modules. */
  private @Nullable ModuleElement module;

  private boolean severalModules;

  public SourceWriter(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /**
   * Records the types of an annotation processing round. No generated type can have the name of one
   * of these types.
   */
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

  /** Returns whether a type has a source in this compilation. */
  public boolean isPresent(String name) {
    return present.contains(name);
  }

  /**
   * Returns whether an enum was read from a class file. Class files contain no comments. This
   * happens if a build tool passes classes for processing.
   */
  public boolean isFromClassFile(Element element) {
    // an enum from a class file has a static initializer, which creates the constants; an enum in a
    // source has none. Compiler APIs cannot be used, because build tools wrap them.
    return element.getKind() == ElementKind.ENUM
        && element.getEnclosedElements().stream()
            .anyMatch(member -> member.getKind() == ElementKind.STATIC_INIT);
  }

  /**
   * Returns whether a declaration in the sources of this compilation names a type that does not
   * exist.
   */
  boolean namesAreMissing() {
    return present.stream()
        .map(elements::getTypeElement)
        .anyMatch(type -> type != null && MissingTypes.in(type));
  }

  /**
   * Adds a problem if some of the named types exist. Callers must check all types of a machine
   * before they write the first one, so that no machine is written in part.
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
   * Returns whether a type comes from another compilation: the type has no source in this
   * compilation, and its class is not left from an earlier build.
   */
  public boolean isOnClassPath(String packageName, String typeName) {
    String name = TypeRef.of(packageName, typeName).qualifiedName();
    return !present.contains(name)
        && type(module, name) != null
        && !isLeftOver(packageName, typeName);
  }

  /**
   * Returns whether a type on the class path is in an archive, as opposed to a folder of the same
   * build. Returns true if the location is unknown.
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
   * Returns whether compiled classes of a machine exist. In an incremental build, an earlier
   * compilation may have written these classes. Generated sources from earlier builds do not count.
   *
   * @param name the qualified name of the machine
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
   * Writes a type of a machine. If this fails, adds a problem.
   *
   * @param name the qualified name of the type
   * @param source the text of the compilation unit
   * @param originating the element from which the type is generated, if any
   * @param machine the name of the machine
   * @param origin the place at which problems are reported
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
   * Returns the problem of a type that the filer refused to create. Most filers overwrite types of
   * the last build, even if {@code Elements} contains these types. The filer of ECJ refuses to
   * overwrite them if the output of the last build is on the class path.
   */
  private Problem refused(String name, String machine, Origin origin, String reason) {
    if (elements.getTypeElement(name) == null) {
      return Problem.of(Code.TYPE_EXISTS, origin, name, machine, reason);
    }
    return Problem.of(Code.TYPE_EXISTS, origin, name, machine, TAKEN)
        .withHint("Rename it or the machine. If it is left from an earlier build, delete it.");
  }

  /**
   * Returns those simple names in {@code names} that belong to a type of the package.
   *
   * @param from an element of the module that can access the package, if any
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

  /**
   * Returns the type with a qualified name, or null. The look-up is fast if the module is known;
   * otherwise javac searches every module of the JDK.
   */
  private @Nullable TypeElement type(@Nullable ModuleElement module, String name) {
    return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
  }

  /**
   * Returns whether generated code can use the annotation {@code
   * javax.annotation.processing.Generated}. The annotation cannot be used if the module of the
   * program does not require {@code java.compiler}.
   *
   * @param from a program element in the module of the generated code, if any
   */
  public boolean generatedIsVisible(Optional<? extends Element> from) {
    ModuleElement module = from.map(elements::getModuleOf).orElse(null);
    return type(module == null || module.isUnnamed() ? null : module, GENERATED) != null;
  }
}

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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Writes generated types. */
public final class SourceWriter {

  private static final String TAKEN = "a type of that name already exists";
  private static final String GENERATED = "javax.annotation.processing.Generated";
  private static final String NULL_MARKED = "org.jspecify.annotations.NullMarked";

  /** Comments, literals, imports and the declaration of the package. */
  private static final Pattern NO_CODE =
      Pattern.compile(
          "(?s:/\\*.*?\\*/)|//[^\n]*|\"(?:[^\"\\\\\n]++|\\\\.)*+\"|(?m:^(?:import|package) [^;]*;)");

  private final Filer filer;
  private final Elements elements;

  /**
   * The names of all types that have a source in this compilation, written by the user or
   * generated.
   */
  private final Set<String> present = new HashSet<>();

  /** The module of the program; null if it is unknown or there are several. */
  private @Nullable ModuleElement module;

  private boolean severalModules;
  private int written;
  private int requestedRounds;

  public SourceWriter(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /**
   * Records the types of an annotation processing round, because no generated type may have the
   * name of one of them.
   */
  public void recordTypes(Collection<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        present.add(type.getQualifiedName().toString());
        recordModule(elements.getModuleOf(type));
      }
    }
  }

  private void recordModule(@Nullable ModuleElement seen) {
    severalModules |= module != null && !module.equals(seen);
    module = severalModules ? null : seen;
  }

  /**
   * Returns whether this compilation has the source of a type, written by the user or generated.
   */
  public boolean isPresent(String name) {
    return present.contains(name);
  }

  /**
   * Returns whether an enum was read from a class file, so that its comments are missing. Some
   * build tools pass classes instead of sources to processors.
   */
  public boolean isFromClassFile(Element element) {
    // in a class file, an enum has a static initializer that creates its constants; in a source it
    // has none. Classes of the compiler cannot be tested, because build tools wrap them.
    return element.getKind() == ElementKind.ENUM
        && element.getEnclosedElements().stream()
            .anyMatch(member -> member.getKind() == ElementKind.STATIC_INIT);
  }

  /** Returns the number of types that were written. */
  public int written() {
    return written;
  }

  /** Returns the types that have a source in this compilation. */
  public Stream<TypeElement> types() {
    return present.stream().map(elements::getTypeElement).filter(Objects::nonNull);
  }

  /**
   * Creates a source file without code, so that the compiler runs another round of annotation
   * processing. Returns whether this succeeded.
   *
   * @param waiting the element that waits for types of other processors, if any
   * @param neighbor an element whose package contains the file
   */
  public boolean requestRound(Optional<? extends Element> waiting, Element neighbor) {
    String owner = elements.getPackageOf(neighbor).getQualifiedName().toString();
    requestedRounds++;
    try (Writer writer =
        filer
            .createSourceFile(
                TypeRef.of(owner, "PawlRound" + requestedRounds).qualifiedName(),
                waiting.stream().toArray(Element[]::new))
            .openWriter()) {
      writer.write(
          (owner.isEmpty() ? "" : "package " + owner + ";\n\n")
              + "// A machine waited for types of other annotation processors. This file has no code.\n");
      return true;
    } catch (IOException | InvalidPathException e) {
      return false;
    }
  }

  /**
   * Reports a problem if one of the named types exists. Callers must check all types of a machine
   * before they write the first type, so that no machine is written in part.
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
   * Returns the names of the types in a package that can hide a package of the same name. A type
   * named {@code dev} hides the package {@code dev} from the types next to it.
   */
  public List<String> hidingTypes(String packageName) {
    String owner = packageName.isEmpty() ? "" : packageName + ".";
    return present.stream()
        .filter(each -> each.startsWith(owner))
        .map(each -> each.substring(owner.length()))
        .filter(each -> Character.isLowerCase(each.codePointAt(0)) && each.indexOf('.') < 0)
        .sorted()
        .toList();
  }

  /**
   * Reports a problem if a generated type contains the qualified name of a type whose package is
   * hidden.
   *
   * @param name the name of the generated type with its package
   * @param source the text of the compilation unit
   * @param hiding the {@link #hidingTypes} of the package; not empty
   */
  public void checkPackages(
      String name,
      String source,
      List<String> hiding,
      String machine,
      Origin origin,
      Problems problems) {
    String code = NO_CODE.matcher(source).replaceAll("");
    for (String hidden : hiding) {
      String type = name.substring(0, name.lastIndexOf('.') + 1) + hidden;
      // unlike a method of a variable with this name, the name of a type has an upper-case letter
      if (Pattern.compile(
              "(?<![\\w.$])" + Pattern.quote(hidden) + "\\.(?=(?:[a-z]\\w*\\.)*[A-Z])(\\w+)")
          .matcher(code)
          .results()
          .anyMatch(use -> !hasMember(type, use.group(1)))) {
        problems.add(
            Code.TYPE_EXISTS,
            "Rename the type " + hidden + ".",
            origin,
            name,
            machine,
            "the type " + type + " hides the package " + hidden);
      }
    }
  }

  private boolean hasMember(String typeName, String member) {
    TypeElement type = elements.getTypeElement(typeName);
    return type != null
        && elements.getAllMembers(type).stream()
            .anyMatch(each -> each.getSimpleName().contentEquals(member));
  }

  /**
   * Returns whether a type was generated by another compilation. Returns false if the source of the
   * type is in this compilation, or if its class file is left from an earlier build.
   */
  public boolean isOnClassPath(String packageName, String typeName) {
    String name = TypeRef.of(packageName, typeName).qualifiedName();
    return !present.contains(name)
        && type(module, name) != null
        && !existsInOutput(packageName, typeName);
  }

  /**
   * Returns whether a type on the class path is in an archive, as opposed to a folder to which
   * another step of this build can have written the type. Returns true if the location is unknown.
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

  private boolean existsInOutput(String packageName, String typeName) {
    return hasClass(StandardLocation.CLASS_OUTPUT, packageName, typeName);
  }

  /**
   * Returns whether there are class files of a machine. Generated sources of previous builds are
   * ignored. In an incremental build, the class files can be older than this compilation.
   *
   * @param name the name of the machine with its package
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
   * Writes a generated type, or reports a problem if that fails.
   *
   * @param name the name of the type with its package
   * @param source the text of the compilation unit
   * @param originating the element from which the type is generated, if any
   * @param machine the name of the machine
   * @param origin the location of problems
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
      written++;
    } catch (FilerException e) {
      problems.add(refused(name, machine, origin, String.valueOf(e.getMessage())));
    } catch (IOException | InvalidPathException e) {
      problems.add(FileProblem.of(name, e, machine, origin));
    }
  }

  /**
   * Returns the problem that the compiler refused to create a type. Most compilers overwrite types
   * of the last build. ECJ refuses to overwrite types of the last build if the output of that build
   * is on the class path.
   */
  private Problem refused(String name, String machine, Origin origin, String reason) {
    if (elements.getTypeElement(name) == null) {
      return Problem.of(Code.TYPE_EXISTS, origin, name, machine, reason);
    }
    return Problem.of(Code.TYPE_EXISTS, origin, name, machine, TAKEN)
        .withHint("Rename it or the machine. If it is left from an earlier build, delete it.");
  }

  /**
   * Returns the simple names in {@code names} that belong to a type in the package.
   *
   * @param from an element in the module of the program, if any
   */
  public Set<String> inPackage(
      String packageName, Set<String> names, Optional<? extends Element> from) {
    ModuleElement module = moduleOf(from);
    Set<String> found = new HashSet<>();
    for (String name : names) {
      if (type(module, TypeRef.of(packageName, name).qualifiedName()) != null) {
        found.add(name);
      }
    }
    return found;
  }

  /** Returns the module of an element, or the only module of the program; null if unknown. */
  private @Nullable ModuleElement moduleOf(Optional<? extends Element> from) {
    return from.map(elements::getModuleOf).orElse(module);
  }

  /**
   * Returns the type with this qualified name; null if there is none. If the module is known, only
   * this module is searched. Otherwise javac slowly searches all modules of the JDK.
   */
  private @Nullable TypeElement type(@Nullable ModuleElement module, String name) {
    return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
  }

  /**
   * Returns whether a package or its module is {@code @NullMarked}, so that tools such as NullAway
   * check the package.
   *
   * @param from an element in the module of the program, if any
   */
  public boolean isNullMarked(String packageName, Optional<? extends Element> from) {
    ModuleElement module = moduleOf(from);
    PackageElement marked =
        module == null
            ? elements.getPackageElement(packageName)
            : elements.getPackageElement(module, packageName);
    return isNullMarked(module) || isNullMarked(marked);
  }

  /**
   * Returns whether the program is a named module.
   *
   * @param from an element in the module of the program, if any
   */
  public boolean isInNamedModule(Optional<? extends Element> from) {
    ModuleElement module = moduleOf(from);
    return module != null && !module.isUnnamed();
  }

  private static boolean isNullMarked(@Nullable Element element) {
    return element != null
        && element.getAnnotationMirrors().stream()
            .anyMatch(a -> a.getAnnotationType().toString().equals(NULL_MARKED));
  }

  /**
   * Returns whether generated code uses {@code javax.annotation.processing.Generated}. A module
   * that exports packages must require {@code java.compiler} transitively. Otherwise javac warns
   * that the users of the module cannot read the annotation.
   *
   * @param from an element in the module of the program, if any
   */
  public boolean generatedIsVisible(Optional<? extends Element> from) {
    ModuleElement module = from.map(elements::getModuleOf).orElse(null);
    if (module == null || module.isUnnamed()) {
      return type(null, GENERATED) != null;
    }
    return type(module, GENERATED) != null
        && (ElementFilter.exportsIn(module.getDirectives()).isEmpty()
            || ElementFilter.requiresIn(module.getDirectives()).stream()
                .anyMatch(r -> r.isTransitive() && isCompiler(r.getDependency())));
  }

  private static boolean isCompiler(ModuleElement module) {
    return module.getQualifiedName().contentEquals("java.compiler");
  }
}

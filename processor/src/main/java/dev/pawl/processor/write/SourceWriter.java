package dev.pawl.processor.write;

import dev.pawl.processor.model.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;

/** Writes generated types. */
public final class SourceWriter {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final Filer filer;
  private final Elements elements;

  public SourceWriter(ProcessingEnvironment environment) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
  }

  /**
   * Writes a type for a machine; where that cannot be, adds a problem.
   *
   * @param packageName empty for the unnamed package
   * @param source the complete text of the compilation unit
   * @param originating the element that the type is generated from, if any
   * @param machine the machine's name, and where a problem is to be told
   */
  public void write(
      String packageName,
      String typeName,
      String source,
      Optional<? extends Element> originating,
      String machine,
      Origin origin,
      Problems problems) {
    String name = packageName.isEmpty() ? typeName : packageName + "." + typeName;
    try (Writer writer =
        filer.createSourceFile(name, originating.stream().toArray(Element[]::new)).openWriter()) {
      writer.write(source);
    } catch (FilerException e) {
      problems.add(refused(name, machine, origin, e));
    } catch (IOException e) {
      problems.add(
          Code.TYPE_EXISTS, origin, name, machine, "it cannot be written: " + e.getMessage());
    }
  }

  /**
   * Only the filer knows for certain: a type that {@code Elements} finds may be left over from the
   * last build, and is then to be overwritten. The filer of ECJ does not, where that build's output
   * is on the class path.
   */
  private Problem refused(String name, String machine, Origin origin, FilerException e) {
    if (elements.getTypeElement(name) == null) {
      return Problem.of(Code.TYPE_EXISTS, origin, name, machine, e.getMessage());
    }
    return Problem.of(Code.TYPE_EXISTS, origin, name, machine, "a type of that name already exists")
        .withHint("Rename it or the machine; or delete it, if an earlier build left it there.");
  }

  /**
   * Whether generated code may be annotated with {@code javax.annotation.processing.Generated}: a
   * module may do without {@code java.compiler}.
   *
   * @param from an element of the module in question, if there is one
   */
  public boolean generatedIsVisible(Optional<? extends Element> from) {
    ModuleElement module = from.map(elements::getModuleOf).orElse(null);
    return module == null || module.isUnnamed()
        ? elements.getTypeElement(GENERATED) != null
        : elements.getTypeElement(module, GENERATED) != null;
  }
}

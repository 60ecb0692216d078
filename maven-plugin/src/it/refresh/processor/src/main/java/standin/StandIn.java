package standin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Generates a class and a document for each YAML file, as Pawl does. */
@SupportedAnnotationTypes("*")
@SupportedOptions("pawl.machines")
public class StandIn extends AbstractProcessor {

  private boolean done;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!done) {
      done = true;
      try (var files = Files.list(Path.of(processingEnv.getOptions().get("pawl.machines")))) {
        for (Path file : files.sorted().toList()) {
          generate(file);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }

  private void generate(Path file) throws IOException {
    String name = file.getFileName().toString().replace(".pawl.yaml", "");
    String text = Files.readString(file).trim();
    if (text.contains("BAD")) {
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "bad machine " + name);
      return;
    }
    write(
        processingEnv.getFiler().createSourceFile("generated." + name),
        "package generated;\n\n// dev.pawl.processor.PawlProcessor\npublic class "
            + name
            + " {\n  public static String text() {\n    return \""
            + text
            + "\";\n  }\n}\n");
    write(
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", "META-INF/pawl/" + name + ".txt"),
        text);
  }

  private static void write(FileObject file, String text) throws IOException {
    try (Writer writer = file.openWriter()) {
      writer.write(text);
    }
  }
}

package dev.pawl.processor.generate.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.name.VisibleText;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.tools.DiagnosticCollector;
import javax.tools.DocumentationTool;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavadocTextTest {

  @TempDir private Path directory;

  @Test
  void compilerAndJavadocToolReadHostileTextAsText() throws Exception {
    List<JavaFileObject> sources = new ArrayList<>();
    int number = 0;
    for (String text : HostileStrings.visible()) {
      sources.add(source("Hostile" + number++, text));
    }
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        ToolProvider.getSystemJavaCompiler().getStandardFileManager(problems, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(directory));
      boolean compiled =
          ToolProvider.getSystemJavaCompiler()
              .getTask(
                  null,
                  files,
                  problems,
                  List.of("-proc:none", "-Xlint:all", "-Xdoclint:all", "-Werror"),
                  null,
                  sources)
              .call();
      assertEquals("", shown(problems));
      assertTrue(compiled);
      files.setLocationFromPaths(
          DocumentationTool.Location.DOCUMENTATION_OUTPUT, List.of(directory));
      StringWriter out = new StringWriter();
      boolean documented =
          ToolProvider.getSystemDocumentationTool()
              .getTask(
                  out,
                  files,
                  problems,
                  null,
                  List.of("-Xdoclint:all", "-quiet", "-notimestamp", "-encoding", "UTF-8"),
                  sources)
              .call();
      assertEquals("", shown(problems));
      assertTrue(documented, out::toString);
    }
    number = 0;
    for (String text : HostileStrings.visible()) {
      assertShown(text, directory.resolve("hostile/Hostile" + number++ + ".html"));
    }
  }

  private static JavaFileObject source(String name, String text) {
    MethodSpec method =
        MethodSpec.methodBuilder("next")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(int.class, "from")
            .returns(int.class)
            .addJavadoc("$L\n", JavadocText.prose(text))
            .addJavadoc("\n<pre>\n$L\n</pre>\n", JavadocText.preformatted(text))
            .addJavadoc("\n@param from $L\n", JavadocText.line(text))
            .addJavadoc("@return $L\n", JavadocText.code(text))
            .addStatement("return from")
            .build();
    TypeSpec type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc(
                "$L: $L, {@code x} $L\n",
                JavadocText.prose(text),
                JavadocText.code(text),
                JavadocText.line(text))
            .addJavadoc(
                "<table><caption>$L</caption><tr><th>x</th></tr><tr><td>$L</td></tr></table>\n",
                JavadocText.line(text),
                JavadocText.line(text))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addJavadoc("Makes one.\n")
                    .build())
            .addMethod(method)
            .build();
    String code = JavaFile.builder("hostile", type).skipJavaLangImports(true).build().toString();
    return new SimpleJavaFileObject(
        URI.create("string:///hostile/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return code;
      }
    };
  }

  /** Asserts that the page shows the text unchanged except for white space. */
  private static void assertShown(String text, Path page) throws Exception {
    String html = Files.readString(page);
    String description = html.substring(html.indexOf("<caption>"), html.indexOf("</caption>"));
    assertEquals(expected(text), decoded(description.substring("<caption>".length())), text);
  }

  private static String expected(String text) {
    return VisibleText.of(text.replaceAll("[\\s\\u0085\\u2028\\u2029]+", " ").strip());
  }

  private static String decoded(String html) {
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&#42;", "*")
        .replace("&#64;", "@")
        .replace("&#92;", "\\")
        .replace("&#123;", "{")
        .replace("&#125;", "}")
        .replace("&amp;", "&");
  }

  private static String shown(DiagnosticCollector<JavaFileObject> problems) {
    return problems.getDiagnostics().stream()
        .map(
            d ->
                d.getKind()
                    + " "
                    + d.getSource()
                    + ":"
                    + d.getLineNumber()
                    + " "
                    + d.getMessage(null))
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "'a */ b', 'a &#42;/ b'",
    "'\\u002a', '&#92;u002a'",
    "'@author', '&#64;author'",
    "'me@x.org', 'me@x.org'",
    "'{@link X}', '&#123;&#64;link X&#125;'",
    "'a < b & c', 'a &lt; b &amp; c'",
    "'a\r\nb', 'a b'",
    "'\u202Ex', '&#92;u202Ex'",
    "'\u00E9', '\u00E9'",
  })
  void escapes(String text, String expected) {
    assertEquals(expected, JavadocText.line(text));
  }

  @ParameterizedTest
  @CsvSource({
    "'S_OPEN', '{@code S_OPEN}'",
    "'a && !(b || c)', '{@code a && !(b || c)}'",
    "'List<String>', '{@code List<String>}'",
    "'a}', '<code>a&#125;</code>'",
    "'*/', '<code>&#42;/</code>'",
    "' ', ''",
  })
  void setsCode(String text, String expected) {
    assertEquals(expected, JavadocText.code(text));
  }

  @Test
  void emptyLinesStartParagraphs() {
    assertEquals("a b\n\n<p>c", JavadocText.prose("a\nb\n \n\nc\n"));
    assertEquals("", JavadocText.prose(" \n\n "));
  }

  @Test
  void preformattedLinesKeepTheirSpaces() {
    assertEquals("  a --&gt; b\n\n&#64;c", JavadocText.preformatted("  a --> b  \n\n@c\n\n"));
  }

  @Test
  void pictureIsEscapedOnlyIfItCouldEndTheComment() {
    assertEquals(
        "<pre>{@code\n*>| A |\n  +---+>@\n}</pre>", JavadocText.picture("*>| A |\n  +---+>@\n"));
    for (String odd : List.of("*/", "{", "}", "\\u002a", "@author", "ä")) {
      String picture = JavadocText.picture("| " + odd + "\n" + odd + " |\n");

      assertTrue(picture.startsWith("<pre>\n"), picture);
      assertFalse(picture.contains("*/") || picture.contains("\\"), picture);
    }
  }
}

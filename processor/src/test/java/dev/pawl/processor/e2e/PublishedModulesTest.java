package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Tests the published modules and versions, and that all files agree on them. */
class PublishedModulesTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(pawl-.*?)</artifactId>");
  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");

  /** Matches the tag of a release in a pre-commit hook or a workflow. */
  private static final Pattern TAG =
      Pattern.compile("(?m)^ *rev: *(\\S+)$|uses: *pawl-dev/pawl@(\\S+)");

  /** Matches the version of a module of Pawl, in a POM or in Gradle. */
  private static final Pattern NAMED =
      Pattern.compile(
          "<groupId>dev\\.pawl</groupId>\\s*<artifactId>pawl-[a-z0-9-]+</artifactId>\\s*"
              + "<version>([^<$]+)</version>|dev\\.pawl:pawl-[a-z0-9-]+:([\\w.-]+)"
              + "|<pawl\\.version>(.+?)</pawl\\.version>");

  private static String read(Path file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(d -> d.toString().endsWith(".md"))
          .forEach(d -> documents.add(ROOT.relativize(d)));
    }
    return documents;
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    matcher.find();
    return matcher.group(1);
  }

  /** Returns the folders of the published modules except the BOM. */
  private static List<String> published() throws IOException {
    List<String> published = new ArrayList<>();
    Matcher module = MODULE.matcher(read(Path.of("pom.xml")));
    while (module.find()) {
      String pom = read(Path.of(module.group(1), "pom.xml"));
      if (!pom.contains("<maven.deploy.skip>true<") && !module.group(1).equals("bom")) {
        published.add(module.group(1));
      }
    }
    return published;
  }

  @Test
  void bomListsAllPublishedModules() throws IOException {
    TreeSet<String> published = new TreeSet<>();
    for (String module : published()) {
      String pom = read(Path.of(module, "pom.xml"));
      published.add(first(ARTIFACT, pom.substring(pom.indexOf("</parent>"))));
    }
    TreeSet<String> listed = new TreeSet<>();
    String bom = read(Path.of("bom", "pom.xml"));
    Matcher artifact = ARTIFACT.matcher(bom.substring(bom.indexOf("<dependencyManagement>")));
    while (artifact.find()) {
      listed.add(artifact.group(1));
    }
    assertEquals(published, listed);
  }

  @Test
  void staticAnalysisReadsAllPublishedModules() throws IOException {
    String analysis = read(Path.of("build/analysis/pom.xml"));
    for (String module : published()) {
      assertTrue(
          analysis.contains("<compileSourceRoot>${pawl.root}/" + module + "/src/main/java<"),
          module);
    }
  }

  @Test
  void documentsNameThePresentVersion() throws IOException {
    String pom = read(Path.of("pom.xml"));
    String version = first(VERSION, pom);
    List<String> named = new ArrayList<>();
    for (Path document : documents()) {
      Matcher matcher = NAMED.matcher(read(document));
      while (matcher.find()) {
        String found =
            Stream.of(1, 2, 3).map(matcher::group).filter(Objects::nonNull).findFirst().get();
        assertEquals(version, found, () -> document + ": " + matcher.group());
        named.add(found);
      }
    }
    assertFalse(named.isEmpty());
  }

  @Test
  void tagsNameTheNextRelease() throws IOException {
    String tag = "v" + first(VERSION, read(Path.of("pom.xml"))).replace("-SNAPSHOT", "");
    List<Path> files = new ArrayList<>(documents());
    files.add(Path.of("action.yml"));
    files.add(Path.of(".pre-commit-hooks.yaml"));
    int named = 0;
    for (Path file : files) {
      Matcher matcher = TAG.matcher(read(file));
      while (matcher.find()) {
        String found = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        assertEquals(tag, found, () -> file + ": " + matcher.group());
        named++;
      }
    }
    assertTrue(named >= 2, "the hook and the action: " + named);
  }

  /** Every POM meets the requirements of Maven Central. */
  @Test
  void pomsHaveThePublishingData() throws Exception {
    Element parent = parse("pom.xml");
    for (String path :
        List.of(
            "name",
            "description",
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "scm/connection",
            "scm/developerConnection",
            "scm/url")) {
      assertFalse(text(parent, path).isBlank(), path);
    }
    assertEquals("Apache-2.0", text(parent, "licenses/license/name"));
    assertTrue(text(parent, "scm/connection").startsWith("scm:git:https://"));
    for (String link : List.of("url", "licenses/license/url", "scm/url")) {
      assertEquals("https", URI.create(text(parent, link)).getScheme(), link);
    }
    // otherwise Maven appends the name of the module to the URL
    assertEquals("false", parent.getAttribute("child.project.url.inherit.append.path"));
    NodeList modules = child(parent, "modules").orElseThrow().getElementsByTagName("module");
    for (int i = 0; i < modules.getLength(); i++) {
      String module = modules.item(i).getTextContent();
      Element pom = parse(module + "/pom.xml");
      assertEquals("pawl-parent", text(pom, "parent/artifactId"), module);
      assertTrue(text(pom, "name").startsWith("Pawl "), module);
      assertFalse(text(pom, "description").isBlank(), module);
      // these elements are inherited from the parent
      for (String once : List.of("url", "licenses", "developers", "scm")) {
        assertTrue(child(pom, once).isEmpty(), () -> module + " says " + once);
      }
    }
  }

  private static Element parse(String pom) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(ROOT.resolve(pom).toFile())
        .getDocumentElement();
  }

  private static Optional<Element> child(Element of, String name) {
    for (Node node = of.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        return Optional.of(element);
      }
    }
    return Optional.empty();
  }

  /** Returns the text of the element at a path of names; empty if there is none. */
  private static String text(Element root, String path) {
    Optional<Element> at = Optional.of(root);
    for (String name : path.split("/")) {
      at = at.flatMap(e -> child(e, name));
    }
    return at.map(Element::getTextContent).map(String::strip).orElse("");
  }
}

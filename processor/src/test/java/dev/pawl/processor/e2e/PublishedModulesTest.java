package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is published, under which version, and whether all that name it agree. */
class PublishedModulesTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(pawl-.*?)</artifactId>");
  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");

  /** A version beside a module of Pawl's, in a POM or as Gradle writes it. */
  private static final Pattern NAMED =
      Pattern.compile(
          "<groupId>dev\\.pawl</groupId>\\s*<artifactId>pawl-[a-z0-9-]+</artifactId>\\s*"
              + "<version>([^<$]+)</version>|dev\\.pawl:pawl-[a-z0-9-]+:([\\w.-]+)"
              + "|<pawl\\.version>(.+?)</pawl\\.version>");

  private static String read(Path file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    matcher.find();
    return matcher.group(1);
  }

  @Test
  void theBillOfMaterialsListsAllThatIsPublished() throws IOException {
    TreeSet<String> published = new TreeSet<>();
    Matcher module = MODULE.matcher(read(Path.of("pom.xml")));
    while (module.find()) {
      String pom = read(Path.of(module.group(1), "pom.xml"));
      if (!pom.contains("<maven.deploy.skip>true<") && !module.group(1).equals("bom")) {
        published.add(first(ARTIFACT, pom.substring(pom.indexOf("</parent>"))));
      }
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
  void allDocumentsNameTheVersionThatThisIs() throws IOException {
    String pom = read(Path.of("pom.xml"));
    String version = first(VERSION, pom);
    List<Path> documents = new ArrayList<>(List.of(Path.of("README.md")));
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      docs.filter(d -> d.toString().endsWith(".md"))
          .forEach(d -> documents.add(Path.of("docs").resolve(d.getFileName())));
    }
    List<String> named = new ArrayList<>();
    for (Path document : documents) {
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
}

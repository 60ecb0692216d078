package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/**
 * Tests the build files in documents: XML is well-formed, and every named option, artifact and
 * version of Pawl exists.
 */
class BuildFilesTest {

  private static final Pattern XML =
      Pattern.compile("^ *```xml\n(.*?)^ *```\n", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern OPTION = Pattern.compile("-A(pawl(?:\\.[a-z]+)+)");
  private static final Pattern ARTIFACT =
      Pattern.compile(
          "dev\\.pawl:(pawl-[a-z0-9-]+)|<groupId>dev\\.pawl</groupId>\\s*<artifactId>([^<]+)<");

  /** The version in the form of Gradle or of Maven, or as the property that README sets. */
  private static final Pattern VERSION =
      Pattern.compile(
          "dev\\.pawl:pawl-[a-z0-9-]+:(?<short>\\d[\\w.-]*\\w)"
              + "|<artifactId>(?<artifact>pawl-[a-z0-9-]+|maven-[a-z]+-plugin)</artifactId>"
              + "\\s*<version>(?<version>[^<]+)</version>");

  private static final Pattern PROPERTY = Pattern.compile("<pawl\\.version>([^<]+)<");

  @Test
  void xmlIsWellFormed() throws Exception {
    int blocks = 0;
    for (Path document : Documents.all()) {
      Matcher block = XML.matcher(Documents.read(document));
      while (block.find()) {
        blocks++;
        // a single … represents omitted lines
        String xml = "<shown>" + block.group(1).replace("…", "") + "</shown>";
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)));
      }
    }
    assertTrue(blocks > 5, "only " + blocks);
  }

  @Test
  void namedOptionsExist() throws IOException {
    String options =
        Files.readString(
            Documents.ROOT.resolve(
                "processor/src/main/java/dev/pawl/processor/option/Option.java"));
    TreeSet<String> unknown = new TreeSet<>();
    for (Path document : Documents.all()) {
      Matcher option = OPTION.matcher(Documents.read(document));
      while (option.find()) {
        if (!options.contains("\"" + option.group(1) + "\"")) {
          unknown.add(Documents.ROOT.relativize(document) + ": " + option.group(1));
        }
      }
    }
    // some examples show options that do not exist
    unknown.removeIf(found -> found.startsWith("docs/reference/problems/"));
    assertEquals(List.of(), new ArrayList<>(unknown));
  }

  @Test
  void namedArtifactsExist() throws IOException {
    String bom = Files.readString(Documents.ROOT.resolve("bom/pom.xml"));
    TreeSet<String> unknown = new TreeSet<>();
    for (Path document : Documents.all()) {
      Matcher artifact = ARTIFACT.matcher(Documents.read(document));
      while (artifact.find()) {
        String name = artifact.group(1) != null ? artifact.group(1) : artifact.group(2);
        if (!bom.contains("<artifactId>" + name + "</artifactId>")) {
          unknown.add(Documents.ROOT.relativize(document) + ": " + name);
        }
      }
    }
    assertEquals(List.of(), new ArrayList<>(unknown));
  }

  /**
   * Tests that artifacts of Pawl have the current version or a property, and that plugins have the
   * versions of this build.
   */
  @Test
  void namedVersionsExist() throws IOException {
    String pom = Files.readString(Documents.ROOT.resolve("pom.xml"));
    Matcher version = Pattern.compile("<version>([^<]+-SNAPSHOT|[\\d.]+)</version>").matcher(pom);
    assertTrue(version.find());
    String own = version.group(1);
    List<String> wrong = new ArrayList<>();
    int found = 0;
    for (Path document : Documents.all()) {
      Matcher told = VERSION.matcher(Documents.read(document));
      while (told.find()) {
        found++;
        String artifact = told.group("artifact");
        boolean right =
            artifact == null || artifact.startsWith("pawl")
                ? Set.of(own, "${pawl.version}").contains(first(told, "short", "version"))
                : pom.replaceAll("\\s", "")
                    .contains(
                        "<artifactId>"
                            + artifact
                            + "</artifactId><version>"
                            + told.group("version")
                            + "</version>");
        if (!right) {
          wrong.add(Documents.ROOT.relativize(document) + ": " + told.group());
        }
      }
    }
    for (Path document : Documents.all()) {
      Matcher property = PROPERTY.matcher(Documents.read(document));
      while (property.find()) {
        assertEquals(own, property.group(1), document::toString);
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(found > 10, "only " + found);
  }

  private static String first(Matcher matcher, String one, String other) {
    return matcher.group(one) != null ? matcher.group(one) : matcher.group(other);
  }
}

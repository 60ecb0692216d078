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
 * What the documents show of build files: XML is well-formed, and every option, artifact and
 * version of Pawl that is named anywhere is there.
 */
class BuildFilesTest {

  private static final Pattern XML =
      Pattern.compile("^ *```xml\n(.*?)^ *```\n", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern OPTION = Pattern.compile("-A(pawl(?:\\.[a-z]+)+)");
  private static final Pattern ARTIFACT =
      Pattern.compile(
          "dev\\.pawl:(pawl-[a-z0-9-]+)|<groupId>dev\\.pawl</groupId>\\s*<artifactId>([^<]+)<");

  /** In Gradle's form, in Maven's, or as the property that README sets. */
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
        // a single … stands for what is left out
        String xml = "<shown>" + block.group(1).replace("…", "") + "</shown>";
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)));
      }
    }
    assertTrue(blocks > 5, "only " + blocks);
  }

  @Test
  void optionsAreThere() throws IOException {
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
    // among the examples are options that there are not
    unknown.removeIf(found -> found.startsWith("docs/reference/problems/"));
    assertEquals(List.of(), new ArrayList<>(unknown));
  }

  @Test
  void artifactsAreThere() throws IOException {
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

  /** An artifact of Pawl has this version, or a property; plugins have that of this build. */
  @Test
  void versionsAreThere() throws IOException {
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

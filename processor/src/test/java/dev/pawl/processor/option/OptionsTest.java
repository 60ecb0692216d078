package dev.pawl.processor.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsTest {

  private final Problems problems = new Problems();

  private Options parse(Map<String, String> given) {
    return Options.parse(given, problems);
  }

  private List<String> messages() {
    return problems.all().stream().map(Problem::message).toList();
  }

  @Test
  void kaptUsesTheOldestRelease() {
    assertEquals(25, Options.release(Map.of("pawl.docs", "docs"), 25));
    assertEquals(17, Options.release(Map.of("kapt.kotlin.generated", "build"), 25));
  }

  @Test
  void missingOptionsHaveDefaults() {
    Options options = parse(Map.of("other.key", "x"));
    assertEquals(
        new Options(
            List.of(),
            Optional.empty(),
            Set.of(Output.MMD, Output.TXT, Output.SVG, Output.MD, Output.JSON),
            false,
            List.of(),
            false,
            false,
            Warnings.ON,
            Optional.empty(),
            false,
            Set.of()),
        options);
    assertEquals(List.of(), messages());
  }

  @Test
  void lockFolderIsParsed() {
    Options options = parse(Map.of("pawl.lock", "src/main/pawl", "pawl.lock.check", "true"));
    assertEquals(List.of(), messages());
    assertEquals(Optional.of(Path.of("src/main/pawl")), options.lock());
    assertTrue(options.lockCheck());
  }

  @Test
  void everyOptionIsParsed() {
    Options options =
        parse(
            Map.of(
                "pawl.machines", "no/such:other dir:",
                "pawl.docs", "target/docs",
                "pawl.outputs", "txt, DOT,",
                "pawl.ascii", "true",
                "pawl.sync", "README.md:docs/a b.md",
                "pawl.sync.check", "true",
                "pawl.strict", "true",
                "pawl.warnings", "error",
                "pawl.suppress", "PAWL021, pawl022,,PAWL030"));
    assertEquals(List.of(), messages());
    assertEquals(List.of(Path.of("no/such"), Path.of("other dir")), options.machines());
    assertEquals(Optional.of(Path.of("target/docs")), options.docs());
    assertEquals(Set.of(Output.TXT, Output.DOT), options.outputs());
    assertTrue(options.ascii());
    assertEquals(List.of(Path.of("README.md"), Path.of("docs/a b.md")), options.sync());
    assertTrue(options.syncCheck());
    assertTrue(options.strict());
    assertEquals(Warnings.ERROR, options.warnings());
    assertEquals(
        Set.of(Code.NO_WAY_TO_FINAL, Code.DEAD_END, Code.GUARDS_OVERLAP), options.suppressed());
  }

  @Test
  void noneDisablesDocuments() {
    assertEquals(Set.of(), parse(Map.of("pawl.outputs", "none")).outputs());
    assertEquals(List.of(), messages());
  }

  @Test
  void unknownDocumentIsReported() {
    assertEquals(Set.of(Output.MD), parse(Map.of("pawl.outputs", "md,pdf,none")).outputs());
    assertEquals(
        List.of(
            "[PAWL041] The option pawl.outputs has the invalid value \"pdf\". Use a list of mmd, txt,"
                + " svg, md, html, json, puml, dot; or only none.",
            "[PAWL041] The option pawl.outputs has the invalid value \"none\". Use a list of mmd, txt,"
                + " svg, md, html, json, puml, dot; or only none."),
        messages());
  }

  @Test
  void checkWithoutDocumentsIsReported() {
    assertTrue(parse(Map.of("pawl.sync.check", "true")).syncCheck());
    assertEquals(
        List.of("[PAWL041] The option pawl.sync.check has no effect without pawl.sync."),
        messages());
    parse(Map.of("pawl.sync.check", "false"));
    assertEquals(1, messages().size());
  }

  @Test
  void flagWithoutValueIsTrue() {
    Map<String, String> given = new HashMap<>();
    given.put("pawl.strict", null);
    given.put("pawl.docs", null);
    given.put("pawl.warnings", "");
    Options options = parse(given);
    assertTrue(options.strict());
    assertEquals(
        List.of(
            "[PAWL041] The option pawl.docs needs a value.",
            "[PAWL041] The option pawl.warnings needs a value."),
        messages());
  }

  @Test
  void invalidValuesAreReported(@TempDir Path folder) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Options options =
        parse(
            Map.of(
                "pawl.machines", "a\0b:" + file,
                "pawl.strict", "yes",
                "pawl.warnings", "none",
                "pawl.suppress", "PAWL02,PAWL012,PAWL999"));
    assertEquals(
        List.of(
            "[PAWL041] The option pawl.machines names \"a\0b\", which is not a path: Nul character"
                + " not allowed.",
            "[PAWL041] The option pawl.machines names \"" + file + "\", which is not a folder.",
            "[PAWL041] The option pawl.strict must be true or false, not \"yes\".",
            "[PAWL041] The option pawl.warnings must be on, error or off, not \"none\".",
            "[PAWL041] The option pawl.suppress names \"PAWL02\", which is not the id of a problem. Did you"
                + " mean \"PAWL020\"?",
            "[PAWL041] The option pawl.suppress names PAWL012, which is an error and cannot be"
                + " suppressed. Remove it.",
            "[PAWL041] The option pawl.suppress names \"PAWL999\", which is not the id of a problem."),
        messages().stream()
            .map(m -> m.replaceAll("(PAWL999\", which is not the id of a problem\\.).*", "$1"))
            .toList());
    assertFalse(options.strict());
    assertEquals(Warnings.ON, options.warnings());
    assertEquals(Set.of(), options.suppressed());
    assertEquals(List.of(), options.machines());
  }

  @Test
  void unknownOptionsAreReported() {
    parse(Map.of("pawl.machine", "x", "pawl.quux", "", "pawlx", ""));
    assertEquals(
        List.of(
            "[PAWL047] There is no option \"pawl.machine\". Did you mean \"pawl.machines\"?",
            "[PAWL047] There is no option \"pawl.quux\"."),
        messages());
  }

  @Test
  void allOptionsAreSupported() {
    assertEquals(
        Set.of(
            "pawl.machines",
            "pawl.docs",
            "pawl.outputs",
            "pawl.ascii",
            "pawl.sync",
            "pawl.sync.check",
            "pawl.strict",
            "pawl.warnings",
            "pawl.lock",
            "pawl.lock.check",
            "pawl.suppress"),
        Option.supported());
  }

  @Test
  void pathsAreSplitOnEveryPlatform() {
    assertEquals(List.of("a", "/b", "c/d"), OptionParser.split("a: /b ::c/d", ':'));
    assertEquals(List.of("x", "/y"), OptionParser.split("x:/y", ':'), "a folder of one letter");
    assertEquals(
        List.of("C:\\a b", "d:/c", "e", "f"), OptionParser.split("C:\\a b;d:/c:e;f;", ';'));
    assertEquals(List.of("C:\\a", "D:\\b"), OptionParser.split("C:\\a:D:\\b", ';'));
  }
}

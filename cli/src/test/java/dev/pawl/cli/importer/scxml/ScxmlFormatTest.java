package dev.pawl.cli.importer.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.Remark;
import dev.pawl.cli.importer.SourceText;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.processor.scxml.Interpreter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the import of SCXML, by running the imported machines. */
class ScxmlFormatTest {

  private static MachineImport imported(String states) throws ImportError {
    MachineImport imported =
        MachineImport.of(
            new SourceText("m.scxml", "<scxml name='M'>\n" + states + "\n</scxml>"),
            new ScxmlFormat(),
            new MachineImport.Naming(Optional.empty(), ""));
    assertTrue(imported.checked().resolved().isPresent(), () -> "" + imported.checked().problems());
    return imported;
  }

  /** Returns the leaves after each event, separated by semicolons. */
  private static String run(MachineImport imported, String... events) {
    Interpreter interpreter = new Interpreter(machine(imported), (predicate, context) -> true, 0);
    StringBuilder leaves = new StringBuilder(leaves(interpreter.start().configuration()));
    for (String event : events) {
      leaves.append("; ").append(leaves(interpreter.fire(event).configuration()));
    }
    return leaves.toString();
  }

  private static String leaves(List<String> configuration) {
    return String.join(" ", configuration);
  }

  private static Machine machine(MachineImport imported) {
    return imported.checked().resolved().orElseThrow().declared();
  }

  private static String remarks(MachineImport imported) {
    return imported.remarks().stream().map(Remark::text).collect(Collectors.joining("\n"));
  }

  @Test
  void descriptorMatchesEventsThatStartWithIt() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='net.*' target='b'/></state>"
                + "<state id='b'><transition event='net.down' target='a'/></state>");
    assertEquals("a; b; a; b", run(imported, "net.down", "net.down", "net"));
  }

  @Test
  void firstOfSeveralTransitionsIsTakenEvenForAnyEvent() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='x' target='b'/><transition event='*' target='c'/>"
                + "</state><state id='b'><transition event='*' cond='p' target='c'/>"
                + "<transition event='x' target='a'/></state><final id='c'/>");
    assertEquals("a; b; c", run(imported, "x", "x"));
  }

  @Test
  void delayedEventBecomesATimer() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><onentry><send event='late' id='t' delay='1.5s'/></onentry>"
                + "<onexit><cancel sendid='t'/></onexit>"
                + "<transition event='late' target='b'/></state><final id='b'/>");
    assertEquals("a; b", run(imported, "late"));
    assertTrue(imported.yaml().contains("1500ms"), imported.yaml());
    assertEquals("", remarks(imported));
  }

  @Test
  void delayedEventThatOtherStatesTakeIsRaisedByATimer() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><onentry><send event='late' delay='1s'/></onentry>"
                + "<state id='a1'><transition event='late' target='b'/></state>"
                + "<transition event='again' target='a'/></state><final id='b'/>");
    assertEquals("a1; b", run(imported, "a.after.1s"));
    assertTrue(remarks(imported).contains("cancelled when the state is left"), remarks(imported));
  }

  @Test
  void delayedEventOutlivesAStateThatIsEnteredWithTheMachineOnly() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><onentry><send event='late' delay='1s'/></onentry>"
                + "<transition event='go' target='b'/></state>"
                + "<state id='b'><transition event='late' target='c'/></state><final id='c'/>");
    assertEquals("a; b; c", run(imported, "go", "M.after.1s"));
    assertEquals("", remarks(imported));
  }

  /** The first child is entered alone, together with its parent, or by history. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<transition event='go' target='y'/></state><state id='y'>"
            + "<transition event='back' target='x'/></state></state>",
        "<transition event='go' target='y'/></state><state id='y'/></state>"
            + "<state id='other'><transition event='back' target='y'/></state>",
        "<transition event='go' target='y'/></state><state id='y'/><history id='h'>"
            + "<transition target='x'/></history></state>",
        "<transition event='go' target='x1'/><state id='x1'/></state></state>"
      })
  void delayedEventOfAnotherStateIsCancelledWhenItIsLeft(String rest) throws ImportError {
    MachineImport imported =
        imported(
            "<state id='outer'><state id='x'><onentry><send event='late' delay='1s'/></onentry>"
                + rest
                + "<state id='z'><transition event='late' target='outer'/></state>");
    assertTrue(imported.yaml().contains("x:"), imported.yaml());
    assertTrue(remarks(imported).contains("became a timer, which is cancelled"), remarks(imported));
  }

  @Test
  void historyWithoutTransitionLeadsToTheDefaultOfItsParent() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='go' target='h'/></state>"
                + "<state id='b' initial='y'><history id='h'/><state id='x'/><state id='y'/></state>");
    assertEquals("a; y", run(imported, "go"));
    assertTrue(remarks(imported).contains("default of its parent"), remarks(imported));
  }

  @Test
  void historyOfMachineIsReplacedByItsDefault() throws ImportError {
    MachineImport imported =
        imported(
            "<history id='h'><transition target='b'/></history>"
                + "<state id='a'><transition event='go' target='h'/></state>"
                + "<state id='b'><transition event='back' target='a'/></state>");
    assertEquals("a; b; a; b", run(imported, "go", "back", "go"));
    assertTrue(remarks(imported).contains("<history> of the machine"), remarks(imported));
  }

  @Test
  void internalEventIsHandledBeforeASentOne() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><onentry><send event='x'/><raise event='y'/></onentry>"
                + "<transition event='x' target='b'/><transition event='y' target='c'/></state>"
                + "<state id='b'/><state id='c'><transition event='x' target='d'/></state>"
                + "<final id='d'/>");
    assertEquals("d", run(imported));
  }

  @Test
  void contentOfInitialRuns() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><initial><transition target='a2'><raise event='x'/></transition>"
                + "</initial><state id='a1'/><state id='a2'><transition event='x' target='a1'/>"
                + "</state></state>");
    assertEquals("a1", run(imported));
  }

  @Test
  void constantConditionsAreFolded() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='x' cond='false' target='a'/>"
                + "<transition event='x' cond='true &amp;&amp; (!false)' target='b'/></state>"
                + "<final id='b'/>");
    assertEquals("a; b", run(imported, "x"));
    assertTrue(imported.skeletons().isEmpty());
    assertTrue(remarks(imported).contains("left out; it is never taken"), remarks(imported));
  }

  @Test
  void unreachableStateIsExternal() throws ImportError {
    MachineImport imported = imported("<state id='a'/><state id='b'/>");
    assertTrue(
        machine(imported).states().stream()
            .filter(s -> s.name().equals("b"))
            .allMatch(State::external));
    assertTrue(remarks(imported).contains("marked as external"), remarks(imported));
  }

  @Test
  void guardsOnStatesThatAreLeftOutAreFolded() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='x' cond=\"In('c') &amp;&amp; p\" target='a'/>"
                + "<transition event='x' cond=\"In('d') || q\" target='b'/></state>"
                + "<state id='b'><transition event='y' cond=\"!In('c')\" target='a'/></state>"
                + "<state id='c'><transition event='e' target='d'/></state>"
                + "<state id='d'><transition event='f' target='c'/></state>");
    assertEquals("a; b; a", run(imported, "x", "y"));
    assertEquals(List.of("a", "a"), Imports.run(imported, Set.of("p"), "x"));
    assertEquals(List.of("a", "b", "a"), Imports.run(imported, Set.of("q"), "x", "y"));
    assertTrue(
        remarks(imported).contains("transition for \"x\" to a: left out; it is never taken"),
        remarks(imported));
  }

  @ParameterizedTest
  @ValueSource(strings = {"In('b')", "false"})
  void eventOfTransitionThatIsLeftOutIsTakenByTheTransitionOnAnyEvent(String cond)
      throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='e' cond=\"%s\" target='b'/>".formatted(cond)
                + "<transition event='*' target='b'/></state><state id='b'/>");
    assertEquals("a; b", run(imported, "e"));
  }

  @Test
  void eventOfStateThatIsLeftOutIsTakenByTheTransitionOnAnyEvent() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><transition event='*' target='b'/></state><state id='b'/>"
                + "<state id='c'><onentry><raise event='r'/></onentry>"
                + "<transition event='e' target='d'/></state>"
                + "<state id='d'><transition event='f' target='c'/></state>");
    assertEquals("a; b", run(imported, "e"));
    assertEquals("a; b", run(imported, "r"));
  }

  @Test
  void exitOfFinalStateOfTheMachineIsRemarked() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='a'><state id='b'><transition event='e' target='c'/></state>"
                + "<final id='c'><onexit><script>x()</script></onexit></final>"
                + "<transition event='done.state.a' target='z'/></state>"
                + "<final id='z'><onexit><script>close()</script></onexit></final>");
    assertEquals("b; z", run(imported, "e"));
    assertEquals(
        "<onexit> of the final state \"z\": never runs; a machine that ends leaves no state. Move"
            + " the actions to <onentry>",
        remarks(imported));
  }

  @Test
  void renamedStateKeepsItsNameAsWireName() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='open'><transition event='x' target='OPEN'/></state>"
                + "<state id='OPEN'><transition event='x' target='a(1)'/></state>"
                + "<final id='a(1)'/>");
    Machine machine = machine(imported);
    assertEquals(
        List.of("open", "OPEN", "a(1)"), machine.states().stream().map(machine::wireName).toList());
  }

  @Test
  void entityOfTheDocumentIsNotRead() {
    assertEquals(
        "2:25 The entity \"e\" is not read. Replace it by its text.",
        Imports.error(
            "<!DOCTYPE scxml [<!ENTITY e 'x'>]>\n<scxml><state id='a'>&e;</state></scxml>",
            new ScxmlFormat()));
  }

  @Test
  void stateNamedWithItsDescendantIsEnteredWithoutItsDefault() throws ImportError {
    String states =
        "<parallel id='p'><state id='r'><state id='r1'/>"
            + "<state id='r2'><transition event='e' target='q'/></state></state>"
            + "<state id='s'><state id='s1'/></state>"
            + "<transition event='g' target='r1'/><transition event='f' type='internal' target='p r2'/></parallel>"
            + "<state id='q'><transition event='e' target='p r r2'/></state>";
    MachineImport imported =
        MachineImport.of(
            new SourceText("m", "<scxml initial='p r2 r'>" + states + "</scxml>"),
            new ScxmlFormat(),
            new MachineImport.Naming(Optional.of("M"), ""));
    assertEquals("r2 s1; q; r2 s1; r2 s1", run(imported, "e", "e", "f"));
    assertEquals("", remarks(imported));
    assertFalse(imported.yaml().contains("internal"), imported.yaml());
  }

  @Test
  void transitionToAStateAroundItsSourceAndADescendantIsLeftOut() throws ImportError {
    MachineImport imported =
        imported(
            "<state id='p'><state id='a'><transition event='e' target='p b'/>"
                + "<transition event='f' target='b'/></state><state id='b'/></state>");
    assertEquals("a; a; b", run(imported, "e", "f"));
    assertEquals(
        "transition to a state around \"a\" and a state within it: left out; name only one of them",
        remarks(imported));
  }

  @Test
  void illegalInitialStatesAreErrors() {
    assertEquals(
        "2:1 The states \"a\" and \"b\" cannot be initial together. Name one of them, or states in"
            + " different regions of a <parallel>.",
        Imports.error(
            "<scxml>\n<state id='p' initial='a b'><state id='a'/><state id='b'/></state></scxml>",
            new ScxmlFormat()));
    assertEquals(
        "2:1 The state \"q\" is not within \"p\", so it cannot be initial there. Name a descendant,"
            + " or move the state.",
        Imports.error(
            "<scxml><state id='p'><initial>\n<transition target='q'/></initial><state id='a'/></state><state"
                + " id='q'/></scxml>",
            new ScxmlFormat()));
  }

  @Test
  void layoutOfQtCreatorIsIgnored() throws ImportError {
    String info = "<q:editorinfo xmlns:q='http://www.qt.io/2015/02/scxml-ext' geometry='1;2'/>";
    MachineImport imported =
        imported(
            "<state id='a'>%1$s<initial>%1$s<transition target='b'>%1$s</transition></initial>"
                    .formatted(info)
                + "<state id='b'><transition event='e' target='c'>%s</transition></state></state>"
                    .formatted(info)
                + "<final id='c'/>");
    assertEquals("b; c", run(imported, "e"));
    assertEquals("", remarks(imported));
    assertTrue(imported.skeletons().isEmpty());
  }
}

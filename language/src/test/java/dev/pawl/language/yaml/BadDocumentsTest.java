package dev.pawl.language.yaml;

import static dev.pawl.language.problem.Code.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests all problems of machine files: the code, line and column of each problem. */
class BadDocumentsTest {

  /**
   * The mark at the places of the expected problems. The marks are removed before the text is read.
   */
  private static final String MARK = "‸";

  private static final String HEAD = "machine: M\n";
  private static final String STATES = "states: { A: { initial: true } }\n";

  /** A text with marks, and the codes that are expected at the marks, in order. */
  record Bad(String text, List<Code> codes, String says) {
    @Override
    public String toString() {
      String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
      return codes + " " + shown.replace("\n", "⏎");
    }
  }

  private static Bad bad(String text, Code... codes) {
    return new Bad(text, List.of(codes), "");
  }

  private static Bad saying(String says, String text, Code... codes) {
    return new Bad(text, List.of(codes), says);
  }

  private static Bad root(String text, Code... codes) {
    return bad(HEAD + STATES + text, codes);
  }

  private static Bad rootSaying(String says, String text, Code... codes) {
    return saying(says, HEAD + STATES + text, codes);
  }

  private static Bad state(String text, Code... codes) {
    return bad(HEAD + "states:\n  A:\n    " + text.replace("\n", "\n    ") + "\n  B:\n", codes);
  }

  private static Bad stateSaying(String says, String text, Code... codes) {
    Bad bad = state(text, codes);
    return saying(says, bad.text(), codes);
  }

  private static Stream<Bad> documents() {
    return Stream.of(
        // no document at all
        saying("empty", MARK, MISSING_KEY),
        saying("empty", MARK + "# only a comment\n", MISSING_KEY),
        bad("---\n" + MARK, MISSING_KEY),
        bad(MARK + "hello", WRONG_TYPE),
        bad(MARK + "- machine: M", WRONG_TYPE),
        saying("not an empty list", MARK + "[]", WRONG_TYPE),
        bad(MARK + "{}", MISSING_KEY, MISSING_KEY),

        // syntax
        saying("indented too far", "machine: M" + MARK + ": x", YAML_SYNTAX),
        saying("spaces", "states:\n" + MARK + "\tA:", YAML_SYNTAX),
        saying("\"{\" at line 1, column 9", "states: { A: B" + MARK, YAML_SYNTAX),
        saying("\"[\" at line 1, column 5", "on: [a, b" + MARK, YAML_SYNTAX),
        saying("line 1, column 10", "machine: \"M" + MARK, YAML_SYNTAX),
        saying("begins with \"*\"", "on: { *" + MARK + ": x }", YAML_SYNTAX),
        saying("U+0007", "machine: M" + MARK + "\u0007", YAML_SYNTAX),
        saying("U+0000", MARK + "\0\0\0", YAML_SYNTAX),
        bad("machine: M\n states" + MARK + ": {}", YAML_SYNTAX),
        bad("a: b\n" + MARK + "]", YAML_SYNTAX),
        saying("quotes", "machine: " + MARK + "@M", YAML_SYNTAX),
        saying("Add \": \"", "machine: M\n" + MARK + "states\n", YAML_SYNTAX),

        // features of YAML
        root(MARK + "--- \nmachine: N", YAML_FEATURE),
        rootSaying("!!set", "description: " + MARK + "!!set x", YAML_FEATURE),
        rootSaying("!mine", "description: " + MARK + "!mine x", YAML_FEATURE),
        root("description: " + MARK + "!u!x y", YAML_FEATURE),
        root("description: " + MARK + "! y", YAML_FEATURE),
        root("description: " + MARK + "&a x", YAML_FEATURE),
        root("description: " + MARK + "&a x\non: " + MARK + "*a", YAML_FEATURE, YAML_FEATURE),
        root("on: " + MARK + "&a { go: " + MARK + "*a }", YAML_FEATURE, YAML_FEATURE),
        root(MARK + "<<: { on: {} }", YAML_FEATURE),
        rootSaying(
            "&a", "on: { " + MARK + "&a go: A, " + MARK + "*a : A }", YAML_FEATURE, YAML_FEATURE),
        bad(MARK + "%TAG ! tag:x,2000:\n---\n" + HEAD + STATES, YAML_FEATURE),
        saying("120 deep", "machine: " + "[".repeat(119) + MARK + "[".repeat(50), YAML_FEATURE),
        stateSaying(
            "begins with \"!\"", "on: { go: { to: B, guard: " + MARK + "!x } }", YAML_FEATURE),

        // keys
        rootSaying("Did you mean \"wireNames\"?", MARK + "wireName: snake_case", UNKNOWN_KEY),
        rootSaying("Did you mean \"on\"?", MARK + "transitions: {}", UNKNOWN_KEY),
        rootSaying("{ final: true }", MARK + "final: A", UNKNOWN_KEY),
        rootSaying("Its keys are machine", MARK + "zebra: A", UNKNOWN_KEY),
        rootSaying(
            "Put a text with a comma in quotes.",
            "events: { e: { description: Sent, " + MARK + "then lost } }",
            UNKNOWN_KEY),
        rootSaying("state, declare it under \"states\"", MARK + "INNER: { on: {} }", UNKNOWN_KEY),
        stateSaying("state, declare it under \"states\"", MARK + "INNER: {}", UNKNOWN_KEY),
        stateSaying("Write several names as a list.", "entry: " + MARK + "beep, log", EXPRESSION),
        stateSaying("Write only the name: \"beep\".", "entry: " + MARK + "beep()", EXPRESSION),
        stateSaying("in a Java method", "entry: " + MARK + "beep(a, b)", EXPRESSION),
        stateSaying("state, declare it under \"states\"", MARK + "INNER:", UNKNOWN_KEY),
        stateSaying("event, declare it under \"on\"", MARK + "power: B", UNKNOWN_KEY),
        stateSaying("event, declare it under \"on\"", MARK + "power: { to: B }", UNKNOWN_KEY),
        saying("\"machine\"?", MARK + "id: M\n" + STATES, UNKNOWN_KEY),
        saying("\"machine\"?", MARK + "name: M\n" + STATES, UNKNOWN_KEY),
        stateSaying("final: true", MARK + "type: final", UNKNOWN_KEY),
        stateSaying("\"on\"?", MARK + "transitions: { go: B }", UNKNOWN_KEY),
        stateSaying("\"initial\"?", MARK + "intial: true", UNKNOWN_KEY),
        stateSaying("\"to\"?", "on: { go: { " + MARK + "target: B } }", UNKNOWN_KEY),
        stateSaying("\"guard\"?", "on: { go: { to: B, " + MARK + "cond: x } }", UNKNOWN_KEY),
        stateSaying("\"guard\"?", "on: { go: { to: B, " + MARK + "condition: x } }", UNKNOWN_KEY),
        stateSaying("\"effects\"?", "on: { go: { to: B, " + MARK + "actions: x } }", UNKNOWN_KEY),
        stateSaying("\"effects\"?", "on: { go: { to: B, " + MARK + "action: x } }", UNKNOWN_KEY),
        stateSaying("\"update\"?", "on: { go: { to: B, " + MARK + "assign: x } }", UNKNOWN_KEY),
        stateSaying("\"on\"", "on: { go: { to: B, " + MARK + "trigger: x } }", UNKNOWN_KEY),
        stateSaying("under \"on\"", "to: [{ to: B, " + MARK + "event: x }]", UNKNOWN_KEY),
        stateSaying("needs an event", "to: { to: B, " + MARK + "choose: x }", UNKNOWN_KEY),
        stateSaying("\"description\"?", "initial: { " + MARK + "doc: x }", UNKNOWN_KEY),
        rootSaying("\"payload\"?", "events: { e: { " + MARK + "data: { a: int } } }", UNKNOWN_KEY),
        rootSaying("\"because\"?", "forbid: [{ from: A, to: A, " + MARK + "why: x }]", UNKNOWN_KEY),
        rootSaying("line 1", MARK + "machine: N", DUPLICATE_KEY),
        bad(HEAD + "states:\n  A:\n  " + MARK + "A:\n", DUPLICATE_KEY),
        state("on:\n  go: A\n  " + MARK + "go: B", DUPLICATE_KEY),
        root("events: { e: , " + MARK + "e: }", DUPLICATE_KEY),
        root("events: { e: { payload: { a: int, " + MARK + "a: int } } }", DUPLICATE_KEY),
        root("views: { Status: {}, " + MARK + "com.acme.Status: {} }", DUPLICATE_KEY),
        bad(MARK + STATES, MISSING_KEY),
        bad(MARK + HEAD, MISSING_KEY),
        root("forbid: [" + MARK + "{ from: A }]", MISSING_KEY, MISSING_KEY),
        root(MARK + "[a, b]: c", WRONG_TYPE),
        root("?" + MARK + "\n: c", WRONG_TYPE),

        // types of values
        bad(HEAD + "states: " + MARK + "[A, B]", WRONG_TYPE),
        bad(HEAD + "states:" + MARK + "\n", WRONG_TYPE),
        bad("machine: " + MARK + "[M]\n" + STATES, WRONG_TYPE),
        bad("machine: " + MARK + "\"\"\n" + STATES, WRONG_TYPE),
        bad("machine:" + MARK + "\n" + STATES, WRONG_TYPE),
        rootSaying("Write true.", "threadSafe: " + MARK + "yes", WRONG_TYPE),
        rootSaying("without quotes", "threadSafe: " + MARK + "\"true\"", WRONG_TYPE),
        rootSaying("Write false.", "threadSafe: " + MARK + "FALSE", WRONG_TYPE),
        rootSaying("is empty", "verify: { assume: [" + MARK + "{}] }", BAD_ASSUMPTION),
        rootSaying("not of 1.", "verify: { assume: [{ implies: " + MARK + "[a] }] }", WRONG_TYPE),
        rootSaying("not \"a\".", "verify: { assume: [{ implies: " + MARK + "a }] }", WRONG_TYPE),
        rootSaying("not nothing", "threadSafe:" + MARK + "\n", WRONG_TYPE),
        stateSaying("Write true.", "final: " + MARK + "yes", WRONG_TYPE),
        stateSaying("Write true.", "initial: " + MARK + "on", WRONG_TYPE),
        state("initial: " + MARK + "B", WRONG_TYPE),
        state("initial: " + MARK + "[true]", WRONG_TYPE),
        rootSaying("Did you mean \"reject\"?", "unexpected: " + MARK + "rejct", WRONG_TYPE),
        rootSaying("\"snake_case\"?", "wireNames: " + MARK + "snake-case", WRONG_TYPE),
        rootSaying("\"snake_case\"?", "wireNames: " + MARK + "snakeCase", WRONG_TYPE),
        rootSaying("\"snake_case\"?", "wireNames: " + MARK + "SNAKE_CASE", WRONG_TYPE),
        rootSaying("\"phase\"?", "omit: [" + MARK + "Phase]", WRONG_TYPE),
        root("include: " + MARK + "{}", WRONG_TYPE),
        root("description: " + MARK + "{ a: b }", WRONG_TYPE),
        root("description: " + MARK + "~", WRONG_TYPE),
        rootSaying("under \"description\"", "events: { e: " + MARK + "prose }", WRONG_TYPE),
        root("events: " + MARK + "[a, b]", WRONG_TYPE),
        root("events: { e: { payload: " + MARK + "int } }", WRONG_TYPE),
        root("events: { e: { payload: { a: " + MARK + "[int] } } }", WRONG_TYPE),
        rootSaying("not com.acme.Order", "events: " + MARK + "com.acme.Order", WRONG_TYPE),
        bad(HEAD + "states: { A: " + MARK + "B }", WRONG_TYPE),
        bad(HEAD + "states: { A: " + MARK + "[B] }", WRONG_TYPE),
        state("on: " + MARK + "[go]", WRONG_TYPE),
        state("on: " + MARK + "null", WRONG_TYPE),
        state("on: { go: [" + MARK + "[B]] }", WRONG_TYPE),
        state("on: { go: { to: " + MARK + "{ x: B } } }", WRONG_TYPE),
        state("to: [" + MARK + "[B]]", WRONG_TYPE),
        state("tags: " + MARK + "{ a: b }", WRONG_TYPE),
        state("tags: [a, " + MARK + "[b]]", WRONG_TYPE),
        state("wireName: " + MARK + "''", WRONG_TYPE),
        state("aliases: [" + MARK + "\" \"]", WRONG_TYPE),
        state("on: { go: { to: B, guard: " + MARK + "[a, b] } }", WRONG_TYPE),
        rootSaying("dash", "forbid: " + MARK + "{ from: A, to: A, because: x }", WRONG_TYPE),
        root("forbid: [" + MARK + "A]", WRONG_TYPE),
        root("forbid: " + MARK + "A", WRONG_TYPE),
        root("views: " + MARK + "[Status]", WRONG_TYPE),
        root("views: { Status: " + MARK + "A }", WRONG_TYPE),
        root("views: { Status: { DONE: " + MARK + "{} } }", WRONG_TYPE),
        root("views: { " + MARK + "com.acme.Order: {} }", WRONG_TYPE),
        root("context: " + MARK + "int", WRONG_TYPE),

        // targets
        state("on: { " + MARK + "go: }", NO_TARGET),
        state("on: { " + MARK + "go: {} }", NO_TARGET),
        state("on: { " + MARK + "go: [] }", NO_TARGET),
        state("on: { " + MARK + "go: { to: [] } }", NO_TARGET),
        state("to: " + MARK + "[]", NO_TARGET),
        state("to:" + MARK, NO_TARGET),
        state("to: [" + MARK + "{ guard: x }]", NO_TARGET),

        // types
        rootSaying(
            "\"String\"?", "events: { e: { payload: { a: " + MARK + "Strin } } }", UNKNOWN_TYPE),
        rootSaying(
            "Quote a type",
            "events: { e: { payload: { a: " + MARK + "Map<String, " + MARK + "Integer> } } }",
            UNKNOWN_TYPE,
            BAD_NAME),
        rootSaying("Remove the annotation", "context: " + MARK + "'@A String'", UNKNOWN_TYPE),
        rootSaying("Only the last name", "context: " + MARK + "A<String>.B<String>", UNKNOWN_TYPE),
        rootSaying("such as \"Map<", "context: " + MARK + "List<>", UNKNOWN_TYPE),
        rootSaying("mean \"List<Integer>\"?", "context: " + MARK + "List<int>", UNKNOWN_TYPE),
        rootSaying("not found. Create", "context: " + MARK + "List<Nothing>", UNKNOWN_TYPE),
        rootSaying("add the library", "context: " + MARK + "com.acme.Nothing", UNKNOWN_TYPE),
        rootSaying("Java type \"String\";", "context: " + MARK + "'String?'", UNKNOWN_TYPE),
        rootSaying("\"Integer\";", "context: " + MARK + "'Int?'", UNKNOWN_TYPE),
        rootSaying(
            "\"int\";", "events: { e: { payload: { a: " + MARK + "kotlin.Int } } }", UNKNOWN_TYPE),
        rootSaying(
            "\"Map<String, Integer>\";",
            "context: " + MARK + "'kotlin.collections.MutableMap<kotlin.String, Integer?>'",
            UNKNOWN_TYPE),
        root("events: " + MARK + "Nothing", UNKNOWN_TYPE),
        root("views: { " + MARK + "Nothing: {} }", UNKNOWN_TYPE),

        // guards
        stateSaying("\"&&\"?", "on: { go: { to: B, guard: a " + MARK + "and b } }", GUARD_SYNTAX),
        stateSaying("\"||\"?", "on: { go: { to: B, guard: 'a " + MARK + "| b' } }", GUARD_SYNTAX),
        stateSaying("\"!\"?", "on: { go: { to: B, guard: \"not " + MARK + "b\" } }", GUARD_SYNTAX),
        stateSaying("Java method", "to: { to: B, guard: a " + MARK + "> 3 }", GUARD_SYNTAX),
        state("on: { go: { to: B, guard: (a && b" + MARK + " } }", GUARD_SYNTAX),
        state("on: { go: { to: B, guard: a &&" + MARK + " } }", GUARD_SYNTAX),
        state("on: { go: { to: B, guard: " + MARK + "'it''s' } }", GUARD_SYNTAX),
        state("on:\n  go:\n    to: B\n    guard: " + MARK + "|\n      a b", GUARD_SYNTAX),
        state("on: { go: { to: B, guard: " + MARK + "' ' } }", WRONG_TYPE),

        // names
        bad("machine: " + MARK + "'-'\n" + STATES, BAD_NAME),
        bad(HEAD + "states: { A: , " + MARK + "'*': }", BAD_NAME),
        bad(HEAD + "states: { A: , " + MARK + "\"a\\nb\": }", BAD_NAME),
        bad(HEAD + "states: { A: , " + MARK + "x".repeat(101) + ": }", BAD_NAME),
        state("on: { " + MARK + "'': B }", BAD_NAME),
        state("tags: [" + MARK + "'!']", BAD_NAME),
        state("on: { go: { to: B, update: " + MARK + "'()' } }", BAD_NAME),
        state("on: { go: { to: B, effects: [a, " + MARK + "'()'] } }", BAD_NAME),
        state("on: { go: { to: B, choose: " + MARK + "'?' } }", BAD_NAME),
        root("events: { " + MARK + "'-': }", BAD_NAME),
        root("package: com." + MARK + "new.x", BAD_NAME),
        root("package: com." + MARK + ".x", BAD_NAME),
        root("package: 'com." + MARK + "my-shop'", BAD_NAME),
        root("events: { e: { payload: { " + MARK + "class: int } } }", BAD_NAME),
        root("events: { e: { payload: { " + MARK + "exit-code: int } } }", BAD_NAME),
        root("events: { e: { payload: { " + MARK + "hashCode: int } } }", BAD_NAME),
        root("events: { e: { payload: { " + MARK + "_: int } } }", BAD_NAME),

        // states within states
        state("states: " + MARK + "[C]", WRONG_TYPE),
        state("states: { C: " + MARK + "D }", WRONG_TYPE),
        state("states: { C: , " + MARK + "C: }", DUPLICATE_KEY),
        stateSaying("a name of its own", "states: { " + MARK + "A: }", DUPLICATE_KEY),
        saying(
            "the first is at line 4",
            HEAD + "states:\n  A:\n    states: { B: }\n  C:\n  " + MARK + "B:\n",
            DUPLICATE_KEY),
        state("states: { C: { states: { " + MARK + "'-': } } }", BAD_NAME),
        stateSaying("\"states\"?", MARK + "substates: { C: }", UNKNOWN_KEY),
        stateSaying("parallel: true", MARK + "regions: { C: }", UNKNOWN_KEY),
        stateSaying("\"parallel: true\"?", MARK + "type: parallel", UNKNOWN_KEY),
        stateSaying("history: shallow", MARK + "type: history", UNKNOWN_KEY),
        rootSaying("\"parallel: true\"?", MARK + "type: parallel", UNKNOWN_KEY),
        stateSaying("Write true.", "parallel: " + MARK + "yes", WRONG_TYPE),
        state("initial: " + MARK + "[]\nstates: { C: }", WRONG_TYPE),
        state("initial: [C, " + MARK + "{ D: }]\nstates: { C: }", WRONG_TYPE),
        stateSaying("Write true.", "initial: " + MARK + "yes\nstates: { C: }", WRONG_TYPE),
        stateSaying("initial: NAME", "initial: { " + MARK + "to: C }\nstates: { C: }", UNKNOWN_KEY),
        rootSaying("NAME: { initial: true }", "initial: " + MARK + "true", WRONG_TYPE),
        root("initial: " + MARK + "{ description: x }", WRONG_TYPE),
        root("initial:" + MARK, WRONG_TYPE),
        root("initial: " + MARK + "[]", WRONG_TYPE),

        // history
        stateSaying("shallow or deep, not \"true\"", "history: " + MARK + "true", WRONG_TYPE),
        stateSaying("Did you mean \"deep\"?", "history: " + MARK + "dep\nto: B", WRONG_TYPE),
        state("history: deep\n" + MARK + "final: true", UNKNOWN_KEY),
        stateSaying("takes no events", "history: deep\n" + MARK + "on: { go: B }", UNKNOWN_KEY),
        stateSaying("\"to\"?", "history: deep\n" + MARK + "default: B", UNKNOWN_KEY),
        state("history: deep\nto: " + MARK + "[]", NO_TARGET),
        state("history: deep\nto: " + MARK + "{ to: B, effects: [x] }", WRONG_TYPE),
        rootSaying("next to the states", MARK + "history: deep", UNKNOWN_KEY),

        // entry and exit
        state("entry: " + MARK + "''", WRONG_TYPE),
        state("entry: [x, " + MARK + "'()']", BAD_NAME),
        stateSaying("an effect", "exit: [" + MARK + "{ raise: x }]", WRONG_TYPE),
        stateSaying("\"effects\"?", "entry: { " + MARK + "actions: x }", UNKNOWN_KEY),
        stateSaying("Only a transition", "exit: { " + MARK + "update: x }", UNKNOWN_KEY),
        state("entry: { raise: " + MARK + "done.A }", BAD_NAME),
        state("entry: { raise: [" + MARK + "[x]] }", WRONG_TYPE),
        stateSaying("\"entry\"?", MARK + "onEntry: x", UNKNOWN_KEY),
        stateSaying("\"exit\"?", MARK + "onExit: x", UNKNOWN_KEY),
        state(MARK + "onEntry: { raise: [" + MARK + "'*'] }", UNKNOWN_KEY, BAD_NAME),
        stateSaying("\"entry\"", MARK + "raise: [x]", UNKNOWN_KEY),
        stateSaying("an effect under \"entry\"", MARK + "invoke: x", UNKNOWN_KEY),
        stateSaying("an effect under \"entry\"", MARK + "activities: x", UNKNOWN_KEY),

        // timers and eventless transitions
        state("after: " + MARK + "60s", WRONG_TYPE),
        stateSaying("DELAY: STATE", "after: " + MARK + "[{ delay: 60s }]", WRONG_TYPE),
        state("after: { " + MARK + "60s: }", NO_TARGET),
        state("after: { " + MARK + "60s: [] }", NO_TARGET),
        state("after: { 60s: B, " + MARK + "60s: A }", DUPLICATE_KEY),
        stateSaying("Did you mean \"60s\"?", "after: { " + MARK + "60 sec: B }", BAD_DELAY),
        state("after: { " + MARK + "5x: { " + MARK + "cond: a } }", BAD_DELAY, UNKNOWN_KEY),
        state("after: { " + MARK + "'()': B }", BAD_DELAY),
        state("after: { " + MARK + "'': B }", BAD_NAME),
        state("after: { " + MARK + "a".repeat(101) + ": B }", BAD_NAME),
        state("after: { " + MARK + "1".repeat(101) + "s: B }", BAD_DELAY),
        stateSaying("60s: STATE", MARK + "timeout: 5", UNKNOWN_KEY),
        stateSaying("60s: STATE", MARK + "delay: 5", UNKNOWN_KEY),
        stateSaying("60s: { to", "on: { go: { to: B, " + MARK + "delay: 5 } }", UNKNOWN_KEY),
        stateSaying("\"always\"?", MARK + "transient: B", UNKNOWN_KEY),
        state("always:" + MARK, NO_TARGET),
        state("always: [" + MARK + "[B]]", WRONG_TYPE),
        state("always: [" + MARK + "{}]", NO_TARGET),
        saying(
            "the state \"M\" has a timer",
            HEAD + "states: { M: { after: { 1s: M } } }\nafter: { " + MARK + "1s: M }",
            BAD_NAME),
        saying(
            "the completion of a state",
            HEAD
                + "states: { done: { after: { 1s: done }, on: { "
                + MARK
                + "done.after.1s: done } } }",
            BAD_NAME),

        // events
        stateSaying("under \"ignore\"", "on: { " + MARK + "go: {} }", NO_TARGET),
        state("ignore: [" + MARK + "'*']", BAD_NAME),
        state("ignore: " + MARK + "{ a: }", WRONG_TYPE),
        state("defer: [x, " + MARK + "done.A]", BAD_NAME),
        state("defer: [" + MARK + "'-']", BAD_NAME),
        state("on: { " + MARK + "done.: B }", BAD_NAME),
        stateSaying("done.NAME", MARK + "onDone: B", UNKNOWN_KEY),
        rootSaying("without declaring it", "events: { " + MARK + "done.A: }", BAD_NAME),
        root("events: { " + MARK + "'*': }", BAD_NAME),
        state("after: { 1s: B }\non: { " + MARK + "A.after.1s: B }", BAD_NAME),
        state("on: { go: { to: B, raise: " + MARK + "{} } }", WRONG_TYPE),
        state("on: { go: { to: B, internal: " + MARK + "yes } }", WRONG_TYPE),
        stateSaying(
            "internal: true", "on: { go: { to: B, " + MARK + "type: internal } }", UNKNOWN_KEY),
        stateSaying("needs \"to\"", "on: { go: { choose: " + MARK + "x } }", MISSING_KEY),
        state("on: { go: { to: B, guard: x && in(" + MARK + ") } }", GUARD_SYNTAX),
        state("on: { go: { to: B, guard: in(A) " + MARK + "or x } }", GUARD_SYNTAX),

        // data
        state("data: " + MARK + "int", WRONG_TYPE),
        stateSaying("a state's data", "data: { " + MARK + "class: int }", BAD_NAME),
        state("data: { a: int, " + MARK + "a: int }", DUPLICATE_KEY),
        state("data: { a: " + MARK + "Strin }", UNKNOWN_TYPE),
        rootSaying("\"context\"", MARK + "data: { a: int }", UNKNOWN_KEY),
        root("serializers: " + MARK + "xml", WRONG_TYPE),

        // the place must be correct after wide characters and after CR LF
        bad(
            "machine: M\r\nstates:\r\n  A: { description: \"🙂é\", " + MARK + "x: y }\r\n",
            UNKNOWN_KEY),

        // several problems, in the order of their places
        bad(
            MARK + "x: 1\nstates:\n  A: { " + MARK + "y: 2 }\n  B: { final: " + MARK + "no }\n",
            UNKNOWN_KEY,
            MISSING_KEY,
            UNKNOWN_KEY,
            WRONG_TYPE));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void problemIsReportedAtItsPlace(Bad bad) {
    Problems problems = new Problems();
    String text = bad.text().replace(MARK, "");
    YamlReader.read("m.yaml", text, "com.acme", true, new FakeTypes(), problems);
    assertEquals(expected(bad), shown(problems.all()), () -> problems.all().toString());
    String all = problems.all().stream().map(Problem::message).reduce("", (a, b) -> a + "\n" + b);
    assertEquals(true, all.contains(bad.says()), all);
  }

  /**
   * Returns one line for each code. If there are more codes than marks, several codes share a mark.
   */
  private static List<String> expected(Bad bad) {
    List<String> places = new ArrayList<>();
    String[] parts = bad.text().split(MARK, -1);
    StringBuilder before = new StringBuilder();
    for (String part : Arrays.copyOf(parts, parts.length - 1)) {
      before.append(part);
      String[] lines = before.toString().split("\r\n|\n|\r", -1);
      places.add(lines.length + ":" + (lines[lines.length - 1].length() + 1));
    }
    List<String> expected = new ArrayList<>();
    int spare = bad.codes().size() - places.size();
    for (int i = 0; i < bad.codes().size(); i++) {
      // if there are more codes than marks, the first codes share the first mark
      int place = Math.max(0, i - spare);
      expected.add(bad.codes().get(i) + " " + places.get(place));
    }
    return expected;
  }

  private static List<String> shown(List<Problem> problems) {
    return problems.stream()
        .map(
            p -> {
              Origin.InFile place = (Origin.InFile) p.origin();
              return p.code() + " " + place.line() + ":" + place.column();
            })
        .toList();
  }
}

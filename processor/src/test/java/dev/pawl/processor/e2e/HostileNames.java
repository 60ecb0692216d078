package dev.pawl.processor.e2e;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Names that have another meaning in Java, YAML or Pawl. */
final class HostileNames {

  private static final String WORDS =
      // keywords, contextual keywords, literals
      "abstract assert boolean break byte case catch char class const continue default do double"
          + " else enum extends final finally float for goto if implements import instanceof int"
          + " interface long native new package private protected public return short static"
          + " strictfp super switch synchronized this throw throws transient try void volatile"
          + " while _ true false null record yield var sealed permits when non-sealed module open"
          + " exports requires opens uses provides with transitive to"
          // java.lang, java.util and other imports
          + " Object String Override Enum Record Void Error Integer Deprecated Class Throwable"
          + " SuppressWarnings FunctionalInterface SafeVarargs Iterable Comparable Boolean Long"
          + " Math Exception RuntimeException IllegalStateException List Set Map Optional Objects"
          + " Collections EnumSet Arrays Collection ArrayList Function Duration Instant Clock"
          + " InstantSource Generated java javax dev pawl lang util"
          // types of Pawl
          + " Machine State StateMachine Transition Transitions Event Cause Effect Effects Initial"
          + " Final Forbid Guard Outcome Snapshot Part Param Refusal Serializer Step Hook Hooks"
          + " TransitionHook TransitionListener LifecycleEvent Lifecycle MapsTo Engine Life Chart"
          + " ChartLife ChartBuilder ChartSetup ChartDefinition Definition Candidate Moves Outcomes"
          + " Constants Nesting Tables Table WireNames JsonWriter JsonReader Scheduler Backoff"
          // generated types and their suffixes
          + " Phase Cases Validator Codec Logic Data Plain Values Jackson Binary Bytes Stored"
          + " StateConverter EventConverter Builder Driven Facts Rules Tree Type All Empty Writer"
          + " Reader Impl"
          // generated constants
          + " NEXT POSITIONS COLUMNS STEPS TARGETS STATES EVENTS INSTANCE ILLEGAL REFUSED INITIAL"
          + " FINAL MOVES OUTCOMES NESTING CHART TAGGED_X VIEW_X TYPE WIRE_NAME NAMES HOOKS"
          // generated members, parameters and variables
          + " start fire tryFire force state states is permits permitted builder next of match"
          + " toWire fromWire toJson fromJson events targets internal resume begin build hook clock"
          + " logic effects context entityId sequence remaining configuration snapshot scheduler"
          + " initialStates finalStates isInitial isFinal isWithin leaf canTransition transition"
          + " requireLegal marks stepState eventType stateType wireName step become read commit"
          + " perform select target from cause event selected source life machine chart key index"
          + " values valueOf ordinal name names compareTo getDeclaringClass describeConstable"
          + " hashCode equals toString clone finalize getClass wait notify notifyAll main run"
          + " find follow rules outcomes error candidates because positionOf indexOf tellsLeaves"
          + " json text result other self self_ it T R S E C K V"
          // YAML
          + " yes no on off Yes NO ~ y n . .. ... --- *any &x !tag |- > % @x ` 12:30 1e3 0x1F 1_000"
          + " .inf .nan 2026-01-01 <<"
          // shapes
          + " a_ _a __ a__b A_B a.b a-b a:b 1a 9 $ $a a$b x1 X1 xY XY xYZ HTTPServer http2Server"
          // other scripts, marks and invisible characters
          + " \u00E9t\u00E9 \u00C9TAT e\u0301 \u00DF \u1E9E \u0130 \u0131 i\u0307 I \u01C5 \u0149"
          + " \u4E2D\u6587 \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627"
          + " \u0939\u093F\u0928\u094D\u0926\u0940 \uD835\uDD38 \uD801\uDC00\uD801\uDC28 \u212A K"
          + " \u017F \u03C3\u03C2 \uFB01 \u0410 \u0391 a\u200Bb a\u200Db \uFEFFa \u202Eab a\u00ADb"
          + " \u0301 \u2160 \u00AA \u00BD \u0661 \uD83D\uDE00 \u20AC \u203F";

  private HostileNames() {}

  /** Returns all names, including names that differ only in case. */
  static List<String> all() {
    Set<String> all = new LinkedHashSet<>(List.of(WORDS.split(" ")));
    all.add("");
    all.add(" ");
    all.add("a b");
    all.add("a\tb");
    all.add("a\nb");
    all.add("a\"b");
    all.add("a\\b");
    all.add("a'b");
    all.add("\u0000");
    all.add("a\u2028b");
    all.add("*/ x");
    all.add("\\u000a x");
    all.add("x".repeat(100));
    all.add("x".repeat(101));
    all.add("\u0130".repeat(50));
    all.add("\u0149".repeat(50));
    all.add("x".repeat(70_000));
    return new ArrayList<>(all);
  }
}

package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A property: a statement about all runs of a machine. The compiler decides whether the property
 * holds.
 *
 * @param name the name, unique within the machine
 * @param claim the statement, without its scope
 * @param scope the part of a run to which the claim applies
 * @param description the description; may be empty
 * @param requirements the identifiers of the requirements that the property covers
 * @param accepted the predicates and choices that the verdict may depend on without a warning
 * @param mayBeVacuous whether the property is accepted even if it holds only because its condition
 *     never occurs
 * @param origin the place where problems with the property are reported
 */
public record Property(
    NameReference name,
    Claim claim,
    Scope scope,
    String description,
    List<String> requirements,
    List<NameReference> accepted,
    boolean mayBeVacuous,
    Origin origin) {

  public Property {
    requirements = List.copyOf(requirements);
    accepted = List.copyOf(accepted);
  }

  /** Returns the claim and its scope in words, such as {@code event(ship) only after in(PAID)}. */
  public String text() {
    return claim.text() + scope.text();
  }

  /** Returns the propositions of the claim and of its scope. */
  public Stream<Proposition> propositions() {
    return Stream.of(claim.propositions().stream(), scope.after().stream(), scope.before().stream())
        .flatMap(Function.identity());
  }

  /**
   * A condition on a step of a run.
   *
   * @param formula a formula over {@code in(STATE)} and atoms; its predicates are the texts of
   *     {@link Atom atoms}
   */
  public record Proposition(Formula formula, Origin origin) {

    public String text() {
      return formula.text();
    }
  }

  /**
   * An observation in a proposition.
   *
   * @param kind what is observed
   * @param name the name of the state or event; empty for {@code final}
   */
  public record Atom(Kind kind, String name) {

    /** The kinds of observations in a proposition. */
    public enum Kind {
      /** A state is entered in a microstep. */
      ENTERED,
      /** A state is exited in a microstep. */
      EXITED,
      /** A transition is taken for an event. */
      EVENT,
      /** The machine has ended. */
      FINAL
    }

    /** Parses an atom from a predicate of a proposition's formula. */
    public static Atom of(String predicate) {
      int open = predicate.indexOf('(');
      if (open < 0) {
        return new Atom(Kind.FINAL, "");
      }
      String name = predicate.substring(open + 1, predicate.length() - 1);
      return switch (predicate.substring(0, open)) {
        case "entered" -> new Atom(Kind.ENTERED, name);
        case "exited" -> new Atom(Kind.EXITED, name);
        default -> new Atom(Kind.EVENT, name);
      };
    }
  }

  /** The statement of a property. */
  public sealed interface Claim {

    /** Returns the propositions of the claim, with the main proposition first. */
    List<Proposition> propositions();

    /** Returns the claim in words. */
    String text();
  }

  /** The claim that a proposition never holds: Dwyer's pattern Absence. */
  public record Never(Proposition what) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(what);
    }

    @Override
    public String text() {
      return "never " + what.text();
    }
  }

  /** The claim that a proposition always holds: Dwyer's pattern Universality. */
  public record Always(Proposition what) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(what);
    }

    @Override
    public String text() {
      return "always " + what.text();
    }
  }

  /**
   * The claim that a proposition holds only after another proposition has held: Dwyer's pattern
   * Precedence.
   */
  public record OnlyAfter(Proposition what, Proposition after) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(what, after);
    }

    @Override
    public String text() {
      return what.text() + " only after " + after.text();
    }
  }

  /** The claim that a proposition holds at some time: Dwyer's pattern Existence. */
  public record Eventually(Proposition what) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(what);
    }

    @Override
    public String text() {
      return "eventually " + what.text();
    }
  }

  /**
   * The claim that whenever one proposition holds, another proposition holds then or later: Dwyer's
   * pattern Response.
   */
  public record Response(Proposition whenever, Proposition eventually) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(whenever, eventually);
    }

    @Override
    public String text() {
      return "whenever " + whenever.text() + ", eventually " + eventually.text();
    }
  }

  /**
   * The claim that a proposition holds a limited number of times: Dwyer's pattern Bounded
   * Existence.
   */
  public record AtMost(int most, Proposition of) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return List.of(of);
    }

    @Override
    public String text() {
      return "at most " + most + " times " + of.text();
    }
  }

  /**
   * The claim that from every reachable configuration, the machine can reach a configuration in
   * which a proposition holds.
   *
   * @param given a condition that limits the claim to configurations in which this condition holds
   */
  public record AlwaysPossible(Proposition what, Optional<Proposition> given) implements Claim {
    @Override
    public List<Proposition> propositions() {
      return given.map(g -> List.of(what, g)).orElseGet(() -> List.of(what));
    }

    @Override
    public String text() {
      return "always possible: " + what.text() + given.map(g -> ", while " + g.text()).orElse("");
    }
  }

  /** The claim that a state handles all events from outside, except the listed events. */
  public record HandlesAll(NameReference state, List<NameReference> except) implements Claim {
    public HandlesAll {
      except = List.copyOf(except);
    }

    @Override
    public List<Proposition> propositions() {
      return List.of();
    }

    @Override
    public String text() {
      String names = String.join(", ", NameReference.names(except));
      return state.name() + " handles all events" + (names.isEmpty() ? "" : " except " + names);
    }
  }

  /**
   * The part of a run to which a claim applies. The part starts at {@code after} and ends at {@code
   * before}. Each proposition is optional. If both propositions are present, a run can have several
   * such parts, and the claim applies to each of them.
   */
  public record Scope(Optional<Proposition> after, Optional<Proposition> before) {

    /** The scope that is the whole run. */
    public static final Scope ALWAYS = new Scope(Optional.empty(), Optional.empty());

    private String text() {
      if (after.isPresent() && before.isPresent()) {
        return ", between " + after.get().text() + " and " + before.get().text();
      }
      return after
          .map(a -> ", after " + a.text())
          .or(() -> before.map(b -> ", before " + b.text()))
          .orElse("");
    }
  }
}

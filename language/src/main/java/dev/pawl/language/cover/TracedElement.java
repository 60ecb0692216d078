package dev.pawl.language.cover;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A state, transition or property that covers requirements.
 *
 * @param machine the qualified name of the element's machine
 * @param words the name or description of the element, such as {@code transition from CART on place
 *     to PAID}
 * @param verdict the verdict in words; empty for states and transitions
 * @param tests the tests that covered the element, sorted
 */
public record TracedElement(
    String machine, List<Word> words, Optional<String> verdict, Set<String> tests) {

  /**
   * A word or another part of the description of an element.
   *
   * @param text the text, without leading and trailing blanks
   */
  public record Word(Kind kind, String text) {

    /** The kinds of words. */
    public enum Kind {
      /** Text that Pawl adds to names, such as {@code transition from}. */
      PLAIN,
      /** The name of a state. */
      STATE,
      /** A name that is not the name of a state, or a formula. */
      CODE
    }
  }

  public TracedElement {
    words = List.copyOf(words);
  }

  /** Returns the words as text. */
  public String text() {
    return words.stream().map(Word::text).collect(Collectors.joining(" "));
  }

  static List<Word> words(StateNode state) {
    return List.of(plain("state"), state(state.name()));
  }

  static List<Word> words(StatedProperty property) {
    return List.of(plain("property"), code(property.name()));
  }

  static List<Word> words(ResolvedTransition transition) {
    StateNode source = transition.source();
    List<Word> words = new ArrayList<>();
    words.add(plain("transition from"));
    words.add(source.isRoot() ? plain("any state") : state(source.name()));
    Optional<StateNode.Timer> timer = transition.timer();
    if (timer.isPresent()) {
      words.add(plain(timer.get().declared().text()));
    } else if (transition.anyEvent()) {
      words.add(plain("on any event"));
    } else if (!transition.eventless()) {
      words.add(plain("on"));
      words.add(code(transition.eventName()));
    }
    transition
        .declared()
        .guard()
        .ifPresent(
            g -> {
              words.add(plain("if"));
              words.add(code(g.formula().text()));
            });
    String between = "to";
    for (String target : NameReference.names(transition.declared().targets())) {
      words.add(plain(between));
      words.add(state(target));
      between = transition.declared().dynamic() ? "or" : "and";
    }
    return words;
  }

  private static Word plain(String text) {
    return new Word(Word.Kind.PLAIN, text);
  }

  private static Word state(String name) {
    return new Word(Word.Kind.STATE, name);
  }

  private static Word code(String text) {
    return new Word(Word.Kind.CODE, text);
  }
}

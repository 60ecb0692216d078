package dev.pawl.diagrams.scene;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.StateTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A machine's tags, each with a colour and the states it holds for. A box around others is never
 * coloured: the arrows in it have the page's colour, which may be as pale.
 */
public final class Tags {

  /** Legible on light and on dark pages, as each says its text's colour too. */
  private static final List<Colour> PALETTE =
      List.of(
          new Colour("#dbeafe", "#1d4ed8", "#172554"),
          new Colour("#dcfce7", "#15803d", "#052e16"),
          new Colour("#fef3c7", "#b45309", "#451a03"),
          new Colour("#fce7f3", "#be185d", "#500724"),
          new Colour("#ede9fe", "#6d28d9", "#2e1065"),
          new Colour("#e5e7eb", "#4b5563", "#030712"));

  /** How many colours there are. */
  public static final int COLOURS = PALETTE.size();

  /** How a box is painted. */
  public record Colour(String fill, String stroke, String text) {}

  /**
   * A tag.
   *
   * @param name as declared
   * @param id unlike any word of a diagram's language
   * @param colour the same for every {@link #COLOURS}th tag
   * @param nodes the leaves that have it, or lie below a state that has it
   */
  public record Tag(String name, String id, Colour colour, List<Integer> nodes) {}

  private Tags() {}

  /** The tags in order of their first appearance. */
  public static List<Tag> of(StateTree tree) {
    Map<String, Set<Integer>> nodes = new LinkedHashMap<>();
    for (int node : tree.leaves(0)) {
      for (NameReference tag : tree.tags(tree.node(node))) {
        nodes.computeIfAbsent(tag.name(), name -> new LinkedHashSet<>()).add(node);
      }
    }
    List<Tag> tags = new ArrayList<>();
    nodes.forEach(
        (name, tagged) ->
            tags.add(
                new Tag(
                    name,
                    id(name, tags),
                    PALETTE.get(tags.size() % PALETTE.size()),
                    List.copyOf(tagged))));
    return tags;
  }

  /** The tag's own name, so that a page's style sheet can know it, if that is free and plain. */
  private static String id(String name, List<Tag> others) {
    String id = "tag_" + name;
    boolean free = others.stream().noneMatch(other -> other.id().equals(id));
    return free && name.matches("[A-Za-z][A-Za-z0-9_]*") ? id : "tag" + (others.size() + 1);
  }
}

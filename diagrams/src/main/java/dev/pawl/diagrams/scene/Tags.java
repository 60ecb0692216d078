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
 * Assigns colours to the tags of a machine. Composite states are not coloured, because an arrow
 * inside a composite state might have a similar colour.
 */
public final class Tags {

  /**
   * The colours of tags. Tags are legible on light and dark pages, because each {@link Colour}
   * includes a colour for the text.
   */
  private static final List<Colour> PALETTE =
      List.of(
          new Colour("#dbeafe", "#1d4ed8", "#172554"),
          new Colour("#dcfce7", "#15803d", "#052e16"),
          new Colour("#fef3c7", "#b45309", "#451a03"),
          new Colour("#fce7f3", "#be185d", "#500724"),
          new Colour("#ede9fe", "#6d28d9", "#2e1065"),
          new Colour("#e5e7eb", "#4b5563", "#030712"));

  /** The number of colours. */
  public static final int COLOURS = PALETTE.size();

  /** The colours of a box, as CSS values. */
  public record Colour(String fill, String stroke, String text) {}

  /**
   * A tag.
   *
   * @param name the declared name
   * @param id an identifier of the tag that is no keyword in any diagram language
   * @param colour the colour of the tag; after {@link #COLOURS} tags the colours repeat
   * @param nodes the leaf states that have the tag, or whose superstates have the tag
   */
  public record Tag(String name, String id, Colour colour, List<Integer> nodes) {}

  private Tags() {}

  /** Returns the tags in the order of their first appearance. */
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

  /**
   * Returns an identifier that contains the name of a tag, so that the style sheet of a page can
   * refer to the tag. If the name is not a plain identifier or is already used, returns an
   * identifier with a number instead.
   */
  private static String id(String name, List<Tag> others) {
    String id = "tag_" + name;
    boolean free = others.stream().noneMatch(other -> other.id().equals(id));
    return free && name.matches("[A-Za-z][A-Za-z0-9_]*") ? id : "tag" + (others.size() + 1);
  }
}

package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.DrawingCost;
import dev.pawl.diagrams.layout.Graph;
import dev.pawl.diagrams.layout.LayeredLayout;
import dev.pawl.diagrams.layout.LayoutOptions;
import dev.pawl.diagrams.layout.LayoutVariants;
import dev.pawl.diagrams.layout.Spacing;
import dev.pawl.diagrams.scene.Diamonds;
import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Searches for the best picture of a scene. The search tries simple options first, and other
 * options only if no simple option leads to a picture that fits.
 */
final class PictureSearch {

  /** The maximum width of any picture, in columns. */
  private static final int MAX_WIDTH = 240;

  /**
   * A combination of options that the search tries.
   *
   * @param form the style of labels
   * @param compact whether narrow boxes are more important than straight lines
   * @param divided whether crowded rows are divided
   */
  private record Trial(LabelStyle form, boolean compact, boolean divided) {}

  /**
   * The combinations of options that the search tries, list by list. A list is tried only if no
   * combination of the previous lists leads to a picture that is narrow enough.
   */
  private static final List<List<Trial>> TRIALS =
      List.of(
          List.of(
              plain(LabelStyle.BESIDE), plain(LabelStyle.INLINE), plain(LabelStyle.INLINE_WRAPPED)),
          List.of(plain(LabelStyle.BESIDE_WRAPPED)),
          List.of(
              plain(LabelStyle.INLINE_NARROW), new Trial(LabelStyle.INLINE_WRAPPED, true, false)),
          List.of(new Trial(LabelStyle.INLINE_NARROW, true, false)),
          List.of(new Trial(LabelStyle.INLINE_WRAPPED, false, true)),
          List.of(new Trial(LabelStyle.INLINE_NARROW, true, true)));

  /**
   * The combinations of options that the search tries last. With these combinations, the picture
   * shows codes instead of labels.
   */
  private static final List<List<Trial>> CODED =
      List.of(
          List.of(plain(LabelStyle.CODES), new Trial(LabelStyle.CODES, true, false)),
          List.of(new Trial(LabelStyle.CODES, true, true)));

  /**
   * A picture whose positions are not computed yet.
   *
   * @param penalty an estimate of how much harder the labels are to read than short labels next to
   *     their lines
   */
  private record Draft(
      Map<String, String> codes, List<LabelBlock> blocks, int penalty, LayoutVariants sketch) {

    /** Returns an estimate of how hard the picture will be to read. */
    int difficulty() {
      return sketch.difficulty() + penalty;
    }

    /**
     * Returns whether the lines of this picture are so much harder to follow than the lines of
     * {@code easiest} that better labels cannot compensate for the difference.
     */
    boolean isMuchHarder(Draft easiest) {
      return sketch.difficulty() > easiest.sketch.difficulty() + LayoutVariants.HARDER
          && difficulty() > easiest.difficulty() + LayoutVariants.HARDER;
    }
  }

  private final Scene scene;
  private final Glyphs glyphs;
  private final int widest;
  private final Predicate<CellPicture> accepted;
  private final LayeredLayout layout = new LayeredLayout();
  private final Set<List<Object>> seen = new HashSet<>();
  private final List<CellPicture> untested = new ArrayList<>();

  private PictureSearch(Scene scene, Glyphs glyphs, int widest, Predicate<CellPicture> accepted) {
    this.scene = scene;
    this.glyphs = glyphs;
    this.widest = widest;
    this.accepted = accepted;
  }

  private static Trial plain(LabelStyle form) {
    return new Trial(form, false, false);
  }

  /**
   * Returns the best accepted picture of a scene, or empty if no picture is accepted. A choice is a
   * branching line, unless the picture would then need codes. Callers must check {@link
   * CellPicture#hindrance} first.
   *
   * @param widest the preferred maximum width, in columns
   * @param accepted returns whether a picture may be the result
   */
  static Optional<CellPicture> best(
      Scene scene, Glyphs glyphs, int widest, Predicate<CellPicture> accepted) {
    Scene withDiamonds = Diamonds.added(scene);
    PictureSearch branching = new PictureSearch(withDiamonds, glyphs, widest, accepted);
    Optional<CellPicture> best = branching.fitting(TRIALS);
    if (withDiamonds.equals(scene)) {
      return best.or(branching::last);
    }
    PictureSearch plain = new PictureSearch(scene, glyphs, widest, accepted);
    return best.or(() -> plain.fitting(TRIALS)).or(branching::last).or(plain::last);
  }

  /** Returns the best picture that is not too wide, or empty if there is none. */
  private Optional<CellPicture> fitting(List<List<Trial>> trials) {
    for (List<Trial> some : trials) {
      draw(some);
      untested.sort(Comparator.comparingDouble(CellPicture::cost));
      Optional<CellPicture> best = first(widest);
      if (best.isPresent()) {
        return best;
      }
    }
    return Optional.empty();
  }

  /** Returns the best picture with codes, or one that is too wide. */
  private Optional<CellPicture> last() {
    return fitting(CODED).or(() -> first(Math.max(MAX_WIDTH, widest)));
  }

  /** Returns the first accepted picture that is not too wide. */
  private Optional<CellPicture> first(int limit) {
    for (CellPicture picture : List.copyOf(untested)) {
      if (picture.drawing().width() <= limit) {
        if (accepted.test(picture)) {
          return Optional.of(picture);
        }
        untested.remove(picture);
      }
    }
    return Optional.empty();
  }

  /**
   * Draws pictures with the given combinations of options, in the order of their estimated
   * difficulty. As soon as one picture is narrow enough, pictures that are much harder to read than
   * the easiest picture are skipped.
   */
  private void draw(List<Trial> trials) {
    List<Draft> drafts = new ArrayList<>();
    for (Trial trial : trials) {
      draft(trial).ifPresent(drafts::add);
    }
    drafts.sort(Comparator.comparingInt(Draft::difficulty));
    boolean fits = false;
    for (Draft draft : drafts) {
      if (!fits || !draft.isMuchHarder(drafts.get(0))) {
        CellPicture picture = draw(draft);
        untested.add(picture);
        fits |= picture.drawing().width() <= widest;
      }
    }
  }

  private Optional<Draft> draft(Trial way) {
    LabelStyle form = way.form();
    Map<String, String> codes = form.codes(scene);
    List<LabelBlock> blocks = form.blocks(scene, codes);
    int rows = 0;
    for (LabelBlock block : blocks) {
      if (!glyphs.isLegible(block)) {
        return Optional.empty();
      }
      rows += block.rows().size();
    }
    if (!seen.add(List.of(form.inline, way.compact(), way.divided(), blocks))) {
      return Optional.empty();
    }
    LayoutOptions options =
        new LayoutOptions(
            form.inline, way.compact(), !glyphs.joints, way.divided(), widest, Spacing.CELLS);
    int penalty = form.penalty + 2 * rows;
    return layout.sketch(graph(blocks), options).map(s -> new Draft(codes, blocks, penalty, s));
  }

  private CellPicture draw(Draft draft) {
    Drawing drawing = layout.draw(draft.sketch);
    double cost = DrawingCost.of(drawing, widest, Spacing.CELLS) + draft.penalty;
    return new CellPicture(scene, drawing, draft.blocks, draft.codes, cost, layout);
  }

  private Graph graph(List<LabelBlock> blocks) {
    List<Graph.Node> nodes = new ArrayList<>();
    for (int i = 0; i < scene.figures().size(); i++) {
      Scene.Figure figure = scene.figures().get(i);
      boolean isBar = figure.kind() == Scene.Kind.CHOICE;
      nodes.add(
          new Graph.Node(
              isBar ? ChoiceBar.WIDTH : CellWidth.of(figure.text()) + 4,
              isBar ? ChoiceBar.ROWS : figure.holds() ? 2 : 3,
              figure.initial() ? glyphs.begin.length() : 0,
              figure.isFinal() ? glyphs.end.length() : 0,
              figure.initial(),
              Graph.Depth.of(scene.isEnd(i), figure.hint() == Scene.Hint.END),
              // Regions are in one row, so that they do not look like a sequence.
              figure.region(),
              scene.place(i),
              figure.parent()));
    }
    List<Graph.Link> links = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      Scene.Arrow arrow = scene.arrows().get(i);
      LabelBlock block = blocks.get(i);
      links.add(new Graph.Link(arrow.from(), arrow.to(), block.width(), block.rows().size()));
    }
    return new Graph(nodes, links, scene.spine(), scene.declared());
  }
}

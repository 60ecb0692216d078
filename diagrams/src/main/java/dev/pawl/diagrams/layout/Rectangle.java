package dev.pawl.diagrams.layout;

/** A rectangle of the grid, from column {@code x} to column {@code x + width - 1}. */
public record Rectangle(int x, int y, int width, int height) {

  public int right() {
    return x + width - 1;
  }

  public int bottom() {
    return y + height - 1;
  }

  public boolean contains(int column, int row) {
    return column >= x && column <= right() && row >= y && row <= bottom();
  }

  public Rectangle moved(int dx, int dy) {
    return new Rectangle(x + dx, y + dy, width, height);
  }
}

package dev.pawl.samples;

/** Runs every sample. */
public final class Main {

  private Main() {}

  /**
   * Runs every sample and prints what happened.
   *
   * @param args none
   */
  public static void main(String[] args) {
    System.out.println("Pawl samples");
  }
}

package forbid;

import dev.pawl.IllegalTransitionError;

/** Tells why a pair is forbidden. */
public final class Program {

  private static String why(BranchState from, BranchState to) {
    try {
      BranchValidator.requireLegal(from, to);
      throw new AssertionError(from + " leads to " + to);
    } catch (IllegalTransitionError e) {
      String because = e.because().orElse("");
      assert e.getMessage().contains(because) : e.getMessage();
      return because;
    }
  }

  private Program() {}

  public static void main(String[] args) {
    assert why(BranchState.DRAFT, BranchState.MERGED).equals("Nobody has read it");
    assert why(BranchState.CLOSED, BranchState.REVIEWED).equals("What is \"over\" stays over");
    assert why(BranchState.REVIEWED, BranchState.DRAFT).equals("A draft is where it began");
    assert why(BranchState.REVIEWED, BranchState.REVIEWED).isEmpty();
  }
}

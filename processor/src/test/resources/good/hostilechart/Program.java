package hostilechart;

/** Names that generated code has itself. */
public final class Program {

  private static final TreeLogic NO =
      new TreeLogic() {
        @Override
        public boolean of() {
          return true;
        }

        @Override
        public boolean leaf() {
          return false;
        }
      };

  private static final class AllTrue implements TreeLogic {
    @Override
    public boolean of() {
      return true;
    }

    @Override
    public boolean leaf() {
      return true;
    }
  }

  private Program() {}

  public static void main(String[] args) {
    assert ChartState.Type.values().length == 20;
    TreeMachine tree = TreeMachine.builder().logic(NO).effects(() -> {}).build();
    assert tree.leaf() == TreeState.LEAF && tree.is(TreeState.WITHIN);
    assert tree.of() == TreeState.LEAF : "the guard within says no";
    assert TreePhase.tree().of(new AllTrue()).state() == TreeState.LEAF;
  }
}

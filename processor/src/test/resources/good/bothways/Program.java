package both;

/** The same machine declared both ways; that the text is the same is checked elsewhere. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    for (byenum.WorkstreamState from : byenum.WorkstreamState.values()) {
      byyaml.WorkstreamState same = byyaml.WorkstreamState.valueOf(from.name());
      assert same.ordinal() == from.ordinal();
      assert byenum.WorkstreamTransitions.targets(from)
          .toString()
          .equals(byyaml.WorkstreamTransitions.targets(same).toString());
      assert byenum.WorkstreamTransitions.events(from)
          .toString()
          .equals(byyaml.WorkstreamTransitions.events(same).toString());
    }
  }
}

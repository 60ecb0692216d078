package onegate;

import java.util.Set;

/** Several guards on one event: the first that holds is taken. */
public final class Program {

  private record Facts(Set<String> hold) implements TierLogic {
    @Override
    public boolean top(TierEvent.Score event) {
      return hold.contains("top");
    }

    @Override
    public boolean banned(TierEvent.Score event) {
      return hold.contains("banned");
    }

    @Override
    public boolean pardoned(TierEvent.Score event) {
      return hold.contains("pardoned");
    }

    @Override
    public boolean good(TierEvent.Score event) {
      return hold.contains("good");
    }

    @Override
    public boolean lucky(TierEvent.Score event) {
      return hold.contains("lucky");
    }

    @Override
    public boolean fair(TierEvent.Score event) {
      return hold.contains("fair");
    }

    @Override
    public boolean tired(TierEvent.Score event) {
      return hold.contains("tired");
    }

    @Override
    public Toss toss(TierEvent.Score event) {
      return hold.contains("heads") ? Toss.SILVER : Toss.BRONZE;
    }
  }

  private static TierState score(String... facts) {
    TierMachine machine = TierMachine.builder().logic(new Facts(Set.of(facts))).build();
    TierState to = machine.score(1);
    assert TierTransitions.score(TierState.ENTRY, 1, new Facts(Set.of(facts))) == to;
    return to;
  }

  private Program() {}

  public static void main(String[] args) {
    assert score("top") == TierState.GOLD;
    assert score("top", "banned") == TierState.OUT;
    assert score("top", "banned", "pardoned", "lucky") == TierState.SILVER;
    assert score("good") == TierState.SILVER;
    assert score("fair") == TierState.BRONZE;
    assert score("fair", "heads") == TierState.SILVER;
    assert score() == TierState.ENTRY;
    assert score("tired") == TierState.OUT;
  }
}

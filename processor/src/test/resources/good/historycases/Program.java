package historycases;

/** A state that an instance is never in is refused with the reason. */
public final class Program {

  private static final PlayerCases<String> CASES =
      new PlayerCases<>() {
        @Override
        public String off() {
          return "off";
        }

        @Override
        public String slow() {
          return "slow";
        }

        @Override
        public String fast() {
          return "fast";
        }
      };

  private Program() {}

  private static String refusal(Runnable call) {
    try {
      call.run();
      return "";
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  public static void main(String[] args) {
    assert PlayerCases.match(PlayerState.FAST, CASES).equals("fast");
    String history = "LAST is a history state: an instance is never in it.";
    String superstate = "ON is a superstate: an instance is in one of its substates.";
    assert refusal(() -> PlayerCases.match(PlayerState.LAST, CASES)).equals(history);
    assert refusal(() -> PlayerCases.match(PlayerState.ON, CASES)).equals(superstate);
  }
}

package app;

/** Prints where an open circuit can go. */
public class App {

  public static void main(String[] args) {
    System.out.println(CircuitTransitions.targets(CircuitState.OPEN));
  }
}

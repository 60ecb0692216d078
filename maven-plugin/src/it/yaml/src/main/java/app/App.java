package app;

import java.util.TreeSet;

/** Prints where an open circuit can go. */
public class App {

  public static void main(String[] args) {
    System.out.println(new TreeSet<>(CircuitTransitions.targets(CircuitState.OPEN)));
  }
}

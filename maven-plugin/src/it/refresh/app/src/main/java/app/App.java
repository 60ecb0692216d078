package app;

import generated.First;

/** Prints the texts from which the generated classes were created. */
public class App {

  public static void main(String[] args) {
    boolean second;
    try {
      Class.forName("generated.Second");
      second = true;
    } catch (ClassNotFoundException e) {
      second = false;
    }
    boolean page = App.class.getResource("/META-INF/pawl/Second.txt") != null;
    System.out.println(
        String.join(" ", args) + ": " + First.text() + (second ? " Second" : "") + (page ? "+" : ""));
  }
}

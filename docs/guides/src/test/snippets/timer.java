class Fixture {

  static void run() {
    // snippet
  }
}

class Fixture {

  static void run() throws Exception {
    // snippet
  }
}

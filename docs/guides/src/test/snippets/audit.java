class Fixture {

  static void run() {
    // snippet
    dev.pawl.guides.snippet.Shown.is("2", audit.events().size());
  }
}

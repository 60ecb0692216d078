class Fixture {

  static void run() {
    OrderLogic rules = cart -> true;
    OrderMachine machine = OrderMachine.start(new Cart(2), rules);
    // snippet
    dev.pawl.guides.snippet.Shown.is("OPEN", again.state());
    dev.pawl.guides.snippet.Shown.is("Cart[items=2]", again.context());
  }
}

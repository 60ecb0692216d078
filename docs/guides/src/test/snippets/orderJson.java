class Fixture {

  static void run() {
    OrderLogic rules = cart -> true;
    OrderMachine machine = OrderMachine.builder().context(new Cart(2)).logic(rules).build();
    // snippet
    dev.pawl.guides.snippet.Shown.is("OPEN", again.state());
    dev.pawl.guides.snippet.Shown.is("Cart[items=2]", again.context());
  }
}

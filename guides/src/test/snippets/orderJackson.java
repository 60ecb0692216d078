class Fixture {

  static void run() throws Exception {
    OrderLogic rules = cart -> true;
    String json = OrderCodec.toJson(OrderMachine.start(new Cart(2), rules));
    // snippet
  }
}

class Fixture {

  static void run() throws Exception {
    OrderLogic rules = cart -> true;
    String json = OrderCodec.toJson(OrderMachine.builder().context(new Cart(2)).logic(rules).build());
    // snippet
  }
}

package dev.pawl.samples.order;

import java.util.ArrayList;
import java.util.List;

/** Records the effects of an order instead of executing them. */
final class Errands implements OrderEffects {

  private final List<String> done = new ArrayList<>();

  @Override
  public void confirmOrder(Account account) {
    done.add("confirmOrder");
  }

  @Override
  public void sendReceipt(Account account) {
    done.add("sendReceipt");
  }

  @Override
  public void reserveGoods(Account account) {
    done.add("reserveGoods");
  }

  @Override
  public void releaseGoods(Account account) {
    done.add("releaseGoods");
  }

  @Override
  public void handToCarrier(Account account) {
    done.add("handToCarrier");
  }

  @Override
  public void thankCustomer(Account account) {
    done.add("thankCustomer");
  }

  @Override
  public void tellCustomer(Account account) {
    done.add("tellCustomer");
  }

  @Override
  public void payBack(Account account) {
    done.add("payBack");
  }

  @Override
  public String toString() {
    return String.join(", ", done);
  }
}

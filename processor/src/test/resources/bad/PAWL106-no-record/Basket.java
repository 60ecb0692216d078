package bad;

final class Basket {
  int dueCents() {
    return 0;
  }

  int paidCents() {
    return 0;
  }
}

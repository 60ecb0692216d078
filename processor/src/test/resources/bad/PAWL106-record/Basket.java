package bad;

record Basket(int dueCents, String paidCents) {}

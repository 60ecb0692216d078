package bad;

import java.util.Optional;

record Basket(int dueCents, String note, Optional<String> coupon) {}

import dev.pawl.*;

record Cart(int items) {}

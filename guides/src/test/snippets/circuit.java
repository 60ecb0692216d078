import dev.pawl.*;
import dev.pawl.hook.*;
import java.time.*;
import java.util.*;

class Fixture {

  static void say(Object anything) {}

  static void run() throws Exception {
    // snippet
  }
}

package dev.pawl.guides.squirrel;

import dev.pawl.squirrel.importer.SideBySide;
import java.util.List;

// guide: side-by-side
class ClaimSideBySideTest extends ClaimSideBySide {

  @Override
  SquirrelClaim squirrelMachine() {
    return SquirrelClaim.begin(effect -> {});
  }

  @Override
  SideBySide<SquirrelClaim.State, SquirrelClaim.Event, SquirrelClaim.File> configured(
      SideBySide<SquirrelClaim.State, SquirrelClaim.Event, SquirrelClaim.File> comparison) {
    return comparison
        .contexts(
            SquirrelClaim.File::new, file -> List.of(file.amount, file.papers, file.appealed))
        .beforeEach((file, random) -> file.offered = random.nextInt(2000));
  }
}
// end

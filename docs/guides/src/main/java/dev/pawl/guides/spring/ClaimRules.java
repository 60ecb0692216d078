package dev.pawl.guides.spring;

/** The guards and updates of the machine. */
public final class ClaimRules implements ClaimLogic {

  @Override
  public boolean worthwhile(ClaimFile file, ClaimEvent.Submit event) {
    return event.amount() > 50;
  }

  @Override
  public ClaimFile takeAmount(ClaimFile file, ClaimEvent.Submit event) {
    return new ClaimFile(event.amount(), file.papers(), file.appealed());
  }

  @Override
  public boolean lastMissing(ClaimFile file) {
    return file.papers() == 2;
  }

  @Override
  public ClaimFile countPaper(ClaimFile file) {
    return new ClaimFile(file.amount(), file.papers() + 1, file.appealed());
  }

  @Override
  public boolean large(ClaimFile file) {
    return file.amount() > 1000;
  }

  @Override
  public boolean appealed(ClaimFile file) {
    return file.appealed();
  }

  @Override
  public ClaimFile noteAppeal(ClaimFile file) {
    return new ClaimFile(file.amount(), file.papers(), true);
  }
}

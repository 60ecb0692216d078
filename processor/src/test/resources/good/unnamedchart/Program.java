import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.Set;

/** Charts in no package, where types cannot be told apart by their packages. */
public final class Program {

  private static final FactsLogic LOGIC =
      new FactsLogic() {
        @Override
        public Chart keep(Chart context, FactsEvent.Tell event) {
          return new Chart(context.count() + event.life().years());
        }

        @Override
        public Duration patience(Chart context) {
          return Duration.ofSeconds(1);
        }
      };

  private Program() {}

  public static void main(String[] args) {
    VirtualScheduler scheduler = new VirtualScheduler();
    FactsMachine facts =
        FactsMachine.builder()
            .context(new Chart(1))
            .logic(LOGIC)
            .effects(context -> {})
            .scheduler(scheduler)
            .build();
    assert facts.configuration().equals(Set.of(FactsState.ONE, FactsState.TWO));
    facts.tell(new Step(2));
    assert facts.state() == FactsState.SHUT && facts.context().count() == 3;
    facts.open();
    scheduler.advance(Duration.ofSeconds(1));
    assert facts.state() == FactsState.SHUT;
    CarrierLogic logic =
        new CarrierLogic() {
          @Override
          public boolean old(Step context, CarrierState.Full state) {
            return state.life().years() > 9;
          }

          @Override
          public Chart rulesForFull(Step context, CarrierEvent.Tell event) {
            return new Chart(event.life().years());
          }
        };
    CarrierMachine carrier = CarrierMachine.builder().context(new Step(0)).logic(logic).build();
    assert carrier.tell(new Step(10)).equals(CarrierState.full(new Step(10), new Chart(10)));
    assert carrier.spill() == CarrierState.empty();
  }
}

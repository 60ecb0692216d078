package dev.pawl.test.sample;

/** The rules of parcels. */
public final class ParcelRules implements ParcelLogic {

  @Override
  public boolean enough(Postage context, ParcelEvent event) {
    return event instanceof ParcelEvent.Pay pay
        ? context.paid() + pay.cents() >= context.due()
        : context.paid() >= context.due();
  }

  @Override
  public boolean card(Postage context, ParcelEvent event) {
    return false;
  }

  @Override
  public Postage addPayment(Postage context, ParcelEvent.Pay event) {
    return new Postage(context.due(), context.paid() + event.cents());
  }
}

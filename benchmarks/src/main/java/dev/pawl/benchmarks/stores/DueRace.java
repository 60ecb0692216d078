package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.stores.due.DueContender;
import java.util.ArrayList;
import java.util.List;

/**
 * A comparison of contenders that handle due timers or messages. They run in turns, each with the
 * same number of workers.
 *
 * @param extent the number of blocks, and how many timers or messages are due in each
 */
record DueRace(Extent extent) {

  /** Measures a row, checks the stored data, and closes the contenders. */
  List<Figure> run(String row, List<DueContender> contenders) throws Exception {
    List<Rates> rates = contenders.stream().map(one -> new Rates()).toList();
    int warm = extent.warmOfDue();
    int due = extent.firstDue();
    double slowest = Double.MAX_VALUE;
    for (int round = 0; round < warm + extent.blocksOfDue(); round++) {
      for (int i = 0; i < contenders.size(); i++) {
        int turn = (i + round) % contenders.size();
        long taken = handle(contenders.get(turn), round, due);
        if (round >= warm) {
          rates.get(turn).add(due, taken);
        }
        slowest = Math.min(slowest, due * 1e9 / taken);
      }
      // one number for all contenders and for all blocks that count
      due = round < warm ? extent.due(slowest) : due;
    }
    List<Figure> figures = new ArrayList<>();
    for (int i = 0; i < contenders.size(); i++) {
      DueContender one = contenders.get(i);
      one.close();
      figures.add(rates.get(i).figure(row, one.name(), one.note()));
    }
    Rates.print(figures);
    return figures;
  }

  private static long handle(DueContender one, int round, int due) throws Exception {
    one.prepare(round, due);
    long began = System.nanoTime();
    one.handle();
    long taken = System.nanoTime() - began;
    one.stop();
    one.check(round, due);
    return taken;
  }
}

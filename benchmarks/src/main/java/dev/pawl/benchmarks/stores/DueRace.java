package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.stores.due.DueContender;
import java.util.ArrayList;
import java.util.List;

/**
 * What is due, handled by several contenders in turns, each with the same number of workers.
 *
 * @param extent how many blocks, and how many are due in each
 */
record DueRace(Extent extent) {

  /** Measures a row, makes sure of what is stored, and closes the contenders. */
  List<Figure> run(String row, List<DueContender> contenders) throws Exception {
    List<Rates> rates = contenders.stream().map(one -> new Rates()).toList();
    // a block takes longer than one of steps, and warms more
    int warm = (extent.warm() + 1) / 2;
    int blocks = (extent.blocks() + 1) / 2;
    for (int block = -warm; block < blocks; block++) {
      for (int i = 0; i < contenders.size(); i++) {
        int turn = Math.floorMod(i + block, contenders.size());
        DueContender one = contenders.get(turn);
        int round = block + warm;
        one.prepare(round, extent.due());
        long began = System.nanoTime();
        one.handle();
        long taken = System.nanoTime() - began;
        one.stop();
        one.check(round, extent.due());
        if (block >= 0) {
          rates.get(turn).add(extent.due(), taken);
        }
      }
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
}

package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.stores.step.StepContender;
import java.util.ArrayList;
import java.util.List;

/**
 * A comparison of contenders that make steps. They run in short blocks in turns, so that
 * disturbances affect all of them. Uses one thread with one connection.
 *
 * @param extent the number and duration of blocks
 */
record StepRace(Extent extent) {

  /** Measures a row, checks the stored data, and closes the contenders. */
  List<Figure> run(String row, List<StepContender> contenders) throws Exception {
    List<Rates> rates = contenders.stream().map(one -> new Rates()).toList();
    for (int block = -extent.warm(); block < extent.blocks(); block++) {
      for (int i = 0; i < contenders.size(); i++) {
        int turn = Math.floorMod(i + block, contenders.size());
        long began = System.nanoTime();
        long steps = 0;
        long taken = 0;
        while (taken < extent.millis() * 1_000_000L) {
          contenders.get(turn).step();
          steps++;
          taken = System.nanoTime() - began;
        }
        if (block >= 0) {
          rates.get(turn).add(steps, taken);
        }
      }
    }
    List<Figure> figures = new ArrayList<>();
    for (int i = 0; i < contenders.size(); i++) {
      StepContender one = contenders.get(i);
      one.check();
      one.close();
      figures.add(rates.get(i).figure(row, one.name(), one.note()));
    }
    Rates.print(figures);
    return figures;
  }
}

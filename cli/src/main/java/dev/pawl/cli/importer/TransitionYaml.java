package dev.pawl.cli.importer;

import dev.pawl.cli.importer.YamlNode.Item;
import dev.pawl.cli.importer.YamlNode.Items;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A writer of the transitions of a state as YAML. */
final class TransitionYaml {

  private static final String ANY = "*";

  private final AssignedNames names;

  TransitionYaml(AssignedNames names) {
    this.names = names;
  }

  /**
   * Adds transitions, in their order, with the keys {@code on}, {@code to}, {@code always}, {@code
   * after} and {@code every}.
   */
  void addTo(FieldList fields, List<ImportedTransition> transitions) {
    Map<String, List<ImportedTransition>> on = new LinkedHashMap<>();
    Map<String, List<ImportedTransition>> after = new LinkedHashMap<>();
    Map<String, List<ImportedTransition>> every = new LinkedHashMap<>();
    List<ImportedTransition> always = new ArrayList<>();
    List<ImportedTransition> direct = new ArrayList<>();
    Set<String> keys = new LinkedHashSet<>();
    for (ImportedTransition transition : transitions) {
      keys.add(key(transition.trigger()));
      ImportedTrigger trigger = transition.trigger();
      if (trigger instanceof ImportedTrigger.OnEvent event) {
        add(on, names.event(event.event()), transition);
      } else if (trigger instanceof ImportedTrigger.Done done) {
        add(on, Event.DONE_PREFIX + names.state(done.state()), transition);
      } else if (trigger instanceof ImportedTrigger.AnyEvent) {
        add(on, ANY, transition);
      } else if (trigger instanceof ImportedTrigger.Timer timer) {
        add(timer.repeats() ? every : after, names.delay(timer), transition);
      } else if (trigger instanceof ImportedTrigger.Direct) {
        direct.add(transition);
      } else {
        always.add(transition);
      }
    }
    keys.forEach(
        key -> {
          switch (key) {
            case "on" -> addGroups(key, on, fields);
            case "after" -> addGroups(key, after, fields);
            case "every" -> addGroups(key, every, fields);
            case "to" -> fields.add(key, group(direct));
            default -> fields.add(key, group(always));
          }
        });
  }

  private static String key(ImportedTrigger trigger) {
    if (trigger instanceof ImportedTrigger.Timer timer) {
      return timer.repeats() ? "every" : "after";
    } else if (trigger instanceof ImportedTrigger.Direct) {
      return "to";
    }
    return trigger instanceof ImportedTrigger.Eventless ? "always" : "on";
  }

  private static void add(
      Map<String, List<ImportedTransition>> groups, String key, ImportedTransition transition) {
    groups.computeIfAbsent(key, k -> new ArrayList<>()).add(transition);
  }

  private void addGroups(
      String key, Map<String, List<ImportedTransition>> groups, FieldList fields) {
    FieldList inner = new FieldList();
    groups.forEach(
        (name, group) ->
            inner.add(group.size() == 1 ? group.get(0).comments() : List.of(), name, group(group)));
    fields.fields(key, inner);
  }

  private YamlNode group(List<ImportedTransition> group) {
    String timer =
        group.get(0).trigger() instanceof ImportedTrigger.Timer t && !t.name().isEmpty()
            ? names.event(t.name())
            : "";
    if (group.size() == 1) {
      return transition(group.get(0), timer);
    }
    List<Item> items = new ArrayList<>();
    for (ImportedTransition transition : group) {
      String name = items.isEmpty() ? timer : "";
      items.add(new Item(transition.comments(), transition(transition, name)));
    }
    return new Items(items);
  }

  private YamlNode transition(ImportedTransition transition, String timer) {
    FieldList fields = new FieldList();
    fields.text("name", timer);
    transition.guard().ifPresent(g -> fields.text("guard", formula(g).text()));
    addUpdates(transition, fields);
    fields.texts("to", transition.targets().stream().map(names::state).toList());
    if (!transition.choose().isEmpty()) {
      fields.text("choose", names.choice(transition.choose()));
    }
    FieldList actions = actions(transition.actions());
    actions.build().fields().forEach(f -> fields.add(f.key(), f.value()));
    fields.text("description", transition.description());
    fields.texts("requirement", transition.requirements());
    // internal: true is also written if the map would otherwise be empty
    fields.flag("internal", transition.isInternal() || fields.isEmpty());
    return fields.hasOnly("to") && transition.targets().size() == 1
        ? fields.first()
        : fields.build();
  }

  private void addUpdates(ImportedTransition transition, FieldList fields) {
    for (ImportedAction action : transition.actions()) {
      if (action instanceof ImportedAction.Update update) {
        fields.text("update", names.update(update));
      }
    }
  }

  /** Returns the keys {@code effects} and {@code raise} for actions. */
  FieldList actions(List<ImportedAction> actions) {
    List<String> effects = new ArrayList<>();
    List<String> raised = new ArrayList<>();
    for (ImportedAction action : actions) {
      if (action instanceof ImportedAction.Effect effect) {
        effects.add(names.effect(effect));
      } else if (action instanceof ImportedAction.Raise raise) {
        raised.add(names.event(raise.event()));
      }
    }
    return new FieldList().texts("effects", effects).texts("raise", raised);
  }

  private Formula formula(ImportedGuard guard) {
    if (guard instanceof ImportedGuard.Atom atom) {
      return new Formula.Predicate(names.predicate(atom));
    } else if (guard instanceof ImportedGuard.In in) {
      return new Formula.In(names.state(in.state()));
    } else if (guard instanceof ImportedGuard.Not not) {
      return new Formula.Not(formula(not.operand()));
    } else if (guard instanceof ImportedGuard.And and) {
      return new Formula.And(and.operands().stream().map(this::formula).toList());
    }
    return new Formula.Or(
        ((ImportedGuard.Or) guard).operands().stream().map(this::formula).toList());
  }
}

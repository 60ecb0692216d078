// guide: implementations
import { and, not, or, raise, stateIn } from 'xstate';

/** Returns the guards and actions of a machine that Pawl exported, made of your predicates. */
export function implementations(config, { predicates = {}, choices = {}, actions = {} }) {
  const guards = { ...predicates };
  const formula = (f) =>
    typeof f === 'string' ? f
      : f.and ? and(f.and.map(formula))
      : f.or ? or(f.or.map(formula))
      : f.not ? not(formula(f.not))
      : stateIn(f.in);
  const chooses = (p) => (args) => choices[p.choose](args, p.targets) === p.target;
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return;
    const params = value.guard?.params;
    if (params?.formula || params?.choose) {
      const parts = [];
      if (params.formula) parts.push(formula(params.formula));
      if (params.choose) parts.push(chooses(params));
      guards[value.guard.type] = parts.length === 1 ? parts[0] : and(parts);
    }
    Object.values(value).forEach(visit);
  };
  visit(config);
  const raises = raise((_, params) => params.event);
  return { guards, actions: { ...actions, 'xstate.raise': raises } };
}
// end

// What a picture of a model has to show, worked out from the model's JSON alone.

const list = (value) => value ?? [];

export function expected(model) {
  const border = model.parallel === true || ["entry", "exit", "always", "timers", "ignore", "defer"].some((key) => model[key])
    || list(model.transitions).some((transition) => !list(transition.to).length);
  const base = border ? [model.machine] : [];
  const nodes = [];
  const collect = (state, parent, path) => {
    const node = { state, parent, path: [...path, state.name], children: [] };
    nodes.push(node);
    parent?.children.push(node);
    list(state.states).forEach((child) => collect(child, node, node.path));
    return node;
  };
  const top = list(model.states).map((state) => collect(state, null, base));
  const find = (name) => nodes.find((node) => node.state.name === name);
  const root = { state: model, path: base };

  const label = (owner, transition) => {
    const timer = list(owner.timers).find((t) => t.event === transition.event);
    const done = [...list(transition.effects), ...list(transition.raise).map((event) => `raise ${event}`)];
    return [
      transition.direct ? "" : timer ? timerLabel(timer) : transition.event ?? "",
      transition.guard ? `[${transition.guard.text}]` : "",
      transition.choose ? `[${transition.choose}]` : "",
      done.length ? `/ ${done.join(", ")}` : "",
      transition.internal || !list(transition.to).length ? "(internal)" : "",
    ].filter((part) => part !== "").join(" ");
  };
  const arrows = [];
  const draw = (from, owner, transition) => {
    const targets = list(transition.to).length ? list(transition.to).map(find).filter(Boolean) : [from];
    targets.forEach((to) => arrows.push([from.path, label(owner, transition), to.path]));
  };
  const all = (owner) => [...list(owner.transitions), ...list(owner.always)];
  nodes.forEach((node) => all(node.state).forEach((transition) => draw(node, node.state, transition)));
  const anywhere = { state: { name: "any state" }, path: ["any state"] };
  all(model).forEach((transition) => draw(border ? root : anywhere, model, transition));

  const starts = [];
  const begin = (state, path, children) => {
    if (state.parallel || !children.length) {
      return;
    }
    const inner = children.filter((child) => !child.state.history);
    const marked = inner.filter((child) => child.state.initial);
    const named = list(state.startsIn).map(find);
    const begins = named.length ? named : state === model ? marked : marked.length ? marked.slice(0, 1) : inner.slice(0, 1);
    begins.forEach((child) => {
      const how = !named.length && child.state.initial ? child.state.initial.description ?? "" : "";
      starts.push([path, how, child.path]);
    });
  };
  begin(model, base, top);
  nodes.forEach((node) => begin(node.state, node.path, node.children));

  const around = border ? [root] : all(model).length ? [anywhere] : [];
  const boxes = [...around, ...nodes].map(({ state, path }) => ({
    path,
    history: state.history,
    regions: state.parallel ? list(state.states).filter((child) => !child.history).length : 0,
    texts: [
      state === model ? "" : (state.description ?? "").trim().split(/\r?\n[ \t]*\r?\n/)[0],
      ...["entry", "exit"].flatMap((key) => [...list(state[key]?.effects), ...list(state[key]?.raise)]),
      ...list(state.ignore), ...list(state.defer), ...list(state.data).map((param) => param.name),
    ],
  }));
  return { boxes, arrows, starts, ends: nodes.filter((node) => node.state.final).map((node) => node.path) };
}

/** A timer shows its own name, if it has one, before its delay: other names end in the delay. */
function timerLabel(timer) {
  const plain = (text) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const delay = timer.every ? `every ${timer.every}` : `after ${timer.after}`;
  return plain(timer.event).endsWith(plain(delay)) ? delay : `${timer.event} ${delay}`;
}

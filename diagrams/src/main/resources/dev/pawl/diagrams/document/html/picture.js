// @ts-check
/** The diagram: its highlighted elements, its visible part and its scale. */
class Picture {
  constructor(svg, chart, drawnAs) {
    this.svg = svg;
    this.chart = chart;
    this.frame = svg.parentElement;
    this.boxes = [...svg.querySelectorAll(".state")];
    // in an overview, a box can represent many states
    this.drawnAs = drawnAs;
    this.arrows = [...svg.querySelectorAll(".arrow, .legend[data-to], .way")];
    this.width = Number(svg.getAttribute("width"));
    this.height = Number(svg.getAttribute("height"));
    this.scale = 1;
    this.fitted = false;
    this.onScale = () => {};
    this.places = new Map();
    this.arrows.forEach(Picture.#widen);
    this.#dimming();
    this.#dragging();
  }

  /** Makes an arrow clickable also next to its line. */
  static #widen(arrow) {
    arrow.querySelectorAll("path").forEach((line) => {
      const wide = line.cloneNode();
      wide.setAttribute("class", "hit");
      line.before(wide);
    });
  }

  boxOf(node) {
    return this.boxes[this.drawnAs[node.number] - 1];
  }

  /** Returns the first state that a box represents. */
  #nodeOf(box) {
    return this.chart.nodes.slice(1).find((node) => this.boxOf(node) === box);
  }

  /** Returns the states that an arrow or a line of the legend connects, by the names in the diagram. */
  #ends(source, target) {
    return [
      source.parent === null || !this.boxOf(source) ? "" : this.boxOf(source).dataset.state,
      target === null || !this.boxOf(target) ? "" : this.boxOf(target).dataset.state,
    ];
  }

  /** Returns the arrows from a state to other states; if there are none, the arrows from the state to itself. */
  between(source, targets) {
    const pairs = (targets.length > 0 ? targets : [null]).map((target) => this.#ends(source, target));
    return this.arrows.filter(({ dataset }) => pairs.some(([from, to]) => dataset.from === from && dataset.to === to));
  }

  /** Returns the arrows of a transition: those that name its event; if there are none, all arrows between its states. */
  namingOf({ source, transition: { to, event } }) {
    const between = this.between(source, this.chart.find(to));
    const cause = this.chart.cause(event);
    const named = between.filter((arrow) => (arrow.getAttribute("aria-label") || arrow.textContent).includes(cause));
    return named.length > 0 ? named : between;
  }

  arrowsOf(taken) {
    return taken.flatMap(({ arc: { source }, targets }) => this.between(source, targets));
  }

  /** Highlights active states and possible transitions. */
  light(active, taken) {
    const lit = new Set(this.arrowsOf(taken));
    this.arrows.forEach((arrow) => {
      arrow.classList.remove("hot");
      arrow.classList.toggle("lit", lit.has(arrow));
    });
    const boxes = new Set([...active].filter((node) => node.parent !== null).map((node) => this.boxOf(node)));
    this.boxes.forEach((box) => {
      box.classList.toggle("active", boxes.has(box));
      if (boxes.has(box)) {
        box.setAttribute("aria-current", "true");
      } else {
        box.removeAttribute("aria-current");
      }
    });
    this.svg.classList.add("walking");
  }

  heat(taken, on) {
    this.arrowsOf(taken).forEach((arrow) => arrow.classList.toggle("hot", on));
  }

  /** Starts the accessible name of a box with the text in the box. */
  static #nameByText(box) {
    const texts = [...box.querySelectorAll("text")];
    // the tooltip repeats the description, which is among the texts
    box.querySelectorAll("title").forEach((title) => title.setAttribute("aria-hidden", "true"));
    texts.forEach((text) => text.after(" "));
    box.setAttribute("aria-label", texts.map((text) => text.textContent.trim()).join(" ") + ", " + box.getAttribute("aria-label"));
  }

  /**
   * Makes highlighted arrows clickable.
   *
   * choose: receives the arrow, the clicked text and the position in the window
   */
  clickable(choose) {
    this.arrows.forEach((arrow) => arrow.addEventListener("click", (event) => {
      if (!this.dragged && arrow.classList.contains("lit")) {
        event.stopPropagation();
        const text = event.target.closest("text, tspan");
        choose(arrow, text ? text.textContent : "", { x: event.clientX, y: event.clientY });
      }
    }));
  }

  /**
   * Makes states selectable by mouse, touch and keyboard.
   *
   * choose: receives the state, the position in the window, and the box if it was selected by keyboard
   */
  choosable(choose) {
    this.boxes.forEach((box) => {
      const node = this.#nodeOf(box);
      if (!node) {
        return;
      }
      box.setAttribute("tabindex", "0");
      box.setAttribute("role", "button");
      Picture.#nameByText(box);
      box.addEventListener("click", (event) => {
        event.stopPropagation();
        if (!this.dragged) {
          choose(node, { x: event.clientX, y: event.clientY }, null);
        }
      });
      box.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          const { left, bottom } = box.getBoundingClientRect();
          choose(node, { x: left, y: bottom }, box);
        }
      });
    });
  }

  /** Dims all arrows except those of a state under the pointer. */
  #dimming() {
    const name = (node) => this.boxOf(node) && this.boxOf(node).dataset.state;
    this.boxes.forEach((box) => {
      const node = this.#nodeOf(box);
      if (!node) {
        return;
      }
      const look = () => {
        // transitions of its superstates also leave the state
        const from = new Set([node, ...this.chart.around(node, null)].map((n) => (n.parent === null ? "" : name(n))));
        const near = this.arrows.filter(({ dataset }) => from.has(dataset.from) || dataset.to === name(node));
        const others = new Set(near.flatMap(({ dataset }) => [dataset.from, dataset.to]));
        const around = new Set(this.chart.around(node, null));
        this.svg.classList.add("looking");
        this.arrows.forEach((arrow) => arrow.classList.toggle("near", near.includes(arrow)));
        this.chart.nodes.slice(1).forEach((n) => {
          const other = this.boxOf(n);
          other && other.classList.toggle("near", n === node || around.has(n) || this.chart.isBelow(n, node) || others.has(name(n)));
        });
      };
      const leave = () => this.svg.classList.remove("looking");
      box.addEventListener("mouseenter", look);
      box.addEventListener("mouseleave", leave);
      box.addEventListener("focus", look);
      box.addEventListener("blur", leave);
    });
  }

  /** Returns the position of the number of a state or of an arrow's start; null if the element has no shape. */
  #placeOf(element) {
    // measured before the picture changes, because each change would need another layout
    if (!this.places.has(element)) {
      const shape = element.querySelector(":scope > rect, :scope > path:not(.hit)");
      if (!shape) {
        this.places.set(element, null);
      } else if (shape instanceof SVGPathElement) {
        this.places.set(element, shape.getPointAtLength(Math.min(18, shape.getTotalLength() / 2)));
      } else {
        const box = shape.getBBox();
        this.places.set(element, { x: box.x + box.width, y: box.y });
      }
    }
    return this.places.get(element);
  }

  /** Shows a number at a state or at the start of an arrow; nothing if the number is 0. */
  count(element, number) {
    const text = number === 0 ? "" : number.toLocaleString("en", { notation: "compact" });
    const old = element.querySelector(":scope > .number");
    const place = this.#placeOf(element);
    if (text === (old ? old.textContent : "") || !place) {
      return;
    }
    if (text === "") {
      old.remove();
      return;
    }
    const width = 8 + 7 * text.length;
    const [rect, label] = old ? old.children : Picture.#badge(element, place);
    rect.setAttribute("x", String(place.x - width / 2));
    rect.setAttribute("width", String(width));
    label.textContent = text;
  }

  /** Adds an empty number to an element. */
  static #badge(element, { x, y }) {
    const make = (name, attributes) => {
      const one = document.createElementNS("http://www.w3.org/2000/svg", name);
      Object.entries(attributes).forEach(([key, value]) => one.setAttribute(key, value));
      return one;
    };
    const group = make("g", { class: "number", "aria-hidden": "true" });
    group.append(make("rect", { y: y - 9, height: 18, rx: 9 }), make("text", { x, y: y + 4, "text-anchor": "middle" }));
    element.append(group);
    return group.children;
  }

  /** Shows recorded steps with paint() instead of a walk. */
  beginPainting() {
    this.svg.classList.remove("walking");
    this.svg.classList.add("trailing");
    this.svg.querySelectorAll(".hot").forEach((one) => one.classList.remove("hot"));
  }

  endPainting() {
    this.svg.classList.remove("trailing");
    this.svg.querySelectorAll(".number").forEach((one) => one.remove());
    this.svg.querySelectorAll(".arrow, .legend, .way, .state").forEach((one) => one.classList.remove("taken", "never", "refusing"));
  }

  /**
   * Shows how often each transition was taken, and how many instances are in each state.
   *
   * count: receives the number of a transition; instances: receives a state; last: the numbers of the transitions to light; refusing: the state to mark
   */
  paint(count, instances, last, refusing) {
    if (!this.arrowsByNumber) {
      this.arrowsByNumber = this.chart.arcs.map((arc) => this.namingOf(arc));
      [...this.arrowsByNumber.flat(), ...this.boxes].forEach((element) => this.#placeOf(element));
    }
    const sums = new Map();
    this.arrowsByNumber.forEach((arrows, number) => arrows.forEach((arrow) => sums.set(arrow, (sums.get(arrow) || 0) + count(number))));
    const most = Math.max(1, ...sums.values());
    const lit = new Set(last.flatMap((number) => this.arrowsByNumber[number]));
    sums.forEach((sum, arrow) => {
      arrow.classList.toggle("taken", sum > 0);
      arrow.classList.toggle("never", sum === 0);
      arrow.classList.toggle("lit", lit.has(arrow));
      this.count(arrow, sum);
      arrow.style.setProperty("--heat", sum === 0 ? "0" : (Math.log(1 + sum) / Math.log(1 + most)).toFixed(3));
    });
    const inside = new Map();
    this.chart.nodes.slice(1).forEach((node) => inside.set(this.boxOf(node), (inside.get(this.boxOf(node)) || 0) + instances(node)));
    this.boxes.forEach((box) => {
      const number = inside.get(box) || 0;
      this.count(box, number);
      box.classList.toggle("active", number > 0);
      box.classList.toggle("refusing", refusing !== null && box === this.boxOf(refusing));
      box.classList.remove("never");
    });
  }

  /** Returns the distance to scroll so that an element is visible. */
  static #beyond(low, high, from, to) {
    const margin = 16;
    return low < from + margin ? low - from - margin : Math.max(0, Math.min(high - to + margin, low - from - margin));
  }

  /** Scrolls the picture to states, and, if asked for, the page to the picture. */
  reveal(nodes, page) {
    const boxes = nodes.map((node) => this.boxOf(node)).filter(Boolean);
    if (boxes.length === 0) {
      return;
    }
    const places = () => boxes.map((box) => (box.querySelector("text") || box).getBoundingClientRect());
    const bounds = (all) => ({
      left: Math.min(...all.map((p) => p.left)), right: Math.max(...all.map((p) => p.right)),
      top: Math.min(...all.map((p) => p.top)), bottom: Math.max(...all.map((p) => p.bottom)),
    });
    // the distance between regions may exceed the visible part
    const whole = bounds(places());
    const share = Math.min(
      (this.frame.clientWidth - 40) / (whole.right - whole.left), (this.frame.clientHeight - 40) / (whole.bottom - whole.top));
    if (share < 1 && share > 0) {
      this.zoom(this.scale * share);
    }
    const seen = this.frame.getBoundingClientRect();
    const inner = bounds(places());
    this.frame.scrollBy(
      Picture.#beyond(inner.left, inner.right, seen.left, seen.left + this.frame.clientWidth),
      Picture.#beyond(inner.top, inner.bottom, seen.top, seen.top + this.frame.clientHeight));
    if (page) {
      const outer = bounds(places());
      scrollBy(0, Picture.#beyond(outer.top, outer.bottom, 0, innerHeight));
    }
  }

  /** Scales the picture. The point at a given place of the frame does not move. */
  zoom(scale, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    this.fitted = false;
    const next = Math.min(4, Math.max(0.1, scale));
    const by = next / this.scale;
    const [left, top] = [(this.frame.scrollLeft + x) * by - x, (this.frame.scrollTop + y) * by - y];
    this.scale = next;
    this.svg.setAttribute("width", Math.round(this.width * next));
    this.svg.setAttribute("height", Math.round(this.height * next));
    this.frame.scrollTo(left, top);
    this.onScale();
  }

  /** Fits the picture into the window, also when the window is resized. A long picture stays legible. */
  fit() {
    const { clientWidth, clientHeight } = this.frame;
    this.zoom(Math.min(1, (clientWidth - 2) / this.width, Math.max(0.4, (clientHeight - 2) / this.height)));
    this.fitted = true;
  }

  /** Supports dragging with a mouse and pinching with two fingers. The browser scrolls with one finger. */
  #dragging() {
    const pointers = new Map();
    let distance = 0;
    this.dragged = false;
    const spread = () => {
      const [one, other] = [...pointers.values()];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    this.frame.addEventListener("pointerdown", (event) => {
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.dragged = false;
      distance = pointers.size === 2 ? spread() : 0;
    });
    addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) {
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.size === 2) {
        pointers.set(event.pointerId, now);
        const next = spread();
        const [one, other] = [...pointers.values()];
        const seen = this.frame.getBoundingClientRect();
        if (distance > 0) {
          this.zoom((this.scale * next) / distance, (one.x + other.x) / 2 - seen.left, (one.y + other.y) / 2 - seen.top);
        }
        distance = next;
        this.dragged = true;
      } else if (event.pointerType === "mouse" && event.buttons === 1) {
        if (this.dragged || Math.hypot(now.x - before.x, now.y - before.y) > 4) {
          this.frame.scrollBy(before.x - now.x, before.y - now.y);
          pointers.set(event.pointerId, now);
          this.dragged = true;
        }
      }
    });
    addEventListener("pointerup", (event) => pointers.delete(event.pointerId));
    addEventListener("pointercancel", (event) => pointers.delete(event.pointerId));
    this.frame.addEventListener("wheel", (event) => {
      if (event.ctrlKey) {
        event.preventDefault();
        const seen = this.frame.getBoundingClientRect();
        this.zoom(this.scale * Math.exp(-event.deltaY / 300), event.clientX - seen.left, event.clientY - seen.top);
      }
    }, { passive: false });
  }
}

/** A small copy of the whole picture that marks the visible part. Only for the mouse; other users scroll. */
class Minimap {
  constructor(picture) {
    this.picture = picture;
    const name = "http://www.w3.org/2000/svg";
    const rect = (x, y, width, height, kind) => {
      const one = document.createElementNS(name, "rect");
      Object.entries({ x, y, width, height, class: kind }).forEach(([key, value]) => one.setAttribute(key, value));
      return one;
    };
    this.map = document.createElementNS(name, "svg");
    this.map.setAttribute("class", "minimap");
    this.map.setAttribute("aria-hidden", "true");
    this.map.setAttribute("viewBox", "0 0 " + picture.width + " " + picture.height);
    picture.boxes.forEach((box) => {
      const { x, y, width, height } = box.getBBox();
      const one = rect(x, y, width, height, "there");
      this.map.append(one);
    });
    this.seen = rect(0, 0, 1, 1, "seen");
    this.map.append(this.seen);
    picture.frame.after(this.map);
    const move = (event) => {
      const place = this.map.getBoundingClientRect();
      const by = this.#size();
      picture.frame.scrollTo(
        ((event.clientX - place.left) / place.width) * by.width - picture.frame.clientWidth / 2,
        ((event.clientY - place.top) / place.height) * by.height - picture.frame.clientHeight / 2);
    };
    this.map.addEventListener("pointerdown", (event) => {
      this.map.setPointerCapture(event.pointerId);
      move(event);
    });
    this.map.addEventListener("pointermove", (event) => event.buttons === 1 && move(event));
    picture.frame.addEventListener("scroll", () => this.show(), { passive: true });
    addEventListener("resize", () => this.show());
    this.show();
  }

  #size() {
    return { width: this.picture.width * this.picture.scale, height: this.picture.height * this.picture.scale };
  }

  show() {
    const { frame, scale } = this.picture;
    const { width, height } = this.#size();
    const hidden = (width < 1.3 * frame.clientWidth && height < 1.3 * frame.clientHeight) || frame.clientWidth < 480;
    this.map.style.display = hidden ? "none" : "";
    const seen = { x: frame.scrollLeft, y: frame.scrollTop, width: frame.clientWidth, height: frame.clientHeight };
    Object.entries(seen).forEach(([key, value]) => this.seen.setAttribute(key, String(value / scale)));
  }

  light(active) {
    const there = this.map.querySelectorAll(".there");
    const leaves = [...active].filter((node) => this.picture.chart.isLeaf(node));
    const boxes = new Set(leaves.map((node) => this.picture.boxOf(node)));
    this.picture.boxes.forEach((box, i) => there[i].classList.toggle("now", boxes.has(box)));
  }
}

// @ts-check
(() => {
  const search = document.getElementById("search");
  const input = search.querySelector("input");
  const count = search.querySelector(".count");
  const tags = [...search.querySelectorAll(".tag")];
  const nothing = document.getElementById("nothing");
  const cards = [...document.querySelectorAll(".card")].map((element) => ({
    element,
    words: element.getAttribute("data-words").toLowerCase(),
    tags: [...element.querySelectorAll(".tag")].map((tag) => tag.getAttribute("data-tag")),
  }));

  function show() {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = tags.filter((tag) => tag.getAttribute("aria-pressed") === "true").map((tag) => tag.getAttribute("data-tag"));
    let left = 0;
    cards.forEach((card) => {
      const found = wanted.every((word) => card.words.includes(word)) && chosen.every((tag) => card.tags.includes(tag));
      card.element.toggleAttribute("hidden", !found);
      left += found ? 1 : 0;
    });
    const all = wanted.length + chosen.length === 0;
    count.textContent = all ? "" : left + " of " + cards.length;
    nothing.hidden = all || left > 0;
    const address = input.value ? "#" + encodeURIComponent(input.value) : location.pathname + location.search;
    if (decodeURIComponent(location.hash.slice(1)) !== input.value) {
      history.replaceState(null, "", address);
    }
  }

  function fromAddress() {
    const words = decodeURIComponent(location.hash.slice(1));
    if (words !== "main") {
      input.value = words;
      show();
    }
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      show();
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = (event.target instanceof Element && event.target.closest("input")) || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === "/" && !typing) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
  tags.forEach((tag) => tag.addEventListener("click", () => {
    tag.setAttribute("aria-pressed", String(tag.getAttribute("aria-pressed") !== "true"));
    show();
  }));
  window.addEventListener("hashchange", fromAddress);
  search.hidden = cards.length === 0;
  fromAddress();
})();

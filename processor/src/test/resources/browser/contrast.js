// The texts of the page whose contrast is below what WCAG asks for (AA, or what is given), as "text: colours".
const least = arguments[0] || 4.5;
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgba = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
};
const luminance = (color) => {
  const [r, g, b] = [...rgba(color)].slice(0, 3).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const behind = (element) => {
  for (let e = element; e; e = e.parentElement) {
    const color = getComputedStyle(e).backgroundColor;
    if (rgba(color)[3] === 255) {
      return color;
    }
  }
  return "white";
};
const bad = [];
let seen = 0;
const check = (text, fore, back) => {
  seen++;
  if (ratio(fore, back) < least) {
    bad.push(text.trim().slice(0, 30) + ": " + fore + " on " + back);
  }
};
document.querySelectorAll("body *:not(svg, svg *, script)").forEach((element) => {
  const text = [...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("").trim();
  if (text && !element.disabled) {
    check(text, getComputedStyle(element).color, behind(element));
  }
});
document.querySelectorAll("svg text").forEach((text) => {
  const box = text.closest(".state");
  const paper = text.ownerSVGElement.querySelector(".paper");
  const rects = [text.closest(".chip"), box].filter(Boolean).map((group) => group.querySelector("rect"));
  const back = [...rects, paper].map((rect) => getComputedStyle(rect).fill).find((fill) => rgba(fill)[3] === 255);
  check(text.textContent, getComputedStyle(text).fill, back);
  const frame = text.ownerSVGElement.querySelector(".composite > rect");
  if (!box && frame) {
    check(text.textContent, getComputedStyle(text).fill, getComputedStyle(frame).fill);
  }
});
return { bad, seen };

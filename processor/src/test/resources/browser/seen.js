// whether the names of all states that the walk is in lie within the frame around the picture
const frame = document.querySelector(".picture").getBoundingClientRect();
const active = [...document.querySelectorAll("svg .state.active > .name")].map((box) => box.getBoundingClientRect());
return active.length > 0 && active.every((box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom);

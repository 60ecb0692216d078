// whether the names of all leaves that the walk is in lie within the frame around the picture, and that on the screen
const frame = document.querySelector(".picture").getBoundingClientRect();
const active = [...document.querySelectorAll("svg .state.active:not(.composite) > .name")].map((box) => box.getBoundingClientRect());
return active.length > 0 && active.every((box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
    && box.top >= 0 && box.bottom <= innerHeight);

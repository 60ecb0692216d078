// @ts-check
addEventListener("message", ({ data: { call, name, values } }) => {
  try {
    postMessage({ call, result: pawl[name](...values) });
  } catch (error) {
    postMessage({ call, error: String(error) });
  }
});

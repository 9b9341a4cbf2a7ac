// Has the pages that one visits kept for the train, once this one is there.
if ("serviceWorker" in navigator) {
  addEventListener("load", async () => {
    await navigator.serviceWorker.register("carom_offline.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before there was anybody to keep it.
    const loaded = performance.getEntriesByType("resource").map((one) => one.name);
    active?.postMessage({ address: location.href, loaded }, []);
  });
}

"use strict";
// The search hides each rule whose name does not contain the typed text. Enter goes to the first
// rule that is not hidden.
(() => {
  const search = document.getElementById("search");
  const found = document.getElementById("found");
  const items = [...document.querySelectorAll("nav li")];
  const sections = [...document.querySelectorAll("main section")];
  const all = items.length;
  const filter = () => {
    const wanted = search.value.trim().toLowerCase();
    let count = 0;
    items.forEach((item, at) => {
      const fits = item.textContent.toLowerCase().includes(wanted);
      item.hidden = sections[at].hidden = !fits;
      count += fits;
    });
    found.textContent = wanted === "" ? "" : `${count} of ${all} rules`;
  };
  const clear = () => { search.value = ""; filter(); };
  search.addEventListener("input", filter);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
    if (event.key === "Enter") {
      const first = items.find((item) => !item.hidden);
      if (first) first.querySelector("a").click();
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = /^(input|textarea)$/i.test(event.target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      search.focus();
    }
  });
  // A link to a rule that the search hides ends the search.
  addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.hidden) { clear(); target.scrollIntoView(); }
  });
  document.getElementById("find").hidden = false;
})();

// Sends questions to the worker, and stops it at the time limit or when the user presses Stop.

const byId = (id) => document.getElementById(id);
const [work, workText, limit, status] = ['work', 'work-text', 'limit', 'status'].map(byId);
const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));

let worker = start();
/** The request that the worker answers. */
let current = null;
/** The requests that the worker has not got yet: at most one for each purpose. */
const waiting = new Map();
let count = 0;

function start() {
  const started = new Worker(address);
  started.onmessage = ({ data }) => receive(data);
  started.onerror = (event) => {
    event.preventDefault();
    restart(`The computation failed: ${event.message}`);
  };
  return started;
}

/** Returns the answer to a question; null if a later question has the same purpose. */
export function ask(purpose, question, about) {
  return new Promise((resolve, reject) => {
    waiting.get(purpose)?.resolve(null);
    waiting.set(purpose, { purpose, question, about, resolve, reject });
    sendNext();
  });
}

/** Sends the oldest waiting request, if the worker is free. */
function sendNext() {
  if (current || !waiting.size) return;
  const [purpose, request] = waiting.entries().next().value;
  waiting.delete(purpose);
  count += 1;
  current = { ...request, id: count, since: performance.now() };
  worker.postMessage({ id: count, question: request.question, about: request.about });
}

/** Receives an answer. `isOver` says that the worker cannot answer again. */
function receive({ id, answer, error, isOver }) {
  if (current?.id !== id) return;
  const request = current;
  if (isOver) {
    restart(error.message);
    return;
  }
  current = null;
  status.textContent = '';
  if (waiting.has(request.purpose)) request.resolve(null);
  else if (error) request.reject(error);
  else request.resolve(answer);
  showProgress();
  sendNext();
}

/** Stops the current request with a message, and starts another worker. */
function restart(message) {
  worker.terminate();
  worker = start();
  const request = current;
  current = null;
  status.textContent = message;
  request?.reject({ message });
  showProgress();
  sendNext();
}

function showProgress() {
  const seconds = current ? (performance.now() - current.since) / 1000 : 0;
  work.hidden = seconds < 0.5;
  if (!current) return;
  const maximum = Math.max(1, Number(limit.value) || 20);
  workText.textContent = `Computing (${current.purpose}): ${Math.floor(seconds)} s of ${maximum} s`;
  if (seconds > maximum) restart(`Stopped ${current.purpose}: it took longer than the limit of ${maximum} s.`);
}

setInterval(showProgress, 200);
byId('stop').onclick = () => {
  if (current) restart(`Stopped ${current.purpose}.`);
};

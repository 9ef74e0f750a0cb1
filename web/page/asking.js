// Sends questions to the workers, and stops one at the time limit or when the user presses Stop.

import { load } from './loading.js';

const byId = (id) => document.getElementById(id);
const [work, workText, limit, status] = ['work', 'work-text', 'limit', 'status'].map(byId);
/** The questions that the small module answers; the laboratory answers all others. */
const OF_READING = ['read'];

/** The workers that run, by name. */
const workers = new Map();
/** The request that a worker answers. It is `sent` once the worker has its module. */
let current = null;
/** The requests that no worker has got yet: at most one for each purpose. */
const waiting = new Map();
let count = 0;

/** Starts a worker: `WORKERS` has its script, and the script of its name on this site holds its module. */
async function start(name) {
  const started = new Worker(URL.createObjectURL(new Blob([WORKERS[name]], { type: 'text/javascript' })));
  started.onmessage = ({ data }) => receive(data);
  started.onerror = (event) => {
    event.preventDefault();
    if (current?.worker === name) restart(`The computation failed: ${event.message}`);
  };
  try {
    started.postMessage({ module: await load(name) });
  } catch (error) {
    started.terminate();
    throw error;
  }
  return started;
}

/** Returns a worker, which is started if it does not run. */
function workerOf(name) {
  if (!workers.has(name)) workers.set(name, start(name));
  return workers.get(name);
}

/** Ends a worker. It is started again when it is needed. */
function end(name) {
  workers.get(name)?.then((it) => it.terminate(), () => {});
  workers.delete(name);
}

/** Returns the answer to a question; null if a later question has the same purpose. */
export function ask(purpose, question, about) {
  return new Promise((resolve, reject) => {
    waiting.get(purpose)?.resolve(null);
    waiting.set(purpose, { purpose, question, about, resolve, reject });
    sendNext();
  });
}

/** Sends the oldest waiting request, if none is being answered. */
async function sendNext() {
  if (current || !waiting.size) return;
  const [purpose, waited] = waiting.entries().next().value;
  waiting.delete(purpose);
  count += 1;
  const worker = OF_READING.includes(waited.question) ? 'reading' : 'laboratory';
  const request = { ...waited, worker, id: count, since: performance.now(), sent: false };
  current = request;
  try {
    const running = await workerOf(worker);
    if (current !== request) return;
    Object.assign(request, { since: performance.now(), sent: true });
    running.postMessage({ id: request.id, question: request.question, about: request.about });
  } catch (error) {
    if (current === request) restart(error.message);
  }
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

/** Stops the current request with a message, and ends its worker. */
function restart(message) {
  const request = current;
  current = null;
  if (request) end(request.worker);
  status.textContent = message;
  request?.reject({ message });
  showProgress();
  sendNext();
}

function showProgress() {
  const seconds = current ? (performance.now() - current.since) / 1000 : 0;
  work.hidden = seconds < 0.5;
  if (!current) return;
  if (!current.sent) {
    workText.textContent = `Loading what computes ${current.purpose}: ${Math.floor(seconds)} s`;
    return;
  }
  const maximum = Math.max(1, Number(limit.value) || 20);
  workText.textContent = `Computing (${current.purpose}): ${Math.floor(seconds)} s of ${maximum} s`;
  if (seconds > maximum) restart(`Stopped ${current.purpose}: it took longer than the limit of ${maximum} s.`);
}

setInterval(showProgress, 200);
byId('stop').onclick = () => {
  if (current) restart(`Stopped ${current.purpose}.`);
};

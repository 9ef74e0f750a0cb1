// Asks the worker, and stops it at the time limit or when the user asks for it.

const byId = (id) => document.getElementById(id);
const [work, workText, limit, status] = ['work', 'work-text', 'limit', 'status'].map(byId);
const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));

let worker = start();
/** The question that the worker answers, and the waiting ones: at most one for each purpose. */
let current = null;
const waiting = new Map();
let count = 0;

function start() {
  const started = new Worker(address);
  started.onmessage = ({ data }) => answered(data);
  started.onerror = (event) => {
    event.preventDefault();
    restart(`The computation failed: ${event.message}`);
  };
  return started;
}

/** The answer to a question; null if a later question has the same purpose. */
export function ask(purpose, question, about) {
  return new Promise((resolve, reject) => {
    waiting.get(purpose)?.resolve(null);
    waiting.set(purpose, { purpose, question, about, resolve, reject });
    next();
  });
}

function next() {
  if (current || !waiting.size) return;
  const [purpose, asked] = waiting.entries().next().value;
  waiting.delete(purpose);
  count += 1;
  current = { ...asked, id: count, since: performance.now() };
  worker.postMessage({ id: count, question: asked.question, about: asked.about });
}

function answered({ id, answer, error, isOver }) {
  if (current?.id !== id) return;
  const asked = current;
  if (isOver) {
    restart(error.message);
    return;
  }
  current = null;
  status.textContent = '';
  if (waiting.has(asked.purpose)) asked.resolve(null);
  else if (error) asked.reject(error);
  else asked.resolve(answer);
  show();
  next();
}

function restart(message) {
  worker.terminate();
  worker = start();
  const asked = current;
  current = null;
  status.textContent = message;
  asked?.reject({ message });
  show();
  next();
}

function show() {
  const seconds = current ? (performance.now() - current.since) / 1000 : 0;
  work.hidden = seconds < 0.5;
  if (!current) return;
  const most = Math.max(1, Number(limit.value) || 20);
  workText.textContent = `Computing (${current.purpose}): ${Math.floor(seconds)} s of ${most} s`;
  if (seconds > most) restart(`Stopped ${current.purpose}: it took longer than the limit of ${most} s.`);
}

setInterval(show, 200);
byId('stop').onclick = () => {
  if (current) restart(`Stopped ${current.purpose}.`);
};

// How a worker of the page answers questions by the functions of its WebAssembly module.
import { IriError } from '../../js/error.js';
import { load } from '../../js/load.js';

/** Returns the properties of an error as an object, because a message to the page cannot contain the class. */
export function plain(error) {
  if (error instanceof Error && !(error instanceof IriError)) return { message: error.message };
  const { message, text, production, start, end, found, allowed, document, section } = error;
  return { message, text, production, start, end, found, allowed, document, section };
}

/** Returns the result of a function, or its error. A stack overflow is thrown. */
export function outcome(work) {
  try {
    return { value: work() };
  } catch (error) {
    if (isOverflow(error)) throw error;
    return { error: plain(error) };
  }
}

const isOverflow = (error) => error instanceof RangeError && /stack/.test(error.message);

/**
 * Answers questions. The first message is the module, as hexadecimal digits; each other one is a question. `functions`
 * returns the functions that answer them.
 */
export function answer(glue, functions) {
  let questions = null;
  onmessage = ({ data: { module, id, question, about } }) => {
    if (module) {
      questions = functions(load(glue, module));
      return;
    }
    try {
      postMessage({ id, answer: questions[question](about) });
    } catch (error) {
      // After a trap the module cannot be used again.
      postMessage({ id, error: plain(error), isOver: error instanceof WebAssembly.RuntimeError || isOverflow(error) });
    }
  };
}

export * from './core.js';
export * from './full.js';

// Every Node of the project imports this first (`bootstrap.mjs`). Node reads the type of each file from the nearest package.json;
// drizzle-orm's has 180 kB, which Node parses anew for each of its modules: more than half of the processor time of a
// start of the operator (2.1 s with, 0.9 s without). A module that drizzle-orm imports by its relative path is an ES module.
import module from 'node:module'

const drizzle = '/node_modules/drizzle-orm/'

// A Node older than the pinned one, which only starts it, may lack the hook.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes(drizzle) || !specifier.endsWith('.js'))
      return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})

// Every Node of the project imports this first (`bootstrap.mjs`). Node reads the type of each file from the nearest package.json;
// drizzle-orm's has 180 kB, and Node parses it again for each module: more than half of the operator's start. A module that
// drizzle-orm imports by its relative path is an ES module.
import module from 'node:module'

const drizzle = '/node_modules/drizzle-orm/'

// The Node that only starts the pinned one may lack the hook.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes(drizzle) || !specifier.endsWith('.js'))
      return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})

// @ts-check

/** @typedef {Extract<import('miniflare').WorkerOptions['modules'], unknown[]>} Modules */

/** So many requests leave some 12 MB behind. */
const requestsPerSweep = 250

/**
 * Puts an entrance before a Worker that has V8 collect all its garbage after so many requests.
 * Requests, answers and their streams are C++ objects that hang on small JavaScript ones: V8 sees
 * little to collect and waits, while workerd grows by 50 KB a request: to 339 MiB after 3,600 pages
 * of a list. Why so often, and what it costs: docs/decisions/015-memory.md.
 * Needs the flag `--expose-gc`; without it nothing is swept.
 * @param {Modules} modules The first is the Worker's entrance.
 * @returns {Modules}
 */
export function withSweeps(modules) {
  const [main] = modules
  if (!main) return modules
  const from = JSON.stringify(`./${main.path.split('/').at(-1)}`)
  const contents = `
import worker from ${from}
export * from ${from}
let requests = 0
export default {
  ...worker,
  fetch(request, env, context) {
    requests += 1
    if (requests % ${requestsPerSweep} === 0) globalThis.gc?.()
    return worker.fetch(request, env, context)
  },
}
`
  const path = main.path.replace(/[^/]*$/, 'swept.js')
  return [{ type: 'ESModule', path, contents }, ...modules]
}

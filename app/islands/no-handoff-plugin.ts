import type { Plugin } from 'vite'

const madeForBrowser = /serverHandoffStream: encodeViaTurboStream\([^)]*\)/g
/** A page, and a page of a failure. */
const places = 2

/**
 * Takes from Remix that it writes what its loaders gave a second time, for a router in the browser
 * that we do not have. A sixth of a list's time, and a timer of 5 s for each page.
 * @throws when Remix no longer has the places that this changes
 */
export function noHandoff(): Plugin {
  return {
    name: 'no-handoff',
    apply: 'build',
    transform(code, id) {
      if (!/@remix-run\/server-runtime\/dist\/esm\/server\.js$/.test(id)) return undefined
      if (code.match(madeForBrowser)?.length !== places) throw new Error(`${id} has changed`)
      return { code: code.replace(madeForBrowser, 'serverHandoffStream: undefined'), map: null }
    },
  }
}

// @ts-check
import { showProgress } from '../start/progress.mjs'
import { withBuildLock } from './build-lock.mjs'
import { clearStamp, hashSources, isBuilt, stampOf, writeStamp } from './stamp.mjs'
import { packStaticFiles } from './static-files.mjs'
import { buildUpstream, buildWeb } from './steps.mjs'

/**
 * Builds all that the two Workers and the static files are made of.
 * @throws {import('../start/start-error.mjs').StartError} with the tool's output.
 */
export async function build() {
  await withBuildLock(buildNow)
}

/** Builds unless what lies in `build/` was made from exactly these sources. */
export async function ensureBuilt() {
  if (isBuilt(hashSources())) return
  await withBuildLock(async () => {
    if (!isBuilt(hashSources())) await buildNow()
  })
}

async function buildNow() {
  const sources = hashSources()
  clearStamp()
  await showProgress('Building', async () => {
    // Remix empties `build/` first, so nothing may be written beside it.
    await buildWeb(stampOf(sources))
    await settleAll([packStaticFiles(), buildUpstream()])
  })
  writeStamp(sources)
}

/**
 * Waits for all, so that nothing writes on after a failure was reported.
 * @param {Promise<unknown>[]} works
 */
async function settleAll(works) {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected') throw result.reason
  }
}

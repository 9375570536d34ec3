// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const path = '.cache/build.lock'

/**
 * Only one build writes `build/` at a time; a second waits for the first.
 * @param {() => Promise<void>} work
 */
export async function withBuildLock(work) {
  mkdirSync('.cache', { recursive: true })
  for (let isAnnounced = false; !take(); isAnnounced = true) {
    if (!isAnnounced) console.log('Another build is running; waiting for it.')
    await sleep(300)
  }
  try {
    await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isHeld()) return false
    rmSync(path, { force: true })
    return false
  }
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

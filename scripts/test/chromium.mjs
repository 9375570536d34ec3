// @ts-check
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of CHROMIUM or of the system; undefined leaves Playwright its own. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  return findOnPath(names)
}

/** Chromium without a window to draw in, which tests need half the processor time of; or undefined. */
export function findHeadlessShell() {
  return process.env.CHROMIUM ? undefined : findOnPath(['chromium-headless-shell'])
}

/** @param {string[]} programs The first that is there is taken. */
function findOnPath(programs) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

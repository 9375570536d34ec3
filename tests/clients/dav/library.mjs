// @ts-check
import { fileURLToPath } from 'node:url'
import { pythonWith, run } from './checks.mjs'

/**
 * Has the caldav library for Python ask what a program asks; each line that it prints is one finding.
 * @param {import('./checks.mjs').Checks} checks @param {import('./checks.mjs').At} at
 */
export async function askLibrary(checks, { origin, path, user, secret }) {
  const python = pythonWith('caldav')
  if (!python) {
    return checks.leaveOut('caldav for Python')
  }
  const script = fileURLToPath(new URL('library.py', import.meta.url))
  const { status, said } = run(python, [script, origin, path, user, secret])
  for (const line of said.split('\n')) {
    const [, kind, what] = /^(right|wrong): (.*)$/.exec(line) ?? []
    if (what !== undefined) checks.note('caldav', what, kind === 'right', said)
  }
  checks.note('caldav', 'ends without an error', status === 0, said)
}

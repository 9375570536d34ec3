// @ts-check
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { StartError } from './start/start-error.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  await ensureInstalled()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`${error.output}\n${error.message}`)
  process.exitCode = 1
}

// @ts-check
import { fileURLToPath } from 'node:url'
import { startDevelopment } from './dev/development.mjs'
import { ensureInstalled } from './start/install.mjs'
import { StartError } from './start/start-error.mjs'

// Building the API would else make React, too, believe that this is production.
process.env.NODE_ENV = 'development'
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  await ensureInstalled()
  await startDevelopment()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.output || '', error.message)
  process.exit(1)
}

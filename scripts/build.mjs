// @ts-check
import { build } from './build/build.mjs'
import { StartError } from './start/start-error.mjs'

try {
  await build()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`${error.output}\n${error.message}`)
  process.exitCode = 1
}

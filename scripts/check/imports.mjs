// @ts-check
import { runQuietly } from '../start/run-quietly.mjs'
import { StartError } from '../start/start-error.mjs'

const folders = ['app', 'contract', 'functions', 'scripts', 'tests', 'upstream']
const script = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'

/** Holds `.dependency-cruiser.cjs` over all sources; a run that saw no source is a fault too. */
export async function findImportFaults() {
  try {
    const output = await runQuietly('dependency-cruiser', process.execPath, [
      script,
      '--output-type',
      'err-long',
      ...folders,
    ])
    const seen = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0)
    return seen > 0 ? '' : `No module was looked at:\n${output}`
  } catch (error) {
    if (error instanceof StartError) return error.output || error.message
    throw error
  }
}

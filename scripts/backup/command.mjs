// @ts-check
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../start/install.mjs'
import { readSettings } from '../start/settings.mjs'
import { StartError } from '../start/start-error.mjs'

/**
 * Runs a command on the data of this installation; what goes wrong is one line and exit code 1.
 * @param {(settings: import('../start/settings.mjs').Settings, words: string[]) => Promise<string | undefined>} work
 *   gives what is wrong with the words, if anything
 */
export async function runCommand(work) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
  try {
    const settings = readSettings(process.env)
    await ensureInstalled()
    // Backups and restored data are for the owner alone.
    process.umask(0o077)
    const fault = await work(settings, process.argv.slice(2))
    if (fault) throw new StartError(fault)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    if (error.output) console.error(error.output.trim())
    console.error(error.message)
    process.exitCode = 1
  }
}

// @ts-check
import { resolve } from 'node:path'
import { runCommand } from './backup/command.mjs'

/** `npm run restore -- FILE`: puts what a backup holds into DATA_DIR. */
await runCommand(async (settings, words) => {
  const file = words.find((word) => !word.startsWith('--'))
  if (!file) return 'Say which file to read: npm run restore -- firmament-2026-01-31.tar.gz'
  const { restore } = await import('./backup/restore.mjs')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const options = { mayReplace: words.includes('--replace') }
  const { madeAt, files, kept } = await restore(path, settings.dataDir, options)
  console.log(`${files} files of ${madeAt} are in ${settings.dataDir}; all are as they were saved.`)
  if (kept) console.log(`What was there before is in ${kept}.`)
  return undefined
})

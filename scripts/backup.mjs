// @ts-check
import { resolve } from 'node:path'
import { runCommand } from './backup/command.mjs'

/** `npm run backup -- FILE`: all data under DATA_DIR, while the server runs or not. */
await runCommand(async (settings, [file]) => {
  if (!file) return 'Say which file to write: npm run backup -- firmament-2026-01-31.tar.gz'
  const { backUp } = await import('./backup/backup.mjs')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const { files, bytes, haltedMs } = await backUp(settings.dataDir, path)
  console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${path}.`)
  if (haltedMs > 0) console.log(`The server was halted for ${haltedMs} ms.`)
  console.log('Keep it like a password: the secrets of this installation are in it.')
  return undefined
})

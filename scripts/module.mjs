// @ts-check
import { fileURLToPath } from 'node:url'
import { newModule, removeModule } from './module/module.mjs'
import { StartError } from './start/start-error.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [command, path] = process.argv.slice(2)

try {
  if (command === 'new') {
    for (const file of await newModule(path)) console.log(file)
    console.log(
      '\nNext: give it permissions in contract/core/roles.ts, a place of the menu in module.ts,' +
        '\nand shape its table in tables.ts;' +
        ' then `npm run migrations -- fresh` writes the first migration anew.',
    )
  } else if (command === 'rm') {
    const { removed, mentions } = removeModule(path)
    for (const place of removed) console.log(`${place} is gone`)
    for (const file of mentions) console.log(`${file} still imports it`)
    console.log('\nIts migrations stay: `npm run migrations` writes one that drops its tables.')
  } else {
    throw new StartError('node scripts/module.mjs new|rm <area>/<name>, or rm <area>')
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error([error.output, error.message].filter(Boolean).join('\n'))
  process.exitCode = 1
}

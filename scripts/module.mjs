// @ts-check
import { fileURLToPath } from 'node:url'
import { newModule, removeModule } from './module/module.mjs'
import { StartError } from './start/start-error.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [command, name] = process.argv.slice(2)

try {
  if (command === 'new') {
    for (const path of await newModule(name)) console.log(path)
    console.log(
      '\nNext: say in README.md what it owns, give it permissions in contract/core/roles.ts,' +
        '\nshape its table in tables.ts, then `npm run migrations -- fresh` writes the first migration anew.',
    )
  } else if (command === 'rm') {
    const { removed, mentions } = removeModule(name)
    for (const path of removed) console.log(`${path} is gone`)
    for (const path of mentions) console.log(`${path} still imports it`)
    console.log('\nIts migrations stay: `npm run migrations` writes one that drops its tables.')
  } else {
    throw new StartError('node scripts/module.mjs new|rm <name>')
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error([error.output, error.message].filter(Boolean).join('\n'))
  process.exitCode = 1
}

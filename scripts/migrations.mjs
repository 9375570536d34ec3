// @ts-check
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/**
 * `npm run migrations -- --name=<what>` writes what the tables of the firm's database have become
 * as one more migration. `npm run migrations -- fresh` writes the first migration anew from the
 * tables, full-text ones too, and the `schema.sql` files (what drizzle cannot say: triggers, views).
 * Only before the first release: a database that exists is not brought along by it.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const folder = 'upstream/migrations/firm'
const [command] = process.argv.slice(2)
process.exitCode = command === 'fresh' ? await writeFirst() : generate(process.argv.slice(2))

async function writeFirst() {
  rmSync(folder, { recursive: true, force: true })
  const status = generate(['--name=start'])
  if (status !== 0) return status
  for (const sql of await moreStatements()) {
    appendFileSync(`${folder}/0000_start.sql`, `--> statement-breakpoint\n${sql}\n`)
  }
  // The same tables give the same files, so that two branches meet without a conflict.
  replaceIn(`${folder}/meta/_journal.json`, /"when": \d+/, '"when": 1795252463706')
  const snapshot = `${folder}/meta/0000_snapshot.json`
  replaceIn(snapshot, /"id": "[^"]*"/, '"id": "f1000000-0000-4000-8000-000000000000"')
  return 0
}

/** What drizzle does not write of the owners of tables: their full-text tables, then their `schema.sql`. */
async function moreStatements() {
  const modules = readdirSync('upstream/modules').flatMap((area) =>
    readdirSync(`upstream/modules/${area}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `upstream/modules/${area}/${name}`),
  )
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const statements = []
  for (const owner of ['upstream/firm', ...modules]) {
    const schema = `${owner}/schema.sql`
    for (const file of readdirSync(owner).filter((name) => /^(?:[\w-]+-)?tables\.ts$/.test(name))) {
      for (const table of Object.values(await server.ssrLoadModule(`/${owner}/${file}`))) {
        // Of `fullText`; drizzle's own tables say nothing of the kind.
        if (typeof table.sql === 'string') statements.push(table.sql)
      }
    }
    if (existsSync(schema)) statements.push(readFileSync(schema, 'utf8').trimEnd())
  }
  await server.close()
  return statements
}

/** @param {string[]} args of drizzle-kit's generate */
function generate(args) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config=drizzle.firm.config.ts', ...args],
    { stdio: 'inherit' },
  )
  // An index for bundlers that cannot glob; ours can.
  rmSync(`${folder}/migrations.js`, { force: true })
  return status ?? 1
}

/**
 * @param {string} file
 * @param {RegExp} pattern
 * @param {string} text
 */
function replaceIn(file, pattern, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text))
}

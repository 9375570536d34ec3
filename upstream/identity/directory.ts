import { drizzle } from 'drizzle-orm/d1'
import { AppError } from '#contract/core/errors.ts'

const files = import.meta.glob<string>('../migrations/directory/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Databases this isolate has seen up to date. A flag and not a promise: a promise of one request must not be awaited by another. */
const ready = new WeakSet<D1Database>()

/** The directory, to be queried. */
export function directory(env: { DIRECTORY: D1Database }) {
  return drizzle(env.DIRECTORY)
}

/** Brings the directory up to date at the first request of an isolate. */
export async function ensureDirectory(env: { DIRECTORY: D1Database }): Promise<void> {
  if (ready.has(env.DIRECTORY)) return
  await migrateDirectory(env.DIRECTORY)
  ready.add(env.DIRECTORY)
}

/**
 * Applies the migrations that are missing, each in one transaction with its own mark, so that
 * a killed run leaves a migration done or not begun, and two runs at once apply it once.
 */
export async function migrateDirectory(db: D1Database): Promise<void> {
  const missing = await listMissing(db)
  for (const name of missing) {
    const mark = db
      .prepare('INSERT INTO schema_version (name, applied_at) VALUES (?, ?)')
      .bind(name, Date.now())
    const statements = statementsOf(files[name] ?? '').map((statement) => db.prepare(statement))
    try {
      await db.batch([mark, ...statements])
    } catch (cause) {
      const isMissingStill = (await listMissing(db)).includes(name)
      if (isMissingStill) throw new AppError('unexpected', `Migration ${name} failed`, { cause })
    }
  }
}

async function listMissing(db: D1Database): Promise<string[]> {
  const [, applied] = await db.batch<{ name: string }>([
    db.prepare(
      'CREATE TABLE IF NOT EXISTS schema_version (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT',
    ),
    db.prepare('SELECT name FROM schema_version'),
  ])
  const names = new Set(applied?.results.map((row) => row.name))
  return Object.keys(files)
    .sort()
    .filter((name) => !names.has(name))
}

function statementsOf(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

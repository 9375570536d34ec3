import { drizzle } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import journal from '../migrations/firm/meta/_journal.json'

const files = import.meta.glob<string>('../migrations/firm/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const mark = '--> statement-breakpoint'
/** SQLite in an object takes 100,000 bytes at a time. */
const longest = 50_000

let migrations: Record<string, string> | undefined

/** Brings a firm's database to the newest shape; whole or not at all. */
export async function migrateFirm(storage: DurableObjectStorage): Promise<void> {
  // When the first firm is opened, and not while the Worker starts.
  migrations ??= readMigrations()
  await migrate(drizzle(storage), { journal, migrations })
}

function readMigrations(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, sql]) => [
      `m${path.match(/(\d{4})_[^/]*$/)?.[1]}`,
      joinStatements(sql),
    ]),
  )
}

/**
 * Many statements at a time, each with its semicolon: a thousand of them one by one took a fifth longer
 * (measured). The runner cuts at the marks, which are left between the parts alone.
 */
function joinStatements(sql: string): string {
  const parts: string[] = []
  for (const statement of sql.split(mark)) {
    const joined = `${parts.at(-1) ?? ''}${statement}`
    if (parts.length > 0 && joined.length <= longest) parts[parts.length - 1] = joined
    else parts.push(statement)
  }
  return parts.join(mark)
}

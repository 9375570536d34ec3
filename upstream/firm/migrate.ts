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

const migrations = Object.fromEntries(
  Object.entries(files).map(([path, sql]) => [
    `m${path.match(/(\d{4})_[^/]*$/)?.[1]}`,
    joinStatements(sql),
  ]),
)

/** Many statements at a time: one by one, a thousand of them took three times as long as needed. */
function joinStatements(sql: string): string {
  const parts: string[] = []
  for (const statement of sql.split(mark)) {
    const joined = `${parts.at(-1) ?? ''}${statement.trim().replace(/;?$/, ';')}\n`
    if (parts.length > 0 && joined.length <= longest) parts[parts.length - 1] = joined
    else parts.push(`${statement.trim().replace(/;?$/, ';')}\n`)
  }
  return parts.join(mark)
}

/** Brings a firm's database to the newest shape; whole or not at all. */
export async function migrateFirm(storage: DurableObjectStorage): Promise<void> {
  await migrate(drizzle(storage), { journal, migrations })
}

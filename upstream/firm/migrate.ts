import { drizzle } from 'drizzle-orm/durable-sqlite'
import { migrate } from 'drizzle-orm/durable-sqlite/migrator'
import journal from '../migrations/firm/meta/_journal.json'

const files = import.meta.glob<string>('../migrations/firm/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const migrations = Object.fromEntries(
  Object.entries(files).map(([path, sql]) => [`m${path.match(/(\d{4})_[^/]*$/)?.[1]}`, sql]),
)

/** Brings a firm's database to the newest shape; whole or not at all. */
export async function migrateFirm(storage: DurableObjectStorage): Promise<void> {
  await migrate(drizzle(storage), { journal, migrations })
}

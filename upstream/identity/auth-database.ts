import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { BetterAuthOptions, DBAdapter } from 'better-auth/types'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { passkeys, secondFactors } from './credentials/tables.ts'
import type { directory } from './directory.ts'
import { accounts, users } from './tables.ts'

type Db = ReturnType<typeof directory>

const config = {
  provider: 'sqlite',
  schema: { user: users, account: accounts, twoFactor: secondFactors, passkey: passkeys },
} as const

/**
 * better-auth's way to the directory, with transactions, which D1 has only as a batch: rows made
 * in a transaction wait for its end and are then written together, all or none. Whatever else
 * the transaction asks writes the waiting ones first, so that it sees them.
 */
export function authDatabase(db: Db): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const direct = drizzleAdapter(db, config)(options)
    return {
      ...direct,
      async transaction(work) {
        const waiting: BatchItem<'sqlite'>[] = []
        const { create } = drizzleAdapter(insertsInto(waiting, db), config)(options)
        const result = await work({ ...flushingFirst(direct, () => write(waiting, db)), create })
        await write(waiting, db)
        return result
      },
    }
  }
}

/** As much of a drizzle database as the adapter's `create` uses; it answers with what it was given. */
function insertsInto(waiting: BatchItem<'sqlite'>[], db: Db) {
  return {
    insert: (table: SQLiteTable) => ({
      values: (row: Record<string, unknown>) => ({
        async returning() {
          waiting.push(db.insert(table).values(row))
          return [row]
        },
      }),
    }),
  }
}

async function write(waiting: BatchItem<'sqlite'>[], db: Db): Promise<void> {
  const [first, ...others] = waiting.splice(0)
  if (first) await db.batch([first, ...others])
}

function flushingFirst(direct: DBAdapter, flush: () => Promise<void>): DBAdapter {
  return {
    ...direct,
    findOne: (query) => flush().then(() => direct.findOne(query)),
    findMany: (query) => flush().then(() => direct.findMany(query)),
    count: (query) => flush().then(() => direct.count(query)),
    update: (query) => flush().then(() => direct.update(query)),
    updateMany: (query) => flush().then(() => direct.updateMany(query)),
    delete: (query) => flush().then(() => direct.delete(query)),
    deleteMany: (query) => flush().then(() => direct.deleteMany(query)),
    consumeOne: (query) => flush().then(() => direct.consumeOne(query)),
    incrementOne: (query) => flush().then(() => direct.incrementOne(query)),
  }
}

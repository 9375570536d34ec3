import { AppError } from '#contract/core/errors.ts'
import type { WalletEntryType } from '#contract/core/wallet-states.ts'
import type { OwnPurpose } from '#contract/person/own-wallet.ts'
import { newId } from '../../../firm/ulid.ts'

export type NewOwnEntry = {
  userId: string
  purpose: OwnPurpose
  currency: string
  type: WalletEntryType
  /** Minor units: by how much the balance, and what is set aside, change. */
  amount: number
  held?: number
  /** Used once. */
  reference: string
  note: string
  /** Milliseconds since 1970, UTC. */
  at: number
  byId: string | null
}

const last = `from own_wallet_entries
  where user_id = ?2 and purpose = ?3 and currency = ?4 order by sequence desc limit 1`

/**
 * The statement that adds one entry after the last, for the batch that causes it. It fails the batch
 * where it would go below what is set aside, or the reference was used.
 */
export function entryStatement(db: D1Database, entry: NewOwnEntry): D1PreparedStatement {
  const { userId, purpose, currency, type, amount, held = 0, reference, note, at, byId } = entry
  return db
    .prepare(
      `insert into own_wallet_entries (id, user_id, purpose, currency, sequence, type, amount, held,
         balance_after, held_after, reference, note, at, by_id)
       values (?1, ?2, ?3, ?4, coalesce((select sequence ${last}), 0) + 1, ?5, ?6, ?7,
         coalesce((select balance_after ${last}), 0) + ?6,
         coalesce((select held_after ${last}), 0) + ?7, ?8, ?9, ?10, ?11)`,
    )
    .bind(newId(), userId, purpose, currency, type, amount, held, reference, note, at, byId)
}

/**
 * Runs statements as one, and says what an entry was refused for.
 * @throws AppError conflict `walletTooLow`, `walletTwice`
 */
export async function runEntries(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const reason = /CHECK constraint/i.test(message)
      ? 'walletTooLow'
      : /UNIQUE constraint.*reference/i.test(message)
        ? 'walletTwice'
        : undefined
    if (!reason) throw error
    throw new AppError('conflict', reason, { detail: { reason }, cause: error })
  }
}

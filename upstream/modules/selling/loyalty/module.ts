import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'
import { LoyaltyProgramme } from '#contract/selling/loyalty.ts'
import { defineModule } from '../../../core/hooks.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { router } from './endpoints.ts'
import { expirePoints, expiryJob } from './expiry.ts'
import { partyUses } from './party-uses.ts'
import { getProgramme, setProgramme } from './programme.ts'
import { loyaltyEntriesTable } from './tables.ts'

/** Accounts whose points are not those of their entries. */
const wrongSums = [
  `select 1 from loyalty_accounts as account where points <> (
      select coalesce(sum(points), 0) from loyalty_entries where account_id = account.id) limit 1`,
]

const Stored = LoyaltyProgramme.omit({ currency: true })

export const module = defineModule({
  name: 'loyalty',
  endpoints: router,
  wrongSums,
  jobs: {
    [expiryJob]: jobInTransaction(z.object({ since: DateOnly }), (writer, context, { payload }) =>
      expirePoints(writer, context, payload.since),
    ),
  },
  recordKinds: {
    loyaltyAccount: {
      read: 'till:view',
      reach: followsParty('loyalty_accounts', 'customer_id'),
      write: 'till:approve',
      path: (id) => `loyalty/${id}`,
      find: ({ sql }, id) => {
        const query = 'select customer_name as title from loyalty_accounts where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
  partyUses,
  /** Changes of points that are posted by themselves, as they were written; whose they are may change by a merge. */
  sealedDocuments: {
    loyaltyEntry({ db }, id) {
      const row = db.select().from(loyaltyEntriesTable).where(eq(loyaltyEntriesTable.id, id)).get()
      if (!row) return undefined
      return sealOf([
        ...[row.id, row.type, row.date, row.points, row.amount, row.expiresOn, row.note],
        ...[row.createdAt, row.createdBy],
      ])
    },
  },
  /** Its balance is the sum of what is owed for customers' points. */
  controlRoles(): readonly string[] {
    return ['loyaltyLiability']
  },
  settingKinds: {
    loyaltyProgramme: {
      needs: 'till:edit',
      page: 'settings/loyalty',
      actions: ['update'],
      moneyFields: ['perPoint', 'worthOfHundred'],
      read: (reader) => getProgramme(reader),
      write: (writer, _, __, values) => {
        setProgramme(writer, Stored.parse(values))
      },
    },
  },
})

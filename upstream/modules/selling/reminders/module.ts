import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Version } from '#contract/core/fields.ts'
import { ReminderSettingsInput } from '#contract/selling/reminders.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { sendEach } from '../../firm/mails/index.ts'
import { dueOn } from './due.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { nextMorning, remindersJob } from './plan.ts'
import { getSettings } from './reader.ts'
import { mailsOf } from './send.ts'
import { updateSettings } from './service.ts'
import { reminderChargesTable as charges, reminderSettingsTable } from './tables.ts'

const maxAtOnce = 500

const Stored = ReminderSettingsInput.extend({ version: Version })

export const module = defineModule({
  name: 'reminders',
  endpoints: router,
  jobs: {
    /** Sends what is due today, each in a transaction of its own; what cannot go out stays listed. */
    [remindersJob]: jobWithEffect(z.null(), async ({ store, firm, env }) => {
      const { reader } = store
      if (!getSettings(reader).isOn) return undefined
      // The firm itself sees all that it sends.
      const whole = { ...firm, actor: { ...firm.actor, role: 'owner' } }
      const { rows, hasMore } = dueOn(reader, firmDate(reader, firm), maxAtOnce)
      const possible = rows.filter(({ obstacle }) => obstacle === null)
      const ids = possible.map(({ itemId }) => itemId)
      sendEach(store, whole, ids, mailsOf(possible, env.PUBLIC_ORIGIN))
      return hasMore && possible.length > 0 ? firm.now : nextMorning(reader, firm)
    }),
  },
  /** Reminders go with the invoices of a party; so does its stop. */
  partyUses: [
    {
      kind: 'reminder',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from reminders where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update reminders set party_id = ? where party_id = ?', intoId, fromId)
        sql.exec('update reminder_charges set party_id = ? where party_id = ?', intoId, fromId)
        sql.exec(
          `update or ignore reminder_stops set record_id = ? where kind = 'party' and record_id = ?`,
          intoId,
          fromId,
        )
      },
    },
  ],
  /** What reminders claim where it is posted. */
  numberedKinds: [
    {
      kind: 'reminderCharge',
      pattern: 'LC-{YYYY}-{####}',
      prefixes: { de: 'MK-', it: 'MORA-', ru: 'НП-', es: 'CD-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }: Reader, number) =>
        sql.exec('select 1 from reminder_charges where number = ?', number).toArray().length > 0,
    },
  ],
  /** What was posted for reminders; that it was taken back is no part of it. */
  sealedDocuments: {
    reminderCharge({ db }, id) {
      const row = db.select().from(charges).where(eq(charges.id, id)).get()
      if (!row) return undefined
      return sealOf([
        ...[row.id, row.number, row.itemId, row.invoiceId, row.date],
        ...[row.currency, row.fee, row.interest, row.createdAt],
      ])
    },
  },
  mailKinds,
  settingKinds: {
    reminderSettings: {
      needs: 'reminder:edit',
      page: 'reminders/settings',
      actions: ['update'],
      moneyFields: ['fee'],
      read: (reader) => getSettings(reader),
      write: (writer, { firm }, _, values) => updateSettings(writer, firm, Stored.parse(values)),
    },
  },
  /** The firm of the archive may still remind: a person switches it on here. */
  onRestore(writer: Writer): void {
    writer.db.update(reminderSettingsTable).set({ isOn: false }).run()
  },
})

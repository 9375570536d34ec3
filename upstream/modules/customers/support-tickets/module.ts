import { z } from 'zod'
import { Version } from '#contract/core/fields.ts'
import { SupportSettingsInput } from '#contract/customers/support-settings.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { supportTicketsView } from './analysis-view.ts'
import { router } from './endpoints.ts'
import { forgetTickets } from './forget.ts'
import { mailKinds } from './mail-kinds.ts'
import { closeJob, dueJob } from './plan.ts'
import { supportTickets } from './register.ts'
import { updateSettings } from './settings.ts'
import { becomeState } from './states.ts'
import { getSupportSettings } from './stored-settings.ts'
import { notifyMembers } from './tell.ts'
import { ticketOfMail } from './ticket-of-mail.ts'

const Stored = SupportSettingsInput.extend({ version: Version })

export const module = defineModule({
  name: 'support-tickets',
  analysisViews: [supportTicketsView],
  endpoints: router,
  forgetsSenders: ({ sql }, before) => {
    sql.exec(
      "update support_tickets set address = '' where address <> '' and created_at < ?",
      before,
    )
  },
  recordKinds: supportTickets.recordKinds,
  jobs: {
    /** Its owner is told that a promised time is over, once for each time. */
    [dueJob]: jobInTransaction(
      z.object({ ticketId: z.string(), dueAt: z.string() }),
      (writer, context, { payload: { ticketId, dueAt } }) => {
        const row = supportTickets.find(writer, ticketId)
        if (row?.dueAt === dueAt) notifyMembers(writer, context, row, 'supportTicketLate')
      },
    ),
    [closeJob]: jobInTransaction(
      z.object({ ticketId: z.string() }),
      (writer, context, { payload: { ticketId } }) => {
        const row = supportTickets.find(writer, ticketId)
        if (row?.state === 'solved') becomeState(writer, context, row, 'closed')
      },
    ),
  },
  partyUses: [
    {
      kind: 'supportTicket',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from support_tickets where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update support_tickets set customer_id = ? where customer_id = ?', intoId, fromId)
      },
      forget: forgetTickets,
    },
  ],
  numberedKinds: [
    {
      kind: 'supportTicket',
      pattern: 'T-{#####}',
      prefixes: { ru: 'О-', es: 'I-' },
      reset: 'never',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from support_tickets where number = ?', number).toArray().length > 0,
    },
  ],
  mailKinds,
  mailTaken: ticketOfMail,
  settingKinds: {
    supportSettings: {
      needs: 'supportTicket:manage',
      page: 'support-tickets/settings',
      actions: ['update'],
      read: (reader) => getSupportSettings(reader),
      write: (writer, { firm }, _, values) => {
        updateSettings(writer, firm, Stored.parse(values))
      },
    },
  },
  onCopy,
  /** The firm of the archive still answers; its addresses lead to it. */
  onRestore(writer: Writer): void {
    onCopy(writer)
  },
})

/** A copy of a firm has addresses of its own: those of the first lead to the first. */
function onCopy({ sql }: Writer): void {
  sql.exec(
    'update support_tickets set public_secret = hex(randomblob(16)), proof_secret = hex(randomblob(16))',
  )
  sql.exec('update support_settings set form_secret = hex(randomblob(16))')
}

import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { findTitled, ofCustomer } from '../../../documents/offered/titled.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { depositHandlers } from './deposits/endpoints.ts'
import { handlers } from './handlers.ts'
import { scheduleExpiry } from './issue.ts'
import { jobs } from './jobs.ts'
import { mailKinds } from './mail-kinds.ts'
import { publicHandlers } from './public-handlers.ts'
import { findStoredQuote } from './reader.ts'
import { markSent } from './send.ts'
import { quotesTable } from './tables.ts'
import { toDo } from './to-do.ts'
import { changeQuote, reindexQuote, renewQuoteSecrets } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

const router = { quotes: handlers, publicQuotes: publicHandlers, deposits: depositHandlers }

export const module = defineModule({
  name: 'quotes',
  wrongSums,
  toDo,
  endpoints: router,
  soldCostParties: { table: 'quotes', customer: 'customer_id', person: 'created_by' },
  jobs,
  /** A draft, which has no number, is known by its customer. */
  recordKinds: {
    quote: {
      read: 'quote:view',
      reach: { made: 'quote' },
      write: 'quote:edit',
      path: (id) => `quotes/${id}`,
      find: findTitled({ table: 'quotes', party: 'customer_name' }),
      moneyFields: ['total'],
    },
  },
  recordOwners: {
    entity: 'quote',
    params: ['quoteId'],
    madeBy: ({ db }, id) =>
      db.select({ by: quotesTable.createdBy }).from(quotesTable).where(eq(quotesTable.id, id)).get()
        ?.by,
  },
  /** Drafts and issued quotes; what an issued one shows stays as it was issued. */
  partyUses: [
    {
      kind: 'quote',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from quotes where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update quotes set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** Quotes to customers, in their newest version. */
  partyDocuments: [
    {
      kind: 'quote',
      read: 'quote:view',
      scope: { entity: 'quote', madeBy: 'created_by' },
      from: 'quotes',
      ...ofCustomer,
      standing: `case when state in ('draft', 'open') then state
      when state in ('declined', 'expired') then 'ended' else 'done' end`,
      dueDate: 'valid_until',
    },
  ],
  /** What quotes name of other owners' records. */
  usesOf: {
    item: isFoundBy('select 1 from quote_lines where item_id = ? limit 1'),
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from quote_lines where cost_centre_id = ? limit 1', id).toArray().length >
      0,
  },
  /** Quotes are no tax documents: their dates need not follow their numbers. */
  numberedKinds: [
    {
      kind: 'quote',
      pattern: 'Q-{YYYY}-{####}',
      prefixes: { de: 'AN-', it: 'PV-', ru: 'КП-', es: 'PR-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from quotes where number = ?', number).toArray().length > 0,
    },
  ],
  /** A quote whose draft invoice was deleted can be made into an invoice again. */
  draftSource: {
    draftDeleted(writer, context, invoiceId) {
      const quotes = writer.db
        .select()
        .from(quotesTable)
        .where(eq(quotesTable.invoiceId, invoiceId))
      for (const row of quotes.all()) {
        const state = row.answer === null ? 'open' : 'accepted'
        const after = changeQuote(writer, context, row, { state, invoiceId: null })
        if (state === 'open') scheduleExpiry(writer, after)
        writer.audit({
          entity: 'quote',
          entityId: row.id,
          action: 'release',
          before: { invoiceId },
        })
      }
    },
  },
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** A quote that no mail has left for was not sent. */
  onMailKept: {
    quote: (writer, context, id) => {
      const row = findStoredQuote(writer, id)
      if (row && row.sentAt !== null) changeQuote(writer, context, row, { sentAt: null })
    },
  },
  onMailLeft: {
    quote: (writer, context, id) => {
      const row = findStoredQuote(writer, id)
      if (row?.state === 'open' && row.sentAt === null) markSent(writer, context, id)
    },
  },
  customValues: { quote: heldIn('quotes', reindexQuote) },
  onCopy: renewQuoteSecrets,
})

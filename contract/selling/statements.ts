import { z } from 'zod'
import { AgeBucket, OpenItem, SettlementDirection } from '../books/settlement.ts'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'
import { Cursor, PageQuery } from '../core/page.ts'
import { BulkResult } from '../core/register.ts'
import { MailsToSend } from '../firm/mails-to-send.ts'

const AgeSum = z.object({ bucket: AgeBucket, amount: MinorUnits })

/**
 * What changed what a party owes from one day to another, a currency each, and what was open at the
 * end of the last day. Amounts are minor units of the currency; above zero is owed to the firm.
 */
export const PartyStatement = z.object({
  from: DateOnly,
  to: DateOnly,
  currencies: z.array(
    z.object({
      currency: CurrencyCode,
      /** Before the first day and after the last. */
      opening: MinorUnits,
      closing: MinorUnits,
      /** Before the first of the lines that are listed here. */
      carried: MinorUnits,
      lines: z.array(
        z.object({
          date: DateOnly,
          /** A document, one that was taken back, or an amount set against another currency or side. */
          change: z.enum(['document', 'takenBack', 'offset']),
          documentKind: z.string(),
          documentId: Id,
          documentNumber: z.string(),
          dueDate: DateOnly,
          amount: MinorUnits,
          balance: MinorUnits,
        }),
      ),
      /** What was open at the end of the last day, the earliest due first; the first of it. */
      open: z.array(OpenItem),
      /** The closing balance by how late it was then; `credit` is what was paid and not used. */
      ageing: z.array(AgeSum),
      credit: MinorUnits,
    }),
  ),
  /** Cursors of the lines that follow and of those before, and the number of the first listed here. */
  next: Cursor.nullable(),
  previous: Cursor.nullable(),
  first: z.int(),
  /** More is open than is listed: `/open-items` of the party has all of it. */
  hasMoreOpen: z.boolean(),
})
export type PartyStatement = z.infer<typeof PartyStatement>

/** A customer who owed something at the end of a day, in the base currency. */
export const StatementRow = z.object({
  partyId: Id,
  partyName: z.string(),
  to: z.string(),
  balance: MinorUnits,
  overdue: MinorUnits,
  /** Why none can go out by mail: no address, or one that mail came back from. */
  obstacle: z.enum(['noAddress', 'bounced']).nullable(),
})
export type StatementRow = z.infer<typeof StatementRow>

/** From which day to which; this year until today where none are given. */
export const StatementDays = z.object({ from: DateOnly.optional(), to: DateOnly.optional() })

/** Customers who are sent their statements. */
export const StatementChoice = StatementDays.extend({
  partyIds: z.array(Id).min(1, 'nothingChosen').max(200),
})

const path = '/firms/{firmId}' as const
const tags = ['Statements']
const ofParty = StatementDays.extend({ firmId: Id, partyId: Id })

export const statementsContract = {
  get: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/parties/{partyId}/statement`, tags })
    .input(
      ofParty.extend({
        ...PageQuery.omit({ q: true, size: true }).shape,
        size: PageQuery.shape.size.default(50),
        direction: SettlementDirection.default('receivable'),
      }),
    )
    .output(PartyStatement),
  /** A customer's statement as PDF, in the customer's language. */
  pdf: endpoint
    .meta({ needs: 'payment:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/parties/{partyId}/statement/pdf`, tags })
    .input(ofParty)
    .output(z.file()),
  /** Customers with a balance at the end of a day, those with the most first. */
  list: endpoint
    .meta({ needs: 'payment:view', isScoped: true })
    .route({ method: 'GET', path: `${path}/statements`, tags })
    .input(StatementDays.extend({ firmId: Id }))
    .output(
      z.object({
        from: DateOnly,
        to: DateOnly,
        baseCurrency: CurrencyCode,
        rows: z.array(StatementRow),
        hasMore: z.boolean(),
      }),
    ),
  /** What would be sent to the chosen customers. */
  previewSend: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/statements/mails`, tags })
    .input(StatementChoice.extend({ firmId: Id }))
    .output(MailsToSend),
  /** Sends the chosen customers their statements by mail, each as PDF; tells what became of each. */
  send: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/statements/send`, tags })
    .input(StatementChoice.extend({ firmId: Id }))
    .output(BulkResult),
}

import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { BulkResult } from '../core/register.ts'
import { MailsToSend } from '../firm/mails-to-send.ts'

/** How a reminder speaks: before the due date, and then more and more firmly. */
export const reminderTones = ['notice', 'friendly', 'firm', 'last'] as const
export const ReminderTone = z.enum(reminderTones)
export type ReminderTone = z.infer<typeof ReminderTone>

export const ReminderStep = z.object({
  /** Days after the due date; below zero before it. */
  days: field.wholeNumber({ minimum: -60, maximum: 365 }),
  tone: ReminderTone,
  /** Claimed with it, in minor units of the base currency. */
  fee: field.amountInput('unsigned').default(0),
  /** Whether interest for the days that it is late is claimed. */
  withInterest: z.stringbool().or(z.boolean()).default(false),
})
export type ReminderStep = z.infer<typeof ReminderStep>

export const ReminderSettingsInput = z.object({
  /** Whether they are sent by themselves, at nine in the morning. */
  isOn: z.stringbool().or(z.boolean()).default(false),
  steps: z.array(ReminderStep).max(8),
  /** Percent a year in place of what the law says; empty for the law’s. */
  ownRate: z.union([z.literal(''), field.decimalText(2)]).default(''),
  /** Whether what is claimed on top is owed in the books, and not only asked for. */
  postsCharges: z.stringbool().or(z.boolean()).default(false),
})
export type ReminderSettingsInput = z.infer<typeof ReminderSettingsInput>

/** What may be claimed once of an invoice to a business, in minor units of `currency`. */
export const StatutoryFee = z.object({
  currency: field.CurrencyCode,
  /** By what is owed, the smallest first; the last has no end. */
  steps: z.array(z.object({ upTo: field.MinorUnits.nullable(), amount: field.MinorUnits })),
})
export type StatutoryFee = z.infer<typeof StatutoryFee>

/** Interest that the law of the firm's country allows on a day. */
export const StatutoryInterest = z.object({
  /** Percent a year from businesses, and from private persons; null where the law names none. */
  business: z.string().nullable(),
  consumer: z.string().nullable(),
  fee: StatutoryFee.nullable(),
  source: z.string(),
  /** From when the present rate applies. */
  since: field.DateOnly,
  /** The last day for which the rate was compared with what is published; null for a fixed one. */
  knownUntil: field.DateOnly.nullable(),
})
export type StatutoryInterest = z.infer<typeof StatutoryInterest>

export const ReminderSettings = ReminderSettingsInput.extend({
  law: StatutoryInterest.nullable(),
  version: field.Version,
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** An invoice of ours, or one of the time before the books began; `invoiceId` is the id of either. */
const ClaimKind = z.enum(['invoice', 'openingInvoice'])

/** A reminder that is due on a day. Amounts are minor units of `currency`. */
export const DueReminder = z.object({
  itemId: field.Id,
  documentKind: ClaimKind,
  invoiceId: field.Id,
  number: z.string(),
  partyId: field.Id,
  partyName: z.string(),
  to: z.string(),
  dueDate: field.DateOnly,
  daysLate: z.int(),
  currency: field.CurrencyCode,
  balance: field.MinorUnits,
  days: z.int(),
  tone: ReminderTone,
  fee: field.MinorUnits,
  interest: field.MinorUnits,
  /** Whether its steps were missed for so long that it goes out by hand alone. */
  isMissed: z.boolean(),
  /** Why it cannot go out: no address, or one that mail came back from. */
  obstacle: z.enum(['noAddress', 'bounced']).nullable(),
})
export type DueReminder = z.infer<typeof DueReminder>

/** A reminder that was sent, or that failed by itself. */
export const SentReminder = z.object({
  id: field.Id,
  documentKind: ClaimKind,
  invoiceId: field.Id,
  number: z.string(),
  partyId: field.Id,
  partyName: z.string(),
  date: field.DateOnly,
  days: z.int(),
  tone: ReminderTone,
  currency: field.CurrencyCode,
  balance: field.MinorUnits,
  fee: field.MinorUnits,
  interest: field.MinorUnits,
  sentAt: field.Instant,
})
export type SentReminder = z.infer<typeof SentReminder>

/** What was posted for a reminder: fee and interest, in minor units of the base currency. */
export const ReminderCharge = z.object({
  id: field.Id,
  number: z.string(),
  documentKind: ClaimKind,
  invoiceId: field.Id,
  invoiceNumber: z.string(),
  partyId: field.Id,
  partyName: z.string(),
  date: field.DateOnly,
  currency: field.CurrencyCode,
  fee: field.MinorUnits,
  interest: field.MinorUnits,
  due: field.MinorUnits,
  reversedDate: field.DateOnly.nullable(),
})
export type ReminderCharge = z.infer<typeof ReminderCharge>

/** A customer or an invoice that is not reminded. */
export const ReminderStop = z.object({
  kind: z.enum(['party', 'invoice']),
  /** Which kind of invoice; null for a party. */
  documentKind: ClaimKind.nullable(),
  recordId: field.Id,
  title: z.string(),
  reason: z.string(),
  createdAt: field.Instant,
})
export type ReminderStop = z.infer<typeof ReminderStop>

/** Open parts of invoices whose reminders of today are sent. */
export const ReminderChoice = z.object({
  itemIds: z.array(field.Id).min(1, 'nothingChosen').max(200),
})

const path = '/firms/{firmId}/reminders' as const
const tags = ['Reminders']
const inFirm = z.object({ firmId: field.Id })
const stop = inFirm.extend({ stopKind: ReminderStop.shape.kind, stoppedId: field.Id })

export const remindersContract = {
  /** Who is to be reminded on a day: today, or one of the next 30. */
  listDue: endpoint
    .meta({ needs: 'reminder:view' })
    .route({ method: 'GET', path: `${path}/due`, tags })
    .input(inFirm.extend({ date: field.DateOnly.optional() }))
    .output(z.object({ date: field.DateOnly, rows: z.array(DueReminder), hasMore: z.boolean() })),
  /** The last ones sent, newest first. */
  listSent: endpoint
    .meta({ needs: 'reminder:view' })
    .route({ method: 'GET', path: `${path}/sent`, tags })
    .input(inFirm.extend({ invoiceId: field.Id.optional() }))
    .output(z.object({ rows: z.array(SentReminder) })),
  /** What would be sent for those of today's that are chosen. */
  previewSend: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({ method: 'POST', path: `${path}/mails`, tags })
    .input(ReminderChoice.extend(inFirm.shape))
    .output(MailsToSend),
  /** Sends those of today's that are chosen; tells what became of each. */
  send: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({ method: 'POST', path: `${path}/send`, tags })
    .input(ReminderChoice.extend(inFirm.shape))
    .output(BulkResult),
  /** What was posted for reminders, newest first. */
  listCharges: endpoint
    .meta({ needs: 'reminder:view' })
    .route({ method: 'GET', path: `${path}/charges`, tags })
    .input(inFirm)
    .output(z.object({ rows: z.array(ReminderCharge) })),
  /** Takes back what was posted for reminders of an invoice. */
  reverseCharges: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/invoices/{invoiceId}/reminder-charges/reverse',
      tags,
    })
    .input(inFirm.extend({ invoiceId: field.Id }))
    .output(z.object({ rows: z.array(ReminderCharge) })),
  getSettings: endpoint
    .meta({ needs: 'reminder:view' })
    .route({ method: 'GET', path: `${path}/settings`, tags })
    .input(inFirm)
    .output(ReminderSettings),
  updateSettings: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({ method: 'PUT', path: `${path}/settings`, tags })
    .input(ReminderSettingsInput.extend({ firmId: field.Id, version: field.Version }))
    .output(ReminderSettings),
  listStops: endpoint
    .meta({ needs: 'reminder:view' })
    .route({ method: 'GET', path: `${path}/stops`, tags })
    .input(inFirm)
    .output(z.object({ rows: z.array(ReminderStop) })),
  stop: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({ method: 'PUT', path: `${path}/stops/{stopKind}/{stoppedId}`, tags })
    .input(stop.extend({ reason: field.optionalText(300) }))
    .output(z.object({ recordId: field.Id })),
  allow: endpoint
    .meta({ needs: 'reminder:edit' })
    .route({ method: 'DELETE', path: `${path}/stops/{stopKind}/{stoppedId}`, tags })
    .input(stop)
    .output(z.object({ recordId: field.Id })),
}

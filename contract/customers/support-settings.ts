import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { ClockTime, Id, optionalText, Version, Weekday, wholeNumber } from '../core/fields.ts'

export const ticketPriorities = ['urgent', 'high', 'normal', 'low'] as const
export const SupportTicketPriority = z.enum(ticketPriorities)
export type SupportTicketPriority = z.infer<typeof SupportTicketPriority>

/** A span of a day of the week in which somebody is there, by the firm's clocks; 1 is Monday (ISO 8601). */
export const OpenHours = z
  .object({ day: Weekday, from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, { error: 'endBeforeStart', path: ['to'] })
export type OpenHours = z.infer<typeof OpenHours>

export const maxOpenHours = 21

/** What stands after the plus sign in the firm's address for support. */
export const supportTag = 'support'

/** Hours of open time, as whole minutes; empty where nothing is promised. */
const PromisedMinutes = z
  .union([z.literal('').transform(() => null), wholeNumber({ minimum: 1, maximum: 100_000 })])
  .nullable()

/** What is promised for a priority: minutes of open time until the first answer, and the solution. */
export const ServicePromise = z.object({
  priority: SupportTicketPriority,
  firstAnswerMinutes: PromisedMinutes,
  solveMinutes: PromisedMinutes,
})
export type ServicePromise = z.infer<typeof ServicePromise>

const flag = z.stringbool().or(z.boolean()).default(false)

/** How a firm does support: when it is there, what it promises, and what comes in by itself. */
export const SupportSettingsInput = z.object({
  hours: z.array(OpenHours).max(maxOpenHours),
  /** Public holidays of the firm's country are closed days. */
  isClosedOnHolidays: flag,
  promises: z.array(ServicePromise).max(ticketPriorities.length),
  /** The clocks stand still while a ticket waits for the customer, and for somebody else. */
  pausesWaiting: flag,
  pausesOnHold: flag,
  /** So many days after it was solved, the customer opens a ticket again by writing. */
  reopenDays: wholeNumber({ minimum: 0, maximum: 365 }),
  /** Whether a solved ticket asks the customer if they were helped. */
  asksRating: flag,
  /** Whether anybody with its address can use the public form. */
  isFormOpen: flag,
  /** Whether mails to the firm's address for support become tickets. */
  takesMails: flag,
  /** What the form says above its fields. */
  formWords: optionalText(1000),
})
export type SupportSettingsInput = z.infer<typeof SupportSettingsInput>

export const SupportSettings = SupportSettingsInput.extend({
  /** Of the public form, below the product's own address; null while it is closed. */
  formPath: z.string().nullable(),
  /** Where mails for support are sent to; null while they make no tickets. */
  mailAddress: z.string().nullable(),
  version: Version,
})
export type SupportSettings = z.infer<typeof SupportSettings>

const tags = ['Support tickets']
const path = '/firms/{firmId}/support-settings' as const
const inFirm = z.object({ firmId: Id })

export const supportSettingsContract = {
  get: endpoint
    .meta({ needs: 'supportTicket:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(SupportSettings),
  update: endpoint
    .meta({ needs: 'supportTicket:manage' })
    .route({ method: 'PUT', path, tags })
    .input(SupportSettingsInput.extend({ firmId: Id, version: Version }))
    .output(SupportSettings),
  /** Gives the form another address; the one before is dead from then on. */
  renewLink: endpoint
    .meta({ needs: 'supportTicket:manage' })
    .route({ method: 'POST', path: `${path}/link`, tags })
    .input(inFirm)
    .output(SupportSettings),
}

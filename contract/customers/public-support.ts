import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { TicketRating, TicketState } from './support-tickets.ts'

/** What the public form says of itself. */
export const SupportForm = z.object({
  firmName: z.string(),
  words: z.string(),
  language: field.Language,
  timeZone: z.string(),
})
export type SupportForm = z.infer<typeof SupportForm>

export const SupportFormInput = z.object({
  name: field.givenName(120),
  email: field.Email,
  subject: field.requiredText(200),
  text: field.requiredText(10_000),
  language: field.Language,
  /** That the firm may keep what was typed, to answer it. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type SupportFormInput = z.infer<typeof SupportFormInput>

/** A ticket as whoever asked sees it: without what the firm keeps for itself. */
export const PublicTicket = z.object({
  number: z.string(),
  subject: z.string(),
  state: TicketState,
  firmName: z.string(),
  language: field.Language,
  timeZone: z.string(),
  createdAt: field.Instant,
  messages: z.array(
    z.object({ by: z.string(), text: z.string(), isOurs: z.boolean(), at: field.Instant }),
  ),
  /** Whether the customer is asked if they were helped, and what they said. */
  asksRating: z.boolean(),
  rating: TicketRating.nullable(),
})
export type PublicTicket = z.infer<typeof PublicTicket>

const link = z.object({ token: z.string().max(100) })
const form = '/public/support-forms/{token}' as const
const ticket = '/public/support-tickets/{token}' as const
const tags = ['Public']

export const publicSupportContract = {
  getForm: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: form, tags })
    .input(link)
    .output(SupportForm),
  /** Makes a ticket; gives the path at which it is read and answered. */
  ask: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: form, tags, successStatus: 201 })
    .input(SupportFormInput.extend(link.shape))
    .output(z.object({ path: z.string() })),
  getTicket: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: ticket, tags })
    .input(link)
    .output(PublicTicket),
  /** Writes on; a ticket that is done is opened again, or followed by another that is linked. */
  write: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${ticket}/messages`, tags })
    .input(link.extend({ text: field.requiredText(10_000) }))
    .output(z.object({ path: z.string() })),
  /** Says whether they were helped; saying it again takes the place of what was said. */
  rate: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${ticket}/rating`, tags })
    .input(link.extend({ rating: TicketRating, note: field.optionalText(1000) }))
    .output(PublicTicket),
}

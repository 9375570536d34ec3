import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { isOwnLook, LookInput, LookKept } from './public-documents.ts'
import { publicPaper } from './public-paper.ts'
import { QuoteAnswer } from './quote-answer.ts'
import { QuoteChoices, QuoteState } from './quotes.ts'

/** What somebody who has the link may see; served without a session. */
export const PublicQuote = z.object({
  paper: PaperView,
  firmName: z.string(),
  /** Of the firm: the times of the page are in it. */
  timeZone: z.string(),
  state: QuoteState,
  /** Which version is shown: an answer says which one it is to. */
  revision: z.int(),
  validUntil: field.DateOnly,
  currency: field.CurrencyCode,
  total: field.MinorUnits,
  terms: z.string(),
  /** The lines that can be chosen, or whose quantity can. */
  options: z.array(
    z.object({
      lineId: field.Id,
      description: z.string(),
      unit: z.string(),
      quantity: z.string(),
      isOptional: z.boolean(),
      hasFreeQuantity: z.boolean(),
      isChosen: z.boolean(),
      amount: field.MinorUnits,
    }),
  ),
  answer: QuoteAnswer.pick({ name: true, at: true, signature: true, reason: true }).nullable(),
})
export type PublicQuote = z.infer<typeof PublicQuote>

/** The strokes of a drawn signature: the path of an SVG of 600 by 200. */
export const Signature = z
  .string()
  .max(20_000)
  .regex(/^(M\d{1,3} \d{1,3}( ?L\d{1,3} \d{1,3})*)*$/, 'invalid')
  .default('')

/** What is chosen so far, to see what it comes to. */
export const ChooseInput = z.object({ choices: QuoteChoices })

const Revision = field.wholeNumber({ minimum: 1, maximum: 10_000 })

export const AcceptInput = z.object({
  revision: Revision,
  name: field.givenName(120),
  signature: Signature,
  /** That they are bound by it, and by its terms. */
  agrees: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .refine((agrees) => agrees, 'required'),
  choices: QuoteChoices,
})

export const DeclineInput = z.object({
  revision: Revision,
  name: field.givenName(120),
  reason: field.requiredText(1000),
})

const link = z.object({ token: z.string().max(100) })
const at = '/public/quotes/{token}' as const
const tags = ['Public']

export const publicQuotesContract = {
  /** Gives the quote with what is chosen and, at the first time, marks it as viewed. */
  open: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/open`, tags })
    .input(ChooseInput.extend(link.shape).extend({ isOwn: isOwnLook }))
    .output(PublicQuote),
  /** Keeps that the page is open now, or was left; nothing of who looks. */
  look: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/look`, tags })
    .input(LookInput.extend(link.shape))
    .output(LookKept),
  accept: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/accept`, tags })
    .input(AcceptInput.extend(link.shape))
    .output(PublicQuote),
  decline: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/decline`, tags })
    .input(DeclineInput.extend(link.shape))
    .output(PublicQuote),
  ...publicPaper(at, link, tags),
}

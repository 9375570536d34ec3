import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { PublicComment } from '../firm/records.ts'
import { ElectronicFormat } from './electronic-invoices.ts'

/** What somebody who has the link may see; served without a session. */
export const PublicDocument = z.object({
  paper: PaperView,
  firmName: z.string(),
  /** Of the firm: the times of the page are in it. */
  timeZone: z.string(),
  state: z.enum(['open', 'partlyPaid', 'paid', 'credited', 'settled', 'void', 'creditNote']),
  isOverdue: z.boolean(),
  currency: field.CurrencyCode,
  /** What the customer owes the firm of it: without tax that they pay to the state. */
  total: field.MinorUnits,
  due: field.MinorUnits,
  dueDate: field.DateOnly,
  /** What credit notes took back of that. */
  creditNotesTotal: field.MinorUnits,
  isDisputed: z.boolean(),
  questions: z.array(PublicComment),
})
export type PublicDocument = z.infer<typeof PublicDocument>

/** Records for a tax agency are the firm's own. */
export const PublicFormat = ElectronicFormat.exclude(['verifactu', 'verifactuVoid'])

const link = z.object({ token: z.string().max(100) })

/** Whether a member of the firm looks, as its web app knows: that is no look of the customer. */
export const isOwnLook = z.stringbool().or(z.boolean()).default(false)

/** What the open page says of itself while somebody looks, and when it is left. */
export const LookInput = z.object({
  isOpen: z.stringbool().or(z.boolean()).default(true),
  isOwn: isOwnLook,
})
export const LookKept = z.object({ isKept: z.boolean() })

/** What a customer asks on the public page, of the whole or of one line. */
export const QuestionInput = z.object({
  name: field.givenName(120),
  email: field.Email,
  text: field.requiredText(2000),
  /** From 1; 0 for the whole document. */
  line: field.wholeNumber({ minimum: 0, maximum: 1000 }).default(0),
  /** That they will not pay it as it is. */
  isDispute: z.stringbool().or(z.boolean()).default(false),
})
export type QuestionInput = z.infer<typeof QuestionInput>

export const publicDocumentsContract = {
  /** Gives the document and, at the first time, marks it as viewed. */
  open: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/public/documents/{token}/open', tags: ['Public'] })
    .input(link.extend({ isOwn: isOwnLook }))
    .output(PublicDocument),
  /** Keeps that the page is open now, or was left; nothing of who looks. */
  look: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/public/documents/{token}/look', tags: ['Public'] })
    .input(LookInput.extend(link.shape))
    .output(LookKept),
  /** Asks the firm, or disputes the document; the answer comes by mail and stands here. */
  ask: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/public/documents/{token}/questions', tags: ['Public'] })
    .input(QuestionInput.extend(link.shape))
    .output(PublicDocument),
  pdf: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'GET', path: '/public/documents/{token}/pdf', tags: ['Public'] })
    .input(link)
    .output(z.file()),
  /** The same document for a machine. */
  electronicFile: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'GET', path: '/public/documents/{token}/electronic', tags: ['Public'] })
    .input(link.extend({ format: PublicFormat.default('ubl') }))
    .output(z.file()),
  logo: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/public/documents/{token}/logo', tags: ['Public'] })
    .input(link)
    .output(z.file()),
}

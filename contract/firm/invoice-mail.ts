import { z } from 'zod'
import { Email, OptionalEmail, optionalText } from '../core/fields.ts'

/** Addresses separated by commas, at most five. */
const Addresses = optionalText(600).superRefine((list, context) => {
  const given = list.split(/[,;\s]+/).filter((address) => address !== '')
  const wrong = given.find((address) => !Email.safeParse(address).success)
  if (wrong !== undefined) {
    context.addIssue({ code: 'custom', message: 'invalidAddress', params: { address: wrong } })
  } else if (given.length > 5) context.addIssue({ code: 'custom', message: 'invalidEmails' })
})

export const SendInput = z.object({
  to: OptionalEmail,
  cc: Addresses,
  subject: optionalText(200),
  message: optionalText(4000),
})

/** A mail to a customer as it would leave. */
export const MailPreview = z.object({
  /** The firm, as the reader sees it. */
  from: z.string(),
  /** Where answers go; empty where the firm has no address. */
  replyTo: z.string(),
  to: z.string(),
  cc: z.string(),
  subject: z.string(),
  /** What the sender may change. */
  message: z.string(),
  /** The message and what is added to it. */
  text: z.string(),
  hasLogo: z.boolean(),
  /** Of the bar above it; empty without one. */
  color: z.string(),
  /** Names of the files that go along. */
  files: z.array(z.string()),
})
export type MailPreview = z.infer<typeof MailPreview>

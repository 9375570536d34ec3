import { z } from 'zod'

/**
 * What a provider reports of a mail. `bounced`: there is no such mailbox, or it takes nothing of ours;
 * `failed`: it was given up for another reason; `complained`: its reader called it spam.
 */
export const MailEvent = z.object({
  kind: z.enum(['delivered', 'opened', 'bounced', 'failed', 'complained']),
  /** The provider's name for the mail. */
  transportId: z.string().min(1).max(200),
  /** Of the recipient meant. */
  address: z.string().min(1).max(320),
  /** What the other side said. */
  said: z.string().max(1000),
})
export type MailEvent = z.infer<typeof MailEvent>

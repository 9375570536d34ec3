import { z } from 'zod'
import { MailEvent } from './mail-event.ts'

/** Providers whose forms we read; `generic` is ours, for any other. See docs/deploy.md. */
export const eventProviders = ['generic', 'postmark', 'resend'] as const
export type EventProvider = (typeof eventProviders)[number]

const text = z.string().catch('')

/** https://postmarkapp.com/developer/webhooks/webhooks-overview */
const Postmark = z.object({
  RecordType: z.string(),
  MessageID: z.string(),
  Type: text,
  Email: text,
  Recipient: text,
  Description: text,
  Details: text,
})
const hardBounces = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']
const lasting = ['SoftBounce', 'DnsError', 'Blocked', 'SMTPApiError', 'DMARCPolicy', 'Unknown']

/** https://resend.com/docs/dashboard/webhooks/event-types */
const Resend = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string(),
    to: z.array(z.string()).catch([]),
    bounce: z.object({ type: text, message: text }).optional(),
    failed: z.object({ reason: text }).optional(),
  }),
})

const Generic = z.object({
  event: MailEvent.shape.kind,
  id: z.string(),
  recipient: z.string(),
  reason: z.string().default(''),
})

/** What a provider's report says; undefined for one that says nothing of ours, as a click. */
export function readEvent(provider: EventProvider, body: unknown): MailEvent | undefined {
  const event = readers[provider](body)
  if (!event) return undefined
  const said = event.said.slice(0, 1000)
  return MailEvent.safeParse({ ...event, said, address: plainAddress(event.address) }).data
}

const readers: Record<EventProvider, (body: unknown) => MailEvent | undefined> = {
  generic: (body) => {
    const { data } = Generic.safeParse(body)
    if (!data) return undefined
    const { event: kind, id: transportId, recipient: address, reason: said } = data
    return { kind, transportId, address, said }
  },
  postmark: (body) => {
    const { data } = Postmark.safeParse(body)
    const kind = data && postmarkKind(data)
    if (!data || !kind) return undefined
    const said = [data.Description, data.Details].filter((part) => part !== '').join(' ')
    return { kind, transportId: data.MessageID, address: data.Recipient || data.Email, said }
  },
  resend: (body) => {
    const { data: report } = Resend.safeParse(body)
    const kind = report && resendKind(report)
    if (!report || !kind) return undefined
    const { email_id: transportId, to, bounce, failed } = report.data
    return {
      kind,
      transportId,
      address: to[0] ?? '',
      said: bounce?.message || failed?.reason || '',
    }
  },
}

function postmarkKind({ RecordType, Type }: z.infer<typeof Postmark>) {
  switch (RecordType) {
    case 'Delivery':
      return 'delivered'
    case 'Open':
      return 'opened'
    case 'SpamComplaint':
      return 'complained'
    case 'Bounce':
      if (Type === 'SpamComplaint') return 'complained'
      if (hardBounces.includes(Type)) return 'bounced'
      // A delay or an automatic answer says nothing of what became of the mail.
      return lasting.includes(Type) ? 'failed' : undefined
    default:
      return undefined
  }
}

function resendKind({ type, data: { bounce } }: z.infer<typeof Resend>) {
  switch (type) {
    case 'email.delivered':
      return 'delivered'
    case 'email.opened':
      return 'opened'
    case 'email.complained':
      return 'complained'
    case 'email.bounced':
      return bounce?.type === 'Transient' ? 'failed' : 'bounced'
    case 'email.failed':
    case 'email.suppressed':
      return 'failed'
    default:
      return undefined
  }
}

/** `Anna <a@b.example>` is `a@b.example`. */
function plainAddress(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase()
}

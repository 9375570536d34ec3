import type { Email } from 'postal-mime'

/** A report that a mail did not arrive (RFC 3464). */
export type Bounce = {
  /** Whom it did not reach, in lower case. */
  address: string
  /** For good; else the server goes on trying. */
  isForGood: boolean
  /** What the other side said. */
  said: string
  /** Message id of the mail, without angle brackets; empty where it is not given. */
  messageId: string
}

const decoder = new TextDecoder()
const readable = 100_000

/** What a mail reports of another one; undefined for one that reports nothing of the kind. */
export function bounceOf({ attachments, text }: Email, contentType: string): Bounce | undefined {
  if (!/multipart\/report/i.test(contentType)) return undefined
  const part = (type: RegExp) => attachments.find(({ mimeType }) => type.test(mimeType))
  const report = contentOf(part(/^message\/(global-)?delivery-status$/)) || (text ?? '')
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im').exec(report)?.[1]?.trim() ?? ''
  const address = (field('Final-Recipient') || field('Original-Recipient'))
    .replace(/^[\w-]+;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase()
  const action = field('Action').toLowerCase()
  const isReport = address !== '' && /^(failed|delayed)/.test(action)
  if (!isReport) return undefined
  const original = contentOf(
    part(/^(message\/(rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/),
  )
  const said = field('Diagnostic-Code').replace(/^[\w-]+;\s*/, '') || field('Status')
  return {
    address,
    isForGood: action.startsWith('failed') && !/^4/.test(field('Status')),
    said: said.replace(/\s+/g, ' ').slice(0, 500),
    messageId: /^Message-ID:\s*<([^<>\s]{1,300})>/im.exec(original)?.[1] ?? '',
  }
}

function contentOf(part: Email['attachments'][number] | undefined): string {
  if (!part) return ''
  const { content } = part
  const text =
    typeof content === 'string'
      ? content
      : decoder.decode(new Uint8Array(content).subarray(0, readable))
  return text.replace(/\r\n?/g, '\n')
}

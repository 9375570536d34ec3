import { operatorFetch } from '../../core/public-fetch.ts'
import {
  type Address,
  type Delivered,
  type Letter,
  leaveHeaders,
  MailRefused,
  MailUnsure,
  type RenderedMail,
  recipientsOf,
  type Transport,
} from '../rendered-mail.ts'
import type { MailEnv } from '../settings.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const patienceMs = 30_000

/** What a provider is sent unless MAIL_HTTP_BODY says another form; see docs/deploy.md. */
const usualBody: Json = {
  from: '{{from}}',
  to: '{{toList}}',
  cc: '{{ccList}}',
  bcc: '{{bccList}}',
  reply_to: '{{replyTo}}',
  subject: '{{subject}}',
  text: '{{text}}',
  html: '{{html}}',
  headers: '{{headers}}',
  attachments: [
    {
      filename: '{{name}}',
      content: '{{content}}',
      content_type: '{{type}}',
      content_id: '{{contentId}}',
    },
  ],
}

type Ask = (url: string, init: RequestInit) => Promise<Response>

/**
 * Mail through a provider's API: one POST of JSON for each mail. The form is a JSON text with marks
 * such as `{{subject}}`; a list with one object that has `{{content}}` in it is repeated for each
 * attachment, and what is empty is left out.
 */
export function httpTransport(env: MailEnv, request: Ask = operatorFetch): Transport {
  const { MAIL_HTTP_URL, MAIL_HTTP_TOKEN, MAIL_HTTP_TOKEN_HEADER, MAIL_HTTP_BODY } = env
  if (!MAIL_HTTP_URL || !MAIL_HTTP_TOKEN) {
    throw new Error('MAIL_HTTP_URL and MAIL_HTTP_TOKEN are needed for mail over HTTP')
  }
  const form: Json = MAIL_HTTP_BODY ? JSON.parse(MAIL_HTTP_BODY) : usualBody
  const token: Record<string, string> = MAIL_HTTP_TOKEN_HEADER
    ? { [MAIL_HTTP_TOKEN_HEADER]: MAIL_HTTP_TOKEN }
    : { authorization: `Bearer ${MAIL_HTTP_TOKEN}` }
  return {
    name: 'http',
    deliver: (mail) => post(mail),
  }

  async function post(mail: RenderedMail): Promise<Delivered> {
    const body = JSON.stringify(fill(form, marksOf(mail), mail))
    const headers = { ...token, 'content-type': 'application/json', 'idempotency-key': mail.id }
    const answer = await ask(MAIL_HTTP_URL ?? '', { method: 'POST', headers, body }, request)
    const text = (await answer.text()).slice(0, 10_000)
    if (answer.ok) return { transportId: idIn(text) ?? mail.id }
    const said = `${answer.status} ${text.slice(0, 500)}`
    const isLater = answer.status >= 500 || [401, 403, 408, 425, 429].includes(answer.status)
    throw isLater ? new Error(said) : new MailRefused(said)
  }
}

async function ask(url: string, init: RequestInit, request: Ask): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return await request(url, { ...init, signal })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new MailUnsure(`The provider gave no answer: ${said}`)
  }
}

function marksOf(mail: RenderedMail): Record<string, Json> {
  const { id, from, replyTo, subject, text, html, isTracked, letter, leaveUrl } = mail
  const recipients = recipientsOf(mail)
  // A provider mails whom it is given: those who are not to get it from here are not named.
  const meant = ({ email }: Address) => recipients.includes(email)
  const [to, cc] = [mail.to.filter(meant), mail.cc.filter(meant)]
  const shown = [...to, ...cc].map(({ email }) => email)
  const bcc = recipients.filter((email) => !shown.includes(email))
  return {
    id,
    subject,
    text,
    html,
    from: mailbox(from),
    fromEmail: from.email,
    fromName: from.name,
    to: to.map(mailbox).join(', '),
    toList: to.map(mailbox),
    toObjects: to.map(({ email, name }) => ({ email, name })),
    cc: cc.map(mailbox).join(', '),
    ccList: cc.map(mailbox),
    ccObjects: cc.map(({ email, name }) => ({ email, name })),
    bcc: bcc.join(', '),
    bccList: bcc,
    headers: letter ? headersOf(letter) : leaveUrl ? leaveHeaders(leaveUrl) : '',
    replyTo: replyTo ? mailbox(replyTo) : '',
    replyToEmail: replyTo?.email ?? '',
    tracksOpening: isTracked,
  }
}

/** What makes answers find their conversation. */
function headersOf({ messageId, inReplyTo, references }: Letter): Json {
  return {
    'Message-ID': `<${messageId}>`,
    ...(inReplyTo && { 'In-Reply-To': `<${inReplyTo}>` }),
    ...(references.length > 0 && { References: references.map((id) => `<${id}>`).join(' ') }),
  }
}

function mailbox({ email, name }: Address): string {
  return name === '' ? email : `"${name.replace(/["\\]/g, '\\$&')}" <${email}>`
}

function fill(form: Json, marks: Record<string, Json>, mail: RenderedMail): Json {
  if (typeof form === 'string') {
    const [, whole] = /^\{\{(\w+)\}\}$/.exec(form) ?? []
    if (whole !== undefined) return marks[whole] ?? ''
    return form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(marks[name] ?? ''))
  }
  if (Array.isArray(form)) {
    const [item] = form
    const isAttachment = form.length === 1 && JSON.stringify(item).includes('{{content}}')
    if (!isAttachment || item === undefined) return form.map((part) => fill(part, marks, mail))
    return mail.attachments.map(({ name, type, bytes, contentId = '' }) => {
      const content = Buffer.from(bytes).toString('base64')
      return fill(item, { name, type, content, contentId }, mail)
    })
  }
  if (form === null || typeof form !== 'object') return form
  return Object.fromEntries(
    Object.entries(form)
      .map(([key, value]) => [key, fill(value, marks, mail)] as const)
      .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  )
}

/** Providers call it `id`, `MessageID` or `messageId`. */
function idIn(text: string): string | undefined {
  return /"(?:id|message_?id)"\s*:\s*"([^"]{1,200})"/i.exec(text)?.[1]
}

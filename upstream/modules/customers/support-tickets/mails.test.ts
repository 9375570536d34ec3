import { expect, it } from 'vitest'
import { authorOf, type IncomingMail } from './automatic-mail.ts'
import { mayAnswer } from './loop-guard.ts'
import { takeMail } from './take-mail.ts'
import { canBecome, stateAfter } from './ticket-states.ts'

function mail(headers: Record<string, string> = {}, more: Partial<IncomingMail> = {}) {
  return { headers, from: 'Anna <anna@acme.de>', subject: 'Printer', ...more }
}

it.each([
  ['a person', mail({ 'x-auto-response-suppress': 'DR, OOF' }), 'person'],
  ['a person who says so', mail({ 'auto-submitted': 'no' }), 'person'],
  [
    'Exchange',
    mail({ 'auto-submitted': 'auto-generated' }, { subject: 'Automatic reply: Offer' }),
    'absence',
  ],
  ['Gmail', mail({ 'auto-submitted': 'auto-replied', precedence: 'bulk' }), 'absence'],
  ['an older program', mail({ 'x-autoreply': 'yes' }), 'absence'],
  ['German', mail({}, { subject: 'AW: Abwesenheitsnotiz: Angebot' }), 'absence'],
  ['Italian', mail({}, { subject: 'Risposta automatica: Offerta' }), 'absence'],
  ['Russian', mail({}, { subject: 'Автоматический ответ: Счёт' }), 'absence'],
  ['Spanish', mail({}, { subject: 'Respuesta automática: Oferta' }), 'absence'],
  ['a monitor', mail({ 'auto-submitted': 'auto-generated; type=alert' }), 'automatic'],
  ['no return path', mail({ 'return-path': '< >' }), 'automatic'],
  ['a report', mail({ 'content-type': 'multipart/report; report-type=delivery-status' }), 'bounce'],
  ['a daemon', mail({ 'return-path': '<>' }, { from: 'MAILER-DAEMON@mx.de' }), 'bounce'],
  ['a newsletter', mail({ 'list-unsubscribe': '<https://x.example/u>' }), 'list'],
  ['a mass mail', mail({ precedence: 'bulk' }), 'list'],
] as const)('knows who wrote the mail of %s', (_, one, author) => {
  expect(authorOf(one)).toBe(author)
})

it('takes a mail that came through a group of the firm for its sender’s, and a receipt for no bounce', () => {
  const group = mail({ 'list-id': 'Help <help.firm.de>', precedence: 'list' })
  expect(authorOf(group)).toBe('list')
  expect(authorOf(group, ['help@firm.de'])).toBe('person')
  const posted = mail({ 'list-post': '<mailto:Help@firm.de>', 'list-unsubscribe': '<mailto:x>' })
  expect(authorOf(posted, ['help@firm.de'])).toBe('person')
  expect(authorOf(group, ['other@firm.de'])).toBe('list')
  const receipt = mail({ 'content-type': 'multipart/report; report-type=disposition-notification' })
  expect(authorOf(receipt)).toBe('automatic')
})

const now = '2026-05-10T12:00:00Z'
const quiet = { receivedAt: [], answeredAt: [] }
const mailbox = { ownAddresses: ['help@firm.de'], timeZone: 'Europe/Berlin', reopenDays: 7 }

function minutesAgo(...minutes: number[]): string[] {
  return minutes.map((count) => new Date(Date.parse(now) - count * 60_000).toISOString())
}

it('answers no program, no list, not itself, and nobody without end', () => {
  const reason = (
    one: IncomingMail,
    traffic = quiet as typeof quiet | Parameters<typeof mayAnswer>[1],
  ) => {
    const answer = mayAnswer(one, traffic, mailbox.ownAddresses, now)
    return answer.may ? 'may' : answer.reason
  }
  expect(reason(mail())).toBe('may')
  expect(reason(mail({ 'auto-submitted': 'auto-replied' }))).toBe('automaticMail')
  expect(reason(mail({ precedence: 'list' }))).toBe('toMany')
  expect(reason(mail({}, { from: 'Help <HELP@firm.de>' }))).toBe('ownAddress')
  expect(reason(mail({}, { from: 'no-reply@shop.de' }))).toBe('noReplyAddress')
  for (const local of [
    'donotreply',
    'Do-Not-Reply',
    'noreply+7',
    'nicht-antworten',
    'no_responder',
  ]) {
    expect(reason(mail({}, { from: `${local}@shop.de` })), local).toBe('noReplyAddress')
  }
  expect(reason(mail({}, { from: 'norbert@shop.de' }))).toBe('may')
  expect(reason(mail({ 'x-auto-response-suppress': 'All' }))).toBe('answersUnwanted')
  const answered = (minutes: number[]) => ({ receivedAt: [], answeredAt: minutesAgo(...minutes) })
  expect(reason(mail(), answered([1, 2, 1441]))).toBe('may')
  expect(reason(mail(), answered([1, 2, 1439]))).toBe('tooManyAnswers')
  const received = { receivedAt: minutesAgo(0, 1, 2, 3, 4, 9), answeredAt: [] }
  expect(reason(mail(), received)).toBe('tooManyMails')
  expect(reason(mail(), { ...received, receivedAt: minutesAgo(0, 1, 2, 3, 4, 10) })).toBe('may')
})

it('ends a conversation of two machines that write no headers', () => {
  const traffic = { receivedAt: [] as string[], answeredAt: [] as string[] }
  let at = Date.parse(now)
  let answers = 0
  for (let round = 0; round < 200; round += 1) {
    at += 5000
    const instant = new Date(at).toISOString()
    traffic.receivedAt.push(instant)
    const taken = takeMail(mail(), null, traffic, mailbox, instant)
    if (taken.confirm) {
      answers += 1
      traffic.answeredAt.push(instant)
    }
  }
  expect(answers).toBe(3)
})

it('opens a done ticket again within some days, and links a new one later', () => {
  const done = { id: 't1', state: 'closed', doneAt: '2026-05-02T22:30:00Z' } as const
  const take = (at: string, one = mail(), ticket: Parameters<typeof takeMail>[1] = done) =>
    takeMail(one, ticket, quiet, mailbox, at)
  // Closed on 3 May in Berlin: until the end of the 10th.
  expect(take('2026-05-10T21:59:00Z')).toEqual({
    place: { kind: 'reopen', ticketId: 't1' },
    confirm: false,
  })
  expect(take('2026-05-10T22:00:00Z')).toEqual({
    place: { kind: 'new', linkedId: 't1' },
    confirm: true,
  })
  const open = { id: 't1', state: 'waiting', doneAt: null } as const
  expect(take(now, mail(), open).place).toEqual({ kind: 'append', ticketId: 't1' })
  expect(take(now, mail(), null)).toEqual({ place: { kind: 'new', linkedId: null }, confirm: true })
  const absence = mail({ 'auto-submitted': 'auto-replied' })
  expect(take(now, absence)).toEqual({ place: { kind: 'note', ticketId: 't1' }, confirm: false })
  expect(take(now, absence, null)).toEqual({
    place: { kind: 'drop', reason: 'absence' },
    confirm: false,
  })
})

it('changes states by what people do, not by notes and programs', () => {
  expect(stateAfter('waiting', 'customerWrote')).toBe('open')
  expect(stateAfter('closed', 'customerWrote')).toBe('open')
  expect(stateAfter('open', 'memberAnswered')).toBe('waiting')
  expect(stateAfter('solved', 'memberAnswered')).toBe('solved')
  for (const event of ['noteAdded', 'automaticAnswer'] as const) {
    expect(stateAfter('new', event)).toBe('new')
  }
  expect(canBecome('closed', 'waiting')).toBe(false)
})

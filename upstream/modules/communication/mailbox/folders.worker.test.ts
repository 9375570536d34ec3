import { beforeAll, expect, test } from 'vitest'
import type { Mailbox, MailRow } from '#contract/communication/mailbox.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { addDays } from '../../../firm/calendar.ts'
import { openBoxes } from './open-boxes.fixture.ts'
import { bring } from './testing/bring.ts'

let firm: TestFirm
let box: Mailbox
const today = new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  ;({ firm, own: box } = await openBoxes())
})

async function subjects(query = ''): Promise<string[]> {
  const path = `/mail/threads?mailboxId=${box.id}${query}`
  return (await firm.must<{ rows: MailRow[] }>('GET', path)).rows.map(({ subject }) => subject)
}

async function threadOf(subject: string): Promise<string> {
  const path = `/mail/threads?mailboxId=${box.id}&q=${encodeURIComponent(subject)}`
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', path)
  return rows[0]?.threadId ?? ''
}

function come(subject: string, from = 'Kadri Vale <kadri@harbour.example>', file = false) {
  const head = {
    From: from,
    To: box.address,
    Subject: subject,
    'Message-ID': `<${subject}@x.example>`,
  }
  if (!file) return bring(box.address, head, `Words of ${subject}`)
  const part = (type: string, body: string) => `--q\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
  const body = `${part('text/plain', 'Look')}${part('application/pdf; name="a.pdf"', '%PDF-1.4')}--q--\r\n`
  return bring(box.address, { ...head, 'Content-Type': 'multipart/mixed; boundary=q' }, body)
}

test('a search finds by words, sender, recipient, attachment and days, and each narrows the other', async () => {
  await come('Quittung')
  await come('Angebot', 'Olga Berg <olga@partner.example>')
  await come('Rechnung', 'Olga Berg <olga@partner.example>', true)
  expect(await subjects('&q=quitt')).toEqual(['Quittung'])
  expect(await subjects('&from=olga')).toEqual(['Rechnung', 'Angebot'])
  expect(await subjects('&from=olga&hasFiles=true')).toEqual(['Rechnung'])
  expect(await subjects('&from=kadri&hasFiles=true')).toEqual([])
  expect(await subjects(`&to=${encodeURIComponent(box.address)}&q=angebot`)).toEqual(['Angebot'])
  expect(
    await subjects(`&from=olga&since=${addDays(today, -1)}&until=${addDays(today, 1)}`),
  ).toHaveLength(2)
  expect(await subjects(`&from=olga&since=${addDays(today, 2)}`)).toEqual([])
  expect(await subjects(`&from=olga&until=${addDays(today, -2)}`)).toEqual([])
})

test('what is put off leaves the inbox and comes back unread at its time, above the others', async () => {
  await come('Putoff')
  await come('Later')
  const id = await threadOf('Putoff')
  const past = await firm.ask('PUT', `/mail/threads/${id}`, {
    snoozedUntil: `${today}T00:00:00.000Z`,
  })
  expect(past.status).toBe(422)
  const threadIds = [id]
  await firm.must('POST', '/mail/actions', { threadIds, action: 'read' })
  const until = `${addDays(today, 3)}T08:00:00.000Z`
  await firm.must('PUT', `/mail/threads/${id}`, { snoozedUntil: until })
  expect(await subjects()).not.toContain('Putoff')
  expect(await subjects('&folder=snoozed')).toEqual(['Putoff'])
  await runJobsAt(firm, addDays(today, 4))
  expect((await subjects())[0]).toBe('Putoff')
  expect(await subjects('&folder=snoozed')).toEqual([])
  const { rows } = await firm.must<{ rows: MailRow[] }>('GET', `/mail/threads?mailboxId=${box.id}`)
  expect(rows[0]).toMatchObject({ subject: 'Putoff', isUnread: true })
})

test('what lies in the bin or in spam for 30 days is gone, and not a day before', async () => {
  await come('Thrown')
  await come('Junk')
  await come('Kept')
  const act = async (subject: string, action: string) =>
    firm.must('POST', '/mail/actions', { threadIds: [await threadOf(subject)], action })
  const thrown = await threadOf('Thrown')
  await act('Thrown', 'bin')
  await act('Junk', 'spam')
  expect(await subjects('&folder=bin')).toEqual(['Thrown'])
  expect(await subjects('&folder=spam')).toEqual(['Junk'])
  // Nor is it found by a search elsewhere, nor put off.
  expect(await subjects('&q=thrown')).toEqual([])
  const snooze = { snoozedUntil: `${addDays(today, 3)}T08:00:00.000Z` }
  expect((await firm.ask('PUT', `/mail/threads/${thrown}`, snooze)).status).toBe(409)
  await runJobsAt(firm, addDays(today, 29))
  expect(await subjects('&folder=bin')).toEqual(['Thrown'])
  await runJobsAt(firm, addDays(today, 31))
  expect(await subjects('&folder=bin')).toEqual([])
  expect(await subjects('&folder=spam')).toEqual([])
  expect((await firm.ask('GET', `/mail/threads/${thrown}`)).status).toBe(404)
  expect(await subjects('&q=kept')).toEqual(['Kept'])
})

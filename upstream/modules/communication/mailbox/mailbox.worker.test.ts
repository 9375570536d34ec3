import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mailbox, MailDraft, MailRow, MailThread } from '#contract/communication/mailbox.ts'
import type { PartyTimelineEntry } from '#contract/firm/party-timeline.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import type { TestFirm } from '#upstream/testing/test-firm.ts'
import { newId } from '../../../firm/ulid.ts'
import { bringMail } from '../../../mail/incoming/bring-mail.ts'
import { openBoxes } from './open-boxes.fixture.ts'
import { bring } from './testing/bring.ts'

type List = { rows: MailRow[]; next: string | null }
type How = Parameters<TestFirm['must']>[3]
let firm: TestFirm
let own: Mailbox
let shared: Mailbox

beforeAll(async () => {
  ;({ firm, own, shared } = await openBoxes())
})

function list(query: string, how?: How): Promise<List> {
  return firm.must('GET', `/mail/threads?${query}`, undefined, how)
}

async function threadOf(mailboxId: string, q: string): Promise<MailThread> {
  const { rows } = await list(`mailboxId=${mailboxId}&q=${encodeURIComponent(q)}`)
  return firm.must('GET', `/mail/threads/${rows[0]?.threadId}`)
}

describe('mail between people of the installation', () => {
  test('is delivered inside, can be taken back for ten seconds, and threads both ways', async () => {
    const draft = await firm.must<MailDraft>('POST', '/mail/drafts', { mailboxId: own.id })
    await firm.must('PUT', `/mail/drafts/${draft.id}`, {
      to: `Firm <${shared.address}>`,
      subject: 'Lamps für Köln',
      text: 'Guten Tag,\n\ndie Lampen sind da.',
    })
    const sent = await firm.must<MailDraft>('POST', `/mail/drafts/${draft.id}/send`, {})
    expect(Date.parse(sent.leavesAt ?? '') - Date.now()).toBeLessThanOrEqual(10_000)
    expect((await firm.ask('PUT', `/mail/drafts/${draft.id}`, { text: 'x' })).status).toBe(409)
    const back = await firm.must<MailDraft>('POST', `/mail/drafts/${draft.id}/take-back`, {})
    expect(back.leavesAt).toBeNull()
    await leaveNow(draft.id)
    await vi.waitFor(async () => {
      expect((await list(`mailboxId=${shared.id}`)).rows.map(({ subject }) => subject)).toContain(
        'Lamps für Köln',
      )
    })
    const received = await threadOf(shared.id, 'lampen')
    expect(received.mails[0]).toMatchObject({
      isOurs: false,
      from: { name: 'Maria', email: own.address },
      text: 'Guten Tag,\n\ndie Lampen sind da.',
      auth: null,
    })
    expect((await list(`mailboxId=${own.id}&folder=sent`)).rows).toHaveLength(1)

    const answer = await firm.must<MailDraft>('POST', '/mail/drafts', {
      mailboxId: shared.id,
      mailId: received.mails[0]?.id,
      way: 'reply',
    })
    expect(answer).toMatchObject({ subject: 'Re: Lamps für Köln' })
    expect(answer.to).toContain(own.address)
    expect(answer.text).toContain('> die Lampen sind da.')
    await leaveNow(answer.id)
    await vi.waitFor(async () => {
      const [row] = (await list(`mailboxId=${own.id}`)).rows
      expect(row).toMatchObject({ count: 2, isUnread: true, subject: 'Lamps für Köln' })
    })
  })

  test('an address of here that nobody has is refused at its field', async () => {
    const draft = await firm.must<MailDraft>('POST', '/mail/drafts', {
      mailboxId: own.id,
      to: `nobody@${own.address.split('@')[1]}`,
    })
    const refused = await firm.ask('POST', `/mail/drafts/${draft.id}/send`, {})
    expect([refused.status, refused.body.data.fields.to?.key]).toEqual([422, 'noSuchAddress'])
  })
})

test('a planned mail stays when its writer may not write any more, and administrators are told', async () => {
  const { firmId } = firm
  const [writer, admin] = [newId(), newId()].map((userId) => ({ firmId, userId }))
  if (!writer || !admin) throw new Error('Nobody')
  await joinFirm(admin, 'admin')
  const sendAt = new Date(Date.now() + 86_400_000).toISOString()
  const plan = async () => {
    const text = { to: own.address, subject: 'Später', text: 'Bis bald' }
    const { id } = await firm.must<MailDraft>(
      'POST',
      '/mail/drafts',
      { mailboxId: shared.id, ...text },
      writer,
    )
    await firm.must('POST', `/mail/drafts/${id}/send`, { sendAt }, writer)
    return id
  }
  const draft = (id: string) => firm.must('GET', `/mail/drafts/${id}`, undefined, writer)
  for (const role of [undefined, 'readOnly', 'employee']) {
    const id = await plan()
    if (role) await joinFirm(writer, role)
    await ring()
    expect(await draft(id)).toMatchObject({ leavesAt: null })
  }
  const notices = env.DIRECTORY.prepare('SELECT kind FROM notifications WHERE user_id = ?')
  await vi.waitFor(async () => {
    const { results } = await notices.bind(admin.userId).all()
    expect(results).toEqual(Array(3).fill({ kind: 'plannedMailStopped' }))
  })
  const id = await plan()
  const end = `/mail/planned/${id}/end`
  expect((await firm.ask('GET', '/mail/planned', undefined, { role: 'sales' })).status).toBe(403)
  expect((await firm.ask('POST', end, {}, { role: 'sales' })).status).toBe(403)
  const how = { role: 'admin', userId: admin.userId }
  const planned = { by: 'Maria', mailbox: 'Nord & Söhne GmbH', leavesAt: sendAt, recipients: 1 }
  expect(await firm.must('GET', '/mail/planned', undefined, how)).toEqual([{ id, ...planned }])
  await firm.must('POST', end, {}, how)
  expect((await firm.ask('POST', end, {}, how)).status).toBe(404)
  expect(await draft(id)).toMatchObject({ leavesAt: null })
})

/** Sends a draft, and sets its ten seconds to be over. */
async function leaveNow(id: string): Promise<void> {
  await firm.must('POST', `/mail/drafts/${id}/send`, {})
  await ring()
}

/** Has all that waits to leave do so now. */
async function ring(): Promise<void> {
  await runInDurableObject(firm.object, async (_, { storage }) => {
    storage.sql.exec(
      "update job set run_at = ? where kind = 'mailbox.send'",
      '2026-01-01T00:00:00.000Z',
    )
    await storage.setAlarm(Date.now())
  })
  await runDurableObjectAlarm(firm.object)
  await runDurableObjectAlarm(firm.object)
}

describe('mail from outside', () => {
  test('threads by what it answers, is kept once, and shows what its server found out', async () => {
    const head = {
      'Message-ID': '<first@harbour.example>',
      Subject: 'Zweite Rate',
      'Authentication-Results': 'mx.example; spf=pass; dkim=pass (2048) header.d=x; dmarc=pass',
    }
    expect(await bring(shared.address, head)).toBe('taken')
    expect(await bring(shared.address, head)).toBe('known')
    const next = { 'Message-ID': '<second@harbour.example>', Subject: 'Re: Zweite Rate' }
    await bring(shared.address, { ...next, References: '<first@harbour.example>' }, 'Nachtrag')
    const thread = await threadOf(shared.id, 'Nachtrag')
    expect(thread.mails.map(({ text }) => text)).toEqual(['Hello', 'Nachtrag'])
    expect(thread.mails[0]?.auth).toEqual({ spf: 'pass', dkim: 'pass', dmarc: 'pass' })
    expect(await bring(`unknown@${shared.address.split('@')[1]}`, head)).toBe('nobody')
  })

  test('is linked to what its plus-address, its sender and the mail it answers say', async () => {
    const customer = await firm.customer({ name: 'Hafen AG', email: 'kadri@harbour.example' })
    const invoice = await firm.issued(customer.id)
    const [local, domain] = shared.address.split('@')
    const tagged = `${local}+invoice-${invoice.id.toLowerCase()}@${domain}`
    await bring(tagged, { Subject: 'Frage', 'Message-ID': '<q@harbour.example>' }, 'Zur Rechnung')
    const { about } = await threadOf(shared.id, 'Zur Rechnung')
    expect(about.map(({ kind, id }) => [kind, id]).sort()).toEqual([
      ['invoice', invoice.id],
      ['party', customer.id],
    ])
    const { links } = await firm.panels('party', customer.id)
    expect(links).toContainEqual(expect.objectContaining({ kind: 'mailThread', title: 'Frage' }))
  })

  test('stands in the timeline of who wrote it, and so does what was written to them', async () => {
    const { id } = await firm.customer({ name: 'Werft', email: 'werft@harbour.example' })
    const answer = { From: 'Werft <werft@harbour.example>', Subject: 'Offerte' }
    await bring(shared.address, { ...answer, 'Message-ID': '<o@harbour.example>' })
    const draft = await firm.must<MailDraft>('POST', '/mail/drafts', { mailboxId: own.id })
    const letter = { to: 'werft@harbour.example', subject: 'Vertraulich', text: 'x' }
    await firm.must('PUT', `/mail/drafts/${draft.id}`, letter)
    await leaveNow(draft.id)
    const mailsOf = async (how?: How) => {
      const path = `/parties/${id}/timeline?type=mail`
      const { rows } = await firm.must<{ rows: PartyTimelineEntry[] }>('GET', path, undefined, how)
      return rows.map((row) => row.type === 'mail' && [row.mail.subject, row.mail.isOurs])
    }
    const [theirs, ours] = [
      ['Offerte', false],
      ['Vertraulich', true],
    ]
    expect(await mailsOf()).toEqual([ours, theirs])
    // A person's mailbox is theirs alone, and the firm's is for who may open it.
    const { userId } = firm
    firm.userId = newId()
    expect(await mailsOf()).toEqual([theirs])
    const custom = { name: 'x', permissions: ['party:view'] as const, scopes: {} }
    expect(await mailsOf({ role: 'x', custom })).toEqual([])
    firm.userId = userId
  })

  test('goes to spam where its sender proves false, and round in circles nowhere', async () => {
    const bad = { 'Authentication-Results': 'mx.example; dmarc=fail', Subject: 'Gewinn' }
    await bring(shared.address, { ...bad, 'Message-ID': '<spam@x.example>' })
    expect((await list(`mailboxId=${shared.id}&folder=spam`)).rows).toMatchObject([
      { subject: 'Gewinn' },
    ])
    const many = Array.from({ length: 60 }, () => 'Received: from a by b').join('\r\n')
    const raw = new TextEncoder().encode(`${many}\r\nSubject: Loop\r\n\r\nx`)
    expect(await bringMail(env, { raw, to: shared.address, now: new Date() })).toBe('loop')
  })
})

describe('a mailbox', () => {
  test('of a person is theirs alone, that of the firm is for holders of the right', async () => {
    const [thread] = (await list(`mailboxId=${own.id}&folder=sent`)).rows
    const path = `/mail/threads/${thread?.threadId}`
    const { userId } = firm
    firm.userId = newId()
    expect((await firm.ask('GET', path)).status).toBe(404)
    expect((await firm.ask('GET', `/mail/threads?mailboxId=${own.id}`)).status).toBe(404)
    expect((await firm.ask('GET', `/records/mailThread/${thread?.threadId}`)).status).toBe(404)
    const employee = { role: 'employee' }
    const refused = await firm.ask(
      'GET',
      `/mail/threads?mailboxId=${shared.id}`,
      undefined,
      employee,
    )
    expect(refused.status).toBe(404)
    expect(await firm.must('GET', '/mail/boxes', undefined, employee)).toHaveLength(1)
    expect((await list(`mailboxId=${shared.id}`, { role: 'crm' })).rows.length).toBeGreaterThan(0)
    firm.userId = userId
    const act = { threadIds: [thread?.threadId], action: 'star' }
    const looker = await firm.ask('POST', '/mail/actions', act, { role: 'readOnly' })
    expect(looker.status).toBe(403)
  })

  test('reading is kept for each person; stars, labels and places for all', async () => {
    const before = await firm.must<{ unread: number }>('GET', '/mail/unread')
    const { rows } = await list(`mailboxId=${shared.id}`)
    const threadIds = rows.map(({ threadId }) => threadId)
    const act = (values: object) => firm.must('POST', '/mail/actions', { threadIds, ...values })
    await act({ action: 'read' })
    const after = await firm.must<{ unread: number }>('GET', '/mail/unread')
    expect(after.unread).toBe(before.unread - rows.filter(({ isUnread }) => isUnread).length)
    const { userId } = firm
    firm.userId = newId()
    expect((await list(`mailboxId=${shared.id}`)).rows.every(({ isUnread }) => isUnread)).toBe(true)
    firm.userId = userId
    const label = await firm.must<{ id: string }>('POST', `/mail/boxes/${shared.id}/labels`, {
      name: 'Kunden',
      color: 'blue',
    })
    await act({ action: 'label', labelId: label.id })
    expect((await list(`mailboxId=${shared.id}&labelId=${label.id}`)).rows).toHaveLength(
      rows.length,
    )
    const [threadId] = threadIds
    const bin = (action: string) =>
      firm.ask('POST', '/mail/actions', { threadIds: [threadId], action })
    expect((await bin('delete')).status).toBe(409)
    await bin('bin')
    expect((await list(`mailboxId=${shared.id}&folder=bin`)).rows).toMatchObject([{ threadId }])
    await bin('delete')
    expect((await firm.ask('GET', `/mail/threads/${threadId}`)).status).toBe(404)
  })
})

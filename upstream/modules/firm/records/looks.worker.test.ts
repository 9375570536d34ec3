import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { RecordLooks, RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { keepLook, looksOf } from './looks.ts'

async function shared() {
  const firm = await TestFirm.open()
  const { id } = await firm.issued((await firm.customer()).id)
  const { publicPath } = await firm.must<Invoice>('POST', `/invoices/${id}/public-link`, {})
  const token = publicPath?.slice('/i/'.length) ?? ''
  const say = (path: string, json: object) =>
    firm.ask<{ isKept?: boolean }>('POST', `/public/documents/${token}/${path}`, json, {
      role: null,
    })
  const looks = async () => (await firm.panels('invoice', id)).looks
  const views = async () =>
    (await firm.history(id)).filter(({ action }) => action === 'view').length
  const watch = (how: object = {}) =>
    firm.ask<RecordLooks>('POST', `/records/invoice/${id}/looks`, {}, how)
  return { firm, id, say, looks, views, watch }
}

/** Lets what is known of looks be as old as it would be some minutes later. */
function age(firm: TestFirm, minutes: number): Promise<void> {
  return runInDurableObject(firm.object, (_object, { storage }) => {
    storage.sql.exec(
      `update record_looks set
         last_seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', last_seen_at, ?),
         open_until = strftime('%Y-%m-%dT%H:%M:%fZ', open_until, ?)`,
      `-${minutes} minutes`,
      `-${minutes} minutes`,
    )
  })
}

test('a page that says it is open is open, until it is left or falls silent', async () => {
  const { firm, say, looks } = await shared()
  expect(await looks()).toEqual({ lastSeenAt: null, openUntil: null })
  await say('open', {})
  const opened = await looks()
  expect([typeof opened.lastSeenAt, opened.openUntil]).toEqual(['string', null])
  expect((await say('look', { isOpen: true })).body).toEqual({ isKept: true })
  expect((await looks()).openUntil).not.toBeNull()
  await say('look', { isOpen: false })
  expect((await looks()).openUntil).toBeNull()
  await age(firm, 1)
  await say('look', { isOpen: true })
  expect((await looks()).openUntil).not.toBeNull()
  await age(firm, 1)
  expect((await looks()).openUntil).toBeNull()
})

// The page itself speaks every 20 seconds; whoever has the link may call as often as they like.
test('a link writes little, however fast it is called', async () => {
  const { firm, id, watch } = await shared()
  await watch()
  const start = Date.now()
  const record = { kind: 'invoice', id, title: '' }
  /** Whether it was told to whoever watches, and when the page was last seen. */
  const keep = (seconds: number, state: 'seen' | 'open' | 'left') =>
    runInDurableObject(firm.object, (_object, { storage }) => {
      const now = new Date(start + seconds * 1_000)
      const context = firmItself(firm.firmId, now)
      const store = new Store(storage)
      const told = store.transact(context, (writer) => keepLook(writer, context, record, state))
      const { lastSeenAt, openUntil } = looksOf(store.reader, context, record)
      const seen = (Date.parse(lastSeenAt ?? '') - start) / 1_000
      return [told.length, seen, openUntil !== null]
    })
  expect(await keep(0, 'seen')).toEqual([1, 0, false])
  expect(await keep(1, 'seen')).toEqual([0, 0, false])
  expect(await keep(1, 'open')).toEqual([1, 1, true])
  expect(await keep(2, 'open')).toEqual([0, 1, true])
  expect(await keep(3, 'seen')).toEqual([0, 1, true])
  expect(await keep(21, 'open')).toEqual([0, 21, true])
  expect(await keep(22, 'left')).toEqual([1, 22, false])
  expect(await keep(23, 'open')).toEqual([0, 22, false])
  expect(await keep(24, 'left')).toEqual([0, 22, false])
  expect(await keep(26.9, 'open')).toEqual([0, 22, false])
  expect(await keep(27, 'open')).toEqual([1, 27, true])
})

test('the history tells each visit once, however often the page speaks', async () => {
  const { firm, say, views } = await shared()
  await say('open', {})
  for (let beat = 0; beat < 3; beat++) await say('look', { isOpen: true })
  await say('open', {})
  expect(await views()).toBe(1)
  await age(firm, 31)
  await say('open', {})
  await say('look', { isOpen: true })
  expect(await views()).toBe(2)
})

test('what the firm itself or a program opens is no look', async () => {
  const { say, looks } = await shared()
  await say('open', { isOwn: true })
  expect((await say('look', { isOpen: true, isOwn: true })).body).toEqual({ isKept: false })
  expect((await looks()).lastSeenAt).toBeNull()
})

test('who asks about a document has looked at it, whichever way it was opened', async () => {
  const { say, looks } = await shared()
  await say('open', { isOwn: true })
  const question = { name: 'Eva', email: 'eva@kunde.example', text: 'Stimmt das Datum?' }
  expect((await say('questions', question)).status).toBe(200)
  expect((await looks()).lastSeenAt).not.toBeNull()
})

test('who may not see the document neither sees nor watches looks', async () => {
  const { firm, id, watch, say } = await shared()
  expect((await watch()).status).toBe(200)
  expect((await watch({ role: 'hr' })).status).toBe(404)
  const panels = await firm.ask<RecordPanels>('GET', `/records/invoice/${id}`, undefined, {
    role: 'hr',
  })
  expect(panels.status).toBe(404)
  const stranger = await watch({ role: null })
  expect(stranger.status).toBe(404)
  expect((await say('look', { isOpen: 'perhaps' })).status).toBe(422)
})

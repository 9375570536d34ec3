import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Campaign } from '#contract/customers/campaigns.ts'
import type { LeadForm } from '#contract/customers/lead-forms.ts'
import type { Segment } from '#contract/customers/segments.ts'
import type { Party } from '#contract/firm/parties.ts'
import { type FirmContext, Store, type Writer } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { campaigns } from './register.ts'
import { sendNext } from './send.ts'
import { beginScheduled, scheduleCampaign, stepCampaign } from './start.ts'

const consents = [{ purpose: 'newsletter', givenDate: '2020-01-01' }]

async function open(more: object = {}) {
  const firm = await TestFirm.open({ language: 'en' })
  const ada = await firm.customer({ name: 'Ada', email: 'ada@x.example', consents })
  const bea = await firm.customer({ name: 'Bea', email: 'bea@x.example', consents })
  await firm.customer({ name: 'Cleo', email: 'cleo@x.example' })
  await firm.customer({ name: 'Dora', consents })
  await firm.customer({ name: 'Twin', email: 'ADA@x.example', consents })
  const segment = await firm.must<Segment>('POST', '/segments', {
    ...{ name: 'All', conditions: [{ field: 'name', operator: 'isFilled' }] },
  })
  const made = { name: 'Spring', subject: 'Hello {name}', text: 'News for {name}', ...more }
  const campaign = await firm.must<Campaign>('POST', '/campaigns', {
    ...{ segmentId: segment.id, needsConsent: true },
    ...made,
  })
  const step = (name: string) =>
    firm.ask<Campaign>('POST', `/campaigns/${campaign.id}/step`, { step: name })
  const show = () => firm.must<Campaign>('GET', `/campaigns/${campaign.id}`)
  const mails = () =>
    runInDurableObject(firm.object, (_, { storage }) =>
      storage.sql
        .exec<{ to_address: string; subject: string; text: string; leave_url: string }>(
          `select to_address, subject, text, leave_url from outbound_message
           where record_kind = 'campaign' order by to_address`,
        )
        .toArray(),
    )
  /** Inside the firm, where no job runs meanwhile. */
  const inside = <Result>(
    at: string | null,
    act: (writer: Writer, context: FirmContext) => Result,
  ) =>
    runInDurableObject(firm.object, (_, { storage }) => {
      const { firmId, userId } = firm
      const person = { userId, userName: 'Maria', language: 'en', requestId: 'r' } as const
      const actor = { ...person, role: 'owner', isDemo: false }
      const context: FirmContext = {
        firmId,
        actor,
        now: at === null ? new Date() : new Date(at),
        newId,
        idempotency: null,
      }
      return new Store(storage).transact(context, (writer) => act(writer, context))
    })
  const origin = 'https://firmament.example'
  const send = () =>
    inside(null, (writer, context) => sendNext(writer, { context, origin }, campaign.id))
  const startAndPause = () =>
    inside(null, (writer, context) => {
      for (const name of ['start', 'pause'] as const) {
        stepCampaign(writer, context, { campaignId: campaign.id, step: name })
      }
    })
  return { firm, campaign, segment, ada, bea, step, show, mails, send, startAndPause, inside }
}

test('recipients are frozen, an address once, with who is left out and why', async () => {
  const { firm, step, show, mails, send } = await open()
  expect((await step('start')).status).toBe(200)
  await firm.customer({ name: 'Late', email: 'late@x.example', consents })
  await send()
  await send()
  expect((await mails()).map(({ to_address, subject }) => [to_address, subject])).toEqual([
    ['ada@x.example', 'Hello Ada'],
    ['bea@x.example', 'Hello Bea'],
  ])
  expect(await show()).toMatchObject({
    ...{ state: 'sent', segmentVersion: 1 },
    results: { recipients: 2, sent: 2, waiting: 0, unsubscribed: 0 },
    leftOut: expect.arrayContaining([
      { reason: 'noConsent', count: 1 },
      { reason: 'noAddress', count: 1 },
      { reason: 'sameAddress', count: 1 },
    ]),
  })
  expect((await step('start')).status).toBe(409)
})

test('consent and unsubscribing are asked again when a mail leaves', async () => {
  const { firm, ada, bea, step, show, mails, send, startAndPause } = await open()
  await startAndPause()
  await send()
  expect(await mails()).toEqual([])
  const party = await firm.must<Party>('GET', `/parties/${ada.id}`)
  const withdrawn = [{ ...consents[0], withdrawnDate: today }]
  await firm.must('PUT', `/parties/${ada.id}`, { ...party, consents: withdrawn })
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec("insert into campaign_opt_outs values ('bea@x.example', '2026-01-01', 'x')")
  })
  expect(bea.email).toBe('bea@x.example')
  await step('resume')
  await send()
  expect(await mails()).toEqual([])
  expect((await show()).leftOut).toEqual(expect.arrayContaining([{ reason: 'optedOut', count: 1 }]))
})

test('a link to unsubscribe changes nothing when it is followed, and acts by a bare POST', async () => {
  const { firm, step, show, mails, send } = await open({ needsConsent: false })
  await step('start')
  await send()
  const [first] = await mails()
  const url = new URL(first?.leave_url ?? '')
  expect(first?.text).toContain(url.href)
  const at = `/public/unsubscribe/${url.pathname.split('/').at(-1)}`
  const ask = (method: string) =>
    firm.ask<{ isOut: boolean }>(method, at, undefined, { role: null })
  expect((await ask('GET')).body).toMatchObject({ isOut: false, email: 'a…@x.example' })
  expect((await ask('GET')).body.isOut).toBe(false)
  expect((await ask('POST')).body.isOut).toBe(true)
  expect((await ask('POST')).status).toBe(200)
  expect((await show()).results.unsubscribed).toBe(1)
  const wrong = await firm.ask('POST', `${at.slice(0, -2)}xx`, undefined, { role: null })
  expect(wrong.status).toBe(404)
})

test('who may only look sends nothing', async () => {
  const { firm, campaign } = await open()
  const at = `/campaigns/${campaign.id}/step`
  for (const role of ['readOnly', 'crm', 'cashier']) {
    expect((await firm.ask('POST', at, { step: 'start' }, { role })).status).toBe(403)
  }
})

test('one that is scheduled begins at its time, by the clocks of the firm, or not after all', async () => {
  const { firm, campaign, step, show, inside } = await open()
  const at = `/campaigns/${campaign.id}/schedule`
  const over = await firm.ask('POST', at, { date: '2020-01-05', time: '09:00' })
  expect(over.body.data.fields).toEqual({ date: { key: 'timeInPast' } })
  const when = await inside('2090-03-24T00:00:00Z', (writer, context) => {
    // The day before clocks go forward in Berlin.
    scheduleCampaign(writer, context, {
      campaignId: campaign.id,
      date: '2090-03-27',
      time: '09:00',
    })
    return campaigns.get(writer, campaign.id).scheduledAt ?? ''
  })
  expect(when).toBe('2090-03-27T07:00:00.000Z')
  const begin = (scheduledAt: string) =>
    inside(when, (writer, context) =>
      beginScheduled(writer, context, { campaignId: campaign.id, scheduledAt }),
    )
  const { name, subject, text, segmentId } = campaign
  const changed = { name, subject, text, segmentId, version: 2 }
  expect((await firm.ask('PUT', `/campaigns/${campaign.id}`, changed)).status).toBe(409)
  await begin('2090-03-28T07:00:00.000Z')
  expect(await show()).toMatchObject({ state: 'scheduled', results: { recipients: 0 } })
  expect((await step('unschedule')).body).toMatchObject({ state: 'draft', scheduledAt: null })
  await begin(when)
  expect((await show()).state).toBe('draft')
  await inside('2090-03-24T00:00:00Z', (writer, context) =>
    scheduleCampaign(writer, context, {
      campaignId: campaign.id,
      date: '2090-03-27',
      time: '09:00',
    }),
  )
  await firm.customer({ name: 'Late', email: 'late@x.example', consents })
  await begin(when)
  expect(await show()).toMatchObject({ state: 'sending', results: { recipients: 3 } })
  for (const role of ['readOnly', 'crm']) {
    expect(
      (await firm.ask('POST', at, { date: '2099-01-05', time: '09:00' }, { role })).status,
    ).toBe(403)
  }
})

test('one that nobody may get is neither sent nor scheduled, until somebody agrees', async () => {
  const { firm, campaign, segment, step, show } = await open()
  const conditions = [{ field: 'name', operator: 'is', value: 'Cleo' }]
  const { version } = await firm.must<Segment>('GET', `/segments/${segment.id}`)
  await firm.must('PUT', `/segments/${segment.id}`, { name: 'Cleo', conditions, version })
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const schedule = () =>
    firm.ask('POST', `/campaigns/${campaign.id}/schedule`, { date, time: '09:00' })
  for (const refused of [await step('start'), await schedule()]) {
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { data: { detail: { reason: 'campaignForNobody' } } },
    ])
  }
  expect(await show()).toMatchObject({ state: 'draft', scheduledAt: null })
  await firm.customer({ name: 'Cleo', email: 'other@x.example', consents })
  expect((await schedule()).status).toBe(200)
  expect((await show()).state).toBe('scheduled')
})

test('links are counted by what is known of who opens them, and programs are not taken for people', async () => {
  const own = env.PUBLIC_ORIGIN
  const text = `See https://shop.example/lamps, then ask on ${own}/f/form. https://shop.example/lamps`
  const { firm, step, show, mails, send } = await open({
    needsConsent: false,
    text,
    countsLinks: true,
  })
  await step('start')
  await send()
  const [ada, bea] = await mails()
  expect(ada?.text).not.toContain('shop.example')
  expect(ada?.text).toContain('Der Absender sieht')
  const links = (mail = ada) => [...(mail?.text ?? '').matchAll(/\/link\/([\w-]+)\/(\d+)/g)]
  expect(links().map(([, , at]) => at)).toEqual(['1', '2', '1'])
  const follow = async (mail: typeof ada, at: number, userAgent: string, address: string) => {
    const token = links(mail)[0]?.[1]
    const path = `/public/campaign-links/${token}/${at}`
    return firm.ask<{ url: string }>('POST', path, { userAgent }, { role: null, address })
  }
  // Nothing is known of when these mails were delivered.
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec('update outbound_message set sent_at = null, delivered_at = null')
  })
  const browser = 'Mozilla/5.0 Firefox/140'
  expect((await follow(ada, 1, browser, '1.1.1.1')).body).toEqual({
    url: 'https://shop.example/lamps',
  })
  await follow(bea, 1, 'Mimecast scanner', '2.2.2.2')
  const { url } = (await follow(ada, 2, browser, '1.1.1.1')).body
  const none = { people: 0, unknown: 0, programs: 0 }
  const counted = async () => (await show()).links.map(({ url: _, ...counts }) => counts)
  expect(await counted()).toEqual([
    { ...none, unknown: 1, programs: 1 },
    { ...none, unknown: 1 },
  ])
  const form = await firm.must<LeadForm>('POST', '/lead-forms', { name: 'Ask', language: 'en' })
  const sent = { name: 'Ada', email: 'ada@x.example', consent: true, address: url }
  const at = `/public/lead-forms/${form.path?.split('/').at(-1)}`
  expect((await firm.ask('POST', at, sent, { role: null })).status).toBeLessThan(300)
  expect((await counted())[1]).toEqual({ ...none, people: 1 })
  expect((await follow(ada, 3, browser, '1.1.1.1')).status).toBe(404)
})

import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MailSettings, MailTemplate, TemplatePreview } from '#contract/firm/mail-settings.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { ensureDirectory } from '#upstream/identity/directory.ts'
import { nextJobAt } from '#upstream/modules/firm/jobs/schedule.ts'
import { suppress } from '#upstream/modules/firm/outbound/suppression.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

let testFirm: TestFirm

beforeAll(async () => {
  await ensureDirectory(env)
  testFirm = await TestFirm.open()
})

describe('the firm’s own words', () => {
  const path = '/mail-templates/invoice/de'
  const own = { subject: 'Ihre Rechnung {number}', message: 'Hallo {name},\n\n{total}. {firm}' }

  test('are what a mail begins with, until ours are back', async () => {
    const ours = await testFirm.must<MailTemplate>('GET', path)
    expect(ours).toMatchObject({ isOwn: false, subject: 'Rechnung {number} von {firm}' })
    expect(await testFirm.must('PUT', path, own)).toMatchObject({ ...own, isOwn: true })
    const customer = await testFirm.customer({ name: '{firm} {total} AG', email: 'a@b.example' })
    const issued = await testFirm.issued(customer.id)
    const mail = `/mails/invoice/${issued.id}/preview`
    const preview = await testFirm.must<Record<string, string>>('POST', mail, {})
    expect(preview.subject).toBe(`Ihre Rechnung ${issued.number}`)
    // What is filled in is not looked through again: a name in braces stays a name.
    expect(preview.message).toMatch(
      /^Hallo \{firm\} \{total\} AG,\n\n[\d.,]+\s€\. Nord & Söhne GmbH$/,
    )
    expect(preview.text).toMatch(/Das Dokument online ansehen: https:/)
    const { kinds } = await testFirm.must<MailSettings>('GET', '/mail-settings')
    expect(kinds.find(({ mailKind }) => mailKind === 'invoice')?.ownIn).toEqual(['de'])
    expect(await testFirm.must('DELETE', path)).toEqual(ours)
  })

  test('may hold no placeholder but those of the kind; the preview says so, too', async () => {
    const wrong = { subject: 'Ihre {nummer}', message: '{name} {until} {' }
    for (const [method, where] of [
      ['PUT', path],
      ['POST', `${path}/preview`],
    ] as const) {
      const { status, body } = await testFirm.ask(method, where, wrong)
      const known = '{name}, {number}, {total}, {due}, {firm}'
      expect([status, body.data.fields]).toEqual([
        422,
        {
          subject: { key: 'unknownPlaceholder', params: { name: '{nummer}', known } },
          message: { key: 'unknownPlaceholder', params: { name: '{until}', known } },
        },
      ])
    }
    const shown = await testFirm.must<TemplatePreview>('POST', `${path}/preview`, own)
    expect(shown).toMatchObject({
      subject: 'Ihre Rechnung INV-2026-0042',
      from: 'Nord & Söhne GmbH',
    })
  })

  test('are changed by those alone who may change the firm', async () => {
    for (const [method, where] of [
      ['PUT', path],
      ['DELETE', path],
      ['GET', '/mail-settings'],
      ['GET', '/suppressed-addresses'],
    ] as const) {
      const { status } = await testFirm.ask(method, where, method === 'PUT' ? own : undefined, {
        role: 'sales',
      })
      expect([method, where, status]).toEqual([method, where, 403])
    }
    expect((await testFirm.ask('GET', '/mail-templates/nothing/de')).status).toBe(404)
  })
})

describe('the look of mails', () => {
  test('is kept, and the mail says that its opening is', async () => {
    const input = { color: '#FFCC00', replyTo: 'buero@nord.example', tracksOpening: true }
    const settings = await testFirm.must<MailSettings>('PUT', '/mail-settings', input)
    expect(settings).toMatchObject({
      color: '#ffcc00',
      linkColor: expect.stringMatching(/^#[6-9]/),
    })
    const customer = await testFirm.customer({ email: 'a@b.example' })
    const issued = await testFirm.issued(customer.id)
    const path = `/mails/invoice/${issued.id}/preview`
    const preview = await testFirm.must<Record<string, string>>('POST', path, {})
    expect(preview).toMatchObject({ replyTo: 'buero@nord.example', color: '#ffcc00' })
    expect(preview.text).toMatch(/\n\nDer Absender erfährt, wenn diese E-Mail geöffnet wird\.\n$/)
    const evil = { color: 'red;background:url(x)', replyTo: 'a@b.example\nBcc: c@d.example' }
    const { status, body } = await testFirm.ask('PUT', '/mail-settings', evil)
    expect([status, Object.keys(body.data.fields).sort()]).toEqual([422, ['color', 'replyTo']])
  })
})

describe('suppressed addresses', () => {
  test('are found, paged through, and allowed again with a trace', async () => {
    await runInDurableObject(testFirm.object, (_, { storage }) => {
      const store = new Store(storage, nextJobAt)
      const actor = { userId: 'u', userName: 'M', role: 'owner', language: 'de' } as const
      const context = { firmId: testFirm.firmId, newId, idempotency: null } as const
      const whole = { ...actor, isDemo: false, requestId: 'r' }
      for (const at of [1, 2, 3]) {
        const now = new Date(Date.UTC(2026, 0, at))
        store.transact({ ...context, actor: whole, now }, (writer) =>
          suppress(writer, { now }, `A${at}@Away.example`, `550 ${at}`),
        )
      }
    })
    type Page = { rows: { address: string }[]; next: string | null; previous: string | null }
    const list = (query: string) => testFirm.must<Page>('GET', `/suppressed-addresses?${query}`)
    const first = await list('size=2')
    expect(first.rows.map(({ address }) => address)).toEqual(['a3@away.example', 'a2@away.example'])
    const second = await list(`size=2&after=${first.next}`)
    expect(second.rows).toMatchObject([{ address: 'a1@away.example', reason: '550 1' }])
    expect((await list(`size=2&before=${second.previous}`)).rows).toEqual(first.rows)
    expect((await list('q=550%202')).rows).toMatchObject([{ address: 'a2@away.example' }])
    const allow = { address: 'A2@away.example' }
    await testFirm.must('POST', '/suppressed-addresses/allow', allow)
    expect((await testFirm.ask('POST', '/suppressed-addresses/allow', allow)).status).toBe(404)
    expect((await list('')).rows).toHaveLength(2)
    const audit = await testFirm.must<{ rows: object[] }>('GET', '/audit?kind=suppressedAddress')
    expect(audit.rows).toMatchObject([{ action: 'allowAddress', detail: 'A2@away.example' }])
  })
})

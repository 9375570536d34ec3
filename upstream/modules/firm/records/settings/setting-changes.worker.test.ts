import { expect, it } from 'vitest'
import { changesOf, type Rows, undo } from '#upstream/testing/setting-changes.ts'
import { TestFirm, today } from '../../../../testing/test-firm.ts'

function reasonIn({ status, body }: Awaited<ReturnType<typeof undo>>) {
  return [status, body.data.detail?.reason]
}

const customer = {
  name: 'Kunde',
  address: { country: 'DE' },
  language: 'de',
  currency: 'EUR',
}

it('a change of a setting is undone, kept as such, and undone once more', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  await firm.must('PUT', '', { ...profile, phone: '040 1', paymentTermsDays: 14 })
  const [changed] = await changesOf(firm, 'settings/firm')
  expect(changed).toMatchObject({ action: 'update', by: 'Maria', undo: { refusal: null } })
  expect(changed?.changes).toEqual([
    { field: 'phone', before: '', after: '040 1' },
    { field: 'paymentTermsDays', before: '30', after: '14' },
  ])
  if (!changed) throw new Error('Nothing kept')
  expect(await undo(firm, changed)).toMatchObject({ status: 200, body: { page: 'settings/firm' } })
  expect(await firm.must('GET', '')).toMatchObject({ phone: '', paymentTermsDays: 30, version: 3 })
  const [undone, first] = await changesOf(firm, 'settings/firm')
  expect(undone).toMatchObject({ action: 'undo', undo: { refusal: null } })
  expect(first?.undo).toEqual({ refusal: 'undoChanged' })
  expect(reasonIn(await undo(firm, changed))).toEqual([409, 'undoChanged'])
  if (undone) await undo(firm, undone)
  expect(await firm.must('GET', '')).toMatchObject({ phone: '040 1', paymentTermsDays: 14 })
})

it('only what was changed goes back: a later change of another field stays', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  const second = { ...profile, phone: '040 1' }
  await firm.must('PUT', '', second)
  await firm.must('PUT', '', { ...second, website: 'nord.example', version: 2 })
  const [, phone] = await changesOf(firm, 'settings/firm')
  if (phone) await undo(firm, phone)
  expect(await firm.must('GET', '')).toMatchObject({ phone: '', website: 'nord.example' })
})

it('a bank account is not put back, as its number is not kept, nor a currency once posted', async () => {
  const firm = await TestFirm.open()
  const profile = await firm.must<Record<string, unknown>>('GET', '')
  const bankAccount = { holder: '', iban: 'DE89370400440532013000', bic: '', bankName: '' }
  await firm.must('PUT', '', { ...profile, bankAccount })
  const second = { ...profile, bankAccount, version: 2 }
  await firm.must('PUT', '', { ...second, bankAccount: { ...bankAccount, iban: '' } })
  const [emptied] = await changesOf(firm, 'settings/firm')
  expect(emptied?.undo).toEqual({ refusal: 'undoHidden' })
  await firm.must('PUT', '', { ...second, baseCurrency: 'CHF', version: 3 })
  const lines = [
    { account: '4930', debit: 500 },
    { account: '1200', credit: 500 },
  ]
  const entry = await firm.must<{ id: string }>('POST', '/manual-entries', {
    date: today,
    memo: 'Papier',
    lines,
  })
  await firm.must('POST', `/manual-entries/${entry.id}/post`, { version: 1 })
  const [currency] = await changesOf(firm, 'settings/firm')
  expect(currency?.undo).toEqual({ refusal: 'fixedAfterPosting' })
})

it('numbers go back to their pattern until one was taken by the new one', async () => {
  const firm = await TestFirm.open()
  const set = async (pattern: string) => {
    const { rows } = await firm.must<{ rows: { kind: string; version: number }[] }>(
      'GET',
      '/numbering',
    )
    const series = rows.find(({ kind }) => kind === 'payment')
    await firm.must('PUT', '/numbering', { ...series, pattern })
  }
  await set('Z-{YYYY}-{####}')
  const [first] = await changesOf(firm, 'settings/numbering')
  if (first) expect((await undo(firm, first)).status).toBe(200)
  await set('Z-{YYYY}-{####}')
  const party = await firm.must<{ id: string }>('POST', '/parties', customer)
  await firm.must('POST', '/payments', {
    customerId: party.id,
    date: today,
    amount: 1_000,
    currency: 'EUR',
    allocations: [],
  })
  const [second] = await changesOf(firm, 'settings/numbering')
  expect(second?.undo).toEqual({ refusal: 'undoNumbered' })
})
it('a secret that was replaced and a webhook that was deleted never come back', async () => {
  const firm = await TestFirm.open()
  const hook = { url: 'https://a.example/x', events: ['invoice.finalised'] }
  const { id } = await firm.must<{ id: string }>('POST', '/webhooks', hook)
  await firm.must('PUT', `/webhooks/${id}`, { ...hook, description: 'Shop', version: 1 })
  await firm.must('POST', `/webhooks/${id}/secret`, {})
  const [rotated, changed] = await changesOf(firm, 'settings/webhooks')
  expect(rotated?.undo).toEqual({ refusal: 'undoSecret' })
  expect(changed?.undo).toEqual({ refusal: null })
  await firm.must('DELETE', `/webhooks/${id}`)
  const after = await changesOf(firm, 'settings/webhooks')
  expect(after.map((row) => row.undo)).toEqual([
    { refusal: 'undoSecret' },
    { refusal: 'undoDeleted' },
  ])
  expect((await undo(firm, after[1] ?? { id: '' })).status).toBe(404)
})

it('who may not make the change neither sees it nor undoes it', async () => {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/mail-settings', {
    color: '',
    replyTo: 'a@b.example',
    tracksOpening: false,
  })
  const [change] = await changesOf(firm, 'settings/mail')
  if (!change) throw new Error('Nothing kept')
  expect(await changesOf(firm, 'settings/mail', 'accountant')).toEqual([])
  expect((await undo(firm, change, 'accountant')).status).toBe(403)
  expect(await firm.must('GET', '/mail-settings')).toMatchObject({ replyTo: 'a@b.example' })
})

it('the history says of each change whether it goes back, and other records have no such way', async () => {
  const firm = await TestFirm.open()
  await firm.must('PUT', '/mail-settings', {
    color: '',
    replyTo: 'a@b.example',
    tracksOpening: false,
  })
  await firm.must('POST', '/parties', customer)
  const { rows } = await firm.must<Rows>('GET', '/audit')
  const undoOf = (kind: string) => rows.find((row) => row.kind === kind)?.undo
  expect(undoOf('mailSettings')).toEqual({ refusal: null })
  expect(undoOf('party')).toBeNull()
  const party = rows.find(({ kind }) => kind === 'party')
  if (party) expect((await undo(firm, party)).status).toBe(404)
})

import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { HeldAccounts, Party } from '#contract/firm/parties.ts'
import { directory } from '#upstream/identity/directory.ts'
import { addMember, mailsTo, noticesOf, openFirm, type Person } from '#upstream/testing/notices.ts'
import type { Refused, TestFirm } from '#upstream/testing/test-firm.ts'

const [known, next] = ['DE89370400440532013000', 'GB29NWBK60161331926819']
let firm: TestFirm
let owner: Person
let party: Party

beforeAll(async () => {
  const opened = await openFirm()
  firm = opened.testFirm
  owner = opened.owner
  const input = { name: 'Holz AG', roles: ['supplier'], bankAccounts: [{ iban: known }] }
  const made = await firm.customer(input)
  party = await firm.must('PUT', `/parties/${made.id}`, { ...made, bankAccounts: [{ iban: next }] })
})

/** Members who only read, named before everybody else. */
async function addReaders(firmId: string, count: number): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const at = Date.now()
  await directory(
    env,
  ).run(sql`insert into users (id, name, email, email_verified, created_at, updated_at)
    ${numbers} select 'reader' || i, 'Aaron', i || '@reader.example', 1, ${at}, ${at} from n`)
  await directory(env).run(sql`insert into memberships (user_id, firm_id, role, created_at)
    ${numbers} select 'reader' || i, ${firmId}, 'readOnly', ${at} from n`)
}

const heldAt = () => `/parties/${party.id}/held-accounts`

async function confirm(json: object, how = {}) {
  const path = `/parties/${party.id}/confirm-accounts`
  const { status, body } = await firm.ask<Refused>('POST', path, { version: 2, ...json }, how)
  return [status, body.code ?? '', body.data?.fields ?? {}]
}

const checks = [{ iban: next, ending: '6819' }]
const reason = 'Called Ms Holz on the number of last year’s contract'

test('who is alone confirms an own change by what another source says, signed in anew, and is told', async () => {
  const held = await firm.must<HeldAccounts>('GET', heldAt())
  expect(held).toMatchObject({
    isAlone: true,
    rows: [{ iban: next, isOwn: true, isOfFile: false }],
  })
  expect(await confirm({})).toMatchObject([
    422,
    'invalid',
    { 'checks.0.ending': { key: 'required' }, reason: { key: 'required' } },
  ])
  const wrong = [{ iban: next, ending: '3000' }]
  expect(await confirm({ checks: wrong, reason })).toMatchObject([
    422,
    'invalid',
    { 'checks.0.ending': { key: 'otherEnding' } },
  ])
  expect(await confirm({ checks, reason }, { isFresh: false })).toEqual([403, 'confirm_needed', {}])
  expect((await firm.must<Party>('GET', `/parties/${party.id}`)).heldAccounts.length).toBe(1)
  expect((await confirm({ checks, reason }))[0]).toBe(200)
  expect((await firm.must<Party>('GET', `/parties/${party.id}`)).heldAccounts).toEqual([])
  const { history } = await firm.panels('party', party.id)
  expect(history[0]).toMatchObject({ action: 'confirmOwnAccounts', detail: `•••• 6819: ${reason}` })
  const told = { kind: 'supplierAccountConfirmed', params: { supplier: 'Holz AG' } }
  await vi.waitFor(async () => expect(await noticesOf(owner)).toMatchObject([told]))
  await vi.waitFor(async () => expect(await mailsTo(owner)).not.toEqual([]))
})

test('who is not alone waits for the other, however often they ask', async () => {
  const { firmId } = firm
  await addMember(firmId, 'sales')
  // Somebody whose role sees no accounts is nobody to wait for.
  expect((await firm.must<HeldAccounts>('GET', heldAt())).isAlone).toBe(true)
  const accountant = await addMember(firmId, 'accountant')
  const seen = await firm.must<Party>('GET', `/parties/${party.id}`)
  party = await firm.must<Party>('PUT', `/parties/${party.id}`, {
    ...seen,
    bankAccounts: [{ iban: known }],
  })
  // However many come before them by name.
  await directory(env).run(sql`update users set name = 'Zoe' where id = ${accountant.userId}`)
  await addReaders(firmId, 600)
  expect((await firm.must<HeldAccounts>('GET', heldAt())).isAlone).toBe(false)
  // Nobody is alone by shutting the other out.
  await directory(env).run(
    sql`update memberships set suspended_at = 1 where user_id = ${accountant.userId}`,
  )
  expect((await firm.must<HeldAccounts>('GET', heldAt())).isAlone).toBe(false)
  const { version } = party
  const input = { version, checks: [{ iban: known, ending: '3000' }], reason }
  expect((await confirm(input))[0]).toBe(403)
  const as = { userId: accountant.userId, role: 'accountant' } as const
  expect((await firm.ask('GET', heldAt(), undefined, { role: 'sales' })).status).toBe(403)
  expect((await confirm({ version }, as))[0]).toBe(200)
})

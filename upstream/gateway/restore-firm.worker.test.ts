import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Firm } from '#contract/firm/firms.ts'
import { askFirm } from '../testing/ask-firm.ts'
import { ask, signInPerson, signInProven } from '../testing/client.ts'
import { TestFirm } from '../testing/test-firm.ts'

const own = { FIRM: env.FIRM }
let archive: ArrayBuffer

beforeAll(async () => {
  const firm = await TestFirm.open({ legalName: 'Taken Along GmbH' })
  archive = await (await askFirm(firm, 'GET', '/exports/archive')).arrayBuffer()
})

function send(token: string | undefined, bytes: BlobPart, key?: string) {
  const body = new FormData()
  body.append('file', new File([bytes], 'firm.zip'))
  const headers = key === undefined ? undefined : { 'idempotency-key': key }
  return ask({ path: '/firms/from-archive', token, body, headers, with: own })
}

/** Firms of other tests store files of other kinds meanwhile. */
async function archivesStored(cursor?: string): Promise<string[]> {
  const page = await env.FILES.list({ ...(cursor && { cursor }) })
  const keys = page.objects.map(({ key }) => key).filter((key) => key.endsWith('-archive.zip'))
  return page.truncated ? [...keys, ...(await archivesStored(page.cursor))] : keys
}

test('whoever brings an archive owns the firm that is made of it, once under one key', async () => {
  const { token } = await signInProven()
  const first = await send(token, archive, 'bring')
  const made = await first.json<Firm>()
  expect([first.status, made.legalName]).toEqual([201, 'Taken Along GmbH'])
  const again = await send(token, archive, 'bring')
  expect(await again.json()).toEqual(made)
  expect((await send(token, 'another', 'bring')).status).toBe(409)
  const session = await ask({ path: '/auth/session', token })
  expect(await session.json()).toMatchObject({
    firms: [{ firmId: made.id, role: 'owner', legalName: 'Taken Along GmbH' }],
  })
})

test('what is no archive makes no firm and leaves no file, and a stranger brings none', async () => {
  const { token } = await signInProven()
  const before = await archivesStored()
  expect((await send(token, 'no zip')).status).toBe(422)
  expect(
    (await ask({ path: '/firms/from-archive', token, body: new FormData(), with: own })).status,
  ).toBe(422)
  expect((await send(undefined, archive)).status).toBe(401)
  expect(await archivesStored()).toEqual(before)
  const session = await ask({ path: '/auth/session', token })
  expect((await session.json<{ firms: unknown[] }>()).firms).toEqual([])
})

test('demos, and people whose address is not proven, restore nothing', async () => {
  const unproven = await signInPerson()
  const opened = await ask({ path: '/auth/demo-login', json: { token: 'open-the-demo' } })
  const { data } = await opened.json<{ data: { token: string } }>()
  for (const [token, key] of [
    [unproven.token, 'addressUnproven'],
    [data.token, 'demoNoArchive'],
  ] as const) {
    const refused = await send(token, archive)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { data: { fields: { file: { key } } } },
    ])
  }
})

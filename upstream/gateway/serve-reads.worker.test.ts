import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { unpackAnswers } from '#contract/core/gathered-reads.ts'
import { ask, signInPerson } from '../testing/client.ts'
import { addMember, type Firm, makeFirm } from '../testing/members.ts'
import { TestFirm } from '../testing/test-firm.ts'

const own = { FIRM: env.FIRM }
let firm: Firm

beforeAll(async () => {
  firm = await makeFirm()
  await Object.assign(new TestFirm(), { firmId: firm.firmId }).make()
  // The directory takes over what the firm says of itself at the first look.
  await ask({ path: `/firms/${firm.firmId}`, token: firm.owner.token, with: own })
})

async function reads(paths: unknown, token?: string) {
  const answer = await ask({ path: '/reads', json: paths, ...(token && { token }), with: own })
  return answer.ok ? unpackAnswers(await answer.text()) : answer.status
}

/** Each path asked for alone. */
function oneByOne(paths: readonly string[], token: string) {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await ask({ path, token, with: own })
      return { status: answer.status, text: withoutIds(await answer.text()) }
    }),
  )
}

const withoutIds = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '')

async function together(paths: readonly string[], token: string) {
  const answers = await reads(paths, token)
  if (typeof answers === 'number') throw new Error(`Refused: ${answers}`)
  return answers.map(({ status, text }) => ({ status, text: withoutIds(text) }))
}

test('each is answered as if it were asked for alone, refusals too', async () => {
  const { firmId, owner } = firm
  const stranger = await signInPerson()
  const paths = [
    `/firms/${firmId}/invoices?size=5`,
    `/firms/${firmId}`,
    '/auth/session',
    `/firms/${firmId}/parties/01JD0000000000ABCDEFGHJKMN`,
    `/firms/${firmId}/members`,
    '/firms/01JD0000000000ABCDEFGHJKMN/invoices',
    `/firms/${firmId}/invoices?tab=nonsense`,
  ]
  for (const token of [owner.token, stranger.token]) {
    expect(await together(paths, token)).toEqual(await oneByOne(paths, token))
  }
  const statuses = (await oneByOne(paths, owner.token)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 404, 200, 404, 422])
  expect((await oneByOne(paths, stranger.token)).map(({ status }) => status)[0]).toBe(404)
})

test('a role reads together what it reads alone, and no more', async () => {
  const { firmId } = firm
  const { token } = await addMember(firm, 'sales')
  const paths = ['invoices', 'journal', 'accounts', 'audit'].map(
    (path) => `/firms/${firmId}/${path}`,
  )
  const answers = await together(paths, token)
  expect(answers).toEqual(await oneByOne(paths, token))
  expect(answers.map(({ status }) => status)).toContain(403)
})

test('nobody reads what they may not, and nothing but what is read', async () => {
  const { firmId, owner } = firm
  const list = `/firms/${firmId}/invoices`
  expect(await reads([list, '/auth/session'])).toMatchObject([{ status: 401 }, { status: 401 }])
  for (const wrong of [
    [],
    'x',
    [7],
    ['firms'],
    Array.from({ length: 61 }, () => list),
    [`${list}/export?format=csv`],
  ]) {
    expect(await reads(wrong, owner.token), JSON.stringify(wrong)).toBeTypeOf('number')
  }
  const none = ['/reads', '/internal/bootstrap', '//elsewhere.example/firms']
  expect(await reads(none, owner.token)).toMatchObject([
    { status: 405 },
    { status: 404 },
    { status: 404 },
  ])
})

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Api } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { testPassword } from '../support/firm.mjs'
import { makeFullFirm } from './full-firm.ts'
import type { Ids } from './people.ts'
import { unknownId } from './rules.ts'

const origin = inject('origin')
const api = new Api(origin, 1)
let ids: Ids
let token = ''

beforeAll(async () => {
  await api.register({ email: 'owner@link.example', password: testPassword })
  ids = await makeFullFirm(api, 'Goldammer')
  token = ids.token ?? ''
})
afterAll(() => api.close())

async function look(path: string, method = 'GET') {
  const headers = new Headers({ accept: 'text/html,*/*' })
  const answer = await fetchAlone(origin + path, { method, headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** What a link gives, by all ways to it. */
async function lookEverywhere(at: string) {
  const ways = [`/i/${at}`, `/i/${at}/pdf`, `/i/${at}/logo`]
  const pages = await Promise.all(ways.map((path) => look(path)))
  const calls = await Promise.all([
    look(`/api/public/documents/${at}/open`, 'POST'),
    look(`/api/public/documents/${at}/pdf`),
    look(`/api/public/documents/${at}/logo`),
  ])
  return [...pages, ...calls]
}

function withOther(at: number): string {
  const sign = token[at] === '0' ? '1' : '0'
  return token.slice(0, at) + sign + token.slice(at + 1)
}

test('a public link leads to its document, which no cache, search or other site learns of', async () => {
  const [page, pdf, , , apiPdf] = await lookEverywhere(token)
  const answers = { page, pdf, apiPdf }
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('cache-control')).toContain('no-store')
    // The page's forms must say where they come from; to other sites it says nothing either.
    const policy = name === 'page' ? 'same-origin' : 'no-referrer'
    expect(answer?.headers.get('referrer-policy')).toBe(policy)
  }
  for (const answer of [page, pdf]) expect(answer?.headers.get('x-robots-tag')).toMatch(/noindex/)
  expect(page?.text).toContain('Goldammer AG')
})

test('a public link holds a secret of 130 bits and is short, a new one each time', async () => {
  const path = `/firms/${ids.firmId}/invoices/${ids.creditNoteId}/public-link`
  const secrets = new Set<string>()
  for (const _ of [1, 2, 3, 4]) {
    const { publicPath } = await api.call('POST', path, {})
    const secret = publicPath.slice('/i/'.length + 10)
    // Crockford's base 32: five bits each.
    expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(publicPath.length).toBeLessThanOrEqual(39)
    secrets.add(secret)
    await api.call('DELETE', path)
  }
  expect(secrets.size).toBe(4)
})

test('a public link that is altered or revoked is like one that never was, by every way', async () => {
  const { firmId = '', issuedId = '' } = ids
  const secret = token.slice(10)
  const unknown = unknownId.slice(-10) + secret
  const never = await lookEverywhere(unknown)
  expect(never.map(({ status }) => status)).toEqual(never.map(() => 404))
  const altered = [0, 9, 10, 20, 29].map(withOther)
  const others = [firmId + secret, issuedId + secret]
  const shorter = [token.slice(0, -1), token.slice(0, 20), `${token}0`, token.toLowerCase()]
  const wrong = [...altered, ...others, ...shorter]
  await api.call('DELETE', `/firms/${firmId}/invoices/${issuedId}/public-link`)
  for (const at of [...wrong, token]) {
    const answers = await lookEverywhere(at)
    expect([at, ...answers.map(({ status }) => status)]).toEqual([at, ...never.map(() => 404)])
    expect(answers.map(({ text }) => text.replaceAll(at, ''))).toEqual(
      never.map(({ text }) => text.replaceAll(unknown, '')),
    )
    for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store')
  }
})

import { env } from 'cloudflare:test'
import { createHash, randomBytes } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppRequest, NewApp } from '#contract/person/apps.ts'
import { firmInput, signInPerson } from '#upstream/testing/client.ts'
import { makePerson } from '#upstream/testing/members.ts'
import { ask, overHttp } from '#upstream/testing/over-http.ts'

const origin = 'https://firmament.test'
const callback = 'https://shop.example/oauth/callback'

let token = ''
let firmId = ''
let otherId = ''
let app: NewApp

beforeAll(async () => {
  token = (await makePerson()).token
  firmId = await makeFirm('Rossi Srl')
  otherId = await makeFirm('Rossi Due Srl')
  const json = { name: 'Shop', website: '', redirectUris: [callback], hasSecret: true }
  const made = await ask({ path: `/firms/${firmId}/apps`, token, json })
  expect(made.status, await made.clone().text()).toBe(201)
  app = await made.json<NewApp>()
})

async function makeFirm(name: string): Promise<string> {
  const made = await ask({ path: '/firms', token, json: firmInput(name) })
  return (await made.json<{ id: string }>()).id
}

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

function query(more: Record<string, string> = {}): string {
  return new URLSearchParams({
    response_type: 'code',
    client_id: app.id,
    redirect_uri: callback,
    scope: 'party:edit invoice:view',
    state: 'kept',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).toString()
}

function decide(more: object = {}, as = token) {
  const json = { query: query(), isAllowed: true, firmId, permissions: ['party:edit'], ...more }
  return ask({ path: '/auth/app-request', token: as, json })
}

async function codeOf(more: object = {}): Promise<string> {
  const answer = await decide(more)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { redirectTo } = await answer.json<{ redirectTo: string }>()
  const { searchParams } = new URL(redirectTo)
  expect(searchParams.get('iss')).toBe(origin)
  return searchParams.get('code') ?? ''
}

async function post(path: string, form: Record<string, string>) {
  const proof = { client_id: app.id, client_secret: app.secret ?? '' }
  const body = new URLSearchParams({ ...proof, ...form }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await ask({ path, method: 'POST', body, headers })
  const text = await answer.text()
  return { status: answer.status, ...(text && JSON.parse(text)) }
}

function change(code: string, more: Record<string, string> = {}) {
  const form = { grant_type: 'authorization_code', code, redirect_uri: callback }
  return post('/oauth/token', { ...form, code_verifier: verifier, ...more })
}

const renew = (refresh_token: string) =>
  post('/oauth/token', { grant_type: 'refresh_token', refresh_token })
const parties = async (shown: string, id = firmId) =>
  (await ask({ path: `/firms/${id}/parties`, token: shown })).status

describe('an app', () => {
  it('is told apart by who registered it, and asks for what it names', async () => {
    const path = `/auth/app-request?query=${encodeURIComponent(query())}`
    const asked = await (await ask({ path, token })).json<AppRequest>()
    expect(asked).toEqual({
      outcome: 'ask',
      name: 'Shop',
      website: '',
      host: 'shop.example',
      registeredBy: 'Rossi Srl',
      permissions: expect.arrayContaining([
        'firm:view',
        'party:view',
        'party:edit',
        'invoice:view',
      ]),
    })
    expect((await ask({ path })).status).toBe(401)
  })

  it('does what it was let do in the firm it was let into, each call kept, until that is ended', async () => {
    const given = await change(await codeOf())
    expect(given).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600 })
    expect(given.scope.split(' ').sort()).toEqual(['firm:view', 'party:edit', 'party:view'])
    const shown = given.access_token
    expect([await parties(shown), await parties(shown, otherId)]).toEqual([200, 404])
    const invoices = await ask({ path: `/firms/${firmId}/invoices`, token: shown })
    expect([invoices.status, invoices.headers.get('ratelimit-limit')]).toEqual([403, '300'])
    for (const path of ['/auth/apps', '/auth/profile', `/firms/${firmId}/apps`]) {
      expect((await ask({ path, token: shown })).status, path).toBe(403)
    }
    const { rows } = await (await ask({ path: '/auth/apps', token })).json<{
      rows: { id: string }[]
    }>()
    const [grant] = rows
    expect(grant).toMatchObject({ appName: 'Shop', firmId, firmName: 'Rossi Srl' })
    const calls = await ask({ path: `/auth/apps/${grant?.id}/calls`, token })
    const kept = (await calls.json<{ rows: { tool: string; isRefused: boolean }[] }>()).rows
    expect(kept.map(({ tool, isRefused }) => [tool, isRefused])).toEqual([
      ['GET /firms/{firmId}/apps', true],
      ['GET /firms/{firmId}/invoices', true],
      ['GET /firms/{firmId}/parties', true],
      ['GET /firms/{firmId}/parties', false],
    ])

    const stranger = await signInPerson()
    const path = `/auth/apps/${grant?.id}`
    expect((await ask({ path, method: 'DELETE', token: stranger.token })).status).toBe(404)
    expect((await ask({ path: `${path}/calls`, token: stranger.token })).status).toBe(404)
    expect((await ask({ path, method: 'DELETE', token })).status).toBe(200)
    expect(await parties(shown)).toBe(401)
    expect(await renew(given.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('is registered and let in by nobody whose address is not proven', async () => {
    const person = await signInPerson()
    const made = await ask({ path: '/firms', token: person.token, json: firmInput('Neu Srl') })
    const { id } = await made.json<{ id: string }>()
    const json = { name: 'Shop', website: '', redirectUris: [callback], hasSecret: true }
    const path = `/firms/${id}/apps`
    for (const refused of [
      await ask({ path, token: person.token, json }),
      await decide({ firmId: id }, person.token),
    ]) {
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { data: { fields: { '': { key: 'addressUnproven' } } } },
      ])
    }
  })

  it('sends nobody anywhere but where it was registered, and is told what else is wrong', async () => {
    const elsewhere: Record<string, string>[] = [
      { redirect_uri: 'https://evil.example/cb' },
      { redirect_uri: `${callback}/` },
      { client_id: 'none' },
    ]
    for (const more of elsewhere) {
      const refused = await decide({ query: query(more) })
      expect(refused.status, JSON.stringify(more)).toBe(422)
    }
    expect((await decide({ query: `${query()}&redirect_uri=https://evil.example` })).status).toBe(
      422,
    )
    const wrong = {
      unsupported_response_type: query({ response_type: 'token' }),
      invalid_request: query({ code_challenge_method: 'plain' }),
      invalid_scope: query({ scope: 'party:edit everything' }),
      invalid_target: query({ resource: 'https://other.example/mcp' }),
      access_denied: '',
    }
    for (const [error, one] of Object.entries(wrong)) {
      const more = one ? { query: one } : { isAllowed: false }
      const { redirectTo } = await (await decide(more)).json<{ redirectTo: string }>()
      const back = new URL(redirectTo)
      expect(back.origin + back.pathname).toBe(callback)
      expect(back.searchParams.get('error'), error).toBe(error)
      expect(back.searchParams.get('state')).toBe('kept')
      expect(back.searchParams.has('code')).toBe(false)
    }
  })

  it('changes a code once: a second time ends what the first was given', async () => {
    const code = await codeOf()
    const wrong = [
      change(code, { code_verifier: randomBytes(32).toString('base64url') }),
      change(code, { code_verifier: '' }),
      change(code, { redirect_uri: 'https://shop.example/other' }),
      change('x'),
    ]
    for (const one of await Promise.all(wrong)) {
      expect(one).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
    expect(await change(code, { client_secret: 'wrong' })).toMatchObject({
      status: 401,
      error: 'invalid_client',
    })
    const both = await Promise.all([change(code), change(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const shown = both.find(({ status }) => status === 200)?.access_token
    expect(await parties(shown)).toBe(401)

    const late = await codeOf()
    await env.DIRECTORY.prepare('UPDATE oauth_codes SET expires_at = 1 WHERE used_by IS NULL').run()
    expect(await change(late)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('renews its tokens, each once: one that comes again ends all', async () => {
    const first = await change(await codeOf())
    const second = await renew(first.refresh_token)
    expect(second.status).toBe(200)
    expect(await parties(second.access_token)).toBe(200)
    expect(await renew(first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await parties(second.access_token)).toBe(401)
    expect(await renew(second.refresh_token)).toMatchObject({ status: 400 })

    const third = await change(await codeOf())
    await env.DIRECTORY.prepare(
      "UPDATE oauth_tokens SET expires_at = 1 WHERE kind = 'access'",
    ).run()
    const fourth = await renew(third.refresh_token)
    expect(fourth.status).toBe(200)
    await post('/oauth/revoke', { token: fourth.refresh_token })
    expect(await parties(fourth.access_token)).toBe(401)
    expect((await post('/oauth/revoke', { token: 'none' })).status).toBe(200)
  })

  it('is let into no firm of others, nor to what the person may not do there', async () => {
    const stranger = await makePerson()
    expect((await decide({}, stranger.token)).status).toBe(404)
    expect((await decide({ firmId: null }, stranger.token)).status).toBe(422)
    expect((await decide({ permissions: ['bank:edit'] })).status).toBe(422)
    const path = `/firms/${firmId}/apps`
    expect((await ask({ path, token: stranger.token })).status).toBe(404)
    const removed = await ask({
      path: `${path}/${app.id}`,
      method: 'DELETE',
      token: stranger.token,
    })
    expect(removed.status).toBe(404)
    const bad = {
      name: 'Bad',
      website: '',
      redirectUris: ['http://shop.example'],
      hasSecret: false,
    }
    expect((await ask({ path, token, json: bad })).status).toBe(422)
  })

  it('of people who follow the rules to the letter walks the whole way', async () => {
    const issuer = new URL(origin)
    const options = { [oauth.customFetch]: overHttp, algorithm: 'oauth2' as const }
    const found = await oauth.discoveryRequest(issuer, options)
    const server = await oauth.processDiscoveryResponse(issuer, found)
    const client = { client_id: app.id }
    const redirect = await (await decide({ firmId: null })).json<{ redirectTo: string }>()
    const params = oauth.validateAuthResponse(server, client, new URL(redirect.redirectTo), 'kept')
    const proof = oauth.ClientSecretBasic(app.secret ?? '')
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proof,
      params,
      callback,
      verifier,
      options,
    )
    const given = await oauth.processAuthorizationCodeResponse(server, client, answer)
    expect(await parties(given.access_token, otherId)).toBe(200)
  })
})

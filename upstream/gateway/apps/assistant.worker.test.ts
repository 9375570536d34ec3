import {
  auth,
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppRequest } from '#contract/person/apps.ts'
import { ask, overHttp, personWithFirm } from '#upstream/testing/over-http.ts'

const origin = 'https://firmament.test'
let token = ''
let firmId = ''

beforeAll(async () => {
  ;({ token, firmId } = await personWithFirm())
})

describe('an assistant', () => {
  it('finds the way in by itself: discovery, registration, consent, tools and calls', async () => {
    const kept: Record<string, unknown> = {}
    let sentTo = ''
    const provider = {
      redirectUrl: 'http://127.0.0.1:7777/callback',
      clientMetadata: {
        client_name: 'Desk helper',
        redirect_uris: ['http://127.0.0.1:7777/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      clientInformation: () => kept.client,
      saveClientInformation: (one: unknown) => {
        kept.client = one
      },
      tokens: () => kept.tokens,
      saveTokens: (one: unknown) => {
        kept.tokens = one
      },
      redirectToAuthorization: (url: URL) => {
        sentTo = url.href
      },
      saveCodeVerifier: (one: string) => {
        kept.verifier = one
      },
      codeVerifier: () => String(kept.verifier),
    } as unknown as OAuthClientProvider
    const serverUrl = `${origin}/mcp`
    expect(await auth(provider, { serverUrl, fetchFn: overHttp })).toBe('REDIRECT')
    const { search, pathname } = new URL(sentTo)
    expect(pathname).toBe('/oauth/authorize')
    const path = `/auth/app-request?query=${encodeURIComponent(search.slice(1))}`
    const asked = await (await ask({ path, token })).json<AppRequest>()
    expect(asked).toMatchObject({ outcome: 'ask', name: 'Desk helper', registeredBy: null })
    const permissions = asked.outcome === 'ask' ? asked.permissions : []
    const json = { query: search.slice(1), isAllowed: true, firmId, permissions }
    const answer = await ask({ path: '/auth/app-request', token, json })
    const back = new URL((await answer.json<{ redirectTo: string }>()).redirectTo)
    const authorizationCode = back.searchParams.get('code') ?? ''
    const iss = back.searchParams.get('iss') ?? ''
    const done = await auth(provider, { serverUrl, authorizationCode, iss, fetchFn: overHttp })
    expect(done).toBe('AUTHORIZED')

    const client = new Client({ name: 'test', version: '1' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(serverUrl), {
        authProvider: provider,
        fetch: overHttp,
      }),
    )
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['list_firms', 'invoices_list', 'parties_create']),
    )
    const { isError, content } = await client.callTool({ name: 'parties_list', arguments: {} })
    expect(isError, JSON.stringify(content)).toBeFalsy()
    const { rows } = await (await ask({ path: '/auth/apps', token })).json<{
      rows: { id: string; appName: string }[]
    }>()
    const grant = rows.find(({ appName }) => appName === 'Desk helper')
    const calls = await ask({ path: `/auth/apps/${grant?.id}/calls`, token })
    expect(await calls.json()).toMatchObject({ rows: [{ tool: 'parties_list', isRefused: false }] })
  })

  it('registers with nothing that could lead people elsewhere', async () => {
    const register = (json: object) => ask({ path: '/oauth/register', json })
    const bad = [{ redirect_uris: ['javascript:alert(1)'] }, { redirect_uris: [] }, {}]
    for (const one of bad) expect((await register(one)).status).toBe(400)
    const made = await register({ redirect_uris: ['https://a.example/cb'], client_secret: 'mine' })
    expect([made.status, await made.json()]).toEqual([
      201,
      expect.objectContaining({ token_endpoint_auth_method: 'none' }),
    ])
  })
})

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '#contract/core/roles.ts'
import type { NewApiKey } from '#contract/person/api-keys.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { signInPerson } from '#upstream/testing/client.ts'
import { ask, personWithFirm } from '#upstream/testing/over-http.ts'

let token = ''
let firmId = ''

beforeAll(async () => {
  ;({ token, firmId } = await personWithFirm())
})

/** A key of the firm with some rights. */
async function keyWith(...permissions: Permission[]): Promise<NewApiKey> {
  const json = { name: 'Assistant', permissions, days: 7 }
  const answer = await ask({ path: `/firms/${firmId}/api-keys`, token, json })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return answer.json()
}

/** The protocol's own client, connected with a key. */
async function connect(
  secret: string,
  more: Pick<Parameters<typeof ask>[0], 'headers' | 'with'> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('https://api.test/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: async (url, init) => {
      const { method, body, headers } = new Request(url, init)
      const sent = body === null ? undefined : await new Response(body).text()
      const { pathname: path } = new URL(url)
      const all = { ...Object.fromEntries(headers), ...more.headers }
      return ask({ method, path, body: sent, headers: all, with: more.with })
    },
  })
  await client.connect(transport)
  return client
}

async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given })
  const [first] = content
  const text = first?.type === 'text' ? first.text : ''
  return { isError: isError === true, text, data: isError ? undefined : JSON.parse(text) }
}

const party = {
  roles: ['customer'],
  name: 'Blumen Krause',
  address: { country: 'IT', city: 'Bolzano' },
  language: 'it',
  currency: 'EUR',
}

describe('an assistant', () => {
  it('is counted by the address that asks, whatever other it names', async () => {
    const counted = new Set<string>()
    const limit = async ({ key }: { key: string }) => {
      counted.add(key)
      return { success: true }
    }
    const { secret } = await keyWith('party:view')
    const client = await connect(secret, {
      headers: { 'cf-connecting-ip': '192.0.2.7', 'x-client-address': '198.51.100.1' },
      with: { DEPLOYMENT: 'production', CALLS: { limit } },
    })
    expect((await use(client, 'parties_list', { firmId })).isError).toBe(false)
    expect([...counted]).toEqual(['address 192.0.2.7'])
  })

  it('sees the tools that its key allows, reads, and makes drafts that nothing is posted for', async () => {
    const { secret } = await keyWith('invoice:edit', 'party:edit', 'bank:view')
    const client = await connect(secret)
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['list_firms', 'invoices_list', 'invoices_create', 'parties_create']),
    )
    expect(names).not.toContain('reports_get')
    for (const tool of tools) expect(tool.description).toMatch(/^[A-Z].+\.$/s)
    expect(tools.find(({ name }) => name === 'invoices_list')?.annotations?.readOnlyHint).toBe(true)

    expect((await use(client, 'list_firms')).data).toMatchObject([{ firmId, country: 'IT' }])
    const made = await use(client, 'parties_create', { firmId, ...party })
    expect(made.isError, made.text).toBe(false)
    const choices = (await use(client, 'invoices_choices', { firmId })).data
    const draft = await use(client, 'invoices_create', {
      firmId,
      customerId: made.data.id,
      currency: 'EUR',
      language: 'it',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
      lines: [
        {
          description: 'Roses',
          quantity: '12',
          unitPrice: '2.50',
          taxCode: choices.taxRates[0].code,
        },
      ],
    })
    expect(draft.isError, draft.text).toBe(false)
    const path = `/firms/${firmId}/invoices/${draft.data.id}`
    const kept = await (await ask({ path, token })).json<Invoice>()
    expect(kept).toMatchObject({ state: 'draft', number: null })
    const journal = await ask({ path: `/firms/${firmId}/journal-entries`, token })
    expect((await journal.json<{ rows: unknown[] }>()).rows).toEqual([])
  })

  it('is told in the API’s own words what was wrong, and fills in its only firm', async () => {
    const client = await connect((await keyWith('party:edit')).secret)
    const refused = await use(client, 'parties_create', { ...party, name: '' })
    expect(refused.isError).toBe(true)
    expect(JSON.parse(refused.text).data.fields.name).toMatchObject({ key: 'required' })
    expect((await use(client, 'parties_get', {})).text).toBe('Missing: partyId')
    expect((await use(client, 'parties_delete', {})).text).toBe('There is no tool parties_delete')
    expect((await use(client, 'invoices_list')).isError).toBe(true)
  })

  it('leaves a list of its calls, for who may see the firm’s keys', async () => {
    const { secret, id } = await keyWith('party:view')
    const client = await connect(secret)
    await use(client, 'parties_list', { q: 'rose' })
    await use(client, 'bank_list_accounts')
    await use(client, 'parties_create', { name: 'Krause' })
    const path = `/firms/${firmId}/api-keys/${id}/calls`
    const { rows } = await (await ask({ path, token })).json<{ rows: unknown[] }>()
    expect(rows).toMatchObject([
      { tool: 'parties_create', given: `{"firmId":"${firmId}","name":"…"}`, isRefused: true },
      { tool: 'bank_list_accounts', given: `{"firmId":"${firmId}"}`, isRefused: true },
      { tool: 'parties_list', given: `{"firmId":"${firmId}","q":"rose"}`, isRefused: false },
    ])
    const stranger = await signInPerson()
    expect((await ask({ path, token: stranger.token })).status).toBe(404)
    const own = `/auth/api-keys/${id}/calls`
    expect((await ask({ path: own, token })).status).toBe(404)
  })

  it('sends one message at a time, each counted, and finds no way out of a path', async () => {
    const { secret } = await keyWith('party:view')
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const batch = await ask({ path: '/mcp', token: secret, json: [message, message] })
    expect(batch.status).toBe(400)
    const headers = { accept: 'application/json, text/event-stream' }
    const one = await ask({ path: '/mcp', token: secret, json: message, headers })
    expect([one.status, one.headers.get('ratelimit-remaining')]).toEqual([200, '298'])
    const client = await connect(secret)
    expect((await use(client, 'parties_get', { partyId: '..' })).text).toBe('Missing: partyId')
  })

  it('gets nowhere without a key, with a session, or with a key that has ended', async () => {
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const { secret, id } = await keyWith('party:view')
    await ask({ method: 'DELETE', path: `/firms/${firmId}/api-keys/${id}`, token })
    for (const shown of [undefined, token, 'fmk_none', secret]) {
      const answer = await ask({ path: '/mcp', json, ...(shown && { token: shown }) })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer resource_metadata="https://firmament.test/.well-known/oauth-protected-resource/mcp"',
      )
    }
  })
})

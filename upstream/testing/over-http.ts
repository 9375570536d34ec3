import { env } from 'cloudflare:test'
import { ask as askEcho, firmInput } from './client.ts'
import { makePerson } from './members.ts'

/** As `ask` of the other tests, with real firms. */
export const ask: typeof askEcho = (call) =>
  askEcho({ ...call, with: { FIRM: env.FIRM, ...call.with } })

/** The token of somebody new, and the id of their firm. */
export async function personWithFirm(): Promise<{ token: string; firmId: string }> {
  const { token } = await makePerson()
  const made = await ask({ path: '/firms', token, json: firmInput('Rossi Srl') })
  return { token, firmId: (await made.json<{ id: string }>()).id }
}

/** The gateway, asked as programs of others ask over HTTP: in place of their `fetch`. */
export async function overHttp(url: string | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(url, init)
  const { pathname, search } = new URL(request.url)
  const body = request.body === null ? undefined : await request.arrayBuffer()
  const headers = Object.fromEntries(request.headers)
  return ask({ method: request.method, path: pathname + search, body, headers })
}

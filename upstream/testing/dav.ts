import { env } from 'cloudflare:test'
import type { Permission } from '#contract/core/roles.ts'
import type { NewApiKey } from '#contract/person/api-keys.ts'
import { ask as askEcho, firmInput } from './client.ts'
import { makePerson } from './members.ts'

export const ask: typeof askEcho = (call) => askEcho({ ...call, with: { FIRM: env.FIRM } })

type Sent = { body?: string; headers?: Record<string, string>; password?: string }

/** A firm of its own, and a program that reads and changes it at `/dav/` with a key. */
export async function openDav(legalName: string, permissions: Permission[]) {
  const { token } = await makePerson()
  const made = await ask({ path: '/firms', token, json: firmInput(legalName) })
  const { id: firmId } = await made.json<{ id: string }>()

  const keyWith = async (...some: Permission[]): Promise<string> => {
    const json = { name: 'Phone', permissions: some, days: 7 }
    const answer = await ask({ path: `/firms/${firmId}/api-keys`, token, json })
    return (await answer.json<NewApiKey>()).secret
  }
  const key = await keyWith(...permissions)
  const dav = async (method: string, path: string, sent: Sent = {}) => {
    const { body, headers, password = key } = sent
    const authorization = `Basic ${btoa(`ada@example.com:${password}`)}`
    const answer = await ask({ method, path, body, headers: { authorization, ...headers } })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  /** What the owner of the firm reads or changes by the API. */
  const own = async <T>(method: string, path: string, json?: unknown): Promise<T> => {
    const answer = await ask({ method, path: `/firms/${firmId}${path}`, token, json })
    return answer.json<T>()
  }
  return { token, firmId, keyWith, dav, own }
}

/** A PROPFIND for properties by their names. */
export function props(...names: string[]): string {
  const inner = names.map((name) => `<${name}/>`).join('')
  const spaces = [
    'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"',
    'xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/"',
  ]
  return `<d:propfind ${spaces.join(' ')}><d:prop>${inner}</d:prop></d:propfind>`
}

/** A REPORT of what has changed since a token. */
export function changes(since: string): string {
  return `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${since}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`
}

export const tagIn = (text: string) => /<d:getetag>(.*?)<\/d:getetag>/.exec(text)?.[1] ?? ''
export const tokenIn = (text: string) => /<d:sync-token>(.*?)<\/d:sync-token>/.exec(text)?.[1] ?? ''

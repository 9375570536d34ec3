import type { Language } from '#contract/core/fields.ts'
import type { Role, RoleGrants } from '#contract/core/roles.ts'
import { actorHeader, encodeActor, firmHeader } from '../firm/actor.ts'
import type { TestFirm } from './test-firm.ts'

type Ask = {
  role?: Role | null
  /** A role of the firm's own, in place of a built-in one. */
  custom?: RoleGrants
  language?: Language
  json?: unknown
  form?: FormData
}

/** Asks a firm's object as the gateway does, for an answer that is no JSON or has no role. */
export function askFirm(
  { object, firmId, userId }: TestFirm,
  method: string,
  path: string,
  { role = 'owner', custom, language = 'de', json, form }: Ask = {},
): Promise<Response> {
  const person = { userId, userName: 'Maria', role, custom, language }
  const actor = { ...person, isDemo: false, isFresh: true, requestId: 'r' }
  const headers = new Headers({ [actorHeader]: encodeActor(actor), [firmHeader]: firmId })
  if (json !== undefined) headers.set('content-type', 'application/json')
  const inFirm = /^\/(internal|public)\//.test(path) ? path : `/firms/${firmId}${path}`
  const body = json === undefined ? form : JSON.stringify(json)
  return object.fetch(`https://firm${inFirm}`, { method, headers, body })
}

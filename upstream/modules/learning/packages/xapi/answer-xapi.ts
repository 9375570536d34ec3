import { answerDocuments, isDocumentResource } from './documents.ts'
import { findStatements } from './find-statements.ts'
import {
  badRequest,
  jsonResponse,
  noContent,
  parametersOf,
  textOf,
  XapiRefusal,
  type XapiRequest,
  type XapiResponse,
} from './http.ts'
import { isObject, type Json, type JsonObject, textAt } from './json.ts'
import { agentParameter, iriParameter, required, uuidParameter } from './parameters.ts'
import { readStatements } from './read-attachments.ts'
import { type StoreContext, storeStatements } from './store-statements.ts'
import type { XapiStore } from './xapi-store.ts'

export type XapiContext = StoreContext & {
  /** The path of the endpoint, which links to further pages begin with: `/xapi/firm`. */
  endpointPath: string
  /** Judges statements that are well formed before they are stored. @throws XapiRefusal */
  judge?: (statements: readonly JsonObject[]) => void
}

const version = '1.0.3'

/**
 * Answers one request to the store (xAPI 1.0.3). Who calls, and for whom, its caller has judged. It
 * waits for nothing, so that all of it is one transaction of the store.
 */
export function answerXapi(
  store: XapiStore,
  given: XapiRequest,
  context: XapiContext,
): XapiResponse {
  const isStatements = given.resource === 'statements'
  const always = {
    'x-experience-api-version': version,
    ...(isStatements ? { 'x-experience-api-consistent-through': context.now } : {}),
  }
  try {
    const request = plainRequest(given)
    const response = route(
      store,
      { ...request, method: request.method === 'HEAD' ? 'GET' : request.method },
      context,
    )
    const body = request.method === 'HEAD' ? null : response.body
    return { ...response, headers: { ...always, ...response.headers }, body }
  } catch (error) {
    if (!(error instanceof XapiRefusal)) throw error
    const body = new TextEncoder().encode(JSON.stringify({ error: error.message }))
    return {
      status: error.status,
      headers: { ...always, 'content-type': 'application/json' },
      body,
    }
  }
}

function route(store: XapiStore, request: XapiRequest, context: XapiContext): XapiResponse {
  const { resource, method } = request
  if (resource === 'about') return method === 'GET' ? about(request) : notAllowed(method)
  judgeVersion(request)
  if (isDocumentResource(resource)) return answerDocuments(store, request, context.now)
  if (resource === 'statements') {
    if (method === 'GET') return findStatements(store, request, context)
    if (method === 'POST') return postStatements(store, request, context)
    return method === 'PUT' ? putStatement(store, request, context) : notAllowed(method)
  }
  if (resource === 'activities')
    return method === 'GET' ? activity(store, request) : notAllowed(method)
  if (resource === 'agents') return method === 'GET' ? person(store, request) : notAllowed(method)
  throw new XapiRefusal(404, 'no such resource')
}

function notAllowed(method: string): never {
  throw new XapiRefusal(405, method)
}

/** `1.0` is `1.0.0`; later patches of 1.0 are the same to a client. */
function judgeVersion({ headers }: XapiRequest): void {
  const asked = headers['x-experience-api-version'] ?? ''
  if (!/^1\.0(\.\d+)?$/.test(asked)) badRequest(`X-Experience-API-Version is ${asked || 'missing'}`)
}

function about({ query }: XapiRequest): XapiResponse {
  parametersOf(query, [])
  return jsonResponse({ version: ['1.0.0', '1.0.1', '1.0.2', version] })
}

function postStatements(
  store: XapiStore,
  request: XapiRequest,
  context: XapiContext,
): XapiResponse {
  parametersOf(request.query, [])
  const { statements, attachments } = readStatements(request)
  const list = Array.isArray(statements) ? statements : [statements]
  const ids = storeAll(store, list, context)
  for (const attachment of attachments) store.saveAttachment(attachment)
  return jsonResponse(ids)
}

function putStatement(store: XapiStore, request: XapiRequest, context: XapiContext): XapiResponse {
  const query = parametersOf(request.query, ['statementId'])
  const id = required(uuidParameter(query, 'statementId'), 'statementId')
  const { statements: statement, attachments } = readStatements(request)
  if (!isObject(statement)) badRequest('not one statement')
  const own = textAt(statement, 'id')
  if (own !== undefined && own.toLowerCase() !== id) badRequest('the statement has another id')
  storeAll(store, [{ ...statement, id }], context)
  for (const attachment of attachments) store.saveAttachment(attachment)
  return noContent
}

function storeAll(store: XapiStore, statements: readonly Json[], context: XapiContext): string[] {
  const outcome = storeStatements(store, statements, context, context.judge)
  if ('ids' in outcome) return outcome.ids
  switch (outcome.refusal) {
    case 'conflict':
      throw new XapiRefusal(409, `another statement has the id ${outcome.statementId}`)
    case 'invalid':
      return badRequest(outcome.why)
    case 'idsTwice':
      return badRequest('an id twice')
    case 'voidsVoiding':
      return badRequest('a voiding statement cannot be voided')
  }
}

function activity(store: XapiStore, { query }: XapiRequest): XapiResponse {
  const id = required(iriParameter(parametersOf(query, ['activityId']), 'activityId'), 'activityId')
  const definition = store.findActivity(id) ?? {}
  const told: JsonObject = Object.keys(definition).length > 0 ? { definition } : {}
  return jsonResponse({ objectType: 'Activity', id, ...told })
}

/** Everything that is known of an agent, each property a list (Communication 2.4). */
function person(store: XapiStore, { query }: XapiRequest): XapiResponse {
  const asked = required(agentParameter(parametersOf(query, ['agent']), 'agent'), 'agent')
  const all = [asked.agent, ...store.agentsOf(asked.key)].filter(isObject)
  const told = ['name', 'mbox', 'mbox_sha1sum', 'openid', 'account'].flatMap((key) => {
    const values = all.flatMap((one) => (one[key] === undefined ? [] : [one[key]]))
    const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
    return distinct.length > 0 ? [[key, distinct] as const] : []
  })
  return jsonResponse({ objectType: 'Person', ...Object.fromEntries(told) })
}

const formHeaders = [
  'authorization',
  'x-experience-api-version',
  'content-type',
  'content-length',
  'if-match',
  'if-none-match',
  'accept',
  'accept-language',
]

/**
 * The request that a form stands for (Communication 1.3): browsers that cannot send another method
 * or headers POST them with `?method=`.
 */
function plainRequest(request: XapiRequest): XapiRequest {
  const [first, ...more] = request.query
  if (first?.[0] !== 'method') return request
  if (request.method !== 'POST' || more.length > 0) badRequest('method stands alone, in a POST')
  const fields = [...new URLSearchParams(textOf(request.body))]
  const headers = fields.filter(([name]) => formHeaders.includes(name.toLowerCase()))
  const rest = fields.filter(([name]) => !formHeaders.includes(name.toLowerCase()))
  const content = rest.find(([name]) => name === 'content')?.[1]
  const method = first[1].toUpperCase()
  if (method === 'PUT' && content === undefined) badRequest('content is missing')
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  return {
    ...request,
    method,
    query: rest.filter(([name]) => name !== 'content'),
    headers: {
      ...request.headers,
      'content-type': 'application/json',
      ...named,
    },
    body: new TextEncoder().encode(content ?? ''),
  }
}

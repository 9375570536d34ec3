import { createHash } from 'node:crypto'
import {
  badRequest,
  jsonOf,
  jsonResponse,
  mediaTypeOf,
  noContent,
  parametersOf,
  XapiRefusal,
  type XapiRequest,
  type XapiResponse,
} from './http.ts'
import { isObject } from './json.ts'
import {
  agentParameter,
  instantParameter,
  iriParameter,
  required,
  uuidParameter,
} from './parameters.ts'
import type { DocumentKey, StoredDocument, XapiStore } from './xapi-store.ts'

type Kind = {
  key: (query: Record<string, string>) => DocumentKey
  id: 'stateId' | 'profileId'
  known: string[]
}

const kinds: Record<string, Kind> = {
  'activities/state': {
    id: 'stateId',
    known: ['activityId', 'agent', 'registration', 'stateId', 'since'],
    key: (query) => ({
      kind: 'state',
      activityId: required(iriParameter(query, 'activityId'), 'activityId'),
      agent: required(agentParameter(query, 'agent'), 'agent').key,
      registration: uuidParameter(query, 'registration') ?? null,
    }),
  },
  'activities/profile': {
    id: 'profileId',
    known: ['activityId', 'profileId', 'since'],
    key: (query) => ({
      kind: 'activityProfile',
      activityId: required(iriParameter(query, 'activityId'), 'activityId'),
      agent: '',
      registration: null,
    }),
  },
  'agents/profile': {
    id: 'profileId',
    known: ['agent', 'profileId', 'since'],
    key: (query) => ({
      kind: 'agentProfile',
      activityId: '',
      agent: required(agentParameter(query, 'agent'), 'agent').key,
      registration: null,
    }),
  },
}

export function isDocumentResource(resource: string): boolean {
  return Object.hasOwn(kinds, resource)
}

/**
 * Answers a request for states and profiles (xAPI 1.0.3, Communication 2.2 to 2.7, 3.1). A profile
 * is overwritten only by who names the version that it overwrites.
 * @throws XapiRefusal
 */
export function answerDocuments(store: XapiStore, request: XapiRequest, now: string): XapiResponse {
  const kind = kinds[request.resource]
  if (kind === undefined) throw new XapiRefusal(404, 'no such resource')
  const query = parametersOf(request.query, kind.known)
  const key = kind.key(query)
  const documentId = query[kind.id]
  switch (request.method) {
    case 'GET':
      return documentId === undefined
        ? listIds(store, key, query)
        : getDocument(store, key, documentId)
    case 'DELETE':
      return deleteDocuments(store, key, documentId, request)
    case 'PUT':
      return putDocument({ store, key, documentId: required(documentId, kind.id), request, now })
    case 'POST':
      return mergeDocument({ store, key, documentId: required(documentId, kind.id), request, now })
    default:
      throw new XapiRefusal(405, request.method)
  }
}

function listIds(store: XapiStore, key: DocumentKey, query: Record<string, string>): XapiResponse {
  const since = instantParameter(query, 'since') ?? null
  const found = store.listDocuments(key, since)
  return jsonResponse([...new Set(found.map(({ documentId }) => documentId))])
}

function getDocument(store: XapiStore, key: DocumentKey, documentId: string): XapiResponse {
  const found = store.findDocument(key, documentId)
  if (found === undefined) throw new XapiRefusal(404, 'no such document')
  const headers = {
    'content-type': found.contentType,
    etag: `"${found.etag}"`,
    'last-modified': new Date(found.updatedAt).toUTCString(),
  }
  return { status: 200, headers, body: found.body }
}

function deleteDocuments(
  store: XapiStore,
  key: DocumentKey,
  documentId: string | undefined,
  request: XapiRequest,
): XapiResponse {
  if (documentId !== undefined) {
    judgeVersion(store.findDocument(key, documentId), request, false)
    store.deleteDocument(key, documentId)
    return noContent
  }
  if (key.kind !== 'state') badRequest('profileId is missing')
  for (const one of store.listDocuments(key, null)) store.deleteDocument(key, one.documentId)
  return noContent
}

/** A document that is sent to be kept, and where. */
type Sent = {
  store: XapiStore
  key: DocumentKey
  documentId: string
  request: XapiRequest
  now: string
}

function putDocument(sent: Sent): XapiResponse {
  const { store, key, documentId, request } = sent
  const isProfile = key.kind !== 'state'
  judgeVersion(store.findDocument(key, documentId), request, isProfile)
  if (mediaTypeOf(request.headers) === 'application/json') jsonOf(request.body)
  save(sent, request.body)
  return noContent
}

/** One level deep: what the new document names replaces what the old one had. */
function mergeDocument(sent: Sent): XapiResponse {
  const { store, key, documentId, request } = sent
  const before = store.findDocument(key, documentId)
  judgeVersion(before, request, false)
  const isJson = mediaTypeOf(request.headers) === 'application/json'
  const value = isJson ? jsonOf(request.body) : undefined
  if (isJson && !isObject(value)) badRequest('not a JSON object')
  if (before === undefined) {
    save(sent, request.body)
    return noContent
  }
  const old = isJsonType(before.contentType) ? jsonOf(before.body) : undefined
  if (!isObject(value) || !isObject(old)) badRequest('only JSON objects are merged')
  const merged = new TextEncoder().encode(JSON.stringify({ ...old, ...value }))
  save(sent, merged)
  return noContent
}

/** If-Match and If-None-Match (RFC 9110, 13.1). */
function judgeVersion(
  before: StoredDocument | undefined,
  request: XapiRequest,
  isNeeded: boolean,
): void {
  const ifMatch = request.headers['if-match']
  const ifNoneMatch = request.headers['if-none-match']
  const names = (header: string) =>
    before !== undefined &&
    (header.trim() === '*' || header.split(',').some((tag) => bareTag(tag) === before.etag))
  if (ifMatch !== undefined && !names(ifMatch)) throw new XapiRefusal(412, 'another version')
  if (ifNoneMatch !== undefined && names(ifNoneMatch)) throw new XapiRefusal(412, 'it is there')
  if (isNeeded && ifMatch === undefined && ifNoneMatch === undefined) {
    const status = before === undefined ? 400 : 409
    throw new XapiRefusal(status, 'name the version in If-Match, or If-None-Match: *')
  }
}

function bareTag(tag: string): string {
  return tag.trim().replace(/^W\//, '').replaceAll('"', '')
}

function save({ store, key, documentId, request, now }: Sent, body: Uint8Array): void {
  const contentType = request.headers['content-type'] ?? 'application/octet-stream'
  const etag = createHash('sha1').update(body).digest('hex')
  store.saveDocument(key, { documentId, contentType, body, etag, updatedAt: now })
}

function isJsonType(contentType: string): boolean {
  return mediaTypeOf({ 'content-type': contentType }) === 'application/json'
}

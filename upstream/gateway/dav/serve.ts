import type { Context } from 'hono'
import { AppError, errorStatus } from '#contract/core/errors.ts'
import { identityContract } from '#contract/core/identity.ts'
import { decodeLines } from '../../core/content-line.ts'
import type { GatewayFetch } from '../ask-itself.ts'
import type { Gateway } from '../gateway.ts'
import { davError, multistatus, refusedProperties } from './answer.ts'
import { type Asker, askerFor, Refused } from './asker.ts'
import { collectionAt } from './find-collection.ts'
import { deleteObject, getObject, putObject } from './objects.ts'
import { type Target, targetOf } from './paths.ts'
import { propfind } from './propfind.ts'
import { Unanswerable } from './read-filter.ts'
import { readPropfind, readProppatch, readReport } from './read-request.ts'
import { answerReport } from './report.ts'

const allowed = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT'
const capabilities = { dav: '1, 3, calendar-access, addressbook', allow: allowed }

/**
 * `/dav/`: calendars and address books for phones and other programs, by CalDAV (RFC 4791) and CardDAV
 * (RFC 6352) with collection synchronisation (RFC 6578). It only translates: everything is read and
 * changed through the endpoints of the calendar and of parties, with the key that the program gives as
 * its password.
 */
export function serveDav(door: GatewayFetch) {
  return async (c: Context<Gateway>): Promise<Response> => {
    try {
      const answer = await answerDav(askerFor(c, door), c.req.raw)
      const headers = new Headers(answer.headers)
      headers.set('dav', capabilities.dav)
      return new Response(answer.body, { status: answer.status, headers })
    } catch (error) {
      if (error instanceof Refused) return challenged(error.answer)
      if (error instanceof Unanswerable) return davError(403, error.condition)
      throw error
    }
  }
}

async function answerDav(ask: Asker, request: Request): Promise<Response> {
  const { method, headers } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: capabilities })
  const isOfObject = /^(GET|HEAD|PUT|DELETE)$/.test(method)
  // Before anything is read or said: a program that has shown no key is asked for one.
  if (!isOfObject) await ask(identityContract.getSession, undefined)
  const target = targetOf(new URL(request.url).pathname)
  if (!target) throw new AppError('not_found', 'No such path')
  switch (method) {
    case 'PROPFIND': {
      const isDeep = (headers.get('depth') ?? '0').trim() !== '0'
      return propfind(ask, target, readPropfind(await bodyOf(request)), isDeep)
    }
    case 'REPORT':
      return answerReport(ask, target, readReport(await bodyOf(request)))
    case 'PROPPATCH':
      return refuseChange(ask, target, request)
    case 'GET':
    case 'HEAD':
    case 'PUT':
    case 'DELETE':
      return answerObject(ask, target, request)
    default:
      throw new AppError('method_not_allowed', 'Method not allowed', { detail: allowed })
  }
}

async function answerObject(ask: Asker, target: Target, request: Request): Promise<Response> {
  if (target.kind !== 'object') {
    throw new AppError(
      'method_not_allowed',
      'Only calendar and address objects can be read and written',
      {
        detail: allowed,
      },
    )
  }
  const collection = collectionAt(ask, target)
  if (request.method === 'PUT') {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const text = decodeLines(bytes)
    // What is no UTF-8 as it stands does not come back as it was.
    const isWhole =
      new TextEncoder().encode(text).length === bytes.length && !text.includes('\ufffd')
    return putObject(collection, target.name, { headers: request.headers, text, isWhole })
  }
  if (request.method === 'DELETE') return deleteObject(collection, target.name, request)
  const answer = await getObject(collection, target.name)
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}

/** Names and colours of calendars are changed where calendars are, not by programs. */
async function refuseChange(ask: Asker, target: Target, request: Request): Promise<Response> {
  if (target.kind !== 'collection') throw new AppError('forbidden', 'This cannot be changed')
  const { href } = collectionAt(ask, target)
  return multistatus([refusedProperties(href, readProppatch(await bodyOf(request)))])
}

/** What programs send is UTF-8, whatever they say. */
async function bodyOf(request: Request): Promise<string> {
  return new TextDecoder().decode(await request.arrayBuffer())
}

/** The API's refusal; a program that has shown no key is asked for one. */
function challenged(answer: Response): Response {
  if (answer.status !== errorStatus.unauthenticated) return answer
  const headers = new Headers(answer.headers)
  headers.set('www-authenticate', 'Basic realm="Firmament", charset="UTF-8"')
  return new Response(answer.body, { status: answer.status, headers })
}

import { AppError } from '#contract/core/errors.ts'
import { davError, goneResponse, multistatus } from './answer.ts'
import { type Asker, Refused } from './asker.ts'
import { type Changes, type Collection, hrefOf, readToken, tokenOf } from './collection.ts'
import { collectionAt } from './find-collection.ts'
import { nameIn, type Target } from './paths.ts'
import { objectResponses } from './propfind.ts'
import type { Report, Wanted } from './read-request.ts'

/** Objects by their addresses, by a span of time, or by what has changed. @throws AppError, Refused */
export async function answerReport(ask: Asker, target: Target, report: Report): Promise<Response> {
  if (target.kind !== 'collection') throw new AppError('forbidden', 'Reports are of collections')
  const collection = collectionAt(ask, target)
  switch (report.kind) {
    case 'multiget':
      return multiget(collection, report.hrefs, report.wanted)
    case 'query': {
      const { from, to, isAnswered, wanted } = report
      const span = { ...(from && { from }), ...(to && { to }) }
      const objects = isAnswered ? await collection.list(span) : []
      return multistatus(await objectResponses(collection, objects, wanted))
    }
    case 'changes':
      return answerChanges(collection, report)
  }
}

async function multiget(collection: Collection, hrefs: readonly string[], wanted: Wanted) {
  const names = hrefs.map((href) => ({ href, name: nameIn(collection.href, href) }))
  const asked = names.flatMap(({ name }) => name ?? [])
  const found = await collection.read(asked)
  const known = new Set(found.map(({ name }) => name))
  const gone = names.filter(({ name }) => name === undefined || !known.has(name))
  return multistatus([
    ...(await objectResponses(collection, found, wanted)),
    ...gone.map(({ href }) => goneResponse(href)),
  ])
}

/** RFC 6578. A token that is not of this collection makes the program begin anew. */
async function answerChanges(
  collection: Collection,
  { token, wanted, limit }: Extract<Report, { kind: 'changes' }>,
): Promise<Response> {
  const known = token === '' ? undefined : readToken(token)
  if (token !== '' && !known) return davError(403, 'd:valid-sync-token')
  const changes = await changesOf(collection, known?.since)
  const isOther = known !== undefined && known.access !== changes?.access
  if (!changes || isOther) return davError(403, 'd:valid-sync-token')
  const { objects, removed, changeNumber, access } = changes
  if (limit !== undefined && objects.length + removed.length > limit) {
    return davError(507, 'd:number-of-matches-within-limits')
  }
  const responses = await objectResponses(collection, objects, wanted)
  const gone = removed.map((name) => goneResponse(hrefOf(collection, name)))
  const after = `<d:sync-token>${tokenOf(changeNumber, access)}</d:sync-token>`
  return multistatus([...responses, ...gone], after)
}

async function changesOf(collection: Collection, since?: number): Promise<Changes | undefined> {
  try {
    return await collection.changes(since)
  } catch (error) {
    if (error instanceof Refused && error.answer.status === 409) return undefined
    throw error
  }
}

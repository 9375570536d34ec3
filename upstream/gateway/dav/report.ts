import { AppError } from '#contract/core/errors.ts'
import { isComponent, readComponents } from '../../core/content-component.ts'
import { joinLines } from '../../core/content-line.ts'
import { davError, fullResponse, goneResponse, multistatus } from './answer.ts'
import { type Asker, Refused } from './asker.ts'
import {
  type Changes,
  type Collection,
  type DavObject,
  hrefOf,
  readToken,
  tokenOf,
} from './collection.ts'
import { type CompFilter, fitsCard, fitsComponent } from './filter.ts'
import { collectionAt } from './find-collection.ts'
import { nameIn, type Target } from './paths.ts'
import { objectResponses } from './propfind.ts'
import type { Report } from './read-request.ts'

/** Objects by their addresses, by what they say, or by what has changed. @throws AppError, Refused */
export async function answerReport(ask: Asker, target: Target, report: Report): Promise<Response> {
  if (target.kind !== 'collection')
    throw new AppError('forbidden', 'Reports are for collections only')
  const collection = collectionAt(ask, target)
  switch (report.kind) {
    case 'multiget':
      return multiget(collection, report)
    case 'events':
      return findEvents(collection, report)
    case 'cards':
      return findCards(collection, report)
    case 'busy':
      return answerBusy(collection, report)
    case 'changes':
      return answerChanges(collection, report)
  }
}

async function multiget(
  collection: Collection,
  { hrefs, wanted, data }: Extract<Report, { kind: 'multiget' }>,
) {
  const names = hrefs.map((href) => ({ href, name: nameIn(collection.href, href) }))
  const asked = names.flatMap(({ name }) => name ?? [])
  const found = await collection.read(asked, data)
  const known = new Set(found.map(({ name }) => name))
  const gone = names.filter(({ name }) => name === undefined || !known.has(name))
  return multistatus([
    ...(await objectResponses(collection, found, wanted, data)),
    ...gone.map(({ href }) => goneResponse(href)),
  ])
}

/** RFC 4791, 7.8: by a span of time, which the calendar knows, and by what the texts say. */
async function findEvents(
  collection: Collection,
  { filter, wanted, data }: Extract<Report, { kind: 'events' }>,
): Promise<Response> {
  const kinds = filter?.comps ?? []
  const { component } = collection.kind
  const events = kinds.find(({ name }) => name === component)
  // There are events alone, or tasks: none of another kind is found, and whoever asks for none finds all.
  const isAnswered =
    !filter?.isNotDefined &&
    !events?.isNotDefined &&
    kinds.every(
      ({ name, isNotDefined }) => name === component || name === 'VTIMEZONE' || isNotDefined,
    )
  const listed = isAnswered ? await collection.list(events?.range ?? {}) : []
  const isByText = filter && (filter.props.length > 0 || kinds.some(asksForMore))
  if (!isByText) return multistatus(await objectResponses(collection, listed, wanted, data))
  const names = listed.map(({ name }) => name)
  const found = (await collection.read(names)).filter(({ text }) => {
    const [calendar] = readComponents(text)?.parts.filter(isComponent) ?? []
    return calendar !== undefined && fitsComponent(calendar, filter)
  })
  return multistatus(await objectResponses(collection, withoutTexts(found), wanted, data))
}

function asksForMore({ props, comps, name }: CompFilter): boolean {
  return props.length > 0 || comps.length > 0 || name === 'VTIMEZONE'
}

/** What was read to be looked through is read once more as it is asked for. */
function withoutTexts(objects: readonly DavObject[]): DavObject[] {
  return objects.map(({ name, tag, changedAt }) => ({ name, tag, changedAt }))
}

/** RFC 6352, 8.6; where more are found than are asked for, it says so. */
async function findCards(
  collection: Collection,
  { filter, wanted, data, limit }: Extract<Report, { kind: 'cards' }>,
): Promise<Response> {
  const listed = await collection.list({})
  const { props, isAnyOf } = filter
  const read = props.length === 0 ? [] : await collection.read(listed.map(({ name }) => name))
  const fits = read.filter(({ text }) => {
    const [card] = readComponents(text)?.parts.filter(isComponent) ?? []
    return card !== undefined && fitsCard(card, props, isAnyOf)
  })
  const found = props.length === 0 ? listed : fits
  const shown = limit === undefined ? found : found.slice(0, limit)
  const responses = await objectResponses(collection, shown, wanted, data)
  const isCut = shown.length < found.length
  return multistatus([...responses, ...(isCut ? [fullResponse(collection.href)] : [])])
}

/** When a calendar is taken, as its own kind of text (RFC 4791, 7.10). */
async function answerBusy(
  collection: Collection,
  { from, to }: Extract<Report, { kind: 'busy' }>,
): Promise<Response> {
  if (!collection.busy) return davError(403, 'd:supported-report')
  const spans = await collection.busy({ from, to })
  if (!spans) return davError(403, 'd:number-of-matches-within-limits')
  const utc = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
  const text = joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firmament//Calendar//EN',
    'BEGIN:VFREEBUSY',
    `DTSTAMP:${utc(new Date().toISOString())}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    ...spans.map((span) => `FREEBUSY;FBTYPE=BUSY:${utc(span.from)}/${utc(span.to)}`),
    'END:VFREEBUSY',
    'END:VCALENDAR',
  ])
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}

/** RFC 6578. A token that is not of this collection makes the program begin anew. */
async function answerChanges(
  collection: Collection,
  { token, wanted, data, limit }: Extract<Report, { kind: 'changes' }>,
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
  const responses = await objectResponses(collection, objects, wanted, data)
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

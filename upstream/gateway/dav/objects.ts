import { AppError } from '#contract/core/errors.ts'
import { davError } from './answer.ts'
import { Refused } from './asker.ts'
import { type Collection, httpDate, type ObjectKind } from './collection.ts'

/** The object itself. @throws AppError not_found */
export async function getObject(collection: Collection, name: string): Promise<Response> {
  const [found] = await collection.read([name])
  if (!found) throw new AppError('not_found', 'No such calendar or address object')
  const headers = {
    'content-type': collection.kind.contentType,
    etag: `"${found.tag}"`,
    ...(found.changedAt && { 'last-modified': httpDate(found.changedAt) }),
  }
  return new Response(found.text, { headers })
}

/**
 * Keeps an object. The answer has its entity tag where it is kept byte for byte: what is written anew is
 * read once more by its program (RFC 4791, 5.3.4).
 */
export async function putObject(
  collection: Collection,
  name: string,
  { headers, text, isWhole }: { headers: Headers; text: string; isWhole: boolean },
): Promise<Response> {
  const isNew = headers.get('if-none-match')?.trim() === '*'
  const tag = await tagFor(collection, name, headers)
  const sent = { name, text, isNew, ...(tag !== undefined && { tag }) }
  const { kind } = collection
  if (text.length > kind.maxLength) return davError(403, kind.tooLarge)
  try {
    const written = await collection.put(sent)
    return new Response(null, {
      status: written.isNew ? 201 : 204,
      ...(written.isExact && isWhole && { headers: { etag: `"${written.tag}"` } }),
    })
  } catch (error) {
    return refusalOf(error, collection.kind, isNew || tag !== undefined)
  }
}

/** @throws AppError, Refused */
export async function deleteObject(
  collection: Collection,
  name: string,
  { headers }: Request,
): Promise<Response> {
  const tag = await tagFor(collection, name, headers)
  try {
    await collection.remove({ name, ...(tag !== undefined && { tag }) })
    return new Response(null, { status: 204 })
  } catch (error) {
    return refusalOf(error, collection.kind, tag !== undefined)
  }
}

/**
 * The tag that the object must have by `If-Match` (RFC 9110, 13.1.1); undefined without that header.
 * A condition that cannot be read or met gives one that no object has.
 */
async function tagFor(
  collection: Collection,
  name: string,
  headers: Headers,
): Promise<string | undefined> {
  const condition = headers.get('if-match')?.trim()
  if (condition === undefined) return undefined
  // What was sent compressed has its tag marked as weak on the way.
  const tags = [...condition.matchAll(/(?:W\/)?"([^"]*)"/g)].map(([, tag = '']) => tag)
  if (condition !== '*' && tags.length === 1) return tags[0]
  const [found] = await collection.read([name])
  const isMet = found && (condition === '*' || tags.includes(found.tag))
  return isMet ? found.tag : noTag
}

const noTag = 'none'

/** What is refused, in the standard's words. */
async function refusalOf(
  error: unknown,
  { invalid, taken, refused }: ObjectKind,
  hasCondition: boolean,
): Promise<Response> {
  if (!(error instanceof Refused)) throw error
  const { status } = error.answer
  if (status === 409) {
    // The same object is there by another name: to try again would help nobody.
    const isTaken = (await error.answer.clone().text()).includes('"alreadyTaken"')
    return hasCondition && !isTaken ? new Response(null, { status: 412 }) : davError(403, taken)
  }
  if (status === 422 || status === 413) {
    const answer = await error.answer.clone().text()
    const reason = Object.keys(refused).find((one) => answer.includes(`"${one}"`))
    return davError(403, (reason && refused[reason]) || invalid)
  }
  throw error
}

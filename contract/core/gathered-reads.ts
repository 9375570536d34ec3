/**
 * Several reading calls in one request, as our own web app asks our own API: what a page reads comes
 * in one hop. No part of what the API promises to others.
 */

/** Where they are asked for: a POST with the paths as a JSON array. */
export const gatheredPath = '/reads'

/** More than any page reads: one about fifty firms asks each of them. */
export const maxGathered = 60

/** What one of them is answered: a status, JSON, and the seconds to wait where it says so. */
export type GatheredAnswer = { status: number; text: string; retryAfter: string | null }

/** Why a file is not among them: several at once would not fit into the memory of who answers. */
export const refusedFile: GatheredAnswer = {
  status: 400,
  text: JSON.stringify({
    defined: false,
    code: 'malformed',
    status: 400,
    message: 'A file is asked for alone',
    data: { fields: {} },
  }),
  retryAfter: null,
}

/** Answers in one text: a line of JSON with the status and length of each, and behind it all of them. */
export function packAnswers(answers: readonly GatheredAnswer[]): string {
  const heads = answers.map(({ status, text, retryAfter }) => [status, text.length, retryAfter])
  return `${JSON.stringify(heads)}\n${answers.map(({ text }) => text).join('')}`
}

/** Takes apart what `packAnswers` wrote. */
export function unpackAnswers(packed: string): GatheredAnswer[] {
  const lineEnd = packed.indexOf('\n')
  const heads: [number, number, string | null][] = JSON.parse(packed.slice(0, lineEnd))
  let at = lineEnd + 1
  return heads.map(([status, length, retryAfter]) => {
    const text = packed.slice(at, at + length)
    at += length
    return { status, text, retryAfter }
  })
}

/** What answers were made of by `fromGathered`: to read them once more takes longer than most reads. */
const madeOf = new WeakMap<Response, GatheredAnswer>()

/** One of several answers, as what it is packed from. A file is refused unread. */
export async function toGathered(answer: Response): Promise<GatheredAnswer> {
  const made = madeOf.get(answer)
  if (made) return made
  const type = answer.headers.get('content-type')
  if (answer.body && type !== null && !type.startsWith('application/json')) {
    await answer.body.cancel()
    return refusedFile
  }
  return asGathered(answer)
}

/** An answer to one call, read to its end. */
export async function asGathered(answer: Response): Promise<GatheredAnswer> {
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, text: await answer.text(), retryAfter }
}

/** One of several answers, as if it had been asked for alone. */
export function fromGathered(answer: GatheredAnswer): Response {
  const { status, text, retryAfter } = answer
  const headers = new Headers({ 'content-type': 'application/json' })
  if (retryAfter !== null) headers.set('retry-after', retryAfter)
  const made = new Response(text, { status, headers })
  madeOf.set(made, answer)
  return made
}

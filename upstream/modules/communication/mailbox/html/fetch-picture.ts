import { fileTypeOf } from '#contract/core/file-type.ts'
import type { Env } from '../../../../core/env.ts'
import { publicFetch } from '../../../../core/public-fetch.ts'

const patienceMs = 5000
const patienceTogetherMs = 15_000
const atOnce = 5
const maxBytes = 3 * 1024 * 1024
const maxRedirects = 3
const shown: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

type FetchedPicture = { type: string; bytes: Uint8Array }
/** Bytes that may still be read, shared by all that read at the same time. */
type Budget = { left: number }

/**
 * The pictures of a mail, a few at a time: all together read at most `maxTogether` bytes, those of
 * pictures given up included. What is too much or too late is left out.
 */
export async function fetchPictures(
  urls: readonly string[],
  maxTogether: number,
  env: Pick<Env, 'PUBLIC_NET'>,
): Promise<Map<string, FetchedPicture>> {
  const fetched = new Map<string, FetchedPicture>()
  const waiting = urls.values()
  const budget = { left: maxTogether }
  const late = AbortSignal.timeout(patienceTogetherMs)
  async function work(): Promise<void> {
    for (const url of waiting) {
      if (budget.left <= 0 || late.aborted) return
      const picture = await fetchPicture(url, { budget, late, env })
      if (picture) fetched.set(url, picture)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return fetched
}

/**
 * A picture of a mail from wherever it lies, asked for without cookies, address or a word of who
 * looks; undefined for what is no picture, too large, too slow, or lies in a private network.
 */
async function fetchPicture(
  url: string,
  { budget, late, env }: { budget: Budget; late: AbortSignal; env: Pick<Env, 'PUBLIC_NET'> },
): Promise<FetchedPicture | undefined> {
  let at = url
  try {
    const signal = AbortSignal.any([late, AbortSignal.timeout(patienceMs)])
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const headers = { accept: 'image/png,image/jpeg,image/gif,image/webp', 'user-agent': 'Mail' }
      const answer = await publicFetch(env, at, { headers, signal }, { isOfText: true })
      const next = answer.headers.get('location')
      if (answer.status >= 300 && answer.status < 400 && next) {
        at = new URL(next, at).href
        continue
      }
      if (!answer.ok || !answer.body) return undefined
      const bytes = await readUpTo(answer.body, budget)
      const type = bytes && fileTypeOf(bytes)
      return bytes && type && shown.includes(type) ? { type, bytes } : undefined
    }
  } catch {
    return undefined
  }
  return undefined
}

async function readUpTo(body: ReadableStream<Uint8Array>, budget: Budget) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    budget.left -= part.byteLength
    if (length > maxBytes || budget.left < 0) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

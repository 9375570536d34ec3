import { fileTypeOf } from '#contract/core/file-type.ts'

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
  request: typeof fetch = fetch,
): Promise<Map<string, FetchedPicture>> {
  const fetched = new Map<string, FetchedPicture>()
  const waiting = urls.values()
  const budget = { left: maxTogether }
  const late = AbortSignal.timeout(patienceTogetherMs)
  async function work(): Promise<void> {
    for (const url of waiting) {
      if (budget.left <= 0 || late.aborted) return
      const picture = await fetchPicture(url, { budget, late, request })
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
  { budget, late, request }: { budget: Budget; late: AbortSignal; request: typeof fetch },
): Promise<FetchedPicture | undefined> {
  let at = url
  try {
    const signal = AbortSignal.any([late, AbortSignal.timeout(patienceMs)])
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (!isPublicAddress(at)) return undefined
      const headers = { accept: 'image/png,image/jpeg,image/gif,image/webp', 'user-agent': 'Mail' }
      const answer = await request(at, { headers, redirect: 'manual', signal })
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

/**
 * Whether an address is of the public web by what it says: a name with a dot that is not of a home or
 * office network, or a public IPv4 address, on the usual ports. `URL` has already turned `0x7f.1` and
 * other spellings into plain numbers.
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  if (port !== '' || username !== '' || password !== '') return false
  const host = hostname.toLowerCase().replace(/\.$/, '')
  // Hardly any picture lies at a bare IPv6 address, and many spellings of those lead home.
  if (host.startsWith('[') || !host.includes('.')) return false
  if (
    /\.(localhost|local|internal|intranet|lan|home|corp|private|invalid|test|onion|arpa)$/.test(
      host,
    )
  ) {
    return false
  }
  if (!/^\d+(\.\d+){3}$/.test(host)) return true
  const [a = 0, b = 0, c = 0] = host.split('.').map(Number)
  const isOwn =
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 192 && b === 0 && (c === 0 || c === 2)) ||
    (a === 198 && (b === 18 || b === 19 || b === 51)) ||
    (a === 203 && b === 0 && c === 113)
  return !isOwn
}

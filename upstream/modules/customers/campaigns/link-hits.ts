/** A link of a mail was asked for. */
export type LinkHit = {
  id: string
  recipientId: string
  linkId: string
  at: string
  method: string
  userAgent: string
  /** `Sec-Purpose`, `Purpose` or `X-Moz`, whichever came; empty for none. */
  purpose: string
  /** The network it came from, as a number that changes daily: no address is kept. */
  network: string
  /** A link that no person sees. */
  isTrap: boolean
  /** The page that opened told of a visit with consent, or its form was sent. */
  isConfirmed: boolean
}

export type HitSign =
  | 'confirmed'
  | 'notGet'
  | 'prefetch'
  | 'trap'
  | 'knownProgram'
  | 'noProgramNamed'
  | 'soonAfterDelivery'
  | 'manyLinksAtOnce'
  | 'manyRecipientsAtOnce'

/**
 * Who opened a link: a `person` proved it by what followed, a `program` showed it; of the rest nobody can
 * know, and they are never counted as people.
 */
export type HitVerdict = {
  hitId: string
  verdict: 'person' | 'program' | 'unknown'
  signs: HitSign[]
}

/** Programs that open links by themselves: they check mails, make previews, or fetch without a browser. */
const programs =
  /bot\b|crawl|spider|preview|scan|slurp|headless|phantom|python|curl|wget|java\/|okhttp|go-http|libwww|axios|node-fetch|facebookexternalhit|whatsapp|proofpoint|mimecast|barracuda|fireeye|trend ?micro|symantec|sophos|cloudmark|safelinks|urlscan|virustotal|google-?(image)?proxy|googleimageproxy|yahoomailproxy/i

const soonMs = 10_000
const atOnceMs = 10_000
const manyLinks = 3
const manyRecipients = 5

/**
 * Judges the hits of a campaign, each with the signs it showed. Any sign of a program outweighs the
 * absence of others; a confirmed visit outweighs all but a request that no browser makes.
 * @param deliveredAt by recipient, when the mail reached them; where it is not known, soon is not judged
 */
export function judgeHits(
  hits: readonly LinkHit[],
  deliveredAt: ReadonlyMap<string, string>,
): HitVerdict[] {
  const crowded = crowds(hits)
  const trapped = new Set(hits.filter(({ isTrap }) => isTrap).map(sourceOf))
  return hits.map((hit) => {
    const signs: HitSign[] = []
    if (hit.isConfirmed) signs.push('confirmed')
    if (hit.method !== 'GET' && hit.method !== 'POST') signs.push('notGet')
    if (/prefetch|preview|prerender/i.test(hit.purpose)) signs.push('prefetch')
    if (trapped.has(sourceOf(hit))) signs.push('trap')
    if (programs.test(hit.userAgent)) signs.push('knownProgram')
    if (hit.userAgent.trim() === '') signs.push('noProgramNamed')
    const delivered = deliveredAt.get(hit.recipientId)
    if (delivered !== undefined && Date.parse(hit.at) - Date.parse(delivered) < soonMs) {
      signs.push('soonAfterDelivery')
    }
    signs.push(...(crowded.get(hit.id) ?? []))
    return { hitId: hit.id, verdict: verdictOf(signs), signs }
  })
}

/** What came of a link: recipients, each once, by the best that is known of them. */
export type LinkResult = { linkId: string; people: number; unknown: number; programs: number }

/** The results of each link that was asked for, in order of its id; traps are no links. */
export function linkResults(
  hits: readonly LinkHit[],
  verdicts: readonly HitVerdict[],
): LinkResult[] {
  const verdictById = new Map(verdicts.map(({ hitId, verdict }) => [hitId, verdict]))
  const links = new Map<string, Map<string, Set<HitVerdict['verdict']>>>()
  for (const { id, linkId, recipientId, isTrap } of hits) {
    if (isTrap) continue
    const recipients = links.get(linkId) ?? new Map<string, Set<HitVerdict['verdict']>>()
    const known = recipients.get(recipientId) ?? new Set()
    recipients.set(recipientId, known.add(verdictById.get(id) ?? 'unknown'))
    links.set(linkId, recipients)
  }
  return [...links]
    .map(([linkId, recipients]) => {
      const all = [...recipients.values()]
      const people = all.filter((known) => known.has('person')).length
      const unknown = all.filter((known) => !known.has('person') && known.has('unknown')).length
      return { linkId, people, unknown, programs: all.length - people - unknown }
    })
    .sort((a, b) => (a.linkId < b.linkId ? -1 : 1))
}

function verdictOf(signs: readonly HitSign[]): HitVerdict['verdict'] {
  if (signs.includes('notGet')) return 'program'
  if (signs.includes('confirmed')) return 'person'
  return signs.length > 0 ? 'program' : 'unknown'
}

/** A scanner opens several links of a mail, or the mails of several people, within seconds. */
function crowds(hits: readonly LinkHit[]): Map<string, HitSign[]> {
  const found = new Map<string, HitSign[]>()
  const note = (
    group: readonly LinkHit[],
    sign: HitSign,
    of: (hit: LinkHit) => string,
    most: number,
  ) => {
    for (const hit of crowdIn(group, of, most))
      found.set(hit.id, [...(found.get(hit.id) ?? []), sign])
  }
  for (const group of grouped(hits, ({ recipientId }) => recipientId)) {
    note(group, 'manyLinksAtOnce', ({ linkId }) => linkId, manyLinks)
  }
  for (const group of grouped(hits, ({ network }) => network)) {
    note(group, 'manyRecipientsAtOnce', ({ recipientId }) => recipientId, manyRecipients)
  }
  return found
}

/** The hits that have so many different others of their group within seconds before or after them. */
function crowdIn(group: readonly LinkHit[], of: (hit: LinkHit) => string, most: number): LinkHit[] {
  const inOrder = [...group].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const counts = new Map<string, number>()
  const crowd: LinkHit[] = []
  let [start, noted] = [0, 0]
  for (const [at, hit] of inOrder.entries()) {
    counts.set(of(hit), (counts.get(of(hit)) ?? 0) + 1)
    for (let first = inOrder[start]; first !== undefined; first = inOrder[start]) {
      if (Date.parse(hit.at) - Date.parse(first.at) <= atOnceMs) break
      const rest = (counts.get(of(first)) ?? 1) - 1
      if (rest === 0) counts.delete(of(first))
      else counts.set(of(first), rest)
      start += 1
    }
    if (counts.size < most) continue
    crowd.push(...inOrder.slice(Math.max(start, noted), at + 1))
    noted = at + 1
  }
  return crowd
}

function grouped(hits: readonly LinkHit[], of: (hit: LinkHit) => string): LinkHit[][] {
  const groups = new Map<string, LinkHit[]>()
  for (const hit of hits) {
    const group = groups.get(of(hit)) ?? []
    group.push(hit)
    groups.set(of(hit), group)
  }
  return [...groups.values()]
}

/** Who follows a trap has opened the other links, too. */
function sourceOf({ recipientId, network }: LinkHit): string {
  return `${recipientId} ${network}`
}

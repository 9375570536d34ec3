/** Where a visit came from, as its address said: anybody can write anything there. */
export type Touch = {
  source: string
  medium: string
  campaign: string
  term: string
  content: string
  /** The host of the page before, lower case. */
  referrer: string
  /** The path of the first page, without its query. */
  landingPath: string
  at: string
}

/** The first visit and the last one that came from somewhere: what a lead keeps. */
export type Touches = { first: Touch; last: Touch }

/** The only parameters that are read; all others of an address are forgotten. */
const parameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const

const maxLength = 100
const maxPath = 300

/**
 * What a visit's addresses tell. Values are cut at 100 characters, control characters taken out; a page of
 * one's own as the one before is no source.
 * @param visit the page's whole address, that of the page before (empty for none), the server's instant
 * @param ownHosts hosts of the firm's own pages, lower case
 * @returns undefined for an address that is none
 */
export function readTouch(
  visit: { address: string; referrer: string; at: string },
  ownHosts: readonly string[],
): Touch | undefined {
  if (!URL.canParse(visit.address)) return undefined
  const { searchParams, pathname } = new URL(visit.address)
  const read = (name: string) => bounded(searchParams.get(name) ?? '', maxLength)
  const host = URL.canParse(visit.referrer) ? new URL(visit.referrer).hostname : ''
  return {
    source: read(parameters.source),
    medium: read(parameters.medium),
    campaign: read(parameters.campaign),
    term: read(parameters.term),
    content: read(parameters.content),
    referrer: ownHosts.includes(host) ? '' : bounded(host, maxLength),
    landingPath: bounded(pathname, maxPath),
    at: visit.at,
  }
}

/**
 * The touches after one more visit. The first is never replaced; the last only by a visit that came from
 * somewhere: walking on, or coming back by oneself, takes nothing from a campaign.
 */
export function addTouch(known: Touches | undefined, touch: Touch): Touches {
  if (known === undefined) return { first: touch, last: touch }
  return { first: known.first, last: isFromSomewhere(touch) ? touch : known.last }
}

function isFromSomewhere({ source, medium, campaign, term, content, referrer }: Touch): boolean {
  return [source, medium, campaign, term, content, referrer].some((text) => text !== '')
}

function bounded(text: string, length: number): string {
  const plain = text.toWellFormed().replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, length).join('')
}

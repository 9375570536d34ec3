/** Programs that fetch links of mails and chats, as far as they say so. */
const programs =
  /bot\b|crawl|spider|slurp|preview|scan|fetch|monitor|headless|facebookexternalhit|whatsapp|telegram|skypeuri|bingpreview|safelinks|proofpoint|mimecast|barracuda|python|curl|wget|java\/|okhttp|axios|libwww|go-http/i

/**
 * Whether a request for a customer's page can be a person's look. A program that asks for its head
 * only, says that it fetches ahead or calls itself one is none; one that passes for a browser cannot
 * be told from a person.
 */
export function countsAsLook({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method === 'HEAD') return false
  const ahead = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')]
  if (ahead.some((value) => /prefetch|prerender|preview/i.test(value ?? ''))) return false
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !programs.test(browser)
}

/** Where a look came from, without anything of who looked. */
export type LookSource = {
  /** The host of the page that led here, or what the link calls its source; empty for none. */
  referrer: string
  /** What the link calls its campaign. */
  campaign: string
  /** Whether it came from elsewhere: another page of the same host goes on with a visit. */
  isEntry: boolean
}

/** Reads the source of a look from the request for a page. */
export function lookSourceOf({ url, headers }: Pick<Request, 'url' | 'headers'>): LookSource {
  const { host, searchParams } = new URL(url)
  const referer = headers.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer).host : ''
  const isEntry = from !== host
  const named = nameOf(searchParams.get('utm_source'))
  const referrer = isEntry
    ? from
        .toLowerCase()
        .replace(/^www\./, '')
        .slice(0, 100) || named
    : ''
  return { referrer, campaign: nameOf(searchParams.get('utm_campaign')), isEntry }
}

/** Whoever writes a link may put an address of a person in it, which is not kept. */
function nameOf(text: string | null): string {
  const name = (text ?? '').replace(/\p{C}/gu, '').trim().slice(0, 100)
  return name.includes('@') ? '' : name
}

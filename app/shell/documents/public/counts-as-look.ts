/** Programs that fetch links of mails and chats, as far as they say so. */
const programs =
  /bot\b|crawl|spider|slurp|preview|scan|fetch|monitor|headless|facebookexternalhit|whatsapp|telegram|skypeuri|bingpreview|safelinks|proofpoint|mimecast|barracuda|python|curl|wget|java\/|okhttp|axios|libwww|go-http/i

/**
 * Whether a request for a customer's page can be a person's look. A program that asks for its head
 * only, says that it fetches ahead or calls itself one is none; one that passes for a browser cannot
 * be told from a person.
 */
export function countsAsLook({ method, headers }: Request): boolean {
  if (method === 'HEAD') return false
  const ahead = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')]
  if (ahead.some((value) => /prefetch|prerender|preview/i.test(value ?? ''))) return false
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !programs.test(browser)
}

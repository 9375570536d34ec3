import { languages } from '#contract/core/fields.ts'

/** What crawlers are asked to leave alone, and where the site's map is. */
export function robotsText(origin: string): string {
  return lines(
    'User-agent: *',
    'Disallow: /firms',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  )
}

const validDays = 180

/**
 * How to tell us of a weakness, https://www.rfc-editor.org/rfc/rfc9116. It says itself for how
 * long it holds, so it is never found out of date.
 */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return lines(
    `Contact: ${origin}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  )
}

function lines(...texts: readonly string[]): string {
  return `${texts.join('\n')}\n`
}

/** A file made for the request; it changes seldom, so it may be kept for an hour. */
export function fileAnswer(body: string, type: 'text/plain' | 'application/xml'): Response {
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}

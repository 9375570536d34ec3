import { expect, test } from 'vitest'
import { robotsText, securityText } from './text-files.ts'

const origin = 'https://firmament.example'

test('security.txt has the fields that RFC 9116 demands, and ends within a year', () => {
  const now = new Date('2026-11-21T15:30:00Z')
  const text = securityText(origin, now)
  const fields = new Map(text.trimEnd().split('\n').map(fieldOf))
  expect(fields.get('Contact')).toBe(`${origin}/contact-us`)
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('en, de, it, ru, es')
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('robots.txt names the site’s map by its whole address', () => {
  expect(robotsText(origin).split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

function fieldOf(line: string): [string, string] {
  const [name = '', ...rest] = line.split(': ')
  return [name, rest.join(': ')]
}

import { expect, test } from 'vitest'
import { languages } from '#contract/core/fields.ts'
import { Blocks } from '#contract/website/blocks.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf } from '../testing/random.ts'
import { sampleBlocks, sampleContext, sampleData } from '../testing/sample-blocks.ts'
import { renderBlocks } from './blocks.ts'
import { makeHeadings } from './context.ts'

function headingLevels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
}

test('every kind of block is typed data and shows what it says', () => {
  expect(Blocks.parse(sampleBlocks)).toEqual(sampleBlocks)
  const html = renderBlocks(sampleBlocks, sampleContext())
  for (const words of [
    'Bread from our oven',
    '<figcaption>Since 1924</figcaption>',
    'Rye bread &lt;1 kg&gt;',
    '<span class="price">€4.80</span>',
    '<span class="price">€0.125</span>',
    'Sold out',
    'Book an appointment',
    'Day of the party',
    'Baking for beginners',
    '<time datetime="2026-10-03">3 October 2026</time>',
    'Tuesday – Friday',
    '24 December 2026 (Christmas Eve)',
    'Main Street 1<br>1010 Vienna',
    '<summary>Do you deliver?</summary>',
    '<span class="role">Neighbour</span>',
    '(PDF, 1.2 MB)',
  ]) {
    expect(html.replaceAll('\u2009', ' ').replaceAll('\u00a0', ' ')).toContain(words)
  }
})

test('prices and days are written as the language of the page does', () => {
  const html = renderBlocks(sampleBlocks, sampleContext('de'))
  expect(html.replaceAll('\u00a0', ' ')).toContain('€ 4,80')
  expect(html).toContain('3. Oktober 2026')
  expect(html).toContain('In den Warenkorb')
})

test('a page has no style and no script, and every form works without', () => {
  for (const language of languages) {
    const html = renderBlocks(sampleBlocks, sampleContext(language))
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    const forms = html.match(/<form[^>]*>/g) ?? []
    expect(forms.length).toBe(2)
    for (const form of forms) expect(form).toMatch(/method="post" action="\/_/)
  }
})

test('every field has a label, every picture words, and the trap is hidden from people', () => {
  const html = renderBlocks(sampleBlocks, sampleContext())
  const labels = new Set([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id))
  const fields = [...html.matchAll(/<(?:input|textarea)([^>]*)>/g)].map(([, rest = '']) => rest)
  const seen = fields.filter((rest) => !/type="hidden"|name="confirm_address"/.test(rest))
  expect(seen.length).toBe(6)
  for (const rest of seen) expect(labels).toContain(/id="([^"]+)"/.exec(rest)?.[1])
  expect(html).toContain('<p class="trap" aria-hidden="true">')
  expect(html).toMatch(/name="consent" value="yes" required>/)
  const images = html.match(/<img[^>]*>/g) ?? []
  for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+" alt="/)
  expect(images.filter((image) => !image.includes('loading="lazy"')).length).toBe(1)
  expect(html).toContain('alt="" ')
})

test('headings leave no level out, whatever blocks follow each other', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = rollFrom(seed)
    const blocks = listOf(random, 12, () => oneOf(random, sampleBlocks))
    let last = 1
    for (const level of headingLevels(renderBlocks(blocks, sampleContext()))) {
      expect(level, `seed ${seed}`).toBeGreaterThan(1)
      expect(level, `seed ${seed}`).toBeLessThanOrEqual(last + 1)
      last = level
    }
  }
})

test('headings that ask for one level get one level', () => {
  const level = makeHeadings()
  expect([3, 3, 4, 3, 2, 4, 4, 2].map(level)).toEqual([2, 2, 3, 2, 2, 3, 3, 2])
})

test('what is not there shows nothing, and a link to it is words', () => {
  const nothing = { ...sampleContext(), data: { ...sampleData, picture: () => undefined } }
  const [text, picture] = sampleBlocks
  expect(picture && renderBlocks([picture], nothing)).toBe('')
  expect(
    text?.type === 'text' && renderBlocks([{ ...text, text: 'See [it](page:gone).' }], nothing),
  ).toBe('<div class="block text" id="welcome">\n<p>See it.</p>\n</div>')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTreeInSteps } from './read-in-steps.ts'
import { readTree } from './read-tree.ts'

const invoice = readFileSync(new URL('../fixtures/invoice.ubl.xml', import.meta.url), 'utf8')
const [line = ''] = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(invoice) ?? []
const names = ['InvoiceLine', 'Ntry']

/** As many lines as make a long file, each another. */
function long(change: (line: string, at: number) => string = (text) => text): string {
  const lines = Array.from({ length: 400 }, (_, at) =>
    change(line.replace(/<cbc:ID>[^<]*/, `<cbc:ID>${at}`), at),
  )
  return invoice.replace(line, lines.join('\n'))
}

test.each([
  ['a long invoice', long()],
  ['a short one', invoice],
  [
    'one with a comment among its lines',
    long((text, at) => (at === 7 ? `<!-- x -->${text}` : text)),
  ],
  [
    'one with text that is no markup',
    long((text) => text.replace('<cbc:Name>', '<cbc:Name><![CDATA[<cac:InvoiceLine>]]>')),
  ],
  [
    'one whose lines name a namespace',
    long((text) => text.replace('<cac:InvoiceLine>', '<cac:InvoiceLine xmlns:x="urn:x">')),
  ],
  [
    'one with a line in a line',
    long((text, at) =>
      at === 9 ? text.replace('</cac:InvoiceLine>', `${line}</cac:InvoiceLine>`) : text,
    ),
  ],
  ['one with an empty line', long((text, at) => (at === 9 ? `<cac:InvoiceLine/>${text}` : text))],
])('%s is the same tree as in one go', async (_, xml) => {
  expect(await readTreeInSteps(xml, names)).toEqual(readTree(xml))
})

test('what cannot be read in one go cannot in steps', async () => {
  for (const xml of [
    long().slice(0, -40),
    long((text, at) => (at === 5 ? text.replace('</cac:Item>', '') : text)),
    long((text, at) => (at === 5 ? text.replace('<cac:Item>', '') : text)),
    `<!DOCTYPE a>${long()}`,
    long().replace('</cac:InvoiceLine>', ''),
  ]) {
    expect(() => readTree(xml)).toThrow()
    await expect(readTreeInSteps(xml, names)).rejects.toThrow()
  }
})

test('others go on in between', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await readTreeInSteps(long(), names)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})

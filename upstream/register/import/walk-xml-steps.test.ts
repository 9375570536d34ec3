import { expect, it } from 'vitest'
import { walkXml } from './walk-xml.ts'
import { walkXmlSteps } from './walk-xml-steps.ts'

const row = (_: unknown, at: number) =>
  `<x:row r="${at + 1}"><c r="A${at + 1}"><v>${at} &amp; more</v></c></x:row>`
const rows = Array.from({ length: 3_000 }, row)

function sheetOf(inner: string): string {
  return `<?xml version="1.0"?><x:worksheet xmlns:x="urn:x"><cols><col/></cols><sheetData>${inner}</sheetData><foot/></x:worksheet>`
}

/** The rows of a sheet and its texts as they come. */
function noted() {
  const seen: string[] = []
  const open = (name: string, { r = '' }: Record<string, string>) => {
    if (name === 'row') seen.push(r)
  }
  return { seen, on: [open, () => {}, (text: string) => seen.push(text)] as const }
}

function readInSteps(xml: string) {
  const { seen, on } = noted()
  const work = walkXmlSteps(xml, 'row', ...on)
  let pauses = 0
  while (!work.next().done) pauses += 1
  return { seen, pauses }
}

it('reads the same in steps as at once, and a text that cannot be cut at once', () => {
  const xml = sheetOf(rows.join('\n'))
  const { seen, on } = noted()
  walkXml(xml, ...on)
  const isText = (text: string) => text.trim() !== ''
  const { seen: inSteps, pauses } = readInSteps(xml)
  expect(inSteps.filter(isText)).toEqual(seen.filter(isText))
  expect(pauses).toBe(15)
  const withComment = readInSteps(sheetOf(`${rows.join('')}<!-- </row> -->`))
  expect(withComment.seen).toHaveLength(6_000)
  expect(withComment.pauses).toBe(0)
})

it('refuses what is no XML, and what is too long to be read at once', () => {
  expect(() => readInSteps(sheetOf(rows.join('').replace('</c>', '')))).toThrow()
  expect(() => readInSteps(sheetOf(`${rows[0]}<!-- -->${rows.join('').repeat(12)}`))).toThrow()
})

import { describe, expect, it } from 'vitest'
import { readForm } from '#app/shell/form/read-form.ts'
import { chosenLines, restOf } from './credit-form.ts'

function send(fields: [string, string][]) {
  const body = new URLSearchParams(fields)
  return readForm(new Request('https://firmament.test', { method: 'POST', body }), {
    locale: 'de-DE',
    decimals: ['lines.*.quantity'],
    lists: ['chosen'],
  })
}

const rows: [string, string][] = [
  ['lines.0.lineId', 'A'],
  ['lines.0.quantity', '0,5'],
  ['lines.1.lineId', 'B'],
  ['lines.1.quantity', '3'],
]

describe('the form of a credit note', () => {
  it('gives the ticked lines with their quantities', async () => {
    const form = await send([['chosen', 'A'], ...rows])
    expect(chosenLines(form)).toEqual({ lines: [{ lineId: 'A', quantity: '0.5' }], problems: {} })
  })

  it('asks for a choice', async () => {
    expect(chosenLines(await send(rows)).problems).toEqual({ chosen: { key: 'nothingChosen' } })
  })

  it('names what is no quantity', async () => {
    const form = await send([['chosen', 'B'], ...rows.slice(0, 3), ['lines.1.quantity', 'drei']])
    expect(chosenLines(form).problems).toEqual({ 'lines.1.quantity': { key: 'invalidNumber' } })
  })
})

describe('what is left to credit', () => {
  it('is the quantity without what was credited, whatever its sign', () => {
    expect(restOf({ quantity: '2.5', creditedQuantity: '0.75' })).toBe('1.75')
    expect(restOf({ quantity: '-2', creditedQuantity: '2' })).toBe('0')
  })
})

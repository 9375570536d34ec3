import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blankLine, type DraftLine } from '../draft/draft.ts'

vi.stubEnv('SSR', false)
// Only now is the state one that may be written.
const { addLine, changeLines, draftState, keyed, markSaved, startDraft, updateDraft } =
  await import('./draft.state.ts')

const frame = {
  currency: 'EUR',
  priceMode: 'net',
  exchangeRate: '1',
  discount: { kind: 'percent', value: '' },
} as const

function line(description: string): DraftLine {
  return { ...blankLine('S'), description }
}

function shown(): string[] {
  return draftState.lines.map(({ key, description }) => `${key} ${description}`)
}

describe('the draft while it is written', () => {
  beforeEach(() => {
    startDraft(keyed([line('a'), line('b')]), { ...frame, discount: { ...frame.discount } }, false)
  })

  it('keeps each line’s key wherever the line goes', () => {
    changeLines({ kind: 'down', at: 0 }, 'S')
    expect(shown()).toEqual(['1 b', '0 a'])
  })

  it('gives a new line a key that no line had', () => {
    changeLines({ kind: 'remove', at: 1 }, 'S')
    expect(addLine(line('c'))).toBe('2')
    expect(shown()).toEqual(['0 a', '2 c'])
  })

  it('never is without a line', () => {
    changeLines({ kind: 'remove', at: 0 }, 'S')
    changeLines({ kind: 'remove', at: 0 }, 'S')
    expect(shown()).toEqual(['2 '])
  })

  it('takes over what the inputs say and keeps the keys', () => {
    updateDraft([line('x'), line('y')], { ...frame, currency: 'USD' })
    expect(shown()).toEqual(['0 x', '1 y'])
    expect(draftState.frame.currency).toBe('USD')
  })

  it('knows whether it was changed since it was saved', () => {
    expect(draftState.isChanged).toBe(false)
    addLine(line('c'))
    expect(draftState.isChanged).toBe(true)
    markSaved()
    expect(draftState.isChanged).toBe(false)
  })
})

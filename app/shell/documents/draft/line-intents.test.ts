import { describe, expect, it } from 'vitest'
import { applyLineIntent, parseLineIntent } from './line-intents.ts'

const lines = ['a', 'b', 'c']

function press(button: string): string[] {
  const intent = parseLineIntent(button)
  if (!intent) throw new Error(`${button} is no button of the lines`)
  return applyLineIntent(lines, intent, () => 'new')
}

describe('buttons of the lines', () => {
  it('add a line at the end', () => {
    expect(press('add')).toEqual(['a', 'b', 'c', 'new'])
  })

  it('remove a line', () => {
    expect(press('remove.1')).toEqual(['a', 'c'])
  })

  it('move a line up and down', () => {
    expect(press('up.2')).toEqual(['a', 'c', 'b'])
    expect(press('down.0')).toEqual(['b', 'a', 'c'])
  })

  it('change nothing at the ends and beyond them', () => {
    for (const button of ['up.0', 'down.2', 'up.7', 'remove.7']) {
      expect(press(button)).toEqual(lines)
    }
  })

  it('are told from all other buttons', () => {
    for (const intent of ['', 'save', 'remove', 'remove.', 'remove.x', 'up.-1', 'add.1']) {
      expect(parseLineIntent(intent)).toBeUndefined()
    }
  })
})

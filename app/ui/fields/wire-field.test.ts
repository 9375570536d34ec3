import { describe, expect, it } from 'vitest'
import { noteId, wireField } from './wire-field.ts'

describe('wireField', () => {
  it('points to nothing when there is no line below', () => {
    expect(wireField({ id: 'vat' })).toEqual({
      id: 'vat',
      'aria-describedby': undefined,
      'aria-invalid': undefined,
    })
  })
  it('points to a hint without calling the value wrong', () => {
    const wiring = wireField({ id: 'vat', hint: 'Nine digits' })
    expect(wiring['aria-describedby']).toBe(noteId('vat'))
    expect(wiring['aria-invalid']).toBeUndefined()
  })
  it('points to an error and marks the value', () => {
    const wiring = wireField({ id: 'vat', hint: 'Nine digits', error: 'This one has 8' })
    expect(wiring['aria-describedby']).toBe(noteId('vat'))
    expect(wiring['aria-invalid']).toBe(true)
  })
})

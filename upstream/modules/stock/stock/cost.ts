import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'

/** Units that came in together: how many ten-thousandths of them are left and what these cost. */
export type Layer = { quantity: number; value: Minor; moveId?: string | undefined }

export type CostMethod = 'fifo' | 'average'

/**
 * What an item's stock is made of between two moves, oldest layer first. A moving average has one
 * layer at most. Units that went out before they were there stand as one layer below zero.
 */
export type CostState = {
  method: CostMethod
  layers: Layer[]
  /** What came in last: units that are not there go out at its cost. */
  lastIn: Layer | undefined
}

/** What a move changed: the stock's value, and the cost of units that went out before. */
export type CostEffect = { value: Minor; correction: Minor }

/**
 * Takes units in that are worth `given` by their documents. Where units went out before they were there,
 * these are filled first: what they turn out to cost more is the correction, and no value of stock.
 */
export function takeIn(
  state: CostState,
  quantity: number,
  given: Minor,
  moveId?: string,
): CostEffect {
  state.lastIn = { quantity, value: given }
  const missing = state.layers[0]
  const filled = missing && missing.quantity < 0 ? Math.min(quantity, -missing.quantity) : 0
  let correction = 0
  if (missing && filled > 0) {
    const assumed = shareOf(-missing.value, filled, -missing.quantity)
    correction = shareOf(given, filled, quantity) - assumed
    missing.quantity += filled
    missing.value += assumed
    if (missing.quantity === 0) state.layers = []
  }
  const left = given - shareOf(given, filled, quantity)
  if (quantity > filled) addLayer(state, { quantity: quantity - filled, value: left, moveId })
  return { value: given - correction, correction }
}

/**
 * Puts right by how much units cost more: for those that are still there it is value of the stock, for
 * the others a correction of what they cost when they went out. First in, first out knows by the move
 * that they came in by which are left of them; else they are taken for those that came in last.
 */
export function putPriceRight(
  state: CostState,
  quantity: number,
  given: Minor,
  moveId: string | null,
): CostEffect {
  const isKnown = state.method === 'fifo' && moveId !== null
  const own = isKnown ? state.layers.filter((layer) => layer.moveId === moveId) : state.layers
  const there = own.reduce((sum, layer) => sum + Math.max(layer.quantity, 0), 0)
  const value = shareOf(given, Math.min(there, quantity), quantity)
  const newest = own.at(-1)
  if (newest && value !== 0) newest.value += value
  return { value, correction: given - value }
}

/** Takes units out: the oldest first, or at the average; what is missing at the last known cost. */
export function takeOut(state: CostState, quantity: number): CostEffect {
  let left = quantity
  let value = 0
  while (left > 0 && (state.layers[0]?.quantity ?? 0) > 0) {
    const layer = state.layers[0]
    if (!layer) break
    const taken = Math.min(left, layer.quantity)
    const cost = shareOf(layer.value, taken, layer.quantity)
    layer.quantity -= taken
    layer.value -= cost
    value += cost
    left -= taken
    if (layer.quantity === 0) state.layers.shift()
  }
  if (left > 0) value += owe(state, left)
  return { value: 0 - value, correction: 0 }
}

function owe(state: CostState, quantity: number): Minor {
  const { lastIn } = state
  const value = lastIn ? shareOf(lastIn.value, quantity, lastIn.quantity) : 0
  const missing = state.layers[0] ?? { quantity: 0, value: 0 }
  state.layers = [{ quantity: missing.quantity - quantity, value: missing.value - value }]
  return value
}

function addLayer(state: CostState, layer: Layer): void {
  const only = state.layers[0]
  if (state.method === 'average' && only) {
    only.quantity += layer.quantity
    only.value += layer.value
  } else state.layers.push(layer)
}

/** The part of a value that goes with a part of a quantity, to the nearest minor unit. */
export function shareOf(value: Minor, part: number, whole: number): Minor {
  if (part === whole) return value
  if (part === 0 || whole === 0) return 0
  return minorFrom(divideRound(BigInt(value) * BigInt(part), BigInt(whole)))
}

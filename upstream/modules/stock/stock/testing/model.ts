/**
 * What happened, as the model knows it: `back` is the place of the delivery that comes back, `kits` how
 * many are made of two things each, or taken apart where it is below zero, `landed` the place of the
 * receipt whose freight comes in later, `moved` how many go to another warehouse, where they stay.
 */
export type Step = {
  date: string
  units: number
  cents?: number
  back?: number
  kits?: number
  landed?: number
  moved?: number
  isAdjusted?: boolean
}
export type Method = 'fifo' | 'average'
export type Layer = { units: number; cents: number }
type Layers = Record<'thing' | 'kit', Layer[]>

/** Of putting one kit together, in cents. */
export const labour = 50

/**
 * The rule from its words alone: all history up to a day is played from the start, in order of days; in
 * whole units and whole cents, no layer kept from before.
 * @returns what lies there, the oldest first, and by how much each step changed what the stock is worth
 */
export function play(steps: readonly Step[], method: Method, until = '9999') {
  const layers: Layers = { thing: [], kit: [] }
  const gone = new Map<number, Layer & { returned: number }>()
  const costs = new Map<number, number>()
  const worth = () => sum(layers.thing).cents + sum(layers.kit).cents
  for (const { at, date, units, cents = 0, back, kits = 0, landed, moved } of inOrder(steps)) {
    if (date > until) break
    const before = worth()
    const out = back === undefined ? undefined : gone.get(back)
    if (landed !== undefined || moved !== undefined) continue
    if (kits > 0) put('kit', kits, take('thing', 2 * kits) + kits * labour)
    else if (kits < 0) put('thing', -2 * kits, Math.max(0, take('kit', -kits) + kits * labour))
    else if (out) {
      const share = (part: number) => partOf(out.cents, part, out.units)
      put('thing', units, share(out.returned + units) - share(out.returned))
      out.returned += units
    } else if (units > 0) put('thing', units, cents + freightOf(steps, at))
    else gone.set(at, { units: -units, cents: take('thing', -units), returned: 0 })
    costs.set(at, worth() - before)
  }
  return { layers, costs }

  function put(of: keyof Layers, units: number, cents: number): void {
    const before = sum(layers[of])
    if (method === 'fifo') layers[of].push({ units, cents })
    else layers[of] = [{ units: before.units + units, cents: before.cents + cents }]
  }

  function take(of: keyof Layers, units: number): number {
    const before = sum(layers[of]).cents
    for (let left = units; left > 0; ) {
      const [first] = layers[of]
      if (!first) throw new Error('The history takes what is not there')
      const taken = Math.min(left, first.units)
      first.cents -= partOf(first.cents, taken, first.units)
      first.units -= taken
      left -= taken
      if (first.units === 0) layers[of].shift()
    }
    return before - sum(layers[of]).cents
  }
}

/** Units and cents of some layers together. */
export function sum(layers: readonly Layer[]): Layer {
  const [units, cents] = [(one: Layer) => one.units, (one: Layer) => one.cents].map((of) =>
    layers.reduce((all, layer) => all + of(layer), 0),
  )
  return { units: units ?? 0, cents: cents ?? 0 }
}

/** Steps with their places, in order of their days and on each as they were written. */
export function inOrder(steps: readonly Step[]) {
  const order = steps.map((step, at) => ({ ...step, at }))
  return order.sort((a, b) => (a.date === b.date ? a.at - b.at : a.date < b.date ? -1 : 1))
}

function freightOf(steps: readonly Step[], at: number): number {
  return steps.reduce((all, { landed, cents = 0 }) => all + (landed === at ? cents : 0), 0)
}

/** The nearest whole cent of a share; halves go up. */
function partOf(cents: number, part: number, whole: number): number {
  return part === whole ? cents : Math.floor((2 * cents * part + whole) / (2 * whole))
}

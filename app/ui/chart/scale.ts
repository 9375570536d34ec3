const niceSteps = [1, 2, 2.5, 5, 10]

/** A linear scale whose ticks stand at equal distances, zero among them. */
export type Scale = {
  /** From the highest to the lowest. */
  ticks: number[]
  /** Gives the distance of a value from the top, from 0 to 100. */
  toY: (value: number) => number
}

/** Makes a scale that holds zero and every value, with round ticks of which there are at most `most`. */
export function scaleFor(values: readonly number[], maxSteps = 5): Scale {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const step = stepFor(lowest, highest, maxSteps)
  // With nothing to show there is still one step above the horizon.
  const first = Math.ceil(highest / step) || (lowest === 0 ? 1 : 0)
  const last = Math.floor(lowest / step)
  const ticks = Array.from({ length: first - last + 1 }, (_, index) => (first - index) * step)
  return {
    ticks,
    toY: (value) => round(((first * step - value) / ((first - last) * step)) * 100),
  }
}

function stepFor(lowest: number, highest: number, maxSteps: number): number {
  const span = highest - lowest
  if (span === 0) return 1
  const power = 10 ** Math.floor(Math.log10(span / maxSteps))
  const fitting = [power, power * 10]
    .flatMap((unit) => niceSteps.map((nice) => nice * unit))
    .find((step) => Math.ceil(highest / step) - Math.floor(lowest / step) < maxSteps)
  return fitting ?? span
}

/** Rounds a coordinate, as the picture needs no more than hundredths. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A row of whole numbers that looks like chance and is the same each time for a seed. */
export type Random = {
  /** A whole number from 0 to below `bound`, each as likely as the others. */
  below: (bound: number) => number
  shuffle: <Value>(values: readonly Value[]) => Value[]
}

/**
 * Numbers from a seed (sfc32 of PractRand, seeded by a hash of the text). Who starts an attempt
 * passes a seed that nobody can guess; the order that comes of it is stored, never made again.
 */
export function randomOf(seed: string): Random {
  let [a, b, c, counter] = hash(seed)
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
  for (let warm = 0; warm < 12; warm += 1) next()
  const below = (bound: number) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError('Bound')
    // Numbers beyond the last whole multiple of the bound would make low ones likelier.
    const limit = 2 ** 32 - (2 ** 32 % bound)
    let value = next()
    while (value >= limit) value = next()
    return value % bound
  }
  const shuffle = <Value>(values: readonly Value[]) => {
    const left = [...values]
    const shuffled: Value[] = []
    while (left.length > 0) shuffled.push(...left.splice(below(left.length), 1))
    return shuffled
  }
  return { below, shuffle }
}

/** Four numbers of 32 bits from a text (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

// @ts-check

/** Milliseconds of one call. @param {import('../../tests/support/api.mjs').Api} api @param {string} path */
export async function timeOf(api, path) {
  const began = performance.now()
  await api.call('GET', path)
  return Math.round((performance.now() - began) * 10) / 10
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * Asks for the same of a small and a large firm in turns: the medians, and how many times longer the
 * large one takes.
 * @param {import('../../tests/support/api.mjs').Api} api
 * @param {number} times
 * @param {{ few: string, many: string }} paths
 */
export async function timeInTurns(api, times, paths) {
  const taken = { few: /** @type {number[]} */ ([]), many: /** @type {number[]} */ ([]) }
  for (let at = 0; at < times; at++) {
    taken.few.push(await timeOf(api, paths.few))
    taken.many.push(await timeOf(api, paths.many))
  }
  const [few, many] = [median(taken.few), median(taken.many)]
  return { few, many, factor: Math.round((many / few) * 10) / 10 }
}

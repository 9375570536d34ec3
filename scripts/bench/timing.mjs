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
